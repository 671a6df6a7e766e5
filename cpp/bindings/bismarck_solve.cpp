// The part of vorhand._core that solves Bismarck's play for one side against the rest.
#include "vorhand/bismarck/solve/solver.hpp"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>

#include <tuple>
#include <utility>

#include "teller.hpp"
#include "translate.hpp"

using namespace nb::literals;
using namespace vorhand::bindings;

namespace vorhand::bismarck::solve {
namespace {

using Answered = std::tuple<int, int, std::uint64_t>;                          // lower, upper, nodes
using Scored = std::pair<std::vector<std::tuple<int, int, int>>, std::uint64_t>;  // (card, lower, upper), nodes

Question py_question(const Numbers& hands, const Numbers& trick, const Whole& leader, const Whole& side,
                     const std::optional<Whole>& trump, Words ace, Words when_void, Words beat, Words aim) {
    return checked_question(
        checked_position(hands_from(hands), trick_from(trick), number<std::int64_t>(leader, "a leader"),
                         rules_from(trump, ace, when_void, beat, aim)),
        number<std::int64_t>(side, "a side"));
}

Limits limits_from(const Whole& nodes, double seconds) {
    return {number<std::uint64_t>(nodes, "a limit of nodes"), seconds};
}

Answered answered(const Answer& answer) { return {answer.tricks.lower, answer.tricks.upper, answer.nodes}; }

Scored scored(const Scores& scores) {
    Scored result{{}, scores.nodes};
    for (const auto& [card, tricks] : scores.all()) result.first.emplace_back(card.index, tricks.lower, tricks.upper);
    return result;
}

template <typename Ask>
auto ask(const Told& told, const Ask& question) {
    return watched(told, [&](Teller& teller) {
        return question([&](const Answer& so_far) { return teller(answered(so_far)); });
    });
}

Answered py_solve(Solver& solver, const Question& question, const Whole& nodes, double seconds, const Told& told) {
    const Limits limits = limits_from(nodes, seconds);
    return answered(ask(told, [&](const Progress& progress) { return solver.solve(question, limits, progress); }));
}

Scored py_scores(Solver& solver, const Question& question, const Whole& nodes, double seconds, const Told& told) {
    const Limits limits = limits_from(nodes, seconds);
    return scored(ask(told, [&](const Progress& progress) { return solver.scores(question, limits, progress); }));
}

template <typename Ask>
auto ask_all(const Told& told, const Ask& questions) {
    return watched(told, [&](Teller& teller) {
        return questions([&](std::size_t count) { return teller(std::tuple(count)); });
    });
}

std::vector<Answered> py_solve_all(const std::vector<Question>& questions, const Whole& threads,
                                   const Whole& nodes, double seconds, const Told& told) {
    const int workers = number<int>(threads, "a number of threads");
    const Limits limits = limits_from(nodes, seconds);
    std::vector<Answered> results;
    for (const Answer& answer : ask_all(
             told, [&](const auto& progress) { return solve_all(questions, workers, limits, progress); })) {
        results.push_back(answered(answer));
    }
    return results;
}

std::vector<Scored> py_scores_all(const std::vector<Question>& questions, const Whole& threads,
                                  const Whole& nodes, double seconds, const Told& told) {
    const int workers = number<int>(threads, "a number of threads");
    const Limits limits = limits_from(nodes, seconds);
    std::vector<Scored> results;
    for (const Scores& scores : ask_all(
             told, [&](const auto& progress) { return scores_all(questions, workers, limits, progress); })) {
        results.push_back(scored(scores));
    }
    return results;
}

}  // namespace
}  // namespace vorhand::bismarck::solve

namespace vorhand::bindings {

void register_bismarck_solve(nb::module_& m) {
    using namespace bismarck::solve;
    nb::class_<Question>(m, "SideQuestion", "A position of play and the side whose tricks are asked for.");
    m.def("side_question", &py_question, "hands"_a, "trick"_a, nb::kw_only(), "leader"_a, "side"_a, "trump"_a.none(),
          "ace"_a, "void"_a, "beat"_a, "aim"_a);
    nb::class_<Solver>(m, "SideSolver", "Keeps what it found for the next question of the same deal. Not for two threads.")
        .def(nb::init<>())
        .def("solve", &py_solve, "question"_a, nb::kw_only(), "nodes"_a, "seconds"_a, "progress"_a.none(),
             "Lower and upper bound of the side's tricks, and the nodes searched.")
        .def("scores", &py_scores, "question"_a, nb::kw_only(), "nodes"_a, "seconds"_a, "progress"_a.none(),
             "For each legal card its index and the bounds, and the nodes searched.");
    m.def("solve_sides", &py_solve_all, "questions"_a, nb::kw_only(), "threads"_a, "nodes"_a, "seconds"_a,
          "progress"_a.none());
    m.def("score_sides", &py_scores_all, "questions"_a, nb::kw_only(), "threads"_a, "nodes"_a, "seconds"_a,
          "progress"_a.none());
}

}  // namespace vorhand::bindings
