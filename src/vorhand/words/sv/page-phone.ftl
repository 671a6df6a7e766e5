### Svenska. Vem som kommer till ett bord med vilken enhet: länkar och deras QR-koder.

# $link: en adress.

page-invite = För andra som kommer
page-link-network = Telefoner och datorer i samma nätverk öppnar den här länken.
page-link-machine = Bara den här datorn kan öppna länken. Telefoner i samma nätverk kan vara med när servern startas med --lan.
page-qr-show = Visa QR-koden
page-qr-hide = Göm QR-koden
page-qr = QR-kod för länken till det här bordet: { $link }
page-qr-about = Rikta en telefons kamera mot den.
page-try-again = Försök igen
