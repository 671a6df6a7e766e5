### Svenska. Att ta tillbaka ett kort, att säga att resten är ens egen, och slut som spelas ut.

# $player, $names: namn; $cards, $card: kort; $count: sticken som är kvar.

page-undo = Ta tillbaka
page-undo-asked = { $player } vill ta tillbaka { $cards }. Alla har sett det.
page-undo-waits = Ta tillbaka { $cards }? Väntar på { $names }, som har sett det.
page-claim = Resten är min
page-claim-sure = Visa min hand och ta resten
page-claim-asked = { $player } visar { $cards } och gör anspråk på { $count ->
    [one] det sista sticket
   *[other] alla { $count } stick som är kvar
 }; ingenting slår det.
page-claim-waits = Du visar { $cards } och gör anspråk på resten. Väntar på { $names }.
page-claim-accept = Godta
page-claim-play-on = Spela vidare
page-may-undo = Kort får tas tillbaka om alla går med på det
page-may-finish = Servern spelar resten när resultatet står fast
page-may-finish-about = Så länge den inte gör det vet ni att något ännu är öppet.
page-no-undo = inga kort tas tillbaka
page-undo-agreed = kort tas tillbaka om alla går med på det
page-finishes = avgjorda slut spelas ut
page-key-undo = ta tillbaka mitt kort, om ingen har svarat på det
page-key-mine = resten är min, om den är det
page-you-take-back = Du tar tillbaka { $card }.
page-rest-is-yours = Resten är din och spelas ut.
page-takes-back = { $player } tar tillbaka { $card }.
page-rest-is-theirs = { $player } tar resten, som spelas ut.
page-rest-fixed = Resultatet står fast; resten spelas ut.
