### Suomi. Bismarckin numeroidut säännöt osina.

rules-bismarck-title = Bismarck: numeroidut säännöt
rules-size = { $players } pelaajaa, { $deals } jakoa
rules-bismarck-intro = Nämä ovat nykyisen ruotsalaisen pelin säännöt; kunkin säännön alla on, mitä muissa porukoissa tehdään sen sijaan. Pöydän säännöstö kertoo, mitkä niistä ovat voimassa; koodi, testit ja virheilmoitukset viittaavat numeroihin. Lähteet 000, 001 ja 002 ovat asiakirjat, joista hanke alkoi.

rules-bismarck-section-1 = Pelaajat, kortit ja roolit
rule-BIS-1-1-three = Pelaajia on kolme, ja kukin pelaa omaan lukuunsa.
rule-BIS-1-1-four = Pelaajia on neljä, ja kukin pelaa omaan lukuunsa.
rule-BIS-1-1-pairs = Pelaajia on neljä, kaksi vastaan kaksi.
rule-BIS-1-1-clockwise = Kaikki etenee myötäpäivään: seuraava pelaaja istuu vasemmalla.
rule-BIS-1-2-52 = Pelataan 52 kortilla ilman jokereita.
rule-BIS-1-2-43 = Pelataan 43 kortilla: risti viitosesta, muut maat nelosesta ylöspäin.
rule-BIS-1-2-36 = Pelataan 36 kortilla: joka maa kuutosesta ylöspäin.
rule-BIS-1-2-ace-high = Joka maassa järjestys on { $ranks }.
rule-BIS-1-2-ace-low = Ässä on alin kortti: joka maassa järjestys on { $ranks }.
rule-BIS-1-2-low-in = { $contract }: ässä on alin kortti, maansa kaikkien muiden alla.
rule-BIS-1-3-lot = Ensimmäinen jakaja arvotaan.
rule-BIS-1-3-passes = Joka jaon jälkeen jakovuoro siirtyy vasemmalle.
rule-BIS-1-3-in-a-row = Kukin jakaa { $count } kertaa peräkkäin, ja sitten jakovuoro siirtyy vasemmalle.
rule-BIS-1-3-left = Joka jaossa yksi pelaaja on pelinviejä: jakajan vasemmalla puolella istuva, joka on myös etumies ja aloittaa ensimmäisen tikin.
rule-BIS-1-3-dealer = Joka jaossa jakaja on pelinviejä; jakajan vasemmalla puolella istuva on etumies ja aloittaa ensimmäisen tikin.
rule-BIS-1-4-alone = Kenelläkään ei ole partneria.
rule-BIS-1-4-pairs = Partnerit istuvat vastakkain eivätkä puhu korteistaan.
rule-BIS-1-5-as-ever = Ensimmäinen jako on niin kuin muutkin.
rule-BIS-1-5-club-ace = Ensimmäisessä jaossa sääntö 1.3 ei päde: ristiässän saanut on siinä pelinviejä ja etumies, ja hän jakaa toisen jaon.

rules-bismarck-section-2 = Sekoitus ja jako
rule-BIS-2-1-shuffle = Jakaja sekoittaa, ja oikeanpuoleinen naapuri nostaa.
rule-BIS-2-1-one-by-one = Kortit jaetaan yksitellen jakajan vasemmalta puolelta alkaen, kunnes kaikilla on { $hand }.
rule-BIS-2-1-packets = Kortteja jaetaan { $count } kerralla jakajan vasemmalta puolelta alkaen, kunnes kaikilla on { $hand }.
rule-BIS-2-1-mixed-packets = Kortit jaetaan kierroksittain jakajan vasemmalta puolelta alkaen: jokainen saa vuorotellen { $packets }, kunnes kaikilla on { $hand }.
rule-BIS-2-2-none = Leskeä ei ole.
rule-BIS-2-2-first = { $count ->
    [one] Yksi kortti lisää on leski: pakan ensimmäinen.
   *[other] { $count } korttia lisää on leski: pakan ensimmäiset.
 }
rule-BIS-2-2-last = { $count ->
    [one] Yksi kortti lisää on leski: pakan viimeinen.
   *[other] { $count } korttia lisää on leski: pakan viimeiset.
 }
rule-BIS-2-2-scattered = { $count ->
    [one] Yksi kortti lisää on leski: se tulee paikasta, joka ei ole pakan ensimmäinen eikä viimeinen.
   *[other] { $count } korttia lisää on leski: ne tulevat paikoista, jotka eivät ole pakan ensimmäisiä, viimeisiä eivätkä vierekkäisiä.
 }
rule-BIS-2-2-open = Leski on avoinna kaikkien edessä (pöytäkortit).
rule-BIS-2-2-closed = Leski on kuvapuoli alaspäin, eikä kukaan katso sitä.
rule-BIS-2-3-before-deal = Valinta tehdään ennen jakoa; kaikki nostavat kortit käteensä heti, kun ne on jaettu.
rule-BIS-2-3-open-cards = Niin kauan kuin pelinviejän on valittava vain pöytäkorttien perusteella, kukaan ei katso kättään; kun pelimuoto on ilmoitettu, ja valtti, jos se sanotaan samalla, kaikki katsovat.
rule-BIS-2-3-at-once = Kaikki nostavat kortit käteensä heti, kun ne on jaettu.
rule-BIS-2-3-nothing-to-choose = Valittavaa ei ole, joten kaikki nostavat kortit käteensä heti, kun ne on jaettu.
rule-BIS-2-3-in-pause = Kaikki nostavat korttinsa käteen sitä mukaa kuin niitä jaetaan, myös kun jako keskeytyy.
rule-BIS-2-4-none = Mikään kortti ei määrää valttia.
rule-BIS-2-4-card = Joissakin pelimuodoissa valtin määrää kortti, jonka kaikki näkevät.
rule-BIS-2-4-turned = { $contract }: ensimmäisen pöytäkortin maa on valttia.
rule-BIS-2-4-cut = { $contract }: ennen jakoa pakasta nostetaan kortti, se näytetään ja pannaan takaisin, ja sen maa on valttia; jos pelimuoto valitaan vasta jaon jälkeen, kortti nostetaan toisesta pakasta.
rule-BIS-2-4-last-card = { $contract }: pakan viimeinen kortti näytetään kaikille ja jää sinne, minne se jaettiin, ja sen maa on valttia.
rule-BIS-2-4-dealers-card = { $contract }: jakajan itselleen jakama viimeinen kortti näytetään kaikille ja jää sinne, ja sen maa on valttia.
rule-BIS-2-5-none = Jako ei keskeydy.
rule-BIS-2-5-pause = { $count ->
    [one] Pelimuodossa, jossa pelinviejä nimeää valtin, jako keskeytyy, kun kaikilla on yksi kortti: sen perusteella hän nimeää valtin, ja sitten jaetaan loput.
   *[other] Pelimuodossa, jossa pelinviejä nimeää valtin, jako keskeytyy, kun kaikilla on { $count } korttia: niiden perusteella hän nimeää valtin, ja sitten jaetaan loput.
 }

rules-bismarck-section-3 = Pelimuoto ja vaihto
rule-BIS-3-1-chosen = { $count ->
    [one] Pelinviejä valitsee pelimuodon, kunkin vain kerran pelissä; käytetty merkitään pistelappuun, eikä viimeistä jäljellä olevaa tarvitse valita.
   *[other] Pelinviejä valitsee pelimuodon, kunkin { $count } kertaa pelissä; käytetty merkitään pistelappuun, eikä viimeistä jäljellä olevaa tarvitse valita.
 }
rule-BIS-3-1-fixed = Jaon pelimuotoa ei valita vapaasti: järjestys on säännössä 3.2.
rule-BIS-3-1-seen-nothing = Ennen valintaa pelinviejä ei ole nähnyt mitään.
rule-BIS-3-1-seen-open-cards = Ennen valintaa pelinviejä on nähnyt vain pöytäkortit.
rule-BIS-3-1-seen-hand = Ennen valintaa pelinviejä on nähnyt kätensä ja avoimet kortit.
rule-BIS-3-1-seen-kitty = Pelinviejä ottaa ensin lesken ja valitsee ennen poispanoa.
rule-BIS-3-1-seen-exchange = Pelinviejä vaihtaa ensin ja valitsee sitten.
rule-BIS-3-1-contracts = Näitä pelimuotoja pelataan.
rule-BIS-3-1-contract = { $contract }: { $trump ->
    [clubs] risti on valttia
    [diamonds] ruutu on valttia
    [hearts] hertta on valttia
    [spades] pata on valttia
    [declared] pelinviejä nimeää valtin
    [turned] ensimmäinen pöytäkortti määrää valtin
    [last-card] pakan viimeinen kortti määrää valtin
    [dealers-card] jakajan viimeinen kortti määrää valtin
    [cut] nostettu kortti määrää valtin
   *[no-trump] mikään maa ei ole valttia
 }; { $aim ->
    [lose] tikkejä vältetään.
    [shed] kortit ladotaan (luku 8).
   *[win] tikkejä halutaan.
 }
rule-BIS-3-2-none = Kiinteää järjestystä ei ole.
rule-BIS-3-2-by-turn = Pelimuodot tulevat kiinteässä järjestyksessä, kaikille pelinviejille samassa: { $contracts }.
rule-BIS-3-2-by-deal = Pelimuodot tulevat kiinteässä järjestyksessä, joka jaossa yhden eteenpäin, oli pelinviejä kuka tahansa: { $contracts }.
rule-BIS-3-3-none = Valintaa ei ole pelimuotojen joukossa.
rule-BIS-3-3-free = Valinnassa pelinviejä ottaa minkä tahansa näistä pelimuodoista, myös jo pelatun: { $contracts }.
rule-BIS-3-4-none = Missään pelimuodossa pelinviejä ei nimeä valttia.
rule-BIS-3-4-named = Näistä pelinviejä saa nimetä valtin:
rule-BIS-3-4-suits = { $count ->
    [one] { $contract }: aina { $suits }.
   *[other] { $contract }: yksi näistä: { $suits }.
 }
rule-BIS-3-5-with-contract = Pelinviejän nimeämä valtti sanotaan samalla kuin pelimuoto.
rule-BIS-3-5-before-play = Pelinviejän nimeämä valtti sanotaan vasta vaihdon jälkeen, ennen ensimmäistä lyöntiä.
rule-BIS-3-5-in-pause = Pelinviejän nimeämä valtti sanotaan ensimmäisistä korteista, kun jako on keskeytynyt.
rule-BIS-3-5-none = Kukaan ei nimeä valttia.
rule-BIS-3-6-no-kitty = Ilman leskeä ei ole vaihtoa.
rule-BIS-3-6-takes = Pelinviejän on otettava leski.
rule-BIS-3-6-may-take = Pelinviejä saa ottaa lesken tai jättää sen paikalleen.
rule-BIS-3-6-stays = Vaihtoa ei ole: leski jää paikalleen.
rule-BIS-3-6-differs = Pelimuoto ratkaisee, ottaako pelinviejä lesken.
rule-BIS-3-6-unseen = Pöydälle jätettyä leskeä kukaan ei näe.
rule-BIS-3-6-takes-in = { $contract }: pelinviejän on otettava se.
rule-BIS-3-6-may-take-in = { $contract }: pelinviejä saa ottaa sen tai jättää sen.
rule-BIS-3-6-stays-in = { $contract }: vaihtoa ei ole.
rule-BIS-3-7-none = Kukaan ei pane kortteja pois.
rule-BIS-3-7-take-first = { $count ->
    [one] Otettuaan lesken pelinviejä panee pois yhden kortin, halutessaan lesken kortin.
   *[other] Otettuaan lesken pelinviejä panee pois { $count } korttia, halutessaan lesken korttejakin.
 }
rule-BIS-3-7-discard-first = { $count ->
    [one] Ennen lesken ottamista pelinviejä panee pois yhden kortin; sen jälkeen saatu kortti on pidettävä.
   *[other] Ennen lesken ottamista pelinviejä panee pois { $count } korttia; sen jälkeen saadut kortit on pidettävä.
 }
rule-BIS-3-7-one-by-one = Ohjelmat ottavat vastaan ja tallentavat pois pannut kortit yksitellen, alin ensin.
rule-BIS-3-8-secret = Pois pannut kortit ovat kuvapuoli alaspäin: vain pelinviejä tuntee ne, ne ovat poissa pelistä eikä niitä lasketa kenellekään.
rule-BIS-3-8-none = Pois pantuja kortteja ei ole.
rule-BIS-3-9-none = Kukaan ei anna toiselle kortteja.
rule-BIS-3-9-partners = Otettuaan lesken neljä korttia pelinviejä antaa partnerilleen neljä korttia kuvapuoli alaspäin. Tämä antaa yhden kortin kullekin kolmesta muusta.
rule-BIS-3-9-one-by-one = Ohjelmat ottavat vastaan ja tallentavat pelinviejän neljä korttia yksitellen, alin ensin, ja hänen partnerinsa kortit myötäpäivään tämän vasemmalta.
rule-BIS-3-10-none = Vastapelaajat eivät vaihda kortteja.
rule-BIS-3-10-others = Sitten pelinviejän vasemmalla puolella istuva antaa partnerilleen yhden kortin ja saa yhden takaisin, niin että kaikilla on yhtä monta.
rule-BIS-3-10-any = Minkä tahansa kortin saa antaa, juuri saadunkin; vain antaja ja saaja tietävät, mikä se on.

rules-bismarck-section-4 = Korttien pelaaminen
rule-BIS-4-1-lead = Jakajan vasemmalla puolella istuva etumies aloittaa ensimmäisen tikin millä kortilla tahansa, oli pelinviejä kuka tahansa. Muut lyövät myötäpäivään kukin yhden kortin omasta kädestään.
rule-BIS-4-2-follow = Maapakko: jos sinulla on aloitusmaata, lyöt sitä.
rule-BIS-4-3-free = Jos sinulla ei ole aloitusmaata, saat lyödä minkä kortin tahansa.
rule-BIS-4-3-must-trump = Jos sinulla ei ole aloitusmaata, sinun on lyötävä valttia, jos sinulla on sitä; toista valttia ei koskaan tarvitse voittaa.
rule-BIS-4-3-no-trumps = Jos sinulla ei ole aloitusmaata, saat lyödä minkä kortin tahansa: mikään maa ei ole valttia.
rule-BIS-4-4-never = Kenenkään ei tarvitse voittaa tikin kortteja.
rule-BIS-4-4-at-no-trump = Kun mikään maa ei ole valttia, maata tunnustavan on voitettava tikin paras kortti, jos voi. Tämä koskee vain pelimuotoja, joissa tikkejä halutaan.
rule-BIS-4-4-when-trump-led = Kun valtilla aloitetaan, maata tunnustavan on voitettava tikin paras kortti, jos voi. Tämä koskee vain pelimuotoja, joissa tikkejä halutaan.
rule-BIS-4-4-both = Kun mikään maa ei ole valttia, ja kun valtilla aloitetaan, maata tunnustavan on voitettava tikin paras kortti, jos voi. Tämä koskee vain pelimuotoja, joissa tikkejä halutaan.
rule-BIS-4-5-trumps = Korkein valtti saa tikin; jos tikissä ei ole valttia, sen saa aloitusmaan korkein kortti.
rule-BIS-4-5-no-trumps = Aloitusmaan korkein kortti saa tikin.
rule-BIS-4-6-next = Tikin saanut aloittaa seuraavan millä kortilla tahansa. Saadut tikit ovat kuvapuoli alaspäin, ja vain niiden määrä lasketaan.

rules-bismarck-section-5 = Pisteet
rule-BIS-5-1-win-declarers = Kun tikkejä halutaan, pelinviejän tavoite on { $declarer } ja kunkin muun { $others }.
rule-BIS-5-1-win-sides = Kun tikkejä halutaan, pelinviejän puolen tavoite on { $declarer } ja toisen puolen { $others }.
rule-BIS-5-1-win-level = Kun tikkejä halutaan, kaikilla on sama tavoite: { $quota }.
rule-BIS-5-1-win-uneven = Kun tikkejä halutaan, tavoitteet ovat pelinviejästä myötäpäivään { $quotas }.
rule-BIS-5-1-win-none = Kun tikkejä halutaan, kenelläkään ei ole tavoitetta: jokainen tikki lasketaan.
rule-BIS-5-1-lose-declarers = Kun tikkejä vältetään, pelinviejän tavoite on { $declarer } ja kunkin muun { $others }.
rule-BIS-5-1-lose-sides = Kun tikkejä vältetään, pelinviejän puolen tavoite on { $declarer } ja toisen puolen { $others }.
rule-BIS-5-1-lose-level = Kun tikkejä vältetään, kaikilla on sama tavoite: { $quota }.
rule-BIS-5-1-lose-uneven = Kun tikkejä vältetään, tavoitteet ovat pelinviejästä myötäpäivään { $quotas }.
rule-BIS-5-1-lose-none = Kun tikkejä vältetään, kenelläkään ei ole tavoitetta: jokainen tikki lasketaan.
rule-BIS-5-1-no-tricks = Tikkejä ei ole, joten kenelläkään ei ole tavoitetta.
rule-BIS-5-2-win = Kun tikkejä halutaan, jokainen tikki yli tavoitteesi tuo 1 pisteen ja jokainen tikki alle sen vie 1 pisteen.
rule-BIS-5-2-win-every = Kun tikkejä halutaan, jokainen tikki tuo 1 pisteen.
rule-BIS-5-2-lose = Kun tikkejä vältetään, jokainen tikki alle tavoitteesi tuo 1 pisteen ja jokainen tikki yli sen vie 1 pisteen.
rule-BIS-5-2-lose-every = Kun tikkejä vältetään, jokainen tikki vie 1 pisteen.
rule-BIS-5-2-level = Tasan tavoitteessa pääset kotiin ja saat 0, ja summa voi olla negatiivinen.
rule-BIS-5-2-no-tricks = Kukaan ei ota tikkejä: jaon pisteet ovat säännössä 8.5.
rule-BIS-5-3-zero = Koska tavoitteiden summa on jaon tikkien määrä, jokaisen jaon pisteiden summa on 0: näin tarkistetaan pistelappu.
rule-BIS-5-3-zero-winning = Kun tikkejä halutaan, jaon pisteiden summa on 0, koska tavoitteiden summa on jaon tikkien määrä; kun niitä vältetään, jokainen tikki lasketaan eikä summa ole 0.
rule-BIS-5-3-zero-losing = Kun tikkejä vältetään, jaon pisteiden summa on 0, koska tavoitteiden summa on jaon tikkien määrä; kun niitä halutaan, jokainen tikki lasketaan eikä summa ole 0.
rule-BIS-5-3-never = Jokainen tikki lasketaan, joten jaon pisteiden summa ei ole 0 vaan tikkien määrä, miinusmerkkisenä, kun tikkejä vältetään.
rule-BIS-5-3-layouts = Ladonnassa pisteiden summa on aina 0.
rule-BIS-5-4-alone = Kukin laskee vain omat tikkinsä.
rule-BIS-5-4-pairs = Kummankin partnerin tikit lasketaan yhteen. Molemmat saavat puolensa pisteet, ja he voittavat tai jakavat voiton yhdessä.

rules-bismarck-section-6 = Pelin päättyminen
rule-BIS-6-1-length = { $count ->
    [one] Peli päättyy, kun kaikki ovat pelinviejinä pelanneet jokaisen pelimuodon kerran: jakoja on { $deals }.
   *[other] Peli päättyy, kun kaikki ovat pelinviejinä pelanneet jokaisen pelimuodon { $count } kertaa: jakoja on { $deals }.
 }
rule-BIS-6-2-highest = Suurin pistesumma voittaa.
rule-BIS-6-3-shared = Jos usealla on suurin summa, he jakavat voiton.
rule-BIS-6-3-play-off = Jos usealla on suurin summa, uusinta ratkaisee heidän välillään.
rule-BIS-6-4-none = Uusintaa ei ole.
rule-BIS-6-4-play-off = Uusinnassa voitosta pelataan lisäjakoja vapaalla valtilla, yksi kerrallaan, ja joka kerta jakovuoro siirtyy vasemmalle; kaikki pelaavat, mutta vain yhä tasoissa kärjessä olevat voivat voittaa. Kun joku on yksin kärjessä, tai kun lisäjakoja on ollut yhtä monta kuin pelaajia, peli päättyy; yhä tasoissa olevat jakavat voiton.

rules-bismarck-section-7 = Poikkeamat
rule-BIS-7-1-redeal = Jos pelinviejä aloittaa pelin panematta kortteja pois, jako on mitätön eikä sitä lasketa: sama jakaja jakaa uudelleen, ja pelimuoto pysyy.
rule-BIS-7-1-keeps-trumps = Myös jo sanottu valtti pysyy.
rule-BIS-7-1-table = Jos pelinviejä aloittaa pelin panematta kortteja pois, mikään sääntö ei kerro, mitä tapahtuu: pöytä päättää.
rule-BIS-7-1-nothing = Kukaan ei pane kortteja pois, joten kukaan ei voi unohtaa sitä.

rules-bismarck-section-8 = Ladonta
rule-BIS-8-1-none = Ladontoja ei pelata.
rule-BIS-8-1-rows = Ladonnassa ei ole tikkejä, joten luku 4 ei koske sitä. Jokaisesta maasta tulee pöydälle rivi: kaikki rivit alkavat samalla tavalla, ja kukin kasvaa maansa seuraavalla kortilla.
rule-BIS-8-1-up = { $contract }: jokainen rivi alkaa maansa alimmasta kortista ja kulkee ylöspäin.
rule-BIS-8-1-down = { $contract }: jokainen rivi alkaa maansa korkeimmasta kortista ja kulkee alaspäin.
rule-BIS-8-1-named = { $contract }: pelinviejä nimeää arvon, josta jokainen rivi alkaa, ja sen, kulkeeko se ylös- vai alaspäin.
rule-BIS-8-2-none = Pelinviejä ei määrää ladonnasta.
rule-BIS-8-2-named = Kaikki katsovat koko kätensä, ennen kuin pelinviejä nimeää arvon, joka joka maassa on, ja suunnan. Maan korkeimman kortin jälkeen tulee sen alin, ja päinvastoin.
rule-BIS-8-3-none = Kukaan ei lado kortteja.
rule-BIS-8-3-turns = Etumies on ensin vuorossa, ja vuoro kiertää myötäpäivään. Vuorollasi ladot yhden kortin, joka aloittaa rivin tai jatkaa riviä; jos sinulla on sellainen, sinun on ladottava yksi.
rule-BIS-8-4-none = Kukaan ei passaa.
rule-BIS-8-4-pass = Jos mikään korttisi ei sovi, passaat, ja vain silloin; niinpä kaikki tietävät, ettei sinulla ole yhtäkään sopivista korteista.
rule-BIS-8-5-none = Mikään jako ei pääty ennen viimeistä tikkiä.
rule-BIS-8-5-score = Ladonta päättyy heti, kun jollakulla ei ole enää kortteja. Kaikki muut menettävät 1 pisteen jokaisesta kortista, joka heillä vielä on, ja tämä pelaaja saa yhtä monta pistettä kuin muut yhteensä menettävät.

## Esimerkit

example-takes = { $trump ->
    [spades] Pata on valttia.
   *[no-trump] Mikään maa ei ole valttia.
 } Tikki on { $trick }: sen saa { $card }.
example-takes-in = { $contract }: tikki on { $trick }, ja sen saa { $card }.
example-may-play = { $trump ->
    [spades] Pata on valttia.
   *[no-trump] Mikään maa ei ole valttia.
 } Kun pöydässä on { $trick } ja kädessäsi { $hand }, saat lyödä { $answer }.
example-scores-win = Tikkejä halutaan, ja saadut tikit ovat pelinviejästä myötäpäivään { $tricks }: pisteet ovat { $points }.
example-scores-lose = Tikkejä vältetään, ja saadut tikit ovat pelinviejästä myötäpäivään { $tricks }: pisteet ovat { $points }.
example-may-lay = { $contract }: pöydällä ovat { $laid }, ja sinulla on { $hand }: saat latoa { $answer }.
example-must-pass = { $contract }: pöydällä ovat { $laid }, ja sinulla on { $hand }: sinun on passattava.
example-scores-shed = Kun ladonta päättyy, kortteja on jäljellä myötäpäivään pelinviejästä alkaen { $left }: pisteet ovat { $points }.
example-tie-shared = Lopussa summat ovat { $totals }: kaksi ensimmäistä jakaa voiton.
example-tie-playoff = Lopussa summat ovat { $totals }: kaksi ensimmäistä on tasoissa, joten seuraa lisäjako.

## Esimerkkejä ennen peliä

example-rotation = Myötäpäivään istuvat { $players }, ja A arvotaan ensimmäiseksi jakajaksi. Ensimmäisten { $count } jaon jakajat ovat { $dealers }; pelinviejät ovat { $declarers }.
example-found-by-card = A jakaa ensimmäisen jaon, ja { $card } on pelaajalla { $holder }: { $holder } on pelinviejä, aloittaa ja jakaa toisen jaon, jonka pelinviejä on { $next }.
example-dealt = { $size ->
    [0] Kun pakan { $cards } korttia luetaan päältä, jakajan vasemmalla puolella istuva saa kortit { $hand }.
   *[other] Kun pakan { $cards } korttia luetaan päältä ja leski on { $kitty }, jakajan vasemmalla puolella istuva saa kortit { $hand }.
 }
example-kitty-open = Leski on { $kitty }: kaikki näkevät sen.
example-kitty-closed = Leski on { $kitty }: kukaan ei tiedä sitä, ennen kuin se otetaan.
example-scattered = Pakan päältä lukien { $right } saavat olla leski. Eivät { $close }, koska niistä kaksi on vierekkäin, eivätkä { $last }, koska mukana on pakan viimeinen kortti.
example-in-turn = { $contract }: järjestyksessä tulevat { $steps }.
step-deal = jako
step-look = käden katsominen
step-choose = pelimuodon valinta
step-name = valtin nimeäminen
step-rest = loppujen korttien jako
step-take = lesken ottaminen
step-discard = poispano
step-give = korttien antaminen
step-lead = ensimmäinen lyönti
example-shown-turned = { $contract }: pöytäkortit ovat järjestyksessä { $cards }, joten hertta on valttia.
example-shown-cut = { $contract }: nostetaan { $cards }, joten hertta on valttia.
example-shown-last-card = { $contract }: pakan viimeinen kortti on { $cards }, joten hertta on valttia.
example-shown-dealers-card = { $contract }: jakajan itselleen jakama viimeinen kortti on { $cards }, joten hertta on valttia.
example-paused = { $contract }: kun kaikilla on { $count ->
    [one] { $count } kortti, pelinviejä katsoo vain sen
   *[other] { $count } korttia, pelinviejä katsoo vain ne
 } ja nimeää valtin; sitten kaikki saavat vielä { $rest }.
example-chooses = Pelinviejänä olet pelannut nämä: { $used }. Seuraavaksi valitset näistä: { $contracts }.
example-by-turn = Kun pelaaja on ensimmäistä kertaa pelinviejä, pelimuoto on { $first }, ja toisella kerralla { $second }.
example-by-deal = Ensimmäinen jako on { $first } ja toinen { $second }, oli pelinviejä kuka tahansa.
example-at-will = Tämä on jo pelattu: { $again }. Valinnassa saat ottaa sen uudelleen, näistä: { $contracts }.
example-names = { $contract }: nimetä saa { $suits }. Nimetä ei saa: { $refused }.
example-names-again = Tämä on jo pelattu: { $before }. Kun pelimuoto on { $contract }, saat nimetä padan uudelleen.
example-kitty-mandatory = { $contract }: pelinviejällä on { $hand } hyvää korttia, ja silti hän ottaa lesken.
example-kitty-optional = { $contract }: pelinviejä on tyytyväinen { $hand } korttiinsa sellaisina kuin ne jaettiin ja saa jättää lesken.
example-kitty-none = { $contract }: pelinviejä pelaa niillä { $hand } kortilla, jotka hänelle jaettiin.
example-exchanged-take-first = Pelinviejän kortteja on { $hand }; lesken otettuaan hänellä on { $between }, hän panee pois { $count }, ja jäljellä on { $hand }.
example-exchanged-discard-first = Pelinviejän kortteja on { $hand }; hän panee pois { $count }, jäljellä on { $between }, ja lesken otettuaan hänellä on { $hand }.
example-discard-take-first = { $count ->
    [one] Olet ottanut leskestä { $kitty }: sen saa heti panna pois.
   *[other] Olet ottanut leskestä { $kitty }: minkä tahansa niistä saa heti panna pois.
 }
example-discard-discard-first = { $count ->
    [one] Leski on { $kitty }: sitä et voi panna pois, koska poispano tulee ennen lesken ottamista.
   *[other] Leski on { $kitty }: mitään niistä et voi panna pois, koska poispano tulee ennen lesken ottamista.
 }
example-passed = Kaikilla on { $hand } korttia. Lesken kanssa pelinviejällä on { $more }, ja hän antaa kortteja, kunnes partnerilla on { $more }. Kun partneri on antanut kullekin muista yhden, kaikilla neljällä on { $end }.
example-may-return = Sinä annat viimeisen kortin, ja partnerisi on juuri antanut sinulle yhden: saman saa antaa heti takaisin.
example-forgotten-redeal = A jakaa, ja { $declarer } aloittaa pelin panematta kortteja pois. { $named ->
    [no] Pelimuoto oli { $contract }: A jakaa uudelleen, { $declarer } on taas pelinviejä, ja pelimuoto pysyy.
   *[yes] Pelimuoto oli { $contract } ja valtti { $suit }: A jakaa uudelleen, { $declarer } on taas pelinviejä, ja pelimuoto ja valtti pysyvät.
 }
example-forgotten-none = A jakaa, ja { $declarer } aloittaa pelin panematta kortteja pois; pelimuoto on { $contract }. Nämä säännöt eivät vaadi uutta jakoa, joten pöytä päättää.
example-may-play-in = { $contract }: kun pöydässä on { $trick } ja kädessäsi { $hand }, saat lyödä { $answer }.

## Esimerkkejä pisteistä

example-sheet-win = A jakaa, ja { $declarer } on pelinviejä; pelimuoto on { $contract }. Järjestyksessä { $players } tavoitteet ovat { $quotas } ja saadut tikit { $tricks }: pisteet ovat { $points }, ja summat muuttuvat: ennen { $before }, jälkeen { $after }.
example-sheet-lose = A jakaa, ja { $declarer } on pelinviejä; pelimuoto on { $contract }, jossa tikkejä vältetään. Järjestyksessä { $players } tavoitteet ovat { $quotas } ja saadut tikit { $tricks }: pisteet ovat { $points }, ja summat muuttuvat: ennen { $before }, jälkeen { $after }.
example-play-off-won = Kaksi ensimmäistä on tasoissa, kun summat ovat { $level }. { $count ->
    [one] Yhden lisäjaon jälkeen summat ovat { $totals }: ensimmäinen on yksin toisen edellä ja voittaa.
   *[other] { $count } lisäjaon jälkeen summat ovat { $totals }: ensimmäinen on yksin toisen edellä ja voittaa.
 }
example-play-off-shared = Kaksi ensimmäistä on tasoissa, kun summat ovat { $level }. { $count ->
    [one] Yhden lisäjaon jälkeen, joka on ainoa, summat ovat { $totals }: kaksi ensimmäistä jakaa voiton, oli muilla mitä tahansa.
   *[other] { $count } lisäjaon jälkeen, joita ei voi olla enempää, summat ovat { $totals }: kaksi ensimmäistä jakaa voiton, oli muilla mitä tahansa.
 }

## Kortit lukijan pelaaman esimerkin vieressä

try-kitty = Avoinna pöydällä
try-discarded = Jo pantu pois
try-passed = Jo annettu
