### Suomi. Mitä vain Bismarckin sivu sanoo.

page-tagline = Bismarck, ruotsalainen korttipeli kolmelle: valitse pelimuoto, täytä tavoitteesi.
page-play-now-about = Kaksi bottia odottaa; kortit jaetaan saman tien.
