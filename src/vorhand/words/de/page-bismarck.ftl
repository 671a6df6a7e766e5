### Deutsch (Österreich). Was nur die Seite von Bismarck sagt.

page-tagline = Bismarck, das schwedische Kartenspiel zu dritt: wähl einen Kontrakt, erfüll dein Soll.
page-play-now-about = Zwei Bots warten; es wird sofort gegeben.
