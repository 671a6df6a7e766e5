### Svenska. Spelet Bismarck: kontrakt, bord, händelser, regeluppsättningar.
### Etiketten är aldrig ”Spel” eller ”Pass”: orden betyder också något annat. ”Trumf” ensamt är inget kontrakt.

## Kontrakt

contract-nt-win = Sang
contract-nt-win-long = Sang: utan trumf, ta stick
contract-nt-win-help = Ingen färg är trumf: högsta kortet i utspelsfärgen tar sticket, och varje stick över din kvot ger en poäng.
contract-nt-win-head = Sang
contract-spades = Spader
contract-spades-long = Spader: spader är trumf, ta stick
contract-spades-help = Spader är trumf, och varje stick över din kvot ger en poäng.
contract-spades-head = Spader
contract-free-trump = Valfri trumf
contract-free-trump-long = Valfri: spelföraren väljer trumf, ta stick
contract-free-trump-help = Spelföraren väljer vilken färg som är trumf, och varje stick över din kvot ger en poäng.
contract-free-trump-head = Valfri
contract-nt-lose = Noll
contract-nt-lose-long = Noll: utan trumf, undvik stick
contract-nt-lose-help = Ingen färg är trumf, och varje stick under din kvot ger en poäng: ju färre stick, desto bättre.
contract-nt-lose-head = Noll
contract-turned-trump = Vänd trumf
contract-turned-trump-long = Vänd trumf: ett vänt kort visar trumf, ta stick
contract-turned-trump-help = Ett vänt korts färg är trumf, och varje stick över din kvot ger en poäng.
contract-turned-trump-head = Vänd
contract-cut-trump = Dragen trumf
contract-cut-trump-long = Dragen trumf: ett draget kort visar trumf, ta stick
contract-cut-trump-help = Ett kort dras ur leken och läggs tillbaka; dess färg är trumf, och varje stick över din kvot ger en poäng.
contract-cut-trump-head = Dragen
contract-clubs = Klöver
contract-clubs-long = Klöver: klöver är trumf, ta stick
contract-clubs-help = Klöver är trumf, och varje stick över din kvot ger en poäng.
contract-clubs-head = Klöver
contract-diamonds = Ruter
contract-diamonds-long = Ruter: ruter är trumf, ta stick
contract-diamonds-help = Ruter är trumf, och varje stick över din kvot ger en poäng.
contract-diamonds-head = Ruter
contract-hearts = Hjärter
contract-hearts-long = Hjärter: hjärter är trumf, ta stick
contract-hearts-help = Hjärter är trumf, och varje stick över din kvot ger en poäng.
contract-hearts-head = Hjärter
contract-trump-lose = Noll med trumf
contract-trump-lose-long = Noll med trumf: spelföraren väljer trumf, undvik stick
contract-trump-lose-help = Spelföraren väljer vilken färg som är trumf, och varje stick under din kvot ger en poäng: ju färre stick, desto bättre.
contract-trump-lose-head = Noll tr.
contract-free-contract = Fritt val
contract-free-contract-long = Fritt val: spelföraren väljer kontrakt, även ett som redan spelats
contract-free-contract-help = Spelföraren väljer något av de kontrakt som regeluppsättningen räknar upp här, även ett som redan är spelat.
contract-free-contract-head = Fritt
contract-layout-up = Läggspel uppåt
contract-layout-up-long = Läggspel uppåt: varje färg från lägsta kortet och uppåt, bli av med korten
contract-layout-up-help = Korten läggs ut färg för färg, från det lägsta och uppåt. Den som först blir av med sina kort får en poäng för varje kort som de andra har kvar.
contract-layout-up-head = Uppåt
contract-layout-down = Läggspel nedåt
contract-layout-down-long = Läggspel nedåt: varje färg från högsta kortet och nedåt, bli av med korten
contract-layout-down-help = Korten läggs ut färg för färg, från det högsta och nedåt. Den som först blir av med sina kort får en poäng för varje kort som de andra har kvar.
contract-layout-down-head = Nedåt
contract-layout-named = Fritt läggspel
contract-layout-named-long = Fritt läggspel: spelföraren väljer valör och riktning, bli av med korten
contract-layout-named-help = Spelföraren väljer vilken valör som öppnar varje färg och om den byggs uppåt eller nedåt. Den som först blir av med sina kort får en poäng för varje kort som de andra har kvar.
contract-layout-named-head = Fritt l.

## Där esset är det lägsta kortet i varje färg: står efter vad ett kontrakt är, som i "undvik stick, esset lägst".

ace-is-low = esset lägst

## Vad bordet väntar på

phase-cut-card = Ett kort dras för trumf.
phase-lay-open = Platserna för de öppna korten lottas.
phase-choose-contract = Spelföraren väljer kontrakt.
phase-name-trump = Spelföraren väljer trumf.
phase-take-kitty = Spelföraren väljer om talongen ska tas upp.
phase-discard = Spelföraren slänger kort.
phase-give = Medspelare byter kort.
phase-complete-deal = Resten av korten ges.
phase-name-start = Spelföraren väljer den valör som öppnar varje rad.
phase-name-direction = Spelföraren väljer radernas riktning.
phase-layout = Korten läggs ut.

## Roller

role-leader = förhand

## Händelser

event-deal-started = Giv { $number }: givare { $dealer }, spelförare { $declarer }.
deal-started-open = Giv { $number }: givare { $dealer }; klöver ess avgör vem som är spelförare.
event-declarer-found = { $player } har { $card } och är spelförare.
event-trump-cut = För trumf dras { $card }.
event-kitty-opened = Öppet på bordet: { $cards }.
event-card-shown = { $card } visas för alla.
event-contract-chosen = { $player } väljer kontrakt: { $contract }.
event-contract-fixed = Kontraktet är bestämt för { $player }: { $contract }.
event-trump-decided = { $trump ->
    [clubs] Klöver är trumf
    [diamonds] Ruter är trumf
    [hearts] Hjärter är trumf
    [spades] Spader är trumf
   *[no-trump] Ingen färg är trumf
 }{ $source ->
    [declared] , säger spelföraren.
    [turned] , efter första öppna kortet.
    [last-card] , efter lekens sista kort.
    [dealers-card] , efter givarens sista kort.
    [cut] , efter det dragna kortet.
   *[other] .
 }
event-kitty-taken = { $player } tar upp talongen.
event-kitty-seen = { $player } hittar i talongen: { $cards }.
event-kitty-left = { $player } låter talongen ligga.
event-discarded = { $player } slänger { $count } kort dolt.
event-discards-laid = { $player } har slängt: { $cards }.
# $giver, $receiver: namn.
event-cards-given = { $giver } ger { $count } kort dolt till { $receiver }.
event-given-seen = { $giver } har gett till { $receiver }: { $cards }.
event-layout-named = { $player } bestämmer hur korten läggs: från { $rank } och { $direction ->
    [up] uppåt
   *[down] nedåt
 }.
event-card-laid = { $player } lägger { $card }.
event-passed = { $player } passar.
event-deal-scored = Giv { $number } är slut; stick: { $tricks }; poäng: { $scores }; totalt: { $totals }.
event-deal-revealed = Händerna som de gavs: { $hands }; talong: { $kitty }; slängda kort: { $discards }.
event-deal-voided = { $reason ->
   *[forgotten-discard] Spelföraren glömde att slänga: given är ogiltig och samma givare ger om.
 }
event-playoff-started = Särspel om segern: { $players }.
event-match-ended = { $count ->
    [one] { $winners } vinner partiet
   *[other] { $winners } delar segern
 }; totalt: { $totals }.

## Regeluppsättningar

ruleset-bismarck-modern = Modern svensk
ruleset-bismarck-modern-about = Tolv givar med fyra öppna kort: spelaren till vänster om givaren väljer vart och ett av de fyra kontrakten en gång och tar upp de öppna korten.
ruleset-bismarck-kortoxen-9 = Kortoxen, nio givar
ruleset-bismarck-kortoxen-9-about = Det klassiska svenska spelet i fast ordning, tre givar av varje: vänd trumf, sang, noll.
ruleset-bismarck-kortoxen-12 = Kortoxen, tolv givar
ruleset-bismarck-kortoxen-12-about = Det klassiska svenska spelet med ett extra varv där spelföraren väljer trumf utifrån de fyra öppna korten.
ruleset-bismarck-danish-9 = Dansk, nio givar
ruleset-bismarck-danish-9-about = Det danska spelet i fast ordning, tre givar av varje: sang, vänd trumf, noll; de öppna korten är lekens fyra sista.
ruleset-bismarck-finnish-partners = Finskt parspel
ruleset-bismarck-finnish-partners-about = Fyra spelar två mot två i sexton givar: talongen går in i händerna, medspelare ger varandra kort, och paren delar kvot och poäng.
ruleset-bismarck-estonia-3 = Estnisk för tre
ruleset-bismarck-estonia-3-about = Tjugofyra givar med 36 kort utan talong: åtta varv i fast ordning, två med trumf som sägs på tre kort, tre där korten läggs ut och ett fritt.
ruleset-bismarck-estonia-4 = Estnisk för fyra
ruleset-bismarck-estonia-4-about = Det estniska spelet för fyra, var och en för sig: 32 givar med nio kort var.
ruleset-bismarck-estonian-folk = Estnisk ur minnet
ruleset-bismarck-estonian-folk-about = Spelet för fyra som någon minns det: sex varv utan kvoter, varje stick är en poäng för eller emot.
ruleset-bismarck-dealer-kitty = Givarens talong
ruleset-bismarck-dealer-kitty-about = Tolv givar där givaren är spelförare, väljer efter att ha sett sin hand och får byta mot en sluten talong, medan spelaren till vänster spelar ut.
ruleset-bismarck-dealer-kitty-grand = Givarens talong, grand
ruleset-bismarck-dealer-kitty-grand-about = Givarens talong i 24 givar, varje kontrakt två gånger för varje spelare.
ruleset-bismarck-dealer-kitty-fixed = Givarens talong, bytestvång
ruleset-bismarck-dealer-kitty-fixed-about = Givarens talong där givaren alltid måste ta upp talongen.
ruleset-bismarck-dealer-kitty-notrump = Givarens talong, valfri utan trumf
ruleset-bismarck-dealer-kitty-notrump-about = Givarens talong där valfri trumf alltid spelas utan trumf.
ruleset-bismarck-spel-pass = Övningsspel utan trumf
ruleset-bismarck-spel-pass-about = Ett kort spel att lära sig på, med bara sang och noll.
ruleset-bismarck-kortman-1944 = Kortman, 1944
ruleset-bismarck-kortman-1944-about = De äldsta tryckta reglerna, tolv givar i fast ordning: en sluten talong till spelaren till vänster om givaren, trumftvång och en noll där esset är lägst.
ruleset-bismarck-parlett = Parlett, brittisk
ruleset-bismarck-parlett-about = Det brittiska spelet i tolv givar: var och en ger fyra gånger i rad, tar upp en sluten talong och spelar sang, dragen trumf, valfri trumf och noll i den ordningen.
ruleset-bismarck-parlett-choice = Parlett, givarens val
ruleset-bismarck-parlett-choice-about = Parletts spel där givaren väljer varje kontrakt en gång, efter att ha tagit upp talongen.
ruleset-bismarck-coleman-18 = Coleman, arton givar
ruleset-bismarck-coleman-18-about = Ett brittiskt spel utan noll: sex varv i fast ordning, hjärter, klöver, ruter, spader, sang och valfri trumf.
ruleset-bismarck-polley-21 = Polley, tjugoen givar
ruleset-bismarck-polley-21-about = Colemans sex kontrakt och noll, ett steg vidare för varje giv medan given går åt vänster.
ruleset-bismarck-lever = Lever, femton kort
ruleset-bismarck-lever-about = Ett brittiskt spel med femton kort var och en talong på sju kort åt givaren; i ett av de fyra kontrakten visar lekens sista kort trumf.
ruleset-bismarck-raf-853 = RAF 8-5-3
ruleset-bismarck-raf-853-about = Brittiska flygvapnets spel i arton givar: givaren byter först och väljer sedan ett av sex kontrakt; kvoterna är 8, 5 och 3, i noll 3, 5 och 8.
ruleset-bismarck-portugal = Portugisisk
ruleset-bismarck-portugal-about = Tolv givar där givarens sista kort visas: givaren väljer varje kontrakt en gång och får kasta fyra kort mot fyra osedda, och i sang och när trumf spelas ut måste man lägga över om man kan.
ruleset-bismarck-short-43 = Kort Bismarck, 43 kort
ruleset-bismarck-short-43-about = Parletts spel med 43 kort: tretton var och fyra åt givaren.
ruleset-bismarck-finnish-3 = Finsk, tre spelare
ruleset-bismarck-finnish-3-about = Tolv givar med fyra öppna kort och trumftvång: vänd trumf, sang och noll i fast ordning, sedan ett fritt val.
ruleset-bismarck-finnish-4 = Finsk, fyra spelare
ruleset-bismarck-finnish-4-about = Det finska spelet för fyra, var och en för sig: tolv kort var och sexton givar.

option-choice_sees_hand = Spelföraren ser handen före valet
option-must_trump = Trumftvång när färgen saknas
option-valfri_no_spades = Spader får inte väljas som valfri trumf
option-open_cards_last = De öppna korten är lekens sista
option-open_cards_scattered = De öppna korten kommer från spridda platser i leken
option-playoff = Särspel vid oavgjort
option-valfri_or_no_trump = Valfri trumf får också spelas utan trumf
option-shared = Oavgjort delas genast
option-twelve_deals = Tolv givar, varje kontrakt två gånger
option-dealer_picks_order = Givaren väljer kontraktens ordning
option-free_layout = Fritt läggspel får också tas vid fritt val

## Regeluppsättningar fält för fält

group-deck = Spelare och kort
group-kitty = Talongen
group-roles = Givare och spelförare
group-choice = Vilket kontrakt som spelas
group-exchange = Bytet
group-play = Spelet av korten
group-scoring = Kvoter
group-match = Partiets slut

axis-deck-players = Spelare
axis-deck-pack = Kortlek
value-deck-pack-full-52 = 52 kort
value-deck-pack-short-43 = 43 kort: klöver från femman, övriga färger från fyran
value-deck-pack-sixes-36 = 36 kort: från sexan
axis-deck-hand = Kort var
axis-deck-sides = Tillsammans spelar
value-deck-sides-alone = ingen: var och en för sig
value-deck-sides-pairs = de som sitter mitt emot varandra
axis-kitty-size = Kort i talongen
axis-kitty-facing = Talongen ligger
value-kitty-facing-open = öppen
value-kitty-facing-closed = sluten
axis-kitty-position = Talongen är
value-kitty-position-first = lekens första kort
value-kitty-position-last = lekens sista kort
value-kitty-position-scattered = lottade platser i leken: inte först, inte sist, inga grannar
axis-dealing-packets = Kort som ges åt gången
axis-dealing-pause-after = Kort hos var och en när given stannar för trumfvalet
axis-roles-declarer = Spelförare är
value-roles-declarer-left-of-dealer = spelaren till vänster om givaren
value-roles-declarer-dealer = givaren
axis-roles-first-declarer = I första given är spelföraren
value-roles-first-declarer-as-ever = densamme som i varje giv
value-roles-first-declarer-club-ace = den som fått klöver ess, som också spelar ut och ger nästa giv
axis-roles-deals-in-a-row = Givar i följd för varje givare
axis-choice-contracts = Kontrakt
value-choice-contracts-nt-win = { contract-nt-win }
value-choice-contracts-spades = { contract-spades }
value-choice-contracts-free-trump = { contract-free-trump }
value-choice-contracts-nt-lose = { contract-nt-lose }
value-choice-contracts-turned-trump = { contract-turned-trump }
value-choice-contracts-cut-trump = { contract-cut-trump }
value-choice-contracts-clubs = { contract-clubs }
value-choice-contracts-diamonds = { contract-diamonds }
value-choice-contracts-hearts = { contract-hearts }
value-choice-contracts-trump-lose = { contract-trump-lose }
value-choice-contracts-free-contract = { contract-free-contract }
value-choice-contracts-layout-up = { contract-layout-up }
value-choice-contracts-layout-down = { contract-layout-down }
value-choice-contracts-layout-named = { contract-layout-named }
axis-choice-selection = Kontraktet bestäms av
value-choice-selection-each-once = spelföraren, bland dem som inte är använda
value-choice-selection-by-turn = en fast ordning, samma för varje spelförare
value-choice-selection-by-deal = en fast ordning, ett steg vidare varje giv
axis-choice-times = Gånger som varje spelförare spelar varje kontrakt
axis-choice-free-contract = Att välja bland vid fritt val
value-choice-free-contract-nt-win = { contract-nt-win }
value-choice-free-contract-spades = { contract-spades }
value-choice-free-contract-free-trump = { contract-free-trump }
value-choice-free-contract-nt-lose = { contract-nt-lose }
value-choice-free-contract-turned-trump = { contract-turned-trump }
value-choice-free-contract-cut-trump = { contract-cut-trump }
value-choice-free-contract-clubs = { contract-clubs }
value-choice-free-contract-diamonds = { contract-diamonds }
value-choice-free-contract-hearts = { contract-hearts }
value-choice-free-contract-trump-lose = { contract-trump-lose }
value-choice-free-contract-free-contract = { contract-free-contract }
value-choice-free-contract-layout-up = { contract-layout-up }
value-choice-free-contract-layout-down = { contract-layout-down }
value-choice-free-contract-layout-named = { contract-layout-named }
axis-choice-sees = Före valet ser spelföraren
value-choice-sees-nothing = ingenting: valet görs före given
value-choice-sees-open-cards = bara de öppna korten
value-choice-sees-hand = handen och det som ligger öppet
value-choice-sees-taken = handen med talongen upptagen
value-choice-sees-exchanged = handen efter bytet
axis-choice-trump-named = Valfri trumf sägs
value-choice-trump-named-with-contract = samtidigt med kontraktet
value-choice-trump-named-before-play = efter bytet, före första utspelet
value-choice-trump-named-in-pause = på de första korten, medan given stannar
value-contracts-id-nt-win = { contract-nt-win }
value-contracts-id-spades = { contract-spades }
value-contracts-id-free-trump = { contract-free-trump }
value-contracts-id-nt-lose = { contract-nt-lose }
value-contracts-id-turned-trump = { contract-turned-trump }
value-contracts-id-cut-trump = { contract-cut-trump }
value-contracts-id-clubs = { contract-clubs }
value-contracts-id-diamonds = { contract-diamonds }
value-contracts-id-hearts = { contract-hearts }
value-contracts-id-trump-lose = { contract-trump-lose }
value-contracts-id-free-contract = { contract-free-contract }
value-contracts-id-layout-up = { contract-layout-up }
value-contracts-id-layout-down = { contract-layout-down }
value-contracts-id-layout-named = { contract-layout-named }
axis-contracts-trump = Trumf
value-contracts-trump-no-trump = ingen
value-contracts-trump-clubs = klöver
value-contracts-trump-diamonds = ruter
value-contracts-trump-hearts = hjärter
value-contracts-trump-spades = spader
value-contracts-trump-declared = den färg som spelföraren väljer
value-contracts-trump-turned = första öppna kortets färg
value-contracts-trump-last-card = färgen på lekens sista kort
value-contracts-trump-dealers-card = färgen på givarens sista kort
value-contracts-trump-cut = färgen på ett draget kort
value-contracts-aim-win = att ta stick
value-contracts-aim-lose = att undvika stick
value-contracts-aim-shed = att först bli av med korten
axis-contracts-ace = Ess är
value-contracts-ace-high = högst
value-contracts-ace-low = lägst, under tvåan
axis-contracts-suits = Får väljas som trumf
value-contracts-suits-clubs = klöver
value-contracts-suits-diamonds = ruter
value-contracts-suits-hearts = hjärter
value-contracts-suits-spades = spader
value-contracts-suits-no-trump = utan trumf
axis-contracts-exchange = Byte i detta kontrakt
value-contracts-exchange-as-rule-set = som i alla kontrakt
value-contracts-exchange-mandatory = obligatoriskt
value-contracts-exchange-optional = frivilligt
value-contracts-exchange-none = inget
axis-contracts-build = Raderna i läggspel byggs
value-contracts-build-up = från lägsta kortet och uppåt
value-contracts-build-down = från högsta kortet och nedåt
value-contracts-build-named = så som spelföraren väljer
axis-exchange-duty = Byte med talongen
value-exchange-duty-mandatory = obligatoriskt
value-exchange-duty-optional = frivilligt
value-exchange-duty-none = inget
axis-exchange-order = Bytets ordning
value-exchange-order-take-first = ta upp talongen, släng sedan
value-exchange-order-discard-first = släng först, ta sedan talongen osedd
value-exchange-order-partners = ta upp talongen, ge medspelaren lika många kort, som ger alla andra ett; sedan byter motparten ett kort
axis-play-void = Utan kort i utspelsfärgen lägger man
value-play-void-free = vilket kort som helst
value-play-void-must-trump = en trumf, om man har någon
axis-play-beat = Den som följer färg måste lägga över
value-play-beat-never = aldrig
value-play-beat-at-no-trump = när ingen färg är trumf
value-play-beat-when-trump-led = när trumf spelas ut
value-play-beat-both = när ingen färg är trumf och när trumf spelas ut
axis-scoring-win = Kvoter när stick ska tas, spelföraren först
axis-scoring-lose = Kvoter när stick ska undvikas, spelföraren först
axis-match-tie = Oavgjort om segern
value-match-tie-shared = segern delas
value-match-tie-playoff = särspel i valfri trumf
axis-match-forgotten-discard = Om spelföraren glömmer att slänga
value-match-forgotten-discard-redeal = samma givare ger om, kontraktet behålls
value-match-forgotten-discard-none = ingen regel: bordet avgör
value-table-reveal-after-deal-all = alla händer, talongen och de slängda korten
