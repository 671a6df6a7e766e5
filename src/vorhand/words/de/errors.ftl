### Österreichisches Deutsch. Jeder Fehler und jede Ablehnung nach ihrem Code.

## Ablehnungen nach den Regeln

refused-match-over = Die Partie ist aus ({ $rule }): Beginn eine neue, um weiterzuspielen.
refused-phase = { $phase ->
    [draw-dealer] Das geht jetzt nicht: Zuerst wird der erste Geber ausgelost.
    [cut-card] Das geht jetzt nicht: Zuerst wird eine Karte für den Trumpf abgehoben.
    [lay-open] Das geht jetzt nicht: Zuerst werden die Plätze der offenen Karten ausgelost.
    [deal] Das geht jetzt nicht: Zuerst werden die Karten gegeben.
    [choose-contract] Das geht jetzt nicht: Zuerst muss der Hauptspieler den Kontrakt wählen.
    [name-trump] Das geht jetzt nicht: Zuerst muss der Trumpf genannt werden.
    [cut] Das geht jetzt nicht: Zuerst muss abgehoben oder geklopft werden.
    [turn] Das geht jetzt nicht: Zuerst muss eine Karte für den Trumpf aufgeschlagen werden.
    [auction] Das geht jetzt nicht: Es wird noch angesagt.
    [doubling] Das geht jetzt nicht: Zuerst entscheidet sich, ob jemand Kontra gibt.
    [take-kitty] Das geht jetzt nicht: Zuerst muss der Hauptspieler den Talon nehmen oder liegen lassen.
    [discard] Das geht jetzt nicht: Zuerst muss der Hauptspieler ablegen.
    [give] Das geht jetzt nicht: Zuerst müssen die Partner Karten tauschen.
    [play] Das geht jetzt nicht: Als Nächstes wird eine Karte gespielt.
    [complete-deal] Das geht jetzt nicht: Zuerst werden die restlichen Karten gegeben.
    [name-start] Das geht jetzt nicht: Zuerst muss der Hauptspieler den Rang nennen, mit dem jede Reihe beginnt.
    [name-direction] Das geht jetzt nicht: Zuerst muss der Hauptspieler die Richtung der Reihen nennen.
    [layout] Das geht jetzt nicht: Als Nächstes wird eine Karte angelegt oder gepasst.
   *[over] Das geht jetzt nicht: Die Partie ist aus.
 }
refused-turn = { $actor ->
    [nature] Du bist nicht an der Reihe: Zuerst entscheidet der Zufall.
   *[other] Du bist nicht an der Reihe: Am Zug ist Platz { $actor }.
 }
refused-seat = Diesen Platz gibt es nicht ({ $rule }): Dieser Tisch hat { $players ->
    [one] { $players } Platz
   *[other] { $players } Plätze
 }, gezählt ab 0.
refused-card = { $card }: nicht im Paket dieses Regelwerks ({ $rule }); nimm eine Karte daraus.
refused-not-held = { $card }: nicht in deinem Blatt ({ $rule }); spielbar: { $legal }
refused-must-follow = { $card }: Farbzwang, du musst { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
    [S] Pik
   *[other] { $suit }
 } zugeben ({ $rule }); spielbar: { $legal }
refused-must-trump = { $card }: Trumpfzwang, du musst mit Trumpf stechen ({ $rule }); spielbar: { $legal }
refused-must-beat = { $card }: Stichzwang, du musst die beste Karte im Stich in { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
    [S] Pik
   *[other] { $suit }
 } übertreffen ({ $rule }); spielbar: { $legal }
refused-lay-not-held = { $card }: nicht in deinem Blatt ({ $rule }); anlegbar: { $legal }
refused-fits-not = { $card }: passt jetzt in keine Reihe ({ $rule }); es passen: { $legal }
refused-must-lay = Passen darfst du nur, wenn keine deiner Karten passt ({ $rule }); anlegbar: { $legal }
refused-start = { $rank }: Dort kann keine Reihe beginnen ({ $rule }); möglich: { $legal }
refused-discard-not-held = { $card }: nicht in deinem Blatt ({ $rule }); du hast: { $legal }
refused-discard-order = { $card }: Abgelegt wird einzeln, die niedrigste zuerst ({ $rule }); möglich: { $legal }
refused-give-not-held = { $card }: nicht in deinem Blatt ({ $rule }); du hast: { $legal }
refused-give-order = { $card }: Gegeben wird einzeln, die niedrigste zuerst ({ $rule }); möglich: { $legal }
refused-contract-used = { $contract }: Diesen Kontrakt hat dieser Hauptspieler schon verbraucht ({ $rule }); noch offen: { $legal }
refused-contract = { $contract }: in dieser Runde nicht wählbar ({ $rule }); wählbar: { $legal }
refused-trump = { $trump }: darf hier nicht genannt werden ({ $rule }); möglich: { $legal }
refused-arbiter = Nur der Schiedsrichter kann eine Runde für ungültig erklären ({ $rule }): Melde ihm den Fehler.
refused-no-redeal = Dieses Regelwerk gibt nach vergessenem Ablegen nicht neu ({ $rule }): Der Tisch muss entscheiden.
refused-places = Der Talon braucht { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
 } im Paket ({ $rule }), weder den ersten (0) noch den letzten ({ $last }) noch zwei benachbarte, in aufsteigender Reihenfolge.
refused-pack = Das Paket muss aus { $count ->
    [one] der { $count } Karte
   *[other] den { $count } Karten
 } dieses Regelwerks bestehen ({ $rule }), jede genau einmal.

## Regeldateien

clash-card-count = Hände und Talon brauchen { $sum } Karten, das Paket hat aber { $pack }
ruleset-card-count = { $file }: { $key }: { clash-card-count }; ändere deck.hand, kitty.size oder deck.pack, bis es stimmt.
clash-packets = Die Päckchen geben { $total ->
    [one] { $total } Karte
   *[other] { $total } Karten
 } pro Durchgang, jeder bekommt aber { $hand }
ruleset-packets = { $file }: { $key }: { clash-packets }; ihre Summe muss { $hand } teilen.
clash-pause = Das Geben wird genau dort unterbrochen, wo der Trumpf in der Pause genannt wird
ruleset-pause = { $file }: { $key }: { clash-pause }; setz beides, dies und choice.trump_named „in-pause“, oder keines (0).
clash-pause-packets = Das Geben kann nicht unterbrochen werden, wenn jeder { $pause } von { $hand } Karten hat
ruleset-pause-packets = { $file }: { $key }: { clash-pause-packets }; schreib eine Zahl von Karten, bei der ein Durchgang endet, unter { $hand }.
clash-pause-sees = Der Hauptspieler würde nach dem Geben wählen, der Kontrakt muss aber vor der Pause feststehen
ruleset-pause-sees = { $file }: { $key }: { clash-pause-sees }; schreib „nothing“.
clash-pause-last-cards = Die letzten Karten des Pakets sind in der Pause noch nicht gegeben
ruleset-pause-last-cards = { $file }: { $key }: { clash-pause-last-cards }; nimm den Talon „first“ und keinen Trumpf von einer gezeigten Karte.
clash-club-ace-kitty = Das Kreuz-Ass könnte im Talon liegen, und niemand wäre Hauptspieler
ruleset-club-ace-kitty = { $file }: { $key }: { clash-club-ace-kitty }; schreib 0 oder setz roles.first_declarer auf „as-ever“.
clash-club-ace-roles = Wer das Kreuz-Ass bekommt, gibt als Nächster, also muss der Hauptspieler links vom Geber sitzen und das Geben jedes Mal weitergehen
ruleset-club-ace-roles = { $file }: { $key }: { clash-club-ace-roles }; schreib „left-of-dealer“ und 1 Runde hintereinander oder setz roles.first_declarer auf „as-ever“.
clash-club-ace-choice = In der ersten Runde weiß noch niemand, wer wählen, den Trumpf nennen oder abheben würde
ruleset-club-ace-choice = { $file }: { $key }: { clash-club-ace-choice }; lass eine feste Reihenfolge mit einem Kontrakt beginnen, bei dem nichts zu entscheiden ist.
clash-no-open-kitty = Es gibt keinen Talon, der offen liegen könnte
ruleset-no-open-kitty = { $file }: { $key }: { clash-no-open-kitty }; schreib „closed“ oder ein kitty.size über 0.
clash-no-scattered-kitty = Es gibt keinen Talon, der von verstreuten Plätzen käme
ruleset-no-scattered-kitty = { $file }: { $key }: { clash-no-scattered-kitty }; schreib „first“ oder ein kitty.size über 0.
clash-sees-open-cards = Ohne offenen Talon gibt es keine offenen Karten, nach denen man wählt
ruleset-sees-open-cards = { $file }: { $key }: { clash-sees-open-cards }; setz kitty.facing auf „open“ oder lass den Hauptspieler etwas anderes sehen.
clash-turned-needs-open = Aufgedeckter Trumpf braucht einen offenen Talon
ruleset-turned-needs-open = { $file }: { $key }: { clash-turned-needs-open }; setz kitty.facing auf „open“ oder nimm den Trumpf anderswoher.
clash-no-contracts = Es ist kein Kontrakt angeführt
ruleset-no-contracts = { $file }: { $key }: { clash-no-contracts }; führ mindestens einen an.
clash-contract-twice = Ein Kontrakt ist zweimal angeführt
ruleset-contract-twice = { $file }: { $key }: { clash-contract-twice }; führ jeden einmal an und nimm choice.times, damit er öfter gespielt wird.
clash-free-contract-order = Der freie Kontrakt hat keinen Platz, wo der Hauptspieler jeden Kontrakt einmal wählt
ruleset-free-contract-order = { $file }: { $key }: { clash-free-contract-order }; lass es weg oder setz choice.selection auf „by-turn“ oder „by-deal“.
clash-free-contract-list = Hier stehen Kontrakte genau dann zur Wahl, wenn der freie Kontrakt gespielt wird, und nie er selbst
ruleset-free-contract-list = { $file }: { $key }: { clash-free-contract-list }; führ Kontrakte genau dann an, wenn choice.contracts „free-contract“ enthält.
clash-deals-in-a-row = { $deals ->
    [one] { $deals } Runde lässt
   *[other] { $deals } Runden lassen
 } sich nicht gleich aufteilen, wenn jeder { $run } hintereinander gibt
ruleset-deals-in-a-row = { $file }: { $key }: { clash-deals-in-a-row }; schreib eine passende Zahl, etwa 1.
clash-by-deal = Mit { $count ->
    [one] { $count } Kontrakt
   *[other] { $count } Kontrakten
 } Runde für Runde bekäme nicht jeder Hauptspieler jeden davon
ruleset-by-deal = { $file }: { $key }: { clash-by-deal }; schreib „by-turn“ oder ändere die Zahl der Kontrakte oder roles.deals_in_a_row.
clash-suits = Die wählbaren Farben fehlen oder stehen doppelt da
ruleset-suits = { $file }: { $key }: { clash-suits }; führ mindestens eine an, jede einmal.
clash-suits-not-declared = Farben lassen sich nur einschränken, wo der Hauptspieler den Trumpf nennt
ruleset-suits-not-declared = { $file }: { $key }: { clash-suits-not-declared }; lass das weg oder setz trump auf „declared“.
clash-layout-trump = Beim Anlegen gibt es keinen Trumpf
ruleset-layout-trump = { $file }: { $key }: { clash-layout-trump }; schreib „no-trump“.
clash-layout-kitty = Beim Anlegen müssen alle Karten ins Spiel kommen, der Talon hat aber { $size }
ruleset-layout-kitty = { $file }: { $key }: { clash-layout-kitty }; setz kitty.size auf 0 oder lass das Anlegen weg.
clash-layout-pairs = Beim Anlegen spielt jeder für sich
ruleset-layout-pairs = { $file }: { $key }: { clash-layout-pairs }; setz deck.sides auf „alone“ oder lass das Anlegen weg.
clash-nothing-to-exchange = Es gibt keinen Talon zum Tauschen
ruleset-nothing-to-exchange = { $file }: { $key }: { clash-nothing-to-exchange }; schreib „none“ oder ein kitty.size über 0.
clash-sees-after-exchange = Wer die Karten des Talons vor der Wahl sieht, muss ihn immer nehmen
ruleset-sees-after-exchange = { $file }: { $key }: { clash-sees-after-exchange }; setz exchange.duty auf „mandatory“ oder lass den Hauptspieler etwas anderes sehen.
clash-exchange-before-contract = Getauscht wird, bevor der Kontrakt feststeht, also kann ein Kontrakt daran nichts ändern
ruleset-exchange-before-contract = { $file }: { $key }: { clash-exchange-before-contract }; lass das weg oder schreib „mandatory“.
clash-blind-too-many = Wer zuerst ablegt, braucht mindestens so viele Karten, wie der Talon hat ({ $kitty }), jeder bekommt aber { $hand }
ruleset-blind-too-many = { $file }: { $key }: { clash-blind-too-many }; schreib „take-first“ oder mach den Talon kleiner.
clash-taken-discard-first = Wer mit dem Talon in der Hand wählt, kann nicht zuerst ablegen
ruleset-taken-discard-first = { $file }: { $key }: { clash-taken-discard-first }; schreib „take-first“ oder setz choice.sees auf etwas anderes.
clash-nothing-to-forget = Niemand legt ab, also kann es niemand vergessen
ruleset-nothing-to-forget = { $file }: { $key }: { clash-nothing-to-forget }; schreib „none“.
clash-pairs-need-four = Paare brauchen vier Spieler, nicht { $players }
ruleset-pairs-need-four = { $file }: { $key }: { clash-pairs-need-four }; schreib „alone“ oder setz deck.players auf 4.
clash-partners-without-pairs = nur wer einen Partner hat, kann mit ihm tauschen
ruleset-partners-without-pairs = { $file }: { $key }: { clash-partners-without-pairs }; setz deck.sides auf „pairs“ oder schreib „take-first“.
clash-partners-kitty = wo Partner tauschen, hat der Talon vier Karten, eine für jedes Blatt, nicht { $kitty }
ruleset-partners-kitty = { $file }: { $key }: { clash-partners-kitty }; setz kitty.size auf 4 oder ändere exchange.order.
clash-partners-must-exchange = wo Partner tauschen, geht der Talon immer in die Blätter
ruleset-partners-must-exchange = { $file }: { $key }: { clash-partners-must-exchange }; schreib „mandatory“ oder setz exchange.order auf etwas anderes.
clash-quota-count = Für { $players } Spieler { $count ->
    [one] ist { $count } Sollwert
   *[other] sind { $count } Sollwerte
 } angegeben
ruleset-quota-count = { $file }: { $key }: { clash-quota-count }; schreib für jeden einen, den des Hauptspielers zuerst.
clash-quota-sum = Das Soll aller ergibt { $sum }, eine Runde hat aber { $hand } Stiche
ruleset-quota-sum = { $file }: { $key }: { clash-quota-sum }; es muss { $hand } ergeben oder für alle 0 sein.
clash-quota-sides = Paare haben { $players } Solls, zuerst das der Hauptspielerseite, hier stehen aber { $count }
ruleset-quota-sides = { $file }: { $key }: { clash-quota-sides }; schreib eines für jede Seite.
ruleset-unreadable = { $file }: nicht lesbar ({ $reason }); prüf den Pfad und ob du die Datei lesen darfst.
ruleset-too-large = { $file }: zu groß; eine Regeldatei hat höchstens { $limit } Byte.
ruleset-syntax = { $file }: kein gültiges TOML ({ $reason }); schreib Zeilen wie: players = 4
ruleset-unknown-key = { $file }: { $key }: Diesen Schlüssel gibt es nicht; bekannt sind hier: { $known }
ruleset-type = { $file }: { $key }: muss { $expected } sein, nicht „{ $value }“.
ruleset-value = { $file }: { $key }: „{ $value }“ steht nicht zur Wahl; möglich: { $allowed }
ruleset-range = { $file }: { $key }: { $value } liegt außerhalb der Grenzen; schreib { $low } bis { $high }.
ruleset-list = { $file }: { $key }: { $count } Werte sind zu viele; schreib höchstens { $limit }.
ruleset-no-source = { $file }: { $key }: fehlt; gib an, woher diese Regeln kommen, etwa aus einem Buch, einer Seite oder einer Familie.
ruleset-unknown-id = { $id }: Dieses Regelwerk gibt es nicht; bekannt: { $known }
ruleset-extends = { $file }: { $key }: „{ $value }“ ist kein eingebautes Regelwerk; möglich: { $known }
ruleset-unknown-option = { $id }: Diese Option gibt es nicht: { $option }; bekannt: { $known }
ruleset-options-conflict = { $id }: Die Optionen { $first } und { $second } ändern beide { $key }; nimm eine davon.
ruleset-other-game = { $first } und { $second } gehören zu verschiedenen Spielen; vergleiche zwei Regelwerke desselben Spiels.
ruleset-not-implementable = { $id }: nicht spielbar: { $reason }
ruleset-text = { $file }: { $key }: darf höchstens { $limit } Zeichen haben, und alle müssen sichtbar sein.

expected-a-whole-number = eine ganze Zahl
expected-a-list = eine Liste
expected-a-text = ein Text in Anführungszeichen
expected-a-table = eine Tabelle
given-a-number = diese Zahl
reason-nested-too-deeply = zu tief verschachtelt
reason-not-UTF-8-text = kein UTF-8-Text
reason-unknown = Grund unbekannt
reason-bismarck-follett = Von Kontrakten und Soll kennt man nur drei Namen und dass alle bei −3 beginnen.
reason-bismarck-estonian-001 = Quelle 001 nennt für die Kontrakte, in denen man Karten vermeidet, kein Soll, und acht Runden lassen sich nicht auf drei Spieler aufteilen.

## Text, der nicht zu lesen ist

notation-card = „{ $text }“ ist keine Karte; schreib Wert und Farbe, etwa AS, TH oder 2C.
notation-hand = „{ $text }“ ist kein Blatt; schreib die Werte in Pik, Herz, Karo und Kreuz, etwa AKQ.T9.432.5
notation-trump = „{ $text }“ ist kein Trumpf; schreib C, D, H, S oder NT.
notation-action = „{ $text }“ ist kein Zug; schreib einen wie: { $expected }
notation-deal-string = „{ $text }“ stimmt nicht im Feld { $field } der Stellungszeile; schreib zum Beispiel: { $expected }
notation-actor = „{ $text }“ kann nicht ziehen; schreib die Nummer eines Platzes ab 0, „nature“ oder „arbiter“.
unknown-bot = „{ $text }“ ist kein Bot; bekannt: { $known }

## Unmögliche Stellungen

state-impossible = Diese Stellung kann nicht entstehen: { $field }={ $text } passt nicht zum Rest; berichtige dieses Feld.
state-cards = Diese Stellung kann nicht entstehen: Die Karten in { $field } passen nicht; jede Karte des Pakets muss an genau einer Stelle sein.

## Gespeicherte Partien

record-unreadable = { $file }: nicht lesbar ({ $reason }); prüf den Pfad und ob du die Datei lesen darfst.
record-write = { $file }: nicht schreibbar ({ $reason }); nimm einen anderen Ort oder schaff Platz.
record-locked = { $file }: Ein anderes Programm verwendet diese Datei; schließ sie zuerst dort.
record-too-large = { $file }: zu groß; eine gespeicherte Partie hat höchstens { $limit } Byte.
record-format = { $file }: in Format { $format } geschrieben; diese Version liest Format { $supported }, nimm also eine neuere Version von Vorhand.
record-json = { $file }: keine Partie in JSON ({ $reason }); nimm eine Datei, die Vorhand geschrieben hat.
record-field = { $file }: Das Feld { $field } ist falsch; erwartet: { $expected }
record-ruleset = { $file }: Das Regelwerk passt nicht zu seiner Prüfsumme; nimm eine unveränderte Kopie.
record-entry = { $file }: Eintrag { $number } passt nicht: { $reason }
record-mismatch = { $file }: Nach Eintrag { $number } weichen Punkte oder Stellung von der Prüfsumme ab; nimm eine unveränderte Kopie.
record-chance = { $file }: Der Zufall der Runde { $number } passt nicht zu seiner Zusage; nimm eine unveränderte Kopie.
record-truncated = { $file }: Die Partie endet zu früh; nimm eine vollständige Kopie.
record-start = { $file }: die Stellung, mit der es beginnt, passt nicht: { $reason }

## Der Server

address = { $address } ist nicht zu haben: { $reason }; nimm einen anderen Port.
store-open = { $file }: lässt sich nicht als Speicher öffnen: { $reason }.
store-newer = { $file }: stammt von einer neueren Version (Format { $version }, diese liest { $supported }); aktualisier Vorhand.
store-conflict = { $file }: ein anderer Server schreibt an diesem Tisch; beende einen von beiden.

## Was der Server ablehnt

too-many-tables = Zu viele Tische von hier in der letzten Stunde; warte ein wenig.
too-many-guesses = Zu viele Codes versucht; warte eine Minute.
too-many-house-calls = Zu viele Fragen nach Regeln von hier; warte eine Minute.
no-such-code = Kein Tisch mit diesem Code hat einen freien Platz; prüf die Buchstaben.
no-such-seat = Dieser Link ist schon verbraucht, oder der Platz kann nicht hierher; erstell einen neuen.
no-such-table = Diesen Tisch gibt es nicht mehr.
no-seat = Du hast an diesem Tisch keinen Platz.
no-record = Dieser Tisch deckt die Karten seiner Spiele nicht auf, eine Aufzeichnung täte es: Es gibt keine.
no-scored-deal = Hier ist noch keine Runde fertig gespielt; schau wieder, wenn eine aus ist.
no-such-deal = In dieser Partie gibt es keine fertige Runde { $number }.
no-such-match = Partie { $number } wurde an diesem Tisch nicht gespielt.
too-many-replays = Zu viele Runden von hier angeschaut; warte eine Minute.
too-many-reports = Zu viele Meldungen von hier in der letzten Stunde; speichere diese und schick sie später.
no-reports = Wer diesen Server betreibt, nimmt keine Meldungen an; speichere sie und gib sie selbst weiter.
reports-full = Dieser Server kann keine Meldungen mehr annehmen; speichere sie und gib sie selbst weiter.
written = Das ist zu lang: höchstens { $limit } Zeichen.
frame-too-large = Das war zu lang für den Server.
frame-malformed = Der Server hat die Seite nicht verstanden; lad sie neu.
body-too-large = Das war zu lang für den Server.
body-malformed = Der Server hat die Seite nicht verstanden; lad sie neu.
name = Ein Name hat 1 bis { $limit } Buchstaben, die alle zu sehen sind.
protocol = Die Seite ist älter als der Server; lad sie neu.
wrong-stage = Das geht im Augenblick nicht.
already-seated = Du hast hier schon einen Platz; steh zuerst auf.
seat-taken = Diesen Platz hat gerade jemand genommen; wähl einen anderen.
stale = Vorher ist etwas anderes geschehen; schau noch einmal.
one-at-a-time = Eines nach dem anderen.
discard-count = Genau { $count ->
    [one] { $count } Karte muss
   *[other] { $count } Karten müssen
 } abgelegt werden.
store-write = Der Server kann seine Datei gerade nicht schreiben; versuch es gleich noch einmal.
table-stumbled = An diesem Tisch ist etwas schiefgegangen; verloren ist nichts: versuch es noch einmal.
not-the-host = Das darf nur, wer den Tisch führt.
not-oneself = Niemand kann sich selbst wegschicken; steh einfach auf.
other-seat = Auf Platz { $seat } ist das nicht mehr so; schau noch einmal.
paused = Der Tisch macht Pause; zuerst muss jemand fortsetzen.
nothing-asked = Danach wird nicht mehr gefragt.
no-undo = An diesem Tisch werden keine Karten zurückgenommen.
nothing-to-take-back = Da liegt keine Karte von dir, auf die noch niemand gespielt hat.
too-many-taken-back = In dieser Runde sind genug Karten zurückgenommen worden; spiel weiter.
nothing-to-claim = Deine Karten beweisen nicht, dass der Rest dir gehört.
asked-in-vain = Danach hast du schon gefragt; zuerst wird weitergespielt.
no-watching = An diesem Tisch wird ohne Zuschauer gespielt.
kicked = Du bist von diesem Tisch weggeschickt worden.
phone-laid = Noch hat niemand gesagt, wer das Handy jetzt hat.
not-on-this-phone = Diese Person spielt nicht auf diesem Handy.
no-newcomers = Hier darf sich nur hersetzen, wer auf diesem Server schon gespielt hat.
unreliable = Hier muss man { $wanted } von 100 Runden selbst fertig gespielt haben; du hast das bisher in { $kept } von { $count } getan.
too-many-knocks = Es fragen schon genug Leute nach einem Platz; warte ein wenig.
no-chat = Das kann man an diesem Tisch nicht sagen.
too-many-words = Eins nach dem anderen, bitte: warte einen Moment.
said = Sag höchstens { $limit } Zeichen, und nur solche, die man zeigen kann.
word = Ein Wort hat höchstens { $limit } Zeichen, und nur solche, die man zeigen kann.
origin = { $text } ist keine Adresse eines Servers; richtig wäre http://cards.local:8765.
