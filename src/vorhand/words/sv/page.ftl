### Svenska. Det som bara sidan säger.

## Framsidan

page-game = Spel
page-play-now = Spela nu
page-learn = Lär dig { $game } med en giv
page-learn-about = Aldrig spelat? En ledning säger vad som händer, vad du får göra och varför.
page-guided = ledd giv
page-name = Ditt namn
page-with-friends = Ett bord med vänner
page-with-friends-about = Du får en länk och en kort kod; bottar tar platserna som blir över.
page-rules = Regler
page-options = Husregler
page-make-table = Öppna ett bord
page-join = Gå med med kod
page-code = Bordets kod
page-join-do = Gå med
page-my-tables = Dina bord
page-no-tables = Inga bord än: spela nu, eller öppna ett för dina vänner.
page-in-lobby = väntar på spelare
page-finished = slut
page-your-turn-here = din tur
page-record = Spara protokollet
page-language = Språk
page-data = Servern sparar ditt namn och dina partier i en fil, och den som driver servern kan läsa den. Det finns en kaka och inget konto.
page-forget = Glöm mig
page-forget-sure = Glöm mig på riktigt
page-forget-about = Raderar ditt namn och dina platser på servern; partierna finns kvar, utan dig.
page-forgotten = Servern känner dig inte längre.
page-all-tables = Alla bord
page-no-script = Bordet behöver skript; slå på dem.

## Före partiet

page-lobby = Bordet är öppet
page-lobby-sit = Välj en plats; bottar tar dem som blir över.
page-lobby-start = Börja så snart alla sitter.
page-link = Länk till dina vänner
page-copy = Kopiera
page-copied = Kopierad
page-spoken-code = Kod att säga högt
page-seat = Plats { $number }
page-seats = Platser
page-free = ledig
page-sit = Sitt här
page-stand = Res dig
page-start = Börja partiet
page-start-bots = { $count ->
    [one] Börja med { $count } bot
   *[other] Börja med { $count } bottar
 }
page-watching = Du tittar på vid det här bordet.

## Vid bordet

page-menu = Meny
page-close = Stäng
page-deal-short = Giv { $number }/{ $deals }
page-you-tag = du
page-bot = bot
page-bot-name = Bot { $number }
page-player-name = Spelare { $number }
page-tricks-of = { $number ->
    [one] { $number } stick
   *[other] { $number } stick
 }, kvot { $count }
page-tricks-so-far = { $count ->
    [one] { $count } stick
   *[other] { $count } stick
 }
page-cards-held = kort
page-cards-left = { $count ->
    [one] { $count } kort kvar
   *[other] { $count } kort kvar
 }
page-total-short = tot.
page-total-of = totalt { $total }
page-away = borta
page-away-in = borta; en bot spelar om { $seconds } s
page-bot-plays = en bot spelar här
page-cards = Dina kort
page-open-cards = Öppna kort
page-kitty = Talong
page-shown-card = Visas för alla
page-hands-hidden = Ingen ser sina kort än.
page-you-are-declarer = Du är spelförare
page-quota-of = kvot { $count }
page-choose-contract = Välj kontrakt
page-choose-trump = Välj trumf
page-choose-kitty = Ta talongen eller låt den ligga
page-choose-start = Välj valören som öppnar varje rad
page-choose-direction = Välj radernas riktning
page-discard = { $count ->
    [one] Välj { $count } kort att slänga
   *[other] Välj { $count } kort att slänga
 }
page-discard-more = Släng { $count } till
page-discard-do = Släng dem
page-discard-place = tom plats
page-discarded = Slängda
page-give = Välj { $count ->
    [one] ett kort
   *[other] { $count } kort
 } åt { $player }
page-give-more = Välj { $count } till
page-give-do = Ge dem
page-received = Det du har fått
page-gave = { $giver } gav { $receiver }
page-used = använt
page-turn-lead = Din tur: du spelar ut.
page-turn-follow = Din tur: { $suit } är utspelad.
page-turn-lay = Din tur: lägg ett kort.
page-turn-pass = Inget av dina kort går att lägga: du passar.
page-waits-contract = { $player } väljer kontrakt.
page-waits-trump = { $player } väljer trumf.
page-waits-kitty = { $player } tänker på talongen.
page-waits-start = { $player } väljer den valör som öppnar varje rad.
page-waits-direction = { $player } väljer radernas riktning.
page-waits-discard = { $player } slänger kort.
page-waits-give = { $player } väljer kort åt { $receiver }.
page-waits-play = { $player } står i tur.
page-tap-again = Tryck på { $card } igen för att spela det.
page-may-play = { $card } får spelas.
page-not-now = { $card }: inte nu. { $reason }
page-tap-on = Tryck för att gå vidare
page-best = bäst
page-takes = tar
page-last-trick = Förra sticket
page-last-turns = Förra varvet
page-passes = passar
page-pass-why = inget kort passar
page-row-empty = inget än
page-row-next = härnäst: { $card }
# $rank: a rank as it stands on a card; $direction: up or down.
page-rows-from = från { $rank } och { $direction ->
    [up] uppåt
   *[down] nedåt
 }
page-score = Poäng
page-log = Logg
page-keys = Tangenter
page-log-empty = Inget har hänt än.
page-you-play = Du spelar { $card }.
page-you-take = Du tar sticket.
page-you-picked-up = Du tar upp { $count ->
    [one] { $count } kort
   *[other] { $count } kort
 }.
page-played = spelat
page-declarer-next = spelförare nu
page-deal-by-deal = Giv för giv
page-rounds = Varv
page-round-now = spelas nu

## Efter en giv och efter partiet

page-next-deal = Nästa giv
page-waiting-for = Väntar på { $names }.
page-hands = Händerna som de gavs
page-show-hands = Visa händerna
page-hide-hands = Dölj händerna
page-left-over = kort kvar
page-out-first = först färdig
# $left, $scores, $totals: enumerations such as "Anna +3, Bo −2, Cia −1".
page-layout-scored = Giv { $number } är slut; kort kvar: { $left }; poäng: { $scores }; totalt: { $totals }.
page-match-over = Partiet är slut
page-last-deal = Sista given: { $contract }
page-you-win = Du vinner partiet.
page-wins = { $count ->
    [one] { $names } vinner partiet.
   *[other] { $names } delar segern.
 }
page-pair-wins = { $names } vinner matchen.
page-rematch = Spela igen

## Anslutning

page-connecting = Ansluter till bordet.
page-notice = Meddelande
page-offline = Ingen anslutning; försöker igen. Inget är förlorat.
page-moved = Din plats har flyttat till en annan enhet.
page-no-answer = Servern svarar inte; försök igen.
page-reload = Ladda om
page-part-failed = Den här delen har inte kommit fram. Spelet går inte förlorat.
page-part-comes = Ett ögonblick …
page-fresh = En ny version av sidan är klar.
page-fresh-elsewhere = En ny version är klar. Den väntar så länge en giv spelas i en annan flik.
page-fresh-take = Använd den nu
page-front-offline = Servern kan inte nås. Regler som du har läst här och kontrollen av givar fungerar utan den; borden väntar på den, och dina platser finns kvar.

## Meny

page-settings = Inställningar
page-rename = Byt
page-rules-here = Bordets regler
page-read-rules = Läs de här reglerna
page-rules-contracts = Kontraktens regler
page-read-rule = Läs regel { $number }
page-other-device = Spela på en annan enhet
page-other-device-about = Öppna länken där. Den fungerar en gång och tar med din plats.
page-other-device-do = Skapa en länk

## Tangenter

page-key-move = gå till ett annat kort
page-key-number = gå till det kortet
page-key-type = gå till ett kort med färg och valör
page-key-enter = spela eller välj det
page-key-last = förra sticket
page-key-score = poäng
page-key-rule = får det spelas, och varför inte
page-key-repeat = säg igen vad som hände
