### Svenska. De numrerade reglerna för Bismarck.

rules-bismarck-title = Bismarck: de numrerade reglerna
rules-bismarck-intro = Det här är reglerna för det moderna svenska spelet och hur sällskap skiljer sig åt. Bordets regeluppsättning säger vilka av dem som gäller; kod, tester och felmeddelanden hänvisar till numren. Källorna 000, 001 och 002 är de dokument som projektet började med.

rules-bismarck-section-1 = Spelare, kort och roller
rule-BIS-1-1 = Ni är tre som spelar, var och en för sig, och allt går medsols: nästa spelare är den till vänster. I en del sällskap är ni fyra, också då var och en för sig.
rule-BIS-1-2 = Ni spelar med 52 kort utan jokrar; i varje färg är ordningen E K D Kn 10 9 8 7 6 5 4 3 2. En del regeluppsättningar har en kortare lek: 43 kort (klöver från femman, övriga färger från fyran) eller 36 (från sexan). Där regeluppsättningen säger det, som i den gamla nollen, är ess det lägsta kortet, under tvåan.
rule-BIS-1-3 = Första givaren lottas, och uppgiften att ge går vidare åt vänster efter varje giv; i en del sällskap ger varje spelare flera givar i följd. Spelförare, som får talongen och har en egen kvot, är spelaren till vänster om givaren, på andra håll givaren själv. Förhand, som spelar ut till första sticket, sitter alltid till vänster om givaren.

rules-bismarck-section-2 = Blanda och ge
rule-BIS-2-1 = Givaren blandar, spelaren till höger kuperar, och korten ges ett och ett med början till vänster om givaren tills alla har 16. I en del sällskap ges de flera åt gången, till exempel fyra och fyra, eller fem, fem, fem och ett. Med en annan lek eller fyra spelare säger regeluppsättningen hur många kort var och en får.
rule-BIS-2-2 = Fyra kort till bildar talongen. I de flesta sällskap är de lekens fyra första och läggs öppna innan resten ges; på andra håll är de lekens sista kort, eller kort från platser som varken är först eller sist eller ligger intill varandra. En sluten talong ligger med baksidan upp, och ingen tittar på den.
rule-BIS-2-3 = Så länge spelföraren ska välja efter bara de öppna korten tittar ingen på sin hand; när kontraktet är sagt, och trumfen om den sägs samtidigt, tittar alla. Där spelföraren får se mer före valet tar alla upp sin hand så snart den är given.
rule-BIS-2-4 = Vid dragen trumf dras ett kort ur leken, visas och läggs tillbaka, och dess färg är trumf. Där lekens sista kort eller givarens sista kort avgör trumfen visas det för alla och stannar sedan där det gavs.

rules-bismarck-section-3 = Kontrakt och byte
rule-BIS-3-1 = Spelföraren väljer kontrakt, i de flesta sällskap varje kontrakt bara en gång per parti; ett använt kryssas i protokollet, och det sista som är kvar behöver inte väljas. I längre partier spelas varje kontrakt så många gånger som regeluppsättningen säger, till exempel två på 24 givar. Regeluppsättningen säger också vad spelföraren får ha sett före valet: ingenting, bara de öppna korten, handen eller talongen med.
rule-BIS-3-2 = I en del sällskap väljer ingen: kontrakten kommer i fast ordning, antingen samma för varje spelförare eller ett steg vidare för varje giv.
rule-BIS-3-3 = I en fast ordning kan det ingå ett fritt val: då tar spelföraren vilket som helst av de kontrakt som regeluppsättningen räknar upp, även ett redan spelat.
rule-BIS-3-4 = I valfri trumf väljer spelföraren vilken som helst av de fyra färgerna, även spader. En del sällskap tillåter inte spader, en del tillåter också att spela utan trumf, och en del tillåter bara det.
rule-BIS-3-5 = Trumfen sägs samtidigt med kontraktet. I en del sällskap sägs den först efter bytet, före första utspelet.
rule-BIS-3-6 = Spelföraren tar upp talongen. I en del sällskap får spelföraren låta den ligga, i alla kontrakt eller i några; en sluten talong som får ligga förblir osedd. Där inget byte finns ligger talongen kvar.
rule-BIS-3-7 = Efter att ha tagit upp talongen slänger spelföraren lika många kort, om så önskas ur talongen. Där man slänger först sker det utan att talongen är sedd, och det som kommer måste behållas. Program tar emot och sparar de slängda korten ett i taget, lägsta först.
rule-BIS-3-8 = De slängda korten ligger med baksidan upp: bara spelföraren känner dem, de är ur spel och räknas inte för någon.

rules-bismarck-section-4 = Spela korten
rule-BIS-4-1 = Spelaren till vänster om givaren, förhand, spelar ut vilket kort som helst till första sticket, vem som än är spelförare. De andra lägger medsols var sitt kort från sin egen hand.
rule-BIS-4-2 = Du måste följa färg: har du ett kort i utspelsfärgen ska du lägga ett sådant.
rule-BIS-4-3 = Har du inget kort i utspelsfärgen får du lägga vilket kort som helst. Där trumftvång gäller måste du lägga en trumf om du har någon; du behöver aldrig lägga över en annan trumf.
rule-BIS-4-4 = Ingen behöver lägga över korten i sticket. Där regeluppsättningen säger det måste den som följer färg lägga över stickets bästa kort om det går: när ingen färg är trumf, när trumf spelas ut eller i båda fallen, och bara i kontrakt där man vill ta stick.
rule-BIS-4-5 = Högsta trumfen tar sticket; finns ingen trumf i det tar högsta kortet i utspelsfärgen.
rule-BIS-4-6 = Den som tar ett stick spelar ut vilket kort som helst till nästa. Tagna stick ligger med baksidan upp, och bara antalet räknas.

rules-bismarck-section-5 = Poäng
rule-BIS-5-1 = Var och en har en kvot av stick. Med 16 stick är den 8 för spelföraren och 4 för var och en av de andra när man vill ta stick, och 4 och 6 när man vill undvika dem; andra regeluppsättningar har andra kvoter. Tillsammans är kvoterna alltid lika många som givens stick, om inte alla är 0 och varje stick räknas.
rule-BIS-5-2 = Varje stick över kvoten ger 1 poäng och varje stick under den kostar 1; i ett kontrakt där man undviker stick är det tvärtom. Att gå hem på exakt kvot ger 0, och en total kan bli negativ.
rule-BIS-5-3 = Eftersom kvoterna tillsammans är lika många som givens stick blir poängen i varje giv tillsammans 0: så kontrolleras protokollet. Bara där alla kvoter är 0 gäller det inte.

rules-bismarck-section-6 = Partiets slut
rule-BIS-6-1 = Partiet är slut när alla som spelförare har spelat varje kontrakt så många gånger som regeluppsättningen säger: med tre spelare och fyra kontrakt, en gång var, är det 12 givar.
rule-BIS-6-2 = Högst total vinner.
rule-BIS-6-3 = Har flera den högsta totalen delar de segern, om inte regeluppsättningen har särspel.
rule-BIS-6-4 = I särspel avgörs saken med extra givar i valfri trumf, en i taget, och varje gång ger nästa till vänster; alla spelar, men bara de som ännu är lika i ledningen kan vinna. Så snart en är ensam i ledningen, eller efter lika många extra givar som spelare, är partiet slut; de som då är lika delar segern.

rules-bismarck-section-7 = Oregelbundenheter
rule-BIS-7-1 = Börjar spelföraren spela utan att ha slängt är given ogiltig: samma givare ger om, och kontraktet och redan vald trumf behålls. Den ogiltiga given räknas inte. Där en sådan regel saknas får bordet avgöra.
