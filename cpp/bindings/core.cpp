// The Python module vorhand._core: translates numbers, words and errors, and decides nothing.
// std::invalid_argument arrives in Python as ValueError.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "vorhand/perft.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace vorhand;

namespace {

using Words = std::string_view;
using Numbers = std::vector<nb::int_>;

// Python's whole numbers have no bounds; one that C++ cannot hold is a ValueError like every other bad one.
template <typename Number>
Number number(const nb::int_& value, const char* what) {
    Number result{};
    if (!nb::try_cast(value, result)) {
        throw std::invalid_argument(std::string(what) + " is out of range: " + nb::str(value).c_str());
    }
    return result;
}

Cards hand_from(const nb::int_& bits) { return checked_cards(number<std::uint64_t>(bits, "a set of cards")); }

Trick trick_from(const Numbers& indices) {
    std::vector<Card> cards;
    for (const auto& index : indices) cards.push_back(checked_card(number<std::int64_t>(index, "a card index")));
    return checked_trick(cards);
}

std::optional<Suit> trump_from(const std::optional<nb::int_>& suit) {
    if (!suit) return std::nullopt;
    const auto value = number<std::int64_t>(*suit, "a trump suit");
    if (value < 0 || value >= kSuits) {
        throw std::invalid_argument("a trump suit is 0 to 3 for C D H S, or None, not " + std::to_string(value));
    }
    return static_cast<Suit>(value);
}

TrickRules rules_from(const std::optional<nb::int_>& trump, Words ace, Words when_void, Words beat, Words aim) {
    return {trump_from(trump), parse_ace(ace), parse_void(when_void), parse_beat(beat), parse_aim(aim)};
}

int py_trick_winner(const Numbers& cards, const std::optional<nb::int_>& trump, Words ace) {
    const Trick trick = trick_from(cards);
    check_not_empty(trick);
    return trick_winner(trick, trump_from(trump), parse_ace(ace));
}

Cards py_legal_cards(const nb::int_& hand, const Numbers& trick, const std::optional<nb::int_>& trump, Words ace,
                     Words when_void, Words beat, Words aim) {
    const Cards cards = hand_from(hand);
    const Trick so_far = trick_from(trick);
    check_can_play_to(so_far, cards);
    return legal_cards(cards, so_far, rules_from(trump, ace, when_void, beat, aim));
}

std::uint64_t py_perft(const Numbers& hands, const Numbers& trick, const nb::int_& leader, const nb::int_& depth,
                       const std::optional<nb::int_>& trump, Words ace, Words when_void, Words beat, Words aim) {
    std::vector<Cards> sets;
    for (const auto& hand : hands) sets.push_back(hand_from(hand));
    const Position position = checked_position(sets, trick_from(trick), number<std::int64_t>(leader, "a leader"),
                                               rules_from(trump, ace, when_void, beat, aim));
    const auto cards = number<std::int64_t>(depth, "a depth");
    const nb::gil_scoped_release without_python;
    return perft(position, cards);
}

}  // namespace

NB_MODULE(_core, m) {
    m.doc() = "The compiled core of Vorhand. Only vorhand._native imports it.";
    m.def("trick_winner", &py_trick_winner, "cards"_a, nb::kw_only(), "trump"_a.none(), "ace"_a);
    m.def("legal_cards", &py_legal_cards, "hand"_a, "trick"_a, nb::kw_only(), "trump"_a.none(), "ace"_a, "void"_a,
          "beat"_a, "aim"_a);
    m.def("perft", &py_perft, "hands"_a, "trick"_a, nb::kw_only(), "leader"_a, "depth"_a, "trump"_a.none(), "ace"_a,
          "void"_a, "beat"_a, "aim"_a);
}
