// What may run on several threads at once, for ThreadSanitizer: vorhand_thread_tests. Without Python, which lets other
// threads run while the core works.
#include <thread>

#include "bismarck_houses.hpp"
#include "checks.hpp"
#include "vorhand/bauernschnapsen/solve.hpp"
#include "vorhand/bismarck/game.hpp"
#include "vorhand/bismarck/maxn.hpp"
#include "vorhand/bismarck/solve/solver.hpp"
#include "vorhand/worlds.hpp"

namespace vorhand::tests {
namespace {

constexpr int kThreads = 4;

// The same work on one thread after another and on all at once.
template <typename Work>
bool the_same_at_once(const Work& work) {
    using Result = decltype(work(0));
    std::vector<Result> alone;
    std::vector<Result> at_once(kThreads);
    for (int number = 0; number < kThreads; ++number) alone.push_back(work(number));
    {
        std::vector<std::jthread> threads;
        for (int number = 0; number < kThreads; ++number) {
            threads.emplace_back([&, number] { at_once[static_cast<std::size_t>(number)] = work(number); });
        }
    }
    return alone == at_once;
}

void test_twins(Checks& checks) {
    using namespace bismarck;
    int number = 0;
    for (const Rules& rules : houses_of_every_kind()) {
        const Deal deal =
            checked_start(rules, 0, std::nullopt, {rules.listed.begin(), rules.listed.end()}, Trump::unknown);
        checks.check("threads share the rules of house " + std::to_string(number++), [&] {
            return the_same_at_once([&](int seed) {
                Random random(static_cast<std::uint64_t>(seed));
                return playouts<Game>(rules, deal, 5, 0b001, random).scores;
            })
                       ? ""
                       : "the sums of the scores differ";
        });
    }
}

void test_worlds_at_once(Checks& checks) {
    using namespace worlds;
    const Space space({0, 0, 0}, kAllCards, {{1, {{0, 16, kAllCards}, {1, 16, kAllCards}, {2, 20, kAllCards}}}});
    checks.check("threads draw from one space", [&] {
        return the_same_at_once([&](int seed) {
            std::vector<Cards> rows(3 * 100);
            space.sample(rows, static_cast<std::uint64_t>(seed));
            return rows;
        })
                   ? ""
                   : "the worlds differ";
    });
}

// Batches that share their worlds over threads, several at once on the same rules and deal.
void test_worlds_of_bauernschnapsen(Checks& checks) {
    using namespace bauernschnapsen;
    Rules rules;
    rules.contracts[0] = {.cards = CardsOf::trump, .aim = bauernschnapsen::Aim::sixty_six, .marriages = Marriages::all};
    const Hands suits{lane(Suit::clubs) & kPack, lane(Suit::diamonds) & kPack, lane(Suit::hearts) & kPack,
                      lane(Suit::spades) & kPack};
    const Deal deal = first_lead(rules, ContractId::normal, suits, 3, 0, Suit::clubs, 0);
    std::vector<Hands> worlds(200, suits);
    Random random(3);
    for (Hands& hands : worlds) {
        for (int swaps = 0; swaps < 20; ++swaps) {
            Cards& one = hands[random.below(kSeats)];
            Cards& other = hands[random.below(kSeats)];
            const Cards given = one & (~one + 1), taken = other & (~other + 1);
            one ^= given ^ taken;
            other ^= given ^ taken;
        }
    }
    checks.check("threads share the worlds of a deal of Bauernschnapsen", [&] {
        return the_same_at_once([&](int number) {
            std::vector<std::int16_t> values(worlds.size());
            solve_worlds(rules, deal, worlds, values, 1 + number % 2 * 2);
            return values;
        })
                   ? ""
                   : "the values differ";
    });
}

// Three hands of five cards each at the first lead, hearts trump in every other.
std::vector<Position> small_endings() {
    std::vector<Position> endings(40);
    Random random(5);
    for (std::size_t number = 0; number < endings.size(); ++number) {
        Position& ending = endings[number];
        ending.seats = 3;
        if (number % 2) ending.rules.trump = Suit::hearts;
        Cards rest = kAllCards;
        for (int dealt = 0; dealt < 15; ++dealt) {
            Cards above = rest;
            for (auto skip = random.below(static_cast<std::uint32_t>(count(rest))); skip; --skip) {
                above = without_lowest(above);
            }
            const Cards card = bit(lowest(above));
            ending.hands[static_cast<std::size_t>(dealt % 3)] |= card;
            rest ^= card;
        }
    }
    return endings;
}

// Batches with threads of their own.
void test_batches_of_bismarck(Checks& checks) {
    const std::vector<Position> endings = small_endings();
    std::vector<bismarck::solve::Question> questions;
    for (const Position& ending : endings) questions.push_back({ending, 1});
    const auto sides = [&](int threads) {
        std::vector<int> tricks;
        const auto go_on = [](std::size_t) { return true; };
        for (const auto& answer : bismarck::solve::solve_all(questions, threads, {}, go_on)) {
            tricks.push_back(answer.tricks.lower);
        }
        return tricks;
    };
    checks.equal("threads share the questions about a side", sides(1), sides(kThreads));
    const auto shares = [&](int threads) {
        std::vector<bismarck::Shares> all;
        for (const auto& answer : bismarck::solve_all(endings, {}, threads)) all.push_back(answer.shares);
        return all;
    };
    checks.equal("threads share the worlds of max^n", shares(1), shares(kThreads));
}

}  // namespace
}  // namespace vorhand::tests

int main() {
    vorhand::tests::Checks checks;
    vorhand::tests::test_twins(checks);
    vorhand::tests::test_worlds_at_once(checks);
    vorhand::tests::test_worlds_of_bauernschnapsen(checks);
    vorhand::tests::test_batches_of_bismarck(checks);
    checks.print_summary();
    return checks.failed() ? 1 : 0;
}
