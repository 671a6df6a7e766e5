### Español. El primer reparto guiado de Bismarck.

## Lo que pasa

guide-declarer = En este reparto eres el declarante: eliges a qué se juega, tomas las cartas visibles y tienes una cuota propia.
guide-open-cards = Nadie ha mirado todavía sus cartas. Eliges solo con las cartas visibles: { $cards }.
guide-kitty-taken = Con el pozo tienes { $count } cartas. Descarta { $number }, boca abajo: ya no se juegan.
guide-quota = Tu cuota es de { $number } bazas, la de cada uno de los demás de { $count }. Cada baza de más es un punto y cada una de menos te quita uno.
guide-quota-lose = Tu cuota es de { $number } bazas, la de cada uno de los demás de { $count }. Aquí cada baza de menos es un punto y cada una de más te quita uno.
guide-first-lead = Sales tú, con cualquier carta. Los demás deben asistir al palo si pueden.
guide-trump = Triunfo: { $suit }. Un triunfo supera a cualquier carta de los otros palos.
guide-no-trump = No hay triunfo: gana la baza la carta más alta del palo de salida.
guide-may-trump = No tienes el palo de salida ({ $suit }): puedes jugar cualquier carta, también un triunfo.
guide-any-card = No tienes el palo de salida ({ $suit }): puedes jugar cualquier carta, pero no ganará esta baza.
guide-must-follow = Hay que asistir al palo de salida ({ $suit }): solo puedes jugar tus cartas de ese palo.
guide-quota-reached = Has llegado a tu cuota de { $number }: desde ahora cada baza tuya es un punto.
guide-trumped = { $player } ha ganado la baza con un triunfo, { $card }, aunque se salió de otro palo.
guide-taken-by-you = La baza es tuya: { $count } de tu cuota de { $number }. Quien gana una baza sale en la siguiente.
guide-taken-by-other = { $player } ha ganado la baza y sale en la siguiente. Solo cuenta cuántas bazas se ganan.
guide-did-not-follow = { $player } no ha asistido, así que ya no tiene ninguna carta de ese palo ({ $suit }). Recuérdalo.

## Lo que se sugiere, y por qué

guide-advise-contract = Sugerencia: { $contract }. Es lo que más promete con estas cartas visibles y los contratos que te quedan para después.
guide-advise-trump = Sugerencia: { $suit }. Con estas cartas visibles es lo que más bazas promete.
guide-advise-discards-void = Sugerencia: descarta { $cards }. Así te quedas sin un palo ({ $suit }) y podrás fallar cuando salgan de él.
guide-advise-discards = Sugerencia: descarta { $cards }. Lo que queda es lo que más promete.
guide-lead-trump = Sugerencia: { $card }. { $count ->
    [one] Queda fuera { $count } triunfo
   *[other] Quedan fuera { $count } triunfos
 }; cuando no quede ninguno, nadie podrá fallar tus otras cartas.
guide-lose-must = Sugerencia: { $card }. Juegues lo que juegues, la baza es tuya: da tu carta más alta.

## El final

guide-over = Has ganado { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
 } con una cuota de { $number }: son { $points }.
guide-over-lose = Has ganado { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
 } con una cuota de { $number }. En un contrato de evitar bazas son { $points }.
guide-sum = Los tres juntos ({ $scores }) suman 0: así se comprueba la hoja de puntos.
guide-match = Una partida tiene { $deals } repartos: cada uno es declarante cuatro veces y juega cada contrato una vez. Gana el mayor total.
