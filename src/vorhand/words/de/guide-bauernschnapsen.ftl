### Österreichisches Deutsch. Die geführte erste Runde von Bauernschnapsen.

## Was gerade geschieht

guide-cut = Dein Partner { $player } hat abgehoben. Also bekommt jeder zuerst drei Karten und dann noch zwei.
guide-first-three = Du bist der Rufer und siehst nur deine ersten drei Karten. Nenn eine ihrer Farben als Trumpf, oder lass eine der anderen zwei aufschlagen.
guide-five = Du hast fünf Karten, und mehr kommen nicht. In der Reihenfolge A 10 K D B zählen sie 11, 10, 4, 3 und 2 Augen.
guide-first-call = Jetzt werden Kontrakte angesagt, jeder höher als der vorige. Du sagst als Erster an und musst einen nennen; Normal ist der niedrigste.
guide-turned = { $card } ist aufgeschlagen, und ihre Farbe ist Trumpf ({ $suit }).
guide-overbid = { $player } hat einen Kontrakt angesagt: { $contract }. Sagst du jetzt weiter, bist du aus den Ansagen draußen.
guide-asked-to-double = Du darfst verdoppeln: Dann zählt die Runde { $count }-fach.
guide-kontra = Es wurde verdoppelt: Die Runde zählt { $count }-fach.
guide-normal = Im Normal gewinnt das Paar, das zuerst zu Recht Basta sagt, weil es 66 Augen hat. Sagt es niemand, entscheidet der letzte Stich.
guide-aim-no-trick = { $contract }: Es gibt keinen Trumpf, und der Hauptspieler darf keinen einzigen Stich machen.
guide-aim-three-tricks = { $contract }: Der Hauptspieler muss selbst die ersten drei Stiche machen, mit 66 Augen.
guide-aim-all-tricks = { $contract }: Der Hauptspieler muss selbst alle fünf Stiche machen. Ein Stich des Partners verliert ihn.
guide-marriage = Du hast König und Dame einer Farbe ({ $suit }). Sag sie an, bevor du eine davon ausspielst, und sie zählen { $points } Augen.
guide-declared = König und Dame zählen schon, wer auch immer diesen Stich macht. Spiel jetzt eine der beiden aus.
guide-first-lead = Du spielst aus, und zwar irgendeine Karte.
guide-must-head = Die angespielte Farbe ({ $suit }) muss zugegeben werden, und zwar höher als { $best }, wenn du kannst, auch wenn das die Karte deines Partners ist.
guide-must-follow = Die angespielte Farbe ({ $suit }) muss zugegeben werden. Keine deiner Karten davon übertrifft { $best }, also darf es jede sein.
guide-must-trump = Die angespielte Farbe ({ $suit }) hast du nicht: Du musst stechen, und zwar höher als ein Trumpf im Stich, wenn du kannst.
guide-any-card = Die angespielte Farbe ({ $suit }) hast du nicht, und stechen kannst du auch nicht: Du darfst jede Karte spielen.
guide-enough = Dein Paar hat { $points } Augen, und 66 genügen: Sag Basta.
guide-not-yet = Du darfst jetzt Basta sagen, aber { $points } Augen sind keine 66: Ein falsches Basta bringt den anderen Punkte.
guide-last-trick = Das ist der letzte Stich. Sagt niemand Basta, bevor er ausgespielt ist, gewinnt das Paar die Runde, das ihn macht.
guide-own-trick = Der Stich gehört dir, und dein Paar hat jetzt { $points } Augen. Zähl mit.
guide-partners-trick = Dein Partner { $player } hat den Stich gemacht: Er zählt für euch beide.
guide-foes-trick = { $player } hat den Stich gemacht: Seine Augen gehören den anderen.
guide-others-marriage = { $player } hat König und Dame einer Farbe angesagt: Das sind sofort { $points } Augen für dieses Paar.
guide-trump = Trumpf: { $suit }. Wer nicht Farbe zugeben kann, muss einen spielen.

## Was vorgeschlagen wird, und warum

guide-advise-suit = Vorschlag: { $suit }. Von deinen drei Karten sind { $count } in dieser Farbe.
guide-advise-single = Vorschlag: { $suit }. Deine Karten sind aus drei Farben, und { $card } ist die beste davon.
guide-advise-turn = Vorschlag: Lass aufschlagen. Deine Karten sind niedrig und aus drei Farben: Der Zufall kann es besser machen.
guide-advise-normal = Vorschlag: { $contract }. Das ist am sichersten: Du spielst mit deinem Partner zusammen um 66 Augen.
guide-advise-bid = Vorschlag: { $contract }. Das zählt { $count } Punkte, und deine Karten versprechen, dass es gelingt.
guide-advise-pass = Vorschlag: Sag weiter. Höher zu gehen verspricht weniger, als die Ansage stehen zu lassen.
guide-advise-double = Vorschlag: Verdopple. Deine Karten sind stark genug, dass die Runde { $count }-fach zählen soll.
guide-advise-decline = Vorschlag: Verdopple nicht. Auch eine Niederlage würde teurer.
guide-advise-claim = Vorschlag: Sag Basta. Dein Paar hat { $points } Augen, und 66 gewinnen.
guide-advise-declare-and-claim = Vorschlag: Sag König und Dame an ({ $suit }), für { $points } Augen. Das macht { $total }: Sag dann Basta.
guide-advise-declare = Vorschlag: Sag König und Dame an ({ $suit }). Die { $points } Augen zählen sofort, auch wenn der Stich verloren geht.
guide-partner-wins = Vorschlag: { $card }. Bisher gehört der Stich deinem Partner { $player }, und du gibst { $points } Augen dazu.

## Das Ende

guide-over-claimed = { $won ->
    [yes] Dein Paar hat zu Recht Basta gesagt
   *[no] Das andere Paar hat zu Recht Basta gesagt
 }: Punkte { $count }.
guide-over-false-claim = { $won ->
    [yes] Das andere Paar hat zu Unrecht Basta gesagt, dein Paar bekommt
   *[no] Dein Paar hat zu Unrecht Basta gesagt, das andere bekommt
 }: Punkte { $count }.
guide-over-last-trick = { $won ->
    [yes] Niemand hat Basta gesagt, und der letzte Stich war eurer
   *[no] Niemand hat Basta gesagt, und der letzte Stich war der der anderen
 }: Punkte { $count }.
guide-over-made = { $contract } ist gelungen, { $won ->
    [yes] und zwar deinem Paar
   *[no] und zwar dem anderen Paar
 }: Punkte { $count }.
guide-over-failed = { $contract } ist misslungen, und es bekommt { $won ->
    [yes] dein Paar
   *[no] das andere Paar
 }: Punkte { $count }.
guide-value = { $why ->
    [none] Die Verlierer hatten keinen Stich: Dann bringt ein Basta 3 Punkte.
    [few] Die Verlierer hatten { $points } Augen, weniger als 33: Dann bringt ein Basta 2 Punkte.
   *[many] Die Verlierer hatten { $points } Augen, 33 oder mehr: Dann bringt ein Basta 1 Punkt.
 }
guide-doubled = Es wurde verdoppelt, also zählt alles { $count }-fach.
guide-match = Wer zuerst { $total } Punkte hat, gewinnt die Partie, und die Verlierer bekommen ein Bummerl.
