### English. The numbered rules of Bismarck; their sources stand in games/bismarck/rules.py.
### One to three plain sentences that a player can read aloud.

rules-bismarck-title = Bismarck: the numbered rules
rules-bismarck-intro = These are the rules of the modern Swedish game, and the ways in which houses differ. The rule set of a table says which of them are in force; code, tests and refusals cite the numbers. Sources 000, 001 and 002 are the documents that the project began with.

rules-bismarck-section-1 = Players, cards and roles
rule-BIS-1-1 = Three play, each alone, and everything goes clockwise: the next player is the one to the left. In some houses four play, each alone as well.
rule-BIS-1-2 = You play with 52 cards and no jokers; each suit ranks A K Q J 10 9 8 7 6 5 4 3 2. Some rule sets use a shorter pack: 43 cards (clubs from the five up, the other suits from the four up) or 36 (from the six up). Where the rule set says so, as in the old Nolle, the ace is the lowest card, below the two.
rule-BIS-1-3 = The first dealer is drawn by lot, and after every deal the deal passes to the left; in some houses each player deals several times in a row. The declarer, who takes the kitty and has a quota of their own, is the player to the dealer’s left, in other houses the dealer. The leader, who leads to the first trick, always sits to the dealer’s left.

rules-bismarck-section-2 = Shuffling and dealing
rule-BIS-2-1 = The dealer shuffles, the player to the dealer’s right cuts, and the cards are dealt one at a time, beginning to the dealer’s left, until everybody has 16. In some houses they are dealt in packets, such as four at a time, or five, five, five and one. With another pack, or with four players, the rule set says how many cards each gets.
rule-BIS-2-2 = Four more cards are the kitty. In most houses they are the first four of the pack and are laid face up before the rest is dealt; elsewhere they are the last cards, or cards from places in the pack that are neither the first nor the last nor side by side. A closed kitty lies face down, and nobody looks at it.
rule-BIS-2-3 = As long as the declarer has to choose on the open cards alone, nobody looks at their hand; once the contract is announced, and trumps if they are named with it, everybody looks. Where the declarer may see more before choosing, everybody picks up their hand as soon as it is dealt.
rule-BIS-2-4 = At cut trump, a card is cut from the pack, shown and put back, and its suit is trumps. Where the last card of the pack, or the dealer’s last card, decides trumps, it is shown to everybody and then stays where it was dealt.

rules-bismarck-section-3 = Contract and exchange
rule-BIS-3-1 = The declarer chooses the contract, in most houses each only once in a match; a used one is crossed off, and the last one left needs no choice. In longer matches each contract is played as often as the rule set says, such as twice in 24 deals. The rule set also says what the declarer may have seen before choosing: nothing, only the open cards, the hand, or the kitty too.
rule-BIS-3-2 = In some houses nobody chooses: the contracts come in a fixed order, either the same for every declarer or one further with each deal.
rule-BIS-3-3 = A fixed order may include a free contract: there the declarer picks any of the contracts that the rule set lists for it, even one already played.
rule-BIS-3-4 = At free trump the declarer names any of the four suits, spades too. Some houses rule out spades, some allow no trumps as well, and some allow nothing else.
rule-BIS-3-5 = Trumps are named together with the contract. In some houses they are named only after the exchange, before the first lead.
rule-BIS-3-6 = The declarer takes the kitty. In some houses the declarer may leave it, in every contract or in some; a closed kitty that is left stays unseen. Where there is no exchange, the kitty stays where it lies.
rule-BIS-3-7 = After taking the kitty the declarer discards as many cards, which may come from the kitty. Where the discard comes first, it is made without seeing the kitty, and what comes in must stay. Programs take and record the discards one by one, lowest first.
rule-BIS-3-8 = Discards lie face down: only the declarer knows them, they are out of play, and they count for nobody.

rules-bismarck-section-4 = Playing the cards
rule-BIS-4-1 = The player to the dealer’s left leads any card to the first trick, whoever is declarer. The others play clockwise, each one card from their own hand.
rule-BIS-4-2 = You must follow suit: if you have a card of the suit led, you play one.
rule-BIS-4-3 = If you have no card of the suit led, you may play any card. Where the rule set says must trump, you must play a trump if you have one; you never have to beat another trump.
rule-BIS-4-4 = Nobody has to beat the cards in the trick. Where the rule set says so, whoever follows suit must beat the best card of the trick if they can: at no trumps, when trumps are led, or both, and only in contracts where tricks are wanted.
rule-BIS-4-5 = The highest trump takes the trick; if there is none in it, the highest card of the suit led.
rule-BIS-4-6 = Whoever takes a trick leads any card to the next. Tricks taken lie face down, and only their number counts.

rules-bismarck-section-5 = Scoring
rule-BIS-5-1 = Everybody has a quota of tricks. With 16 tricks it is 8 for the declarer and 4 for each of the others when tricks are wanted, and 4 and 6 when they are avoided; other rule sets have other quotas. Together they are always as many as the tricks of a deal, unless all are 0 and every trick counts.
rule-BIS-5-2 = Each trick above your quota scores 1 point and each trick below it costs 1; in a contract where tricks are avoided it is the other way round. Exactly the quota is 0, and a total may be negative.
rule-BIS-5-3 = Because the quotas together are the tricks of a deal, the points of every deal sum to 0: that is how to check the score sheet. Only where all quotas are 0 does this not hold.

rules-bismarck-section-6 = End of the match
rule-BIS-6-1 = The match ends when everybody, as declarer, has played every contract as often as the rule set says: with three players and four contracts, once each, that is 12 deals.
rule-BIS-6-2 = The highest total wins.
rule-BIS-6-3 = If several have the highest total they share the victory, unless the rule set has a play-off.
rule-BIS-6-4 = In a play-off extra deals at free trump decide the tie, one at a time, and the deal passes to the left each time; all play, but only those still level in the lead can win. Once one of them is alone in the lead, or after as many extra deals as there are players, the match is over; those still level share the victory.

rules-bismarck-section-7 = Irregularities
rule-BIS-7-1 = If the declarer begins to play without having discarded, the deal is void: the same dealer deals again, and the contract and trumps already named stay. The void deal does not count. Where there is no such rule, the table settles it.
