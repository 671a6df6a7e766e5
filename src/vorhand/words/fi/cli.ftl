### Suomi. Mitä vain komentorivi sanoo.

## Pöytä

cli-you = Sinä
cli-deal-of = Jako { $number }/{ $deals }
cli-playoff-deal = Uusinta, jako { $number }
cli-contract-open = Pelimuotoa ei ole vielä valittu.
cli-played = Pelattu pelinviejänä: { $contracts }
cli-with-quota = { $contract }, tavoite { $count }
cli-trump = Valtti: { $trump }
cli-start = Rivit alkavat arvosta: { $rank }
cli-direction-up = ylöspäin
cli-direction-down = alaspäin
cli-layout = Rivit
cli-tricks = tikit
cli-quota = tavoite
cli-left = jäljellä
cli-points = pisteet
cli-total = yhteensä
cli-declarer-head = pelinviejä
cli-contract-head = pelimuoto
cli-kitty = Leski: { $cards }
cli-kitty-unseen = Et ole nähnyt tämän jaon leskeä.
cli-no-discards = Et ole pannut pois kortteja tässä jaossa.
cli-nothing-given = Et ole antanut etkä saanut kortteja tässä jaossa.
cli-side-so-far = { $side }: tikit { $tricks }, tavoite { $quota }, yhteensä { $total }
cli-shown = Kaikille näytetty: { $cards }
cli-trick-of = Tikki { $number }/{ $tricks }
cli-last-trick = Viime tikki (numero { $number })
cli-last-trick-of-deal = Jaon { $deal } viimeinen tikki (numero { $number })
cli-no-trick-yet = Yhtään tikkiä ei ole vielä otettu.
cli-leads = aloittaa
cli-best = korkein tähän asti
cli-took = saa tikin
cli-you-lead = sinun vuorosi: aloitat
cli-your-turn = sinun vuorosi
cli-hand = { $count ->
    [one] Korttisi
   *[other] Korttisi ({ $count })
 }
cli-hand-unseen = Kukaan ei katso kättään ennen kuin pelimuoto on sanottu (sääntö 2.3).
cli-undealt = Jako on tauolla: { $count ->
    [one] vielä { $count } kortti tulee
   *[other] vielä { $count } korttia tulee
 }, kun valtti on sanottu.
cli-take-kitty = Ota leski
cli-take-kitty-long = ja pane pois yhtä monta korttia
cli-leave-kitty = Jätä leski
cli-leave-kitty-long = ja pidä korttisi
cli-lay-pass = Passaa
cli-lay-pass-long = mikään korttisi ei sovi
cli-you-took-trick = Saat tikin; sinulla on nyt { $count }.
cli-took-trick = { $player } saa tikin; tikkejä nyt { $count }.

## Raportit

cli-deal-over = Jako { $number } on päättynyt
cli-kitty-was = Leskessä oli: { $cards }
cli-discards-were = Pois pantiin: { $cards }
cli-given-was = { $giver } antoi pelaajalle { $receiver }: { $cards }
cli-sheet-note = Joka jaosta: pisteet, sitten tilanne sen jälkeen.
cli-sheet-note-star = * on pelinviejä. Joka jaosta: pisteet, sitten tilanne sen jälkeen.
cli-sheet-note-narrow = Jakojen pisteet; * on pelinviejä.
cli-sheet-cross = X: on pelannut sen pelimuodon pelinviejänä.
cli-no-deal-yet = Yhtään jakoa ei ole vielä pelattu loppuun.
cli-you-won = Voitat pelin; yhteensä: { $totals }.
cli-pair-won = { $winners } voittavat pelin; yhteensä: { $totals }.
cli-hands-dealt = Jaetut kädet
cli-tricks-so-far = Tikit / tavoite: { $tricks }

## Tapahtumat

cli-you-dealer-drawn = Sinut on arvottu ensimmäiseksi jakajaksi.
cli-you-contract-chosen = Valitset pelimuodon: { $contract }.
cli-you-contract-fixed = Pelimuotosi on määrätty: { $contract }.
cli-you-kitty-taken = Otat lesken.
cli-you-kitty-seen = Löydät leskestä: { $cards }.
cli-you-kitty-left = Jätät lesken.
cli-you-discards-laid = Olet pannut pois: { $cards }.
cli-you-gave = Annat pelaajalle { $player }: { $cards }.
cli-you-got = { $player } antaa sinulle: { $cards }.
cli-you-declarer-found = Olet pelinviejä, sinulla on { $card }.
cli-you-layout-named = Määräät ladonnan: alkaen { $rank }, suunta { $direction ->
    [up] ylöspäin
   *[down] alaspäin
 }.
cli-you-card-laid = Ladot { $card }.
cli-you-could-not-lay = Passaat.

## Kysymykset

cli-ask-card = Korttisi (? antaa ohjeen):
cli-ask-discards = Pane pois { $count ->
    [one] yksi kortti
   *[other] { $count } korttia yhdellä rivillä
 } (? antaa ohjeen):
cli-ask-give = Valitse { $count ->
    [one] kortti
   *[other] { $count } korttia yhdellä rivillä
 }; saaja: { $player } (? antaa ohjeen):
cli-ask-contract = Pelimuotosi (? antaa ohjeen):
cli-ask-trump = Valtti (? antaa ohjeen):
cli-ask-kitty = Leski (? antaa ohjeen):
cli-ask-start = Arvo, josta joka rivi alkaa (? antaa ohjeen):
cli-ask-direction = Ylöspäin vai alaspäin (? antaa ohjeen):
cli-ask-lay = Korttisi, tai passaa (? antaa ohjeen):
cli-ask-enter = Jatka painamalla Enter (? antaa ohjeen):
cli-press-enter = Paina ensin Enter, sitten peli jatkuu (? antaa ohjeen).
cli-fast = Valinnalla --fast peli ei pysähdy joka tikin jälkeen.
cli-rest-is-yours = Kaikki { $count } jäljellä olevaa tikkiä ovat sinun: kirjoita { $letter }, niin saat ne.
cli-rest-taken = Botit hyväksyvät sen: loput ovat sinun.

## Mikä rivissä on vialla

cli-card-ambiguous = ”{ $text }” voi olla useampi korteistasi ({ $cards }): kirjoita hakasulkeissa oleva numero.
cli-not-a-card = ”{ $text }” ei ole kortti: kirjoita hakasulkeissa oleva numero, tai arvo ja maa, kuten { $sample }.
cli-no-such-number = ”{ $text }” ei ole minkään valinnan kohdalla: kirjoita { $count ->
    [one] 1, ainoa valinta.
   *[other] numero väliltä 1–{ $count }.
 }
cli-name-ambiguous = ”{ $text }” voi tarkoittaa useampaa: { $names }. Kirjoita lisää kirjaimia, tai hakasulkeissa oleva numero.
cli-not-a-choice = ”{ $text }” ei ole valittavissa: kirjoita { $count ->
    [one] 1, ainoa valinta, tai sen nimi.
   *[other] numero väliltä 1–{ $count }, tai nimi.
 }
cli-discard-count = Mainitsit { $count ->
    [one] { $count } kortin
   *[other] { $count } korttia
 }, mutta pois on pantava { $needed }: kirjoita kaikki yhdelle riville. Mitään ei ole pantu pois.
cli-discard-twice = { $card } on kahdesti: kunkin kortin voi panna pois kerran. Mitään ei ole pantu pois.
cli-discard-not-held = { $count ->
    [one] { $cards } ei ole kädessäsi.
   *[other] { $cards } eivät ole kädessäsi.
 } Mitään ei ole pantu pois.
cli-give-count = Mainitsit { $count ->
    [one] { $count } kortin
   *[other] { $count } korttia
 }, mutta annettavia on { $needed }: kirjoita kaikki yhdelle riville. Mitään ei ole annettu.
cli-give-twice = { $card } on kahdesti: kunkin kortin voi antaa kerran. Mitään ei ole annettu.
cli-give-not-held = { $count ->
    [one] { $cards } ei ole kädessäsi.
   *[other] { $cards } eivät ole kädessäsi.
 } Mitään ei ole annettu.
cli-no-such-term = Sellaista sanaa ei ole: { $text }; kaikki sanat: { $command }
cli-no-such-rule = Sen numeroista sääntöä ei ole; sääntöjä ovat { $numbers }
cli-unknown-near = ”{ $text }” ei ole { $wanted ->
    [ruleset] säännöstö
    [game] peli eikä säännöstö
   *[rule] peli, säännöstö eikä säännön numero
 }; lähimpänä: { $near }; kaikki säännöstöt: { $command }
cli-unknown-all = ”{ $text }” ei ole { $wanted ->
    [ruleset] säännöstö
    [game] peli eikä säännöstö
   *[rule] peli, säännöstö eikä säännön numero
 }; tunnetaan: { $known }
cli-rule-no-ruleset = ”{ $text }” on säännön numero, mutta tässä tarvitaan säännöstö; kaikki säännöstöt: { $command }

## Ohje

cli-enter = Enter
cli-help-title = Mitä voit nyt kirjoittaa
cli-help-card = Kortin vieressä hakasulkeissa oleva numero, tai itse kortti, kuten { $card } tai { $other }.
cli-help-discards = Kaikki pois pantavat kortit yhdellä rivillä: niiden numerot, tai itse kortit, kuten { $card } { $other }.
cli-help-give = Kaikki annettavat kortit yhdellä rivillä: niiden numerot, tai itse kortit, kuten { $card } { $other }.
cli-help-contract = Hakasulkeissa oleva numero, tai pelimuodon nimi tai sen alku. Valintaa ei voi perua.
cli-help-trump = Hakasulkeissa oleva numero, tai maan nimi tai sen alku (vähintään kaksi kirjainta).
cli-help-kitty-choice = Hakasulkeissa oleva numero, tai sen vieressä olevat sanat tai niiden alku (vähintään kaksi kirjainta).
cli-help-start = Arvo, kuten 9 tai K: joka rivi alkaa siitä.
cli-help-direction = Hakasulkeissa oleva numero, tai sen vieressä oleva sana tai sen alku.
cli-help-lay = Kortin vieressä hakasulkeissa oleva numero, tai itse kortti, kuten { $card } tai { $other }; ”passaa”, jos mikään ei sovi.
cli-help-layout = Sinun on ladottava kortti, jos voit. Ladonta päättyy, kun joku on päässyt korteistaan: jokainen jäljellä oleva kortti maksaa 1 pisteen, ja kaikki ne saa hän.
cli-help-waiting = Enter jatkaa peliä. Sitä ennen voit katsoa:
cli-help-enter = jatka
cli-help-table = näytä pöytä uudelleen
cli-help-help = tämä ohje
cli-help-last-trick = viime tikki
cli-help-score = pistetaulukko
cli-help-rest = ota loput, kun pöytä sanoo, että ne ovat sinun
cli-help-kitty = leski, jos olet nähnyt sen
cli-help-discarded = mitä olet pannut pois
cli-help-given = mitkä kortit olet antanut ja saanut
cli-help-rule = lue sääntö, tässä numero 4.2
cli-help-quit = lopeta; peli jää talteen
cli-help-quotas = Tavoitteet: { $quotas }.
cli-help-ruleset = Säännöstö: { $name } ({ $id }){ $count ->
    [0] , tavallinen peli.
    [one] , eroaa tavallisesta { $count } kohdassa; katso: { $command }
   *[other] , eroaa tavallisesta { $count } kohdassa; katso: { $command }
 }

## Peli levyllä

cli-new-match = Uusi peli: { $name }, pöydässä { $bots }.
cli-kept-in = Se tallennetaan jokaisen teon jälkeen: { $file }
cli-resumed = Peli ajalta { $started } jatkuu jaosta { $number }. Se tallennetaan tiedostoon { $file }
cli-goodbye = Peli on tallessa: { $file }
cli-go-on = Jatka näin: { $command }
cli-put-aside = Tähänastisen pelin uusi nimi on { $file }
cli-put-aside-finished = Päättyneen pelin uusi nimi on { $file }
cli-record-at = Peli on tiedostossa { $file }
cli-no-terminal = Syöte ei tule päätteestä, joten botit pelaavat yksin. Jos haluat pelata itse, käynnistä päätteessä.
cli-bots-match = Pelaajat: { $players }; { $name }.
cli-save-is-other = { $file } sisältää toisenlaisen keskeneräisen pelin ({ $id }): jatka sitä ilman valitsimia --rules, --seed ja --bot, tai aloita uusi valitsimella --new, joka säilyttää sen toisella nimellä.
cli-save-damaged = { $file }: tallennettua peliä ei voi käyttää, ja se jää ennalleen; aloita uusi valitsimella --new, joka säilyttää sen toisella nimellä. Syy: { $reason }
cli-record-exists = { $file }: on jo olemassa ja jää ennalleen; anna uusi tiedosto.

## Tallennetut pelit

cli-replay-empty = { $file }: mitään ei ole vielä pelattu.
cli-replay-ask = Enter seuraava, b takaisin, d 3 jakoon 3, q lopeta:
cli-replay-ask-last = Loppu. Enter tai q lopeta, b takaisin, d 3 jakoon 3:
cli-replay-no-deal = Sellaista jakoa ei ole; viimeinen on { $deals }.
cli-replay-help = Älä kirjoita mitään, tai kirjoita b, d ja numero, tai q, ja sitten Enter.
cli-verified = { $file }: kunnossa, päättynyt peli, { $deals ->
    [one] { $deals } jako
   *[other] { $deals } jakoa
 }; kaikki { $entries } kohtaa toistuvat, ja pisteet, asemat ja sattuma täsmäävät ({ $nonces ->
    [one] { $nonces } jako
   *[other] { $nonces } jakoa
 }).
cli-verified-unfinished = { $file }: kunnossa, keskeneräinen peli, { $deals ->
    [one] { $deals } päättynyt jako
   *[other] { $deals } päättynyttä jakoa
 }; kaikki { $entries } kohtaa toistuvat, ja pisteet, asemat ja sattuma täsmäävät ({ $nonces ->
    [one] { $nonces } jako
   *[other] { $nonces } jakoa
 }).

## Säännöstöt

cli-rules-list-note = Valinnat kirjoitetaan tunnuksen perään: { $command }
cli-rules-differs = { $count ->
    [0] Sama kuin { $id }.
    [one] Ero säännöstöön { $id }: { $count } kohta.
   *[other] Ero säännöstöön { $id }: { $count } kohtaa.
 }
cli-rules-options = Valinnat: { $options }
cli-options = Valinnat
cli-rules-source = Lähde: { $source }
cli-usually = (tavallisesti: { $value })
cli-keys-intro = Sääntötiedoston (TOML) avaimet. Mitä tiedostossa ei ole, on kuten säännöstössä, johon se perustuu.
cli-keys-extends = Säännöstö, johon se perustuu, kuten ”bismarck/modern”
cli-keys-source = Mistä säännöt ovat peräisin; pakollinen
cli-keys-title = Sääntöjen nimi pöydässä; muuten tiedoston nimi
cli-keys-number = kokonaisluku väliltä { $low }–{ $high }
cli-keys-numbers = luettelo kokonaislukuja väliltä { $low }–{ $high }
cli-keys-list = luettelo näistä:
cli-keys-usual = (tavallinen)
cli-keys-contracts = ID on jokin pelimuodoista: { $ids }
cli-rules-same = { $first } ja { $second } ovat samat.
cli-rules-diff = { $first } ja { $second } eroavat: { $count ->
    [one] { $count } kohta.
   *[other] { $count } kohtaa.
 }
cli-rules-fine = { $file }: kunnossa, { $players } pelaajaa, { $deals ->
    [one] { $deals } jako.
   *[other] { $deals } jakoa.
 }

## Laskenta

cli-perft-python = Python-säännöt: { $sequences ->
    [one] { $sequences } jono
   *[other] { $sequences } jonoa
 }, pituus { $depth ->
    [one] { $depth } teko
   *[other] { $depth } tekoa
 }
cli-perft-native = Käännetty ydin: { $sequences ->
    [one] { $sequences } jono
   *[other] { $sequences } jonoa
 }, pituus { $depth ->
    [one] { $depth } teko
   *[other] { $depth } tekoa
 }
cli-perft-no-core = Käännettyä ydintä ei ole rakennettu, joten vertailukohtaa ei ole.
cli-perft-differ = Luvut eroavat: toinen niistä on väärin.

## Ratkaiseminen

# $tricks: a number.
cli-solve-declarer = Kaikki kortit näkyvissä ja molemmat puolet pelaavat parhaalla tavalla: montako { $tricks ->
    [one] tikkiä (yksi on jäljellä)
   *[other] jäljellä olevista { $tricks } tikistä
 } pelinviejä saa kaikkia muita vastaan.
cli-solve-pair = Kaikki kortit näkyvissä ja molemmat puolet pelaavat parhaalla tavalla: montako { $tricks ->
    [one] tikkiä (yksi on jäljellä)
   *[other] jäljellä olevista { $tricks } tikistä
 } pelinviejä ja hänen parinsa saavat yhdessä.
cli-solve-each = Kaikki kortit näkyvissä ja jokainen pelaa vain itselleen: montako { $tricks ->
    [one] tikkiä (yksi on jäljellä)
   *[other] jäljellä olevista { $tricks } tikistä
 } kukin saa; kun useampi kortti on pelaajalle yhtä hyvä, niiden keskiarvo.
cli-solve-tricks = Tikit
# $seat: a number, from 1.
cli-solve-seat = Paikka { $seat }
# $seat: a number, from 1. $wants: "more" or "less"; where everybody has a column, "own-more" or "own-less".
cli-solve-turn = Vuorossa on paikka { $seat }; sille paras on { $wants ->
    [more] suurin luku
    [own-more] suurin luku sen omassa sarakkeessa
    [own-less] pienin luku sen omassa sarakkeessa
   *[less] pienin luku
 }.
cli-solve-best = paras
# $nodes: a number.
cli-solve-nodes = { $nodes ->
    [one] { $nodes } solmu
   *[other] { $nodes } solmua
 }
cli-solve-unknown = Haku päättyi ennen kuin kaikki tiedettiin. Kaksi lukua, joiden välissä on viiva, ovat todistettuja rajoja; mikä puuttuu, ei ole tiedossa.
cli-solve-nothing-known = Haku päättyi ennen kuin mitään tiedettiin.
cli-solve-not-in-play = vain tikkien pelaaminen ratkaistaan, jaon ensimmäisestä lähdöstä viimeiseen tikkiin
cli-solve-points = Pelipisteet
cli-solve-points-long = Kaikki kortit näkyvissä ja molemmat puolet pelaavat parhaalla tavalla: pelinviejän puolen pelipisteet; mitä muut saavat, on alle nollan. Kukaan ei ilmoita sitä, mitä hänellä ei ole.
# $game: its proper name.
cli-solve-no-each = pelissä { $game } parit pelaavat yhdessä; kukaan ei pelaa yksin
cli-solve-no-core = käännettyä ydintä ei ole rakennettu, eikä ilman sitä ratkaista mitään

cli-serving = Vorhand on osoitteessa { $address } ja säilyttää pöytänsä tiedostossa { $file }; Ctrl-C lopettaa, eikä mitään katoa.
cli-serving-lan = Muut tämän verkon laitteet löytävät sen osoitteesta { $addresses }.
cli-serving-no-lan = Tämä kone ei ole nyt missään verkossa, joten muut laitteet eivät löydä sitä.

cli-menu-title = Mitä haluat pelata?
cli-menu-go-on = keskeneräinen peli jatkuu
cli-ask-menu = Numero tai nimi (Enter: 1, q lopettaa):
cli-rules-of-other-game = { $id } ei ole pelin { $game } säännöstö.
cli-deck-of-other-game = Peliä { $game } ei pelata näillä korteilla (”{ $text }”); mahdolliset: { $known }
cli-no-such-game = ”{ $text }” ei ole peli; tunnetaan: { $known }

## Opastettu jako

cli-help-guide = kaikki, mitä opas on sanonut
cli-help-leave = lopeta; jako päättyy
cli-learn-begins = Opit pelin pelaamalla yhden jaon: { $game }. Kanssasi pelaavat: { $bots }. Opas kertoo, mitä tapahtuu, ja ehdottaa, mitä tehdä; saat tehdä kaiken, minkä säännöt sallivat.
cli-learn-next = Pelaa seuraavaksi kokonainen peli: { $play }. Kaikki säännöt: { $read }
cli-learn-again = Jako alusta: { $command }
cli-learn-needs-terminal = Opastettu jako tarvitsee jonkun, joka kirjoittaa: { $command }
