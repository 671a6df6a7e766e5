// The part of vorhand._core that plays deals of Bauernschnapsen: rules of a house, and deals as values, each from the
// one before.
#include <nanobind/stl/string.h>

#include <utility>

#include "bauernschnapsen.hpp"
#include "vector_env.hpp"
#include "vorhand/bauernschnapsen/game.hpp"

using namespace nb::literals;
using namespace vorhand::bindings;

namespace vorhand::bauernschnapsen {
namespace {

using BySide = std::pair<int, int>;

House py_rules(const nb::dict& axes) {
    std::vector<AxisValue> values;
    for (const auto& [key, value] : axes) {
        AxisValue axis{nb::cast<Words>(key), {}, 0};
        if (nb::isinstance<nb::str>(value)) {
            axis.word = nb::cast<Words>(value);
        } else {
            axis.number = number<std::int64_t>({nb::int_(value)}, "an axis");
        }
        values.push_back(axis);
    }
    return {std::make_shared<const Rules>(rules_from(values))};
}

HeldDeal py_deal(const House& house, const Whole& dealer) {
    return {house.rules, new_deal(number<std::int64_t>(dealer, "a dealer"))};
}

HeldDeal py_first_call(const House& house, const Numbers& hands, const Whole& dealer, const Whole& trump) {
    return {house.rules,
            first_call(hands_from(hands), number<std::int64_t>(dealer, "a dealer"), trump_from(trump).value())};
}

HeldDeal py_first_lead(const House& house, Words contract, const Numbers& hands, const Whole& dealer,
                       const Whole& declarer, const std::optional<Whole>& trump, const Whole& doubled) {
    return {house.rules,
            first_lead(*house.rules, parse_contract_id(contract), hands_from(hands),
                       number<std::int64_t>(dealer, "a dealer"), number<std::int64_t>(declarer, "a declarer"),
                       trump_from(trump), number<std::int64_t>(doubled, "a count of doublings"))};
}

HeldDeal py_after_turn(const HeldDeal& held, const Whole& place) {
    HeldDeal next = held;
    const auto which = number<std::int64_t>(place, "a place");
    checked_turn(*next.rules, next.deal, which);
    next.history.note_turn(*held.rules, held.deal, static_cast<int>(which));
    return next;
}

BySide py_card_points(const HeldDeal& held) { return {held.deal.side_points(0), held.deal.side_points(1)}; }

std::optional<Words> py_ending(const HeldDeal& held) {
    return held.deal.over() ? std::optional(word_of(held.deal.ending)) : std::nullopt;
}

}  // namespace
}  // namespace vorhand::bauernschnapsen

namespace vorhand::bindings {

void register_bauernschnapsen(nb::module_& m) {
    using namespace bauernschnapsen;
    register_deal<Game>(m, "BauernschnapsenDeal",
                        "A moment in a deal of Bauernschnapsen, from the pack to the score. Never changes.",
                        "What that seat may know, as 32-bit floats of this machine; "
                        "cpp/include/vorhand/bauernschnapsen/features.hpp lists them.")
        .def("after_turn", &py_after_turn, "place"_a,
             "The deal after chance has turned up one of the caller's last two cards, 0 or 1.")
        .def_prop_ro("phase", [](const HeldDeal& held) { return word_of(held.deal.phase); },
                     "What the deal waits for: a `Phase` of the game, or 'over'.")
        .def_prop_ro("hands", [](const HeldDeal& held) { return by_seat(held, held.deal.hands); },
                     nb::sig("def hands(self) -> tuple[int, ...]"),
                     "What each seat holds, sets of cards; empty until dealt.")
        .def_prop_ro("card_points", &py_card_points,
                     "Card points of seats 0 and 2, and of 1 and 3: complete tricks and declared marriages.")
        .def_prop_ro("ending", &py_ending, "How the deal was decided; None while it is not.");
    nb::class_<House>(m, "BauernschnapsenRules", "What a house plays within a deal of Bauernschnapsen.")
        .def("deal", &py_deal, "dealer"_a, "The beginning of a deal, waiting for its pack.")
        .def("first_call", &py_first_call, nb::kw_only(), "hands"_a, "dealer"_a, "trump"_a,
             "The first call of the auction; hands are sets by seat, in fives.")
        .def("first_lead", &py_first_lead, "contract"_a, nb::kw_only(), "hands"_a, "dealer"_a, "declarer"_a,
             "trump"_a.none(), "doubled"_a = 0,
             "The first lead in a contract, whatever was bid; one that is shown is over at once.")
        .def("__eq__", [](const House& one, const House& other) { return *one.rules == *other.rules; },
             nb::is_operator(), nb::sig("def __eq__(self, other: object, /) -> bool"));
    register_vector_env<Game>(m, "BauernschnapsenVectorEnv");
    m.def("bauernschnapsen_rules", &py_rules, "axes"_a,
          nb::sig("def bauernschnapsen_rules(axes: dict[str, int | str]) -> BauernschnapsenRules"),
          "The rules that these deal axes make, by dotted key. A key too many or too few is a ValueError.");
}

}  // namespace vorhand::bindings
