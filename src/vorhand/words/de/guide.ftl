### Österreichisches Deutsch. Die geführte erste Runde: was in jedem Spiel gesagt wird.

guide-title = Begleiter
guide-close = Begleiter schließen
guide-open = Begleiter öffnen
guide-more = Nächster Satz
guide-earlier = Vorher
guide-marked = vorgeschlagen
guide-play-match = Eine Partie mit Bots spielen
guide-again = Diese Runde noch einmal

## Warum eine Karte gut ist

guide-only = Hier darf nur { $card } gespielt werden.
guide-lead-sure = Vorschlag: { $card }. Nichts, was die anderen haben, kann sie übertreffen.
guide-lead-top = Vorschlag: { $card }. Keine höhere Karte der Farbe ist mehr draußen; nur ein Trumpf könnte sie stechen.
guide-lead-low = Vorschlag: { $card }. Der Stich geht vielleicht verloren, aber { $cards } derselben Farbe bleibt dir für später.
guide-lead-other = Vorschlag: { $card }. { $count ->
    [one] { $count } höhere Karte der Farbe ist draußen
   *[other] { $count } höhere Karten der Farbe sind draußen
 }: Den Stich können andere machen.
guide-take-last = Vorschlag: { $card }. Sie übertrifft { $best }, und nach dir kommt niemand: Der Stich gehört dir.
guide-take-sure = Vorschlag: { $card }. Sie übertrifft { $best }, und nichts, was noch draußen ist, übertrifft sie.
guide-take-maybe = Vorschlag: { $card }. Sie übertrifft { $best }; wer nach dir kommt, kann sie vielleicht noch übertreffen.
guide-cannot = Vorschlag: { $card }. { $best } kannst du nicht übertreffen: Eine niedrige Karte genügt.
guide-keep = Vorschlag: { $card }. Du könntest { $best } übertreffen, aber heb dir auf, was das kann: { $cards }.
guide-stay-under = Vorschlag: { $card }. Sie übertrifft { $best } nicht, und der Stich gehört nicht dir.
guide-suggest = Vorschlag: { $card }.
