### Swedish. Fair deals on the page: what was promised, and checking it.

# $name: a person or a file. $word: what somebody wrote. $number, $count, $secret: numbers. $deals: an enumeration.

page-fair = Rättvisa givar
page-fair-before = Före varje giv drar servern ett hemligt tal som bestämmer varje kort, och visar ett löfte: ett fingeravtryck som talet inte går att räkna ut från, men känns igen på.
page-fair-words = Den som vill lägger till ett ord. Tal och ord bestämmer given tillsammans, så att varken servern eller någon spelare kan ha ordnat den.
page-fair-after = Efter given står talet i matchens protokoll. Den här sidan räknar ut fingeravtryck och kort en gång till, i din webbläsare, och frågar ingen.
page-fair-this-table = De spelade givarna vid det här bordet
page-fair-check = Kontrollera dem här
page-fair-save = Spara protokollet
page-fair-back = Tillbaka till bordet
page-fair-files = Kontrollera ett protokoll som du har
page-fair-files-about = Det lämnar inte den här enheten. Samma sak i terminalen:
page-fair-commitment = Löfte, visat före
page-fair-secret = Hemligt tal
page-fair-your-word = Ditt ord till nästa giv
page-fair-add = Lägg till
page-fair-to-check = Hur givarna hålls rättvisa och kontrolleras
page-fair-promised = Nästa giv är utlovad:
page-fair-playing = Den här given var utlovad:
page-fair-verdict-right = rätt
page-fair-verdict-secret = fortfarande hemlig
page-fair-verdict-commitment = talet är inte det utlovade
page-fair-verdict-dealt = korten är inte de som talet ger
page-fair-verdict-missing = inga kort gavs med detta tal
page-fair-deal = Giv { $number }: { $verdict }
page-fair-word-of = Ord från plats { $seat }
page-fair-word-said = { $name } lade till: { $word }
page-fair-no-record = { $name }: detta är inget protokoll från Vorhand.
page-fair-wrong = { $name }: { $count ->
    [one] giv { $deals } är
   *[other] givarna { $deals } är
 } inte vad som utlovades.
page-fair-right = { $name }: { $count ->
    [0] ännu ingen giv att kontrollera.
    [one] given är vad som utlovades.
   *[other] alla { $count } givar är vad som utlovades.
 }
page-fair-right-but = { $name }: rätt så långt det är känt; { $count } kontrollerade, { $secret } ännu hemliga.

# $game: its name. $cards, $deals, $percent: numbers.

page-fair-figures = Var korten låg på den här servern
page-fair-figures-none = Siffror kommer med de första { $count } givarna.
page-fair-figures-of = { $game } med { $cards } kort, { $deals } givar: en rättvis blandning avviker minst lika mycket i { $percent } fall av 100.
page-fair-figures-table = Hur ofta varje kort låg i varje åttondel av leken
