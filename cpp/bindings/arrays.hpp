// Arrays of the caller's, taken as they are: one that would have to be converted is refused, because what is written to
// a converted copy never arrives, and what is read from one may be another number.
#pragma once

#include <nanobind/ndarray.h>

#include <cstdint>
#include <string>
#include <type_traits>

#include "translate.hpp"

namespace vorhand::bindings {

template <typename Number>
constexpr const char* type_word() {
    using Plain = std::remove_const_t<Number>;
    if constexpr (std::is_same_v<Plain, bool>) return "bool";
    else if constexpr (std::is_same_v<Plain, float>) return "float32";
    else if constexpr (std::is_same_v<Plain, std::uint8_t>) return "uint8";
    else if constexpr (std::is_same_v<Plain, std::int16_t>) return "int16";
    else return "uint64";
}

// Of one or two dimensions, without gaps; `what` names it. A `const` number is only read.
template <typename Number, int dimensions>
nb::ndarray<Number, nb::ndim<dimensions>, nb::c_contig, nb::device::cpu> array_from(const nb::object& given,
                                                                                    const char* what) {
    nb::ndarray<Number, nb::ndim<dimensions>, nb::c_contig, nb::device::cpu> array;
    if (!nb::try_cast(given, array, false)) {
        throw std::invalid_argument(std::string(what) + " should be " + (std::is_const_v<Number> ? "an" : "a writable") +
                                    " array of " + type_word<Number>() + " with " + std::to_string(dimensions) +
                                    (dimensions == 1 ? " dimension" : " dimensions") + " and without gaps");
    }
    return array;
}

// The numbers of one that has so many rows and, with two dimensions, columns.
auto* numbers_of(const auto& array, std::size_t rows, std::size_t columns, const char* what) {
    const bool wide = array.ndim() == 2;
    if (array.shape(0) != rows || (wide && array.shape(1) != columns)) {
        throw std::invalid_argument(std::string(what) + " should be an array of " + std::to_string(rows) +
                                    (wide ? " x " + std::to_string(columns) : ""));
    }
    return array.data();
}

template <typename Number, int dimensions>
Number* rows_of(const nb::object& given, std::size_t rows, std::size_t columns, const char* what) {
    return numbers_of(array_from<Number, dimensions>(given, what), rows, columns, what);
}

}  // namespace vorhand::bindings
