### Español. Lo que no pertenece a ningún juego.

list-more = { $head }, { $last }
list-end = { $head } y { $last }
list-end-i = { $head } e { $last }

rules-source = Fuente: { $source }.
