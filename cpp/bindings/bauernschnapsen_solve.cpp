// The part of vorhand._core that solves the play of Bauernschnapsen.
#include "vorhand/bauernschnapsen/solve.hpp"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>

#include <tuple>

#include "arrays.hpp"
#include "bauernschnapsen.hpp"
#include "translate.hpp"

using namespace nb::literals;
using namespace vorhand::bindings;

namespace vorhand::bauernschnapsen {
namespace {

using Known = std::tuple<int, int, std::uint64_t>;
using ScoredAction = std::tuple<int, int, int>;

Limits limits_from(const Whole& tricks, double seconds) {
    return {number<std::uint64_t>(tricks, "a limit"), seconds};
}

Known py_solve(const HeldDeal& held, const Whole& nodes, double seconds) {
    const Limits limits = limits_from(nodes, seconds);
    const WithoutPython without_python;
    const Solved solved = solve(*held.rules, held.deal, limits);
    return {solved.value.low, solved.value.high, solved.tricks};
}

std::pair<std::vector<ScoredAction>, Known> py_score(const HeldDeal& held, const Whole& nodes, double seconds) {
    const Limits limits = limits_from(nodes, seconds);
    Scored scored;
    {
        const WithoutPython without_python;
        scored = score_actions(*held.rules, held.deal, limits);
    }
    std::vector<ScoredAction> actions;
    for (int place = 0; place < scored.actions.size(); ++place) {
        const Bounds value = scored.values[static_cast<std::size_t>(place)];
        actions.emplace_back(scored.actions[place].number, value.low, value.high);
    }
    return {actions, {scored.value.low, scored.value.high, scored.tricks}};
}

// A row of values for every world, one value or one an action.
void py_worlds(const HeldDeal& held, const nb::object& given, const nb::object& into, const Whole& threads, bool each) {
    const auto workers = number<std::int32_t>(threads, "a count of threads");
    const std::size_t width = each ? static_cast<std::size_t>(held.deal.legal(*held.rules).size()) : 1;
    const auto worlds = array_from<const std::uint64_t, 2>(given, "worlds");
    const std::uint64_t* sets = numbers_of(worlds, worlds.shape(0), kSeats, "worlds");
    std::int16_t* values = rows_of<std::int16_t, 2>(into, worlds.shape(0), width, "values");
    static_assert(sizeof(Hands) == kSeats * sizeof(Cards));
    const std::span hands(reinterpret_cast<const Hands*>(sets), worlds.shape(0));
    const std::span found(values, worlds.shape(0) * width);
    const WithoutPython without_python;
    if (each) {
        score_worlds(*held.rules, held.deal, hands, found, workers);
    } else {
        solve_worlds(*held.rules, held.deal, hands, found, workers);
    }
}

}  // namespace
}  // namespace vorhand::bauernschnapsen

namespace vorhand::bindings {

void register_bauernschnapsen_solve(nb::module_& m) {
    using namespace bauernschnapsen;
    m.def("bauernschnapsen_solve", &py_solve, "deal"_a, nb::kw_only(), "nodes"_a, "seconds"_a,
          "Bounds of what the declarer's side scores, and the tricks begun in the search; a limit of 0 is none.");
    m.def("bauernschnapsen_score", &py_score, "deal"_a, nb::kw_only(), "nodes"_a, "seconds"_a,
          "The legal actions, each with the bounds of its value, and those of the moment.");
    m.def("bauernschnapsen_worlds", &py_worlds, "deal"_a, "worlds"_a, "values"_a, nb::kw_only(), "threads"_a, "each"_a,
          nb::sig("def bauernschnapsen_worlds(deal: BauernschnapsenDeal, worlds: object, values: object, *, "
                  "threads: int, each: bool) -> None"),
          "The value in many worlds, or with `each` that of every action: hands by seat, uint64 of shape (n, 4), into "
          "int16 of shape (n, 1) or (n, actions).");
}

}  // namespace vorhand::bindings
