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

## A device that several share. $player, $other, $names, $text: names.

page-another-here = Another player on this phone
page-another-about = You hand the phone on; it shows one hand at a time. The others see that you share it.
page-other-name = Name of the other player
page-here-too = on this phone
page-shares = shares a phone with { $names }
page-pass-to = Pass the phone to { $player }
page-who-has-phone = Who has the phone?
page-pass-about = No card is shown until you say who you are.
page-i-am = I am { $player }
page-their-turn = It is the turn of { $player }.
page-lay = Hand the phone on
page-phone-next = Goes on for { $names }.
page-phone-ready = { $names } are ready.
page-asked-of = For { $other } to answer: { $text }
page-name-of = Name of { $player }
page-who-speaks = Who speaks
