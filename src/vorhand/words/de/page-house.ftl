### Österreichisches Deutsch. Hausregeln auf der Seite: zusammenstellen, behalten und teilen.

page-house = Hausregeln
page-house-about = Ändere, was bei euch anders gespielt wird. Du siehst sofort, was abweicht und ob es zusammenpasst.
page-house-own = Eigene Hausregeln …
page-house-mine = Meine Hausregeln
page-house-mine-none = Auf diesem Gerät ist noch nichts gespeichert.
page-house-begin = Ausgehen von
page-house-known = Bekannte Änderungen
page-house-title = Name deiner Regeln
page-house-source = Unsere eigenen Hausregeln
page-house-unnamed = Unsere Hausregeln
page-house-sent = Diese Regeln hat dir jemand geschickt. Speichere sie, ändere sie oder eröffne damit einen Tisch.
page-house-same = { $name }, ohne Änderungen
page-house-differs = { $count ->
    [one] Unterscheidet sich von „{ $name }“ in { $count } Regel
   *[other] Unterscheidet sich von „{ $name }“ in { $count } Regeln
 }
page-house-changes = { $count ->
    [one] { $count } Änderung
   *[other] { $count } Änderungen
 }
page-house-instead = statt: { $value }
page-house-undo = Zurücknehmen
page-house-conflicts = { $count ->
    [one] { $count } Regel passt nicht
   *[other] { $count } Regeln passen nicht
 }
page-house-fits = Alles passt zusammen.
page-house-mend = Das würde passen:
page-house-find = Regel suchen
page-house-clear = Suche löschen
page-house-found = { $count ->
    [0] Keine Regel mit diesen Wörtern.
    [one] { $count } Regel gefunden.
   *[other] { $count } Regeln gefunden.
 }
page-house-idle = { $count ->
    [one] { $count } weitere, die derzeit nichts ändert
   *[other] { $count } weitere, die derzeit nichts ändern
 }
page-house-not-played = nicht gespielt
page-house-less = Weniger
page-house-more = Mehr
page-house-sum = Summe: { $sum }
page-house-number = Nummer { $number }
page-house-player = { $number ->
    [1] Hauptspieler
    [2] Zweiter
    [3] Dritter
   *[4] Vierter
 }
page-house-place = { $item }: Platz { $number } von { $count }
page-house-up = Hinauf
page-house-down = Hinunter
page-house-add = Hinzufügen
page-house-remove = Entfernen
page-house-nothing = keine
page-house-share = Speichern und teilen
page-house-keep = Auf diesem Gerät speichern
page-house-kept = Auf diesem Gerät gespeichert.
page-house-file = Als Datei speichern
page-house-link = Link zu diesen Regeln
page-house-paste = Link oder Regeldatei einfügen
page-house-read = Einlesen
page-house-delete = Löschen
page-house-deleted = „{ $name }“ ist gelöscht.
page-house-bring-back = Zurückholen
page-house-change = Diese Regeln ändern
page-house-not-yet = passt noch nicht zusammen
page-house-show = Abweichungen zeigen

group-dealing = Das Geben
group-contracts = Die Kontrakte einzeln
group-table = Am Tisch
