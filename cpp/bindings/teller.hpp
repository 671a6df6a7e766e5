// What a search tells Python while it runs, and how Python ends it.
#pragma once

#include <nanobind/stl/tuple.h>

#include <chrono>
#include <exception>
#include <optional>

#include "translate.hpp"

namespace vorhand::bindings {

using Told = std::optional<nb::object>;

// Calls back into Python a few times a second, and notices an interrupt meanwhile. What is raised there waits until the
// search has ended.
class Teller {
public:
    explicit Teller(const Told& told) : told_(told) {}

    // False from the moment on when the search is to end.
    bool operator()(const auto& arguments) {
        if (ended_) return false;
        ended_ = !goes_on(arguments);
        return !ended_;
    }

    void raise() const {
        if (raised_) std::rethrow_exception(raised_);
    }

private:
    bool goes_on(const auto& arguments) {
        const auto now = std::chrono::steady_clock::now();
        if (now - last_ < std::chrono::milliseconds(50)) return true;
        last_ = now;
        if (is_late()) return true;
        const nb::gil_scoped_acquire with_python;
        try {
            if (PyErr_CheckSignals() != 0) throw nb::python_error();
            return !told_ || answer((*told_)(*nb::cast<nb::tuple>(nb::cast(arguments))));
        } catch (...) {
            raised_ = std::current_exception();
            return false;
        }
    }

    static bool answer(const nb::object& said) {
        if (said.is(nb::bool_(true))) return true;
        if (said.is(nb::bool_(false))) return false;
        const std::string sentence = "progress answers True to go on or False to end, not " +
                                     std::string(nb::repr(said).c_str());
        throw nb::type_error(sentence.c_str());
    }

    const Told& told_;
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
    std::exception_ptr raised_;
    bool ended_ = false;
};

// Work that takes long and is handed what it tells: other Python threads run meanwhile, and what was raised in them or
// by an interrupt is raised here when it has ended.
auto watched(const Told& told, const auto& work) {
    Teller teller(told);
    auto done = [&] {
        const WithoutPython without_python;
        return work(teller);
    }();
    teller.raise();
    return done;
}

}  // namespace vorhand::bindings
