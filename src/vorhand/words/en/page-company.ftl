### English. What is around a match on the page: clocks, pauses, a host, onlookers and words.

# $player, $other, $names: names; $seconds, $minutes, $count, $kept: numbers; $time: minutes and seconds, as "2:30".

page-company = Around the table
page-host = host
page-bot-here = Bot here
page-no-bot = No bot
page-send-away = Send away
page-send-away-sure = Really send away
page-terms = How we play
page-clock = Clock
page-clock-none = no clock
page-clock-turn = { $seconds } s a turn
page-clock-bank = { $seconds } s a turn and { $minutes } min a deal
page-talk = Talk
page-talk-off = no talk
page-talk-presets = ready-made words
page-talk-free = any words
page-onlookers = onlookers welcome
page-no-onlookers = no onlookers
page-may-watch = Others may look on
page-watchers = { $count ->
    [one] { $count } looks on
   *[other] { $count } look on
 }
page-bank-left = bank { $time }
page-seconds-left = { $seconds } s
page-last-seconds = { $seconds } seconds left.
page-pause = Pause
page-pause-asked = { $player } would like a pause.
page-pause-waits = Pause? Waiting for { $names }.
page-yes = Yes
page-no = No
page-paused = Pause
page-paused-about = Nobody’s time is running.
page-go-on = Go on
page-leave = Leave the seat
page-leave-sure = Leave it to a bot
page-close-table = Close the table
page-close-table-sure = Really close the table
page-closed = This table is closed; nobody plays here any more.
page-closed-state = closed
page-want-seat = I’d like the seat of { $player }
page-seat-asked = You have asked for the seat of { $player }; the host decides.
page-seat-admitted = The seat of { $player } is yours after this deal.
page-knocks = { $player } would like the seat of { $other }.
page-let-in = Let in
page-talk-new = Talk, { $count } new
page-talk-list = What has been said
page-nothing-said = Nothing has been said yet.
page-said = { $player }: { $text }
page-own-words = Your own words
page-say = Say
page-mute = Mute { $player }
page-mute-about = On this device you do not hear whom you mute.
page-reliability = You played { $kept } of { $count ->
    [one] { $count } deal
   *[other] { $count } deals
 } to the end yourself.
page-looking = { $seconds ->
    [one] The next deal begins in { $seconds } second.
   *[other] The next deal begins in { $seconds } seconds.
 }
page-kept-wanted = Who may sit down
page-kept-any = anybody
page-kept = played { $count } of 100 deals to the end
page-kept-about = Only deals on this server count. Whoever sits already stays.
page-newcomers = newcomers welcome
page-no-newcomers = no newcomers
page-newcomers-may = Newcomers too, of whom nothing is known yet

## Ready-made words

preset-hello = Hello!
preset-good-luck = Good luck!
preset-well-played = Well played!
preset-thanks = Thank you!
preset-sorry = Sorry!
preset-oops = Oops!
preset-one-moment = One moment, please.
preset-back-again = I’m back.
preset-lovely-hand = What a lovely hand!
preset-good-night = Good night!
