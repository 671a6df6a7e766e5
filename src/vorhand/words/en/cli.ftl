### English. What only the command line says. The letters that are typed (? l s k d r q, b d) are the same everywhere.

## The table. $number, $deals, $tricks, $count: numbers. $cards, $card: cards as text. $trump: a suit or no trumps.

cli-you = You
cli-deal-of = Deal { $number } of { $deals }
cli-playoff-deal = Play-off, deal { $number }
cli-contract-open = The contract has not been chosen yet.
# $contracts: names with the contracts that each has played.
cli-played = Played as declarer: { $contracts }
# $contract: what the contract is. $count: the quota of the declarer.
cli-with-quota = { $contract }, quota { $count }
cli-trump = Trumps: { $trump }
# $rank: a rank as it stands on a card.
cli-start = Rows begin with: { $rank }
cli-direction-up = up
cli-direction-down = down
cli-layout = The rows
cli-tricks = tricks
cli-quota = quota
cli-left = left
cli-points = points
cli-total = total
cli-declarer-head = declarer
cli-contract-head = contract
cli-kitty = Kitty: { $cards }
cli-kitty-unseen = You have not seen the kitty of this deal.
cli-no-discards = You have not discarded in this deal.
cli-nothing-given = You have neither passed nor received cards in this deal.
# $side: the names of two partners. $quota: a number, or – before it is known.
cli-side-so-far = { $side }: tricks { $tricks }, quota { $quota }, total { $total }
cli-shown = Shown to all: { $cards }
cli-trick-of = Trick { $number } of { $tricks }
cli-last-trick = The last trick (number { $number })
# $deal: the number of the deal.
cli-last-trick-of-deal = The last trick of deal { $deal } (number { $number })
cli-no-trick-yet = No trick has been taken yet.
cli-leads = leads
cli-best = highest so far
cli-took = takes it
cli-you-lead = your turn: you lead
cli-your-turn = your turn
cli-hand = Your { $count ->
    [one] card
   *[other] { $count } cards
 }
cli-hand-unseen = Nobody looks at their hand before the contract is named (rule 2.3).
cli-undealt = The deal pauses: { $count ->
    [one] { $count } more card comes
   *[other] { $count } more cards come
 } when trumps are named.
cli-take-kitty = Take the kitty
cli-take-kitty-long = and discard as many cards
cli-leave-kitty = Leave the kitty
cli-leave-kitty-long = and keep your cards
cli-lay-pass = Pass
cli-lay-pass-long = no card of yours fits
# $player: a name. $count: tricks taken so far.
cli-you-took-trick = You take the trick; you now have { $count }.
cli-took-trick = { $player } takes the trick and now has { $count }.

## Reports

cli-deal-over = Deal { $number } is over
cli-kitty-was = The kitty was: { $cards }
cli-discards-were = Discarded were: { $cards }
# $giver, $receiver: names.
cli-given-was = { $giver } passed to { $receiver }: { $cards }
cli-sheet-note = For each deal: points, then the total after it.
cli-sheet-note-star = * is the declarer. For each deal: points, then the total after it.
cli-sheet-note-narrow = Points of each deal; * is the declarer.
cli-sheet-cross = X: has played that contract as declarer.
cli-no-deal-yet = No deal is finished yet.
# $totals: names with their totals.
cli-you-won = You win the match; totals: { $totals }.
# $winners: both names.
cli-pair-won = { $winners } win the match; totals: { $totals }.
cli-hands-dealt = The hands as they were dealt
# $tricks: names with tricks / quota.
cli-tricks-so-far = Tricks / quota: { $tricks }

## Events about the person. $contract: a short label.

cli-you-dealer-drawn = You are drawn as the first dealer.
cli-you-contract-chosen = You choose the contract: { $contract }.
cli-you-contract-fixed = Your contract is fixed: { $contract }.
cli-you-kitty-taken = You take the kitty.
cli-you-kitty-seen = You find in the kitty: { $cards }.
cli-you-kitty-left = You leave the kitty.
cli-you-discards-laid = You have discarded: { $cards }.
cli-you-gave = You pass to { $player }: { $cards }.
cli-you-got = { $player } passes to you: { $cards }.
cli-you-declarer-found = You hold { $card } and are declarer.
cli-you-layout-named = You name the layout: from { $rank } { $direction ->
    [up] up
   *[down] down
 }.
cli-you-card-laid = You lay { $card }.
cli-you-could-not-lay = You pass.

## Questions

cli-ask-card = Your card (? for help):
cli-ask-discards = Discard { $count ->
    [one] one card
   *[other] { $count } cards in one line
 } (? for help):
cli-ask-give = Choose { $count ->
    [one] one card
   *[other] { $count } cards in one line
 } for { $player } (? for help):
cli-ask-contract = Your contract (? for help):
cli-ask-trump = Trumps (? for help):
cli-ask-kitty = The kitty (? for help):
cli-ask-start = The rank that opens each row (? for help):
cli-ask-direction = Up or down (? for help):
cli-ask-lay = Your card, or pass (? for help):
cli-ask-enter = Press Enter to go on (? for help):
cli-press-enter = First press Enter: then the game goes on (? for help).
cli-fast = Started with --fast, the game does not stop after each trick.
cli-rest-is-yours = All { $count } tricks that are left are yours: type { $letter } to take them.
cli-rest-taken = The bots accept: the rest is yours.

## What is wrong with a line. $text: what was typed.

cli-card-ambiguous = “{ $text }” could be more than one of your cards ({ $cards }): type the number in brackets.
# $sample: a card.
cli-not-a-card = “{ $text }” is not a card: type a number in brackets, or rank and suit such as { $sample }.
cli-no-such-number = “{ $text }” has no choice beside it: type { $count ->
    [one] 1, the only choice.
   *[other] a number from 1 to { $count }.
 }
# $names: short labels.
cli-name-ambiguous = “{ $text }” could mean more than one: { $names }. Type more letters, or the number in brackets.
cli-not-a-choice = “{ $text }” is not a choice: type { $count ->
    [one] 1, the only choice, or its name.
   *[other] a number from 1 to { $count }, or a name.
 }
# $needed: how many must be discarded.
cli-discard-count = You named { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }, but { $needed } must be discarded: type all of them in one line. Nothing has been discarded.
cli-discard-twice = { $card } is named twice: each card can be discarded once. Nothing has been discarded.
# $cards: what is not held. $count: how many that are.
cli-discard-not-held = { $count ->
    [one] { $cards } is not in your hand.
   *[other] { $cards } are not in your hand.
 } Nothing has been discarded.
cli-give-count = You named { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }, but { $needed } must be passed: type all of them in one line. Nothing has been passed.
cli-give-twice = { $card } is named twice: each card can be passed once. Nothing has been passed.
cli-give-not-held = { $count ->
    [one] { $cards } is not in your hand.
   *[other] { $cards } are not in your hand.
 } Nothing has been passed.
# $numbers: the numbers of all rules.
cli-no-such-term = There is no such word: { $text }; to read all of them: { $command }
cli-no-such-rule = There is no rule with that number; there are { $numbers }
# An id that is not there. $wanted: ruleset, game (or a rule set), rule (or either). $near, $known: ids.
cli-unknown-near = “{ $text }” is { $wanted ->
    [ruleset] no rule set
    [game] neither a game nor a rule set
   *[rule] neither a game nor a rule set nor the number of a rule
 }; the nearest: { $near }; to list all rule sets: { $command }
cli-unknown-all = “{ $text }” is { $wanted ->
    [ruleset] no rule set
    [game] neither a game nor a rule set
   *[rule] neither a game nor a rule set nor the number of a rule
 }; known: { $known }
cli-rule-no-ruleset = “{ $text }” is the number of a rule, but a rule set is asked for; to list them: { $command }

## Help. $card, $other: examples of cards as they are typed.

cli-enter = Enter
cli-help-title = What you can type now
cli-help-card = The number in brackets beside a card, or the card itself, such as { $card } or { $other }.
cli-help-discards = All cards that you discard in one line: their numbers, or the cards themselves, such as { $card } { $other }.
cli-help-give = All cards that you pass in one line: their numbers, or the cards themselves, such as { $card } { $other }.
cli-help-contract = The number in brackets, or the name of the contract or the beginning of it. It cannot be taken back.
cli-help-trump = The number in brackets, or the name of the suit or the beginning of it (two letters at least).
cli-help-kitty-choice = The number in brackets, or the words beside it or the beginning of them (two letters at least).
cli-help-start = A rank, such as 9 or K: every row begins with it.
cli-help-direction = The number in brackets, or the word beside it or the beginning of it.
cli-help-lay = The number in brackets beside a card, or the card itself, such as { $card } or { $other }; “pass” if none fits.
cli-help-layout = You must lay a card if you can. The layout ends when somebody is out: each card left costs 1 point, and that player gets them all.
cli-help-waiting = Enter goes on with the game. Before that you can look up:
cli-help-enter = go on
cli-help-table = see the table again
cli-help-help = this help
cli-help-last-trick = the last trick
cli-help-score = the score sheet
cli-help-rest = take the rest, where the table says that it is yours
cli-help-kitty = the kitty, if you have seen it
cli-help-discarded = what you have discarded
cli-help-given = which cards you have passed and received
cli-help-rule = read a rule, here number 4.2
cli-help-quit = leave; the match is kept
# $quotas: names with their quotas.
cli-help-quotas = Quotas: { $quotas }.
# $name, $id: the rule set. $count: in how many ways it differs. $command: what to type to read it.
cli-help-ruleset = Rule set: { $name } ({ $id }){ $count ->
    [0] , the usual game.
    [one] , which differs from the usual game in { $count } way; see: { $command }
   *[other] , which differs from the usual game in { $count } ways; see: { $command }
 }

## The match on disk. $file: a path. $command: what to type.

# $name: a rule set. $bots, $players: names.
cli-new-match = A new match: { $name }, with { $bots }.
cli-kept-in = It is kept after every action in { $file }
# $started: date and time.
cli-resumed = The match of { $started } goes on with deal { $number }. It is kept in { $file }
cli-goodbye = The match is kept in { $file }
cli-go-on = To go on: { $command }
cli-put-aside = The match so far is now called { $file }
cli-put-aside-finished = The finished match is now called { $file }
cli-record-at = The record of the match: { $file }
cli-no-terminal = Standard input is not a terminal, so bots play alone. To play yourself, start this in a terminal.
cli-bots-match = { $players } play: { $name }.
# $id: a rule set.
cli-save-is-other = { $file } holds an unfinished match of another kind ({ $id }): leave out --rules, --seed and --bot to go on with it, or begin another with --new, which keeps it under another name.
# $reason: a sentence.
cli-save-damaged = { $file }: this save cannot be used and stays as it is; begin a new match with --new, which keeps it under another name. Reason: { $reason }
cli-record-exists = { $file }: is there already and stays as it is; name a new file.

## Records

cli-replay-empty = { $file }: nothing has been played yet.
cli-replay-ask = Enter next, b back, d 3 to deal 3, q quit:
cli-replay-ask-last = The end. Enter or q quit, b back, d 3 to deal 3:
cli-replay-no-deal = There is no such deal; the last one is { $deals }.
cli-replay-help = Type nothing, b, d and a number, or q, then Enter.
# $nonces: deals whose cards can be checked.
cli-verified = { $file }: fine, a finished match of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }; all { $entries } entries replay, and scores, states and the chance of { $nonces ->
    [one] { $nonces } deal
   *[other] { $nonces } deals
 } agree.
cli-verified-unfinished = { $file }: fine, an unfinished match with { $deals ->
    [one] { $deals } finished deal
   *[other] { $deals } finished deals
 }; all { $entries } entries replay, and scores, states and the chance of { $nonces ->
    [one] { $nonces } deal
   *[other] { $nonces } deals
 } agree.

## Rule sets. $first, $second: names of rule sets. $value, $field, $contract, $source: words.

cli-rules-list-note = Options follow the id: { $command }
cli-rules-differs = { $count ->
    [0] The same as { $id }.
    [one] Differs from { $id } in { $count } way.
   *[other] Differs from { $id } in { $count } ways.
 }
# $options: as they are typed.
cli-rules-options = Options: { $options }
cli-options = Options
cli-rules-source = Source: { $source }
cli-usually = (usually: { $value })
cli-keys-intro = The keys of a rule file (TOML). What the file leaves out is as in the rule set that it extends.
cli-keys-extends = The rule set that it starts from, such as “bismarck/modern”
cli-keys-source = Where these rules come from; must be there
cli-keys-title = What the rules are called at the table; else the file’s name
# $low, $high: bounds.
cli-keys-number = a whole number from { $low } to { $high }
cli-keys-numbers = a list of whole numbers from { $low } to { $high }
cli-keys-list = a list of these:
cli-keys-usual = (usual)
# $ids: the contracts.
cli-keys-contracts = ID is one of the contracts: { $ids }
cli-rules-same = { $first } and { $second } are the same.
cli-rules-diff = { $first } and { $second } differ in { $count ->
    [one] { $count } way.
   *[other] { $count } ways.
 }
cli-rules-fine = { $file }: fine, { $players } play { $deals ->
    [one] { $deals } deal.
   *[other] { $deals } deals.
 }

## Counting

# $depth: actions. $sequences: a number.
cli-perft-python = Python rules: { $sequences ->
    [one] { $sequences } sequence
   *[other] { $sequences } sequences
 } of { $depth ->
    [one] { $depth } action
   *[other] { $depth } actions
 }
cli-perft-native = Native core:  { $sequences ->
    [one] { $sequences } sequence
   *[other] { $sequences } sequences
 } of { $depth ->
    [one] { $depth } action
   *[other] { $depth } actions
 }
cli-perft-no-core = The native core is not built, so there is nothing to compare with.
cli-perft-differ = The two counts differ: one of them is wrong.

## Solving

# $tricks: a number.
cli-solve-declarer = With all cards seen and both sides playing as well as can be: how many of { $tricks ->
    [one] the one trick to come
   *[other] the { $tricks } tricks to come
 } the declarer takes against all the others together.
cli-solve-pair = With all cards seen and both sides playing as well as can be: how many of { $tricks ->
    [one] the one trick to come
   *[other] the { $tricks } tricks to come
 } the declarer and the partner take together.
cli-solve-each = With all cards seen and everybody playing for himself alone: how many of { $tricks ->
    [one] the one trick to come
   *[other] the { $tricks } tricks to come
 } each takes; where a player has several cards that are equally good for him, the mean over them.
cli-solve-tricks = Tricks
# $seat: a number, from 1.
cli-solve-seat = Seat { $seat }
# $seat: a number, from 1. $wants: "more" or "less"; where everybody has a column, "own-more" or "own-less".
cli-solve-turn = It is the turn of seat { $seat }, for whom { $wants ->
    [more] the largest number is best
    [own-more] the largest number in its own column is best
    [own-less] the smallest number in its own column is best
   *[less] the smallest number is best
 }.
cli-solve-best = best
# $nodes: a number.
cli-solve-nodes = { $nodes ->
    [one] { $nodes } node
   *[other] { $nodes } nodes
 }
cli-solve-unknown = The search has ended before all was known. Two numbers with a line between are proved bounds; what is missing is not known.
cli-solve-nothing-known = The search has ended before anything was known.
cli-solve-not-in-play = only the play of tricks is solved, from the first lead of a deal to its last trick
cli-solve-points = Game points
cli-solve-points-long = With all cards seen and both sides playing as well as can be: the game points that the declarer’s side scores; what the others score is below 0. Nobody claims what he has not got.
# $game: its proper name.
cli-solve-no-each = in { $game } partners play together; nobody is for himself
cli-solve-no-core = the native core is not built, and nothing is solved without it

cli-serving = Vorhand is at { $address } and keeps its tables in { $file }; Ctrl-C stops it, and nothing is lost.
cli-serving-lan = Other devices of this network find it at { $addresses }.
cli-serving-no-lan = This machine is in no network just now, so that other devices cannot find it.

## Which game. $game: its name. $id: a rule set. $text: what was typed. $known: what would be right.

cli-menu-title = What would you like to play?
cli-menu-go-on = the unfinished match goes on
cli-ask-menu = A number or a name (Enter for 1, q to quit):
cli-rules-of-other-game = { $id } is not a rule set of { $game }.
cli-deck-of-other-game = { $game } is not played with these cards (“{ $text }”); possible: { $known }
cli-no-such-game = “{ $text }” is not a game; known: { $known }

## A guided deal. $game: its name. $bots: names. $play, $read, $command: what to type.

cli-help-guide = everything that the guide has said
cli-help-leave = leave; the deal is over
cli-learn-begins = You learn { $game } by playing one deal, with { $bots }. The guide says what is going on and suggests what to do; you may do anything that the rules allow.
cli-learn-next = To go on, play a match: { $play }. All rules: { $read }
cli-learn-again = To begin this deal again: { $command }
cli-learn-needs-terminal = A guided deal needs somebody who types: { $command }
