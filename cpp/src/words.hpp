// Words of rule files and vectors made values, for the core's own sources.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace vorhand {

// The value with that name, or std::invalid_argument with a sentence that lists the names there are.
template <typename Value, std::size_t n>
Value named(std::string_view what, std::string_view word, const std::pair<std::string_view, Value> (&names)[n]) {
    std::string known;
    for (const auto& [name, value] : names) {
        if (name == word) return value;
        known += known.empty() ? "" : ", ";
        known += name;
    }
    throw std::invalid_argument(std::string(what) + " '" + std::string(word) + "' is not one of " + known);
}

}  // namespace vorhand
