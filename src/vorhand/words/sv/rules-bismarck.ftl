### Svenska. De numrerade reglerna för Bismarck, i delar.

rules-bismarck-title = Bismarck: de numrerade reglerna
rules-size = { $players } spelare, { $deals } givar
rules-bismarck-intro = Det här är reglerna för det moderna svenska spelet; under varje regel står vad andra sällskap gör i stället. Bordets regeluppsättning säger vilka av dem som gäller; kod, tester och felmeddelanden hänvisar till numren. Källorna 000, 001 och 002 är de dokument som projektet började med.

rules-bismarck-section-1 = Spelare, kort och roller
rule-BIS-1-1-three = Ni är tre som spelar, var och en för sig.
rule-BIS-1-1-four = Ni är fyra som spelar, var och en för sig.
rule-BIS-1-1-pairs = Ni är fyra som spelar, två mot två.
rule-BIS-1-1-clockwise = Allt går medsols: nästa spelare är den till vänster.
rule-BIS-1-2-52 = Ni spelar med 52 kort utan jokrar.
rule-BIS-1-2-43 = Ni spelar med 43 kort: klöver från femman och uppåt, övriga färger från fyran.
rule-BIS-1-2-36 = Ni spelar med 36 kort: varje färg från sexan och uppåt.
rule-BIS-1-2-ace-high = I varje färg är ordningen { $ranks }.
rule-BIS-1-2-ace-low = Ess är det lägsta kortet: i varje färg är ordningen { $ranks }.
rule-BIS-1-2-low-in = { $contract }: ess är det lägsta kortet, under alla andra i färgen.
rule-BIS-1-3-lot = Första givaren lottas.
rule-BIS-1-3-passes = Efter varje giv går uppgiften att ge vidare åt vänster.
rule-BIS-1-3-in-a-row = Varje spelare ger { $count } gånger i följd, sedan går uppgiften att ge vidare åt vänster.
rule-BIS-1-3-left = I varje giv är en spelare spelförare: den till vänster om givaren, som också är förhand och spelar ut till första sticket.
rule-BIS-1-3-dealer = I varje giv är givaren spelförare; spelaren till vänster om givaren är förhand och spelar ut till första sticket.
rule-BIS-1-4-alone = Ingen har någon medspelare.
rule-BIS-1-4-pairs = Medspelare sitter mitt emot varandra och talar inte om sina kort.
rule-BIS-1-5-as-ever = Den första given är som alla andra.
rule-BIS-1-5-club-ace = I den första given gäller inte regel 1.3: den som får klöver ess är spelförare och förhand där, och ger den andra given.

rules-bismarck-section-2 = Blanda och ge
rule-BIS-2-1-shuffle = Givaren blandar, och spelaren till höger om givaren kuperar.
rule-BIS-2-1-one-by-one = Korten ges ett och ett med början till vänster om givaren tills alla har { $hand }.
rule-BIS-2-1-packets = Korten ges { $count } åt gången med början till vänster om givaren tills alla har { $hand }.
rule-BIS-2-1-mixed-packets = Korten ges i omgångar med början till vänster om givaren: alla får i tur och ordning { $packets } tills de har { $hand }.
rule-BIS-2-2-none = Det finns ingen talong.
rule-BIS-2-2-first = { $count ->
    [one] Ett kort till bildar talongen: lekens första.
   *[other] { $count } kort till bildar talongen: lekens första.
 }
rule-BIS-2-2-last = { $count ->
    [one] Ett kort till bildar talongen: lekens sista.
   *[other] { $count } kort till bildar talongen: lekens sista.
 }
rule-BIS-2-2-scattered = { $count ->
    [one] Ett kort till bildar talongen: det kommer från en plats i leken som varken är först eller sist.
   *[other] { $count } kort till bildar talongen: de kommer från platser i leken som varken är först eller sist eller ligger intill varandra.
 }
rule-BIS-2-2-open = Talongen ligger öppen för alla.
rule-BIS-2-2-closed = Talongen ligger med baksidan upp, och ingen tittar på den.
rule-BIS-2-3-before-deal = Valet görs före given; alla tar upp sin hand så snart den är given.
rule-BIS-2-3-open-cards = Så länge spelföraren ska välja efter bara de öppna korten tittar ingen på sin hand; när kontraktet är sagt, och trumfen om den sägs samtidigt, tittar alla.
rule-BIS-2-3-at-once = Alla tar upp sin hand så snart den är given.
rule-BIS-2-3-nothing-to-choose = Det finns inget att välja, så alla tar upp sin hand så snart den är given.
rule-BIS-2-3-in-pause = Alla tar upp sina kort efter hand som de ges, också när given stannar.
rule-BIS-2-4-none = Inget kort avgör trumfen.
rule-BIS-2-4-card = I en del kontrakt avgörs trumfen av ett kort som alla ser.
rule-BIS-2-4-turned = { $contract }: det första öppna kortets färg är trumf.
rule-BIS-2-4-cut = { $contract }: före given dras ett kort ur leken, visas och läggs tillbaka, och dess färg är trumf; väljs kontraktet först efter given, dras det ur en annan lek.
rule-BIS-2-4-last-card = { $contract }: lekens sista kort visas för alla och stannar sedan där det gavs, och dess färg är trumf.
rule-BIS-2-4-dealers-card = { $contract }: det sista kort som givaren ger sig själv visas för alla och stannar sedan där, och dess färg är trumf.
rule-BIS-2-5-none = Given stannar inte.
rule-BIS-2-5-pause = { $count ->
    [one] I ett kontrakt där spelföraren väljer trumf stannar given när alla har ett kort: på det väljer spelföraren trumf, och sedan ges resten.
   *[other] I ett kontrakt där spelföraren väljer trumf stannar given när alla har { $count } kort: på dem väljer spelföraren trumf, och sedan ges resten.
 }

rules-bismarck-section-3 = Kontrakt och byte
rule-BIS-3-1-chosen = { $count ->
    [one] Spelföraren väljer kontrakt, varje kontrakt bara en gång per parti; ett använt kryssas i protokollet, och det sista som är kvar behöver inte väljas.
   *[other] Spelföraren väljer kontrakt, varje kontrakt { $count } gånger per parti; ett använt kryssas i protokollet, och det sista som är kvar behöver inte väljas.
 }
rule-BIS-3-1-fixed = Kontraktet i en giv väljs inte fritt: regel 3.2 anger ordningen.
rule-BIS-3-1-seen-nothing = Före valet har spelföraren inte sett någonting.
rule-BIS-3-1-seen-open-cards = Före valet har spelföraren sett bara de öppna korten.
rule-BIS-3-1-seen-hand = Före valet har spelföraren sett handen och det som ligger öppet.
rule-BIS-3-1-seen-kitty = Spelföraren tar först upp talongen och väljer innan korten slängs.
rule-BIS-3-1-seen-exchange = Spelföraren byter först och väljer sedan.
rule-BIS-3-1-contracts = De här kontrakten spelas.
rule-BIS-3-1-contract = { $contract }: { $trump ->
    [clubs] klöver är trumf
    [diamonds] ruter är trumf
    [hearts] hjärter är trumf
    [spades] spader är trumf
    [declared] spelföraren väljer trumf
    [turned] det första öppna kortet avgör trumfen
    [last-card] lekens sista kort avgör trumfen
    [dealers-card] givarens sista kort avgör trumfen
    [cut] ett draget kort avgör trumfen
   *[no-trump] ingen färg är trumf
 }; { $aim ->
    [lose] man undviker stick.
    [shed] korten läggs ut (kapitel 8).
   *[win] man vill ta stick.
 }
rule-BIS-3-2-none = Det finns ingen fast ordning.
rule-BIS-3-2-by-turn = Kontrakten kommer i fast ordning, samma för varje spelförare: { $contracts }.
rule-BIS-3-2-by-deal = Kontrakten kommer i fast ordning, ett steg vidare för varje giv, vem som än är spelförare: { $contracts }.
rule-BIS-3-3-none = Det finns inget fritt val.
rule-BIS-3-3-free = Vid fritt val tar spelföraren vilket som helst av de här kontrakten, även ett redan spelat: { $contracts }.
rule-BIS-3-4-none = Det finns inget kontrakt där spelföraren väljer trumf.
rule-BIS-3-4-named = Det här kan spelföraren välja som trumf:
rule-BIS-3-4-suits = { $count ->
    [one] { $contract }: alltid { $suits }.
   *[other] { $contract }: något av { $suits }.
 }
rule-BIS-3-5-with-contract = Trumf som spelföraren väljer sägs samtidigt med kontraktet.
rule-BIS-3-5-before-play = Trumf som spelföraren väljer sägs först efter bytet, före första utspelet.
rule-BIS-3-5-in-pause = Trumf som spelföraren väljer sägs på de första korten, medan given stannar.
rule-BIS-3-5-none = Ingen väljer trumf.
rule-BIS-3-6-no-kitty = Utan talong finns inget byte.
rule-BIS-3-6-takes = Spelföraren måste ta upp talongen.
rule-BIS-3-6-may-take = Spelföraren får ta upp talongen eller låta den ligga.
rule-BIS-3-6-stays = Det finns inget byte: talongen ligger kvar.
rule-BIS-3-6-differs = Om spelföraren tar upp talongen beror på kontraktet.
rule-BIS-3-6-unseen = En talong som får ligga förblir osedd.
rule-BIS-3-6-takes-in = { $contract }: spelföraren måste ta upp den.
rule-BIS-3-6-may-take-in = { $contract }: spelföraren får ta upp den eller låta den ligga.
rule-BIS-3-6-stays-in = { $contract }: inget byte.
rule-BIS-3-7-none = Ingen slänger kort.
rule-BIS-3-7-take-first = { $count ->
    [one] Efter att ha tagit upp talongen slänger spelföraren ett kort, om så önskas det ur talongen.
   *[other] Efter att ha tagit upp talongen slänger spelföraren { $count } kort, om så önskas ur talongen.
 }
rule-BIS-3-7-discard-first = { $count ->
    [one] Innan talongen tas upp slänger spelföraren ett kort; det som sedan kommer måste behållas.
   *[other] Innan talongen tas upp slänger spelföraren { $count } kort; det som sedan kommer måste behållas.
 }
rule-BIS-3-7-one-by-one = Program tar emot och sparar de slängda korten ett i taget, lägsta först.
rule-BIS-3-8-secret = De slängda korten ligger med baksidan upp: bara spelföraren känner dem, de är ur spel och räknas inte för någon.
rule-BIS-3-8-none = Det finns inga slängda kort.
rule-BIS-3-9-none = Ingen ger någon annan kort.
rule-BIS-3-9-partners = Efter att ha tagit upp talongens fyra kort ger spelföraren fyra kort dolt till sin medspelare. Medspelaren ger i sin tur ett kort till var och en av de tre andra.
rule-BIS-3-9-one-by-one = Program tar emot och sparar spelförarens fyra kort ett i taget, lägsta först, och medspelarens medsols med början till vänster om medspelaren.
rule-BIS-3-10-none = Motspelarna byter inga kort.
rule-BIS-3-10-others = Därefter ger spelaren till vänster om spelföraren sin medspelare ett kort och får ett tillbaka, så att alla har lika många.
rule-BIS-3-10-any = Alla kort får ges, även sådana man just har fått; bara den som ger och den som får vet vilka de är.

rules-bismarck-section-4 = Spela korten
rule-BIS-4-1-lead = Spelaren till vänster om givaren, förhand, spelar ut vilket kort som helst till första sticket, vem som än är spelförare. De andra lägger medsols var sitt kort från sin egen hand.
rule-BIS-4-2-follow = Du måste följa färg: har du ett kort i utspelsfärgen ska du lägga ett sådant.
rule-BIS-4-3-free = Har du inget kort i utspelsfärgen får du lägga vilket kort som helst.
rule-BIS-4-3-must-trump = Har du inget kort i utspelsfärgen måste du lägga en trumf om du har någon; du behöver aldrig lägga över en annan trumf.
rule-BIS-4-3-no-trumps = Har du inget kort i utspelsfärgen får du lägga vilket kort som helst: ingen färg är trumf.
rule-BIS-4-4-never = Ingen behöver lägga över korten i sticket.
rule-BIS-4-4-at-no-trump = När ingen färg är trumf måste den som följer färg lägga över stickets bästa kort om det går. Det gäller bara i kontrakt där man vill ta stick.
rule-BIS-4-4-when-trump-led = När trumf spelas ut måste den som följer färg lägga över stickets bästa kort om det går. Det gäller bara i kontrakt där man vill ta stick.
rule-BIS-4-4-both = När ingen färg är trumf, och när trumf spelas ut, måste den som följer färg lägga över stickets bästa kort om det går. Det gäller bara i kontrakt där man vill ta stick.
rule-BIS-4-5-trumps = Högsta trumfen tar sticket; finns ingen trumf i det tar högsta kortet i utspelsfärgen.
rule-BIS-4-5-no-trumps = Högsta kortet i utspelsfärgen tar sticket.
rule-BIS-4-6-next = Den som tar ett stick spelar ut vilket kort som helst till nästa. Tagna stick ligger med baksidan upp, och bara antalet räknas.

rules-bismarck-section-5 = Poäng
rule-BIS-5-1-win-declarers = När man vill ta stick är spelförarens kvot { $declarer } och var och en av de andras { $others }.
rule-BIS-5-1-win-sides = När man vill ta stick är kvoten för spelförarens sida { $declarer } och för den andra sidan { $others }.
rule-BIS-5-1-win-level = När man vill ta stick har alla samma kvot: { $quota }.
rule-BIS-5-1-win-uneven = När man vill ta stick är kvoterna, medsols från spelföraren, { $quotas }.
rule-BIS-5-1-win-none = När man vill ta stick har ingen någon kvot: varje stick räknas.
rule-BIS-5-1-lose-declarers = När man undviker stick är spelförarens kvot { $declarer } och var och en av de andras { $others }.
rule-BIS-5-1-lose-sides = När man undviker stick är kvoten för spelförarens sida { $declarer } och för den andra sidan { $others }.
rule-BIS-5-1-lose-level = När man undviker stick har alla samma kvot: { $quota }.
rule-BIS-5-1-lose-uneven = När man undviker stick är kvoterna, medsols från spelföraren, { $quotas }.
rule-BIS-5-1-lose-none = När man undviker stick har ingen någon kvot: varje stick räknas.
rule-BIS-5-1-no-tricks = Det finns inga stick, så ingen har någon kvot.
rule-BIS-5-2-win = När man vill ta stick ger varje stick över kvoten 1 poäng, och varje stick under den kostar 1.
rule-BIS-5-2-win-every = När man vill ta stick ger varje stick 1 poäng.
rule-BIS-5-2-lose = När man undviker stick ger varje stick under kvoten 1 poäng, och varje stick över den kostar 1.
rule-BIS-5-2-lose-every = När man undviker stick kostar varje stick 1 poäng.
rule-BIS-5-2-level = Att gå hem på exakt kvot ger 0, och en total kan bli negativ.
rule-BIS-5-2-no-tricks = Ingen tar stick: regel 8.5 säger vad en giv ger för poäng.
rule-BIS-5-3-zero = Eftersom kvoterna tillsammans är lika många som givens stick blir poängen i varje giv tillsammans 0: så kontrolleras protokollet.
rule-BIS-5-3-zero-winning = När man vill ta stick blir poängen i en giv tillsammans 0, eftersom kvoterna tillsammans är givens stick; när man undviker stick räknas varje stick, och summan är inte 0.
rule-BIS-5-3-zero-losing = När man undviker stick blir poängen i en giv tillsammans 0, eftersom kvoterna tillsammans är givens stick; när man vill ta stick räknas varje stick, och summan är inte 0.
rule-BIS-5-3-never = Varje stick räknas, så poängen i en giv blir tillsammans inte 0 utan antalet stick, med minus när man undviker stick.
rule-BIS-5-3-layouts = I läggspel blir summan av poängen alltid 0.
rule-BIS-5-4-alone = Var och en räknar bara sina egna stick.
rule-BIS-5-4-pairs = Båda medspelarnas stick räknas ihop. Båda får sidans poäng, och de vinner eller delar segern tillsammans.

rules-bismarck-section-6 = Partiets slut
rule-BIS-6-1-length = { $count ->
    [one] Partiet är slut när alla som spelförare har spelat varje kontrakt en gång: det är { $deals } givar.
   *[other] Partiet är slut när alla som spelförare har spelat varje kontrakt { $count } gånger: det är { $deals } givar.
 }
rule-BIS-6-2-highest = Högst total vinner.
rule-BIS-6-3-shared = Har flera den högsta totalen delar de segern.
rule-BIS-6-3-play-off = Har flera den högsta totalen avgör ett särspel mellan dem.
rule-BIS-6-4-none = Det finns inget särspel.
rule-BIS-6-4-play-off = I särspel avgörs saken med extra givar i valfri trumf, en i taget, och varje gång ger nästa till vänster; alla spelar, men bara de som ännu är lika i ledningen kan vinna. Så snart en är ensam i ledningen, eller efter lika många extra givar som spelare, är partiet slut; de som då är lika delar segern.

rules-bismarck-section-7 = Oregelbundenheter
rule-BIS-7-1-redeal = Börjar spelföraren spela utan att ha slängt är given ogiltig och räknas inte: samma givare ger om, och kontraktet behålls.
rule-BIS-7-1-keeps-trumps = Redan vald trumf behålls också.
rule-BIS-7-1-table = Börjar spelföraren spela utan att ha slängt säger ingen regel vad som händer: bordet får avgöra.
rule-BIS-7-1-nothing = Ingen slänger kort, så ingen kan glömma det.

rules-bismarck-section-8 = Läggspel
rule-BIS-8-1-none = Det finns inga läggspel.
rule-BIS-8-1-rows = Ett läggspel spelas utan stick, så kapitel 4 gäller inte där. Varje färg blir en rad på bordet: alla rader börjar likadant, och var och en växer med färgens nästa kort.
rule-BIS-8-1-up = { $contract }: varje rad börjar med färgens lägsta kort och går uppåt.
rule-BIS-8-1-down = { $contract }: varje rad börjar med färgens högsta kort och går nedåt.
rule-BIS-8-1-named = { $contract }: spelföraren väljer den valör som varje rad börjar med, och om den går uppåt eller nedåt.
rule-BIS-8-2-none = Spelföraren bestämmer inte över något läggspel.
rule-BIS-8-2-named = Alla ser sin hela hand innan spelföraren väljer en valör som finns i varje färg, och riktningen. Efter färgens högsta kort kommer dess lägsta, och tvärtom.
rule-BIS-8-3-none = Ingen lägger ut kort.
rule-BIS-8-3-turns = Förhand är först i tur, och turen går medsols. När det är din tur lägger du ett kort som börjar en rad eller fortsätter en; har du ett sådant kort måste du lägga ett.
rule-BIS-8-4-none = Ingen passar.
rule-BIS-8-4-pass = Passar inget av dina kort in, så säger du pass, och bara då; alla vet alltså att du inte har något av de kort som passar in.
rule-BIS-8-5-none = Ingen giv slutar före sista sticket.
rule-BIS-8-5-score = Läggspelet slutar så snart någon inte har några kort kvar. Alla andra förlorar 1 poäng för varje kort de har kvar, och den spelaren får lika många poäng som de andra förlorar tillsammans.

## Exempel

example-takes = { $trump ->
    [spades] Spader är trumf.
   *[no-trump] Ingen färg är trumf.
 } Sticket är { $trick }: { $card } tar det.
example-takes-in = { $contract }: sticket är { $trick }, och { $card } tar det.
example-may-play = { $trump ->
    [spades] Spader är trumf.
   *[no-trump] Ingen färg är trumf.
 } Efter { $trick } har du { $hand } på hand: du får lägga { $answer }.
example-scores-win = Man vill ta stick, och de tagna sticken är, medsols från spelföraren, { $tricks }: poängen blir { $points }.
example-scores-lose = Man undviker stick, och de tagna sticken är, medsols från spelföraren, { $tricks }: poängen blir { $points }.
example-may-lay = { $contract }: på bordet ligger { $laid }, och du har { $hand }: du får lägga { $answer }.
example-must-pass = { $contract }: på bordet ligger { $laid }, och du har { $hand }: du måste passa.
example-scores-shed = När läggspelet slutar är korten som är kvar, medsols från spelföraren, { $left }: poängen blir { $points }.
example-tie-shared = Totalerna vid slutet är { $totals }: de två första delar segern.
example-tie-playoff = Totalerna vid slutet är { $totals }: de två första är lika, så en extra giv följer.

## Exempel före spelet

example-rotation = Medsols sitter { $players }, och A lottas till första givare. Under de första { $count } givarna är { $dealers } givare i tur och ordning; spelförare är { $declarers }.
example-found-by-card = A ger första given, och { $holder } har { $card }: { $holder } är spelförare i den, spelar ut och ger den andra given, där { $next } är spelförare.
example-dealt = { $size ->
    [0] Räknat uppifrån i de { $cards } korten får spelaren till vänster om givaren { $hand }.
   *[other] Räknat uppifrån i de { $cards } korten, med { $kitty } som talong, får spelaren till vänster om givaren { $hand }.
 }
example-kitty-open = Talongen är { $kitty }: alla ser den.
example-kitty-closed = Talongen är { $kitty }: ingen vet det innan den tas upp.
example-scattered = Räknat uppifrån i leken får { $right } bli talong. Inte { $close }, för två av dem ligger intill varandra, och inte { $last }, för lekens sista kort är med.
example-in-turn = { $contract }: i den här ordningen kommer { $steps }.
step-deal = given
step-look = en titt på handen
step-choose = valet av kontrakt
step-name = valet av trumf
step-rest = resten av given
step-take = upptagandet av talongen
step-discard = slängandet
step-give = givandet av kort till andra
step-lead = första utspelet
example-shown-turned = { $contract }: de öppna korten är i ordning { $cards }, så hjärter är trumf.
example-shown-cut = { $contract }: { $cards } dras, så hjärter är trumf.
example-shown-last-card = { $contract }: lekens sista kort är { $cards }, så hjärter är trumf.
example-shown-dealers-card = { $contract }: det sista kort som givaren ger sig själv är { $cards }, så hjärter är trumf.
example-paused = { $contract }: när alla har { $count ->
    [one] { $count } kort tittar spelföraren bara på det
   *[other] { $count } kort tittar spelföraren bara på dem
 } och väljer trumf; sedan får alla { $rest } till.
example-chooses = Som spelförare har du spelat { $used }: härnäst väljer du bland { $contracts }.
example-by-turn = Den som är spelförare för första gången spelar { $first }, och andra gången { $second }.
example-by-deal = Första given är { $first } och andra { $second }, vem som än är spelförare.
example-at-will = Du har redan spelat { $again }. Vid fritt val får du ta det igen, bland { $contracts }.
example-names = Vid { $contract } får de här väljas: { $suits }. De här får inte väljas: { $refused }.
example-names-again = Du har redan spelat { $before }. Vid { $contract } får du välja spader igen.
example-kitty-mandatory = { $contract }: spelföraren har { $hand } bra kort och tar upp talongen ändå.
example-kitty-optional = { $contract }: spelföraren är nöjd med sina { $hand } kort som de gavs och får låta talongen ligga.
example-kitty-none = { $contract }: spelföraren spelar med sina { $hand } kort som de gavs.
example-exchanged-take-first = Spelföraren har { $hand } kort, tar upp talongen och har { $between }, slänger { $count } och har { $hand }.
example-exchanged-discard-first = Spelföraren har { $hand } kort, slänger { $count } och har { $between }, tar upp talongen och har { $hand }.
example-discard-take-first = { $count ->
    [one] Du har tagit upp { $kitty } ur talongen: det får slängas genast.
   *[other] Du har tagit upp { $kitty } ur talongen: vilket som helst av dem får slängas genast.
 }
example-discard-discard-first = { $count ->
    [one] Talongen är { $kitty }: det kan du inte slänga, för du slänger innan du tar upp den.
   *[other] Talongen är { $kitty }: inget av dem kan du slänga, för du slänger innan du tar upp den.
 }
example-passed = Alla har { $hand } kort. Med talongen har spelföraren { $more } och ger sedan kort tills medspelaren har { $more }. När medspelaren har gett var och en av de andra ett kort har alla fyra { $end }.
example-may-return = Du är den sista som ger ett kort, och din medspelare har just gett dig ett: det får gå raka vägen tillbaka.
example-forgotten-redeal = A ger, och { $declarer } spelar ut utan att ha slängt. { $named ->
    [no] Kontraktet var { $contract }: A ger om, { $declarer } är spelförare igen, och kontraktet är detsamma.
   *[yes] Kontraktet var { $contract } med { $suit } som trumf: A ger om, { $declarer } är spelförare igen, och kontrakt och trumf är desamma.
 }
example-forgotten-none = A ger, och { $declarer } spelar ut vid { $contract } utan att ha slängt: de här reglerna kräver ingen ny giv, så bordet får avgöra.
example-may-play-in = { $contract }: efter { $trick } har du { $hand } på hand, och du får lägga { $answer }.

## Exempel på poäng

example-sheet-win = A ger och { $declarer } är spelförare vid { $contract }. I ordningen { $players } är kvoterna { $quotas } och de tagna sticken { $tricks }: poängen blir { $points }, och totalerna går från { $before } till { $after }.
example-sheet-lose = A ger och { $declarer } är spelförare vid { $contract }, där man undviker stick. I ordningen { $players } är kvoterna { $quotas } och de tagna sticken { $tricks }: poängen blir { $points }, och totalerna går från { $before } till { $after }.
example-play-off-won = De två första är lika, med totalerna { $level }. { $count ->
    [one] Efter en extra giv är totalerna { $totals }: den första är ensam före den andra och vinner.
   *[other] Efter { $count } extra givar är totalerna { $totals }: den första är ensam före den andra och vinner.
 }
example-play-off-shared = De två första är lika, med totalerna { $level }. { $count ->
    [one] Efter en extra giv, den enda som finns, är totalerna { $totals }: de två första delar segern, vad andra än har.
   *[other] Efter { $count } extra givar, så många som det får bli, är totalerna { $totals }: de två första delar segern, vad andra än har.
 }

## Kort bredvid ett exempel som läsaren spelar

try-kitty = Öppet på bordet
try-discarded = Redan slängda
try-passed = Redan givna
