### Suomi. Bauernschnapsen-peli: pelimuodot, tarjoukset, pöytä, tapahtumat, säännöstöt. Pelimuotojen nimet ovat itävaltalaiset.

## Pelimuodot

contract-normal = Normal
contract-normal-long = Normal: etumiehen pari pelaa 66 korttipisteeseen
contract-normal-help = Etumiehen valtilla, pari paria vastaan: voittaa se pari, joka ensin sanoo Basta ja jolla on 66 korttipistettä, ja jos kukaan ei sano, viimeinen tikki ratkaisee. Toinen nimi: Rufer.
contract-normal-head = Normal
contract-bettler = Bettler
contract-bettler-long = Bettler (kerjäläinen): ilman valttia, älä ota tikkiäkään
contract-bettler-help = Mikään maa ei ole valttia, pelinviejän partneri on poissa pelistä, eikä pelinviejä saa ottaa yhtäkään tikkiä. Toinen nimi: Fechter.
contract-bettler-head = Bettler
contract-assenbettler = Assenbettler
contract-assenbettler-long = Assenbettler (ässäkerjäläinen): ei tikkiäkään, ässä on alin
contract-assenbettler-help = Bettler, jossa järjestys on 10 K Q J A.
contract-assenbettler-head = Assenb.
contract-ass-bettler = Ass-Bettler
contract-ass-bettler-long = Ass-Bettler (kerjäläinen ja ässä): ei tikkiäkään, ässä kädessä
contract-ass-bettler-help = Bettler, jonka saa tarjota vain se, jolla on ainakin yksi ässä. Toinen nimi: Ass-Fechter.
contract-ass-bettler-head = Ass-B.
contract-schnapser = Schnapser
contract-schnapser-long = Schnapser: ota itse kolme ensimmäistä tikkiä, niissä 66
contract-schnapser-help = Etumiehen valtilla pelinviejän on itse otettava kolme ensimmäistä tikkiä ja saatava niistä 66 korttipistettä; myös partnerin tikki häviää pelin. Toinen nimi: Drei-Stich.
contract-schnapser-head = Schnaps.
contract-damengang = Damengang
contract-damengang-long = Damengang (rouvakulku): ilman valttia kaikki tikit, rouva on korkein
contract-damengang-help = Gang, jossa järjestys on Q J A 10 K.
contract-damengang-head = Damen-G
contract-koenigsgang = Königsgang
contract-koenigsgang-long = Königsgang (kuningaskulku): ilman valttia kaikki tikit, kuningas on korkein
contract-koenigsgang-help = Gang, jossa järjestys on K Q J A 10.
contract-koenigsgang-head = König-G
contract-gang = Gang
contract-gang-long = Gang (kulku): ilman valttia, ota itse kaikki viisi tikkiä
contract-gang-help = Mikään maa ei ole valttia, ja pelinviejä aloittaa ja hänen on itse otettava kaikki viisi tikkiä; myös partnerin tikki häviää pelin. Muita nimiä: Land, Landler, Ring, Blick.
contract-gang-head = Gang
contract-zehner-gang = Zehner-Gang
contract-zehner-gang-long = Zehner-Gang (kymppikulku): Gang, jossa kymppi on korkein ja ässä alin
contract-zehner-gang-help = Gang, jossa järjestys on 10 K Q J A. Muita nimiä: Zehner-Ring, Zehnerloch.
contract-zehner-gang-head = Zehner-G
contract-kontra-schnapser = Kontra-Schnapser
contract-kontra-schnapser-long = Kontra-Schnapser: vastustajien Schnapser, etumies aloittaa
contract-kontra-schnapser-help = Etumiehen vastustajien Schnapser: etumiehen valtilla, ja etumies aloittaa ensimmäisen tikin.
contract-kontra-schnapser-head = K-Schn.
contract-bauernloch = Bauernloch
contract-bauernloch-long = Bauernloch (talonpoikien kuoppa): kaikki tikit valtilla, kymppi on korkein
contract-bauernloch-help = Bauernschnapser, jossa järjestys on 10 K Q J A.
contract-bauernloch-head = B-loch
contract-bauernschnapser = Bauernschnapser
contract-bauernschnapser-long = Bauernschnapser (talonpoikien Schnapser): itse kaikki viisi tikkiä, valtilla
contract-bauernschnapser-help = Etumiehen valtilla pelinviejän on itse otettava kaikki viisi tikkiä; etumies aloittaa. Toinen nimi: Bauer.
contract-bauernschnapser-head = Bauer
contract-farben-gang = Farben-Gang
contract-farben-gang-long = Farben-Gang (maakulku): pidä kädessä viisi saman maan korttia ja näytä ne
contract-farben-gang-help = Pelinviejällä on yhden maan kaikki viisi korttia; ne näytetään eikä niitä pelata. Muita nimiä: Farben-Ring, Farbenringerl, Jodler, Farbenjodler, Aufsteher.
contract-farben-gang-head = Farben-G
contract-kontra-bauernschnapser = Kontra-Bauernschnapser
contract-kontra-bauernschnapser-long = Kontra-Bauernschnapser: vastustajat ottavat kaikki tikit, etumies aloittaa
contract-kontra-bauernschnapser-help = Etumiehen vastustajien Bauernschnapser: etumiehen valtilla, ja etumies aloittaa ensimmäisen tikin. Toinen nimi: Kontrabauer.
contract-kontra-bauernschnapser-head = K-Bauer
contract-herren-schnapser = Herren-Schnapser
contract-herren-schnapser-long = Herren-Schnapser (herrojen Schnapser): pidä kädessä kaikki viisi valttia ja näytä ne
contract-herren-schnapser-help = Etumiehellä on kaikki viisi valttia; ne näytetään eikä niitä pelata. Muita nimiä: Herrenjodler, Trumpf-Farbenring.
contract-herren-schnapser-head = Herren-S

## Mitä sanotaan ja tehdään

call-pass = Passi
call-kontra-normal = Kontra Normaliin
call-normal = { contract-normal }
call-bettler = { contract-bettler }
call-assenbettler = { contract-assenbettler }
call-ass-bettler = { contract-ass-bettler }
call-schnapser = { contract-schnapser }
call-damengang = { contract-damengang }
call-koenigsgang = { contract-koenigsgang }
call-gang = { contract-gang }
call-zehner-gang = { contract-zehner-gang }
call-kontra-schnapser = { contract-kontra-schnapser }
call-bauernloch = { contract-bauernloch }
call-bauernschnapser = { contract-bauernschnapser }
call-farben-gang = { contract-farben-gang }
call-kontra-bauernschnapser = { contract-kontra-bauernschnapser }
call-herren-schnapser = { contract-herren-schnapser }
doubling-1 = Kontra
doubling-1-long = Kontra: jako on kaksinkertainen
doubling-2 = Rekontra
doubling-2-long = Rekontra: jako on nelinkertainen
doubling-3 = Subkontra
doubling-3-long = Subkontra: jako on kahdeksankertainen
action-decline = En kahdenna
action-cut = Nosta { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
 }
action-knock = Koputa
action-knock-long = Koputa: pakka jää ennalleen
action-turn-up = Käännä
action-turn-up-long = Aufschlagen: toinen kahdesta viimeisestä kortistasi käännetään, ja sen maa on valttia
action-declare = Ilmoita { $points }: { $suit ->
    [C] risti
    [D] ruutu
    [H] hertta
   *[S] pata
 }
action-claim = Basta
action-claim-long = Basta: parillasi on 66 korttipistettä
word-rufer = Rufer
word-rufer-long = Rufer (etumies): jakajan vasemmalla puolella istuva, joka valitsee valtin ja puhuu ensin
word-hold = Pidän itse
word-hold-long = Pidän itse: tarjoa voimassa olevaa pelimuotoa ja ota se etuoikeudella
word-twenty = Kaksikymmentä
word-twenty-long = Kaksikymmentä: muun maan kuin valtin kuningas ja rouva, 20 korttipistettä
word-forty = Neljäkymmentä
word-forty-long = Neljäkymmentä: valtin kuningas ja rouva, 40 korttipistettä
word-card-points = korttipisteet
word-card-points-long = Korttipisteet: ne ratkaisevat 66:n; ässä 11, kymppi 10, kuningas 4, rouva 3, jätkä 2
word-game-points = pelipisteet
word-game-points-long = Pelipisteet: niillä voitetaan peli
word-bummerl = Bummerl
word-bummerl-long = Bummerl: hävityn pelin merkki
word-schneider = Schneider
word-schneider-long = Schneider (räätäli): peli hävitty ilman yhtäkään pelipistettä; merkki on arvokkaampi
word-retourschneider = Retourschneider
word-retourschneider-long = Retourschneider: peli hävitty, vaikka on johdettu yhtä pistettä ennen loppua nollaa vastaan

## Mitä pöytä odottaa

phase-cut = Pakkaa nostetaan tai koputetaan.
phase-name-trump = Etumies valitsee valtin.
phase-turn = Kortti käännetään valtiksi.
phase-auction = Tarjoaminen on käynnissä.
phase-doubling = Joku päättää, kahdentaako.

## Roolit

role-caller = etumies
role-leader = aloittaja

## Tapahtumat

event-deal-started = Jako { $number }: jakaja { $dealer }, etumies { $caller }.
event-pack-cut = { $player } nostaa: { $count ->
    [one] { $count } kortti siirtyy alimmaksi.
   *[other] { $count } korttia siirtyy alimmaksi.
 }
event-pack-knocked = { $player } koputtaa: pakka jää ennalleen.
event-trump-named = { $player } valitsee valtin: { $suit ->
    [C] risti.
    [D] ruutu.
    [H] hertta.
   *[S] pata.
 }
event-turn-asked = { $player } antaa kääntää kortin valtiksi.
event-card-turned = Käännetty, omistaja { $player }: { $card }; sen maa on valttia.
event-bid-made = { $held ->
    [yes] { $player } pitää itse: { $contract }.
   *[no] { $player } tarjoaa: { $contract }.
 }
event-normal-doubled = { $player } sanoo Kontra Normaliin: se menee Bettlerin edelle ja on kaksinkertainen.
event-passed = { $player } passaa.
event-auction-won = { $player } pelaa pelimuodon: { $contract }.
event-doubled = { $level ->
    [1] { $player } sanoo Kontra: jako on kaksinkertainen.
    [2] { $player } sanoo Rekontra: jako on nelinkertainen.
   *[3] { $player } sanoo Subkontra: jako on kahdeksankertainen.
 }
event-doubling-declined = { $level ->
    [1] { $player } ei sano Kontra.
    [2] { $player } ei sano Rekontra.
   *[3] { $player } ei sano Subkontra.
 }
event-hand-shown = { $player } näyttää viisi korttia: { $cards }.
event-marriage-declared = { $player } ilmoittaa { $points }: { $suit ->
    [C] risti.
    [D] ruutu.
    [H] hertta.
   *[S] pata.
 }
event-claimed = { $correct ->
    [yes] { $player } sanoo Basta, korttipisteitä on { $points }.
   *[no] { $player } sanoo Basta, mutta korttipisteitä on vain { $points }.
 }
event-deal-scored = Jako { $number } on päättynyt, { $declarer }: { $contract }{ $doubled ->
    [0] ; { "" }
    [1] , Kontra; { "" }
    [2] , Rekontra; { "" }
   *[3] , Subkontra; { "" }
 }{ $ending ->
    [claimed] Basta oli oikein
    [false-claim] Basta oli väärin
    [last-trick] viimeinen tikki ratkaisi
    [made] voitettu
   *[failed] hävitty
 }; korttipisteet: { $points }; pelipisteet: { $scores }; yhteensä: { $totals }.
event-deal-revealed = Jaetut kädet: { $hands }.
event-match-ended = { $winners } voittavat pelin; yhteensä: { $totals }; häviäjien Bummerl-merkit: { $bummerl }.

## Miten jako päättyi

ending-claimed = Basta, 66 oli: oikein
ending-false-claim = Basta, 66 puuttui: väärin
ending-last-trick = viimeinen tikki ratkaisi
ending-made = pelimuoto voitettu
ending-failed = pelimuoto hävitty

## Mitä aloittelijat kysyvät, ja vastaukset

help-partner-beat = Onko minun voitettava omankin partnerini kortti?
help-partner-beat-answer = On. Maata tunnustavan on voitettava tikin paras kortti, jos voi, vaikka sen olisi lyönyt oma partneri; ja ilman aloitusmaata on lyötävä valttia, myös partnerin valtin yli.
help-partners-trick = Mitä jos partnerini saa tikin Schnapserissa tai Gangissa?
help-partners-trick-answer = Silloin pelimuoto on heti hävitty: pelinviejän on otettava tikit itse. Koska ylimenopakko koskee partneriakin, hänen voi olla pakko pilata se.
help-kontra-lead = Kuka aloittaa Kontra-pelimuodoissa, ja kumpi kahdesta 12:n pelimuodosta on korkeampi?
help-kontra-lead-answer = Missä on valtti, etumies aloittaa ensimmäisen tikin, myös vastustajien Kontra-pelimuodoissa. Sama arvo ei ole sama korkeus: paikka luettelossa ratkaisee, joten pääluettelossa Bauernschnapser menee Kontra-Schnapserin yli.
help-forty-lost = Lasketaanko 40, jos tikki menetetään?
help-forty-lost-answer = Lasketaan. Mariaasi lasketaan heti, kun se on ilmoitettu, sai tikin kuka tahansa.

## Säännöstöt

ruleset-bauernschnapsen-pagat = Pääluettelo
ruleset-bauernschnapsen-pagat-about = Peli, jossa on kymmenen pelimuotoa Normalista Herren-Schnapseriin, kahdennettuna enintään kolmesti, 24 pelipisteeseen.
ruleset-bauernschnapsen-wikipedia = Pitkä luettelo
ruleset-bauernschnapsen-wikipedia-about = Viisitoista pelimuotoa, mukana Assenbettler, Ass-Bettler, Damengang, Königsgang ja Bauernloch; Schnapser on voitettu heti, kun siinä on 66.
ruleset-bauernschnapsen-carinthia = Kärntenin peli
ruleset-bauernschnapsen-carinthia-about = Pääluettelo ilman Bettleriä ja Zehner-Gangia; siellä Gang on nimeltään Land, ja näytettävät pelimuodot Farbenjodler ja Herrenjodler.

option-no_bettler = Ei Bettleriä
option-bettler_5 = Bettlerin arvo on 5
option-bettler_ten_last = Bettlerissä kymppi on alin
option-bettler_all_play = Bettlerissä pelaa myös pelinviejän partneri
option-ass_bettler = Ass-Bettler, arvo 5
option-kontra_normal = Kontra Normaliin menee Bettlerin yli
option-no_zehner_gang = Ei Zehner-Gangia
option-zehner_gang_8 = Zehner-Gangin arvo on 8, ja se on Gangia alempi
option-zehner_gang_9 = Zehner-Gangin arvo on 9, ja se on Gangia alempi
option-partner_out_in_gangs = Partneri on poissa pelistä myös Gangissa ja Zehner-Gangissa
option-kontra_schnapser_above = Kontra-Schnapser menee Bauernschnapserin yli
option-caller_only = Vain etumies tarjoaa Schnapserin ja Bauernschnapserin
option-schnapser_early = Schnapser on voitettu heti, kun siinä on 66
option-no_doubling = Ei kahdennusta
option-double_once = Vain Kontra
option-double_twice = Vain Kontra ja Rekontra
option-kontra_games_undoubled = Kontra-pelimuotoja ja 24:n pelimuotoja ei kahdenneta
option-idle_partner_silent = Poissa oleva partneri ei saa sanoa Rekontra
option-knock_threes = Koputuksenkin jälkeen jaetaan kolme ja kaksi kerralla
option-trickless_by_points = Tikittömät häviäjät, joilla on 33 mariaasista, maksavat 1
option-losers_tricks_only = Häviäjien mariaaseja ei lasketa heidän 33:eensa
option-retourschneider = Retourschneider on neljä Bummerlia
option-dealer_drawn = Jokaisen pelin ensimmäinen jakaja arvotaan
option-counting_down = Pisteet lasketaan alaspäin
option-first_trick_open = Kummankin parin ensimmäinen tikki jää näkyviin
option-last_trick_closed = Viimeistä tikkiä ei saa katsoa uudelleen

## Säännöstöt kohta kohdalta

group-auction = Tarjoaminen
group-doubling = Kahdentaminen
group-scoring = Mitä jako on arvoltaan
group-match = Peli

axis-dealing-knock = Koputuksen jälkeen jaetaan
value-dealing-knock-fives = viisi korttia kerralla
value-dealing-knock-threes-and-twos = kolme ja kaksi korttia kerralla
axis-auction-normal-kontra = Kontra Normaliin
value-auction-normal-kontra-after-auction = vasta tarjoamisen jälkeen
value-auction-normal-kontra-beats-bettler = saa mennä Bettlerin yli jo tarjottaessa
value-contracts-id-normal = { contract-normal }
value-contracts-id-bettler = { contract-bettler }
value-contracts-id-assenbettler = { contract-assenbettler }
value-contracts-id-ass-bettler = { contract-ass-bettler }
value-contracts-id-schnapser = { contract-schnapser }
value-contracts-id-damengang = { contract-damengang }
value-contracts-id-koenigsgang = { contract-koenigsgang }
value-contracts-id-gang = { contract-gang }
value-contracts-id-zehner-gang = { contract-zehner-gang }
value-contracts-id-kontra-schnapser = { contract-kontra-schnapser }
value-contracts-id-bauernloch = { contract-bauernloch }
value-contracts-id-bauernschnapser = { contract-bauernschnapser }
value-contracts-id-farben-gang = { contract-farben-gang }
value-contracts-id-kontra-bauernschnapser = { contract-kontra-bauernschnapser }
value-contracts-id-herren-schnapser = { contract-herren-schnapser }
axis-contracts-rank = Paikka luettelossa (0: ei pelata)
axis-contracts-value = Pelipisteitä
axis-contracts-bidders = Saa tarjota
value-contracts-bidders-anyone = kuka tahansa
value-contracts-bidders-caller = etumies
value-contracts-bidders-callers-side = etumies ja hänen partnerinsa
value-contracts-bidders-opponents = etumiehen vastustajat
value-contracts-bidders-not-caller = kaikki paitsi etumies
axis-contracts-cards = Valttimaa
value-contracts-cards-trump = etumiehen maa
value-contracts-cards-no-trump = ei ole
axis-contracts-order = Korttien järjestys
value-contracts-order-ATKQJ = A 10 K Q J
value-contracts-order-TKQJA = 10 K Q J A
value-contracts-order-KQJAT = K Q J A 10
value-contracts-order-QJATK = Q J A 10 K
value-contracts-order-AKQJT = A K Q J 10
axis-contracts-leads = Ensimmäisen tikin aloittaa
value-contracts-leads-caller = etumies
value-contracts-leads-declarer = pelinviejä
axis-contracts-partner = Pelinviejän partneri
value-contracts-partner-plays = pelaa
value-contracts-partner-sits-out = on poissa pelistä
value-contracts-aim-sixty-six = 66 korttipistettä tai viimeinen tikki
value-contracts-aim-no-trick = ei tikkiäkään
value-contracts-aim-three-tricks = kolme ensimmäistä tikkiä ja niissä 66 korttipistettä
value-contracts-aim-all-tricks = kaikki viisi tikkiä
value-contracts-aim-one-suit = viisi saman maan korttia kädessä
value-contracts-aim-five-trumps = kaikki viisi valttia kädessä
axis-contracts-marriages = Mariaasit
value-contracts-marriages-all = kaikilla
value-contracts-marriages-declarer = vain pelinviejällä
value-contracts-marriages-none = ei ole
axis-contracts-needs = Tarjoajalla on oltava
value-contracts-needs-nothing = ei mitään erityistä
value-contracts-needs-ace = ässä
axis-contracts-doubled = Kahdennus
value-contracts-doubled-allowed = sallittu
value-contracts-doubled-not-allowed = ei sallittu
axis-doubling-levels = Kuinka monta kertaa pelimuodon voi kahdentaa
axis-doubling-idle-partner = Poissa oleva partneri
value-doubling-idle-partner-may-redouble = saa sanoa Rekontra
value-doubling-idle-partner-silent = ei saa sanoa Rekontra
axis-scoring-three-tricks = Schnapser on voitettu
value-scoring-three-tricks-always-three = kolmen tikin jälkeen
value-scoring-three-tricks-at-sixty-six = heti kun siinä on 66
axis-scoring-trickless = Tikittömät häviäjät, joilla on 33 mariaasista, maksavat
value-scoring-trickless-three = 3
value-scoring-trickless-by-points = 1
axis-scoring-losers-marriages = Häviäjien mariaasit
value-scoring-losers-marriages-count = lasketaan heidän 33:eensa
value-scoring-losers-marriages-tricks-only = ei lasketa heidän 33:eensa
axis-match-target = Pelipisteitä, joilla peli voitetaan
axis-match-schneider = Bummerl-merkkejä häviäjille, joilla ei ole yhtään pelipistettä
axis-match-retourschneider = Retourschneider
value-match-retourschneider-none = on kuin mikä tahansa hävitty peli
value-match-retourschneider-four = on neljä Bummerlia
axis-match-next-dealer = Seuraavan pelin ensimmäinen jakaja
value-match-next-dealer-rotates = seuraava vasemmalla
value-match-next-dealer-drawn = arvotaan
value-table-reveal-after-deal-all = kaikki kädet
axis-table-open-tricks = Toisen parin tikit, joita saa katsoa
value-table-open-tricks-none = ei yhtään
value-table-open-tricks-first-of-each-side = kummankin parin ensimmäinen
axis-table-last-trick = Viimeinen tikki
value-table-last-trick-open = saa katsoa seuraavaan aloitukseen asti
value-table-last-trick-closed = ei saa katsoa uudelleen
axis-table-counting = Pisteet lasketaan
value-table-counting-up = ylöspäin
value-table-counting-down = alaspäin
