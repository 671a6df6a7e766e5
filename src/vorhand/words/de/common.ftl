### Österreichisches Deutsch. Was zu keinem Spiel gehört.

list-more = { $head }, { $last }
list-end = { $head } und { $last }
list-end-i = { $head } und { $last }

rules-source = Quelle: { $source }.
