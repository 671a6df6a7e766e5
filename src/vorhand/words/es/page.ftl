### Español. Lo que solo dice la página.

## La portada

page-game = Juego
page-play-now = Jugar ya
page-learn = Aprender { $game } con un reparto
page-learn-about = ¿Nunca has jugado? Una guía dice lo que pasa, lo que puedes hacer y por qué.
page-guided = reparto guiado
page-name = Tu nombre
page-with-friends = Una mesa con amigos
page-with-friends-about = Recibes un enlace y un código corto; los bots ocupan los asientos libres.
page-rules = Reglas
page-options = Reglas de la casa
page-make-table = Abrir una mesa
page-join = Entrar con un código
page-code = Código de la mesa
page-join-do = Entrar
page-my-tables = Tus mesas
page-no-tables = Aún no hay mesas: juega ya, o abre una para tus amigos.
page-in-lobby = espera jugadores
page-finished = terminada
page-your-turn-here = tu turno
page-record = Guardar el acta
page-language = Idioma
page-data = Este servidor guarda tu nombre y tus partidas en un archivo, y quien lleva el servidor puede leerlo. Hay una cookie y ninguna cuenta.
page-forget = Olvidarme
page-forget-sure = Olvidarme de verdad
page-forget-about = Borra tu nombre y tus asientos en este servidor; las partidas quedan, sin ti.
page-forgotten = Este servidor ya no te conoce.
page-all-tables = Todas las mesas
page-no-script = La mesa necesita scripts; actívalos.

## Antes de la partida

page-lobby = La mesa está abierta
page-lobby-sit = Elige un asiento; los bots ocupan los que queden libres.
page-lobby-start = Empieza cuando todos estén sentados.
page-link = Enlace para tus amigos
page-copy = Copiar
page-copied = Copiado
page-spoken-code = Código para decir
page-seat = Asiento { $number }
page-seats = Asientos
page-free = libre
page-sit = Sentarme aquí
page-stand = Levantarme
page-start = Empezar la partida
page-start-bots = { $count ->
    [one] Empezar con { $count } bot
   *[other] Empezar con { $count } bots
 }
page-watching = Estás mirando esta mesa.

## En la mesa

page-menu = Menú
page-close = Cerrar
page-deal-short = Reparto { $number }/{ $deals }
page-you-tag = tú
page-bot = bot
page-bot-name = Bot { $number }
page-player-name = Jugador { $number }
page-tricks-of = { $number ->
    [one] { $number } baza
   *[other] { $number } bazas
 }, cuota { $count }
page-tricks-so-far = { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
 }
page-cards-held = cartas
page-cards-left = { $count ->
    [one] queda { $count } carta
   *[other] quedan { $count } cartas
 }
page-total-short = total
page-total-of = total { $total }
page-away = ausente
page-away-in = ausente; un bot juega en { $seconds } s
page-bot-plays = aquí juega un bot
page-cards = Tus cartas
page-open-cards = Cartas visibles
page-kitty = Pozo
page-shown-card = Se enseña a todos
page-hands-hidden = Nadie mira sus cartas todavía.
page-you-are-declarer = Eres el declarante
page-quota-of = cuota { $count }
page-choose-contract = Elige el contrato
page-choose-trump = Elige el triunfo
page-choose-kitty = Toma el pozo o déjalo
page-choose-start = Nombra el valor que abre cada hilera
page-choose-direction = Nombra la dirección de las hileras
page-discard = { $count ->
    [one] Elige { $count } carta para descartar
   *[other] Elige { $count } cartas para descartar
 }
page-discard-more = { $count ->
    [one] Descartar: falta { $count }
   *[other] Descartar: faltan { $count }
 }
page-discard-do = Descartarlas
page-discard-place = hueco libre
page-discarded = Descartes
page-give = Elige { $count ->
    [one] una carta
   *[other] { $count } cartas
 } para { $player }
page-give-more = { $count ->
    [one] Pasar: falta { $count }
   *[other] Pasar: faltan { $count }
 }
page-give-do = Pasarlas
page-received = Lo que has recibido
page-gave = { $giver } pasó a { $receiver }
page-used = usado
page-turn-lead = Tu turno: sales tú.
page-turn-follow = Tu turno: salieron { $suit }.
page-turn-lay = Tu turno: coloca una carta.
page-turn-pass = No encaja ninguna carta tuya: pasas.
page-waits-contract = { $player } elige el contrato.
page-waits-trump = { $player } elige el triunfo.
page-waits-kitty = { $player } decide sobre el pozo.
page-waits-start = { $player } nombra el valor que abre cada hilera.
page-waits-direction = { $player } nombra la dirección de las hileras.
page-waits-discard = { $player } descarta.
page-waits-give = { $player } elige cartas para { $receiver }.
page-waits-play = Es el turno de { $player }.
page-tap-again = Toca otra vez { $card } para jugarla.
page-may-play = { $card } se puede jugar.
page-not-now = { $card }: ahora no. { $reason }
page-tap-on = Toca para seguir
page-best = mejor
page-takes = gana
page-last-trick = Última baza
page-last-turns = Turnos
page-passes = pasa
page-pass-why = no encaja ninguna
page-row-empty = nada todavía
page-row-next = sigue: { $card }
# $rank: a rank as it stands on a card; $direction: up or down.
page-rows-from = desde { $rank } hacia { $direction ->
    [up] arriba
   *[down] abajo
 }
page-score = Puntos
page-log = Sucesos
page-keys = Teclas
page-log-empty = Todavía no ha pasado nada.
page-you-play = Juegas { $card }.
page-you-take = Ganas la baza.
page-you-picked-up = Recoges { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }.
page-played = jugado
page-declarer-next = declara ahora
page-deal-by-deal = Reparto a reparto
page-rounds = Rondas
page-round-now = se juega ahora

## Después de un reparto y de la partida

page-next-deal = Siguiente reparto
page-waiting-for = Esperando a { $names }.
page-hands = Cartas repartidas
page-show-hands = Ver las cartas
page-hide-hands = Ocultar las cartas
page-left-over = cartas restantes
page-out-first = acabó primero
# $left, $scores, $totals: enumerations such as "Anna +3, Bo −2, Cia −1".
page-layout-scored = Fin del reparto { $number }; cartas restantes: { $left }; puntos: { $scores }; totales: { $totals }.
page-match-over = La partida ha terminado
page-last-deal = Último reparto: { $contract }
page-you-win = Ganas la partida.
page-wins = { $count ->
    [one] { $names } gana la partida.
   *[other] { $names } comparten la victoria.
 }
page-pair-wins = { $names } ganan la partida.
page-rematch = Jugar otra vez

## Conexión

page-connecting = Conectando con la mesa.
page-notice = Aviso
page-offline = Sin conexión; se intenta de nuevo. No se pierde nada.
page-moved = Tu asiento ha pasado a otro dispositivo.
page-no-answer = El servidor no responde; inténtalo de nuevo.
page-reload = Recargar
page-part-failed = Esta parte no ha llegado. La partida no se pierde.
page-part-comes = Un momento…
page-fresh = Hay una versión nueva de la página.
page-fresh-elsewhere = Hay una versión nueva. Espera mientras se juegue un reparto en otra pestaña.
page-fresh-take = Usarla ahora
page-front-offline = No se puede llegar al servidor. Las reglas que has leído aquí y la comprobación de los repartos funcionan sin él; las mesas lo esperan y tus asientos se conservan.

## Menú

page-settings = Ajustes
page-rename = Cambiar
page-rules-here = Reglas de esta mesa
page-read-rules = Leer estas reglas
page-rules-contracts = Reglas de los contratos
page-read-rule = Leer la regla { $number }
page-other-device = Jugar en otro dispositivo
page-other-device-about = Abre allí este enlace. Sirve una vez y se lleva tu asiento.
page-other-device-do = Crear un enlace

## Teclas

page-key-move = ir a otra carta
page-key-number = ir a esa carta
page-key-type = ir a una carta por palo y valor
page-key-enter = jugarla o elegirla
page-key-last = última baza
page-key-score = puntos
page-key-rule = si se puede jugar, y por qué no
page-key-repeat = repetir lo que pasó
