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

# Double-German cards. What stands in the corner, and what stands for a suit; a suit may have two names, as in
# “Grün/Laub”: the first is said, either is read. C: acorns, D: bells, H: hearts, S: leaves; Q and J: Ober and Unter.
german-suit-C = acorns
german-suit-D = bells
german-suit-H = hearts
german-suit-S = leaves
german-sign-C = A
german-sign-D = B
german-sign-H = H
german-sign-S = L
german-rank-Q = ober
german-rank-J = unter
german-index-A = A
german-index-K = K
german-index-Q = O
german-index-J = U
german-index-T = 10
german-card-name = { $rank } of { $suit }
