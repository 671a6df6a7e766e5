#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "bismarck/referee.hpp"
#include "bismarck_brute_force.hpp"
#include "checks.hpp"

namespace vorhand::tests {
namespace {

using namespace bismarck::solve;

#ifdef VORHAND_SMALL_TREES
constexpr int kSmall = 60;
constexpr int kLarge = 4;
#else
constexpr int kSmall = 600;
constexpr int kLarge = 40;
#endif

// The same solver for all positions, beside somebody else's reading of the rules.
std::string compare_with_referee(int positions, std::uint64_t seed) {
    Random random(seed);
    Solver solver(1 << 20);
    for (int n = 0; n < positions; ++n) {
        const Position position = small_position(random, {});
        const Question question{position, static_cast<std::uint8_t>(1 + random.below((1U << position.seats) - 2))};
        const Bounds tricks = solver.solve(question).tricks;
        const int expected = referee_side(position, question.side);
        if (!tricks.exact() || tricks.lower != expected) {
            return text_of(question) + ": " + std::to_string(tricks.lower) + ", not " + std::to_string(expected);
        }
    }
    return "";
}

// Contracts to lose of one hand against two, more tricks than brute force has time for elsewhere. Positions in which a
// proof that leaves out a rank gives a wrong answer are rare: one in 5,000.
std::string compare_pass_with_brute_force(int positions, std::uint64_t seed) {
    Random random(seed);
    Solver solver(1 << 20);
    for (int n = 0; n < positions; ++n) {
        Question question;
        question.position.seats = 3;
        question.position.rules.aim = Aim::lose;
        question.position.leader = static_cast<std::uint8_t>(random.below(3));
        question.side = static_cast<std::uint8_t>(1U << random.below(3));
        deal_close_ranks(question.position, 5, 2 + random.below(3), random);
        const Bounds tricks = solver.solve(question).tricks;
        const int expected = tricks_by_brute_force(question.position, question.side);
        if (!tricks.exact() || tricks.lower != expected) {
            return text_of(question) + ": " + std::to_string(tricks.lower) + ", not " + std::to_string(expected);
        }
    }
    return "";
}

// A hand plays one of two adjacent cards: what is proved of the rank of the one that it keeps was not proved of the other.
std::string check_kept_of_two() {
    constexpr std::array<std::array<std::string_view, 3>, 3> kDeals{{
        {"2C 6C 8C 3H 4H", "5C 2D 3D 6D 2H", "3C 4C 7C 4D 5D"},
        {"5D 6D 7D 2H 5H", "4C 5C 3D 3H 4H", "2C 3C 6C 2D 4D"},
        {"4D 5D 3H 5H 7H", "2C 3C 5C 2H 4H", "4C 6C 2D 3D 6H"},
    }};
    for (const auto& hands : kDeals) {
        Question question;
        question.position.seats = 3;
        question.position.rules.aim = Aim::lose;
        for (std::size_t seat = 0; seat < hands.size(); ++seat) question.position.hands[seat] = parse_cards(hands[seat]);
        const Bounds tricks = Solver(1 << 20).solve(question).tricks;
        if (tricks != Bounds{3, 3}) return text_of(question) + ": " + std::to_string(tricks.upper) + ", not 3";
    }
    return "";
}

Question deal(Random& random, std::uint32_t seats, std::uint32_t tricks) {
    Question question = random_question(random);  // for the mode
    Position& position = question.position;
    std::vector<Card> pack;
    for (Cards rest = kAllCards; rest; rest = without_lowest(rest)) pack.push_back(lowest(rest));
    position.hands = {};
    position.trick = {};
    position.seats = static_cast<std::uint8_t>(seats);
    position.leader = static_cast<std::uint8_t>(random.below(seats));
    question.side = static_cast<std::uint8_t>(1 + random.below((1U << seats) - 2));
    for (std::uint32_t n = 0; n < seats * tricks; ++n) {
        std::swap(pack[n], pack[n + random.below(static_cast<std::uint32_t>(pack.size()) - n)]);
        position.hands[n % seats] |= bit(pack[n]);
    }
    return question;
}

Question with_suits(const Question& question, const std::array<int, kSuits>& order) {
    Question other = question;
    for (int seat = 0; seat < other.position.seats; ++seat) {
        Cards moved = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            moved |= (question.position.hands[seat] >> (kLaneBits * suit) & kLane) << (kLaneBits * order[suit]);
        }
        other.position.hands[seat] = moved;
    }
    if (question.position.rules.trump) {
        other.position.rules.trump = static_cast<Suit>(order[static_cast<int>(*question.position.rules.trump)]);
    }
    return other;
}

Question rotated(const Question& question, int by) {
    Question other = question;
    const int seats = question.position.seats;
    other.side = 0;
    for (int seat = 0; seat < seats; ++seat) {
        const int to = (seat + by) % seats;
        other.position.hands[to] = question.position.hands[seat];
        other.side = static_cast<std::uint8_t>(other.side | (question.side >> seat & 1) << to);
    }
    other.position.leader = static_cast<std::uint8_t>((question.position.leader + by) % seats);
    return other;
}

std::string check_symmetries() {
    Random random(4);
    Solver solver(1 << 22);
    for (int n = 0; n < kLarge; ++n) {
        const Question question = deal(random, 2 + random.below(3), 6 + random.below(2));
        const Bounds tricks = solver.solve(question).tricks;
        if (!tricks.exact()) return text_of(question) + ": no exact answer";
        std::array<int, kSuits> order{0, 1, 2, 3};
        for (std::uint32_t last = kSuits; last > 1; --last) std::swap(order[last - 1], order[random.below(last)]);
        if (solver.solve(with_suits(question, order)).tricks != tricks) return text_of(question) + ": other suits";
        const auto by = static_cast<int>(random.below(question.position.seats));
        if (solver.solve(rotated(question, by)).tricks != tricks) return text_of(question) + ": other seats";
        // The others of a contract to win take what the side does not.
        Question others = question;
        others.side = static_cast<std::uint8_t>((1U << question.position.seats) - 1 - question.side);
        const int left = count(question.position.hands[0]);
        if (solver.solve(others).tricks.lower != left - tricks.lower) return text_of(question) + ": the other side";
    }
    return "";
}

// A table too small for the search, and one that has seen other deals, give the same answers.
std::string check_tables() {
    Random random(5);
    Solver used;
    for (int n = 0; n < kLarge; ++n) {
        Question question = deal(random, 3, 7);
        question.position.rules = {};
        if (n % 2) question.position.rules.trump = Suit::hearts;
        if (n % 4 > 1) question.position.rules.aim = Aim::lose;
        question.side = 1;
        Solver tiny(1);
        const Bounds tricks = used.solve(question).tricks;
        if (!tricks.exact() || Solver().solve(question).tricks != tricks) return text_of(question) + ": a used table";
        if (tiny.solve(question).tricks != tricks) return text_of(question) + ": a tiny table";
    }
    return "";
}

// What is known of one long deal would only stand in the way of another.
std::string check_long_deals() {
    Random random(12);
    Solver used(1 << 22);
    for (int n = 0; n < 3; ++n) {
        Question question = deal(random, 3, 13);
        question.position.rules = {};
        question.side = 1;
        const Answer answer = used.solve(question);
        const Answer fresh = Solver(1 << 22).solve(question);
        if (answer.nodes != fresh.nodes || answer.tricks != fresh.tricks) return text_of(question) + ": other nodes";
        if (used.solve(question).nodes >= answer.nodes / 2) return text_of(question) + ": the same deal, and not known";
    }
    return "";
}

std::string check_batches() {
    Random random(6);
    std::vector<Question> questions;
    for (int n = 0; n < kLarge; ++n) questions.push_back(deal(random, 3, 6));
    const Limits limits{.nodes = 400};
    const auto one = solve_all(questions, 1, limits);
    const auto three = solve_all(questions, 3, limits);
    const auto scored = scores_all(questions, 2);
    int unknown = 0;
    for (std::size_t n = 0; n < questions.size(); ++n) {
        if (one[n].tricks != three[n].tricks || one[n].nodes != three[n].nodes) return text_of(questions[n]);
        const Bounds tricks = Solver(1 << 20).solve(questions[n]).tricks;
        if (one[n].tricks.lower > tricks.lower || one[n].tricks.upper < tricks.upper) {
            return text_of(questions[n]) + ": bounds that do not hold";
        }
        unknown += !one[n].tricks.exact();
        const bool of_side = questions[n].side >> questions[n].position.to_act() & 1;
        const bool most = of_side == (questions[n].position.rules.aim == Aim::win);
        int best = most ? 0 : kLaneBits;
        for (const ScoredCard& card : scored[n].all()) {
            best = most ? std::max<int>(best, card.tricks.lower) : std::min<int>(best, card.tricks.lower);
        }
        if (best != tricks.lower) return text_of(questions[n]) + ": the best card is worth another number";
    }
    if (unknown == 0) return "the limit of nodes was never met";
    return solve_all({}, 2).empty() ? "" : "answers to nothing";
}

std::string check_giving_up() {
    Random random(7);
    Question question = deal(random, 3, 14);
    question.position.rules = {};
    question.position.rules.aim = Aim::lose;
    int told = 0;
    const Answer answer = Solver(1 << 20).solve(question, {}, [&](const Answer& so_far) {
        ++told;
        return so_far.nodes < 10'000;
    });
    if (answer.tricks.exact()) return "an answer after all";
    if (answer.nodes < 10'000 || answer.nodes > 20'000) return std::to_string(answer.nodes) + " nodes";
    const Scores scores = Solver(1 << 20).scores(question, {.nodes = 1000});
    if (scores.size != 14 || scores.cards[0].tricks.exact()) return "scores after all";
    std::vector<Question> two(2, question);
    const auto answers = solve_all(two, 1, {}, [](std::size_t) { return false; });
    return told >= 2 && !answers[1].tricks.exact() ? "" : "not told, or not given up";
}

}  // namespace

void test_bismarck_solve(Checks& checks) {
    checks.check("tricks and every card's as by brute force", [] { return compare_with_brute_force(kSmall, 3); });
    checks.check("every card of longer hands as by a plain search", [] { return compare_with_plain_search(kSmall, 5); });
    checks.check("tricks as by the referee", [] { return compare_with_referee(kSmall / 2, 8); });
    checks.check("what is proved of the card kept of two", check_kept_of_two);
    checks.check("Pass as by brute force", [] { return compare_pass_with_brute_force(kSmall / 10, 6); });
    checks.check("suits and seats may change their names", check_symmetries);
    checks.check("tables", check_tables);
    checks.check("long deals", check_long_deals);
    checks.check("batches", check_batches);
    checks.check("giving up", check_giving_up);
    const Position position = checked_position(std::array<Cards, 2>{parse_cards("AS"), parse_cards("KS")}, {}, 0, {});
    checks.refuses<std::invalid_argument>("nobody as a side", "not 0", [&] { checked_question(position, 0); });
    checks.refuses<std::invalid_argument>("everybody as a side", "1 to 2, not 3",
                                          [&] { checked_question(position, 3); });
    const Position empty = checked_position(std::array<Cards, 2>{}, {}, 0, {});
    checks.equal("no cards, no tricks", Bounds{}, Solver(1).solve({empty, 1}).tricks);
}

void test_bismarck_solve_often(Checks& checks) {
    checks.check("tricks as by the referee, often", [] { return compare_with_referee(20'000, 9); });
    checks.check("Pass as by brute force, often", [] { return compare_pass_with_brute_force(20'000, 7); });
}

}  // namespace vorhand::tests
