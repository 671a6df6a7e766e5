### Español. El primer reparto guiado de Bauernschnapsen.

## Lo que pasa

guide-cut = { $player }, tu compañero de pareja, ha cortado. Por eso se reparten a cada uno primero tres cartas y luego otras dos.
guide-first-three = Eres el Rufer y ves solo tus tres primeras cartas. Nombra triunfo uno de sus palos, o haz descubrir una de las otras dos.
guide-five = Tienes cinco cartas y no vienen más. En el orden A 10 K Q J cuentan 11, 10, 4, 3 y 2 puntos de cartas.
guide-first-call = Ahora se anuncian contratos, cada uno más alto que el anterior. Hablas primero y debes decir uno; el Normal es el más bajo.
guide-turned = Se ha descubierto { $card }, y su palo es triunfo ({ $suit }).
guide-overbid = { $player } ha anunciado un contrato: { $contract }. Si pasas ahora, quedas fuera de la subasta.
guide-asked-to-double = Puedes doblar: entonces el reparto cuenta { $count } veces.
guide-kontra = Se ha doblado: el reparto cuenta { $count } veces.
guide-normal = En el Normal gana la pareja que primero dice Basta con razón, con 66 puntos de cartas. Si no lo dice nadie, decide la última baza.
guide-aim-no-trick = { $contract }: no hay triunfo, y el declarante no debe ganar ni una baza.
guide-aim-three-tricks = { $contract }: el declarante debe ganar en persona las tres primeras bazas, con 66 puntos de cartas.
guide-aim-all-tricks = { $contract }: el declarante debe ganar en persona las cinco bazas. Una baza del compañero lo pierde.
guide-marriage = Tienes rey y reina de un palo ({ $suit }). Decláralos antes de salir con uno de los dos y cuentan { $points } puntos de cartas.
guide-declared = El rey y la reina ya cuentan, gane quien gane esta baza. Ahora sal con uno de los dos.
guide-first-lead = Sales tú, con cualquier carta.
guide-must-head = Hay que asistir al palo de salida ({ $suit }), y por encima de { $best } si puedes, aunque sea la carta de tu compañero.
guide-must-follow = Hay que asistir al palo de salida ({ $suit }). Ninguna de tus cartas de ese palo supera a { $best }, así que vale cualquiera.
guide-must-trump = No tienes el palo de salida ({ $suit }): debes fallar, y por encima de un triunfo de la baza si puedes.
guide-any-card = No tienes el palo de salida ({ $suit }) ni nada con que fallar: puedes jugar cualquier carta.
guide-enough = Tu pareja tiene { $points } puntos de cartas, y bastan 66: di Basta.
guide-not-yet = Puedes decir Basta ahora, pero { $points } puntos de cartas no son 66: un Basta falso da puntos a la otra pareja.
guide-last-trick = Es la última baza. Si nadie dice Basta antes de que se salga, gana el reparto la pareja que la gane.
guide-own-trick = La baza es tuya, y tu pareja tiene ya { $points } puntos de cartas. Ve contando.
guide-partners-trick = { $player }, tu compañero de pareja, ha ganado la baza: cuenta para los dos.
guide-foes-trick = { $player } ha ganado la baza: sus puntos de cartas son de la otra pareja.
guide-others-marriage = { $player } ha declarado rey y reina de un palo: { $points } puntos de cartas en el acto para esa pareja.
guide-trump = Triunfo: { $suit }. Quien no puede asistir debe jugar uno.

## Lo que se sugiere, y por qué

guide-advise-suit = Sugerencia: { $suit }. De tus tres cartas, { $count } son de ese palo.
guide-advise-single = Sugerencia: { $suit }. Tus cartas son de tres palos, y { $card } es la mejor.
guide-advise-turn = Sugerencia: haz descubrir una carta. Las tuyas son bajas y de tres palos: el azar puede hacerlo mejor.
guide-advise-normal = Sugerencia: { $contract }. Es lo más seguro: juegas junto con tu compañero a 66 puntos de cartas.
guide-advise-bid = Sugerencia: { $contract }. Vale { $count } puntos de juego, y tus cartas prometen cumplirlo.
guide-advise-pass = Sugerencia: pasa. Subir promete menos que dejar el anuncio en pie.
guide-advise-double = Sugerencia: dobla. Tus cartas bastan para que el reparto cuente { $count } veces.
guide-advise-decline = Sugerencia: no dobles. También una derrota saldría más cara.
guide-advise-claim = Sugerencia: di Basta. Tu pareja tiene { $points } puntos de cartas, y con 66 se gana.
guide-advise-declare-and-claim = Sugerencia: declara rey y reina ({ $suit }), { $points } puntos de cartas. Son { $total }: entonces di Basta.
guide-advise-declare = Sugerencia: declara rey y reina ({ $suit }). Los { $points } puntos de cartas cuentan en el acto, aunque se pierda la baza.
guide-partner-wins = Sugerencia: { $card }. Por ahora la baza es de { $player }, tu pareja, y tú añades { $points } puntos de cartas.

## El final

guide-over-claimed = { $won ->
    [yes] Tu pareja dijo Basta con razón
   *[no] La otra pareja dijo Basta con razón
 }: puntos de juego { $count }.
guide-over-false-claim = { $won ->
    [yes] La otra pareja dijo Basta sin razón y la tuya recibe
   *[no] Tu pareja dijo Basta sin razón y la otra recibe
 }: puntos de juego { $count }.
guide-over-last-trick = { $won ->
    [yes] Nadie dijo Basta, y tu pareja ganó la última baza
   *[no] Nadie dijo Basta, y la otra pareja ganó la última baza
 }: puntos de juego { $count }.
guide-over-made = { $contract } se ha cumplido y puntúa { $won ->
    [yes] tu pareja
   *[no] la otra pareja
 }: puntos de juego { $count }.
guide-over-failed = { $contract } se ha perdido y puntúa { $won ->
    [yes] tu pareja
   *[no] la otra pareja
 }: puntos de juego { $count }.
guide-value = { $why ->
    [none] Los perdedores no tenían ninguna baza: entonces un Basta vale 3 puntos de juego.
    [few] Los perdedores tenían { $points } puntos de cartas, menos de 33: entonces un Basta vale 2 puntos de juego.
   *[many] Los perdedores tenían { $points } puntos de cartas, 33 o más: entonces un Basta vale 1 punto de juego.
 }
guide-doubled = Se dobló, así que todo cuenta { $count } veces.
guide-match = Gana la partida la pareja que primero tiene { $total } puntos de juego, y los perdedores reciben un Bummerl.
