#include "checks.hpp"
#include "vorhand/cards.hpp"

namespace vorhand::tests {

void test_cards(Checks& checks) {
    using Refusal = std::invalid_argument;

    checks.equal("a pack has 52 cards", 52, count(kAllCards));
    checks.equal("text is read back", kAllCards, parse_cards(format_cards(kAllCards)));
    checks.equal("order of text is C D H S, two to ace", std::string("AC 2D TH 9S KS"),
                 format_cards(parse_cards("KS TH AC 9S 2D")));
    checks.equal("no cards are a dash", std::string("-"), format_cards(parse_cards("-")));
    checks.equal("the index of the ace of spades", std::uint8_t{16 * 3 + 14 - 1}, parse_card("AS").index);
    checks.equal("the index of the two of clubs", std::uint8_t{1}, parse_card("2C").index);
    checks.equal("a high ace stays where it is", parse_cards("AS 2S"), by_strength(parse_cards("AS 2S"), Ace::high));
    checks.equal("a low ace is below the two", true,
                 by_strength(parse_cards("AS"), Ace::low) < by_strength(parse_cards("2S"), Ace::low));
    checks.equal("the strength view leads back", kAllCards, from_strength(by_strength(kAllCards, Ace::low), Ace::low));

    checks.refuses<Refusal>("a card without suit", "'A' is not a card", [] { parse_card("A"); });
    checks.refuses<Refusal>("a rank of its own", "'1S' is not a card", [] { parse_card("1S"); });
    checks.refuses<Refusal>("a lower-case suit", "'As' is not a card", [] { parse_card("As"); });
    checks.refuses<Refusal>("a card given twice", "AS stands twice", [] { parse_cards("AS 2C AS"); });
    checks.refuses<Refusal>("an index between two suits", "index 14", [] { checked_card(14); });
    checks.refuses<Refusal>("a negative index", "index -1", [] { checked_card(-1); });
    checks.refuses<Refusal>("an index beyond the pack", "index 64", [] { checked_card(64); });
    checks.refuses<Refusal>("the reserved bit of a lane", "bit 16", [] { checked_cards(Cards{1} << 16); });
}

}  // namespace vorhand::tests
