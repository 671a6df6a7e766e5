### Suomi. Peleistä riippumaton.

list-more = { $head }, { $last }
list-end = { $head } ja { $last }
list-end-i = { $head } ja { $last }

rules-source = Lähde: { $source }.
