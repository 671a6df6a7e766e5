### Finnish. Finished deals again on the page, step by step, and reports of them.

# $number, $trick, $card, $seat: numbers. $player: a name.

page-replay = Toisto
page-replay-deal = Katso jako { $number } uudelleen
page-replay-about = Ota Vorhandin pöytäkirja tai ilmoitus. Palvelin pelaa sen sinulle uudelleen eikä säilytä siitä mitään. Sama päätteessä:
page-replay-file = Tiedosto
page-replay-paste = Tai sen teksti, tai linkki jakoon
page-replay-open = Katso
page-replay-other = Katso toista pöytäkirjaa
page-replay-no-link = Tässä tekstissä ei ole jakoa; liitä Vorhandin pöytäkirja, ilmoitus tai linkki.
page-replay-which = Jako
page-replay-deal-before = Edellinen jako
page-replay-deal-after = Seuraava jako
page-replay-trick-before = Edellinen tikki
page-replay-trick-after = Seuraava tikki
page-replay-back = Taaksepäin
page-replay-on = Eteenpäin
page-replay-place = Kohta jaossa
page-replay-opening = Alku, askel { $card }
page-replay-at = Tikki { $trick }, askel { $card }
page-replay-result = Tulos
page-replay-seat = Kenen paikalta
page-replay-seat-of = { $player } (paikka { $seat })
page-replay-open-hands = Kaikki kädet näkyvissä
page-replay-hand-of = Käsi: { $player }
page-replay-closed = Tässä talossa käsiä ei näytetä jaon jälkeen: tämän näkivät kaikki pöydässä.
page-replay-nameless = Sinulla ei ole paikkaa tässä pöydässä; siksi nimien sijasta näkyvät paikat.
page-replay-share = Linkki, tiedosto
page-replay-link = Linkki tähän kohtaan niille, jotka saavat nähdä pöydän
page-replay-link-deal = Linkki tähän jakoon kenelle tahansa
page-replay-link-deal-about = Koko jako on linkissä, ilman nimiä ja ilman pöytää.
page-replay-save-deal = Tallenna jako
page-replay-save-match = Tallenna peli
page-replay-keys = Näppäimet: nuolet askelille, Page Up ja Page Down tikeille, Home ja End jaon alkuun ja loppuun, + ja − seuraavaan ja edelliseen jakoon, 1–4 paikoille, 0 kaikille käsille.
page-report = Ilmoita tästä jaosta
page-report-about = Kun sääntö, pisteet tai sivu on väärin. Ilmoituksessa ovat tämä jako, koko säännöstö sekä pelimoottorin ja sivun versiot; ei nimiä eikä mitään jaosta, jota pelataan.
page-report-written = Mikä on väärin?
page-report-whole = Tämä on koko ilmoitus
page-report-save = Tallenna ilmoitus
page-report-send = Lähetä se palvelimen ylläpitäjälle
page-report-sent = Ilmoitus on lähetetty; kiitos.
