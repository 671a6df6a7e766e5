### English. Finished deals again on the page, step by step, and reports of them.

# $number, $trick, $card, $seat: numbers. $player: a name.

page-replay = Replay
page-replay-deal = Look at deal { $number } again
page-replay-about = Take a record or a report of Vorhand. The server plays it again for you, and keeps nothing of it. The same in the terminal:
page-replay-file = A file
page-replay-paste = Or its text, or a link to a deal
page-replay-open = Look at it
page-replay-other = Look at another record
page-replay-no-link = There is no deal in this text; paste a record, a report or a link from Vorhand.
page-replay-which = Deal
page-replay-deal-before = Previous deal
page-replay-deal-after = Next deal
page-replay-trick-before = Previous trick
page-replay-trick-after = Next trick
page-replay-back = Back
page-replay-on = On
page-replay-place = Place in the deal
page-replay-opening = Opening, step { $card }
page-replay-at = Trick { $trick }, step { $card }
page-replay-result = Result
page-replay-seat = Seen from
page-replay-seat-of = { $player } (seat { $seat })
page-replay-open-hands = All hands open
page-replay-hand-of = Hand of { $player }
page-replay-closed = This house reveals no hands after a deal: this is what everybody at the table saw.
page-replay-nameless = You have no seat at this table, so seats stand in place of names.
page-replay-share = Link, file
page-replay-link = Link to this position, for whoever may see this table
page-replay-link-deal = Link to this deal, for anybody
page-replay-link-deal-about = The whole deal is in the link, without names and without the table.
page-replay-save-deal = Save this deal
page-replay-save-match = Save the match
page-replay-keys = Keys: arrows for steps, Page Up and Page Down for tricks, Home and End for the deal, + and − for the next and the previous deal, 1 to 4 for seats, 0 for all hands.
page-report = Report this deal
page-report-about = For when a rule, a score or the page is wrong. A report holds this deal, the whole rule set and the versions of engine and page; no names, and nothing of a deal that is being played.
page-report-written = What is wrong?
page-report-whole = This is the whole report
page-report-save = Save the report
page-report-send = Send it to whoever runs this server
page-report-sent = The report has been sent; thank you.
