// The Python module vorhand._core: translates numbers, words and errors, and decides nothing.
#include "translate.hpp"

using namespace nb::literals;
using namespace vorhand;
using namespace vorhand::bindings;

namespace {

int py_trick_winner(const Numbers& cards, const std::optional<Whole>& trump, Words ace) {
    const Trick trick = trick_from(cards);
    check_not_empty(trick);
    return trick_winner(trick, trump_from(trump), parse_ace(ace));
}

Cards py_legal_cards(const Whole& hand, const Numbers& trick, const std::optional<Whole>& trump, Words ace,
                     Words when_void, Words beat, Words aim) {
    const Cards cards = hand_from(hand);
    const Trick so_far = trick_from(trick);
    check_can_play_to(so_far, cards);
    return legal_cards(cards, so_far, rules_from(trump, ace, when_void, beat, aim));
}

}  // namespace

NB_MODULE(_core, m) {
    m.doc() = "The compiled core of Vorhand. Only vorhand._native imports it.";
    notice_the_end();
    m.def("trick_winner", &py_trick_winner, "cards"_a, nb::kw_only(), "trump"_a.none(), "ace"_a);
    m.def("legal_cards", &py_legal_cards, "hand"_a, "trick"_a, nb::kw_only(), "trump"_a.none(), "ace"_a, "void"_a,
          "beat"_a, "aim"_a);
    register_bauernschnapsen(m);
    register_bauernschnapsen_solve(m);
    register_bismarck(m);
    register_worlds(m);
    register_bismarck_solve(m);
    register_maxn(m);
}
