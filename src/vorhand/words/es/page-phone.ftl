### Español. Quién llega a una mesa y con qué dispositivo: enlaces y sus códigos QR.

# $link: una dirección.

page-invite = Para quienes lleguen
page-link-network = Los teléfonos y ordenadores de la misma red abren este enlace.
page-link-machine = Solo este ordenador puede abrir este enlace. Los teléfonos de la misma red pueden unirse si el servidor se inicia con --lan.
page-qr-show = Mostrar el código QR
page-qr-hide = Ocultar el código QR
page-qr = Código QR del enlace a esta mesa: { $link }
page-qr-about = Enfócalo con la cámara de un teléfono.
page-try-again = Intentarlo de nuevo

## Un dispositivo que comparten varios. $player, $other, $names, $text: nombres.

page-another-here = Otro jugador en este teléfono
page-another-about = Os pasáis el teléfono; muestra las cartas de una sola persona cada vez. Los demás ven que lo compartís.
page-other-name = Nombre del otro jugador
page-here-too = en este teléfono
page-shares = comparte teléfono con { $names }
page-pass-to = Pasa el teléfono a { $player }
page-who-has-phone = ¿Quién tiene el teléfono?
page-pass-about = No se muestra ninguna carta hasta que digas quién eres.
page-i-am = Soy { $player }
page-their-turn = Le toca a { $player }.
page-lay = Pasar el teléfono
page-phone-next = Vale para { $names }.
page-phone-ready = { $names }: todo listo.
page-asked-of = Responde { $other }: { $text }
page-name-of = Nombre de { $player }
page-who-speaks = Quién habla
