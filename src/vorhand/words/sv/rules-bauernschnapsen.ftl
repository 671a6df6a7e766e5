### Svenska. De numrerade reglerna för Bauernschnapsen, i delar.

rules-bauernschnapsen-title = Bauernschnapsen: de numrerade reglerna
rules-size = { $players } spelare i par, till { $target } spelpoäng, { $contracts ->
    [one] { $contracts } kontrakt
   *[other] { $contracts } kontrakt
 }
rules-bauernschnapsen-intro = Det här är reglerna för spelet med huvudlistans kontrakt; under varje regel står vad andra sällskap gör i stället. Bordets regeluppsättning säger vilka av dem som gäller; kod, tester och felmeddelanden hänvisar till numren. Källa 004 är ett av de dokument som projektet började med.

rules-bauernschnapsen-section-1 = Spelare, kort och roller
rule-BAU-1-1-four = Ni är fyra som spelar, medspelare sitter mitt emot varandra, och allt går medsols: nästa spelare är den till vänster.
rule-BAU-1-2-cards = Ni spelar med 20 kort: ess, tio, kung, dam och knekt i varje färg, värda 11, 10, 4, 3 och 2 kortpoäng, tillsammans 120.
rule-BAU-1-2-usual = I varje färg är ordningen { $ranks }, högst först.
rule-BAU-1-2-same = En del kontrakt har en annan ordning. Den avgör vem som tar sticket och vad som måste läggas över; kortpoängen är desamma.
rule-BAU-1-2-in = { $contracts }: { $ranks }.
rule-BAU-1-3-roles = Första givaren lottas, och efter varje giv går uppgiften att ge vidare åt vänster. Spelaren till vänster om givaren är förhand, som väljer trumf och talar först; förhand och medspelaren är förhandens par, givaren och dennes medspelare är förhandens motståndare. Den som vinner budgivningen är spelförare.
rule-BAU-1-4-scales = Det finns två skalor som aldrig blandas: kortpoäng avgör 66, och spelpoäng vinner partiet.

rules-bauernschnapsen-section-2 = Ge kort och välja trumf
rule-BAU-2-1-cut = Givaren blandar, och spelaren till höger om givaren kuperar, 1 till 19 kort, eller knackar, och då lämnas leken som den är.
rule-BAU-2-2-cut = Efter kupering ges tre kort till var och en och sedan två till, med början hos förhand.
rule-BAU-2-2-fives = Efter knackning ges fem kort på en gång, förhandens tre första skilda från de två sista.
rule-BAU-2-2-threes-and-twos = Efter knackning ges också tre och två.
rule-BAU-2-3-first-three = Förhand tittar bara på sina tre första kort och väljer som trumf en färg som finns bland dem.
rule-BAU-2-4-turn-up = I stället får förhand låta ett kort vändas upp (Aufschlagen): ett av förhandens två sista kort lottas fram och vänds upp, och dess färg är trumf. Ingen har sett de två förut, och det går inte att ångra sig.
rule-BAU-2-5-turned = Alla ser det uppvända kortet; sedan går det till förhandens hand, och alla får minnas det. Det andra av de två förblir dolt.
rule-BAU-2-6-rest = När trumfen är känd tar alla upp resten av sina fem kort. Det finns ingen talong, och trumffärgen är densamma vem som än blir spelförare.

rules-bauernschnapsen-section-3 = Budgivningen
rule-BAU-3-1-turns = Budgivningen går medsols från förhand, förbi dem som har passat. Förhands första bud måste vara ett kontrakt; senare får var och en bjuda eller passa.
rule-BAU-3-2-higher = Ett bud måste vara högre än det som står, och platsen i listan (regel 3.6) avgör, inte värdet.
rule-BAU-3-2-equal = Värda { $value } var, nämnda från den lägsta uppåt: { $contracts }.
rule-BAU-3-2-worth-less = { $above } är mindre värd än { $below } och ändå högre.
rule-BAU-3-3-hold = Företrädet sjunker medsols från förhand, som har mest, till givaren. Är det din tur och någon med lägre företräde har budet, om så din egen medspelare, får du hålla det, alltså bjuda samma kontrakt och ta över det; alla andra måste bjuda högre.
rule-BAU-3-4-out = Den som passar är ute ur budgivningen för gott.
rule-BAU-3-5-end = Budgivningen är slut så snart tre har passat: den fjärde är spelförare och spelar det sista budet.
rule-BAU-3-6-list = De här kontrakten spelas, det lägsta först.
rule-BAU-3-6-normal = { $contract }: { $one }, { $two } eller { $three } spelpoäng, för förhand. { $cards ->
    [no-trump] Utan trumf
   *[trump] Med förhandens trumf
 } spelar par mot par om 66 kortpoäng, annars om sista sticket.
rule-BAU-3-6-contract = { $contract }{ $id ->
    [bettler] { " " }(tiggare)
    [assenbettler] { " " }(ässtiggare)
    [ass-bettler] { " " }(tiggare med ess)
    [schnapser] { "" }
    [damengang] { " " }(damgång)
    [koenigsgang] { " " }(kungsgång)
    [gang] { " " }(gång)
    [zehner-gang] { " " }(tiogång)
    [bauernloch] { " " }(bondhål)
    [bauernschnapser] { " " }(bondschnapser)
    [farben-gang] { " " }(färggång)
    [kontra-bauernschnapser] { "" }
    [herren-schnapser] { " " }(herreschnapser)
   *[other] { "" }
 }: { $value } spelpoäng, { $bidders ->
    [caller] för förhand
    [callers-side] för förhandens par
    [opponents] för förhandens motståndare
    [not-caller] för alla utom förhand
   *[anyone] för alla
 }{ $needs ->
    [ace] { " " }med ett ess
   *[nothing] { "" }
 }. { $cards ->
    [trump] Med förhandens trumf { "" }
    [no-trump] Utan trumf { "" }
   *[shown] { "" }
 }{ $aim ->
    [no-trick] får spelföraren inte ta något stick
    [three-tricks] ska spelföraren själv ta de tre första sticken, med 66 kortpoäng
    [early] ska spelföraren själv ta de första sticken och ha 66 kortpoäng senast med det tredje
    [all-tricks] ska spelföraren själv ta alla fem stick
    [one-suit] Spelföraren har fem kort i samma färg och visar dem
   *[five-trumps] Spelföraren har alla fem trumf och visar dem
 }{ $order ->
    [usual] { "" }
   *[other] , ordning { $ranks }
 }{ $partner ->
    [sits-out] ; medspelaren vilar.
   *[plays] .
 }
rule-BAU-3-7-one-suit = { $contracts } får bjudas bara av den som har fem kort i samma färg.
rule-BAU-3-7-five-trumps = { $contracts } får bjudas bara av den som har alla fem trumf.
rule-BAU-3-7-ace = { $contracts } får bjudas bara av den som har ett ess.
rule-BAU-3-7-refused = Ett bud utan korten avvisas, och ingen får veta det.
rule-BAU-3-7-none = Inget kontrakt kräver särskilda kort på handen.
rule-BAU-3-8-first = Normal får sägas bara av förhand och bara som första bud; passar sedan de andra tre spelas det.
rule-BAU-3-9-after-auction = Kontra mot Normal sägs efter budgivningen, som varje annan Kontra.
rule-BAU-3-9-beats-bettler = Medan en Bettler står får en motståndare till förhand säga Kontra mot Normal redan i budgivningen: då spelar förhand Normal, redan dubblad en gång, om inte någon bjuder ett kontrakt över Bettler.
rule-BAU-3-9-goes-on = Efter budgivningen fortsätter dubblingen av denna Normal med Rekontra.
rule-BAU-3-9-none = Mot Normal finns ingen Kontra.

rules-bauernschnapsen-section-4 = Dubbling
rule-BAU-4-1-said = Efter budgivningen och före första utspelet får spelförarens motståndare säga Kontra{ $levels ->
    [1] .
    [2] , och sedan spelförarens par Rekontra.
   *[3] , sedan spelförarens par Rekontra, och sedan motståndarna Subkontra.
 }
rule-BAU-4-1-none = Inget kontrakt dubblas.
rule-BAU-4-2-asked = De tillfrågas en i taget: { $levels ->
    [1] först motståndaren till vänster om spelföraren och sedan den andra. Så snart en säger Kontra
    [2] för Kontra motståndaren till vänster om spelföraren och sedan den andra, för Rekontra spelföraren och sedan medspelaren. Den första som säger det avgör det steget; säger ingen av dem det
   *[3] för Kontra och Subkontra motståndaren till vänster om spelföraren och sedan den andra, för Rekontra spelföraren och sedan medspelaren. Den första som säger det avgör det steget; säger ingen av dem det
 } är dubblingen slut.
rule-BAU-4-2-none = Ingen tillfrågas: det finns ingen dubbling.
rule-BAU-4-3-times = { $levels ->
    [1] Kontra dubblar spelpoängen, vilket par som än får dem.
    [2] Kontra dubblar spelpoängen och Rekontra fyrdubblar dem, vilket par som än får dem.
   *[3] Kontra dubblar spelpoängen, Rekontra fyrdubblar och Subkontra åttadubblar dem, vilket par som än får dem.
 } Kortpoäng och kontraktets uppgift ändras inte.
rule-BAU-4-3-none = Varje kontrakt ger vad listan säger.
rule-BAU-4-4-all = Varje kontrakt får dubblas.
rule-BAU-4-4-not = Varje kontrakt får dubblas utom { $contracts }.
rule-BAU-4-4-none = Inget kontrakt får dubblas.
rule-BAU-4-5-may-redouble = Också en medspelare som vilar får säga Rekontra.
rule-BAU-4-5-silent = En medspelare som vilar tillfrågas inte om Rekontra.
rule-BAU-4-5-no-rekontra = En medspelare som vilar tillfrågas aldrig: i de kontrakten finns ingen Rekontra.
rule-BAU-4-5-nobody-out = Ingen medspelare vilar.

rules-bauernschnapsen-section-5 = Spela korten
rule-BAU-5-1-caller = I { $contracts } spelar förhand ut till första sticket, vem som än är spelförare.
rule-BAU-5-1-declarer = I { $contracts } spelar spelföraren ut till det.
rule-BAU-5-1-any = Du får spela ut vilket kort som helst. De andra lägger medsols var sitt kort från sin egen hand.
rule-BAU-5-2-trumps = I { $contracts } är förhandens färg trumf: högsta trumfen tar sticket, och finns ingen trumf i det tar högsta kortet i utspelsfärgen.
rule-BAU-5-2-no-trumps = I { $contracts } är ingen färg trumf: högsta kortet i utspelsfärgen tar sticket.
rule-BAU-5-2-next = Den som tar ett stick spelar ut till nästa.
rule-BAU-5-3-follow = Du måste följa färg, och med ett kort som är högre än stickets bästa om du har ett sådant, även om din egen medspelare har lagt det bästa. Kan du inte lägga över spelar du vilket kort som helst i färgen.
rule-BAU-5-4-trumped = Har en annan färg spelats ut och sticket är trumfat lägger den som kan följa färg vilket kort som helst i den: det finns inget att lägga över, och att trumfa är inte tillåtet.
rule-BAU-5-4-none = Ingen färg är trumf, så inget stick kan trumfas.
rule-BAU-5-5-must-trump = Kan du inte följa färg måste du trumfa, och högre än stickets bästa trumf om du kan, också medspelarens. Är alla dina trumf lägre spelar du ändå en av dem.
rule-BAU-5-5-none = Ingen färg är trumf, så ingen måste trumfa.
rule-BAU-5-6-any = Kan du varken följa färg eller trumfa får du spela vilket kort som helst.
rule-BAU-5-7-sits-out = I { $contracts } vilar spelförarens medspelare, med sina fem kort dolda, och ett stick har tre kort.
rule-BAU-5-7-others-play = I alla andra kontrakt spelar alla fyra.
rule-BAU-5-7-all-play = I varje kontrakt spelar alla fyra, också spelförarens medspelare.

rules-bauernschnapsen-section-6 = Mariage och Normal
rule-BAU-6-1-declare = Ska du spela ut och har kung och dam i en färg får du säga den mariagen och visa båda: den är värd 20 kortpoäng.
rule-BAU-6-1-forty = I trumf är den värd 40.
rule-BAU-6-1-lead = Sedan spelar du ut ett av de två korten, vilket du vill; bara en mariage kan sägas vid varje utspel.
rule-BAU-6-1-none = Det finns ingen mariage.
rule-BAU-6-2-all = I { $contracts } får alla fyra säga mariage.
rule-BAU-6-2-declarer = I { $contracts } får bara spelföraren säga mariage.
rule-BAU-6-2-others = I alla andra kontrakt får ingen det.
rule-BAU-6-2-none = Ingen får säga mariage.
rule-BAU-6-3-counts = En mariage räknas för sitt par så snart den är sagd, vem som än tar sticket.
rule-BAU-6-3-none = Ingen mariage räknas: bara stick ger kortpoäng.
rule-BAU-6-4-claim = I Normal får den som ska spela ut efter att ha tagit ett stick, eller som just har sagt en mariage, säga Basta.
rule-BAU-6-4-claim-tricks = I Normal får den som ska spela ut efter att ha tagit ett stick säga Basta.
rule-BAU-6-4-right = Det är rätt om båda medspelarna tillsammans har minst 66 kortpoäng. Spelet slutar genast, och inget mer kort spelas ut.
rule-BAU-6-5-value = Ett rätt Basta ger { $three } spelpoäng mot förlorare utan stick, { $two } mot förlorare med mindre än 33 kortpoäng, och annars { $one }.
rule-BAU-6-5-trickless-three = Förlorare utan stick kostar { $value } även med 33 eller mer från en mariage.
rule-BAU-6-5-trickless-by-points = Men förlorare utan stick kostar bara { $value } om de har 33 eller mer från en mariage.
rule-BAU-6-5-marriages-count = Förlorarnas mariage räknas mot deras 33.
rule-BAU-6-5-tricks-only = Förlorarnas mariage räknas inte mot deras 33, bara deras stick.
rule-BAU-6-6-wrong = Efter ett fel Basta får det andra paret vad ett rätt skulle ha gett i den stunden.
rule-BAU-6-7-last-trick = Säger ingen Basta före utspelet till sista sticket får det par som tar sista sticket { $value } spelpoäng, oavsett kortpoäng.

rules-bauernschnapsen-section-7 = De andra kontrakten
rule-BAU-7-1-no-trick = I { $contracts } får spelföraren inte ta något stick; med det första tagna sticket är kontraktet genast förlorat.
rule-BAU-7-1-none = Inget kontrakt går ut på att inte ta något stick.
rule-BAU-7-2-three-tricks = I { $contracts } ska spelföraren själv ta de tre första sticken och ha minst 66 kortpoäng i dem; tar någon annan ett, om så medspelaren, är kontraktet genast förlorat.
rule-BAU-7-2-marriages = Spelförarens egna mariage räknas också.
rule-BAU-7-2-always-three = Att nå 66 tidigare avslutar det inte; efter tre stick är given slut.
rule-BAU-7-2-at-sixty-six = Men det är vunnet så snart spelföraren har 66, även efter två stick; efter tre är given slut.
rule-BAU-7-2-none = Inget kontrakt går ut på de tre första sticken.
rule-BAU-7-3-all-tricks = I { $contracts } ska spelföraren själv ta alla fem stick; tar någon annan ett är kontraktet genast förlorat.
rule-BAU-7-3-partner = Också ett stick till den egna medspelaren förlorar, och regel 5.3 kan tvinga medspelaren att ta det.
rule-BAU-7-3-none = Inget kontrakt går ut på att ta alla stick.
rule-BAU-7-4-shown = I { $contracts } spelas inga kort: när inget mer finns att säga visar spelföraren de fem korten och har vunnit.
rule-BAU-7-4-none = Varje kontrakt spelas ut.
rule-BAU-7-5-value = I varje kontrakt utom Normal får spelförarens par kontraktets värde om det klaras, och motståndarna lika mycket om det förloras.
rule-BAU-7-5-doubled = Det dubblas så många gånger som det sades.
rule-BAU-7-5-none = Bara Normal spelas.

rules-bauernschnapsen-section-8 = Partiet
rule-BAU-8-1-target = Båda paren börjar på 0 spelpoäng, och det par som först har { $target } eller mer efter en giv vinner partiet.
rule-BAU-8-1-down = Poängen skrivs från { $target } ner till 0, vilket inte ändrar något annat.
rule-BAU-8-2-mark = Förlorarna får ett märke, en Bummerl.
rule-BAU-8-2-schneider = { $count ->
    [1] Det är ett också om de inte har en enda spelpoäng (Schneider).
   *[other] Har de inte en enda spelpoäng (Schneider) får de { $count }.
 }
rule-BAU-8-3-four = Det finns Retourschneider: det par som ledde med { $lead } mot noll och ändå förlorar får fyra Bummerl.
rule-BAU-8-3-none = Det finns ingen Retourschneider: att förlora efter stor ledning kostar inte mer.
rule-BAU-8-4-rotates = I nästa parti under samma kväll ger nästa spelare till vänster först.
rule-BAU-8-4-drawn = I nästa parti under samma kväll lottas första givaren på nytt.

rules-bauernschnapsen-section-9 = Vad som får ses
rule-BAU-9-1-own = Du får när som helst titta igenom ditt eget pars stick.
rule-BAU-9-1-closed = Det andra parets stick förblir dolda.
rule-BAU-9-1-first-open = Varje pars första stick ligger öppet för alla, det andra parets övriga förblir dolda.
rule-BAU-9-1-reveal = Efter en giv visas alla händer som de gavs.
rule-BAU-9-1-idle = Korten hos en medspelare som vilade visas aldrig: då syns bara vad som spelades.
rule-BAU-9-1-hidden = Efter en giv visas inga händer.
rule-BAU-9-2-open = Alla får titta på det sista sticket till nästa utspel.
rule-BAU-9-2-closed = Ingen får titta på det sista sticket igen.

## Exempel

example-takes = { $contract }: { $trump ->
    [trump] hjärter är trumf.
   *[no-trump] ingen färg är trumf.
 } Sticket är { $trick }: { $card } tar det.
example-may-play = { $contract }: { $trump ->
    [trump] hjärter är trumf.
   *[no-trump] ingen färg är trumf.
 } Efter { $trick } har du { $hand }: du får spela { $answer }.
example-beats-partner = { $contract }: { $trump ->
    [trump] hjärter är trumf.
   *[no-trump] ingen färg är trumf.
 } Din medspelare har spelat ut och har det bästa kortet i sticket { $trick }. Du har { $hand }: du måste ändå spela { $answer }.
example-higher = Medan { $below } står får { $above } bjudas över det, men inte tvärtom.
example-doubled = { $contract } är värd { $value }, med { $levels ->
    [1] Kontra
    [2] Kontra och Rekontra
   *[3] Kontra, Rekontra och Subkontra
 } { $score }.
example-marriage-lost = Hjärter är trumf. Förhand säger { $pair } och spelar ut; sticket är { $trick }: en motståndare tar det med { $card }, men de 40 stannar hos förhandens par. Det tar sedan inget stick, så motståndarnas Basta ger { $score }.
example-claim-after-marriage = Ett par har { $own } kortpoäng i stick och säger { $pair } i trumf: med { $all } är Basta genast rätt. De andra har ett stick och 21 kortpoäng, så det ger { $score }.
example-claim = Ett par har { $own } kortpoäng, de andra har ett stick och { $losers }: Basta ger { $score }.
example-claim-no-trick = Ett par har { $own } kortpoäng, de andra har inget stick: Basta ger { $score }.
example-claim-losers-marriage = Förlorarna har ett stick, { $losers } kortpoäng i stick och en mariage för 20: Basta mot dem ger { $score }.
example-claim-wrong = Ett par säger Basta med { $own } kortpoäng, en för lite. De andra har ett stick och { $losers }: ett rätt Basta skulle ha gett { $score }, så de får { $score }.
example-last-trick = Ett par har { $own } kortpoäng efter fyra stick och säger inte Basta. De andra tar sista sticket och får { $score }.
example-bettler = Till sticket { $trick } har spelföraren i en Bettler { $hand } och måste lägga över med något av { $answer }: Bettler är förlorad, och motståndarna får { $score }.
example-schnapser-made = En spelförare har tagit de tre första sticken med { $own } kortpoäng: Schnapser är klarad och ger { $score }.
example-schnapser-failed = En spelförare har tagit de tre första sticken, men bara med { $own } kortpoäng: Schnapser är förlorad, och motståndarna får { $score }.
example-schnapser-early = En spelförare har { $own } kortpoäng i ett stick och säger sina 40: Schnapser är genast klarad och ger { $score }.
example-schnapser-three = En spelförare har { $own } kortpoäng i ett stick och säger sina 40: det andra och det tredje sticket behövs ändå, och sedan ger Schnapser { $score }.
example-partner = I en Gang har spelföraren spelat ut, sticket är { $trick }, och medspelaren måste lägga över med { $card }: Gang är förlorad, och motståndarna får { $score }.
example-schneider = Ett parti slutar { $target } mot 0: förlorarna får { $count } Bummerl.
example-after-lead = Ett par leder med { $lead } mot 0 och förlorar sedan partiet mot { $target } poäng: det får { $count } Bummerl.

## Exempel som läsaren spelar

try-declarer = Du är spelförare.
try-partner = Du är spelförarens medspelare.
try-opponent = Du är motståndare till spelföraren.
try-they-score = Motståndarna får { $count }: { $ending }.
try-worth = Kontraktet är då värt { $value }.
example-after-knock = Efter knackning får förhand, räknat uppifrån i leken, { $places }.
example-next-dealer = A ger den första given i ett parti på sex givar, så B ger den sista: i nästa parti ger C först.
