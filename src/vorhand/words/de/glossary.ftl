### Österreichisches Deutsch. Das Glossar.

glossary = Glossar
glossary-title = Die Wörter von { $game }
glossary-see = Siehe auch: { $terms }.
term-declarer = Hauptspieler
term-trump = Trumpffarbe
term-trick = Stich
