### Svenska. Den ledda första given i Bauernschnapsen.

## Vad som händer

guide-cut = Din medspelare { $player } har kuperat. Därför får alla först tre kort och sedan två till.
guide-first-three = Du är förhand och ser bara dina tre första kort. Välj en av deras färger som trumf, eller låt vända upp ett av dina två andra.
guide-five = Du har fem kort, och fler kommer inte. I ordningen E 10 K D Kn räknas de 11, 10, 4, 3 och 2 kortpoäng.
guide-first-call = Nu bjuds kontrakt, vart och ett högre än det förra. Du talar först och måste säga ett; Normal är lägst.
guide-turned = { $card } vändes upp, och dess färg är trumf ({ $suit }).
guide-overbid = { $player } har bjudit ett kontrakt: { $contract }. Passar du nu är du ute ur budgivningen.
guide-asked-to-double = Du får dubbla: då räknas given { $count } gånger.
guide-kontra = Det är dubblat: given räknas { $count } gånger.
guide-normal = I Normal vinner det par som först säger Basta med rätta, med 66 kortpoäng. Säger ingen det avgör sista sticket.
guide-aim-no-trick = { $contract }: det finns ingen trumf, och spelföraren får inte ta ett enda stick.
guide-aim-three-tricks = { $contract }: spelföraren måste själv ta de tre första sticken, med 66 kortpoäng.
guide-aim-all-tricks = { $contract }: spelföraren måste själv ta alla fem sticken. Ett stick av medspelaren förlorar kontraktet.
guide-marriage = Du har kung och dam i en färg ({ $suit }). Säg det innan du spelar ut en av dem, och de räknas { $points } kortpoäng.
guide-declared = Kung och dam räknas redan, vem som än tar sticket. Spela nu ut en av dem.
guide-first-lead = Du spelar ut, vilket kort som helst.
guide-must-head = Utspelsfärgen ({ $suit }) måste följas, och högre än { $best } om du kan, även om det är medspelarens kort.
guide-must-follow = Utspelsfärgen ({ $suit }) måste följas. Inget av dina kort i den slår { $best }, så vilket som helst av dem duger.
guide-must-trump = Du har inget kort i utspelsfärgen ({ $suit }): du måste trumfa, och högre än en trumf i sticket om du kan.
guide-any-card = Du har inget kort i utspelsfärgen ({ $suit }) och inget att trumfa med: du får spela vilket kort som helst.
guide-enough = Ert par har { $points } kortpoäng, och 66 räcker: säg Basta.
guide-not-yet = Du får säga Basta nu, men { $points } kortpoäng är inte 66: ett fel Basta ger det andra paret poäng.
guide-last-trick = Det här är sista sticket. Säger ingen Basta innan det spelas ut vinner det par given som tar det.
guide-own-trick = Sticket är ditt, och ert par har nu { $points } kortpoäng. Räkna med.
guide-partners-trick = Din medspelare { $player } tog sticket: det räknas för er båda.
guide-foes-trick = { $player } tog sticket: dess kortpoäng går till det andra paret.
guide-others-marriage = { $player } har sagt kung och dam i en färg: { $points } kortpoäng genast för det paret.
guide-trump = Trumf: { $suit }. Den som inte kan följa färg måste spela en.

## Vad som föreslås, och varför

guide-advise-suit = Förslag: { $suit }. Av dina tre kort är { $count } i den färgen.
guide-advise-single = Förslag: { $suit }. Dina kort är i tre färger, och { $card } är det bästa av dem.
guide-advise-turn = Förslag: låt vända upp ett kort. Dina kort är låga och i tre färger: slumpen kan göra det bättre.
guide-advise-normal = Förslag: { $contract }. Det är säkrast: du och din medspelare spelar tillsammans om 66 kortpoäng.
guide-advise-bid = Förslag: { $contract }. Det är värt { $count } spelpoäng, och dina kort lovar att klara det.
guide-advise-pass = Förslag: passa. Att bjuda högre lovar mindre än att låta budet stå.
guide-advise-double = Förslag: dubbla. Dina kort är starka nog för att given ska räknas { $count } gånger.
guide-advise-decline = Förslag: dubbla inte. Då blir också en förlust dyrare.
guide-advise-claim = Förslag: säg Basta. Ert par har { $points } kortpoäng, och 66 vinner.
guide-advise-declare-and-claim = Förslag: säg kung och dam ({ $suit }), { $points } kortpoäng. Det gör { $total }: säg sedan Basta.
guide-advise-declare = Förslag: säg kung och dam ({ $suit }). De { $points } kortpoängen räknas genast, även om sticket går förlorat.
guide-partner-wins = Förslag: { $card }. Än så länge är sticket din medspelares ({ $player }), och du lägger till { $points } kortpoäng.

## Slutet

guide-over-claimed = { $won ->
    [yes] Ert par sade Basta med rätta
   *[no] Det andra paret sade Basta med rätta
 }: spelpoäng { $count }.
guide-over-false-claim = { $won ->
    [yes] Det andra paret sade Basta med orätt, och ert par får
   *[no] Ert par sade Basta med orätt, och det andra får
 }: spelpoäng { $count }.
guide-over-last-trick = { $won ->
    [yes] Ingen sade Basta, och ert par tog sista sticket
   *[no] Ingen sade Basta, och det andra paret tog sista sticket
 }: spelpoäng { $count }.
guide-over-made = { $contract } klarades, { $won ->
    [yes] av ert par
   *[no] av det andra paret
 }: spelpoäng { $count }.
guide-over-failed = { $contract } förlorades, och poängen får { $won ->
    [yes] ert par
   *[no] det andra paret
 }: spelpoäng { $count }.
guide-value = { $why ->
    [none] Förlorarna hade inget stick: då ger ett Basta 3 spelpoäng.
    [few] Förlorarna hade { $points } kortpoäng, mindre än 33: då ger ett Basta 2 spelpoäng.
   *[many] Förlorarna hade { $points } kortpoäng, 33 eller mer: då ger ett Basta 1 spelpoäng.
 }
guide-doubled = Det var dubblat, så allt räknas { $count } gånger.
guide-match = Det par som först har { $total } spelpoäng vinner partiet, och förlorarna får en Bummerl.
