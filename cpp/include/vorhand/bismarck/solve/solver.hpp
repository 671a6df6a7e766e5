// Bismarck's play with all cards seen, solved exactly: how many of the remaining tricks one side takes against the
// rest, when both play as well as cards allow. Contracts to win and to lose, any trump or none, ace high or low, every
// duty to trump or to beat (BIS-4.1 to BIS-4.5), 2 to 4 hands, sides of any seats.
//
// No quota, no score, no hidden card: "the tricks of the side" is all that is asked. Against two opponents who play for
// themselves the answer is what they could do together, a lower bound of what the side can reach.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "vorhand/position.hpp"

namespace vorhand::bismarck::solve {

struct Question {
    Position position;
    std::uint8_t side = 1;  // seats as bits; neither nobody nor everybody
};

// A position and a side from outside. Throws std::invalid_argument unless `side` holds some of the seats, not all.
Question checked_question(const Position& position, std::int64_t side);

// Of the tricks that are not complete yet, the one on the table included.
struct Bounds {
    std::uint8_t lower = 0;
    std::uint8_t upper = 0;

    constexpr bool exact() const { return lower == upper; }
    friend constexpr bool operator==(Bounds, Bounds) = default;
};

// 0 is no limit. A node is a trick begun in the search. A limit of time makes answers depend on the machine.
struct Limits {
    std::uint64_t nodes = 0;
    double seconds = 0;
};

struct Answer {
    Bounds tricks;
    std::uint64_t nodes = 0;
};

struct ScoredCard {
    Card card;
    Bounds tricks;  // of the side, if the card is played now
};

struct Scores {
    std::array<ScoredCard, kLaneBits> cards{};  // of the legal cards, ascending
    std::uint8_t size = 0;
    std::uint64_t nodes = 0;

    std::span<const ScoredCard> all() const { return {cards.data(), size}; }
};

// Told now and then what is known; the search gives up when it returns false.
using Progress = std::function<bool(const Answer&)>;

inline constexpr std::size_t kTableBytes = std::size_t{64} << 20;

// Keeps its table between calls: what it found for one deal helps with the next position of it, and is forgotten
// where a long deal follows that has nothing to do with it. Answers never depend on what was asked before, but the
// number of nodes does, and with it what a limit leaves unknown. Not for two threads.
class Solver {
public:
    explicit Solver(std::size_t table_bytes = kTableBytes);
    ~Solver();
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;

    Answer solve(const Question& question, const Limits& limits = {}, const Progress& progress = {});

    // Every legal card of the seat to act; none if the hands are empty.
    Scores scores(const Question& question, const Limits& limits = {}, const Progress& progress = {});

    void forget();

private:
    class Implementation;
    std::unique_ptr<Implementation> implementation_;
};

// The questions in order, `threads` of them at a time. Limits are for each question. Answers and nodes are the same for
// any number of threads: a fixed number of neighbours share a table, and each such group begins with an empty one.
// `progress` is called on the caller's thread with the number of questions answered; after false the rest stay unknown.
std::vector<Answer> solve_all(std::span<const Question> questions, int threads, const Limits& limits = {},
                              const std::function<bool(std::size_t)>& progress = {});
std::vector<Scores> scores_all(std::span<const Question> questions, int threads, const Limits& limits = {},
                               const std::function<bool(std::size_t)>& progress = {});

}  // namespace vorhand::bismarck::solve
