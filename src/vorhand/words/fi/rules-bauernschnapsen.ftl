### Suomi. Bauernschnapsenin numeroidut säännöt osina.

rules-bauernschnapsen-title = Bauernschnapsen: numeroidut säännöt
rules-size = { $players } pelaajaa pareittain, { $target } pelipisteeseen, { $contracts ->
    [one] { $contracts } pelimuoto
   *[other] { $contracts } pelimuotoa
 }
rules-bauernschnapsen-intro = Nämä ovat pääluettelon pelimuodoilla pelattavan pelin säännöt; kunkin säännön alla on, mitä muut porukat tekevät sen sijaan. Pöydän säännöstö kertoo, mitkä niistä ovat voimassa; koodi, testit ja virheilmoitukset viittaavat numeroihin. Lähde 004 on yksi asiakirjoista, joista hanke alkoi.

rules-bauernschnapsen-section-1 = Pelaajat, kortit ja roolit
rule-BAU-1-1-four = Pelaajia on neljä, partnerit istuvat vastakkain, ja kaikki etenee myötäpäivään: seuraava pelaaja istuu vasemmalla.
rule-BAU-1-2-cards = Pelataan 20 kortilla: jokaisen maan ässä, kymppi, kuningas, rouva ja jätkä, joista saa 11, 10, 4, 3 ja 2 korttipistettä, yhteensä 120.
rule-BAU-1-2-usual = Joka maassa järjestys on { $ranks }, korkein ensin.
rule-BAU-1-2-same = Joissakin pelimuodoissa järjestys on toinen. Se ratkaisee, kuka saa tikin ja mikä voittaa minkä; korttipisteet pysyvät samoina.
rule-BAU-1-2-in = { $contracts }: { $ranks }.
rule-BAU-1-3-roles = Ensimmäinen jakaja arvotaan, ja joka jaon jälkeen jakovuoro siirtyy vasemmalle. Jakajan vasemmalla puolella istuu etumies, joka valitsee valtin ja puhuu ensin; hän ja hänen partnerinsa ovat etumiehen pari, jakaja ja hänen partnerinsa ovat etumiehen vastustajat. Tarjoamisen voittaja on pelinviejä.
rule-BAU-1-4-scales = Pisteitä on kahdenlaisia, eikä niitä koskaan sekoiteta: korttipisteet ratkaisevat 66:n, ja pelipisteillä voitetaan peli.

rules-bauernschnapsen-section-2 = Jako ja valtti
rule-BAU-2-1-cut = Jakaja sekoittaa, ja oikeanpuoleinen naapuri nostaa, 1–19 korttia, tai koputtaa, ja silloin pakka jää ennalleen.
rule-BAU-2-2-cut = Noston jälkeen kukin saa kolme korttia ja sitten kaksi lisää, etumiehestä alkaen.
rule-BAU-2-2-fives = Koputuksen jälkeen kukin saa viisi korttia kerralla, etumies kolme ensimmäistään erillään kahdesta viimeisestä.
rule-BAU-2-2-threes-and-twos = Koputuksenkin jälkeen jaetaan kolme ja kaksi.
rule-BAU-2-3-first-three = Etumies katsoo vain kolme ensimmäistä korttiaan ja valitsee valtiksi maan, joka on niiden joukossa.
rule-BAU-2-4-turn-up = Sen sijaan etumies saa antaa kääntää kortin (Aufschlagen): toinen hänen kahdesta viimeisestä kortistaan arvotaan ja käännetään, ja sen maa on valttia. Kukaan ei ole nähnyt niitä ennen, eikä pyyntöä voi perua.
rule-BAU-2-5-turned = Kaikki näkevät käännetyn kortin; sitten se menee etumiehen käteen, ja kaikki saavat muistaa sen. Toinen niistä jää piiloon.
rule-BAU-2-6-rest = Kun valtti tiedetään, kaikki nostavat käteensä loput viidestä kortistaan. Jakopakkaa ei ole, ja valttimaa pysyy samana, tuli pelinviejäksi kuka tahansa.

rules-bauernschnapsen-section-3 = Tarjoaminen
rule-BAU-3-1-turns = Tarjoaminen etenee myötäpäivään etumiehestä, passanneiden ohi. Etumiehen ensimmäisen sanan on oltava pelimuoto; myöhemmin jokainen saa tarjota tai passata.
rule-BAU-3-2-higher = Tarjouksen on oltava voimassa olevaa korkeampi, ja paikka luettelossa (sääntö 3.6) ratkaisee, ei arvo.
rule-BAU-3-2-equal = Kunkin arvo on { $value }, alimmasta ylöspäin: { $contracts }.
rule-BAU-3-2-worth-less = { $above } on arvoltaan pienempi kuin { $below } ja silti korkeampi.
rule-BAU-3-3-hold = Etuoikeus heikkenee myötäpäivään etumiehestä, jolla se on vahvin, jakajaan. Jos on sinun vuorosi ja tarjous on pelaajalla, jolla on heikompi etuoikeus, vaikka omalla partnerillasi, saat pitää sen itse eli tarjota samaa pelimuotoa ja ottaa sen; kaikkien muiden on tarjottava korkeampaa.
rule-BAU-3-4-out = Joka passaa, on poissa tarjoamisesta lopullisesti.
rule-BAU-3-5-end = Tarjoaminen päättyy heti, kun kolme on passannut: neljäs on pelinviejä ja pelaa viimeisen tarjouksen.
rule-BAU-3-6-list = Nämä pelimuodot pelataan, alin ensin.
rule-BAU-3-6-normal = { $contract }: { $one }, { $two } tai { $three } pelipistettä, etumies tarjoaa. { $cards ->
    [no-trump] Ilman valttia
   *[trump] Etumiehen valtilla
 } pari pelaa paria vastaan 66 korttipisteestä tai muuten viimeisestä tikistä.
rule-BAU-3-6-contract = { $contract }{ $id ->
    [bettler] { " " }(kerjäläinen)
    [assenbettler] { " " }(ässäkerjäläinen)
    [ass-bettler] { " " }(kerjäläinen ja ässä)
    [schnapser] { "" }
    [damengang] { " " }(rouvakulku)
    [koenigsgang] { " " }(kuningaskulku)
    [gang] { " " }(kulku)
    [zehner-gang] { " " }(kymppikulku)
    [bauernloch] { " " }(talonpoikien kuoppa)
    [bauernschnapser] { " " }(talonpoikien Schnapser)
    [farben-gang] { " " }(maakulku)
    [kontra-bauernschnapser] { "" }
    [herren-schnapser] { " " }(herrojen Schnapser)
   *[other] { "" }
 }: { $value ->
    [one] { $value } pelipiste
   *[other] { $value } pelipistettä
 }, { $bidders ->
    [caller] etumies tarjoaa
    [callers-side] etumiehen pari tarjoaa
    [opponents] etumiehen vastustajat tarjoavat
    [not-caller] kaikki paitsi etumies tarjoavat
   *[anyone] kaikki tarjoavat
 }{ $needs ->
    [ace] , jos kädessä on ässä
   *[nothing] { "" }
 }. { $cards ->
    [trump] Etumiehen valtilla { "" }
    [no-trump] Ilman valttia { "" }
   *[shown] { "" }
 }{ $aim ->
    [no-trick] pelinviejä ei saa ottaa tikkiäkään
    [three-tricks] pelinviejän on itse otettava kolme ensimmäistä tikkiä, joissa on 66 korttipistettä
    [early] pelinviejän on itse otettava ensimmäiset tikit ja saatava 66 korttipistettä viimeistään kolmannella
    [all-tricks] pelinviejän on itse otettava kaikki viisi tikkiä
    [one-suit] Pelinviejällä on viisi saman maan korttia, ja hän näyttää ne
   *[five-trumps] Pelinviejällä on kaikki viisi valttia, ja hän näyttää ne
 }{ $order ->
    [usual] { "" }
   *[other] , järjestys { $ranks }
 }{ $partner ->
    [sits-out] ; partneri on poissa pelistä.
   *[plays] .
 }
rule-BAU-3-7-one-suit = { $contracts }: tarjota saa vain se, jolla on viisi saman maan korttia.
rule-BAU-3-7-five-trumps = { $contracts }: tarjota saa vain se, jolla on kaikki viisi valttia.
rule-BAU-3-7-ace = { $contracts }: tarjota saa vain se, jolla on ässä.
rule-BAU-3-7-refused = Tarjous ilman kortteja hylätään, eikä kukaan saa tietää siitä.
rule-BAU-3-7-none = Mikään pelimuoto ei vaadi tiettyjä kortteja käteen.
rule-BAU-3-8-first = Normalin saa sanoa vain etumies ja vain ensimmäisenä tarjouksena; jos muut kolme sitten passaavat, se pelataan.
rule-BAU-3-9-after-auction = Kontra Normaliin sanotaan tarjoamisen jälkeen, kuten kaikki muutkin Kontrat.
rule-BAU-3-9-beats-bettler = Kun Bettler on voimassa, etumiehen vastustaja saa sanoa Kontran Normaliin jo tarjottaessa: silloin etumies pelaa Normalin, joka on jo kerran kahdennettu, ellei joku tarjoa Bettleriä korkeampaa pelimuotoa.
rule-BAU-3-9-goes-on = Tarjoamisen jälkeen tämän Normalin kahdennus jatkuu Rekontrasta.
rule-BAU-3-9-none = Normaliin ei ole Kontraa.

rules-bauernschnapsen-section-4 = Kahdennus
rule-BAU-4-1-said = Tarjoamisen jälkeen ja ennen ensimmäistä aloitusta pelinviejän vastustajat saavat sanoa Kontra{ $levels ->
    [1] .
    [2] {" "}ja sitten pelinviejän pari Rekontra.
   *[3] , sitten pelinviejän pari Rekontra ja sitten vastustajat Subkontra.
 }
rule-BAU-4-1-none = Mitään pelimuotoa ei kahdenneta.
rule-BAU-4-2-asked = Heiltä kysytään yksitellen: { $levels ->
    [1] ensin pelinviejän vasemmanpuoleiselta vastustajalta ja sitten toiselta. Heti kun toinen sanoo Kontra,
    [2] Kontra ensin pelinviejän vasemmanpuoleiselta vastustajalta ja sitten toiselta, Rekontra ensin pelinviejältä ja sitten partnerilta. Ensimmäinen sanoja ratkaisee sen vaiheen; jos kumpikaan ei sano,
   *[3] Kontra ja Subkontra ensin pelinviejän vasemmanpuoleiselta vastustajalta ja sitten toiselta, Rekontra ensin pelinviejältä ja sitten partnerilta. Ensimmäinen sanoja ratkaisee sen vaiheen; jos kumpikaan ei sano,
 } kahdennus on ohi.
rule-BAU-4-2-none = Keneltäkään ei kysytä: kahdennusta ei ole.
rule-BAU-4-3-times = { $levels ->
    [1] Kontra kaksinkertaistaa pelipisteet, sai ne kumpi pari tahansa.
    [2] Kontra kaksinkertaistaa pelipisteet ja Rekontra nelinkertaistaa ne, sai ne kumpi pari tahansa.
   *[3] Kontra kaksinkertaistaa pelipisteet, Rekontra nelinkertaistaa ja Subkontra kahdeksankertaistaa ne, sai ne kumpi pari tahansa.
 } Korttipisteisiin ja pelimuodon tavoitteeseen se ei vaikuta.
rule-BAU-4-3-none = Jokaisesta pelimuodosta saa sen, mitä luettelossa on.
rule-BAU-4-4-all = Jokaisen pelimuodon saa kahdentaa.
rule-BAU-4-4-not = Jokaisen pelimuodon saa kahdentaa, mutta ei näitä: { $contracts }.
rule-BAU-4-4-none = Mitään pelimuotoa ei saa kahdentaa.
rule-BAU-4-5-may-redouble = Myös poissa oleva partneri saa sanoa Rekontra.
rule-BAU-4-5-silent = Poissa olevalta partnerilta ei kysytä Rekontraa.
rule-BAU-4-5-no-rekontra = Poissa olevalta partnerilta ei kysytä koskaan: niissä pelimuodoissa ei ole Rekontraa.
rule-BAU-4-5-nobody-out = Yksikään partneri ei ole poissa pelistä.

rules-bauernschnapsen-section-5 = Korttien pelaaminen
rule-BAU-5-1-caller = { $contracts }: ensimmäisen tikin aloittaa etumies, oli pelinviejä kuka tahansa.
rule-BAU-5-1-declarer = { $contracts }: ensimmäisen tikin aloittaa pelinviejä.
rule-BAU-5-1-any = Aloittaa saa millä kortilla tahansa. Muut lyövät myötäpäivään kukin yhden kortin omasta kädestään.
rule-BAU-5-2-trumps = { $contracts }: etumiehen maa on valttia; korkein valtti saa tikin, ja jos tikissä ei ole valttia, sen saa aloitusmaan korkein kortti.
rule-BAU-5-2-no-trumps = { $contracts }: mikään maa ei ole valttia; tikin saa aloitusmaan korkein kortti.
rule-BAU-5-2-next = Tikin saanut aloittaa seuraavan.
rule-BAU-5-3-follow = Maapakko ja ylimenopakko: lyöt aloitusmaata, ja kortilla, joka voittaa tikin parhaan, jos sinulla on sellainen, vaikka parhaan olisi lyönyt oma partnerisi. Jos et voi voittaa sitä, lyöt minkä tahansa kortin samaa maata.
rule-BAU-5-4-trumped = Jos aloitusmaa on muu kuin valtti ja tikkiin on jo lyöty valttia, maata tunnustava lyö mitä tahansa sen maan korttia: voitettavaa ei ole, eikä valttia saa lyödä.
rule-BAU-5-4-none = Mikään maa ei ole valttia, joten yhteenkään tikkiin ei voi lyödä valttia.
rule-BAU-5-5-must-trump = Jos sinulla ei ole aloitusmaata, sinun on lyötävä valttia, ja tikin parasta valttia korkeampaa, jos voit, myös partnerisi valtin yli. Jos kaikki valttisi ovat alempia, lyöt silti jonkin niistä.
rule-BAU-5-5-none = Mikään maa ei ole valttia, joten kenenkään ei ole pakko lyödä valttia.
rule-BAU-5-6-any = Jos sinulla ei ole aloitusmaata eikä valttia, saat lyödä minkä kortin tahansa.
rule-BAU-5-7-sits-out = { $contracts }: pelinviejän partneri on poissa pelistä, hänen viisi korttiaan ovat kuvapuoli alaspäin, ja tikissä on kolme korttia.
rule-BAU-5-7-others-play = Kaikissa muissa pelimuodoissa pelaavat kaikki neljä.
rule-BAU-5-7-all-play = Kaikissa pelimuodoissa pelaavat kaikki neljä, myös pelinviejän partneri.

rules-bauernschnapsen-section-6 = Mariaasit ja Normal
rule-BAU-6-1-declare = Jos on sinun aloituksesi ja sinulla on saman maan kuningas ja rouva, saat ilmoittaa tämän mariaasin ja näytät molemmat: siitä saa 20 korttipistettä.
rule-BAU-6-1-forty = Valtissa siitä saa 40.
rule-BAU-6-1-lead = Sitten aloitat jommallakummalla niistä, kummalla haluat; joka aloituksella voi ilmoittaa vain yhden mariaasin.
rule-BAU-6-1-none = Mariaaseja ei ole.
rule-BAU-6-2-all = { $contracts }: kaikki neljä saavat ilmoittaa mariaaseja.
rule-BAU-6-2-declarer = { $contracts }: vain pelinviejä saa ilmoittaa mariaaseja.
rule-BAU-6-2-others = Muissa pelimuodoissa ei kukaan.
rule-BAU-6-2-none = Kukaan ei saa ilmoittaa mariaaseja.
rule-BAU-6-3-counts = Mariaasi lasketaan parilleen heti, kun se on ilmoitettu, sai tikin kuka tahansa.
rule-BAU-6-3-none = Mariaaseja ei lasketa: korttipisteitä saa vain tikeistä.
rule-BAU-6-4-claim = Normalissa saa sanoa Basta se, joka on saanut tikin ja on aloittamassa tai joka on juuri ilmoittanut mariaasin.
rule-BAU-6-4-claim-tricks = Normalissa saa sanoa Basta se, joka on saanut tikin ja on aloittamassa.
rule-BAU-6-4-right = Se on oikein, jos partnereilla on yhteensä vähintään 66 korttipistettä. Peli pysähtyy heti, eikä enää aloiteta.
rule-BAU-6-5-value = Oikeasta Bastasta saa { $three } pelipistettä, jos häviäjillä ei ole tikkiäkään, { $two }, jos heillä on alle 33 korttipistettä, ja muuten { $one }.
rule-BAU-6-5-trickless-three = Tikittömät häviäjät maksavat { $value }, vaikka heillä olisi 33 tai enemmän mariaasista.
rule-BAU-6-5-trickless-by-points = Tikittömät häviäjät maksavat kuitenkin vain { $value }, jos heillä on 33 tai enemmän mariaasista.
rule-BAU-6-5-marriages-count = Häviäjien mariaasit lasketaan heidän 33:eensa.
rule-BAU-6-5-tricks-only = Häviäjien mariaaseja ei lasketa heidän 33:eensa, vain heidän tikkinsä.
rule-BAU-6-6-wrong = Väärästä Bastasta toinen pari saa sen, mitä oikeasta olisi sillä hetkellä saanut.
rule-BAU-6-7-last-trick = { $value ->
    [one] Jos kukaan ei sano Basta ennen viimeisen tikin aloitusta, viimeisen tikin saanut pari saa { $value } pelipisteen, olivat korttipisteet mitkä tahansa.
   *[other] Jos kukaan ei sano Basta ennen viimeisen tikin aloitusta, viimeisen tikin saanut pari saa { $value } pelipistettä, olivat korttipisteet mitkä tahansa.
 }

rules-bauernschnapsen-section-7 = Muut pelimuodot
rule-BAU-7-1-no-trick = { $contracts }: pelinviejä ei saa ottaa tikkiäkään; jo ensimmäisestä tikistä pelimuoto on heti hävitty.
rule-BAU-7-1-none = Missään pelimuodossa ei vältetä kaikkia tikkejä.
rule-BAU-7-2-three-tricks = { $contracts }: pelinviejän on itse otettava kolme ensimmäistä tikkiä, ja niissä on oltava vähintään 66 korttipistettä; jos joku muu saa niistä yhden, vaikka partneri, pelimuoto on heti hävitty.
rule-BAU-7-2-marriages = Pelinviejän omat mariaasit lasketaan mukaan.
rule-BAU-7-2-always-three = Jos 66 tulee täyteen aikaisemmin, pelimuoto ei pääty; kolmen tikin jälkeen jako päättyy.
rule-BAU-7-2-at-sixty-six = Se on kuitenkin voitettu heti, kun pelinviejällä on 66, vaikka kahden tikin jälkeen; kolmen jälkeen jako päättyy.
rule-BAU-7-2-none = Missään pelimuodossa ei pelata kolmesta ensimmäisestä tikistä.
rule-BAU-7-3-all-tricks = { $contracts }: pelinviejän on itse otettava kaikki viisi tikkiä; jos joku muu saa niistä yhden, pelimuoto on heti hävitty.
rule-BAU-7-3-partner = Myös oman partnerin tikki häviää pelin, ja sääntö 5.3 voi pakottaa partnerin ottamaan sen.
rule-BAU-7-3-none = Missään pelimuodossa ei pelata kaikista tikeistä.
rule-BAU-7-4-shown = { $contracts }: kortteja ei pelata, vaan kun sanottavaa ei enää ole, pelinviejä näyttää viisi korttia ja on voittanut.
rule-BAU-7-4-none = Kaikki pelimuodot pelataan.
rule-BAU-7-5-value = Kaikissa pelimuodoissa paitsi Normalissa pelinviejän pari saa pelimuodon arvon, jos se onnistuu, ja vastustajat saavat saman, jos se ei onnistu.
rule-BAU-7-5-doubled = Se kahdennetaan niin monta kertaa kuin on sanottu.
rule-BAU-7-5-none = Vain Normal pelataan.

rules-bauernschnapsen-section-8 = Peli
rule-BAU-8-1-target = Kumpikin pari aloittaa 0 pelipisteestä, ja pari, jolla jaon jälkeen ensimmäisenä on { $target } tai enemmän, voittaa pelin.
rule-BAU-8-1-down = Pisteet kirjoitetaan luvusta { $target } alaspäin nollaan, mikä ei muuta mitään muuta.
rule-BAU-8-2-mark = Häviäjät saavat merkin, Bummerlin.
rule-BAU-8-2-schneider = { $count ->
    [1] Se on yksi silloinkin, kun heillä ei ole yhtään pelipistettä (Schneider).
   *[other] Jos heillä ei ole yhtään pelipistettä (Schneider), merkkejä on { $count }.
 }
rule-BAU-8-3-four = Retourschneider on käytössä: pari, joka johti { $lead }–0 ja silti häviää, saa neljä Bummerlia.
rule-BAU-8-3-none = Retourschneideria ei ole: häviö suuren johdon jälkeen ei maksa enempää.
rule-BAU-8-4-rotates = Illan seuraavassa pelissä jakaa ensin seuraava vasemmalla.
rule-BAU-8-4-drawn = Illan seuraavassa pelissä ensimmäinen jakaja arvotaan uudelleen.

rules-bauernschnapsen-section-9 = Mitä saa nähdä
rule-BAU-9-1-own = Oman parisi tikkejä saat katsella milloin tahansa.
rule-BAU-9-1-closed = Toisen parin tikit jäävät piiloon.
rule-BAU-9-1-first-open = Kummankin parin ensimmäinen tikki jää kaikkien nähtäville; toisen parin muut tikit jäävät piiloon.
rule-BAU-9-1-reveal = Jaon jälkeen näytetään kaikki kädet sellaisina kuin ne jaettiin.
rule-BAU-9-1-idle = Poissa olleen partnerin kortteja ei näytetä koskaan: silloin näkyy vain se, mikä pelattiin.
rule-BAU-9-1-hidden = Jaon jälkeen käsiä ei näytetä.
rule-BAU-9-2-open = Kaikki saavat katsoa viimeistä tikkiä seuraavaan aloitukseen asti.
rule-BAU-9-2-closed = Viimeistä tikkiä ei saa katsoa enää.

## Esimerkkejä

example-takes = { $contract }: { $trump ->
    [trump] hertta on valttia.
   *[no-trump] mikään maa ei ole valttia.
 } Tikki on { $trick }: sen saa { $card }.
example-may-play = { $contract }: { $trump ->
    [trump] hertta on valttia.
   *[no-trump] mikään maa ei ole valttia.
 } Kun on lyöty { $trick }, sinulla on { $hand }: saat lyödä { $answer }.
example-beats-partner = { $contract }: { $trump ->
    [trump] hertta on valttia.
   *[no-trump] mikään maa ei ole valttia.
 } Partnerisi aloitti, ja tikissä { $trick } hänen korttinsa on paras. Sinulla on { $hand }: silti sinun on lyötävä { $answer }.
example-higher = Kun voimassa on { $below }, sen yli saa tarjota { $above }, mutta ei päinvastoin.
example-doubled = { $contract } on arvoltaan { $value }, ja kun on sanottu { $levels ->
    [1] Kontra
    [2] Kontra ja Rekontra
   *[3] Kontra, Rekontra ja Subkontra
 }, arvo on { $score }.
example-marriage-lost = Hertta on valttia. Etumies ilmoittaa { $pair } ja aloittaa; tikki on { $trick }: vastustaja saa sen kortilla { $card }, mutta 40 jää etumiehen parille. Se ei saa sen jälkeen tikkiäkään, joten vastustajien Basta tuo { $score }.
example-claim-after-marriage = Parilla on tikeistä { $own } korttipistettä, ja se ilmoittaa valtissa { $pair }: kun pisteitä on { $all }, Basta on heti oikein. Toisilla on tikki ja 21 korttipistettä, joten siitä saa { $score }.
example-claim = Parilla on { $own } korttipistettä, toisilla tikki ja { $losers }: Bastasta saa { $score }.
example-claim-no-trick = Parilla on { $own } korttipistettä, toisilla ei tikkiäkään: Bastasta saa { $score }.
example-claim-losers-marriage = Häviäjillä on tikki, tikeistä { $losers } korttipistettä ja 20:n mariaasi: Bastasta heitä vastaan saa { $score }.
example-claim-wrong = Pari sanoo Basta, kun sillä on { $own } korttipistettä, yksi liian vähän. Toisilla on tikki ja { $losers }: oikeasta olisi saanut { $score }, joten he saavat { $score }.
example-last-trick = Parilla on neljän tikin jälkeen { $own } korttipistettä, eikä se sano Basta. Toiset saavat viimeisen tikin ja { $score }.
example-bettler = Tikissä on { $trick }, Bettlerin pelinviejällä on { $hand }, ja hänen on voitettava tikki jollakin näistä: { $answer }. Bettler on hävitty, ja vastustajat saavat { $score }.
example-schnapser-made = Pelinviejä on saanut kolme ensimmäistä tikkiä ja niistä { $own } korttipistettä: Schnapser onnistui ja tuo { $score }.
example-schnapser-failed = Pelinviejä on saanut kolme ensimmäistä tikkiä, mutta niistä vain { $own } korttipistettä: Schnapser on hävitty, ja vastustajat saavat { $score }.
example-schnapser-early = Pelinviejällä on yhdestä tikistä { $own } korttipistettä, ja hän ilmoittaa 40: Schnapser onnistui heti ja tuo { $score }.
example-schnapser-three = Pelinviejällä on yhdestä tikistä { $own } korttipistettä, ja hän ilmoittaa 40: toinen ja kolmas tikki tarvitaan silti, ja sitten Schnapser tuo { $score }.
example-partner = Gangissa pelinviejä on aloittanut, tikki on { $trick }, ja partnerin on voitettava se kortilla { $card }: Gang on hävitty, ja vastustajat saavat { $score }.
example-schneider = Peli päättyy { $target }–0: häviäjien merkkejä on { $count }.
example-after-lead = Pari johtaa { $lead }–0 ja häviää sitten pelin, kun toisilla on { $target } pistettä: sen merkkejä on { $count }.

## Esimerkit, joita lukija pelaa

try-declarer = Olet pelinviejä.
try-partner = Olet pelinviejän partneri.
try-opponent = Olet pelinviejän vastustaja.
try-they-score = Vastustajat saavat { $count }: { $ending }.
try-worth = Pelimuodon arvo on silloin { $value }.
example-after-knock = Koputuksen jälkeen etumies saa pakan päältä lukien kortit { $places }.
example-next-dealer = A jakaa ensimmäisen jaon pelissä, jossa on kuusi jakoa, joten B jakaa viimeisen: seuraavassa pelissä C jakaa ensin.
