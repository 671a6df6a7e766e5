// Bismarck as code that serves any game needs it.
#pragma once

#include "vorhand/bismarck/features.hpp"
#include "vorhand/bismarck/policy.hpp"
#include "vorhand/vector_env.hpp"
#include "vorhand/walks.hpp"

namespace vorhand::bismarck {

struct Game {
    using Rules = bismarck::Rules;
    using Deal = bismarck::Deal;
    using History = bismarck::History;

    static constexpr int kFeatures = bismarck::kFeatures;
    static constexpr Action action(std::uint8_t number) { return number; }
    static constexpr std::uint8_t number(Action action) { return action; }

    static constexpr int seats(const Rules& rules) { return rules.players; }
    static bool is_legal(const Rules& rules, const Deal& deal, std::uint8_t number) {
        return deal.is_legal(rules, number);
    }
    static void draw(const Rules& rules, Deal& deal, History&, Random& random) { deal.draw(rules, random); }
    static std::array<int, kMaxSeats> scores(const Rules& rules, const Deal& deal) { return deal.scores(rules); }
    static Action by_rules(const Rules& rules, const Deal& deal, Random& random) {
        return bismarck::by_rules(rules, deal, random);
    }
    static void write_features(const Rules& rules, const Deal& deal, const History& history, int seat,
                               std::span<float, kFeatures> features) {
        bismarck::write_features(rules, deal, history, seat, features);
    }
};

}  // namespace vorhand::bismarck

// Their code is made once, in src/bismarck/game.cpp.
namespace vorhand {

extern template class VectorEnv<bismarck::Game>;
extern template Playouts playouts<bismarck::Game>(const bismarck::Rules&, const bismarck::Deal&, std::uint32_t,
                                                  unsigned, Random&, const GoOn&);
extern template std::uint64_t perft(const bismarck::Rules&, const bismarck::Deal&, std::int64_t, const GoOn&);

}  // namespace vorhand
