### Österreichisches Deutsch. Die nummerierten Regeln von Bauernschnapsen.

rules-bauernschnapsen-title = Bauernschnapsen: die nummerierten Regeln
rules-bauernschnapsen-intro = Das sind die Regeln des Spiels mit den Kontrakten der Hauptliste und worin sich die Häuser unterscheiden. Das Regelwerk des Tisches sagt, welche davon gelten; Code, Tests und Fehlermeldungen nennen die Nummern. Quelle 004 ist eines der Dokumente, mit denen das Projekt begann.

rules-bauernschnapsen-section-1 = Spieler, Karten und Rollen
rule-BAU-1-1 = Ihr spielt zu viert, Partner sitzen einander gegenüber, und alles geht im Uhrzeigersinn: Der nächste Spieler ist der zur Linken.
rule-BAU-1-2 = Ihr spielt mit 20 Karten: In jeder Farbe gilt die Reihenfolge A 10 K D B, mit 11, 10, 4, 3 und 2 Augen, zusammen 120. Im Zehner-Gang ist die Reihenfolge 10 K D B A, ebenso in Assenbettler und Bauernloch, wo man sie spielt, im Damengang D B A 10 K, im Königsgang K D B A 10, mancherorts A K D B 10 im Bettler. Die Augen bleiben gleich.
rule-BAU-1-3 = Der erste Geber wird ausgelost, und nach jeder Runde gibt der Nächste zur Linken. Der Spieler links vom Geber ist der Rufer, der den Trumpf nennt und zuerst ansagt; wer am Ende die höchste Ansage hat, ist Hauptspieler.
rule-BAU-1-4 = Es gibt zwei Zählungen, die nie vermischt werden: Augen entscheiden über 66, und Punkte gewinnen die Partie.

rules-bauernschnapsen-section-2 = Geben und Trumpf
rule-BAU-2-1 = Der Geber mischt, und sein rechter Nachbar hebt ab, 1 bis 19 Karten, oder klopft, und dann bleibt das Paket, wie es ist.
rule-BAU-2-2 = Nach dem Abheben bekommt jeder drei Karten und dann noch zwei, beginnend beim Rufer. Nach dem Klopfen bekommt jeder fünf auf einmal, die ersten drei des Rufers getrennt von seinen letzten zwei; mancherorts gibt man auch nach dem Klopfen drei und zwei.
rule-BAU-2-3 = Der Rufer schaut nur seine ersten drei Karten an und nennt als Trumpf eine Farbe, die darunter ist.
rule-BAU-2-4 = Stattdessen darf der Rufer aufschlagen lassen: Eine seiner letzten zwei Karten wird ausgelost und aufgedeckt, und ihre Farbe ist Trumpf. Niemand hat die zwei vorher gesehen, und zurücknehmen kann man es nicht.
rule-BAU-2-5 = Alle sehen die aufgeschlagene Karte; dann kommt sie ins Blatt des Rufers, und alle dürfen sie sich merken. Die andere der beiden bleibt verdeckt.
rule-BAU-2-6 = Sobald der Trumpf feststeht, nehmen alle den Rest ihrer fünf Karten auf. Einen Talon gibt es nicht, und die Trumpffarbe bleibt, wer auch immer Hauptspieler wird.

rules-bauernschnapsen-section-3 = Die Ansagen
rule-BAU-3-1 = Angesagt wird im Uhrzeigersinn ab dem Rufer, vorbei an denen, die weiter gesagt haben. Der Rufer muss beim ersten Mal einen Kontrakt ansagen; später darf jeder ansagen oder weiter sagen.
rule-BAU-3-2 = Eine Ansage muss höher sein als die, die steht, und es entscheidet ihr Platz in der Liste, nicht ihr Wert. So steht in der Hauptliste der Bauernschnapser über dem Kontra-Schnapser, obwohl beide 12 zählen; mancherorts ist es umgekehrt.
rule-BAU-3-3 = Der Vorrang nimmt im Uhrzeigersinn vom Rufer, der am meisten hat, bis zum Geber ab. Bist du an der Reihe und hat jemand mit niedrigerem Vorrang die Ansage, und sei es dein Partner, darfst du sie selbst halten, also denselben Kontrakt ansagen und übernehmen; alle anderen müssen höher gehen.
rule-BAU-3-4 = Wer weiter sagt, ist für diese Runde aus den Ansagen draußen.
rule-BAU-3-5 = Die Ansagen sind aus, sobald drei weiter gesagt haben: Der Vierte ist Hauptspieler und spielt die letzte Ansage.
rule-BAU-3-6 = Die Hauptliste von unten: Normal 1 bis 3 (für den Rufer), Bettler 4 (für alle), Schnapser 6 (für den Rufer und seinen Partner), Gang 9 und Zehner-Gang 10 (für alle), Kontra-Schnapser 12 (für die Gegner), Bauernschnapser 12 (für den Rufer und seinen Partner), Farben-Gang 18 (für alle außer dem Rufer), Kontra-Bauernschnapser 24 (für die Gegner) und Herren-Schnapser 24 (für den Rufer). Manche Häuser lassen einige weg, ändern Werte, Reihenfolge und wer ansagen darf, oder nehmen Assenbettler 5, Ass-Bettler 5, Damengang 7, Königsgang 8 und Bauernloch 12 dazu. Es gilt die Tabelle des Regelwerks.
rule-BAU-3-7 = Nur wer fünf Karten einer Farbe hat, darf einen Farben-Gang ansagen, nur ein Rufer mit allen fünf Trümpfen einen Herren-Schnapser, und nur wer ein Ass hat, einen Ass-Bettler. Eine Ansage ohne die Karten wird abgelehnt, und niemand erfährt davon.
rule-BAU-3-8 = Normal darf nur der Rufer sagen und nur als erste Ansage; sagen dann die anderen drei weiter, wird es gespielt.
rule-BAU-3-9 = Kontra gegen Normal sagt man nach den Ansagen, wie jedes andere. Mancherorts darf es ein Gegner des Rufers schon bei den Ansagen sagen, solange ein Bettler steht: Dann spielt der Rufer Normal, bereits einmal verdoppelt, außer jemand sagt einen Kontrakt über dem Bettler an.

rules-bauernschnapsen-section-4 = Kontra
rule-BAU-4-1 = Nach den Ansagen und vor dem ersten Ausspielen dürfen die Gegner des Hauptspielers Kontra sagen, dann seine Seite Rekontra, dann die Gegner Subkontra. Mancherorts gibt es nur Kontra, nur Kontra und Rekontra, oder gar kein Verdoppeln.
rule-BAU-4-2 = Gefragt wird einzeln: bei Kontra und Subkontra der Gegner links vom Hauptspieler und dann der andere, bei Rekontra der Hauptspieler und dann sein Partner. Wer es als Erster sagt, erledigt diese Stufe; sagt es keiner von beiden, ist das Verdoppeln aus.
rule-BAU-4-3 = Jedes davon verdoppelt die Punkte noch einmal, auf das Zwei-, Vier- und Achtfache, welches Paar sie auch bekommt. An den Augen und am Ziel des Kontrakts ändert es nichts.
rule-BAU-4-4 = Jeder Kontrakt darf verdoppelt werden. Mancherorts gilt das nicht für die Kontra-Kontrakte und den Herren-Schnapser.
rule-BAU-4-5 = Auch ein Partner, der aussetzt, darf Rekontra sagen; mancherorts nicht.

rules-bauernschnapsen-section-5 = Spielen der Karten
rule-BAU-5-1 = Wo die Farbe des Rufers Trumpf ist, also im Normal und in jedem Schnapser, Bauernschnapser und Bauernloch, spielt der Rufer zum ersten Stich aus, wer auch immer Hauptspieler ist; in allen Bettlern und Gängen gibt es keinen Trumpf, und der Hauptspieler spielt aus. Ausspielen darf man jede Karte. Die anderen geben im Uhrzeigersinn je eine Karte aus ihrem eigenen Blatt dazu.
rule-BAU-5-2 = Der höchste Trumpf macht den Stich; ist keiner darin, die höchste Karte der angespielten Farbe. Wer einen Stich macht, spielt zum nächsten aus.
rule-BAU-5-3 = Es gilt Farbzwang und Stichzwang: Du gibst die angespielte Farbe zu, und zwar höher als die beste Karte im Stich, wenn du kannst, auch wenn die beste von deinem Partner ist. Kannst du sie nicht übertreffen, spielst du irgendeine Karte der Farbe.
rule-BAU-5-4 = Ist eine andere Farbe angespielt und der Stich schon gestochen, gibt, wer Farbe hat, irgendeine Karte davon zu: Zu übertreffen ist nichts, und stechen darf man nicht.
rule-BAU-5-5 = Kannst du nicht Farbe zugeben, musst du stechen, und zwar höher als der beste Trumpf im Stich, wenn du kannst, auch über den deines Partners. Sind alle deine Trümpfe niedriger, spielst du trotzdem einen davon.
rule-BAU-5-6 = Kannst du weder Farbe zugeben noch stechen, darfst du jede Karte spielen.
rule-BAU-5-7 = In allen Bettlern setzt der Partner des Hauptspielers aus, seine fünf Karten liegen verdeckt, und ein Stich hat drei Karten. Mancherorts spielt auch er mit, und mancherorts setzt der Partner auch im Gang und im Zehner-Gang aus.

rules-bauernschnapsen-section-6 = Zwanziger, Vierziger und Normal
rule-BAU-6-1 = Spielst du aus und hast König und Dame einer Farbe, darfst du sie ansagen und zeigst beide: Das bringt 20 Augen, in Trumpf 40. Dann spielst du eine der beiden aus, welche du willst. Mit jedem Ausspielen kann man nur ein Paar ansagen.
rule-BAU-6-2 = Im Normal dürfen alle vier Zwanziger und Vierziger ansagen, im Schnapser und Kontra-Schnapser nur der Hauptspieler, in allen anderen Kontrakten niemand.
rule-BAU-6-3 = Ein Zwanziger oder Vierziger zählt für das Paar, sobald er angesagt ist, wer auch immer den Stich macht.
rule-BAU-6-4 = Im Normal darf Basta sagen, wer nach einem eigenen Stich am Ausspielen ist oder gerade einen Zwanziger oder Vierziger angesagt hat. Richtig ist es, wenn beide Partner zusammen 66 Augen in vollen Stichen und Ansagen haben. Das Spiel hört sofort auf, und ein unvollständiger Stich zählt für niemanden.
rule-BAU-6-5 = Ein richtiges Basta bringt 3 gegen Verlierer ohne Stich, 2 gegen Verlierer mit weniger als 33 Augen und sonst 1. Verlierer ohne Stich kosten 3, auch mit 33 oder mehr aus einem Vierziger; mancherorts nur 1. Zwanziger und Vierziger der Verlierer zählen zu ihren 33, mancherorts nur ihre Stiche.
rule-BAU-6-6 = Nach einem falschen Basta bekommt das andere Paar, was ein richtiges in diesem Augenblick gebracht hätte.
rule-BAU-6-7 = Sagt vor dem Ausspielen zum letzten Stich niemand Basta, bekommt das Paar, das den letzten Stich macht, 1 Punkt, was auch immer die Augen sind.

rules-bauernschnapsen-section-7 = Die anderen Kontrakte
rule-BAU-7-1 = Im Bettler, Assenbettler und Ass-Bettler darf der Hauptspieler keinen Stich machen; mit dem ersten ist der Kontrakt sofort verloren.
rule-BAU-7-2 = Im Schnapser und Kontra-Schnapser muss der Hauptspieler selbst die ersten drei Stiche machen und darin samt seinen Ansagen 66 Augen haben; macht ein anderer einen davon, und sei es der Partner, ist der Kontrakt sofort verloren. Nach drei Stichen ist die Runde aus. Mancherorts ist er gewonnen, sobald der Hauptspieler 66 hat, auch nach zwei Stichen und einer Ansage.
rule-BAU-7-3 = In allen Gängen und Bauernschnapsern und im Bauernloch muss der Hauptspieler selbst alle fünf Stiche machen; macht ein anderer einen davon, und sei es der Partner, ist der Kontrakt sofort verloren.
rule-BAU-7-4 = Farben-Gang und Herren-Schnapser werden nicht gespielt: Nach dem Verdoppeln zeigt der Hauptspieler die fünf Karten und hat gewonnen.
rule-BAU-7-5 = In jedem Kontrakt außer Normal bekommt das Paar des Hauptspielers den Wert des Kontrakts, wenn er gelingt, und die Gegner bekommen ebenso viel, wenn nicht, so oft verdoppelt, wie gesagt wurde.

rules-bauernschnapsen-section-8 = Die Partie
rule-BAU-8-1 = Beide Paare beginnen mit 0 Punkten, und wer nach einer Runde zuerst 24 oder mehr hat, gewinnt die Partie; ein Regelwerk kann ein anderes Ziel nennen. Mancherorts zählt man vom Ziel auf 0 hinunter, was sonst nichts ändert.
rule-BAU-8-2 = Die Verlierer bekommen einen Strich, ein Bummerl; haben sie keinen einzigen Punkt (Schneider), zwei, oder so viele, wie das Regelwerk sagt.
rule-BAU-8-3 = Mancherorts gibt es den Retourschneider: Wer einen Punkt vor dem Ziel zu null geführt hat und doch verliert, bekommt vier Bummerl.
rule-BAU-8-4 = In der nächsten Partie eines Abends gibt zuerst der Nächste zur Linken; mancherorts wird der erste Geber neu ausgelost.

rules-bauernschnapsen-section-9 = Was man sehen darf
rule-BAU-9-1 = Die Stiche deines eigenen Paares darfst du jederzeit durchschauen, die des anderen nicht; mancherorts bleibt der erste Stich jedes Paares für alle offen. Nach einer Runde werden alle Blätter gezeigt, wie sie gegeben wurden, außer das Regelwerk hält sie verdeckt.
rule-BAU-9-2 = Den letzten Stich dürfen alle bis zum nächsten Ausspielen anschauen; mancherorts niemand.
