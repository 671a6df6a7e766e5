#include "vorhand/tricks.hpp"

#include <stdexcept>
#include <string>

#include "words.hpp"

namespace vorhand {

Ace parse_ace(std::string_view word) { return named<Ace>("ace", word, {{"high", Ace::high}, {"low", Ace::low}}); }

Void parse_void(std::string_view word) {
    return named<Void>("void", word, {{"free", Void::free}, {"must-trump", Void::must_trump}});
}

Beat parse_beat(std::string_view word) {
    return named<Beat>("beat", word,
                       {{"never", Beat::never},
                        {"at-no-trump", Beat::at_no_trump},
                        {"when-trump-led", Beat::when_trump_led},
                        {"both", Beat::both}});
}

Aim parse_aim(std::string_view word) { return named<Aim>("aim", word, {{"win", Aim::win}, {"lose", Aim::lose}}); }

std::optional<Suit> parse_trump(std::string_view letter) {
    return named<std::optional<Suit>>("trump", letter,
                                      {{"C", Suit::clubs},
                                       {"D", Suit::diamonds},
                                       {"H", Suit::hearts},
                                       {"S", Suit::spades},
                                       {"-", std::nullopt}});
}

Trick checked_trick(std::span<const Card> cards) {
    if (cards.size() > kMaxSeats) {
        throw std::invalid_argument("a trick has at most 4 cards, not " + std::to_string(cards.size()));
    }
    Trick trick;
    for (const Card card : cards) {
        if (cards_of(trick) & bit(card)) {
            throw std::invalid_argument("the card " + format_card(card) + " stands twice in the trick");
        }
        trick.add(card);
    }
    return trick;
}

Trick parse_trick(std::string_view text) {
    std::array<Card, kMaxSeats> cards{};
    std::size_t size = 0;
    while (!text.empty() && text != "-") {
        if (size == cards.size()) throw std::invalid_argument("a trick has at most 4 cards");
        const auto end = text.find(' ');
        cards[size++] = parse_card(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return checked_trick({cards.data(), size});
}

void check_not_empty(const Trick& trick) {
    if (trick.empty()) throw std::invalid_argument("a trick without cards has no winner");
}

void check_can_play_to(const Trick& trick, Cards hand) {
    if (trick.size == kMaxSeats) throw std::invalid_argument("nobody can play to a trick of 4 cards");
    if (const Cards twice = hand & cards_of(trick)) {
        throw std::invalid_argument("the card " + format_card(lowest(twice)) + " is in the hand and in the trick");
    }
}

}  // namespace vorhand
