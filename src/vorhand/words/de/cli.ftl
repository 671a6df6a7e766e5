### Österreichisches Deutsch. Was nur die Befehlszeile sagt.

## Der Tisch

cli-you = Du
cli-deal-of = Runde { $number } von { $deals }
cli-playoff-deal = Entscheidungsrunde { $number }
cli-contract-open = Der Kontrakt ist noch nicht gewählt.
cli-played = Als Hauptspieler gespielt: { $contracts }
cli-with-quota = { $contract }, Soll { $count }
cli-trump = Trumpf: { $trump }
cli-start = Die Reihen beginnen mit: { $rank }
cli-direction-up = aufwärts
cli-direction-down = abwärts
cli-layout = Die Reihen
cli-tricks = Stiche
cli-quota = Soll
cli-left = übrig
cli-points = Punkte
cli-total = gesamt
cli-declarer-head = Hauptspieler
cli-contract-head = Kontrakt
cli-kitty = Talon: { $cards }
cli-kitty-unseen = Du hast den Talon dieser Runde nicht gesehen.
cli-no-discards = Du hast in dieser Runde nichts abgelegt.
cli-nothing-given = Du hast in dieser Runde weder Karten gegeben noch bekommen.
cli-side-so-far = { $side }: Stiche { $tricks }, Soll { $quota }, gesamt { $total }
cli-shown = Allen gezeigt: { $cards }
cli-trick-of = Stich { $number } von { $tricks }
cli-last-trick = Der letzte Stich (Nummer { $number })
cli-last-trick-of-deal = Der letzte Stich der Runde { $deal } (Nummer { $number })
cli-no-trick-yet = Noch ist kein Stich gemacht.
cli-leads = spielt aus
cli-best = bisher am höchsten
cli-took = macht den Stich
cli-you-lead = du bist dran und spielst aus
cli-your-turn = du bist dran
cli-hand = { $count ->
    [one] Deine Karte
   *[other] Deine { $count } Karten
 }
cli-hand-unseen = Niemand schaut sein Blatt an, bevor der Kontrakt angesagt ist (Regel 2.3).
cli-undealt = Das Geben ist unterbrochen: { $count ->
    [one] { $count } weitere Karte kommt
   *[other] { $count } weitere Karten kommen
 }, sobald der Trumpf genannt ist.
cli-take-kitty = Talon nehmen
cli-take-kitty-long = und ebenso viele Karten ablegen
cli-leave-kitty = Talon liegen lassen
cli-leave-kitty-long = und deine Karten behalten
cli-lay-pass = Passen
cli-lay-pass-long = keine deiner Karten passt
cli-you-took-trick = Du machst den Stich; jetzt hast du { $count }.
cli-took-trick = { $player } macht den Stich und hat jetzt { $count }.

## Berichte

cli-deal-over = Runde { $number } ist aus
cli-kitty-was = Der Talon war: { $cards }
cli-discards-were = Abgelegt waren: { $cards }
cli-given-was = { $giver } gab an { $receiver }: { $cards }
cli-sheet-note = Zu jeder Runde: die Punkte, dann der Stand danach.
cli-sheet-note-star = * ist der Hauptspieler. Zu jeder Runde: die Punkte, dann der Stand danach.
cli-sheet-note-narrow = Punkte jeder Runde; * ist der Hauptspieler.
cli-sheet-cross = X: hat diesen Kontrakt als Hauptspieler gespielt.
cli-no-deal-yet = Noch ist keine Runde fertig gespielt.
cli-you-won = Du gewinnst die Partie; gesamt: { $totals }.
cli-pair-won = { $winners } gewinnen die Partie; gesamt: { $totals }.
cli-hands-dealt = Die gegebenen Karten
cli-tricks-so-far = Stiche / Soll: { $tricks }

## Ereignisse

cli-you-dealer-drawn = Du bist als erster Geber ausgelost.
cli-you-contract-chosen = Du wählst den Kontrakt: { $contract }.
cli-you-contract-fixed = Dein Kontrakt steht fest: { $contract }.
cli-you-kitty-taken = Du nimmst den Talon auf.
cli-you-kitty-seen = Du findest im Talon: { $cards }.
cli-you-kitty-left = Du lässt den Talon liegen.
cli-you-discards-laid = Du hast abgelegt: { $cards }.
cli-you-gave = Du gibst an { $player }: { $cards }.
cli-you-got = { $player } gibt dir: { $cards }.
cli-you-declarer-found = Du hast { $card } und bist Hauptspieler.
cli-you-layout-named = Du bestimmst die Reihen: von { $rank } { $direction ->
    [up] aufwärts
   *[down] abwärts
 }.
cli-you-card-laid = Du legst { $card } an.
cli-you-could-not-lay = Du passt.

## Fragen

cli-ask-card = Deine Karte (? für Hilfe):
cli-ask-discards = Leg { $count ->
    [one] eine Karte
   *[other] { $count } Karten in einer Zeile
 } ab (? für Hilfe):
cli-ask-give = Wähl { $count ->
    [one] eine Karte
   *[other] { $count } Karten in einer Zeile
 } für { $player } (? für Hilfe):
cli-ask-contract = Dein Kontrakt (? für Hilfe):
cli-ask-trump = Trumpf (? für Hilfe):
cli-ask-kitty = Der Talon (? für Hilfe):
cli-ask-start = Der Rang, mit dem jede Reihe beginnt (? für Hilfe):
cli-ask-direction = Aufwärts oder abwärts (? für Hilfe):
cli-ask-lay = Deine Karte, oder passen (? für Hilfe):
cli-ask-enter = Weiter mit der Eingabetaste (? für Hilfe):
cli-press-enter = Drück zuerst die Eingabetaste, dann geht es weiter (? für Hilfe).
cli-fast = Mit --fast gestartet, hält die Partie nicht nach jedem Stich an.
cli-rest-is-yours = Alle { $count } Stiche, die noch kommen, gehören dir: tippe { $letter }, um sie zu nehmen.
cli-rest-taken = Die Bots nehmen es an: Der Rest gehört dir.

## Was an einer Zeile nicht stimmt

cli-card-ambiguous = „{ $text }“ kann mehr als eine deiner Karten sein ({ $cards }): Schreib die Nummer in den Klammern.
cli-not-a-card = „{ $text }“ ist keine Karte: Schreib eine Nummer in den Klammern, oder Wert und Farbe wie { $sample }.
cli-no-such-number = „{ $text }“ steht bei keiner Wahl: Schreib { $count ->
    [one] 1, die einzige Wahl.
   *[other] eine Nummer von 1 bis { $count }.
 }
cli-name-ambiguous = „{ $text }“ kann mehreres heißen: { $names }. Schreib mehr Buchstaben, oder die Nummer in den Klammern.
cli-not-a-choice = „{ $text }“ steht nicht zur Wahl: Schreib { $count ->
    [one] 1, die einzige Wahl, oder ihren Namen.
   *[other] eine Nummer von 1 bis { $count }, oder einen Namen.
 }
cli-discard-count = Du hast { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 } genannt, aber { $needed } sind abzulegen: Schreib alle in eine Zeile. Nichts ist abgelegt.
cli-discard-twice = { $card } steht zweimal da: Jede Karte kann nur einmal abgelegt werden. Nichts ist abgelegt.
cli-discard-not-held = { $count ->
    [one] { $cards } ist nicht in deinem Blatt.
   *[other] { $cards } sind nicht in deinem Blatt.
 } Nichts ist abgelegt.
cli-give-count = Du hast { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 } genannt, aber { $needed } sind zu geben: Schreib alle in eine Zeile. Nichts ist gegeben.
cli-give-twice = { $card } steht zweimal da: Jede Karte kann nur einmal gegeben werden. Nichts ist gegeben.
cli-give-not-held = { $count ->
    [one] { $cards } ist nicht in deinem Blatt.
   *[other] { $cards } sind nicht in deinem Blatt.
 } Nichts ist gegeben.
cli-no-such-term = Dieses Wort gibt es nicht: { $text }; um alle zu lesen: { $command }
cli-no-such-rule = Eine Regel mit dieser Nummer gibt es nicht; es gibt { $numbers }
cli-unknown-near = „{ $text }“ ist { $wanted ->
    [ruleset] kein Regelwerk
    [game] weder ein Spiel noch ein Regelwerk
   *[rule] weder ein Spiel noch ein Regelwerk noch die Nummer einer Regel
 }; am ähnlichsten: { $near }; alle Regelwerke zeigt: { $command }
cli-unknown-all = „{ $text }“ ist { $wanted ->
    [ruleset] kein Regelwerk
    [game] weder ein Spiel noch ein Regelwerk
   *[rule] weder ein Spiel noch ein Regelwerk noch die Nummer einer Regel
 }; bekannt: { $known }
cli-rule-no-ruleset = „{ $text }“ ist die Nummer einer Regel, gefragt ist aber ein Regelwerk; alle zeigt: { $command }

## Hilfe

cli-enter = Eingabe
cli-help-title = Was du jetzt schreiben kannst
cli-help-card = Die Nummer in den Klammern neben einer Karte, oder die Karte selbst, etwa { $card } oder { $other }.
cli-help-discards = Alle Karten, die du ablegst, in einer Zeile: ihre Nummern, oder die Karten selbst, etwa { $card } { $other }.
cli-help-give = Alle Karten, die du gibst, in einer Zeile: ihre Nummern, oder die Karten selbst, etwa { $card } { $other }.
cli-help-contract = Die Nummer in den Klammern, oder den Namen des Kontrakts oder dessen Anfang. Er lässt sich nicht zurücknehmen.
cli-help-trump = Die Nummer in den Klammern, oder den Namen der Farbe oder dessen Anfang (mindestens zwei Buchstaben).
cli-help-kitty-choice = Die Nummer in den Klammern, oder die Worte daneben oder deren Anfang (mindestens zwei Buchstaben).
cli-help-start = Ein Rang, etwa 9 oder K: Jede Reihe beginnt damit.
cli-help-direction = Die Nummer in den Klammern, oder das Wort daneben oder dessen Anfang.
cli-help-lay = Die Nummer in den Klammern neben einer Karte, oder die Karte selbst, etwa { $card } oder { $other }; „passen“, wenn keine passt.
cli-help-layout = Du musst eine Karte anlegen, wenn du kannst. Schluss ist, wenn jemand fertig ist: Jede übrige Karte kostet 1 Punkt, und dieser Spieler bekommt sie alle.
cli-help-waiting = Die Eingabetaste setzt die Partie fort. Vorher kannst du nachsehen:
cli-help-enter = weiter
cli-help-table = den Tisch noch einmal sehen
cli-help-help = diese Hilfe
cli-help-last-trick = der letzte Stich
cli-help-score = der Anschreibezettel
cli-help-rest = den Rest nehmen, wo der Tisch sagt, dass er dir gehört
cli-help-kitty = der Talon, wenn du ihn gesehen hast
cli-help-discarded = was du abgelegt hast
cli-help-given = welche Karten du gegeben und bekommen hast
cli-help-rule = eine Regel lesen, hier Nummer 4.2
cli-help-quit = aufhören; die Partie bleibt gespeichert
cli-help-quotas = Soll: { $quotas }.
cli-help-ruleset = Regelwerk: { $name } ({ $id }){ $count ->
    [0] , das übliche.
    [one] , das sich vom üblichen in { $count } Regel unterscheidet; siehe: { $command }
   *[other] , das sich vom üblichen in { $count } Regeln unterscheidet; siehe: { $command }
 }

## Die Partie auf der Platte

cli-new-match = Eine neue Partie: { $name }, mit { $bots }.
cli-kept-in = Sie wird nach jedem Schritt gespeichert in { $file }
cli-resumed = Die Partie vom { $started } geht mit Runde { $number } weiter. Sie wird gespeichert in { $file }
cli-goodbye = Die Partie ist gespeichert in { $file }
cli-go-on = Weiter geht es mit: { $command }
cli-put-aside = Die bisherige Partie heißt jetzt { $file }
cli-put-aside-finished = Die fertige Partie heißt jetzt { $file }
cli-record-at = Die Partie steht in { $file }
cli-no-terminal = Die Eingabe kommt nicht von einem Terminal, also spielen die Bots allein. Um selbst zu spielen, starte in einem Terminal.
cli-bots-match = Es spielen { $players }: { $name }.
cli-save-is-other = { $file } enthält eine offene Partie anderer Art ({ $id }): Lass --rules, --seed und --bot weg, um sie weiterzuspielen, oder beginn mit --new eine neue, wobei sie unter anderem Namen erhalten bleibt.
cli-save-damaged = { $file }: Diese gespeicherte Partie ist nicht brauchbar und bleibt, wie sie ist; beginn mit --new eine neue, wobei sie unter anderem Namen erhalten bleibt. Grund: { $reason }
cli-record-exists = { $file }: gibt es schon und bleibt, wie sie ist; nenn eine neue Datei.

## Gespeicherte Partien

cli-replay-empty = { $file }: Noch ist nichts gespielt.
cli-replay-ask = Eingabe weiter, b zurück, d 3 zu Runde 3, q Ende:
cli-replay-ask-last = Das Ende. Eingabe oder q Ende, b zurück, d 3 zu Runde 3:
cli-replay-no-deal = Diese Runde gibt es nicht; die letzte ist { $deals }.
cli-replay-help = Schreib nichts, b, d und eine Nummer, oder q, dann Eingabe.
cli-verified = { $file }: in Ordnung, eine fertige Partie über { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
 }; alle { $entries } Einträge lassen sich nachspielen, und Punkte, Stellungen und der Zufall von { $nonces ->
    [one] { $nonces } Runde
   *[other] { $nonces } Runden
 } stimmen.
cli-verified-unfinished = { $file }: in Ordnung, eine offene Partie mit { $deals ->
    [one] { $deals } fertigen Runde
   *[other] { $deals } fertigen Runden
 }; alle { $entries } Einträge lassen sich nachspielen, und Punkte, Stellungen und der Zufall von { $nonces ->
    [one] { $nonces } Runde
   *[other] { $nonces } Runden
 } stimmen.

## Regelwerke

cli-rules-list-note = Optionen folgen der Kennung: { $command }
cli-rules-differs = { $count ->
    [0] Gleich wie { $id }.
    [one] Unterscheidet sich von { $id } in { $count } Regel.
   *[other] Unterscheidet sich von { $id } in { $count } Regeln.
 }
cli-rules-options = Optionen: { $options }
cli-options = Optionen
cli-rules-source = Quelle: { $source }
cli-usually = (sonst: { $value })
cli-keys-intro = Die Schlüssel einer Regeldatei (TOML). Was die Datei nicht nennt, ist wie im Regelwerk, von dem sie ausgeht.
cli-keys-extends = Das Regelwerk, von dem sie ausgeht, etwa „bismarck/modern“
cli-keys-source = Woher diese Regeln kommen; muss dastehen
cli-keys-title = Wie die Regeln am Tisch heißen; sonst der Name der Datei
cli-keys-number = eine ganze Zahl von { $low } bis { $high }
cli-keys-numbers = eine Liste ganzer Zahlen von { $low } bis { $high }
cli-keys-list = eine Liste aus diesen:
cli-keys-usual = (üblich)
cli-keys-contracts = ID ist einer der Kontrakte: { $ids }
cli-rules-same = { $first } und { $second } sind gleich.
cli-rules-diff = { $first } und { $second } unterscheiden sich in { $count ->
    [one] { $count } Regel.
   *[other] { $count } Regeln.
 }
cli-rules-fine = { $file }: in Ordnung, { $players } spielen { $deals ->
    [one] { $deals } Runde.
   *[other] { $deals } Runden.
 }

## Zählen

cli-perft-python = Regeln in Python: { $sequences ->
    [one] { $sequences } Folge
   *[other] { $sequences } Folgen
 } von { $depth ->
    [one] { $depth } Schritt
   *[other] { $depth } Schritten
 }
cli-perft-native = Übersetzter Kern: { $sequences ->
    [one] { $sequences } Folge
   *[other] { $sequences } Folgen
 } von { $depth ->
    [one] { $depth } Schritt
   *[other] { $depth } Schritten
 }
cli-perft-no-core = Der übersetzte Kern ist nicht gebaut, also gibt es nichts zu vergleichen.
cli-perft-differ = Die beiden Zahlen sind verschieden: eine davon ist falsch.

## Lösen

# $tricks: a number.
cli-solve-declarer = Bei offenen Karten und bestem Spiel beider Seiten: wie viele { $tricks ->
    [one] Stiche (einer ist noch zu spielen)
   *[other] der { $tricks } Stiche, die noch zu spielen sind,
 } der Hauptspieler gegen alle anderen zusammen macht.
cli-solve-pair = Bei offenen Karten und bestem Spiel beider Seiten: wie viele { $tricks ->
    [one] Stiche (einer ist noch zu spielen)
   *[other] der { $tricks } Stiche, die noch zu spielen sind,
 } der Hauptspieler und sein Partner zusammen machen.
cli-solve-each = Bei offenen Karten, wenn jeder nur für sich spielt: wie viele { $tricks ->
    [one] Stiche (einer ist noch zu spielen)
   *[other] der { $tricks } Stiche, die noch zu spielen sind,
 } jeder macht; wo mehrere Karten für den Spieler gleich gut sind, das Mittel darüber.
cli-solve-tricks = Stiche
# $seat: a number, from 1.
cli-solve-seat = Platz { $seat }
# $seat: a number, from 1. $wants: "more" or "less"; where everybody has a column, "own-more" or "own-less".
cli-solve-turn = Platz { $seat } ist an der Reihe; für ihn ist { $wants ->
    [more] die größte Zahl
    [own-more] die größte Zahl seiner Spalte
    [own-less] die kleinste Zahl seiner Spalte
   *[less] die kleinste Zahl
 } am besten.
cli-solve-best = am besten
# $nodes: a number.
cli-solve-nodes = { $nodes ->
    [one] { $nodes } Knoten
   *[other] { $nodes } Knoten
 }
cli-solve-unknown = Die Suche endete, bevor alles bekannt war. Zwei Zahlen mit einem Strich dazwischen sind bewiesene Grenzen; was fehlt, ist nicht bekannt.
cli-solve-nothing-known = Die Suche endete, bevor etwas bekannt war.
cli-solve-not-in-play = gelöst wird nur das Spiel der Stiche, vom ersten Ausspiel einer Runde bis zum letzten Stich
cli-solve-points = Spielpunkte
cli-solve-points-long = Bei offenen Karten und bestem Spiel beider Seiten: die Spielpunkte der Seite des Hauptspielers; was die anderen schreiben, steht unter 0. Niemand sagt an, was er nicht hat.
# $game: its proper name.
cli-solve-no-each = in { $game } spielen Partner zusammen; niemand ist für sich
cli-solve-no-core = der übersetzte Kern ist nicht gebaut; ohne ihn wird nichts gelöst

cli-serving = Vorhand ist unter { $address } zu finden und hält seine Tische in { $file } fest; Ctrl-C beendet es, und nichts geht verloren.
cli-serving-lan = Andere Geräte in diesem Netz finden es unter { $addresses }.
cli-serving-no-lan = Dieser Rechner ist gerade in keinem Netz, andere Geräte finden ihn nicht.

cli-menu-title = Was möchtest du spielen?
cli-menu-go-on = die offene Partie geht weiter
cli-ask-menu = Eine Nummer oder ein Name (Eingabetaste für 1, q zum Beenden):
cli-rules-of-other-game = { $id } ist kein Regelwerk von { $game }.
cli-deck-of-other-game = { $game } wird nicht mit diesen Karten gespielt („{ $text }“); möglich: { $known }
cli-no-such-game = „{ $text }“ ist kein Spiel; bekannt: { $known }

## Eine geführte Runde

cli-help-guide = alles, was der Begleiter gesagt hat
cli-help-leave = weggehen; die Runde ist aus
cli-learn-begins = Du lernst { $game }, indem du eine Runde spielst, mit { $bots }. Der Begleiter sagt, was geschieht, und schlägt etwas vor; tun darfst du alles, was die Regeln erlauben.
cli-learn-next = Spiel als Nächstes eine Partie: { $play }. Alle Regeln: { $read }
cli-learn-again = Um diese Runde neu zu beginnen: { $command }
cli-learn-needs-terminal = Eine geführte Runde braucht jemanden, der tippt: { $command }
