### Österreichisches Deutsch. Was nur Bauernschnapsen ablehnt, und was an seinen Regeldateien nicht stimmt.

## Ablehnungen der Regeln

refused-cut = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }: so kann man nicht abheben ({ $rule }); heb 1 bis 19 ab oder klopf.
refused-turned = Aufgeschlagen wird nur eine der letzten zwei Karten des Rufers ({ $rule }): Platz 0 oder 1.
refused-first-three = { $trump }: nicht unter deinen ersten drei Karten ({ $rule }); nenn eine ihrer Farben oder lass aufschlagen: { $legal }
refused-first-pass = Der Rufer darf beim ersten Mal nicht weiter sagen ({ $rule }); möglich: { $legal }
refused-kontra-normal = Kontra gegen Normal kann nur ein Gegner des Rufers sagen, über einen Bettler und wo das Regelwerk es erlaubt ({ $rule }); möglich: { $legal }
refused-not-played = { $contract }: wird in diesem Regelwerk nicht gespielt ({ $rule }); möglich: { $legal }
refused-bidder = { $contract }: darf von deinem Platz aus nicht angesagt werden ({ $rule }); möglich: { $legal }
refused-bid-too-low = { $contract }: zu niedrig, du musst höher ansagen oder mit Vorrang halten ({ $rule }); möglich: { $legal }
refused-needs-ace = { $contract }: nur mit einem Ass im Blatt ({ $rule }); möglich: { $legal }
refused-not-holding = { $contract }: nur mit den fünf Karten im Blatt ({ $rule }); möglich: { $legal }
refused-must-head = { $card }: Stichzwang, du musst die beste Karte im Stich in { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
    [S] Pik
   *[other] { $suit }
 } übertreffen ({ $rule }); spielbar: { $legal }
refused-must-overtrump = { $card }: Stichzwang, du musst den Trumpf im Stich überstechen ({ $rule }); spielbar: { $legal }
refused-declared = { $card }: Die Ansage in { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
    [S] Pik
   *[other] { $suit }
 } gilt, also musst du König oder Dame davon ausspielen ({ $rule }); spielbar: { $legal }
refused-no-marriages = { $contract }: In diesem Kontrakt gibt es keine Zwanziger und Vierziger ({ $rule }); spiel einfach eine Karte.
refused-declarers-marriages = { $contract }: In diesem Kontrakt darf nur der Hauptspieler Zwanziger und Vierziger ansagen ({ $rule }); spiel einfach eine Karte.
refused-marriage-lead = In { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
    [S] Pik
   *[other] { $suit }
 } kannst du nur ansagen, wenn du ausspielst, und nur ein Paar je Ausspielen ({ $rule }): Warte auf dein nächstes Ausspielen.
refused-marriage = König und Dame in { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
    [S] Pik
   *[other] { $suit }
 } sind nicht beide in deinem Blatt ({ $rule }): Ansagen kann man nur, was man beisammen hat.
refused-no-claims = { $contract }: In diesem Kontrakt sagt niemand Basta ({ $rule }); spiel weiter.
refused-claim = Basta kannst du nur beim Ausspielen sagen, nach einem eigenen Stich oder gleich nach dem Ansagen ({ $rule }): Spiel bis dahin weiter.

## Regeldateien

clash-normal-first = Normal muss gespielt werden und der niedrigste Kontrakt sein
ruleset-normal-first = { $file }: { $key }: { clash-normal-first }; gib ihm den niedrigsten Rang über 0.
clash-rank-twice = { $first } und { $second } stehen beide auf Platz { $rank } der Liste
ruleset-rank-twice = { $file }: { $key }: { clash-rank-twice }; gib jedem Kontrakt einen eigenen Rang oder 0.
clash-normal-kontra-levels = Ohne Verdoppeln kann niemand Kontra gegen Normal sagen
ruleset-normal-kontra-levels = { $file }: { $key }: { clash-normal-kontra-levels }; schreib „after-auction“ oder ein doubling.levels über 0.
clash-sixty-six-normal = 66 Augen oder der letzte Stich sind das Ziel von Normal und von keinem anderen Kontrakt
ruleset-sixty-six-normal = { $file }: { $key }: { clash-sixty-six-normal }; lass das weg oder schreib ein anderes Ziel.
clash-normal-fixed = Normal gehört immer dem Rufer, der ausspielt, mit dem Partner im Spiel und ohne Karten, die man haben muss
ruleset-normal-fixed = { $file }: { $key }: { clash-normal-fixed }; lass bidders, leads, partner und needs weg.
clash-five-trumps = Fünf Trümpfe kann man nur haben, wo es Trumpf gibt
ruleset-five-trumps = { $file }: { $key }: { clash-five-trumps }; schreib „trump“ oder das Ziel „one-suit“.
clash-marriages-useless = Hier werden keine Augen gezählt, also wären Zwanziger und Vierziger nichts wert
ruleset-marriages-useless = { $file }: { $key }: { clash-marriages-useless }; schreib „none“.
clash-partner-needed = In diesem Kontrakt zählen die Augen des Paares oder von drei vollen Stichen
ruleset-partner-needed = { $file }: { $key }: { clash-partner-needed }; schreib „plays“.
clash-idle-leads = Der Rufer könnte der Partner sein, der aussetzt, und könnte nicht ausspielen
ruleset-idle-leads = { $file }: { $key }: { clash-idle-leads }; schreib „declarer“ oder beim Partner „plays“.

reason-bauernschnapsen-plauderer = vom Plauderer, dem redenden Bettler zu 7 oder 8, sind keine Regeln bekannt.
reason-bauernschnapsen-talon = Talon-Schnapsen, auch Dreierschnapsen, ist ein anderes Spiel, für drei mit je sechs Karten.
