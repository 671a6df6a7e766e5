### English. The numbered rules of Bauernschnapsen; their sources stand in games/bauernschnapsen/rules.py.
### One to three plain sentences that a player can read aloud.

rules-bauernschnapsen-title = Bauernschnapsen: the numbered rules
rules-bauernschnapsen-intro = These are the rules of the game with the main list of contracts, and the ways in which houses differ. The rule set of a table says which of them are in force; code, tests and refusals cite the numbers. Source 004 is one of the documents that the project began with.

rules-bauernschnapsen-section-1 = Players, cards and roles
rule-BAU-1-1 = Four play, partners sit opposite each other, and everything goes clockwise: the next player is the one to the left.
rule-BAU-1-2 = You play with 20 cards: each suit ranks A 10 K Q J, worth 11, 10, 4, 3 and 2 card points, 120 in all. In the Zehner-Gang the order is 10 K Q J A, and so it is in Assenbettler and Bauernloch where they are played, in the Damengang Q J A 10 K, in the Königsgang K Q J A 10, in some houses A K Q J 10 in the Bettler. The card points stay the same.
rule-BAU-1-3 = The first dealer is drawn by lot, and after every deal the deal passes to the left. The player to the dealer’s left is the caller, who names trumps and speaks first; whoever wins the auction is the declarer.
rule-BAU-1-4 = There are two scales that are never mixed: card points decide about 66, and game points win the match.

rules-bauernschnapsen-section-2 = Dealing and trumps
rule-BAU-2-1 = The dealer shuffles, and the player to the dealer’s right either cuts, 1 to 19 cards, or knocks, and then the pack stays as it is.
rule-BAU-2-2 = After a cut everybody is dealt three cards and then two more, beginning with the caller. After a knock everybody is dealt five at a time, the caller’s first three apart from the last two; in some houses it is three and two after a knock as well.
rule-BAU-2-3 = The caller looks at the first three cards only, and names as trumps a suit that is among them.
rule-BAU-2-4 = Instead the caller may have a card turned up (Aufschlagen): one of the caller’s last two cards, drawn by lot, is turned face up, and its suit is trumps. Nobody has seen the two before, and once asked for it cannot be taken back.
rule-BAU-2-5 = Everybody sees the turned card; then it goes into the caller’s hand, and everybody may remember it. The other of the two stays hidden.
rule-BAU-2-6 = Once trumps are known everybody takes up the rest of their five cards. There is no stock, and the trump suit stays the same whoever becomes declarer.

rules-bauernschnapsen-section-3 = The auction
rule-BAU-3-1 = The auction goes clockwise from the caller, past those who have passed. The caller’s first call must be a contract; later everybody may bid or pass.
rule-BAU-3-2 = A bid must be higher than the one that stands, and its place in the list decides, not its value. So in the main list the Bauernschnapser is above the Kontra-Schnapser, though both are worth 12; in some houses it is the other way round.
rule-BAU-3-3 = Priority falls clockwise from the caller, who has most, to the dealer. When it is your turn and a player with lower priority holds the bid, be it your own partner, you may hold it, which means bidding the same contract and taking it over; everybody else must go higher.
rule-BAU-3-4 = Whoever passes is out of the auction for good.
rule-BAU-3-5 = The auction is over as soon as three have passed: the fourth is the declarer and plays the last bid.
rule-BAU-3-6 = The main list, ascending: Normal 1 to 3 (for the caller), Bettler 4 (for all), Schnapser 6 (for the caller’s side), Gang 9 and Zehner-Gang 10 (for all), Kontra-Schnapser 12 (for the opponents), Bauernschnapser 12 (for the caller’s side), Farben-Gang 18 (for all but the caller), Kontra-Bauernschnapser 24 (for the opponents) and Herren-Schnapser 24 (for the caller). Houses leave some out, change values, order and bidders, or add Assenbettler 5, Ass-Bettler 5, Damengang 7, Königsgang 8 and Bauernloch 12. The table of the rule set decides.
rule-BAU-3-7 = Only a player who holds five cards of one suit may bid a Farben-Gang, only a caller with all five trumps a Herren-Schnapser, and only a player with an ace an Ass-Bettler. A bid without the cards is refused, and nobody hears of it.
rule-BAU-3-8 = Normal can be said only by the caller and only as the first call; if the other three then pass, it is played.
rule-BAU-3-9 = Kontra to the Normal is said after the auction, like every other. In some houses an opponent of the caller may say it in the auction while a Bettler stands: then the caller plays the Normal, doubled once already, unless somebody bids a contract above the Bettler.

rules-bauernschnapsen-section-4 = Doubling
rule-BAU-4-1 = After the auction and before the first lead the declarer’s opponents may say Kontra, then the declarer’s side Rekontra, then the opponents Subkontra. In some houses there is only Kontra, only Kontra and Rekontra, or no doubling at all.
rule-BAU-4-2 = They are asked one by one: for Kontra and Subkontra the opponent to the declarer’s left and then the other, for Rekontra the declarer and then the partner. The first who says it settles that step; if neither says it, the doubling is over.
rule-BAU-4-3 = Each of them doubles the game points again, two, four and eight times, whichever side scores. It does not touch card points or what a contract asks for.
rule-BAU-4-4 = Every contract may be doubled. In some houses the Kontra contracts and the Herren-Schnapser may not.
rule-BAU-4-5 = A partner who sits out may say Rekontra as well; in some houses not.

rules-bauernschnapsen-section-5 = Playing the cards
rule-BAU-5-1 = Where the caller’s suit is trumps, which is in the Normal and in every Schnapser, Bauernschnapser and Bauernloch, the caller leads to the first trick, whoever is declarer; in Bettlers and Gangs there are no trumps, and the declarer leads. You may lead any card. The others play clockwise, each one card from their own hand.
rule-BAU-5-2 = The highest trump takes the trick; if there is none in it, the highest card of the suit led. Whoever takes a trick leads to the next.
rule-BAU-5-3 = You must follow suit, and with a card that beats the best one in the trick if you have such a card, even if your own partner has played that best card. If you cannot beat it, you play any card of the suit.
rule-BAU-5-4 = If another suit was led and the trick has been trumped, whoever can follow suit plays any card of it: there is nothing to beat, and trumping is not allowed.
rule-BAU-5-5 = If you cannot follow suit you must trump, and higher than the best trump in the trick if you can, your partner’s included. If all your trumps are lower, you still play one of them.
rule-BAU-5-6 = If you can neither follow suit nor trump, you may play any card.
rule-BAU-5-7 = In the Bettlers the declarer’s partner sits out, with those five cards face down, and a trick has three cards. In some houses that partner plays too, and in some a partner also sits out in Gang and Zehner-Gang.

rules-bauernschnapsen-section-6 = Marriages and the Normal
rule-BAU-6-1 = If you are on lead and hold king and queen of a suit you may declare this marriage and show both: it is worth 20 card points, in trumps 40. You then lead one of the two, whichever you like. Only one marriage can be declared with each lead.
rule-BAU-6-2 = In the Normal all four may declare marriages, in Schnapser and Kontra-Schnapser only the declarer, in all other contracts nobody.
rule-BAU-6-3 = A marriage counts for its side as soon as it is declared, whoever takes the trick.
rule-BAU-6-4 = In the Normal whoever is on lead after taking a trick, or has just declared a marriage, may claim by saying Basta. It is right if the side has 66 card points in complete tricks and marriages of both partners. Play stops at once, and a trick that is not complete counts for nobody.
rule-BAU-6-5 = A right claim scores 3 against losers without a trick, 2 against losers with fewer than 33 card points, and otherwise 1. Losers without a trick cost 3 even with 33 or more from a marriage; in some houses only 1. The losers’ marriages count towards their 33, in some houses only their tricks do.
rule-BAU-6-6 = After a wrong claim the other side scores what a right one would have scored at that moment.
rule-BAU-6-7 = If nobody claims before the lead to the last trick, the side that takes the last trick scores 1, whatever the card points.

rules-bauernschnapsen-section-7 = The other contracts
rule-BAU-7-1 = In a Bettler, an Assenbettler or an Ass-Bettler the declarer must take no trick; with the first trick taken it is lost at once.
rule-BAU-7-2 = In Schnapser and Kontra-Schnapser the declarer must take the first three tricks in person, with 66 card points in them and in marriages declared; if anybody else takes one, be it the partner, it is lost at once. After three tricks the deal is over. In some houses it is won as soon as the declarer has 66, even after two tricks and a marriage.
rule-BAU-7-3 = In the Gangs, the Bauernschnapsers and the Bauernloch the declarer must take all five tricks in person; if anybody else takes one, be it the partner, it is lost at once.
rule-BAU-7-4 = Farben-Gang and Herren-Schnapser are not played: after the doubling the declarer shows the five cards and has won.
rule-BAU-7-5 = In every contract but the Normal the declarer’s side scores the value of the contract if it is made, and the opponents score the same if it fails, doubled as often as was said.

rules-bauernschnapsen-section-8 = The match
rule-BAU-8-1 = Both sides begin at 0 game points, and the side that first has 24 or more after a deal wins the match; a rule set may name another target. In some houses the score is written from the target down to 0, which changes nothing else.
rule-BAU-8-2 = The losers get a mark, a Bummerl; if they have no game point at all (Schneider), two, or as many as the rule set says.
rule-BAU-8-3 = In some houses there is a Retourschneider: whoever led with one point short of the target to nothing and still loses gets four Bummerl.
rule-BAU-8-4 = In the next match of a session the next player to the left deals first; in some houses the first dealer is drawn again.

rules-bauernschnapsen-section-9 = What may be seen
rule-BAU-9-1 = You may look through the tricks of your own side at any time, but not through those of the other side; in some houses the first trick of each side stays open to all. After a deal all hands are shown as they were dealt, unless the rule set keeps them hidden.
rule-BAU-9-2 = Everybody may look at the last trick until the next lead; in some houses nobody may.
