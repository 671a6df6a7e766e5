### Svenska. Ordlistan.

glossary = Ordlista
glossary-title = Orden i { $game }
glossary-see = Se även: { $terms }.
term-declarer = spelförare
term-trump = trumffärg
term-trick = stick
