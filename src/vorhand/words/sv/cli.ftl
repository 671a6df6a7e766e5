### Svenska. Det som bara kommandoraden säger.

## Bordet

cli-you = Du
cli-deal-of = Giv { $number } av { $deals }
cli-playoff-deal = Särspel, giv { $number }
cli-contract-open = Kontraktet är inte valt än.
cli-played = Spelat som spelförare: { $contracts }
cli-with-quota = { $contract }, kvot { $count }
cli-trump = Trumf: { $trump }
cli-start = Raderna börjar med: { $rank }
cli-direction-up = uppåt
cli-direction-down = nedåt
cli-layout = Raderna
cli-tricks = stick
cli-quota = kvot
cli-left = kvar
cli-points = poäng
cli-total = totalt
cli-declarer-head = spelförare
cli-contract-head = kontrakt
cli-kitty = Talong: { $cards }
cli-kitty-unseen = Du har inte sett talongen i den här given.
cli-no-discards = Du har inte slängt något i den här given.
cli-nothing-given = Du har varken gett eller fått kort i den här given.
cli-side-so-far = { $side }: { $tricks } stick, kvot { $quota }, totalt { $total }
cli-shown = Visas för alla: { $cards }
cli-trick-of = Stick { $number } av { $tricks }
cli-last-trick = Förra sticket (nummer { $number })
cli-last-trick-of-deal = Sista sticket i giv { $deal } (nummer { $number })
cli-no-trick-yet = Inget stick är taget än.
cli-leads = spelar ut
cli-best = högst hittills
cli-took = tar sticket
cli-you-lead = din tur: du spelar ut
cli-your-turn = din tur
cli-hand = { $count ->
    [one] Ditt kort
   *[other] Dina { $count } kort
 }
cli-hand-unseen = Ingen tittar på sin hand förrän kontraktet är sagt (regel 2.3).
cli-undealt = Given stannar: { $count ->
    [one] { $count } kort till kommer
   *[other] { $count } kort till kommer
 } när trumfen är sagd.
cli-take-kitty = Ta upp talongen
cli-take-kitty-long = och släng lika många kort
cli-leave-kitty = Låt talongen ligga
cli-leave-kitty-long = och behåll dina kort
cli-lay-pass = Passa
cli-lay-pass-long = inget av dina kort går att lägga
cli-you-took-trick = Du tar sticket; nu har du { $count }.
cli-took-trick = { $player } tar sticket och har nu { $count }.

## Rapporter

cli-deal-over = Giv { $number } är slut
cli-kitty-was = Talongen var: { $cards }
cli-discards-were = Slängda kort: { $cards }
cli-given-was = { $giver } gav { $receiver }: { $cards }
cli-sheet-note = För varje giv: poängen, sedan totalen efter den.
cli-sheet-note-star = * är spelföraren. För varje giv: poängen, sedan totalen efter den.
cli-sheet-note-narrow = Poäng i varje giv; * är spelföraren.
cli-sheet-cross = X: har spelat det kontraktet som spelförare.
cli-no-deal-yet = Ingen giv är färdigspelad än.
cli-you-won = Du vinner partiet; totalt: { $totals }.
cli-pair-won = { $winners } vinner partiet; totalt: { $totals }.
cli-hands-dealt = Händerna som de gavs
cli-tricks-so-far = Stick / kvot: { $tricks }

## Händelser

cli-you-dealer-drawn = Lotten gör dig till första givare.
cli-you-contract-chosen = Du väljer kontrakt: { $contract }.
cli-you-contract-fixed = Ditt kontrakt är bestämt: { $contract }.
cli-you-kitty-taken = Du tar upp talongen.
cli-you-kitty-seen = Du hittar i talongen: { $cards }.
cli-you-kitty-left = Du låter talongen ligga.
cli-you-discards-laid = Du har slängt: { $cards }.
cli-you-gave = Du ger { $player }: { $cards }.
cli-you-got = { $player } ger dig: { $cards }.
cli-you-declarer-found = Du har { $card } och är spelförare.
cli-you-layout-named = Du bestämmer hur korten läggs: från { $rank } och { $direction ->
    [up] uppåt
   *[down] nedåt
 }.
cli-you-card-laid = Du lägger { $card }.
cli-you-could-not-lay = Du passar.

## Frågor

cli-ask-card = Ditt kort (? ger hjälp):
cli-ask-discards = Släng { $count ->
    [one] ett kort
   *[other] { $count } kort på en rad
 } (? ger hjälp):
cli-ask-give = Välj { $count ->
    [one] ett kort
   *[other] { $count } kort på en rad
 } åt { $player } (? ger hjälp):
cli-ask-contract = Ditt kontrakt (? ger hjälp):
cli-ask-trump = Trumffärg (? ger hjälp):
cli-ask-kitty = Talongen (? ger hjälp):
cli-ask-start = Valören som öppnar varje rad (? för hjälp):
cli-ask-direction = Uppåt eller nedåt (? för hjälp):
cli-ask-lay = Ditt kort, eller passa (? för hjälp):
cli-ask-enter = Enter går vidare (? ger hjälp):
cli-press-enter = Tryck först Enter, sedan går partiet vidare (? ger hjälp).
cli-fast = Startat med --fast stannar partiet inte efter varje stick.
cli-rest-is-yours = Alla { $count } stick som är kvar är dina: skriv { $letter } för att ta dem.
cli-rest-taken = Botarna godtar det: resten är din.

## Vad som är fel på en rad

cli-card-ambiguous = ”{ $text }” kan vara flera av dina kort ({ $cards }): skriv numret inom hakparentes.
cli-not-a-card = ”{ $text }” är inget kort: skriv ett nummer inom hakparentes, eller valör och färg som { $sample }.
cli-no-such-number = ”{ $text }” står inte vid något val: skriv { $count ->
    [one] 1, det enda valet.
   *[other] ett nummer från 1 till { $count }.
 }
cli-name-ambiguous = ”{ $text }” kan betyda flera: { $names }. Skriv fler bokstäver, eller numret inom hakparentes.
cli-not-a-choice = ”{ $text }” går inte att välja: skriv { $count ->
    [one] 1, det enda valet, eller dess namn.
   *[other] ett nummer från 1 till { $count }, eller ett namn.
 }
cli-discard-count = Du nämnde { $count } kort, men { $needed } ska slängas: skriv alla på en rad. Inget har slängts.
cli-discard-twice = { $card } nämns två gånger: varje kort kan slängas en gång. Inget har slängts.
cli-discard-not-held = { $count ->
    [one] { $cards } finns inte på din hand.
   *[other] { $cards } finns inte på din hand.
 } Inget har slängts.
cli-give-count = Du nämnde { $count } kort, men { $needed } ska ges: skriv alla på en rad. Inget har getts.
cli-give-twice = { $card } nämns två gånger: varje kort kan ges en gång. Inget har getts.
cli-give-not-held = { $count ->
    [one] { $cards } finns inte på din hand.
   *[other] { $cards } finns inte på din hand.
 } Inget har getts.
cli-no-such-term = Det finns inget sådant ord: { $text }; för att läsa alla: { $command }
cli-no-such-rule = Det finns ingen regel med det numret; det finns { $numbers }
cli-unknown-near = ”{ $text }” är { $wanted ->
    [ruleset] ingen regeluppsättning
    [game] varken ett spel eller en regeluppsättning
   *[rule] varken ett spel, en regeluppsättning eller numret på en regel
 }; närmast: { $near }; för att lista alla regeluppsättningar: { $command }
cli-unknown-all = ”{ $text }” är { $wanted ->
    [ruleset] ingen regeluppsättning
    [game] varken ett spel eller en regeluppsättning
   *[rule] varken ett spel, en regeluppsättning eller numret på en regel
 }; kända: { $known }
cli-rule-no-ruleset = ”{ $text }” är numret på en regel, men här behövs en regeluppsättning; för att lista dem: { $command }

## Hjälp

cli-enter = Enter
cli-help-title = Det här kan du skriva nu
cli-help-card = Numret inom hakparentes vid ett kort, eller själva kortet, som { $card } eller { $other }.
cli-help-discards = Alla kort som du slänger på en rad: deras nummer, eller själva korten, som { $card } { $other }.
cli-help-give = Alla kort som du ger på en rad: deras nummer, eller själva korten, som { $card } { $other }.
cli-help-contract = Numret inom hakparentes, eller kontraktets namn eller början på det. Det kan inte tas tillbaka.
cli-help-trump = Numret inom hakparentes, eller färgens namn eller början på det (minst två bokstäver).
cli-help-kitty-choice = Numret inom hakparentes, eller orden bredvid eller början på dem (minst två bokstäver).
cli-help-start = En valör, till exempel 9 eller K: varje rad börjar med den.
cli-help-direction = Siffran inom hakparentes, eller ordet bredvid eller dess början.
cli-help-lay = Siffran inom hakparentes vid ett kort, eller själva kortet, till exempel { $card } eller { $other }; ”passa” om inget går att lägga.
cli-help-layout = Du måste lägga ett kort om du kan. Läggspelet är slut när någon är av med sina kort: varje kort som är kvar kostar 1 poäng, och den spelaren får dem alla.
cli-help-waiting = Enter går vidare med partiet. Innan dess kan du se efter:
cli-help-enter = fortsätt
cli-help-table = se bordet igen
cli-help-help = den här hjälpen
cli-help-last-trick = förra sticket
cli-help-score = protokollet
cli-help-rest = ta resten, där bordet säger att den är din
cli-help-kitty = talongen, om du har sett den
cli-help-discarded = vad du själv har slängt
cli-help-given = vilka kort du har gett och fått
cli-help-rule = läs en regel, här nummer 4.2
cli-help-quit = gå från bordet; partiet sparas
cli-help-quotas = Kvoter: { $quotas }.
cli-help-ruleset = Regeluppsättning: { $name } ({ $id }){ $count ->
    [0] , den vanliga.
    [one] , som skiljer sig från den vanliga på { $count } punkt; se: { $command }
   *[other] , som skiljer sig från den vanliga på { $count } punkter; se: { $command }
 }

## Partiet på disken

cli-new-match = Ett nytt parti: { $name }, med { $bots }.
cli-kept-in = Det sparas efter varje handling i { $file }
cli-resumed = Partiet från { $started } går vidare med giv { $number }. Det sparas i { $file }
cli-goodbye = Partiet är sparat i { $file }
cli-go-on = Spela vidare med: { $command }
cli-put-aside = Partiet hittills heter nu { $file }
cli-put-aside-finished = Det färdiga partiet heter nu { $file }
cli-record-at = Partiet finns i { $file }
cli-no-terminal = Indata kommer inte från en terminal, så botar spelar ensamma. Starta i en terminal för att spela själv.
cli-bots-match = { $players } spelar: { $name }.
cli-save-is-other = { $file } innehåller ett oavslutat parti av annat slag ({ $id }): utelämna --rules, --seed och --bot för att spela vidare, eller börja ett nytt med --new, som behåller det under ett annat namn.
cli-save-damaged = { $file }: det sparade partiet går inte att använda och lämnas orört; börja ett nytt med --new, som behåller det under ett annat namn. Orsak: { $reason }
cli-record-exists = { $file }: finns redan och lämnas orörd; ange en ny fil.

## Sparade partier

cli-replay-empty = { $file }: inget är spelat än.
cli-replay-ask = Enter nästa, b bakåt, d 3 till giv 3, q avsluta:
cli-replay-ask-last = Slutet. Enter eller q avsluta, b bakåt, d 3 till giv 3:
cli-replay-no-deal = Den given finns inte; den sista är { $deals }.
cli-replay-help = Skriv ingenting, b, d och ett nummer, eller q, och sedan Enter.
cli-verified = { $file }: rätt, ett färdigt parti med { $deals ->
    [one] { $deals } giv
   *[other] { $deals } givar
 }; alla { $entries } poster går att spela om, och poäng, ställningar och slumpen i { $nonces ->
    [one] { $nonces } giv
   *[other] { $nonces } givar
 } stämmer.
cli-verified-unfinished = { $file }: rätt, ett oavslutat parti med { $deals ->
    [one] { $deals } färdig giv
   *[other] { $deals } färdiga givar
 }; alla { $entries } poster går att spela om, och poäng, ställningar och slumpen i { $nonces ->
    [one] { $nonces } giv
   *[other] { $nonces } givar
 } stämmer.

## Regeluppsättningar

cli-rules-list-note = Tillval skrivs efter id: { $command }
cli-rules-differs = { $count ->
    [0] Samma som { $id }.
    [one] Skiljer sig från { $id } på { $count } punkt.
   *[other] Skiljer sig från { $id } på { $count } punkter.
 }
cli-rules-options = Tillval: { $options }
cli-options = Tillval
cli-rules-source = Källa: { $source }
cli-usually = (vanligen: { $value })
cli-keys-intro = Nycklarna i en egen regelfil (TOML). Det som filen inte nämner är som i det regeluppsättning som den utgår från.
cli-keys-extends = Regeluppsättningen som den utgår från, som ”bismarck/modern”
cli-keys-source = Varifrån reglerna kommer; måste finnas
cli-keys-title = Vad reglerna kallas vid bordet; annars filens namn
cli-keys-number = ett heltal från { $low } till { $high }
cli-keys-numbers = en lista med heltal från { $low } till { $high }
cli-keys-list = en lista med dessa:
cli-keys-usual = (det vanliga)
cli-keys-contracts = ID är något av kontrakten: { $ids }
cli-rules-same = { $first } och { $second } är samma.
cli-rules-diff = { $first } och { $second } skiljer sig på { $count ->
    [one] { $count } punkt.
   *[other] { $count } punkter.
 }
cli-rules-fine = { $file }: rätt, { $players } spelar { $deals ->
    [one] { $deals } giv.
   *[other] { $deals } givar.
 }

## Räkning

cli-perft-python = Pythonreglerna: { $sequences ->
    [one] { $sequences } följd
   *[other] { $sequences } följder
 } av { $depth ->
    [one] { $depth } handling
   *[other] { $depth } handlingar
 }
cli-perft-native = Den kompilerade kärnan: { $sequences ->
    [one] { $sequences } följd
   *[other] { $sequences } följder
 } av { $depth ->
    [one] { $depth } handling
   *[other] { $depth } handlingar
 }
cli-perft-no-core = Den kompilerade kärnan är inte byggd, så det finns inget att jämföra med.
cli-perft-differ = De två antalen skiljer sig: ett av dem är fel.

## Lösning

# $tricks: a number.
cli-solve-declarer = Med öppna kort och bästa spel av båda sidor: hur många { $tricks ->
    [one] stick (ett återstår)
   *[other] av de { $tricks } stick som återstår
 } spelföraren tar mot alla andra tillsammans.
cli-solve-pair = Med öppna kort och bästa spel av båda sidor: hur många { $tricks ->
    [one] stick (ett återstår)
   *[other] av de { $tricks } stick som återstår
 } spelföraren och hans partner tar tillsammans.
cli-solve-each = Med öppna kort, när var och en spelar bara för sig själv: hur många { $tricks ->
    [one] stick (ett återstår)
   *[other] av de { $tricks } stick som återstår
 } var och en tar; där flera kort är lika bra för spelaren, medeltalet av dem.
cli-solve-tricks = Stick
# $seat: a number, from 1.
cli-solve-seat = Plats { $seat }
# $seat: a number, from 1. $wants: "more" or "less"; where everybody has a column, "own-more" or "own-less".
cli-solve-turn = Plats { $seat } är på tur; för den är { $wants ->
    [more] det största talet bäst
    [own-more] det största talet i den egna kolumnen bäst
    [own-less] det minsta talet i den egna kolumnen bäst
   *[less] det minsta talet bäst
 }.
cli-solve-best = bäst
# $nodes: a number.
cli-solve-nodes = { $nodes ->
    [one] { $nodes } nod
   *[other] { $nodes } noder
 }
cli-solve-unknown = Sökningen slutade innan allt var känt. Två tal med streck emellan är bevisade gränser; det som saknas är inte känt.
cli-solve-nothing-known = Sökningen slutade innan något var känt.
cli-solve-not-in-play = bara stickspelet löses, från givens första utspel till dess sista stick
cli-solve-points = Spelpoäng
cli-solve-points-long = Med öppna kort och bästa spel av båda sidor: spelpoängen för spelförarens sida; det som de andra får står under 0. Ingen anmäler det han inte har.
# $game: its proper name.
cli-solve-no-each = i { $game } spelar partner tillsammans; ingen är för sig själv
cli-solve-no-core = den kompilerade kärnan är inte byggd, och utan den löses inget

cli-serving = Vorhand finns på { $address } och sparar sina bord i { $file }; Ctrl-C stoppar, och inget går förlorat.
cli-serving-lan = Andra enheter i nätverket hittar det på { $addresses }.
cli-serving-no-lan = Den här datorn är inte i något nätverk just nu, så andra enheter hittar den inte.

cli-menu-title = Vad vill du spela?
cli-menu-go-on = det oavslutade partiet går vidare
cli-ask-menu = Ett nummer eller ett namn (Enter för 1, q avslutar):
cli-rules-of-other-game = { $id } är ingen regeluppsättning för { $game }.
cli-deck-of-other-game = { $game } spelas inte med de korten (”{ $text }”); möjliga: { $known }
cli-no-such-game = ”{ $text }” är inget spel; kända: { $known }

## En ledd giv

cli-help-guide = allt som ledningen har sagt
cli-help-leave = lämna bordet; given är slut
cli-learn-begins = Du lär dig { $game } genom att spela en giv, med { $bots }. Ledningen säger vad som händer och föreslår vad du kan göra; du får göra allt som reglerna tillåter.
cli-learn-next = Spela ett parti härnäst: { $play }. Alla regler: { $read }
cli-learn-again = För att börja om given: { $command }
cli-learn-needs-terminal = En ledd giv behöver någon som skriver: { $command }
