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
