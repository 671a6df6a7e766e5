### Suomi. Bauernschnapsenin numeroidut säännöt.

rules-bauernschnapsen-title = Bauernschnapsen: numeroidut säännöt
rules-bauernschnapsen-intro = Nämä ovat pääluettelon pelimuodoilla pelattavan pelin säännöt ja se, missä porukat eroavat toisistaan. Pöydän säännöstö kertoo, mitkä niistä ovat voimassa; koodi, testit ja virheilmoitukset viittaavat numeroihin. Lähde 004 on yksi asiakirjoista, joista hanke alkoi.

rules-bauernschnapsen-section-1 = Pelaajat, kortit ja roolit
rule-BAU-1-1 = Pelaajia on neljä, partnerit istuvat vastakkain, ja kaikki etenee myötäpäivään: seuraava pelaaja istuu vasemmalla.
rule-BAU-1-2 = Pelataan 20 kortilla: joka maassa järjestys on A 10 K Q J, ja niistä saa 11, 10, 4, 3 ja 2 korttipistettä, yhteensä 120. Zehner-Gangissa järjestys on 10 K Q J A, samoin Assenbettlerissä ja Bauernlochissa, missä niitä pelataan, Damengangissa Q J A 10 K, Königsgangissa K Q J A 10, joissakin porukoissa Bettlerissä A K Q J 10. Korttipisteet pysyvät samoina.
rule-BAU-1-3 = Ensimmäinen jakaja arvotaan, ja joka jaon jälkeen jakovuoro siirtyy vasemmalle. Jakajan vasemmalla puolella istuu etumies, joka valitsee valtin ja puhuu ensin; tarjoamisen voittaja on pelinviejä.
rule-BAU-1-4 = Pisteitä on kahdenlaisia, eikä niitä koskaan sekoiteta: korttipisteet ratkaisevat 66:n, ja pelipisteillä voitetaan peli.

rules-bauernschnapsen-section-2 = Jako ja valtti
rule-BAU-2-1 = Jakaja sekoittaa, ja oikeanpuoleinen naapuri nostaa, 1–19 korttia, tai koputtaa, ja silloin pakka jää ennalleen.
rule-BAU-2-2 = Noston jälkeen kukin saa kolme korttia ja sitten kaksi lisää, etumiehestä alkaen. Koputuksen jälkeen kukin saa viisi kerralla, etumiehen kolme ensimmäistä erillään kahdesta viimeisestä; joissakin porukoissa jaetaan koputuksenkin jälkeen kolme ja kaksi.
rule-BAU-2-3 = Etumies katsoo vain kolme ensimmäistä korttiaan ja valitsee valtiksi maan, joka on niiden joukossa.
rule-BAU-2-4 = Sen sijaan etumies saa antaa kääntää kortin (Aufschlagen): toinen hänen kahdesta viimeisestä kortistaan arvotaan ja käännetään, ja sen maa on valttia. Kukaan ei ole nähnyt niitä ennen, eikä pyyntöä voi perua.
rule-BAU-2-5 = Kaikki näkevät käännetyn kortin; sitten se menee etumiehen käteen, ja kaikki saavat muistaa sen. Toinen niistä jää piiloon.
rule-BAU-2-6 = Kun valtti tiedetään, kaikki nostavat käteensä loput viidestä kortistaan. Jakopakkaa ei ole, ja valttimaa pysyy samana, tuli pelinviejäksi kuka tahansa.

rules-bauernschnapsen-section-3 = Tarjoaminen
rule-BAU-3-1 = Tarjoaminen etenee myötäpäivään etumiehestä, passanneiden ohi. Etumiehen ensimmäisen sanan on oltava pelimuoto; myöhemmin jokainen saa tarjota tai passata.
rule-BAU-3-2 = Tarjouksen on oltava voimassa olevaa korkeampi, ja paikka luettelossa ratkaisee, ei arvo. Siksi pääluettelossa Bauernschnapser on Kontra-Schnapserin yläpuolella, vaikka molempien arvo on 12; joissakin porukoissa on päinvastoin.
rule-BAU-3-3 = Etuoikeus heikkenee myötäpäivään etumiehestä, jolla se on vahvin, jakajaan. Jos on sinun vuorosi ja tarjous on pelaajalla, jolla on heikompi etuoikeus, vaikka omalla partnerillasi, saat pitää sen itse eli tarjota samaa pelimuotoa ja ottaa sen; kaikkien muiden on tarjottava korkeampaa.
rule-BAU-3-4 = Joka passaa, on poissa tarjoamisesta lopullisesti.
rule-BAU-3-5 = Tarjoaminen päättyy heti, kun kolme on passannut: neljäs on pelinviejä ja pelaa viimeisen tarjouksen.
rule-BAU-3-6 = Pääluettelo alhaalta ylös: Normal 1–3 (etumies), Bettler 4 (kaikki), Schnapser 6 (etumiehen pari), Gang 9 ja Zehner-Gang 10 (kaikki), Kontra-Schnapser 12 (vastustajat), Bauernschnapser 12 (etumiehen pari), Farben-Gang 18 (kaikki paitsi etumies), Kontra-Bauernschnapser 24 (vastustajat) ja Herren-Schnapser 24 (etumies). Porukat jättävät joitakin pois, muuttavat arvoja, järjestystä ja tarjoajia tai lisäävät pelimuodot Assenbettler 5, Ass-Bettler 5, Damengang 7, Königsgang 8 ja Bauernloch 12. Säännöstön taulukko ratkaisee.
rule-BAU-3-7 = Vain se, jolla on viisi saman maan korttia, saa tarjota Farben-Gangin, vain etumies, jolla on kaikki viisi valttia, Herren-Schnapserin, ja vain se, jolla on ässä, Ass-Bettlerin. Tarjous ilman kortteja hylätään, eikä kukaan saa tietää siitä.
rule-BAU-3-8 = Normalin saa sanoa vain etumies ja vain ensimmäisenä tarjouksena; jos muut kolme sitten passaavat, se pelataan.
rule-BAU-3-9 = Kontra Normaliin sanotaan tarjoamisen jälkeen, kuten kaikki muutkin. Joissakin porukoissa etumiehen vastustaja saa sanoa sen jo tarjottaessa, kun Bettler on voimassa: silloin etumies pelaa Normalin, joka on jo kerran kahdennettu, ellei joku tarjoa Bettleriä korkeampaa pelimuotoa.

rules-bauernschnapsen-section-4 = Kahdennus
rule-BAU-4-1 = Tarjoamisen jälkeen ja ennen ensimmäistä aloitusta pelinviejän vastustajat saavat sanoa Kontra, sitten pelinviejän pari Rekontra, sitten vastustajat Subkontra. Joissakin porukoissa on vain Kontra, vain Kontra ja Rekontra tai ei kahdennusta lainkaan.
rule-BAU-4-2 = Heiltä kysytään yksitellen: Kontra ja Subkontra ensin pelinviejän vasemmanpuoleiselta vastustajalta ja sitten toiselta, Rekontra ensin pelinviejältä ja sitten partnerilta. Ensimmäinen sanoja ratkaisee sen vaiheen; jos kumpikaan ei sano, kahdennus on ohi.
rule-BAU-4-3 = Jokainen niistä kaksinkertaistaa pelipisteet uudelleen, kahdella, neljällä ja kahdeksalla, sai ne kumpi pari tahansa. Korttipisteisiin ja pelimuodon tavoitteeseen se ei vaikuta.
rule-BAU-4-4 = Jokaisen pelimuodon saa kahdentaa. Joissakin porukoissa Kontra-pelimuotoja ja Herren-Schnapseria ei saa.
rule-BAU-4-5 = Myös poissa oleva partneri saa sanoa Rekontra; joissakin porukoissa ei.

rules-bauernschnapsen-section-5 = Korttien pelaaminen
rule-BAU-5-1 = Missä etumiehen maa on valttia, eli Normalissa ja kaikissa Schnapsereissa, Bauernschnapsereissa ja Bauernlochissa, etumies aloittaa ensimmäisen tikin, oli pelinviejä kuka tahansa; Bettlereissä ja Gangeissa valttia ei ole, ja pelinviejä aloittaa. Aloittaa saa millä kortilla tahansa. Muut lyövät myötäpäivään kukin yhden kortin omasta kädestään.
rule-BAU-5-2 = Korkein valtti saa tikin; jos tikissä ei ole valttia, sen saa aloitusmaan korkein kortti. Tikin saanut aloittaa seuraavan.
rule-BAU-5-3 = Maapakko ja ylimenopakko: lyöt aloitusmaata, ja kortilla, joka voittaa tikin parhaan, jos sinulla on sellainen, vaikka parhaan olisi lyönyt oma partnerisi. Jos et voi voittaa sitä, lyöt minkä tahansa kortin samaa maata.
rule-BAU-5-4 = Jos aloitusmaa on muu kuin valtti ja tikkiin on jo lyöty valttia, maata tunnustava lyö mitä tahansa sen maan korttia: voitettavaa ei ole, eikä valttia saa lyödä.
rule-BAU-5-5 = Jos sinulla ei ole aloitusmaata, sinun on lyötävä valttia, ja tikin parasta valttia korkeampaa, jos voit, myös partnerisi valtin yli. Jos kaikki valttisi ovat alempia, lyöt silti jonkin niistä.
rule-BAU-5-6 = Jos sinulla ei ole aloitusmaata eikä valttia, saat lyödä minkä kortin tahansa.
rule-BAU-5-7 = Bettlereissä pelinviejän partneri on poissa pelistä, hänen viisi korttiaan ovat kuvapuoli alaspäin, ja tikissä on kolme korttia. Joissakin porukoissa hänkin pelaa, ja joissakin partneri on poissa pelistä myös Gangissa ja Zehner-Gangissa.

rules-bauernschnapsen-section-6 = Mariaasit ja Normal
rule-BAU-6-1 = Jos on sinun aloituksesi ja sinulla on saman maan kuningas ja rouva, saat ilmoittaa tämän mariaasin ja näytät molemmat: siitä saa 20 korttipistettä, valtissa 40. Sitten aloitat jommallakummalla niistä, kummalla haluat. Joka aloituksella voi ilmoittaa vain yhden mariaasin.
rule-BAU-6-2 = Normalissa kaikki neljä saavat ilmoittaa mariaaseja, Schnapserissa ja Kontra-Schnapserissa vain pelinviejä, muissa pelimuodoissa ei kukaan.
rule-BAU-6-3 = Mariaasi lasketaan parilleen heti, kun se on ilmoitettu, sai tikin kuka tahansa.
rule-BAU-6-4 = Normalissa saa sanoa Basta se, joka on saanut tikin ja on aloittamassa tai joka on juuri ilmoittanut mariaasin. Se on oikein, jos parilla on 66 korttipistettä kummankin partnerin täysissä tikeissä ja mariaaseissa. Peli pysähtyy heti, eikä vajaata tikkiä lasketa kenellekään.
rule-BAU-6-5 = Oikeasta Bastasta saa 3, jos häviäjillä ei ole tikkiäkään, 2, jos heillä on alle 33 korttipistettä, ja muuten 1. Tikittömät häviäjät maksavat 3, vaikka heillä olisi 33 tai enemmän mariaasista; joissakin porukoissa vain 1. Häviäjien mariaasit lasketaan heidän 33:eensa, joissakin porukoissa vain heidän tikkinsä.
rule-BAU-6-6 = Väärästä Bastasta toinen pari saa sen, mitä oikeasta olisi sillä hetkellä saanut.
rule-BAU-6-7 = Jos kukaan ei sano Basta ennen viimeisen tikin aloitusta, viimeisen tikin saanut pari saa 1 pisteen, olivat korttipisteet mitkä tahansa.

rules-bauernschnapsen-section-7 = Muut pelimuodot
rule-BAU-7-1 = Bettlerissä, Assenbettlerissä ja Ass-Bettlerissä pelinviejä ei saa ottaa tikkiäkään; jo ensimmäisestä tikistä pelimuoto on heti hävitty.
rule-BAU-7-2 = Schnapserissa ja Kontra-Schnapserissa pelinviejän on itse otettava kolme ensimmäistä tikkiä, ja niissä ja hänen mariaaseissaan on oltava 66 korttipistettä; jos joku muu saa niistä yhden, vaikka partneri, pelimuoto on heti hävitty. Kolmen tikin jälkeen jako päättyy. Joissakin porukoissa se on voitettu heti, kun pelinviejällä on 66, vaikka kahden tikin ja mariaasin jälkeen.
rule-BAU-7-3 = Gangeissa, Bauernschnapsereissa ja Bauernlochissa pelinviejän on itse otettava kaikki viisi tikkiä; jos joku muu saa niistä yhden, vaikka partneri, pelimuoto on heti hävitty.
rule-BAU-7-4 = Farben-Gangia ja Herren-Schnapseria ei pelata: kahdennuksen jälkeen pelinviejä näyttää viisi korttia ja on voittanut.
rule-BAU-7-5 = Kaikissa pelimuodoissa paitsi Normalissa pelinviejän pari saa pelimuodon arvon, jos se onnistuu, ja vastustajat saavat saman, jos se ei onnistu, kahdennettuna niin monta kertaa kuin on sanottu.

rules-bauernschnapsen-section-8 = Peli
rule-BAU-8-1 = Kumpikin pari aloittaa 0 pelipisteestä, ja pari, jolla jaon jälkeen ensimmäisenä on 24 tai enemmän, voittaa pelin; säännöstössä voi olla toinen raja. Joissakin porukoissa pisteet kirjoitetaan rajasta alaspäin nollaan, mikä ei muuta mitään muuta.
rule-BAU-8-2 = Häviäjät saavat merkin, Bummerlin; jos heillä ei ole yhtään pelipistettä (Schneider), kaksi tai niin monta kuin säännöstö sanoo.
rule-BAU-8-3 = Joissakin porukoissa on Retourschneider: joka johti yhtä pistettä ennen rajaa nollaa vastaan ja silti häviää, saa neljä Bummerlia.
rule-BAU-8-4 = Illan seuraavassa pelissä jakaa ensin seuraava vasemmalla; joissakin porukoissa ensimmäinen jakaja arvotaan uudelleen.

rules-bauernschnapsen-section-9 = Mitä saa nähdä
rule-BAU-9-1 = Oman parisi tikkejä saat katsella milloin tahansa, toisen parin et; joissakin porukoissa kummankin parin ensimmäinen tikki jää kaikkien nähtäville. Jaon jälkeen näytetään kaikki kädet sellaisina kuin ne jaettiin, ellei säännöstö pidä niitä piilossa.
rule-BAU-9-2 = Kaikki saavat katsoa viimeistä tikkiä seuraavaan aloitukseen asti; joissakin porukoissa ei kukaan.
