### Österreichisches Deutsch. Was nur die Kommandozeile über Bauernschnapsen sagt.

## Der Tisch

cli-deal-number = Runde { $number }
cli-no-bid = Noch hat niemand angesagt.
cli-standing-bid = Höchste Ansage: { $contract } ({ $player }), zählt { $value }
cli-declarer = Hauptspieler: { $player }; zählt { $value }
cli-declarer-doubled = Hauptspieler: { $player }; { $doubling }: zählt { $value }
cli-declarer-was = Hauptspieler: { $player }
cli-trump-open = Trumpf: noch nicht bekannt
cli-trump-idle = Trumpf: keiner in diesem Kontrakt (genannt: { $trump })
cli-trump-turned = Trumpf: { $trump }, aufgeschlagen: { $card }
cli-sits-out = setzt aus
cli-points-to-go = noch offen
cli-own-points = { $count ->
    [one] Dein Paar hat { $count } Auge.
   *[other] Dein Paar hat { $count } Augen.
 }
cli-declared = Angesagt: { $marriages }
cli-shown-held = Von allen gesehen und noch im Blatt: { $cards }
cli-hand-undealt = Du hast noch keine Karten.
cli-hand-first = Deine ersten { $count } Karten (die anderen zwei, sobald der Trumpf feststeht)
cli-won-by = Stiche von { $players }: { $count }
cli-last-trick-closed = Mit diesem Regelwerk wird der letzte Stich nicht mehr gezeigt (Regel 9.2); „t“ zeigt die Stiche deines Paares.
cli-last-trick-covered = Die nächste Karte ist ausgespielt, also ist der letzte Stich zugedeckt (Regel 9.2); „t“ zeigt die Stiche deines Paares.

## Wahl

cli-knock-long = das Paket bleibt, wie es ist
cli-cut = Abheben
cli-cut-long = so viele Karten kommen von oben nach unten
cli-turn-up-long = eine deiner anderen zwei Karten, ungesehen, bestimmt den Trumpf
cli-pass-long = du bist bei dieser Ansage draußen
cli-hold = hab selbst
cli-holds = halten: du übernimmst dieselbe Ansage; { $contract }
cli-kontra-normal-long = statt dem Bettler wird Normal gespielt, verdoppelt
cli-double-1-long = die Runde zählt doppelt
cli-double-2-long = die Runde zählt vierfach
cli-double-3-long = die Runde zählt achtfach
cli-decline-long = der Wert bleibt
cli-yes = ja
cli-no = nein
cli-declare = { $points } in { $suit } ansagen
cli-declare-long = du zeigst König und Dame und spielst eine davon aus
cli-claim-long = ihr habt 66 Augen: die Runde ist aus; wenn nicht, bekommen die anderen die Punkte

## Fragen

cli-ask-cut = Abheben oder klopfen (? für Hilfe):
cli-ask-call = Deine Ansage (? für Hilfe):
cli-ask-doubling = { $doubling }? (? für Hilfe):
cli-ask-lead = Du spielst aus (? für Hilfe):
cli-ask-declared = Spiel den König oder die Dame aus (? für Hilfe):
cli-not-a-cut = „{ $text }“ ist kein Abheben: Schreib 0, um zu klopfen, oder wie viele Karten du abhebst, von 1 bis { $count }.

## Hilfe

cli-help-cut = 0, um zu klopfen, oder wie viele Karten du abhebst, von 1 bis 19.
cli-help-first-three = Die Nummer in den Klammern, oder den Namen der Farbe oder dessen Anfang (mindestens zwei Buchstaben), oder „aufschlagen“. Es lässt sich nicht zurücknehmen.
cli-help-call = Die Nummer in den Klammern, oder den Namen des Kontrakts oder dessen Anfang (mindestens zwei Buchstaben), auch einen anderen Namen, den er wo hat. Es lässt sich nicht zurücknehmen.
cli-help-doubling = Die Nummer in den Klammern, oder ja oder nein.
cli-help-lead = Beim Ausspielen auch 20 oder 40, um anzusagen, und 66 oder Basta, wenn sie in der Liste stehen.
cli-help-auction = die Ansagen bis jetzt
cli-help-won = die Stiche, die dein Paar gemacht hat
cli-help-worth = In dieser Runde zählt er { $value }, welches Paar auch immer es bekommt.
cli-help-beginners = Was Anfänger fragen

## Berichte

cli-you-score = Dein Paar bekommt { $count }: { $ending }.
cli-they-score = { $players } bekommen { $count }: { $ending }.
cli-why-1 = Die Verlierer haben mindestens 33 Augen, also zählt es einfach.
cli-why-2 = Die Verlierer haben einen Stich, aber weniger als 33 Augen, also zählt es zweifach.
cli-why-3 = Die Verlierer haben keinen Stich, also zählt es dreifach.
cli-why-false-1 = Ein richtiges Basta hätte einfach gezählt.
cli-why-false-2 = Ein richtiges Basta hätte zweifach gezählt.
cli-why-false-3 = Ein richtiges Basta hätte dreifach gezählt.
cli-standing = Punkte: { $totals }; { $target } gewinnen die Partie.
cli-standing-down = Noch offene Punkte: { $totals }; wer keine mehr offen hat, gewinnt die Partie.
cli-sheet-note-pairs = Zu jeder Runde: die Punkte, dann der Stand danach.
cli-sheet-note-down = Zu jeder Runde: die Punkte, dann was noch offen ist.
cli-pairs-tricks = Stiche: { $tricks }
cli-you-won-match = Dein Paar gewinnt die Partie { $score }; { $losers } bekommen { $count } Bummerl.
cli-you-lost-match = { $winners } gewinnen die Partie { $score }; ihr bekommt { $count } Bummerl.
cli-match-won = { $winners } gewinnen die Partie { $score }; { $losers } bekommen { $count } Bummerl.

## Ereignisse

cli-trump-named = { $player } nennt den Trumpf: { $suit }.
cli-marriage-declared = { $player } sagt { $points } in { $suit } an.
cli-you-pack-cut = Du hebst ab: { $count ->
    [one] { $count } Karte kommt nach unten.
   *[other] { $count } Karten kommen nach unten.
 }
cli-you-pack-knocked = Du klopfst: Das Paket bleibt, wie es ist.
cli-you-trump-named = Du nennst den Trumpf: { $suit }.
cli-you-turn-asked = Du lässt aufschlagen.
cli-you-card-turned = Deine Karte { $card } wird aufgeschlagen; ihre Farbe ist Trumpf.
cli-you-bid-made = { $held ->
    [yes] Du hältst selbst: { $contract }.
   *[no] Du sagst an: { $contract }.
 }
cli-you-normal-doubled = Du sagst Kontra gegen Normal: Es geht dem Bettler vor und zählt doppelt.
cli-you-passed = Du sagst weiter.
cli-you-auction-won = Du spielst den Kontrakt: { $contract }.
cli-you-doubled = { $level ->
    [1] Du sagst Kontra: Die Runde zählt doppelt.
    [2] Du sagst Rekontra: Die Runde zählt vierfach.
   *[3] Du sagst Subkontra: Die Runde zählt achtfach.
 }
cli-you-doubling-declined = { $level ->
    [1] Du sagst nicht Kontra.
    [2] Du sagst nicht Rekontra.
   *[3] Du sagst nicht Subkontra.
 }
cli-you-hand-shown = Du zeigst die fünf Karten: { $cards }.
cli-you-marriage-declared = Du sagst { $points } in { $suit } an.
cli-you-claimed = { $correct ->
    [yes] Du sagst Basta, und ihr habt { $points } Augen.
   *[no] Du sagst Basta, aber ihr habt nur { $points } Augen.
 }
cli-you-trick-taken = Du machst den Stich.

## Regelwerke

cli-rules-fine-target = { $file }: in Ordnung, { $players } spielen in Paaren auf { $target } Punkte, mit { $contracts ->
    [one] { $contracts } Kontrakt.
   *[other] { $contracts } Kontrakten.
 }
