### Svenska. De numrerade reglerna för Bauernschnapsen.

rules-bauernschnapsen-title = Bauernschnapsen: de numrerade reglerna
rules-bauernschnapsen-intro = Det här är reglerna för spelet med huvudlistans kontrakt och hur sällskap skiljer sig åt. Bordets regeluppsättning säger vilka av dem som gäller; kod, tester och felmeddelanden hänvisar till numren. Källa 004 är ett av de dokument som projektet började med.

rules-bauernschnapsen-section-1 = Spelare, kort och roller
rule-BAU-1-1 = Ni är fyra som spelar, medspelare sitter mitt emot varandra, och allt går medsols: nästa spelare är den till vänster.
rule-BAU-1-2 = Ni spelar med 20 kort: i varje färg är ordningen E 10 K D Kn, värda 11, 10, 4, 3 och 2 kortpoäng, tillsammans 120. I Zehner-Gang är ordningen 10 K D Kn E, likaså i Assenbettler och Bauernloch där de spelas, i Damengang D Kn E 10 K, i Königsgang K D Kn E 10, i en del sällskap E K D Kn 10 i Bettler. Kortpoängen är alltid desamma.
rule-BAU-1-3 = Första givaren lottas, och efter varje giv går uppgiften att ge vidare åt vänster. Spelaren till vänster om givaren är förhand, som väljer trumf och talar först; den som vinner budgivningen är spelförare.
rule-BAU-1-4 = Det finns två skalor som aldrig blandas: kortpoäng avgör 66, och spelpoäng vinner partiet.

rules-bauernschnapsen-section-2 = Ge kort och välja trumf
rule-BAU-2-1 = Givaren blandar, och spelaren till höger om givaren kuperar, 1 till 19 kort, eller knackar, och då lämnas leken som den är.
rule-BAU-2-2 = Efter kupering ges tre kort till var och en och sedan två till, med början hos förhand. Efter knackning ges fem åt gången, förhandens tre första skilda från de två sista; i en del sällskap ges tre och två också efter knackning.
rule-BAU-2-3 = Förhand tittar bara på sina tre första kort och väljer som trumf en färg som finns bland dem.
rule-BAU-2-4 = I stället får förhand låta ett kort vändas upp (Aufschlagen): ett av förhandens två sista kort lottas fram och vänds upp, och dess färg är trumf. Ingen har sett de två förut, och det går inte att ångra sig.
rule-BAU-2-5 = Alla ser det uppvända kortet; sedan går det till förhandens hand, och alla får minnas det. Det andra av de två förblir dolt.
rule-BAU-2-6 = När trumfen är känd tar alla upp resten av sina fem kort. Det finns ingen talong, och trumffärgen är densamma vem som än blir spelförare.

rules-bauernschnapsen-section-3 = Budgivningen
rule-BAU-3-1 = Budgivningen går medsols från förhand, förbi dem som har passat. Förhands första bud måste vara ett kontrakt; senare får var och en bjuda eller passa.
rule-BAU-3-2 = Ett bud måste vara högre än det som står, och platsen i listan avgör, inte värdet. I huvudlistan står därför Bauernschnapser över Kontra-Schnapser, fast båda är värda 12; i en del sällskap är det tvärtom.
rule-BAU-3-3 = Företrädet sjunker medsols från förhand, som har mest, till givaren. Är det din tur och någon med lägre företräde har budet, om så din egen medspelare, får du hålla det, alltså bjuda samma kontrakt och ta över det; alla andra måste bjuda högre.
rule-BAU-3-4 = Den som passar är ute ur budgivningen för gott.
rule-BAU-3-5 = Budgivningen är slut så snart tre har passat: den fjärde är spelförare och spelar det sista budet.
rule-BAU-3-6 = Huvudlistan nedifrån: Normal 1 till 3 (för förhand), Bettler 4 (för alla), Schnapser 6 (för förhandens par), Gang 9 och Zehner-Gang 10 (för alla), Kontra-Schnapser 12 (för motståndarna), Bauernschnapser 12 (för förhandens par), Farben-Gang 18 (för alla utom förhand), Kontra-Bauernschnapser 24 (för motståndarna) och Herren-Schnapser 24 (för förhand). Sällskap utelämnar några, ändrar värden, ordning och vem som får bjuda, eller lägger till Assenbettler 5, Ass-Bettler 5, Damengang 7, Königsgang 8 och Bauernloch 12. Regeluppsättningens tabell avgör.
rule-BAU-3-7 = Bara den som har fem kort i samma färg får bjuda Farben-Gang, bara en förhand med alla fem trumf Herren-Schnapser, och bara den som har ett ess Ass-Bettler. Ett bud utan korten avvisas, och ingen får veta det.
rule-BAU-3-8 = Normal får sägas bara av förhand och bara som första bud; passar sedan de andra tre spelas den.
rule-BAU-3-9 = Kontra mot Normal sägs efter budgivningen, som varje annan. I en del sällskap får en motståndare till förhand säga den redan i budgivningen medan en Bettler står: då spelar förhand Normal, redan dubblad en gång, om inte någon bjuder ett kontrakt över Bettler.

rules-bauernschnapsen-section-4 = Dubbling
rule-BAU-4-1 = Efter budgivningen och före första utspelet får spelförarens motståndare säga Kontra, sedan spelförarens par Rekontra, sedan motståndarna Subkontra. I en del sällskap finns bara Kontra, bara Kontra och Rekontra, eller ingen dubbling alls.
rule-BAU-4-2 = De tillfrågas en i taget: för Kontra och Subkontra motståndaren till vänster om spelföraren och sedan den andra, för Rekontra spelföraren och sedan medspelaren. Den första som säger det avgör det steget; säger ingen av dem det är dubblingen slut.
rule-BAU-4-3 = Var och en av dem dubblar spelpoängen på nytt, två, fyra och åtta gånger, vilket par som än får dem. Kortpoäng och kontraktets uppgift ändras inte.
rule-BAU-4-4 = Varje kontrakt får dubblas. I en del sällskap gäller det inte Kontra-kontrakten och Herren-Schnapser.
rule-BAU-4-5 = Också en medspelare som vilar får säga Rekontra; i en del sällskap inte.

rules-bauernschnapsen-section-5 = Spela korten
rule-BAU-5-1 = Där förhandens färg är trumf, alltså i Normal och i varje Schnapser, Bauernschnapser och Bauernloch, spelar förhand ut till första sticket, vem som än är spelförare; i Bettler och Gang av alla slag finns ingen trumf, och spelföraren spelar ut. Du får spela ut vilket kort som helst. De andra lägger medsols var sitt kort från sin egen hand.
rule-BAU-5-2 = Högsta trumfen tar sticket; finns ingen trumf i det tar högsta kortet i utspelsfärgen. Den som tar ett stick spelar ut till nästa.
rule-BAU-5-3 = Du måste följa färg, och med ett kort som är högre än stickets bästa om du har ett sådant, även om din egen medspelare har lagt det bästa. Kan du inte lägga över spelar du vilket kort som helst i färgen.
rule-BAU-5-4 = Har en annan färg spelats ut och sticket är trumfat lägger den som kan följa färg vilket kort som helst i den: det finns inget att lägga över, och att trumfa är inte tillåtet.
rule-BAU-5-5 = Kan du inte följa färg måste du trumfa, och högre än stickets bästa trumf om du kan, också medspelarens. Är alla dina trumf lägre spelar du ändå en av dem.
rule-BAU-5-6 = Kan du varken följa färg eller trumfa får du spela vilket kort som helst.
rule-BAU-5-7 = I Bettler av alla slag vilar spelförarens medspelare, med sina fem kort dolda, och ett stick har tre kort. I en del sällskap spelar också den medspelaren, och i en del vilar en medspelare även i Gang och Zehner-Gang.

rules-bauernschnapsen-section-6 = Mariage och Normal
rule-BAU-6-1 = Ska du spela ut och har kung och dam i en färg får du säga den mariagen och visa båda: den är värd 20 kortpoäng, i trumf 40. Sedan spelar du ut ett av de två korten, vilket du vill. Bara en mariage kan sägas vid varje utspel.
rule-BAU-6-2 = I Normal får alla fyra säga mariage, i Schnapser och Kontra-Schnapser bara spelföraren, i alla andra kontrakt ingen.
rule-BAU-6-3 = En mariage räknas för sitt par så snart den är sagd, vem som än tar sticket.
rule-BAU-6-4 = I Normal får den som ska spela ut efter att ha tagit ett stick, eller som just har sagt en mariage, säga Basta. Det är rätt om paret har 66 kortpoäng i hela stick och mariage av båda medspelarna. Spelet slutar genast, och ett ofullständigt stick räknas inte för någon.
rule-BAU-6-5 = Ett rätt Basta ger 3 mot förlorare utan stick, 2 mot förlorare med mindre än 33 kortpoäng, och annars 1. Förlorare utan stick kostar 3 även med 33 eller mer från en mariage; i en del sällskap bara 1. Förlorarnas mariage räknas mot deras 33, i en del sällskap bara deras stick.
rule-BAU-6-6 = Efter ett fel Basta får det andra paret vad ett rätt skulle ha gett i den stunden.
rule-BAU-6-7 = Säger ingen Basta före utspelet till sista sticket får det par som tar sista sticket 1, oavsett kortpoäng.

rules-bauernschnapsen-section-7 = De andra kontrakten
rule-BAU-7-1 = I Bettler, Assenbettler och Ass-Bettler får spelföraren inte ta något stick; med det första tagna sticket är kontraktet genast förlorat.
rule-BAU-7-2 = I Schnapser och Kontra-Schnapser ska spelföraren själv ta de tre första sticken, med 66 kortpoäng i dem och i sagda mariage; tar någon annan ett, om så medspelaren, är kontraktet genast förlorat. Efter tre stick är given slut. I en del sällskap är kontraktet vunnet så snart spelföraren har 66, även efter två stick och en mariage.
rule-BAU-7-3 = I Gang av alla slag, Bauernschnapser av båda slagen och Bauernloch ska spelföraren själv ta alla fem stick; tar någon annan ett, om så medspelaren, är kontraktet genast förlorat.
rule-BAU-7-4 = Farben-Gang och Herren-Schnapser spelas inte: efter dubblingen visar spelföraren de fem korten och har vunnit.
rule-BAU-7-5 = I varje kontrakt utom Normal får spelförarens par kontraktets värde om det klaras, och motståndarna lika mycket om det förloras, dubblat så många gånger som det sades.

rules-bauernschnapsen-section-8 = Partiet
rule-BAU-8-1 = Båda paren börjar på 0 spelpoäng, och det par som först har 24 eller mer efter en giv vinner partiet; en regeluppsättning kan ha ett annat mål. I en del sällskap skrivs poängen från målet ner till 0, vilket inte ändrar något annat.
rule-BAU-8-2 = Förlorarna får ett märke, en Bummerl; har de inte en enda spelpoäng (Schneider) får de två, eller så många som regeluppsättningen säger.
rule-BAU-8-3 = I en del sällskap finns Retourschneider: den som ledde med en poäng kvar till målet mot noll och ändå förlorar får fyra Bummerl.
rule-BAU-8-4 = I nästa parti under samma kväll ger nästa spelare till vänster först; i en del sällskap lottas första givaren på nytt.

rules-bauernschnapsen-section-9 = Vad som får ses
rule-BAU-9-1 = Du får när som helst titta igenom ditt eget pars stick, men inte det andra parets; i en del sällskap ligger varje pars första stick öppet för alla. Efter en giv visas alla händer som de gavs, om inte regeluppsättningen håller dem dolda.
rule-BAU-9-2 = Alla får titta på det sista sticket till nästa utspel; i en del sällskap får ingen det.
