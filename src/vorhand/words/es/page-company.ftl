### Español. Lo que rodea una partida en la página: relojes, pausas, quien dirige la mesa, espectadores y palabras.

# $player, $other, $names: nombres; $seconds, $minutes, $count, $kept: números; $time: minutos y segundos, como "2:30".

page-company = Alrededor de la mesa
page-host = dirige
page-bot-here = Poner un bot
page-no-bot = Sin bot
page-send-away = Echar
page-send-away-sure = Echar de verdad
page-terms = Cómo jugamos
page-clock = Reloj
page-clock-none = sin reloj
page-clock-turn = { $seconds } s por turno
page-clock-bank = { $seconds } s por turno y { $minutes } min por reparto
page-talk = Hablar
page-talk-off = sin charla
page-talk-presets = frases hechas
page-talk-free = palabras libres
page-onlookers = con espectadores
page-no-onlookers = sin espectadores
page-may-watch = Otros pueden mirar
page-watchers = { $count ->
    [one] { $count } mira
   *[other] { $count } miran
 }
page-bank-left = reserva { $time }
page-seconds-left = { $seconds } s
page-last-seconds = Quedan { $seconds } segundos.
page-pause = Pausa
page-pause-asked = { $player } pide una pausa.
page-pause-waits = ¿Pausa? Falta la respuesta de { $names }.
page-yes = Sí
page-no = No
page-paused = Pausa
page-paused-about = No corre el tiempo de nadie.
page-go-on = Seguir
page-leave = Dejar el asiento
page-leave-sure = Dejarlo a un bot
page-close-table = Cerrar la mesa
page-close-table-sure = Cerrar la mesa de verdad
page-closed = Esta mesa está cerrada; aquí ya no juega nadie.
page-closed-state = cerrada
page-want-seat = Quiero el asiento de { $player }
page-seat-asked = Has pedido el asiento de { $player }; decide quien dirige la mesa.
page-seat-admitted = El asiento de { $player } es tuyo tras este reparto.
page-knocks = { $player } quiere el asiento de { $other }.
page-let-in = Dejar pasar
page-talk-new = Hablar, { $count } por leer
page-talk-list = Lo que se ha dicho
page-nothing-said = Nadie ha dicho nada todavía.
page-said = { $player }: { $text }
page-own-words = Tus palabras
page-say = Decir
page-mute = Silenciar a { $player }
page-mute-about = En este dispositivo no oyes a quien silencias.
page-reliability = De { $count ->
    [one] { $count } reparto
   *[other] { $count } repartos
 } has jugado { $kept } hasta el final.
page-looking = { $seconds ->
    [one] El siguiente reparto empieza en { $seconds } segundo.
   *[other] El siguiente reparto empieza en { $seconds } segundos.
 }
page-kept-wanted = Quién puede sentarse
page-kept-any = cualquiera
page-kept = con { $count } de cada 100 repartos jugados hasta el final
page-kept-about = Solo cuentan los repartos de este servidor. Quien ya está sentado se queda.
page-newcomers = con recién llegados
page-no-newcomers = sin recién llegados
page-newcomers-may = También quienes llegan por primera vez, de quienes aún no se sabe nada

## Frases hechas

preset-hello = ¡Hola!
preset-good-luck = ¡Suerte!
preset-well-played = ¡Bien jugado!
preset-thanks = ¡Gracias!
preset-sorry = ¡Perdón!
preset-oops = ¡Uy!
preset-one-moment = Un momento, por favor.
preset-back-again = Ya he vuelto.
preset-lovely-hand = ¡Qué buenas cartas!
preset-good-night = ¡Buenas noches!
