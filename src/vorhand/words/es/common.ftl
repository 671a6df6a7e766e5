### Español. Lo que no pertenece a ningún juego y lo que todos dicen igual.

list-more = { $head }, { $last }
list-end = { $head } y { $last }
list-end-i = { $head } e { $last }

## La mesa, igual en todos los juegos

phase-draw-dealer = Se sortea el primer repartidor.
phase-deal = Se reparten las cartas.
phase-play = Se juegan las cartas.
phase-over = La partida ha terminado.
role-dealer = repartidor
role-declarer = declarante
role-partner = compañero

event-dealer-drawn = Primer repartidor por sorteo: { $player }.
event-hand-dealt = { $player } levanta { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }: { $cards }.
event-card-played = { $player } juega { $card }.
event-trick-taken = { $player } gana la baza.

## Reglamentos

axis-id = Identificador
axis-title = Nombre
axis-source = Fuente
axis-contracts-id = Contrato
axis-contracts-aim = Objetivo
axis-table-reveal-after-deal = Tras un reparto todos ven
value-table-reveal-after-deal-nothing = nada de lo que estaba oculto
rules-source = Fuente: { $source }.
rules-elsewhere = En otras casas:
rules-other-house = { $text } ({ $where })
rules-condition = { $field }: { $value }
rules-contract-field = { $contract }, { $field }
rules-example = Ejemplo: { $text }
rules-houses = Todos los reglamentos
rules-houses-of = { $game }: todos los reglamentos
rules-not-playable = Documentados, pero no se pueden jugar
rules-missing = Aquí no hay nada
rules-missing-house = El reglamento «{ $id }» no existe; aquí están todos los que hay.
rules-missing-page = En esta dirección no hay reglas; aquí están todos los reglamentos.

## Ejemplos que juega el lector

try-asks-card = Pruébalo: ¿qué carta juegas?
try-asks-pick = Pruébalo: ¿qué carta eliges?
try-asks-move = Pruébalo: ¿qué haces?
try-asks-taker = Pruébalo: ¿qué carta gana la baza?
try-table = En la mesa
try-hand = Tus cartas
try-takes-yes = Correcto: { $card } gana la baza ({ $rule }).
try-takes-no = No: la baza la gana { $best }, no { $card } ({ $rule }).
try-may-play = Puedes jugar { $card } ({ $rule }).
try-may-lead = Puedes salir con { $card }.
try-best-so-far = Por ahora es la mejor carta de la baza.
try-not-best = La mejor carta de la baza sigue siendo { $best }.
try-trick = La baza es { $trick }: la gana { $card }.
