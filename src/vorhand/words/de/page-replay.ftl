### German, with Austrian words. Finished deals again on the page, step by step, and reports of them.

# $number, $trick, $card, $seat: numbers. $player: a name.

page-replay = Nachspielen
page-replay-deal = Runde { $number } noch einmal anschauen
page-replay-about = Nimm ein Protokoll oder eine Meldung von Vorhand. Der Server spielt es für dich nach und behält nichts davon. Dasselbe im Terminal:
page-replay-file = Eine Datei
page-replay-paste = Oder den Text daraus, oder einen Link zu einer Runde
page-replay-open = Anschauen
page-replay-other = Ein anderes Protokoll anschauen
page-replay-no-link = In diesem Text ist keine Runde; füg ein Protokoll, eine Meldung oder einen Link von Vorhand ein.
page-replay-which = Runde
page-replay-deal-before = Vorige Runde
page-replay-deal-after = Nächste Runde
page-replay-trick-before = Voriger Stich
page-replay-trick-after = Nächster Stich
page-replay-back = Zurück
page-replay-on = Weiter
page-replay-place = Stelle in der Runde
page-replay-opening = Anfang, Schritt { $card }
page-replay-at = Stich { $trick }, Schritt { $card }
page-replay-result = Ergebnis
page-replay-seat = Gesehen von
page-replay-seat-of = { $player } (Platz { $seat })
page-replay-open-hands = Alle Karten offen
page-replay-hand-of = Karten von { $player }
page-replay-closed = In diesem Haus werden die Karten nach der Runde nicht gezeigt: Das hier haben alle am Tisch gesehen.
page-replay-nameless = Du hast an diesem Tisch keinen Platz; darum stehen Plätze statt der Namen.
page-replay-share = Link, Datei
page-replay-link = Link zu dieser Stelle, für alle, die den Tisch sehen dürfen
page-replay-link-deal = Link zu dieser Runde, für jeden
page-replay-link-deal-about = Die ganze Runde steckt im Link, ohne Namen und ohne den Tisch.
page-replay-save-deal = Runde speichern
page-replay-save-match = Partie speichern
page-replay-keys = Tasten: Pfeile für Schritte, Bild auf und Bild ab für Stiche, Pos 1 und Ende für die Runde, + und − für die nächste und die vorige Runde, 1 bis 4 für Plätze, 0 für alle Karten.
page-report = Runde melden
page-report-about = Wenn eine Regel, eine Wertung oder die Seite nicht stimmt. Die Meldung enthält diese Runde, das ganze Regelwerk und die Versionen von Programm und Seite; keine Namen und nichts von einer Runde, die gerade gespielt wird.
page-report-written = Was stimmt nicht?
page-report-whole = Das ist die ganze Meldung
page-report-save = Meldung speichern
page-report-send = An den schicken, der diesen Server betreibt
page-report-sent = Die Meldung ist abgeschickt; danke.
