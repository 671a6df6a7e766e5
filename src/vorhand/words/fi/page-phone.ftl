### Suomi. Kuka tulee pöytään milläkin laitteella: linkit ja niiden QR-koodit.

# $link: osoite.

page-invite = Muille tulijoille
page-link-network = Samassa verkossa olevat puhelimet ja tietokoneet avaavat tämän linkin.
page-link-machine = Vain tämä tietokone voi avata linkin. Saman verkon puhelimet pääsevät mukaan, kun palvelin käynnistetään valinnalla --lan.
page-qr-show = Näytä QR-koodi
page-qr-hide = Piilota QR-koodi
page-qr = Tähän pöytään vievän linkin QR-koodi: { $link }
page-qr-about = Osoita sitä puhelimen kameralla.
page-try-again = Yritä uudelleen

## Laite, jonka useampi jakaa. $player, $other, $names, $text: nimiä.

page-another-here = Toinen pelaaja tällä puhelimella
page-another-about = Annatte puhelimen toisillenne; se näyttää yhden käden kerrallaan. Muut näkevät, että jaatte sen.
page-other-name = Toisen pelaajan nimi
page-here-too = tällä puhelimella
page-shares = jakaa puhelimen: { $names }
page-pass-to = Anna puhelin: { $player }
page-who-has-phone = Kenellä puhelin on?
page-pass-about = Yhtään korttia ei näy, ennen kuin kerrot, kuka olet.
page-i-am = Minä olen { $player }
page-their-turn = Vuorossa: { $player }.
page-lay = Anna puhelin eteenpäin
page-phone-next = Koskee näitä: { $names }.
page-phone-ready = Valmiina: { $names }.
page-asked-of = Vastaa, { $other }: { $text }
page-name-of = Nimi: { $player }
page-who-speaks = Kuka puhuu
