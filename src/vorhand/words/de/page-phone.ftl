### Deutsch, wie man es in Österreich sagt. Wer mit welchem Gerät an einen Tisch kommt: Links und ihre QR-Codes.

# $link: eine Adresse.

page-invite = Für alle, die noch kommen
page-link-network = Handys und Computer im selben Netz öffnen diesen Link.
page-link-machine = Nur dieser Computer kann den Link öffnen. Handys im selben Netz können mitspielen, wenn der Server mit --lan gestartet wird.
page-qr-show = QR-Code zeigen
page-qr-hide = QR-Code verbergen
page-qr = QR-Code des Links zu diesem Tisch: { $link }
page-qr-about = Halt die Kamera eines Handys darauf.
page-try-again = Noch einmal versuchen
