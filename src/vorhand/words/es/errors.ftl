### Español. Cada error y cada rechazo por su código.

## Rechazos de las reglas

refused-match-over = La partida ha terminado ({ $rule }): empieza otra para seguir jugando.
refused-phase = { $phase ->
    [draw-dealer] Ahora no se puede: antes hay que sortear el primer repartidor.
    [cut-card] Ahora no se puede: antes hay que cortar una carta para el triunfo.
    [lay-open] Ahora no se puede: antes hay que sortear las posiciones de las cartas visibles.
    [deal] Ahora no se puede: antes hay que repartir las cartas.
    [choose-contract] Ahora no se puede: antes el declarante debe elegir el contrato.
    [name-trump] Ahora no se puede: antes hay que nombrar el triunfo.
    [cut] Ahora no se puede: antes hay que cortar el mazo o golpear.
    [turn] Ahora no se puede: antes hay que descubrir una carta para el triunfo.
    [auction] Ahora no se puede: la subasta no ha terminado.
    [doubling] Ahora no se puede: antes se decide si alguien dobla.
    [take-kitty] Ahora no se puede: antes el declarante debe tomar o dejar el pozo.
    [discard] Ahora no se puede: antes el declarante debe descartar.
    [give] Ahora no se puede: antes los compañeros deben intercambiar cartas.
    [play] Ahora no se puede: lo siguiente es jugar una carta.
    [complete-deal] Ahora no se puede: antes se reparten las demás cartas.
    [name-start] Ahora no se puede: antes el declarante debe nombrar el valor que abre cada hilera.
    [name-direction] Ahora no se puede: antes el declarante debe nombrar la dirección de las hileras.
    [layout] Ahora no se puede: lo siguiente es colocar una carta o pasar.
   *[over] Ahora no se puede: la partida ha terminado.
 }
refused-turn = { $actor ->
    [nature] No es tu turno: antes decide el azar.
   *[other] No es tu turno: le toca al asiento { $actor }.
 }
refused-seat = Ese asiento no existe ({ $rule }): esta mesa tiene { $players ->
    [one] { $players } asiento, numerado
   *[other] { $players } asientos, numerados
 } desde 0.
refused-card = { $card }: no está en el mazo de este reglamento ({ $rule }); toma una carta que esté.
refused-not-held = { $card }: no está entre tus cartas ({ $rule }); jugables: { $legal }
refused-must-follow = { $card }: debes asistir a { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
    [S] picas
   *[other] { $suit }
 } ({ $rule }); jugables: { $legal }
refused-must-trump = { $card }: debes fallar ({ $rule }); jugables: { $legal }
refused-must-beat = { $card }: debes superar la mejor carta de la baza en { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
    [S] picas
   *[other] { $suit }
 } ({ $rule }); jugables: { $legal }
refused-lay-not-held = { $card }: no está entre tus cartas ({ $rule }); puedes colocar: { $legal }
refused-fits-not = { $card }: ahora no encaja en ninguna hilera ({ $rule }); encajan: { $legal }
refused-must-lay = Solo puedes pasar si no encaja ninguna de tus cartas ({ $rule }); puedes colocar: { $legal }
refused-start = { $rank }: ninguna hilera puede empezar ahí ({ $rule }); posibles: { $legal }
refused-discard-not-held = { $card }: no está entre tus cartas ({ $rule }); tienes: { $legal }
refused-discard-order = { $card }: los descartes van de uno en uno, primero el más bajo ({ $rule }); posibles: { $legal }
refused-give-not-held = { $card }: no está entre tus cartas ({ $rule }); tienes: { $legal }
refused-give-order = { $card }: las cartas se pasan de una en una, primero la más baja ({ $rule }); posibles: { $legal }
refused-contract-used = { $contract }: este declarante ya ha usado este contrato ({ $rule }); quedan: { $legal }
refused-contract = { $contract }: no se puede elegir en este reparto ({ $rule }); posibles: { $legal }
refused-trump = { $trump }: no se puede nombrar aquí ({ $rule }); posibles: { $legal }
refused-arbiter = Solo el árbitro puede anular un reparto ({ $rule }): comunícale el error.
refused-no-redeal = Este reglamento no reparte otra vez tras un descarte olvidado ({ $rule }): debe decidir la mesa.
refused-places = El pozo necesita { $count ->
    [one] { $count } posición
   *[other] { $count } posiciones
 } del mazo ({ $rule }), ni la primera (0) ni la última ({ $last }) ni dos contiguas, en orden ascendente.
refused-pack = El mazo debe tener { $count ->
    [one] la { $count } carta
   *[other] las { $count } cartas
 } de este reglamento ({ $rule }), cada una exactamente una vez.

## Archivos de reglas

clash-card-count = entre jugadores y pozo hacen falta { $sum } cartas, pero el mazo tiene { $pack }
ruleset-card-count = { $file }: { $key }: { clash-card-count }; cambia deck.hand, kitty.size o deck.pack para que coincidan.
clash-packets = los paquetes dan { $total ->
    [one] { $total } carta
   *[other] { $total } cartas
 } por vuelta, pero cada jugador recibe { $hand }
ruleset-packets = { $file }: { $key }: { clash-packets }; su suma debe dividir { $hand }.
clash-pause = el reparto se detiene exactamente donde el triunfo se nombra en la pausa
ruleset-pause = { $file }: { $key }: { clash-pause }; pon esto y choice.trump_named en «in-pause», o ninguno de los dos (0).
clash-pause-packets = el reparto no puede detenerse cuando todos tienen { $pause } de { $hand } cartas
ruleset-pause-packets = { $file }: { $key }: { clash-pause-packets }; escribe un número de cartas en que acabe una vuelta, menor que { $hand }.
clash-pause-sees = el declarante elegiría después del reparto, pero el contrato debe conocerse antes de la pausa
ruleset-pause-sees = { $file }: { $key }: { clash-pause-sees }; escribe «nothing».
clash-pause-last-cards = en la pausa aún no se han repartido las últimas cartas del mazo
ruleset-pause-last-cards = { $file }: { $key }: { clash-pause-last-cards }; deja que el pozo sea «first» y no tomes el triunfo de una carta enseñada.
clash-club-ace-kitty = el as de tréboles podría estar en el pozo y nadie sería declarante
ruleset-club-ace-kitty = { $file }: { $key }: { clash-club-ace-kitty }; escribe 0 o pon roles.first_declarer en «as-ever».
clash-club-ace-roles = quien recibe el as de tréboles reparte después, así que el declarante debe estar a la izquierda del repartidor y el turno de repartir pasar cada vez
ruleset-club-ace-roles = { $file }: { $key }: { clash-club-ace-roles }; escribe «left-of-dealer» y 1 reparto seguido, o pon roles.first_declarer en «as-ever».
clash-club-ace-choice = en el primer reparto aún nadie sabe quién elegiría, nombraría el triunfo o cortaría
ruleset-club-ace-choice = { $file }: { $key }: { clash-club-ace-choice }; haz que un orden fijo empiece con un contrato en que no haya nada que decidir.
clash-no-open-kitty = no hay pozo que poner boca arriba
ruleset-no-open-kitty = { $file }: { $key }: { clash-no-open-kitty }; escribe «closed» o un kitty.size mayor que 0.
clash-no-scattered-kitty = no hay pozo que sacar de posiciones dispersas
ruleset-no-scattered-kitty = { $file }: { $key }: { clash-no-scattered-kitty }; escribe «first» o un kitty.size mayor que 0.
clash-sees-open-cards = sin pozo abierto no hay cartas visibles con que elegir
ruleset-sees-open-cards = { $file }: { $key }: { clash-sees-open-cards }; pon kitty.facing en «open» o deja que el declarante vea otra cosa.
clash-turned-needs-open = el triunfo de mesa necesita un pozo abierto
ruleset-turned-needs-open = { $file }: { $key }: { clash-turned-needs-open }; pon kitty.facing en «open» o toma el triunfo de otro sitio.
clash-no-contracts = no hay ningún contrato
ruleset-no-contracts = { $file }: { $key }: { clash-no-contracts }; pon al menos uno.
clash-contract-twice = un contrato aparece dos veces
ruleset-contract-twice = { $file }: { $key }: { clash-contract-twice }; pon cada uno una vez y usa choice.times para jugarlo más veces.
clash-free-contract-order = el contrato libre no cabe donde el declarante elige cada contrato una vez
ruleset-free-contract-order = { $file }: { $key }: { clash-free-contract-order }; quítalo o pon choice.selection en «by-turn» o «by-deal».
clash-free-contract-list = aquí hay contratos a elegir solo si se juega el contrato libre, y el propio contrato libre nunca es uno de ellos
ruleset-free-contract-list = { $file }: { $key }: { clash-free-contract-list }; pon contratos solo si choice.contracts tiene «free-contract».
clash-deals-in-a-row = { $deals ->
    [one] { $deals } reparto no se puede
   *[other] { $deals } repartos no se pueden
 } dividir por igual si cada jugador reparte { $run } seguidos
ruleset-deals-in-a-row = { $file }: { $key }: { clash-deals-in-a-row }; escribe un número que encaje, por ejemplo 1.
clash-by-deal = con { $count ->
    [one] { $count } contrato
   *[other] { $count } contratos
 } reparto a reparto, no todos los declarantes jugarían cada contrato
ruleset-by-deal = { $file }: { $key }: { clash-by-deal }; escribe «by-turn» o cambia el número de contratos o roles.deals_in_a_row.
clash-suits = los palos que se pueden nombrar faltan o se repiten
ruleset-suits = { $file }: { $key }: { clash-suits }; pon al menos uno, cada uno una vez.
clash-suits-not-declared = los palos solo se pueden limitar donde el declarante nombra el triunfo
ruleset-suits-not-declared = { $file }: { $key }: { clash-suits-not-declared }; quita esto o pon trump en «declared».
clash-layout-trump = en las hileras no hay triunfo
ruleset-layout-trump = { $file }: { $key }: { clash-layout-trump }; escribe «no-trump».
clash-layout-kitty = en las hileras deben entrar en juego todas las cartas, pero el pozo tiene { $size }
ruleset-layout-kitty = { $file }: { $key }: { clash-layout-kitty }; pon kitty.size en 0 o quita las hileras.
clash-layout-pairs = en las hileras cada uno juega por su cuenta
ruleset-layout-pairs = { $file }: { $key }: { clash-layout-pairs }; pon deck.sides en «alone» o quita las hileras.
clash-nothing-to-exchange = no hay pozo con que cambiar
ruleset-nothing-to-exchange = { $file }: { $key }: { clash-nothing-to-exchange }; escribe «none» o un kitty.size mayor que 0.
clash-sees-after-exchange = quien ve las cartas del pozo antes de elegir tiene que tomarlo siempre
ruleset-sees-after-exchange = { $file }: { $key }: { clash-sees-after-exchange }; pon exchange.duty en «mandatory» o deja que el declarante vea otra cosa.
clash-exchange-before-contract = el cambio se hace antes de conocer el contrato, así que un contrato no puede modificarlo
ruleset-exchange-before-contract = { $file }: { $key }: { clash-exchange-before-contract }; quita esto o escribe «mandatory».
clash-blind-too-many = quien descarta primero necesita al menos tantas cartas como tiene el pozo ({ $kitty }), pero cada jugador recibe { $hand }
ruleset-blind-too-many = { $file }: { $key }: { clash-blind-too-many }; escribe «take-first» o reduce el pozo.
clash-taken-discard-first = quien elige con el pozo ya tomado no puede descartar antes
ruleset-taken-discard-first = { $file }: { $key }: { clash-taken-discard-first }; escribe «take-first» o pon otra cosa en choice.sees.
clash-nothing-to-forget = nadie descarta, así que nadie puede olvidarlo
ruleset-nothing-to-forget = { $file }: { $key }: { clash-nothing-to-forget }; escribe «none».
clash-pairs-need-four = las parejas necesitan cuatro jugadores, no { $players }
ruleset-pairs-need-four = { $file }: { $key }: { clash-pairs-need-four }; escribe «alone» o pon deck.players en 4.
clash-partners-without-pairs = solo quien tiene compañero puede cambiar con él
ruleset-partners-without-pairs = { $file }: { $key }: { clash-partners-without-pairs }; pon deck.sides en «pairs» o escribe «take-first».
clash-partners-kitty = cuando cambian los compañeros, el pozo tiene cuatro cartas, una para cada jugador, no { $kitty }
ruleset-partners-kitty = { $file }: { $key }: { clash-partners-kitty }; pon kitty.size en 4 o cambia exchange.order.
clash-partners-must-exchange = cuando cambian los compañeros, el pozo siempre se reparte
ruleset-partners-must-exchange = { $file }: { $key }: { clash-partners-must-exchange }; escribe «mandatory» o pon otra cosa en exchange.order.
clash-quota-count = { $count ->
    [one] hay { $count } cuota
   *[other] hay { $count } cuotas
 } para { $players } jugadores
ruleset-quota-count = { $file }: { $key }: { clash-quota-count }; pon una para cada uno, primero la del declarante.
clash-quota-sum = las cuotas suman { $sum }, pero un reparto tiene { $hand } bazas
ruleset-quota-sum = { $file }: { $key }: { clash-quota-sum }; deben sumar { $hand } o ser todas 0.
clash-quota-sides = las parejas tienen { $players } cuotas, primero la del declarante, pero aquí hay { $count }
ruleset-quota-sides = { $file }: { $key }: { clash-quota-sides }; escribe una para cada lado.
ruleset-unreadable = { $file }: no se puede leer ({ $reason }); comprueba la ruta y si tienes permiso.
ruleset-too-large = { $file }: demasiado grande; un archivo de reglas tiene como máximo { $limit } bytes.
ruleset-syntax = { $file }: no es TOML válido ({ $reason }); escribe líneas como: players = 4
ruleset-unknown-key = { $file }: { $key }: esa clave no existe; conocidas aquí: { $known }
ruleset-type = { $file }: { $key }: debe ser { $expected }, no «{ $value }».
ruleset-value = { $file }: { $key }: «{ $value }» no se puede elegir; posibles: { $allowed }
ruleset-range = { $file }: { $key }: { $value } está fuera de los límites; escribe de { $low } a { $high }.
ruleset-list = { $file }: { $key }: { $count } valores son demasiados; escribe como mucho { $limit }.
ruleset-no-source = { $file }: { $key }: falta; di de dónde vienen estas reglas, por ejemplo un libro, una página o una familia.
ruleset-unknown-id = { $id }: ese reglamento no existe; conocidos: { $known }
ruleset-extends = { $file }: { $key }: «{ $value }» no es un reglamento incluido; posibles: { $known }
ruleset-unknown-option = { $id }: esa opción no existe: { $option }; conocidas: { $known }
ruleset-options-conflict = { $id }: las opciones { $first } y { $second } cambian ambas { $key }; elige una de las dos.
ruleset-other-game = { $first } y { $second } son de juegos distintos; compara dos reglamentos de un mismo juego.
ruleset-not-implementable = { $id }: no se puede jugar: { $reason }
ruleset-text = { $file }: { $key }: debe tener como máximo { $limit } caracteres, todos visibles.

expected-a-whole-number = un número entero
expected-a-list = una lista
expected-a-text = un texto entre comillas
expected-a-table = una tabla
given-a-number = ese número
reason-nested-too-deeply = demasiados niveles anidados
reason-not-UTF-8-text = no es texto UTF-8
reason-unknown = motivo desconocido
reason-bismarck-follett = de sus contratos y cuotas solo se conocen tres nombres y que se empieza en −3.
reason-bismarck-estonian-001 = la fuente 001 no da cuotas para los contratos de evitar cartas, y tres jugadores no pueden dividirse ocho repartos.

## Texto que no se entiende

notation-card = «{ $text }» no es una carta; escribe valor y palo, por ejemplo AS, TH o 2C.
notation-hand = «{ $text }» no son las cartas de un jugador; escribe los valores de picas, corazones, diamantes y tréboles, por ejemplo AKQ.T9.432.5
notation-trump = «{ $text }» no es un triunfo; escribe C, D, H, S o NT.
notation-action = «{ $text }» no es una jugada; escribe una como: { $expected }
notation-deal-string = «{ $text }» no es correcto en el campo { $field } de una línea de reparto; escribe por ejemplo: { $expected }
notation-actor = «{ $text }» no puede jugar; escribe el número de un asiento desde 0, «nature» o «arbiter».
unknown-bot = «{ $text }» no es un bot; conocidos: { $known }

## Posiciones imposibles

state-impossible = Esta posición no puede darse: { $field }={ $text } no encaja con el resto; corrige ese campo.
state-cards = Esta posición no puede darse: las cartas de { $field } no encajan; cada carta del mazo debe estar en un solo sitio.

## Partidas guardadas

record-unreadable = { $file }: no se puede leer ({ $reason }); comprueba la ruta y si tienes permiso.
record-write = { $file }: no se puede escribir ({ $reason }); elige otro sitio o libera espacio.
record-locked = { $file }: otro programa está usando este archivo; ciérralo allí antes.
record-too-large = { $file }: demasiado grande; una partida guardada tiene como máximo { $limit } bytes.
record-format = { $file }: escrito en el formato { $format }; esta versión lee el formato { $supported }, así que usa una versión más nueva de Vorhand.
record-json = { $file }: no es una partida en JSON ({ $reason }); usa un archivo escrito por Vorhand.
record-field = { $file }: el campo { $field } es incorrecto; se esperaba: { $expected }
record-ruleset = { $file }: el reglamento no coincide con su suma de control; usa una copia sin cambios.
record-entry = { $file }: la entrada { $number } no encaja: { $reason }
record-mismatch = { $file }: tras la entrada { $number } los puntos o la posición no coinciden con la suma de control; usa una copia sin cambios.
record-chance = { $file }: el azar del reparto { $number } no coincide con su compromiso; usa una copia sin cambios.
record-truncated = { $file }: la partida acaba antes de tiempo; usa una copia completa.
record-start = { $file }: la posición con la que empieza no es posible: { $reason }

## El servidor

address = No se puede usar { $address }: { $reason }; elige otro puerto.
store-open = { $file }: no se puede abrir como almacén: { $reason }.
store-newer = { $file }: lo escribió una versión más nueva (formato { $version }; esta lee { $supported }); actualiza Vorhand.
store-conflict = { $file }: otro servidor escribe en esta mesa; detén uno de los dos.

## Lo que el servidor rechaza

too-many-tables = Demasiadas mesas desde aquí en la última hora; espera un poco.
too-many-guesses = Demasiados códigos probados; espera un minuto.
too-many-house-calls = Demasiadas consultas de reglas desde aquí; espera un minuto.
no-such-code = Ninguna mesa con ese código tiene un asiento libre; revisa las letras.
no-such-seat = Este enlace ya se usó, o el asiento no puede pasar aquí; crea otro.
no-such-table = Esa mesa ya no existe.
no-seat = No tienes asiento en esta mesa.
no-record = Esta mesa no descubre las cartas de sus manos, y un registro lo haría: no hay ninguno.
no-scored-deal = Aquí aún no ha terminado ningún reparto; vuelve a mirar cuando acabe uno.
no-such-deal = En esta partida no hay un reparto { $number } terminado.
no-such-match = La partida { $number } no se ha jugado en esta mesa.
too-many-replays = Demasiados repartos vistos desde aquí; espera un minuto.
too-many-reports = Demasiados informes desde aquí en la última hora; guarda este y envíalo más tarde.
no-reports = Quien lleva este servidor no recibe informes; guárdalo y entrégalo tú.
reports-full = Este servidor no puede recibir más informes; guárdalo y entrégalo tú.
written = Es demasiado largo: como mucho { $limit } letras.
frame-too-large = Eso era demasiado largo para el servidor.
frame-malformed = El servidor no entendió la página; recárgala.
body-too-large = Eso era demasiado largo para el servidor.
body-malformed = El servidor no entendió la página; recárgala.
name = Un nombre tiene de 1 a { $limit } letras, todas visibles.
protocol = La página es más antigua que el servidor; recárgala.
wrong-stage = Eso no es posible en este momento.
already-seated = Ya tienes un asiento aquí; levántate primero.
seat-taken = Alguien acaba de ocupar ese asiento; elige otro.
stale = Antes pasó otra cosa; mira de nuevo.
one-at-a-time = Una cosa cada vez.
discard-count = Hay que descartar exactamente { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }.
store-write = El servidor no puede escribir su archivo ahora; inténtalo dentro de un momento.
table-stumbled = Algo ha fallado en esta mesa; no se ha perdido nada: inténtalo otra vez.
not-the-host = Eso solo lo puede hacer quien dirige la mesa.
not-oneself = Nadie puede echarse a sí mismo; levántate.
other-seat = En el asiento { $seat } eso ya no es así; mira otra vez.
paused = La mesa está en pausa; primero alguien debe reanudar.
nothing-asked = Ya no se pregunta nada de eso.
no-undo = En esta mesa no se recuperan cartas.
nothing-to-take-back = No hay ninguna carta tuya que nadie haya respondido todavía.
too-many-taken-back = En este reparto ya se han recuperado bastantes cartas; sigue jugando.
nothing-to-claim = Tus cartas no demuestran que el resto sea tuyo.
asked-in-vain = Ya lo has preguntado; primero hay que seguir jugando.
no-watching = En esta mesa se juega sin espectadores.
kicked = Quien dirige la mesa te ha echado de ella.
phone-laid = Nadie ha dicho aún quién tiene ahora el teléfono.
not-on-this-phone = Esa persona no juega en este teléfono.
no-newcomers = A esta mesa solo se sienta quien ya ha jugado en este servidor.
unreliable = Aquí hay que haber jugado hasta el final { $wanted } de cada 100 repartos; hasta ahora lo has hecho en { $kept } de { $count }.
too-many-knocks = Ya hay bastante gente pidiendo asiento; espera un poco.
no-chat = Eso no se puede decir en esta mesa.
too-many-words = Cada cosa a su tiempo: espera un momento.
said = Di como mucho { $limit } letras, y solo las que se puedan mostrar.
word = Una palabra tiene como mucho { $limit } letras, y solo las que se puedan mostrar.
origin = { $text } no es la dirección de un servidor; correcto sería http://cards.local:8765.
