### Español. Las reglas numeradas de Bauernschnapsen, en partes.

rules-bauernschnapsen-title = Bauernschnapsen: las reglas numeradas
rules-size = { $players } jugadores por parejas, a { $target } puntos de juego, { $contracts ->
    [one] { $contracts } contrato
   *[other] { $contracts } contratos
 }
rules-bauernschnapsen-intro = Estas son las reglas del juego con los contratos de la lista principal; debajo de cada regla está lo que hacen otras casas. El reglamento de la mesa dice cuáles están en vigor; el código, las pruebas y los mensajes de error citan los números. La fuente 004 es uno de los documentos con que empezó el proyecto.

rules-bauernschnapsen-section-1 = Jugadores, cartas y papeles
rule-BAU-1-1-four = Juegan cuatro personas, los compañeros se sientan enfrente, y todo va en sentido horario: el siguiente jugador es el de la izquierda.
rule-BAU-1-2-cards = Se juega con 20 cartas: as, diez, rey, reina y jota de cada palo, con 11, 10, 4, 3 y 2 puntos de cartas, 120 en total.
rule-BAU-1-2-usual = En cada palo el orden es { $ranks }, de mayor a menor.
rule-BAU-1-2-same = Algunos contratos tienen otro orden. Decide quién gana la baza y qué supera a qué; los puntos de cartas no cambian.
rule-BAU-1-2-in = { $contracts }: { $ranks }.
rule-BAU-1-3-roles = El primer repartidor se sortea, y después de cada reparto le toca al de su izquierda. El vecino izquierdo del repartidor es el Rufer, que nombra el triunfo y habla primero; él y su compañero son la pareja del Rufer, y el repartidor y su compañero son los rivales del Rufer. Quien gana la subasta es el declarante.
rule-BAU-1-4-scales = Hay dos escalas que nunca se mezclan: los puntos de cartas deciden el 66 y los puntos de juego ganan la partida.

rules-bauernschnapsen-section-2 = Repartir y nombrar el triunfo
rule-BAU-2-1-cut = El repartidor baraja, y su vecino derecho corta, de 1 a 19 cartas, o golpea, y entonces el mazo queda como está.
rule-BAU-2-2-cut = Tras cortar se reparten a cada uno tres cartas y luego otras dos, empezando por el Rufer.
rule-BAU-2-2-fives = Tras golpear se reparten cinco cartas de una vez, separando las tres primeras del Rufer de sus dos últimas.
rule-BAU-2-2-threes-and-twos = Tras golpear también son tres y dos.
rule-BAU-2-3-first-three = El Rufer mira solo sus tres primeras cartas y nombra triunfo un palo que esté entre ellas.
rule-BAU-2-4-turn-up = En vez de eso, el Rufer puede hacer descubrir una carta (Aufschlagen): una de sus dos últimas, elegida al azar, se pone boca arriba, y su palo es triunfo. Nadie ha visto antes las dos, y una vez pedido no hay vuelta atrás.
rule-BAU-2-5-turned = Todos ven la carta descubierta; después va con las demás cartas del Rufer, y todos pueden recordarla. La otra de las dos queda oculta.
rule-BAU-2-6-rest = En cuanto se conoce el triunfo, todos levantan el resto de sus cinco cartas. No hay pozo, y el palo de triunfo es el mismo sea quien sea el declarante.

rules-bauernschnapsen-section-3 = La subasta
rule-BAU-3-1-turns = La subasta va en sentido horario desde el Rufer, saltando a quienes han pasado. El Rufer debe empezar con un contrato; después cada uno puede anunciar o pasar.
rule-BAU-3-2-higher = Un anuncio debe ser más alto que el que está en pie, y decide su lugar en la lista (regla 3.6), no su valor.
rule-BAU-3-2-equal = Valen { $value } cada uno, nombrados de menor a mayor: { $contracts }.
rule-BAU-3-2-worth-less = { $above } vale menos que { $below } y aun así es más alto.
rule-BAU-3-3-hold = La prioridad baja en sentido horario desde el Rufer, que tiene más, hasta el repartidor. Si te toca y el anuncio es de alguien con menos prioridad, aunque sea tu compañero, puedes igualarlo, es decir, anunciar el mismo contrato y quedarte con él; los demás deben subir.
rule-BAU-3-4-out = Quien pasa queda fuera de la subasta para siempre.
rule-BAU-3-5-end = La subasta termina en cuanto han pasado tres: el cuarto es el declarante y juega el último anuncio.
rule-BAU-3-6-list = Se juegan estos contratos, primero el más bajo.
rule-BAU-3-6-normal = { $contract }: { $one }, { $two } o { $three } puntos de juego, para el Rufer. { $cards ->
    [no-trump] Sin triunfo
   *[trump] Con el triunfo del Rufer
 } juega pareja contra pareja por 66 puntos de cartas, o si no por la última baza.
rule-BAU-3-6-contract = { $contract }{ $id ->
    [bettler] { " " }(mendigo)
    [assenbettler] { " " }(mendigo de ases)
    [ass-bettler] { " " }(mendigo con as)
    [schnapser] { "" }
    [damengang] { " " }(marcha de reinas)
    [koenigsgang] { " " }(marcha de reyes)
    [gang] { " " }(marcha)
    [zehner-gang] { " " }(marcha de dieces)
    [bauernloch] { " " }(hoyo de campesinos)
    [bauernschnapser] { " " }(Schnapser de campesinos)
    [farben-gang] { " " }(marcha de palo)
    [kontra-bauernschnapser] { "" }
    [herren-schnapser] { " " }(Schnapser de señores)
   *[other] { "" }
 }: { $value ->
    [one] { $value } punto de juego
   *[other] { $value } puntos de juego
 }, { $bidders ->
    [caller] para el Rufer
    [callers-side] para la pareja del Rufer
    [opponents] para los rivales del Rufer
    [not-caller] para todos menos el Rufer
   *[anyone] para todos
 }{ $needs ->
    [ace] { " " }con un as
   *[nothing] { "" }
 }. { $cards ->
    [trump] Con el triunfo del Rufer, el declarante { "" }
    [no-trump] Sin triunfo, el declarante { "" }
   *[shown] El declarante { "" }
 }{ $aim ->
    [no-trick] no debe ganar ninguna baza
    [three-tricks] debe ganar en persona las tres primeras bazas, con 66 puntos de cartas
    [early] debe ganar en persona las primeras bazas y tener 66 puntos de cartas con la tercera a más tardar
    [all-tricks] debe ganar en persona las cinco bazas
    [one-suit] tiene cinco cartas de un palo y las enseña
   *[five-trumps] tiene los cinco triunfos y los enseña
 }{ $order ->
    [usual] { "" }
   *[other] , orden { $ranks }
 }{ $partner ->
    [sits-out] ; su compañero no juega.
   *[plays] .
 }
rule-BAU-3-7-one-suit = { $contracts } solo se puede anunciar con cinco cartas de un mismo palo.
rule-BAU-3-7-five-trumps = { $contracts } solo se puede anunciar con los cinco triunfos.
rule-BAU-3-7-ace = { $contracts } solo se puede anunciar con un as.
rule-BAU-3-7-refused = Un anuncio sin las cartas se rechaza y nadie se entera.
rule-BAU-3-7-none = Ningún contrato exige tener ciertas cartas.
rule-BAU-3-8-first = Normal solo lo puede decir el Rufer y solo como primer anuncio; si después pasan los otros tres, se juega.
rule-BAU-3-9-after-auction = El Kontra al Normal se dice después de la subasta, como cualquier otro Kontra.
rule-BAU-3-9-beats-bettler = Mientras está en pie un Bettler, un rival del Rufer puede decir Kontra al Normal ya en la subasta: entonces el Rufer juega el Normal, doblado ya una vez, salvo que alguien anuncie un contrato por encima del Bettler.
rule-BAU-3-9-goes-on = Después de la subasta se sigue doblando ese Normal desde el Rekontra.
rule-BAU-3-9-none = Contra el Normal no hay Kontra.

rules-bauernschnapsen-section-4 = Doblar
rule-BAU-4-1-said = Después de la subasta y antes de la primera salida, los rivales del declarante pueden decir Kontra{ $levels ->
    [1] .
    [2] , y luego la pareja del declarante Rekontra.
   *[3] , luego la pareja del declarante Rekontra, y luego los rivales Subkontra.
 }
rule-BAU-4-1-none = No se dobla ningún contrato.
rule-BAU-4-2-asked = Se les pregunta de uno en uno: { $levels ->
    [1] primero al rival a la izquierda del declarante y después al otro. En cuanto uno dice Kontra
    [2] para Kontra, al rival a la izquierda del declarante y después al otro; para Rekontra, al declarante y después a su compañero. El primero que lo dice cierra ese paso; si no lo dice ninguno
   *[3] para Kontra y Subkontra, al rival a la izquierda del declarante y después al otro; para Rekontra, al declarante y después a su compañero. El primero que lo dice cierra ese paso; si no lo dice ninguno
 }, se acaba de doblar.
rule-BAU-4-2-none = No se pregunta a nadie: no se dobla.
rule-BAU-4-3-times = { $levels ->
    [1] El Kontra dobla los puntos de juego, los gane la pareja que los gane.
    [2] El Kontra dobla los puntos de juego y el Rekontra los multiplica por cuatro, los gane la pareja que los gane.
   *[3] El Kontra dobla los puntos de juego, el Rekontra los multiplica por cuatro y el Subkontra por ocho, los gane la pareja que los gane.
 } No cambia los puntos de cartas ni el objetivo del contrato.
rule-BAU-4-3-none = Cada contrato vale lo que dice la lista.
rule-BAU-4-4-all = Se puede doblar cualquier contrato.
rule-BAU-4-4-not = Se puede doblar cualquier contrato menos { $contracts }.
rule-BAU-4-4-none = No se puede doblar ningún contrato.
rule-BAU-4-5-may-redouble = También el compañero que no juega puede decir Rekontra.
rule-BAU-4-5-silent = Al compañero que no juega no se le pregunta por el Rekontra.
rule-BAU-4-5-no-rekontra = Al compañero que no juega nunca se le pregunta: en esos contratos no hay Rekontra.
rule-BAU-4-5-nobody-out = Ningún compañero se queda sin jugar.

rules-bauernschnapsen-section-5 = Juego de las cartas
rule-BAU-5-1-caller = En { $contracts } sale el Rufer en la primera baza, sea quien sea el declarante.
rule-BAU-5-1-declarer = En { $contracts } sale en ella el declarante.
rule-BAU-5-1-any = Se puede salir con cualquier carta. Los demás juegan en sentido horario una carta cada uno, de las suyas.
rule-BAU-5-2-trumps = En { $contracts } es triunfo el palo del Rufer: gana la baza el triunfo más alto, y si no hay ninguno, la carta más alta del palo de salida.
rule-BAU-5-2-no-trumps = En { $contracts } ningún palo es triunfo: gana la baza la carta más alta del palo de salida.
rule-BAU-5-2-next = Quien gana una baza sale en la siguiente.
rule-BAU-5-3-follow = Debes asistir al palo, y con una carta que supere a la mejor de la baza si la tienes, aunque la mejor sea de tu propio compañero. Si no puedes superarla, juegas cualquier carta del palo.
rule-BAU-5-4-trumped = Si se salió de otro palo y alguien ya ha jugado triunfo, quien puede asistir juega cualquier carta del palo: no hay nada que superar, y jugar triunfo no está permitido.
rule-BAU-5-4-none = Ningún palo es triunfo, así que en ninguna baza se puede jugar triunfo.
rule-BAU-5-5-must-trump = Si no puedes asistir debes fallar, y por encima del mejor triunfo de la baza si puedes, también del de tu compañero. Si todos tus triunfos son más bajos, juegas igualmente uno de ellos.
rule-BAU-5-5-none = Ningún palo es triunfo, así que nadie debe fallar.
rule-BAU-5-6-any = Si no puedes asistir ni fallar, puedes jugar cualquier carta.
rule-BAU-5-7-sits-out = En { $contracts } el compañero del declarante no juega, sus cinco cartas quedan boca abajo y la baza tiene tres cartas.
rule-BAU-5-7-others-play = En todos los demás contratos juegan los cuatro.
rule-BAU-5-7-all-play = En todos los contratos juegan los cuatro, también el compañero del declarante.

rules-bauernschnapsen-section-6 = Matrimonios y Normal
rule-BAU-6-1-declare = Si te toca salir y tienes rey y reina de un palo, puedes declarar ese matrimonio y enseñas las dos cartas: vale 20 puntos de cartas.
rule-BAU-6-1-forty = En triunfo vale 40.
rule-BAU-6-1-lead = Después sales con una de las dos, la que quieras; en cada salida solo se puede declarar un matrimonio.
rule-BAU-6-1-none = No hay matrimonios.
rule-BAU-6-2-all = En { $contracts } pueden declarar matrimonios los cuatro.
rule-BAU-6-2-declarer = En { $contracts } solo el declarante puede declarar matrimonios.
rule-BAU-6-2-others = En los demás contratos, nadie.
rule-BAU-6-2-none = Nadie puede declarar matrimonios.
rule-BAU-6-3-counts = Un matrimonio cuenta para su pareja en cuanto se declara, gane quien gane la baza.
rule-BAU-6-3-none = No cuenta ningún matrimonio: solo las bazas dan puntos de cartas.
rule-BAU-6-4-claim = En el Normal puede decir Basta quien ha ganado una baza y va a salir, o quien acaba de declarar un matrimonio.
rule-BAU-6-4-claim-tricks = En el Normal puede decir Basta quien ha ganado una baza y va a salir.
rule-BAU-6-4-right = Es correcto si los dos compañeros juntos tienen al menos 66 puntos de cartas. El juego se detiene en el acto y ya no se sale con ninguna carta.
rule-BAU-6-5-value = Un Basta correcto vale { $three } puntos de juego si los perdedores no tienen ninguna baza, { $two } si tienen menos de 33 puntos de cartas, y si no { $one }.
rule-BAU-6-5-trickless-three = Sin ninguna baza cuesta { $value } aunque tengan 33 o más de un matrimonio.
rule-BAU-6-5-trickless-by-points = Pero sin ninguna baza cuesta solo { $value } si tienen 33 o más de un matrimonio.
rule-BAU-6-5-marriages-count = Los matrimonios de los perdedores cuentan para sus 33.
rule-BAU-6-5-tricks-only = Los matrimonios de los perdedores no cuentan para sus 33, solo sus bazas.
rule-BAU-6-6-wrong = Tras un Basta falso, la otra pareja gana lo que habría valido uno correcto en ese momento.
rule-BAU-6-7-last-trick = { $value ->
    [one] Si nadie dice Basta antes de la salida de la última baza, la pareja que gana la última baza recibe { $value } punto de juego, sean cuales sean los puntos de cartas.
   *[other] Si nadie dice Basta antes de la salida de la última baza, la pareja que gana la última baza recibe { $value } puntos de juego, sean cuales sean los puntos de cartas.
 }

rules-bauernschnapsen-section-7 = Los demás contratos
rule-BAU-7-1-no-trick = En { $contracts } el declarante no debe ganar ninguna baza; con la primera que gana, el contrato se pierde en el acto.
rule-BAU-7-1-none = En ningún contrato se trata de no ganar bazas.
rule-BAU-7-2-three-tricks = En { $contracts } el declarante debe ganar en persona las tres primeras bazas y tener en ellas al menos 66 puntos de cartas; si otro gana una, aunque sea el compañero, el contrato se pierde en el acto.
rule-BAU-7-2-marriages = Cuentan también los matrimonios del propio declarante.
rule-BAU-7-2-always-three = Llegar antes a 66 no lo termina; tras tres bazas termina el reparto.
rule-BAU-7-2-at-sixty-six = Pero se gana en cuanto el declarante tiene 66, aunque sea con dos bazas; tras tres termina el reparto.
rule-BAU-7-2-none = En ningún contrato se trata de las tres primeras bazas.
rule-BAU-7-3-all-tricks = En { $contracts } el declarante debe ganar en persona las cinco bazas; si otro gana una, el contrato se pierde en el acto.
rule-BAU-7-3-partner = También lo pierde una baza del propio compañero, y la regla 5.3 puede obligarlo a ganarla.
rule-BAU-7-3-none = En ningún contrato se trata de ganar todas las bazas.
rule-BAU-7-4-shown = En { $contracts } no se juega ninguna carta: cuando ya no queda nada que decir, el declarante enseña las cinco cartas y ha ganado.
rule-BAU-7-4-none = Todos los contratos se juegan.
rule-BAU-7-5-value = En todo contrato menos el Normal, la pareja del declarante gana el valor del contrato si lo cumple, y los rivales ganan lo mismo si no.
rule-BAU-7-5-doubled = Se dobla tantas veces como se dijo.
rule-BAU-7-5-none = Solo se juega el Normal.

rules-bauernschnapsen-section-8 = La partida
rule-BAU-8-1-target = Las dos parejas empiezan con 0 puntos de juego, y la primera que tiene { $target } o más después de un reparto gana la partida.
rule-BAU-8-1-down = Se anota desde { $target } hacia abajo hasta 0, lo que no cambia nada más.
rule-BAU-8-2-mark = Los perdedores reciben una marca, un Bummerl.
rule-BAU-8-2-schneider = { $count ->
    [1] También es una sola si no tienen ni un punto de juego (Schneider).
   *[other] Si no tienen ni un punto de juego (Schneider), son { $count }.
 }
rule-BAU-8-3-four = Existe el Retourschneider: la pareja que iba ganando por { $lead } a cero y aun así pierde recibe cuatro Bummerl.
rule-BAU-8-3-none = No hay Retourschneider: perder después de ir muy por delante no cuesta más.
rule-BAU-8-4-rotates = En la partida siguiente de una sesión reparte primero el siguiente por la izquierda.
rule-BAU-8-4-drawn = En la partida siguiente de una sesión se sortea de nuevo el primer repartidor.

rules-bauernschnapsen-section-9 = Lo que se puede ver
rule-BAU-9-1-own = Puedes mirar en cualquier momento las bazas de tu pareja.
rule-BAU-9-1-closed = Las de la otra pareja quedan boca abajo.
rule-BAU-9-1-first-open = La primera baza de cada pareja queda a la vista de todos; las demás de la otra pareja quedan boca abajo.
rule-BAU-9-1-reveal = Después de un reparto se enseñan todas las cartas como se repartieron.
rule-BAU-9-1-idle = Las cartas de un compañero que no jugó nunca se enseñan: entonces solo se ve lo que se jugó.
rule-BAU-9-1-hidden = Después de un reparto no se enseña ninguna carta oculta.
rule-BAU-9-2-open = Todos pueden mirar la última baza hasta la salida siguiente.
rule-BAU-9-2-closed = Nadie puede volver a mirar la última baza.

## Ejemplos

example-takes = { $contract }: { $trump ->
    [trump] el triunfo es corazones.
   *[no-trump] ningún palo es triunfo.
 } La baza es { $trick }: la gana { $card }.
example-may-play = { $contract }: { $trump ->
    [trump] el triunfo es corazones.
   *[no-trump] ningún palo es triunfo.
 } Tras { $trick } tienes { $hand }: puedes jugar { $answer }.
example-beats-partner = { $contract }: { $trump ->
    [trump] el triunfo es corazones.
   *[no-trump] ningún palo es triunfo.
 } Tu compañero ha salido, y su carta es la mejor de la baza { $trick }. Tienes { $hand }: aun así debes jugar { $answer }.
example-higher = Mientras está en pie { $below } se puede anunciar { $above } por encima, pero no al revés.
example-doubled = { $contract } vale { $value }; con { $levels ->
    [1] Kontra,
    [2] Kontra y Rekontra,
   *[3] Kontra, Rekontra y Subkontra,
 } { $score }.
example-marriage-lost = El triunfo es corazones. El Rufer declara { $pair } y sale; la baza es { $trick }: un rival la gana con { $card }, pero los 40 se quedan con la pareja del Rufer. Después no gana ninguna baza, así que el Basta de los rivales vale { $score }.
example-claim-after-marriage = Una pareja tiene { $own } puntos de cartas en bazas y declara { $pair } en triunfo: con { $all } el Basta es correcto en el acto. La otra tiene una baza y 21 puntos de cartas, así que vale { $score }.
example-claim = Una pareja tiene { $own } puntos de cartas; la otra, una baza y { $losers }: un Basta vale { $score }.
example-claim-no-trick = Una pareja tiene { $own } puntos de cartas; la otra, ninguna baza: un Basta vale { $score }.
example-claim-losers-marriage = Los perdedores tienen una baza, { $losers } puntos de cartas en bazas y un matrimonio de 20: un Basta contra ellos vale { $score }.
example-claim-wrong = Una pareja dice Basta con { $own } puntos de cartas, uno menos de lo necesario. La otra tiene una baza y { $losers }: uno correcto habría valido { $score }, así que recibe { $score }.
example-last-trick = Una pareja tiene { $own } puntos de cartas tras cuatro bazas y no dice Basta. La otra gana la última baza y recibe { $score }.
example-bettler = En la baza { $trick } el declarante de un Bettler tiene { $hand } y debe superarla con una de { $answer }: el Bettler se pierde, y los rivales ganan { $score }.
example-schnapser-made = Un declarante ha ganado las tres primeras bazas con { $own } puntos de cartas: el Schnapser está cumplido y vale { $score }.
example-schnapser-failed = Un declarante ha ganado las tres primeras bazas, pero solo con { $own } puntos de cartas: el Schnapser se pierde, y los rivales ganan { $score }.
example-schnapser-early = Un declarante tiene { $own } puntos de cartas en una baza y declara los 40: el Schnapser está cumplido en el acto y vale { $score }.
example-schnapser-three = Un declarante tiene { $own } puntos de cartas en una baza y declara los 40: hacen falta igualmente la segunda y la tercera baza, y entonces el Schnapser vale { $score }.
example-partner = En un Gang el declarante ha salido y la baza es { $trick }; su compañero debe superarla con { $card }: el Gang se pierde, y los rivales ganan { $score }.
example-schneider = Una partida termina { $target } a 0: los perdedores reciben { $count } Bummerl.
example-after-lead = Una pareja va ganando { $lead } a 0 y luego pierde la partida contra { $target } puntos: recibe { $count } Bummerl.

## Ejemplos que juega el lector

try-declarer = Eres el declarante.
try-partner = Eres el compañero del declarante.
try-opponent = Eres rival del declarante.
try-they-score = Los rivales se apuntan { $count }: { $ending }.
try-worth = El contrato vale entonces { $value }.
example-after-knock = Tras golpear, contando desde arriba del mazo, el Rufer recibe { $places }.
example-next-dealer = A hace el primer reparto de una partida de seis, así que B hace el último: en la partida siguiente C reparte primero.
