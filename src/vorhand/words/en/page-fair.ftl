### English. Fair deals on the page: what was promised, and checking it.

# $name: a person or a file. $word: what somebody wrote. $number, $count, $secret: numbers. $deals: an enumeration.

page-fair = Fair deals
page-fair-before = Before a deal the server draws a secret number that decides every card, and shows its commitment: a fingerprint by which the number cannot be found, but recognised.
page-fair-words = Whoever likes adds a word. Number and words together decide the deal, so that neither the server nor a player could have arranged it.
page-fair-after = After the deal the number is in the record of the match. This page computes fingerprint and cards again, in your browser, and asks nobody.
page-fair-this-table = The finished deals of this table
page-fair-check = Check them here
page-fair-save = Save the record
page-fair-back = Back to the table
page-fair-files = Check a record that you have
page-fair-files-about = It does not leave this device. The same in the terminal:
page-fair-commitment = Commitment, shown before
page-fair-secret = Secret number
page-fair-your-word = Your word for the next deal
page-fair-add = Add
page-fair-to-check = How deals are kept fair, and how to check them
page-fair-promised = The next deal is promised:
page-fair-playing = This deal was promised:
page-fair-verdict-right = right
page-fair-verdict-secret = still secret
page-fair-verdict-commitment = the number is not the one that was promised
page-fair-verdict-dealt = the cards are not those that the number gives
page-fair-verdict-missing = no cards were dealt by this number
page-fair-deal = Deal { $number }: { $verdict }
page-fair-word-of = Word of seat { $seat }
page-fair-word-said = { $name } added: { $word }
page-fair-no-record = { $name }: this is no record of Vorhand.
page-fair-wrong = { $name }: { $count ->
    [one] deal { $deals } is
   *[other] deals { $deals } are
 } not what was promised.
page-fair-right = { $name }: { $count ->
    [0] no deal to check yet.
    [one] the deal is what was promised.
   *[other] all { $count } deals are what was promised.
 }
page-fair-right-but = { $name }: right as far as it is known; { $count } checked, { $secret } still secret.

# $game: its name. $cards, $deals, $percent: numbers.

page-fair-figures = Where the cards lay on this server
page-fair-figures-none = Figures come with the first { $count } deals.
page-fair-figures-of = { $game } with { $cards } cards, { $deals } deals: a fair shuffle strays at least as far in { $percent } of 100 cases.
page-fair-figures-table = How often each card lay in each eighth of the pack
