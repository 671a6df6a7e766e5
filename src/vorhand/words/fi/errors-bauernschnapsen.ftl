### Suomi. Mitä vain Bauernschnapsen kieltää, ja mikä sen sääntötiedostoissa on väärin.

## Sääntöjen kiellot

refused-cut = { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
 }: niin ei voi nostaa ({ $rule }); nosta 1–19 tai koputa.
refused-turned = Vain toisen etumiehen kahdesta viimeisestä kortista voi kääntää ({ $rule }): paikka 0 tai 1.
refused-first-three = { $trump }: ei ole kolmen ensimmäisen korttisi joukossa ({ $rule }); valitse jokin niiden maista tai anna kääntää kortti: { $legal }
refused-first-pass = Etumies ei voi passata ensimmäisellä vuorollaan ({ $rule }); mahdolliset: { $legal }
refused-kontra-normal = Kontra Normaliin voi sanoa vain etumiehen vastustaja, Bettlerin yli ja missä säännöstö sen sallii ({ $rule }); mahdolliset: { $legal }
refused-not-played = { $contract }: ei pelata tässä säännöstössä ({ $rule }); mahdolliset: { $legal }
refused-bidder = { $contract }: ei saa tarjota sinun paikaltasi ({ $rule }); mahdolliset: { $legal }
refused-bid-too-low = { $contract }: liian matala, tarjoa korkeampaa tai pidä etuoikeudella ({ $rule }); mahdolliset: { $legal }
refused-needs-ace = { $contract }: vain sille, jolla on ässä ({ $rule }); mahdolliset: { $legal }
refused-not-holding = { $contract }: vain sille, jolla on ne viisi korttia ({ $rule }); mahdolliset: { $legal }
refused-must-head = { $card }: ylimenopakko, sinun on voitettava tikin paras { $suit ->
    [C] risti
    [D] ruutu
    [H] hertta
    [S] pata
   *[other] { $suit }
 } ({ $rule }); lyötävissä: { $legal }
refused-must-overtrump = { $card }: ylimenopakko, sinun on lyötävä tikin valttia korkeampi valtti ({ $rule }); lyötävissä: { $legal }
refused-declared = { $card }: { $suit ->
    [C] ristin
    [D] ruudun
    [H] hertan
    [S] padan
   *[other] { $suit }
 } mariaasi on ilmoitettu, joten on aloitettava sen kuninkaalla tai rouvalla ({ $rule }); lyötävissä: { $legal }
refused-no-marriages = { $contract }: tässä pelimuodossa ei ole mariaaseja ({ $rule }); lyö vain jokin kortti.
refused-declarers-marriages = { $contract }: tässä pelimuodossa vain pelinviejä saa ilmoittaa mariaaseja ({ $rule }); lyö vain jokin kortti.
refused-marriage-lead = Voit ilmoittaa { $suit ->
    [C] ristin
    [D] ruudun
    [H] hertan
    [S] padan
   *[other] { $suit }
 } mariaasin vain aloittaessasi, yhden joka aloituksella ({ $rule }): odota seuraavaa aloitustasi.
refused-marriage = Kädessäsi ei ole sekä { $suit ->
    [C] ristin
    [D] ruudun
    [H] hertan
    [S] padan
   *[other] { $suit }
 } kuningasta että rouvaa ({ $rule }): ilmoittaa voi vain parin, joka on kädessä.
refused-no-claims = { $contract }: tässä pelimuodossa kukaan ei sano Basta ({ $rule }); jatka peliä.
refused-claim = Voit sanoa Basta vain aloittaessasi, oman tikkisi jälkeen tai heti mariaasin ilmoitettuasi ({ $rule }): jatka peliä siihen asti.

## Sääntötiedostot

clash-normal-first = Normal on pelattava ja sen on oltava alin pelimuoto
ruleset-normal-first = { $file }: { $key }: { clash-normal-first }; anna sille alin sija, joka on yli 0.
clash-rank-twice = { $first } ja { $second } ovat molemmat luettelon paikalla { $rank }
ruleset-rank-twice = { $file }: { $key }: { clash-rank-twice }; anna kullekin pelimuodolle oma sija tai 0.
clash-normal-kontra-levels = ilman kahdennusta kukaan ei voi sanoa Kontra Normaliin
ruleset-normal-kontra-levels = { $file }: { $key }: { clash-normal-kontra-levels }; kirjoita ”after-auction” tai doubling.levels, joka on yli 0.
clash-sixty-six-normal = 66 korttipistettä tai viimeinen tikki on Normalin tavoite eikä minkään muun pelimuodon
ruleset-sixty-six-normal = { $file }: { $key }: { clash-sixty-six-normal }; jätä tämä pois tai kirjoita toinen tavoite.
clash-normal-fixed = Normal on aina etumiehen, joka aloittaa, partneri on pelissä eikä kortteja vaadita
ruleset-normal-fixed = { $file }: { $key }: { clash-normal-fixed }; jätä pois bidders, leads, partner ja needs.
clash-five-trumps = viisi valttia voi olla vain, missä on valtti
ruleset-five-trumps = { $file }: { $key }: { clash-five-trumps }; kirjoita ”trump” tai tavoite ”one-suit”.
clash-marriages-useless = tässä ei lasketa korttipisteitä, joten mariaasit olisivat arvottomia
ruleset-marriages-useless = { $file }: { $key }: { clash-marriages-useless }; kirjoita ”none”.
clash-partner-needed = tässä pelimuodossa lasketaan parin tai kolmen täyden tikin korttipisteet
ruleset-partner-needed = { $file }: { $key }: { clash-partner-needed }; kirjoita ”plays”.
clash-idle-leads = etumies voisi olla poissa oleva partneri eikä voisi aloittaa
ruleset-idle-leads = { $file }: { $key }: { clash-idle-leads }; kirjoita ”declarer” tai partnerille ”plays”.

reason-bauernschnapsen-plauderer = Plaudererista, puhuvasta kerjäläisestä arvoltaan 7 tai 8, ei tunneta sääntöjä.
reason-bauernschnapsen-talon = Talon-Schnapsen eli Dreierschnapsen on toinen peli, kolmelle ja kuudella kortilla.
