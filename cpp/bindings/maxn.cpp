// The part of vorhand._core that solves endings of Bismarck for players who play each for himself.
#include "vorhand/bismarck/maxn.hpp"

#include <nanobind/stl/pair.h>

#include <cmath>
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

MaxNLimits limits_from(const std::optional<nb::int_>& nodes, std::optional<double> seconds) {
    MaxNLimits limits;
    if (nodes) limits.nodes = number<std::uint64_t>(*nodes, "a number of nodes");
    if (seconds) {
        constexpr double kDay = 86'400;
        if (!(*seconds >= 0)) throw std::invalid_argument("a limit of time is 0 seconds or more");
        const std::chrono::duration<double> time(std::min(*seconds, kDay));
        limits.until = std::chrono::steady_clock::now() + std::chrono::duration_cast<std::chrono::nanoseconds>(time);
    }
    return limits;
}

nb::list py_maxn(const std::vector<Numbers>& worlds, const Numbers& trick, const nb::int_& leader,
                 const std::optional<nb::int_>& trump, Words ace, Words when_void, Words beat, Words aim,
                 const std::optional<nb::int_>& nodes, std::optional<double> seconds, const nb::int_& threads,
                 const Told& told) {
    const MaxNLimits limits = limits_from(nodes, seconds);
    const TrickRules rules = rules_from(trump, ace, when_void, beat, aim);
    const Trick so_far = trick_from(trick);
    const auto seat = number<std::int64_t>(leader, "a leader");
    const auto workers = number<std::int64_t>(threads, "a number of threads");
    if (workers < 1 || workers > 256) {
        throw std::invalid_argument("there are 1 to 256 threads, not " + std::to_string(workers));
    }
    std::vector<Position> positions;
    for (const Numbers& hands : worlds) positions.push_back(checked_position(hands_from(hands), so_far, seat, rules));
    Teller teller(told);
    std::vector<MaxNAnswer> answers;
    {
        const WithoutPython without_python;
        answers = solve_all(positions, limits, static_cast<int>(workers),
                            [&](std::size_t answered, std::uint64_t nodes) { return teller(std::tuple(answered, nodes)); });
    }
    teller.raise();
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
          "beat"_a, "aim"_a, "nodes"_a.none(), "seconds"_a.none(), "threads"_a, "progress"_a.none(),
          nb::sig("def maxn(worlds: Sequence[Sequence[int]], trick: Sequence[int], *, leader: int, trump: int | None, "
                  "ace: str, void: str, beat: str, aim: str, nodes: int | None, seconds: float | None, threads: int, "
                  "progress: object | None) "
                  "-> list[tuple[list[int], list[tuple[int, list[int]]]] | str]"));
}

}  // namespace vorhand::bindings
