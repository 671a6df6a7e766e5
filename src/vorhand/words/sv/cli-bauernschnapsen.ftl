### Svenska. Det som bara kommandoraden säger om Bauernschnapsen.

## Bordet

cli-deal-number = Giv { $number }
cli-no-bid = Ingen har bjudit än.
cli-standing-bid = Högsta bud: { $contract } ({ $player }), värt { $value }
cli-declarer = Spelförare: { $player }; värt { $value }
cli-declarer-doubled = Spelförare: { $player }; { $doubling }: värt { $value }
cli-declarer-was = Spelförare: { $player }
cli-trump-open = Trumf: inte känd än
cli-trump-idle = Trumf: ingen i det här kontraktet (vald: { $trump })
cli-trump-turned = Trumf: { $trump }, uppvänt: { $card }
cli-sits-out = sitter över
cli-points-to-go = kvar att ta
cli-own-points = { $count ->
    [one] Ditt par har { $count } kortpoäng.
   *[other] Ditt par har { $count } kortpoäng.
 }
cli-declared = Sagda par: { $marriages }
cli-shown-held = Alla har sett dem och de är kvar på hand: { $cards }
cli-hand-undealt = Du har inga kort än.
cli-hand-first = Dina { $count } första kort (de andra två när trumf är känd)
cli-won-by = Stick som { $players } har: { $count }
cli-last-trick-closed = Med de här reglerna visas förra sticket inte igen (regel 9.2); ”t” visar ditt pars stick.
cli-last-trick-covered = Nästa kort är utspelat, så förra sticket ligger dolt (regel 9.2); ”t” visar ditt pars stick.

## Val

cli-knock-long = leken lämnas som den är
cli-cut = Kupera
cli-cut-long = så många kort flyttas från toppen till botten
cli-turn-up-long = ett av dina andra två kort, som du inte har sett, avgör trumfen (Aufschlagen)
cli-pass-long = du är ute ur den här budgivningen
cli-hold = håller
cli-holds = håll: du tar över samma bud; { $contract }
cli-kontra-normal-long = Normal spelas i stället för Bettler, dubblat
cli-double-1-long = given räknas dubbelt
cli-double-2-long = given räknas fyrdubbelt
cli-double-3-long = given räknas åttadubbelt
cli-decline-long = värdet blir som det är
cli-yes = ja
cli-no = nej
cli-declare = Säg { $points } i { $suit }
cli-declare-long = du visar kung och dam och spelar ut en av dem
cli-claim-long = ditt par har 66 kortpoäng: given slutar; om inte får de andra poängen

## Frågor

cli-ask-cut = Kupera eller knacka (? ger hjälp):
cli-ask-call = Ditt bud (? ger hjälp):
cli-ask-doubling = { $doubling }? (? ger hjälp):
cli-ask-lead = Ditt utspel (? ger hjälp):
cli-ask-declared = Spela ut kungen eller damen (? ger hjälp):
cli-not-a-cut = ”{ $text }” är ingen kupering: skriv 0 för att knacka, eller hur många kort du kuperar, från 1 till { $count }.

## Hjälp

cli-help-cut = 0 för att knacka, eller hur många kort du kuperar, från 1 till 19.
cli-help-first-three = Numret inom hakparentes, eller färgens namn eller början på det (minst två bokstäver), eller ”vänd upp”. Det kan inte tas tillbaka.
cli-help-call = Numret inom hakparentes, eller kontraktets namn eller början på det (minst två bokstäver), också ett annat namn som det har i Österrike. Det kan inte tas tillbaka.
cli-help-doubling = Numret inom hakparentes, eller ja eller nej.
cli-help-lead = Vid utspel också 20 eller 40 för att säga ett par, och 66 eller Basta, när de finns i listan.
cli-help-auction = budgivningen hittills
cli-help-won = sticken som ditt par har tagit
cli-help-worth = I den här given är det värt { $value }, vilket par som än får det.
cli-help-beginners = Vad nybörjare frågar

## Rapporter

cli-you-score = Ditt par får { $count }: { $ending }.
cli-they-score = { $players } får { $count }: { $ending }.
cli-why-1 = Förlorarna har minst 33 kortpoäng, så det räknas enkelt.
cli-why-2 = Förlorarna har ett stick men mindre än 33 kortpoäng, så det räknas dubbelt.
cli-why-3 = Förlorarna har inget stick, så det räknas tredubbelt.
cli-why-false-1 = Ett riktigt Basta hade räknats enkelt.
cli-why-false-2 = Ett riktigt Basta hade räknats dubbelt.
cli-why-false-3 = Ett riktigt Basta hade räknats tredubbelt.
cli-standing = Spelpoäng: { $totals }; { $target } vinner partiet.
cli-standing-down = Spelpoäng kvar att ta: { $totals }; det par som inte har några kvar vinner partiet.
cli-sheet-note-pairs = För varje giv: spelpoängen, sedan totalen efter den.
cli-sheet-note-down = För varje giv: spelpoängen, sedan vad som är kvar att ta.
cli-pairs-tricks = Stick: { $tricks }
cli-you-won-match = Ditt par vinner partiet med { $score }; { $losers } får { $count } Bummerl.
cli-you-lost-match = { $winners } vinner partiet med { $score }; ditt par får { $count } Bummerl.
cli-match-won = { $winners } vinner partiet med { $score }; { $losers } får { $count } Bummerl.

## Händelser

cli-trump-named = { $player } väljer trumf: { $suit }.
cli-marriage-declared = { $player } säger { $points } i { $suit }.
cli-you-pack-cut = Du kuperar: { $count ->
    [one] { $count } kort läggs underst.
   *[other] { $count } kort läggs underst.
 }
cli-you-pack-knocked = Du knackar: leken lämnas som den är.
cli-you-trump-named = Du väljer trumf: { $suit }.
cli-you-turn-asked = Du låter ett kort vändas upp för trumf.
cli-you-card-turned = Ditt kort { $card } vänds upp; dess färg är trumf.
cli-you-bid-made = { $held ->
    [yes] Du håller budet: { $contract }.
   *[no] Du bjuder: { $contract }.
 }
cli-you-normal-doubled = Du säger Kontra mot Normal: den går före Bettler och räknas dubbelt.
cli-you-passed = Du passar.
cli-you-auction-won = Du spelar kontraktet: { $contract }.
cli-you-doubled = { $level ->
    [1] Du säger Kontra: given räknas dubbelt.
    [2] Du säger Rekontra: given räknas fyrdubbelt.
   *[3] Du säger Subkontra: given räknas åttadubbelt.
 }
cli-you-doubling-declined = { $level ->
    [1] Du säger inte Kontra.
    [2] Du säger inte Rekontra.
   *[3] Du säger inte Subkontra.
 }
cli-you-hand-shown = Du visar de fem korten: { $cards }.
cli-you-marriage-declared = Du säger { $points } i { $suit }.
cli-you-claimed = { $correct ->
    [yes] Du säger Basta och ditt par har { $points } kortpoäng.
   *[no] Du säger Basta men ditt par har bara { $points } kortpoäng.
 }
cli-you-trick-taken = Du tar sticket.

## Regeluppsättningar

cli-rules-fine-target = { $file }: går bra, { $players } spelar i par till { $target } spelpoäng, med { $contracts ->
    [one] { $contracts } kontrakt.
   *[other] { $contracts } kontrakt.
 }
