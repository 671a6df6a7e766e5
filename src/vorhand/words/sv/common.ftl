### Svenska. Sådant som inte hör till något spel.

list-more = { $head }, { $last }
list-end = { $head } och { $last }
list-end-i = { $head } och { $last }

rules-source = Källa: { $source }.
