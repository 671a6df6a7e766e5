### Österreichisches Deutsch. Die nummerierten Regeln von Bauernschnapsen, in Teilen.

rules-bauernschnapsen-title = Bauernschnapsen: die nummerierten Regeln
rules-size = { $players } Spieler in Paaren, auf { $target } Punkte, { $contracts ->
    [one] { $contracts } Kontrakt
   *[other] { $contracts } Kontrakte
 }
rules-bauernschnapsen-intro = Das sind die Regeln des Spiels mit den Kontrakten der Hauptliste; unter jeder Regel steht, was andere Häuser stattdessen tun. Das Regelwerk des Tisches sagt, welche davon gelten; Code, Tests und Fehlermeldungen nennen die Nummern. Quelle 004 ist eines der Dokumente, mit denen das Projekt begann.

rules-bauernschnapsen-section-1 = Spieler, Karten und Rollen
rule-BAU-1-1-four = Ihr spielt zu viert, Partner sitzen einander gegenüber, und alles geht im Uhrzeigersinn: Der nächste Spieler ist der zur Linken.
rule-BAU-1-2-cards = Ihr spielt mit 20 Karten: Ass, Zehner, König, Dame und Bub jeder Farbe, mit 11, 10, 4, 3 und 2 Augen, zusammen 120.
rule-BAU-1-2-usual = In jeder Farbe gilt die Reihenfolge { $ranks }, die höchste zuerst.
rule-BAU-1-2-same = Manche Kontrakte haben eine andere Reihenfolge. Nach ihr richtet sich, wer den Stich macht und was man übertreffen muss; die Augen bleiben gleich.
rule-BAU-1-2-in = { $contracts }: { $ranks }.
rule-BAU-1-3-roles = Der erste Geber wird ausgelost, und nach jeder Runde gibt der Nächste zur Linken. Der Spieler links vom Geber ist der Rufer, der den Trumpf nennt und zuerst ansagt; er und sein Partner sind das Paar des Rufers, der Geber und dessen Partner sind seine Gegner. Wer die höchste Ansage behält, ist Hauptspieler.
rule-BAU-1-4-scales = Es gibt zwei Zählungen, die nie vermischt werden: Augen entscheiden über 66, und Punkte gewinnen die Partie.

rules-bauernschnapsen-section-2 = Geben und Trumpf
rule-BAU-2-1-cut = Der Geber mischt, und sein rechter Nachbar hebt ab, 1 bis 19 Karten, oder klopft, und dann bleibt das Paket, wie es ist.
rule-BAU-2-2-cut = Nach dem Abheben bekommt jeder drei Karten und dann noch zwei, beginnend beim Rufer.
rule-BAU-2-2-fives = Nach dem Klopfen bekommt jeder fünf Karten auf einmal, der Rufer seine ersten drei getrennt von den letzten zwei.
rule-BAU-2-2-threes-and-twos = Auch nach dem Klopfen gibt man drei und zwei.
rule-BAU-2-3-first-three = Der Rufer schaut nur seine ersten drei Karten an und nennt als Trumpf eine Farbe, die darunter ist.
rule-BAU-2-4-turn-up = Stattdessen darf der Rufer aufschlagen lassen: Eine seiner letzten zwei Karten wird ausgelost und aufgedeckt, und ihre Farbe ist Trumpf. Niemand hat die zwei vorher gesehen, und zurücknehmen kann man es nicht.
rule-BAU-2-5-turned = Alle sehen die aufgeschlagene Karte; dann kommt sie ins Blatt des Rufers, und alle dürfen sie sich merken. Die andere der beiden bleibt verdeckt.
rule-BAU-2-6-rest = Sobald der Trumpf feststeht, nehmen alle den Rest ihrer fünf Karten auf. Einen Talon gibt es nicht, und die Trumpffarbe bleibt, wer auch immer Hauptspieler wird.

rules-bauernschnapsen-section-3 = Die Ansagen
rule-BAU-3-1-turns = Angesagt wird im Uhrzeigersinn ab dem Rufer, vorbei an denen, die weiter gesagt haben. Der Rufer muss beim ersten Mal einen Kontrakt ansagen; später darf jeder ansagen oder weiter sagen.
rule-BAU-3-2-higher = Eine Ansage muss höher sein als die, die steht, und es entscheidet ihr Platz in der Liste (Regel 3.6), nicht ihr Wert.
rule-BAU-3-2-equal = Gleich viel wert (je { $value }), vom niedrigsten aufwärts: { $contracts }.
rule-BAU-3-2-worth-less = { $above } ist weniger wert als { $below } und trotzdem höher.
rule-BAU-3-3-hold = Der Vorrang nimmt im Uhrzeigersinn vom Rufer, der am meisten hat, bis zum Geber ab. Bist du an der Reihe und hat jemand mit niedrigerem Vorrang die Ansage, und sei es dein Partner, darfst du sie selbst halten, also denselben Kontrakt ansagen und übernehmen; alle anderen müssen höher gehen.
rule-BAU-3-4-out = Wer weiter sagt, ist für diese Runde aus den Ansagen draußen.
rule-BAU-3-5-end = Die Ansagen sind aus, sobald drei weiter gesagt haben: Der Vierte ist Hauptspieler und spielt die letzte Ansage.
rule-BAU-3-6-list = Diese Kontrakte werden gespielt, der niedrigste zuerst.
rule-BAU-3-6-normal = { $contract } (auch Rufer): { $one }, { $two } oder { $three } Punkte, für den Rufer. { $cards ->
    [no-trump] Ohne Trumpf
   *[trump] Mit dem Trumpf des Rufers
 } spielt Paar gegen Paar um 66 Augen, sonst um den letzten Stich.
rule-BAU-3-6-contract = { $contract }{ $id ->
    [bettler] { " " }(auch Fechter)
    [assenbettler] { "" }
    [ass-bettler] { " " }(auch Ass-Fechter)
    [schnapser] { " " }(auch Drei-Stich)
    [damengang] { "" }
    [koenigsgang] { "" }
    [gang] { " " }(auch Land, Landler, Ring oder Blick)
    [zehner-gang] { " " }(auch Zehner-Ring oder Zehnerloch)
    [bauernloch] { "" }
    [bauernschnapser] { " " }(auch Bauer)
    [farben-gang] { " " }(auch Farben-Ring, Farbenringerl, Jodler oder Farbenjodler)
    [kontra-bauernschnapser] { " " }(auch Kontrabauer)
    [herren-schnapser] { " " }(auch Herrenjodler)
   *[other] { "" }
 }: { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
 }, { $bidders ->
    [caller] für den Rufer
    [callers-side] für den Rufer und seinen Partner
    [opponents] für die Gegner des Rufers
    [not-caller] für alle außer dem Rufer
   *[anyone] für alle
 }{ $needs ->
    [ace] { " " }mit einem Ass
   *[nothing] { "" }
 }. { $cards ->
    [trump] Mit dem Trumpf des Rufers { "" }
    [no-trump] Ohne Trumpf { "" }
   *[shown] { "" }
 }{ $aim ->
    [no-trick] darf der Hauptspieler keinen Stich machen
    [three-tricks] muss der Hauptspieler selbst die ersten drei Stiche machen, mit 66 Augen
    [early] muss der Hauptspieler selbst die ersten Stiche machen und spätestens mit dem dritten 66 Augen haben
    [all-tricks] muss der Hauptspieler selbst alle fünf Stiche machen
    [one-suit] Der Hauptspieler hat fünf Karten einer Farbe und zeigt sie
   *[five-trumps] Der Hauptspieler hat alle fünf Trümpfe und zeigt sie
 }{ $order ->
    [usual] { "" }
   *[other] , Reihenfolge { $ranks }
 }{ $partner ->
    [sits-out] ; sein Partner setzt aus.
   *[plays] .
 }
rule-BAU-3-7-one-suit = { $contracts } darf nur ansagen, wer fünf Karten einer Farbe hat.
rule-BAU-3-7-five-trumps = { $contracts } darf nur ansagen, wer alle fünf Trümpfe hat.
rule-BAU-3-7-ace = { $contracts } darf nur ansagen, wer ein Ass hat.
rule-BAU-3-7-refused = Eine Ansage ohne die Karten wird abgelehnt, und niemand erfährt davon.
rule-BAU-3-7-none = Kein Kontrakt verlangt bestimmte Karten im Blatt.
rule-BAU-3-8-first = Normal darf nur der Rufer sagen und nur als erste Ansage; sagen dann die anderen drei weiter, wird es gespielt.
rule-BAU-3-9-after-auction = Kontra gegen Normal sagt man nach den Ansagen, wie jedes andere Kontra.
rule-BAU-3-9-beats-bettler = Solange ein Bettler steht, darf ein Gegner des Rufers schon bei den Ansagen Kontra gegen Normal sagen: Dann spielt der Rufer Normal, bereits einmal verdoppelt, außer jemand sagt einen Kontrakt über dem Bettler an.
rule-BAU-3-9-goes-on = Nach den Ansagen geht das Verdoppeln dieses Normal mit Rekontra weiter.
rule-BAU-3-9-none = Gegen Normal gibt es kein Kontra.

rules-bauernschnapsen-section-4 = Kontra
rule-BAU-4-1-said = Nach den Ansagen und vor dem ersten Ausspielen dürfen die Gegner des Hauptspielers Kontra sagen{ $levels ->
    [1] .
    [2] , dann seine Seite Rekontra.
   *[3] , dann seine Seite Rekontra, dann die Gegner Subkontra.
 }
rule-BAU-4-1-none = Kein Kontrakt wird verdoppelt.
rule-BAU-4-2-asked = Gefragt wird einzeln: { $levels ->
    [1] zuerst der Gegner links vom Hauptspieler und dann der andere. Sobald einer Kontra sagt,
    [2] bei Kontra der Gegner links vom Hauptspieler und dann der andere, bei Rekontra der Hauptspieler und dann sein Partner. Wer es als Erster sagt, erledigt diese Stufe; sagt es keiner von beiden,
   *[3] bei Kontra und Subkontra der Gegner links vom Hauptspieler und dann der andere, bei Rekontra der Hauptspieler und dann sein Partner. Wer es als Erster sagt, erledigt diese Stufe; sagt es keiner von beiden,
 } ist das Verdoppeln aus.
rule-BAU-4-2-none = Niemand wird gefragt: Verdoppelt wird nicht.
rule-BAU-4-3-times = { $levels ->
    [1] Kontra verdoppelt die Punkte, welches Paar sie auch bekommt.
    [2] Kontra verdoppelt die Punkte, Rekontra vervierfacht sie, welches Paar sie auch bekommt.
   *[3] Kontra verdoppelt die Punkte, Rekontra vervierfacht und Subkontra verachtfacht sie, welches Paar sie auch bekommt.
 } An den Augen und am Ziel des Kontrakts ändert das nichts.
rule-BAU-4-3-none = Jeder Kontrakt zählt so viel, wie die Liste sagt.
rule-BAU-4-4-all = Jeder Kontrakt darf verdoppelt werden.
rule-BAU-4-4-not = Jeder Kontrakt darf verdoppelt werden außer { $contracts }.
rule-BAU-4-4-none = Kein Kontrakt darf verdoppelt werden.
rule-BAU-4-5-may-redouble = Auch ein Partner, der aussetzt, darf Rekontra sagen.
rule-BAU-4-5-silent = Ein Partner, der aussetzt, wird nicht nach Rekontra gefragt.
rule-BAU-4-5-no-rekontra = Ein Partner, der aussetzt, wird nie gefragt: In diesen Kontrakten gibt es kein Rekontra.
rule-BAU-4-5-nobody-out = Kein Partner setzt aus.

rules-bauernschnapsen-section-5 = Spielen der Karten
rule-BAU-5-1-caller = Bei { $contracts } spielt der Rufer zum ersten Stich aus, wer auch immer Hauptspieler ist.
rule-BAU-5-1-declarer = Bei { $contracts } spielt der Hauptspieler aus.
rule-BAU-5-1-any = Ausspielen darf man jede Karte. Die anderen geben im Uhrzeigersinn je eine Karte aus ihrem eigenen Blatt dazu.
rule-BAU-5-2-trumps = Bei { $contracts } ist die Farbe des Rufers Trumpf: Der höchste Trumpf macht den Stich, und ist keiner darin, die höchste Karte der angespielten Farbe.
rule-BAU-5-2-no-trumps = Bei { $contracts } ist keine Farbe Trumpf: Die höchste Karte der angespielten Farbe macht den Stich.
rule-BAU-5-2-next = Wer einen Stich macht, spielt zum nächsten aus.
rule-BAU-5-3-follow = Es gilt Farbzwang und Stichzwang: Du gibst die angespielte Farbe zu, und zwar höher als die beste Karte im Stich, wenn du kannst, auch wenn die beste von deinem Partner ist. Kannst du sie nicht übertreffen, spielst du irgendeine Karte der Farbe.
rule-BAU-5-4-trumped = Ist eine andere Farbe angespielt und der Stich schon gestochen, gibt, wer Farbe hat, irgendeine Karte davon zu: Zu übertreffen ist nichts, und stechen darf man nicht.
rule-BAU-5-4-none = Keine Farbe ist Trumpf, also kann kein Stich gestochen werden.
rule-BAU-5-5-must-trump = Kannst du nicht Farbe zugeben, musst du stechen, und zwar höher als der beste Trumpf im Stich, wenn du kannst, auch über den deines Partners. Sind alle deine Trümpfe niedriger, spielst du trotzdem einen davon.
rule-BAU-5-5-none = Keine Farbe ist Trumpf, also muss niemand stechen.
rule-BAU-5-6-any = Kannst du weder Farbe zugeben noch stechen, darfst du jede Karte spielen.
rule-BAU-5-7-sits-out = Bei { $contracts } setzt der Partner des Hauptspielers aus, seine fünf Karten liegen verdeckt, und ein Stich hat drei Karten.
rule-BAU-5-7-others-play = In allen anderen Kontrakten spielen alle vier.
rule-BAU-5-7-all-play = In jedem Kontrakt spielen alle vier, auch der Partner des Hauptspielers.

rules-bauernschnapsen-section-6 = Zwanziger, Vierziger und Normal
rule-BAU-6-1-declare = Spielst du aus und hast König und Dame einer Farbe, darfst du sie ansagen und zeigst beide: Das ist ein Zwanziger und bringt 20 Augen.
rule-BAU-6-1-forty = In Trumpf ist es ein Vierziger und bringt 40.
rule-BAU-6-1-lead = Dann spielst du eine der beiden aus, welche du willst; mit jedem Ausspielen kann man nur einmal ansagen.
rule-BAU-6-1-none = Zwanziger und Vierziger gibt es nicht.
rule-BAU-6-2-all = Bei { $contracts } dürfen alle vier König und Dame ansagen.
rule-BAU-6-2-declarer = Bei { $contracts } darf nur der Hauptspieler König und Dame ansagen.
rule-BAU-6-2-others = In allen anderen Kontrakten darf es niemand.
rule-BAU-6-2-none = Niemand darf König und Dame ansagen.
rule-BAU-6-3-counts = Zwanziger und Vierziger zählen für das Paar des Spielers, sobald sie angesagt sind, wer auch immer den Stich macht.
rule-BAU-6-3-none = Augen bringen nur die Stiche.
rule-BAU-6-4-claim = Im Normal darf Basta sagen, wer nach einem eigenen Stich am Ausspielen ist oder gerade König und Dame angesagt hat.
rule-BAU-6-4-claim-tricks = Im Normal darf Basta sagen, wer nach einem eigenen Stich am Ausspielen ist.
rule-BAU-6-4-right = Richtig ist es, wenn beide Partner zusammen mindestens 66 Augen haben. Das Spiel hört sofort auf, und ausgespielt wird nicht mehr.
rule-BAU-6-5-value = Ein richtiges Basta bringt { $three } Punkte gegen Verlierer ohne Stich, { $two } gegen Verlierer mit weniger als 33 Augen und sonst { $one }.
rule-BAU-6-5-trickless-three = Verlierer ohne Stich kosten { $value }, auch mit 33 oder mehr aus einem Vierziger.
rule-BAU-6-5-trickless-by-points = Verlierer ohne Stich kosten aber nur { $value }, wenn sie aus einem Vierziger 33 oder mehr haben.
rule-BAU-6-5-marriages-count = Was die Verlierer angesagt haben, zählt zu ihren 33.
rule-BAU-6-5-tricks-only = Was die Verlierer angesagt haben, zählt nicht zu ihren 33, nur ihre Stiche.
rule-BAU-6-6-wrong = Nach einem falschen Basta bekommt das andere Paar, was ein richtiges in diesem Augenblick gebracht hätte.
rule-BAU-6-7-last-trick = { $value ->
    [one] Sagt vor dem Ausspielen zum letzten Stich niemand Basta, bekommt das Paar, das den letzten Stich macht, { $value } Punkt, wie auch immer die Augen stehen.
   *[other] Sagt vor dem Ausspielen zum letzten Stich niemand Basta, bekommt das Paar, das den letzten Stich macht, { $value } Punkte, wie auch immer die Augen stehen.
 }

rules-bauernschnapsen-section-7 = Die anderen Kontrakte
rule-BAU-7-1-no-trick = Bei { $contracts } darf der Hauptspieler keinen Stich machen; mit dem ersten ist der Kontrakt sofort verloren.
rule-BAU-7-1-none = In keinem Kontrakt geht es darum, keinen Stich zu machen.
rule-BAU-7-2-three-tricks = Bei { $contracts } muss der Hauptspieler selbst die ersten drei Stiche machen und darin mindestens 66 Augen haben; macht ein anderer einen davon, und sei es der Partner, ist der Kontrakt sofort verloren.
rule-BAU-7-2-marriages = Seine eigenen Zwanziger und Vierziger zählen mit.
rule-BAU-7-2-always-three = Früher 66 zu haben beendet den Kontrakt nicht; nach drei Stichen ist die Runde aus.
rule-BAU-7-2-at-sixty-six = Gewonnen ist aber, sobald der Hauptspieler 66 hat, auch schon nach zwei Stichen; nach drei ist die Runde aus.
rule-BAU-7-2-none = In keinem Kontrakt geht es um die ersten drei Stiche.
rule-BAU-7-3-all-tricks = Bei { $contracts } muss der Hauptspieler selbst alle fünf Stiche machen; macht ein anderer einen davon, ist der Kontrakt sofort verloren.
rule-BAU-7-3-partner = Auch ein Stich des eigenen Partners verliert, und der Stichzwang (Regel 5.3) kann ihn dazu zwingen.
rule-BAU-7-3-none = In keinem Kontrakt geht es um alle Stiche.
rule-BAU-7-4-shown = Bei { $contracts } wird nicht gespielt: Wenn nichts mehr zu sagen ist, zeigt der Hauptspieler die fünf Karten und hat gewonnen.
rule-BAU-7-4-none = Jeder Kontrakt wird ausgespielt.
rule-BAU-7-5-value = In jedem Kontrakt außer Normal bekommt das Paar des Hauptspielers den Wert des Kontrakts, wenn er gelingt, und die Gegner bekommen ebenso viel, wenn nicht.
rule-BAU-7-5-doubled = Verdoppelt wird so oft, wie gesagt wurde.
rule-BAU-7-5-none = Nur Normal wird gespielt.

rules-bauernschnapsen-section-8 = Die Partie
rule-BAU-8-1-target = Beide Paare beginnen mit 0 Punkten, und wer nach einer Runde zuerst { $target } oder mehr hat, gewinnt die Partie.
rule-BAU-8-1-down = Angeschrieben wird von { $target } auf 0 hinunter, was sonst nichts ändert.
rule-BAU-8-2-mark = Die Verlierer bekommen einen Strich, ein Bummerl.
rule-BAU-8-2-schneider = { $count ->
    [1] Auch ohne einen einzigen Punkt (Schneider) ist es nur eines.
   *[other] Haben sie keinen einzigen Punkt (Schneider), sind es { $count }.
 }
rule-BAU-8-3-four = Es gibt den Retourschneider: Wer { $lead } zu null geführt hat und doch verliert, bekommt vier Bummerl.
rule-BAU-8-3-none = Es gibt keinen Retourschneider: Wer nach hoher Führung noch verliert, zahlt nicht mehr als sonst.
rule-BAU-8-4-rotates = In der nächsten Partie eines Abends gibt zuerst der Nächste zur Linken.
rule-BAU-8-4-drawn = In der nächsten Partie eines Abends wird der erste Geber neu ausgelost.

rules-bauernschnapsen-section-9 = Was man sehen darf
rule-BAU-9-1-own = Die Stiche deines eigenen Paares darfst du jederzeit durchschauen.
rule-BAU-9-1-closed = Die des anderen Paares bleiben verdeckt.
rule-BAU-9-1-first-open = Der erste Stich jedes Paares bleibt für alle offen, die übrigen des anderen Paares bleiben verdeckt.
rule-BAU-9-1-reveal = Nach einer Runde werden alle Blätter gezeigt, wie sie gegeben wurden.
rule-BAU-9-1-idle = Die Karten eines Partners, der ausgesetzt hat, werden nie gezeigt: Dann sieht man nur, was gespielt wurde.
rule-BAU-9-1-hidden = Nach einer Runde werden keine Blätter gezeigt.
rule-BAU-9-2-open = Den letzten Stich dürfen alle bis zum nächsten Ausspielen anschauen.
rule-BAU-9-2-closed = Den letzten Stich darf niemand mehr anschauen.

## Beispiele

example-takes = { $contract }: { $trump ->
    [trump] Herz ist Trumpf.
   *[no-trump] Keine Farbe ist Trumpf.
 } Der Stich ist { $trick }: { $card } macht ihn.
example-may-play = { $contract }: { $trump ->
    [trump] Herz ist Trumpf.
   *[no-trump] Keine Farbe ist Trumpf.
 } Nach { $trick } hältst du { $hand }: Du darfst { $answer } spielen.
example-beats-partner = { $contract }: { $trump ->
    [trump] Herz ist Trumpf.
   *[no-trump] Keine Farbe ist Trumpf.
 } Dein Partner hat ausgespielt, und im Stich { $trick } ist seine Karte die beste. Du hältst { $hand }: Trotzdem musst du { $answer } spielen.
example-higher = Steht { $below }, darf man { $above } darüber ansagen, aber nicht umgekehrt.
example-doubled = { $contract } zählt { $value }, mit { $levels ->
    [1] Kontra
    [2] Kontra und Rekontra
   *[3] Kontra, Rekontra und Subkontra
 } { $score }.
example-marriage-lost = Herz ist Trumpf. Der Rufer sagt { $pair } an und spielt aus; der Stich ist { $trick }: Ein Gegner macht ihn mit { $card }, aber der Vierziger bleibt beim Paar des Rufers. Es macht danach keinen Stich, also bringt das Basta der Gegner { $score }.
example-claim-after-marriage = Ein Paar hat { $own } Augen in Stichen und sagt { $pair } in Trumpf an: Mit { $all } ist Basta sofort richtig. Die anderen haben einen Stich und 21 Augen, also bringt es { $score }.
example-claim = Ein Paar hat { $own } Augen, die anderen haben einen Stich und { $losers }: Basta bringt { $score }.
example-claim-no-trick = Ein Paar hat { $own } Augen, die anderen haben keinen Stich: Basta bringt { $score }.
example-claim-losers-marriage = Die Verlierer haben einen Stich, { $losers } Augen in Stichen und einen Zwanziger: Basta gegen sie bringt { $score }.
example-claim-wrong = Ein Paar sagt Basta mit { $own } Augen, einem zu wenig. Die anderen haben einen Stich und { $losers }: Ein richtiges Basta hätte { $score } gebracht, also bekommen sie { $score }.
example-last-trick = Ein Paar hat nach vier Stichen { $own } Augen und sagt nicht Basta. Die anderen machen den letzten Stich und bekommen { $score }.
example-bettler = Zum Stich { $trick } hält der Hauptspieler eines Bettlers { $hand } und muss ihn mit einer von { $answer } übertreffen: Der Bettler ist verloren, und die Gegner bekommen { $score }.
example-schnapser-made = Ein Hauptspieler hat die ersten drei Stiche mit { $own } Augen gemacht: Der Schnapser ist gewonnen und bringt { $score }.
example-schnapser-failed = Ein Hauptspieler hat die ersten drei Stiche gemacht, aber nur { $own } Augen: Der Schnapser ist verloren, und die Gegner bekommen { $score }.
example-schnapser-early = Ein Hauptspieler hat { $own } Augen in einem Stich und sagt den Vierziger an: Der Schnapser ist sofort gewonnen und bringt { $score }.
example-schnapser-three = Ein Hauptspieler hat { $own } Augen in einem Stich und sagt den Vierziger an: Den zweiten und den dritten Stich braucht er trotzdem, und dann bringt der Schnapser { $score }.
example-partner = In einem Gang hat der Hauptspieler ausgespielt, der Stich ist { $trick }, und sein Partner muss ihn mit { $card } übertreffen: Der Gang ist verloren, und die Gegner bekommen { $score }.
example-schneider = Eine Partie endet { $target } zu 0: Die Verlierer bekommen { $count } Bummerl.
example-after-lead = Ein Paar führt { $lead } zu 0 und verliert dann die Partie gegen { $target } Punkte: Es bekommt { $count } Bummerl.

## Beispiele, die der Leser spielt

try-declarer = Du bist der Hauptspieler.
try-partner = Du bist der Partner des Hauptspielers.
try-opponent = Du bist ein Gegner des Hauptspielers.
try-they-score = Die Gegner bekommen { $count }: { $ending }.
try-worth = Der Kontrakt zählt dann { $value }.
example-after-knock = Nach dem Klopfen bekommt der Rufer, von oben gezählt, { $places }.
example-next-dealer = A gibt die erste Runde einer Partie mit sechs Runden, B also die letzte: In der nächsten Partie gibt zuerst C.
