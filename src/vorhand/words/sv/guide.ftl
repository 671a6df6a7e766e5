### Svenska. Den ledda första given: det som sägs i alla spel.

guide-title = Ledning
guide-close = Stäng ledningen
guide-open = Öppna ledningen
guide-more = Nästa mening
guide-earlier = Förut
guide-marked = föreslås
guide-play-match = Spela ett parti mot bottar
guide-again = Samma giv igen

## Varför ett kort är bra

guide-only = Här får bara { $card } spelas.
guide-lead-sure = Förslag: { $card }. Inget som de andra har kan slå det.
guide-lead-top = Förslag: { $card }. Inget högre kort i färgen är ute; bara en trumf kan slå det.
guide-lead-low = Förslag: { $card }. Sticket går kanske förlorat, men { $cards } i samma färg har du kvar till senare.
guide-lead-other = Förslag: { $card }. { $count ->
    [one] { $count } högre kort i färgen är ute
   *[other] { $count } högre kort i färgen är ute
 }: andra kan ta sticket.
guide-take-last = Förslag: { $card }. Det slår { $best }, och ingen spelar efter dig: sticket är ditt.
guide-take-sure = Förslag: { $card }. Det slår { $best }, och inget som ännu är ute slår det.
guide-take-maybe = Förslag: { $card }. Det slår { $best }; den som spelar efter dig kan kanske ändå slå det.
guide-cannot = Förslag: { $card }. Du kan inte slå { $best }: ett lågt kort räcker.
guide-keep = Förslag: { $card }. Du kunde slå { $best }, men spara det som kan göra det: { $cards }.
guide-stay-under = Förslag: { $card }. Det slår inte { $best }, och sticket blir inte ditt.
guide-suggest = Förslag: { $card }.
