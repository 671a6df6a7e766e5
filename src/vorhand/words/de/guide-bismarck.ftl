### Österreichisches Deutsch. Die geführte erste Runde von Bismarck.

## Was gerade geschieht

guide-declarer = In dieser Runde bist du Hauptspieler: Du wählst, was gespielt wird, nimmst die offenen Karten und hast ein eigenes Soll.
guide-open-cards = Noch hat niemand sein Blatt angeschaut. Du wählst nur nach den offenen Karten: { $cards }.
guide-kitty-taken = Mit dem Talon hast du { $count } Karten. Leg { $number } davon verdeckt ab; sie sind dann aus dem Spiel.
guide-quota = Dein Soll ist { $number } Stiche, das der anderen je { $count }. Jeder Stich darüber bringt einen Punkt, jeder darunter kostet einen.
guide-quota-lose = Dein Soll ist { $number } Stiche, das der anderen je { $count }. Hier bringt jeder Stich darunter einen Punkt, jeder darüber kostet einen.
guide-first-lead = Du spielst aus, und zwar irgendeine Karte. Die anderen müssen Farbe zugeben, wenn sie können.
guide-trump = Trumpf: { $suit }. Ein Trumpf sticht jede Karte der anderen Farben.
guide-no-trump = Keine Farbe ist Trumpf: Die höchste Karte der angespielten Farbe macht den Stich.
guide-may-trump = Die angespielte Farbe ({ $suit }) hast du nicht: Du darfst jede Karte spielen, auch einen Trumpf.
guide-any-card = Die angespielte Farbe ({ $suit }) hast du nicht: Du darfst jede Karte spielen, aber den Stich machst du damit nicht.
guide-must-follow = Die angespielte Farbe ({ $suit }) muss zugegeben werden: Du darfst nur deine Karten davon spielen.
guide-quota-reached = Dein Soll von { $number } ist erfüllt: Ab jetzt ist jeder Stich ein Punkt.
guide-trumped = { $player } hat den Stich mit einem Trumpf gemacht, { $card }, obwohl eine andere Farbe angespielt war.
guide-taken-by-you = Der Stich gehört dir, { $count } von deinem Soll von { $number }. Wer einen Stich macht, spielt zum nächsten aus.
guide-taken-by-other = { $player } hat den Stich gemacht und spielt zum nächsten aus. Nur die Zahl der Stiche zählt.
guide-did-not-follow = { $player } hat nicht Farbe zugegeben und hat also keine Karte mehr davon ({ $suit }). Merk es dir.

## Was vorgeschlagen wird, und warum

guide-advise-contract = Vorschlag: { $contract }. Mit diesen offenen Karten und den Kontrakten, die dir für später bleiben, verspricht das am meisten.
guide-advise-trump = Vorschlag: { $suit }. Mit diesen offenen Karten verspricht das die meisten Stiche.
guide-advise-discards-void = Vorschlag: Leg { $cards } ab. Dann hast du eine Farbe nicht mehr ({ $suit }) und kannst stechen, wenn sie angespielt wird.
guide-advise-discards = Vorschlag: Leg { $cards } ab. Was bleibt, verspricht am meisten.
guide-lead-trump = Vorschlag: { $card }. { $count ->
    [one] { $count } Trumpf ist
   *[other] { $count } Trümpfe sind
 } noch draußen; sobald keiner mehr draußen ist, kann deine anderen Karten niemand stechen.
guide-lose-must = Vorschlag: { $card }. Was du auch spielst, der Stich gehört dir: Gib deine höchste Karte her.

## Das Ende

guide-over = Du hast { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
 } bei einem Soll von { $number }: Das macht { $points }.
guide-over-lose = Du hast { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
 } bei einem Soll von { $number }. In einem Kontrakt, in dem man Stiche vermeidet, macht das { $points }.
guide-sum = Alle drei zusammen ({ $scores }) ergeben 0: So prüft man den Anschreibezettel.
guide-match = Eine Partie hat { $deals } Runden: Jeder ist viermal Hauptspieler und spielt jeden Kontrakt einmal. Der höchste Gesamtstand gewinnt.
