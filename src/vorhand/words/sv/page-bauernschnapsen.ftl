### Svenska. Vad bara sidan för Bauernschnapsen säger.

## Startsidan

page-tagline = Bauernschnapsen, det österrikiska kortspelet för fyra i par: bjud, ta stick, undvik Bummerl.
page-play-now-about = Tre bottar väntar; korten delas ut genast.

## Vad läsaren gjorde. $count, $points: tal. $suit: C, D, H eller S. $contract, $cards: text. $level: 1, 2 eller 3. $held, $correct: yes eller no.

page-you-cut = { $count ->
    [one] Du kuperar: { $count } kort läggs underst.
   *[other] Du kuperar: { $count } kort läggs underst.
 }
page-you-knock = Du knackar: leken förblir som den är.
page-you-name-trump = { $suit ->
    [C] Du väljer trumf: klöver.
    [D] Du väljer trumf: ruter.
    [H] Du väljer trumf: hjärter.
   *[S] Du väljer trumf: spader.
 }
page-you-turn-up = Du låter vända upp ett kort för trumf.
page-you-bid = { $held ->
    [yes] Du håller budet: { $contract }.
   *[no] Du bjuder: { $contract }.
 }
page-you-double-normal = Du säger Kontra mot Normal: den går före Bettler och räknas dubbelt.
page-you-pass = Du passar.
page-you-declarer = Du spelar kontraktet: { $contract }.
page-you-double = { $level ->
    [1] Du säger Kontra: given räknas dubbelt.
    [2] Du säger Rekontra: given räknas fyrdubbelt.
   *[3] Du säger Subkontra: given räknas åttadubbelt.
 }
page-you-decline = { $level ->
    [1] Du säger inte Kontra.
    [2] Du säger inte Rekontra.
   *[3] Du säger inte Subkontra.
 }
page-you-show = Du visar de fem korten: { $cards }.
page-you-declare = { $suit ->
    [C] Du säger { $points } i klöver.
    [D] Du säger { $points } i ruter.
    [H] Du säger { $points } i hjärter.
   *[S] Du säger { $points } i spader.
 }
page-you-claim = { $correct ->
    [yes] Du säger Basta och har { $points } kortpoäng.
   *[no] Du säger Basta men har bara { $points } kortpoäng.
 }

## Vad bordet väntar på. $player: ett namn.

page-choose-cut = Kupera eller knacka
page-waits-cut = { $player } kuperar eller knackar.
page-choose-bid = Din tur att bjuda
page-waits-bid = { $player } bjuder.
page-choose-double = { $level ->
    [1] Säger du Kontra?
    [2] Säger du Rekontra?
   *[3] Säger du Subkontra?
 }
page-waits-double = { $level ->
    [1] Säger { $player } Kontra?
    [2] Säger { $player } Rekontra?
   *[3] Säger { $player } Subkontra?
 }
page-turn-declared = { $suit ->
    [C] Spela ut kungen eller damen i klöver.
    [D] Spela ut kungen eller damen i ruter.
    [H] Spela ut kungen eller damen i hjärter.
   *[S] Spela ut kungen eller damen i spader.
 }
page-cut-place = Var leken kuperas
page-cut-about = tre och två kort i taget
page-knock-about = leken förblir som den är
page-turn-up-about = Ett av dina två sista kort visar trumf; ingen väg tillbaka.
page-last-two = De två sista korten för { $player }
page-turned = Uppvänt för { $player }
page-calls = Buden
page-stands = gäller
page-kontra-normal-about = i stället för Bettler, dubblat
# $now, $then: spelpoäng.
page-stake = Det gäller { $now }, sedan { $then } spelpoäng
page-on-lead = Utspel

## Vid bordet

page-deal-number = Giv { $number }
page-out = sitter över
page-sits-out = Du sitter över: { $player } spelar ensam.
page-we = vi
page-they = de
page-first-pair = första paret
page-second-pair = andra paret
page-holds = har { $cards }
page-declared = { $suit ->
    [C] har sagt { $points } i klöver
    [D] har sagt { $points } i ruter
    [H] har sagt { $points } i hjärter
   *[S] har sagt { $points } i spader
 }
page-tricks = Stick
page-our-tricks = Våra stick
page-their-tricks = Deras stick
page-open-tricks = Öppna stick
page-trick-of-whom = taget av { $player }
page-count-yourself = Du räknar dina stick själv; sidan gör det inte.
page-no-own-trick = Inget stick än.
page-no-last-trick = Sista sticket ligger öppet till nästa utspel; nu finns inget.
page-last-trick-closed = I det här huset förblir sista sticket stängt.

## Resultat och tavla. $names: båda namnen i ett par. $count: ett tal.

page-bummerl = { $names } får ett Bummerl.
page-schneider = { $names } är Schneider: { $count ->
    [one] { $count } Bummerl
   *[other] { $count } Bummerl
 }.
page-shown-by = Visas av { $player }
page-left = kvar
page-counts-up = Från 0 upp till { $count }
page-counts-down = Från { $count } ner till 0

## Hjälp och inställningar

page-help = Hjälp
page-card-order = Korten
page-high-to-low = från det högsta
page-questions = Frågor
page-contracts = Kontrakt
