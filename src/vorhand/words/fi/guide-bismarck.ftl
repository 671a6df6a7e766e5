### Suomi. Bismarckin opastettu ensimmäinen jako.
### Upotettuja sanoja ei taivuteta: lause rakennetaan niin, että ne ovat perusmuodossa.

## Mitä tapahtuu

guide-declarer = Tässä jaossa olet pelinviejä: valitset, mitä pelataan, otat pöytäkortit, ja sinulla on oma tavoite.
guide-open-cards = Kukaan ei ole vielä katsonut kättään. Valitset vain pöytäkorttien perusteella: { $cards }.
guide-kitty-taken = Lesken kanssa sinulla on { $count } korttia. Pane niistä { $number } pois kuvapuoli alaspäin: ne ovat poissa pelistä.
guide-quota = Tavoitteesi on { $number } tikkiä, muiden kunkin { $count }. Jokainen tikki yli sen on piste, jokainen alle sen vie pisteen.
guide-quota-lose = Tavoitteesi on { $number } tikkiä, muiden kunkin { $count }. Tässä jokainen tikki alle sen on piste, ja jokainen yli sen vie pisteen.
guide-first-lead = Sinä aloitat, millä kortilla tahansa. Muiden on tunnustettava maata, jos he voivat.
guide-trump = Valtti: { $suit }. Valtti voittaa kaikki muiden maiden kortit.
guide-no-trump = Mikään maa ei ole valttia: aloitusmaan korkein kortti saa tikin.
guide-may-trump = Sinulla ei ole aloitusmaata ({ $suit }): saat lyödä minkä kortin tahansa, myös valtin.
guide-any-card = Sinulla ei ole aloitusmaata ({ $suit }): saat lyödä minkä kortin tahansa, mutta tikkiä sillä ei saa.
guide-must-follow = Aloitusmaata ({ $suit }) on tunnustettava: saat lyödä vain sen maan korttejasi.
guide-quota-reached = Tavoitteesi { $number } on täynnä: tästä lähtien jokainen tikkisi on piste.
guide-trumped = { $player } sai tikin valtilla ({ $card }), vaikka aloitusmaa oli muu.
guide-taken-by-you = Tikki on sinun, { $count } tavoitteesta { $number }. Tikin saanut aloittaa seuraavan.
guide-taken-by-other = { $player } sai tikin ja aloittaa seuraavan. Vain tikkien määrä lasketaan.
guide-did-not-follow = { $player } ei tunnustanut maata, joten sitä hänellä ei enää ole ({ $suit }). Paina se mieleesi.

## Mitä ehdotetaan ja miksi

guide-advise-contract = Ehdotus: { $contract }. Se lupaa eniten näillä pöytäkorteilla ja niillä pelimuodoilla, jotka jäävät myöhemmäksi.
guide-advise-trump = Ehdotus: { $suit }. Näillä pöytäkorteilla se lupaa eniten tikkejä.
guide-advise-discards-void = Ehdotus: pane pois { $cards }. Silloin yksi maa puuttuu sinulta ({ $suit }), ja voit lyödä valttia, kun sillä aloitetaan.
guide-advise-discards = Ehdotus: pane pois { $cards }. Jäljelle jäävät lupaavat eniten.
guide-lead-trump = Ehdotus: { $card }. Muilla on vielä { $count ->
    [one] { $count } valtti
   *[other] { $count } valttia
 }; kun yhtään ei enää ole, kukaan ei voi voittaa muita korttejasi valtilla.
guide-lose-must = Ehdotus: { $card }. Löit mitä tahansa, tikki on sinun: anna korkein korttisi.

## Loppu

guide-over = Sait { $count ->
    [one] { $count } tikin
   *[other] { $count } tikkiä
 }, ja tavoite oli { $number }: pisteesi ovat { $points }.
guide-over-lose = Sait { $count ->
    [one] { $count } tikin
   *[other] { $count } tikkiä
 }, ja tavoite oli { $number }. Pelimuodossa, jossa tikkejä vältetään, pisteesi ovat { $points }.
guide-sum = Kaikki kolme yhteensä ({ $scores }) on 0: näin tarkistetaan pistelappu.
guide-match = Pelissä on { $deals } jakoa: jokainen on pelinviejänä neljä kertaa ja pelaa jokaisen pelimuodon kerran. Suurin pistesumma voittaa.
