### Suomi. Bauernschnapsenin opastettu ensimmäinen jako.
### Upotettuja sanoja ei taivuteta: lause rakennetaan niin, että ne ovat perusmuodossa.

## Mitä tapahtuu

guide-cut = Partnerisi { $player } on nostanut. Siksi kukin saa ensin kolme korttia ja sitten kaksi lisää.
guide-first-three = Olet etumies ja näet vain kolme ensimmäistä korttiasi. Valitse valtiksi jokin niiden maista, tai anna kääntää toinen kahdesta muusta.
guide-five = Sinulla on viisi korttia, eikä niitä tule lisää. Järjestyksessä A 10 K Q J niistä saa 11, 10, 4, 3 ja 2 korttipistettä.
guide-first-call = Nyt tarjotaan pelimuotoja, kukin edellistä korkeampi. Sinä puhut ensin ja sinun on sanottava jokin; Normal on alin.
guide-turned = Käännetty kortti on { $card }, ja sen maa on valttia ({ $suit }).
guide-overbid = { $player } on tarjonnut pelimuotoa: { $contract }. Jos passaat nyt, olet poissa tarjoamisesta.
guide-asked-to-double = Saat kahdentaa: silloin jaon kerroin on { $count }.
guide-kontra = On kahdennettu: jaon kerroin on { $count }.
guide-normal = Normalissa voittaa pari, joka ensin sanoo oikean Bastan eli jolla on 66 korttipistettä. Jos kukaan ei sano, viimeinen tikki ratkaisee.
guide-aim-no-trick = { $contract }: valttia ei ole, eikä pelinviejä saa ottaa yhtään tikkiä.
guide-aim-three-tricks = { $contract }: pelinviejän on itse otettava kolme ensimmäistä tikkiä ja saatava 66 korttipistettä.
guide-aim-all-tricks = { $contract }: pelinviejän on itse otettava kaikki viisi tikkiä. Partnerin tikki häviää pelimuodon.
guide-marriage = Sinulla on saman maan kuningas ja rouva ({ $suit }). Ilmoita ne, ennen kuin aloitat toisella niistä: niistä saa { $points } korttipistettä.
guide-declared = Kuningas ja rouva lasketaan jo, sai tämän tikin kuka tahansa. Aloita nyt toisella niistä.
guide-first-lead = Sinä aloitat, millä kortilla tahansa.
guide-must-head = Aloitusmaata ({ $suit }) on tunnustettava ja tikin paras ({ $best }) voitettava, jos voit, vaikka se olisi partnerisi kortti.
guide-must-follow = Aloitusmaata ({ $suit }) on tunnustettava. Mikään sen maan korttisi ei voita tikin parasta ({ $best }), joten mikä tahansa niistä käy.
guide-must-trump = Sinulla ei ole aloitusmaata ({ $suit }): sinun on lyötävä valttia, ja tikissä olevaa valttia korkeampaa, jos voit.
guide-any-card = Sinulla ei ole aloitusmaata ({ $suit }) eikä valttia lyötäväksi: mikä tahansa kortti käy.
guide-enough = Parillasi on { $points } korttipistettä, ja 66 riittää: sano Basta.
guide-not-yet = Saat nyt sanoa Basta, mutta { $points } korttipistettä ei ole 66: väärä Basta antaa pisteet toiselle parille.
guide-last-trick = Tämä on viimeinen tikki. Jos kukaan ei sano Basta ennen sen aloitusta, jaon voittaa pari, joka saa sen.
guide-own-trick = Tikki on sinun, ja parillasi on nyt { $points } korttipistettä. Laske mukana.
guide-partners-trick = Partnerisi { $player } sai tikin: se lasketaan teille kummallekin.
guide-foes-trick = { $player } sai tikin: sen korttipisteet menevät toiselle parille.
guide-others-marriage = { $player } on ilmoittanut saman maan kuninkaan ja rouvan: siitä hänen parinsa saa heti { $points } korttipistettä.
guide-trump = Valtti: { $suit }. Joka ei voi tunnustaa maata, lyö valttia.

## Mitä ehdotetaan ja miksi

guide-advise-suit = Ehdotus: { $suit }. Kolmesta kortistasi { $count } on tätä maata.
guide-advise-single = Ehdotus: { $suit }. Korttisi ovat kolmea maata, ja paras niistä on { $card }.
guide-advise-turn = Ehdotus: anna kääntää kortti. Korttisi ovat matalia ja kolmea maata: sattuma voi onnistua paremmin.
guide-advise-normal = Ehdotus: { $contract }. Se on turvallisin: pelaat yhdessä partnerisi kanssa 66 korttipisteestä.
guide-advise-bid = Ehdotus: { $contract }. Sen arvo on { $count } pelipistettä, ja korttisi lupaavat sen onnistuvan.
guide-advise-pass = Ehdotus: passaa. Korkeampi tarjous lupaa vähemmän kuin se, että tarjous jää voimaan.
guide-advise-double = Ehdotus: kahdenna. Korttisi ovat kyllin vahvat, että jaon kerroin voi olla { $count }.
guide-advise-decline = Ehdotus: älä kahdenna. Tappiokin tulisi kalliimmaksi.
guide-advise-claim = Ehdotus: sano Basta. Parillasi on { $points } korttipistettä, ja 66 voittaa.
guide-advise-declare-and-claim = Ehdotus: ilmoita kuningas ja rouva ({ $suit }), { $points } korttipistettä. Yhteensä sinulla on sitten { $total }: sano Basta.
guide-advise-declare = Ehdotus: ilmoita kuningas ja rouva ({ $suit }). Niiden { $points } korttipistettä lasketaan heti, vaikka tikki menisi muille.
guide-partner-wins = Ehdotus: { $card }. Tikki on toistaiseksi partnerisi ({ $player }), ja sinä lisäät siihen { $points } korttipistettä.

## Loppu

guide-over-claimed = { $won ->
    [yes] Parisi sanoi Basta oikein
   *[no] Toinen pari sanoi Basta oikein
 }: pelipisteitä { $count }.
guide-over-false-claim = { $won ->
    [yes] Toinen pari sanoi Basta väärin, ja parisi saa pisteet
   *[no] Parisi sanoi Basta väärin, ja toinen pari saa pisteet
 }: pelipisteitä { $count }.
guide-over-last-trick = { $won ->
    [yes] Kukaan ei sanonut Basta, ja parisi sai viimeisen tikin
   *[no] Kukaan ei sanonut Basta, ja toinen pari sai viimeisen tikin
 }: pelipisteitä { $count }.
guide-over-made = { $contract } onnistui, ja pisteet saa { $won ->
    [yes] parisi
   *[no] toinen pari
 }: pelipisteitä { $count }.
guide-over-failed = { $contract } epäonnistui, ja pisteet saa { $won ->
    [yes] parisi
   *[no] toinen pari
 }: pelipisteitä { $count }.
guide-value = { $why ->
    [none] Häviäjillä ei ollut tikkiäkään: silloin Bastasta saa 3 pelipistettä.
    [few] Häviäjillä oli { $points } korttipistettä, alle 33: silloin Bastasta saa 2 pelipistettä.
   *[many] Häviäjillä oli { $points } korttipistettä, 33 tai enemmän: silloin Bastasta saa 1 pelipisteen.
 }
guide-doubled = On kahdennettu, joten kaiken kerroin on { $count }.
guide-match = Pelin voittaa pari, jolla ensin on { $total } pelipistettä, ja häviäjät saavat Bummerlin.
