### English. What only the command line says of Bauernschnapsen. The letters that are typed (a, t) are the same everywhere.

## The table. $number, $count, $points, $target: numbers. $cards, $card: cards as text. $trump, $suit: a suit with its sign.
## $player, $players, $winners, $losers: names. $contract: a contract. $value: game points, such as “9” or “1–3”.

cli-deal-number = Deal { $number }
cli-no-bid = Nobody has bid yet.
cli-standing-bid = Highest bid: { $contract } ({ $player }), worth { $value }
cli-declarer = Declarer: { $player }; worth { $value }
# $doubling: Kontra, Rekontra or Subkontra.
cli-declarer-doubled = Declarer: { $player }; { $doubling }: worth { $value }
cli-declarer-was = Declarer: { $player }
cli-trump-open = Trumps: not known yet
cli-trump-idle = Trumps: none in this contract (named: { $trump })
cli-trump-turned = Trumps: { $trump }, turned up: { $card }
cli-sits-out = sits out
cli-points-to-go = points to go
cli-own-points = Your side has { $count ->
    [one] { $count } card point.
   *[other] { $count } card points.
 }
# $marriages: names with points and suit.
cli-declared = Declared: { $marriages }
cli-shown-held = Seen by all and still held: { $cards }
cli-hand-undealt = You have no cards yet.
cli-hand-first = Your first { $count } cards (the other two when trumps are known)
cli-won-by = Tricks of { $players }: { $count }
cli-last-trick-closed = This rule set does not show the last trick again (rule 9.2); “t” shows the tricks of your side.
cli-last-trick-covered = The next card is led, so the last trick is covered (rule 9.2); “t” shows the tricks of your side.

## Choices

cli-knock-long = the pack stays as it is
cli-cut = Cut
cli-cut-long = that many cards go from the top to the bottom
cli-turn-up-long = one of your other two cards, unseen, decides trumps (Aufschlagen)
cli-pass-long = you are out of this auction
cli-hold = hold
# $contract: what the contract is.
cli-holds = hold: you take the same bid over; { $contract }
cli-kontra-normal-long = the Normal is played instead of the Bettler, doubled
cli-double-1-long = the deal counts double
cli-double-2-long = the deal counts fourfold
cli-double-3-long = the deal counts eightfold
cli-decline-long = the value stays
cli-yes = yes
cli-no = no
cli-declare = Declare { $points } in { $suit }
cli-declare-long = you show king and queen, then lead one of them
cli-claim-long = your side has 66 card points: the deal ends; if not, the others score

## Questions

cli-ask-cut = Cut or knock (? for help):
cli-ask-call = Your call (? for help):
cli-ask-doubling = { $doubling }? (? for help):
cli-ask-lead = Your lead (? for help):
cli-ask-declared = Lead the king or the queen (? for help):
# $text: what was typed. $count: the most cards that can be cut.
cli-not-a-cut = “{ $text }” is no cut: type 0 to knock, or how many cards you cut, from 1 to { $count }.

## Help

cli-help-cut = 0 to knock, or how many cards you cut, from 1 to 19.
cli-help-first-three = The number in brackets, or the name of the suit or the beginning of it (two letters at least), or “turn up”. It cannot be taken back.
cli-help-call = The number in brackets, or the name of the contract or the beginning of it (two letters at least), also another name that it has in Austria. It cannot be taken back.
cli-help-doubling = The number in brackets, or yes or no.
cli-help-lead = On lead also 20 or 40 to declare a marriage, and 66 or Basta to claim, where they are in the list.
cli-help-auction = the auction so far
cli-help-won = the tricks that your side has taken
cli-help-worth = It is worth { $value } in this deal, for whichever side scores.
cli-help-beginners = What beginners ask

## Reports. $ending: how the deal ended.

cli-you-score = Your side scores { $count }: { $ending }.
cli-they-score = { $players } score { $count }: { $ending }.
cli-why-1 = The losers have 33 card points or more, so it counts once.
cli-why-2 = The losers have a trick but less than 33 card points, so it counts twice.
cli-why-3 = The losers have no trick, so it counts three times.
cli-why-false-1 = A right claim would have counted once.
cli-why-false-2 = A right claim would have counted twice.
cli-why-false-3 = A right claim would have counted three times.
# $totals: pairs with their game points.
cli-standing = Game points: { $totals }; { $target } win the match.
cli-standing-down = Game points to go: { $totals }; whoever has none left wins the match.
cli-sheet-note-pairs = For each deal: game points, then the total after it.
cli-sheet-note-down = For each deal: game points, then what is still to go.
# $tricks: pairs with their tricks.
cli-pairs-tricks = Tricks: { $tricks }
# $score: such as 24:7. $count: marks.
cli-you-won-match = Your side wins the match { $score }; { $losers } get { $count } Bummerl.
cli-you-lost-match = { $winners } win the match { $score }; your side gets { $count } Bummerl.
cli-match-won = { $winners } win the match { $score }; { $losers } get { $count } Bummerl.

## Events, of somebody and of the person

cli-trump-named = { $player } names trumps: { $suit }.
cli-marriage-declared = { $player } declares { $points } in { $suit }.
cli-you-pack-cut = You cut: { $count ->
    [one] { $count } card goes to the bottom.
   *[other] { $count } cards go to the bottom.
 }
cli-you-pack-knocked = You knock: the pack stays as it is.
cli-you-trump-named = You name trumps: { $suit }.
cli-you-turn-asked = You have a card turned up for trumps.
cli-you-card-turned = Your card { $card } is turned up; its suit is trumps.
# $held: yes or no.
cli-you-bid-made = { $held ->
    [yes] You hold: { $contract }.
   *[no] You bid: { $contract }.
 }
cli-you-normal-doubled = You say Kontra to the Normal: it takes the place of the Bettler and counts double.
cli-you-passed = You pass.
cli-you-auction-won = You play the contract: { $contract }.
# $level: 1, 2 or 3.
cli-you-doubled = { $level ->
    [1] You say Kontra: the deal counts double.
    [2] You say Rekontra: the deal counts fourfold.
   *[3] You say Subkontra: the deal counts eightfold.
 }
cli-you-doubling-declined = { $level ->
    [1] You do not say Kontra.
    [2] You do not say Rekontra.
   *[3] You do not say Subkontra.
 }
cli-you-hand-shown = You show the five cards: { $cards }.
cli-you-marriage-declared = You declare { $points } in { $suit }.
# $correct: yes or no.
cli-you-claimed = { $correct ->
    [yes] You claim 66 and your side has { $points } card points.
   *[no] You claim 66 but your side has only { $points } card points.
 }
cli-you-trick-taken = You take the trick.

## Rule sets. $players, $target, $contracts: numbers. $file: a file.

cli-rules-fine-target = { $file }: fine, { $players } play in pairs to { $target } game points, with { $contracts ->
    [one] { $contracts } contract.
   *[other] { $contracts } contracts.
 }
