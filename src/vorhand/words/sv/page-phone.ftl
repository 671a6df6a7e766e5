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

## En enhet som flera delar. $player, $other, $names, $text: namn.

page-another-here = En spelare till på den här telefonen
page-another-about = Ni skickar telefonen mellan er; den visar en hand i taget. De andra ser att ni delar den.
page-other-name = Den andra spelarens namn
page-here-too = på den här telefonen
page-shares = delar telefon med { $names }
page-pass-to = Ge telefonen till { $player }
page-who-has-phone = Vem har telefonen?
page-pass-about = Inga kort visas förrän du säger vem du är.
page-i-am = Jag är { $player }
page-their-turn = Det är { $player } i tur.
page-lay = Lämna telefonen vidare
page-phone-next = Går vidare för { $names }.
page-phone-ready = { $names } är klara.
page-asked-of = { $other } får svara: { $text }
page-name-of = Namn på { $player }
page-who-speaks = Vem som talar
