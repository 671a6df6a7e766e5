### English. The guided first deal of Bismarck.

## What is going on. $cards: cards. $suit: a suit. $player: a name. $number, $count: numbers.

guide-declarer = You are the declarer in this deal: you choose what is played, take up the open cards and have a quota of your own.
guide-open-cards = Nobody has looked at a hand yet. You choose by the open cards alone: { $cards }.
# $count: cards in hand. $number: cards to be laid aside.
guide-kitty-taken = With the kitty you hold { $count } cards. Lay aside { $number } of them, face down: they are out of play.
# $number: your quota. $count: the quota of each of the others.
guide-quota = Your quota is { $number } tricks, and each of the others has { $count }. Every trick above it is a point, every trick below costs one.
guide-quota-lose = Your quota is { $number } tricks, and each of the others has { $count }. Here every trick below it is a point, and every trick above costs one.
guide-first-lead = You lead, and any card may begin. The others must follow suit if they can.
guide-trump = Trumps: { $suit }. A trump beats every card of the other suits.
guide-no-trump = There are no trumps: the highest card of the suit led takes the trick.
guide-may-trump = You have no card of the suit led ({ $suit }): you may play any card, a trump too.
guide-any-card = You have no card of the suit led ({ $suit }): you may play any card, but it cannot take this trick.
guide-must-follow = The suit led ({ $suit }) must be followed: you may play only your cards of it.
guide-quota-reached = You have your quota of { $number }: from now on each of your tricks is a point.
guide-trumped = { $player } took the trick with a trump, { $card }, though another suit was led.
# $count: your tricks. $number: your quota.
guide-taken-by-you = The trick is yours: { $count } of your quota of { $number }. Whoever takes a trick leads to the next.
guide-taken-by-other = { $player } took the trick and leads to the next. Only the number of tricks counts.
guide-did-not-follow = { $player } did not follow suit and so has no card of it left ({ $suit }). Remember it.

## What is suggested, and why. $contract: a short label. $card: a card. $count: a number.

guide-advise-contract = Suggestion: { $contract }. It promises you most with these open cards and the contracts that you keep for later deals.
guide-advise-trump = Suggestion: { $suit }. With these open cards they promise you most tricks.
guide-advise-discards-void = Suggestion: lay aside { $cards }. Then you have no card of one suit ({ $suit }) and can trump when it is led.
guide-advise-discards = Suggestion: lay aside { $cards }. The cards that stay promise you most.
guide-lead-trump = Suggestion: { $card }. { $count ->
    [one] { $count } trump is
   *[other] { $count } trumps are
 } still out; once none is left, nobody can trump your other cards.
guide-lose-must = Suggestion: { $card }. Whatever you may play takes this trick: give your highest.

## The end. $count: your tricks. $number: your quota. $points: with their sign. $scores: points by seat. $deals: a number.

guide-over = You took { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
 } with a quota of { $number }: that makes { $points }.
guide-over-lose = You took { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
 } with a quota of { $number }. In a contract to avoid tricks that makes { $points }.
guide-sum = All three together ({ $scores }) make 0: that is how to check a score sheet.
guide-match = A match has { $deals } deals: everybody is declarer four times and plays each contract once. The highest total wins.
