// The rest of a deal of Bismarck when all cards are seen and everybody plays for himself: max^n, exactly.
//
// Everybody wants as many tricks as he can get for himself, in contracts to lose as few, and looks at nobody else's.
// Where several cards are equally good for the player who plays one, he is as likely to play each: what everybody comes
// to is the mean over them. Cards count once for each class of equivalent ones: cards of one suit in his hand with
// nothing between them, neither a card of another hand nor the card that is taking the trick. Which of a class is
// played changes nothing for anybody: what is in between is out of play or beaten, so that exchanging one for another
// leaves who beats whom, and so every duty, winner and class from there on, as it was.
//
// A mean is a fraction. It is kept as a whole number of units, kTrick to a trick, and nothing is ever rounded: a mean
// that is no whole number of units ends the search with 'inexact'. So values, and what ties, are the same on every
// machine, in every order of search, and under every exchange of seats and suits.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <span>
#include <vector>

#include "vorhand/position.hpp"

namespace vorhand::bismarck {

// Tricks in units. Sums of 13 cards' worth of 16 tricks fit into 63 bits.
using Share = std::int64_t;
inline constexpr Share kTrick = (Share{1} << 25) * 177'147 /*3^11*/ * 625 /*5^4*/ * 7;
static_assert(kTrick <= std::numeric_limits<Share>::max() / (13 * 16));

using Shares = std::array<Share, kMaxSeats>;  // by seat

struct MaxNLimits {
    // Positions at the start of a trick that may be looked into. A search with a limit begins with an empty table, so
    // that what it can answer does not depend on what was asked before.
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    std::chrono::steady_clock::time_point until = std::chrono::steady_clock::time_point::max();
    // Told the nodes so far now and then; the search ends when it returns false.
    std::function<bool(std::uint64_t nodes)> goes_on = {};
};

enum class MaxNEnd : std::uint8_t { solved, out_of_nodes, out_of_time, ended, inexact };

// Every card that may be played, ascending, and what the seats take of the rest of the deal if it is, the trick in
// progress included. Anything but `solved` means that nothing is known; all shares are then 0.
struct MaxNAnswer {
    static constexpr int kMostCards = 16;

    MaxNEnd end = MaxNEnd::solved;
    std::uint8_t size = 0;
    std::uint64_t nodes = 0;
    Shares shares{};
    std::array<Card, kMostCards> cards{};
    std::array<Shares, kMostCards> shares_of{};
};

// A solver with its table, for one thread at a time. What the table holds stays good while the rules of play do.
class MaxN {
public:
    static constexpr std::size_t kTableBytes = std::size_t{1} << 26;

    // `table_bytes` bounds the table, which begins small.
    explicit MaxN(std::size_t table_bytes = kTableBytes);

    MaxNAnswer solve(const Position& position, const MaxNLimits& limits = {});

private:
    template <int seats, Aim aim>
    friend class MaxNSearch;

    struct alignas(64) Line {
        std::array<std::uint64_t, 8> words{};
    };

    void prepare(const Position& position, const MaxNLimits& limits);
    void begin_epoch();

    std::vector<Line> table_;
    std::size_t most_lines_;
    std::size_t lines_ = 0;  // in use; how many depends on the position alone where a limit is set
    std::uint64_t stored_ = 0;
    std::uint32_t epoch_ = 0;
    int seats_ = 0;
    TrickRules rules_;
};

// The answers for many positions, in their order, by `threads` threads with a table each. Worlds of one moment of a
// deal share much of their endings, so that together they take a half to a fifth of the time that they take one by one.
// `progress` is called now and then, on the caller's thread, with the number of positions answered and the nodes of the
// one that this thread is at; after false the rest stay unknown.
std::vector<MaxNAnswer> solve_all(std::span<const Position> positions, const MaxNLimits& limits, int threads,
                                  const std::function<bool(std::size_t, std::uint64_t)>& progress = {});

}  // namespace vorhand::bismarck
