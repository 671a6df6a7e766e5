### Deutsch, wie man es in Österreich sagt. Was auf der Seite um eine Partie herum ist: Uhren, Pausen, wer den Tisch führt, Zuschauer und Worte.

# $player, $other, $names: Namen; $seconds, $minutes, $count, $kept: Zahlen; $time: Minuten und Sekunden, etwa "2:30".

page-company = Rund um den Tisch
page-host = führt den Tisch
page-bot-here = Bot hersetzen
page-no-bot = Kein Bot
page-send-away = Wegschicken
page-send-away-sure = Wirklich wegschicken
page-terms = So spielen wir
page-clock = Uhr
page-clock-none = ohne Uhr
page-clock-turn = { $seconds } s pro Zug
page-clock-bank = { $seconds } s pro Zug und { $minutes } min pro Runde
page-talk = Reden
page-talk-off = ohne Reden
page-talk-presets = fertige Sprüche
page-talk-free = eigene Worte
page-onlookers = Zuschauer willkommen
page-no-onlookers = keine Zuschauer
page-may-watch = Andere dürfen zuschauen
page-watchers = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
 }
page-bank-left = Reserve { $time }
page-seconds-left = { $seconds } s
page-last-seconds = Noch { $seconds } Sekunden.
page-pause = Pause
page-pause-asked = { $player } möchte eine Pause.
page-pause-waits = Pause? Warten auf { $names }.
page-yes = Ja
page-no = Nein
page-paused = Pause
page-paused-about = Die Zeit läuft für niemanden.
page-go-on = Weiter
page-leave = Platz verlassen
page-leave-sure = Einem Bot überlassen
page-close-table = Tisch schließen
page-close-table-sure = Tisch wirklich schließen
page-closed = Dieser Tisch ist geschlossen; hier spielt niemand mehr.
page-closed-state = geschlossen
page-want-seat = Ich möchte den Platz von { $player }
page-seat-asked = Du hast um den Platz von { $player } gebeten; es entscheidet, wer den Tisch führt.
page-seat-admitted = Der Platz von { $player } gehört nach dieser Runde dir.
page-knocks = { $player } möchte den Platz von { $other }.
page-let-in = Ja, gern
page-talk-new = Reden, { $count } neu
page-talk-list = Was gesagt wurde
page-nothing-said = Es hat noch niemand etwas gesagt.
page-said = { $player }: { $text }
page-own-words = Eigene Worte
page-say = Sagen
page-mute = { $player } stummschalten
page-mute-about = Wen du stummschaltest, hörst du auf diesem Gerät nicht.
page-reliability = Du hast { $kept } von { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
 } selbst zu Ende gespielt.
page-looking = { $seconds ->
    [one] Die nächste Runde beginnt in { $seconds } Sekunde.
   *[other] Die nächste Runde beginnt in { $seconds } Sekunden.
 }
page-kept-wanted = Wer sich hersetzen darf
page-kept-any = alle
page-kept = wer { $count } von 100 Runden selbst fertig gespielt hat
page-kept-about = Nur Runden auf diesem Server zählen. Wer schon sitzt, bleibt sitzen.
page-newcomers = Neue willkommen
page-no-newcomers = keine Neuen
page-newcomers-may = Auch Neue, von denen man noch nichts weiß

## Fertige Sprüche

preset-hello = Servus!
preset-good-luck = Viel Glück!
preset-well-played = Gut gespielt!
preset-thanks = Danke!
preset-sorry = Entschuldigung!
preset-oops = Hoppala!
preset-one-moment = Einen Moment, bitte.
preset-back-again = Bin wieder da.
preset-lovely-hand = So ein schönes Blatt!
preset-good-night = Gute Nacht!
