### Österreichisches Deutsch. Das Spiel Bismarck: Kontrakte, Tisch, Ereignisse, Regelwerke.

## Kontrakte

contract-nt-win = Ohne Trumpf
contract-nt-win-long = Sang: ohne Trumpf, Stiche machen
contract-nt-win-help = Keine Farbe ist Trumpf: Die höchste Karte der angespielten Farbe macht den Stich, und jeder Stich über deinem Soll bringt einen Punkt.
contract-nt-win-head = Ohne Tr.
contract-spades = Pik
contract-spades-long = Spader: Pik ist Trumpf, Stiche machen
contract-spades-help = Pik ist Trumpf, und jeder Stich über deinem Soll bringt einen Punkt.
contract-spades-head = Pik
contract-free-trump = Trumpf nach Wahl
contract-free-trump-long = Valfri: der Hauptspieler wählt den Trumpf, Stiche machen
contract-free-trump-help = Der Hauptspieler wählt die Trumpffarbe, und jeder Stich über deinem Soll bringt einen Punkt.
contract-free-trump-head = Tr. Wahl
contract-nt-lose = Null
contract-nt-lose-long = Noll: ohne Trumpf, Stiche vermeiden
contract-nt-lose-help = Keine Farbe ist Trumpf, und jeder Stich unter deinem Soll bringt einen Punkt: je weniger Stiche, desto besser.
contract-nt-lose-head = Null
contract-turned-trump = Aufgedeckter Trumpf
contract-turned-trump-long = Aufgedeckter Trumpf: eine aufgedeckte Karte zeigt den Trumpf, Stiche machen
contract-turned-trump-help = Die Farbe einer aufgedeckten Karte ist Trumpf, und jeder Stich über deinem Soll bringt einen Punkt.
contract-turned-trump-head = Aufged.
contract-cut-trump = Abgehobener Trumpf
contract-cut-trump-long = Abgehobener Trumpf: eine abgehobene Karte zeigt den Trumpf, Stiche machen
contract-cut-trump-help = Eine Karte wird abgehoben und zurückgelegt; ihre Farbe ist Trumpf, und jeder Stich über deinem Soll bringt einen Punkt.
contract-cut-trump-head = Abgehob.
contract-clubs = Kreuz
contract-clubs-long = Kreuz: Kreuz ist Trumpf, Stiche machen
contract-clubs-help = Kreuz ist Trumpf, und jeder Stich über deinem Soll bringt einen Punkt.
contract-clubs-head = Kreuz
contract-diamonds = Karo
contract-diamonds-long = Karo: Karo ist Trumpf, Stiche machen
contract-diamonds-help = Karo ist Trumpf, und jeder Stich über deinem Soll bringt einen Punkt.
contract-diamonds-head = Karo
contract-hearts = Herz
contract-hearts-long = Herz: Herz ist Trumpf, Stiche machen
contract-hearts-help = Herz ist Trumpf, und jeder Stich über deinem Soll bringt einen Punkt.
contract-hearts-head = Herz
contract-trump-lose = Null mit Trumpf
contract-trump-lose-long = Null mit Trumpf: der Hauptspieler wählt den Trumpf, Stiche vermeiden
contract-trump-lose-help = Der Hauptspieler wählt die Trumpffarbe, und jeder Stich unter deinem Soll bringt einen Punkt: je weniger Stiche, desto besser.
contract-trump-lose-head = Null Tr.
contract-free-contract = Freie Wahl
contract-free-contract-long = Freie Wahl: der Hauptspieler wählt den Kontrakt, auch einen schon gespielten
contract-free-contract-help = Der Hauptspieler wählt einen der Kontrakte, die das Regelwerk hier aufzählt, auch einen schon gespielten.
contract-free-contract-head = Frei
contract-layout-up = Anlegen aufwärts
contract-layout-up-long = Anlegen aufwärts: jede Farbe von der niedrigsten Karte an, als Erster fertig sein
contract-layout-up-help = Die Karten werden Farbe für Farbe angelegt, von der niedrigsten aufwärts. Wer zuerst fertig ist, bekommt einen Punkt für jede Karte, die die anderen noch haben.
contract-layout-up-head = Aufw.
contract-layout-down = Anlegen abwärts
contract-layout-down-long = Anlegen abwärts: jede Farbe von der höchsten Karte an, als Erster fertig sein
contract-layout-down-help = Die Karten werden Farbe für Farbe angelegt, von der höchsten abwärts. Wer zuerst fertig ist, bekommt einen Punkt für jede Karte, die die anderen noch haben.
contract-layout-down-head = Abw.
contract-layout-named = Freies Anlegen
contract-layout-named-long = Freies Anlegen: der Hauptspieler nennt Rang und Richtung, als Erster fertig sein
contract-layout-named-help = Der Hauptspieler nennt den Rang, mit dem jede Farbe beginnt, und ob es von dort aufwärts oder abwärts geht. Wer zuerst fertig ist, bekommt einen Punkt für jede Karte, die die anderen noch haben.
contract-layout-named-head = Fr. Anl.

## Wo das Ass die niedrigste Karte jeder Farbe ist: steht nach dem, was ein Kontrakt ist, wie in „Stiche vermeiden, Ass niedrig“.

ace-is-low = Ass niedrig

## Worauf der Tisch wartet

phase-cut-card = Eine Karte wird für den Trumpf abgehoben.
phase-lay-open = Die Plätze der offenen Karten werden ausgelost.
phase-choose-contract = Der Hauptspieler wählt den Kontrakt.
phase-name-trump = Der Hauptspieler nennt den Trumpf.
phase-take-kitty = Der Hauptspieler entscheidet, ob er den Talon nimmt.
phase-discard = Der Hauptspieler legt ab.
phase-give = Die Partner tauschen Karten.
phase-complete-deal = Die restlichen Karten werden gegeben.
phase-name-start = Der Hauptspieler nennt den Rang, mit dem jede Reihe beginnt.
phase-name-direction = Der Hauptspieler nennt die Richtung der Reihen.
phase-layout = Die Karten werden angelegt.

## Rollen

role-leader = Vorhand

## Ereignisse

event-deal-started = Runde { $number }: Geber { $dealer }, Hauptspieler { $declarer }.
deal-started-open = Runde { $number }: Geber { $dealer }; das Kreuz-Ass zeigt, wer Hauptspieler ist.
event-declarer-found = { $player } hat { $card } und ist Hauptspieler.
event-trump-cut = Für den Trumpf abgehoben: { $card }.
event-kitty-opened = Offen auf dem Tisch: { $cards }.
event-card-shown = Allen gezeigt: { $card }.
event-contract-chosen = { $player } wählt den Kontrakt: { $contract }.
event-contract-fixed = Der Kontrakt steht für { $player } fest: { $contract }.
event-trump-decided = { $trump ->
    [clubs] Kreuz ist Trumpf
    [diamonds] Karo ist Trumpf
    [hearts] Herz ist Trumpf
    [spades] Pik ist Trumpf
   *[no-trump] Keine Farbe ist Trumpf
 }{ $source ->
    [declared] , sagt der Hauptspieler.
    [turned] , nach der ersten offenen Karte.
    [last-card] , nach der letzten Karte des Pakets.
    [dealers-card] , nach der letzten Karte des Gebers.
    [cut] , nach der abgehobenen Karte.
   *[other] .
 }
event-kitty-taken = { $player } nimmt den Talon auf.
event-kitty-seen = { $player } findet im Talon: { $cards }.
event-kitty-left = { $player } lässt den Talon liegen.
event-discarded = { $player } legt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 } verdeckt ab.
event-discards-laid = { $player } hat abgelegt: { $cards }.
# $giver, $receiver: Namen.
event-cards-given = { $giver } gibt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 } verdeckt an { $receiver }.
event-given-seen = { $giver } hat an { $receiver } gegeben: { $cards }.
event-layout-named = { $player } bestimmt die Reihen: von { $rank } { $direction ->
    [up] aufwärts
   *[down] abwärts
 }.
event-card-laid = { $player } legt { $card } an.
event-passed = { $player } passt.
event-deal-scored = Runde { $number } ist aus; Stiche: { $tricks }; Punkte: { $scores }; gesamt: { $totals }.
event-deal-revealed = Gegebene Karten: { $hands }; Talon: { $kitty }; abgelegt: { $discards }.
event-deal-voided = { $reason ->
   *[forgotten-discard] Der Hauptspieler hat vergessen abzulegen: Die Runde ist ungültig, und derselbe Geber gibt neu.
 }
event-playoff-started = Entscheidungsrunden um den Sieg: { $players }.
event-match-ended = { $count ->
    [one] { $winners } gewinnt die Partie
   *[other] { $winners } teilen den Sieg
 }; gesamt: { $totals }.

## Regelwerke

ruleset-bismarck-modern = Modern schwedisch
ruleset-bismarck-modern-about = Zwölf Runden mit vier offenen Karten: Der Spieler links vom Geber wählt jeden der vier Kontrakte einmal und nimmt die offenen Karten.
ruleset-bismarck-kortoxen-9 = Kortoxen, neun Runden
ruleset-bismarck-kortoxen-9-about = Das klassische schwedische Spiel in fester Reihenfolge, je drei Runden: aufgedeckter Trumpf, ohne Trumpf, Null.
ruleset-bismarck-kortoxen-12 = Kortoxen, zwölf Runden
ruleset-bismarck-kortoxen-12-about = Das klassische schwedische Spiel mit drei weiteren Runden, in denen der Hauptspieler nach den vier offenen Karten den Trumpf wählt.
ruleset-bismarck-danish-9 = Dänisch, neun Runden
ruleset-bismarck-danish-9-about = Das dänische Spiel in fester Reihenfolge, je drei Runden: ohne Trumpf, aufgedeckter Trumpf, Null; die offenen Karten sind die letzten vier.
ruleset-bismarck-finnish-partners = Finnisch zu Paaren
ruleset-bismarck-finnish-partners-about = Zu viert zwei gegen zwei in sechzehn Runden: Der Talon geht in die Blätter, Partner geben einander Karten, und jedes Paar teilt Soll und Punkte.
ruleset-bismarck-estonia-3 = Estnisch zu dritt
ruleset-bismarck-estonia-3-about = Vierundzwanzig Runden mit 36 Karten ohne Talon: acht Durchgänge in fester Reihenfolge, zwei mit auf drei Karten genanntem Trumpf, drei zum Anlegen und ein freier.
ruleset-bismarck-estonia-4 = Estnisch zu viert
ruleset-bismarck-estonia-4-about = Das estnische Spiel zu viert, jeder für sich: 32 Runden mit neun Karten.
ruleset-bismarck-estonian-folk = Estnisch aus der Erinnerung
ruleset-bismarck-estonian-folk-about = Das Spiel zu viert, wie es jemand in Erinnerung hat: sechs Durchgänge ohne Soll, jeder Stich zählt einen Punkt dafür oder dagegen.
ruleset-bismarck-dealer-kitty = Talon für den Geber
ruleset-bismarck-dealer-kitty-about = Zwölf Runden, in denen der Geber Hauptspieler ist, nach Ansicht seines Blattes wählt und mit einem verdeckten Talon tauschen darf, während der Spieler links von ihm ausspielt.
ruleset-bismarck-dealer-kitty-grand = Talon für den Geber, groß
ruleset-bismarck-dealer-kitty-grand-about = Talon für den Geber über 24 Runden, jeder Kontrakt zweimal für jeden Spieler.
ruleset-bismarck-dealer-kitty-fixed = Talon für den Geber, Tauschzwang
ruleset-bismarck-dealer-kitty-fixed-about = Talon für den Geber, wobei der Geber den Talon immer nehmen muss.
ruleset-bismarck-dealer-kitty-notrump = Talon für den Geber, Valfri ohne Trumpf
ruleset-bismarck-dealer-kitty-notrump-about = Talon für den Geber, wobei Trumpf nach Wahl immer ohne Trumpf gespielt wird.
ruleset-bismarck-spel-pass = Übungsspiel ohne Trumpf
ruleset-bismarck-spel-pass-about = Ein kurzes Spiel zum Lernen, nur mit den Kontrakten ohne Trumpf und Null.
ruleset-bismarck-kortman-1944 = Kortman, 1944
ruleset-bismarck-kortman-1944-about = Die ältesten gedruckten Regeln, zwölf Runden in fester Reihenfolge: ein verdeckter Talon für den Spieler links vom Geber, Trumpfzwang und ein Null, bei dem das Ass die niedrigste Karte ist.
ruleset-bismarck-parlett = Parlett, britisch
ruleset-bismarck-parlett-about = Das britische Spiel in zwölf Runden: Jeder gibt viermal hintereinander, nimmt einen verdeckten Talon und spielt der Reihe nach ohne Trumpf, abgehobenen Trumpf, Trumpf nach Wahl und Null.
ruleset-bismarck-parlett-choice = Parlett, Wahl des Gebers
ruleset-bismarck-parlett-choice-about = Parletts Spiel, bei dem der Geber jeden Kontrakt einmal wählt, nachdem er den Talon genommen hat.
ruleset-bismarck-coleman-18 = Coleman, achtzehn Runden
ruleset-bismarck-coleman-18-about = Ein britisches Spiel ohne Null: sechs Kontrakte in fester Reihenfolge, je drei Runden Herz, Kreuz, Karo, Pik, ohne Trumpf und Trumpf nach Wahl.
ruleset-bismarck-polley-21 = Polley, einundzwanzig Runden
ruleset-bismarck-polley-21-about = Colemans sechs Kontrakte und Null, mit jeder Runde einer weiter, während das Geben nach links wandert.
ruleset-bismarck-lever = Lever, fünfzehn Karten
ruleset-bismarck-lever-about = Ein britisches Spiel mit fünfzehn Karten für jeden und einem Talon von sieben Karten für den Geber; in einem der vier Kontrakte bestimmt die letzte Karte des Pakets den Trumpf.
ruleset-bismarck-raf-853 = RAF 8-5-3
ruleset-bismarck-raf-853-about = Das Spiel der britischen Luftwaffe in 18 Runden: Der Geber tauscht zuerst und wählt dann einen von sechs Kontrakten; das Soll ist 8, 5 und 3, bei Null 3, 5 und 8.
ruleset-bismarck-portugal = Portugiesisch
ruleset-bismarck-portugal-about = Zwölf Runden, in denen die letzte Karte des Gebers gezeigt wird: Er wählt jeden Kontrakt einmal und darf vier Karten gegen vier ungesehene tauschen; ohne Trumpf und wenn Trumpf ausgespielt wird, herrscht Stichzwang.
ruleset-bismarck-short-43 = Kurzes Bismarck, 43 Karten
ruleset-bismarck-short-43-about = Parletts Spiel mit 43 Karten: dreizehn für jeden und vier für den Geber.
ruleset-bismarck-finnish-3 = Finnisch, zu dritt
ruleset-bismarck-finnish-3-about = Zwölf Runden mit vier offenen Karten und Trumpfzwang: aufgedeckter Trumpf, ohne Trumpf und Null in fester Reihenfolge, dann freie Wahl.
ruleset-bismarck-finnish-4 = Finnisch, zu viert
ruleset-bismarck-finnish-4-about = Das finnische Spiel zu viert, jeder für sich: zwölf Karten für jeden und sechzehn Runden.

option-choice_sees_hand = Der Hauptspieler sieht vor der Wahl sein Blatt
option-must_trump = Trumpfzwang, wenn die Farbe fehlt
option-valfri_no_spades = Pik darf nicht als Trumpf gewählt werden
option-open_cards_last = Die offenen Karten sind die letzten des Pakets
option-open_cards_scattered = Die offenen Karten kommen von verstreuten Plätzen im Paket
option-playoff = Entscheidungsrunden bei Gleichstand
option-valfri_or_no_trump = Statt einer Trumpffarbe darf auch ohne Trumpf gewählt werden
option-shared = Gleichstand wird sofort geteilt
option-twelve_deals = Zwölf Runden, jeder Kontrakt zweimal
option-dealer_picks_order = Der Geber bestimmt die Reihenfolge der Kontrakte
option-free_layout = Freies Anlegen steht auch bei freier Wahl offen

## Regelwerke Feld für Feld

group-deck = Spieler und Karten
group-kitty = Der Talon
group-roles = Geber und Hauptspieler
group-choice = Welcher Kontrakt gespielt wird
group-exchange = Der Tausch
group-play = Das Ausspielen
group-scoring = Das Soll
group-match = Das Ende der Partie

axis-deck-players = Spieler
axis-deck-pack = Kartenpaket
value-deck-pack-full-52 = 52 Karten
value-deck-pack-short-43 = 43 Karten: Kreuz ab dem Fünfer, die anderen Farben ab dem Vierer
value-deck-pack-sixes-36 = 36 Karten: ab dem Sechser
axis-deck-hand = Karten für jeden
axis-deck-sides = Zusammen spielen
value-deck-sides-alone = niemand: jeder für sich
value-deck-sides-pairs = die einander gegenübersitzen
axis-kitty-size = Karten im Talon
axis-kitty-facing = Der Talon liegt
value-kitty-facing-open = offen
value-kitty-facing-closed = verdeckt
axis-kitty-position = Der Talon besteht aus
value-kitty-position-first = den ersten Karten des Pakets
value-kitty-position-last = den letzten Karten des Pakets
value-kitty-position-scattered = ausgelosten Plätzen im Paket: nicht dem ersten, nicht dem letzten, keinen benachbarten
axis-dealing-packets = Karten, die man auf einmal gibt
axis-dealing-pause-after = Karten, die jeder hat, wenn das Geben für den Trumpf unterbrochen wird
axis-roles-declarer = Hauptspieler ist
value-roles-declarer-left-of-dealer = der Spieler links vom Geber
value-roles-declarer-dealer = der Geber
axis-roles-first-declarer = In der ersten Runde ist Hauptspieler
value-roles-first-declarer-as-ever = derselbe wie in jeder Runde
value-roles-first-declarer-club-ace = wer das Kreuz-Ass bekommen hat; er spielt auch aus und gibt als Nächster
axis-roles-deals-in-a-row = Runden, die einer hintereinander gibt
axis-choice-contracts = Kontrakte
value-choice-contracts-nt-win = { contract-nt-win }
value-choice-contracts-spades = { contract-spades }
value-choice-contracts-free-trump = { contract-free-trump }
value-choice-contracts-nt-lose = { contract-nt-lose }
value-choice-contracts-turned-trump = { contract-turned-trump }
value-choice-contracts-cut-trump = { contract-cut-trump }
value-choice-contracts-clubs = { contract-clubs }
value-choice-contracts-diamonds = { contract-diamonds }
value-choice-contracts-hearts = { contract-hearts }
value-choice-contracts-trump-lose = { contract-trump-lose }
value-choice-contracts-free-contract = { contract-free-contract }
value-choice-contracts-layout-up = { contract-layout-up }
value-choice-contracts-layout-down = { contract-layout-down }
value-choice-contracts-layout-named = { contract-layout-named }
axis-choice-selection = Den Kontrakt bestimmt
value-choice-selection-each-once = der Hauptspieler, unter den noch nicht verbrauchten
value-choice-selection-by-turn = eine feste Reihenfolge, dieselbe für jeden Hauptspieler
value-choice-selection-by-deal = eine feste Reihenfolge, mit jeder Runde einen weiter
axis-choice-times = So oft spielt jeder Hauptspieler jeden Kontrakt
axis-choice-free-contract = Zur Auswahl bei freier Wahl
value-choice-free-contract-nt-win = { contract-nt-win }
value-choice-free-contract-spades = { contract-spades }
value-choice-free-contract-free-trump = { contract-free-trump }
value-choice-free-contract-nt-lose = { contract-nt-lose }
value-choice-free-contract-turned-trump = { contract-turned-trump }
value-choice-free-contract-cut-trump = { contract-cut-trump }
value-choice-free-contract-clubs = { contract-clubs }
value-choice-free-contract-diamonds = { contract-diamonds }
value-choice-free-contract-hearts = { contract-hearts }
value-choice-free-contract-trump-lose = { contract-trump-lose }
value-choice-free-contract-free-contract = { contract-free-contract }
value-choice-free-contract-layout-up = { contract-layout-up }
value-choice-free-contract-layout-down = { contract-layout-down }
value-choice-free-contract-layout-named = { contract-layout-named }
axis-choice-sees = Vor der Wahl sieht der Hauptspieler
value-choice-sees-nothing = nichts: gewählt wird vor dem Geben
value-choice-sees-open-cards = nur die offenen Karten
value-choice-sees-hand = sein Blatt und was offen liegt
value-choice-sees-taken = sein Blatt mit dem aufgenommenen Talon
value-choice-sees-exchanged = sein Blatt nach dem Tausch
axis-choice-trump-named = Trumpf nach Wahl wird genannt
value-choice-trump-named-with-contract = zusammen mit dem Kontrakt
value-choice-trump-named-before-play = nach dem Tausch, vor dem ersten Ausspielen
value-choice-trump-named-in-pause = auf die ersten Karten, in einer Pause beim Geben
value-contracts-id-nt-win = { contract-nt-win }
value-contracts-id-spades = { contract-spades }
value-contracts-id-free-trump = { contract-free-trump }
value-contracts-id-nt-lose = { contract-nt-lose }
value-contracts-id-turned-trump = { contract-turned-trump }
value-contracts-id-cut-trump = { contract-cut-trump }
value-contracts-id-clubs = { contract-clubs }
value-contracts-id-diamonds = { contract-diamonds }
value-contracts-id-hearts = { contract-hearts }
value-contracts-id-trump-lose = { contract-trump-lose }
value-contracts-id-free-contract = { contract-free-contract }
value-contracts-id-layout-up = { contract-layout-up }
value-contracts-id-layout-down = { contract-layout-down }
value-contracts-id-layout-named = { contract-layout-named }
axis-contracts-trump = Trumpf
value-contracts-trump-no-trump = keiner
value-contracts-trump-clubs = Kreuz
value-contracts-trump-diamonds = Karo
value-contracts-trump-hearts = Herz
value-contracts-trump-spades = Pik
value-contracts-trump-declared = die Farbe, die der Hauptspieler nennt
value-contracts-trump-turned = die Farbe der ersten offenen Karte
value-contracts-trump-last-card = die Farbe der letzten Karte des Pakets
value-contracts-trump-dealers-card = die Farbe der letzten Karte des Gebers
value-contracts-trump-cut = die Farbe einer abgehobenen Karte
value-contracts-aim-win = Stiche machen
value-contracts-aim-lose = Stiche vermeiden
value-contracts-aim-shed = als Erster fertig sein
axis-contracts-ace = Das Ass ist
value-contracts-ace-high = die höchste Karte
value-contracts-ace-low = die niedrigste Karte, unter dem Zweier
axis-contracts-suits = Als Trumpf wählbar
value-contracts-suits-clubs = Kreuz
value-contracts-suits-diamonds = Karo
value-contracts-suits-hearts = Herz
value-contracts-suits-spades = Pik
value-contracts-suits-no-trump = ohne Trumpf
axis-contracts-exchange = Tausch in diesem Kontrakt
value-contracts-exchange-as-rule-set = wie in allen Kontrakten
value-contracts-exchange-mandatory = Pflicht
value-contracts-exchange-optional = freiwillig
value-contracts-exchange-none = keiner
axis-contracts-build = Beim Anlegen gehen die Reihen
value-contracts-build-up = von der niedrigsten Karte aufwärts
value-contracts-build-down = von der höchsten Karte abwärts
value-contracts-build-named = wie der Hauptspieler es nennt
axis-exchange-duty = Tausch mit dem Talon
value-exchange-duty-mandatory = Pflicht
value-exchange-duty-optional = freiwillig
value-exchange-duty-none = keiner
axis-exchange-order = Ablauf des Tausches
value-exchange-order-take-first = den Talon nehmen, dann ablegen
value-exchange-order-discard-first = ablegen, dann den Talon ungesehen nehmen
value-exchange-order-partners = den Talon nehmen und ebenso viele Karten dem Partner geben, der jedem eine gibt; dann tauscht die Gegenseite eine
axis-play-void = Ohne Karte der angespielten Farbe spielt man
value-play-void-free = jede beliebige Karte
value-play-void-must-trump = einen Trumpf, wenn man einen hat
axis-play-beat = Stichzwang für den, der Farbe zugibt
value-play-beat-never = nie
value-play-beat-at-no-trump = wenn keine Farbe Trumpf ist
value-play-beat-when-trump-led = wenn Trumpf ausgespielt wird
value-play-beat-both = wenn keine Farbe Trumpf ist und wenn Trumpf ausgespielt wird
axis-scoring-win = Soll, wenn man Stiche will, Hauptspieler zuerst
axis-scoring-lose = Soll, wenn man Stiche vermeidet, Hauptspieler zuerst
axis-match-tie = Gleichstand um den Sieg
value-match-tie-shared = der Sieg wird geteilt
value-match-tie-playoff = Entscheidungsrunden mit Trumpf nach Wahl
axis-match-forgotten-discard = Wenn der Hauptspieler vergisst abzulegen
value-match-forgotten-discard-redeal = derselbe Geber gibt neu, der Kontrakt bleibt
value-match-forgotten-discard-none = keine Regel: der Tisch entscheidet
value-table-reveal-after-deal-all = jedes Blatt, den Talon und die abgelegten Karten
