### Español. Las reglas numeradas de Bauernschnapsen.

rules-bauernschnapsen-title = Bauernschnapsen: las reglas numeradas
rules-bauernschnapsen-intro = Estas son las reglas del juego con los contratos de la lista principal y lo que cambia de una casa a otra. El reglamento de la mesa dice cuáles están en vigor; el código, las pruebas y los mensajes de error citan los números. La fuente 004 es uno de los documentos con que empezó el proyecto.

rules-bauernschnapsen-section-1 = Jugadores, cartas y papeles
rule-BAU-1-1 = Juegan cuatro personas, los compañeros se sientan enfrente, y todo va en sentido horario: el siguiente jugador es el de la izquierda.
rule-BAU-1-2 = Se juega con 20 cartas: el orden de cada palo es A 10 K Q J, con 11, 10, 4, 3 y 2 puntos de cartas, 120 en total. En el Zehner-Gang el orden es 10 K Q J A, y lo mismo en Assenbettler y Bauernloch donde se juegan, en el Damengang Q J A 10 K, en el Königsgang K Q J A 10, en algunas casas A K Q J 10 en el Bettler. Los puntos de cartas no cambian.
rule-BAU-1-3 = El primer repartidor se sortea, y después de cada reparto le toca al de su izquierda. El vecino izquierdo del repartidor es el Rufer, que nombra el triunfo y habla primero; quien gana la subasta es el declarante.
rule-BAU-1-4 = Hay dos escalas que nunca se mezclan: los puntos de cartas deciden el 66 y los puntos de juego ganan la partida.

rules-bauernschnapsen-section-2 = Repartir y nombrar el triunfo
rule-BAU-2-1 = El repartidor baraja, y su vecino derecho corta, de 1 a 19 cartas, o golpea, y entonces el mazo queda como está.
rule-BAU-2-2 = Tras cortar se reparten a cada uno tres cartas y luego otras dos, empezando por el Rufer. Tras golpear se reparten cinco de una vez, separando las tres primeras del Rufer de sus dos últimas; en algunas casas son tres y dos también tras golpear.
rule-BAU-2-3 = El Rufer mira solo sus tres primeras cartas y nombra triunfo un palo que esté entre ellas.
rule-BAU-2-4 = En vez de eso, el Rufer puede hacer descubrir una carta (Aufschlagen): una de sus dos últimas, elegida al azar, se pone boca arriba, y su palo es triunfo. Nadie ha visto antes las dos, y una vez pedido no hay vuelta atrás.
rule-BAU-2-5 = Todos ven la carta descubierta; después va con las demás cartas del Rufer, y todos pueden recordarla. La otra de las dos queda oculta.
rule-BAU-2-6 = En cuanto se conoce el triunfo, todos levantan el resto de sus cinco cartas. No hay pozo, y el palo de triunfo es el mismo sea quien sea el declarante.

rules-bauernschnapsen-section-3 = La subasta
rule-BAU-3-1 = La subasta va en sentido horario desde el Rufer, saltando a quienes han pasado. El Rufer debe empezar con un contrato; después cada uno puede anunciar o pasar.
rule-BAU-3-2 = Un anuncio debe ser más alto que el que está en pie, y decide su lugar en la lista, no su valor. Así, en la lista principal el Bauernschnapser va por encima del Kontra-Schnapser, aunque los dos valen 12; en algunas casas es al revés.
rule-BAU-3-3 = La prioridad baja en sentido horario desde el Rufer, que tiene más, hasta el repartidor. Si te toca y el anuncio es de alguien con menos prioridad, aunque sea tu compañero, puedes igualarlo, es decir, anunciar el mismo contrato y quedarte con él; los demás deben subir.
rule-BAU-3-4 = Quien pasa queda fuera de la subasta para siempre.
rule-BAU-3-5 = La subasta termina en cuanto han pasado tres: el cuarto es el declarante y juega el último anuncio.
rule-BAU-3-6 = La lista principal, de abajo arriba: Normal 1 a 3 (para el Rufer), Bettler 4 (para todos), Schnapser 6 (para la pareja del Rufer), Gang 9 y Zehner-Gang 10 (para todos), Kontra-Schnapser 12 (para los rivales), Bauernschnapser 12 (para la pareja del Rufer), Farben-Gang 18 (para todos menos el Rufer), Kontra-Bauernschnapser 24 (para los rivales) y Herren-Schnapser 24 (para el Rufer). Algunas casas quitan contratos, cambian valores, orden y quién los anuncia, o añaden Assenbettler 5, Ass-Bettler 5, Damengang 7, Königsgang 8 y Bauernloch 12. Decide la tabla del reglamento.
rule-BAU-3-7 = Solo quien tiene cinco cartas de un palo puede anunciar Farben-Gang, solo un Rufer con los cinco triunfos Herren-Schnapser, y solo quien tiene un as Ass-Bettler. Un anuncio sin las cartas se rechaza y nadie se entera.
rule-BAU-3-8 = Normal solo lo puede decir el Rufer y solo como primer anuncio; si después pasan los otros tres, se juega.
rule-BAU-3-9 = El Kontra al Normal se dice después de la subasta, como todos. En algunas casas un rival del Rufer puede decirlo ya en la subasta mientras está en pie un Bettler: entonces el Rufer juega el Normal, doblado ya una vez, salvo que alguien anuncie un contrato por encima del Bettler.

rules-bauernschnapsen-section-4 = Doblar
rule-BAU-4-1 = Después de la subasta y antes de la primera salida, los rivales del declarante pueden decir Kontra, luego la pareja del declarante Rekontra y luego los rivales Subkontra. En algunas casas solo hay Kontra, solo Kontra y Rekontra, o no se dobla.
rule-BAU-4-2 = Se les pregunta de uno en uno: para Kontra y Subkontra, al rival a la izquierda del declarante y después al otro; para Rekontra, al declarante y después a su compañero. El primero que lo dice cierra ese paso; si no lo dice ninguno, se acaba de doblar.
rule-BAU-4-3 = Cada uno dobla otra vez los puntos de juego, por dos, por cuatro y por ocho, sea cual sea la pareja que los gane. No cambia los puntos de cartas ni el objetivo del contrato.
rule-BAU-4-4 = Se puede doblar cualquier contrato. En algunas casas no se doblan los contratos Kontra ni el Herren-Schnapser.
rule-BAU-4-5 = También el compañero que no juega puede decir Rekontra; en algunas casas no.

rules-bauernschnapsen-section-5 = Juego de las cartas
rule-BAU-5-1 = Donde es triunfo el palo del Rufer, es decir, en el Normal y en todo Schnapser, Bauernschnapser y Bauernloch, sale el Rufer en la primera baza, sea quien sea el declarante; en los Bettler y los Gang no hay triunfo y sale el declarante. Se puede salir con cualquier carta. Los demás juegan en sentido horario una carta cada uno, de las suyas.
rule-BAU-5-2 = Gana la baza el triunfo más alto; si no hay ninguno, la carta más alta del palo de salida. Quien gana una baza sale en la siguiente.
rule-BAU-5-3 = Debes asistir al palo, y con una carta que supere a la mejor de la baza si la tienes, aunque la mejor sea de tu propio compañero. Si no puedes superarla, juegas cualquier carta del palo.
rule-BAU-5-4 = Si se salió de otro palo y alguien ya ha jugado triunfo, quien puede asistir juega cualquier carta del palo: no hay nada que superar, y jugar triunfo no está permitido.
rule-BAU-5-5 = Si no puedes asistir debes fallar, y por encima del mejor triunfo de la baza si puedes, también del de tu compañero. Si todos tus triunfos son más bajos, juegas igualmente uno de ellos.
rule-BAU-5-6 = Si no puedes asistir ni fallar, puedes jugar cualquier carta.
rule-BAU-5-7 = En los Bettler el compañero del declarante no juega, sus cinco cartas quedan boca abajo y la baza tiene tres cartas. En algunas casas ese compañero también juega, y en algunas el compañero tampoco juega en Gang y Zehner-Gang.

rules-bauernschnapsen-section-6 = Matrimonios y Normal
rule-BAU-6-1 = Si te toca salir y tienes rey y reina de un palo, puedes declarar ese matrimonio y enseñas las dos cartas: vale 20 puntos de cartas, en triunfo 40. Después sales con una de las dos, la que quieras. En cada salida solo se puede declarar un matrimonio.
rule-BAU-6-2 = En el Normal pueden declarar matrimonios los cuatro, en Schnapser y Kontra-Schnapser solo el declarante, en los demás contratos nadie.
rule-BAU-6-3 = Un matrimonio cuenta para su pareja en cuanto se declara, gane quien gane la baza.
rule-BAU-6-4 = En el Normal puede decir Basta quien ha ganado una baza y va a salir, o quien acaba de declarar un matrimonio. Es correcto si la pareja tiene 66 puntos de cartas entre las bazas completas y los matrimonios de los dos. El juego se detiene en el acto, y una baza incompleta no cuenta para nadie.
rule-BAU-6-5 = Un Basta correcto vale 3 si los perdedores no tienen ninguna baza, 2 si tienen menos de 33 puntos de cartas, y si no 1. Sin ninguna baza cuesta 3 aunque tengan 33 o más de un matrimonio; en algunas casas solo 1. Los matrimonios de los perdedores cuentan para sus 33, en algunas casas solo sus bazas.
rule-BAU-6-6 = Tras un Basta falso, la otra pareja gana lo que habría valido uno correcto en ese momento.
rule-BAU-6-7 = Si nadie dice Basta antes de la salida de la última baza, la pareja que gana la última baza recibe 1, sean cuales sean los puntos de cartas.

rules-bauernschnapsen-section-7 = Los demás contratos
rule-BAU-7-1 = En Bettler, Assenbettler y Ass-Bettler el declarante no debe ganar ninguna baza; con la primera que gana, el contrato se pierde en el acto.
rule-BAU-7-2 = En Schnapser y Kontra-Schnapser el declarante debe ganar en persona las tres primeras bazas, con 66 puntos de cartas entre ellas y sus matrimonios; si otro gana una, aunque sea el compañero, el contrato se pierde en el acto. Tras tres bazas termina el reparto. En algunas casas se gana en cuanto el declarante tiene 66, aunque sea con dos bazas y un matrimonio.
rule-BAU-7-3 = En los Gang, los Bauernschnapser y el Bauernloch el declarante debe ganar en persona las cinco bazas; si otro gana una, aunque sea el compañero, el contrato se pierde en el acto.
rule-BAU-7-4 = Farben-Gang y Herren-Schnapser no se juegan: después de doblar, el declarante enseña las cinco cartas y ha ganado.
rule-BAU-7-5 = En todo contrato menos el Normal, la pareja del declarante gana el valor del contrato si lo cumple, y los rivales ganan lo mismo si no, doblado tantas veces como se dijo.

rules-bauernschnapsen-section-8 = La partida
rule-BAU-8-1 = Las dos parejas empiezan con 0 puntos de juego, y la primera que tiene 24 o más después de un reparto gana la partida; un reglamento puede fijar otra meta. En algunas casas se anota desde la meta hacia abajo hasta 0, lo que no cambia nada más.
rule-BAU-8-2 = Los perdedores reciben una marca, un Bummerl; si no tienen ni un punto de juego (Schneider), dos, o tantas como diga el reglamento.
rule-BAU-8-3 = En algunas casas existe el Retourschneider: quien iba a un punto de la meta contra cero y aun así pierde recibe cuatro Bummerl.
rule-BAU-8-4 = En la partida siguiente de una sesión reparte primero el siguiente por la izquierda; en algunas casas se sortea de nuevo.

rules-bauernschnapsen-section-9 = Lo que se puede ver
rule-BAU-9-1 = Puedes mirar en cualquier momento las bazas de tu pareja, pero no las de la otra; en algunas casas la primera baza de cada pareja queda a la vista de todos. Después de un reparto se enseñan todas las cartas como se repartieron, salvo que el reglamento las deje ocultas.
rule-BAU-9-2 = Todos pueden mirar la última baza hasta la salida siguiente; en algunas casas, nadie.
