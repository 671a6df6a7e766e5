### Svenska. Spelet Bauernschnapsen: kontrakt, bud, bord, händelser, regeluppsättningar. Kontraktens namn förblir österrikiska.

## Kontrakt

contract-normal = Normal
contract-normal-long = Normal: förhandens par spelar för 66 kortpoäng
contract-normal-help = Med förhandens trumf, par mot par: det par som först säger Basta med 66 kortpoäng vinner, och säger ingen Basta avgör sista sticket. Kallas också Rufer.
contract-normal-head = Normal
contract-bettler = Bettler
contract-bettler-long = Bettler (tiggare): utan trumf, ta inget stick
contract-bettler-help = Ingen färg är trumf, spelförarens medspelare vilar, och spelföraren får inte ta ett enda stick. Kallas också Fechter.
contract-bettler-head = Bettler
contract-assenbettler = Assenbettler
contract-assenbettler-long = Assenbettler (ässtiggare): ta inget stick, ess är lägst
contract-assenbettler-help = En Bettler där ordningen är 10 K D Kn E.
contract-assenbettler-head = Assenb.
contract-ass-bettler = Ass-Bettler
contract-ass-bettler-long = Ass-Bettler (tiggare med ess): ta inget stick, med ett ess på handen
contract-ass-bettler-help = En Bettler som bara den som har minst ett ess får bjuda. Kallas också Ass-Fechter.
contract-ass-bettler-head = Ass-B.
contract-schnapser = Schnapser
contract-schnapser-long = Schnapser: ta själv de tre första sticken, med 66 i dem
contract-schnapser-help = Med förhandens trumf ska spelföraren själv ta de tre första sticken och ha 66 kortpoäng i dem; också ett stick till medspelaren förlorar. Kallas också Drei-Stich.
contract-schnapser-head = Schnaps.
contract-damengang = Damengang
contract-damengang-long = Damengang (damgång): utan trumf, ta alla stick, dam är högst
contract-damengang-help = En Gang där ordningen är D Kn E 10 K.
contract-damengang-head = Damen-G
contract-koenigsgang = Königsgang
contract-koenigsgang-long = Königsgang (kungsgång): utan trumf, ta alla stick, kung är högst
contract-koenigsgang-help = En Gang där ordningen är K D Kn E 10.
contract-koenigsgang-head = König-G
contract-gang = Gang
contract-gang-long = Gang (gång): utan trumf, ta själv alla fem stick
contract-gang-help = Ingen färg är trumf, och spelföraren spelar ut och ska själv ta alla fem stick; också ett stick till medspelaren förlorar. Kallas också Land, Landler, Ring eller Blick.
contract-gang-head = Gang
contract-zehner-gang = Zehner-Gang
contract-zehner-gang-long = Zehner-Gang (tiogång): en Gang där tian är högst och ess lägst
contract-zehner-gang-help = En Gang där ordningen är 10 K D Kn E. Kallas också Zehner-Ring eller Zehnerloch.
contract-zehner-gang-head = Zehner-G
contract-kontra-schnapser = Kontra-Schnapser
contract-kontra-schnapser-long = Kontra-Schnapser: motståndarnas Schnapser mot förhandens utspel
contract-kontra-schnapser-help = En Schnapser av förhandens motståndare: med förhandens trumf, och förhand spelar ut till första sticket.
contract-kontra-schnapser-head = K-Schn.
contract-bauernloch = Bauernloch
contract-bauernloch-long = Bauernloch (bondhål): alla stick med trumf, tian är högst
contract-bauernloch-help = En Bauernschnapser där ordningen är 10 K D Kn E.
contract-bauernloch-head = B-loch
contract-bauernschnapser = Bauernschnapser
contract-bauernschnapser-long = Bauernschnapser (bondschnapser): själv alla fem stick, med trumf
contract-bauernschnapser-help = Med förhandens trumf ska spelföraren själv ta alla fem stick; förhand spelar ut. Kallas också Bauer.
contract-bauernschnapser-head = Bauer
contract-farben-gang = Farben-Gang
contract-farben-gang-long = Farben-Gang (färggång): ha fem kort i samma färg och visa dem
contract-farben-gang-help = Spelföraren har alla fem korten i en färg; de visas och spelas inte. Kallas också Farben-Ring, Farbenringerl, Jodler, Farbenjodler eller Aufsteher.
contract-farben-gang-head = Farben-G
contract-kontra-bauernschnapser = Kontra-Bauernschnapser
contract-kontra-bauernschnapser-long = Kontra-Bauernschnapser: motståndarna tar alla stick mot förhandens utspel
contract-kontra-bauernschnapser-help = En Bauernschnapser av förhandens motståndare: med förhandens trumf, och förhand spelar ut till första sticket. Kallas också Kontrabauer.
contract-kontra-bauernschnapser-head = K-Bauer
contract-herren-schnapser = Herren-Schnapser
contract-herren-schnapser-long = Herren-Schnapser (herreschnapser): ha alla fem trumf och visa dem
contract-herren-schnapser-help = Förhand har alla fem trumfen; de visas och spelas inte. Kallas också Herrenjodler eller Trumpf-Farbenring.
contract-herren-schnapser-head = Herren-S

## Vad som sägs och görs

call-pass = Pass
call-kontra-normal = Kontra mot Normal
call-normal = { contract-normal }
call-bettler = { contract-bettler }
call-assenbettler = { contract-assenbettler }
call-ass-bettler = { contract-ass-bettler }
call-schnapser = { contract-schnapser }
call-damengang = { contract-damengang }
call-koenigsgang = { contract-koenigsgang }
call-gang = { contract-gang }
call-zehner-gang = { contract-zehner-gang }
call-kontra-schnapser = { contract-kontra-schnapser }
call-bauernloch = { contract-bauernloch }
call-bauernschnapser = { contract-bauernschnapser }
call-farben-gang = { contract-farben-gang }
call-kontra-bauernschnapser = { contract-kontra-bauernschnapser }
call-herren-schnapser = { contract-herren-schnapser }
doubling-1 = Kontra
doubling-1-long = Kontra: given räknas dubbelt
doubling-2 = Rekontra
doubling-2-long = Rekontra: given räknas fyrdubbelt
doubling-3 = Subkontra
doubling-3-long = Subkontra: given räknas åttadubbelt
action-decline = Dubblar inte
action-cut = Kupera { $count ->
    [one] { $count } kort
   *[other] { $count } kort
 }
action-knock = Knacka
action-knock-long = Knacka: leken lämnas som den är
action-turn-up = Vänd upp
action-turn-up-long = Aufschlagen: ett av dina två sista kort vänds upp, och dess färg är trumf
action-declare = Säg { $points } i { $suit ->
    [C] klöver
    [D] ruter
    [H] hjärter
   *[S] spader
 }
action-claim = Basta
action-claim-long = Basta: ert par har 66 kortpoäng
word-rufer = Rufer
word-rufer-long = Rufer (förhand): spelaren till vänster om givaren, som väljer trumf och talar först
word-hold = Håll
word-hold-long = Håll: bjud kontraktet som står och ta över det med företräde
word-twenty = Tjugo
word-twenty-long = Tjugo: kung och dam i en sidofärg, 20 kortpoäng
word-forty = Fyrtio
word-forty-long = Fyrtio: kung och dam i trumf, 40 kortpoäng
word-card-points = kortpoäng
word-card-points-long = Kortpoäng: de avgör 66; ess 11, tia 10, kung 4, dam 3, knekt 2
word-game-points = spelpoäng
word-game-points-long = Spelpoäng: de vinner partiet
word-bummerl = Bummerl
word-bummerl-long = Bummerl: märket för ett förlorat parti
word-schneider = Schneider
word-schneider-long = Schneider (skräddare): ett parti förlorat utan en enda spelpoäng; märket räknas mer
word-retourschneider = Retourschneider
word-retourschneider-long = Retourschneider: ett parti förlorat efter ledning med en poäng från slutet mot noll

## Vad bordet väntar på

phase-cut = Leken kuperas, eller så knackar man.
phase-name-trump = Förhand väljer trumf.
phase-turn = Ett kort vänds upp för trumf.
phase-auction = Budgivningen pågår.
phase-doubling = Någon bestämmer sig för att dubbla eller inte.

## Roller

role-caller = förhand
role-leader = utspelare

## Händelser

event-deal-started = Giv { $number }: givare { $dealer }, förhand { $caller }.
event-pack-cut = { $player } kuperar: { $count ->
    [one] { $count } kort läggs underst.
   *[other] { $count } kort läggs underst.
 }
event-pack-knocked = { $player } knackar: leken lämnas som den är.
event-trump-named = { $player } väljer trumf: { $suit ->
    [C] klöver.
    [D] ruter.
    [H] hjärter.
   *[S] spader.
 }
event-turn-asked = { $player } låter ett kort vändas upp för trumf.
event-card-turned = Uppvänt för { $player }: { $card }; dess färg är trumf.
event-bid-made = { $held ->
    [yes] { $player } håller budet: { $contract }.
   *[no] { $player } bjuder: { $contract }.
 }
event-normal-doubled = { $player } säger Kontra mot Normal: den går före Bettler och räknas dubbelt.
event-passed = { $player } passar.
event-auction-won = { $player } spelar kontraktet: { $contract }.
event-doubled = { $level ->
    [1] { $player } säger Kontra: given räknas dubbelt.
    [2] { $player } säger Rekontra: given räknas fyrdubbelt.
   *[3] { $player } säger Subkontra: given räknas åttadubbelt.
 }
event-doubling-declined = { $level ->
    [1] { $player } säger inte Kontra.
    [2] { $player } säger inte Rekontra.
   *[3] { $player } säger inte Subkontra.
 }
event-hand-shown = { $player } visar de fem korten: { $cards }.
event-marriage-declared = { $player } säger { $points } i { $suit ->
    [C] klöver.
    [D] ruter.
    [H] hjärter.
   *[S] spader.
 }
event-claimed = { $correct ->
    [yes] { $player } säger Basta och har { $points } kortpoäng.
   *[no] { $player } säger Basta men har bara { $points } kortpoäng.
 }
event-deal-scored = Giv { $number } är slut, { $declarer } med { $contract }{ $doubled ->
    [0] : { "" }
    [1] , Kontra: { "" }
    [2] , Rekontra: { "" }
   *[3] , Subkontra: { "" }
 }{ $ending ->
    [claimed] rätt Basta
    [false-claim] fel Basta
    [last-trick] sista sticket avgjorde
    [made] klarat
   *[failed] förlorat
 }; kortpoäng: { $points }; spelpoäng: { $scores }; totalt: { $totals }.
event-deal-revealed = Händerna som de gavs: { $hands }.
event-match-ended = { $winners } vinner partiet; totalt: { $totals }; förlorarna får { $bummerl } Bummerl.

## Hur en giv slutade

ending-claimed = Basta med 66: rätt
ending-false-claim = Basta utan 66: fel
ending-last-trick = sista sticket avgjorde
ending-made = kontraktet klarat
ending-failed = kontraktet förlorat

## Vad nybörjare undrar, och svaren

help-partner-beat = Måste jag lägga över min egen medspelare?
help-partner-beat-answer = Ja. Den som kan följa färg måste lägga över stickets bästa kort om det går, även om medspelaren har lagt det; och saknar du färgen måste du trumfa, också över medspelarens trumf.
help-partners-trick = Vad händer om min medspelare tar ett stick i en Schnapser eller Gang?
help-partners-trick-answer = Då är kontraktet förlorat genast: spelföraren ska ta sticken själv. Eftersom också medspelaren måste lägga över kan medspelaren tvingas att fördärva det.
help-kontra-lead = Vem spelar ut i Kontra-kontrakten, och vilket av två kontrakt för 12 är högst?
help-kontra-lead-answer = Överallt där det finns trumf spelar förhand ut till första sticket, också i motståndarnas Kontra-kontrakt. Lika värde är inte lika bud: platsen i listan avgör, så i huvudlistan går Bauernschnapser över Kontra-Schnapser.
help-forty-lost = Räknas 40 om sticket går förlorat?
help-forty-lost-answer = Ja. En mariage räknas så snart den är sagd, vem som än tar sticket.

## Regeluppsättningar

ruleset-bauernschnapsen-pagat = Huvudlistan
ruleset-bauernschnapsen-pagat-about = Spelet med tio kontrakt från Normal till Herren-Schnapser, dubblade upp till tre gånger, till 24 spelpoäng.
ruleset-bauernschnapsen-wikipedia = Långa listan
ruleset-bauernschnapsen-wikipedia-about = Femton kontrakt, med Assenbettler, Ass-Bettler, Damengang, Königsgang och Bauernloch; en Schnapser är vunnen så snart den har 66.
ruleset-bauernschnapsen-carinthia = Kärntens spel
ruleset-bauernschnapsen-carinthia-about = Huvudlistan utan Bettler och Zehner-Gang; där kallas Gang för Land, och de visade kontrakten Farbenjodler och Herrenjodler.

option-no_bettler = Ingen Bettler
option-bettler_5 = Bettler är värd 5
option-bettler_ten_last = I Bettler är tian lägst
option-bettler_all_play = I Bettler spelar också spelförarens medspelare
option-ass_bettler = Ass-Bettler, värd 5
option-kontra_normal = Kontra mot Normal går över Bettler
option-no_zehner_gang = Ingen Zehner-Gang
option-zehner_gang_8 = Zehner-Gang är värd 8 och lägre än Gang
option-zehner_gang_9 = Zehner-Gang är värd 9 och lägre än Gang
option-partner_out_in_gangs = Medspelaren vilar också i Gang och Zehner-Gang
option-kontra_schnapser_above = Kontra-Schnapser går över Bauernschnapser
option-caller_only = Bara förhand bjuder Schnapser och Bauernschnapser
option-schnapser_early = En Schnapser är vunnen så snart den har 66
option-no_doubling = Ingen dubbling
option-double_once = Bara Kontra
option-double_twice = Bara Kontra och Rekontra
option-kontra_games_undoubled = Kontra-kontrakt och kontrakt för 24 dubblas inte
option-idle_partner_silent = En medspelare som vilar får inte säga Rekontra
option-knock_threes = Tre och två kort åt gången också efter knackning
option-trickless_by_points = Förlorare utan stick men med 33 från en mariage kostar 1
option-losers_tricks_only = Förlorarnas mariage räknas inte mot deras 33
option-retourschneider = Retourschneider räknas som fyra Bummerl
option-dealer_drawn = Första givaren lottas i varje parti
option-counting_down = Poängen räknas nedåt
option-first_trick_open = Varje pars första stick ligger öppet
option-last_trick_closed = Sista sticket får inte ses igen

## Regeluppsättningar fält för fält

group-auction = Budgivningen
group-doubling = Dubbling
group-scoring = Vad en giv är värd
group-match = Partiet

axis-dealing-knock = Efter knackning ges korten
value-dealing-knock-fives = fem åt gången
value-dealing-knock-threes-and-twos = tre och två åt gången
axis-auction-normal-kontra = Kontra mot Normal
value-auction-normal-kontra-after-auction = bara efter budgivningen
value-auction-normal-kontra-beats-bettler = får också gå över en Bettler i budgivningen
value-contracts-id-normal = { contract-normal }
value-contracts-id-bettler = { contract-bettler }
value-contracts-id-assenbettler = { contract-assenbettler }
value-contracts-id-ass-bettler = { contract-ass-bettler }
value-contracts-id-schnapser = { contract-schnapser }
value-contracts-id-damengang = { contract-damengang }
value-contracts-id-koenigsgang = { contract-koenigsgang }
value-contracts-id-gang = { contract-gang }
value-contracts-id-zehner-gang = { contract-zehner-gang }
value-contracts-id-kontra-schnapser = { contract-kontra-schnapser }
value-contracts-id-bauernloch = { contract-bauernloch }
value-contracts-id-bauernschnapser = { contract-bauernschnapser }
value-contracts-id-farben-gang = { contract-farben-gang }
value-contracts-id-kontra-bauernschnapser = { contract-kontra-bauernschnapser }
value-contracts-id-herren-schnapser = { contract-herren-schnapser }
axis-contracts-rank = Plats i listan (0: spelas inte)
axis-contracts-value = Spelpoäng
axis-contracts-bidders = Får bjudas av
value-contracts-bidders-anyone = alla
value-contracts-bidders-caller = förhand
value-contracts-bidders-callers-side = förhand och förhandens medspelare
value-contracts-bidders-opponents = förhandens motståndare
value-contracts-bidders-not-caller = alla utom förhand
axis-contracts-cards = Trumffärg
value-contracts-cards-trump = förhandens färg
value-contracts-cards-no-trump = ingen
axis-contracts-order = Kortens ordning
value-contracts-order-ATKQJ = E 10 K D Kn
value-contracts-order-TKQJA = 10 K D Kn E
value-contracts-order-KQJAT = K D Kn E 10
value-contracts-order-QJATK = D Kn E 10 K
value-contracts-order-AKQJT = E K D Kn 10
axis-contracts-leads = Spelar ut till första sticket
value-contracts-leads-caller = förhand
value-contracts-leads-declarer = spelföraren
axis-contracts-partner = Spelförarens medspelare
value-contracts-partner-plays = spelar
value-contracts-partner-sits-out = vilar
value-contracts-aim-sixty-six = 66 kortpoäng, eller sista sticket
value-contracts-aim-no-trick = inget stick
value-contracts-aim-three-tricks = de tre första sticken med 66 kortpoäng
value-contracts-aim-all-tricks = alla fem stick
value-contracts-aim-one-suit = att ha fem kort i samma färg
value-contracts-aim-five-trumps = att ha alla fem trumf
axis-contracts-marriages = Mariage
value-contracts-marriages-all = för alla
value-contracts-marriages-declarer = bara för spelföraren
value-contracts-marriages-none = ingen
axis-contracts-needs = För att bjuda måste man ha
value-contracts-needs-nothing = inget särskilt
value-contracts-needs-ace = ett ess
axis-contracts-doubled = Dubbling
value-contracts-doubled-allowed = tillåten
value-contracts-doubled-not-allowed = inte tillåten
axis-doubling-levels = Så många gånger får ett kontrakt dubblas
axis-doubling-idle-partner = En medspelare som vilar
value-doubling-idle-partner-may-redouble = får säga Rekontra
value-doubling-idle-partner-silent = får inte säga Rekontra
axis-scoring-three-tricks = En Schnapser är vunnen
value-scoring-three-tricks-always-three = efter tre stick
value-scoring-three-tricks-at-sixty-six = så snart den har 66
axis-scoring-trickless = Förlorare utan stick men med 33 från en mariage kostar
value-scoring-trickless-three = 3
value-scoring-trickless-by-points = 1
axis-scoring-losers-marriages = Förlorarnas mariage
value-scoring-losers-marriages-count = räknas mot deras 33
value-scoring-losers-marriages-tricks-only = räknas inte mot deras 33
axis-match-target = Spelpoäng som vinner partiet
axis-match-schneider = Bummerl för förlorare utan en enda spelpoäng
axis-match-retourschneider = Retourschneider
value-match-retourschneider-none = räknas som varje förlorat parti
value-match-retourschneider-four = räknas som fyra Bummerl
axis-match-next-dealer = Första givare i nästa parti
value-match-next-dealer-rotates = nästa till vänster
value-match-next-dealer-drawn = lottas
value-table-reveal-after-deal-all = alla händer
axis-table-open-tricks = Motpartens stick som får ses
value-table-open-tricks-none = inga
value-table-open-tricks-first-of-each-side = varje pars första
axis-table-last-trick = Sista sticket
value-table-last-trick-open = får ses till nästa utspel
value-table-last-trick-closed = får inte ses igen
axis-table-counting = Poängen räknas
value-table-counting-up = uppåt
value-table-counting-down = nedåt
