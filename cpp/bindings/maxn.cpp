// The part of vorhand._core that solves endings of Bismarck for players who play each for himself.
#include "vorhand/bismarck/maxn.hpp"

#include <nanobind/stl/pair.h>

#include <utility>

#include "teller.hpp"
#include "translate.hpp"

using namespace nb::literals;

namespace vorhand::bindings {
namespace {

using namespace bismarck;

using SharesOut = std::vector<Share>;
using CardOut = std::pair<int, SharesOut>;
using AnswerOut = std::pair<SharesOut, std::vector<CardOut>>;

SharesOut shares_out(const Shares& shares, int seats) { return {shares.begin(), shares.begin() + seats}; }

AnswerOut answer_out(const MaxNAnswer& answer, int seats) {
    std::vector<CardOut> cards;
    for (std::size_t n = 0; n < answer.size; ++n) {
        cards.emplace_back(answer.cards[n].index, shares_out(answer.shares_of[n], seats));
    }
    return {shares_out(answer.shares, seats), std::move(cards)};
}

Words word_of(MaxNEnd end) {
    switch (end) {
        case MaxNEnd::out_of_nodes: return "out-of-nodes";
        case MaxNEnd::out_of_time: return "out-of-time";
        case MaxNEnd::ended: return "ended";
        default: return "inexact";
    }
}

MaxNLimits limits_from(const Whole& nodes, double seconds) {
    MaxNLimits limits;
    if (const auto most = number<std::uint64_t>(nodes, "a limit of nodes")) limits.nodes = most;
    if (seconds > 0) {
        limits.until = std::chrono::steady_clock::now() +
                       std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::duration<double>(seconds));
    }
    return limits;
}

nb::list py_maxn(const std::vector<Numbers>& worlds, const Numbers& trick, const Whole& leader,
                 const std::optional<Whole>& trump, Words ace, Words when_void, Words beat, Words aim,
                 const Whole& nodes, double seconds, const Whole& threads, const Told& told) {
    const MaxNLimits limits = limits_from(nodes, seconds);
    const TrickRules rules = rules_from(trump, ace, when_void, beat, aim);
    const Trick so_far = trick_from(trick);
    const auto seat = number<std::int64_t>(leader, "a leader");
    const int workers = number<int>(threads, "a number of threads");
    std::vector<Position> positions;
    for (const Numbers& hands : worlds) positions.push_back(checked_position(hands_from(hands), so_far, seat, rules));
    const std::vector<MaxNAnswer> answers = watched(told, [&](Teller& teller) {
        return solve_all(positions, limits, workers,
                         [&](std::size_t done, std::uint64_t searched) { return teller(std::tuple(done, searched)); });
    });
    nb::list found;
    for (std::size_t n = 0; n < answers.size(); ++n) {
        if (answers[n].end == MaxNEnd::solved) {
            found.append(nb::cast(answer_out(answers[n], positions[n].seats)));
        } else {
            found.append(nb::cast(word_of(answers[n].end)));
        }
    }
    return found;
}

}  // namespace

void register_maxn(nb::module_& m) {
    m.attr("MAXN_TRICK") = kTrick;
    m.def("maxn", &py_maxn, "worlds"_a, "trick"_a, nb::kw_only(), "leader"_a, "trump"_a.none(), "ace"_a, "void"_a,
          "beat"_a, "aim"_a, "nodes"_a, "seconds"_a, "threads"_a, "progress"_a.none(),
          nb::sig("def maxn(worlds: Sequence[Sequence[int]], trick: Sequence[int], *, leader: int, trump: int | None, "
                  "ace: str, void: str, beat: str, aim: str, nodes: int, seconds: float, threads: int, "
                  "progress: object | None) "
                  "-> list[tuple[list[int], list[tuple[int, list[int]]]] | str]"));
}

}  // namespace vorhand::bindings
