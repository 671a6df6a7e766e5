### Österreichisches Deutsch. Was zu keinem Spiel gehört, und was alle Spiele gleich sagen.

list-more = { $head }, { $last }
list-end = { $head } und { $last }
list-end-i = { $head } und { $last }

## Der Tisch, in allen Spielen gleich

phase-draw-dealer = Der erste Geber wird ausgelost.
phase-deal = Die Karten werden gegeben.
phase-play = Die Karten werden gespielt.
phase-over = Die Partie ist aus.
role-dealer = Geber
role-declarer = Hauptspieler
role-partner = Partner

event-dealer-drawn = Als erster Geber ausgelost: { $player }.
event-hand-dealt = { $player } nimmt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 } auf: { $cards }.
event-card-played = { $player } spielt { $card }.
event-trick-taken = { $player } macht den Stich.

## Regelwerke

axis-id = Kennung
axis-title = Name
axis-source = Quelle
axis-contracts-id = Kontrakt
axis-contracts-aim = Ziel
axis-table-reveal-after-deal = Nach einer Runde sehen alle
value-table-reveal-after-deal-nothing = nichts von dem, was verdeckt war
rules-source = Quelle: { $source }.
rules-elsewhere = In anderen Häusern:
rules-other-house = { $text } ({ $where })
rules-condition = { $field }: { $value }
rules-contract-field = { $contract }, { $field }
rules-example = Beispiel: { $text }
