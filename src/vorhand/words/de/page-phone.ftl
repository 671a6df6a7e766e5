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

## Ein Gerät, das mehrere teilen. $player, $other, $names, $text: Namen.

page-another-here = Noch jemand auf diesem Handy
page-another-about = Das Handy geht von einem zum anderen und zeigt immer nur ein Blatt. Die anderen sehen, dass ihr es teilt.
page-other-name = Name der anderen Person
page-here-too = auf diesem Handy
page-shares = teilt ein Handy mit { $names }
page-pass-to = Gib das Handy an { $player } weiter
page-who-has-phone = Wer hat das Handy?
page-pass-about = Keine Karte ist zu sehen, bevor du sagst, wer du bist.
page-i-am = Ich bin { $player }
page-their-turn = { $player } ist dran.
page-lay = Handy weitergeben
page-phone-next = Gilt für { $names }.
page-phone-ready = { $names } sind bereit.
page-asked-of = { $other } ist gefragt: { $text }
page-name-of = Name von { $player }
page-who-speaks = Wer spricht
