### Suomi. Kortin ottaminen takaisin, loppujen vaatiminen ja ratkenneet loput.

# $player, $names: nimiä; $cards, $card: kortteja; $count: jäljellä olevat tikit.

page-undo = Ota takaisin
page-undo-asked = { $player } haluaisi ottaa takaisin kortin { $cards }. Kaikki ovat nähneet sen.
page-undo-waits = Otetaanko { $cards } takaisin? Vastaus puuttuu: { $names }. Kortti on jo nähty.
page-claim = Loput ovat minun
page-claim-sure = Näytä käteni ja vaadi loput
page-claim-asked = { $player } näyttää kortit { $cards } ja vaatii { $count ->
    [one] viimeisen tikin
   *[other] kaikki { $count } jäljellä olevaa tikkiä
 }; mikään ei voita niitä.
page-claim-waits = Näytät kortit { $cards } ja vaadit loput. Vastaus puuttuu: { $names }.
page-claim-accept = Hyväksy
page-claim-play-on = Pelaa loppuun
page-may-undo = Kortin saa ottaa takaisin, jos kaikki suostuvat
page-may-finish = Palvelin pelaa loput, kun tulos on varma
page-may-finish-about = Niin kauan kuin se ei tee niin, tiedätte, että jotain on vielä auki.
page-no-undo = kortteja ei oteta takaisin
page-undo-agreed = kortin saa ottaa takaisin yhteisestä sopimuksesta
page-finishes = ratkenneet loput pelataan valmiiksi
page-key-undo = ota korttini takaisin, jos kukaan ei ole vastannut siihen
page-key-mine = loput ovat minun, jos ne ovat
page-you-take-back = Otat takaisin kortin { $card }.
page-rest-is-yours = Loput ovat sinun, ja ne pelataan valmiiksi.
page-takes-back = { $player } ottaa takaisin kortin { $card }.
page-rest-is-theirs = Loput saa { $player }, ja ne pelataan valmiiksi.
page-rest-fixed = Tulos on varma; loput pelataan valmiiksi.
