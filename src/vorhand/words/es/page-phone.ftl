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
