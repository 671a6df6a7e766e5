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
