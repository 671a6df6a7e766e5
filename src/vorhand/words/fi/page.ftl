### Suomi. Mitä vain sivu sanoo.

## Etusivu

page-game = Peli
page-play-now = Pelaa heti
page-learn = Opi yhdellä jaolla: { $game }
page-learn-about = Etkö ole ennen pelannut? Opas kertoo, mitä tapahtuu, mitä saat tehdä ja miksi.
page-guided = opastettu jako
page-name = Nimesi
page-with-friends = Pöytä ystävien kanssa
page-with-friends-about = Saat linkin ja lyhyen koodin; botit ottavat vapaiksi jäävät paikat.
page-rules = Säännöt
page-options = Talon säännöt
page-make-table = Avaa pöytä
page-join = Liity koodilla
page-code = Pöydän koodi
page-join-do = Liity
page-my-tables = Pöytäsi
page-no-tables = Ei vielä pöytiä: pelaa heti tai avaa pöytä ystäville.
page-in-lobby = odottaa pelaajia
page-finished = päättynyt
page-your-turn-here = sinun vuorosi
page-record = Tallenna pöytäkirja
page-language = Kieli
page-data = Palvelin säilyttää nimesi ja pelisi yhdessä tiedostossa, ja palvelimen ylläpitäjä voi lukea sen. Evästeitä on yksi, tilejä ei ole.
page-forget = Unohda minut
page-forget-sure = Unohda todella
page-forget-about = Poistaa nimesi ja paikkasi tältä palvelimelta; pelit jäävät, ilman sinua.
page-forgotten = Palvelin ei enää tunne sinua.
page-all-tables = Kaikki pöydät
page-no-script = Pöytä tarvitsee skriptejä; ota ne käyttöön.

## Ennen peliä

page-lobby = Pöytä on auki
page-lobby-sit = Valitse paikka; botit ottavat vapaiksi jäävät.
page-lobby-start = Aloita, kun kaikki istuvat.
page-link = Linkki ystäville
page-copy = Kopioi
page-copied = Kopioitu
page-spoken-code = Ääneen sanottava koodi
page-seat = Paikka { $number }
page-seats = Paikat
page-free = vapaa
page-sit = Istu tähän
page-stand = Nouse
page-start = Aloita peli
page-start-bots = { $count ->
    [one] Aloita { $count } botin kanssa
   *[other] Aloita { $count } botin kanssa
 }
page-watching = Katselet tätä pöytää.

## Pöydässä

page-menu = Valikko
page-close = Sulje
page-deal-short = Jako { $number }/{ $deals }
page-you-tag = sinä
page-bot = botti
page-bot-name = Botti { $number }
page-player-name = Pelaaja { $number }
page-tricks-of = { $number ->
    [one] { $number } tikki
   *[other] { $number } tikkiä
 }, tavoite { $count }
page-tricks-so-far = { $count ->
    [one] { $count } tikki
   *[other] { $count } tikkiä
 }
page-cards-held = kortteja
page-cards-left = { $count ->
    [one] { $count } kortti jäljellä
   *[other] { $count } korttia jäljellä
 }
page-total-short = yht.
page-total-of = yhteensä { $total }
page-away = poissa
page-away-in = poissa; botti pelaa { $seconds } s kuluttua
page-bot-plays = botti pelaa tässä
page-cards = Korttisi
page-open-cards = Pöytäkortit
page-kitty = Leski
page-shown-card = Kaikille näytetty
page-hands-hidden = Kukaan ei vielä katso korttejaan.
page-you-are-declarer = Olet pelinviejä
page-quota-of = tavoite { $count }
page-choose-contract = Valitse pelimuoto
page-choose-trump = Valitse valttimaa
page-choose-kitty = Ota leski tai jätä se
page-choose-start = Nimeä arvo, josta joka rivi alkaa
page-choose-direction = Nimeä rivien suunta
page-discard = { $count ->
    [one] Valitse { $count } kortti pois pantavaksi
   *[other] Valitse { $count } korttia pois pantaviksi
 }
page-discard-more = Pane pois vielä { $count }
page-discard-do = Pane pois
page-discard-place = vapaa kohta
page-discarded = Pois pannut
page-give = Valitse { $count ->
    [one] kortti
   *[other] { $count } korttia
 } saajalle { $player }
page-give-more = Valitse vielä { $count }
page-give-do = Anna
page-received = Saamasi kortit
page-gave = { $giver } antoi pelaajalle { $receiver }
page-used = käytetty
page-turn-lead = Sinun vuorosi: aloitat.
page-turn-follow = Sinun vuorosi: aloitettu on { $suit }.
page-turn-lay = Sinun vuorosi: lado kortti.
page-turn-pass = Mikään korttisi ei sovi: passaat.
page-waits-contract = { $player } valitsee pelimuotoa.
page-waits-trump = { $player } valitsee valttia.
page-waits-kitty = { $player } miettii leskeä.
page-waits-start = { $player } nimeää arvon, josta joka rivi alkaa.
page-waits-direction = { $player } nimeää rivien suunnan.
page-waits-discard = { $player } panee kortteja pois.
page-waits-give = { $player } valitsee kortteja saajalle { $receiver }.
page-waits-play = Vuorossa on { $player }.
page-tap-again = Napauta { $card } uudelleen, niin se pelataan.
page-may-play = { $card }: saa pelata.
page-not-now = { $card }: ei nyt. { $reason }
page-tap-on = Jatka napauttamalla
page-best = paras
page-takes = saa
page-last-trick = Viime tikki
page-last-turns = Viime vuorot
page-passes = passaa
page-pass-why = mikään ei sovi
page-row-empty = ei vielä mitään
page-row-next = seuraavaksi: { $card }
# $rank: a rank as it stands on a card; $direction: up or down.
page-rows-from = alkaen { $rank }, { $direction ->
    [up] ylöspäin
   *[down] alaspäin
 }
page-score = Pisteet
page-log = Loki
page-keys = Näppäimet
page-log-empty = Vielä ei ole tapahtunut mitään.
page-you-play = Lyöt { $card }.
page-you-take = Saat tikin.
page-you-picked-up = Otat { $count ->
    [one] { $count } kortin
   *[other] { $count } korttia
 } käteen.
page-played = pelattu
page-declarer-next = pelinviejä nyt
page-deal-by-deal = Jako jaolta
page-rounds = Kierrokset
page-round-now = pelataan nyt

## Jaon ja pelin jälkeen

page-next-deal = Seuraava jako
page-waiting-for = Odotetaan: { $names }.
page-hands = Jaetut kädet
page-show-hands = Näytä kädet
page-hide-hands = Piilota kädet
page-left-over = kortteja jäljellä
page-out-first = pääsi ensin korteistaan
# $left, $scores, $totals: enumerations such as "Anna +3, Bo −2, Cia −1".
page-layout-scored = Jako { $number } on päättynyt; kortteja jäljellä: { $left }; pisteet: { $scores }; yhteensä: { $totals }.
page-match-over = Peli on päättynyt
page-last-deal = Viimeinen jako: { $contract }
page-you-win = Voitat pelin.
page-wins = { $count ->
    [one] { $names } voittaa pelin.
   *[other] { $names } jakavat voiton.
 }
page-pair-wins = { $names } voittavat ottelun.
page-rematch = Pelaa uudelleen

## Yhteys

page-connecting = Yhdistetään pöytään.
page-notice = Ilmoitus
page-offline = Ei yhteyttä; yritetään uudelleen. Mitään ei ole kadonnut.
page-moved = Paikkasi on siirtynyt toiselle laitteelle.
page-no-answer = Palvelin ei vastaa; yritä uudelleen.
page-reload = Lataa uudelleen
page-part-failed = Tämä osa ei tullut perille. Peli ei katoa.
page-part-comes = Hetki …
page-fresh = Sivusta on uusi versio.
page-fresh-elsewhere = Uusi versio on valmis. Se odottaa niin kauan kuin toisessa välilehdessä pelataan jakoa.
page-fresh-take = Ota käyttöön nyt
page-front-offline = Palvelimeen ei saada yhteyttä. Täällä luetut säännöt ja jakojen tarkistus toimivat ilman sitä; pöydät odottavat, ja paikkasi säilyvät.

## Valikko

page-settings = Asetukset
page-rename = Vaihda
page-rules-here = Tämän pöydän säännöt
page-read-rules = Lue nämä säännöt
page-rules-contracts = Pelimuotojen säännöt
page-read-rule = Lue sääntö { $number }
page-other-device = Pelaa toisella laitteella
page-other-device-about = Avaa linkki siellä. Se toimii kerran ja vie paikkasi mukanaan.
page-other-device-do = Luo linkki

## Näppäimet

page-key-move = siirry toiseen korttiin
page-key-number = siirry siihen korttiin
page-key-type = siirry korttiin maan ja arvon mukaan
page-key-enter = pelaa tai valitse se
page-key-last = viime tikki
page-key-score = pisteet
page-key-rule = saako sen pelata, ja miksi ei
page-key-repeat = sano uudelleen, mitä tapahtui
