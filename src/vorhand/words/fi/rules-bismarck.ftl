### Suomi. Bismarckin numeroidut säännöt.

rules-bismarck-title = Bismarck: numeroidut säännöt
rules-bismarck-intro = Nämä ovat nykyisen ruotsalaisen pelin säännöt ja se, missä porukat eroavat toisistaan. Pöydän säännöstö kertoo, mitkä niistä ovat voimassa; koodi, testit ja virheilmoitukset viittaavat numeroihin. Lähteet 000, 001 ja 002 ovat asiakirjat, joista hanke alkoi.

rules-bismarck-section-1 = Pelaajat, kortit ja roolit
rule-BIS-1-1 = Pelaajia on kolme, kukin pelaa omaan lukuunsa, ja kaikki etenee myötäpäivään: seuraava pelaaja istuu vasemmalla. Joissakin porukoissa pelaajia on neljä, silloinkin kukin omaan lukuunsa.
rule-BIS-1-2 = Pelataan 52 kortilla ilman jokereita; joka maassa järjestys on A K Q J 10 9 8 7 6 5 4 3 2. Joissakin säännöstöissä pakka on pienempi: 43 korttia (risti viitosesta, muut maat nelosesta ylöspäin) tai 36 (kuutosesta ylöspäin). Missä säännöstö niin sanoo, kuten vanhassa nollessa, ässä on alin kortti, kakkosen alla.
rule-BIS-1-3 = Ensimmäinen jakaja arvotaan, ja joka jaon jälkeen jakovuoro siirtyy vasemmalle; joissakin porukoissa kukin jakaa monta kertaa peräkkäin. Pelinviejä, joka ottaa lesken ja jolla on oma tavoite, on jakajan vasemmalla puolella istuva pelaaja, muualla jakaja itse. Etumies, joka aloittaa ensimmäisen tikin, istuu aina jakajan vasemmalla puolella.

rules-bismarck-section-2 = Sekoitus ja jako
rule-BIS-2-1 = Jakaja sekoittaa, oikeanpuoleinen naapuri nostaa, ja kortit jaetaan yksitellen jakajan vasemmalta puolelta alkaen, kunnes kaikilla on 16. Joissakin porukoissa niitä jaetaan useita kerralla, esimerkiksi neljä, tai viisi, viisi, viisi ja yksi. Jos pakka on toinen tai pelaajia on neljä, säännöstö kertoo, montako korttia kukin saa.
rule-BIS-2-2 = Neljä muuta korttia ovat leski. Useimmissa porukoissa ne ovat pakan neljä ensimmäistä ja ne pannaan avoimina pöydälle (pöytäkortit) ennen muuta jakoa; muualla ne ovat pakan viimeiset, tai kortteja paikoista, jotka eivät ole ensimmäisiä, viimeisiä eivätkä vierekkäisiä. Suljettu leski on kuvapuoli alaspäin, eikä kukaan katso sitä.
rule-BIS-2-3 = Niin kauan kuin pelinviejän on valittava vain pöytäkorttien perusteella, kukaan ei katso kättään; kun pelimuoto on ilmoitettu, ja valtti, jos se sanotaan samalla, kaikki katsovat. Missä pelinviejä saa nähdä enemmän ennen valintaa, kaikki nostavat kortit käteensä heti, kun ne on jaettu.
rule-BIS-2-4 = Nostetussa valtissa pakasta nostetaan kortti, se näytetään ja pannaan takaisin, ja sen maa on valttia. Missä valtin määrää pakan viimeinen kortti tai jakajan viimeinen kortti, se näytetään kaikille ja jää sinne, minne se jaettiin.

rules-bismarck-section-3 = Pelimuoto ja vaihto
rule-BIS-3-1 = Pelinviejä valitsee pelimuodon, useimmissa porukoissa kunkin vain kerran pelissä; käytetty merkitään pistelappuun, eikä viimeistä jäljellä olevaa tarvitse valita. Pidemmissä peleissä kutakin pelimuotoa pelataan niin monta kertaa kuin säännöstö sanoo, esimerkiksi kahdesti 24 jaossa. Säännöstö kertoo myös, mitä pelinviejä on saanut nähdä ennen valintaa: ei mitään, vain pöytäkortit, kätensä tai myös lesken.
rule-BIS-3-2 = Joissakin porukoissa kukaan ei valitse: pelimuodot tulevat kiinteässä järjestyksessä, joko kaikille pelinviejille samassa tai joka jaossa yhden eteenpäin.
rule-BIS-3-3 = Kiinteässä järjestyksessä voi olla valinta: silloin pelinviejä ottaa minkä tahansa niistä pelimuodoista, jotka säännöstö luettelee, myös jo pelatun.
rule-BIS-3-4 = Vapaassa valtissa pelinviejä nimeää valtiksi minkä tahansa neljästä maasta, myös padan. Joissakin porukoissa pata ei käy, joissakin saa pelata myös ilman valttia, ja joissakin vain niin.
rule-BIS-3-5 = Valtti sanotaan samalla kuin pelimuoto. Joissakin porukoissa se sanotaan vasta vaihdon jälkeen, ennen ensimmäistä lyöntiä.
rule-BIS-3-6 = Pelinviejä ottaa lesken. Joissakin porukoissa sen saa jättää, kaikissa pelimuodoissa tai joissakin; pöydälle jätettyä suljettua leskeä kukaan ei näe. Missä vaihtoa ei ole, leski jää paikalleen.
rule-BIS-3-7 = Otettuaan lesken pelinviejä panee pois yhtä monta korttia, halutessaan lesken korttejakin. Missä poispano tehdään ensin, leskeä ei nähdä sitä ennen, ja saadut kortit on pidettävä. Ohjelmat ottavat vastaan ja tallentavat pois pannut kortit yksitellen, alin ensin.
rule-BIS-3-8 = Pois pannut kortit ovat kuvapuoli alaspäin: vain pelinviejä tuntee ne, ne ovat poissa pelistä eikä niitä lasketa kenellekään.

rules-bismarck-section-4 = Korttien pelaaminen
rule-BIS-4-1 = Jakajan vasemmalla puolella istuva etumies aloittaa ensimmäisen tikin millä kortilla tahansa, oli pelinviejä kuka tahansa. Muut lyövät myötäpäivään kukin yhden kortin omasta kädestään.
rule-BIS-4-2 = Maapakko: jos sinulla on aloitusmaata, lyöt sitä.
rule-BIS-4-3 = Jos sinulla ei ole aloitusmaata, saat lyödä minkä kortin tahansa. Missä on valttipakko, sinun on lyötävä valttia, jos sinulla on sitä; toista valttia ei koskaan tarvitse voittaa.
rule-BIS-4-4 = Kenenkään ei tarvitse voittaa tikin kortteja. Missä säännöstössä on ylimenopakko, maata tunnustavan on voitettava tikin paras kortti, jos voi: kun mikään maa ei ole valttia, kun valtilla aloitetaan tai molemmissa, ja vain pelimuodoissa, joissa tikkejä halutaan.
rule-BIS-4-5 = Korkein valtti saa tikin; jos tikissä ei ole valttia, sen saa aloitusmaan korkein kortti.
rule-BIS-4-6 = Tikin saanut aloittaa seuraavan millä kortilla tahansa. Saadut tikit ovat kuvapuoli alaspäin, ja vain niiden määrä lasketaan.

rules-bismarck-section-5 = Pisteet
rule-BIS-5-1 = Jokaisella on tikkitavoite. Kun tikkejä on 16 ja niitä halutaan, se on pelinviejällä 8 ja muilla 4, ja kun tikkejä vältetään, 4 ja 6; muissa säännöstöissä on muita tavoitteita. Tavoitteiden summa on aina jaon tikkien määrä, paitsi jos kaikki ovat 0 ja jokainen tikki lasketaan.
rule-BIS-5-2 = Jokainen tikki yli tavoitteesi tuo 1 pisteen ja jokainen tikki alle sen vie 1 pisteen; kun tikkejä vältetään, on päinvastoin. Tasan tavoitteessa pääset kotiin ja saat 0, ja summa voi olla negatiivinen.
rule-BIS-5-3 = Koska tavoitteiden summa on jaon tikkien määrä, jokaisen jaon pisteiden summa on 0: näin tarkistetaan pistelappu. Vain jos kaikki tavoitteet ovat 0, tämä ei päde.

rules-bismarck-section-6 = Pelin päättyminen
rule-BIS-6-1 = Peli päättyy, kun kaikki ovat pelinviejinä pelanneet jokaisen pelimuodon niin monta kertaa kuin säännöstö sanoo: kolmella pelaajalla ja neljällä pelimuodolla, kerran kutakin, jakoja on 12.
rule-BIS-6-2 = Suurin pistesumma voittaa.
rule-BIS-6-3 = Jos usealla on suurin summa, he jakavat voiton, ellei säännöstössä ole uusintaa.
rule-BIS-6-4 = Uusinnassa voitosta pelataan lisäjakoja vapaalla valtilla, yksi kerrallaan, ja joka kerta jakovuoro siirtyy vasemmalle; kaikki pelaavat, mutta vain yhä tasoissa kärjessä olevat voivat voittaa. Kun joku on yksin kärjessä, tai kun lisäjakoja on ollut yhtä monta kuin pelaajia, peli päättyy; yhä tasoissa olevat jakavat voiton.

rules-bismarck-section-7 = Poikkeamat
rule-BIS-7-1 = Jos pelinviejä aloittaa pelin panematta kortteja pois, jako on mitätön: sama jakaja jakaa uudelleen, ja pelimuoto ja jo sanottu valtti pysyvät. Mitätöntä jakoa ei lasketa. Missä tätä sääntöä ei ole, pöytä päättää.
