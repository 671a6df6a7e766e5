### Suomi. Jokainen virhe ja kielto koodinsa mukaan.

## Sääntöjen kiellot

refused-match-over = Peli on päättynyt ({ $rule }): aloita uusi, jos haluat jatkaa.
refused-phase = { $phase ->
    [draw-dealer] Se ei käy nyt: ensin on arvottava ensimmäinen jakaja.
    [cut-card] Se ei käy nyt: ensin on nostettava valttikortti.
    [lay-open] Se ei käy nyt: ensin on arvottava pöytäkorttien paikat.
    [deal] Se ei käy nyt: ensin on jaettava kortit.
    [choose-contract] Se ei käy nyt: ensin pelinviejän on valittava pelimuoto.
    [name-trump] Se ei käy nyt: ensin on sanottava valtti.
    [cut] Se ei käy nyt: ensin on nostettava pakka tai koputettava.
    [turn] Se ei käy nyt: ensin on käännettävä kortti valtiksi.
    [auction] Se ei käy nyt: tarjoaminen on kesken.
    [doubling] Se ei käy nyt: ensin ratkeaa, kahdentaako joku.
    [take-kitty] Se ei käy nyt: ensin pelinviejän on otettava tai jätettävä leski.
    [discard] Se ei käy nyt: ensin pelinviejän on pantava kortteja pois.
    [give] Se ei käy nyt: ensin partnerien on vaihdettava kortteja.
    [play] Se ei käy nyt: seuraavaksi lyödään kortti.
    [complete-deal] Se ei käy nyt: ensin jaetaan loput kortit.
    [name-start] Se ei käy nyt: ensin pelinviejän on nimettävä arvo, josta joka rivi alkaa.
    [name-direction] Se ei käy nyt: ensin pelinviejän on nimettävä rivien suunta.
    [layout] Se ei käy nyt: seuraavaksi ladotaan kortti tai passataan.
   *[over] Se ei käy nyt: peli on päättynyt.
 }
refused-turn = { $actor ->
    [nature] Ei ole sinun vuorosi: ensin ratkaisee sattuma.
   *[other] Ei ole sinun vuorosi: vuorossa on paikka { $actor }.
 }
refused-seat = Sellaista paikkaa ei ole ({ $rule }): tässä pöydässä on { $players ->
    [one] { $players } paikka
   *[other] { $players } paikkaa
 }, numerointi alkaa nollasta.
refused-card = { $card }: ei kuulu tämän säännöstön pakkaan ({ $rule }); ota kortti, joka kuuluu.
refused-not-held = { $card }: ei ole kädessäsi ({ $rule }); lyötävissä: { $legal }
refused-must-follow = { $card }: maapakko, sinun on lyötävä { $suit ->
    [C] ristiä
    [D] ruutua
    [H] herttaa
    [S] pataa
   *[other] { $suit }
 } ({ $rule }); lyötävissä: { $legal }
refused-must-trump = { $card }: valttipakko, sinun on lyötävä valttia ({ $rule }); lyötävissä: { $legal }
refused-must-beat = { $card }: ylimenopakko, sinun on voitettava tikin paras { $suit ->
    [C] risti
    [D] ruutu
    [H] hertta
    [S] pata
   *[other] { $suit }
 } ({ $rule }); lyötävissä: { $legal }
refused-lay-not-held = { $card }: ei ole kädessäsi ({ $rule }); ladottavissa: { $legal }
refused-fits-not = { $card }: ei sovi nyt mihinkään riviin ({ $rule }); sopivat: { $legal }
refused-must-lay = Saat passata vain, jos mikään korttisi ei sovi ({ $rule }); ladottavissa: { $legal }
refused-start = { $rank }: mikään rivi ei voi alkaa siitä ({ $rule }); mahdolliset: { $legal }
refused-discard-not-held = { $card }: ei ole kädessäsi ({ $rule }); sinulla on: { $legal }
refused-discard-order = { $card }: kortit pannaan pois yksitellen, alin ensin ({ $rule }); mahdolliset: { $legal }
refused-give-not-held = { $card }: ei ole kädessäsi ({ $rule }); sinulla on: { $legal }
refused-give-order = { $card }: kortit annetaan yksitellen, alin ensin ({ $rule }); mahdolliset: { $legal }
refused-contract-used = { $contract }: tämä pelinviejä on jo käyttänyt pelimuodon ({ $rule }); jäljellä: { $legal }
refused-contract = { $contract }: ei valittavissa tässä jaossa ({ $rule }); valittavissa: { $legal }
refused-trump = { $trump }: ei saa valita tässä ({ $rule }); mahdolliset: { $legal }
refused-arbiter = Vain tuomari voi mitätöidä jaon ({ $rule }): ilmoita virheestä tuomarille.
refused-no-redeal = Tässä säännöstössä ei jaeta uudelleen unohtuneen poispanon takia ({ $rule }): pöytä päättää.
refused-places = Leski tarvitsee { $count ->
    [one] { $count } paikan
   *[other] { $count } paikkaa
 } pakasta ({ $rule }), ei ensimmäistä (0), ei viimeistä ({ $last }) eikä vierekkäisiä, nousevassa järjestyksessä.
refused-pack = Pakassa on oltava tämän säännöstön { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
 } ({ $rule }), kukin tasan kerran.

## Sääntötiedostot

clash-card-count = käsiin ja leskeen menee kortteja { $sum }, mutta pakassa niitä on { $pack }
ruleset-card-count = { $file }: { $key }: { clash-card-count }; muuta deck.hand, kitty.size tai deck.pack niin, että luvut täsmäävät.
clash-packets = ryhmissä jaetaan kierroksella { $total ->
    [one] { $total } kortti
   *[other] { $total } korttia
 }, mutta kukin saa { $hand }
ruleset-packets = { $file }: { $key }: { clash-packets }; ryhmien summan on jaettava tasan luku { $hand }.
clash-pause = jako keskeytyy täsmälleen silloin, kun valtti sanotaan tauolla
ruleset-pause = { $file }: { $key }: { clash-pause }; aseta sekä tämä että choice.trump_named arvoon ”in-pause”, tai ei kumpaakaan (0).
clash-pause-packets = jako ei voi keskeytyä, kun kullakin on { $pause } korttia { $hand } kortista
ruleset-pause-packets = { $file }: { $key }: { clash-pause-packets }; kirjoita korttimäärä, jossa jakokierros päättyy, alle { $hand }.
clash-pause-sees = pelinviejä valitsisi jaon jälkeen, mutta pelimuoto on tiedettävä ennen taukoa
ruleset-pause-sees = { $file }: { $key }: { clash-pause-sees }; kirjoita ”nothing”.
clash-pause-last-cards = pakan viimeisiä kortteja ei ole vielä jaettu tauolla
ruleset-pause-last-cards = { $file }: { $key }: { clash-pause-last-cards }; ota leskeksi ”first” äläkä ota valttia näytetystä kortista.
clash-club-ace-kitty = ristiässä voisi olla leskessä, eikä kukaan olisi pelinviejä
ruleset-club-ace-kitty = { $file }: { $key }: { clash-club-ace-kitty }; kirjoita 0 tai aseta roles.first_declarer arvoon ”as-ever”.
clash-club-ace-roles = ristiässän saaja jakaa seuraavaksi, joten pelinviejän on istuttava jakajan vasemmalla puolella ja jaon siirryttävä joka kerta
ruleset-club-ace-roles = { $file }: { $key }: { clash-club-ace-roles }; kirjoita ”left-of-dealer” ja 1 jako peräkkäin, tai aseta roles.first_declarer arvoon ”as-ever”.
clash-club-ace-choice = ensimmäisessä jaossa kukaan ei vielä tiedä, kuka valitsisi, sanoisi valtin tai nostaisi
ruleset-club-ace-choice = { $file }: { $key }: { clash-club-ace-choice }; anna kiinteän järjestyksen alkaa pelimuodolla, jossa ei ole mitään päätettävää.
clash-no-open-kitty = ei ole leskeä, joka olisi avoin
ruleset-no-open-kitty = { $file }: { $key }: { clash-no-open-kitty }; kirjoita ”closed” tai kitty.size, joka on yli 0.
clash-no-scattered-kitty = ei ole leskeä, jonka voisi ottaa hajallaan olevista paikoista
ruleset-no-scattered-kitty = { $file }: { $key }: { clash-no-scattered-kitty }; kirjoita ”first” tai kitty.size, joka on yli 0.
clash-sees-open-cards = ilman avointa leskeä ei ole pöytäkortteja, joiden mukaan valita
ruleset-sees-open-cards = { $file }: { $key }: { clash-sees-open-cards }; aseta kitty.facing arvoon ”open” tai anna pelinviejän nähdä jotain muuta.
clash-turned-needs-open = pöytävaltti vaatii avoimen lesken
ruleset-turned-needs-open = { $file }: { $key }: { clash-turned-needs-open }; aseta kitty.facing arvoon ”open” tai ota valtti muualta.
clash-no-contracts = pelimuotoja ei ole lueteltu
ruleset-no-contracts = { $file }: { $key }: { clash-no-contracts }; luettele vähintään yksi.
clash-contract-twice = sama pelimuoto on lueteltu kahdesti
ruleset-contract-twice = { $file }: { $key }: { clash-contract-twice }; luettele kukin kerran ja käytä kenttää choice.times, jos sitä pelataan useammin.
clash-free-contract-order = vapaa pelimuoto ei sovi, kun pelinviejä valitsee kunkin pelimuodon kerran
ruleset-free-contract-order = { $file }: { $key }: { clash-free-contract-order }; jätä se pois tai aseta choice.selection arvoon ”by-turn” tai ”by-deal”.
clash-free-contract-list = tässä on pelimuotoja valittavana vain, kun pelataan vapaata pelimuotoa, eikä se itse ole koskaan yksi niistä
ruleset-free-contract-list = { $file }: { $key }: { clash-free-contract-list }; luettele pelimuotoja vain, jos choice.contracts sisältää ”free-contract”.
clash-deals-in-a-row = { $deals ->
    [one] { $deals } jako ei jakaudu
   *[other] { $deals } jakoa ei jakaudu
 } tasan, jos kukin jakaa { $run } peräkkäin
ruleset-deals-in-a-row = { $file }: { $key }: { clash-deals-in-a-row }; kirjoita sopiva luku, esimerkiksi 1.
clash-by-deal = jos { $count ->
    [one] { $count } pelimuoto vaihtuu
   *[other] { $count } pelimuotoa vaihtuu
 } jaoittain, jokainen pelinviejä ei saa kutakin niistä
ruleset-by-deal = { $file }: { $key }: { clash-by-deal }; kirjoita ”by-turn” tai muuta pelimuotojen määrää tai kenttää roles.deals_in_a_row.
clash-suits = valittavat maat puuttuvat tai toistuvat
ruleset-suits = { $file }: { $key }: { clash-suits }; luettele vähintään yksi, kukin kerran.
clash-suits-not-declared = maita voi rajata vain, kun pelinviejä valitsee valtin
ruleset-suits-not-declared = { $file }: { $key }: { clash-suits-not-declared }; jätä tämä pois tai aseta trump arvoon ”declared”.
clash-layout-trump = ladonnassa ei ole valttia
ruleset-layout-trump = { $file }: { $key }: { clash-layout-trump }; kirjoita ”no-trump”.
clash-layout-kitty = ladonnassa kaikkien korttien on tultava peliin, mutta leskessä niitä on { $size }
ruleset-layout-kitty = { $file }: { $key }: { clash-layout-kitty }; aseta kitty.size arvoon 0 tai jätä ladonnat pois.
clash-layout-pairs = ladonnassa jokainen pelaa yksin
ruleset-layout-pairs = { $file }: { $key }: { clash-layout-pairs }; aseta deck.sides arvoon ”alone” tai jätä ladonnat pois.
clash-nothing-to-exchange = ei ole leskeä, jonka kanssa vaihtaa
ruleset-nothing-to-exchange = { $file }: { $key }: { clash-nothing-to-exchange }; kirjoita ”none” tai kitty.size, joka on yli 0.
clash-sees-after-exchange = jos lesken kortit nähdään ennen valintaa, leski on aina otettava
ruleset-sees-after-exchange = { $file }: { $key }: { clash-sees-after-exchange }; aseta exchange.duty arvoon ”mandatory” tai anna pelinviejän nähdä jotain muuta.
clash-exchange-before-contract = vaihto tehdään ennen kuin pelimuoto tiedetään, joten pelimuoto ei voi muuttaa sitä
ruleset-exchange-before-contract = { $file }: { $key }: { clash-exchange-before-contract }; jätä tämä pois tai kirjoita ”mandatory”.
clash-blind-too-many = ensin pois panevalla on oltava vähintään yhtä monta korttia kuin leskessä ({ $kitty }), mutta kädessä on { $hand }
ruleset-blind-too-many = { $file }: { $key }: { clash-blind-too-many }; kirjoita ”take-first” tai pienennä leskeä.
clash-taken-discard-first = leski kädessä valitseva ei voi panna kortteja pois ensin
ruleset-taken-discard-first = { $file }: { $key }: { clash-taken-discard-first }; kirjoita ”take-first” tai aseta choice.sees toisin.
clash-nothing-to-forget = kukaan ei pane kortteja pois, joten kukaan ei voi unohtaa sitä
ruleset-nothing-to-forget = { $file }: { $key }: { clash-nothing-to-forget }; kirjoita ”none”.
clash-pairs-need-four = parit tarvitsevat neljä pelaajaa, ei { $players }
ruleset-pairs-need-four = { $file }: { $key }: { clash-pairs-need-four }; kirjoita ”alone” tai aseta deck.players arvoon 4.
clash-partners-without-pairs = vain se, jolla on partneri, voi vaihtaa hänen kanssaan
ruleset-partners-without-pairs = { $file }: { $key }: { clash-partners-without-pairs }; aseta deck.sides arvoon ”pairs” tai kirjoita ”take-first”.
clash-partners-kitty = kun partnerit vaihtavat, leskessä on neljä korttia, yksi kullekin kädelle, ei { $kitty }
ruleset-partners-kitty = { $file }: { $key }: { clash-partners-kitty }; aseta kitty.size arvoon 4 tai muuta exchange.order.
clash-partners-must-exchange = kun partnerit vaihtavat, leski menee aina käsiin
ruleset-partners-must-exchange = { $file }: { $key }: { clash-partners-must-exchange }; kirjoita ”mandatory” tai aseta exchange.order toisin.
clash-quota-count = { $count ->
    [one] tavoitteita on { $count }
   *[other] tavoitteita on { $count }
 }, pelaajia { $players }
ruleset-quota-count = { $file }: { $key }: { clash-quota-count }; kirjoita yksi kullekin, pelinviejän ensin.
clash-quota-sum = tavoitteiden summa on { $sum }, mutta jaossa on { $hand } tikkiä
ruleset-quota-sum = { $file }: { $key }: { clash-quota-sum }; summan on oltava { $hand }, tai kaikkien 0.
clash-quota-sides = pareilla on { $players } tavoitetta, pelinviejän puoli ensin, mutta tässä on { $count }
ruleset-quota-sides = { $file }: { $key }: { clash-quota-sides }; kirjoita yksi kummallekin puolelle.
ruleset-unreadable = { $file }: ei voi lukea ({ $reason }); tarkista polku ja lukuoikeutesi.
ruleset-too-large = { $file }: liian suuri; sääntötiedostossa on enintään { $limit } tavua.
ruleset-syntax = { $file }: ei kelpaa TOML-tiedostoksi ({ $reason }); kirjoita rivejä kuten: players = 4
ruleset-unknown-key = { $file }: { $key }: sellaista avainta ei ole; tässä tunnetaan: { $known }
ruleset-type = { $file }: { $key }: arvon on oltava { $expected }, ei ”{ $value }”.
ruleset-value = { $file }: { $key }: ”{ $value }” ei ole valittavissa; mahdolliset: { $allowed }
ruleset-range = { $file }: { $key }: { $value } ei ole rajoissa; kirjoita luku väliltä { $low }–{ $high }.
ruleset-list = { $file }: { $key }: { $count } arvoa on liikaa; kirjoita enintään { $limit }.
ruleset-no-source = { $file }: { $key }: puuttuu; kerro, mistä säännöt ovat peräisin, esimerkiksi kirja, sivu tai perhe.
ruleset-unknown-id = { $id }: sellaista säännöstöä ei ole; tunnetaan: { $known }
ruleset-extends = { $file }: { $key }: ”{ $value }” ei ole valmis säännöstö; mahdolliset: { $known }
ruleset-unknown-option = { $id }: sellaista valintaa ei ole: { $option }; tunnetaan: { $known }
ruleset-options-conflict = { $id }: valinnat { $first } ja { $second } muuttavat molemmat kenttää { $key }; ota niistä vain toinen.
ruleset-other-game = { $first } ja { $second } kuuluvat eri peleihin; vertaa kahta saman pelin säännöstöä.
ruleset-not-implementable = { $id }: ei voi pelata: { $reason }
ruleset-text = { $file }: { $key }: enintään { $limit } merkkiä, ja niiden kaikkien on oltava näkyviä.

expected-a-whole-number = kokonaisluku
expected-a-list = luettelo
expected-a-text = teksti lainausmerkeissä
expected-a-table = taulu
given-a-number = se luku
reason-nested-too-deeply = liian monta sisäkkäistä tasoa
reason-not-UTF-8-text = ei UTF-8-tekstiä
reason-unknown = syy tuntematon
reason-bismarck-follett = pelimuodoista ja tavoitteista tiedetään vain kolme nimeä ja että kaikki aloittavat luvusta −3.
reason-bismarck-estonian-001 = lähde 001 ei kerro korttien välttelyn tavoitteita, eikä kahdeksaa jakoa voi jakaa tasan kolmelle.

## Teksti, jota ei voi tulkita

notation-card = ”{ $text }” ei ole kortti; kirjoita arvo ja maa, esimerkiksi AS, TH tai 2C.
notation-hand = ”{ $text }” ei ole käsi; kirjoita arvot järjestyksessä pata, hertta, ruutu, risti, esimerkiksi AKQ.T9.432.5
notation-trump = ”{ $text }” ei ole valtti; kirjoita C, D, H, S tai NT.
notation-action = ”{ $text }” ei ole siirto; kirjoita jokin näistä: { $expected }
notation-deal-string = ”{ $text }” ei kelpaa jakorivin kenttään { $field }; kirjoita esimerkiksi: { $expected }
notation-actor = ”{ $text }” ei voi tehdä siirtoa; kirjoita paikan numero nollasta alkaen, ”nature” tai ”arbiter”.
unknown-bot = ”{ $text }” ei ole botti; tunnetaan: { $known }

## Mahdottomat asemat

state-impossible = Tämä asema ei ole mahdollinen: { $field }={ $text } ei sovi muuhun; korjaa se kenttä.
state-cards = Tämä asema ei ole mahdollinen: kentän { $field } kortit eivät täsmää; jokaisen pakan kortin on oltava tasan yhdessä paikassa.

## Tallennetut pelit

record-unreadable = { $file }: ei voi lukea ({ $reason }); tarkista polku ja lukuoikeutesi.
record-write = { $file }: ei voi kirjoittaa ({ $reason }); valitse toinen paikka tai tee tilaa.
record-locked = { $file }: toinen ohjelma käyttää tiedostoa; sulje se ensin siellä.
record-too-large = { $file }: liian suuri; tallennetussa pelissä on enintään { $limit } tavua.
record-format = { $file }: kirjoitettu muodossa { $format }; tämä versio lukee muotoa { $supported }, joten ota Vorhandin uudempi versio.
record-json = { $file }: ei ole JSON-muotoinen peli ({ $reason }); ota Vorhandin kirjoittama tiedosto.
record-field = { $file }: kenttä { $field } on väärin; odotettu: { $expected }
record-ruleset = { $file }: säännöstö ei täsmää tarkistussummaansa; ota muuttamaton kopio.
record-entry = { $file }: kohta { $number } ei täsmää: { $reason }
record-mismatch = { $file }: kohdan { $number } jälkeen pisteet tai asema eivät täsmää tarkistussummaan; ota muuttamaton kopio.
record-chance = { $file }: jaon { $number } sattuma ei täsmää sitoumukseensa; ota muuttamaton kopio.
record-truncated = { $file }: peli loppuu kesken; ota täydellinen kopio.
record-start = { $file }: asema, josta se alkaa, ei käy: { $reason }

## Palvelin

address = Osoitetta { $address } ei voi käyttää: { $reason }; valitse toinen portti.
store-open = { $file }: ei aukea varastona: { $reason }.
store-newer = { $file }: uudemman version kirjoittama (muoto { $version }, tämä lukee { $supported }); päivitä Vorhand.
store-conflict = { $file }: toinen palvelin kirjoittaa tähän pöytään; pysäytä jompikumpi.

## Mitä palvelin torjuu

too-many-tables = Täältä on avattu liian monta pöytää tunnin aikana; odota hetki.
too-many-guesses = Liian monta koodia kokeiltu; odota minuutti.
too-many-house-calls = Täältä on kysytty sääntöjä liian tiheään; odota minuutti.
no-such-code = Yhdelläkään pöydällä, jolla on tuo koodi, ei ole vapaata paikkaa; tarkista kirjaimet.
no-such-seat = Linkki on jo käytetty, tai paikkaa ei voi siirtää tänne; luo uusi.
no-such-table = Sitä pöytää ei enää ole.
no-seat = Sinulla ei ole paikkaa tässä pöydässä.
no-record = Tämä pöytä ei paljasta jakojensa kortteja, ja tallenne tekisi sen: sitä ei ole.
no-scored-deal = Täällä ei ole vielä pelattu yhtään jakoa loppuun; katso uudelleen, kun yksi on päättynyt.
no-such-deal = Tässä pelissä ei ole loppuun pelattua jakoa { $number }.
no-such-match = Peliä { $number } ei ole pelattu tässä pöydässä.
too-many-replays = Täältä on katsottu liian monta jakoa; odota minuutti.
too-many-reports = Täältä on lähetetty liian monta ilmoitusta tunnin aikana; tallenna tämä ja lähetä se myöhemmin.
no-reports = Palvelimen ylläpitäjä ei ota vastaan ilmoituksia; tallenna se ja toimita se itse.
reports-full = Palvelin ei voi ottaa vastaan enempää ilmoituksia; tallenna se ja toimita se itse.
written = Se on liian pitkä: enintään { $limit } merkkiä.
frame-too-large = Se oli liian pitkä palvelimelle.
frame-malformed = Palvelin ei ymmärtänyt sivua; lataa se uudelleen.
body-too-large = Se oli liian pitkä palvelimelle.
body-malformed = Palvelin ei ymmärtänyt sivua; lataa se uudelleen.
name = Nimessä on 1–{ $limit } kirjainta, jotka kaikki näkyvät.
protocol = Sivu on palvelinta vanhempi; lataa se uudelleen.
wrong-stage = Se ei ole juuri nyt mahdollista.
already-seated = Sinulla on jo paikka täällä; nouse ensin.
seat-taken = Joku otti juuri sen paikan; valitse toinen.
stale = Jotain muuta tapahtui ensin; katso uudelleen.
one-at-a-time = Yksi asia kerrallaan.
discard-count = Pois on pantava täsmälleen { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
 }.
store-write = Palvelin ei juuri nyt voi kirjoittaa tiedostoaan; yritä hetken kuluttua uudelleen.
table-stumbled = Tässä pöydässä jokin meni vikaan; mitään ei ole menetetty: yritä uudelleen.
not-the-host = Vain pöydän isäntä voi tehdä sen.
not-oneself = Kukaan ei voi lähettää itseään pois; nouse sen sijaan ylös.
other-seat = Paikalla { $seat } ei ole enää niin; katso uudelleen.
paused = Pöytä on tauolla; jonkun on ensin jatkettava.
nothing-asked = Sellaista ei enää kysytä.
no-undo = Tässä pöydässä kortteja ei oteta takaisin.
nothing-to-take-back = Sinulla ei ole korttia, johon kukaan ei olisi vielä vastannut.
too-many-taken-back = Tässä jaossa on otettu takaisin jo tarpeeksi kortteja; jatka peliä.
nothing-to-claim = Korttisi eivät todista, että loput ovat sinun.
asked-in-vain = Sitä kysyit jo; jatka ensin peliä.
no-watching = Tässä pöydässä pelataan ilman katsojia.
kicked = Pöydän isäntä on lähettänyt sinut pois tästä pöydästä.
phone-laid = Kukaan ei ole vielä sanonut, kenellä puhelin nyt on.
not-on-this-phone = Tämä henkilö ei pelaa tällä puhelimella.
no-newcomers = Tähän pöytään saa istua vain se, joka on jo pelannut tällä palvelimella.
unreliable = Täällä pitää olla itse pelannut loppuun { $wanted } jakoa sadasta; sinulla on tähän mennessä { $kept }/{ $count }.
too-many-knocks = Paikkaa pyytää jo riittävän moni; odota hetki.
no-chat = Sitä ei voi sanoa tässä pöydässä.
too-many-words = Yksi asia kerrallaan: odota hetki.
said = Sano enintään { $limit } merkkiä, ja vain sellaisia, jotka voi näyttää.
word = Sanassa on enintään { $limit } merkkiä, ja vain sellaisia, jotka voi näyttää.
origin = { $text } ei ole palvelimen osoite; oikein olisi http://cards.local:8765.
