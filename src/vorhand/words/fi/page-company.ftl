### Suomi. Mitä pelin ympärillä on sivulla: kellot, tauot, isäntä, katsojat ja sanat.

# $player, $other, $names: nimiä; $seconds, $minutes, $count, $kept: lukuja; $time: minuutit ja sekunnit, kuten "2:30".

page-company = Pöydän ympärillä
page-host = isäntä
page-bot-here = Botti tähän
page-no-bot = Botti pois
page-send-away = Lähetä pois
page-send-away-sure = Lähetä todella pois
page-terms = Näin pelataan
page-clock = Kello
page-clock-none = ei kelloa
page-clock-turn = { $seconds } s vuoroa kohti
page-clock-bank = { $seconds } s vuoroa ja { $minutes } min jakoa kohti
page-talk = Puhu
page-talk-off = ei puhetta
page-talk-presets = valmiit sanat
page-talk-free = omat sanat
page-onlookers = katsojat tervetulleita
page-no-onlookers = ei katsojia
page-may-watch = Muut saavat katsoa
page-watchers = { $count ->
    [one] { $count } katsoja
   *[other] { $count } katsojaa
 }
page-bank-left = varalla { $time }
page-seconds-left = { $seconds } s
page-last-seconds = { $seconds } sekuntia jäljellä.
page-pause = Tauko
page-pause-asked = { $player } haluaisi tauon.
page-pause-waits = Tauko? Vastaus puuttuu: { $names }.
page-yes = Kyllä
page-no = Ei
page-paused = Tauko
page-paused-about = Kenenkään aika ei kulu.
page-go-on = Jatka
page-leave = Jätä paikka
page-leave-sure = Jätä paikka botille
page-close-table = Sulje pöytä
page-close-table-sure = Sulje pöytä todella
page-closed = Tämä pöytä on suljettu; täällä ei enää pelata.
page-closed-state = suljettu
page-want-seat = Haluan paikan: { $player }
page-seat-asked = Olet pyytänyt paikkaa { $player }; isäntä päättää.
page-seat-admitted = Paikka { $player } on sinun tämän jaon jälkeen.
page-knocks = { $player } haluaisi paikan { $other }.
page-let-in = Päästä mukaan
page-talk-new = Puhu, { $count } uutta
page-talk-list = Mitä on sanottu
page-nothing-said = Kukaan ei ole vielä sanonut mitään.
page-said = { $player }: { $text }
page-own-words = Omat sanat
page-say = Sano
page-mute = Vaienna { $player }
page-mute-about = Vaiennettuja et kuule tällä laitteella.
page-reliability = Loppuun itse pelattuja jakoja: { $kept }/{ $count }.
page-looking = { $seconds ->
    [one] Seuraava jako alkaa { $seconds } sekunnin kuluttua.
   *[other] Seuraava jako alkaa { $seconds } sekunnin kuluttua.
 }
page-kept-wanted = Kuka saa istua
page-kept-any = kuka tahansa
page-kept = joka on pelannut { $count } jakoa sadasta loppuun
page-kept-about = Vain tämän palvelimen jaot lasketaan. Jo istuvat jäävät.
page-newcomers = uudet tervetulleita
page-no-newcomers = ei uusia
page-newcomers-may = Myös uudet, joista ei vielä tiedetä mitään

## Valmiit sanat

preset-hello = Moi!
preset-good-luck = Onnea peliin!
preset-well-played = Hyvin pelattu!
preset-thanks = Kiitos!
preset-sorry = Anteeksi!
preset-oops = Hups!
preset-one-moment = Hetkinen vain.
preset-back-again = Olen taas täällä.
preset-lovely-hand = Mikä hieno käsi!
preset-good-night = Hyvää yötä!
