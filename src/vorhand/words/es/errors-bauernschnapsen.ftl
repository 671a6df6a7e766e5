### Español. Lo que solo el Bauernschnapsen rechaza y lo que falla en sus archivos de reglas.

## Rechazos de las reglas

refused-cut = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }: no se puede cortar así ({ $rule }); corta de 1 a 19, o golpea.
refused-turned = Solo se puede descubrir una de las dos últimas cartas del Rufer ({ $rule }): posición 0 o 1.
refused-first-three = { $trump }: no está entre tus tres primeras cartas ({ $rule }); nombra uno de sus palos o haz descubrir una carta: { $legal }
refused-first-pass = En su primer turno el Rufer no puede pasar ({ $rule }); posibles: { $legal }
refused-kontra-normal = Solo un rival del Rufer puede decir Kontra al Normal, por encima de un Bettler y donde el reglamento lo permite ({ $rule }); posibles: { $legal }
refused-not-played = { $contract }: este reglamento no lo juega ({ $rule }); posibles: { $legal }
refused-bidder = { $contract }: no se puede anunciar desde tu asiento ({ $rule }); posibles: { $legal }
refused-bid-too-low = { $contract }: demasiado bajo, debes subir o igualar con prioridad ({ $rule }); posibles: { $legal }
refused-needs-ace = { $contract }: solo para quien tiene un as ({ $rule }); posibles: { $legal }
refused-not-holding = { $contract }: solo para quien tiene las cinco cartas ({ $rule }); posibles: { $legal }
refused-must-head = { $card }: debes superar la mejor carta de la baza en { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
    [S] picas
   *[other] { $suit }
 } ({ $rule }); jugables: { $legal }
refused-must-overtrump = { $card }: debes superar el triunfo que hay en la baza ({ $rule }); jugables: { $legal }
refused-declared = { $card }: el matrimonio en { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
    [S] picas
   *[other] { $suit }
 } está declarado, así que debes salir con su rey o su reina ({ $rule }); jugables: { $legal }
refused-no-marriages = { $contract }: en este contrato no hay matrimonios ({ $rule }); juega sin más una carta.
refused-declarers-marriages = { $contract }: en este contrato solo el declarante declara matrimonios ({ $rule }); juega sin más una carta.
refused-marriage-lead = Un matrimonio en { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
    [S] picas
   *[other] { $suit }
 } solo se declara al salir, y uno por salida ({ $rule }): espera a tu próxima salida.
refused-marriage = No tienes a la vez rey y reina en { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
    [S] picas
   *[other] { $suit }
 } ({ $rule }): solo se declara una pareja que se tiene.
refused-no-claims = { $contract }: en este contrato nadie dice Basta ({ $rule }); sigue jugando.
refused-claim = Solo puedes decir Basta cuando te toca salir, tras ganar una baza o justo al declarar un matrimonio ({ $rule }): sigue jugando hasta entonces.

## Archivos de reglas

ruleset-normal-first = { $file }: { $key }: el Normal debe jugarse y ser el contrato más bajo; dale el rango más bajo por encima de 0.
ruleset-rank-twice = { $file }: { $key }: { $first } y { $second } tienen el mismo rango { $rank }; da a cada contrato un rango propio, o 0.
ruleset-normal-kontra-levels = { $file }: { $key }: sin doblar nadie puede decir Kontra al Normal; escribe «after-auction» o un doubling.levels mayor que 0.
ruleset-sixty-six-normal = { $file }: { $key }: «sixty-six» es el objetivo del Normal y de ningún otro contrato; quítalo o escribe otro objetivo.
ruleset-normal-fixed = { $file }: { $key }: el Normal es siempre del Rufer, que sale, con su compañero en juego y sin cartas que haya que tener; quita bidders, leads, partner y needs.
ruleset-five-trumps = { $file }: { $key }: solo se pueden tener cinco triunfos donde hay triunfo; escribe «trump» o el objetivo «one-suit».
ruleset-marriages-useless = { $file }: { $key }: aquí no se cuentan puntos de cartas, así que los matrimonios no valdrían nada; escribe «none».
ruleset-partner-needed = { $file }: { $key }: en este contrato se cuentan los puntos de cartas de la pareja o de tres bazas completas; escribe «plays».
ruleset-idle-leads = { $file }: { $key }: el Rufer podría ser el compañero que no juega y no podría salir; escribe «declarer» o el compañero «plays».

reason-bauernschnapsen-plauderer = del Plauderer, el mendigo hablador que vale 7 u 8, no se conocen las reglas.
reason-bauernschnapsen-talon = el Talon-Schnapsen, también llamado Dreierschnapsen, es otro juego, para tres con seis cartas cada uno.
