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
rules-houses = Alle Regelwerke
rules-houses-of = { $game }: alle Regelwerke
rules-not-playable = Beschrieben, aber nicht spielbar
rules-missing = Hier ist nichts
rules-missing-house = Das Regelwerk „{ $id }“ gibt es nicht; hier sind alle, die es gibt.
rules-missing-page = Unter dieser Adresse stehen keine Regeln; hier sind alle Regelwerke.

## Beispiele, die der Leser spielt

try-asks-card = Probier es: Welche Karte spielst du?
try-asks-pick = Probier es: Welche Karte wählst du?
try-asks-move = Probier es: Was machst du?
try-asks-taker = Probier es: Welche Karte macht den Stich?
try-table = Auf dem Tisch
try-hand = Deine Karten
try-takes-yes = Richtig: { $card } macht den Stich ({ $rule }).
try-takes-no = Nein: { $best } macht den Stich, nicht { $card } ({ $rule }).
try-may-play = Du darfst { $card } spielen ({ $rule }).
try-may-lead = Du darfst { $card } ausspielen.
try-best-so-far = Das ist bisher die beste Karte im Stich.
try-not-best = Die beste Karte im Stich ist noch immer { $best }.
try-trick = Der Stich ist { $trick }: { $card } macht ihn.
