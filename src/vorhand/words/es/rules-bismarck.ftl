### Español. Las reglas numeradas de Bismarck.

rules-bismarck-title = Bismarck: las reglas numeradas
rules-bismarck-intro = Estas son las reglas del juego sueco moderno y lo que cambia de una casa a otra. El reglamento de la mesa dice cuáles están en vigor; el código, las pruebas y los mensajes de error citan los números. Las fuentes 000, 001 y 002 son los documentos con que empezó el proyecto.

rules-bismarck-section-1 = Jugadores, cartas y papeles
rule-BIS-1-1 = Juegan tres personas, cada una por su cuenta, y todo va en sentido horario: el siguiente jugador es el de la izquierda. En algunas casas juegan cuatro, también cada una por su cuenta.
rule-BIS-1-2 = Se juega con 52 cartas sin comodines; el orden de cada palo es A K Q J 10 9 8 7 6 5 4 3 2. Algunos reglamentos usan un mazo más corto: 43 cartas (tréboles desde el cinco, los demás palos desde el cuatro) o 36 (desde el seis). Donde el reglamento lo dice, como en la antigua Nolle, el as es la carta más baja, por debajo del dos.
rule-BIS-1-3 = El primer repartidor se sortea, y después de cada reparto le toca al de su izquierda; en algunas casas cada jugador reparte varias veces seguidas. El declarante, que toma el pozo y tiene una cuota propia, es el vecino izquierdo del repartidor; en otras casas, el propio repartidor. Mano (jugador), quien sale en la primera baza, es siempre el vecino izquierdo del repartidor.

rules-bismarck-section-2 = Barajar y repartir
rule-BIS-2-1 = El repartidor baraja, corta su vecino derecho y las cartas se reparten de una en una, empezando por la izquierda del repartidor, hasta que todos tienen 16. En algunas casas se reparten por paquetes, por ejemplo de cuatro en cuatro, o cinco, cinco, cinco y una. Con otro mazo o con cuatro jugadores, el reglamento dice cuántas cartas recibe cada uno.
rule-BIS-2-2 = Otras cuatro cartas forman el pozo. En la mayoría de las casas son las cuatro primeras del mazo y se ponen boca arriba antes de repartir el resto; en otras son las últimas, o cartas de posiciones que no son la primera ni la última ni contiguas. Un pozo cerrado queda boca abajo y nadie lo mira.
rule-BIS-2-3 = Mientras el declarante deba elegir solo con las cartas visibles, nadie mira las suyas; en cuanto anuncia el contrato, y el triunfo si se nombra a la vez, las miran todos. Donde el declarante puede ver más antes de elegir, todos levantan sus cartas en cuanto están repartidas.
rule-BIS-2-4 = En triunfo al corte, se corta una carta del mazo, se enseña y se devuelve, y su palo es triunfo. Donde el triunfo lo decide la última carta del mazo o la última del repartidor, esa carta se enseña a todos y se queda donde se repartió.

rules-bismarck-section-3 = Contrato y cambio
rule-BIS-3-1 = El declarante elige el contrato, en la mayoría de las casas cada uno solo una vez por partida; el usado se marca en la hoja de puntos y el último que queda no necesita elección. En partidas más largas cada contrato se juega tantas veces como dice el reglamento, por ejemplo dos en 24 repartos. El reglamento dice también qué puede haber visto el declarante antes de elegir: nada, solo las cartas visibles, sus cartas o también el pozo.
rule-BIS-3-2 = En algunas casas no elige nadie: los contratos vienen en un orden fijo, el mismo para cada declarante o uno más adelante en cada reparto.
rule-BIS-3-3 = Un orden fijo puede incluir un contrato libre: en él el declarante elige cualquiera de los contratos que el reglamento enumera, aunque ya se haya jugado.
rule-BIS-3-4 = En palo libre el declarante nombra triunfo cualquiera de los cuatro palos, también picas. Algunas casas excluyen las picas, otras permiten además jugar sin triunfo y otras solo permiten eso.
rule-BIS-3-5 = El triunfo se nombra junto con el contrato. En algunas casas se nombra después del cambio, antes de la primera salida.
rule-BIS-3-6 = El declarante toma el pozo. En algunas casas puede dejarlo, en todos los contratos o en algunos; un pozo cerrado que se deja no se ve. Donde no hay cambio, el pozo se queda donde está.
rule-BIS-3-7 = Tras tomar el pozo, el declarante descarta otras tantas cartas, que pueden ser del pozo. Donde se descarta primero, se hace sin ver el pozo, y lo que llega se conserva. Los programas piden y guardan los descartes de uno en uno, primero el más bajo.
rule-BIS-3-8 = Los descartes quedan boca abajo: solo el declarante los conoce, no se juegan y no cuentan para nadie.

rules-bismarck-section-4 = Juego de las cartas
rule-BIS-4-1 = El vecino izquierdo del repartidor, mano (jugador), sale con cualquier carta en la primera baza, sea quien sea el declarante. Los demás juegan en sentido horario una carta cada uno, de las suyas.
rule-BIS-4-2 = Debes asistir al palo: si tienes una carta del palo de salida, juegas una de ellas.
rule-BIS-4-3 = Si no tienes ninguna carta del palo de salida, puedes jugar cualquiera. Donde el reglamento obliga a fallar, debes jugar un triunfo si lo tienes; nunca tienes que superar otro triunfo.
rule-BIS-4-4 = Nadie tiene que superar las cartas de la baza. Donde el reglamento lo manda, quien asiste debe superar la mejor carta de la baza si puede: cuando no hay triunfo, cuando se sale de triunfo o en ambos casos, y solo en contratos en que se quieren bazas.
rule-BIS-4-5 = Gana la baza el triunfo más alto; si no hay ninguno, la carta más alta del palo de salida.
rule-BIS-4-6 = Quien gana una baza sale con cualquier carta en la siguiente. Las bazas ganadas quedan boca abajo y solo cuenta cuántas son.

rules-bismarck-section-5 = Puntuación
rule-BIS-5-1 = Cada jugador tiene una cuota de bazas. Con 16 bazas es 8 para el declarante y 4 para cada uno de los demás cuando se quieren bazas, y 4 y 6 cuando se evitan; otros reglamentos tienen otras cuotas. Juntas suman siempre las bazas de un reparto, salvo que todas sean 0 y cuente cada baza.
rule-BIS-5-2 = Cada baza por encima de tu cuota te da 1 punto y cada baza por debajo te quita 1; en un contrato de evitar bazas es al revés. La cuota exacta vale 0, y un total puede ser negativo.
rule-BIS-5-3 = Como las cuotas suman las bazas de un reparto, los puntos de cada reparto suman 0: así se comprueba la hoja de puntos. Solo donde todas las cuotas son 0 no se cumple.

rules-bismarck-section-6 = Fin de la partida
rule-BIS-6-1 = La partida termina cuando todos, como declarantes, han jugado cada contrato tantas veces como dice el reglamento: con tres jugadores y cuatro contratos, una vez cada uno, son 12 repartos.
rule-BIS-6-2 = Gana el mayor total.
rule-BIS-6-3 = Si varios tienen el mayor total comparten la victoria, salvo que el reglamento tenga desempate.
rule-BIS-6-4 = El desempate se juega con repartos extra de palo libre, de uno en uno, y cada vez reparte el de la izquierda; juegan todos, pero solo puede ganar quien siga igualado en cabeza. En cuanto alguien está solo en cabeza, o tras tantos repartos extra como jugadores, la partida termina; quienes sigan igualados comparten la victoria.

rules-bismarck-section-7 = Irregularidades
rule-BIS-7-1 = Si el declarante empieza a jugar sin haber descartado, el reparto es inválido: el mismo repartidor reparte otra vez y se conservan el contrato y el triunfo ya nombrado. El reparto inválido no cuenta. Donde no existe esta regla, decide la mesa.
