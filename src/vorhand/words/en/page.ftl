### English. What only the page says.

## The front. $number, $deals, $count, $seconds: numbers. $player, $names: names.

page-game = Game
page-play-now = Play now
# $game: its name.
page-learn = Learn { $game } by playing one deal
page-learn-about = Never played? A guide says what is going on, what you may do and why.
page-guided = guided deal
page-name = Your name
page-with-friends = A table with friends
page-with-friends-about = You get a link and a short code; bots take the seats that stay free.
page-rules = Rules
page-options = House rules
page-make-table = Open a table
page-join = Join by code
page-code = Code of the table
page-join-do = Join
page-my-tables = Your tables
page-no-tables = No tables yet: play now, or open one for your friends.
page-in-lobby = waiting for players
page-finished = finished
page-your-turn-here = your turn
page-record = Save the record
page-language = Language
page-data = This server keeps your name and your matches in one file, and whoever runs the server can read it. There is one cookie and no account.
page-forget = Forget me
page-forget-sure = Really forget me
page-forget-about = Deletes your name and your seats on this server; the matches stay, without you.
page-forgotten = This server no longer knows you.
page-all-tables = All tables
page-no-script = This table needs scripts; please switch them on.

## Before the match

page-lobby = The table is open
page-lobby-sit = Choose a seat; bots take those that stay free.
page-lobby-start = Start as soon as everybody sits.
page-link = Link for your friends
page-copy = Copy
page-copied = Copied
page-spoken-code = Code to say aloud
page-seat = Seat { $number }
page-seats = Seats
page-free = free
page-sit = Sit here
page-stand = Stand up
page-start = Start the match
page-start-bots = { $count ->
    [one] Start with { $count } bot
   *[other] Start with { $count } bots
 }
page-watching = You are watching this table.

## At the table

page-menu = Menu
page-close = Close
page-deal-short = Deal { $number }/{ $deals }
page-you-tag = you
page-bot = bot
page-bot-name = Bot { $number }
page-player-name = Player { $number }
page-tricks-of = { $number ->
    [one] { $number } trick
   *[other] { $number } tricks
 }, quota { $count }
page-tricks-so-far = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
 }
page-cards-held = cards
page-cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
 }
page-total-short = total
page-total-of = total { $total }
page-away = away
page-away-in = away; a bot plays in { $seconds } s
page-bot-plays = a bot plays here
page-cards = Your cards
page-open-cards = Open cards
page-kitty = Kitty
page-shown-card = Shown to all
page-hands-hidden = Nobody looks at their cards yet.
page-you-are-declarer = You are declarer
page-quota-of = quota { $count }
page-choose-contract = Choose the contract
page-choose-trump = Name the trumps
page-choose-kitty = Take the kitty or leave it
page-choose-start = Name the rank that opens each row
page-choose-direction = Name the direction of the rows
page-discard = { $count ->
    [one] Choose { $count } card to discard
   *[other] Choose { $count } cards to discard
 }
page-discard-more = Discard: { $count } more
page-discard-do = Discard these
page-discard-place = free place
page-discarded = Discarded
# $player: who gets them.
page-give = Choose { $count ->
    [one] one card
   *[other] { $count } cards
 } for { $player }
page-give-more = Pass: { $count } more
page-give-do = Pass these
page-received = What you were passed
# $giver, $receiver: names; cards follow.
page-gave = { $giver } passed to { $receiver }
page-used = used up
page-turn-lead = Your turn: you lead.
page-turn-follow = Your turn: { $suit } were led.
page-turn-lay = Your turn: lay a card.
page-turn-pass = No card of yours fits: you pass.
page-waits-contract = { $player } is choosing the contract.
page-waits-trump = { $player } is naming trumps.
page-waits-kitty = { $player } is deciding about the kitty.
page-waits-start = { $player } is naming the rank that opens each row.
page-waits-direction = { $player } is naming the direction of the rows.
page-waits-discard = { $player } is discarding.
page-waits-give = { $player } is choosing cards for { $receiver }.
page-waits-play = It is the turn of { $player }.
page-tap-again = Tap { $card } again to play it.
page-may-play = { $card } may be played.
page-not-now = { $card }: not now. { $reason }
page-tap-on = Tap to go on
page-best = best
page-takes = takes it
page-last-trick = Last trick
page-last-turns = Last turns
page-passes = passes
page-pass-why = no card fits
page-row-empty = nothing yet
page-row-next = next: { $card }
# $rank: a rank as it stands on a card; $direction: up or down.
page-rows-from = from { $rank } { $direction ->
    [up] up
   *[down] down
 }
page-score = Score
page-log = Log
page-keys = Keys
page-log-empty = Nothing has happened yet.
page-you-play = You play { $card }.
page-you-take = You take the trick.
page-you-picked-up = You pick up { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
page-played = played
page-declarer-next = declarer now
page-deal-by-deal = Deal by deal
page-rounds = Rounds
page-round-now = being played

## After a deal and after the match

page-next-deal = Next deal
page-waiting-for = Waiting for { $names }.
page-hands = Hands as dealt
page-show-hands = Show the hands
page-hide-hands = Hide the hands
page-left-over = cards left
page-out-first = out first
# $left, $scores, $totals: enumerations such as "Anna +3, Bo −2, Cia −1".
page-layout-scored = Deal { $number } is over; cards left: { $left }; points: { $scores }; totals: { $totals }.
page-match-over = The match is over
page-last-deal = Last deal: { $contract }
page-you-win = You win the match.
page-wins = { $count ->
    [one] { $names } wins the match.
   *[other] { $names } share the victory.
 }
# $names: both names.
page-pair-wins = { $names } win the match.
page-rematch = Play again

## Connection

page-connecting = Connecting to the table.
page-notice = Notice
page-offline = No connection; trying again. Nothing is lost.
page-moved = Your seat has moved to another device.
page-no-answer = The server does not answer; please try again.
page-reload = Reload
page-part-failed = This part has not arrived. Your game is not lost.
page-part-comes = One moment …
page-fresh = A new version of the page is ready.
page-fresh-elsewhere = A new version is ready. It waits as long as a deal is being played in another tab.
page-fresh-take = Use it now
page-front-offline = The server cannot be reached. Rules that you have read here and the check of deals work without it; tables wait for it, and your seats are kept.

## Menu

page-settings = Settings
page-rename = Change
page-rules-here = Rules of this table
page-read-rules = Read these rules
page-rules-contracts = Rules of the contracts
# $number: of a rule, such as BIS-4.2.
page-read-rule = Read rule { $number }
page-other-device = Play on another device
page-other-device-about = Open this link there. It works once and takes your seat along.
page-other-device-do = Make a link

## Keys

page-key-move = go to another card
page-key-number = go to that card
page-key-type = go to a card by suit and rank
page-key-enter = play or choose it
page-key-last = last trick
page-key-score = score
page-key-rule = may it be played, and why not
page-key-repeat = say again what happened
