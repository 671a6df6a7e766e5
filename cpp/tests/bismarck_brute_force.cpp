#include "bismarck_brute_force.hpp"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>
#include <vector>

namespace vorhand::tests {

using namespace bismarck::solve;

void deal_close_ranks(Position& position, std::uint32_t tricks, std::uint32_t suits, Random& random) {
    std::array<std::uint8_t, kSuits> highest{};
    std::vector<Card> pack;
    while (pack.size() < position.seats * tricks) {
        const std::uint32_t suit = random.below(suits);
        if (highest[suit] < 13) pack.push_back(Card{static_cast<std::uint8_t>(kLaneBits * suit + ++highest[suit])});
    }
    position.hands = {};
    for (std::uint32_t n = 0; n < pack.size(); ++n) {
        std::swap(pack[n], pack[n + random.below(static_cast<std::uint32_t>(pack.size()) - n)]);
        position.hands[n % position.seats] |= bit(pack[n]);
    }
}

Question random_question(Random& random) {
    constexpr std::array<std::uint32_t, 5> kLongest{0, 0, 6, 4, 3};  // tricks, by seats: beyond it, trying all takes long
    Question question;
    Position& position = question.position;
    const std::uint32_t seats = 2 + random.below(3);
    const std::uint32_t tricks = 1 + random.below(kLongest[seats]);
    const std::uint32_t suits = std::max(1 + random.below(kSuits), (seats * tricks + 12) / 13);
    std::vector<Card> pack;
    for (Cards rest = kAllCards; rest; rest = without_lowest(rest)) {
        if (static_cast<std::uint32_t>(suit_of(lowest(rest))) < suits) pack.push_back(lowest(rest));
    }
    for (std::uint32_t n = 0; n < seats * tricks; ++n) {
        std::swap(pack[n], pack[n + random.below(static_cast<std::uint32_t>(pack.size()) - n)]);
        position.hands[n % seats] |= bit(pack[n]);
    }
    position.seats = static_cast<std::uint8_t>(seats);
    position.leader = static_cast<std::uint8_t>(random.below(seats));
    if (random.below(3)) position.rules.trump = static_cast<Suit>(random.below(suits));
    position.rules.ace = static_cast<Ace>(random.below(2));
    position.rules.when_void = static_cast<Void>(random.below(2));
    position.rules.beat = static_cast<Beat>(random.below(4));
    position.rules.aim = static_cast<Aim>(random.below(2));
    question.side = static_cast<std::uint8_t>(1 + random.below((1U << seats) - 2));
    for (std::uint32_t played = random.below(2) ? random.below(seats * tricks) : 0; played > 0; --played) {
        Cards legal = position.legal();
        for (auto skipped = random.below(static_cast<std::uint32_t>(count(legal))); skipped > 0; --skipped) {
            legal = without_lowest(legal);
        }
        position.play(lowest(legal));
    }
    return question;
}

int tricks_by_brute_force(const Position& position, unsigned side) {
    const Cards legal = position.legal();
    if (!legal) return 0;
    const bool of_side = side >> position.to_act() & 1;
    const bool most = of_side == (position.rules.aim == Aim::win);
    int best = most ? 0 : kLaneBits;
    for (Cards rest = legal; rest; rest = without_lowest(rest)) {
        Position next = position;
        next.play(lowest(rest));
        const int taken = next.trick.empty() ? static_cast<int>(side >> next.leader & 1) : 0;
        const int tricks = taken + tricks_by_brute_force(next, side);
        best = most ? std::max(best, tricks) : std::min(best, tricks);
    }
    return best;
}

namespace {

// Seats by bits who want the side to take many tricks.
unsigned wanting_many(const Position& position, unsigned side) {
    return position.rules.aim == Aim::win ? side : ((1U << position.seats) - 1) & ~side;
}

class PlainSearch {
public:
    PlainSearch(const Position& position, unsigned side) : side_(side), many_(wanting_many(position, side)) {}

    int tricks(const Position& position) {
        int least = 0;
        while (at_least(position, least + 1)) ++least;
        return least;
    }

private:
    struct Cards4 {
        std::array<Cards, kMaxSeats> hands;
        std::uint8_t leader;
        bool operator==(const Cards4&) const = default;
    };
    struct Hash {
        std::size_t operator()(const Cards4& cards) const {
            std::uint64_t sum = cards.leader;
            for (const Cards hand : cards.hands) sum = split_mix(sum ^ hand);
            return sum;
        }
    };

    bool at_least(const Position& position, int target) {
        if (target <= 0) return true;
        if (target > count(position.hands[static_cast<std::size_t>(position.to_act())])) return false;
        if (!position.trick.empty()) return try_all(position, target);
        const Cards4 key{position.hands, position.leader};
        Bounds& known = known_.try_emplace(key, Bounds{0, kLaneBits}).first->second;
        if (known.lower >= target) return true;
        if (known.upper < target) return false;
        const bool result = try_all(position, target);
        Bounds& found = known_[key];
        if (result) found.lower = static_cast<std::uint8_t>(target);
        else found.upper = static_cast<std::uint8_t>(target - 1);
        return result;
    }

    bool try_all(const Position& position, int target) {
        const bool wanted = many_ >> position.to_act() & 1;
        for (Cards rest = position.legal(); rest; rest = without_lowest(rest)) {
            Position next = position;
            next.play(lowest(rest));
            const int taken = next.trick.empty() ? static_cast<int>(side_ >> next.leader & 1) : 0;
            if (at_least(next, target - taken) == wanted) return wanted;
        }
        return !wanted;
    }

    unsigned side_;
    unsigned many_;
    std::unordered_map<Cards4, Bounds, Hash> known_;
};

// Two to four hands of five to nine cards, of ranks that lie close together.
Question longer_question(Random& random) {
    constexpr std::array<std::uint32_t, 5> kShortest{0, 0, 7, 5, 4}, kLongest{0, 0, 9, 7, 5};
    Question question = random_question(random);
    Position& position = question.position;
    const std::uint32_t seats = position.seats;
    const std::uint32_t tricks = kShortest[seats] + random.below(kLongest[seats] - kShortest[seats] + 1);
    const std::uint32_t suits = std::max(2 + random.below(3), (seats * tricks + 12) / 13);
    position.trick = {};
    deal_close_ranks(position, tricks, suits, random);
    return question;
}

}  // namespace

std::string compare_with_plain_search(int questions, std::uint64_t seed) {
    Random random(seed);
    Solver solver(1 << 22);
    for (int n = 0; n < questions; ++n) {
        const Question question = longer_question(random);
        PlainSearch search(question.position, question.side);
        const Scores scores = solver.scores(question);
        for (const ScoredCard& one : scores.all()) {
            Position next = question.position;
            next.play(one.card);
            const int expected = search.tricks(next);
            if (one.tricks != Bounds{static_cast<std::uint8_t>(expected), static_cast<std::uint8_t>(expected)}) {
                return text_of(question) + ": after " + format_card(one.card) + " " + std::to_string(one.tricks.lower) +
                       " to " + std::to_string(one.tricks.upper) + " tricks, not " + std::to_string(expected);
            }
        }
    }
    return "";
}

std::string text_of(const Question& question) {
    const Position& position = question.position;
    std::string text;
    for (int seat = 0; seat < position.seats; ++seat) {
        if (seat) text += " / ";
        text += format_cards(position.hands[seat]);
    }
    text += ", trick";
    for (const Card card : position.trick.played()) text += " " + format_card(card);
    const TrickRules& rules = position.rules;
    return text + ", leader " + std::to_string(position.leader) + ", side " + std::to_string(question.side) + ", trump " +
           (rules.trump ? std::string(1, "CDHS"[static_cast<int>(*rules.trump)]) : "-") +
           (rules.ace == Ace::low ? ", ace low" : "") + (rules.when_void == Void::must_trump ? ", must trump" : "") +
           ", beat " + std::to_string(static_cast<int>(rules.beat)) + (rules.aim == Aim::lose ? ", lose" : "");
}

std::string compare_with_brute_force(int questions, std::uint64_t seed) {
    Random random(seed);
    Solver solver(1 << 20);
    for (int n = 0; n < questions; ++n) {
        const Question question = random_question(random);
        const int expected = tricks_by_brute_force(question.position, question.side);
        const Answer answer = solver.solve(question);
        if (!answer.tricks.exact() || answer.tricks.lower != expected) {
            return text_of(question) + ": " + std::to_string(answer.tricks.lower) + " to " +
                   std::to_string(answer.tricks.upper) + " tricks, not " + std::to_string(expected);
        }
        const Scores scores = solver.scores(question);
        Cards scored = 0;
        for (const ScoredCard& one : scores.all()) {
            scored |= bit(one.card);
            Position next = question.position;
            next.play(one.card);
            const int taken = next.trick.empty() ? static_cast<int>(question.side >> next.leader & 1) : 0;
            const int after = taken + tricks_by_brute_force(next, question.side);
            if (one.tricks != Bounds{static_cast<std::uint8_t>(after), static_cast<std::uint8_t>(after)}) {
                return text_of(question) + ": after " + format_card(one.card) + " " + std::to_string(one.tricks.lower) +
                       " to " + std::to_string(one.tricks.upper) + " tricks, not " + std::to_string(after);
            }
        }
        if (scored != question.position.legal()) return text_of(question) + ": other cards are scored than are legal";
    }
    return "";
}

}  // namespace vorhand::tests
