### Deutsch (Österreich). Eine Karte zurücknehmen, den Rest ansagen, und Enden, die ausgespielt werden.

# $player, $names: Namen; $cards, $card: Karten; $count: die Stiche, die noch ausständig sind.

page-undo = Zurücknehmen
page-undo-asked = { $player } möchte { $cards } zurücknehmen. Alle haben die Karte gesehen.
page-undo-waits = { $cards } zurücknehmen? Warten auf { $names }; gesehen ist sie schon.
page-claim = Der Rest gehört mir
page-claim-sure = Karten zeigen und den Rest nehmen
page-claim-asked = { $player } zeigt { $cards } und beansprucht { $count ->
    [one] den letzten Stich
   *[other] alle { $count } Stiche, die noch kommen
 }; dagegen ist nichts zu machen.
page-claim-waits = Du zeigst { $cards } und beanspruchst den Rest. Warten auf { $names }.
page-claim-accept = Annehmen
page-claim-play-on = Weiterspielen
page-may-undo = Karten dürfen zurückgenommen werden, wenn alle einverstanden sind
page-may-finish = Der Server spielt den Rest, sobald das Ergebnis feststeht
page-may-finish-about = Solange er es nicht tut, wisst ihr, dass noch etwas offen ist.
page-no-undo = keine Karte wird zurückgenommen
page-undo-agreed = Karten werden im Einverständnis zurückgenommen
page-finishes = entschiedene Runden werden ausgespielt
page-key-undo = meine Karte zurücknehmen, wenn noch niemand darauf gespielt hat
page-key-mine = der Rest gehört mir, wenn es so ist
page-you-take-back = Du nimmst { $card } zurück.
page-rest-is-yours = Der Rest gehört dir und wird ausgespielt.
page-takes-back = { $player } nimmt { $card } zurück.
page-rest-is-theirs = Der Rest gehört { $player } und wird ausgespielt.
page-rest-fixed = Das Ergebnis steht fest; der Rest wird ausgespielt.
