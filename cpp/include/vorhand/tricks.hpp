// Who wins a trick and which cards may be played to it: the native twin of src/vorhand/tricks.py, where the rules are
// explained (BIS-4.1 to BIS-4.5). Both read tests/vectors/trick_winner.tsv and legal_cards.tsv.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "vorhand/cards.hpp"

namespace vorhand {

inline constexpr int kMaxSeats = 4;

// What a player may do who is void in the suit led. Nobody ever has to overtrump.
enum class Void : std::uint8_t { free, must_trump };

// When a player who follows suit must beat the best card of the suit led, if he can.
enum class Beat : std::uint8_t { never, at_no_trump, when_trump_led, both };

enum class Aim : std::uint8_t { win, lose };

// The rules of play of one deal.
struct TrickRules {
    std::optional<Suit> trump;
    Ace ace = Ace::high;
    Void when_void = Void::free;
    Beat beat = Beat::never;
    Aim aim = Aim::win;
};

// The words of rule files and vectors. They throw std::invalid_argument for any other.
Ace parse_ace(std::string_view word);
Void parse_void(std::string_view word);
Beat parse_beat(std::string_view word);
Aim parse_aim(std::string_view word);
std::optional<Suit> parse_trump(std::string_view letter);  // C, D, H, S or - for no trump

// The cards of a trick in play order.
struct Trick {
    std::array<Card, kMaxSeats> cards{};
    std::uint8_t size = 0;

    constexpr bool empty() const { return size == 0; }
    constexpr Suit led() const { return suit_of(cards[0]); }
    constexpr std::span<const Card> played() const { return {cards.data(), size}; }
    constexpr void add(Card card) { cards[size++] = card; }
};

// A trick from outside; throws std::invalid_argument for too many cards or one that stands twice.
Trick checked_trick(std::span<const Card> cards);
Trick parse_trick(std::string_view text);

void check_not_empty(const Trick& trick);

// Throws std::invalid_argument if `trick` has no room for a card or shares one with `hand`.
void check_can_play_to(const Trick& trick, Cards hand);

constexpr Cards cards_of(const Trick& trick) {
    Cards cards = 0;
    for (const Card card : trick.played()) cards |= bit(card);
    return cards;
}

// The cards of `hand` in a suit that beat the best card there among `others`, which hold at least one.
constexpr Cards beating(Cards hand, Cards others, Suit suit, Ace ace) {
    const Cards best = std::bit_floor(by_strength(others, ace) & lane(suit));
    const Cards stronger = ~(best | (best - 1));
    return from_strength(by_strength(hand, ace) & lane(suit) & stronger, ace);
}

// Position in play order of the card that wins: the highest trump, else the highest card of the suit led (BIS-4.5).
// The trick must not be empty; check_not_empty throws std::invalid_argument if it is.
constexpr int trick_winner(const Trick& trick, std::optional<Suit> trump, Ace ace) {
    const Cards played = cards_of(trick);
    const Suit suit = trump && (played & lane(*trump)) ? *trump : trick.led();
    const Cards best = from_strength(std::bit_floor(by_strength(played, ace) & lane(suit)), ace);
    int position = 0;
    while (bit(trick.cards[position]) != best) ++position;
    return position;
}

// BIS-4.4: a duty only in contracts to win, and only in the suit led.
constexpr bool must_beat(Suit led, const TrickRules& rules) {
    if (rules.aim == Aim::lose || rules.beat == Beat::never) return false;
    if (!rules.trump) return rules.beat != Beat::when_trump_led;
    return led == *rules.trump && rules.beat != Beat::at_no_trump;
}

// The cards of `hand` that may be played to `trick` (BIS-4.1 to BIS-4.4).
constexpr Cards legal_cards(Cards hand, const Trick& trick, const TrickRules& rules) {
    if (trick.empty()) return hand;
    const Suit led = trick.led();
    if (const Cards following = hand & lane(led)) {
        if (!must_beat(led, rules)) return following;
        const Cards better = beating(following, cards_of(trick), led, rules.ace);
        return better ? better : following;
    }
    if (rules.when_void == Void::must_trump && rules.trump) {
        if (const Cards trumps = hand & lane(*rules.trump)) return trumps;
    }
    return hand;
}

}  // namespace vorhand
