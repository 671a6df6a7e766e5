### Svenska. Varje fel och avslag efter sin kod.

## Avslag enligt reglerna

refused-match-over = Partiet är slut ({ $rule }): börja ett nytt för att spela vidare.
refused-phase = { $phase ->
    [draw-dealer] Det går inte nu: först ska en givare lottas.
    [cut-card] Det går inte nu: först ska ett kort dras för trumf.
    [lay-open] Det går inte nu: först ska de öppna kortens platser lottas.
    [deal] Det går inte nu: först ska korten ges.
    [choose-contract] Det går inte nu: först ska spelföraren välja kontrakt.
    [name-trump] Det går inte nu: först ska trumfen sägas.
    [cut] Det går inte nu: först ska leken kuperas, eller så knackar man.
    [turn] Det går inte nu: först ska ett kort vändas upp för trumf.
    [auction] Det går inte nu: budgivningen pågår.
    [doubling] Det går inte nu: först ska det avgöras om någon dubblar.
    [take-kitty] Det går inte nu: först ska spelföraren ta eller lämna talongen.
    [discard] Det går inte nu: först ska spelföraren slänga.
    [give] Det går inte nu: först ska medspelare byta kort.
    [play] Det går inte nu: nästa steg är att spela ett kort.
    [complete-deal] Det går inte nu: först ska resten av korten ges.
    [name-start] Det går inte nu: först ska spelföraren välja den valör som öppnar varje rad.
    [name-direction] Det går inte nu: först ska spelföraren välja radernas riktning.
    [layout] Det går inte nu: nästa steg är att lägga ett kort eller passa.
   *[over] Det går inte nu: partiet är slut.
 }
refused-turn = { $actor ->
    [nature] Det är inte din tur: först får slumpen sitt.
   *[other] Det är inte din tur: plats { $actor } står i tur.
 }
refused-seat = Den platsen finns inte ({ $rule }): det här bordet har { $players ->
    [one] { $players } plats
   *[other] { $players } platser
 }, numrerade från 0.
refused-card = { $card }: finns inte i regeluppsättningens lek ({ $rule }); ta ett kort som finns där.
refused-not-held = { $card }: finns inte på din hand ({ $rule }); spelbara: { $legal }
refused-must-follow = { $card }: du måste bekänna { $suit ->
    [C] klöver
    [D] ruter
    [H] hjärter
    [S] spader
   *[other] { $suit }
 } ({ $rule }); spelbara: { $legal }
refused-must-trump = { $card }: du måste trumfa ({ $rule }); spelbara: { $legal }
refused-must-beat = { $card }: du måste lägga över stickets bästa kort i { $suit ->
    [C] klöver
    [D] ruter
    [H] hjärter
    [S] spader
   *[other] { $suit }
 } ({ $rule }); spelbara: { $legal }
refused-lay-not-held = { $card }: finns inte på din hand ({ $rule }); går att lägga: { $legal }
refused-fits-not = { $card }: passar inte i någon rad nu ({ $rule }); passar: { $legal }
refused-must-lay = Du får passa bara när inget av dina kort går att lägga ({ $rule }); går att lägga: { $legal }
refused-start = { $rank }: ingen rad kan börja där ({ $rule }); möjliga: { $legal }
refused-discard-not-held = { $card }: finns inte på din hand ({ $rule }); du har: { $legal }
refused-discard-order = { $card }: korten slängs ett i taget, lägsta först ({ $rule }); möjliga: { $legal }
refused-give-not-held = { $card }: finns inte på din hand ({ $rule }); du har: { $legal }
refused-give-order = { $card }: korten ges ett i taget, lägsta först ({ $rule }); möjliga: { $legal }
refused-contract-used = { $contract }: kontraktet är redan använt av den här spelföraren ({ $rule }); kvar: { $legal }
refused-contract = { $contract }: går inte att välja i den här given ({ $rule }); valbara: { $legal }
refused-trump = { $trump }: får inte väljas här ({ $rule }); möjliga: { $legal }
refused-arbiter = Bara domaren kan förklara en giv ogiltig ({ $rule }): anmäl felet till domaren.
refused-no-redeal = Regeluppsättningen har ingen omgiv efter en glömd släng ({ $rule }): bordet får avgöra.
refused-places = Talongen behöver { $count ->
    [one] { $count } plats
   *[other] { $count } platser
 } i leken ({ $rule }), varken den första (0) eller den sista ({ $last }) eller två intill varandra, i stigande ordning.
refused-pack = Leken ska bestå av { $count ->
    [one] regeluppsättningens { $count } kort
   *[other] regeluppsättningens { $count } kort
 } ({ $rule }), vart och ett exakt en gång.

## Regelfiler

clash-card-count = händer och talong tar { $sum } kort, men leken har { $pack }
ruleset-card-count = { $file }: { $key }: { clash-card-count }; ändra deck.hand, kitty.size eller deck.pack så att det stämmer.
clash-packets = omgångarna ger { $total ->
    [one] { $total } kort
   *[other] { $total } kort
 } per varv, men en hand har { $hand }
ruleset-packets = { $file }: { $key }: { clash-packets }; deras summa måste dela { $hand } jämnt.
clash-pause = given stannar precis där trumf sägs i pausen
ruleset-pause = { $file }: { $key }: { clash-pause }; sätt både detta och choice.trump_named ”in-pause”, eller inget av dem (0).
clash-pause-packets = given kan inte stanna när alla har { $pause } av { $hand } kort
ruleset-pause-packets = { $file }: { $key }: { clash-pause-packets }; skriv ett antal kort där ett varv av givandet slutar, under { $hand }.
clash-pause-sees = spelföraren skulle välja efter given, men kontraktet måste vara känt innan den stannar
ruleset-pause-sees = { $file }: { $key }: { clash-pause-sees }; skriv ”nothing”.
clash-pause-last-cards = lekens sista kort är ännu inte givna när given stannar
ruleset-pause-last-cards = { $file }: { $key }: { clash-pause-last-cards }; låt talongen komma ”first”, och ta ingen trumf från ett visat kort.
clash-club-ace-kitty = klöver ess kan ligga i talongen, och då vore ingen spelförare
ruleset-club-ace-kitty = { $file }: { $key }: { clash-club-ace-kitty }; skriv 0, eller sätt roles.first_declarer till ”as-ever”.
clash-club-ace-roles = den som får klöver ess ger nästa gång, så spelföraren måste sitta till vänster om givaren och given gå vidare varje gång
ruleset-club-ace-roles = { $file }: { $key }: { clash-club-ace-roles }; skriv ”left-of-dealer” och 1 giv i följd, eller sätt roles.first_declarer till ”as-ever”.
clash-club-ace-choice = i första given vet ännu ingen vem som skulle välja, säga trumf eller kupera
ruleset-club-ace-choice = { $file }: { $key }: { clash-club-ace-choice }; låt en fast ordning börja med ett kontrakt där inget behöver bestämmas.
clash-no-open-kitty = det finns ingen talong som kan ligga öppen
ruleset-no-open-kitty = { $file }: { $key }: { clash-no-open-kitty }; skriv ”closed”, eller en kitty.size över 0.
clash-no-scattered-kitty = det finns ingen talong att ta från spridda platser
ruleset-no-scattered-kitty = { $file }: { $key }: { clash-no-scattered-kitty }; skriv ”first”, eller en kitty.size över 0.
clash-sees-open-cards = utan öppen talong finns inga öppna kort att välja efter
ruleset-sees-open-cards = { $file }: { $key }: { clash-sees-open-cards }; sätt kitty.facing till ”open”, eller låt spelföraren se något annat.
clash-turned-needs-open = vänd trumf kräver en öppen talong
ruleset-turned-needs-open = { $file }: { $key }: { clash-turned-needs-open }; sätt kitty.facing till ”open”, eller ta trumfen någon annanstans ifrån.
clash-no-contracts = inget kontrakt är uppräknat
ruleset-no-contracts = { $file }: { $key }: { clash-no-contracts }; räkna upp minst ett.
clash-contract-twice = ett kontrakt är uppräknat två gånger
ruleset-contract-twice = { $file }: { $key }: { clash-contract-twice }; räkna upp varje en gång, och använd choice.times för att spela det oftare.
clash-free-contract-order = det fria kontraktet hör inte hemma där spelföraren väljer varje kontrakt en gång
ruleset-free-contract-order = { $file }: { $key }: { clash-free-contract-order }; stryk det, eller sätt choice.selection till ”by-turn” eller ”by-deal”.
clash-free-contract-list = här erbjuds kontrakt precis när det fria kontraktet spelas, och det fria kontraktet självt är aldrig ett av dem
ruleset-free-contract-list = { $file }: { $key }: { clash-free-contract-list }; räkna upp kontrakt precis när choice.contracts har ”free-contract”.
clash-deals-in-a-row = { $deals ->
    [one] { $deals } giv
   *[other] { $deals } givar
 } kan inte delas lika om var och en ger { $run } i följd
ruleset-deals-in-a-row = { $file }: { $key }: { clash-deals-in-a-row }; skriv ett tal som passar, till exempel 1.
clash-by-deal = med { $count ->
    [one] { $count } kontrakt
   *[other] { $count } kontrakt
 } giv för giv möter inte varje spelförare varje kontrakt
ruleset-by-deal = { $file }: { $key }: { clash-by-deal }; skriv ”by-turn”, eller ändra antalet kontrakt eller roles.deals_in_a_row.
clash-suits = färgerna som får väljas saknas eller står två gånger
ruleset-suits = { $file }: { $key }: { clash-suits }; räkna upp minst en, varje en gång.
clash-suits-not-declared = färgerna kan begränsas bara där spelföraren väljer trumf
ruleset-suits-not-declared = { $file }: { $key }: { clash-suits-not-declared }; stryk detta, eller sätt trump till ”declared”.
clash-layout-trump = ett läggspel har ingen trumf
ruleset-layout-trump = { $file }: { $key }: { clash-layout-trump }; skriv ”no-trump”.
clash-layout-kitty = i läggspel måste alla kort komma i spel, men talongen har { $size }
ruleset-layout-kitty = { $file }: { $key }: { clash-layout-kitty }; sätt kitty.size till 0, eller stryk läggspelen.
clash-layout-pairs = i läggspel spelar var och en för sig
ruleset-layout-pairs = { $file }: { $key }: { clash-layout-pairs }; sätt deck.sides till ”alone”, eller stryk läggspelen.
clash-nothing-to-exchange = det finns ingen talong att byta med
ruleset-nothing-to-exchange = { $file }: { $key }: { clash-nothing-to-exchange }; skriv ”none”, eller en kitty.size över 0.
clash-sees-after-exchange = den som ser talongens kort innan han väljer måste alltid ta upp den
ruleset-sees-after-exchange = { $file }: { $key }: { clash-sees-after-exchange }; sätt exchange.duty till ”mandatory”, eller låt spelföraren se något annat.
clash-exchange-before-contract = bytet kommer innan kontraktet är känt, så ett kontrakt kan inte ändra det
ruleset-exchange-before-contract = { $file }: { $key }: { clash-exchange-before-contract }; stryk detta, eller skriv ”mandatory”.
clash-blind-too-many = den som slänger först behöver minst så många kort som talongen har ({ $kitty }), men en hand har { $hand }
ruleset-blind-too-many = { $file }: { $key }: { clash-blind-too-many }; skriv ”take-first”, eller gör talongen mindre.
clash-taken-discard-first = den som väljer med talongen på hand kan inte slänga först
ruleset-taken-discard-first = { $file }: { $key }: { clash-taken-discard-first }; skriv ”take-first”, eller sätt choice.sees till något annat.
clash-nothing-to-forget = ingen slänger, så ingen kan glömma det
ruleset-nothing-to-forget = { $file }: { $key }: { clash-nothing-to-forget }; skriv ”none”.
clash-pairs-need-four = par kräver fyra spelare, inte { $players }
ruleset-pairs-need-four = { $file }: { $key }: { clash-pairs-need-four }; skriv ”alone”, eller sätt deck.players till 4.
clash-partners-without-pairs = bara den som har en medspelare kan byta med en
ruleset-partners-without-pairs = { $file }: { $key }: { clash-partners-without-pairs }; sätt deck.sides till ”pairs”, eller skriv ”take-first”.
clash-partners-kitty = när medspelare byter har talongen fyra kort, ett för varje hand, inte { $kitty }
ruleset-partners-kitty = { $file }: { $key }: { clash-partners-kitty }; sätt kitty.size till 4, eller ändra exchange.order.
clash-partners-must-exchange = när medspelare byter går talongen alltid in i händerna
ruleset-partners-must-exchange = { $file }: { $key }: { clash-partners-must-exchange }; skriv ”mandatory”, eller sätt exchange.order till något annat.
clash-quota-count = { $count ->
    [one] det finns { $count } kvot
   *[other] det finns { $count } kvoter
 } för { $players } spelare
ruleset-quota-count = { $file }: { $key }: { clash-quota-count }; skriv en för var och en, spelförarens först.
clash-quota-sum = kvoterna blir tillsammans { $sum }, men en giv har { $hand } stick
ruleset-quota-sum = { $file }: { $key }: { clash-quota-sum }; de måste bli { $hand }, eller alla vara 0.
clash-quota-sides = par har { $players } kvoter, spelförarens sida först, men här står { $count }
ruleset-quota-sides = { $file }: { $key }: { clash-quota-sides }; skriv en för varje sida.
ruleset-unreadable = { $file }: kan inte läsas ({ $reason }); kontrollera sökvägen och att du får läsa filen.
ruleset-too-large = { $file }: för stor; en regelfil har högst { $limit } byte.
ruleset-syntax = { $file }: inte giltig TOML ({ $reason }); skriv rader som: players = 4
ruleset-unknown-key = { $file }: { $key }: den nyckeln finns inte; kända här: { $known }
ruleset-type = { $file }: { $key }: måste vara { $expected }, inte ”{ $value }”.
ruleset-value = { $file }: { $key }: ”{ $value }” går inte att välja; möjliga: { $allowed }
ruleset-range = { $file }: { $key }: { $value } ligger utanför gränserna; skriv { $low } till { $high }.
ruleset-list = { $file }: { $key }: { $count } värden är för många; skriv högst { $limit }.
ruleset-no-source = { $file }: { $key }: saknas; ange varifrån reglerna kommer, till exempel en bok, en sida eller en familj.
ruleset-unknown-id = { $id }: den regeluppsättningen finns inte; kända: { $known }
ruleset-extends = { $file }: { $key }: ”{ $value }” är ingen inbyggd regeluppsättning; möjliga: { $known }
ruleset-unknown-option = { $id }: tillvalet finns inte: { $option }; kända: { $known }
ruleset-options-conflict = { $id }: tillvalen { $first } och { $second } ändrar båda { $key }; välj ett av dem.
ruleset-other-game = { $first } och { $second } hör till olika spel; jämför två regelverk för samma spel.
ruleset-not-implementable = { $id }: kan inte spelas: { $reason }
ruleset-text = { $file }: { $key }: får ha högst { $limit } tecken, och alla måste synas.

expected-a-whole-number = ett heltal
expected-a-list = en lista
expected-a-text = en text inom citattecken
expected-a-table = en tabell
given-a-number = det talet
reason-nested-too-deeply = för djupt kapslad
reason-not-UTF-8-text = inte text i UTF-8
reason-unknown = okänd orsak
reason-bismarck-follett = om kontrakten och kvoterna vet man bara tre namn och att alla börjar på −3.
reason-bismarck-estonian-001 = källa 001 ger inga kvoter för kontrakten där kort undviks, och åtta givar kan inte delas på tre spelare.

## Text som inte går att tolka

notation-card = ”{ $text }” är inget kort; skriv valör och färg, till exempel AS, TH eller 2C.
notation-hand = ”{ $text }” är ingen hand; skriv valörerna i spader, hjärter, ruter och klöver, till exempel AKQ.T9.432.5
notation-trump = ”{ $text }” är ingen trumf; skriv C, D, H, S eller NT.
notation-action = ”{ $text }” är inget drag; skriv ett av: { $expected }
notation-deal-string = ”{ $text }” är inte rätt i givsträngens fält { $field }; skriv till exempel: { $expected }
notation-actor = ”{ $text }” kan inte göra ett drag; skriv en plats från 0, ”nature” eller ”arbiter”.
unknown-bot = ”{ $text }” är ingen bot; kända: { $known }

## Omöjliga ställningar

state-impossible = Ställningen kan inte uppstå: { $field }={ $text } stämmer inte med resten; rätta det fältet.
state-cards = Ställningen kan inte uppstå: korten i { $field } stämmer inte; varje kort i leken måste finnas på exakt en plats.

## Sparade partier

record-unreadable = { $file }: kan inte läsas ({ $reason }); kontrollera sökvägen och att du får läsa filen.
record-write = { $file }: kan inte skrivas ({ $reason }); välj en annan plats eller gör utrymme.
record-locked = { $file }: ett annat program använder filen; stäng den där först.
record-too-large = { $file }: för stor; ett sparat parti har högst { $limit } byte.
record-format = { $file }: skriven i format { $format }; den här versionen läser format { $supported }, så ta en nyare version av Vorhand.
record-json = { $file }: inget sparat parti i JSON ({ $reason }); ta en fil som Vorhand har skrivit.
record-field = { $file }: fältet { $field } är fel; väntat: { $expected }
record-ruleset = { $file }: regeluppsättningen stämmer inte med sin kontrollsumma; ta en oförändrad kopia.
record-entry = { $file }: post { $number } stämmer inte: { $reason }
record-mismatch = { $file }: efter post { $number } avviker poäng eller ställning från kontrollsumman; ta en oförändrad kopia.
record-chance = { $file }: slumpen i giv { $number } stämmer inte med sitt löfte; ta en oförändrad kopia.
record-truncated = { $file }: partiet slutar för tidigt; ta en fullständig kopia.
record-start = { $file }: läget som det börjar med går inte: { $reason }

## Servern

address = { $address } kan inte användas: { $reason }; välj en annan port.
store-open = { $file }: kan inte öppnas som lager: { $reason }.
store-newer = { $file }: skrevs av en nyare version (format { $version }, den här läser { $supported }); uppdatera Vorhand.
store-conflict = { $file }: en annan server skriver till det här bordet; stoppa en av dem.

## Vad servern avslår

too-many-tables = För många bord härifrån den senaste timmen; vänta lite.
too-many-guesses = För många koder prövade; vänta en minut.
too-many-house-calls = För många frågor om regler härifrån; vänta en minut.
no-such-code = Inget bord med den koden har en ledig plats; kontrollera bokstäverna.
no-such-seat = Länken är redan använd, eller så kan platsen inte flyttas hit; skapa en ny.
no-such-table = Det bordet finns inte längre.
no-seat = Du har ingen plats vid det här bordet.
no-record = Det här bordet visar inte korten efter given, och ett protokoll skulle göra det: det finns inget.
no-scored-deal = Här är ingen giv färdigspelad än; titta igen när en är slut.
no-such-deal = Det finns ingen färdigspelad giv { $number } i det här partiet.
no-such-match = Parti { $number } har inte spelats vid det här bordet.
too-many-replays = För många givar visade härifrån; vänta en minut.
too-many-reports = För många rapporter härifrån den senaste timmen; spara den här och skicka den senare.
no-reports = Den som driver servern tar inte emot rapporter; spara den och lämna den vidare själv.
reports-full = Servern kan inte ta emot fler rapporter; spara den och lämna den vidare själv.
written = Det är för långt: högst { $limit } tecken.
frame-too-large = Det var för långt för servern.
frame-malformed = Servern förstod inte sidan; ladda om den.
body-too-large = Det var för långt för servern.
body-malformed = Servern förstod inte sidan; ladda om den.
name = Ett namn har 1 till { $limit } bokstäver som alla syns.
protocol = Sidan är äldre än servern; ladda om den.
wrong-stage = Det går inte just nu.
already-seated = Du har redan en plats här; res dig först.
seat-taken = Någon tog just den platsen; välj en annan.
stale = Något annat hände först; titta igen.
one-at-a-time = En sak i taget.
discard-count = Exakt { $count ->
    [one] { $count } kort
   *[other] { $count } kort
 } ska slängas.
store-write = Servern kan inte skriva sin fil just nu; försök igen om en stund.
table-stumbled = Något gick fel vid det här bordet; inget har gått förlorat: försök igen.
not-the-host = Det får bara bordets värd göra.
not-oneself = Ingen kan skicka bort sig själv; res dig i stället.
other-seat = På plats { $seat } sitter det inte så längre; titta igen.
paused = Bordet har paus; någon måste fortsätta först.
nothing-asked = Det frågas inte längre om något sådant.
no-undo = Vid det här bordet tas inga kort tillbaka.
nothing-to-take-back = Du har inget kort som ingen har svarat på än.
too-many-taken-back = Nog många kort har tagits tillbaka i den här given; spela vidare.
nothing-to-claim = Dina kort visar inte säkert att resten är din.
asked-in-vain = Det har du redan frågat; spela vidare först.
no-watching = Vid det här bordet får ingen titta på.
kicked = Värden har skickat bort dig från det här bordet.
phone-laid = Ingen har sagt än vem som har telefonen nu.
not-on-this-phone = Den personen spelar inte på den här telefonen.
no-newcomers = Värden låter bara den sätta sig här som redan har spelat på den här servern.
unreliable = Här ska man själv ha spelat { $wanted } av 100 givar till slut; hittills har du gjort det i { $kept } av { $count }.
too-many-knocks = Tillräckligt många ber redan om en plats; vänta lite.
no-chat = Så kan man inte säga vid det här bordet.
too-many-words = En sak i taget: vänta ett ögonblick.
said = Säg högst { $limit } tecken, och bara sådana som går att visa.
word = Ett ord har högst { $limit } tecken, och bara sådana som går att visa.
origin = { $text } är ingen adress till en server; rätt vore http://cards.local:8765.
