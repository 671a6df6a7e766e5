### Svenska. Den ledda första given i Bismarck.

## Vad som händer

guide-declarer = I den här given är du spelförare: du väljer vad som spelas, tar de öppna korten och har en egen kvot.
guide-open-cards = Ingen har tittat på sin hand än. Du väljer efter bara de öppna korten: { $cards }.
guide-kitty-taken = Med talongen har du { $count } kort. Släng { $number } av dem med baksidan upp: de är ur spel.
guide-quota = Din kvot är { $number } stick, de andras { $count } var. Varje stick över den är en poäng, varje stick under kostar en.
guide-quota-lose = Din kvot är { $number } stick, de andras { $count } var. Här är varje stick under den en poäng, och varje stick över kostar en.
guide-first-lead = Du spelar ut, vilket kort som helst. De andra måste följa färg om de kan.
guide-trump = Trumf: { $suit }. En trumf slår alla kort i de andra färgerna.
guide-no-trump = Ingen färg är trumf: högsta kortet i utspelsfärgen tar sticket.
guide-may-trump = Du har inget kort i utspelsfärgen ({ $suit }): du får spela vilket kort som helst, en trumf också.
guide-any-card = Du har inget kort i utspelsfärgen ({ $suit }): du får spela vilket kort som helst, men det kan inte ta sticket.
guide-must-follow = Utspelsfärgen ({ $suit }) måste följas: du får bara spela dina kort i den.
guide-quota-reached = Du har nått din kvot på { $number }: från och med nu är varje stick en poäng.
guide-trumped = { $player } tog sticket med en trumf, { $card }, fast en annan färg var utspelad.
guide-taken-by-you = Sticket är ditt, { $count } av din kvot på { $number }. Den som tar ett stick spelar ut till nästa.
guide-taken-by-other = { $player } tog sticket och spelar ut till nästa. Bara antalet stick räknas.
guide-did-not-follow = { $player } följde inte färg och har alltså inget kort kvar i den ({ $suit }). Kom ihåg det.

## Vad som föreslås, och varför

guide-advise-contract = Förslag: { $contract }. Det lovar mest med de här öppna korten och de kontrakt som du har kvar till senare.
guide-advise-trump = Förslag: { $suit }. Med de här öppna korten lovar det flest stick.
guide-advise-discards-void = Förslag: släng { $cards }. Då har du inget kort kvar i en färg ({ $suit }) och kan trumfa när den spelas ut.
guide-advise-discards = Förslag: släng { $cards }. De kort som blir kvar lovar mest.
guide-lead-trump = Förslag: { $card }. { $count ->
    [one] { $count } trumf är
   *[other] { $count } trumf är
 } ännu ute; när ingen är kvar kan ingen trumfa dina andra kort.
guide-lose-must = Förslag: { $card }. Vad du än spelar tar du sticket: lägg ditt högsta kort.

## Slutet

guide-over = Du tog { $count ->
    [one] { $count } stick
   *[other] { $count } stick
 } med en kvot på { $number }: det ger { $points }.
guide-over-lose = Du tog { $count ->
    [one] { $count } stick
   *[other] { $count } stick
 } med en kvot på { $number }. I ett kontrakt där man undviker stick ger det { $points }.
guide-sum = Alla tre tillsammans ({ $scores }) blir 0: så kontrolleras protokollet.
guide-match = Ett parti har { $deals } givar: var och en är spelförare fyra gånger och spelar varje kontrakt en gång. Högst total vinner.
