### German, with Austrian words. Fair deals on the page: what was promised, and checking it.

# $name: a person or a file. $word: what somebody wrote. $number, $count, $secret: numbers. $deals: an enumeration.

page-fair = Ehrliches Geben
page-fair-before = Vor jedem Spiel zieht der Server eine geheime Zahl, die über jede Karte entscheidet, und zeigt ein Versprechen: einen Fingerabdruck, aus dem sich die Zahl nicht finden, an dem sie sich aber erkennen lässt.
page-fair-words = Wer mag, fügt ein Wort hinzu. Zahl und Wörter entscheiden zusammen, sodass weder der Server noch ein Spieler das Spiel gerichtet haben kann.
page-fair-after = Nach dem Spiel steht die Zahl im Protokoll der Partie. Diese Seite rechnet Fingerabdruck und Karten noch einmal nach, in deinem Browser, und fragt niemanden.
page-fair-this-table = Die gespielten Spiele dieses Tisches
page-fair-check = Hier nachprüfen
page-fair-save = Protokoll speichern
page-fair-back = Zurück zum Tisch
page-fair-files = Ein Protokoll prüfen, das du hast
page-fair-files-about = Es verlässt dieses Gerät nicht. Dasselbe im Terminal:
page-fair-commitment = Versprechen, vorher gezeigt
page-fair-secret = Geheime Zahl
page-fair-your-word = Dein Wort für das nächste Spiel
page-fair-add = Hinzufügen
page-fair-to-check = Wie ehrlich gegeben wird, und wie man es prüft
page-fair-promised = Das nächste Spiel ist versprochen:
page-fair-playing = Dieses Spiel war versprochen:
page-fair-verdict-right = richtig
page-fair-verdict-secret = noch geheim
page-fair-verdict-commitment = die Zahl ist nicht die versprochene
page-fair-verdict-dealt = die Karten sind nicht die, die die Zahl ergibt
page-fair-verdict-missing = mit dieser Zahl wurde nichts gegeben
page-fair-deal = Spiel { $number }: { $verdict }
page-fair-word-of = Wort von Platz { $seat }
page-fair-word-said = { $name } hat hinzugefügt: { $word }
page-fair-no-record = { $name }: das ist kein Protokoll von Vorhand.
page-fair-wrong = { $name }: { $count ->
    [one] Spiel { $deals } ist
   *[other] die Spiele { $deals } sind
 } nicht, was versprochen war.
page-fair-right = { $name }: { $count ->
    [0] noch nichts zu prüfen.
    [one] das Spiel ist, was versprochen war.
   *[other] alle { $count } Spiele sind, was versprochen war.
 }
page-fair-right-but = { $name }: richtig, soweit bekannt; { $count } geprüft, { $secret } noch geheim.

# $game: its name. $cards, $deals, $percent: numbers.

page-fair-figures = Wo die Karten auf diesem Server lagen
page-fair-figures-none = Zahlen gibt es nach den ersten { $count } Spielen.
page-fair-figures-of = { $game } mit { $cards } Karten, { $deals } Spiele: ein ehrliches Mischen weicht in { $percent } von 100 Fällen mindestens so weit ab.
page-fair-figures-table = Wie oft jede Karte in jedem Achtel des Packs lag
