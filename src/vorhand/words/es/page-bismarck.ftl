### Español. Lo que solo dice la página de Bismarck.

page-tagline = Bismarck, el juego de cartas sueco para tres: elige contrato, cumple tu cuota.
page-play-now-about = Dos bots esperan; se reparte enseguida.
