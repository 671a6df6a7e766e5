### Español. Lo que solo dice la línea de órdenes sobre el Bauernschnapsen.

## La mesa

cli-deal-number = Reparto { $number }
cli-no-bid = Nadie ha anunciado aún.
cli-standing-bid = Anuncio más alto: { $contract } ({ $player }), vale { $value }
cli-declarer = Declarante: { $player }; vale { $value }
cli-declarer-doubled = Declarante: { $player }; { $doubling }: vale { $value }
cli-declarer-was = Declarante: { $player }
cli-trump-open = Triunfo: aún no se conoce
cli-trump-idle = Triunfo: ninguno en este contrato (nombrado: { $trump })
cli-trump-turned = Triunfo: { $trump }, carta descubierta: { $card }
cli-sits-out = no juega
cli-points-to-go = puntos que faltan
cli-own-points = { $count ->
    [one] Tu pareja tiene { $count } punto de cartas.
   *[other] Tu pareja tiene { $count } puntos de cartas.
 }
cli-declared = Declarado: { $marriages }
cli-shown-held = Vistas por todos y aún sin jugar: { $cards }
cli-hand-undealt = Aún no tienes cartas.
cli-hand-first = Tus { $count } primeras cartas (las otras dos, cuando se conozca el triunfo)
cli-won-by = Bazas de { $players }: { $count }
cli-last-trick-closed = Con este reglamento la última baza no se vuelve a ver (regla 9.2); «t» enseña las bazas de tu pareja.
cli-last-trick-covered = Ya se ha salido con la carta siguiente, así que la última baza está tapada (regla 9.2); «t» enseña las bazas de tu pareja.

## Opciones

cli-knock-long = el mazo queda como está
cli-cut = Cortar
cli-cut-long = tantas cartas pasan de arriba abajo
cli-turn-up-long = una de tus otras dos cartas, sin verla, decide el triunfo (Aufschlagen)
cli-pass-long = quedas fuera de esta subasta
cli-hold = igualo
cli-holds = igualar: te quedas con el mismo anuncio; { $contract }
cli-kontra-normal-long = se juega el Normal en vez del Bettler, doblado
cli-double-1-long = el reparto vale el doble
cli-double-2-long = el reparto vale el cuádruple
cli-double-3-long = el reparto vale por ocho
cli-decline-long = el valor no cambia
cli-yes = sí
cli-no = no
cli-declare = Declarar { $points } en { $suit }
cli-declare-long = enseñas rey y reina y sales con una de las dos
cli-claim-long = tu pareja tiene 66 puntos de cartas: acaba el reparto; si no, puntúan los otros

## Preguntas

cli-ask-cut = Cortar o golpear (? para ayuda):
cli-ask-call = Tu anuncio (? para ayuda):
cli-ask-doubling = ¿{ $doubling }? (? para ayuda):
cli-ask-lead = Tu salida (? para ayuda):
cli-ask-declared = Sal con el rey o la reina (? para ayuda):
cli-not-a-cut = «{ $text }» no es un corte: escribe 0 para golpear, o cuántas cartas cortas, del 1 al { $count }.

## Ayuda

cli-help-cut = 0 para golpear, o cuántas cartas cortas, del 1 al 19.
cli-help-first-three = El número entre corchetes, o el nombre del palo o su comienzo (dos letras como mínimo), o «descubrir». No se puede deshacer.
cli-help-call = El número entre corchetes, o el nombre del contrato o su comienzo (dos letras como mínimo), también otro nombre que tenga en Austria. No se puede deshacer.
cli-help-doubling = El número entre corchetes, o sí o no.
cli-help-lead = Al salir también 20 o 40 para declarar un matrimonio, y 66 o Basta, cuando estén en la lista.
cli-help-auction = la subasta hasta ahora
cli-help-won = las bazas que ha ganado tu pareja
cli-help-worth = En este reparto vale { $value }, lo gane la pareja que lo gane.
cli-help-beginners = Lo que preguntan los principiantes

## Informes

cli-you-score = Tu pareja se apunta { $count }: { $ending }.
cli-they-score = { $players } se apuntan { $count }: { $ending }.
cli-why-1 = Los perdedores tienen 33 puntos de cartas o más, así que cuenta uno.
cli-why-2 = Los perdedores tienen una baza, pero menos de 33 puntos de cartas, así que cuenta el doble.
cli-why-3 = Los perdedores no tienen ninguna baza, así que cuenta el triple.
cli-why-false-1 = Un Basta correcto habría contado uno.
cli-why-false-2 = Un Basta correcto habría contado el doble.
cli-why-false-3 = Un Basta correcto habría contado el triple.
cli-standing = Puntos de juego: { $totals }; con { $target } se gana la partida.
cli-standing-down = Puntos de juego que faltan: { $totals }; gana la partida la pareja a la que no le falta ninguno.
cli-sheet-note-pairs = En cada reparto: los puntos de juego y luego el total.
cli-sheet-note-down = En cada reparto: los puntos de juego y luego los que faltan.
cli-pairs-tricks = Bazas: { $tricks }
cli-you-won-match = Tu pareja gana la partida por { $score }; { $losers } reciben { $count } Bummerl.
cli-you-lost-match = { $winners } ganan la partida por { $score }; tu pareja recibe { $count } Bummerl.
cli-match-won = { $winners } ganan la partida por { $score }; { $losers } reciben { $count } Bummerl.

## Sucesos

cli-trump-named = { $player } nombra el triunfo: { $suit }.
cli-marriage-declared = { $player } declara { $points } en { $suit }.
cli-you-pack-cut = Cortas: { $count ->
    [one] { $count } carta pasa abajo.
   *[other] { $count } cartas pasan abajo.
 }
cli-you-pack-knocked = Golpeas: el mazo queda como está.
cli-you-trump-named = Nombras el triunfo: { $suit }.
cli-you-turn-asked = Haces descubrir una carta para el triunfo.
cli-you-card-turned = Se descubre tu carta { $card }; su palo es triunfo.
cli-you-bid-made = { $held ->
    [yes] Igualas: { $contract }.
   *[no] Anuncias: { $contract }.
 }
cli-you-normal-doubled = Dices Kontra al Normal: sustituye al Bettler y vale el doble.
cli-you-passed = Pasas.
cli-you-auction-won = Juegas el contrato: { $contract }.
cli-you-doubled = { $level ->
    [1] Dices Kontra: el reparto vale el doble.
    [2] Dices Rekontra: el reparto vale el cuádruple.
   *[3] Dices Subkontra: el reparto vale por ocho.
 }
cli-you-doubling-declined = { $level ->
    [1] No dices Kontra.
    [2] No dices Rekontra.
   *[3] No dices Subkontra.
 }
cli-you-hand-shown = Enseñas las cinco cartas: { $cards }.
cli-you-marriage-declared = Declaras { $points } en { $suit }.
cli-you-claimed = { $correct ->
    [yes] Dices Basta y tu pareja tiene { $points } puntos de cartas.
   *[no] Dices Basta, pero tu pareja solo tiene { $points } puntos de cartas.
 }
cli-you-trick-taken = Ganas la baza.

## Reglamentos

cli-rules-fine-target = { $file }: está bien, { $players } juegan por parejas a { $target } puntos de juego, con { $contracts ->
    [one] { $contracts } contrato.
   *[other] { $contracts } contratos.
 }
