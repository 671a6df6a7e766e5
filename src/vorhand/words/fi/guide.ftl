### Suomi. Opastettu ensimmäinen jako: mitä sanotaan kaikissa peleissä.
### Upotettuja sanoja ei taivuteta: lause rakennetaan niin, että ne ovat perusmuodossa.

guide-title = Opas
guide-close = Sulje opas
guide-open = Avaa opas
guide-more = Seuraava lause
guide-earlier = Aiemmin
guide-marked = ehdotettu
guide-play-match = Pelaa peli botteja vastaan
guide-again = Sama jako uudelleen

## Miksi kortti on hyvä

guide-only = Tässä saa lyödä vain tämän: { $card }.
guide-lead-sure = Ehdotus: { $card }. Mikään, mitä muilla on, ei voita sitä.
guide-lead-top = Ehdotus: { $card }. Korkeampia saman maan kortteja ei ole enää muilla; vain valtti voisi voittaa sen.
guide-lead-low = Ehdotus: { $card }. Tikki menee ehkä muille, mutta samaa maata jää sinulle myöhemmäksi: { $cards }.
guide-lead-other = Ehdotus: { $card }. Muilla on vielä { $count ->
    [one] { $count } korkeampi saman maan kortti
   *[other] { $count } korkeampaa saman maan korttia
 }: tikki voi mennä heille.
guide-take-last = Ehdotus: { $card }. Se voittaa tikin parhaan ({ $best }), eikä kukaan lyö sinun jälkeesi: tikki on sinun.
guide-take-sure = Ehdotus: { $card }. Se voittaa tikin parhaan ({ $best }), eikä mikään muilla oleva voita sitä.
guide-take-maybe = Ehdotus: { $card }. Se voittaa tikin parhaan ({ $best }); sinun jälkeesi lyövä voi ehkä vielä voittaa sen.
guide-cannot = Ehdotus: { $card }. Et voi voittaa tikin parasta ({ $best }): matala kortti riittää.
guide-keep = Ehdotus: { $card }. Voisit voittaa tikin parhaan ({ $best }), mutta säästä siihen kelpaavat: { $cards }.
guide-stay-under = Ehdotus: { $card }. Se ei voita tikin parasta ({ $best }), joten tikki ei tule sinulle.
guide-suggest = Ehdotus: { $card }.
