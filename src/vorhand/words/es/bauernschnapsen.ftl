### Español. El juego de Bauernschnapsen: contratos, ofertas, mesa, sucesos, reglamentos. Los nombres de los contratos son los austriacos.

## Contratos

contract-normal = Normal
contract-normal-long = Normal: la pareja del Rufer juega a 66 puntos de cartas
contract-normal-help = Con el triunfo del Rufer, pareja contra pareja: gana la que primero dice Basta con 66 puntos de cartas, y si nadie lo dice decide la última baza. También se llama Rufer.
contract-normal-head = Normal
contract-bettler = Bettler
contract-bettler-long = Bettler (mendigo): sin triunfo, no ganar ninguna baza
contract-bettler-help = Ningún palo es triunfo, el compañero del declarante no juega y el declarante no debe ganar ni una baza. También se llama Fechter.
contract-bettler-head = Bettler
contract-assenbettler = Assenbettler
contract-assenbettler-long = Assenbettler (mendigo de ases): ninguna baza, el as es la más baja
contract-assenbettler-help = Un Bettler en que el orden es 10 K Q J A.
contract-assenbettler-head = Assenb.
contract-ass-bettler = Ass-Bettler
contract-ass-bettler-long = Ass-Bettler (mendigo con as): ninguna baza, con un as entre las cartas
contract-ass-bettler-help = Un Bettler que solo puede anunciar quien tiene al menos un as. También se llama Ass-Fechter.
contract-ass-bettler-head = Ass-B.
contract-schnapser = Schnapser
contract-schnapser-long = Schnapser: ganar solo las tres primeras bazas, con 66 en ellas
contract-schnapser-help = Con el triunfo del Rufer, el declarante debe ganar en persona las tres primeras bazas y tener 66 puntos de cartas en ellas; una baza del compañero también pierde. También se llama Drei-Stich.
contract-schnapser-head = Schnaps.
contract-damengang = Damengang
contract-damengang-long = Damengang (marcha de reinas): sin triunfo, todas las bazas, la reina es la más alta
contract-damengang-help = Un Gang en que el orden es Q J A 10 K.
contract-damengang-head = Damen-G
contract-koenigsgang = Königsgang
contract-koenigsgang-long = Königsgang (marcha de reyes): sin triunfo, todas las bazas, el rey es la más alta
contract-koenigsgang-help = Un Gang en que el orden es K Q J A 10.
contract-koenigsgang-head = König-G
contract-gang = Gang
contract-gang-long = Gang (marcha): sin triunfo, ganar solo las cinco bazas
contract-gang-help = Ningún palo es triunfo; el declarante sale y debe ganar en persona las cinco bazas; una baza del compañero también pierde. También se llama Land, Landler, Ring o Blick.
contract-gang-head = Gang
contract-zehner-gang = Zehner-Gang
contract-zehner-gang-long = Zehner-Gang (marcha de dieces): un Gang con el diez más alto y el as más bajo
contract-zehner-gang-help = Un Gang en que el orden es 10 K Q J A. También se llama Zehner-Ring o Zehnerloch.
contract-zehner-gang-head = Zehner-G
contract-kontra-schnapser = Kontra-Schnapser
contract-kontra-schnapser-long = Kontra-Schnapser: el Schnapser de los rivales, con salida del Rufer
contract-kontra-schnapser-help = Un Schnapser de los rivales del Rufer: con el triunfo del Rufer, y el Rufer sale en la primera baza.
contract-kontra-schnapser-head = K-Schn.
contract-bauernloch = Bauernloch
contract-bauernloch-long = Bauernloch (hoyo de campesinos): todas las bazas con triunfo, el diez es la más alta
contract-bauernloch-help = Un Bauernschnapser en que el orden es 10 K Q J A.
contract-bauernloch-head = B-loch
contract-bauernschnapser = Bauernschnapser
contract-bauernschnapser-long = Bauernschnapser (Schnapser de campesinos): ganar solo las cinco bazas, con triunfo
contract-bauernschnapser-help = Con el triunfo del Rufer, el declarante debe ganar en persona las cinco bazas; sale el Rufer. También se llama Bauer.
contract-bauernschnapser-head = Bauer
contract-farben-gang = Farben-Gang
contract-farben-gang-long = Farben-Gang (marcha de palo): tener cinco cartas de un palo y enseñarlas
contract-farben-gang-help = El declarante tiene las cinco cartas de un palo; se enseñan y no se juegan. También se llama Farben-Ring, Farbenringerl, Jodler, Farbenjodler o Aufsteher.
contract-farben-gang-head = Farben-G
contract-kontra-bauernschnapser = Kontra-Bauernschnapser
contract-kontra-bauernschnapser-long = Kontra-Bauernschnapser: los rivales ganan todas las bazas, con salida del Rufer
contract-kontra-bauernschnapser-help = Un Bauernschnapser de los rivales del Rufer: con el triunfo del Rufer, y el Rufer sale en la primera baza. También se llama Kontrabauer.
contract-kontra-bauernschnapser-head = K-Bauer
contract-herren-schnapser = Herren-Schnapser
contract-herren-schnapser-long = Herren-Schnapser (Schnapser de señores): tener los cinco triunfos y enseñarlos
contract-herren-schnapser-help = El Rufer tiene los cinco triunfos; se enseñan y no se juegan. También se llama Herrenjodler o Trumpf-Farbenring.
contract-herren-schnapser-head = Herren-S

## Lo que se dice y se hace

call-pass = Paso
call-kontra-normal = Kontra al Normal
call-normal = { contract-normal }
call-bettler = { contract-bettler }
call-assenbettler = { contract-assenbettler }
call-ass-bettler = { contract-ass-bettler }
call-schnapser = { contract-schnapser }
call-damengang = { contract-damengang }
call-koenigsgang = { contract-koenigsgang }
call-gang = { contract-gang }
call-zehner-gang = { contract-zehner-gang }
call-kontra-schnapser = { contract-kontra-schnapser }
call-bauernloch = { contract-bauernloch }
call-bauernschnapser = { contract-bauernschnapser }
call-farben-gang = { contract-farben-gang }
call-kontra-bauernschnapser = { contract-kontra-bauernschnapser }
call-herren-schnapser = { contract-herren-schnapser }
doubling-1 = Kontra
doubling-1-long = Kontra: el reparto vale el doble
doubling-2 = Rekontra
doubling-2-long = Rekontra: el reparto vale el cuádruple
doubling-3 = Subkontra
doubling-3-long = Subkontra: el reparto vale por ocho
action-decline = No doblar
action-cut = Cortar { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
action-knock = Golpear
action-knock-long = Golpear: el mazo queda como está
action-turn-up = Descubrir
action-turn-up-long = Aufschlagen: se descubre una de tus dos últimas cartas, y su palo es triunfo
action-declare = Declarar { $points } en { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
   *[S] picas
 }
action-claim = Basta
action-claim-long = Basta: 66 puntos de cartas entre tu compañero y tú
word-rufer = Rufer
word-rufer-long = Rufer (el que llama): el vecino izquierdo del repartidor, que nombra el triunfo y habla primero
word-hold = Igualar
word-hold-long = Igualar: anunciar el contrato que está en pie y quedarse con él por prioridad
word-twenty = Veinte
word-twenty-long = Veinte: rey y reina de un palo que no es triunfo, 20 puntos de cartas
word-forty = Cuarenta
word-forty-long = Cuarenta: rey y reina de triunfo, 40 puntos de cartas
word-card-points = puntos de cartas
word-card-points-long = Puntos de cartas: deciden el 66; as 11, diez 10, rey 4, reina 3, jota 2
word-game-points = puntos de juego
word-game-points-long = Puntos de juego: ganan la partida
word-bummerl = Bummerl
word-bummerl-long = Bummerl: la marca de una partida perdida
word-schneider = Schneider
word-schneider-long = Schneider (sastre): partida perdida sin un solo punto de juego; la marca cuenta más
word-retourschneider = Retourschneider
word-retourschneider-long = Retourschneider: partida perdida después de llevar todos los puntos menos uno contra cero

## Qué espera la mesa

phase-cut = Se corta el mazo o se golpea.
phase-name-trump = El Rufer nombra el triunfo.
phase-turn = Se descubre una carta para el triunfo.
phase-auction = La subasta está en marcha.
phase-doubling = Alguien decide si dobla.

## Papeles

role-caller = Rufer
role-leader = jugador de salida

## Sucesos

event-deal-started = Reparto { $number }: repartidor { $dealer }, Rufer { $caller }.
event-pack-cut = { $player } corta: { $count ->
    [one] { $count } carta pasa abajo.
   *[other] { $count } cartas pasan abajo.
 }
event-pack-knocked = { $player } golpea: el mazo queda como está.
event-trump-named = { $player } nombra el triunfo: { $suit ->
    [C] tréboles.
    [D] diamantes.
    [H] corazones.
   *[S] picas.
 }
event-turn-asked = { $player } hace descubrir una carta para el triunfo.
event-card-turned = Carta descubierta de { $player }: { $card }; su palo es triunfo.
event-bid-made = { $held ->
    [yes] { $player } iguala: { $contract }.
   *[no] { $player } anuncia: { $contract }.
 }
event-normal-doubled = { $player } dice Kontra al Normal: sustituye al Bettler y vale el doble.
event-passed = { $player } pasa.
event-auction-won = { $player } juega el contrato: { $contract }.
event-doubled = { $level ->
    [1] { $player } dice Kontra: el reparto vale el doble.
    [2] { $player } dice Rekontra: el reparto vale el cuádruple.
   *[3] { $player } dice Subkontra: el reparto vale por ocho.
 }
event-doubling-declined = { $level ->
    [1] { $player } no dice Kontra.
    [2] { $player } no dice Rekontra.
   *[3] { $player } no dice Subkontra.
 }
event-hand-shown = { $player } enseña las cinco cartas: { $cards }.
event-marriage-declared = { $player } declara { $points } en { $suit ->
    [C] tréboles.
    [D] diamantes.
    [H] corazones.
   *[S] picas.
 }
event-claimed = { $correct ->
    [yes] { $player } dice Basta y tiene { $points } puntos de cartas.
   *[no] { $player } dice Basta, pero solo tiene { $points } puntos de cartas.
 }
event-deal-scored = Fin del reparto { $number }, { $declarer } con { $contract }{ $doubled ->
    [0] : { "" }
    [1] , Kontra: { "" }
    [2] , Rekontra: { "" }
   *[3] , Subkontra: { "" }
 }{ $ending ->
    [claimed] Basta correcto
    [false-claim] Basta falso
    [last-trick] decidió la última baza
    [made] cumplido
   *[failed] perdido
 }; puntos de cartas: { $points }; puntos de juego: { $scores }; totales: { $totals }.
event-deal-revealed = Cartas repartidas: { $hands }.
event-match-ended = { $winners } ganan la partida; totales: { $totals }; Bummerl de los perdedores: { $bummerl }.

## Cómo terminó un reparto

ending-claimed = Basta con 66: correcto
ending-false-claim = Basta sin 66: falso
ending-last-trick = decidido por la última baza
ending-made = contrato cumplido
ending-failed = contrato perdido

## Lo que preguntan los principiantes, y las respuestas

help-partner-beat = ¿Debo superar también a mi propio compañero?
help-partner-beat-answer = Sí. Quien puede asistir debe superar la mejor carta de la baza si puede, aunque sea de su compañero; y sin cartas del palo de salida debes fallar, también por encima del triunfo del compañero.
help-partners-trick = ¿Y si mi compañero gana una baza en un Schnapser o un Gang?
help-partners-trick-answer = Entonces el contrato se pierde en el acto: el declarante debe ganar las bazas en persona. Como el compañero también está obligado a superar, puede verse forzado a estropearlo.
help-kontra-lead = ¿Quién sale en los contratos Kontra, y cuál de dos contratos de 12 es más alto?
help-kontra-lead-answer = Donde hay triunfo sale siempre el Rufer en la primera baza, también en los contratos Kontra de los rivales. Igual valor no es igual rango: decide el lugar en la lista, así que en la lista principal el Bauernschnapser va por encima del Kontra-Schnapser.
help-forty-lost = ¿Cuenta el 40 si se pierde la baza?
help-forty-lost-answer = Sí. Un matrimonio cuenta en cuanto se declara, gane quien gane la baza.

## Reglamentos

ruleset-bauernschnapsen-pagat = Lista principal
ruleset-bauernschnapsen-pagat-about = El juego con diez contratos, del Normal al Herren-Schnapser, doblados hasta tres veces, a 24 puntos de juego.
ruleset-bauernschnapsen-wikipedia = Lista larga
ruleset-bauernschnapsen-wikipedia-about = Quince contratos, con Assenbettler, Ass-Bettler, Damengang, Königsgang y Bauernloch; un Schnapser se gana en cuanto tiene 66.
ruleset-bauernschnapsen-carinthia = Carintia
ruleset-bauernschnapsen-carinthia-about = La lista principal sin Bettler ni Zehner-Gang; allí el Gang se llama Land, y los contratos que se enseñan, Farbenjodler y Herrenjodler.

option-no_bettler = Sin Bettler
option-bettler_5 = El Bettler vale 5
option-bettler_ten_last = En el Bettler el diez es la carta más baja
option-bettler_all_play = En el Bettler juega también el compañero del declarante
option-ass_bettler = Ass-Bettler, que vale 5
option-kontra_normal = Un Kontra al Normal va por encima de un Bettler
option-no_zehner_gang = Sin Zehner-Gang
option-zehner_gang_8 = El Zehner-Gang vale 8 y va por debajo del Gang
option-zehner_gang_9 = El Zehner-Gang vale 9 y va por debajo del Gang
option-partner_out_in_gangs = Tampoco en Gang y Zehner-Gang juega el compañero
option-kontra_schnapser_above = El Kontra-Schnapser va por encima del Bauernschnapser
option-caller_only = Solo el Rufer anuncia Schnapser y Bauernschnapser
option-schnapser_early = Un Schnapser se gana en cuanto tiene 66
option-no_doubling = Sin doblar
option-double_once = Solo Kontra
option-double_twice = Solo Kontra y Rekontra
option-kontra_games_undoubled = No se doblan los contratos Kontra ni los de 24
option-idle_partner_silent = El compañero que no juega no puede decir Rekontra
option-knock_threes = Paquetes de tres y dos también tras golpear
option-trickless_by_points = Perder sin bazas pero con 33 de un matrimonio cuesta 1
option-losers_tricks_only = Los matrimonios de los perdedores no cuentan para sus 33
option-retourschneider = El Retourschneider cuenta cuatro Bummerl
option-dealer_drawn = El primer repartidor de cada partida se sortea
option-counting_down = Se cuenta hacia abajo
option-first_trick_open = La primera baza de cada pareja queda a la vista
option-last_trick_closed = La última baza no se puede volver a ver

## Reglamentos campo por campo

group-auction = La subasta
group-doubling = Doblar
group-scoring = Lo que vale un reparto
group-match = La partida

axis-dealing-knock = Tras golpear se reparte
value-dealing-knock-fives = en paquetes de cinco
value-dealing-knock-threes-and-twos = en paquetes de tres y dos
axis-auction-normal-kontra = Kontra al Normal
value-auction-normal-kontra-after-auction = solo después de la subasta
value-auction-normal-kontra-beats-bettler = también puede ir por encima de un Bettler en la subasta
value-contracts-id-normal = { contract-normal }
value-contracts-id-bettler = { contract-bettler }
value-contracts-id-assenbettler = { contract-assenbettler }
value-contracts-id-ass-bettler = { contract-ass-bettler }
value-contracts-id-schnapser = { contract-schnapser }
value-contracts-id-damengang = { contract-damengang }
value-contracts-id-koenigsgang = { contract-koenigsgang }
value-contracts-id-gang = { contract-gang }
value-contracts-id-zehner-gang = { contract-zehner-gang }
value-contracts-id-kontra-schnapser = { contract-kontra-schnapser }
value-contracts-id-bauernloch = { contract-bauernloch }
value-contracts-id-bauernschnapser = { contract-bauernschnapser }
value-contracts-id-farben-gang = { contract-farben-gang }
value-contracts-id-kontra-bauernschnapser = { contract-kontra-bauernschnapser }
value-contracts-id-herren-schnapser = { contract-herren-schnapser }
axis-contracts-rank = Lugar en la lista (0: no se juega)
axis-contracts-value = Puntos de juego
axis-contracts-bidders = Lo puede anunciar
value-contracts-bidders-anyone = cualquiera
value-contracts-bidders-caller = el Rufer
value-contracts-bidders-callers-side = el Rufer o su compañero
value-contracts-bidders-opponents = los rivales del Rufer
value-contracts-bidders-not-caller = cualquiera menos el Rufer
axis-contracts-cards = Palo de triunfo
value-contracts-cards-trump = el del Rufer
value-contracts-cards-no-trump = ninguno
axis-contracts-order = Orden de las cartas
value-contracts-order-ATKQJ = A 10 K Q J
value-contracts-order-TKQJA = 10 K Q J A
value-contracts-order-KQJAT = K Q J A 10
value-contracts-order-QJATK = Q J A 10 K
value-contracts-order-AKQJT = A K Q J 10
axis-contracts-leads = Sale en la primera baza
value-contracts-leads-caller = el Rufer
value-contracts-leads-declarer = el declarante
axis-contracts-partner = El compañero del declarante
value-contracts-partner-plays = juega
value-contracts-partner-sits-out = no juega
value-contracts-aim-sixty-six = 66 puntos de cartas, o la última baza
value-contracts-aim-no-trick = ninguna baza
value-contracts-aim-three-tricks = las tres primeras bazas con 66 puntos de cartas
value-contracts-aim-all-tricks = las cinco bazas
value-contracts-aim-one-suit = tener cinco cartas de un palo
value-contracts-aim-five-trumps = tener los cinco triunfos
axis-contracts-marriages = Matrimonios
value-contracts-marriages-all = de todos
value-contracts-marriages-declarer = solo del declarante
value-contracts-marriages-none = ninguno
axis-contracts-needs = Para anunciarlo hay que tener
value-contracts-needs-nothing = nada especial
value-contracts-needs-ace = un as
axis-contracts-doubled = Doblar
value-contracts-doubled-allowed = permitido
value-contracts-doubled-not-allowed = no permitido
axis-doubling-levels = Veces que se puede doblar un contrato
axis-doubling-idle-partner = El compañero que no juega
value-doubling-idle-partner-may-redouble = puede decir Rekontra
value-doubling-idle-partner-silent = no puede decir Rekontra
axis-scoring-three-tricks = Un Schnapser se gana
value-scoring-three-tricks-always-three = tras tres bazas
value-scoring-three-tricks-at-sixty-six = en cuanto tiene 66
axis-scoring-trickless = Perder sin bazas pero con 33 de un matrimonio cuesta
value-scoring-trickless-three = 3
value-scoring-trickless-by-points = 1
axis-scoring-losers-marriages = Los matrimonios de los perdedores
value-scoring-losers-marriages-count = cuentan para sus 33
value-scoring-losers-marriages-tricks-only = no cuentan para sus 33
axis-match-target = Puntos de juego que ganan la partida
axis-match-schneider = Bummerl de quienes pierden sin ningún punto de juego
axis-match-retourschneider = Retourschneider
value-match-retourschneider-none = cuenta como cualquier partida perdida
value-match-retourschneider-four = cuenta cuatro Bummerl
axis-match-next-dealer = Primer repartidor de la partida siguiente
value-match-next-dealer-rotates = el siguiente por la izquierda
value-match-next-dealer-drawn = se sortea
value-table-reveal-after-deal-all = todas las cartas
axis-table-open-tricks = Bazas ajenas que se pueden mirar
value-table-open-tricks-none = ninguna
value-table-open-tricks-first-of-each-side = la primera de cada pareja
axis-table-last-trick = La última baza
value-table-last-trick-open = se puede ver hasta la salida siguiente
value-table-last-trick-closed = no se puede volver a ver
axis-table-counting = Se cuenta
value-table-counting-up = hacia arriba
value-table-counting-down = hacia abajo
