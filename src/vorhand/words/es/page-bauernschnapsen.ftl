### Español. Lo que solo dice la página de Bauernschnapsen.

## La portada

page-tagline = Bauernschnapsen, el juego austriaco para cuatro en parejas: anuncia, gana bazas, evita el Bummerl.
page-play-now-about = Tres bots esperan; se reparte enseguida.

## Lo que hizo el lector. $count, $points: números. $suit: C, D, H o S. $contract, $cards: texto. $level: 1, 2 o 3. $held, $correct: yes o no.

page-you-cut = { $count ->
    [one] Cortas: { $count } carta pasa abajo.
   *[other] Cortas: { $count } cartas pasan abajo.
 }
page-you-knock = Golpeas: el mazo queda como está.
page-you-name-trump = { $suit ->
    [C] Nombras el triunfo: tréboles.
    [D] Nombras el triunfo: diamantes.
    [H] Nombras el triunfo: corazones.
   *[S] Nombras el triunfo: picas.
 }
page-you-turn-up = Haces descubrir una carta para el triunfo.
page-you-bid = { $held ->
    [yes] Igualas: { $contract }.
   *[no] Anuncias: { $contract }.
 }
page-you-double-normal = Dices Kontra al Normal: sustituye al Bettler y vale el doble.
page-you-pass = Pasas.
page-you-declarer = Juegas el contrato: { $contract }.
page-you-double = { $level ->
    [1] Dices Kontra: el reparto vale el doble.
    [2] Dices Rekontra: el reparto vale el cuádruple.
   *[3] Dices Subkontra: el reparto vale por ocho.
 }
page-you-decline = { $level ->
    [1] No dices Kontra.
    [2] No dices Rekontra.
   *[3] No dices Subkontra.
 }
page-you-show = Enseñas las cinco cartas: { $cards }.
page-you-declare = { $suit ->
    [C] Declaras { $points } en tréboles.
    [D] Declaras { $points } en diamantes.
    [H] Declaras { $points } en corazones.
   *[S] Declaras { $points } en picas.
 }
page-you-claim = { $correct ->
    [yes] Dices Basta y tienes { $points } puntos de cartas.
   *[no] Dices Basta, pero solo tienes { $points } puntos de cartas.
 }

## Lo que espera la mesa. $player: un nombre.

page-choose-cut = Corta o golpea
page-waits-cut = { $player } corta o golpea.
page-choose-bid = Te toca hablar
page-waits-bid = Habla { $player }.
page-choose-double = { $level ->
    [1] ¿Dices Kontra?
    [2] ¿Dices Rekontra?
   *[3] ¿Dices Subkontra?
 }
page-waits-double = { $level ->
    [1] ¿Dice Kontra { $player }?
    [2] ¿Dice Rekontra { $player }?
   *[3] ¿Dice Subkontra { $player }?
 }
page-turn-declared = { $suit ->
    [C] Sal con el rey o la dama de tréboles.
    [D] Sal con el rey o la dama de diamantes.
    [H] Sal con el rey o la dama de corazones.
   *[S] Sal con el rey o la dama de picas.
 }
page-cut-place = Dónde cortar
page-cut-about = se reparte de tres en tres y de dos en dos
page-knock-about = el mazo queda como está
page-turn-up-about = Una de tus dos últimas cartas da el triunfo; sin vuelta atrás.
page-last-two = Las dos últimas cartas de { $player }
page-turned = Descubierta para { $player }
page-calls = Los anuncios
page-stands = vale
page-kontra-normal-about = en lugar del Bettler, doblado
# $now, $then: puntos de juego.
page-stake = En juego: { $now }, luego { $then } puntos
page-on-lead = De salida

## En la mesa

page-deal-number = Reparto { $number }
page-out = descansa
page-sits-out = Descansas: { $player } juega solo.
page-we = nosotros
page-they = ellos
page-first-pair = primera pareja
page-second-pair = segunda pareja
page-holds = tiene { $cards }
page-declared = { $suit ->
    [C] ha declarado { $points } en tréboles
    [D] ha declarado { $points } en diamantes
    [H] ha declarado { $points } en corazones
   *[S] ha declarado { $points } en picas
 }
page-tricks = Bazas
page-our-tricks = Nuestras bazas
page-their-tricks = Sus bazas
page-open-tricks = Bazas abiertas
page-trick-of-whom = de { $player }
page-count-yourself = Tus bazas las cuentas tú; la página no.
page-no-own-trick = Todavía ninguna baza.
page-no-last-trick = La última baza queda abierta hasta la próxima salida; ahora no hay ninguna.
page-last-trick-closed = En esta casa la última baza queda cerrada.

## Resultado y pizarra. $names: los dos nombres de una pareja. $count: un número.

page-bummerl = { $names } reciben un Bummerl.
page-schneider = { $names } quedan Schneider: { $count ->
    [one] { $count } Bummerl
   *[other] { $count } Bummerl
 }.
page-shown-by = Enseña { $player }
page-left = faltan
page-counts-up = De 0 a { $count }
page-counts-down = De { $count } a 0

## Ayuda y ajustes

page-help = Ayuda
page-card-order = Las cartas
page-high-to-low = de mayor a menor
page-questions = Preguntas
page-contracts = Contratos
