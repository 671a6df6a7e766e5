### Español. El primer reparto guiado: lo que se dice en todos los juegos.

guide-title = Guía
guide-close = Cerrar la guía
guide-open = Abrir la guía
guide-more = Frase siguiente
guide-earlier = Antes
guide-marked = sugerido
guide-play-match = Jugar una partida con bots
guide-again = Otra vez este reparto

## Por qué es buena una carta

guide-only = Aquí solo se puede jugar { $card }.
guide-lead-sure = Sugerencia: { $card }. Nada de lo que tienen los demás puede superarla.
guide-lead-top = Sugerencia: { $card }. No queda fuera ninguna carta más alta del palo; solo un triunfo podría ganarle.
guide-lead-low = Sugerencia: { $card }. Puede perder la baza, pero te quedas para después con { $cards } del mismo palo.
guide-lead-other = Sugerencia: { $card }. { $count ->
    [one] Queda fuera { $count } carta más alta del palo
   *[other] Quedan fuera { $count } cartas más altas del palo
 }: la baza puede ser de otro.
guide-take-last = Sugerencia: { $card }. Supera a { $best } y nadie juega después de ti: la baza es tuya.
guide-take-sure = Sugerencia: { $card }. Supera a { $best }, y nada de lo que queda fuera puede superarla.
guide-take-maybe = Sugerencia: { $card }. Supera a { $best }; quien juega después de ti quizá pueda superarla aún.
guide-cannot = Sugerencia: { $card }. No puedes superar a { $best }: basta una carta baja.
guide-keep = Sugerencia: { $card }. Podrías superar a { $best }, pero guarda para después lo que lo hace: { $cards }.
guide-stay-under = Sugerencia: { $card }. No supera a { $best }, así que la baza no es tuya.
guide-suggest = Sugerencia: { $card }.
