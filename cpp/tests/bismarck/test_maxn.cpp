// max^n beside the referee, and what a limit does.
#include "vorhand/bismarck/maxn.hpp"

#include <string>

#include "../checks.hpp"
#include "referee.hpp"

namespace vorhand::tests {
namespace {

using bismarck::kTrick;
using bismarck::MaxN;
using bismarck::MaxNAnswer;
using bismarck::MaxNEnd;
using bismarck::Shares;

bool same(const FractionBySeat& fractions, const Shares& shares) {
    for (std::size_t seat = 0; seat < fractions.size(); ++seat) {
        const auto& [numerator, denominator] = fractions[seat];
        if (kTrick % denominator != 0 || shares[seat] != numerator * (kTrick / denominator)) return false;
    }
    return true;
}

std::string compared(const Position& position, const MaxNAnswer& answer) {
    const RefereedIndividuals expected = referee_individuals(position);
    if (answer.end != MaxNEnd::solved) return "not solved: " + described(position);
    if (answer.size != expected.cards.size()) return "other cards: " + described(position);
    if (!same(expected.tricks, answer.shares)) return "another value: " + described(position);
    for (std::size_t n = 0; n < expected.cards.size(); ++n) {
        if (answer.cards[n] != expected.cards[n].card) return "other cards: " + described(position);
        if (!same(expected.cards[n].tricks, answer.shares_of[n])) {
            return "another value of " + format_card(answer.cards[n]) + ": " + described(position);
        }
    }
    return "";
}

// One solver for all, so that what its table kept from other positions and rules is tried as well.
std::string beside_the_referee(int positions, std::uint64_t seed, const SmallPositions& sizes) {
    Random random(seed);
    MaxN solver;
    for (int n = 0; n < positions; ++n) {
        const Position position = small_position(random, sizes);
        const std::string wrong = compared(position, solver.solve(position));
        if (!wrong.empty()) return wrong;
    }
    return "";
}

// Three hands of one suit each: everything may be played at any time.
Position three_suits() {
    Position position;
    position.seats = 3;
    position.hands = {parse_cards("2C 4C 6C 8C"), parse_cards("2D 4D 6D 8D"), parse_cards("2H 4H 6H 8H")};
    return position;
}

bool nothing_known(const MaxNAnswer& answer) {
    return answer.size == 0 && answer.shares == Shares{} && answer.shares_of[0] == Shares{};
}

void test_limits(Checks& checks) {
    MaxN solver;
    const MaxNAnswer whole = solver.solve(three_suits());
    checks.equal("whoever leads a suit of his own takes all", Shares{4 * kTrick, 0, 0}, whole.shares);
    checks.equal("an answer needs its nodes", MaxNEnd::solved,
                 solver.solve(three_suits(), {.nodes = whole.nodes}).end);
    const MaxNAnswer short_of_nodes = solver.solve(three_suits(), {.nodes = whole.nodes - 1});
    checks.equal("and not one less, whatever was asked before", MaxNEnd::out_of_nodes, short_of_nodes.end);
    checks.equal("then nothing is known", true, nothing_known(short_of_nodes));
    const MaxNAnswer late = MaxN().solve(three_suits(), {.until = std::chrono::steady_clock::now()});
    checks.equal("a time that has passed", MaxNEnd::out_of_time, late.end);
    checks.equal("a table of a line is enough", whole.shares, MaxN(1).solve(three_suits()).shares);
}

}  // namespace

void test_maxn(Checks& checks) {
#ifdef VORHAND_SMALL_TREES
    constexpr int kPositions = 60;
#else
    constexpr int kPositions = 400;
#endif
    checks.check("max^n is what the referee says", [] { return beside_the_referee(kPositions, 7, {}); });
    test_limits(checks);
}

void test_maxn_often(Checks& checks) {
    checks.check("max^n is what the referee says, 20,000 times",
                 [] { return beside_the_referee(20'000, 1944, {.cards_of_four = 4}); });
}

}  // namespace vorhand::tests
