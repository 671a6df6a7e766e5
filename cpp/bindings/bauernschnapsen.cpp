// The part of vorhand._core that plays deals of Bauernschnapsen: positions as values, each from the one before.
#include "vorhand/bauernschnapsen.hpp"

#include <nanobind/stl/pair.h>

#include <utility>

#include "translate.hpp"

using namespace nb::literals;
using namespace vorhand::bindings;

namespace vorhand::bauernschnapsen {
namespace {

using BySide = std::pair<int, int>;

Position py_first_lead(const Numbers& hands, const nb::int_& caller, const nb::int_& declarer,
                       const std::optional<nb::int_>& trump, const nb::int_& doubled, const nb::int_& value,
                       Words cards, Words order, Words leads, Words partner, Words aim, Words marriages,
                       Words three_tricks, Words trickless, Words losers_marriages) {
    Contract contract;
    contract.value = number<std::uint16_t>(value, "a value");
    contract.cards = parse_cards_of(cards);
    contract.order = parse_order(order);
    contract.leads = parse_leads(leads);
    contract.partner = parse_partner(partner);
    contract.aim = parse_aim(aim);
    contract.marriages = parse_marriages(marriages);
    const Scoring scoring{parse_three_tricks(three_tricks), parse_trickless(trickless),
                          parse_marriage_points(losers_marriages)};
    return first_lead(contract, scoring, hands_from(hands), number<std::int64_t>(caller, "a caller"),
                      number<std::int64_t>(declarer, "a declarer"), trump_from(trump),
                      number<std::int64_t>(doubled, "a count of doublings"));
}

Position py_after(const Position& position, const nb::int_& action) {
    Position next = position;
    checked_apply(next, number<std::int64_t>(action, "an action"));
    return next;
}

std::uint64_t py_perft(const Position& position, const nb::int_& depth) {
    const auto actions = number<std::int64_t>(depth, "a depth");
    const nb::gil_scoped_release without_python;
    return perft(position, actions);
}

std::optional<int> py_actor(const Position& position) {
    return position.over() ? std::nullopt : std::optional<int>(position.actor);
}

std::vector<int> py_legal(const Position& position) {
    std::vector<int> numbers;
    for (const Action action : position.legal()) numbers.push_back(action.number);
    return numbers;
}

BySide py_card_points(const Position& position) { return {position.side_points(0), position.side_points(1)}; }

BySide py_scores(const Position& position) {
    const auto scores = position.scores();
    return {scores[0], scores[1]};
}

std::optional<Words> py_ending(const Position& position) {
    return position.over() ? std::optional(word_of(position.ending)) : std::nullopt;
}

}  // namespace
}  // namespace vorhand::bauernschnapsen

namespace vorhand::bindings {

void register_bauernschnapsen(nb::module_& m) {
    using namespace bauernschnapsen;
    nb::class_<Position>(m, "BauernschnapsenPosition",
                         "A moment in the play of a deal of Bauernschnapsen, from the first lead on. Never changes.")
        .def("after", &py_after, "action"_a, "The position after a legal action, given by its number.")
        .def("perft", &py_perft, "depth"_a,
             "The number of different sequences of `depth` actions; one that comes to the end of the deal counts once.")
        .def_prop_ro("actor", &py_actor, "The seat to act; None when the deal is over.")
        .def_prop_ro("legal", &py_legal, "The numbers of its legal actions, ascending.")
        .def_prop_ro("card_points", &py_card_points,
                     "Card points of seats 0 and 2, and of 1 and 3: complete tricks and declared marriages.")
        .def_prop_ro("ending", &py_ending, "How the deal was decided; None while it is not.")
        .def_prop_ro("scores", &py_scores, "Game points of seats 0 and 2, and of 1 and 3; nothing while it is open.");
    m.def("bauernschnapsen_first_lead", &py_first_lead, "hands"_a, nb::kw_only(), "caller"_a, "declarer"_a,
          "trump"_a.none(), "doubled"_a, "value"_a, "cards"_a, "order"_a, "leads"_a, "partner"_a, "aim"_a,
          "marriages"_a, "three_tricks"_a, "trickless"_a, "losers_marriages"_a);
}

}  // namespace vorhand::bindings
