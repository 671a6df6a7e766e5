// The part of vorhand._core that plays deals of Bauernschnapsen: rules of a house, and deals as values, each from the
// one before.
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>

#include <utility>

#include "bauernschnapsen.hpp"
#include "translate.hpp"
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
            axis.number = number<std::int64_t>(nb::int_(value), "an axis");
        }
        values.push_back(axis);
    }
    return {std::make_shared<const Rules>(rules_from(values))};
}

HeldDeal py_deal(const House& house, const nb::int_& dealer) {
    return {house.rules, new_deal(number<std::int64_t>(dealer, "a dealer"))};
}

HeldDeal py_first_call(const House& house, const Numbers& hands, const nb::int_& dealer, const nb::int_& trump) {
    return {house.rules,
            first_call(hands_from(hands), number<std::int64_t>(dealer, "a dealer"), trump_from(trump).value())};
}

HeldDeal py_first_lead(const House& house, Words contract, const Numbers& hands, const nb::int_& dealer,
                       const nb::int_& declarer, const std::optional<nb::int_>& trump, const nb::int_& doubled) {
    return {house.rules,
            first_lead(*house.rules, parse_contract_id(contract), hands_from(hands),
                       number<std::int64_t>(dealer, "a dealer"), number<std::int64_t>(declarer, "a declarer"),
                       trump_from(trump), number<std::int64_t>(doubled, "a count of doublings"))};
}

HeldDeal py_after(const HeldDeal& held, const nb::int_& action) {
    HeldDeal next = held;
    const auto action_number = number<std::int64_t>(action, "an action");
    checked_apply(*next.rules, next.deal, action_number);
    next.history.note(*held.rules, held.deal, static_cast<std::uint8_t>(action_number));
    return next;
}

HeldDeal py_after_pack(const HeldDeal& held, const Numbers& pack) {
    std::vector<Card> cards;
    for (const auto& index : pack) cards.push_back(checked_card(number<std::int64_t>(index, "a card index")));
    HeldDeal next = held;
    checked_pack(next.deal, cards);
    return next;
}

HeldDeal py_after_turn(const HeldDeal& held, const nb::int_& place) {
    HeldDeal next = held;
    const auto which = number<std::int64_t>(place, "a place");
    checked_turn(*next.rules, next.deal, which);
    next.history.note_turn(*held.rules, held.deal, static_cast<int>(which));
    return next;
}

std::uint64_t py_perft(const HeldDeal& held, const nb::int_& depth) {
    const auto actions = number<std::int64_t>(depth, "a depth");
    const nb::gil_scoped_release without_python;
    return perft(*held.rules, held.deal, actions);
}

nb::tuple by_seat(std::int64_t even, std::int64_t odd) { return nb::make_tuple(even, odd, even, odd); }

std::pair<std::int64_t, nb::tuple> py_playouts(const HeldDeal& held, const nb::int_& count, const nb::int_& seed) {
    const auto deals = number<std::uint32_t>(count, "a count of playouts");
    Random random(number<std::uint64_t>(seed, "a seed"));
    Playouts sums;
    {
        const nb::gil_scoped_release without_python;
        sums = playouts(*held.rules, held.deal, deals, random);
    }
    return {sums.decisions, by_seat(sums.scores[0], sums.scores[1])};
}

std::optional<int> py_actor(const HeldDeal& held) {
    const Deal& deal = held.deal;
    return deal.over() || deal.waits_for_chance() ? std::nullopt : std::optional<int>(deal.actor);
}

nb::bytes py_legal(const HeldDeal& held) {
    const Actions actions = held.deal.legal(*held.rules);
    return nb::bytes(actions.begin(), static_cast<std::size_t>(actions.size()));
}

BySide py_card_points(const HeldDeal& held) { return {held.deal.side_points(0), held.deal.side_points(1)}; }

nb::tuple py_scores(const HeldDeal& held) {
    const auto scores = held.deal.scores();
    return by_seat(scores[0], scores[1]);
}

std::optional<Words> py_ending(const HeldDeal& held) {
    return held.deal.over() ? std::optional(word_of(held.deal.ending)) : std::nullopt;
}

nb::tuple py_hands(const HeldDeal& held) {
    const auto& hands = held.deal.hands;
    return nb::make_tuple(hands[0], hands[1], hands[2], hands[3]);
}

nb::bytes py_features(const HeldDeal& held, const nb::int_& seat) {
    const auto looking = number<std::int64_t>(seat, "a seat");
    if (looking < 0 || looking >= kSeats) throw std::invalid_argument("nobody sits there");
    std::array<float, kFeatures> features;
    write_features(*held.rules, held.deal, held.history, static_cast<int>(looking), features);
    return nb::bytes(features.data(), sizeof(features));
}

std::uint64_t py_hash(const HeldDeal& held) { return held.deal.hash(*held.rules); }

}  // namespace
}  // namespace vorhand::bauernschnapsen

namespace vorhand::bindings {

void register_bauernschnapsen(nb::module_& m) {
    using namespace bauernschnapsen;
    nb::class_<HeldDeal>(m, "BauernschnapsenDeal",
                         "A moment in a deal of Bauernschnapsen, from the pack to the score. Never changes.")
        .def("after", &py_after, "action"_a, "The deal after a legal action of the seat to act, given by its number.")
        .def("after_pack", &py_after_pack, "pack"_a,
             "The deal after chance has brought a pack: card indices, the first card first.")
        .def("after_turn", &py_after_turn, "place"_a,
             "The deal after chance has turned up one of the caller's last two cards, 0 or 1.")
        .def("perft", &py_perft, "depth"_a,
             "The number of different sequences of `depth` actions; one that comes to the end of the deal, or to a "
             "moment that waits for chance, counts once.")
        .def("playouts", &py_playouts, "count"_a, nb::kw_only(), "seed"_a,
             nb::sig("def playouts(self, count: int, *, seed: int) -> tuple[int, tuple[int, ...]]"),
             "Plays on to the end that often, everybody and chance choosing evenly: the decisions of players in all, "
             "and the sums of the scores by seat.")
        .def("features", &py_features, "seat"_a,
             "What that seat may know, as 32-bit floats of this machine; "
             "cpp/include/vorhand/bauernschnapsen/features.hpp lists them.")
        .def_prop_ro("phase", [](const HeldDeal& held) { return word_of(held.deal.phase); },
                     "What the deal waits for: a `Phase` of the game, or 'over'.")
        .def_prop_ro("actor", &py_actor, "The seat to act; None where chance acts or the deal is over.")
        .def_prop_ro("legal", &py_legal, "The numbers of its legal actions, in canonical order.")
        .def_prop_ro("hands", &py_hands, nb::sig("def hands(self) -> tuple[int, ...]"),
                     "What each seat holds, sets of cards; empty until dealt.")
        .def_prop_ro("card_points", &py_card_points,
                     "Card points of seats 0 and 2, and of 1 and 3: complete tricks and declared marriages.")
        .def_prop_ro("over", [](const HeldDeal& held) { return held.deal.over(); }, "Whether the deal is over.")
        .def_prop_ro("ending", &py_ending, "How the deal was decided; None while it is not.")
        .def_prop_ro("scores", &py_scores, nb::sig("def scores(self) -> tuple[int, ...]"),
                     "Game points by seat; nothing while it is open.")
        .def_prop_ro("hash", &py_hash,
                     "A number that deals of one house share where all that matters for the rest is the same.");
    nb::class_<House>(m, "BauernschnapsenRules", "What a house plays within a deal of Bauernschnapsen.")
        .def("deal", &py_deal, "dealer"_a, "The beginning of a deal, waiting for its pack.")
        .def("first_call", &py_first_call, nb::kw_only(), "hands"_a, "dealer"_a, "trump"_a,
             "The first call of the auction; hands are sets by seat, in fives.")
        .def("first_lead", &py_first_lead, "contract"_a, nb::kw_only(), "hands"_a, "dealer"_a, "declarer"_a,
             "trump"_a.none(), "doubled"_a = 0,
             "The first lead in a contract, whatever was bid; one that is shown is over at once.")
        .def("__eq__", [](const House& one, const House& other) { return *one.rules == *other.rules; },
             nb::is_operator(), nb::sig("def __eq__(self, other: object, /) -> bool"));
    register_vector_env<Game, HeldDeal>(m, "BauernschnapsenVectorEnv");
    m.def("bauernschnapsen_rules", &py_rules, "axes"_a,
          nb::sig("def bauernschnapsen_rules(axes: dict[str, int | str]) -> BauernschnapsenRules"),
          "The rules that these deal axes make, by dotted key. A key too many or too few is a ValueError.");
}

}  // namespace vorhand::bindings
