### English. What belongs to no game.

# An enumeration is built from the left: list-more for all but the last part, then list-end, or list-end-i before the
# vowel i (which only Spanish tells apart). $head, $last: text.
list-more = { $head }, { $last }
list-end = { $head } and { $last }
list-end-i = { $head } and { $last }

# $source: where a rule comes from, in English; below each numbered rule.
rules-source = Source: { $source }.
