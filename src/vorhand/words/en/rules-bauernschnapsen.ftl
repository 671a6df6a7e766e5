### English. The numbered rules of Bauernschnapsen in parts; their sources stand in games/bauernschnapsen/rules.py.
### Plain sentences that a player can read aloud. $contracts: contracts as a sentence lists them.

rules-bauernschnapsen-title = Bauernschnapsen: the numbered rules
# How long a match is: numbers.
rules-size = { $players } players in pairs, to { $target } game points, { $contracts ->
    [one] { $contracts } contract
   *[other] { $contracts } contracts
 }
rules-bauernschnapsen-intro = These are the rules of the game with the main list of contracts; below each rule stands what other houses do instead. The rule set of a table says which of them are in force; code, tests and refusals cite the numbers. Source 004 is one of the documents that the project began with.

rules-bauernschnapsen-section-1 = Players, cards and roles
rule-BAU-1-1-four = Four play, partners sit opposite each other, and everything goes clockwise: the next player is the one to the left.
rule-BAU-1-2-cards = You play with 20 cards: ace, ten, king, queen and jack of each suit, worth 11, 10, 4, 3 and 2 card points, 120 in all.
# $ranks: the five ranks, highest first.
rule-BAU-1-2-usual = In each suit the order is { $ranks }, highest first.
rule-BAU-1-2-same = Some contracts have another order. It decides who takes a trick and what beats what; the card points stay the same.
rule-BAU-1-2-in = { $contracts }: { $ranks }.
rule-BAU-1-3-roles = The first dealer is drawn by lot, and after every deal the deal passes to the left. The player to the dealer’s left is the caller, who names trumps and speaks first; caller and partner are the caller’s side, dealer and partner are the caller’s opponents. Whoever wins the auction is the declarer.
rule-BAU-1-4-scales = There are two scales that are never mixed: card points decide about 66, and game points win the match.

rules-bauernschnapsen-section-2 = Dealing and trumps
rule-BAU-2-1-cut = The dealer shuffles, and the player to the dealer’s right either cuts, 1 to 19 cards, or knocks, and then the pack stays as it is.
rule-BAU-2-2-cut = After a cut everybody is dealt three cards and then two more, beginning with the caller.
rule-BAU-2-2-fives = After a knock everybody is dealt five cards at once, the caller’s first three apart from the last two.
rule-BAU-2-2-threes-and-twos = After a knock it is three and two as well.
rule-BAU-2-3-first-three = The caller looks at the first three cards only, and names as trumps a suit that is among them.
rule-BAU-2-4-turn-up = Instead the caller may have a card turned up (Aufschlagen): one of the caller’s last two cards, drawn by lot, is turned face up, and its suit is trumps. Nobody has seen the two before, and once asked for it cannot be taken back.
rule-BAU-2-5-turned = Everybody sees the turned card; then it goes into the caller’s hand, and everybody may remember it. The other of the two stays hidden.
rule-BAU-2-6-rest = Once trumps are known everybody takes up the rest of their five cards. There is no stock, and the trump suit stays the same whoever becomes declarer.

rules-bauernschnapsen-section-3 = The auction
rule-BAU-3-1-turns = The auction goes clockwise from the caller, past those who have passed. The caller’s first call must be a contract; later everybody may bid or pass.
rule-BAU-3-2-higher = A bid must be higher than the one that stands, and its place in the list (rule 3.6) decides, not its value.
# $value: game points of each.
rule-BAU-3-2-equal = Worth { $value } each, named from the lowest up: { $contracts }.
# $above, $below: contracts.
rule-BAU-3-2-worth-less = { $above } is worth less than { $below } and yet higher.
rule-BAU-3-3-hold = Priority falls clockwise from the caller, who has most, to the dealer. When it is your turn and a player with lower priority holds the bid, be it your own partner, you may hold it, which means bidding the same contract and taking it over; everybody else must go higher.
rule-BAU-3-4-out = Whoever passes is out of the auction for good.
rule-BAU-3-5-end = The auction is over as soon as three have passed: the fourth is the declarer and plays the last bid.
rule-BAU-3-6-list = These contracts are played, the lowest first.
# $one, $two, $three: game points. $cards: trump or no-trump.
rule-BAU-3-6-normal = { $contract }: { $one }, { $two } or { $three } game points, for the caller. { $cards ->
    [no-trump] Without trumps
   *[trump] With the caller’s trumps
 } side plays against side for 66 card points, or else for the last trick.
# $id: the contract’s id, for its meaning. $value: game points. $cards: trump, no-trump, or shown instead of played.
# $order: usual, or other with its $ranks. $bidders, $needs, $aim, $partner: as in the rule set; the aim early is three tricks, or fewer with 66.
rule-BAU-3-6-contract = { $contract }{ $id ->
    [bettler] { " " }(beggar)
    [assenbettler] { " " }(beggar of aces)
    [ass-bettler] { " " }(beggar with an ace)
    [schnapser] { "" }
    [damengang] { " " }(queens’ walk)
    [koenigsgang] { " " }(kings’ walk)
    [gang] { " " }(walk)
    [zehner-gang] { " " }(walk of tens)
    [bauernloch] { " " }(farmers’ hole)
    [bauernschnapser] { " " }(farmers’ Schnapser)
    [farben-gang] { " " }(walk in a suit)
    [kontra-bauernschnapser] { "" }
    [herren-schnapser] { " " }(gentlemen’s Schnapser)
   *[other] { "" }
 }: { $value ->
    [one] { $value } game point
   *[other] { $value } game points
 }, { $bidders ->
    [caller] for the caller
    [callers-side] for the caller’s side
    [opponents] for the caller’s opponents
    [not-caller] for everybody but the caller
   *[anyone] for everybody
 }{ $needs ->
    [ace] { " " }with an ace
   *[nothing] { "" }
 }. { $cards ->
    [trump] With the caller’s trumps the declarer { "" }
    [no-trump] Without trumps the declarer { "" }
   *[shown] The declarer { "" }
 }{ $aim ->
    [no-trick] must take no trick
    [three-tricks] must take the first three tricks alone, with 66 card points
    [early] must take the first tricks alone and reach 66 card points, with the third at the latest
    [all-tricks] must take all five tricks alone
    [one-suit] holds five cards of one suit and shows them
   *[five-trumps] holds all five trumps and shows them
 }{ $order ->
    [usual] { "" }
   *[other] , order { $ranks }
 }{ $partner ->
    [sits-out] ; the partner sits out.
   *[plays] .
 }
rule-BAU-3-7-one-suit = Only a player who holds five cards of one suit may bid { $contracts }.
rule-BAU-3-7-five-trumps = Only a player who holds all five trumps may bid { $contracts }.
rule-BAU-3-7-ace = Only a player who holds an ace may bid { $contracts }.
rule-BAU-3-7-refused = A bid without the cards is refused, and nobody hears of it.
rule-BAU-3-7-none = No contract asks for particular cards in the bidder’s hand.
rule-BAU-3-8-first = Normal can be said only by the caller and only as the first call; if the other three then pass, it is played.
rule-BAU-3-9-after-auction = Kontra to the Normal is said after the auction, like every other Kontra.
rule-BAU-3-9-beats-bettler = While a Bettler stands, an opponent of the caller may say Kontra to the Normal in the auction: then the caller plays the Normal, doubled once already, unless somebody bids a contract above the Bettler.
rule-BAU-3-9-goes-on = After the auction the doubling of that Normal goes on with Rekontra.
rule-BAU-3-9-none = There is no Kontra to the Normal.

rules-bauernschnapsen-section-4 = Doubling
# $levels: how often a contract can be doubled, 1 to 3.
rule-BAU-4-1-said = After the auction and before the first lead the declarer’s opponents may say Kontra{ $levels ->
    [1] .
    [2] , and then the declarer’s side Rekontra.
   *[3] , then the declarer’s side Rekontra, and then the opponents Subkontra.
 }
rule-BAU-4-1-none = No contract is doubled.
rule-BAU-4-2-asked = They are asked one by one: { $levels ->
    [1] the opponent to the declarer’s left and then the other. As soon as one says Kontra
    [2] for Kontra the opponent to the declarer’s left and then the other, for Rekontra the declarer and then the partner. The first who says it settles that step; if neither says it
   *[3] for Kontra and Subkontra the opponent to the declarer’s left and then the other, for Rekontra the declarer and then the partner. The first who says it settles that step; if neither says it
 }, the doubling is over.
rule-BAU-4-2-none = Nobody is asked: there is no doubling.
rule-BAU-4-3-times = { $levels ->
    [1] Kontra doubles the game points, whichever side scores.
    [2] Kontra doubles the game points, and Rekontra makes them four times as many, whichever side scores.
   *[3] Kontra doubles the game points, Rekontra makes them four times and Subkontra eight times as many, whichever side scores.
 } It touches neither card points nor what a contract asks for.
rule-BAU-4-3-none = Every contract counts what the list says.
rule-BAU-4-4-all = Every contract may be doubled.
rule-BAU-4-4-not = Every contract may be doubled but { $contracts }.
rule-BAU-4-4-none = No contract may be doubled.
rule-BAU-4-5-may-redouble = A partner who sits out may say Rekontra as well.
rule-BAU-4-5-silent = A partner who sits out is not asked for Rekontra.
rule-BAU-4-5-no-rekontra = A partner who sits out is never asked: there is no Rekontra in those contracts.
rule-BAU-4-5-nobody-out = No partner sits out.

rules-bauernschnapsen-section-5 = Playing the cards
rule-BAU-5-1-caller = In { $contracts } the caller leads to the first trick, whoever is declarer.
rule-BAU-5-1-declarer = In { $contracts } the declarer leads to it.
rule-BAU-5-1-any = You may lead any card. The others play clockwise, each one card from their own hand.
rule-BAU-5-2-trumps = In { $contracts } the caller’s suit is trumps: the highest trump takes the trick, and if there is none in it, the highest card of the suit led.
rule-BAU-5-2-no-trumps = In { $contracts } no suit is trumps: the highest card of the suit led takes the trick.
rule-BAU-5-2-next = Whoever takes a trick leads to the next.
rule-BAU-5-3-follow = You must follow suit, and with a card that beats the best one in the trick if you have such a card, even if your own partner has played that best card. If you cannot beat it, you play any card of the suit.
rule-BAU-5-4-trumped = If another suit was led and the trick has been trumped, whoever can follow suit plays any card of it: there is nothing to beat, and trumping is not allowed.
rule-BAU-5-4-none = No suit is trumps, so no trick can be trumped.
rule-BAU-5-5-must-trump = If you cannot follow suit you must trump, and higher than the best trump in the trick if you can, your partner’s included. If all your trumps are lower, you still play one of them.
rule-BAU-5-5-none = No suit is trumps, so nobody has to trump.
rule-BAU-5-6-any = If you can neither follow suit nor trump, you may play any card.
rule-BAU-5-7-sits-out = In { $contracts } the declarer’s partner sits out, with those five cards face down, and a trick has three cards.
rule-BAU-5-7-others-play = In every other contract all four play.
rule-BAU-5-7-all-play = In every contract all four play, the declarer’s partner too.

rules-bauernschnapsen-section-6 = Marriages and the Normal
rule-BAU-6-1-declare = If you are on lead and hold king and queen of a suit you may declare this marriage and show both: it is worth 20 card points.
rule-BAU-6-1-forty = In trumps it is worth 40.
rule-BAU-6-1-lead = You then lead one of the two, whichever you like; only one marriage can be declared with each lead.
rule-BAU-6-1-none = There are no marriages.
rule-BAU-6-2-all = In { $contracts } all four may declare marriages.
rule-BAU-6-2-declarer = In { $contracts } only the declarer may declare marriages.
rule-BAU-6-2-others = In all other contracts nobody may.
rule-BAU-6-2-none = Nobody may declare marriages.
rule-BAU-6-3-counts = A marriage counts for its side as soon as it is declared, whoever takes the trick.
rule-BAU-6-3-none = No marriage counts: only tricks have card points.
rule-BAU-6-4-claim = In the Normal whoever is on lead after taking a trick, or has just declared a marriage, may claim by saying Basta.
rule-BAU-6-4-claim-tricks = In the Normal whoever is on lead after taking a trick may claim by saying Basta.
rule-BAU-6-4-right = It is right if both partners together have at least 66 card points. Play stops at once, and no further card is led.
# $one, $two, $three: game points.
rule-BAU-6-5-value = A right claim scores { $three } game points against losers without a trick, { $two } against losers with fewer than 33 card points, and otherwise { $one }.
# $value: game points.
rule-BAU-6-5-trickless-three = Losers without a trick cost { $value } even with 33 or more from a marriage.
rule-BAU-6-5-trickless-by-points = But losers without a trick cost only { $value } if they have 33 or more from a marriage.
rule-BAU-6-5-marriages-count = The losers’ marriages count towards their 33.
rule-BAU-6-5-tricks-only = The losers’ marriages do not count towards their 33, only their tricks do.
rule-BAU-6-6-wrong = After a wrong claim the other side scores what a right one would have scored at that moment.
rule-BAU-6-7-last-trick = { $value ->
    [one] If nobody claims before the lead to the last trick, the side that takes the last trick scores { $value } game point, whatever the card points.
   *[other] If nobody claims before the lead to the last trick, the side that takes the last trick scores { $value } game points, whatever the card points.
 }

rules-bauernschnapsen-section-7 = The other contracts
rule-BAU-7-1-no-trick = In { $contracts } the declarer must take no trick; with the first trick taken the contract is lost at once.
rule-BAU-7-1-none = No contract is about taking no trick.
rule-BAU-7-2-three-tricks = In { $contracts } the declarer must take the first three tricks in person, with at least 66 card points in them; if anybody else takes one, be it the partner, the contract is lost at once.
rule-BAU-7-2-marriages = The declarer’s own marriages count as well.
rule-BAU-7-2-always-three = Reaching 66 sooner does not end it; after three tricks the deal is over.
rule-BAU-7-2-at-sixty-six = But it is won as soon as the declarer has 66, even after two tricks; after three the deal is over.
rule-BAU-7-2-none = No contract is about the first three tricks.
rule-BAU-7-3-all-tricks = In { $contracts } the declarer must take all five tricks in person; if anybody else takes one, the contract is lost at once.
rule-BAU-7-3-partner = A trick of the declarer’s own partner loses it too, and rule 5.3 can force the partner to take one.
rule-BAU-7-3-none = No contract is about taking all tricks.
rule-BAU-7-4-shown = In { $contracts } no card is played: when nothing more can be said the declarer shows the five cards and has won.
rule-BAU-7-4-none = Every contract is played out.
rule-BAU-7-5-value = In every contract but the Normal the declarer’s side scores the value of the contract if it is made, and the opponents score the same if it fails.
rule-BAU-7-5-doubled = It is doubled as often as was said.
rule-BAU-7-5-none = Only the Normal is played.

rules-bauernschnapsen-section-8 = The match
# $target: game points.
rule-BAU-8-1-target = Both sides begin at 0 game points, and the side that first has { $target } or more after a deal wins the match.
rule-BAU-8-1-down = The score is written from { $target } down to 0, which changes nothing else.
rule-BAU-8-2-mark = The losers get a mark, a Bummerl.
# $count: marks.
rule-BAU-8-2-schneider = { $count ->
    [1] It is one as well if they have no game point at all (Schneider).
   *[other] If they have no game point at all (Schneider), they get { $count } marks.
 }
# $lead: game points.
rule-BAU-8-3-four = There is a Retourschneider: a side that led by { $lead } to nothing and still loses gets four Bummerl.
rule-BAU-8-3-none = There is no Retourschneider: losing after a long lead costs no more.
rule-BAU-8-4-rotates = In the next match of a session the next player to the left deals first.
rule-BAU-8-4-drawn = In the next match of a session the first dealer is drawn by lot again.

rules-bauernschnapsen-section-9 = What may be seen
rule-BAU-9-1-own = You may look through the tricks of your own side at any time.
rule-BAU-9-1-closed = Those of the other side stay face down.
rule-BAU-9-1-first-open = The first trick of each side stays open to all, the others of the other side stay face down.
rule-BAU-9-1-reveal = After a deal all hands are shown as they were dealt.
rule-BAU-9-1-idle = The cards of a partner who sat out are never shown: then only what was played is.
rule-BAU-9-1-hidden = After a deal no hands are shown.
rule-BAU-9-2-open = Everybody may look at the last trick until the next lead.
rule-BAU-9-2-closed = The last trick may not be looked at again.

## Examples. Hearts are the caller’s suit. $trick, $hand, $answer, $pair, $card: cards; $own, $losers, $all: card points.
## $score, $value: game points.

# $trump: trump or no-trump.
example-takes = { $contract }: { $trump ->
    [trump] hearts are trumps.
   *[no-trump] no suit is trumps.
 } The trick is { $trick }: { $card } takes it.
example-may-play = { $contract }: { $trump ->
    [trump] hearts are trumps.
   *[no-trump] no suit is trumps.
 } After { $trick } you hold { $hand }: you may play { $answer }.
example-beats-partner = { $contract }: { $trump ->
    [trump] hearts are trumps.
   *[no-trump] no suit is trumps.
 } Your partner has led, and is winning the trick { $trick }. You hold { $hand }: you must play { $answer } all the same.
# $below, $above: contracts.
example-higher = While { $below } stands, { $above } may be bid over it, but not the other way round.
# $levels: 1 to 3, how often it was doubled.
example-doubled = { $contract } is worth { $value }, with { $levels ->
    [1] Kontra
    [2] Kontra and Rekontra
   *[3] Kontra, Rekontra and Subkontra
 } { $score }.
example-marriage-lost = Hearts are trumps. The caller declares { $pair } and leads; the trick is { $trick }: an opponent takes it with { $card }, but the 40 stay with the caller’s side. It takes no trick afterwards, so the opponents’ claim scores { $score }.
example-claim-after-marriage = A side has { $own } card points in tricks and declares { $pair } in trumps: with { $all } the claim is right at once. The others have a trick and 21 card points, so it scores { $score }.
example-claim = A side has { $own } card points, the others have a trick and { $losers }: a claim scores { $score }.
example-claim-no-trick = A side has { $own } card points, the others have no trick: a claim scores { $score }.
example-claim-losers-marriage = The losers have a trick, { $losers } card points in tricks and a marriage of 20: a claim against them scores { $score }.
example-claim-wrong = A side claims with { $own } card points, one too few. The others have a trick and { $losers }: a right claim would have been worth { $score }, so they score { $score }.
example-last-trick = A side has { $own } card points after four tricks and does not claim. The others take the last trick and score { $score }.
example-bettler = To the trick { $trick } the declarer of a Bettler holds { $hand } and must beat it with one of { $answer }: the Bettler is lost, and the opponents score { $score }.
example-schnapser-made = A declarer has taken the first three tricks with { $own } card points: the Schnapser is made and scores { $score }.
example-schnapser-failed = A declarer has taken the first three tricks, but with { $own } card points only: the Schnapser is lost, and the opponents score { $score }.
example-schnapser-early = A declarer has { $own } card points in one trick and declares the 40: the Schnapser is made at once and scores { $score }.
example-schnapser-three = A declarer has { $own } card points in one trick and declares the 40: the second and the third trick are needed all the same, and then the Schnapser scores { $score }.
example-partner = In a Gang the declarer has led and the trick is { $trick }; the partner must beat it with { $card }: the Gang is lost, and the opponents score { $score }.
# $target, $lead: game points. $count: marks.
example-schneider = A match ends { $target } to 0: the losers get { $count ->
    [one] { $count } mark.
   *[other] { $count } marks.
 }
example-after-lead = A side leads by { $lead } to 0 and loses the match with { $target } points against it: it gets { $count ->
    [one] { $count } mark.
   *[other] { $count } marks.
 }

## Examples that a reader plays. $count, $value: game points. $ending: how the deal ended.

try-declarer = You are the declarer.
try-partner = You are the declarer’s partner.
try-opponent = You are an opponent of the declarer.
try-they-score = The other side scores { $count }: { $ending }.
try-worth = The contract is then worth { $value }.
# $places: an enumeration of places in the pack. A, B and C sit clockwise.
example-after-knock = After a knock, counted from the top of the pack, the caller gets { $places }.
example-next-dealer = A deals the first deal of a match that takes six deals, so B deals the last: C deals first in the next match.
