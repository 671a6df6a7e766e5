### English. Every error and refusal by its code: what, where, and what would be right, in one sentence.
### A sentence that ends in a list has no full stop, so that the list can be copied.

## Refusals of the rules. $rule: the number of the rule. $card: a card. $legal: what would be allowed.

refused-match-over = The match is over ({ $rule }): start a new one to play on.
# $phase: what the table waits for.
refused-phase = { $phase ->
    [draw-dealer] Not possible now: the first dealer is yet to be drawn.
    [cut-card] Not possible now: a card is yet to be cut for trumps.
    [lay-open] Not possible now: the places of the open cards are yet to be drawn.
    [deal] Not possible now: the cards are yet to be dealt.
    [choose-contract] Not possible now: the declarer is yet to choose the contract.
    [name-trump] Not possible now: trumps are yet to be named.
    [cut] Not possible now: the pack is yet to be cut or knocked on.
    [turn] Not possible now: a card is yet to be turned up for trumps.
    [auction] Not possible now: the auction is still on.
    [doubling] Not possible now: first it is settled whether anybody doubles.
    [take-kitty] Not possible now: the declarer is yet to take or leave the kitty.
    [discard] Not possible now: the declarer is yet to discard.
    [give] Not possible now: partners are yet to pass cards.
    [play] Not possible now: the next thing is to play a card.
    [complete-deal] Not possible now: the rest of the cards is yet to be dealt.
    [name-start] Not possible now: the declarer is yet to name the rank that opens each row.
    [name-direction] Not possible now: the declarer is yet to name the direction of the rows.
    [layout] Not possible now: the next thing is to lay a card or pass.
   *[over] Not possible now: the match is over.
 }
# $actor: "nature" or the number of a seat.
refused-turn = { $actor ->
    [nature] Not your turn: chance comes first.
   *[other] Not your turn: seat { $actor } is to act.
 }
refused-seat = No such seat ({ $rule }): this table has { $players ->
    [one] { $players } seat
   *[other] { $players } seats
 }, numbered from 0.
refused-card = { $card }: not in the pack of this rule set ({ $rule }); take a card that is.
refused-not-held = { $card }: not in your hand ({ $rule }); playable: { $legal }
# $suit: C, D, H or S, or the name of a suit on other cards.
refused-must-follow = { $card }: must follow { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
    [S] spades
   *[other] { $suit }
 } ({ $rule }); playable: { $legal }
refused-must-trump = { $card }: must trump ({ $rule }); playable: { $legal }
refused-must-beat = { $card }: must beat the best card of the trick in { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
    [S] spades
   *[other] { $suit }
 } ({ $rule }); playable: { $legal }
refused-lay-not-held = { $card }: not in your hand ({ $rule }); to be laid: { $legal }
refused-fits-not = { $card }: does not fit any row now ({ $rule }); fitting: { $legal }
refused-must-lay = You may pass only if no card of yours fits ({ $rule }); to be laid: { $legal }
# $rank: a rank; $legal: ranks.
refused-start = { $rank }: no row can begin there ({ $rule }); possible: { $legal }
refused-discard-not-held = { $card }: not in your hand ({ $rule }); you hold: { $legal }
refused-discard-order = { $card }: discards are laid aside one by one, lowest first ({ $rule }); possible: { $legal }
refused-give-not-held = { $card }: not in your hand ({ $rule }); you hold: { $legal }
refused-give-order = { $card }: cards are passed one by one, lowest first ({ $rule }); possible: { $legal }
# $contract: the contract; $legal: contracts.
refused-contract-used = { $contract }: this declarer has used up this contract ({ $rule }); still open: { $legal }
refused-contract = { $contract }: not on offer in this deal ({ $rule }); on offer: { $legal }
# $trump: what was named; $legal: what may be.
refused-trump = { $trump }: may not be named here ({ $rule }); possible: { $legal }
refused-arbiter = Only the arbiter can declare a deal void ({ $rule }): report the mistake to the arbiter.
refused-no-redeal = This rule set has no redeal after a forgotten discard ({ $rule }): the table must settle it.
refused-places = The kitty needs { $count ->
    [one] { $count } place
   *[other] { $count } places
 } of the pack ({ $rule }), neither the first (0) nor the last ({ $last }) nor two side by side, in ascending order.
refused-pack = The pack must be { $count ->
    [one] the { $count } card
   *[other] the { $count } cards
 } of this rule set ({ $rule }), each exactly once.

## Rule files. $file: the file or the rule set's id. $key: the dotted key.

clash-card-count = hands and kitty take { $sum } cards, but the pack has { $pack }
ruleset-card-count = { $file }: { $key }: { clash-card-count }; change deck.hand, kitty.size or deck.pack so that they agree.
clash-packets = the packets deal { $total ->
    [one] { $total } card
   *[other] { $total } cards
 } a round, but a hand has { $hand }
ruleset-packets = { $file }: { $key }: { clash-packets }; their sum must divide { $hand }.
clash-pause = the deal pauses exactly where trumps are named in the pause
ruleset-pause = { $file }: { $key }: { clash-pause }; set both this and choice.trump_named “in-pause”, or neither (0).
clash-pause-packets = the deal cannot pause when everybody has { $pause } of { $hand } cards
ruleset-pause-packets = { $file }: { $key }: { clash-pause-packets }; write a number of cards at which a round of dealing ends, below { $hand }.
clash-pause-sees = the declarer would choose after the deal, but the contract must be known before it pauses
ruleset-pause-sees = { $file }: { $key }: { clash-pause-sees }; write “nothing”.
clash-pause-last-cards = the last cards of the pack are not dealt yet when the deal pauses
ruleset-pause-last-cards = { $file }: { $key }: { clash-pause-last-cards }; let the kitty come “first”, and take no trump from a shown card.
clash-club-ace-kitty = the ace of clubs could lie in the kitty, and nobody would be declarer
ruleset-club-ace-kitty = { $file }: { $key }: { clash-club-ace-kitty }; write 0, or set roles.first_declarer to “as-ever”.
clash-club-ace-roles = whoever is dealt the ace of clubs deals next, so the declarer must be left of the dealer and the deal pass on each time
ruleset-club-ace-roles = { $file }: { $key }: { clash-club-ace-roles }; write “left-of-dealer” and 1 deal in a row, or set roles.first_declarer to “as-ever”.
clash-club-ace-choice = in the first deal nobody knows yet who would choose, name trumps or cut
ruleset-club-ace-choice = { $file }: { $key }: { clash-club-ace-choice }; let a fixed order begin with a contract in which nothing has to be decided.
clash-no-open-kitty = there is no kitty to lie open
ruleset-no-open-kitty = { $file }: { $key }: { clash-no-open-kitty }; write “closed”, or a kitty.size above 0.
clash-no-scattered-kitty = there is no kitty to take from scattered places
ruleset-no-scattered-kitty = { $file }: { $key }: { clash-no-scattered-kitty }; write “first”, or a kitty.size above 0.
clash-sees-open-cards = without an open kitty there are no open cards to choose on
ruleset-sees-open-cards = { $file }: { $key }: { clash-sees-open-cards }; set kitty.facing to “open”, or let the declarer see something else.
clash-turned-needs-open = a turned trump needs an open kitty
ruleset-turned-needs-open = { $file }: { $key }: { clash-turned-needs-open }; set kitty.facing to “open”, or take the trump from elsewhere.
clash-no-contracts = no contract is listed
ruleset-no-contracts = { $file }: { $key }: { clash-no-contracts }; list at least one.
clash-contract-twice = a contract is listed twice
ruleset-contract-twice = { $file }: { $key }: { clash-contract-twice }; list each once, and use choice.times to have it played more often.
clash-free-contract-order = the free contract has no place where the declarer chooses each contract once
ruleset-free-contract-order = { $file }: { $key }: { clash-free-contract-order }; leave it out, or set choice.selection to “by-turn” or “by-deal”.
clash-free-contract-list = contracts are on offer here exactly where the free contract is played, and the free contract itself is never one of them
ruleset-free-contract-list = { $file }: { $key }: { clash-free-contract-list }; list contracts exactly if choice.contracts has “free-contract”.
clash-deals-in-a-row = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 } cannot be shared equally if everybody deals { $run } in a row
ruleset-deals-in-a-row = { $file }: { $key }: { clash-deals-in-a-row }; write a number that fits, such as 1.
clash-by-deal = with { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
 } by deal, not every declarer would meet each of them
ruleset-by-deal = { $file }: { $key }: { clash-by-deal }; write “by-turn”, or change the number of contracts or roles.deals_in_a_row.
clash-suits = the suits that may be named are missing or listed twice
ruleset-suits = { $file }: { $key }: { clash-suits }; list at least one, each once.
clash-suits-not-declared = suits can be limited only where the declarer names trumps
ruleset-suits-not-declared = { $file }: { $key }: { clash-suits-not-declared }; leave this out, or set trump to “declared”.
clash-layout-trump = a layout has no trumps
ruleset-layout-trump = { $file }: { $key }: { clash-layout-trump }; write “no-trump”.
clash-layout-kitty = in a layout every card must come into play, but the kitty has { $size }
ruleset-layout-kitty = { $file }: { $key }: { clash-layout-kitty }; set kitty.size to 0, or leave the layouts out.
clash-layout-pairs = a layout is played by everybody alone
ruleset-layout-pairs = { $file }: { $key }: { clash-layout-pairs }; set deck.sides to “alone”, or leave the layouts out.
clash-nothing-to-exchange = there is no kitty to exchange with
ruleset-nothing-to-exchange = { $file }: { $key }: { clash-nothing-to-exchange }; write “none”, or a kitty.size above 0.
clash-sees-after-exchange = whoever sees the cards of the kitty before choosing must always take it
ruleset-sees-after-exchange = { $file }: { $key }: { clash-sees-after-exchange }; set exchange.duty to “mandatory”, or let the declarer see something else.
clash-exchange-before-contract = the exchange comes before the contract is known, so a contract cannot change it
ruleset-exchange-before-contract = { $file }: { $key }: { clash-exchange-before-contract }; leave this out, or write “mandatory”.
clash-blind-too-many = whoever discards first needs at least as many cards as the kitty has ({ $kitty }), but a hand has { $hand }
ruleset-blind-too-many = { $file }: { $key }: { clash-blind-too-many }; write “take-first”, or make the kitty smaller.
clash-taken-discard-first = whoever chooses with the kitty in hand cannot discard first
ruleset-taken-discard-first = { $file }: { $key }: { clash-taken-discard-first }; write “take-first”, or set choice.sees to something else.
clash-nothing-to-forget = nobody discards, so nobody can forget to
ruleset-nothing-to-forget = { $file }: { $key }: { clash-nothing-to-forget }; write “none”.
clash-pairs-need-four = pairs need four players, not { $players }
ruleset-pairs-need-four = { $file }: { $key }: { clash-pairs-need-four }; write “alone”, or set deck.players to 4.
clash-partners-without-pairs = only those who have a partner can exchange with one
ruleset-partners-without-pairs = { $file }: { $key }: { clash-partners-without-pairs }; set deck.sides to “pairs”, or write “take-first”.
clash-partners-kitty = where partners exchange the kitty has four cards, one for each hand, not { $kitty }
ruleset-partners-kitty = { $file }: { $key }: { clash-partners-kitty }; set kitty.size to 4, or change exchange.order.
clash-partners-must-exchange = where partners exchange the kitty always goes into the hands
ruleset-partners-must-exchange = { $file }: { $key }: { clash-partners-must-exchange }; write “mandatory”, or set exchange.order to something else.
clash-quota-count = { $count ->
    [one] there is { $count } quota
   *[other] there are { $count } quotas
 } for { $players } players
ruleset-quota-count = { $file }: { $key }: { clash-quota-count }; write one for each, the declarer’s first.
clash-quota-sum = the quotas sum to { $sum }, but a deal has { $hand } tricks
ruleset-quota-sum = { $file }: { $key }: { clash-quota-sum }; they must sum to { $hand }, or all be 0.
clash-quota-sides = pairs have { $players } quotas, the declarer’s side first, but { $count } stand here
ruleset-quota-sides = { $file }: { $key }: { clash-quota-sides }; write one for each side.
ruleset-unreadable = { $file }: cannot be read ({ $reason }); check the path and whether you may read it.
# $limit: bytes.
ruleset-too-large = { $file }: too large; a rule file has at most { $limit } bytes.
ruleset-syntax = { $file }: not valid TOML ({ $reason }); write lines such as: players = 4
ruleset-unknown-key = { $file }: { $key }: no such key; known here: { $known }
# $expected: one of expected-… below.
ruleset-type = { $file }: { $key }: must be { $expected }, not “{ $value }”.
ruleset-value = { $file }: { $key }: “{ $value }” is not a choice; possible: { $allowed }
ruleset-range = { $file }: { $key }: { $value } is out of range; write { $low } to { $high }.
ruleset-list = { $file }: { $key }: { $count } values are too many; write at most { $limit }.
ruleset-no-source = { $file }: { $key }: missing; say where these rules come from, such as a book, a page or a family.
ruleset-unknown-id = { $id }: no such rule set; known: { $known }
ruleset-extends = { $file }: { $key }: “{ $value }” is not a built-in rule set; possible: { $known }
ruleset-unknown-option = { $id }: no such option: { $option }; known: { $known }
ruleset-options-conflict = { $id }: the options { $first } and { $second } both change { $key }; choose one of them.
# $first, $second: ids of rule sets.
ruleset-other-game = { $first } and { $second } belong to different games; compare two rule sets of one game.
ruleset-not-implementable = { $id }: cannot be played: { $reason }
# $limit: characters.
ruleset-text = { $file }: { $key }: must be at most { $limit } characters that can all be seen.

expected-a-whole-number = a whole number
expected-a-list = a list
expected-a-text = a text in quotes
expected-a-table = a table
given-a-number = that number
reason-nested-too-deeply = nested too deeply
reason-not-UTF-8-text = not UTF-8 text
reason-unknown = unknown reason
reason-bismarck-follett = nothing is known of its contracts and quotas but three names and a start at −3.
reason-bismarck-estonian-001 = source 001 gives no quotas for its card-avoiding contracts, and three players cannot share its eight deals.

## Text that does not parse. $text: what was written. $expected: what would be right.

notation-card = “{ $text }” is not a card; write rank and suit, such as AS, TH or 2C.
notation-hand = “{ $text }” is not a hand; write the ranks of spades, hearts, diamonds and clubs, such as AKQ.T9.432.5
notation-trump = “{ $text }” is not a trump; write C, D, H, S or NT.
notation-action = “{ $text }” is not an action; write one such as: { $expected }
# $field: the field of the deal string.
notation-deal-string = “{ $text }” is not right in the field { $field } of a deal string; write for example: { $expected }
notation-actor = “{ $text }” is not an actor; write the number of a seat from 0, “nature” or “arbiter”.
unknown-bot = “{ $text }” is not a bot; known: { $known }

## Positions that cannot occur

state-impossible = This position cannot occur: { $field }={ $text } does not fit the rest; mend that field.
state-cards = This position cannot occur: the cards in { $field } do not fit; each card of the pack must be in exactly one place.

## Records. $file: the file. $number: an entry or a deal, from 1.

record-unreadable = { $file }: cannot be read ({ $reason }); check the path and whether you may read it.
record-write = { $file }: cannot be written ({ $reason }); choose another place, or make room.
record-locked = { $file }: another program is using this file; close it there first.
record-too-large = { $file }: too large; a record has at most { $limit } bytes.
record-format = { $file }: written in format { $format }; this version reads format { $supported }, so take a newer version of Vorhand.
record-json = { $file }: not a record in JSON ({ $reason }); take a file that Vorhand has written.
record-field = { $file }: the field { $field } is wrong; expected: { $expected }
record-ruleset = { $file }: the rule set does not match its check sum; take an unchanged copy.
record-entry = { $file }: entry { $number } does not fit: { $reason }
record-mismatch = { $file }: after entry { $number } scores or state differ from the check sum; take an unchanged copy.
record-chance = { $file }: the chance of deal { $number } does not match its commitment; take an unchanged copy.
record-truncated = { $file }: the record ends too early; take a complete copy.
record-start = { $file }: the position that it begins with does not fit: { $reason }

## The server

address = { $address } cannot be used: { $reason }; choose another port.
store-open = { $file }: cannot be opened as a store: { $reason }.
store-newer = { $file }: was written by a newer version (format { $version }, this one reads { $supported }); update Vorhand.
store-conflict = { $file }: another server writes to this table; stop one of them.

## What the server refuses. $limit: letters of a name. $count: cards.

too-many-tables = Too many tables from here in the last hour; wait a little.
too-many-guesses = Too many codes tried; wait a minute.
too-many-house-calls = Too many questions about rules from here; wait a minute.
no-such-code = No table with that code has a free seat; check the letters.
no-such-seat = This link has been used already, or its seat is not free to move; make a new one.
no-such-table = There is no such table any more.
no-seat = You have no seat at this table.
no-record = This table does not reveal the cards of its deals, and a record would: there is none.
no-scored-deal = No deal has been scored here yet; look again when one is over.
no-such-deal = There is no scored deal { $number } in this match.
no-such-match = Match { $number } was not played at this table.
too-many-replays = Too many deals looked at from here; wait a minute.
too-many-reports = Too many reports from here in the last hour; save this one and send it later.
no-reports = Whoever runs this server takes no reports; save it and hand it on yourself.
reports-full = This server can take no more reports; save it and hand it on yourself.
written = That is too long: at most { $limit } letters.
frame-too-large = That was too long for the server.
frame-malformed = The server did not understand the page; reload it.
body-too-large = That was too long for the server.
body-malformed = The server did not understand the page; reload it.
name = A name has 1 to { $limit } letters that can all be seen.
protocol = The page is older than the server; reload it.
wrong-stage = That is not possible at this moment.
already-seated = You already have a seat here; stand up first.
seat-taken = Somebody has just taken that seat; choose another.
stale = Something else happened first; look again.
one-at-a-time = One thing at a time.
discard-count = Exactly { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } must be discarded.
store-write = The server cannot write its file just now; try again in a moment.
table-stumbled = Something went wrong at this table; nothing is lost: try again.
not-the-host = Only the host of the table may do that.
not-oneself = Nobody can send himself away; stand up instead.
other-seat = Nobody of that kind is in seat { $seat } any more; look again.
paused = The table is paused; somebody must resume first.
nothing-asked = Nothing of the kind is being asked any more.
no-undo = At this table cards are not taken back.
nothing-to-take-back = There is no card of yours that nobody has answered yet.
too-many-taken-back = Enough cards have been taken back in this deal; play on.
nothing-to-claim = Your cards do not prove that the rest is yours.
asked-in-vain = You have asked that already; play on first.
no-watching = This table is played without onlookers.
kicked = The host has sent you away from this table.
phone-laid = Nobody has said yet who has this phone now.
not-on-this-phone = That person does not play on this phone.
no-newcomers = The host lets only those sit down here who have played on this server before.
unreliable = Here you need to have played { $wanted } of 100 deals to the end yourself; so far you did so in { $kept } of { $count }.
too-many-knocks = Enough people are asking for a seat already; wait a little.
no-chat = That cannot be said at this table.
too-many-words = One thing after another, please: wait a moment.
said = Say at most { $limit } letters, and only ones that can be shown.
word = A word has at most { $limit } letters, and only ones that can be shown.
origin = { $text } is no address of a server; right would be http://cards.local:8765.
