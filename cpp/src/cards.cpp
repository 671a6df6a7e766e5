#include "vorhand/cards.hpp"

#include <stdexcept>

namespace vorhand {
namespace {

constexpr std::string_view kRanks = "23456789TJQKA";
constexpr std::string_view kSuitLetters = "CDHS";

}  // namespace

Card parse_card(std::string_view text) {
    const auto rank = text.size() == 2 ? kRanks.find(text[0]) : std::string_view::npos;
    const auto suit = text.size() == 2 ? kSuitLetters.find(text[1]) : std::string_view::npos;
    if (rank == std::string_view::npos || suit == std::string_view::npos) {
        throw std::invalid_argument("'" + std::string(text) + "' is not a card; a card is rank then suit, such as TH");
    }
    return Card{static_cast<std::uint8_t>(kLaneBits * suit + rank + 1)};
}

Cards parse_cards(std::string_view text) {
    Cards cards = 0;
    if (text == "-") return cards;
    while (!text.empty()) {
        const auto end = text.find(' ');
        const Card card = parse_card(text.substr(0, end));
        if (cards & bit(card)) throw std::invalid_argument("the card " + format_card(card) + " stands twice");
        cards |= bit(card);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return cards;
}

std::string format_card(Card card) {
    return {kRanks.at(card.index % kLaneBits - 1), kSuitLetters.at(card.index / kLaneBits)};
}

std::string format_cards(Cards cards) {
    if (cards == 0) return "-";
    std::string text;
    for (; cards; cards = without_lowest(cards)) {
        if (!text.empty()) text += ' ';
        text += format_card(lowest(cards));
    }
    return text;
}

Card checked_card(std::int64_t index) {
    if (index < 0 || index >= kSuits * kLaneBits || !(kAllCards >> index & 1)) {
        throw std::invalid_argument("no card has the index " + std::to_string(index) +
                                    "; an index is 16 * suit + rank - 1, suit 0 to 3, rank 2 to 14");
    }
    return Card{static_cast<std::uint8_t>(index)};
}

Cards checked_cards(std::uint64_t bits) {
    if (const Cards strange = bits & ~kAllCards) {
        throw std::invalid_argument("no card has bit " + std::to_string(std::countr_zero(strange)) +
                                    "; a lane of 16 bits holds the two at bit 1 to the ace at bit 13");
    }
    return bits;
}

}  // namespace vorhand
