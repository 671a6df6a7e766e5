### Suomi. Mitä vain Bauernschnapsenin sivu sanoo.

## Etusivu

page-tagline = Bauernschnapsen, itävaltalainen korttipeli neljälle pareittain: tarjoa, ota tikkejä, vältä Bummerl.
page-play-now-about = Kolme bottia odottaa; kortit jaetaan heti.

## Mitä lukija teki. $count, $points: lukuja. $suit: C, D, H tai S. $contract, $cards: tekstiä. $level: 1, 2 tai 3. $held, $correct: yes tai no.

page-you-cut = { $count ->
    [one] Nostat: { $count } kortti siirtyy alimmaiseksi.
   *[other] Nostat: { $count } korttia siirtyy alimmaiseksi.
 }
page-you-knock = Koputat: pakka jää ennalleen.
page-you-name-trump = { $suit ->
    [C] Valitset valtin: risti.
    [D] Valitset valtin: ruutu.
    [H] Valitset valtin: hertta.
   *[S] Valitset valtin: pata.
 }
page-you-turn-up = Käännätät kortin valtiksi.
page-you-bid = { $held ->
    [yes] Pidät itse: { $contract }.
   *[no] Tarjoat: { $contract }.
 }
page-you-double-normal = Sanot Kontra Normaliin: se menee Bettlerin edelle ja on kaksinkertainen.
page-you-pass = Passaat.
page-you-declarer = Pelaat pelimuodon: { $contract }.
page-you-double = { $level ->
    [1] Sanot Kontra: jako on kaksinkertainen.
    [2] Sanot Rekontra: jako on nelinkertainen.
   *[3] Sanot Subkontra: jako on kahdeksankertainen.
 }
page-you-decline = { $level ->
    [1] Et sano Kontra.
    [2] Et sano Rekontra.
   *[3] Et sano Subkontra.
 }
page-you-show = Näytät viisi korttia: { $cards }.
page-you-declare = { $suit ->
    [C] Ilmoitat { $points } ristissä.
    [D] Ilmoitat { $points } ruudussa.
    [H] Ilmoitat { $points } hertassa.
   *[S] Ilmoitat { $points } padassa.
 }
page-you-claim = { $correct ->
    [yes] Sanot Basta, ja sinulla on { $points } korttipistettä.
   *[no] Sanot Basta, mutta sinulla on vain { $points } korttipistettä.
 }

## Mitä pöytä odottaa. $player: nimi.

page-choose-cut = Nosta tai koputa
page-waits-cut = { $player } nostaa tai koputtaa.
page-choose-bid = Sinun vuorosi tarjota
page-waits-bid = { $player } tarjoaa.
page-choose-double = { $level ->
    [1] Sanotko Kontra?
    [2] Sanotko Rekontra?
   *[3] Sanotko Subkontra?
 }
page-waits-double = { $level ->
    [1] Sanooko { $player } Kontra?
    [2] Sanooko { $player } Rekontra?
   *[3] Sanooko { $player } Subkontra?
 }
page-turn-declared = { $suit ->
    [C] Aloita ristikuninkaalla tai -rouvalla.
    [D] Aloita ruutukuninkaalla tai -rouvalla.
    [H] Aloita herttakuninkaalla tai -rouvalla.
   *[S] Aloita patakuninkaalla tai -rouvalla.
 }
page-cut-place = Mistä nostetaan
page-cut-about = jaetaan kolme ja kaksi kerrallaan
page-knock-about = pakka jää ennalleen
page-turn-up-about = Toinen kahdesta viimeisestä kortistasi näyttää valtin; paluuta ei ole.
page-last-two = Kaksi viimeistä korttia: { $player }
page-turned = Käännetty: { $player }
page-calls = Tarjoukset
page-stands = voimassa
page-kontra-normal-about = Bettlerin sijaan, kaksinkertaisena
# $now, $then: pelipisteitä.
page-stake = Panoksena { $now }, sitten { $then } pelipistettä
page-on-lead = Aloitus

## Pöydässä

page-deal-number = Jako { $number }
page-out = ei pelaa
page-sits-out = Et pelaa: { $player } pelaa yksin.
page-we = me
page-they = he
page-first-pair = ensimmäinen pari
page-second-pair = toinen pari
page-holds = kädessä { $cards }
page-declared = { $suit ->
    [C] ilmoitti { $points } ristissä
    [D] ilmoitti { $points } ruudussa
    [H] ilmoitti { $points } hertassa
   *[S] ilmoitti { $points } padassa
 }
page-tricks = Tikit
page-our-tricks = Meidän tikit
page-their-tricks = Heidän tikit
page-open-tricks = Avoimet tikit
page-trick-of-whom = voittaja { $player }
page-count-yourself = Omat tikit lasket itse; sivu ei laske.
page-no-own-trick = Ei vielä tikkiä.
page-no-last-trick = Viimeinen tikki on avoinna seuraavaan aloitukseen; nyt sitä ei ole.
page-last-trick-closed = Tässä talossa viimeinen tikki pysyy kiinni.

## Tulos ja taulu. $names: parin molemmat nimet. $count: luku.

page-bummerl = { $names } saavat Bummerlin.
page-schneider = { $names } ovat Schneider: { $count ->
    [one] { $count } Bummerl
   *[other] { $count } Bummerlia
 }.
page-shown-by = Näyttää: { $player }
page-left = jäljellä
page-counts-up = Nollasta { $count } pisteeseen
page-counts-down = { $count } pisteestä nollaan

## Ohje ja asetukset

page-help = Ohje
page-card-order = Kortit
page-high-to-low = ylimmästä alkaen
page-questions = Kysymyksiä
page-contracts = Pelimuodot
