### Swedish. Finished deals again on the page, step by step, and reports of them.

# $number, $trick, $card, $seat: numbers. $player: a name.

page-replay = Repris
page-replay-deal = Se giv { $number } igen
page-replay-about = Ta ett protokoll eller en rapport från Vorhand. Servern spelar upp det åt dig och sparar ingenting av det. Samma sak i terminalen:
page-replay-file = En fil
page-replay-paste = Eller dess text, eller en länk till en giv
page-replay-open = Se på den
page-replay-other = Se på ett annat protokoll
page-replay-no-link = Det finns ingen giv i den här texten; klistra in ett protokoll, en rapport eller en länk från Vorhand.
page-replay-which = Giv
page-replay-deal-before = Föregående giv
page-replay-deal-after = Nästa giv
page-replay-trick-before = Föregående stick
page-replay-trick-after = Nästa stick
page-replay-back = Bakåt
page-replay-on = Framåt
page-replay-place = Plats i given
page-replay-opening = Inledning, steg { $card }
page-replay-at = Stick { $trick }, steg { $card }
page-replay-result = Resultat
page-replay-seat = Sett från
page-replay-seat-of = { $player } (plats { $seat })
page-replay-open-hands = Alla händer öppna
page-replay-hand-of = Hand: { $player }
page-replay-closed = I det här huset visas inga händer efter given: detta är vad alla vid bordet såg.
page-replay-nameless = Du har ingen plats vid det här bordet; därför står platser i stället för namn.
page-replay-share = Länk, fil
page-replay-link = Länk till det här läget, för den som får se bordet
page-replay-link-deal = Länk till den här given, för vem som helst
page-replay-link-deal-about = Hela given ligger i länken, utan namn och utan bordet.
page-replay-save-deal = Spara given
page-replay-save-match = Spara partiet
page-replay-keys = Tangenter: pilarna för steg, Page Up och Page Down för stick, Home och End för given, + och − för nästa och föregående giv, 1 till 4 för platser, 0 för alla händer.
page-report = Rapportera given
page-report-about = För när en regel, en poäng eller sidan är fel. Rapporten innehåller den här given, hela regelverket och versionerna av motor och sida; inga namn, och ingenting av en giv som spelas.
page-report-written = Vad är fel?
page-report-whole = Det här är hela rapporten
page-report-save = Spara rapporten
page-report-send = Skicka den till den som driver servern
page-report-sent = Rapporten är skickad; tack.
