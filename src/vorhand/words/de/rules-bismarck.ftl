### Österreichisches Deutsch. Die nummerierten Regeln von Bismarck.

rules-bismarck-title = Bismarck: die nummerierten Regeln
rules-bismarck-intro = Das sind die Regeln des modernen schwedischen Spiels und worin sich die Häuser unterscheiden. Das Regelwerk des Tisches sagt, welche davon gelten; Code, Tests und Fehlermeldungen nennen die Nummern. Die Quellen 000, 001 und 002 sind die Dokumente, mit denen das Projekt begann.

rules-bismarck-section-1 = Spieler, Karten und Rollen
rule-BIS-1-1 = Ihr spielt zu dritt, jeder für sich, und alles geht im Uhrzeigersinn: Der nächste Spieler ist der zur Linken. Mancherorts spielt ihr zu viert, auch dann jeder für sich.
rule-BIS-1-2 = Ihr spielt mit 52 Karten ohne Joker; in jeder Farbe gilt die Reihenfolge A K D B 10 9 8 7 6 5 4 3 2. Manche Regelwerke nehmen weniger Karten: 43 (Kreuz ab dem Fünfer, die anderen Farben ab dem Vierer) oder 36 (ab dem Sechser). Wo es das Regelwerk sagt, wie im alten Nolle, ist das Ass die niedrigste Karte, unter dem Zweier.
rule-BIS-1-3 = Der erste Geber wird ausgelost, und nach jeder Runde gibt der Nächste zur Linken; mancherorts gibt jeder mehrmals hintereinander. Hauptspieler, der den Talon nimmt und ein eigenes Soll hat, ist der Spieler links vom Geber, andernorts der Geber selbst. Die Vorhand, die zum ersten Stich ausspielt, sitzt immer links vom Geber.

rules-bismarck-section-2 = Mischen und Geben
rule-BIS-2-1 = Der Geber mischt, sein rechter Nachbar hebt ab, und die Karten werden einzeln gegeben, beginnend links vom Geber, bis jeder 16 hat. Mancherorts gibt man mehrere auf einmal, etwa je vier, oder fünf, fünf, fünf und eine. Bei einem anderen Paket oder vier Spielern sagt das Regelwerk, wie viele Karten jeder bekommt.
rule-BIS-2-2 = Vier weitere Karten sind der Talon. Meist sind es die ersten vier des Pakets, und sie werden aufgedeckt, bevor der Rest gegeben wird; andernorts sind es die letzten, oder Karten von Plätzen, die weder die ersten noch die letzten noch benachbart sind. Ein verdeckter Talon bleibt verdeckt, und niemand schaut ihn an.
rule-BIS-2-3 = Solange der Hauptspieler nur nach den offenen Karten wählen soll, schaut niemand sein Blatt an; sobald der Kontrakt angesagt ist, und der Trumpf, falls er zugleich genannt wird, schauen alle. Wo der Hauptspieler vor der Wahl mehr sehen darf, nehmen alle ihr Blatt auf, sobald es gegeben ist.
rule-BIS-2-4 = Bei abgehobenem Trumpf wird eine Karte vom Paket abgehoben, gezeigt und zurückgelegt, und ihre Farbe ist Trumpf. Wo die letzte Karte des Pakets oder die letzte Karte des Gebers den Trumpf bestimmt, wird sie allen gezeigt und bleibt dann, wo sie hingegeben wurde.

rules-bismarck-section-3 = Kontrakt und Tausch
rule-BIS-3-1 = Der Hauptspieler wählt den Kontrakt, meist jeden nur einmal in der Partie; ein verbrauchter wird angekreuzt, und der letzte, der bleibt, braucht keine Wahl. In längeren Partien wird jeder Kontrakt so oft gespielt, wie das Regelwerk sagt, etwa zweimal in 24 Runden. Das Regelwerk sagt auch, was der Hauptspieler vor der Wahl gesehen haben darf: nichts, nur die offenen Karten, sein Blatt oder auch den Talon.
rule-BIS-3-2 = Mancherorts wählt niemand: Die Kontrakte kommen in fester Reihenfolge, entweder in derselben für jeden Hauptspieler oder mit jeder Runde einen weiter.
rule-BIS-3-3 = In einer festen Reihenfolge kann eine freie Wahl vorkommen: Dann nimmt der Hauptspieler irgendeinen der Kontrakte, die das Regelwerk dafür aufzählt, auch einen schon gespielten.
rule-BIS-3-4 = Bei Trumpf nach Wahl nennt der Hauptspieler irgendeine der vier Farben, auch Pik. Mancherorts ist Pik ausgeschlossen, mancherorts darf man auch ohne Trumpf spielen, und mancherorts nur das.
rule-BIS-3-5 = Der Trumpf wird zusammen mit dem Kontrakt genannt. Mancherorts nennt man ihn erst nach dem Tausch, vor dem ersten Ausspielen.
rule-BIS-3-6 = Der Hauptspieler nimmt den Talon. Mancherorts darf er ihn liegen lassen, in jedem Kontrakt oder in einigen; ein verdeckter Talon, der liegen bleibt, bleibt ungesehen. Wo es keinen Tausch gibt, bleibt der Talon liegen.
rule-BIS-3-7 = Nach dem Aufnehmen legt der Hauptspieler ebenso viele Karten ab, auch solche aus dem Talon. Wo man zuerst ablegt, geschieht das, ohne den Talon zu sehen, und was kommt, muss bleiben. Programme nehmen und speichern die abgelegten Karten einzeln, die niedrigste zuerst.
rule-BIS-3-8 = Abgelegte Karten liegen verdeckt: Nur der Hauptspieler kennt sie, sie sind aus dem Spiel und zählen für niemanden.

rules-bismarck-section-4 = Spielen der Karten
rule-BIS-4-1 = Der Spieler links vom Geber, die Vorhand, spielt zum ersten Stich eine beliebige Karte aus, wer auch immer Hauptspieler ist. Die anderen geben im Uhrzeigersinn je eine Karte aus ihrem eigenen Blatt dazu.
rule-BIS-4-2 = Es gilt Farbzwang: Hast du eine Karte der angespielten Farbe, gibst du eine solche zu.
rule-BIS-4-3 = Hast du keine Karte der angespielten Farbe, darfst du jede Karte spielen. Wo Trumpfzwang gilt, musst du einen Trumpf spielen, wenn du einen hast; einen anderen Trumpf übertreffen musst du nie.
rule-BIS-4-4 = Niemand muss die Karten im Stich übertreffen. Wo das Regelwerk Stichzwang vorsieht, muss, wer Farbe zugibt, die beste Karte des Stichs übertreffen, wenn es geht: wenn keine Farbe Trumpf ist, wenn Trumpf ausgespielt wird oder in beiden Fällen, und nur in Kontrakten, in denen man Stiche will.
rule-BIS-4-5 = Der höchste Trumpf macht den Stich; ist keiner darin, die höchste Karte der angespielten Farbe.
rule-BIS-4-6 = Wer einen Stich macht, spielt zum nächsten eine beliebige Karte aus. Gemachte Stiche liegen verdeckt, und nur ihre Zahl zählt.

rules-bismarck-section-5 = Punkte
rule-BIS-5-1 = Jeder hat ein Soll an Stichen. Bei 16 Stichen ist es 8 für den Hauptspieler und je 4 für die anderen, wenn man Stiche will, und 4 und je 6, wenn man sie vermeidet; andere Regelwerke haben ein anderes Soll. Zusammen ergibt das Soll immer die Stiche einer Runde, außer wenn es für alle 0 ist und jeder Stich zählt.
rule-BIS-5-2 = Jeder Stich über deinem Soll bringt 1 Punkt, jeder Stich darunter kostet 1; in einem Kontrakt, in dem man Stiche vermeidet, ist es umgekehrt. Genau das Soll ergibt 0, und ein Gesamtstand kann negativ sein.
rule-BIS-5-3 = Weil das Soll aller zusammen die Stiche einer Runde ergibt, ergeben die Punkte jeder Runde zusammen 0: So prüft man den Anschreibezettel. Nur wo das Soll für alle 0 ist, gilt das nicht.

rules-bismarck-section-6 = Ende der Partie
rule-BIS-6-1 = Die Partie ist aus, wenn alle als Hauptspieler jeden Kontrakt so oft gespielt haben, wie das Regelwerk sagt: Bei drei Spielern und vier Kontrakten, jeder einmal, sind das 12 Runden.
rule-BIS-6-2 = Der höchste Gesamtstand gewinnt.
rule-BIS-6-3 = Haben mehrere den höchsten Gesamtstand, teilen sie den Sieg, außer das Regelwerk sieht Entscheidungsrunden vor.
rule-BIS-6-4 = In Entscheidungsrunden wird mit Trumpf nach Wahl um den Sieg gespielt, eine nach der anderen, und jedes Mal gibt der Nächste zur Linken; alle spielen mit, aber gewinnen kann nur, wer an der Spitze noch gleichauf ist. Sobald einer allein an der Spitze ist, oder nach so vielen Entscheidungsrunden, wie es Spieler gibt, ist die Partie aus; wer dann noch gleichauf ist, teilt den Sieg.

rules-bismarck-section-7 = Unregelmäßigkeiten
rule-BIS-7-1 = Beginnt der Hauptspieler zu spielen, ohne abgelegt zu haben, ist die Runde ungültig: Derselbe Geber gibt neu, und der Kontrakt und ein schon genannter Trumpf bleiben. Die ungültige Runde zählt nicht. Wo es diese Regel nicht gibt, entscheidet der Tisch.
