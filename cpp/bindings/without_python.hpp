// Other Python threads run while the core works, and a thread that still works when the program ends is left alone.
//
// From then on Python ends every thread that asks it for its lock, in the middle of whatever C++ the thread is in, and
// with it the whole process. So a thread that is late does not ask any more: it works or waits until the process ends.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <chrono>
#include <thread>

namespace vorhand::bindings {

namespace nb = nanobind;

// The thread that ends the program, once it does.
inline std::atomic<std::thread::id> ending_thread{};

// Whether this thread must not ask Python for its lock any more.
inline bool is_late() {
    const std::thread::id ending = ending_thread;
    return ending != std::thread::id{} && ending != std::this_thread::get_id();
}

class WithoutPython {
public:
    WithoutPython() : state_(PyEval_SaveThread()) {}
    WithoutPython(const WithoutPython&) = delete;
    WithoutPython& operator=(const WithoutPython&) = delete;
    ~WithoutPython() {
        while (is_late()) std::this_thread::sleep_for(std::chrono::hours(1));
        PyEval_RestoreThread(state_);
    }

private:
    PyThreadState* state_;
};

// Called once by the module.
inline void notice_the_end() {
    nb::module_::import_("atexit").attr("register")(nb::cpp_function([] { ending_thread = std::this_thread::get_id(); }));
}

}  // namespace vorhand::bindings
