### Suomi. Peleistä riippumaton ja se, minkä kaikki pelit sanovat samoin.

list-more = { $head }, { $last }
list-end = { $head } ja { $last }
list-end-i = { $head } ja { $last }

## Pöytä, sama kaikissa peleissä

phase-draw-dealer = Ensimmäinen jakaja arvotaan.
phase-deal = Kortit jaetaan.
phase-play = Kortteja pelataan.
phase-over = Peli on päättynyt.
role-dealer = jakaja
role-declarer = pelinviejä
role-partner = partneri

event-dealer-drawn = Ensimmäinen jakaja on arvottu: { $player }.
event-hand-dealt = { $player } nostaa käteensä { $count ->
    [one] { $count } kortin
   *[other] { $count } korttia
 }: { $cards }.
event-card-played = { $player } lyö { $card }.
event-trick-taken = { $player } saa tikin.

## Säännöstöt

axis-id = Tunnus
axis-title = Nimi
axis-source = Lähde
axis-contracts-id = Pelimuoto
axis-contracts-aim = Tarkoitus
axis-table-reveal-after-deal = Jaon jälkeen kaikki näkevät
value-table-reveal-after-deal-nothing = ei mitään salassa ollutta
rules-source = Lähde: { $source }.
rules-elsewhere = Muissa porukoissa:
rules-other-house = { $text } ({ $where })
rules-condition = { $field }: { $value }
rules-contract-field = { $contract }, { $field }
rules-example = Esimerkki: { $text }
rules-houses = Kaikki säännöstöt
rules-houses-of = { $game }: kaikki säännöstöt
rules-not-playable = Kuvattu, mutta ei pelattavissa
rules-missing = Täällä ei ole mitään
rules-missing-house = Säännöstöä ”{ $id }” ei ole; tässä ovat kaikki säännöstöt.
rules-missing-page = Tässä osoitteessa ei ole sääntöjä; tässä ovat kaikki säännöstöt.

## Esimerkit, joita lukija pelaa

try-asks-card = Kokeile: minkä kortin lyöt?
try-asks-pick = Kokeile: minkä kortin valitset?
try-asks-move = Kokeile: mitä teet?
try-asks-taker = Kokeile: mikä kortti saa tikin?
try-table = Pöydällä
try-hand = Korttisi
try-takes-yes = Oikein: { $card } saa tikin ({ $rule }).
try-takes-no = Ei: tikin saa { $best } eikä { $card } ({ $rule }).
try-may-play = Saat lyödä { $card } ({ $rule }).
try-may-lead = Saat aloittaa kortilla { $card }.
try-best-so-far = Se on toistaiseksi tikin paras kortti.
try-not-best = Tikin paras kortti on yhä { $best }.
try-trick = Tikki on { $trick }: sen saa { $card }.
