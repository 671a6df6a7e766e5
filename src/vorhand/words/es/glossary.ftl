### Español. El glosario.

glossary = Glosario
glossary-title = Las palabras de { $game }
glossary-see = Véase también: { $terms }.
term-declarer = declarante
term-trump = palo de triunfo
term-trick = baza
