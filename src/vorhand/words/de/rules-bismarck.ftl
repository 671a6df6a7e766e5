### Österreichisches Deutsch. Die nummerierten Regeln von Bismarck, in Teilen.

rules-bismarck-title = Bismarck: die nummerierten Regeln
rules-size = { $players } Spieler, { $deals } Runden
rules-bismarck-intro = Das sind die Regeln des modernen schwedischen Spiels; unter jeder Regel steht, was andere Häuser stattdessen tun. Das Regelwerk des Tisches sagt, welche davon gelten; Code, Tests und Fehlermeldungen nennen die Nummern. Die Quellen 000, 001 und 002 sind die Dokumente, mit denen das Projekt begann.

rules-bismarck-section-1 = Spieler, Karten und Rollen
rule-BIS-1-1-three = Gespielt wird zu dritt, jeder für sich.
rule-BIS-1-1-four = Gespielt wird zu viert, jeder für sich.
rule-BIS-1-1-pairs = Gespielt wird zu viert, zwei gegen zwei.
rule-BIS-1-1-clockwise = Alles geht im Uhrzeigersinn: Der nächste Spieler ist der zur Linken.
rule-BIS-1-2-52 = Gespielt wird mit 52 Karten ohne Joker.
rule-BIS-1-2-43 = Gespielt wird mit 43 Karten: Kreuz ab dem Fünfer, die anderen Farben ab dem Vierer.
rule-BIS-1-2-36 = Gespielt wird mit 36 Karten: jede Farbe ab dem Sechser.
rule-BIS-1-2-ace-high = In jeder Farbe gilt die Reihenfolge { $ranks }.
rule-BIS-1-2-ace-low = Das Ass ist die niedrigste Karte: In jeder Farbe gilt die Reihenfolge { $ranks }.
rule-BIS-1-2-low-in = { $contract }: Das Ass ist die niedrigste Karte, unter allen anderen seiner Farbe.
rule-BIS-1-3-lot = Der erste Geber wird ausgelost.
rule-BIS-1-3-passes = Nach jeder Runde gibt der Nächste zur Linken.
rule-BIS-1-3-in-a-row = Jeder gibt { $count } Mal hintereinander, dann gibt der Nächste zur Linken.
rule-BIS-1-3-left = In jeder Runde ist einer der Hauptspieler: der Spieler links vom Geber, der auch Vorhand ist und zum ersten Stich ausspielt.
rule-BIS-1-3-dealer = In jeder Runde ist der Geber der Hauptspieler; der Spieler links vom Geber ist die Vorhand und spielt zum ersten Stich aus.
rule-BIS-1-4-alone = Niemand hat einen Partner.
rule-BIS-1-4-pairs = Partner sitzen einander gegenüber und reden nicht über ihre Karten.
rule-BIS-1-5-as-ever = Die erste Runde ist wie jede andere.
rule-BIS-1-5-club-ace = In der ersten Runde gilt Regel 1.3 nicht: Wer das Kreuz-Ass bekommt, ist dort Hauptspieler und Vorhand und gibt die zweite Runde.

rules-bismarck-section-2 = Mischen und Geben
rule-BIS-2-1-shuffle = Der Geber mischt, und sein rechter Nachbar hebt ab.
rule-BIS-2-1-one-by-one = Die Karten werden einzeln gegeben, beginnend links vom Geber, bis jeder { $hand } hat.
rule-BIS-2-1-packets = Man gibt { $count } Karten auf einmal, beginnend links vom Geber, bis jeder { $hand } hat.
rule-BIS-2-1-mixed-packets = Die Karten werden in Durchgängen gegeben, beginnend links vom Geber: Jeder bekommt der Reihe nach { $packets }, bis er { $hand } hat.
rule-BIS-2-2-none = Es gibt keinen Talon.
rule-BIS-2-2-first = { $count ->
    [one] Eine weitere Karte ist der Talon: die erste des Pakets.
   *[other] { $count } weitere Karten sind der Talon: die ersten des Pakets.
 }
rule-BIS-2-2-last = { $count ->
    [one] Eine weitere Karte ist der Talon: die letzte des Pakets.
   *[other] { $count } weitere Karten sind der Talon: die letzten des Pakets.
 }
rule-BIS-2-2-scattered = { $count ->
    [one] Eine weitere Karte ist der Talon: Sie kommt von einem Platz im Paket, der weder der erste noch der letzte ist.
   *[other] { $count } weitere Karten sind der Talon: Sie kommen von Plätzen im Paket, die weder die ersten noch die letzten noch benachbart sind.
 }
rule-BIS-2-2-open = Der Talon liegt offen vor allen.
rule-BIS-2-2-closed = Der Talon liegt verdeckt, und niemand schaut ihn an.
rule-BIS-2-3-before-deal = Gewählt wird vor dem Geben; alle nehmen ihr Blatt auf, sobald es gegeben ist.
rule-BIS-2-3-open-cards = Solange der Hauptspieler nur nach den offenen Karten wählen soll, schaut niemand sein Blatt an; sobald der Kontrakt angesagt ist, und der Trumpf, falls er zugleich genannt wird, schauen alle.
rule-BIS-2-3-at-once = Alle nehmen ihr Blatt auf, sobald es gegeben ist.
rule-BIS-2-3-nothing-to-choose = Zu wählen gibt es nichts, also nehmen alle ihr Blatt auf, sobald es gegeben ist.
rule-BIS-2-3-in-pause = Alle nehmen ihre Karten auf, wie sie gegeben werden, auch wenn das Geben unterbrochen wird.
rule-BIS-2-4-none = Keine Karte bestimmt den Trumpf.
rule-BIS-2-4-card = In manchen Kontrakten bestimmt eine Karte, die alle sehen, den Trumpf.
rule-BIS-2-4-turned = { $contract }: Die Farbe der ersten offenen Karte ist Trumpf.
rule-BIS-2-4-cut = { $contract }: Vor dem Geben wird eine Karte vom Paket abgehoben, gezeigt und zurückgelegt, und ihre Farbe ist Trumpf; wird der Kontrakt erst nach dem Geben gewählt, wird von einem anderen Paket abgehoben.
rule-BIS-2-4-last-card = { $contract }: Die letzte Karte des Pakets wird allen gezeigt und bleibt dann, wo sie hingegeben wurde, und ihre Farbe ist Trumpf.
rule-BIS-2-4-dealers-card = { $contract }: Die letzte Karte, die der Geber sich gibt, wird allen gezeigt und bleibt dann dort, und ihre Farbe ist Trumpf.
rule-BIS-2-5-none = Das Geben wird nicht unterbrochen.
rule-BIS-2-5-pause = { $count ->
    [one] In einem Kontrakt, in dem der Hauptspieler den Trumpf nennt, wird das Geben unterbrochen, wenn alle eine Karte haben: Auf diese nennt er ihn, dann wird der Rest gegeben.
   *[other] In einem Kontrakt, in dem der Hauptspieler den Trumpf nennt, wird das Geben unterbrochen, wenn alle { $count } Karten haben: Auf diese nennt er ihn, dann wird der Rest gegeben.
 }

rules-bismarck-section-3 = Kontrakt und Tausch
rule-BIS-3-1-chosen = { $count ->
    [one] Der Hauptspieler wählt den Kontrakt, jeden nur einmal in der Partie; ein verbrauchter wird angekreuzt, und der letzte, der bleibt, braucht keine Wahl.
   *[other] Der Hauptspieler wählt den Kontrakt, jeden { $count } Mal in der Partie; ein verbrauchter wird angekreuzt, und der letzte, der bleibt, braucht keine Wahl.
 }
rule-BIS-3-1-fixed = Der Kontrakt einer Runde wird nicht frei gewählt: Regel 3.2 nennt die Reihenfolge.
rule-BIS-3-1-seen-nothing = Vor der Wahl hat der Hauptspieler nichts gesehen.
rule-BIS-3-1-seen-open-cards = Vor der Wahl hat der Hauptspieler nur die offenen Karten gesehen.
rule-BIS-3-1-seen-hand = Vor der Wahl hat der Hauptspieler sein Blatt gesehen und was offen liegt.
rule-BIS-3-1-seen-kitty = Der Hauptspieler nimmt zuerst den Talon auf und wählt, bevor er ablegt.
rule-BIS-3-1-seen-exchange = Der Hauptspieler tauscht zuerst und wählt danach.
rule-BIS-3-1-contracts = Diese Kontrakte werden gespielt.
rule-BIS-3-1-contract = { $contract }: { $trump ->
    [clubs] Kreuz ist Trumpf
    [diamonds] Karo ist Trumpf
    [hearts] Herz ist Trumpf
    [spades] Pik ist Trumpf
    [declared] der Hauptspieler nennt den Trumpf
    [turned] die erste offene Karte bestimmt den Trumpf
    [last-card] die letzte Karte des Pakets bestimmt den Trumpf
    [dealers-card] die letzte Karte des Gebers bestimmt den Trumpf
    [cut] eine abgehobene Karte bestimmt den Trumpf
   *[no-trump] keine Farbe ist Trumpf
 }; { $aim ->
    [lose] man vermeidet Stiche.
    [shed] die Karten werden angelegt (Kapitel 8).
   *[win] man will Stiche.
 }
rule-BIS-3-2-none = Es gibt keine feste Reihenfolge.
rule-BIS-3-2-by-turn = Die Kontrakte kommen in fester Reihenfolge, in derselben für jeden Hauptspieler: { $contracts }.
rule-BIS-3-2-by-deal = Die Kontrakte kommen in fester Reihenfolge, mit jeder Runde einen weiter, wer auch immer Hauptspieler ist: { $contracts }.
rule-BIS-3-3-none = Es gibt keine freie Wahl.
rule-BIS-3-3-free = Bei freier Wahl nimmt der Hauptspieler irgendeinen dieser Kontrakte, auch einen schon gespielten: { $contracts }.
rule-BIS-3-4-none = Es gibt keinen Kontrakt, in dem der Hauptspieler den Trumpf nennt.
rule-BIS-3-4-named = Das darf der Hauptspieler als Trumpf nennen:
rule-BIS-3-4-suits = { $count ->
    [one] { $contract }: immer { $suits }.
   *[other] { $contract }: eines von { $suits }.
 }
rule-BIS-3-5-with-contract = Ein Trumpf, den der Hauptspieler nennt, wird zusammen mit dem Kontrakt genannt.
rule-BIS-3-5-before-play = Ein Trumpf, den der Hauptspieler nennt, wird erst nach dem Tausch genannt, vor dem ersten Ausspielen.
rule-BIS-3-5-in-pause = Ein Trumpf, den der Hauptspieler nennt, wird auf die ersten Karten genannt, während das Geben unterbrochen ist.
rule-BIS-3-5-none = Niemand nennt einen Trumpf.
rule-BIS-3-6-no-kitty = Ohne Talon gibt es keinen Tausch.
rule-BIS-3-6-takes = Der Hauptspieler muss den Talon nehmen.
rule-BIS-3-6-may-take = Der Hauptspieler darf den Talon nehmen oder liegen lassen.
rule-BIS-3-6-stays = Es gibt keinen Tausch: Der Talon bleibt liegen.
rule-BIS-3-6-differs = Ob der Hauptspieler den Talon nimmt, hängt vom Kontrakt ab.
rule-BIS-3-6-unseen = Ein Talon, der liegen bleibt, bleibt ungesehen.
rule-BIS-3-6-takes-in = { $contract }: Der Hauptspieler muss ihn nehmen.
rule-BIS-3-6-may-take-in = { $contract }: Der Hauptspieler darf ihn nehmen oder liegen lassen.
rule-BIS-3-6-stays-in = { $contract }: Es gibt keinen Tausch.
rule-BIS-3-7-none = Niemand legt ab.
rule-BIS-3-7-take-first = { $count ->
    [one] Nach dem Aufnehmen des Talons legt der Hauptspieler eine Karte ab, auch die aus dem Talon.
   *[other] Nach dem Aufnehmen des Talons legt der Hauptspieler { $count } Karten ab, auch solche aus dem Talon.
 }
rule-BIS-3-7-discard-first = { $count ->
    [one] Vor dem Aufnehmen des Talons legt der Hauptspieler eine Karte ab; was dann kommt, muss bleiben.
   *[other] Vor dem Aufnehmen des Talons legt der Hauptspieler { $count } Karten ab; was dann kommt, muss bleiben.
 }
rule-BIS-3-7-one-by-one = Programme nehmen und speichern die abgelegten Karten einzeln, die niedrigste zuerst.
rule-BIS-3-8-secret = Abgelegte Karten liegen verdeckt: Nur der Hauptspieler kennt sie, sie sind aus dem Spiel und zählen für niemanden.
rule-BIS-3-8-none = Es gibt keine abgelegten Karten.
rule-BIS-3-9-none = Niemand gibt einem anderen Karten.
rule-BIS-3-9-partners = Nach dem Nehmen der vier Karten des Talons gibt der Hauptspieler seinem Partner verdeckt vier Karten. Dieser gibt jedem der drei anderen eine.
rule-BIS-3-9-one-by-one = Programme nehmen und speichern die vier Karten des Hauptspielers einzeln, die niedrigste zuerst, und die seines Partners im Uhrzeigersinn von dessen linker Seite.
rule-BIS-3-10-none = Die Gegner tauschen keine Karten.
rule-BIS-3-10-others = Dann gibt der Spieler links vom Hauptspieler seinem Partner eine Karte und bekommt eine zurück, sodass alle gleich viele haben.
rule-BIS-3-10-any = Jede Karte darf gegeben werden, auch eine eben erhaltene; nur wer sie gibt und wer sie bekommt, kennt sie.

rules-bismarck-section-4 = Spielen der Karten
rule-BIS-4-1-lead = Der Spieler links vom Geber, die Vorhand, spielt zum ersten Stich eine beliebige Karte aus, wer auch immer Hauptspieler ist. Die anderen geben im Uhrzeigersinn je eine Karte aus ihrem eigenen Blatt dazu.
rule-BIS-4-2-follow = Es gilt Farbzwang: Hast du eine Karte der angespielten Farbe, gibst du eine solche zu.
rule-BIS-4-3-free = Hast du keine Karte der angespielten Farbe, darfst du jede Karte spielen.
rule-BIS-4-3-must-trump = Hast du keine Karte der angespielten Farbe, musst du einen Trumpf spielen, wenn du einen hast; einen anderen Trumpf übertreffen musst du nie.
rule-BIS-4-3-no-trumps = Hast du keine Karte der angespielten Farbe, darfst du jede Karte spielen: Keine Farbe ist Trumpf.
rule-BIS-4-4-never = Niemand muss die Karten im Stich übertreffen.
rule-BIS-4-4-at-no-trump = Ist keine Farbe Trumpf, muss, wer Farbe zugibt, die beste Karte des Stichs übertreffen, wenn es geht. Das gilt nur in Kontrakten, in denen man Stiche will.
rule-BIS-4-4-when-trump-led = Wird Trumpf ausgespielt, muss, wer Farbe zugibt, die beste Karte des Stichs übertreffen, wenn es geht. Das gilt nur in Kontrakten, in denen man Stiche will.
rule-BIS-4-4-both = Ist keine Farbe Trumpf oder wird Trumpf ausgespielt, muss, wer Farbe zugibt, die beste Karte des Stichs übertreffen, wenn es geht. Das gilt nur in Kontrakten, in denen man Stiche will.
rule-BIS-4-5-trumps = Der höchste Trumpf macht den Stich; ist keiner darin, die höchste Karte der angespielten Farbe.
rule-BIS-4-5-no-trumps = Die höchste Karte der angespielten Farbe macht den Stich.
rule-BIS-4-6-next = Wer einen Stich macht, spielt zum nächsten eine beliebige Karte aus. Gemachte Stiche liegen verdeckt, und nur ihre Zahl zählt.

rules-bismarck-section-5 = Punkte
rule-BIS-5-1-win-declarers = Wo man Stiche will, ist das Soll des Hauptspielers { $declarer } und das jedes anderen { $others }.
rule-BIS-5-1-win-sides = Wo man Stiche will, ist das Soll der Hauptspielerseite { $declarer } und das der anderen Seite { $others }.
rule-BIS-5-1-win-level = Wo man Stiche will, haben alle dasselbe Soll: { $quota }.
rule-BIS-5-1-win-uneven = Wo man Stiche will, ist das Soll im Uhrzeigersinn ab dem Hauptspieler { $quotas }.
rule-BIS-5-1-win-none = Wo man Stiche will, hat niemand ein Soll: Jeder Stich zählt.
rule-BIS-5-1-lose-declarers = Wo man Stiche vermeidet, ist das Soll des Hauptspielers { $declarer } und das jedes anderen { $others }.
rule-BIS-5-1-lose-sides = Wo man Stiche vermeidet, ist das Soll der Hauptspielerseite { $declarer } und das der anderen Seite { $others }.
rule-BIS-5-1-lose-level = Wo man Stiche vermeidet, haben alle dasselbe Soll: { $quota }.
rule-BIS-5-1-lose-uneven = Wo man Stiche vermeidet, ist das Soll im Uhrzeigersinn ab dem Hauptspieler { $quotas }.
rule-BIS-5-1-lose-none = Wo man Stiche vermeidet, hat niemand ein Soll: Jeder Stich zählt.
rule-BIS-5-1-no-tricks = Es gibt keine Stiche, also hat niemand ein Soll.
rule-BIS-5-2-win = Wo man Stiche will, bringt jeder Stich über deinem Soll 1 Punkt, jeder Stich darunter kostet 1.
rule-BIS-5-2-win-every = Wo man Stiche will, bringt jeder Stich 1 Punkt.
rule-BIS-5-2-lose = Wo man Stiche vermeidet, bringt jeder Stich unter deinem Soll 1 Punkt, jeder Stich darüber kostet 1.
rule-BIS-5-2-lose-every = Wo man Stiche vermeidet, kostet jeder Stich 1 Punkt.
rule-BIS-5-2-level = Genau das Soll ergibt 0, und ein Gesamtstand kann negativ sein.
rule-BIS-5-2-no-tricks = Niemand macht Stiche: Was eine Runde zählt, sagt Regel 8.5.
rule-BIS-5-3-zero = Weil das Soll aller zusammen die Stiche einer Runde ergibt, ergeben die Punkte jeder Runde zusammen 0: So prüft man den Anschreibezettel.
rule-BIS-5-3-zero-winning = Wo man Stiche will, ergeben die Punkte einer Runde zusammen 0, weil das Soll aller ihre Stiche ergibt; wo man sie vermeidet, zählt jeder Stich, und die Summe ist nicht 0.
rule-BIS-5-3-zero-losing = Wo man Stiche vermeidet, ergeben die Punkte einer Runde zusammen 0, weil das Soll aller ihre Stiche ergibt; wo man sie will, zählt jeder Stich, und die Summe ist nicht 0.
rule-BIS-5-3-never = Jeder Stich zählt, also ergeben die Punkte einer Runde zusammen nicht 0, sondern die Zahl der Stiche, mit Minus, wo man sie vermeidet.
rule-BIS-5-3-layouts = Beim Anlegen ergeben die Punkte zusammen immer 0.
rule-BIS-5-4-alone = Jeder zählt nur seine eigenen Stiche.
rule-BIS-5-4-pairs = Die Stiche beider Partner zählen zusammen. Beide bekommen die Punkte ihrer Seite, und sie gewinnen oder teilen den Sieg gemeinsam.

rules-bismarck-section-6 = Ende der Partie
rule-BIS-6-1-length = { $count ->
    [one] Die Partie ist aus, wenn alle als Hauptspieler jeden Kontrakt einmal gespielt haben: Das sind { $deals } Runden.
   *[other] Die Partie ist aus, wenn alle als Hauptspieler jeden Kontrakt { $count } Mal gespielt haben: Das sind { $deals } Runden.
 }
rule-BIS-6-2-highest = Der höchste Gesamtstand gewinnt.
rule-BIS-6-3-shared = Haben mehrere den höchsten Gesamtstand, teilen sie den Sieg.
rule-BIS-6-3-play-off = Haben mehrere den höchsten Gesamtstand, fällt der Sieg in Entscheidungsrunden.
rule-BIS-6-4-none = Es gibt keine Entscheidungsrunden.
rule-BIS-6-4-play-off = In Entscheidungsrunden wird mit Trumpf nach Wahl um den Sieg gespielt, eine nach der anderen, und jedes Mal gibt der Nächste zur Linken; alle spielen mit, aber gewinnen kann nur, wer an der Spitze noch gleichauf ist. Sobald einer allein an der Spitze ist, oder nach so vielen Entscheidungsrunden, wie es Spieler gibt, ist die Partie aus; wer dann noch gleichauf ist, teilt den Sieg.

rules-bismarck-section-7 = Unregelmäßigkeiten
rule-BIS-7-1-redeal = Beginnt der Hauptspieler zu spielen, ohne abgelegt zu haben, ist die Runde ungültig und zählt nicht: Derselbe Geber gibt neu, und der Kontrakt bleibt.
rule-BIS-7-1-keeps-trumps = Auch ein schon genannter Trumpf bleibt.
rule-BIS-7-1-table = Beginnt der Hauptspieler zu spielen, ohne abgelegt zu haben, sagt keine Regel, was geschieht: Der Tisch entscheidet.
rule-BIS-7-1-nothing = Niemand legt ab, also kann es niemand vergessen.

rules-bismarck-section-8 = Anlegen
rule-BIS-8-1-none = Angelegt wird nicht.
rule-BIS-8-1-rows = Beim Anlegen gibt es keine Stiche, also gilt Kapitel 4 dort nicht. Jede Farbe wird zu einer Reihe auf dem Tisch: Alle Reihen beginnen gleich, und jede wächst um die nächste Karte ihrer Farbe.
rule-BIS-8-1-up = { $contract }: Jede Reihe beginnt mit der niedrigsten Karte ihrer Farbe und geht aufwärts.
rule-BIS-8-1-down = { $contract }: Jede Reihe beginnt mit der höchsten Karte ihrer Farbe und geht abwärts.
rule-BIS-8-1-named = { $contract }: Der Hauptspieler nennt den Rang, mit dem jede Reihe beginnt, und ob sie aufwärts oder abwärts geht.
rule-BIS-8-2-none = Der Hauptspieler bestimmt beim Anlegen nichts.
rule-BIS-8-2-named = Alle sehen ihr ganzes Blatt an, bevor der Hauptspieler einen Rang nennt, den jede Farbe hat, und die Richtung. Auf die höchste Karte einer Farbe folgt ihre niedrigste, und umgekehrt.
rule-BIS-8-3-none = Niemand legt Karten an.
rule-BIS-8-3-turns = Die Vorhand ist als Erste am Zug, dann geht es im Uhrzeigersinn weiter. Wer am Zug ist, legt eine Karte, die eine Reihe beginnt oder fortsetzt; wer eine solche Karte hat, muss eine legen.
rule-BIS-8-4-none = Niemand passt.
rule-BIS-8-4-pass = Wenn keine deiner Karten passt, sagst du „Ich passe“, und nur dann; so wissen alle, dass du keine der passenden Karten hast.
rule-BIS-8-5-none = Keine Runde endet vor dem letzten Stich.
rule-BIS-8-5-score = Das Anlegen endet, sobald jemand keine Karte mehr hat. Alle anderen verlieren 1 Punkt für jede Karte, die sie noch haben, und dieser Spieler bekommt so viele Punkte, wie die anderen zusammen verlieren.

## Beispiele

example-takes = { $trump ->
    [spades] Pik ist Trumpf.
   *[no-trump] Keine Farbe ist Trumpf.
 } Der Stich ist { $trick }: { $card } macht ihn.
example-takes-in = { $contract }: Der Stich ist { $trick }, und { $card } macht ihn.
example-may-play = { $trump ->
    [spades] Pik ist Trumpf.
   *[no-trump] Keine Farbe ist Trumpf.
 } Nach { $trick } hältst du { $hand }: Du darfst { $answer } spielen.
example-scores-win = Man will Stiche, und gemacht werden, im Uhrzeigersinn ab dem Hauptspieler, { $tricks }: Die Punkte sind { $points }.
example-scores-lose = Man vermeidet Stiche, und gemacht werden, im Uhrzeigersinn ab dem Hauptspieler, { $tricks }: Die Punkte sind { $points }.
example-may-lay = { $contract }: Auf dem Tisch liegen { $laid }, und du hast { $hand }: Anlegen darfst du { $answer }.
example-must-pass = { $contract }: Auf dem Tisch liegen { $laid }, und du hast { $hand }: Du musst passen.
example-scores-shed = Wenn das Anlegen endet, sind die restlichen Karten, im Uhrzeigersinn vom Hauptspieler aus, { $left }: Die Punkte sind { $points }.
example-tie-shared = Am Ende ist der Gesamtstand { $totals }: Die ersten beiden teilen den Sieg.
example-tie-playoff = Am Ende ist der Gesamtstand { $totals }: Die ersten beiden sind gleichauf, also folgt eine Entscheidungsrunde.

## Beispiele vor dem Spiel

example-rotation = Im Uhrzeigersinn sitzen { $players }, und A wird als erster Geber ausgelost. Die ersten { $count } Runden geben { $dealers }; Hauptspieler sind { $declarers }.
example-found-by-card = A gibt die erste Runde, und { $holder } hat { $card }: { $holder } ist darin Hauptspieler, spielt aus und gibt die zweite Runde, deren Hauptspieler { $next } ist.
example-dealt = { $size ->
    [0] Von oben gezählt bekommt der Spieler links vom Geber von den { $cards } Karten { $hand }.
   *[other] Von oben gezählt bekommt der Spieler links vom Geber von den { $cards } Karten, mit { $kitty } als Talon, { $hand }.
 }
example-kitty-open = Der Talon ist { $kitty }: Alle sehen ihn.
example-kitty-closed = Der Talon ist { $kitty }: Niemand weiß das, bevor er aufgenommen wird.
example-scattered = Von oben gezählt dürfen { $right } der Talon sein. Nicht { $close }, weil zwei davon nebeneinander liegen, und nicht { $last }, weil die letzte Karte dabei ist.
example-in-turn = { $contract }: Der Reihe nach kommen { $steps }.
step-deal = das Geben
step-look = der Blick ins Blatt
step-choose = die Wahl des Kontrakts
step-name = das Nennen des Trumpfs
step-rest = das Geben der übrigen Karten
step-take = das Aufnehmen des Talons
step-discard = das Ablegen
step-give = das Weitergeben von Karten
step-lead = das erste Ausspielen
example-shown-turned = { $contract }: Offen liegen der Reihe nach { $cards }, also ist Herz Trumpf.
example-shown-cut = { $contract }: Abgehoben wird { $cards }, also ist Herz Trumpf.
example-shown-last-card = { $contract }: Die letzte Karte des Pakets ist { $cards }, also ist Herz Trumpf.
example-shown-dealers-card = { $contract }: Die letzte Karte, die der Geber sich selbst gibt, ist { $cards }, also ist Herz Trumpf.
example-paused = { $contract }: Sobald alle { $count ->
    [one] { $count } Karte haben, sieht der Hauptspieler nur diese an
   *[other] { $count } Karten haben, sieht der Hauptspieler nur diese an
 } und nennt den Trumpf; dann bekommen alle noch { $rest }.
example-chooses = Als Hauptspieler hast du { $used } gespielt: Als Nächstes wählst du aus { $contracts }.
example-by-turn = Wer zum ersten Mal Hauptspieler ist, spielt { $first }, und beim zweiten Mal { $second }.
example-by-deal = Die erste Runde ist { $first } und die zweite { $second }, wer auch immer Hauptspieler ist.
example-at-will = Du hast schon { $again } gespielt. Bei freier Wahl darfst du es noch einmal nehmen, aus { $contracts }.
example-names = Bei { $contract } darf genannt werden: { $suits }. Nicht genannt werden darf: { $refused }.
example-names-again = Du hast schon { $before } gespielt. Bei { $contract } darfst du noch einmal Pik nennen.
example-kitty-mandatory = { $contract }: Der Hauptspieler hat { $hand } gute Karten und nimmt den Talon trotzdem.
example-kitty-optional = { $contract }: Dem Hauptspieler gefallen seine { $hand } Karten, wie sie gegeben wurden, und er darf den Talon liegen lassen.
example-kitty-none = { $contract }: Der Hauptspieler spielt mit seinen { $hand } Karten, wie sie gegeben wurden.
example-exchanged-take-first = Der Hauptspieler hat { $hand } Karten, nimmt den Talon auf und hat { $between }, legt { $count } ab und hat { $hand }.
example-exchanged-discard-first = Der Hauptspieler hat { $hand } Karten, legt { $count } ab und hat { $between }, nimmt den Talon auf und hat { $hand }.
example-discard-take-first = { $count ->
    [one] Du hast { $kitty } aus dem Talon genommen: Du darfst sie gleich wieder ablegen.
   *[other] Du hast { $kitty } aus dem Talon genommen: Jede davon darfst du gleich wieder ablegen.
 }
example-discard-discard-first = { $count ->
    [one] Der Talon ist { $kitty }: Du kannst sie nicht ablegen, denn du legst ab, bevor du ihn nimmst.
   *[other] Der Talon ist { $kitty }: Keine davon kannst du ablegen, denn du legst ab, bevor du ihn nimmst.
 }
example-passed = Alle haben { $hand } Karten. Mit dem Talon hat der Hauptspieler { $more } und gibt dann Karten weiter, bis sein Partner { $more } hat. Wenn der Partner jedem der anderen eine gegeben hat, haben alle vier { $end }.
example-may-return = Du gibst als Letzter eine Karte, und dein Partner hat dir gerade eine gegeben: Sie darf gleich wieder zurück.
example-forgotten-redeal = A gibt, und { $declarer } spielt aus, ohne abgelegt zu haben. { $named ->
    [no] Der Kontrakt war { $contract }: A gibt neu, { $declarer } ist wieder Hauptspieler, und der Kontrakt bleibt gleich.
   *[yes] Der Kontrakt war { $contract } mit { $suit } als Trumpf: A gibt neu, { $declarer } ist wieder Hauptspieler, und Kontrakt und Trumpf bleiben gleich.
 }
example-forgotten-none = A gibt, und { $declarer } spielt bei { $contract } aus, ohne abgelegt zu haben: Diese Regeln verlangen kein neues Geben, also entscheidet der Tisch.
example-may-play-in = { $contract }: Nach { $trick } hältst du { $hand } und darfst { $answer } spielen.

## Beispiele für Punkte

example-sheet-win = A gibt, und { $declarer } ist Hauptspieler bei { $contract }. In der Reihenfolge { $players } ist das Soll { $quotas }, und gemacht werden { $tricks } Stiche: Die Punkte sind { $points }, und der Gesamtstand geht von { $before } auf { $after }.
example-sheet-lose = A gibt, und { $declarer } ist Hauptspieler bei { $contract }, wo man Stiche vermeidet. In der Reihenfolge { $players } ist das Soll { $quotas }, und gemacht werden { $tricks } Stiche: Die Punkte sind { $points }, und der Gesamtstand geht von { $before } auf { $after }.
example-play-off-won = Die ersten beiden sind gleichauf, der Gesamtstand ist { $level }. { $count ->
    [one] Nach einer Entscheidungsrunde ist er { $totals }: Der Erste liegt allein vor dem Zweiten und gewinnt.
   *[other] Nach { $count } Entscheidungsrunden ist er { $totals }: Der Erste liegt allein vor dem Zweiten und gewinnt.
 }
example-play-off-shared = Die ersten beiden sind gleichauf, der Gesamtstand ist { $level }. { $count ->
    [one] Nach einer Entscheidungsrunde, der einzigen, ist er { $totals }: Die ersten beiden teilen den Sieg, was auch immer andere haben.
   *[other] Nach { $count } Entscheidungsrunden, so vielen, wie es geben darf, ist er { $totals }: Die ersten beiden teilen den Sieg, was auch immer andere haben.
 }

## Karten neben einem Beispiel, das der Leser spielt

try-kitty = Offen auf dem Tisch
try-discarded = Schon abgelegt
try-passed = Schon weitergegeben
