### English. The game of Bismarck: contracts, table, events, rule sets.

## Contracts: a short label; a long one that explains the game's own name; a sentence; a column head of at most 8 letters.

contract-nt-win = No trumps
contract-nt-win-long = Sang: no trumps, win tricks
contract-nt-win-help = There are no trumps: the highest card of the suit led takes each trick, and every trick above your quota is a point.
contract-nt-win-head = No trump
contract-spades = Spades
contract-spades-long = Spader: spades are trumps, win tricks
contract-spades-help = Spades are trumps, and every trick above your quota is a point.
contract-spades-head = Spades
contract-free-trump = Free trump
contract-free-trump-long = Valfri: the declarer names trumps, win tricks
contract-free-trump-help = The declarer names the trump suit, and every trick above your quota is a point.
contract-free-trump-head = Free tr.
contract-nt-lose = Misère
contract-nt-lose-long = Noll: no trumps, avoid tricks
contract-nt-lose-help = There are no trumps, and every trick below your quota is a point: the fewer tricks the better.
contract-nt-lose-head = Misère
contract-turned-trump = Turned trump
contract-turned-trump-long = Turned trump: a turned card shows trumps, win tricks
contract-turned-trump-help = The suit of a turned card is trumps, and every trick above your quota is a point.
contract-turned-trump-head = Turned
contract-cut-trump = Cut trump
contract-cut-trump-long = Cut trump: a cut card shows trumps, win tricks
contract-cut-trump-help = A card is cut from the pack and put back; its suit is trumps, and every trick above your quota is a point.
contract-cut-trump-head = Cut
contract-clubs = Clubs
contract-clubs-long = Clubs: clubs are trumps, win tricks
contract-clubs-help = Clubs are trumps, and every trick above your quota is a point.
contract-clubs-head = Clubs
contract-diamonds = Diamonds
contract-diamonds-long = Diamonds: diamonds are trumps, win tricks
contract-diamonds-help = Diamonds are trumps, and every trick above your quota is a point.
contract-diamonds-head = Diamonds
contract-hearts = Hearts
contract-hearts-long = Hearts: hearts are trumps, win tricks
contract-hearts-help = Hearts are trumps, and every trick above your quota is a point.
contract-hearts-head = Hearts
contract-trump-lose = Misère with trumps
contract-trump-lose-long = Misère with trumps: the declarer names trumps, avoid tricks
contract-trump-lose-help = The declarer names the trump suit, and every trick below your quota is a point: the fewer tricks the better.
contract-trump-lose-head = Mis. tr.
contract-free-contract = Free contract
contract-free-contract-long = Free contract: the declarer picks one on offer, even a repeat
contract-free-contract-help = The declarer picks any contract that the rule set lists here, even one that has been played.
contract-free-contract-head = Free c.
contract-layout-up = Upward layout
contract-layout-up-long = Upward layout: each suit from its lowest card up, be out first
contract-layout-up-help = The cards are laid out suit by suit, from the lowest up. Whoever is out first gets a point for every card that the others still hold.
contract-layout-up-head = Upward
contract-layout-down = Downward layout
contract-layout-down-long = Downward layout: each suit from its highest card down, be out first
contract-layout-down-help = The cards are laid out suit by suit, from the highest down. Whoever is out first gets a point for every card that the others still hold.
contract-layout-down-head = Downward
contract-layout-named = Free layout
contract-layout-named-long = Free layout: the declarer names rank and direction, be out first
contract-layout-named-help = The declarer names the rank that opens each suit, and whether it goes up or down from there. Whoever is out first gets a point for every card that the others still hold.
contract-layout-named-head = Free l.

## Where the ace is the lowest card of each suit: stands after what a contract is, as in "avoid tricks, ace lowest".

ace-is-low = ace lowest

## What the table waits for

phase-cut-card = A card is being cut for trumps.
phase-lay-open = The places of the open cards are being drawn.
phase-choose-contract = The declarer is choosing the contract.
phase-name-trump = The declarer is naming trumps.
phase-take-kitty = The declarer is deciding whether to take the kitty.
phase-discard = The declarer is discarding.
phase-give = Partners are passing cards.
phase-complete-deal = The rest of the cards is being dealt.
phase-name-start = The declarer is naming the rank that opens each row.
phase-name-direction = The declarer is naming the direction of the rows.
phase-layout = The cards are being laid out.

## Roles

role-leader = leader

## Events. $player, $dealer, $declarer: a name. $card, $cards, $kitty, $discards, $hands: cards as text, "–" for none.
## $contract: a short label. $count, $number: numbers.

event-deal-started = Deal { $number }: dealer { $dealer }, declarer { $declarer }.
deal-started-open = Deal { $number }: dealer { $dealer }; the ace of clubs shows who is declarer.
event-declarer-found = { $player } holds { $card } and is declarer.
event-trump-cut = { $card } is cut for trumps.
event-kitty-opened = Open on the table: { $cards }.
event-card-shown = { $card } is shown to all.
event-contract-chosen = { $player } chooses the contract: { $contract }.
event-contract-fixed = The contract is fixed for { $player }: { $contract }.
# $trump: clubs, diamonds, hearts, spades or no-trump; $source: where it comes from, as contracts.trump in a rule set.
event-trump-decided = { $trump ->
    [clubs] Clubs are trumps
    [diamonds] Diamonds are trumps
    [hearts] Hearts are trumps
    [spades] Spades are trumps
   *[no-trump] There are no trumps
 }{ $source ->
    [declared] , by the declarer’s choice.
    [turned] , by the first open card.
    [last-card] , by the last card of the pack.
    [dealers-card] , by the dealer’s last card.
    [cut] , by the cut card.
   *[other] .
 }
event-kitty-taken = { $player } takes the kitty.
event-kitty-seen = { $player } finds in the kitty: { $cards }.
event-kitty-left = { $player } leaves the kitty.
event-discarded = { $player } discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } face down.
event-discards-laid = { $player } has discarded: { $cards }.
# $giver, $receiver: names.
event-cards-given = { $giver } passes { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } face down to { $receiver }.
event-given-seen = { $giver } has passed to { $receiver }: { $cards }.
# $rank: a rank as it stands on a card; $direction: up or down.
event-layout-named = { $player } names the layout: from { $rank } { $direction ->
    [up] up
   *[down] down
 }.
event-card-laid = { $player } lays { $card }.
event-passed = { $player } passes.
# $tricks, $scores, $totals: enumerations such as "Anna +3, Bo −2, Cia −1".
event-deal-scored = Deal { $number } is over; tricks: { $tricks }; points: { $scores }; totals: { $totals }.
event-deal-revealed = Hands as dealt: { $hands }; kitty: { $kitty }; discards: { $discards }.
# $reason: forgotten-discard.
event-deal-voided = { $reason ->
   *[forgotten-discard] The declarer forgot to discard: the deal is void and the same dealer deals again.
 }
# $players, $winners: an enumeration of names, $count of them.
event-playoff-started = Play-off for first place: { $players }.
event-match-ended = { $count ->
    [one] { $winners } wins the match
   *[other] { $winners } share the victory
 }; totals: { $totals }.

## Rule sets

ruleset-bismarck-modern = Modern Swedish
ruleset-bismarck-modern-about = Twelve deals with four open cards: the player to the dealer’s left chooses each of the four contracts once and takes the open cards.
ruleset-bismarck-kortoxen-9 = Kortoxen, nine deals
ruleset-bismarck-kortoxen-9-about = The classic Swedish game in a fixed order, three deals each: turned trump, no trumps, misère.
ruleset-bismarck-kortoxen-12 = Kortoxen, twelve deals
ruleset-bismarck-kortoxen-12-about = The classic Swedish game with an extra round in which the declarer names trumps on the four open cards.
ruleset-bismarck-danish-9 = Danish, nine deals
ruleset-bismarck-danish-9-about = The Danish game in a fixed order, three deals each: no trumps, turned trump, misère; the open cards are the last four.
ruleset-bismarck-finnish-partners = Finnish partners
ruleset-bismarck-finnish-partners-about = Four play two against two over sixteen deals: the kitty goes into the hands, partners pass each other cards, and each pair shares its quota and its points.
ruleset-bismarck-estonia-3 = Estonian for three
ruleset-bismarck-estonia-3-about = Twenty-four deals with 36 cards and no kitty: eight rounds in a fixed order, two with trumps named on three cards, three in which the cards are laid out, and a free one.
ruleset-bismarck-estonia-4 = Estonian for four
ruleset-bismarck-estonia-4-about = The Estonian game for four, each alone: 32 deals of nine cards.
ruleset-bismarck-estonian-folk = Estonian from memory
ruleset-bismarck-estonian-folk-about = The game for four as it is remembered: six rounds and no quotas, each trick is a point for or against you.
ruleset-bismarck-dealer-kitty = Dealer’s kitty
ruleset-bismarck-dealer-kitty-about = Twelve deals in which the dealer is declarer, chooses after seeing the hand and may exchange with a closed kitty, while the player to the left leads.
ruleset-bismarck-dealer-kitty-grand = Dealer’s kitty, grand
ruleset-bismarck-dealer-kitty-grand-about = Dealer’s kitty over 24 deals, each contract twice for each player.
ruleset-bismarck-dealer-kitty-fixed = Dealer’s kitty, compulsory exchange
ruleset-bismarck-dealer-kitty-fixed-about = Dealer’s kitty in which the dealer must always take the kitty.
ruleset-bismarck-dealer-kitty-notrump = Dealer’s kitty, Valfri without trumps
ruleset-bismarck-dealer-kitty-notrump-about = Dealer’s kitty in which free trump is always played without trumps.
ruleset-bismarck-spel-pass = Practice game without trumps
ruleset-bismarck-spel-pass-about = A short game to learn on, with no trumps and misère only.
ruleset-bismarck-kortman-1944 = Kortman, 1944
ruleset-bismarck-kortman-1944-about = The oldest printed rules, twelve deals in a fixed order: a closed kitty for the player to the dealer’s left, a duty to trump, and a misère in which the ace is lowest.
ruleset-bismarck-parlett = Parlett, British
ruleset-bismarck-parlett-about = The British game of twelve deals: each player deals four times in a row, takes a closed kitty, and plays no trumps, cut trump, free trump and misère in that order.
ruleset-bismarck-parlett-choice = Parlett, dealer’s choice
ruleset-bismarck-parlett-choice-about = Parlett’s game in which the dealer chooses each contract once, after taking the kitty.
ruleset-bismarck-coleman-18 = Coleman, eighteen deals
ruleset-bismarck-coleman-18-about = A British game without misère: six rounds in a fixed order, hearts, clubs, diamonds, spades, no trumps and free trump.
ruleset-bismarck-polley-21 = Polley, twenty-one deals
ruleset-bismarck-polley-21-about = Coleman’s six contracts and misère, one further with each deal while the deal passes to the left.
ruleset-bismarck-lever = Lever, fifteen cards
ruleset-bismarck-lever-about = A British game with fifteen cards each and a kitty of seven for the dealer; in one of the four contracts the last card of the pack makes trumps.
ruleset-bismarck-raf-853 = RAF 8-5-3
ruleset-bismarck-raf-853-about = The game of the Royal Air Force in 18 deals: the dealer exchanges first, then chooses one of six contracts; quotas are 8, 5 and 3, and 3, 5 and 8 at misère.
ruleset-bismarck-portugal = Portuguese
ruleset-bismarck-portugal-about = Twelve deals in which the dealer’s last card is shown: the dealer chooses each contract once and may discard four cards for four unseen, and you must beat the trick if you can at no trumps and when trumps are led.
ruleset-bismarck-short-43 = Short Bismarck, 43 cards
ruleset-bismarck-short-43-about = Parlett’s game with 43 cards: thirteen each and four for the dealer.
ruleset-bismarck-finnish-3 = Finnish, three players
ruleset-bismarck-finnish-3-about = Twelve deals with four open cards and a duty to trump: turned trump, no trumps and misère in a fixed order, then a free contract.
ruleset-bismarck-finnish-4 = Finnish, four players
ruleset-bismarck-finnish-4-about = The Finnish game for four, each alone: twelve cards each and sixteen deals.

option-choice_sees_hand = The declarer sees the hand before choosing
option-must_trump = Must trump when void
option-valfri_no_spades = Spades may not be named at free trump
option-open_cards_last = The open cards are the last of the pack
option-open_cards_scattered = The open cards come from scattered places in the pack
option-playoff = Play-off after a tie
option-valfri_or_no_trump = No trumps may be named at free trump too
option-shared = A tie is shared at once
option-twelve_deals = Twelve deals, each contract twice
option-dealer_picks_order = The dealer picks the order of the contracts
option-free_layout = The free layout is on offer at the free contract too

## Rule sets field by field: axis-GROUP-FIELD, and value-GROUP-FIELD-VALUE for every choice

group-deck = Players and cards
group-kitty = The kitty
group-roles = Dealer and declarer
group-choice = Which contract is played
group-exchange = The exchange
group-play = Playing the cards
group-scoring = Quotas
group-match = The end of the match

axis-deck-players = Players
axis-deck-pack = Pack
value-deck-pack-full-52 = 52 cards
value-deck-pack-short-43 = 43 cards: clubs from the five up, other suits from the four up
value-deck-pack-sixes-36 = 36 cards: from the six up
axis-deck-hand = Cards for each player
axis-deck-sides = Who plays together
value-deck-sides-alone = nobody: each plays alone
value-deck-sides-pairs = those who sit opposite each other
axis-kitty-size = Cards in the kitty
axis-kitty-facing = The kitty lies
value-kitty-facing-open = face up
value-kitty-facing-closed = face down
axis-kitty-position = The kitty comes from
value-kitty-position-first = the first cards of the pack
value-kitty-position-last = the last cards of the pack
value-kitty-position-scattered = drawn places in the pack: not the first, not the last, no neighbours
axis-dealing-packets = Cards dealt at a time
axis-dealing-pause-after = Cards of each player when the deal pauses for trumps
axis-roles-declarer = The declarer is
value-roles-declarer-left-of-dealer = the player to the dealer’s left
value-roles-declarer-dealer = the dealer
axis-roles-first-declarer = The first deal’s declarer is
value-roles-first-declarer-as-ever = the same as in every deal
value-roles-first-declarer-club-ace = whoever was dealt the ace of clubs; he also leads and deals next
axis-roles-deals-in-a-row = Deals in a row for each dealer
axis-choice-contracts = Contracts
value-choice-contracts-nt-win = { contract-nt-win }
value-choice-contracts-spades = { contract-spades }
value-choice-contracts-free-trump = { contract-free-trump }
value-choice-contracts-nt-lose = { contract-nt-lose }
value-choice-contracts-turned-trump = { contract-turned-trump }
value-choice-contracts-cut-trump = { contract-cut-trump }
value-choice-contracts-clubs = { contract-clubs }
value-choice-contracts-diamonds = { contract-diamonds }
value-choice-contracts-hearts = { contract-hearts }
value-choice-contracts-trump-lose = { contract-trump-lose }
value-choice-contracts-free-contract = { contract-free-contract }
value-choice-contracts-layout-up = { contract-layout-up }
value-choice-contracts-layout-down = { contract-layout-down }
value-choice-contracts-layout-named = { contract-layout-named }
axis-choice-selection = The contract is fixed by
value-choice-selection-each-once = the declarer, among the contracts not used up
value-choice-selection-by-turn = a fixed order, the same for every declarer
value-choice-selection-by-deal = a fixed order, one further each deal
axis-choice-times = Times that each declarer plays each contract
axis-choice-free-contract = On offer at the free contract
value-choice-free-contract-nt-win = { contract-nt-win }
value-choice-free-contract-spades = { contract-spades }
value-choice-free-contract-free-trump = { contract-free-trump }
value-choice-free-contract-nt-lose = { contract-nt-lose }
value-choice-free-contract-turned-trump = { contract-turned-trump }
value-choice-free-contract-cut-trump = { contract-cut-trump }
value-choice-free-contract-clubs = { contract-clubs }
value-choice-free-contract-diamonds = { contract-diamonds }
value-choice-free-contract-hearts = { contract-hearts }
value-choice-free-contract-trump-lose = { contract-trump-lose }
value-choice-free-contract-free-contract = { contract-free-contract }
value-choice-free-contract-layout-up = { contract-layout-up }
value-choice-free-contract-layout-down = { contract-layout-down }
value-choice-free-contract-layout-named = { contract-layout-named }
axis-choice-sees = Before choosing, the declarer sees
value-choice-sees-nothing = nothing: the choice comes before the deal
value-choice-sees-open-cards = only the open cards
value-choice-sees-hand = the hand and whatever lies open
value-choice-sees-taken = the hand with the kitty taken up
value-choice-sees-exchanged = the hand after the exchange
axis-choice-trump-named = Free trumps are named
value-choice-trump-named-with-contract = together with the contract
value-choice-trump-named-before-play = after the exchange, before the first lead
value-choice-trump-named-in-pause = on the first cards, in a pause of the deal
value-contracts-id-nt-win = { contract-nt-win }
value-contracts-id-spades = { contract-spades }
value-contracts-id-free-trump = { contract-free-trump }
value-contracts-id-nt-lose = { contract-nt-lose }
value-contracts-id-turned-trump = { contract-turned-trump }
value-contracts-id-cut-trump = { contract-cut-trump }
value-contracts-id-clubs = { contract-clubs }
value-contracts-id-diamonds = { contract-diamonds }
value-contracts-id-hearts = { contract-hearts }
value-contracts-id-trump-lose = { contract-trump-lose }
value-contracts-id-free-contract = { contract-free-contract }
value-contracts-id-layout-up = { contract-layout-up }
value-contracts-id-layout-down = { contract-layout-down }
value-contracts-id-layout-named = { contract-layout-named }
axis-contracts-trump = Trumps
value-contracts-trump-no-trump = none
value-contracts-trump-clubs = clubs
value-contracts-trump-diamonds = diamonds
value-contracts-trump-hearts = hearts
value-contracts-trump-spades = spades
value-contracts-trump-declared = named by the declarer
value-contracts-trump-turned = the suit of the first open card
value-contracts-trump-last-card = the suit of the last card of the pack
value-contracts-trump-dealers-card = the suit of the dealer’s last card
value-contracts-trump-cut = the suit of a cut card
value-contracts-aim-win = to win tricks
value-contracts-aim-lose = to avoid tricks
value-contracts-aim-shed = to be out of cards first
axis-contracts-ace = The ace ranks
value-contracts-ace-high = highest
value-contracts-ace-low = lowest, below the two
axis-contracts-suits = May be named as trumps
value-contracts-suits-clubs = clubs
value-contracts-suits-diamonds = diamonds
value-contracts-suits-hearts = hearts
value-contracts-suits-spades = spades
value-contracts-suits-no-trump = no trumps
axis-contracts-exchange = Exchange in this contract
value-contracts-exchange-as-rule-set = as in all contracts
value-contracts-exchange-mandatory = compulsory
value-contracts-exchange-optional = optional
value-contracts-exchange-none = none
axis-contracts-build = The rows of a layout go
value-contracts-build-up = from the lowest card up
value-contracts-build-down = from the highest card down
value-contracts-build-named = as the declarer names
axis-exchange-duty = Exchange with the kitty
value-exchange-duty-mandatory = compulsory
value-exchange-duty-optional = optional
value-exchange-duty-none = none
axis-exchange-order = Order of the exchange
value-exchange-order-take-first = take the kitty, then discard
value-exchange-order-discard-first = discard, then take the kitty unseen
value-exchange-order-partners = take the kitty, pass as many cards to the partner, who passes one to everybody; then the other side exchange one
axis-play-void = Without a card of the suit led, you play
value-play-void-free = any card
value-play-void-must-trump = a trump, if you have one
axis-play-beat = Whoever follows suit must beat
value-play-beat-never = never
value-play-beat-at-no-trump = at no trumps
value-play-beat-when-trump-led = when trumps are led
value-play-beat-both = at no trumps and when trumps are led
axis-scoring-win = Quotas when winning tricks, declarer first
axis-scoring-lose = Quotas when avoiding tricks, declarer first
axis-match-tie = Tie for first place
value-match-tie-shared = the victory is shared
value-match-tie-playoff = play-off at free trump
axis-match-forgotten-discard = If the declarer forgets to discard
value-match-forgotten-discard-redeal = the same dealer deals again, the contract stays
value-match-forgotten-discard-none = no rule: the table settles it
value-table-reveal-after-deal-all = all hands, the kitty and the discards
