### English. The game of Bauernschnapsen: contracts, calls, table, events, rule sets. Contract names stay Austrian.

## Contracts: a short label; a long one with what it means; a sentence with its other names; a head of at most 8 letters.

contract-normal = Normal
contract-normal-long = Normal: the caller’s side plays for 66 card points
contract-normal-help = With the caller’s trumps, pair against pair: the side that first claims 66 card points wins, and without a claim the last trick decides. Also called Rufer.
contract-normal-head = Normal
contract-bettler = Bettler
contract-bettler-long = Bettler (beggar): no trumps, take no trick
contract-bettler-help = There are no trumps, the declarer’s partner sits out, and the declarer must not take a single trick. Also called Fechter.
contract-bettler-head = Bettler
contract-assenbettler = Assenbettler
contract-assenbettler-long = Assenbettler (beggar of aces): take no trick, the ace is lowest
contract-assenbettler-help = A Bettler in which the cards rank 10 K Q J A.
contract-assenbettler-head = Assenb.
contract-ass-bettler = Ass-Bettler
contract-ass-bettler-long = Ass-Bettler (beggar with an ace): take no trick, with an ace in hand
contract-ass-bettler-help = A Bettler that only a player with at least one ace may bid. Also called Ass-Fechter.
contract-ass-bettler-head = Ass-B.
contract-schnapser = Schnapser
contract-schnapser-long = Schnapser: take the first three tricks alone, with 66 in them
contract-schnapser-help = With the caller’s trumps the declarer must take the first three tricks in person and have 66 card points in them; a trick of the partner loses too. Also called Drei-Stich.
contract-schnapser-head = Schnaps.
contract-damengang = Damengang
contract-damengang-long = Damengang (queens’ walk): no trumps, take all tricks, the queen is highest
contract-damengang-help = A Gang in which the cards rank Q J A 10 K.
contract-damengang-head = Damen-G
contract-koenigsgang = Königsgang
contract-koenigsgang-long = Königsgang (kings’ walk): no trumps, take all tricks, the king is highest
contract-koenigsgang-help = A Gang in which the cards rank K Q J A 10.
contract-koenigsgang-head = König-G
contract-gang = Gang
contract-gang-long = Gang (walk): no trumps, take all five tricks alone
contract-gang-help = There are no trumps, and the declarer leads and must take all five tricks in person; a trick of the partner loses too. Also called Land, Landler, Ring or Blick.
contract-gang-head = Gang
contract-zehner-gang = Zehner-Gang
contract-zehner-gang-long = Zehner-Gang (walk of tens): a Gang, the ten is highest and the ace lowest
contract-zehner-gang-help = A Gang in which the cards rank 10 K Q J A. Also called Zehner-Ring or Zehnerloch.
contract-zehner-gang-head = Zehner-G
contract-kontra-schnapser = Kontra-Schnapser
contract-kontra-schnapser-long = Kontra-Schnapser: the opponents’ Schnapser against the caller’s lead
contract-kontra-schnapser-help = A Schnapser of the caller’s opponents: with the caller’s trumps, and the caller leads to the first trick.
contract-kontra-schnapser-head = K-Schn.
contract-bauernloch = Bauernloch
contract-bauernloch-long = Bauernloch (farmers’ hole): all tricks with trumps, the ten is highest
contract-bauernloch-help = A Bauernschnapser in which the cards rank 10 K Q J A.
contract-bauernloch-head = B-loch
contract-bauernschnapser = Bauernschnapser
contract-bauernschnapser-long = Bauernschnapser (farmers’ Schnapser): all five tricks alone, with trumps
contract-bauernschnapser-help = With the caller’s trumps the declarer must take all five tricks in person; the caller leads. Also called Bauer.
contract-bauernschnapser-head = Bauer
contract-farben-gang = Farben-Gang
contract-farben-gang-long = Farben-Gang (walk in a suit): hold five cards of one suit and show them
contract-farben-gang-help = The declarer holds all five cards of one suit, which are shown instead of played. Also called Farben-Ring, Farbenringerl, Jodler, Farbenjodler or Aufsteher.
contract-farben-gang-head = Farben-G
contract-kontra-bauernschnapser = Kontra-Bauernschnapser
contract-kontra-bauernschnapser-long = Kontra-Bauernschnapser: the opponents take all tricks against the caller’s lead
contract-kontra-bauernschnapser-help = A Bauernschnapser of the caller’s opponents: with the caller’s trumps, and the caller leads to the first trick. Also called Kontrabauer.
contract-kontra-bauernschnapser-head = K-Bauer
contract-herren-schnapser = Herren-Schnapser
contract-herren-schnapser-long = Herren-Schnapser (gentlemen’s Schnapser): hold all five trumps and show them
contract-herren-schnapser-help = The caller holds all five trumps, which are shown instead of played. Also called Herrenjodler or Trumpf-Farbenring.
contract-herren-schnapser-head = Herren-S

## What is said and done. doubling-1 to doubling-3: each doubles again. A word, a long one that explains it.

call-pass = Pass
call-kontra-normal = Kontra to the Normal
call-normal = { contract-normal }
call-bettler = { contract-bettler }
call-assenbettler = { contract-assenbettler }
call-ass-bettler = { contract-ass-bettler }
call-schnapser = { contract-schnapser }
call-damengang = { contract-damengang }
call-koenigsgang = { contract-koenigsgang }
call-gang = { contract-gang }
call-zehner-gang = { contract-zehner-gang }
call-kontra-schnapser = { contract-kontra-schnapser }
call-bauernloch = { contract-bauernloch }
call-bauernschnapser = { contract-bauernschnapser }
call-farben-gang = { contract-farben-gang }
call-kontra-bauernschnapser = { contract-kontra-bauernschnapser }
call-herren-schnapser = { contract-herren-schnapser }
doubling-1 = Kontra
doubling-1-long = Kontra: the deal counts double
doubling-2 = Rekontra
doubling-2-long = Rekontra: the deal counts fourfold
doubling-3 = Subkontra
doubling-3-long = Subkontra: the deal counts eightfold
action-decline = No double
# $count: cards.
action-cut = Cut { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
action-knock = Knock
action-knock-long = Knock: the pack stays as it is
action-turn-up = Turn up
action-turn-up-long = Aufschlagen: one of your last two cards is turned up, and its suit is trumps
# $points: 20 or 40. $suit: C, D, H or S.
action-declare = Declare { $points } in { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
 }
action-claim = Basta
action-claim-long = Basta: your side has 66 card points
word-rufer = Rufer
word-rufer-long = Rufer (caller): the player to the dealer’s left, who names trumps and speaks first
word-hold = Hold
word-hold-long = Hold: bid the contract that stands and take it over by right of priority
word-twenty = Twenty
word-twenty-long = Twenty: king and queen of a side suit, 20 card points
word-forty = Forty
word-forty-long = Forty: king and queen of trumps, 40 card points
word-card-points = card points
word-card-points-long = Card points: they decide 66; ace 11, ten 10, king 4, queen 3, jack 2
word-game-points = game points
word-game-points-long = Game points: they win the match
word-bummerl = Bummerl
word-bummerl-long = Bummerl: the mark of a lost match
word-schneider = Schneider
word-schneider-long = Schneider (tailor): a match lost without a single game point; the mark counts more
word-retourschneider = Retourschneider
word-retourschneider-long = Retourschneider: a match lost after leading one point short of the end to nothing

## What the table waits for

phase-cut = The pack is being cut or knocked on.
phase-name-trump = The caller is naming trumps.
phase-turn = A card is being turned up for trumps.
phase-auction = The auction is on.
phase-doubling = Somebody is deciding whether to double.

## Roles

role-caller = caller
role-leader = leader

## Events. $player, $dealer, $caller, $declarer: a name. $card, $cards, $hands: cards as text. $contract: a short label.
## $suit: C, D, H or S. $count, $number, $level: numbers. $held, $correct: yes or no.

event-deal-started = Deal { $number }: dealer { $dealer }, caller { $caller }.
event-pack-cut = { $player } cuts: { $count ->
    [one] { $count } card goes to the bottom.
   *[other] { $count } cards go to the bottom.
 }
event-pack-knocked = { $player } knocks: the pack stays as it is.
event-trump-named = { $player } names trumps: { $suit ->
    [C] clubs.
    [D] diamonds.
    [H] hearts.
   *[S] spades.
 }
event-turn-asked = { $player } has a card turned up for trumps.
event-card-turned = Turned up for { $player }: { $card }; its suit is trumps.
event-bid-made = { $held ->
    [yes] { $player } holds: { $contract }.
   *[no] { $player } bids: { $contract }.
 }
event-normal-doubled = { $player } says Kontra to the Normal: it takes the place of the Bettler and counts double.
event-passed = { $player } passes.
event-auction-won = { $player } plays the contract: { $contract }.
event-doubled = { $level ->
    [1] { $player } says Kontra: the deal counts double.
    [2] { $player } says Rekontra: the deal counts fourfold.
   *[3] { $player } says Subkontra: the deal counts eightfold.
 }
event-doubling-declined = { $level ->
    [1] { $player } does not say Kontra.
    [2] { $player } does not say Rekontra.
   *[3] { $player } does not say Subkontra.
 }
event-hand-shown = { $player } shows the five cards: { $cards }.
# $points: 20 or 40.
event-marriage-declared = { $player } declares { $points } in { $suit ->
    [C] clubs.
    [D] diamonds.
    [H] hearts.
   *[S] spades.
 }
# $points: card points.
event-claimed = { $correct ->
    [yes] { $player } claims 66 and has { $points } card points.
   *[no] { $player } claims 66 but has only { $points } card points.
 }
# $doubled: how often, 0 to 3. $ending: how it ended. $points, $scores, $totals: enumerations such as "Anna and Cia 70, Bo and Dora 50".
event-deal-scored = Deal { $number } is over, { $declarer } with { $contract }{ $doubled ->
    [0] : { "" }
    [1] , Kontra: { "" }
    [2] , Rekontra: { "" }
   *[3] , Subkontra: { "" }
 }{ $ending ->
    [claimed] 66 claimed
    [false-claim] 66 claimed wrongly
    [last-trick] the last trick decided
    [made] made
   *[failed] failed
 }; card points: { $points }; game points: { $scores }; totals: { $totals }.
event-deal-revealed = Hands as dealt: { $hands }.
# $winners: both names. $bummerl: a number.
event-match-ended = { $winners } win the match; totals: { $totals }; the losers get { $bummerl } Bummerl.

## How a deal ended, to stand alone

ending-claimed = 66 claimed: correct
ending-false-claim = 66 claimed: wrong
ending-last-trick = decided by the last trick
ending-made = contract made
ending-failed = contract failed

## What beginners ask, and the answers

help-partner-beat = Must I beat my own partner?
help-partner-beat-answer = Yes. Whoever can follow suit must beat the best card of the trick if they can, even if their own partner has played it; and without the suit led you must trump, and trump higher than the partner’s trump.
help-partners-trick = What if my partner takes a trick in a Schnapser or a Gang?
help-partners-trick-answer = Then the contract is lost at once: the declarer must take the tricks in person. Because the partner must beat too, the partner can be forced to ruin it.
help-kontra-lead = Who leads in the Kontra contracts, and which of two contracts worth 12 is higher?
help-kontra-lead-answer = Wherever there are trumps the caller leads to the first trick, in the opponents’ Kontra contracts too. Contracts of equal value are not equal: the place in the list decides, so that in the main list a Bauernschnapser goes over a Kontra-Schnapser.
help-forty-lost = Does the 40 count if its trick is lost?
help-forty-lost-answer = Yes. A marriage counts as soon as it is declared, whoever takes the trick.

## Rule sets

ruleset-bauernschnapsen-pagat = Main list
ruleset-bauernschnapsen-pagat-about = The game with ten contracts from the Normal to the Herren-Schnapser, doubled up to three times, to 24 game points.
ruleset-bauernschnapsen-wikipedia = Long list
ruleset-bauernschnapsen-wikipedia-about = Fifteen contracts, with Assenbettler, Ass-Bettler, Damengang, Königsgang and Bauernloch; a Schnapser is won as soon as it has 66.
ruleset-bauernschnapsen-carinthia = Carinthian
ruleset-bauernschnapsen-carinthia-about = The main list without Bettler and Zehner-Gang; there the Gang is called Land, and the shown contracts Farbenjodler and Herrenjodler.

option-no_bettler = No Bettler
option-bettler_5 = The Bettler is worth 5
option-bettler_ten_last = In the Bettler the ten is lowest
option-bettler_all_play = In the Bettler the declarer’s partner plays too
option-ass_bettler = Ass-Bettler, worth 5
option-kontra_normal = A Kontra to the Normal goes over a Bettler
option-no_zehner_gang = No Zehner-Gang
option-zehner_gang_8 = The Zehner-Gang is worth 8 and lower than the Gang
option-zehner_gang_9 = The Zehner-Gang is worth 9 and lower than the Gang
option-partner_out_in_gangs = The partner sits out in Gang and Zehner-Gang too
option-kontra_schnapser_above = The Kontra-Schnapser goes over the Bauernschnapser
option-caller_only = Only the caller bids Schnapser and Bauernschnapser
option-schnapser_early = A Schnapser is won as soon as it has 66
option-no_doubling = No doubling
option-double_once = Kontra only
option-double_twice = Kontra and Rekontra only
option-kontra_games_undoubled = No doubling of Kontra contracts and of those worth 24
option-idle_partner_silent = A partner who sits out may not say Rekontra
option-knock_threes = Packets of three and two after a knock too
option-trickless_by_points = Losers without a trick but with 33 from a marriage cost 1
option-losers_tricks_only = The losers’ marriages do not count towards their 33
option-retourschneider = Retourschneider counts four Bummerl
option-dealer_drawn = The first dealer of each match is drawn
option-counting_down = The score is counted down
option-first_trick_open = The first trick of each side stays open
option-last_trick_closed = The last trick may not be seen again

## Rule sets field by field: axis-GROUP-FIELD, and value-GROUP-FIELD-VALUE for every choice

group-auction = The auction
group-doubling = Doubling
group-scoring = What a deal is worth
group-match = The match

axis-dealing-knock = After a knock the cards are dealt
value-dealing-knock-fives = in packets of five
value-dealing-knock-threes-and-twos = in packets of three and two
axis-auction-normal-kontra = Kontra to the Normal
value-auction-normal-kontra-after-auction = only after the auction
value-auction-normal-kontra-beats-bettler = may also go over a Bettler in the auction
value-contracts-id-normal = { contract-normal }
value-contracts-id-bettler = { contract-bettler }
value-contracts-id-assenbettler = { contract-assenbettler }
value-contracts-id-ass-bettler = { contract-ass-bettler }
value-contracts-id-schnapser = { contract-schnapser }
value-contracts-id-damengang = { contract-damengang }
value-contracts-id-koenigsgang = { contract-koenigsgang }
value-contracts-id-gang = { contract-gang }
value-contracts-id-zehner-gang = { contract-zehner-gang }
value-contracts-id-kontra-schnapser = { contract-kontra-schnapser }
value-contracts-id-bauernloch = { contract-bauernloch }
value-contracts-id-bauernschnapser = { contract-bauernschnapser }
value-contracts-id-farben-gang = { contract-farben-gang }
value-contracts-id-kontra-bauernschnapser = { contract-kontra-bauernschnapser }
value-contracts-id-herren-schnapser = { contract-herren-schnapser }
axis-contracts-rank = Place in the list (0: not played)
axis-contracts-value = Game points
axis-contracts-bidders = May be bid by
value-contracts-bidders-anyone = everybody
value-contracts-bidders-caller = the caller
value-contracts-bidders-callers-side = the caller and the caller’s partner
value-contracts-bidders-opponents = the caller’s opponents
value-contracts-bidders-not-caller = everybody but the caller
axis-contracts-cards = Trumps
value-contracts-cards-trump = the caller’s suit
value-contracts-cards-no-trump = none
axis-contracts-order = The cards rank
value-contracts-order-ATKQJ = A 10 K Q J
value-contracts-order-TKQJA = 10 K Q J A
value-contracts-order-KQJAT = K Q J A 10
value-contracts-order-QJATK = Q J A 10 K
value-contracts-order-AKQJT = A K Q J 10
axis-contracts-leads = Leads to the first trick
value-contracts-leads-caller = the caller
value-contracts-leads-declarer = the declarer
axis-contracts-partner = The declarer’s partner
value-contracts-partner-plays = plays
value-contracts-partner-sits-out = sits out
value-contracts-aim-sixty-six = 66 card points, or the last trick
value-contracts-aim-no-trick = no trick
value-contracts-aim-three-tricks = the first three tricks with 66 card points
value-contracts-aim-all-tricks = all five tricks
value-contracts-aim-one-suit = to hold five cards of one suit
value-contracts-aim-five-trumps = to hold all five trumps
axis-contracts-marriages = Marriages
value-contracts-marriages-all = of everybody
value-contracts-marriages-declarer = of the declarer only
value-contracts-marriages-none = none
axis-contracts-needs = To bid it you must hold
value-contracts-needs-nothing = nothing special
value-contracts-needs-ace = an ace
axis-contracts-doubled = Doubling
value-contracts-doubled-allowed = allowed
value-contracts-doubled-not-allowed = not allowed
axis-doubling-levels = How often a contract can be doubled
axis-doubling-idle-partner = A partner who sits out
value-doubling-idle-partner-may-redouble = may say Rekontra
value-doubling-idle-partner-silent = may not say Rekontra
axis-scoring-three-tricks = A Schnapser is won
value-scoring-three-tricks-always-three = after three tricks
value-scoring-three-tricks-at-sixty-six = as soon as it has 66
axis-scoring-trickless = Losers without a trick but with 33 from a marriage cost
value-scoring-trickless-three = 3
value-scoring-trickless-by-points = 1
axis-scoring-losers-marriages = The losers’ marriages
value-scoring-losers-marriages-count = count towards their 33
value-scoring-losers-marriages-tricks-only = do not count towards their 33
axis-match-target = Game points that win the match
axis-match-schneider = Bummerl of losers without a game point
axis-match-retourschneider = Retourschneider
value-match-retourschneider-none = counts like any lost match
value-match-retourschneider-four = counts four Bummerl
axis-match-next-dealer = First dealer of the next match
value-match-next-dealer-rotates = the next to the left
value-match-next-dealer-drawn = drawn by lot
value-table-reveal-after-deal-all = all hands
axis-table-open-tricks = Tricks of the other side that may be looked at
value-table-open-tricks-none = none
value-table-open-tricks-first-of-each-side = the first of each side
axis-table-last-trick = The last trick
value-table-last-trick-open = may be seen until the next lead
value-table-last-trick-closed = may not be seen again
axis-table-counting = The score is counted
value-table-counting-up = up
value-table-counting-down = down
