### Finnish. Fair deals on the page: what was promised, and checking it.

# $name: a person or a file. $word: what somebody wrote. $number, $count, $secret: numbers. $deals: an enumeration.

page-fair = Rehellinen jako
page-fair-before = Ennen jokaista jakoa palvelin arpoo salaisen luvun, joka määrää jokaisen kortin, ja näyttää lupauksen: sormenjäljen, josta lukua ei voi päätellä mutta josta sen tunnistaa.
page-fair-words = Kuka tahansa voi lisätä sanan. Luku ja sanat määräävät jaon yhdessä, joten sitä ei ole voinut järjestää palvelin eikä kukaan pelaaja.
page-fair-after = Jaon jälkeen luku on ottelun pöytäkirjassa. Tämä sivu laskee sormenjäljen ja kortit uudelleen selaimessasi eikä kysy keneltäkään.
page-fair-this-table = Tämän pöydän pelatut jaot
page-fair-check = Tarkista ne tässä
page-fair-save = Tallenna pöytäkirja
page-fair-back = Takaisin pöytään
page-fair-files = Tarkista pöytäkirja, joka sinulla on
page-fair-files-about = Se ei poistu tältä laitteelta. Sama päätteessä:
page-fair-commitment = Lupaus, näytetty ennen
page-fair-secret = Salainen luku
page-fair-your-word = Sanasi seuraavaan jakoon
page-fair-add = Lisää
page-fair-to-check = Miten jako pidetään rehellisenä ja tarkistetaan
page-fair-promised = Seuraava jako on luvattu:
page-fair-playing = Tämä jako oli luvattu:
page-fair-verdict-right = oikein
page-fair-verdict-secret = vielä salainen
page-fair-verdict-commitment = luku ei ole se, joka luvattiin
page-fair-verdict-dealt = kortit eivät ole ne, jotka luku antaa
page-fair-verdict-missing = tällä luvulla ei jaettu kortteja
page-fair-deal = Jako { $number }: { $verdict }
page-fair-word-of = Paikan { $seat } sana
page-fair-word-said = { $name } lisäsi: { $word }
page-fair-no-record = { $name }: tämä ei ole Vorhandin pöytäkirja.
page-fair-wrong = { $name }: { $count ->
    [one] jako { $deals } ei ole
   *[other] jaot { $deals } eivät ole
 } sitä, mitä luvattiin.
page-fair-right = { $name }: { $count ->
    [0] ei vielä tarkistettavaa.
    [one] jako on se, mikä luvattiin.
   *[other] kaikki { $count } jakoa ovat sitä, mitä luvattiin.
 }
page-fair-right-but = { $name }: oikein siltä osin kuin tiedetään; tarkistettu { $count }, vielä salaisia { $secret }.

# $game: its name. $cards, $deals, $percent: numbers.

page-fair-figures = Missä kortit olivat tällä palvelimella
page-fair-figures-none = Luvut tulevat ensimmäisten { $count } jaon jälkeen.
page-fair-figures-of = { $game }, { $cards } korttia, { $deals } jakoa: rehellinen sekoitus poikkeaa vähintään yhtä paljon { $percent } tapauksessa sadasta.
page-fair-figures-table = Kuinka usein kukin kortti oli pakan kussakin kahdeksasosassa
