### English. The guided first deal: what is said in every game.

guide-title = Guide
guide-close = Close the guide
guide-open = Open the guide
guide-more = Next sentence
guide-earlier = Earlier
guide-marked = suggested
guide-play-match = Play a match with bots
guide-again = This deal again

## Why a card is good. $card: the card that is suggested. $best: the best card of the trick. $cards: cards that stay in hand. $count: a number.

guide-only = Only { $card } may be played here.
guide-lead-sure = Suggestion: { $card }. Nothing that the others hold can beat it.
guide-lead-top = Suggestion: { $card }. No higher card of its suit is out; only a trump could beat it.
guide-lead-low = Suggestion: { $card }. It may lose the trick; you keep { $cards } of the same suit for later.
guide-lead-other = Suggestion: { $card }. { $count ->
    [one] { $count } higher card of its suit is out
   *[other] { $count } higher cards of its suit are out
 }: others may take this trick.
guide-take-last = Suggestion: { $card }. It beats { $best }, and nobody plays after you: the trick is yours.
guide-take-sure = Suggestion: { $card }. It beats { $best }, and nothing that is still out can beat it.
guide-take-maybe = Suggestion: { $card }. It beats { $best }; whoever plays after you may still beat it.
guide-cannot = Suggestion: { $card }. You cannot beat { $best }: a low card is enough.
guide-keep = Suggestion: { $card }. You could beat { $best }, but keep what does it for later: { $cards }.
guide-stay-under = Suggestion: { $card }. It does not beat { $best }, so that the trick is not yours.
guide-suggest = Suggestion: { $card }.
