### Español. Las cartas.

suit-C = tréboles
suit-D = diamantes
suit-H = corazones
suit-S = picas
suit-none = sin triunfo

rank-A = as
rank-K = rey
rank-Q = reina
rank-J = jota
rank-T = diez
rank-9 = nueve
rank-8 = ocho
rank-7 = siete
rank-6 = seis
rank-5 = cinco
rank-4 = cuatro
rank-3 = tres
rank-2 = dos

index-A = A
index-K = K
index-Q = Q
index-J = J
index-T = 10

card-name = { $rank } de { $suit }

# Cartas alemanas.
german-suit-C = bellotas
german-suit-D = cascabeles
german-suit-H = corazones
german-suit-S = hojas
german-sign-C = Be
german-sign-D = Ca
german-sign-H = Co
german-sign-S = Ho
german-rank-Q = ober
german-rank-J = unter
german-index-A = A
german-index-K = R
german-index-Q = O
german-index-J = U
german-index-T = 10
german-card-name = { $rank } de { $suit }
