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

clash-normal-first = el Normal debe jugarse y ser el contrato más bajo
ruleset-normal-first = { $file }: { $key }: { clash-normal-first }; dale el rango más bajo por encima de 0.
clash-rank-twice = { $first } y { $second } están ambos en el lugar { $rank } de la lista
ruleset-rank-twice = { $file }: { $key }: { clash-rank-twice }; da a cada contrato un rango propio, o 0.
clash-normal-kontra-levels = sin doblar nadie puede decir Kontra al Normal
ruleset-normal-kontra-levels = { $file }: { $key }: { clash-normal-kontra-levels }; escribe «after-auction» o un doubling.levels mayor que 0.
clash-sixty-six-normal = 66 puntos de cartas, o la última baza, es el objetivo del Normal y de ningún otro contrato
ruleset-sixty-six-normal = { $file }: { $key }: { clash-sixty-six-normal }; quítalo o escribe otro objetivo.
clash-normal-fixed = el Normal es siempre del Rufer, que sale, con su compañero en juego y sin cartas que haya que tener
ruleset-normal-fixed = { $file }: { $key }: { clash-normal-fixed }; quita bidders, leads, partner y needs.
clash-five-trumps = solo se pueden tener cinco triunfos donde hay triunfo
ruleset-five-trumps = { $file }: { $key }: { clash-five-trumps }; escribe «trump» o el objetivo «one-suit».
clash-marriages-useless = aquí no se cuentan puntos de cartas, así que los matrimonios no valdrían nada
ruleset-marriages-useless = { $file }: { $key }: { clash-marriages-useless }; escribe «none».
clash-partner-needed = en este contrato se cuentan los puntos de cartas de la pareja o de tres bazas completas
ruleset-partner-needed = { $file }: { $key }: { clash-partner-needed }; escribe «plays».
clash-idle-leads = el Rufer podría ser el compañero que no juega y no podría salir
ruleset-idle-leads = { $file }: { $key }: { clash-idle-leads }; escribe «declarer» o el compañero «plays».

reason-bauernschnapsen-plauderer = del Plauderer, el mendigo hablador que vale 7 u 8, no se conocen las reglas.
reason-bauernschnapsen-talon = el Talon-Schnapsen, también llamado Dreierschnapsen, es otro juego, para tres con seis cartas cada uno.
