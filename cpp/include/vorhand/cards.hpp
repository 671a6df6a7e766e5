// Cards, and sets of cards as one 64-bit word. No rule of any game.
//
// A set has a lane of 16 bits a suit, suits in the order C D H S. The bit of a card is 16 * suit + rank - 1 with rank
// 2 to 14 (the ace), so that a stronger card of a suit is a higher bit. Bit 0 of a lane stays free: there the strength
// view puts the ace in contracts where it is lowest. src/vorhand/cards.py lays its sets out the same way.
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

namespace vorhand {

enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };

enum class Ace : std::uint8_t { high, low };

struct Card {
    std::uint8_t index = 0;  // 16 * suit + rank - 1

    friend constexpr bool operator==(Card, Card) = default;
};

using Cards = std::uint64_t;

inline constexpr int kSuits = 4;
inline constexpr int kLaneBits = 16;
inline constexpr Cards kLane = 0xFFFF;
inline constexpr Cards kAllCards = 0x3FFE'3FFE'3FFE'3FFE;
inline constexpr Cards kAces = 0x2000'2000'2000'2000;
inline constexpr int kAceToLowest = 13;  // how far the strength view moves a low ace: from bit 13 to bit 0

constexpr Suit suit_of(Card card) { return static_cast<Suit>(card.index / kLaneBits); }

constexpr Cards bit(Card card) { return Cards{1} << card.index; }

constexpr Cards lane(Suit suit) { return kLane << (kLaneBits * static_cast<int>(suit)); }

constexpr int count(Cards cards) { return std::popcount(cards); }

// The card with the lowest bit; `cards` must not be empty.
constexpr Card lowest(Cards cards) { return Card{static_cast<std::uint8_t>(std::countr_zero(cards))}; }

constexpr Cards without_lowest(Cards cards) { return cards & (cards - 1); }

// The strength view: within a lane a higher bit beats a lower one, wherever the ace ranks.
constexpr Cards by_strength(Cards cards, Ace ace) {
    return ace == Ace::high ? cards : (cards & ~kAces) | ((cards & kAces) >> kAceToLowest);
}

// Back from the strength view.
constexpr Cards from_strength(Cards view, Ace ace) {
    constexpr Cards lowest_bits = kAces >> kAceToLowest;
    return ace == Ace::high ? view : (view & ~lowest_bits) | ((view & lowest_bits) << kAceToLowest);
}

// Text is rank then suit: "AS TH 2C", and "-" for no cards. Parsing throws std::invalid_argument with a sentence.
Card parse_card(std::string_view text);
Cards parse_cards(std::string_view text);
std::string format_card(Card card);
std::string format_cards(Cards cards);

// Numbers from outside, made cards. They throw std::invalid_argument where no card has the index or the bit.
Card checked_card(std::int64_t index);
Cards checked_cards(std::uint64_t bits);

}  // namespace vorhand
