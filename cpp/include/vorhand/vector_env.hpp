// Thousands of deals of one house stepped at once, for programs that learn: everything goes into the caller's arrays.
// Serves any game; what it needs of one is a `Game` such as bismarck::Game.
//
// When a deal is over, its environment begins the next at once. Its chance comes from the seed, the number of the
// environment and how many deals it has begun, so that packs are the same whatever is played.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "vorhand/policy.hpp"
#include "vorhand/random.hpp"
#include "vorhand/tricks.hpp"

namespace vorhand {

inline constexpr int kActionNumbers = 256;

// Where a step writes: one row an environment, rows without gaps. What may be left out is null.
struct StepArrays {
    bool* legal = nullptr;         // by action number, what the seat to act may do
    std::uint8_t* actor = nullptr; // the seat to act
    float* rewards = nullptr;      // by seat, 4 of them: the scores of a deal that is over, else 0; may be left out
    bool* done = nullptr;          // whether the deal is over and another has begun; may be left out
    float* features = nullptr;     // what the seat to act may know; may be left out
};

template <typename Game>
class VectorEnv {
public:
    using Rules = typename Game::Rules;
    using Deal = typename Game::Deal;
    using History = typename Game::History;

    struct Start {
        Deal deal;
        History history;
    };

    // Each deal begins like one of `starts`, evenly drawn; there must be one at least, and none that is over.
    VectorEnv(const Rules& rules, std::vector<Start> starts, std::size_t count, std::uint64_t seed)
        : rules_(&rules), starts_(std::move(starts)), seed_(seed), choices_(seed ^ 0x5DEE'CE66'D1CE'4E5B) {
        if (starts_.empty()) throw std::invalid_argument("no deal to begin with");
        if (count == 0) throw std::invalid_argument("no environment to step");
        for (const Start& start : starts_) {
            if (start.deal.over()) throw std::invalid_argument("a deal to begin with is over");
        }
        for (std::size_t number = 0; number < count; ++number) begin(tables_.emplace_back(), number);
    }

    std::size_t size() const { return tables_.size(); }
    const Deal& deal(std::size_t number) const { return tables_[number].deal; }
    const History& history(std::size_t number) const { return tables_[number].history; }

    // What everybody sees now, without a step.
    void observe(const StepArrays& arrays) const {
        for (std::size_t number = 0; number < size(); ++number) write(number, arrays);
    }

    // Does one action in every environment. Throws std::invalid_argument, with nothing done, if one is illegal.
    void step(const std::uint8_t* actions, const StepArrays& arrays) {
        for (std::size_t number = 0; number < size(); ++number) {
            if (!Game::is_legal(*rules_, tables_[number].deal, actions[number])) {
                throw std::invalid_argument("action " + std::to_string(actions[number]) +
                                            " is not legal in environment " + std::to_string(number));
            }
        }
        for (std::size_t number = 0; number < size(); ++number) {
            Table& table = tables_[number];
            table.history.note(*rules_, table.deal, actions[number]);
            table.deal.apply(*rules_, Game::action(actions[number]));
            advance(table);
            const bool done = table.deal.over();
            if (arrays.done) arrays.done[number] = done;
            if (arrays.rewards) write_rewards(table.deal, arrays.rewards + number * kMaxSeats);
            if (done) begin(table, number);
            write(number, arrays);
        }
    }

    // A legal action for every environment: what the game's policy does where one of the seats `by_rules`, as bits, is
    // to act, else evenly drawn.
    void sample(std::uint8_t* actions, unsigned by_rules = 0) {
        for (std::size_t number = 0; number < size(); ++number) {
            actions[number] = Game::number(choice<Game>(*rules_, tables_[number].deal, by_rules, choices_));
        }
    }

private:
    struct Table {
        Deal deal;
        History history;
        Random chance{0};
        std::uint64_t begun = 0;
    };

    void begin(Table& table, std::size_t number) {
        Random mixed(seed_ ^ (number * 0xD6E8'FEB8'6659'FD93));
        table.chance = Random(mixed.next() ^ (table.begun++ * 0xA076'1D64'78BD'642F));
        const Start& start = starts_[table.chance.below(static_cast<std::uint32_t>(starts_.size()))];
        table.deal = start.deal;
        table.history = start.history;
        advance(table);
    }

    void advance(Table& table) {
        while (table.deal.waits_for_chance()) Game::draw(*rules_, table.deal, table.history, table.chance);
    }

    void write_rewards(const Deal& deal, float* rewards) const {
        std::fill_n(rewards, kMaxSeats, 0.0F);
        if (!deal.over()) return;
        int seat = 0;
        for (const int score : Game::scores(*rules_, deal)) rewards[seat++] = static_cast<float>(score);
    }

    void write(std::size_t number, const StepArrays& arrays) const {
        const Table& table = tables_[number];
        if (arrays.legal) {
            bool* legal = arrays.legal + number * kActionNumbers;
            std::fill_n(legal, kActionNumbers, false);
            for (const auto action : table.deal.legal(*rules_)) legal[Game::number(action)] = true;
        }
        if (arrays.actor) arrays.actor[number] = table.deal.actor;
        if (arrays.features) {
            constexpr std::size_t features = Game::kFeatures;
            Game::write_features(*rules_, table.deal, table.history, table.deal.actor,
                                 std::span<float, features>(arrays.features + number * features, features));
        }
    }

    const Rules* rules_;  // outlives this
    std::vector<Start> starts_;
    std::vector<Table> tables_;
    std::uint64_t seed_;
    Random choices_;
};

}  // namespace vorhand
