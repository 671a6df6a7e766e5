### English. Taking a card back, claiming the rest, and endings that are played out.

# $player, $names: names; $cards, $card: cards; $count: the tricks that are left.

page-undo = Take back
page-undo-asked = { $player } would like to take back { $cards }. You have all seen it.
page-undo-waits = Take { $cards } back? Waiting for { $names }; it has been seen.
page-claim = The rest is mine
page-claim-sure = Show my hand and claim
page-claim-asked = { $player } shows { $cards } and claims { $count ->
    [one] the last trick
   *[other] all { $count } tricks that are left
 }; nothing can beat that.
page-claim-waits = You show { $cards } and claim the rest. Waiting for { $names }.
page-claim-accept = Accept
page-claim-play-on = Play on
page-may-undo = Cards may be taken back if everybody agrees
page-may-finish = The server plays the rest once the result is fixed
page-may-finish-about = As long as it does not, you know that something is still open.
page-no-undo = no card is taken back
page-undo-agreed = cards are taken back by consent
page-finishes = fixed endings are played out
page-key-undo = take my card back, if nobody has answered it
page-key-mine = the rest is mine, if it is
page-you-take-back = You take back { $card }.
page-rest-is-yours = The rest is yours and is played out.
page-takes-back = { $player } takes back { $card }.
page-rest-is-theirs = The rest is { $player }’s and is played out.
page-rest-fixed = The result is fixed; the rest is played out.
