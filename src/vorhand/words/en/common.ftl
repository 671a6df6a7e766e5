### English. What belongs to no game, and what every game says in the same words.

# An enumeration is built from the left: list-more for all but the last part, then list-end, or list-end-i before the
# vowel i (which only Spanish tells apart). $head, $last: text.
list-more = { $head }, { $last }
list-end = { $head } and { $last }
list-end-i = { $head } and { $last }

## The table, the same in every game

phase-draw-dealer = The first dealer is being drawn.
phase-deal = The cards are being dealt.
phase-play = The cards are being played.
phase-over = The match is over.
role-dealer = dealer
role-declarer = declarer
role-partner = partner

# $player: a name. $card, $cards: cards as text. $count: a number.
event-dealer-drawn = { $player } is drawn as the first dealer.
event-hand-dealt = { $player } picks up { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }: { $cards }.
event-card-played = { $player } plays { $card }.
event-trick-taken = { $player } takes the trick.

## Rule sets: axis-GROUP-FIELD, and value-GROUP-FIELD-VALUE for every choice

axis-id = Id
axis-title = Name
axis-source = Source
axis-contracts-id = Contract
axis-contracts-aim = Aim
axis-table-reveal-after-deal = After a deal everybody sees
value-table-reveal-after-deal-nothing = nothing of what was hidden
# $source: where a rule comes from, in English.
rules-source = Source: { $source }.
rules-elsewhere = In other houses:
# What a rule says in other houses, and what they have in their rule sets: $where is made of rules-condition.
rules-other-house = { $text } ({ $where })
# $field: the name of an axis. $value: what it holds. $contract: a short label.
rules-condition = { $field }: { $value }
rules-contract-field = { $contract }, { $field }
# A worked example of a rule.
rules-example = Example: { $text }
# The list of all rule sets, and what stands at an address without rules. $game: its name. $id: what was asked for.
rules-houses = All rule sets
rules-houses-of = { $game }: all rule sets
rules-not-playable = Documented, but cannot be played
rules-missing = There is nothing here
rules-missing-house = There is no rule set “{ $id }”; here are all that there are.
rules-missing-page = There are no rules at this address; here are all rule sets.

## Examples that a reader plays. $card, $best: a card. $trick: cards. $rule: the number of a rule.

try-asks-card = Try it: which card do you play?
try-asks-pick = Try it: which card do you choose?
try-asks-move = Try it: what do you do?
try-asks-taker = Try it: which card takes the trick?
try-table = On the table
try-hand = Your cards
try-takes-yes = Right: { $card } takes the trick ({ $rule }).
try-takes-no = No: { $best } takes the trick, not { $card } ({ $rule }).
try-may-play = You may play { $card } ({ $rule }).
try-may-lead = You may lead { $card }.
try-best-so-far = It is the best card of the trick so far.
try-not-best = The best card of the trick is still { $best }.
try-trick = The trick is { $trick }: { $card } takes it.
