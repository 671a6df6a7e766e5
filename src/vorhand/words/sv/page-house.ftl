### Svenska. Husregler på sidan: att sätta ihop, spara och dela dem.

page-house = Husregler
page-house-about = Ändra det som ni spelar annorlunda hemma. Du ser genast vad som skiljer och om det går ihop.
page-house-own = Egna husregler …
page-house-mine = Mina husregler
page-house-mine-none = Inget är sparat på den här enheten än.
page-house-begin = Börja med
page-house-known = Kända ändringar
page-house-title = Namn på dina regler
page-house-source = Våra egna husregler
page-house-unnamed = Våra husregler
page-house-sent = Du har fått de här reglerna. Spara dem, ändra dem eller öppna ett bord med dem.
page-house-same = { $name }, utan ändringar
page-house-differs = { $count ->
    [one] Skiljer sig från { $name } på { $count } punkt
   *[other] Skiljer sig från { $name } på { $count } punkter
 }
page-house-changes = { $count ->
    [one] { $count } ändring
   *[other] { $count } ändringar
 }
page-house-instead = i stället för: { $value }
page-house-undo = Ta tillbaka
page-house-conflicts = { $count ->
    [one] { $count } sak går inte ihop
   *[other] { $count } saker går inte ihop
 }
page-house-fits = Allt går ihop.
page-house-mend = Det här skulle gå ihop:
page-house-find = Sök en regel
page-house-clear = Rensa sökningen
page-house-found = { $count ->
    [0] Ingen regel med de orden.
    [one] { $count } regel hittad.
   *[other] { $count } regler hittade.
 }
page-house-idle = { $count ->
    [one] { $count } till, som inte ändrar något som det är nu
   *[other] { $count } till, som inte ändrar något som det är nu
 }
page-house-not-played = spelas inte
page-house-less = Mindre
page-house-more = Mer
page-house-sum = Summa: { $sum }
page-house-number = Nummer { $number }
page-house-player = { $number ->
    [1] Spelföraren
    [2] Den andra
    [3] Den tredje
   *[4] Den fjärde
 }
page-house-place = { $item }: plats { $number } av { $count }
page-house-up = Uppåt
page-house-down = Nedåt
page-house-add = Lägg till
page-house-remove = Ta bort
page-house-nothing = inga
page-house-share = Spara och dela
page-house-keep = Spara på enheten
page-house-kept = Sparat på den här enheten.
page-house-file = Spara som fil
page-house-link = Länk till de här reglerna
page-house-paste = Klistra in en länk eller en regelfil
page-house-read = Läs in
page-house-delete = Radera
page-house-deleted = { $name } är raderad.
page-house-bring-back = Ångra
page-house-change = Ändra de här reglerna
page-house-not-yet = går inte ihop än
page-house-show = Visa vad som skiljer

group-dealing = Given
group-contracts = Kontrakten ett för ett
group-table = Vid bordet
