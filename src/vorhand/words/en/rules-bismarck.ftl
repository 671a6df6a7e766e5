### English. The numbered rules of Bismarck, in clauses: rule-BIS-4-3-free is a clause of rule BIS-4.3. Which of them make
### up a rule in a house stands in rulebook/bismarck/, the sources in games/bismarck/rules.py.
### Each is one to three plain sentences that a player can read aloud, or one line of a list.

rules-bismarck-title = Bismarck: the numbered rules
# How long a match is: numbers.
rules-size = { $players } players, { $deals } deals
rules-bismarck-intro = These are the rules of the modern Swedish game; below each rule stands what other houses do instead. The rule set of a table says which of them are in force; code, tests and refusals cite the numbers. Sources 000, 001 and 002 are the documents that the project began with.

rules-bismarck-section-1 = Players, cards and roles
rule-BIS-1-1-three = Three play, each alone.
rule-BIS-1-1-four = Four play, each alone.
rule-BIS-1-1-pairs = Four play, two against two.
rule-BIS-1-1-clockwise = Everything goes clockwise: the next player is the one to the left.
rule-BIS-1-2-52 = You play with 52 cards and no jokers.
rule-BIS-1-2-43 = You play with 43 cards: clubs from the five up, the other suits from the four up.
rule-BIS-1-2-36 = You play with 36 cards: every suit from the six up.
# $ranks: the ranks of a suit, highest first, such as "A K Q J 10 9".
rule-BIS-1-2-ace-high = Each suit ranks { $ranks }.
rule-BIS-1-2-ace-low = The ace is the lowest card: each suit ranks { $ranks }.
# $contract, in all lists: the short label of a contract.
rule-BIS-1-2-low-in = { $contract }: the ace is the lowest card, below all others of its suit.
rule-BIS-1-3-lot = The first dealer is drawn by lot.
rule-BIS-1-3-passes = After every deal the deal passes to the left.
rule-BIS-1-3-in-a-row = Each player deals { $count } times in a row, then the deal passes to the left.
rule-BIS-1-3-left = In each deal one player is the declarer: the one to the dealer’s left, who is the leader as well and leads to the first trick.
rule-BIS-1-3-dealer = In each deal the dealer is the declarer; the player to the dealer’s left is the leader, who leads to the first trick.
rule-BIS-1-4-alone = Nobody has a partner.
rule-BIS-1-4-pairs = Partners sit opposite each other and do not talk about their cards.
rule-BIS-1-5-as-ever = The first deal is like every other.
rule-BIS-1-5-club-ace = In the first deal rule 1.3 does not hold: whoever is dealt the ace of clubs is the declarer and the leader there, and deals the second deal.

rules-bismarck-section-2 = Shuffling and dealing
rule-BIS-2-1-shuffle = The dealer shuffles, and the player to the dealer’s right cuts.
# $hand: cards for each player.
rule-BIS-2-1-one-by-one = The cards are dealt one at a time, beginning to the dealer’s left, until everybody has { $hand }.
rule-BIS-2-1-packets = The cards are dealt { $count } at a time, beginning to the dealer’s left, until everybody has { $hand }.
# $packets: an enumeration of numbers, such as "5, 5, 5 and 1".
rule-BIS-2-1-mixed-packets = The cards are dealt in rounds, beginning to the dealer’s left: everybody gets { $packets } in turn, until they have { $hand }.
rule-BIS-2-2-none = There is no kitty.
rule-BIS-2-2-first = { $count ->
    [one] One more card is the kitty: the first of the pack.
   *[other] { $count } more cards are the kitty: the first of the pack.
 }
rule-BIS-2-2-last = { $count ->
    [one] One more card is the kitty: the last of the pack.
   *[other] { $count } more cards are the kitty: the last of the pack.
 }
rule-BIS-2-2-scattered = { $count ->
    [one] One more card is the kitty: it comes from a place in the pack that is neither the first nor the last.
   *[other] { $count } more cards are the kitty: they come from places in the pack that are neither the first nor the last nor side by side.
 }
rule-BIS-2-2-open = The kitty lies face up before everybody.
rule-BIS-2-2-closed = The kitty lies face down, and nobody looks at it.
rule-BIS-2-3-before-deal = The choice comes before the deal; everybody picks up their hand as soon as it is dealt.
rule-BIS-2-3-open-cards = As long as the declarer has to choose on the open cards alone, nobody looks at their hand; once the contract is announced, and trumps if they are named with it, everybody looks.
rule-BIS-2-3-at-once = Everybody picks up their hand as soon as it is dealt.
rule-BIS-2-3-nothing-to-choose = There is nothing to choose, so everybody picks up their hand as soon as it is dealt.
rule-BIS-2-3-in-pause = Everybody picks up their cards as they are dealt, when the deal pauses too.
rule-BIS-2-4-none = No card decides trumps.
rule-BIS-2-4-card = In some contracts a card that everybody sees decides trumps.
rule-BIS-2-4-turned = { $contract }: the suit of the first open card is trumps.
rule-BIS-2-4-cut = { $contract }: before the deal a card is cut from the pack, shown and put back, and its suit is trumps; where the contract is chosen only after the deal, it is cut from another pack.
rule-BIS-2-4-last-card = { $contract }: the last card of the pack is shown to everybody, then stays where it was dealt, and its suit is trumps.
rule-BIS-2-4-dealers-card = { $contract }: the last card dealt to the dealer’s hand is shown to everybody, then stays there, and its suit is trumps.
rule-BIS-2-5-none = The deal does not pause.
# $count: the cards that everybody has then.
rule-BIS-2-5-pause = { $count ->
    [one] In a contract in which the declarer names trumps the deal pauses when everybody has one card: on that one the declarer names them, then the rest is dealt.
   *[other] In a contract in which the declarer names trumps the deal pauses when everybody has { $count } cards: on those the declarer names them, then the rest is dealt.
 }

rules-bismarck-section-3 = Contract and exchange
rule-BIS-3-1-chosen = { $count ->
    [one] The declarer chooses the contract, each only once in a match; a used one is crossed off, and the last one left needs no choice.
   *[other] The declarer chooses the contract, each { $count } times in a match; a used one is crossed off, and the last one left needs no choice.
 }
rule-BIS-3-1-fixed = The contract of a deal is not chosen freely: rule 3.2 gives the order.
rule-BIS-3-1-seen-nothing = Before choosing, the declarer has seen nothing.
rule-BIS-3-1-seen-open-cards = Before choosing, the declarer has seen only the open cards.
rule-BIS-3-1-seen-hand = Before choosing, the declarer has seen the hand and whatever lies open.
rule-BIS-3-1-seen-kitty = The declarer takes up the kitty first and chooses before discarding.
rule-BIS-3-1-seen-exchange = The declarer exchanges first and chooses afterwards.
rule-BIS-3-1-contracts = These contracts are played.
# $trump: where trumps come from, as contracts.trump in a rule set. $aim: win, lose or shed.
rule-BIS-3-1-contract = { $contract }: { $trump ->
    [clubs] clubs are trumps
    [diamonds] diamonds are trumps
    [hearts] hearts are trumps
    [spades] spades are trumps
    [declared] the declarer names trumps
    [turned] the first open card decides trumps
    [last-card] the last card of the pack decides trumps
    [dealers-card] the dealer’s last card decides trumps
    [cut] a cut card decides trumps
   *[no-trump] there are no trumps
 }; { $aim ->
    [lose] tricks are avoided.
    [shed] the cards are laid out (chapter 8).
   *[win] tricks are wanted.
 }
rule-BIS-3-2-none = There is no fixed order.
# $contracts: an enumeration of contracts.
rule-BIS-3-2-by-turn = The contracts come in a fixed order, the same for every declarer: { $contracts }.
rule-BIS-3-2-by-deal = The contracts come in a fixed order, one further with each deal, whoever is declarer: { $contracts }.
rule-BIS-3-3-none = There is no free contract.
rule-BIS-3-3-free = At the free contract the declarer picks any of these, even one already played: { $contracts }.
rule-BIS-3-4-none = There is no contract in which the declarer names trumps.
rule-BIS-3-4-named = What the declarer may name as trumps:
# $suits: an enumeration of suits, $count of them.
rule-BIS-3-4-suits = { $count ->
    [one] { $contract }: always { $suits }.
   *[other] { $contract }: one of { $suits }.
 }
rule-BIS-3-5-with-contract = Trumps that the declarer names are named together with the contract.
rule-BIS-3-5-before-play = Trumps that the declarer names are named only after the exchange, before the first lead.
rule-BIS-3-5-in-pause = Trumps that the declarer names are named on the first cards, while the deal pauses.
rule-BIS-3-5-none = Nobody names trumps.
rule-BIS-3-6-no-kitty = Without a kitty there is no exchange.
rule-BIS-3-6-takes = The declarer must take the kitty.
rule-BIS-3-6-may-take = The declarer may take the kitty or leave it where it lies.
rule-BIS-3-6-stays = There is no exchange: the kitty stays where it lies.
rule-BIS-3-6-differs = Whether the declarer takes the kitty depends on the contract.
rule-BIS-3-6-unseen = A kitty that is left stays unseen.
rule-BIS-3-6-takes-in = { $contract }: the declarer must take it.
rule-BIS-3-6-may-take-in = { $contract }: the declarer may take it or leave it.
rule-BIS-3-6-stays-in = { $contract }: there is no exchange.
rule-BIS-3-7-none = Nobody discards.
rule-BIS-3-7-take-first = { $count ->
    [one] After taking the kitty the declarer discards one card, which may be the one from the kitty.
   *[other] After taking the kitty the declarer discards { $count } cards, which may come from the kitty.
 }
rule-BIS-3-7-discard-first = { $count ->
    [one] Before taking the kitty the declarer discards one card; what then comes in must stay.
   *[other] Before taking the kitty the declarer discards { $count } cards; what then comes in must stay.
 }
rule-BIS-3-7-one-by-one = Programs take and record the discards one by one, lowest first.
rule-BIS-3-8-secret = Discards lie face down: only the declarer knows them, they are out of play, and they count for nobody.
rule-BIS-3-8-none = There are no discards.
rule-BIS-3-9-none = Nobody passes cards to anybody else.
rule-BIS-3-9-partners = After taking the four cards of the kitty the declarer passes four cards face down to the partner. The partner passes one card to each of the other three.
rule-BIS-3-9-one-by-one = Programs take and record the declarer’s four cards one by one, lowest first, and the partner’s clockwise from the partner’s left.
rule-BIS-3-10-none = The opponents exchange no cards.
rule-BIS-3-10-others = Then the player to the declarer’s left passes one card to the partner opposite, who returns one, so that all hold equally many.
rule-BIS-3-10-any = Any card may be passed, even one just received; only giver and receiver know which it is.

rules-bismarck-section-4 = Playing the cards
rule-BIS-4-1-lead = The player to the dealer’s left leads any card to the first trick, whoever is declarer. The others play clockwise, each one card from their own hand.
rule-BIS-4-2-follow = You must follow suit: if you have a card of the suit led, you play one.
rule-BIS-4-3-free = If you have no card of the suit led, you may play any card.
rule-BIS-4-3-must-trump = If you have no card of the suit led, you must play a trump if you have one; you never have to beat another trump.
rule-BIS-4-3-no-trumps = If you have no card of the suit led, you may play any card: there are no trumps.
rule-BIS-4-4-never = Nobody has to beat the cards in the trick.
rule-BIS-4-4-at-no-trump = At no trumps, whoever follows suit must beat the best card of the trick if they can. This holds only in contracts where tricks are wanted.
rule-BIS-4-4-when-trump-led = When trumps are led, whoever follows suit must beat the best card of the trick if they can. This holds only in contracts where tricks are wanted.
rule-BIS-4-4-both = At no trumps, and when trumps are led, whoever follows suit must beat the best card of the trick if they can. This holds only in contracts where tricks are wanted.
rule-BIS-4-5-trumps = The highest trump takes the trick; if there is none in it, the highest card of the suit led.
rule-BIS-4-5-no-trumps = The highest card of the suit led takes the trick.
rule-BIS-4-6-next = Whoever takes a trick leads any card to the next. Tricks taken lie face down, and only their number counts.

rules-bismarck-section-5 = Scoring
# $quota, $declarer, $others: quotas in tricks. $quotas: an enumeration of them, from the declarer clockwise.
rule-BIS-5-1-win-declarers = Where tricks are wanted, the quota of the declarer is { $declarer } and that of each other player { $others }.
rule-BIS-5-1-win-sides = Where tricks are wanted, the quota of the declarer’s side is { $declarer } and that of the other side { $others }.
rule-BIS-5-1-win-level = Where tricks are wanted, everybody has the same quota: { $quota }.
rule-BIS-5-1-win-uneven = Where tricks are wanted, the quotas are, clockwise from the declarer, { $quotas }.
rule-BIS-5-1-win-none = Where tricks are wanted, nobody has a quota: every trick counts.
rule-BIS-5-1-lose-declarers = Where tricks are avoided, the quota of the declarer is { $declarer } and that of each other player { $others }.
rule-BIS-5-1-lose-sides = Where tricks are avoided, the quota of the declarer’s side is { $declarer } and that of the other side { $others }.
rule-BIS-5-1-lose-level = Where tricks are avoided, everybody has the same quota: { $quota }.
rule-BIS-5-1-lose-uneven = Where tricks are avoided, the quotas are, clockwise from the declarer, { $quotas }.
rule-BIS-5-1-lose-none = Where tricks are avoided, nobody has a quota: every trick counts.
rule-BIS-5-1-no-tricks = There are no tricks, so nobody has a quota.
rule-BIS-5-2-win = Where tricks are wanted, each trick above your quota scores 1 point and each trick below it costs 1.
rule-BIS-5-2-win-every = Where tricks are wanted, each trick scores 1 point.
rule-BIS-5-2-lose = Where tricks are avoided, each trick below your quota scores 1 point and each trick above it costs 1.
rule-BIS-5-2-lose-every = Where tricks are avoided, each trick costs 1 point.
rule-BIS-5-2-level = Exactly the quota is 0, and a total may be negative.
rule-BIS-5-2-no-tricks = Nobody takes tricks: rule 8.5 says what a deal scores.
rule-BIS-5-3-zero = Because the quotas together are the tricks of a deal, the points of every deal sum to 0: that is how to check the score sheet.
rule-BIS-5-3-zero-winning = Where tricks are wanted, the points of a deal sum to 0, because the quotas together are its tricks; where they are avoided, every trick counts and the sum is not 0.
rule-BIS-5-3-zero-losing = Where tricks are avoided, the points of a deal sum to 0, because the quotas together are its tricks; where they are wanted, every trick counts and the sum is not 0.
rule-BIS-5-3-never = Every trick counts, so the points of a deal do not sum to 0 but to its number of tricks, with a minus where tricks are avoided.
rule-BIS-5-3-layouts = In a layout the points always sum to 0.
rule-BIS-5-4-alone = Everybody counts only their own tricks.
rule-BIS-5-4-pairs = The tricks of both partners count together. Both get the points of their side, and they win or share the victory together.

rules-bismarck-section-6 = End of the match
# $deals: deals in a match. $count: how often each declarer plays each contract.
rule-BIS-6-1-length = { $count ->
    [one] The match ends when everybody, as declarer, has played every contract once: that is { $deals } deals.
   *[other] The match ends when everybody, as declarer, has played every contract { $count } times: that is { $deals } deals.
 }
rule-BIS-6-2-highest = The highest total wins.
rule-BIS-6-3-shared = If several have the highest total they share the victory.
rule-BIS-6-3-play-off = If several have the highest total, a play-off decides between them.
rule-BIS-6-4-none = There is no play-off.
rule-BIS-6-4-play-off = In a play-off extra deals at free trump decide the tie, one at a time, and the deal passes to the left each time; all play, but only those still level in the lead can win. Once one of them is alone in the lead, or after as many extra deals as there are players, the match is over; those still level share the victory.

rules-bismarck-section-7 = Irregularities
rule-BIS-7-1-redeal = If the declarer begins to play without having discarded, the deal is void and does not count: the same dealer deals again, and the contract stays.
rule-BIS-7-1-keeps-trumps = Trumps that were already named stay too.
rule-BIS-7-1-table = If the declarer begins to play without having discarded, no rule says what happens: the table settles it.
rule-BIS-7-1-nothing = Nobody discards, so nobody can forget to.

rules-bismarck-section-8 = Layouts
rule-BIS-8-1-none = There are no layouts.
rule-BIS-8-1-rows = A layout is played without tricks, so chapter 4 does not hold for it. Each suit becomes a row on the table: all rows begin alike, and each grows by the next card of its suit.
rule-BIS-8-1-up = { $contract }: each row begins with the lowest card of its suit and goes up.
rule-BIS-8-1-down = { $contract }: each row begins with the highest card of its suit and goes down.
rule-BIS-8-1-named = { $contract }: the declarer names the rank with which each row begins, and whether it goes up or down.
rule-BIS-8-2-none = No layout is named by the declarer.
rule-BIS-8-2-named = Everybody looks at their whole hand before the declarer names a rank that every suit has, and the direction. Past the highest card of a suit comes its lowest, and the other way round.
rule-BIS-8-3-none = Nobody lays out cards.
rule-BIS-8-3-turns = The leader has the first turn, and it goes clockwise. In a turn you lay one card that begins a row or continues one; if you hold such a card, you must lay one.
rule-BIS-8-4-none = Nobody passes.
rule-BIS-8-4-pass = If no card of yours fits, you pass, and only then; so everybody knows that you hold none of the cards that fit.
rule-BIS-8-5-none = No deal ends before its last trick.
rule-BIS-8-5-score = The layout ends as soon as somebody has no card left. Everybody else loses 1 point for each card they still hold, and that player gets as many points as the others lose together.

## Worked examples. $trick, $hand, $answer, $card: cards. $tricks, $points, $totals: enumerations of numbers.
## $trump: spades or no-trump.

example-takes = { $trump ->
    [spades] Spades are trumps.
   *[no-trump] There are no trumps.
 } The trick is { $trick }: { $card } takes it.
example-takes-in = { $contract }: the trick is { $trick }, and { $card } takes it.
example-may-play = { $trump ->
    [spades] Spades are trumps.
   *[no-trump] There are no trumps.
 } After { $trick } you hold { $hand }: you may play { $answer }.
example-scores-win = Tricks are wanted, and the tricks taken are, clockwise from the declarer, { $tricks }: the points are { $points }.
example-scores-lose = Tricks are avoided, and the tricks taken are, clockwise from the declarer, { $tricks }: the points are { $points }.
# $laid: cards on the table, or a dash.
example-may-lay = { $contract }: on the table lie { $laid }, and you hold { $hand }: you may lay { $answer }.
example-must-pass = { $contract }: on the table lie { $laid }, and you hold { $hand }: you must pass.
# $left: an enumeration of numbers.
example-scores-shed = When the layout ends, the cards left are, clockwise from the declarer, { $left }: the points are { $points }.
example-tie-shared = The totals at the end are { $totals }: the first two share the victory.
example-tie-playoff = The totals at the end are { $totals }: the first two are level, so an extra deal follows.

## Worked examples before play. A, B, C and D are players, clockwise. $players, $dealers, $declarers: an enumeration of
## them. $hand, $kitty, $right, $close, $last: places in the pack, except where a comment says otherwise.

example-rotation = Clockwise sit { $players }, and A is drawn as the first dealer. The first { $count } deals are dealt by { $dealers }; their declarers are { $declarers }.
example-found-by-card = A deals the first deal, and { $holder } finds { $card }: { $holder } is its declarer, leads, and deals the second deal, whose declarer is { $next }.
# $size: cards in the kitty.
example-dealt = { $size ->
    [0] Counted from the top of the { $cards } cards, the player to the dealer’s left gets { $hand }.
   *[other] Counted from the top of the { $cards } cards, with { $kitty } as the kitty, the player to the dealer’s left gets { $hand }.
 }
# $kitty: cards.
example-kitty-open = The kitty is { $kitty }: everybody sees it.
example-kitty-closed = The kitty is { $kitty }: nobody knows that before it is taken up.
example-scattered = Counted from the top of the pack, { $right } may be the kitty. Not { $close }, because two of them are side by side, and not { $last }, because the last card is among them.
# $steps: an enumeration of the steps below.
example-in-turn = { $contract }: in this order come { $steps }.
step-deal = the deal
step-look = a look at the hand
step-choose = the choice of the contract
step-name = the naming of trumps
step-rest = the rest of the deal
step-take = the taking of the kitty
step-discard = the discard
step-give = the passing of cards
step-lead = the first lead
# $cards: cards. Hearts are always trumps in these four.
example-shown-turned = { $contract }: in this order the open cards are { $cards }, so hearts are trumps.
example-shown-cut = { $contract }: { $cards } is cut, so hearts are trumps.
example-shown-last-card = { $contract }: the last card of the pack is { $cards }, so hearts are trumps.
example-shown-dealers-card = { $contract }: the last card dealt to the dealer is { $cards }, so hearts are trumps.
# $count: cards that everybody has in the pause, $rest: those that come after it.
example-paused = { $contract }: when everybody has { $count ->
    [one] { $count } card, the declarer looks at that one
   *[other] { $count } cards, the declarer looks at those
 } only and names trumps; then everybody gets { $rest } more.
# $used, $contracts: enumerations of contracts; $count: how many were used.
example-chooses = As declarer you have played { $used }: next you choose from { $contracts }.
# $first, $second, $again, $before: contracts.
example-by-turn = Whoever is declarer for the first time plays { $first }, and for the second time { $second }.
example-by-deal = The first deal is { $first } and the second { $second }, whoever is declarer.
example-at-will = You have already played { $again }. At the free contract you may choose it again, out of { $contracts }.
# $suits, $refused: enumerations of suits.
example-names = At { $contract } these may be named: { $suits }. These may not: { $refused }.
example-names-again = You have already played { $before }. At { $contract } you may name spades again.
# $hand: how many cards in a hand. Below, $count: how many cards in the kitty.
example-kitty-mandatory = { $contract }: the declarer has { $hand } good cards and takes the kitty all the same.
example-kitty-optional = { $contract }: the declarer likes the { $hand } cards as they were dealt and may leave the kitty.
example-kitty-none = { $contract }: the declarer plays with the { $hand } cards as they were dealt.
# $between: cards in hand half-way.
example-exchanged-take-first = The declarer has { $hand } cards, takes up the kitty and has { $between }, discards { $count } and has { $hand }.
example-exchanged-discard-first = The declarer has { $hand } cards, discards { $count } and has { $between }, takes up the kitty and has { $hand }.
# $kitty: cards.
example-discard-take-first = { $count ->
    [one] You have taken { $kitty } from the kitty: you may discard it at once.
   *[other] You have taken { $kitty } from the kitty: any of them may be discarded at once.
 }
example-discard-discard-first = { $count ->
    [one] The kitty is { $kitty }: you cannot discard it, because you discard before you take it.
   *[other] The kitty is { $kitty }: you can discard none of them, because you discard before you take them.
 }
# $hand, $more, $end: how many cards somebody has.
example-passed = Everybody has { $hand } cards. With the kitty the declarer has { $more }, then passes cards until the partner has { $more }. When the partner has passed one card to each of the others, all four have { $end }.
example-may-return = You are the last to pass a card, and your partner has just passed one to you: it may go straight back.
# $declarer: A or B. $named: yes or no, whether trumps were named; $suit: a suit, empty where not.
example-forgotten-redeal = A deals, and { $declarer } leads without having discarded. { $named ->
    [no] The contract was { $contract }: A deals again, { $declarer } is declarer again, and the contract is the same.
   *[yes] The contract was { $contract } with { $suit } as trumps: A deals again, { $declarer } is declarer again, and contract and trumps are the same.
 }
example-forgotten-none = A deals, and { $declarer } leads at { $contract } without having discarded: these rules order no new deal, so the table settles it.
example-may-play-in = { $contract }: after { $trick } you hold { $hand }, and you may play { $answer }.

## Worked examples of scores. $quotas, $tricks, $points, $before, $after, $level, $totals: enumerations of numbers, in the
## order of the players.

example-sheet-win = A deals and { $declarer } is declarer at { $contract }. In the order { $players } the quotas are { $quotas } and the tricks taken { $tricks }: the points are { $points }, and the totals go from { $before } to { $after }.
example-sheet-lose = A deals and { $declarer } is declarer at { $contract }, where tricks are avoided. In the order { $players } the quotas are { $quotas } and the tricks taken { $tricks }: the points are { $points }, and the totals go from { $before } to { $after }.
# $count: extra deals.
example-play-off-won = The first two are level, with totals of { $level }. { $count ->
    [one] After one extra deal the totals are { $totals }: the first is alone ahead of the second and wins.
   *[other] After { $count } extra deals the totals are { $totals }: the first is alone ahead of the second and wins.
 }
example-play-off-shared = The first two are level, with totals of { $level }. { $count ->
    [one] After one extra deal, the last that there is, the totals are { $totals }: the first two share the victory, whatever others have.
   *[other] After { $count } extra deals, as many as there may be, the totals are { $totals }: the first two share the victory, whatever others have.
 }

## Cards beside an example that a reader plays

try-kitty = Open on the table
try-discarded = Already discarded
try-passed = Already passed
