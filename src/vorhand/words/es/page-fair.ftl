### Spanish. Fair deals on the page: what was promised, and checking it.

# $name: a person or a file. $word: what somebody wrote. $number, $count, $secret: numbers. $deals: an enumeration.

page-fair = Reparto limpio
page-fair-before = Antes de cada reparto el servidor saca un número secreto que decide todas las cartas y muestra un compromiso: una huella con la que el número no se puede hallar, pero sí reconocer.
page-fair-words = Quien quiera añade una palabra. El número y las palabras deciden juntos, así que ni el servidor ni un jugador pudo preparar el reparto.
page-fair-after = Después del reparto el número figura en el acta de la partida. Esta página vuelve a calcular la huella y las cartas, en tu navegador, sin preguntar a nadie.
page-fair-this-table = Los repartos jugados en esta mesa
page-fair-check = Comprobarlos aquí
page-fair-save = Guardar el acta
page-fair-back = Volver a la mesa
page-fair-files = Comprobar un acta que tengas
page-fair-files-about = No sale de este dispositivo. Lo mismo en el terminal:
page-fair-commitment = Compromiso, mostrado antes
page-fair-secret = Número secreto
page-fair-your-word = Tu palabra para el próximo reparto
page-fair-add = Añadir
page-fair-to-check = Cómo se garantiza el reparto y cómo comprobarlo
page-fair-promised = El próximo reparto está comprometido:
page-fair-playing = Este reparto estaba comprometido:
page-fair-verdict-right = correcto
page-fair-verdict-secret = todavía secreto
page-fair-verdict-commitment = el número no es el prometido
page-fair-verdict-dealt = las cartas no son las que da el número
page-fair-verdict-missing = con este número no se repartió nada
page-fair-deal = Reparto { $number }: { $verdict }
page-fair-word-of = Palabra del asiento { $seat }
page-fair-word-said = { $name } añadió: { $word }
page-fair-no-record = { $name }: no es un acta de Vorhand.
page-fair-wrong = { $name }: { $count ->
    [one] el reparto { $deals } no es
   *[other] los repartos { $deals } no son
 } lo prometido.
page-fair-right = { $name }: { $count ->
    [0] todavía no hay nada que comprobar.
    [one] el reparto es lo prometido.
   *[other] los { $count } repartos son lo prometido.
 }
page-fair-right-but = { $name }: correcto hasta donde se sabe; { $count } comprobados, { $secret } todavía secretos.

# $game: its name. $cards, $deals, $percent: numbers.

page-fair-figures = Dónde estaban las cartas en este servidor
page-fair-figures-none = Las cifras llegan con los primeros { $count } repartos.
page-fair-figures-of = { $game } con { $cards } cartas, { $deals } repartos: una mezcla limpia se desvía al menos tanto en { $percent } de cada 100 casos.
page-fair-figures-table = Cuántas veces estuvo cada carta en cada octavo del mazo
