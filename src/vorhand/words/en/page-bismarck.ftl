### English. What only the page of Bismarck says.

page-tagline = Bismarck, the Swedish card game for three: choose a contract, make your quota.
page-play-now-about = Two bots are waiting; the cards are dealt at once.
