#include "vorhand/bauernschnapsen/solve.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "search.hpp"

namespace vorhand::bauernschnapsen {
namespace {

using search::Budget;
using search::Moment;
using search::Points;
using search::Search;

constexpr std::uint8_t kSideSeats[kSides] = {0b0101, 0b1010};
constexpr int kMostTimes = 3;

// The points of the moment as that side sees them, if it attacks.
Points points_for(const Rules& rules, const Deal& deal, const Moment& moment, int side) {
    const int other = 1 - side;
    Points points;
    points.attack = static_cast<std::int16_t>(deal.side_points(side));
    points.defence = static_cast<std::int16_t>(deal.side_points(other));
    points.losers = rules.losers_marriages == MarriagePoints::count
                        ? points.defence
                        : static_cast<std::int16_t>(deal.in_tricks[other] + deal.in_tricks[other + 2]);
    points.in_hands = static_cast<std::int16_t>(moment.points_in_hands());
    points.taken = deal.sides_taken >> other & 1;
    return points;
}

// A Normal game, in times of its value: what the declarer's side scores. Whether a side scores all three is answered
// soonest, and often that is the end of it.
template <int kPlayers>
Bounds solve_normal(const Rules& rules, const Deal& deal, const Moment& moment, Budget& budget) {
    const int first = side_of(deal.declarer);
    Bounds bounds{-deal.normal_value(rules, first), deal.normal_value(rules, 1 - first)};
    const auto scores = [&](int side, int times) {
        Search<kPlayers, Aim::sixty_six> search(moment, kSideSeats[side], times, budget);
        return search.reached(points_for(rules, deal, moment, side));
    };
    // Whether the value is `value` or better for the declarer's side; afterwards the bounds say so.
    const auto ask = [&](int value) {
        if (budget.spent_up() || bounds.low >= value || bounds.high < value) return;
        // Nobody scores nothing: less than one is what the others' one is, and so on.
        const bool at_least = value > 0 ? scores(first, value) : !scores(1 - first, 1 - value);
        if (budget.spent_up()) return;
        if (at_least) {
            bounds.low = value;
        } else {
            bounds.high = value == 1 ? -1 : value - 1;
        }
    };
    for (const int value : {3, -2, 1, 2, -1}) ask(value);
    return bounds;
}

// A contract that is made or not, in times of its value.
template <int kPlayers, Aim kAim>
Bounds solve_contract(const Deal& deal, const Moment& moment, Budget& budget) {
    Points points;
    points.attack = static_cast<std::int16_t>(deal.in_tricks[deal.declarer] + deal.declared[deal.declarer]);
    Search<kPlayers, kAim> search(moment, kSideSeats[side_of(deal.declarer)], 1, budget);
    const bool made = search.reached(points);
    if (budget.spent_up()) return {-1, 1};
    return made ? Bounds{1, 1} : Bounds{-1, -1};
}

template <int kPlayers>
Bounds solve_play(const Rules& rules, const Deal& deal, Budget& budget) {
    const Moment moment(rules, deal);
    switch (rules.contract(deal.contract).aim) {
        case Aim::sixty_six: return solve_normal<kPlayers>(rules, deal, moment, budget);
        case Aim::no_trick: return solve_contract<kPlayers, Aim::no_trick>(deal, moment, budget);
        case Aim::three_tricks: return solve_contract<kPlayers, Aim::three_tricks>(deal, moment, budget);
        default: return solve_contract<kPlayers, Aim::all_tricks>(deal, moment, budget);
    }
}

Bounds value_of(const Rules& rules, const Deal& deal, Budget& budget) {
    if (deal.over()) {
        const int points = deal.winner == side_of(deal.declarer) ? deal.points : -deal.points;
        return {points, points};
    }
    const Bounds times =
        deal.idle == kSeats ? solve_play<4>(rules, deal, budget) : solve_play<3>(rules, deal, budget);
    const int worth = rules.contract(deal.contract).value << deal.doubled;
    return {times.low * worth, times.high * worth};
}

void check_in_play(const Deal& deal) {
    if (deal.phase != Phase::play && deal.phase != Phase::over) {
        throw std::invalid_argument("only the play of a deal can be solved, and this one waits for: " +
                                    std::string(word_of(deal.phase)));
    }
}

void check_world(const Deal& deal, const Hands& world, std::size_t number) {
    Cards held = 0, seen = 0;
    bool fits = true;
    for (int seat = 0; seat < kSeats; ++seat) {
        const Cards hand = world[static_cast<std::size_t>(seat)];
        fits = fits && !(seen & hand) && count(hand) == count(deal.hands[static_cast<std::size_t>(seat)]);
        seen |= hand;
        held |= deal.hands[static_cast<std::size_t>(seat)];
    }
    const Hands& first = deal.hands;
    if (deal.announced) fits = fits && (world[deal.actor] & pair(*deal.announced)) == (first[deal.actor] & pair(*deal.announced));
    if (!fits || seen != held) {
        throw std::invalid_argument("world " + std::to_string(number) +
                                    " does not hold the cards of the deal in hands of the same sizes");
    }
}

// Spreads worlds over threads in runs of neighbours; `each` is told the number of a world and the deal in it.
template <typename Each>
void in_worlds(const Deal& deal, std::span<const Hands> worlds, int threads, const Each& each) {
    const auto run = [&](std::size_t from, std::size_t to) {
        Deal world = deal;
        for (std::size_t number = from; number < to; ++number) {
            world.hands = worlds[number];
            each(number, world);
        }
    };
    const auto parts = std::clamp<std::size_t>(worlds.size(), 1, static_cast<std::size_t>(std::max(1, threads)));
    std::vector<std::jthread> others;
    for (std::size_t part = 1; part < parts; ++part) {
        others.emplace_back(run, worlds.size() * part / parts, worlds.size() * (part + 1) / parts);
    }
    run(0, worlds.size() / parts);
}

}  // namespace

namespace search {

Moment::Moment(const Rules& rules, const Deal& deal)
    : strengths(kStrengthsBy[static_cast<std::size_t>(rules.contract(deal.contract).order)]),
      declarer(deal.declarer),
      actor(deal.actor),
      three_if_trickless(rules.trickless == Trickless::three),
      marriages_count(rules.losers_marriages == MarriagePoints::count),
      early(rules.three_tricks == ThreeTricks::at_sixty_six) {
    const Contract& row = rules.contract(deal.contract);
    const std::optional<Suit> trump = deal.trump_in_play(row);
    trumps = trump.has_value();
    for (int suit = 0, next_lane = 0; suit < kSuits; ++suit) {
        const bool is_trump = trump == static_cast<Suit>(suit);
        lanes[static_cast<std::size_t>(suit)] = static_cast<std::uint8_t>(is_trump ? kTrumpLane : next_lane++);
    }
    for (int seat = 0; seat < kSeats; ++seat) {
        const auto after = static_cast<std::uint8_t>((seat + 1) % kSeats);
        next[static_cast<std::size_t>(seat)] =
            after == deal.idle ? static_cast<std::uint8_t>((after + 1) % kSeats) : after;
        if (seat != deal.idle) {
            hands[static_cast<std::size_t>(seat)] = renumbered(deal.hands[static_cast<std::size_t>(seat)]);
        }
    }
    if (row.marriages == Marriages::all && row.aim == Aim::sixty_six) declarers = 0b1111;
    // In a Schnapser only the declarer's own count for anything.
    if (row.marriages == Marriages::declarer || (row.marriages == Marriages::all && row.aim == Aim::three_tricks)) {
        declarers = static_cast<std::uint8_t>(1 << declarer);
    }
    if (deal.announced) announced = renumbered(pair(*deal.announced));
    played = deal.trick.size;
    if (played == 0) return;
    led = lowest_of(renumbered(bit(deal.trick.cards[0])));
    best = lowest_of(renumbered(bit(deal.best)));
    taker = deal.taker;
    for (const Card card : deal.trick.played()) points += card_points(card);
}

}  // namespace search

Solved solve(const Rules& rules, const Deal& deal, const Limits& limits) {
    check_in_play(deal);
    Budget budget(limits);
    const Bounds value = value_of(rules, deal, budget);
    return {value, budget.spent()};
}

Scored score_actions(const Rules& rules, const Deal& deal, const Limits& limits) {
    check_in_play(deal);
    Budget budget(limits);
    Scored scored;
    scored.actions = deal.legal(rules);
    if (deal.over()) scored.value = value_of(rules, deal, budget);
    const bool best_is_most = side_of(deal.actor) == side_of(deal.declarer);
    for (int place = 0; place < scored.actions.size(); ++place) {
        Deal after = deal;
        after.apply(rules, scored.actions[place]);
        const Bounds value = value_of(rules, after, budget);
        scored.values[static_cast<std::size_t>(place)] = value;
        if (after.ending == Ending::false_claim) continue;
        if (place == 0) {
            scored.value = value;
        } else if (best_is_most) {
            scored.value = {std::max(scored.value.low, value.low), std::max(scored.value.high, value.high)};
        } else {
            scored.value = {std::min(scored.value.low, value.low), std::min(scored.value.high, value.high)};
        }
    }
    scored.tricks = budget.spent();
    return scored;
}

void solve_worlds(const Rules& rules, const Deal& deal, std::span<const Hands> worlds, std::span<std::int16_t> values,
                  int threads) {
    check_in_play(deal);
    for (std::size_t number = 0; number < worlds.size(); ++number) check_world(deal, worlds[number], number);
    in_worlds(deal, worlds, threads, [&](std::size_t number, const Deal& world) {
        Budget budget({});
        values[number] = static_cast<std::int16_t>(value_of(rules, world, budget).low);
    });
}

void score_worlds(const Rules& rules, const Deal& deal, std::span<const Hands> worlds, std::span<std::int16_t> values,
                  int threads) {
    check_in_play(deal);
    for (std::size_t number = 0; number < worlds.size(); ++number) {
        check_world(deal, worlds[number], number);
        if (!deal.over() && worlds[number][deal.actor] != deal.hands[deal.actor]) {
            throw std::invalid_argument("in world " + std::to_string(number) + " the seat to act holds other cards");
        }
    }
    const auto actions = static_cast<std::size_t>(deal.legal(rules).size());
    in_worlds(deal, worlds, threads, [&](std::size_t number, const Deal& world) {
        const Scored scored = score_actions(rules, world);
        for (std::size_t place = 0; place < actions; ++place) {
            values[number * actions + place] = static_cast<std::int16_t>(scored.values[place].low);
        }
    });
}

}  // namespace vorhand::bauernschnapsen
