// The Python class of the environments of one game: it looks at the arrays that it is handed and passes them on.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "arrays.hpp"
#include "deals.hpp"
#include "vorhand/vector_env.hpp"

namespace vorhand::bindings {

template <typename Game>
class HeldEnv {
public:
    using Held = DealOf<Game>;
    using Env = VectorEnv<Game>;

    HeldEnv(const std::vector<Held>& beginnings, std::size_t count, std::uint64_t seed)
        : rules_(rules_of(beginnings)), env_(*rules_, starts_of(beginnings, *rules_), count, seed) {}

    const Env& env() const { return env_; }
    Held deal(std::size_t number) {
        const Alone alone(*this);
        if (number >= env_.size()) throw std::invalid_argument("no environment " + std::to_string(number));
        return {rules_, env_.deal(number), env_.history(number)};
    }

    void observe(const nb::object& legal, const nb::object& actor, const nb::object& features) {
        const StepArrays arrays = seen(legal, actor, features);
        const Alone alone(*this);
        env_.observe(arrays);
    }

    void step(const nb::object& actions, const nb::object& legal, const nb::object& actor, const nb::object& rewards,
              const nb::object& done, const nb::object& features) {
        StepArrays arrays = seen(legal, actor, features);
        arrays.rewards = rows_of<float, 2>(rewards, env_.size(), kMaxSeats, "rewards");
        arrays.done = rows_of<bool, 1>(done, env_.size(), 1, "done");
        const auto* numbers = rows_of<const std::uint8_t, 1>(actions, env_.size(), 1, "actions");
        const Alone alone(*this);
        env_.step(numbers, arrays);
    }

    void sample(const nb::object& actions, const Numbers& by_rules) {
        auto* numbers = rows_of<std::uint8_t, 1>(actions, env_.size(), 1, "actions");
        const unsigned seats = checked_seats<Game>(*rules_, by_rules);
        const Alone alone(*this);
        env_.sample(numbers, seats);
    }

private:
    // One thread at a time; the others wait, without Python's lock, as the one that works needs that at its end.
    class Alone {
    public:
        explicit Alone(HeldEnv& env) : turn_(env.turn_) {}

    private:
        const WithoutPython without_python_;
        const std::lock_guard<std::mutex> turn_;
    };

    using SharedRules = std::shared_ptr<const typename Game::Rules>;

    static SharedRules rules_of(const std::vector<Held>& beginnings) {
        if (beginnings.empty()) throw std::invalid_argument("no deal to begin with");
        return beginnings[0].rules;
    }

    static std::vector<typename Env::Start> starts_of(const std::vector<Held>& beginnings, const auto& rules) {
        std::vector<typename Env::Start> starts;
        for (const Held& held : beginnings) {
            if (held.rules.get() != &rules) throw std::invalid_argument("the deals to begin with have different rules");
            starts.push_back({held.deal, held.history});
        }
        return starts;
    }

    StepArrays seen(const nb::object& legal, const nb::object& actor, const nb::object& features) const {
        StepArrays arrays;
        arrays.legal = rows_of<bool, 2>(legal, env_.size(), kActionNumbers, "legal");
        arrays.actor = rows_of<std::uint8_t, 1>(actor, env_.size(), 1, "actor");
        if (!features.is_none()) {
            arrays.features = rows_of<float, 2>(features, env_.size(), Game::kFeatures, "features");
        }
        return arrays;
    }

    SharedRules rules_;
    Env env_;
    std::mutex turn_;
};

template <typename Game>
void register_vector_env(nb::module_& m, const char* name) {
    using namespace nb::literals;
    using HeldEnv = HeldEnv<Game>;
    using Held = DealOf<Game>;
    nb::class_<HeldEnv>(m, name, "Deals of one house stepped at once. Every array has a row for each environment, and is used as it is.")
        .def("__init__",
             [](HeldEnv* env, const std::vector<Held>& beginnings, const Whole& count, const Whole& seed) {
                 const auto size = number<std::uint32_t>(count, "a count of environments");
                 new (env) HeldEnv(beginnings, size, number<std::uint64_t>(seed, "a seed"));
             },
             "beginnings"_a, nb::kw_only(), "count"_a, "seed"_a)
        // The stub would name numpy's types, and numpy need not be there.
        .def("observe", &HeldEnv::observe, nb::kw_only(), "legal"_a, "actor"_a, "features"_a.none() = nb::none(),
             nb::sig("def observe(self, *, legal: object, actor: object, features: object | None = None) -> None"),
             "Writes what the seats to act see now.")
        .def("step", &HeldEnv::step, "actions"_a, nb::kw_only(), "legal"_a, "actor"_a, "rewards"_a, "done"_a,
             "features"_a.none() = nb::none(),
             nb::sig("def step(self, actions: object, *, legal: object, actor: object, rewards: object, done: object, "
                     "features: object | None = None) -> None"),
             "Does an action in every environment and writes what comes of it. ValueError, with nothing done, if one is "
             "illegal.")
        .def("sample", &HeldEnv::sample, "actions"_a, nb::kw_only(), "by_rules"_a = Numbers(),
             nb::sig("def sample(self, actions: object, *, by_rules: Sequence[int] = ()) -> None"),
             "Writes a legal action for every environment: what the seats `by_rules` do by a few simple rules, evenly "
             "drawn for the others.")
        .def("deal", [](HeldEnv& env, const Whole& place) {
                 return env.deal(number<std::uint32_t>(place, "a number of an environment"));
             }, "number"_a, "The deal of one environment, with every card seen.")
        .def("__len__", [](const HeldEnv& env) { return env.env().size(); })
        .def_prop_ro_static("feature_count", [](nb::handle) { return Game::kFeatures; },
                            "How many features a row has.");
}

}  // namespace vorhand::bindings
