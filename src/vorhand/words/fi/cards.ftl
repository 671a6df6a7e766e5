### Suomi. Kortit.

suit-C = risti
suit-D = ruutu
suit-H = hertta
suit-S = pata
suit-none = ilman valttia

rank-A = ässä
rank-K = kuningas
rank-Q = rouva
rank-J = jätkä
rank-T = kymppi
rank-9 = yhdeksikkö
rank-8 = kahdeksikko
rank-7 = seitsikko
rank-6 = kuutonen
rank-5 = viitonen
rank-4 = nelonen
rank-3 = kolmonen
rank-2 = kakkonen

index-A = A
index-K = K
index-Q = Q
index-J = J
index-T = 10

card-name = { $suit }{ $rank }

# Saksalaiset kortit.
german-suit-C = terhot
german-suit-D = kulkuset
german-suit-H = hertat
german-suit-S = lehdet
german-sign-C = T
german-sign-D = K
german-sign-H = H
german-sign-S = L
german-rank-Q = ober
german-rank-J = unter
german-index-A = A
german-index-K = K
german-index-Q = O
german-index-J = U
german-index-T = 10
german-card-name = { $suit }, { $rank }
