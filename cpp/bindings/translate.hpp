// From Python's numbers to the core's values. std::invalid_argument arrives in Python as ValueError.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "vorhand/tricks.hpp"
#include "without_python.hpp"

namespace nb = nanobind;

namespace vorhand::bindings {

// A whole number, as Python means it: whatever has __index__, so that numbers out of numpy's arrays will do.
struct Whole {
    nb::int_ value;
};

using Words = std::string_view;
using Numbers = std::vector<Whole>;

// Python's whole numbers have no bounds; one that C++ cannot hold is a ValueError like every other bad one.
template <typename Number>
Number number(const Whole& whole, const char* what) {
    Number result{};
    if (!nb::try_cast(whole.value, result)) {
        throw std::invalid_argument(std::string(what) + " is out of range: " + nb::str(whole.value).c_str());
    }
    return result;
}

inline Cards hand_from(const Whole& bits) { return checked_cards(number<std::uint64_t>(bits, "a set of cards")); }

inline std::vector<Cards> hands_from(const Numbers& hands) {
    std::vector<Cards> sets;
    for (const auto& hand : hands) sets.push_back(hand_from(hand));
    return sets;
}

inline Trick trick_from(const Numbers& indices) {
    std::vector<Card> cards;
    for (const auto& index : indices) cards.push_back(checked_card(number<std::int64_t>(index, "a card index")));
    return checked_trick(cards);
}

inline std::optional<Suit> trump_from(const std::optional<Whole>& suit) {
    if (!suit) return std::nullopt;
    const auto value = number<std::int64_t>(*suit, "a trump suit");
    if (value < 0 || value >= kSuits) {
        throw std::invalid_argument("a trump suit is 0 to 3 for C D H S, or None, not " + std::to_string(value));
    }
    return static_cast<Suit>(value);
}

inline TrickRules rules_from(const std::optional<Whole>& trump, Words ace, Words when_void, Words beat, Words aim) {
    return {trump_from(trump), parse_ace(ace), parse_void(when_void), parse_beat(beat), parse_aim(aim)};
}

// The functions of a game or a topic, in a file of their own.
void register_bauernschnapsen(nb::module_& m);
void register_bauernschnapsen_solve(nb::module_& m);
void register_bismarck(nb::module_& m);
void register_bismarck_solve(nb::module_& m);
void register_maxn(nb::module_& m);
void register_worlds(nb::module_& m);

}  // namespace vorhand::bindings

template <>
struct nanobind::detail::type_caster<vorhand::bindings::Whole> {
    NB_TYPE_CASTER(vorhand::bindings::Whole, const_name("int"))

    bool from_python(handle given, std::uint32_t, cleanup_list*) noexcept {
        if (!PyIndex_Check(given.ptr())) return false;
        value.value = steal<int_>(PyNumber_Index(given.ptr()));
        if (!value.value.is_valid()) PyErr_Clear();
        return value.value.is_valid();
    }

    static handle from_cpp(const vorhand::bindings::Whole& whole, rv_policy, cleanup_list*) noexcept {
        return whole.value.inc_ref();
    }
};
