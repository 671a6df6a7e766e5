### Español. Las reglas numeradas de Bismarck, por partes.

rules-bismarck-title = Bismarck: las reglas numeradas
rules-size = { $players } jugadores, { $deals } repartos
rules-bismarck-intro = Estas son las reglas del juego sueco moderno; debajo de cada una está lo que hacen otras casas. El reglamento de la mesa dice cuáles están en vigor; el código, las pruebas y los mensajes de error citan los números. Las fuentes 000, 001 y 002 son los documentos con que empezó el proyecto.

rules-bismarck-section-1 = Jugadores, cartas y papeles
rule-BIS-1-1-three = Juegan tres personas, cada una por su cuenta.
rule-BIS-1-1-four = Juegan cuatro personas, cada una por su cuenta.
rule-BIS-1-1-pairs = Juegan cuatro personas, dos contra dos.
rule-BIS-1-1-clockwise = Todo va en sentido horario: el siguiente jugador es el de la izquierda.
rule-BIS-1-2-52 = Se juega con 52 cartas sin comodines.
rule-BIS-1-2-43 = Se juega con 43 cartas: tréboles desde el cinco, los demás palos desde el cuatro.
rule-BIS-1-2-36 = Se juega con 36 cartas: cada palo desde el seis.
rule-BIS-1-2-ace-high = El orden de cada palo es { $ranks }.
rule-BIS-1-2-ace-low = El as es la carta más baja: el orden de cada palo es { $ranks }.
rule-BIS-1-2-low-in = { $contract }: el as es la carta más baja, por debajo de todas las de su palo.
rule-BIS-1-3-lot = El primer repartidor se sortea.
rule-BIS-1-3-passes = Después de cada reparto le toca repartir al de la izquierda.
rule-BIS-1-3-in-a-row = Cada jugador reparte { $count } veces seguidas y después le toca al de su izquierda.
rule-BIS-1-3-left = En cada reparto hay un declarante: el vecino izquierdo del repartidor, que además es mano (jugador) y sale en la primera baza.
rule-BIS-1-3-dealer = En cada reparto el repartidor es el declarante; su vecino izquierdo es mano (jugador) y sale en la primera baza.
rule-BIS-1-4-alone = Nadie tiene compañero.
rule-BIS-1-4-pairs = Los compañeros se sientan uno enfrente del otro y no hablan de sus cartas.
rule-BIS-1-5-as-ever = El primer reparto es como los demás.
rule-BIS-1-5-club-ace = En el primer reparto no vale la regla 1.3: quien recibe el as de tréboles es el declarante y la mano (jugador) en él, y da el segundo reparto.

rules-bismarck-section-2 = Barajar y repartir
rule-BIS-2-1-shuffle = El repartidor baraja y corta su vecino derecho.
rule-BIS-2-1-one-by-one = Las cartas se reparten de una en una, empezando por la izquierda del repartidor, hasta que todos tienen { $hand }.
rule-BIS-2-1-packets = Las cartas se reparten de { $count } en { $count }, empezando por la izquierda del repartidor, hasta que todos tienen { $hand }.
rule-BIS-2-1-mixed-packets = Las cartas se reparten por vueltas, empezando por la izquierda del repartidor: todos reciben sucesivamente { $packets } hasta que tienen { $hand }.
rule-BIS-2-2-none = No hay pozo.
rule-BIS-2-2-first = { $count ->
    [one] Otra carta forma el pozo: la primera del mazo.
   *[other] Otras { $count } cartas forman el pozo: las primeras del mazo.
 }
rule-BIS-2-2-last = { $count ->
    [one] Otra carta forma el pozo: la última del mazo.
   *[other] Otras { $count } cartas forman el pozo: las últimas del mazo.
 }
rule-BIS-2-2-scattered = { $count ->
    [one] Otra carta forma el pozo: viene de una posición del mazo que no es la primera ni la última.
   *[other] Otras { $count } cartas forman el pozo: vienen de posiciones del mazo que no son la primera ni la última ni contiguas.
 }
rule-BIS-2-2-open = El pozo está boca arriba a la vista de todos.
rule-BIS-2-2-closed = El pozo queda boca abajo y nadie lo mira.
rule-BIS-2-3-before-deal = Se elige antes de repartir; todos levantan sus cartas en cuanto están repartidas.
rule-BIS-2-3-open-cards = Mientras el declarante deba elegir solo con las cartas visibles, nadie mira las suyas; en cuanto anuncia el contrato, y el triunfo si se nombra a la vez, las miran todos.
rule-BIS-2-3-at-once = Todos levantan sus cartas en cuanto están repartidas.
rule-BIS-2-3-nothing-to-choose = No hay nada que elegir, así que todos levantan sus cartas en cuanto están repartidas.
rule-BIS-2-3-in-pause = Todos cogen sus cartas según se reparten, también cuando el reparto se detiene.
rule-BIS-2-4-none = Ninguna carta decide el triunfo.
rule-BIS-2-4-card = En algunos contratos decide el triunfo una carta que ven todos.
rule-BIS-2-4-turned = { $contract }: el palo de la primera carta visible es triunfo.
rule-BIS-2-4-cut = { $contract }: antes de repartir se corta una carta del mazo, se enseña y se devuelve, y su palo es triunfo; si el contrato no se elige hasta después del reparto, se corta de otro mazo.
rule-BIS-2-4-last-card = { $contract }: la última carta del mazo se enseña a todos y se queda donde se repartió, y su palo es triunfo.
rule-BIS-2-4-dealers-card = { $contract }: la última carta que recibe el repartidor se enseña a todos y se queda ahí, y su palo es triunfo.
rule-BIS-2-5-none = El reparto no se detiene.
rule-BIS-2-5-pause = { $count ->
    [one] En un contrato en que el declarante nombra el triunfo, el reparto se detiene cuando todos tienen una carta: con ella el declarante lo nombra, y luego se reparte el resto.
   *[other] En un contrato en que el declarante nombra el triunfo, el reparto se detiene cuando todos tienen { $count } cartas: con ellas el declarante lo nombra, y luego se reparte el resto.
 }

rules-bismarck-section-3 = Contrato y cambio
rule-BIS-3-1-chosen = { $count ->
    [one] El declarante elige el contrato, cada uno solo una vez por partida; el usado se marca en la hoja de puntos y el último que queda no necesita elección.
   *[other] El declarante elige el contrato, cada uno { $count } veces por partida; el usado se marca en la hoja de puntos y el último que queda no necesita elección.
 }
rule-BIS-3-1-fixed = El contrato de un reparto no se elige libremente: la regla 3.2 da el orden.
rule-BIS-3-1-seen-nothing = Antes de elegir, el declarante no ha visto nada.
rule-BIS-3-1-seen-open-cards = Antes de elegir, el declarante ha visto solo las cartas visibles.
rule-BIS-3-1-seen-hand = Antes de elegir, el declarante ha visto sus cartas y las que estén visibles.
rule-BIS-3-1-seen-kitty = El declarante toma primero el pozo y elige antes de descartar.
rule-BIS-3-1-seen-exchange = El declarante hace primero el cambio y elige después.
rule-BIS-3-1-contracts = Estos contratos se juegan.
rule-BIS-3-1-contract = { $contract }: { $trump ->
    [clubs] el triunfo es tréboles
    [diamonds] el triunfo es diamantes
    [hearts] el triunfo es corazones
    [spades] el triunfo es picas
    [declared] el declarante nombra el triunfo
    [turned] la primera carta visible decide el triunfo
    [last-card] la última carta del mazo decide el triunfo
    [dealers-card] la última carta del repartidor decide el triunfo
    [cut] una carta cortada decide el triunfo
   *[no-trump] no hay triunfo
 }; { $aim ->
    [lose] se evitan las bazas.
    [shed] las cartas se colocan en hileras (capítulo 8).
   *[win] se quieren bazas.
 }
rule-BIS-3-2-none = No hay un orden fijo.
rule-BIS-3-2-by-turn = Los contratos vienen en un orden fijo, el mismo para cada declarante: { $contracts }.
rule-BIS-3-2-by-deal = Los contratos vienen en un orden fijo, uno más adelante en cada reparto, sea quien sea el declarante: { $contracts }.
rule-BIS-3-3-none = No hay contrato libre.
rule-BIS-3-3-free = En el contrato libre el declarante elige cualquiera de estos, aunque ya se haya jugado: { $contracts }.
rule-BIS-3-4-none = No hay ningún contrato en que el declarante nombre el triunfo.
rule-BIS-3-4-named = Lo que el declarante puede nombrar:
rule-BIS-3-4-suits = { $count ->
    [one] { $contract }: siempre { $suits }.
   *[other] { $contract }: una opción entre { $suits }.
 }
rule-BIS-3-5-with-contract = El triunfo que nombra el declarante se dice junto con el contrato.
rule-BIS-3-5-before-play = El triunfo que nombra el declarante se dice después del cambio, antes de la primera salida.
rule-BIS-3-5-in-pause = El triunfo que nombra el declarante se dice con las primeras cartas, mientras el reparto se detiene.
rule-BIS-3-5-none = Nadie nombra el triunfo.
rule-BIS-3-6-no-kitty = Sin pozo no hay cambio.
rule-BIS-3-6-takes = El declarante debe tomar el pozo.
rule-BIS-3-6-may-take = El declarante puede tomar el pozo o dejarlo donde está.
rule-BIS-3-6-stays = No hay cambio: el pozo se queda donde está.
rule-BIS-3-6-differs = Que el declarante tome el pozo depende del contrato.
rule-BIS-3-6-unseen = Un pozo que se deja no se ve.
rule-BIS-3-6-takes-in = { $contract }: el declarante debe tomarlo.
rule-BIS-3-6-may-take-in = { $contract }: el declarante puede tomarlo o dejarlo.
rule-BIS-3-6-stays-in = { $contract }: no hay cambio.
rule-BIS-3-7-none = Nadie descarta.
rule-BIS-3-7-take-first = { $count ->
    [one] Tras tomar el pozo, el declarante descarta una carta, que puede ser la del pozo.
   *[other] Tras tomar el pozo, el declarante descarta { $count } cartas, que pueden ser del pozo.
 }
rule-BIS-3-7-discard-first = { $count ->
    [one] Antes de tomar el pozo, el declarante descarta una carta; lo que llega después se conserva.
   *[other] Antes de tomar el pozo, el declarante descarta { $count } cartas; lo que llega después se conserva.
 }
rule-BIS-3-7-one-by-one = Los programas piden y guardan los descartes de uno en uno, primero el más bajo.
rule-BIS-3-8-secret = Los descartes quedan boca abajo: solo el declarante los conoce, no se juegan y no cuentan para nadie.
rule-BIS-3-8-none = No hay descartes.
rule-BIS-3-9-none = Nadie pasa cartas a otro.
rule-BIS-3-9-partners = Tras tomar las cuatro cartas del pozo, el declarante pasa cuatro cartas boca abajo a su compañero. Este pasa una a cada uno de los otros tres.
rule-BIS-3-9-one-by-one = Los programas piden y guardan las cuatro cartas del declarante de una en una, primero la más baja, y las de su compañero en sentido horario desde su izquierda.
rule-BIS-3-10-none = Los adversarios no cambian cartas.
rule-BIS-3-10-others = Después el jugador a la izquierda del declarante pasa una carta a su compañero y recibe otra, de modo que todos tienen las mismas.
rule-BIS-3-10-any = Se puede pasar cualquier carta, también una recién recibida; solo quien la pasa y quien la recibe saben cuál es.

rules-bismarck-section-4 = Juego de las cartas
rule-BIS-4-1-lead = El vecino izquierdo del repartidor, mano (jugador), sale con cualquier carta en la primera baza, sea quien sea el declarante. Los demás juegan en sentido horario una carta cada uno, de las suyas.
rule-BIS-4-2-follow = Debes asistir al palo: si tienes una carta del palo de salida, juegas una de ellas.
rule-BIS-4-3-free = Si no tienes ninguna carta del palo de salida, puedes jugar cualquiera.
rule-BIS-4-3-must-trump = Si no tienes ninguna carta del palo de salida, debes jugar un triunfo si lo tienes; nunca tienes que superar otro triunfo.
rule-BIS-4-3-no-trumps = Si no tienes ninguna carta del palo de salida, puedes jugar cualquiera: no hay triunfo.
rule-BIS-4-4-never = Nadie tiene que superar las cartas de la baza.
rule-BIS-4-4-at-no-trump = Cuando no hay triunfo, quien asiste debe superar la mejor carta de la baza si puede. Esto vale solo en contratos en que se quieren bazas.
rule-BIS-4-4-when-trump-led = Cuando se sale de triunfo, quien asiste debe superar la mejor carta de la baza si puede. Esto vale solo en contratos en que se quieren bazas.
rule-BIS-4-4-both = Cuando no hay triunfo, y cuando se sale de triunfo, quien asiste debe superar la mejor carta de la baza si puede. Esto vale solo en contratos en que se quieren bazas.
rule-BIS-4-5-trumps = Gana la baza el triunfo más alto; si no hay ninguno, la carta más alta del palo de salida.
rule-BIS-4-5-no-trumps = Gana la baza la carta más alta del palo de salida.
rule-BIS-4-6-next = Quien gana una baza sale con cualquier carta en la siguiente. Las bazas ganadas quedan boca abajo y solo cuenta cuántas son.

rules-bismarck-section-5 = Puntuación
rule-BIS-5-1-win-declarers = Cuando se quieren bazas, la cuota del declarante es { $declarer } y la de cada uno de los demás { $others }.
rule-BIS-5-1-win-sides = Cuando se quieren bazas, la cuota del lado del declarante es { $declarer } y la del otro lado { $others }.
rule-BIS-5-1-win-level = Cuando se quieren bazas, todos tienen la misma cuota: { $quota }.
rule-BIS-5-1-win-uneven = Cuando se quieren bazas, las cuotas son, en sentido horario desde el declarante, { $quotas }.
rule-BIS-5-1-win-none = Cuando se quieren bazas, nadie tiene cuota: cuenta cada baza.
rule-BIS-5-1-lose-declarers = Cuando se evitan las bazas, la cuota del declarante es { $declarer } y la de cada uno de los demás { $others }.
rule-BIS-5-1-lose-sides = Cuando se evitan las bazas, la cuota del lado del declarante es { $declarer } y la del otro lado { $others }.
rule-BIS-5-1-lose-level = Cuando se evitan las bazas, todos tienen la misma cuota: { $quota }.
rule-BIS-5-1-lose-uneven = Cuando se evitan las bazas, las cuotas son, en sentido horario desde el declarante, { $quotas }.
rule-BIS-5-1-lose-none = Cuando se evitan las bazas, nadie tiene cuota: cuenta cada baza.
rule-BIS-5-1-no-tricks = No hay bazas, así que nadie tiene cuota.
rule-BIS-5-2-win = Cuando se quieren bazas, cada baza por encima de tu cuota te da 1 punto y cada baza por debajo te quita 1.
rule-BIS-5-2-win-every = Cuando se quieren bazas, cada baza da 1 punto.
rule-BIS-5-2-lose = Cuando se evitan las bazas, cada baza por debajo de tu cuota te da 1 punto y cada baza por encima te quita 1.
rule-BIS-5-2-lose-every = Cuando se evitan las bazas, cada baza quita 1 punto.
rule-BIS-5-2-level = La cuota exacta vale 0, y un total puede ser negativo.
rule-BIS-5-2-no-tricks = Nadie hace bazas: la regla 8.5 dice cuánto vale un reparto.
rule-BIS-5-3-zero = Como las cuotas suman las bazas de un reparto, los puntos de cada reparto suman 0: así se comprueba la hoja de puntos.
rule-BIS-5-3-zero-winning = Cuando se quieren bazas, los puntos de un reparto suman 0, porque las cuotas suman sus bazas; cuando se evitan, cuenta cada baza y la suma no es 0.
rule-BIS-5-3-zero-losing = Cuando se evitan las bazas, los puntos de un reparto suman 0, porque las cuotas suman sus bazas; cuando se quieren, cuenta cada baza y la suma no es 0.
rule-BIS-5-3-never = Cuenta cada baza, así que los puntos de un reparto no suman 0 sino el número de bazas, en negativo cuando se evitan.
rule-BIS-5-3-layouts = En las hileras los puntos siempre suman 0.
rule-BIS-5-4-alone = Cada uno cuenta solo sus propias bazas.
rule-BIS-5-4-pairs = Las bazas de los dos compañeros cuentan juntas. Ambos reciben los puntos de su lado, y ganan o comparten la victoria juntos.

rules-bismarck-section-6 = Fin de la partida
rule-BIS-6-1-length = { $count ->
    [one] La partida termina cuando todos, como declarantes, han jugado cada contrato una vez: son { $deals } repartos.
   *[other] La partida termina cuando todos, como declarantes, han jugado cada contrato { $count } veces: son { $deals } repartos.
 }
rule-BIS-6-2-highest = Gana el mayor total.
rule-BIS-6-3-shared = Si varios tienen el mayor total comparten la victoria.
rule-BIS-6-3-play-off = Si varios tienen el mayor total, se juega un desempate entre ellos.
rule-BIS-6-4-none = No hay desempate.
rule-BIS-6-4-play-off = El desempate se juega con repartos extra de palo libre, de uno en uno, y cada vez reparte el de la izquierda; juegan todos, pero solo puede ganar quien siga igualado en cabeza. En cuanto alguien está solo en cabeza, o tras tantos repartos extra como jugadores, la partida termina; quienes sigan igualados comparten la victoria.

rules-bismarck-section-7 = Irregularidades
rule-BIS-7-1-redeal = Si el declarante empieza a jugar sin haber descartado, el reparto es inválido y no cuenta: el mismo repartidor reparte otra vez y se conserva el contrato.
rule-BIS-7-1-keeps-trumps = También se conserva el triunfo ya nombrado.
rule-BIS-7-1-table = Si el declarante empieza a jugar sin haber descartado, ninguna regla dice qué pasa: decide la mesa.
rule-BIS-7-1-nothing = Nadie descarta, así que nadie puede olvidarlo.

rules-bismarck-section-8 = Hileras
rule-BIS-8-1-none = No se juega a las hileras.
rule-BIS-8-1-rows = Las hileras se juegan sin bazas, así que el capítulo 4 no vale para ellas. Cada palo forma una hilera en la mesa: todas empiezan igual, y cada una crece con la carta siguiente de su palo.
rule-BIS-8-1-up = { $contract }: cada hilera empieza con la carta más baja de su palo y sube.
rule-BIS-8-1-down = { $contract }: cada hilera empieza con la carta más alta de su palo y baja.
rule-BIS-8-1-named = { $contract }: el declarante nombra el valor con que empieza cada hilera, y si sube o baja.
rule-BIS-8-2-none = El declarante no nombra hileras.
rule-BIS-8-2-named = Todos miran todas sus cartas antes de que el declarante nombre un valor que haya en todos los palos, y la dirección. Tras la carta más alta de un palo viene la más baja, y al revés.
rule-BIS-8-3-none = Nadie coloca cartas en hileras.
rule-BIS-8-3-turns = La mano (jugador) tiene el primer turno, que sigue en el sentido de las agujas del reloj. En tu turno colocas una carta que empieza o continúa una hilera; si tienes alguna así, debes colocar una.
rule-BIS-8-4-none = Nadie pasa.
rule-BIS-8-4-pass = Si no encaja ninguna de tus cartas, pasas, y solo entonces; así todos saben que no tienes ninguna de las que encajan.
rule-BIS-8-5-none = Ningún reparto termina antes de la última baza.
rule-BIS-8-5-score = Las hileras terminan en cuanto alguien se queda sin cartas. Los demás pierden 1 punto por cada carta que les queda, y ese jugador gana tantos puntos como pierden entre todos.

## Ejemplos

example-takes = { $trump ->
    [spades] El triunfo es picas.
   *[no-trump] No hay triunfo.
 } La baza es { $trick }: la gana { $card }.
example-takes-in = { $contract }: la baza es { $trick } y la gana { $card }.
example-may-play = { $trump ->
    [spades] El triunfo es picas.
   *[no-trump] No hay triunfo.
 } Después de { $trick } tienes { $hand }: puedes jugar { $answer }.
example-scores-win = Se quieren bazas, y las ganadas son, en sentido horario desde el declarante, { $tricks }: los puntos son { $points }.
example-scores-lose = Se evitan las bazas, y las ganadas son, en sentido horario desde el declarante, { $tricks }: los puntos son { $points }.
example-may-lay = { $contract }: en la mesa están { $laid }, y tienes { $hand }: puedes colocar { $answer }.
example-must-pass = { $contract }: en la mesa están { $laid }, y tienes { $hand }: debes pasar.
example-scores-shed = Al terminar las hileras, las cartas que quedan son, desde el declarante y en el sentido de las agujas del reloj, { $left }: los puntos son { $points }.
example-tie-shared = Los totales al final son { $totals }: los dos primeros comparten la victoria.
example-tie-playoff = Los totales al final son { $totals }: los dos primeros están igualados, así que sigue un reparto extra.

## Ejemplos antes del juego

example-rotation = En sentido horario se sientan { $players }, y a A le toca en suerte repartir primero. Los primeros { $count } repartos los hacen { $dealers }; los declarantes son { $declarers }.
example-found-by-card = A hace el primer reparto, y { $holder } tiene { $card }: { $holder } es su declarante, sale, y hace el segundo reparto, cuyo declarante es { $next }.
example-dealt = { $size ->
    [0] Contadas desde arriba las { $cards } cartas, el vecino izquierdo del repartidor recibe { $hand }.
   *[other] Contadas desde arriba las { $cards } cartas, con { $kitty } como pozo, el vecino izquierdo del repartidor recibe { $hand }.
 }
example-kitty-open = El pozo es { $kitty }: lo ven todos.
example-kitty-closed = El pozo es { $kitty }: nadie lo sabe antes de que se tome.
example-scattered = Contando desde arriba del mazo, { $right } pueden ser el pozo. No { $close }, porque dos de ellas son contiguas, ni { $last }, porque incluyen la última carta.
example-in-turn = { $contract }: se suceden en este orden { $steps }.
step-deal = el reparto
step-look = la mirada a las propias cartas
step-choose = la elección del contrato
step-name = la elección del triunfo
step-rest = el resto del reparto
step-take = la toma del pozo
step-discard = el descarte
step-give = el paso de cartas
step-lead = la primera salida
example-shown-turned = { $contract }: las cartas visibles son, en este orden, { $cards }, así que el triunfo es corazones.
example-shown-cut = { $contract }: se corta { $cards }, así que el triunfo es corazones.
example-shown-last-card = { $contract }: la última carta del mazo es { $cards }, así que el triunfo es corazones.
example-shown-dealers-card = { $contract }: la última carta que recibe el repartidor es { $cards }, así que el triunfo es corazones.
example-paused = { $contract }: cuando todos tienen { $count ->
    [one] { $count } carta, el declarante mira solo esa
   *[other] { $count } cartas, el declarante mira solo esas
 } y nombra el triunfo; después todos reciben { $rest } más.
example-chooses = Como declarante has jugado { $used }: la próxima vez eliges entre { $contracts }.
example-by-turn = Quien es declarante por primera vez juega { $first }, y por segunda vez { $second }.
example-by-deal = El primer reparto es { $first } y el segundo { $second }, sea quien sea el declarante.
example-at-will = Ya has jugado { $again }. En el contrato libre puedes elegirlo otra vez, entre { $contracts }.
example-names = En { $contract } se puede nombrar: { $suits }. No se puede: { $refused }.
example-names-again = Ya has jugado { $before }. En { $contract } puedes nombrar picas otra vez.
example-kitty-mandatory = { $contract }: el declarante tiene { $hand } buenas cartas y aun así toma el pozo.
example-kitty-optional = { $contract }: al declarante le gustan sus { $hand } cartas tal como se repartieron y puede dejar el pozo.
example-kitty-none = { $contract }: el declarante juega con sus { $hand } cartas tal como se repartieron.
example-exchanged-take-first = El declarante tiene { $hand } cartas, toma el pozo y tiene { $between }, descarta { $count } y tiene { $hand }.
example-exchanged-discard-first = El declarante tiene { $hand } cartas, descarta { $count } y tiene { $between }, toma el pozo y tiene { $hand }.
example-discard-take-first = { $count ->
    [one] Has tomado { $kitty } del pozo: puedes descartarla enseguida.
   *[other] Has tomado { $kitty } del pozo: puedes descartar enseguida cualquiera de ellas.
 }
example-discard-discard-first = { $count ->
    [one] El pozo es { $kitty }: no puedes descartarla, porque descartas antes de tomarlo.
   *[other] El pozo es { $kitty }: no puedes descartar ninguna de ellas, porque descartas antes de tomarlo.
 }
example-passed = Todos tienen { $hand } cartas. Con el pozo, el declarante tiene { $more } y pasa cartas hasta que su compañero tiene { $more }. Cuando el compañero ha pasado una carta a cada uno de los demás, los cuatro tienen { $end }.
example-may-return = Eres quien pasa la última carta, y tu compañero acaba de pasarte una: puedes devolverle esa misma.
example-forgotten-redeal = Reparte A, y { $declarer } sale sin haber descartado. { $named ->
    [no] El contrato era { $contract }: A reparte otra vez, { $declarer } vuelve a ser declarante, y el contrato es el mismo.
   *[yes] El contrato era { $contract } con { $suit } como triunfo: A reparte otra vez, { $declarer } vuelve a ser declarante, y contrato y triunfo son los mismos.
 }
example-forgotten-none = Reparte A, y { $declarer } sale en { $contract } sin haber descartado: estas reglas no mandan repartir otra vez, así que decide la mesa.
example-may-play-in = { $contract }: después de { $trick } tienes { $hand } y puedes jugar { $answer }.

## Ejemplos de puntuación

example-sheet-win = Reparte A, y { $declarer } es declarante en { $contract }. En el orden { $players }, las cuotas son { $quotas } y las bazas ganadas { $tricks }: los puntos son { $points }, y los totales pasan de { $before } a { $after }.
example-sheet-lose = Reparte A, y { $declarer } es declarante en { $contract }, donde se evitan las bazas. En el orden { $players }, las cuotas son { $quotas } y las bazas ganadas { $tricks }: los puntos son { $points }, y los totales pasan de { $before } a { $after }.
example-play-off-won = Los dos primeros están igualados, con los totales { $level }. { $count ->
    [one] Tras un reparto extra los totales son { $totals }: el primero va solo por delante del segundo y gana.
   *[other] Tras { $count } repartos extra los totales son { $totals }: el primero va solo por delante del segundo y gana.
 }
example-play-off-shared = Los dos primeros están igualados, con los totales { $level }. { $count ->
    [one] Tras un reparto extra, el único posible, los totales son { $totals }: los dos primeros comparten la victoria, tengan lo que tengan los demás.
   *[other] Tras { $count } repartos extra, todos los posibles, los totales son { $totals }: los dos primeros comparten la victoria, tengan lo que tengan los demás.
 }

## Cartas junto a un ejemplo que juega el lector

try-kitty = Visibles en la mesa
try-discarded = Ya descartadas
try-passed = Ya pasadas
