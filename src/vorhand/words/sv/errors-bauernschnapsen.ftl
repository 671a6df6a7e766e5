### Svenska. Vad bara Bauernschnapsen avslår, och vad som är fel i dess regelfiler.

## Avslag enligt reglerna

refused-cut = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
 }: så går det inte att kupera ({ $rule }); kupera 1 till 19, eller knacka.
refused-turned = Bara ett av förhandens två sista kort kan vändas upp ({ $rule }): plats 0 eller 1.
refused-first-three = { $trump }: finns inte bland dina tre första kort ({ $rule }); välj en av deras färger, eller låt ett kort vändas upp: { $legal }
refused-first-pass = Förhands första bud är aldrig pass ({ $rule }); möjliga: { $legal }
refused-kontra-normal = Kontra mot Normal kan bara en motståndare till förhand säga, över en Bettler och där regeluppsättningen tillåter det ({ $rule }); möjliga: { $legal }
refused-not-played = { $contract }: spelas inte i den här regeluppsättningen ({ $rule }); möjliga: { $legal }
refused-bidder = { $contract }: får inte bjudas från din plats ({ $rule }); möjliga: { $legal }
refused-bid-too-low = { $contract }: för lågt, du måste bjuda över eller hålla budet med företräde ({ $rule }); möjliga: { $legal }
refused-needs-ace = { $contract }: bara för den som har ett ess ({ $rule }); möjliga: { $legal }
refused-not-holding = { $contract }: bara för den som har de fem korten ({ $rule }); möjliga: { $legal }
refused-must-head = { $card }: du måste lägga över stickets bästa kort i { $suit ->
    [C] klöver
    [D] ruter
    [H] hjärter
    [S] spader
   *[other] { $suit }
 } ({ $rule }); spelbara: { $legal }
refused-must-overtrump = { $card }: du måste trumfa över trumfen i sticket ({ $rule }); spelbara: { $legal }
refused-declared = { $card }: mariagen i { $suit ->
    [C] klöver
    [D] ruter
    [H] hjärter
    [S] spader
   *[other] { $suit }
 } är sagd, så dess kung eller dam ska spelas ut ({ $rule }); spelbara: { $legal }
refused-no-marriages = { $contract }: i det här kontraktet finns ingen mariage ({ $rule }); spela bara ett kort.
refused-declarers-marriages = { $contract }: i det här kontraktet får bara spelföraren säga mariage ({ $rule }); spela bara ett kort.
refused-marriage-lead = En mariage i { $suit ->
    [C] klöver
    [D] ruter
    [H] hjärter
    [S] spader
   *[other] { $suit }
 } kan sägas bara när du ska spela ut, och en vid varje utspel ({ $rule }): vänta på ditt nästa utspel.
refused-marriage = Kung och dam i { $suit ->
    [C] klöver
    [D] ruter
    [H] hjärter
    [S] spader
   *[other] { $suit }
 } finns inte båda på din hand ({ $rule }): bara ett par som du har kan sägas.
refused-no-claims = { $contract }: i det här kontraktet säger ingen Basta ({ $rule }); spela vidare.
refused-claim = Du kan säga Basta bara när du ska spela ut, efter ett eget stick eller genast när du har sagt en mariage ({ $rule }): spela vidare till dess.

## Regelfiler

clash-normal-first = Normal måste spelas och vara det lägsta kontraktet
ruleset-normal-first = { $file }: { $key }: { clash-normal-first }; ge det lägsta rangen över 0.
clash-rank-twice = { $first } och { $second } står båda på plats { $rank } i listan
ruleset-rank-twice = { $file }: { $key }: { clash-rank-twice }; ge varje kontrakt en egen rang, eller 0.
clash-normal-kontra-levels = utan dubbling kan ingen säga Kontra mot Normal
ruleset-normal-kontra-levels = { $file }: { $key }: { clash-normal-kontra-levels }; skriv ”after-auction”, eller doubling.levels över 0.
clash-sixty-six-normal = 66 kortpoäng eller sista sticket är målet i Normal och inte i något annat kontrakt
ruleset-sixty-six-normal = { $file }: { $key }: { clash-sixty-six-normal }; stryk detta, eller skriv ett annat mål.
clash-normal-fixed = Normal är alltid förhands, som spelar ut, med medspelaren i spel och utan kort som måste finnas
ruleset-normal-fixed = { $file }: { $key }: { clash-normal-fixed }; stryk bidders, leads, partner och needs.
clash-five-trumps = fem trumf kan man bara ha där det finns trumf
ruleset-five-trumps = { $file }: { $key }: { clash-five-trumps }; skriv ”trump”, eller målet ”one-suit”.
clash-marriages-useless = här räknas inga kortpoäng, så mariage vore inget värd
ruleset-marriages-useless = { $file }: { $key }: { clash-marriages-useless }; skriv ”none”.
clash-partner-needed = i det här kontraktet räknas kortpoäng för paret eller i tre fulla stick
ruleset-partner-needed = { $file }: { $key }: { clash-partner-needed }; skriv ”plays”.
clash-idle-leads = förhand kan vara den medspelare som vilar och kunde då inte spela ut
ruleset-idle-leads = { $file }: { $key }: { clash-idle-leads }; skriv ”declarer”, eller medspelaren ”plays”.

reason-bauernschnapsen-plauderer = om Plauderer, den pratande tiggaren för 7 eller 8, är inga regler kända.
reason-bauernschnapsen-talon = Talon-Schnapsen, också kallat Dreierschnapsen, är ett annat spel, för tre med sex kort var.
