### Español. Recuperar una carta, declarar que el resto es de uno y finales que se juegan solos.

# $player, $names: nombres; $cards, $card: cartas; $count: las bazas que quedan.

page-undo = Recuperar
page-undo-asked = { $player } quiere recuperar { $cards }. Todos la habéis visto.
page-undo-waits = ¿Recuperar { $cards }? Falta la respuesta de { $names }; ya se ha visto.
page-claim = El resto es mío
page-claim-sure = Enseñar mis cartas y llevarme el resto
page-claim-asked = { $player } enseña { $cards } y reclama { $count ->
    [one] la última baza
   *[other] las { $count } bazas que quedan
 }; nada puede ganarle.
page-claim-waits = Enseñas { $cards } y reclamas el resto. Falta la respuesta de { $names }.
page-claim-accept = Aceptar
page-claim-play-on = Seguir jugando
page-may-undo = Se puede recuperar una carta si todos están de acuerdo
page-may-finish = El servidor juega el resto cuando el resultado ya es seguro
page-may-finish-about = Mientras no lo haga, sabéis que todavía hay algo por decidir.
page-no-undo = no se recuperan cartas
page-undo-agreed = se recuperan cartas de común acuerdo
page-finishes = los finales decididos se juegan solos
page-key-undo = recuperar mi carta, si nadie ha respondido
page-key-mine = el resto es mío, si lo es
page-you-take-back = Recuperas { $card }.
page-rest-is-yours = El resto es tuyo y se juega solo.
page-takes-back = { $player } recupera { $card }.
page-rest-is-theirs = El resto es de { $player } y se juega solo.
page-rest-fixed = El resultado ya es seguro; el resto se juega solo.
