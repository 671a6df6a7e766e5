### Suomi. Bismarck-peli: pelimuodot, pöytä, tapahtumat, säännöstöt.
### Upotettuja sanoja ei taivuteta: lause rakennetaan niin, että ne ovat perusmuodossa.

## Pelimuodot

contract-nt-win = Grandi
contract-nt-win-long = Grandi: ilman valttia, ota tikkejä
contract-nt-win-help = Mikään maa ei ole valttia: aloitusmaan korkein kortti saa tikin, ja jokainen tikki yli tavoitteesi tuo pisteen.
contract-nt-win-head = Grandi
contract-spades = Patavaltti
contract-spades-long = Patavaltti: pata on valttia, ota tikkejä
contract-spades-help = Pata on valttia, ja jokainen tikki yli tavoitteesi tuo pisteen.
contract-spades-head = Pata
contract-free-trump = Vapaa valtti
contract-free-trump-long = Vapaa valtti: pelinviejä valitsee valtin, ota tikkejä
contract-free-trump-help = Pelinviejä valitsee valttimaan, ja jokainen tikki yli tavoitteesi tuo pisteen.
contract-free-trump-head = Vapaa
contract-nt-lose = Misääri
contract-nt-lose-long = Misääri: ilman valttia, vältä tikkejä
contract-nt-lose-help = Mikään maa ei ole valttia, ja jokainen tikki alle tavoitteesi tuo pisteen: mitä vähemmän tikkejä, sen parempi.
contract-nt-lose-head = Misääri
contract-turned-trump = Pöytävaltti
contract-turned-trump-long = Pöytävaltti: avattu kortti määrää valtin, ota tikkejä
contract-turned-trump-help = Avatun kortin maa on valttia, ja jokainen tikki yli tavoitteesi tuo pisteen.
contract-turned-trump-head = Pöytä
contract-cut-trump = Nostettu valtti
contract-cut-trump-long = Nostettu valtti: pakasta nostettu kortti määrää valtin, ota tikkejä
contract-cut-trump-help = Pakasta nostetaan kortti ja pannaan takaisin; sen maa on valttia, ja jokainen tikki yli tavoitteesi tuo pisteen.
contract-cut-trump-head = Nostettu
contract-clubs = Ristivaltti
contract-clubs-long = Ristivaltti: risti on valttia, ota tikkejä
contract-clubs-help = Risti on valttia, ja jokainen tikki yli tavoitteesi tuo pisteen.
contract-clubs-head = Risti
contract-diamonds = Ruutuvaltti
contract-diamonds-long = Ruutuvaltti: ruutu on valttia, ota tikkejä
contract-diamonds-help = Ruutu on valttia, ja jokainen tikki yli tavoitteesi tuo pisteen.
contract-diamonds-head = Ruutu
contract-hearts = Herttavaltti
contract-hearts-long = Herttavaltti: hertta on valttia, ota tikkejä
contract-hearts-help = Hertta on valttia, ja jokainen tikki yli tavoitteesi tuo pisteen.
contract-hearts-head = Hertta
contract-trump-lose = Valttimisääri
contract-trump-lose-long = Valttimisääri: pelinviejä valitsee valtin, vältä tikkejä
contract-trump-lose-help = Pelinviejä valitsee valttimaan, ja jokainen tikki alle tavoitteesi tuo pisteen: mitä vähemmän tikkejä, sen parempi.
contract-trump-lose-head = Valttim.
contract-free-contract = Valinta
contract-free-contract-long = Valinta: pelinviejä valitsee pelimuodon, myös jo pelatun
contract-free-contract-help = Pelinviejä valitsee jonkin säännöstön tässä luettelemista pelimuodoista, myös jo pelatun.
contract-free-contract-head = Valinta
contract-layout-up = Ladonta ylöspäin
contract-layout-up-long = Ladonta ylöspäin: joka maa alimmasta kortista alkaen, pääse korteistasi
contract-layout-up-help = Kortit ladotaan pöydälle maittain alimmasta ylöspäin. Ensimmäisenä korteistaan päässyt saa pisteen jokaisesta kortista, joka muille jäi.
contract-layout-up-head = Ylös
contract-layout-down = Ladonta alaspäin
contract-layout-down-long = Ladonta alaspäin: joka maa korkeimmasta kortista alkaen, pääse korteistasi
contract-layout-down-help = Kortit ladotaan pöydälle maittain korkeimmasta alaspäin. Ensimmäisenä korteistaan päässyt saa pisteen jokaisesta kortista, joka muille jäi.
contract-layout-down-head = Alas
contract-layout-named = Vapaa ladonta
contract-layout-named-long = Vapaa ladonta: pelinviejä nimeää arvon ja suunnan, pääse korteistasi
contract-layout-named-help = Pelinviejä nimeää arvon, josta joka maa aloitetaan, ja sen, jatketaanko siitä ylöspäin vai alaspäin. Ensimmäisenä korteistaan päässyt saa pisteen jokaisesta kortista, joka muille jäi.
contract-layout-named-head = Vapaa l.

## Missä ässä on jokaisen maan alin kortti: seuraa pelimuodon selitystä, kuten "vältä tikkejä, ässä alin".

ace-is-low = ässä alin

## Mitä pöytä odottaa

phase-cut-card = Valttikortti nostetaan.
phase-lay-open = Pöytäkorttien paikat arvotaan.
phase-choose-contract = Pelinviejä valitsee pelimuodon.
phase-name-trump = Pelinviejä valitsee valtin.
phase-take-kitty = Pelinviejä päättää, ottaako lesken.
phase-discard = Pelinviejä panee kortteja pois.
phase-give = Partnerit vaihtavat kortteja.
phase-complete-deal = Loput kortit jaetaan.
phase-name-start = Pelinviejä nimeää arvon, josta joka rivi alkaa.
phase-name-direction = Pelinviejä nimeää rivien suunnan.
phase-layout = Kortteja ladotaan.

## Roolit

role-leader = etumies

## Tapahtumat

event-deal-started = Jako { $number }: jakaja { $dealer }, pelinviejä { $declarer }.
deal-started-open = Jako { $number }: jakaja { $dealer }; ristiässä näyttää, kuka on pelinviejä.
event-declarer-found = Pelinviejä on { $player }, jolla on { $card }.
event-trump-cut = Valttikortiksi nousi { $card }.
event-kitty-opened = Avoinna pöydällä: { $cards }.
event-card-shown = Kaikille näytetään { $card }.
event-contract-chosen = { $player } valitsee pelimuodon: { $contract }.
event-contract-fixed = Pelimuoto on määrätty, pelinviejä { $player }: { $contract }.
event-trump-decided = { $trump ->
    [clubs] Risti on valttia
    [diamonds] Ruutu on valttia
    [hearts] Hertta on valttia
    [spades] Pata on valttia
   *[no-trump] Mikään maa ei ole valttia
 }{ $source ->
    [declared] , sanoo pelinviejä.
    [turned] , ensimmäisen pöytäkortin mukaan.
    [last-card] , pakan viimeisen kortin mukaan.
    [dealers-card] , jakajan viimeisen kortin mukaan.
    [cut] , nostetun kortin mukaan.
   *[other] .
 }
event-kitty-taken = { $player } ottaa lesken.
event-kitty-seen = { $player } löytää leskestä: { $cards }.
event-kitty-left = { $player } jättää lesken.
event-discarded = { $player } panee pois { $count ->
    [one] { $count } kortin
   *[other] { $count } korttia
 } kuvapuoli alaspäin.
event-discards-laid = { $player } on pannut pois: { $cards }.
# $giver, $receiver: nimet.
event-cards-given = { $giver } antaa { $count ->
    [one] { $count } kortin
   *[other] { $count } korttia
 } kuvapuoli alaspäin; saaja: { $receiver }.
event-given-seen = { $giver } on antanut pelaajalle { $receiver }: { $cards }.
event-layout-named = { $player } määrää ladonnan: alkaen { $rank }, suunta { $direction ->
    [up] ylöspäin
   *[down] alaspäin
 }.
event-card-laid = { $player } latoo { $card }.
event-passed = { $player } passaa.
event-deal-scored = Jako { $number } on päättynyt; tikit: { $tricks }; pisteet: { $scores }; yhteensä: { $totals }.
event-deal-revealed = Jaetut kädet: { $hands }; leski: { $kitty }; pois pannut: { $discards }.
event-deal-voided = { $reason ->
   *[forgotten-discard] Pelinviejä unohti panna kortteja pois: jako on mitätön, ja sama jakaja jakaa uudelleen.
 }
event-playoff-started = Uusinta voitosta: { $players }.
event-match-ended = { $count ->
    [one] { $winners } voittaa pelin
   *[other] { $winners } jakavat voiton
 }; yhteensä: { $totals }.

## Säännöstöt

ruleset-bismarck-modern = Nykyruotsalainen
ruleset-bismarck-modern-about = Kaksitoista jakoa ja neljä pöytäkorttia: jakajan vasemmalla puolella istuva valitsee jokaisen neljästä pelimuodosta kerran ja ottaa pöytäkortit.
ruleset-bismarck-kortoxen-9 = Kortoxen, yhdeksän jakoa
ruleset-bismarck-kortoxen-9-about = Perinteinen ruotsalainen peli kiinteässä järjestyksessä, kutakin kolme jakoa: pöytävaltti, grandi, misääri.
ruleset-bismarck-kortoxen-12 = Kortoxen, kaksitoista jakoa
ruleset-bismarck-kortoxen-12-about = Perinteinen ruotsalainen peli ja yksi kierros lisää, jolla pelinviejä valitsee valtin neljän pöytäkortin perusteella.
ruleset-bismarck-danish-9 = Tanskalainen, yhdeksän jakoa
ruleset-bismarck-danish-9-about = Tanskalainen peli kiinteässä järjestyksessä, kutakin kolme jakoa: grandi, pöytävaltti, misääri; pöytäkortit ovat pakan neljä viimeistä.
ruleset-bismarck-finnish-partners = Suomalainen paripeli
ruleset-bismarck-finnish-partners-about = Neljä pelaa kaksi vastaan kaksi kuudessatoista jaossa: leski menee käsiin, partnerit antavat toisilleen kortteja, ja parilla on yhteinen tavoite ja yhteiset pisteet.
ruleset-bismarck-estonia-3 = Virolainen kolmelle
ruleset-bismarck-estonia-3-about = Kaksikymmentäneljä jakoa 36 kortilla ilman leskeä: kahdeksan kierrosta kiinteässä järjestyksessä, kahdella valtti sanotaan kolmesta kortista, kolmella ladotaan ja yksi on vapaa.
ruleset-bismarck-estonia-4 = Virolainen neljälle
ruleset-bismarck-estonia-4-about = Virolainen peli neljälle, kukin omaan lukuunsa: 32 jakoa, yhdeksän korttia kullekin.
ruleset-bismarck-estonian-folk = Virolainen muistista
ruleset-bismarck-estonian-folk-about = Neljän peli niin kuin se muistetaan: kuusi kierrosta ilman tavoitteita, jokainen tikki on piste puolesta tai vastaan.
ruleset-bismarck-dealer-kitty = Jakajan leski
ruleset-bismarck-dealer-kitty-about = Kaksitoista jakoa, joissa jakaja on pelinviejä, valitsee kätensä nähtyään ja saa vaihtaa suljetun lesken kanssa, kun taas vasen naapuri aloittaa.
ruleset-bismarck-dealer-kitty-grand = Jakajan leski, suuri
ruleset-bismarck-dealer-kitty-grand-about = Jakajan leski 24 jaossa, jokainen pelimuoto kahdesti pelaajaa kohti.
ruleset-bismarck-dealer-kitty-fixed = Jakajan leski, vaihtopakko
ruleset-bismarck-dealer-kitty-fixed-about = Jakajan leski, jossa jakajan on aina otettava leski.
ruleset-bismarck-dealer-kitty-notrump = Jakajan leski, vapaa valtti valtitta
ruleset-bismarck-dealer-kitty-notrump-about = Jakajan leski, jossa vapaa valtti pelataan aina ilman valttia.
ruleset-bismarck-spel-pass = Valtiton harjoituspeli
ruleset-bismarck-spel-pass-about = Lyhyt peli opetteluun, vain grandi ja misääri.
ruleset-bismarck-kortman-1944 = Kortman, 1944
ruleset-bismarck-kortman-1944-about = Vanhimmat painetut säännöt, kaksitoista jakoa kiinteässä järjestyksessä: suljettu leski jakajan vasemmalle naapurille, valttipakko ja misääri, jossa ässä on alin.
ruleset-bismarck-parlett = Parlett, brittiläinen
ruleset-bismarck-parlett-about = Brittiläinen peli, kaksitoista jakoa: jokainen jakaa neljästi peräkkäin, ottaa suljetun lesken ja pelaa tässä järjestyksessä grandin, nostetun valtin, vapaan valtin ja misäärin.
ruleset-bismarck-parlett-choice = Parlett, jakajan valinta
ruleset-bismarck-parlett-choice-about = Parlettin peli, jossa jakaja valitsee jokaisen pelimuodon kerran lesken otettuaan.
ruleset-bismarck-coleman-18 = Coleman, kahdeksantoista jakoa
ruleset-bismarck-coleman-18-about = Brittiläinen peli ilman misääriä: kuusi kierrosta kiinteässä järjestyksessä, hertta, risti, ruutu, pata, grandi ja vapaa valtti.
ruleset-bismarck-polley-21 = Polley, kaksikymmentäyksi jakoa
ruleset-bismarck-polley-21-about = Colemanin kuusi pelimuotoa ja misääri, joka jaossa seuraava, samalla kun jakovuoro siirtyy vasemmalle.
ruleset-bismarck-lever = Lever, viisitoista korttia
ruleset-bismarck-lever-about = Brittiläinen peli: viisitoista korttia kullekin ja seitsemän kortin leski jakajalle; yhdessä neljästä pelimuodosta pakan viimeinen kortti määrää valtin.
ruleset-bismarck-raf-853 = RAF 8-5-3
ruleset-bismarck-raf-853-about = Britannian ilmavoimien peli, kahdeksantoista jakoa: jakaja vaihtaa ensin ja valitsee sitten yhden kuudesta pelimuodosta; tavoitteet ovat 8, 5 ja 3, misäärissä 3, 5 ja 8.
ruleset-bismarck-portugal = Portugalilainen
ruleset-bismarck-portugal-about = Kaksitoista jakoa, joissa jakajan viimeinen kortti näytetään: jakaja valitsee jokaisen pelimuodon kerran ja saa vaihtaa neljä korttia neljään näkemättömään, ja grandissa sekä valtilla aloitettaessa on ylimenopakko.
ruleset-bismarck-short-43 = Lyhyt Bismarck, 43 korttia
ruleset-bismarck-short-43-about = Parlettin peli 43 kortilla: kolmetoista kullekin ja neljä jakajalle.
ruleset-bismarck-finnish-3 = Suomalainen, kolme pelaajaa
ruleset-bismarck-finnish-3-about = Kaksitoista jakoa, neljä pöytäkorttia ja valttipakko: pöytävaltti, grandi ja misääri kiinteässä järjestyksessä, sitten valinta.
ruleset-bismarck-finnish-4 = Suomalainen, neljä pelaajaa
ruleset-bismarck-finnish-4-about = Suomalainen peli neljälle, jokainen omillaan: kaksitoista korttia kullekin ja kuusitoista jakoa.

option-choice_sees_hand = Pelinviejä näkee kätensä ennen valintaa
option-must_trump = Valttipakko, kun aloitusmaata ei ole
option-valfri_no_spades = Pataa ei saa valita vapaaksi valtiksi
option-open_cards_last = Pöytäkortit ovat pakan viimeiset
option-open_cards_scattered = Pöytäkortit tulevat pakan hajallaan olevista paikoista
option-playoff = Uusinta tasapelissä
option-valfri_or_no_trump = Vapaan valtin saa pelata myös ilman valttia
option-shared = Tasapeli jaetaan heti
option-twelve_deals = Kaksitoista jakoa, kukin pelimuoto kahdesti
option-dealer_picks_order = Jakaja valitsee pelimuotojen järjestyksen
option-free_layout = Vapaan ladonnan saa ottaa myös valinnassa

## Säännöstöt kohta kohdalta

group-deck = Pelaajat ja kortit
group-kitty = Leski
group-roles = Jakaja ja pelinviejä
group-choice = Mikä pelimuoto pelataan
group-exchange = Vaihto
group-play = Korttien pelaaminen
group-scoring = Tavoitteet
group-match = Pelin päättyminen

axis-deck-players = Pelaajia
axis-deck-pack = Pakka
value-deck-pack-full-52 = 52 korttia
value-deck-pack-short-43 = 43 korttia: risti viitosesta, muut maat nelosesta ylöspäin
value-deck-pack-sixes-36 = 36 korttia: kuutosesta ylöspäin
axis-deck-hand = Kortteja kullakin
axis-deck-sides = Yhdessä pelaavat
value-deck-sides-alone = ei kukaan: kukin omaan lukuunsa
value-deck-sides-pairs = vastakkain istuvat
axis-kitty-size = Kortteja leskessä
axis-kitty-facing = Leski on
value-kitty-facing-open = avoin
value-kitty-facing-closed = suljettu
axis-kitty-position = Leskenä ovat
value-kitty-position-first = pakan ensimmäiset kortit
value-kitty-position-last = pakan viimeiset kortit
value-kitty-position-scattered = arvotut paikat pakassa: ei ensimmäinen, ei viimeinen, ei vierekkäisiä
axis-dealing-packets = Kortteja jaetaan kerralla
axis-dealing-pause-after = Kortteja kullakin, kun jako keskeytyy valtin valintaan
axis-roles-declarer = Pelinviejä on
value-roles-declarer-left-of-dealer = jakajan vasemmalla puolella istuva
value-roles-declarer-dealer = jakaja
axis-roles-first-declarer = Ensimmäisessä jaossa pelinviejä on
value-roles-first-declarer-as-ever = sama kuin joka jaossa
value-roles-first-declarer-club-ace = se, joka sai ristiässän; hän myös aloittaa ja jakaa seuraavaksi
axis-roles-deals-in-a-row = Saman jakajan peräkkäisiä jakoja
axis-choice-contracts = Pelimuodot
value-choice-contracts-nt-win = { contract-nt-win }
value-choice-contracts-spades = { contract-spades }
value-choice-contracts-free-trump = { contract-free-trump }
value-choice-contracts-nt-lose = { contract-nt-lose }
value-choice-contracts-turned-trump = { contract-turned-trump }
value-choice-contracts-cut-trump = { contract-cut-trump }
value-choice-contracts-clubs = { contract-clubs }
value-choice-contracts-diamonds = { contract-diamonds }
value-choice-contracts-hearts = { contract-hearts }
value-choice-contracts-trump-lose = { contract-trump-lose }
value-choice-contracts-free-contract = { contract-free-contract }
value-choice-contracts-layout-up = { contract-layout-up }
value-choice-contracts-layout-down = { contract-layout-down }
value-choice-contracts-layout-named = { contract-layout-named }
axis-choice-selection = Pelimuodon määrää
value-choice-selection-each-once = pelinviejä, vielä käyttämättömistä
value-choice-selection-by-turn = kiinteä järjestys, sama jokaiselle pelinviejälle
value-choice-selection-by-deal = kiinteä järjestys, joka jaossa yksi eteenpäin
axis-choice-times = Kuinka monta kertaa kukin pelinviejä pelaa kunkin pelimuodon
axis-choice-free-contract = Valinnassa valittavana
value-choice-free-contract-nt-win = { contract-nt-win }
value-choice-free-contract-spades = { contract-spades }
value-choice-free-contract-free-trump = { contract-free-trump }
value-choice-free-contract-nt-lose = { contract-nt-lose }
value-choice-free-contract-turned-trump = { contract-turned-trump }
value-choice-free-contract-cut-trump = { contract-cut-trump }
value-choice-free-contract-clubs = { contract-clubs }
value-choice-free-contract-diamonds = { contract-diamonds }
value-choice-free-contract-hearts = { contract-hearts }
value-choice-free-contract-trump-lose = { contract-trump-lose }
value-choice-free-contract-free-contract = { contract-free-contract }
value-choice-free-contract-layout-up = { contract-layout-up }
value-choice-free-contract-layout-down = { contract-layout-down }
value-choice-free-contract-layout-named = { contract-layout-named }
axis-choice-sees = Ennen valintaa pelinviejä näkee
value-choice-sees-nothing = ei mitään: valitaan ennen jakoa
value-choice-sees-open-cards = vain pöytäkortit
value-choice-sees-hand = kätensä ja avoimet kortit
value-choice-sees-taken = kätensä ja otetun lesken
value-choice-sees-exchanged = kätensä vaihdon jälkeen
axis-choice-trump-named = Vapaa valtti sanotaan
value-choice-trump-named-with-contract = samalla kuin pelimuoto
value-choice-trump-named-before-play = vaihdon jälkeen, ennen ensimmäistä lyöntiä
value-choice-trump-named-in-pause = ensimmäisistä korteista, jaon tauolla
value-contracts-id-nt-win = { contract-nt-win }
value-contracts-id-spades = { contract-spades }
value-contracts-id-free-trump = { contract-free-trump }
value-contracts-id-nt-lose = { contract-nt-lose }
value-contracts-id-turned-trump = { contract-turned-trump }
value-contracts-id-cut-trump = { contract-cut-trump }
value-contracts-id-clubs = { contract-clubs }
value-contracts-id-diamonds = { contract-diamonds }
value-contracts-id-hearts = { contract-hearts }
value-contracts-id-trump-lose = { contract-trump-lose }
value-contracts-id-free-contract = { contract-free-contract }
value-contracts-id-layout-up = { contract-layout-up }
value-contracts-id-layout-down = { contract-layout-down }
value-contracts-id-layout-named = { contract-layout-named }
axis-contracts-trump = Valtti
value-contracts-trump-no-trump = ei valttia
value-contracts-trump-clubs = risti
value-contracts-trump-diamonds = ruutu
value-contracts-trump-hearts = hertta
value-contracts-trump-spades = pata
value-contracts-trump-declared = pelinviejän valitsema maa
value-contracts-trump-turned = ensimmäisen pöytäkortin maa
value-contracts-trump-last-card = pakan viimeisen kortin maa
value-contracts-trump-dealers-card = jakajan viimeisen kortin maa
value-contracts-trump-cut = nostetun kortin maa
value-contracts-aim-win = ottaa tikkejä
value-contracts-aim-lose = välttää tikkejä
value-contracts-aim-shed = päästä ensin korteistaan
axis-contracts-ace = Ässä on
value-contracts-ace-high = korkein
value-contracts-ace-low = alin, kakkosen alla
axis-contracts-suits = Valtiksi saa valita
value-contracts-suits-clubs = risti
value-contracts-suits-diamonds = ruutu
value-contracts-suits-hearts = hertta
value-contracts-suits-spades = pata
value-contracts-suits-no-trump = ilman valttia
axis-contracts-exchange = Vaihto tässä pelimuodossa
value-contracts-exchange-as-rule-set = kuten kaikissa pelimuodoissa
value-contracts-exchange-mandatory = pakollinen
value-contracts-exchange-optional = vapaaehtoinen
value-contracts-exchange-none = ei vaihtoa
axis-contracts-build = Ladonnan rivit kulkevat
value-contracts-build-up = alimmasta kortista ylöspäin
value-contracts-build-down = korkeimmasta kortista alaspäin
value-contracts-build-named = pelinviejän valinnan mukaan
axis-exchange-duty = Vaihto lesken kanssa
value-exchange-duty-mandatory = pakollinen
value-exchange-duty-optional = vapaaehtoinen
value-exchange-duty-none = ei vaihtoa
axis-exchange-order = Vaihdon järjestys
value-exchange-order-take-first = leski otetaan, sitten poispano
value-exchange-order-discard-first = poispano, sitten leski otetaan näkemättä
value-exchange-order-partners = leski otetaan ja partnerille annetaan yhtä monta korttia; hän antaa kaikille yhden, sitten toinen pari vaihtaa yhden
axis-play-void = Ilman aloitusmaata lyödään
value-play-void-free = mikä kortti tahansa
value-play-void-must-trump = valttia, jos sitä on
axis-play-beat = Ylimenopakko maata tunnustaessa
value-play-beat-never = ei koskaan
value-play-beat-at-no-trump = kun mikään maa ei ole valttia
value-play-beat-when-trump-led = kun valtilla aloitetaan
value-play-beat-both = kun mikään maa ei ole valttia ja kun valtilla aloitetaan
axis-scoring-win = Tavoitteet, kun tikkejä otetaan, pelinviejä ensin
axis-scoring-lose = Tavoitteet, kun tikkejä vältetään, pelinviejä ensin
axis-match-tie = Tasapeli voitosta
value-match-tie-shared = voitto jaetaan
value-match-tie-playoff = uusinta vapaalla valtilla
axis-match-forgotten-discard = Jos pelinviejä unohtaa poispanon
value-match-forgotten-discard-redeal = sama jakaja jakaa uudelleen, pelimuoto pysyy
value-match-forgotten-discard-none = ei sääntöä: pöytä päättää
value-table-reveal-after-deal-all = kaikki kädet, lesken ja pois pannut kortit
