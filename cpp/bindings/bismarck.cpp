// The part of vorhand._core that plays deals of Bismarck: rules of a house, and deals as values, each from the one
// before.
#include <array>
#include <memory>

#include "deals.hpp"
#include "vector_env.hpp"
#include "vorhand/bismarck/game.hpp"

using namespace nb::literals;
using namespace vorhand::bindings;

namespace vorhand::bismarck {
namespace {

using House = bindings::HouseOf<Game>;
using HeldDeal = bindings::DealOf<Game>;

void add_value(Axis& axis, nb::handle value) {
    if (nb::isinstance<nb::str>(value)) {
        axis.words.push_back(nb::cast<Words>(value));
    } else {
        axis.numbers.push_back(number<std::int64_t>({nb::int_(value)}, "an axis"));
    }
}

House py_rules(const nb::dict& axes, const std::vector<Words>& contracts, const std::vector<Words>& free_contract,
               Words selection) {
    std::vector<Axis> values;
    for (const auto& [key, value] : axes) {
        Axis& axis = values.emplace_back();
        axis.key = nb::cast<Words>(key);
        if (nb::isinstance<nb::list>(value)) {
            for (const nb::handle item : nb::borrow<nb::list>(value)) add_value(axis, item);
        } else {
            add_value(axis, value);
        }
    }
    return {std::make_shared<const Rules>(rules_from(values, {contracts, free_contract, selection}))};
}

HeldDeal py_deal(const House& house, const Whole& dealer, const std::vector<Words>& offered,
                 const std::optional<Whole>& declarer, const std::optional<Words>& kept_trump) {
    std::vector<ContractId> ids;
    for (const Words id : offered) ids.push_back(parse_contract(id));
    std::optional<std::int64_t> seat;
    if (declarer) seat = number<std::int64_t>(*declarer, "a declarer");
    return {house.rules,
            checked_start(*house.rules, number<std::int64_t>(dealer, "a dealer"), seat, ids,
                          kept_trump ? parse_trump_word(*kept_trump) : Trump::unknown),
            {}};
}

Card card_or_none(const std::optional<Whole>& index) {
    return index ? checked_card(number<std::int64_t>(*index, "a card index")) : kNoCard;
}

// A number from 0 up to one byte less; what it is a number of is checked where it is used.
std::uint8_t small(const Whole& value, const char* what) { return number<std::uint8_t>(value, what); }

template <int room>
Few<Card, room> cards_from(const Numbers& indices, const char* what) {
    if (indices.size() > room) throw std::invalid_argument(std::string("too many cards: ") + what);
    Few<Card, room> cards;
    for (const auto& index : indices) cards.add(checked_card(number<std::int64_t>(index, "a card index")));
    return cards;
}

HeldDeal py_moment(const House& house, const Whole& dealer, const std::optional<Whole>& declarer,
                   const std::vector<Words>& offered, const std::optional<Words>& kept_trump,
                   const std::optional<Words>& contract, const std::optional<Words>& trump, Words fate,
                   const Numbers& hands, const Numbers& kitty, const Numbers& places, const Whole& discards,
                   const Numbers& given, const Numbers& undealt, const std::optional<Whole>& last_card,
                   const std::optional<Whole>& dealers_card, const std::optional<Whole>& start,
                   const std::optional<Whole>& direction, const Whole& leader, const Numbers& won) {
    const Rules& rules = *house.rules;
    const auto trump_or_none = [](const std::optional<Words>& word) {
        return word ? parse_trump_word(*word) : Trump::unknown;
    };
    Moment moment;
    History history;
    moment.setup.dealer = small(dealer, "a dealer");
    if (declarer) moment.setup.declarer = small(*declarer, "a declarer");
    for (const Words id : offered) moment.setup.offered |= bit(parse_contract(id));
    moment.setup.kept = trump_or_none(kept_trump);
    if (contract) moment.contract = parse_contract(*contract);
    moment.trump = trump_or_none(trump);
    moment.fate = parse_fate(fate);
    if (hands.size() > kMaxSeats || won.size() > kMaxSeats || given.size() > kGivings) {
        throw std::invalid_argument("too many hands, tricks or gifts");
    }
    for (std::size_t seat = 0; seat < hands.size(); ++seat) moment.hands[seat] = hand_from(hands[seat]);
    for (std::size_t seat = 0; seat < won.size(); ++seat) moment.won[seat] = small(won[seat], "a count of tricks");
    moment.kitty = cards_from<8>(kitty, "a kitty");
    for (const auto& place : places) moment.places |= Cards{1} << (small(place, "a place") % kMostCards);
    moment.aside = hand_from(discards);
    for (const auto& cards : given) {
        const Cards gift = history.given[moment.gifts] = hand_from(cards);
        if (count(gift) == (moment.gifts == 0 ? rules.kitty : 1)) ++moment.gifts;
        else moment.aside = gift;  // the last, which is not complete
    }
    moment.rest = cards_from<kMostCards>(undealt, "the rest of the pack");
    moment.last = card_or_none(last_card);
    moment.dealers = card_or_none(dealers_card);
    if (start) moment.start = static_cast<std::uint8_t>(small(*start, "a rank") - 1);
    if (direction) moment.direction = small(*direction, "a direction") == 0 ? Direction::up : Direction::down;
    moment.leader = small(leader, "a leader");
    return {house.rules, checked_moment(rules, moment), history};
}

HeldDeal py_after_cut(const HeldDeal& held, const Whole& card) {
    HeldDeal next = held;
    checked_cut(*next.rules, next.deal, checked_card(number<std::int64_t>(card, "a card index")));
    return next;
}

HeldDeal py_after_places(const HeldDeal& held, const Numbers& places) {
    std::vector<std::int64_t> numbers;
    for (const auto& place : places) numbers.push_back(number<std::int64_t>(place, "a place"));
    HeldDeal next = held;
    checked_lay_open(*next.rules, next.deal, numbers);
    return next;
}

// What each seat has been dealt so far: while the deal pauses, the first cards.
nb::tuple py_hands(const HeldDeal& held) {
    std::array<Cards, kMaxSeats> hands = held.deal.hands();
    if (held.deal.early) {
        for (Cards& hand : hands) hand &= held.deal.early;
    }
    return by_seat(held, hands);
}

std::optional<Words> py_contract(const HeldDeal& held) {
    if (held.deal.contract == ContractId::none) return std::nullopt;
    return kContractWords[static_cast<std::size_t>(held.deal.contract)];
}

std::optional<int> py_declarer(const HeldDeal& held) {
    return held.deal.declarer == kNobody ? std::nullopt : std::optional<int>(held.deal.declarer);
}

}  // namespace
}  // namespace vorhand::bismarck

namespace vorhand::bindings {

void register_bismarck(nb::module_& m) {
    using namespace bismarck;
    register_deal<Game>(m, "BismarckDeal",
                        "A moment in a deal of Bismarck, from the pack to the score. Never changes.",
                        "What that seat may know, as 32-bit floats of this machine; "
                        "cpp/include/vorhand/bismarck/features.hpp lists them.")
        .def("after_cut", &py_after_cut, "card"_a, "The deal after chance has cut a card for trumps: its index.")
        .def("after_places", &py_after_places, "places"_a,
             "The deal after chance has picked the places of a scattered kitty in the pack, ascending from 0.")
        .def_prop_ro("phase", [](const HeldDeal& held) { return kPhaseWords[static_cast<std::size_t>(held.deal.phase)]; },
                     "What the deal waits for: a `Phase` of the game, or 'over'.")
        .def_prop_ro("hands", &py_hands, nb::sig("def hands(self) -> tuple[int, ...]"),
                     "What each seat holds, sets of cards; empty until dealt.")
        .def_prop_ro("aside", [](const HeldDeal& held) { return held.deal.aside; },
                     "What the declarer has laid aside, or what a partner is choosing to give, a set of cards.")
        .def_prop_ro("declarer", &py_declarer, "The declarer; None while a card is to show who he is.")
        .def_prop_ro("contract", &py_contract, "The id of the contract; None while it is not known.")
        .def_prop_ro("trump", [](const HeldDeal& held) { return word_of(held.deal.trump); },
                     "The trump, or 'no-trump'; None while it is not known.")
        .def_prop_ro("leader", [](const HeldDeal& held) { return held.deal.play.leader; },
                     "The seat that led, or leads, the trick; before play the first.")
        .def_prop_ro("won", [](const HeldDeal& held) { return by_seat(held, held.deal.won); },
                     nb::sig("def won(self) -> tuple[int, ...]"), "Tricks taken by seat.");
    nb::class_<House>(m, "BismarckRules", "What a house plays within a deal of Bismarck.")
        .def("deal", &py_deal, "dealer"_a, nb::kw_only(), "offered"_a, "declarer"_a.none() = nb::none(),
             "kept_trump"_a.none() = nb::none(),
             "The beginning of a deal in which these contracts can be chosen, by their ids. Without a declarer it is "
             "the usual one beside that dealer, or whom a card will show; `kept_trump` was named before a void deal.")
        .def("moment", &py_moment, nb::kw_only(), "dealer"_a, "declarer"_a.none(), "offered"_a, "kept_trump"_a.none(),
             "contract"_a.none(), "trump"_a.none(), "fate"_a, "hands"_a, "kitty"_a, "places"_a, "discards"_a, "given"_a,
             "undealt"_a, "last_card"_a.none(), "dealers_card"_a.none(), "start"_a.none(), "direction"_a.none(),
             "leader"_a, "won"_a,
             "A deal on its way, before a trick or the first turn of a layout: what has happened in it, as "
             "`DealFacts` has it. `fate` may be 'not-dealt' too; `direction` is 0 for up.");
    register_vector_env<Game>(m, "BismarckVectorEnv");
    m.def("bismarck_rules", &py_rules, "axes"_a, nb::kw_only(), "contracts"_a, "free_contract"_a, "selection"_a,
          nb::sig("def bismarck_rules(axes: dict[str, int | str | list[int] | list[str]], *, contracts: Sequence[str], "
                  "free_contract: Sequence[str], selection: str) -> BismarckRules"),
          "The rules that these deal axes make, by dotted key, with how contracts are chosen. A key too many or too few "
          "is a ValueError.");
}

}  // namespace vorhand::bindings
