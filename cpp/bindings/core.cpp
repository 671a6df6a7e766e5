// The Python module vorhand._core: translates numbers, words and errors, and decides nothing.
#include "translate.hpp"
#include "vorhand/perft.hpp"

using namespace nb::literals;
using namespace vorhand;
using namespace vorhand::bindings;

namespace {

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
    const Position position =
        checked_position(hands_from(hands), trick_from(trick), number<std::int64_t>(leader, "a leader"),
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
    register_bauernschnapsen(m);
    register_bauernschnapsen_solve(m);
    register_bismarck(m);
    register_worlds(m);
    register_bismarck_solve(m);
    register_maxn(m);
}
