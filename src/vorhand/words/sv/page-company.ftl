### Svenska. Det som finns runt ett parti på sidan: klockor, pauser, en värd, åskådare och ord.

# $player, $other, $names: namn; $seconds, $minutes, $count, $kept: tal; $time: minuter och sekunder, som "2:30".

page-company = Kring bordet
page-host = värd
page-bot-here = Sätt en bot
page-no-bot = Ingen bot
page-send-away = Skicka bort
page-send-away-sure = Skicka verkligen bort
page-terms = Så spelar vi
page-clock = Klocka
page-clock-none = ingen klocka
page-clock-turn = { $seconds } s per drag
page-clock-bank = { $seconds } s per drag och { $minutes } min per giv
page-talk = Prata
page-talk-off = inget prat
page-talk-presets = färdiga ord
page-talk-free = egna ord
page-onlookers = åskådare välkomna
page-no-onlookers = inga åskådare
page-may-watch = Andra får titta på
page-watchers = { $count ->
    [one] { $count } tittar på
   *[other] { $count } tittar på
 }
page-bank-left = reserv { $time }
page-seconds-left = { $seconds } s
page-last-seconds = { $seconds } sekunder kvar.
page-pause = Paus
page-pause-asked = { $player } vill ha en paus.
page-pause-waits = Paus? Väntar på { $names }.
page-yes = Ja
page-no = Nej
page-paused = Paus
page-paused-about = Ingens tid går.
page-go-on = Fortsätt
page-leave = Lämna platsen
page-leave-sure = Lämna den åt en bot
page-close-table = Stäng bordet
page-close-table-sure = Stäng verkligen bordet
page-closed = Bordet är stängt; här spelar ingen längre.
page-closed-state = stängt
page-want-seat = Jag vill ha platsen efter { $player }
page-seat-asked = Du har bett om platsen efter { $player }; värden bestämmer.
page-seat-admitted = Platsen efter { $player } är din efter den här given.
page-knocks = { $player } vill ha platsen efter { $other }.
page-let-in = Släpp in
page-talk-new = Prata, { $count } nytt
page-talk-list = Det som har sagts
page-nothing-said = Inget har sagts än.
page-said = { $player }: { $text }
page-own-words = Egna ord
page-say = Säg
page-mute = Tysta { $player }
page-mute-about = Den som du tystar hör du inte på den här enheten.
page-reliability = Du spelade { $kept } av { $count ->
    [one] { $count } giv
   *[other] { $count } givar
 } till slut själv.
page-looking = { $seconds ->
    [one] Nästa giv börjar om { $seconds } sekund.
   *[other] Nästa giv börjar om { $seconds } sekunder.
 }
page-kept-wanted = Vem som får sätta sig
page-kept-any = vem som helst
page-kept = har spelat { $count } av 100 givar till slut
page-kept-about = Bara givar på den här servern räknas. Den som redan sitter får sitta kvar.
page-newcomers = nykomlingar välkomna
page-no-newcomers = inga nykomlingar
page-newcomers-may = Även nykomlingar, som ingen vet något om än

## Färdiga ord

preset-hello = Hej!
preset-good-luck = Lycka till!
preset-well-played = Bra spelat!
preset-thanks = Tack!
preset-sorry = Förlåt!
preset-oops = Hoppsan!
preset-one-moment = Ett ögonblick.
preset-back-again = Nu är jag tillbaka.
preset-lovely-hand = Vilken fin hand!
preset-good-night = God natt!
