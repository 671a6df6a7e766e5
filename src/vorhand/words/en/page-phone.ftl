### English. Who comes to a table by which device: links, their QR codes.

# $link: an address.

page-invite = For others who come
page-link-network = Phones and computers in the same network open this link.
page-link-machine = Only this computer can open this link. Phones in the same network can join when the server is started with --lan.
page-qr-show = Show the QR code
page-qr-hide = Hide the QR code
page-qr = QR code of the link to this table: { $link }
page-qr-about = Point the camera of a phone at it.
page-try-again = Try again
