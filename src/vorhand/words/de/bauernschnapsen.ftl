### Österreichisches Deutsch. Das Spiel Bauernschnapsen: Kontrakte, Ansagen, Tisch, Ereignisse, Regelwerke.

## Kontrakte

contract-normal = Normal
contract-normal-long = Normal: die Rufer spielen auf 66 Augen
contract-normal-help = Mit dem Trumpf des Rufers, Paar gegen Paar: Wer zuerst mit 66 Augen Basta sagt, gewinnt; sagt es niemand, entscheidet der letzte Stich. Auch Rufer genannt.
contract-normal-head = Normal
contract-bettler = Bettler
contract-bettler-long = Bettler: ohne Trumpf, keinen Stich machen
contract-bettler-help = Keine Farbe ist Trumpf, der Partner des Hauptspielers setzt aus, und der Hauptspieler darf keinen einzigen Stich machen. Auch Fechter genannt.
contract-bettler-head = Bettler
contract-assenbettler = Assenbettler
contract-assenbettler-long = Assenbettler: keinen Stich machen, das Ass ist am niedrigsten
contract-assenbettler-help = Ein Bettler mit der Reihenfolge 10 K D B A.
contract-assenbettler-head = Assenb.
contract-ass-bettler = Ass-Bettler
contract-ass-bettler-long = Ass-Bettler: keinen Stich machen, mit einem Ass im Blatt
contract-ass-bettler-help = Ein Bettler, den nur ansagen darf, wer mindestens ein Ass hat. Auch Ass-Fechter genannt.
contract-ass-bettler-head = Ass-B.
contract-schnapser = Schnapser
contract-schnapser-long = Schnapser: die ersten drei Stiche allein, mit 66 Augen darin
contract-schnapser-help = Mit dem Trumpf des Rufers muss der Hauptspieler selbst die ersten drei Stiche machen und darin 66 Augen haben; auch ein Stich des Partners verliert. Auch Drei-Stich genannt.
contract-schnapser-head = Schnaps.
contract-damengang = Damengang
contract-damengang-long = Damengang: ohne Trumpf alle Stiche, die Dame ist am höchsten
contract-damengang-help = Ein Gang mit der Reihenfolge D B A 10 K.
contract-damengang-head = Damen-G
contract-koenigsgang = Königsgang
contract-koenigsgang-long = Königsgang: ohne Trumpf alle Stiche, der König ist am höchsten
contract-koenigsgang-help = Ein Gang mit der Reihenfolge K D B A 10.
contract-koenigsgang-head = König-G
contract-gang = Gang
contract-gang-long = Gang: ohne Trumpf alle fünf Stiche allein
contract-gang-help = Keine Farbe ist Trumpf; der Hauptspieler spielt aus und muss selbst alle fünf Stiche machen; auch ein Stich des Partners verliert. Auch Land, Landler, Ring oder Blick genannt.
contract-gang-head = Gang
contract-zehner-gang = Zehner-Gang
contract-zehner-gang-long = Zehner-Gang: ein Gang, der Zehner ist am höchsten, das Ass am niedrigsten
contract-zehner-gang-help = Ein Gang mit der Reihenfolge 10 K D B A. Auch Zehner-Ring oder Zehnerloch genannt.
contract-zehner-gang-head = Zehner-G
contract-kontra-schnapser = Kontra-Schnapser
contract-kontra-schnapser-long = Kontra-Schnapser: der Schnapser der Gegner, der Rufer spielt aus
contract-kontra-schnapser-help = Ein Schnapser der Gegner des Rufers: mit dem Trumpf des Rufers, und der Rufer spielt zum ersten Stich aus.
contract-kontra-schnapser-head = K-Schn.
contract-bauernloch = Bauernloch
contract-bauernloch-long = Bauernloch: alle Stiche mit Trumpf, der Zehner ist am höchsten
contract-bauernloch-help = Ein Bauernschnapser mit der Reihenfolge 10 K D B A.
contract-bauernloch-head = B-loch
contract-bauernschnapser = Bauernschnapser
contract-bauernschnapser-long = Bauernschnapser: alle fünf Stiche allein, mit Trumpf
contract-bauernschnapser-help = Mit dem Trumpf des Rufers muss der Hauptspieler selbst alle fünf Stiche machen; der Rufer spielt aus. Auch Bauer genannt.
contract-bauernschnapser-head = Bauer
contract-farben-gang = Farben-Gang
contract-farben-gang-long = Farben-Gang: fünf Karten einer Farbe haben und zeigen
contract-farben-gang-help = Der Hauptspieler hat alle fünf Karten einer Farbe; sie werden gezeigt und nicht gespielt. Auch Farben-Ring, Farbenringerl, Jodler, Farbenjodler oder Aufsteher genannt.
contract-farben-gang-head = Farben-G
contract-kontra-bauernschnapser = Kontra-Bauernschnapser
contract-kontra-bauernschnapser-long = Kontra-Bauernschnapser: die Gegner machen alle Stiche, der Rufer spielt aus
contract-kontra-bauernschnapser-help = Ein Bauernschnapser der Gegner des Rufers: mit dem Trumpf des Rufers, und der Rufer spielt zum ersten Stich aus. Auch Kontrabauer genannt.
contract-kontra-bauernschnapser-head = K-Bauer
contract-herren-schnapser = Herren-Schnapser
contract-herren-schnapser-long = Herren-Schnapser: alle fünf Trümpfe haben und zeigen
contract-herren-schnapser-help = Der Rufer hat alle fünf Trümpfe; sie werden gezeigt und nicht gespielt. Auch Herrenjodler oder Trumpf-Farbenring genannt.
contract-herren-schnapser-head = Herren-S

## Was man sagt und tut

call-pass = Weiter
call-kontra-normal = Kontra gegen Normal
call-normal = { contract-normal }
call-bettler = { contract-bettler }
call-assenbettler = { contract-assenbettler }
call-ass-bettler = { contract-ass-bettler }
call-schnapser = { contract-schnapser }
call-damengang = { contract-damengang }
call-koenigsgang = { contract-koenigsgang }
call-gang = { contract-gang }
call-zehner-gang = { contract-zehner-gang }
call-kontra-schnapser = { contract-kontra-schnapser }
call-bauernloch = { contract-bauernloch }
call-bauernschnapser = { contract-bauernschnapser }
call-farben-gang = { contract-farben-gang }
call-kontra-bauernschnapser = { contract-kontra-bauernschnapser }
call-herren-schnapser = { contract-herren-schnapser }
doubling-1 = Kontra
doubling-1-long = Kontra (Spritzen, Flecken): die Runde zählt doppelt
doubling-2 = Rekontra
doubling-2-long = Rekontra (Retour): die Runde zählt vierfach
doubling-3 = Subkontra
doubling-3-long = Subkontra: die Runde zählt achtfach
action-decline = Nicht verdoppeln
action-cut = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 } abheben
action-knock = Klopfen
action-knock-long = Klopfen: das Paket bleibt, wie es ist
action-turn-up = Aufschlagen
action-turn-up-long = Aufschlagen: eine deiner letzten zwei Karten wird aufgedeckt, ihre Farbe ist Trumpf
action-declare = { $points } in { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
 } ansagen
action-claim = Basta
action-claim-long = Basta: ihr habt 66 Augen
word-rufer = Rufer
word-rufer-long = Rufer (Vorhand): der Spieler links vom Geber, der den Trumpf nennt und zuerst ansagt
word-hold = Selbst
word-hold-long = Selbst („hab selbst“): den Kontrakt, der steht, mit Vorrang ansagen und übernehmen
word-twenty = Zwanziger
word-twenty-long = Zwanziger: König und Dame einer Nebenfarbe, 20 Augen
word-forty = Vierziger
word-forty-long = Vierziger: König und Dame in Trumpf, 40 Augen
word-card-points = Augen
word-card-points-long = Augen: sie entscheiden über 66; Ass 11, Zehner 10, König 4, Dame 3, Bub 2
word-game-points = Punkte
word-game-points-long = Punkte: sie gewinnen die Partie
word-bummerl = Bummerl
word-bummerl-long = Bummerl: der Strich für eine verlorene Partie
word-schneider = Schneider
word-schneider-long = Schneider: eine Partie, die ohne einen einzigen Punkt verloren wird; der Strich zählt mehr
word-retourschneider = Retourschneider
word-retourschneider-long = Retourschneider: eine Partie, die man verliert, obwohl man einen Punkt vor dem Ziel zu null geführt hat

## Worauf der Tisch wartet

phase-cut = Es wird abgehoben oder geklopft.
phase-name-trump = Der Rufer nennt den Trumpf.
phase-turn = Eine Karte wird für den Trumpf aufgeschlagen.
phase-auction = Es wird angesagt.
phase-doubling = Jemand entscheidet über Kontra.

## Rollen

role-caller = Rufer
role-leader = Ausspieler

## Ereignisse

event-deal-started = Runde { $number }: Geber { $dealer }, Rufer { $caller }.
event-pack-cut = { $player } hebt ab: { $count ->
    [one] { $count } Karte kommt nach unten.
   *[other] { $count } Karten kommen nach unten.
 }
event-pack-knocked = { $player } klopft: Das Paket bleibt, wie es ist.
event-trump-named = { $player } nennt den Trumpf: { $suit ->
    [C] Kreuz.
    [D] Karo.
    [H] Herz.
   *[S] Pik.
 }
event-turn-asked = { $player } lässt aufschlagen.
event-card-turned = Aufgeschlagen für { $player }: { $card }; ihre Farbe ist Trumpf.
event-bid-made = { $held ->
    [yes] { $player } hält selbst: { $contract }.
   *[no] { $player } sagt an: { $contract }.
 }
event-normal-doubled = { $player } sagt Kontra gegen Normal: Es geht dem Bettler vor und zählt doppelt.
event-passed = { $player } sagt weiter.
event-auction-won = { $player } spielt den Kontrakt: { $contract }.
event-doubled = { $level ->
    [1] { $player } sagt Kontra: Die Runde zählt doppelt.
    [2] { $player } sagt Rekontra: Die Runde zählt vierfach.
   *[3] { $player } sagt Subkontra: Die Runde zählt achtfach.
 }
event-doubling-declined = { $level ->
    [1] { $player } sagt nicht Kontra.
    [2] { $player } sagt nicht Rekontra.
   *[3] { $player } sagt nicht Subkontra.
 }
event-hand-shown = { $player } zeigt die fünf Karten: { $cards }.
event-marriage-declared = { $player } sagt { $points } in { $suit ->
    [C] Kreuz an.
    [D] Karo an.
    [H] Herz an.
   *[S] Pik an.
 }
event-claimed = { $correct ->
    [yes] { $player } sagt Basta und hat { $points } Augen.
   *[no] { $player } sagt Basta, hat aber nur { $points } Augen.
 }
event-deal-scored = Runde { $number } ist aus, { $declarer } mit { $contract }{ $doubled ->
    [0] : { "" }
    [1] , Kontra: { "" }
    [2] , Rekontra: { "" }
   *[3] , Subkontra: { "" }
 }{ $ending ->
    [claimed] richtiges Basta
    [false-claim] falsches Basta
    [last-trick] der letzte Stich entschied
    [made] gewonnen
   *[failed] verloren
 }; Augen: { $points }; Punkte: { $scores }; gesamt: { $totals }.
event-deal-revealed = Gegebene Karten: { $hands }.
event-match-ended = { $winners } gewinnen die Partie; gesamt: { $totals }; die Verlierer bekommen { $bummerl } Bummerl.

## Wie eine Runde endete

ending-claimed = Basta mit 66: richtig
ending-false-claim = Basta ohne 66: falsch
ending-last-trick = vom letzten Stich entschieden
ending-made = Kontrakt gewonnen
ending-failed = Kontrakt verloren

## Was Anfänger fragen, und die Antworten

help-partner-beat = Muss ich auch meinen eigenen Partner überstechen?
help-partner-beat-answer = Ja. Wer Farbe zugeben kann, muss die beste Karte im Stich übertreffen, wenn es geht, auch wenn sie vom eigenen Partner ist; und ohne die angespielte Farbe musst du stechen, auch über den Trumpf des Partners.
help-partners-trick = Was ist, wenn mein Partner im Schnapser oder Gang einen Stich macht?
help-partners-trick-answer = Dann ist der Kontrakt sofort verloren: Der Hauptspieler muss die Stiche selbst machen. Weil der Stichzwang auch für den Partner gilt, kann er gezwungen sein, den Kontrakt zu verderben.
help-kontra-lead = Wer spielt bei den Kontra-Kontrakten aus, und welcher von zwei Kontrakten zu 12 ist höher?
help-kontra-lead-answer = Wo es einen Trumpf gibt, spielt der Rufer zum ersten Stich aus, auch bei den Kontra-Kontrakten der Gegner. Gleicher Wert heißt nicht gleich hoch: Der Platz in der Liste entscheidet, in der Hauptliste geht also der Bauernschnapser über den Kontra-Schnapser.
help-forty-lost = Zählt der Vierziger, wenn der Stich verloren geht?
help-forty-lost-answer = Ja. Ein Zwanziger oder Vierziger zählt, sobald er angesagt ist, wer auch immer den Stich macht.

## Regelwerke

ruleset-bauernschnapsen-pagat = Hauptliste
ruleset-bauernschnapsen-pagat-about = Das Spiel mit zehn Kontrakten vom Normal bis zum Herren-Schnapser, bis zu dreimal verdoppelt, auf 24 Punkte.
ruleset-bauernschnapsen-wikipedia = Lange Liste
ruleset-bauernschnapsen-wikipedia-about = Fünfzehn Kontrakte, mit Assenbettler, Ass-Bettler, Damengang, Königsgang und Bauernloch; ein Schnapser ist gewonnen, sobald er 66 hat.
ruleset-bauernschnapsen-carinthia = Kärntner Spiel
ruleset-bauernschnapsen-carinthia-about = Die Hauptliste ohne Bettler und Zehner-Gang; dort heißt der Gang Land, und die gezeigten Kontrakte heißen Farbenjodler und Herrenjodler.

option-no_bettler = Kein Bettler
option-bettler_5 = Der Bettler zählt 5
option-bettler_ten_last = Im Bettler ist der Zehner am niedrigsten
option-bettler_all_play = Im Bettler spielt auch der Partner des Hauptspielers mit
option-ass_bettler = Ass-Bettler, zählt 5
option-kontra_normal = Kontra gegen Normal geht über den Bettler
option-no_zehner_gang = Kein Zehner-Gang
option-zehner_gang_8 = Der Zehner-Gang zählt 8 und ist niedriger als der Gang
option-zehner_gang_9 = Der Zehner-Gang zählt 9 und ist niedriger als der Gang
option-partner_out_in_gangs = Auch im Gang und im Zehner-Gang setzt der Partner aus
option-kontra_schnapser_above = Der Kontra-Schnapser geht über den Bauernschnapser
option-caller_only = Nur der Rufer sagt Schnapser und Bauernschnapser an
option-schnapser_early = Ein Schnapser ist gewonnen, sobald er 66 hat
option-no_doubling = Kein Kontra
option-double_once = Nur Kontra
option-double_twice = Nur Kontra und Rekontra
option-kontra_games_undoubled = Kein Kontra bei Kontra-Kontrakten und bei denen zu 24
option-idle_partner_silent = Ein Partner, der aussetzt, darf nicht Rekontra sagen
option-knock_threes = Auch nach dem Klopfen drei und zwei Karten auf einmal
option-trickless_by_points = Verlierer ohne Stich, aber mit 33 aus einem Vierziger kosten 1
option-losers_tricks_only = Zwanziger und Vierziger der Verlierer zählen nicht zu ihren 33
option-retourschneider = Retourschneider zählt vier Bummerl
option-dealer_drawn = Der erste Geber jeder Partie wird ausgelost
option-counting_down = Es wird hinuntergezählt
option-first_trick_open = Der erste Stich jedes Paares bleibt offen
option-last_trick_closed = Der letzte Stich darf nicht mehr angeschaut werden

## Regelwerke Feld für Feld

group-auction = Das Ansagen
group-doubling = Verdoppeln
group-scoring = Was eine Runde wert ist
group-match = Die Partie

axis-dealing-knock = Nach dem Klopfen gibt man
value-dealing-knock-fives = fünf Karten auf einmal
value-dealing-knock-threes-and-twos = drei und zwei Karten auf einmal
axis-auction-normal-kontra = Kontra gegen Normal
value-auction-normal-kontra-after-auction = erst nach den Ansagen
value-auction-normal-kontra-beats-bettler = darf schon bei den Ansagen über einen Bettler gehen
value-contracts-id-normal = { contract-normal }
value-contracts-id-bettler = { contract-bettler }
value-contracts-id-assenbettler = { contract-assenbettler }
value-contracts-id-ass-bettler = { contract-ass-bettler }
value-contracts-id-schnapser = { contract-schnapser }
value-contracts-id-damengang = { contract-damengang }
value-contracts-id-koenigsgang = { contract-koenigsgang }
value-contracts-id-gang = { contract-gang }
value-contracts-id-zehner-gang = { contract-zehner-gang }
value-contracts-id-kontra-schnapser = { contract-kontra-schnapser }
value-contracts-id-bauernloch = { contract-bauernloch }
value-contracts-id-bauernschnapser = { contract-bauernschnapser }
value-contracts-id-farben-gang = { contract-farben-gang }
value-contracts-id-kontra-bauernschnapser = { contract-kontra-bauernschnapser }
value-contracts-id-herren-schnapser = { contract-herren-schnapser }
axis-contracts-rank = Platz in der Liste (0: nicht gespielt)
axis-contracts-value = Punkte
axis-contracts-bidders = Ansagen darf ihn
value-contracts-bidders-anyone = jeder
value-contracts-bidders-caller = der Rufer
value-contracts-bidders-callers-side = der Rufer und sein Partner
value-contracts-bidders-opponents = die Gegner des Rufers
value-contracts-bidders-not-caller = jeder außer dem Rufer
axis-contracts-cards = Trumpffarbe
value-contracts-cards-trump = die des Rufers
value-contracts-cards-no-trump = keine
axis-contracts-order = Reihenfolge der Karten
value-contracts-order-ATKQJ = A 10 K D B
value-contracts-order-TKQJA = 10 K D B A
value-contracts-order-KQJAT = K D B A 10
value-contracts-order-QJATK = D B A 10 K
value-contracts-order-AKQJT = A K D B 10
axis-contracts-leads = Zum ersten Stich spielt aus
value-contracts-leads-caller = der Rufer
value-contracts-leads-declarer = der Hauptspieler
axis-contracts-partner = Der Partner des Hauptspielers
value-contracts-partner-plays = spielt mit
value-contracts-partner-sits-out = setzt aus
value-contracts-aim-sixty-six = 66 Augen oder der letzte Stich
value-contracts-aim-no-trick = kein Stich
value-contracts-aim-three-tricks = die ersten drei Stiche mit 66 Augen
value-contracts-aim-all-tricks = alle fünf Stiche
value-contracts-aim-one-suit = fünf Karten einer Farbe haben
value-contracts-aim-five-trumps = alle fünf Trümpfe haben
axis-contracts-marriages = Zwanziger und Vierziger
value-contracts-marriages-all = bei allen
value-contracts-marriages-declarer = nur beim Hauptspieler
value-contracts-marriages-none = keine
axis-contracts-needs = Zum Ansagen braucht man
value-contracts-needs-nothing = nichts Besonderes
value-contracts-needs-ace = ein Ass
axis-contracts-doubled = Kontra
value-contracts-doubled-allowed = erlaubt
value-contracts-doubled-not-allowed = nicht erlaubt
axis-doubling-levels = So oft kann ein Kontrakt verdoppelt werden
axis-doubling-idle-partner = Wer als Partner aussetzt
value-doubling-idle-partner-may-redouble = darf Rekontra sagen
value-doubling-idle-partner-silent = darf nicht Rekontra sagen
axis-scoring-three-tricks = Ein Schnapser ist gewonnen
value-scoring-three-tricks-always-three = nach drei Stichen
value-scoring-three-tricks-at-sixty-six = sobald er 66 hat
axis-scoring-trickless = Verlierer ohne Stich, aber mit 33 aus einem Vierziger kosten
value-scoring-trickless-three = 3
value-scoring-trickless-by-points = 1
axis-scoring-losers-marriages = Zwanziger und Vierziger der Verlierer
value-scoring-losers-marriages-count = zählen zu ihren 33
value-scoring-losers-marriages-tricks-only = zählen nicht zu ihren 33
axis-match-target = Punkte, die die Partie gewinnen
axis-match-schneider = Bummerl für Verlierer ohne Punkt
axis-match-retourschneider = Retourschneider
value-match-retourschneider-none = zählt wie jede verlorene Partie
value-match-retourschneider-four = zählt vier Bummerl
axis-match-next-dealer = Erster Geber der nächsten Partie
value-match-next-dealer-rotates = der Nächste zur Linken
value-match-next-dealer-drawn = wird ausgelost
value-table-reveal-after-deal-all = alle Blätter
axis-table-open-tricks = Stiche der anderen, die man anschauen darf
value-table-open-tricks-none = keine
value-table-open-tricks-first-of-each-side = der erste jedes Paares
axis-table-last-trick = Der letzte Stich
value-table-last-trick-open = darf bis zum nächsten Ausspielen angeschaut werden
value-table-last-trick-closed = darf nicht mehr angeschaut werden
axis-table-counting = Gezählt wird
value-table-counting-up = hinauf
value-table-counting-down = hinunter
