### English. The glossary: what is said around the terms. $game: its name. $terms: an enumeration.

glossary = Glossary
glossary-title = The words of { $game }
glossary-see = See also: { $terms }.
term-declarer = declarer
term-trump = trumps
term-trick = trick
