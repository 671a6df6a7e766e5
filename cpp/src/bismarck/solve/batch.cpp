// Many questions on several threads.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "vorhand/bismarck/solve/solver.hpp"

namespace vorhand::bismarck::solve {
namespace {

constexpr std::size_t kGroup = 16;  // questions that share a table
constexpr auto kBetweenTellings = std::chrono::milliseconds(50);

template <typename Result, typename Ask>
std::vector<Result> in_groups(std::span<const Question> questions, int threads,
                              const std::function<bool(std::size_t)>& progress, std::vector<Result> results,
                              const Ask& ask) {
    const std::size_t groups = (questions.size() + kGroup - 1) / kGroup;
    const std::size_t workers = std::min<std::size_t>(static_cast<std::size_t>(std::max(threads, 1)), groups);
    std::vector<Solver> solvers(workers);
    std::atomic<std::size_t> next{0};
    std::atomic<std::size_t> answered{0};
    std::atomic<bool> cancelled{false};
    std::mutex mutex;
    std::condition_variable ended;
    std::size_t running = workers;

    const auto work = [&](Solver& solver) {
        const Progress go_on = [&](const Answer&) { return !cancelled.load(std::memory_order_relaxed); };
        for (std::size_t group = next++; group < groups && !cancelled; group = next++) {
            solver.forget();
            const std::size_t end = std::min(questions.size(), (group + 1) * kGroup);
            for (std::size_t n = group * kGroup; n < end && !cancelled; ++n) {
                results[n] = ask(solver, questions[n], go_on);
                ++answered;
            }
        }
        const std::lock_guard lock(mutex);
        --running;
        ended.notify_one();
    };
    std::vector<std::jthread> pool;
    pool.reserve(workers);
    for (Solver& solver : solvers) pool.emplace_back([&work, &solver] { work(solver); });
    std::unique_lock lock(mutex);
    while (!ended.wait_for(lock, kBetweenTellings, [&] { return running == 0; })) {
        if (!progress || cancelled) continue;
        lock.unlock();
        if (!progress(answered)) cancelled = true;
        lock.lock();
    }
    return results;
}

std::uint8_t tricks_left(const Position& position) {
    return static_cast<std::uint8_t>(count(position.hands[position.to_act()]));
}

}  // namespace

std::vector<Answer> solve_all(std::span<const Question> questions, int threads, const Limits& limits,
                              const std::function<bool(std::size_t)>& progress) {
    std::vector<Answer> unknown;
    for (const Question& question : questions) unknown.push_back({{0, tricks_left(question.position)}, 0});
    return in_groups(questions, threads, progress, std::move(unknown),
                     [&](Solver& solver, const Question& question, const Progress& go_on) {
                         return solver.solve(question, limits, go_on);
                     });
}

std::vector<Scores> scores_all(std::span<const Question> questions, int threads, const Limits& limits,
                               const std::function<bool(std::size_t)>& progress) {
    std::vector<Scores> unknown;
    for (const Question& question : questions) {
        Scores& scores = unknown.emplace_back();
        for (Cards rest = question.position.legal(); rest; rest = without_lowest(rest)) {
            scores.cards[scores.size++] = {lowest(rest), {0, tricks_left(question.position)}};
        }
    }
    return in_groups(questions, threads, progress, std::move(unknown),
                     [&](Solver& solver, const Question& question, const Progress& go_on) {
                         return solver.scores(question, limits, go_on);
                     });
}

}  // namespace vorhand::bismarck::solve
