### Deutsch (Österreich). Was nur die Seite von Bauernschnapsen sagt.

## Die Startseite

page-tagline = Bauernschnapsen, das österreichische Kartenspiel zu viert, zwei gegen zwei: ansagen, stechen, kein Bummerl bekommen.
page-play-now-about = Drei Bots warten schon; es wird sofort gegeben.

## Was der Leser getan hat. $count, $points: Zahlen. $suit: C, D, H oder S. $contract, $cards: Text. $level: 1, 2 oder 3. $held, $correct: yes oder no.

page-you-cut = { $count ->
    [one] Du hebst ab: { $count } Karte kommt nach unten.
   *[other] Du hebst ab: { $count } Karten kommen nach unten.
 }
page-you-knock = Du klopfst: Das Paket bleibt, wie es ist.
page-you-name-trump = { $suit ->
    [C] Du nennst den Trumpf: Kreuz.
    [D] Du nennst den Trumpf: Karo.
    [H] Du nennst den Trumpf: Herz.
   *[S] Du nennst den Trumpf: Pik.
 }
page-you-turn-up = Du lässt eine Karte für Trumpf aufschlagen.
page-you-bid = { $held ->
    [yes] Du hältst selbst: { $contract }.
   *[no] Du sagst an: { $contract }.
 }
page-you-double-normal = Du sagst Kontra gegen Normal: Es geht dem Bettler vor und zählt doppelt.
page-you-pass = Du sagst weiter.
page-you-declarer = Du spielst den Kontrakt: { $contract }.
page-you-double = { $level ->
    [1] Du sagst Kontra: Die Runde zählt doppelt.
    [2] Du sagst Rekontra: Die Runde zählt vierfach.
   *[3] Du sagst Subkontra: Die Runde zählt achtfach.
 }
page-you-decline = { $level ->
    [1] Du sagst nicht Kontra.
    [2] Du sagst nicht Rekontra.
   *[3] Du sagst nicht Subkontra.
 }
page-you-show = Du zeigst die fünf Karten: { $cards }.
page-you-declare = { $suit ->
    [C] Du sagst { $points } in Kreuz an.
    [D] Du sagst { $points } in Karo an.
    [H] Du sagst { $points } in Herz an.
   *[S] Du sagst { $points } in Pik an.
 }
page-you-claim = { $correct ->
    [yes] Du sagst Basta und hast { $points } Augen.
   *[no] Du sagst Basta, hast aber nur { $points } Augen.
 }

## Worauf der Tisch wartet. $player: ein Name.

page-choose-cut = Abheben oder klopfen
page-waits-cut = { $player } hebt ab oder klopft.
page-choose-bid = Du bist am Ansagen
page-waits-bid = { $player } ist am Ansagen.
page-choose-double = { $level ->
    [1] Sagst du Kontra?
    [2] Sagst du Rekontra?
   *[3] Sagst du Subkontra?
 }
page-waits-double = { $level ->
    [1] Sagt { $player } Kontra?
    [2] Sagt { $player } Rekontra?
   *[3] Sagt { $player } Subkontra?
 }
page-turn-declared = { $suit ->
    [C] Spiel König oder Dame in Kreuz aus.
    [D] Spiel König oder Dame in Karo aus.
    [H] Spiel König oder Dame in Herz aus.
   *[S] Spiel König oder Dame in Pik aus.
 }
page-cut-place = Wo abgehoben wird
page-cut-about = gegeben wird zu dritt und zu zweit
page-knock-about = das Paket bleibt, wie es ist
page-turn-up-about = Eine deiner letzten zwei Karten zeigt den Trumpf; kein Zurück.
page-last-two = Die letzten zwei Karten von { $player }
page-turned = Aufgeschlagen für { $player }
page-calls = Die Ansagen
page-stands = gilt
page-kontra-normal-about = anstelle des Bettlers, doppelt
# $now, $then: Spielpunkte.
page-stake = Es geht um { $now }, dann um { $then } Punkte
page-on-lead = Am Ausspiel

## Am Tisch

page-deal-number = Runde { $number }
page-out = setzt aus
page-sits-out = Du setzt aus: { $player } spielt allein.
page-we = wir
page-they = sie
page-first-pair = erstes Paar
page-second-pair = zweites Paar
page-holds = hält { $cards }
page-declared = { $suit ->
    [C] hat { $points } in Kreuz angesagt
    [D] hat { $points } in Karo angesagt
    [H] hat { $points } in Herz angesagt
   *[S] hat { $points } in Pik angesagt
 }
page-tricks = Stiche
page-our-tricks = Unsere Stiche
page-their-tricks = Stiche der anderen
page-open-tricks = Offene Stiche
page-trick-of-whom = gestochen von { $player }
page-count-yourself = Die eigenen Stiche zählst du selbst, nicht die Seite.
page-no-own-trick = Noch kein Stich.
page-no-last-trick = Der letzte Stich liegt offen bis zum nächsten Ausspiel; jetzt liegt keiner da.
page-last-trick-closed = In diesem Haus bleibt der letzte Stich zu.

## Ergebnis und Tafel. $names: beide Namen eines Paares. $count: eine Zahl.

page-bummerl = { $names } bekommen ein Bummerl.
page-schneider = { $names } sind Schneider: { $count ->
    [one] { $count } Bummerl
   *[other] { $count } Bummerl
 }.
page-shown-by = Gezeigt von { $player }
page-left = noch
page-counts-up = Von 0 bis { $count }
page-counts-down = Von { $count } bis 0

## Hilfe und Einstellungen

page-help = Hilfe
page-card-order = Die Karten
page-high-to-low = von der höchsten
page-questions = Fragen
page-contracts = Kontrakte
