// The part of vorhand._core that counts, draws and lists worlds: sets of cards into the caller's buffers.
#include "vorhand/worlds.hpp"

#include <nanobind/stl/tuple.h>

#include <algorithm>
#include <tuple>

#include "arrays.hpp"
#include "translate.hpp"

using namespace nb::literals;
using namespace vorhand::bindings;

namespace vorhand::worlds {
namespace {

using Places = std::vector<std::tuple<Whole, Whole, Whole>>;
using Cases = std::vector<std::tuple<Whole, Places>>;

nb::object from_count(Count count) {
    const auto high = static_cast<std::uint64_t>(count >> 64), low = static_cast<std::uint64_t>(count);
    return (nb::int_(high) << nb::int_(64)) | nb::int_(low);
}

std::vector<Place> places_from(const Places& places) {
    std::vector<Place> found;
    for (const auto& [column, size, may_hold] : places) {
        found.push_back({number<int>(column, "a column"), number<int>(size, "a number of cards"), hand_from(may_hold)});
    }
    return found;
}

void py_init(Space* self, const Numbers& known, const Whole& unseen, const Cases& cases) {
    std::vector<Case> found;
    for (const auto& [ways, places] : cases) {
        found.push_back({number<std::uint64_t>(ways, "a number of ways"), places_from(places)});
    }
    const std::vector<Cards> columns = hands_from(known);
    const Cards hidden = hand_from(unseen);
    const WithoutPython without_python;
    new (self) Space(columns, hidden, std::move(found));
}

void py_sample(const Space& space, const nb::object& rows, const Whole& seed) {
    const auto sets = array_from<std::uint64_t, 2>(rows, "rows");
    const auto columns = static_cast<std::size_t>(space.columns());
    const std::span<Cards> filled(numbers_of(sets, sets.shape(0), columns, "rows"), sets.size());
    const auto start = number<std::uint64_t>(seed, "a seed");
    const WithoutPython without_python;
    space.sample(filled, start);
}

void py_list(const Space& space, const nb::object& rows, const nb::object& ways) {
    const auto worlds = static_cast<std::size_t>(space.worlds());
    auto* at = rows_of<std::uint64_t, 2>(rows, worlds, static_cast<std::size_t>(space.columns()), "rows");
    auto* counts = rows_of<std::uint64_t, 1>(ways, worlds, 1, "ways");
    const WithoutPython without_python;
    for (const World& world : space.list()) {
        at = std::copy_n(world.row.begin(), space.columns(), at);
        *counts++ = world.ways;
    }
}

std::uint64_t py_ways_of(const Space& space, const Numbers& row) { return space.ways_of(hands_from(row)); }

}  // namespace
}  // namespace vorhand::worlds

namespace vorhand::bindings {

void register_worlds(nb::module_& m) {
    using namespace worlds;
    nb::class_<Space>(m, "WorldSpace", "All worlds that fit what is known. Never changes.")
        .def("__init__", &py_init, "known"_a, "unseen"_a, "cases"_a)
        .def_prop_ro("worlds", [](const Space& space) { return from_count(space.worlds()); },
                     nb::for_getter(nb::sig("def worlds(self, /) -> int")), "How many there are.")
        .def_prop_ro("ways", [](const Space& space) { return from_count(space.ways()); },
                     nb::for_getter(nb::sig("def ways(self, /) -> int")), "In how many ways they came about.")
        .def("sample", &py_sample, "rows"_a, "seed"_a, nb::sig("def sample(self, rows: object, seed: int) -> None"),
             "Fills a buffer of rows with worlds, each as likely as its ways.")
        .def("list", &py_list, "rows"_a, "ways"_a, nb::sig("def list(self, rows: object, ways: object) -> None"),
             "Fills buffers with every world, ascending, and its ways.")
        .def("ways_of", &py_ways_of, "row"_a, "In how many ways a world came about; 0 if it does not fit.");
}

}  // namespace vorhand::bindings
