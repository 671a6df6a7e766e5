### Español. El juego de Bismarck: contratos, mesa, sucesos, reglamentos.
### «Mano» es siempre «mano (jugador)»; «cortar» es cortar el mazo, y «fallar» es jugar triunfo sin tener el palo.

## Contratos

contract-nt-win = Sin triunfo
contract-nt-win-long = Sang: sin triunfo, ganar bazas
contract-nt-win-help = Ningún palo es triunfo: la carta más alta del palo de salida gana la baza, y cada baza por encima de tu cuota vale un punto.
contract-nt-win-head = Sin tri.
contract-spades = Picas
contract-spades-long = Spader: picas es triunfo, ganar bazas
contract-spades-help = Picas es triunfo, y cada baza por encima de tu cuota vale un punto.
contract-spades-head = Picas
contract-free-trump = Palo libre
contract-free-trump-long = Valfri: el declarante elige el triunfo, ganar bazas
contract-free-trump-help = El declarante elige el palo de triunfo, y cada baza por encima de tu cuota vale un punto.
contract-free-trump-head = P. libre
contract-nt-lose = Misère
contract-nt-lose-long = Noll: sin triunfo, evitar bazas
contract-nt-lose-help = Ningún palo es triunfo, y cada baza por debajo de tu cuota vale un punto: cuantas menos bazas, mejor.
contract-nt-lose-head = Misère
contract-turned-trump = Triunfo de mesa
contract-turned-trump-long = Triunfo de mesa: lo marca una carta descubierta, ganar bazas
contract-turned-trump-help = El palo de una carta descubierta es triunfo, y cada baza por encima de tu cuota vale un punto.
contract-turned-trump-head = De mesa
contract-cut-trump = Triunfo al corte
contract-cut-trump-long = Triunfo al corte: lo marca una carta cortada del mazo, ganar bazas
contract-cut-trump-help = Se corta una carta del mazo y se devuelve; su palo es triunfo, y cada baza por encima de tu cuota vale un punto.
contract-cut-trump-head = Al corte
contract-clubs = Tréboles
contract-clubs-long = Tréboles: tréboles es triunfo, ganar bazas
contract-clubs-help = Tréboles es triunfo, y cada baza por encima de tu cuota vale un punto.
contract-clubs-head = Tréboles
contract-diamonds = Diamantes
contract-diamonds-long = Diamantes: diamantes es triunfo, ganar bazas
contract-diamonds-help = Diamantes es triunfo, y cada baza por encima de tu cuota vale un punto.
contract-diamonds-head = Diamante
contract-hearts = Corazones
contract-hearts-long = Corazones: corazones es triunfo, ganar bazas
contract-hearts-help = Corazones es triunfo, y cada baza por encima de tu cuota vale un punto.
contract-hearts-head = Corazón
contract-trump-lose = Misère con triunfo
contract-trump-lose-long = Misère con triunfo: el declarante elige el triunfo, evitar bazas
contract-trump-lose-help = El declarante elige el palo de triunfo, y cada baza por debajo de tu cuota vale un punto: cuantas menos bazas, mejor.
contract-trump-lose-head = Mis. tr.
contract-free-contract = Contrato libre
contract-free-contract-long = Contrato libre: el declarante elige uno, aunque se repita
contract-free-contract-help = El declarante elige cualquiera de los contratos que el reglamento enumera aquí, aunque ya se haya jugado.
contract-free-contract-head = C. libre
contract-layout-up = Hileras hacia arriba
contract-layout-up-long = Hileras hacia arriba: cada palo desde su carta más baja, acabar las cartas
contract-layout-up-help = Las cartas se colocan palo por palo, de la más baja hacia arriba. Quien se queda antes sin cartas gana un punto por cada carta que les queda a los demás.
contract-layout-up-head = Arriba
contract-layout-down = Hileras hacia abajo
contract-layout-down-long = Hileras hacia abajo: cada palo desde su carta más alta, acabar las cartas
contract-layout-down-help = Las cartas se colocan palo por palo, de la más alta hacia abajo. Quien se queda antes sin cartas gana un punto por cada carta que les queda a los demás.
contract-layout-down-head = Abajo
contract-layout-named = Hileras libres
contract-layout-named-long = Hileras libres: el declarante nombra valor y dirección, acabar las cartas
contract-layout-named-help = El declarante nombra el valor que abre cada palo y si se sigue hacia arriba o hacia abajo. Quien se queda antes sin cartas gana un punto por cada carta que les queda a los demás.
contract-layout-named-head = H. libre

## Donde el as es la carta más baja de cada palo: sigue a lo que es un contrato, como en «evitar bazas, el as es la carta más baja».

ace-is-low = el as es la carta más baja

## Qué espera la mesa

phase-cut-card = Se corta una carta para el triunfo.
phase-lay-open = Se sortean las posiciones de las cartas visibles.
phase-choose-contract = El declarante elige el contrato.
phase-name-trump = El declarante nombra el triunfo.
phase-take-kitty = El declarante decide si toma el pozo.
phase-discard = El declarante descarta.
phase-give = Los compañeros intercambian cartas.
phase-complete-deal = Se reparten las demás cartas.
phase-name-start = El declarante nombra el valor que abre cada hilera.
phase-name-direction = El declarante nombra la dirección de las hileras.
phase-layout = Se colocan las cartas.

## Papeles

role-leader = mano (jugador)

## Sucesos

event-deal-started = Reparto { $number }: repartidor { $dealer }, declarante { $declarer }.
deal-started-open = Reparto { $number }: repartidor { $dealer }; el as de tréboles dice quién es el declarante.
event-declarer-found = { $player } tiene { $card } y es el declarante.
event-trump-cut = Para el triunfo sale { $card }.
event-kitty-opened = Visible en la mesa: { $cards }.
event-card-shown = Se enseña a todos { $card }.
event-contract-chosen = { $player } elige el contrato: { $contract }.
event-contract-fixed = El contrato está fijado para { $player }: { $contract }.
event-trump-decided = { $trump ->
    [clubs] Tréboles es triunfo
    [diamonds] Diamantes es triunfo
    [hearts] Corazones es triunfo
    [spades] Picas es triunfo
   *[no-trump] No hay triunfo
 }{ $source ->
    [declared] , según dice el declarante.
    [turned] , por la primera carta visible.
    [last-card] , por la última carta del mazo.
    [dealers-card] , por la última carta del repartidor.
    [cut] , por la carta cortada.
   *[other] .
 }
event-kitty-taken = { $player } toma el pozo.
event-kitty-seen = { $player } encuentra en el pozo: { $cards }.
event-kitty-left = { $player } deja el pozo.
event-discarded = { $player } descarta { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 } boca abajo.
event-discards-laid = { $player } ha descartado: { $cards }.
# $giver, $receiver: nombres.
event-cards-given = { $giver } pasa { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 } boca abajo a { $receiver }.
event-given-seen = { $giver } ha pasado a { $receiver }: { $cards }.
event-layout-named = { $player } fija las hileras: desde { $rank } hacia { $direction ->
    [up] arriba
   *[down] abajo
 }.
event-card-laid = { $player } coloca { $card }.
event-passed = { $player } pasa.
event-deal-scored = Fin del reparto { $number }; bazas: { $tricks }; puntos: { $scores }; totales: { $totals }.
event-deal-revealed = Cartas repartidas: { $hands }; pozo: { $kitty }; descartes: { $discards }.
event-deal-voided = { $reason ->
   *[forgotten-discard] El declarante olvidó descartar: el reparto es inválido y el mismo repartidor reparte otra vez.
 }
event-playoff-started = Desempate por la victoria: { $players }.
event-match-ended = { $count ->
    [one] { $winners } gana la partida
   *[other] { $winners } comparten la victoria
 }; totales: { $totals }.

## Reglamentos

ruleset-bismarck-modern = Sueco moderno
ruleset-bismarck-modern-about = Doce repartos con cuatro cartas visibles: el vecino izquierdo del repartidor elige una vez cada uno de los cuatro contratos y toma las cartas visibles.
ruleset-bismarck-kortoxen-9 = Kortoxen, nueve repartos
ruleset-bismarck-kortoxen-9-about = El juego sueco clásico en orden fijo, tres repartos de cada contrato: triunfo de mesa, sin triunfo, misère.
ruleset-bismarck-kortoxen-12 = Kortoxen, doce repartos
ruleset-bismarck-kortoxen-12-about = El juego sueco clásico con una vuelta más, en la que el declarante elige triunfo viendo las cuatro cartas visibles.
ruleset-bismarck-danish-9 = Danés, nueve repartos
ruleset-bismarck-danish-9-about = El juego danés en orden fijo, tres repartos de cada contrato: sin triunfo, triunfo de mesa, misère; las cartas visibles son las cuatro últimas.
ruleset-bismarck-finnish-partners = Finés por parejas
ruleset-bismarck-finnish-partners-about = Cuatro juegan dos contra dos en dieciséis repartos: el pozo se reparte, los compañeros se pasan cartas y cada pareja comparte cuota y puntos.
ruleset-bismarck-estonia-3 = Estonio para tres
ruleset-bismarck-estonia-3-about = Veinticuatro repartos con 36 cartas y sin pozo: ocho rondas en orden fijo, dos con el triunfo nombrado con tres cartas, tres en que se colocan hileras y una libre.
ruleset-bismarck-estonia-4 = Estonio para cuatro
ruleset-bismarck-estonia-4-about = El juego estonio para cuatro, cada uno por su cuenta: 32 repartos de nueve cartas.
ruleset-bismarck-estonian-folk = Estonio de memoria
ruleset-bismarck-estonian-folk-about = El juego para cuatro como alguien lo recuerda: seis rondas sin cuotas, cada baza vale un punto a favor o en contra.
ruleset-bismarck-dealer-kitty = Pozo del repartidor
ruleset-bismarck-dealer-kitty-about = Doce repartos en que el repartidor es el declarante, elige tras ver sus cartas y puede cambiarlas con un pozo cerrado, mientras sale el vecino izquierdo.
ruleset-bismarck-dealer-kitty-grand = Pozo del repartidor, grande
ruleset-bismarck-dealer-kitty-grand-about = Pozo del repartidor en 24 repartos, cada contrato dos veces por jugador.
ruleset-bismarck-dealer-kitty-fixed = Pozo del repartidor, cambio obligatorio
ruleset-bismarck-dealer-kitty-fixed-about = Pozo del repartidor en que el repartidor siempre debe tomar el pozo.
ruleset-bismarck-dealer-kitty-notrump = Pozo del repartidor, Valfri sin triunfo
ruleset-bismarck-dealer-kitty-notrump-about = Pozo del repartidor en que el palo libre se juega siempre sin triunfo.
ruleset-bismarck-spel-pass = Juego de práctica sin triunfo
ruleset-bismarck-spel-pass-about = Un juego breve para aprender, solo con los contratos sin triunfo y misère.
ruleset-bismarck-kortman-1944 = Kortman, 1944
ruleset-bismarck-kortman-1944-about = Las reglas impresas más antiguas, doce repartos en orden fijo: pozo cerrado para el vecino izquierdo del repartidor, obligación de fallar y un misère en que el as es la carta más baja.
ruleset-bismarck-parlett = Parlett, británico
ruleset-bismarck-parlett-about = El juego británico de doce repartos: cada jugador reparte cuatro veces seguidas, toma un pozo cerrado y juega, por este orden, sin triunfo, triunfo al corte, palo libre y misère.
ruleset-bismarck-parlett-choice = Parlett, a elección del repartidor
ruleset-bismarck-parlett-choice-about = El juego de Parlett en que el repartidor elige cada contrato una vez, después de tomar el pozo.
ruleset-bismarck-coleman-18 = Coleman, dieciocho repartos
ruleset-bismarck-coleman-18-about = Un juego británico sin misère: seis vueltas en orden fijo, corazones, tréboles, diamantes, picas, sin triunfo y palo libre.
ruleset-bismarck-polley-21 = Polley, veintiún repartos
ruleset-bismarck-polley-21-about = Los seis contratos de Coleman y misère; cada reparto pasa al contrato siguiente, y el turno de repartir, a la izquierda.
ruleset-bismarck-lever = Lever, quince cartas
ruleset-bismarck-lever-about = Un juego británico con quince cartas por jugador y un pozo de siete para el repartidor; en uno de los cuatro contratos la última carta del mazo marca el triunfo.
ruleset-bismarck-raf-853 = RAF 8-5-3
ruleset-bismarck-raf-853-about = El juego de la aviación británica en 18 repartos: el repartidor primero cambia cartas y después elige uno de seis contratos; las cuotas son 8, 5 y 3, y en misère 3, 5 y 8.
ruleset-bismarck-portugal = Portugués
ruleset-bismarck-portugal-about = Doce repartos en que se enseña la última carta del repartidor: él elige cada contrato una vez y puede descartar cuatro cartas a cambio de otras cuatro sin verlas, y sin triunfo o cuando se sale de triunfo hay que superar la baza si se puede.
ruleset-bismarck-short-43 = Bismarck corto, 43 cartas
ruleset-bismarck-short-43-about = El juego de Parlett con 43 cartas: trece por jugador y cuatro para el repartidor.
ruleset-bismarck-finnish-3 = Finlandés, tres jugadores
ruleset-bismarck-finnish-3-about = Doce repartos con cuatro cartas visibles y obligación de fallar: triunfo de mesa, sin triunfo y misère en orden fijo, y después un contrato libre.
ruleset-bismarck-finnish-4 = Finlandés, cuatro jugadores
ruleset-bismarck-finnish-4-about = El juego finlandés para cuatro, cada uno por su cuenta: doce cartas por jugador y dieciséis repartos.

option-choice_sees_hand = El declarante ve sus cartas antes de elegir
option-must_trump = Obligación de fallar cuando falta el palo
option-valfri_no_spades = En palo libre no se pueden elegir picas
option-open_cards_last = Las cartas visibles son las últimas del mazo
option-open_cards_scattered = Las cartas visibles salen de posiciones dispersas del mazo
option-playoff = Desempate en caso de empate
option-valfri_or_no_trump = En palo libre también se puede jugar sin triunfo
option-shared = El empate se comparte sin más
option-twelve_deals = Doce repartos, cada contrato dos veces
option-dealer_picks_order = El repartidor elige el orden de los contratos
option-free_layout = Las hileras libres también valen como contrato libre

## Reglamentos campo por campo

group-deck = Jugadores y cartas
group-kitty = El pozo
group-roles = Repartidor y declarante
group-choice = Qué contrato se juega
group-exchange = El cambio
group-play = El juego de las cartas
group-scoring = Cuotas
group-match = El final de la partida

axis-deck-players = Jugadores
axis-deck-pack = Mazo
value-deck-pack-full-52 = 52 cartas
value-deck-pack-short-43 = 43 cartas: tréboles desde el cinco, los demás palos desde el cuatro
value-deck-pack-sixes-36 = 36 cartas: desde el seis
axis-deck-hand = Cartas de cada jugador
axis-deck-sides = Juegan juntos
value-deck-sides-alone = nadie: cada uno por su cuenta
value-deck-sides-pairs = los que se sientan enfrente
axis-kitty-size = Cartas del pozo
axis-kitty-facing = El pozo está
value-kitty-facing-open = boca arriba
value-kitty-facing-closed = boca abajo
axis-kitty-position = El pozo lo forman
value-kitty-position-first = las primeras cartas del mazo
value-kitty-position-last = las últimas cartas del mazo
value-kitty-position-scattered = posiciones sorteadas del mazo: ni la primera ni la última ni contiguas
axis-dealing-packets = Cartas que se reparten cada vez
axis-dealing-pause-after = Cartas de cada jugador cuando el reparto se detiene para el triunfo
axis-roles-declarer = El declarante es
value-roles-declarer-left-of-dealer = el vecino izquierdo del repartidor
value-roles-declarer-dealer = el repartidor
axis-roles-first-declarer = En el primer reparto el declarante es
value-roles-first-declarer-as-ever = el mismo que en cualquier reparto
value-roles-first-declarer-club-ace = quien recibe el as de tréboles, que además sale y reparte después
axis-roles-deals-in-a-row = Repartos seguidos de cada repartidor
axis-choice-contracts = Contratos
value-choice-contracts-nt-win = { contract-nt-win }
value-choice-contracts-spades = { contract-spades }
value-choice-contracts-free-trump = { contract-free-trump }
value-choice-contracts-nt-lose = { contract-nt-lose }
value-choice-contracts-turned-trump = { contract-turned-trump }
value-choice-contracts-cut-trump = { contract-cut-trump }
value-choice-contracts-clubs = { contract-clubs }
value-choice-contracts-diamonds = { contract-diamonds }
value-choice-contracts-hearts = { contract-hearts }
value-choice-contracts-trump-lose = { contract-trump-lose }
value-choice-contracts-free-contract = { contract-free-contract }
value-choice-contracts-layout-up = { contract-layout-up }
value-choice-contracts-layout-down = { contract-layout-down }
value-choice-contracts-layout-named = { contract-layout-named }
axis-choice-selection = El contrato lo fija
value-choice-selection-each-once = el declarante, entre los que no ha usado
value-choice-selection-by-turn = un orden fijo, el mismo para cada declarante
value-choice-selection-by-deal = un orden fijo, uno más adelante en cada reparto
axis-choice-times = Veces que cada declarante juega cada contrato
axis-choice-free-contract = A elegir en el contrato libre
value-choice-free-contract-nt-win = { contract-nt-win }
value-choice-free-contract-spades = { contract-spades }
value-choice-free-contract-free-trump = { contract-free-trump }
value-choice-free-contract-nt-lose = { contract-nt-lose }
value-choice-free-contract-turned-trump = { contract-turned-trump }
value-choice-free-contract-cut-trump = { contract-cut-trump }
value-choice-free-contract-clubs = { contract-clubs }
value-choice-free-contract-diamonds = { contract-diamonds }
value-choice-free-contract-hearts = { contract-hearts }
value-choice-free-contract-trump-lose = { contract-trump-lose }
value-choice-free-contract-free-contract = { contract-free-contract }
value-choice-free-contract-layout-up = { contract-layout-up }
value-choice-free-contract-layout-down = { contract-layout-down }
value-choice-free-contract-layout-named = { contract-layout-named }
axis-choice-sees = Antes de elegir, el declarante ve
value-choice-sees-nothing = nada: se elige antes de repartir
value-choice-sees-open-cards = solo las cartas visibles
value-choice-sees-hand = sus cartas y las que estén visibles
value-choice-sees-taken = sus cartas con el pozo ya tomado
value-choice-sees-exchanged = sus cartas tras el cambio
axis-choice-trump-named = El triunfo de palo libre se nombra
value-choice-trump-named-with-contract = junto con el contrato
value-choice-trump-named-before-play = tras el cambio, antes de la primera salida
value-choice-trump-named-in-pause = con las primeras cartas, en una pausa del reparto
value-contracts-id-nt-win = { contract-nt-win }
value-contracts-id-spades = { contract-spades }
value-contracts-id-free-trump = { contract-free-trump }
value-contracts-id-nt-lose = { contract-nt-lose }
value-contracts-id-turned-trump = { contract-turned-trump }
value-contracts-id-cut-trump = { contract-cut-trump }
value-contracts-id-clubs = { contract-clubs }
value-contracts-id-diamonds = { contract-diamonds }
value-contracts-id-hearts = { contract-hearts }
value-contracts-id-trump-lose = { contract-trump-lose }
value-contracts-id-free-contract = { contract-free-contract }
value-contracts-id-layout-up = { contract-layout-up }
value-contracts-id-layout-down = { contract-layout-down }
value-contracts-id-layout-named = { contract-layout-named }
axis-contracts-trump = Triunfo
value-contracts-trump-no-trump = ninguno
value-contracts-trump-clubs = tréboles
value-contracts-trump-diamonds = diamantes
value-contracts-trump-hearts = corazones
value-contracts-trump-spades = picas
value-contracts-trump-declared = el que nombra el declarante
value-contracts-trump-turned = el palo de la primera carta visible
value-contracts-trump-last-card = el palo de la última carta del mazo
value-contracts-trump-dealers-card = el palo de la última carta del repartidor
value-contracts-trump-cut = el palo de una carta cortada
value-contracts-aim-win = ganar bazas
value-contracts-aim-lose = evitar bazas
value-contracts-aim-shed = acabar antes las cartas
axis-contracts-ace = El as es
value-contracts-ace-high = la carta más alta
value-contracts-ace-low = la carta más baja, por debajo del dos
axis-contracts-suits = Se puede nombrar triunfo
value-contracts-suits-clubs = tréboles
value-contracts-suits-diamonds = diamantes
value-contracts-suits-hearts = corazones
value-contracts-suits-spades = picas
value-contracts-suits-no-trump = sin triunfo
axis-contracts-exchange = Cambio en este contrato
value-contracts-exchange-as-rule-set = como en todos los contratos
value-contracts-exchange-mandatory = obligatorio
value-contracts-exchange-optional = voluntario
value-contracts-exchange-none = ninguno
axis-contracts-build = Las hileras van
value-contracts-build-up = desde la carta más baja hacia arriba
value-contracts-build-down = desde la carta más alta hacia abajo
value-contracts-build-named = como nombre el declarante
axis-exchange-duty = Cambio con el pozo
value-exchange-duty-mandatory = obligatorio
value-exchange-duty-optional = voluntario
value-exchange-duty-none = ninguno
axis-exchange-order = Orden del cambio
value-exchange-order-take-first = tomar el pozo y luego descartar
value-exchange-order-discard-first = descartar y luego tomar el pozo sin verlo
value-exchange-order-partners = tomar el pozo y pasar otras tantas cartas al compañero, que pasa una a cada uno; luego la otra pareja cambia una
axis-play-void = Sin cartas del palo de salida se juega
value-play-void-free = cualquier carta
value-play-void-must-trump = un triunfo, si se tiene
axis-play-beat = Quien asiste debe superar
value-play-beat-never = nunca
value-play-beat-at-no-trump = cuando no hay triunfo
value-play-beat-when-trump-led = cuando se sale de triunfo
value-play-beat-both = cuando no hay triunfo y cuando se sale de triunfo
axis-scoring-win = Cuotas al ganar bazas, primero el declarante
axis-scoring-lose = Cuotas al evitar bazas, primero el declarante
axis-match-tie = Empate en lo más alto
value-match-tie-shared = se comparte la victoria
value-match-tie-playoff = desempate en palo libre
axis-match-forgotten-discard = Si el declarante olvida descartar
value-match-forgotten-discard-redeal = reparte otra vez el mismo repartidor y se conserva el contrato
value-match-forgotten-discard-none = no hay regla: decide la mesa
value-table-reveal-after-deal-all = las cartas de todos, el pozo y los descartes
