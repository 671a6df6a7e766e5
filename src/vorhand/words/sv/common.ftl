### Svenska. Sådant som inte hör till något spel, och sådant som båda spelen säger likadant.

list-more = { $head }, { $last }
list-end = { $head } och { $last }
list-end-i = { $head } och { $last }

## Bordet, likadant i alla spel

phase-draw-dealer = Första givaren lottas.
phase-deal = Korten ges.
phase-play = Korten spelas.
phase-over = Partiet är slut.
role-dealer = givare
role-declarer = spelförare
role-partner = medspelare

event-dealer-drawn = Lotten gör { $player } till första givare.
event-hand-dealt = { $player } tar upp { $count } kort: { $cards }.
event-card-played = { $player } spelar { $card }.
event-trick-taken = { $player } tar sticket.

## Regeluppsättningar

axis-id = Id
axis-title = Namn
axis-source = Källa
axis-contracts-id = Kontrakt
axis-contracts-aim = Mål
axis-table-reveal-after-deal = Efter en giv ser alla
value-table-reveal-after-deal-nothing = inget av det som var dolt
rules-source = Källa: { $source }.
rules-elsewhere = I andra sällskap:
rules-other-house = { $text } ({ $where })
rules-condition = { $field }: { $value }
rules-contract-field = { $contract }, { $field }
rules-example = Exempel: { $text }
rules-houses = Alla regeluppsättningar
rules-houses-of = { $game }: alla regeluppsättningar
rules-not-playable = Dokumenterade, men går inte att spela
rules-missing = Här finns inget
rules-missing-house = Regeluppsättningen ”{ $id }” finns inte; här är alla som finns.
rules-missing-page = På den här adressen finns inga regler; här är alla regeluppsättningar.

## Exempel som läsaren spelar

try-asks-card = Pröva själv: vilket kort spelar du?
try-asks-pick = Pröva själv: vilket kort väljer du?
try-asks-move = Pröva själv: vad gör du?
try-asks-taker = Pröva själv: vilket kort tar sticket?
try-table = På bordet
try-hand = Dina kort
try-takes-yes = Rätt: { $card } tar sticket ({ $rule }).
try-takes-no = Nej: { $best } tar sticket, inte { $card } ({ $rule }).
try-may-play = Du får spela { $card } ({ $rule }).
try-may-lead = Du får spela ut { $card }.
try-best-so-far = Det är stickets bästa kort så här långt.
try-not-best = Stickets bästa kort är fortfarande { $best }.
try-trick = Sticket är { $trick }: { $card } tar det.
