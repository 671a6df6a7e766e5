// Bauernschnapsen as code that serves any game needs it.
#pragma once

#include "vorhand/bauernschnapsen/features.hpp"
#include "vorhand/bauernschnapsen/policy.hpp"
#include "vorhand/vector_env.hpp"
#include "vorhand/walks.hpp"

namespace vorhand::bauernschnapsen {

struct Game {
    using Rules = bauernschnapsen::Rules;
    using Deal = bauernschnapsen::Deal;
    using History = bauernschnapsen::History;

    static constexpr int kFeatures = bauernschnapsen::kFeatures;
    static constexpr Action action(std::uint8_t number) { return {number}; }
    static constexpr std::uint8_t number(Action action) { return action.number; }

    static constexpr int seats(const Rules&) { return kSeats; }
    static bool is_legal(const Rules& rules, const Deal& deal, std::uint8_t number) {
        const Actions legal = deal.legal(rules);
        return std::ranges::find(legal, action(number)) != legal.end();
    }
    static void draw(const Rules& rules, Deal& deal, History& history, Random& random);
    static std::array<int, kSeats> scores(const Rules&, const Deal& deal) {
        const auto [even, odd] = deal.scores();
        return {even, odd, even, odd};
    }
    static Action by_rules(const Rules& rules, const Deal& deal, Random& random) {
        return bauernschnapsen::by_rules(rules, deal, random);
    }
    static void write_features(const Rules& rules, const Deal& deal, const History& history, int seat,
                               std::span<float, kFeatures> features) {
        bauernschnapsen::write_features(rules, deal, history, seat, features);
    }
};

}  // namespace vorhand::bauernschnapsen

// Their code is made once, in src/bauernschnapsen/game.cpp.
namespace vorhand {

extern template class VectorEnv<bauernschnapsen::Game>;
extern template Playouts playouts<bauernschnapsen::Game>(const bauernschnapsen::Rules&, const bauernschnapsen::Deal&,
                                                         std::uint32_t, unsigned, Random&, const GoOn&);
extern template std::uint64_t perft(const bauernschnapsen::Rules&, const bauernschnapsen::Deal&, std::int64_t,
                                    const GoOn&);

}  // namespace vorhand
