### English. The guided first deal of Bauernschnapsen.

## What is going on. $card, $best: cards. $suit: a suit. $player: a name. $contract: a short label. $points: card points. $count: a number.

guide-cut = { $player }, your partner, has cut the pack. So everybody is dealt three cards first and then two more.
guide-first-three = You are the caller and see your first three cards only. Name one of their suits as trumps, or have a card turned up.
guide-five = You hold five cards, and there are no more to come. They count 11, 10, 4, 3 and 2 card points in the order A 10 K Q J.
guide-first-call = Now contracts are bid, each higher than the one before. You speak first and must name one; the Normal is the lowest.
guide-turned = { $card } was turned up for trumps, so that its suit counts ({ $suit }).
guide-overbid = { $player } has bid a contract: { $contract }. If you pass now, you are out of the auction.
# $count: 2, 4 or 8.
guide-asked-to-double = You may double: then the deal counts { $count } times.
guide-kontra = It was doubled: the deal counts { $count } times.
guide-normal = In the Normal the side that first claims 66 card points wins. If nobody claims, the last trick decides.
guide-aim-no-trick = { $contract }: there are no trumps, and the declarer must not take a single trick.
guide-aim-three-tricks = { $contract }: the declarer must take the first three tricks in person, with 66 card points.
guide-aim-all-tricks = { $contract }: the declarer must take all five tricks in person. A trick of the partner loses it.
guide-marriage = You hold king and queen of one suit ({ $suit }). Declare them before you lead one of them, and they count { $points } card points.
guide-declared = The king and queen count already, whoever takes this trick. Now lead one of the two.
guide-first-lead = You lead, and any card may begin.
guide-must-head = The suit led ({ $suit }) must be followed, and higher than { $best } if you can, even if that is your partner’s card.
guide-must-follow = The suit led ({ $suit }) must be followed. None of your cards of it beats { $best }, so that any of them will do.
guide-must-trump = You have no card of the suit led ({ $suit }): you must trump, and higher than a trump in the trick if you can.
guide-any-card = You have no card of the suit led ({ $suit }) and nothing to trump with: any card may be played.
guide-enough = Your side has { $points } card points, and 66 are enough: say Basta, and you have claimed.
guide-not-yet = You may say Basta now, but { $points } card points are not 66: a wrong claim scores for the other side.
guide-last-trick = This is the last trick. Unless somebody claims before it is led, the side that takes it wins the deal.
guide-own-trick = The trick is yours, and your side has { $points } card points now. Count along.
guide-partners-trick = { $player }, your partner, took the trick: it counts for both of you.
guide-foes-trick = { $player } took the trick: its card points go to the other side.
guide-others-marriage = { $player } declared king and queen of a suit: { $points } card points for that side at once.
guide-trump = Trumps: { $suit }. Whoever cannot follow suit must play one.

## What is suggested, and why. $total: card points after a marriage.

guide-advise-suit = Suggestion: { $suit }. { $count } of your three cards are of this suit.
guide-advise-single = Suggestion: { $suit }. Your cards are of three suits, and { $card } is the best of them.
guide-advise-turn = Suggestion: have a card turned up. Your cards are low and of three suits: chance may do better.
guide-advise-normal = Suggestion: { $contract }. It is the safest: you and your partner play for 66 card points together.
# $count: game points.
guide-advise-bid = Suggestion: { $contract }. It is worth { $count } game points, and your cards promise to make it.
guide-advise-pass = Suggestion: pass. To go higher promises less than to let the bid stand.
guide-advise-double = Suggestion: double. Your cards are strong enough to make the deal count { $count } times.
guide-advise-decline = Suggestion: do not double. It would make a loss dearer too.
guide-advise-claim = Suggestion: say Basta. Your side has { $points } card points, and 66 win.
guide-advise-declare-and-claim = Suggestion: declare king and queen ({ $suit }) for { $points } card points. That makes { $total }: then say Basta.
guide-advise-declare = Suggestion: declare king and queen ({ $suit }). The { $points } card points count at once, even if the trick is lost.
guide-partner-wins = Suggestion: { $card }. { $player }, your partner, is winning the trick so far, and you add { $points } card points.

## The end. $won: yes if it was your side. $count: game points. $why: none, few or many.

guide-over-claimed = { $won ->
    [yes] Your side claimed 66 and was right
   *[no] The other side claimed 66 and was right
 }: game points { $count }.
guide-over-false-claim = { $won ->
    [yes] The other side claimed 66 and was wrong; your side scores
   *[no] Your side claimed 66 and was wrong; the other side scores
 }: game points { $count }.
guide-over-last-trick = { $won ->
    [yes] Nobody claimed, and your side took the last trick
   *[no] Nobody claimed, and the other side took the last trick
 }: game points { $count }.
guide-over-made = { $contract } was made { $won ->
    [yes] by your side
   *[no] by the other side
 }: game points { $count }.
guide-over-failed = { $contract } failed, which scores { $won ->
    [yes] for your side
   *[no] for the other side
 }: game points { $count }.
guide-value = { $why ->
    [none] The losers had no trick: a claim is then worth 3 game points.
    [few] The losers had { $points } card points, fewer than 33: a claim is then worth 2 game points.
   *[many] The losers had { $points } card points, 33 or more: a claim is then worth 1 game point.
 }
guide-doubled = It was doubled, so that everything counts { $count } times.
guide-match = The side that first has { $total } game points wins the match, and the losers get a Bummerl.
