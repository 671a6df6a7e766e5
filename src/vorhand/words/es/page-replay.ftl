### Spanish. Finished deals again on the page, step by step, and reports of them.

# $number, $trick, $card, $seat: numbers. $player: a name.

page-replay = Repetición
page-replay-deal = Ver otra vez el reparto { $number }
page-replay-about = Toma un acta o un informe de Vorhand. El servidor lo juega otra vez para ti y no guarda nada. Lo mismo en el terminal:
page-replay-file = Un archivo
page-replay-paste = O su texto, o un enlace a un reparto
page-replay-open = Verlo
page-replay-other = Ver otra acta
page-replay-no-link = En este texto no hay ningún reparto; pega un acta, un informe o un enlace de Vorhand.
page-replay-which = Reparto
page-replay-deal-before = Reparto anterior
page-replay-deal-after = Reparto siguiente
page-replay-trick-before = Baza anterior
page-replay-trick-after = Baza siguiente
page-replay-back = Atrás
page-replay-on = Adelante
page-replay-place = Lugar en el reparto
page-replay-opening = Comienzo, paso { $card }
page-replay-at = Baza { $trick }, paso { $card }
page-replay-result = Resultado
page-replay-seat = Visto desde
page-replay-seat-of = { $player } (asiento { $seat })
page-replay-open-hands = Todas las cartas a la vista
page-replay-hand-of = Cartas de { $player }
page-replay-closed = Esta casa no descubre las cartas después de un reparto: esto es lo que vieron todos en la mesa.
page-replay-nameless = No tienes asiento en esta mesa; por eso hay asientos en lugar de nombres.
page-replay-share = Enlace, archivo
page-replay-link = Enlace a esta posición, para quien pueda ver esta mesa
page-replay-link-deal = Enlace a este reparto, para cualquiera
page-replay-link-deal-about = El reparto entero está en el enlace, sin nombres y sin la mesa.
page-replay-save-deal = Guardar este reparto
page-replay-save-match = Guardar la partida
page-replay-keys = Teclas: flechas para los pasos, Re Pág y Av Pág para las bazas, Inicio y Fin para el reparto, + y − para el reparto siguiente y el anterior, 1 a 4 para los asientos, 0 para todas las cartas.
page-report = Informar de este reparto
page-report-about = Para cuando una regla, una puntuación o la página están mal. El informe contiene este reparto, el reglamento entero y las versiones del motor y de la página; ningún nombre, y nada de un reparto que se está jugando.
page-report-written = ¿Qué está mal?
page-report-whole = Este es el informe entero
page-report-save = Guardar el informe
page-report-send = Enviarlo a quien lleva este servidor
page-report-sent = El informe se ha enviado; gracias.
