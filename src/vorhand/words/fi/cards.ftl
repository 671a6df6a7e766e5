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
