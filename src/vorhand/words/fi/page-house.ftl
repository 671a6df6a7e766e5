### Suomi. Talon säännöt sivulla: kokoaminen, säilyttäminen ja jakaminen.

page-house = Talon säännöt
page-house-about = Muuta se, mitä teillä pelataan toisin. Näet heti, mikä poikkeaa ja sopiiko kaikki yhteen.
page-house-own = Omat talon säännöt …
page-house-mine = Omat sääntöni
page-house-mine-none = Tälle laitteelle ei ole vielä tallennettu mitään.
page-house-begin = Lähtökohta
page-house-known = Tutut muutokset
page-house-title = Sääntöjesi nimi
page-house-source = Omat talon sääntömme
page-house-unnamed = Talomme säännöt
page-house-sent = Sinulle on lähetetty nämä säännöt. Tallenna ne, muuta niitä tai avaa pöytä niillä.
page-house-same = { $name }, muutoksitta
page-house-differs = { $count ->
    [one] Eroja sääntöihin { $name }: { $count } kohta
   *[other] Eroja sääntöihin { $name }: { $count } kohtaa
 }
page-house-changes = { $count ->
    [one] { $count } muutos
   *[other] { $count } muutosta
 }
page-house-instead = alun perin: { $value }
page-house-undo = Peru
page-house-conflicts = { $count ->
    [one] { $count } kohta ei sovi yhteen
   *[other] { $count } kohtaa ei sovi yhteen
 }
page-house-fits = Kaikki sopii yhteen.
page-house-mend = Tämä sopisi:
page-house-find = Etsi sääntöä
page-house-clear = Tyhjennä haku
page-house-found = { $count ->
    [0] Näillä sanoilla ei löydy sääntöä.
    [one] Löytyi { $count } sääntö.
   *[other] Löytyi { $count } sääntöä.
 }
page-house-idle = { $count ->
    [one] Vielä { $count }, joka ei nyt muuta mitään
   *[other] Vielä { $count }, jotka eivät nyt muuta mitään
 }
page-house-not-played = ei pelata
page-house-less = Vähemmän
page-house-more = Enemmän
page-house-sum = Summa: { $sum }
page-house-number = Numero { $number }
page-house-player = { $number ->
    [1] Pelinviejä
    [2] Toinen
    [3] Kolmas
   *[4] Neljäs
 }
page-house-place = { $item }: sija { $number }/{ $count }
page-house-up = Ylös
page-house-down = Alas
page-house-add = Lisää
page-house-remove = Poista
page-house-nothing = ei mitään
page-house-share = Tallenna ja jaa
page-house-keep = Tallenna tälle laitteelle
page-house-kept = Tallennettu tälle laitteelle.
page-house-file = Tallenna tiedostoksi
page-house-link = Linkki näihin sääntöihin
page-house-paste = Liitä linkki tai sääntötiedosto
page-house-read = Lue
page-house-delete = Poista luettelosta
page-house-deleted = { $name } on poistettu.
page-house-bring-back = Palauta
page-house-change = Muuta näitä sääntöjä
page-house-not-yet = ei vielä sovi yhteen
page-house-show = Näytä erot

group-dealing = Jakaminen
group-contracts = Pelimuodot yksitellen
group-table = Pöydässä
