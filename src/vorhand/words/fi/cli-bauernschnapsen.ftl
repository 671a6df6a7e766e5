### Suomi. Mitä vain komentorivi sanoo Bauernschnapsenista.

## Pöytä

cli-deal-number = Jako { $number }
cli-no-bid = Kukaan ei ole vielä tarjonnut.
cli-standing-bid = Korkein tarjous: { $contract } ({ $player }), arvo { $value }
cli-declarer = Pelinviejä: { $player }; arvo { $value }
cli-declarer-doubled = Pelinviejä: { $player }; { $doubling }: arvo { $value }
cli-declarer-was = Pelinviejä: { $player }
cli-trump-open = Valtti: ei vielä tiedossa
cli-trump-idle = Valtti: ei valttia tässä pelimuodossa (valittu: { $trump })
cli-trump-turned = Valtti: { $trump }, käännetty: { $card }
cli-sits-out = ei pelaa
cli-points-to-go = jäljellä
cli-own-points = { $count ->
    [one] Parillasi on { $count } korttipiste.
   *[other] Parillasi on { $count } korttipistettä.
 }
cli-declared = Ilmoitettu: { $marriages }
cli-shown-held = Kaikkien näkemät, vielä kädessä: { $cards }
cli-hand-undealt = Sinulla ei ole vielä kortteja.
cli-hand-first = Ensimmäiset { $count } korttiasi (loput kaksi, kun valtti on tiedossa)
cli-won-by = Tikit, { $players }: { $count }
cli-last-trick-closed = Tässä säännöstössä viime tikkiä ei näytetä uudelleen (sääntö 9.2); ”t” näyttää parisi tikit.
cli-last-trick-covered = Seuraava kortti on lyöty, joten viime tikki on peitetty (sääntö 9.2); ”t” näyttää parisi tikit.

## Valinnat

cli-knock-long = pakka jää ennalleen
cli-cut = Nosta
cli-cut-long = niin monta korttia siirtyy päältä alimmaksi
cli-turn-up-long = toinen kahdesta muusta kortistasi, jota et ole nähnyt, ratkaisee valtin (Aufschlagen)
cli-pass-long = olet poissa tästä tarjouskierroksesta
cli-hold = pidän
cli-holds = pidä: otat saman tarjouksen itsellesi; { $contract }
cli-kontra-normal-long = Bettlerin sijasta pelataan Normal, kahdennettuna
cli-double-1-long = jako on kaksinkertainen
cli-double-2-long = jako on nelinkertainen
cli-double-3-long = jako on kahdeksankertainen
cli-decline-long = arvo ei muutu
cli-yes = kyllä
cli-no = ei
cli-declare = Ilmoita { $points }: { $suit }
cli-declare-long = näytät kuninkaan ja rouvan ja aloitat toisella niistä
cli-claim-long = parillasi on 66 korttipistettä: jako päättyy; ellei ole, toiset saavat pisteet

## Kysymykset

cli-ask-cut = Nosta tai koputa (? antaa ohjeen):
cli-ask-call = Tarjouksesi (? antaa ohjeen):
cli-ask-doubling = { $doubling }? (? antaa ohjeen):
cli-ask-lead = Aloituksesi (? antaa ohjeen):
cli-ask-declared = Aloita kuninkaalla tai rouvalla (? antaa ohjeen):
cli-not-a-cut = ”{ $text }” ei ole nosto: kirjoita 0, jos koputat, tai montako korttia nostat, väliltä 1–{ $count }.

## Ohje

cli-help-cut = 0, jos koputat, tai montako korttia nostat, väliltä 1–19.
cli-help-first-three = Hakasulkeissa oleva numero, tai maan nimi tai sen alku (vähintään kaksi kirjainta), tai ”käännä”. Valintaa ei voi perua.
cli-help-call = Hakasulkeissa oleva numero, tai pelimuodon nimi tai sen alku (vähintään kaksi kirjainta), myös muu nimi, joka sillä on Itävallassa. Valintaa ei voi perua.
cli-help-doubling = Hakasulkeissa oleva numero, tai kyllä tai ei.
cli-help-lead = Aloittaessasi myös 20 tai 40 mariaasin ilmoittamiseen, ja 66 tai Basta, kun ne ovat luettelossa.
cli-help-auction = tarjoukset tähän asti
cli-help-won = parisi ottamat tikit
cli-help-worth = Tässä jaossa se on arvoltaan { $value }, sai sen kumpi pari tahansa.
cli-help-beginners = Mitä aloittelijat kysyvät

## Raportit

cli-you-score = Parisi saa { $count }: { $ending }.
cli-they-score = { $players } saavat { $count }: { $ending }.
cli-why-1 = Häviäjillä on ainakin 33 korttipistettä, joten arvo on yksinkertainen.
cli-why-2 = Häviäjillä on tikki mutta alle 33 korttipistettä, joten arvo on kaksinkertainen.
cli-why-3 = Häviäjillä ei ole tikkiä, joten arvo on kolminkertainen.
cli-why-false-1 = Oikea Basta olisi ollut yksinkertainen.
cli-why-false-2 = Oikea Basta olisi ollut kaksinkertainen.
cli-why-false-3 = Oikea Basta olisi ollut kolminkertainen.
cli-standing = Pelipisteet: { $totals }; pelin voittaa { $target } pisteellä.
cli-standing-down = Pelipisteitä jäljellä: { $totals }; pelin voittaa pari, jolla niitä ei enää ole.
cli-sheet-note-pairs = Joka jaosta: pelipisteet, sitten tilanne sen jälkeen.
cli-sheet-note-down = Joka jaosta: pelipisteet, sitten jäljellä olevat.
cli-pairs-tricks = Tikit: { $tricks }
cli-you-won-match = Parisi voittaa pelin { $score }; Bummerl-merkkejä { $count }: { $losers }.
cli-you-lost-match = { $winners } voittavat pelin { $score }; Bummerl-merkkejä parillesi: { $count }.
cli-match-won = { $winners } voittavat pelin { $score }; Bummerl-merkkejä { $count }: { $losers }.

## Tapahtumat

cli-trump-named = { $player } valitsee valtin: { $suit }.
cli-marriage-declared = { $player } ilmoittaa { $points }: { $suit }.
cli-you-pack-cut = Nostat: { $count ->
    [one] { $count } kortti siirtyy alimmaksi.
   *[other] { $count } korttia siirtyy alimmaksi.
 }
cli-you-pack-knocked = Koputat: pakka jää ennalleen.
cli-you-trump-named = Valitset valtin: { $suit }.
cli-you-turn-asked = Annat kääntää kortin valtiksi.
cli-you-card-turned = Korttisi { $card } käännetään; sen maa on valttia.
cli-you-bid-made = { $held ->
    [yes] Pidät itse: { $contract }.
   *[no] Tarjoat: { $contract }.
 }
cli-you-normal-doubled = Sanot Kontra Normaliin: se menee Bettlerin edelle ja on kaksinkertainen.
cli-you-passed = Passaat.
cli-you-auction-won = Pelaat pelimuodon: { $contract }.
cli-you-doubled = { $level ->
    [1] Sanot Kontra: jako on kaksinkertainen.
    [2] Sanot Rekontra: jako on nelinkertainen.
   *[3] Sanot Subkontra: jako on kahdeksankertainen.
 }
cli-you-doubling-declined = { $level ->
    [1] Et sano Kontra.
    [2] Et sano Rekontra.
   *[3] Et sano Subkontra.
 }
cli-you-hand-shown = Näytät viisi korttia: { $cards }.
cli-you-marriage-declared = Ilmoitat { $points }: { $suit }.
cli-you-claimed = { $correct ->
    [yes] Sanot Basta, ja parisi korttipisteitä on { $points }.
   *[no] Sanot Basta, mutta parisi korttipisteitä on vain { $points }.
 }
cli-you-trick-taken = Saat tikin.

## Säännöstöt

cli-rules-fine-target = { $file }: kunnossa, { $players } pelaa pareittain { $target } pelipisteeseen; { $contracts ->
    [one] { $contracts } pelimuoto.
   *[other] { $contracts } pelimuotoa.
 }
