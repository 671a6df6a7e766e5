### Suomi. Sanasto.

glossary = Sanasto
glossary-title = Pelin sanat: { $game }
glossary-see = Katso myös: { $terms }.
term-declarer = pelinviejä
term-trump = valttimaa
term-trick = tikki
