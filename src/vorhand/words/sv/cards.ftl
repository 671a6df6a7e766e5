### Svenska. Korten.

suit-C = klöver
suit-D = ruter
suit-H = hjärter
suit-S = spader
suit-none = utan trumf

rank-A = ess
rank-K = kung
rank-Q = dam
rank-J = knekt
rank-T = tia
rank-9 = nia
rank-8 = åtta
rank-7 = sjua
rank-6 = sexa
rank-5 = femma
rank-4 = fyra
rank-3 = trea
rank-2 = tvåa

index-A = E
index-K = K
index-Q = D
index-J = Kn
index-T = 10

card-name = { $suit }{ $rank }

# Tyska kort.
german-suit-C = ekollon
german-suit-D = bjällror
german-suit-H = hjärtan
german-suit-S = löv
german-sign-C = E
german-sign-D = B
german-sign-H = H
german-sign-S = L
german-rank-Q = över
german-rank-J = under
german-index-A = E
german-index-K = K
german-index-Q = Ö
german-index-J = U
german-index-T = 10
german-card-name = { $rank } i { $suit }
