### English. House rules on the page: putting them together, keeping and sharing them.

# $name: a rule set. $axis: a question. $value: an answer. $item: an entry of a list. $count, $number, $sum: numbers.

page-house = House rules
page-house-about = Change whatever your house plays otherwise. You see at once what differs and whether it fits together.
page-house-own = Your own house rules …
page-house-mine = My house rules
page-house-mine-none = Nothing kept on this device yet.
page-house-begin = Begin with
page-house-known = Well-known changes
page-house-title = Name of your rules
page-house-source = Our own house rules
page-house-unnamed = Our house rules
page-house-sent = You have been sent these rules. Keep them, change them, or open a table by them.
page-house-same = { $name }, without changes
page-house-differs = { $count ->
    [one] Differs from { $name } in { $count } way
   *[other] Differs from { $name } in { $count } ways
 }
page-house-changes = { $count ->
    [one] { $count } change
   *[other] { $count } changes
 }
page-house-instead = instead of: { $value }
page-house-undo = Take back
page-house-conflicts = { $count ->
    [one] { $count } thing does not fit
   *[other] { $count } things do not fit
 }
page-house-fits = Everything fits together.
page-house-mend = This would fit:
page-house-find = Find a rule
page-house-clear = Clear the search
page-house-found = { $count ->
    [0] No rule with these words.
    [one] { $count } rule found.
   *[other] { $count } rules found.
 }
page-house-idle = { $count ->
    [one] { $count } more, which changes nothing as things stand
   *[other] { $count } more, which change nothing as things stand
 }
page-house-not-played = not played
page-house-less = Less
page-house-more = More
page-house-sum = Sum: { $sum }
page-house-number = Number { $number }
page-house-player = { $number ->
    [1] Declarer
    [2] Second
    [3] Third
   *[4] Fourth
 }
page-house-place = { $item }: place { $number } of { $count }
page-house-up = Up
page-house-down = Down
page-house-add = Add
page-house-remove = Remove
page-house-nothing = none
page-house-share = Keep and share
page-house-keep = Keep on this device
page-house-kept = Kept on this device.
page-house-file = Save as a file
page-house-link = Link to these rules
page-house-paste = Paste a link or a rule file
page-house-read = Read it
page-house-delete = Delete
page-house-deleted = { $name } is deleted.
page-house-bring-back = Bring it back
page-house-change = Change these rules
page-house-not-yet = does not fit together yet
page-house-show = Show what differs

group-dealing = Dealing
group-contracts = Contracts one by one
group-table = At the table
