### English. The cards.

suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades
suit-none = no trumps

rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-T = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six
rank-5 = five
rank-4 = four
rank-3 = three
rank-2 = two

# What stands in the corner of a card; the other ranks are digits everywhere.
index-A = A
index-K = K
index-Q = Q
index-J = J
index-T = 10

# A card read aloud. $rank, $suit: the words above.
card-name = { $rank } of { $suit }
