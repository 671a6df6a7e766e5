### Österreichisches Deutsch. Was nur die Seite sagt.

## Die Startseite

page-game = Spiel
page-play-now = Jetzt spielen
page-learn = { $game } mit einer Runde lernen
page-learn-about = Noch nie gespielt? Ein Begleiter sagt, was geschieht, was du darfst und warum.
page-guided = geführte Runde
page-name = Dein Name
page-with-friends = Ein Tisch mit Freunden
page-with-friends-about = Du bekommst einen Link und einen kurzen Code; Bots nehmen die Plätze, die frei bleiben.
page-rules = Regeln
page-options = Hausregeln
page-make-table = Tisch eröffnen
page-join = Mit Code mitspielen
page-code = Code des Tisches
page-join-do = Mitspielen
page-my-tables = Deine Tische
page-no-tables = Noch keine Tische: spiel jetzt, oder eröffne einen für deine Freunde.
page-in-lobby = wartet auf Spieler
page-finished = aus
page-your-turn-here = du bist dran
page-record = Partie speichern
page-language = Sprache
page-data = Dieser Server speichert deinen Namen und deine Partien in einer Datei, und wer den Server betreibt, kann sie lesen. Es gibt ein Cookie und kein Konto.
page-forget = Vergiss mich
page-forget-sure = Wirklich vergessen
page-forget-about = Löscht deinen Namen und deine Plätze auf diesem Server; die Partien bleiben, ohne dich.
page-forgotten = Dieser Server kennt dich nicht mehr.
page-all-tables = Alle Tische
page-no-script = Der Tisch braucht Skripte; bitte schalte sie ein.

## Vor der Partie

page-lobby = Der Tisch ist offen
page-lobby-sit = Wähl einen Platz; Bots nehmen die, die frei bleiben.
page-lobby-start = Fang an, sobald alle sitzen.
page-link = Link für deine Freunde
page-copy = Kopieren
page-copied = Kopiert
page-spoken-code = Code zum Ansagen
page-seat = Platz { $number }
page-seats = Plätze
page-free = frei
page-sit = Hier sitzen
page-stand = Aufstehen
page-start = Partie beginnen
page-start-bots = { $count ->
    [one] Mit { $count } Bot beginnen
   *[other] Mit { $count } Bots beginnen
 }
page-watching = Du schaust an diesem Tisch zu.

## Am Tisch

page-menu = Menü
page-close = Schließen
page-deal-short = Runde { $number }/{ $deals }
page-you-tag = du
page-bot = Bot
page-bot-name = Bot { $number }
page-player-name = Spieler { $number }
page-tricks-of = { $number ->
    [one] { $number } Stich
   *[other] { $number } Stiche
 }, Soll { $count }
page-tricks-so-far = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
 }
page-cards-held = Karten
page-cards-left = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
 }
page-total-short = ges.
page-total-of = gesamt { $total }
page-away = weg
page-away-in = weg; in { $seconds } s spielt ein Bot
page-bot-plays = hier spielt ein Bot
page-cards = Deine Karten
page-open-cards = Offene Karten
page-kitty = Talon
page-shown-card = Allen gezeigt
page-hands-hidden = Noch schaut niemand seine Karten an.
page-you-are-declarer = Du bist Hauptspieler
page-quota-of = Soll { $count }
page-choose-contract = Wähl den Kontrakt
page-choose-trump = Wähl Trumpf
page-choose-kitty = Talon nehmen oder liegen lassen
page-choose-start = Nenn den Rang, mit dem jede Reihe beginnt
page-choose-direction = Nenn die Richtung der Reihen
page-discard = { $count ->
    [one] Leg { $count } Karte ab
   *[other] Leg { $count } Karten ab
 }
page-discard-more = Noch { $count } ablegen
page-discard-do = Ablegen
page-discard-place = freier Platz
page-discarded = Abgelegt
page-give = Wähl { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } für { $player }
page-give-more = Noch { $count } wählen
page-give-do = Geben
page-received = Was du bekommen hast
page-gave = { $giver } gab an { $receiver }
page-used = verbraucht
page-turn-lead = Du bist dran und spielst aus.
page-turn-follow = Du bist dran: { $suit } ist ausgespielt.
page-turn-lay = Du bist dran: Leg eine Karte an.
page-turn-pass = Keine deiner Karten passt: Du passt.
page-waits-contract = { $player } wählt den Kontrakt.
page-waits-trump = { $player } wählt Trumpf.
page-waits-kitty = { $player } überlegt beim Talon.
page-waits-start = { $player } nennt den Rang, mit dem jede Reihe beginnt.
page-waits-direction = { $player } nennt die Richtung der Reihen.
page-waits-discard = { $player } legt ab.
page-waits-give = { $player } wählt Karten für { $receiver }.
page-waits-play = { $player } ist dran.
page-tap-again = Tipp { $card } noch einmal an, um sie zu spielen.
page-may-play = { $card } darf gespielt werden.
page-not-now = { $card }: jetzt nicht. { $reason }
page-tap-on = Weiter mit einem Tipp
page-best = beste
page-takes = sticht
page-last-trick = Letzter Stich
page-last-turns = Zuletzt
page-passes = passt
page-pass-why = keine Karte passt
page-row-empty = noch nichts
page-row-next = als Nächstes: { $card }
# $rank: a rank as it stands on a card; $direction: up or down.
page-rows-from = von { $rank } { $direction ->
    [up] aufwärts
   *[down] abwärts
 }
page-score = Punkte
page-log = Verlauf
page-keys = Tasten
page-log-empty = Noch ist nichts geschehen.
page-you-play = Du spielst { $card }.
page-you-take = Du machst den Stich.
page-you-picked-up = Du nimmst { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 } auf.
page-played = gespielt
page-declarer-next = jetzt Hauptspieler
page-deal-by-deal = Runde für Runde
page-rounds = Durchgänge
page-round-now = wird gerade gespielt

## Nach einer Runde und nach der Partie

page-next-deal = Nächste Runde
page-waiting-for = Warten auf { $names }.
page-hands = Gegebene Karten
page-show-hands = Karten zeigen
page-hide-hands = Karten verbergen
page-left-over = Karten übrig
page-out-first = zuerst fertig
# $left, $scores, $totals: enumerations such as "Anna +3, Bo −2, Cia −1".
page-layout-scored = Runde { $number } ist aus; Karten übrig: { $left }; Punkte: { $scores }; gesamt: { $totals }.
page-match-over = Die Partie ist aus
page-last-deal = Letzte Runde: { $contract }
page-you-win = Du gewinnst die Partie.
page-wins = { $count ->
    [one] { $names } gewinnt die Partie.
   *[other] { $names } teilen den Sieg.
 }
page-pair-wins = { $names } gewinnen die Partie.
page-rematch = Noch eine Partie

## Verbindung

page-connecting = Verbindung zum Tisch wird aufgebaut.
page-notice = Hinweis
page-offline = Keine Verbindung; neuer Versuch läuft. Nichts ist verloren.
page-moved = Dein Platz ist auf ein anderes Gerät gewandert.
page-no-answer = Der Server antwortet nicht; versuch es noch einmal.
page-reload = Neu laden
page-part-failed = Dieser Teil ist nicht angekommen. Dein Spiel geht nicht verloren.
page-part-comes = Einen Moment …
page-fresh = Eine neue Version der Seite ist da.
page-fresh-elsewhere = Eine neue Version ist da. Sie wartet, solange in einem anderen Tab eine Runde gespielt wird.
page-fresh-take = Jetzt verwenden
page-front-offline = Der Server ist nicht erreichbar. Regeln, die du hier gelesen hast, und das Nachprüfen des Gebens gehen ohne ihn; die Tische warten auf ihn, und deine Plätze bleiben dir.

## Menü

page-settings = Einstellungen
page-rename = Ändern
page-rules-here = Regeln dieses Tisches
page-read-rules = Diese Regeln lesen
page-rules-contracts = Regeln der Kontrakte
page-read-rule = Regel { $number } lesen
page-other-device = Auf einem anderen Gerät spielen
page-other-device-about = Öffne diesen Link dort. Er gilt einmal und nimmt deinen Platz mit.
page-other-device-do = Link erstellen

## Tasten

page-key-move = zu einer anderen Karte
page-key-number = zu dieser Karte
page-key-type = zu einer Karte mit Farbe und Wert
page-key-enter = spielen oder wählen
page-key-last = letzter Stich
page-key-score = Punkte
page-key-rule = darf sie gespielt werden, und warum nicht
page-key-repeat = noch einmal sagen, was geschah
