### Español. Lo que solo dice la línea de órdenes.

## La mesa

cli-you = Tú
cli-deal-of = Reparto { $number } de { $deals }
cli-playoff-deal = Desempate, reparto { $number }
cli-contract-open = El contrato aún no está elegido.
cli-played = Jugado como declarante: { $contracts }
cli-with-quota = { $contract }, cuota { $count }
cli-trump = Triunfo: { $trump }
cli-start = Las hileras empiezan por: { $rank }
cli-direction-up = hacia arriba
cli-direction-down = hacia abajo
cli-layout = Las hileras
cli-tricks = bazas
cli-quota = cuota
cli-left = restan
cli-points = puntos
cli-total = total
cli-declarer-head = declarante
cli-contract-head = contrato
cli-kitty = Pozo: { $cards }
cli-kitty-unseen = No has visto el pozo de este reparto.
cli-no-discards = No has descartado en este reparto.
cli-nothing-given = No has pasado ni recibido cartas en este reparto.
cli-side-so-far = { $side }: bazas { $tricks }, cuota { $quota }, total { $total }
cli-shown = Se enseña a todos: { $cards }
cli-trick-of = Baza { $number } de { $tricks }
cli-last-trick = La última baza (número { $number })
cli-last-trick-of-deal = La última baza del reparto { $deal } (número { $number })
cli-no-trick-yet = Aún no se ha ganado ninguna baza.
cli-leads = sale
cli-best = la más alta por ahora
cli-took = gana la baza
cli-you-lead = tu turno: sales tú
cli-your-turn = tu turno
cli-hand = { $count ->
    [one] Tu carta
   *[other] Tus { $count } cartas
 }
cli-hand-unseen = Nadie mira sus cartas antes de que se anuncie el contrato (regla 2.3).
cli-undealt = El reparto se detiene: { $count ->
    [one] llega { $count } carta más
   *[other] llegan { $count } cartas más
 } cuando se nombre el triunfo.
cli-take-kitty = Tomar el pozo
cli-take-kitty-long = y descartar otras tantas cartas
cli-leave-kitty = Dejar el pozo
cli-leave-kitty-long = y conservar tus cartas
cli-lay-pass = Pasar
cli-lay-pass-long = no encaja ninguna carta tuya
cli-you-took-trick = Ganas la baza; ahora tienes { $count }.
cli-took-trick = { $player } gana la baza y ahora tiene { $count }.

## Informes

cli-deal-over = Fin del reparto { $number }
cli-kitty-was = El pozo era: { $cards }
cli-discards-were = Los descartes fueron: { $cards }
cli-given-was = { $giver } pasó a { $receiver }: { $cards }
cli-sheet-note = En cada reparto: los puntos y luego el total.
cli-sheet-note-star = * es el declarante. En cada reparto: los puntos y luego el total.
cli-sheet-note-narrow = Puntos de cada reparto; * es el declarante.
cli-sheet-cross = X: ya ha jugado ese contrato como declarante.
cli-no-deal-yet = Aún no ha terminado ningún reparto.
cli-you-won = Ganas la partida; totales: { $totals }.
cli-pair-won = { $winners } ganan la partida; totales: { $totals }.
cli-hands-dealt = Las cartas repartidas
cli-tricks-so-far = Bazas / cuota: { $tricks }

## Sucesos

cli-you-dealer-drawn = Por sorteo eres el primer repartidor.
cli-you-contract-chosen = Eliges el contrato: { $contract }.
cli-you-contract-fixed = Tu contrato está fijado: { $contract }.
cli-you-kitty-taken = Tomas el pozo.
cli-you-kitty-seen = Encuentras en el pozo: { $cards }.
cli-you-kitty-left = Dejas el pozo.
cli-you-discards-laid = Has descartado: { $cards }.
cli-you-gave = Pasas a { $player }: { $cards }.
cli-you-got = { $player } te pasa: { $cards }.
cli-you-declarer-found = Tienes { $card } y eres el declarante.
cli-you-layout-named = Fijas las hileras: desde { $rank } hacia { $direction ->
    [up] arriba
   *[down] abajo
 }.
cli-you-card-laid = Colocas { $card }.
cli-you-could-not-lay = Pasas.

## Preguntas

cli-ask-card = Tu carta (? para ayuda):
cli-ask-discards = Descarta { $count ->
    [one] una carta
   *[other] { $count } cartas en una línea
 } (? para ayuda):
cli-ask-give = Elige { $count ->
    [one] una carta
   *[other] { $count } cartas en una línea
 } para { $player } (? para ayuda):
cli-ask-contract = Tu contrato (? para ayuda):
cli-ask-trump = Palo de triunfo (? para ayuda):
cli-ask-kitty = El pozo (? para ayuda):
cli-ask-start = El valor que abre cada hilera (? para ayuda):
cli-ask-direction = Hacia arriba o hacia abajo (? para ayuda):
cli-ask-lay = Tu carta, o pasar (? para ayuda):
cli-ask-enter = Pulsa Intro para seguir (? para ayuda):
cli-press-enter = Pulsa antes Intro; luego sigue la partida (? para ayuda).
cli-fast = Con la opción --fast, la partida no se detiene tras cada baza.
cli-rest-is-yours = Las { $count } bazas que quedan son tuyas: escribe { $letter } para llevártelas.
cli-rest-taken = Los bots lo aceptan: el resto es tuyo.

## Qué falla en una línea

cli-card-ambiguous = «{ $text }» puede ser más de una de tus cartas ({ $cards }): escribe el número entre corchetes.
cli-not-a-card = «{ $text }» no es una carta: escribe un número entre corchetes, o valor y palo, como { $sample }.
cli-no-such-number = «{ $text }» no está junto a ninguna opción: escribe { $count ->
    [one] 1, la única opción.
   *[other] un número del 1 al { $count }.
 }
cli-name-ambiguous = «{ $text }» puede ser más de uno: { $names }. Escribe más letras, o el número entre corchetes.
cli-not-a-choice = «{ $text }» no es una opción: escribe { $count ->
    [one] 1, la única opción, o su nombre.
   *[other] un número del 1 al { $count }, o un nombre.
 }
cli-discard-count = Has nombrado { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }, pero hay que descartar { $needed }: escríbelas todas en una línea. No se ha descartado nada.
cli-discard-twice = { $card } está dos veces: cada carta se descarta una vez. No se ha descartado nada.
cli-discard-not-held = { $count ->
    [one] { $cards } no está entre tus cartas.
   *[other] { $cards } no están entre tus cartas.
 } No se ha descartado nada.
cli-give-count = Has nombrado { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }, pero hay que pasar { $needed }: escríbelas todas en una línea. No se ha pasado nada.
cli-give-twice = { $card } está dos veces: cada carta se pasa una vez. No se ha pasado nada.
cli-give-not-held = { $count ->
    [one] { $cards } no está entre tus cartas.
   *[other] { $cards } no están entre tus cartas.
 } No se ha pasado nada.
cli-no-such-term = No existe esa palabra: { $text }; para leerlas todas: { $command }
cli-no-such-rule = No hay ninguna regla con ese número; existen { $numbers }
cli-unknown-near = «{ $text }» no es { $wanted ->
    [ruleset] un reglamento
    [game] ni un juego ni un reglamento
   *[rule] ni un juego ni un reglamento ni el número de una regla
 }; lo más parecido: { $near }; para ver todos los reglamentos: { $command }
cli-unknown-all = «{ $text }» no es { $wanted ->
    [ruleset] un reglamento
    [game] ni un juego ni un reglamento
   *[rule] ni un juego ni un reglamento ni el número de una regla
 }; conocidos: { $known }
cli-rule-no-ruleset = «{ $text }» es el número de una regla, pero aquí hace falta un reglamento; para verlos todos: { $command }

## Ayuda

cli-enter = Intro
cli-help-title = Lo que puedes escribir ahora
cli-help-card = El número entre corchetes junto a una carta, o la carta misma, como { $card } o { $other }.
cli-help-discards = Todas las cartas que descartas en una línea: sus números, o las cartas mismas, como { $card } { $other }.
cli-help-give = Todas las cartas que pasas en una línea: sus números, o las cartas mismas, como { $card } { $other }.
cli-help-contract = El número entre corchetes, o el nombre del contrato o su comienzo. No se puede deshacer.
cli-help-trump = El número entre corchetes, o el nombre del palo o su comienzo (dos letras como mínimo).
cli-help-kitty-choice = El número entre corchetes, o las palabras que lo siguen o su comienzo (dos letras como mínimo).
cli-help-start = Un valor, como 9 o K: cada hilera empieza por él.
cli-help-direction = El número entre corchetes, o las palabras que lo siguen o su comienzo.
cli-help-lay = El número entre corchetes junto a una carta, o la carta misma, como { $card } o { $other }; «pasar» si no encaja ninguna.
cli-help-layout = Debes colocar una carta si puedes. Se acaba cuando alguien se queda sin cartas: cada carta que queda cuesta 1 punto, y ese jugador se los lleva todos.
cli-help-waiting = Intro sigue con la partida. Antes puedes consultar:
cli-help-enter = seguir
cli-help-table = ver otra vez la mesa
cli-help-help = esta ayuda
cli-help-last-trick = la última baza
cli-help-score = la hoja de puntos
cli-help-rest = llevarte el resto, donde la mesa dice que es tuyo
cli-help-kitty = el pozo, si lo has visto
cli-help-discarded = lo que tú has descartado
cli-help-given = las cartas que has pasado y recibido
cli-help-rule = leer una regla, aquí la 4.2
cli-help-quit = dejar la mesa; la partida se guarda
cli-help-quotas = Cuotas: { $quotas }.
cli-help-ruleset = Reglamento: { $name } ({ $id }){ $count ->
    [0] , el habitual.
    [one] , que difiere del habitual en { $count } aspecto; véase: { $command }
   *[other] , que difiere del habitual en { $count } aspectos; véase: { $command }
 }

## La partida en el disco

cli-new-match = Partida nueva: { $name }, con { $bots }.
cli-kept-in = Se guarda tras cada acción en { $file }
cli-resumed = La partida del { $started } sigue con el reparto { $number }. Se guarda en { $file }
cli-goodbye = La partida está guardada en { $file }
cli-go-on = Para seguir: { $command }
cli-put-aside = La partida hasta ahora se llama { $file }
cli-put-aside-finished = La partida terminada se llama ahora { $file }
cli-record-at = La partida está en { $file }
cli-no-terminal = La entrada no es un terminal, así que los bots juegan solos. Para jugar tú, empieza en un terminal.
cli-bots-match = Juegan { $players }: { $name }.
cli-save-is-other = { $file } contiene una partida sin terminar de otra clase ({ $id }): quita --rules, --seed y --bot para seguirla, o empieza otra con --new, que la conserva con otro nombre.
cli-save-damaged = { $file }: esta partida guardada no sirve y queda como está; empieza otra con --new, que la conserva con otro nombre. Motivo: { $reason }
cli-record-exists = { $file }: ya existe y queda como está; indica un archivo nuevo.

## Partidas guardadas

cli-replay-empty = { $file }: aún no se ha jugado nada.
cli-replay-ask = Intro siguiente, b atrás, d 3 al reparto 3, q salir:
cli-replay-ask-last = Fin. Intro o q salir, b atrás, d 3 al reparto 3:
cli-replay-no-deal = Ese reparto no existe; el último es el { $deals }.
cli-replay-help = Escribe nada, b, d y un número, o q, y luego Intro.
cli-verified = { $file }: correcto, una partida terminada de { $deals ->
    [one] { $deals } reparto
   *[other] { $deals } repartos
 }; las { $entries } entradas se reproducen, y coinciden los puntos, las posiciones y el azar de { $nonces ->
    [one] { $nonces } reparto.
   *[other] { $nonces } repartos.
 }
cli-verified-unfinished = { $file }: correcto, una partida sin terminar con { $deals ->
    [one] { $deals } reparto terminado
   *[other] { $deals } repartos terminados
 }; las { $entries } entradas se reproducen, y coinciden los puntos, las posiciones y el azar de { $nonces ->
    [one] { $nonces } reparto.
   *[other] { $nonces } repartos.
 }

## Reglamentos

cli-rules-list-note = Las opciones siguen al id: { $command }
cli-rules-differs = { $count ->
    [0] Igual que { $id }.
    [one] Difiere de { $id } en { $count } aspecto.
   *[other] Difiere de { $id } en { $count } aspectos.
 }
cli-rules-options = Opciones: { $options }
cli-options = Opciones
cli-rules-source = Fuente: { $source }
cli-usually = (lo habitual: { $value })
cli-keys-intro = Las claves de un archivo de reglas (TOML). Lo que el archivo no dice es como en el reglamento del que parte.
cli-keys-extends = El reglamento del que parte, como «bismarck/modern»
cli-keys-source = De dónde vienen estas reglas; es obligatorio
cli-keys-title = Cómo se llaman las reglas en la mesa; si no, el nombre del archivo
cli-keys-number = un número entero del { $low } al { $high }
cli-keys-numbers = una lista de números enteros del { $low } al { $high }
cli-keys-list = una lista de estos:
cli-keys-usual = (lo habitual)
cli-keys-contracts = ID es uno de los contratos: { $ids }
cli-rules-same = { $first } y { $second } son iguales.
cli-rules-diff = { $first } y { $second } difieren en { $count ->
    [one] { $count } aspecto.
   *[other] { $count } aspectos.
 }
cli-rules-fine = { $file }: correcto, { $players } jugadores juegan { $deals ->
    [one] { $deals } reparto.
   *[other] { $deals } repartos.
 }

## Recuento

cli-perft-python = Reglas en Python: { $sequences ->
    [one] { $sequences } secuencia
   *[other] { $sequences } secuencias
 } de { $depth ->
    [one] { $depth } acción
   *[other] { $depth } acciones
 }
cli-perft-native = Núcleo compilado: { $sequences ->
    [one] { $sequences } secuencia
   *[other] { $sequences } secuencias
 } de { $depth ->
    [one] { $depth } acción
   *[other] { $depth } acciones
 }
cli-perft-no-core = El núcleo compilado no está construido, así que no hay con qué comparar.
cli-perft-differ = Los dos recuentos difieren: uno de ellos está mal.

## Resolver

# $tricks: a number.
cli-solve-declarer = Con todas las cartas a la vista y el mejor juego de ambos bandos: cuántas bazas de { $tricks ->
    [one] la única que queda
   *[other] las { $tricks } que quedan
 } gana el declarante contra todos los demás juntos.
cli-solve-pair = Con todas las cartas a la vista y el mejor juego de ambos bandos: cuántas bazas de { $tricks ->
    [one] la única que queda
   *[other] las { $tricks } que quedan
 } ganan juntos el declarante y su compañero.
cli-solve-each = Con todas las cartas a la vista, si cada uno juega solo para sí: cuántas bazas de { $tricks ->
    [one] la única que queda
   *[other] las { $tricks } que quedan
 } gana cada uno; donde varias cartas son igual de buenas para el jugador, la media de ellas.
cli-solve-tricks = Bazas
# $seat: a number, from 1.
cli-solve-seat = Puesto { $seat }
# $seat: a number, from 1. $wants: "more" or "less"; where everybody has a column, "own-more" or "own-less".
cli-solve-turn = Le toca al puesto { $seat }; lo mejor para él es { $wants ->
    [more] el número más grande
    [own-more] el número más grande de su columna
    [own-less] el número más pequeño de su columna
   *[less] el número más pequeño
 }.
cli-solve-best = mejor
# $nodes: a number.
cli-solve-nodes = { $nodes ->
    [one] { $nodes } nodo
   *[other] { $nodes } nodos
 }
cli-solve-unknown = La búsqueda terminó antes de saberlo todo. Dos números con una raya entre ellos son límites demostrados; lo que falta no se sabe.
cli-solve-nothing-known = La búsqueda terminó antes de que se supiera algo.
cli-solve-not-in-play = solo se resuelve el juego de bazas, desde la primera salida de un reparto hasta su última baza
cli-solve-points = Puntos de juego
cli-solve-points-long = Con todas las cartas a la vista y el mejor juego de ambos bandos: los puntos de juego del bando del declarante; lo que anotan los otros está por debajo de 0. Nadie canta lo que no tiene.
# $game: its proper name.
cli-solve-no-each = en { $game } los compañeros juegan juntos; nadie juega para sí
cli-solve-no-core = el núcleo compilado no está construido y sin él no se resuelve nada

cli-serving = Vorhand está en { $address } y guarda sus mesas en { $file }; Ctrl-C lo detiene, y no se pierde nada.
cli-serving-lan = Otros dispositivos de esta red lo encuentran en { $addresses }.
cli-serving-no-lan = Este equipo no está ahora en ninguna red, así que otros dispositivos no lo encuentran.

cli-menu-title = ¿A qué quieres jugar?
cli-menu-go-on = sigue la partida sin terminar
cli-ask-menu = Un número o un nombre (Intro para el 1, q para salir):
cli-rules-of-other-game = { $id } no es un reglamento de { $game }.
cli-deck-of-other-game = A { $game } no se juega con esas cartas («{ $text }»); posibles: { $known }
cli-no-such-game = «{ $text }» no es un juego; conocidos: { $known }

## Un reparto guiado

cli-help-guide = todo lo que ha dicho la guía
cli-help-leave = salir; el reparto termina
cli-learn-begins = Aprendes { $game } jugando un reparto, con { $bots }. La guía dice lo que pasa y sugiere qué hacer; puedes hacer todo lo que permiten las reglas.
cli-learn-next = Para seguir, juega una partida: { $play }. Todas las reglas: { $read }
cli-learn-again = Para empezar otra vez este reparto: { $command }
cli-learn-needs-terminal = Un reparto guiado necesita a alguien que escriba: { $command }
