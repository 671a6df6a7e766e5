// The Python class of a deal of any game: what can be asked of all of them, and what can be done. A game adds its own.
#pragma once

#include <nanobind/stl/pair.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "teller.hpp"
#include "translate.hpp"
#include "vorhand/walks.hpp"

namespace vorhand::bindings {

template <typename Game>
struct HouseOf {
    std::shared_ptr<const typename Game::Rules> rules;
};

// A deal with the rules that it needs, and what was seen on the way.
template <typename Game>
struct DealOf {
    std::shared_ptr<const typename Game::Rules> rules;
    typename Game::Deal deal;
    typename Game::History history{};
};

// One number a seat of this table.
template <typename Game>
nb::tuple by_seat(const DealOf<Game>& held, const auto& numbers) {
    nb::list listed;
    for (int seat = 0; seat < Game::seats(*held.rules); ++seat) listed.append(numbers[static_cast<std::size_t>(seat)]);
    return nb::tuple(listed);
}

template <typename Game>
DealOf<Game> after(const DealOf<Game>& held, const Whole& action) {
    DealOf<Game> next = held;
    const auto action_number = number<std::int64_t>(action, "an action");
    checked_apply(*next.rules, next.deal, action_number);
    next.history.note(*held.rules, held.deal, static_cast<std::uint8_t>(action_number));
    return next;
}

template <typename Game>
DealOf<Game> after_pack(const DealOf<Game>& held, const Numbers& pack) {
    std::vector<Card> cards;
    for (const auto& index : pack) cards.push_back(checked_card(number<std::int64_t>(index, "a card index")));
    DealOf<Game> next = held;
    checked_deal(*next.rules, next.deal, cards);
    return next;
}

// Work that tells nobody anything; an interrupt ends it.
auto interruptible(const auto& work) {
    return watched(std::nullopt, [&](Teller& teller) { return work([&] { return teller(std::tuple()); }); });
}

template <typename Game>
std::uint64_t perft_of(const DealOf<Game>& held, const Whole& depth) {
    const auto actions = number<std::int64_t>(depth, "a depth");
    return interruptible([&](const GoOn& go_on) { return perft(*held.rules, held.deal, actions, go_on); });
}

template <typename Game>
int checked_seat(const typename Game::Rules& rules, const Whole& seat) {
    const auto checked = number<std::int64_t>(seat, "a seat");
    const int seats = Game::seats(rules);
    if (checked >= 0 && checked < seats) return static_cast<int>(checked);
    throw std::invalid_argument("a seat is 0 to " + std::to_string(seats - 1) + ", not " + std::to_string(checked));
}

// As bits.
template <typename Game>
unsigned checked_seats(const typename Game::Rules& rules, const Numbers& seats) {
    unsigned bits = 0;
    for (const auto& seat : seats) bits |= 1U << checked_seat<Game>(rules, seat);
    return bits;
}

template <typename Game>
std::pair<std::int64_t, nb::tuple> playouts_of(const DealOf<Game>& held, const Whole& count, const Whole& seed,
                                               const Numbers& by_rules) {
    const unsigned seats = checked_seats<Game>(*held.rules, by_rules);
    const auto deals = number<std::uint32_t>(count, "a count of playouts");
    Random random(number<std::uint64_t>(seed, "a seed"));
    const Playouts sums = interruptible(
        [&](const GoOn& go_on) { return playouts<Game>(*held.rules, held.deal, deals, seats, random, go_on); });
    return {sums.decisions, by_seat(held, sums.scores)};
}

template <typename Game>
int choice_by_rules(const DealOf<Game>& held, const Whole& seed) {
    if (held.deal.over() || held.deal.waits_for_chance()) throw std::invalid_argument("no player is to act");
    Random random(number<std::uint64_t>(seed, "a seed"));
    return Game::number(Game::by_rules(*held.rules, held.deal, random));
}

template <typename Game>
std::optional<int> actor_of(const DealOf<Game>& held) {
    const auto& deal = held.deal;
    return deal.over() || deal.waits_for_chance() ? std::nullopt : std::optional<int>(deal.actor);
}

template <typename Game>
nb::bytes legal_of(const DealOf<Game>& held) {
    const auto actions = held.deal.legal(*held.rules);
    static_assert(sizeof(*actions.begin()) == 1);
    return nb::bytes(actions.begin(), static_cast<std::size_t>(actions.size()));
}

template <typename Game>
nb::bytes features_of(const DealOf<Game>& held, const Whole& seat) {
    std::array<float, Game::kFeatures> features;
    Game::write_features(*held.rules, held.deal, held.history, checked_seat<Game>(*held.rules, seat), features);
    return nb::bytes(features.data(), sizeof(features));
}

// `features_listed` says where the features are listed.
template <typename Game>
nb::class_<DealOf<Game>> register_deal(nb::module_& m, const char* name, const char* about,
                                         const char* features_listed) {
    using namespace nb::literals;
    using Held = DealOf<Game>;
    return nb::class_<Held>(m, name, about)
        .def("after", &after<Game>, "action"_a,
             "The deal after a legal action of the seat to act, given by its number.")
        .def("after_pack", &after_pack<Game>, "pack"_a,
             "The deal after chance has brought a pack: card indices, the first card first.")
        .def("perft", &perft_of<Game>, "depth"_a,
             "The number of different sequences of `depth` actions; one that comes to the end of the deal, or to a "
             "moment that waits for chance, counts once.")
        .def("playouts", &playouts_of<Game>, "count"_a, nb::kw_only(), "seed"_a, "by_rules"_a = Numbers(),
             nb::sig("def playouts(self, count: int, *, seed: int, by_rules: Sequence[int] = ()) "
                     "-> tuple[int, tuple[int, ...]]"),
             "Plays on to the end that often: the decisions of players in all, and the sums of the scores by seat. The "
             "seats `by_rules` play by a few simple rules, from their own cards and what is public; all others choose "
             "evenly, as chance does.")
        .def("by_rules", &choice_by_rules<Game>, nb::kw_only(), "seed"_a,
             nb::sig("def by_rules(self, *, seed: int) -> int"),
             "The number of what the actor does who plays by those rules; the seed decides between equals.")
        .def("features", &features_of<Game>, "seat"_a, features_listed)
        .def_prop_ro("actor", &actor_of<Game>, "The seat to act; None where chance acts or the deal is over.")
        .def_prop_ro("legal", &legal_of<Game>, "The numbers of its legal actions, in canonical order.")
        .def_prop_ro("over", [](const Held& held) { return held.deal.over(); }, "Whether the deal is over.")
        .def_prop_ro("scores",
                     [](const Held& held) { return by_seat(held, Game::scores(*held.rules, held.deal)); },
                     nb::sig("def scores(self) -> tuple[int, ...]"), "Points by seat; nothing while it is open.")
        .def_prop_ro("hash", [](const Held& held) { return held.deal.hash(*held.rules); },
                     "A number that deals of one house share where all that matters for the rest is the same.");
}

}  // namespace vorhand::bindings
