### English. What only the page of Bauernschnapsen says.

## The front

page-tagline = Bauernschnapsen, the Austrian card game for four in pairs: bid, take tricks, avoid the Bummerl.
page-play-now-about = Three bots are waiting; the cards are dealt at once.

## What the reader did. $count, $points: numbers. $suit: C, D, H or S. $contract, $cards: text. $level: 1, 2 or 3. $held, $correct: yes or no.

page-you-cut = { $count ->
    [one] You cut: { $count } card goes to the bottom.
   *[other] You cut: { $count } cards go to the bottom.
 }
page-you-knock = You knock: the pack stays as it is.
page-you-name-trump = { $suit ->
    [C] You name trumps: clubs.
    [D] You name trumps: diamonds.
    [H] You name trumps: hearts.
   *[S] You name trumps: spades.
 }
page-you-turn-up = You have a card turned up for trumps.
page-you-bid = { $held ->
    [yes] You hold: { $contract }.
   *[no] You bid: { $contract }.
 }
page-you-double-normal = You say Kontra to the Normal: it takes the place of the Bettler and counts double.
page-you-pass = You pass.
page-you-declarer = You play the contract: { $contract }.
page-you-double = { $level ->
    [1] You say Kontra: the deal counts double.
    [2] You say Rekontra: the deal counts fourfold.
   *[3] You say Subkontra: the deal counts eightfold.
 }
page-you-decline = { $level ->
    [1] You do not say Kontra.
    [2] You do not say Rekontra.
   *[3] You do not say Subkontra.
 }
page-you-show = You show the five cards: { $cards }.
page-you-declare = { $suit ->
    [C] You declare { $points } in clubs.
    [D] You declare { $points } in diamonds.
    [H] You declare { $points } in hearts.
   *[S] You declare { $points } in spades.
 }
page-you-claim = { $correct ->
    [yes] You claim 66 and have { $points } card points.
   *[no] You claim 66 but have only { $points } card points.
 }

## What the table waits for. $player: a name.

page-choose-cut = Cut or knock
page-waits-cut = { $player } cuts or knocks.
page-choose-bid = Your turn to call
page-waits-bid = { $player } is calling.
page-choose-double = { $level ->
    [1] Do you say Kontra?
    [2] Do you say Rekontra?
   *[3] Do you say Subkontra?
 }
page-waits-double = { $level ->
    [1] Does { $player } say Kontra?
    [2] Does { $player } say Rekontra?
   *[3] Does { $player } say Subkontra?
 }
page-turn-declared = { $suit ->
    [C] Lead the king or queen of clubs.
    [D] Lead the king or queen of diamonds.
    [H] Lead the king or queen of hearts.
   *[S] Lead the king or queen of spades.
 }
page-cut-place = Where to cut
page-cut-about = dealt in packets of three and two
page-knock-about = the pack stays as it is
page-turn-up-about = One of your last two cards shows trumps; no way back.
page-last-two = The last two cards of { $player }
page-turned = Turned up for { $player }
page-calls = The calls
page-stands = stands
page-kontra-normal-about = instead of the Bettler, doubled
# $now, $then: game points.
page-stake = At stake: { $now }, then { $then } game points
page-on-lead = On lead

## At the table

page-deal-number = Deal { $number }
page-out = sits out
page-sits-out = You sit out: { $player } plays alone.
# Above the board, below the game points of each pair.
page-we = we
page-they = they
page-first-pair = first pair
page-second-pair = second pair
page-holds = holds { $cards }
page-declared = { $suit ->
    [C] declared { $points } in clubs
    [D] declared { $points } in diamonds
    [H] declared { $points } in hearts
   *[S] declared { $points } in spades
 }
page-tricks = Tricks
page-our-tricks = Our tricks
page-their-tricks = Their tricks
page-open-tricks = Open tricks
page-trick-of-whom = taken by { $player }
page-count-yourself = You count your own tricks; the page does not.
page-no-own-trick = No trick yet.
page-no-last-trick = The last trick lies open until the next lead; now there is none.
page-last-trick-closed = In this house the last trick stays closed.

## Results and the slate. $names: both names of a pair. $count: a number.

page-bummerl = { $names } get a Bummerl.
page-schneider = { $names } are Schneider: { $count ->
    [one] { $count } Bummerl
   *[other] { $count } Bummerl
 }.
page-shown-by = Shown by { $player }
page-left = to go
page-counts-up = From 0 up to { $count }
page-counts-down = From { $count } down to 0

## Help and settings

page-help = Help
page-card-order = The cards
page-high-to-low = from the highest
page-questions = Questions
page-contracts = Contracts
