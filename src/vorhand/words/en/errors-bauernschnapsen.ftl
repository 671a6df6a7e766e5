### English. What only Bauernschnapsen refuses, and what is wrong with its rule files.
### A sentence that ends in a list has no full stop, so that the list can be copied.

## Refusals of the rules. $rule: the number of the rule. $card: a card. $legal: what would be allowed.
## $suit: C, D, H or S, or the name of a suit on other cards.

refused-cut = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }: cannot be cut ({ $rule }); cut 1 to 19, or knock.
refused-turned = Only one of the caller’s last two cards can be turned up ({ $rule }): place 0 or 1.
# $trump: what was named; $legal: suits.
refused-first-three = { $trump }: not among your first three cards ({ $rule }); name one of theirs, or have a card turned up: { $legal }
# $contract: what was bid or is played; $legal: calls.
refused-first-pass = The caller’s first call is never a pass ({ $rule }); possible: { $legal }
refused-kontra-normal = Only an opponent of the caller can say Kontra to the Normal, over a Bettler and where the rule set allows it ({ $rule }); possible: { $legal }
refused-not-played = { $contract }: not played by this rule set ({ $rule }); possible: { $legal }
refused-bidder = { $contract }: not a contract that you may bid in your seat ({ $rule }); possible: { $legal }
refused-bid-too-low = { $contract }: too low, you must bid higher or hold by right of priority ({ $rule }); possible: { $legal }
refused-needs-ace = { $contract }: only for somebody who holds an ace ({ $rule }); possible: { $legal }
refused-not-holding = { $contract }: only for somebody who holds the five cards ({ $rule }); possible: { $legal }
refused-must-head = { $card }: must beat the best card of the trick in { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
    [S] spades
   *[other] { $suit }
 } ({ $rule }); playable: { $legal }
refused-must-overtrump = { $card }: must trump higher than the trump in the trick ({ $rule }); playable: { $legal }
refused-declared = { $card }: the marriage in { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
    [S] spades
   *[other] { $suit }
 } is declared, so its king or queen must be led ({ $rule }); playable: { $legal }
refused-no-marriages = { $contract }: there are no marriages in this contract ({ $rule }); just play a card.
refused-declarers-marriages = { $contract }: only the declarer may declare marriages in this contract ({ $rule }); just play a card.
refused-marriage-lead = A marriage in { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
    [S] spades
   *[other] { $suit }
 } can be declared only on lead, and one a lead ({ $rule }): wait for your next lead.
refused-marriage = King and queen of { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
    [S] spades
   *[other] { $suit }
 } are not both in your hand ({ $rule }): only a pair that you hold can be declared.
refused-no-claims = { $contract }: nobody claims in this contract ({ $rule }); play on.
refused-claim = You can claim only on lead, after a trick of yours or right after declaring a marriage ({ $rule }): play on until then.

## Rule files. $file: the file or the rule set's id. $key: the dotted key.

clash-normal-first = the Normal must be played and be the lowest contract
ruleset-normal-first = { $file }: { $key }: { clash-normal-first }; give it the lowest rank above 0.
# $first, $second: contracts. $rank: a number.
clash-rank-twice = { $first } and { $second } both stand at place { $rank } of the list
ruleset-rank-twice = { $file }: { $key }: { clash-rank-twice }; give each contract a rank of its own, or 0.
clash-normal-kontra-levels = without doubling nobody can say Kontra to the Normal
ruleset-normal-kontra-levels = { $file }: { $key }: { clash-normal-kontra-levels }; write “after-auction”, or a doubling.levels above 0.
clash-sixty-six-normal = 66 card points, or the last trick, are the aim of the Normal and of no other contract
ruleset-sixty-six-normal = { $file }: { $key }: { clash-sixty-six-normal }; leave this out, or write another aim.
clash-normal-fixed = the Normal is always the caller’s, who leads, with the partner in play and without any cards to hold
ruleset-normal-fixed = { $file }: { $key }: { clash-normal-fixed }; leave bidders, leads, partner and needs out.
clash-five-trumps = five trumps can only be held where there are trumps
ruleset-five-trumps = { $file }: { $key }: { clash-five-trumps }; write “trump”, or the aim “one-suit”.
clash-marriages-useless = no card points are counted here, so marriages would be worth nothing
ruleset-marriages-useless = { $file }: { $key }: { clash-marriages-useless }; write “none”.
clash-partner-needed = in this contract card points of the side or of three full tricks are counted
ruleset-partner-needed = { $file }: { $key }: { clash-partner-needed }; write “plays”.
clash-idle-leads = the caller might be the partner who sits out and could not lead
ruleset-idle-leads = { $file }: { $key }: { clash-idle-leads }; write “declarer”, or the partner “plays”.

reason-bauernschnapsen-plauderer = no rules are known of the Plauderer, the talking beggar worth 7 or 8.
reason-bauernschnapsen-talon = Talon-Schnapsen, also called Dreierschnapsen, is another game, for three with six cards each.
