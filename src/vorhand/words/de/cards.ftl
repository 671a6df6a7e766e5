### Österreichisches Deutsch. Die Karten.

suit-C = Kreuz
suit-D = Karo
suit-H = Herz
suit-S = Pik
suit-none = ohne Trumpf

rank-A = Ass
rank-K = König
rank-Q = Dame
rank-J = Bub
rank-T = Zehner
rank-9 = Neuner
rank-8 = Achter
rank-7 = Siebener
rank-6 = Sechser
rank-5 = Fünfer
rank-4 = Vierer
rank-3 = Dreier
rank-2 = Zweier

index-A = A
index-K = K
index-Q = D
index-J = B
index-T = 10

card-name = { $suit }-{ $rank }

# Doppeldeutsche Karten.
german-suit-C = Eichel
german-suit-D = Schellen
german-suit-H = Herz
german-suit-S = Grün/Laub
german-sign-C = E
german-sign-D = S
german-sign-H = H
german-sign-S = G
german-rank-Q = Ober
german-rank-J = Unter
german-index-A = A
german-index-K = K
german-index-Q = O
german-index-J = U
german-index-T = 10
german-card-name = { $suit }-{ $rank }
