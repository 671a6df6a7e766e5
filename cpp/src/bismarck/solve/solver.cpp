#include "vorhand/bismarck/solve/solver.hpp"

#include <optional>
#include <stdexcept>
#include <string>

#include "search.hpp"

namespace vorhand::bismarck::solve {

Question checked_question(const Position& position, std::int64_t side) {
    if (side <= 0 || side >= (std::int64_t{1} << position.seats) - 1) {
        throw std::invalid_argument("a side is some of the seats, but not all: as bits 1 to " +
                                    std::to_string((1 << position.seats) - 2) + ", not " + std::to_string(side));
    }
    return {position, static_cast<std::uint8_t>(side)};
}

class Solver::Implementation {
public:
    explicit Implementation(std::size_t table_bytes) : search_(table_bytes) {}

    Answer solve(const Question& question, const Limits& limits, const Progress& progress) {
        search_.take(question);
        Answer answer{{0, static_cast<std::uint8_t>(search_.tricks_left())}, 0};
        const std::function<bool()> told = [&] { return tell(progress, answer); };
        begin(limits, progress ? &told : nullptr);
        narrow(answer.tricks, guess_for(question), [this](int target) { return search_.at_least(target); });
        if (answer.tricks.exact()) {
            last_ = question;
            last_tricks_ = answer.tricks.lower;
        }
        answer.nodes = search_.clock().nodes();
        return answer;
    }

    Scores scores(const Question& question, const Limits& limits, const Progress& progress) {
        search_.take(question);
        Scores scores;
        if (search_.empty()) return scores;
        Answer best{{0, static_cast<std::uint8_t>(search_.tricks_left())}, 0};
        const std::function<bool()> told = [&] { return tell(progress, best); };
        begin(limits, progress ? &told : nullptr);
        int guess = first_guess(question);
        const Moves moves = search_.root_moves();
        std::array<Bounds, kLaneBits> bounds{};
        for (int n = 0; n < moves.size; ++n) {
            bounds[n] = {0, static_cast<std::uint8_t>(search_.tricks_left())};
            narrow(bounds[n], guess, [&](int target) { return search_.at_least_after(moves.cards[n], target); });
            if (bounds[n].exact()) guess = bounds[n].lower;
        }
        scores.nodes = search_.clock().nodes();
        spread(question, moves, bounds, scores);
        return scores;
    }

    void forget() { search_.forget(); }

private:
    void begin(const Limits& limits, const std::function<bool()>* told) {
        search_.tell(told);
        search_.clock().start(limits);
    }

    bool tell(const Progress& progress, Answer& answer) {
        answer.nodes = search_.clock().nodes();
        return progress(answer);
    }

    // What was found for the same hands under the same trump, whoever led: the four leaders of a deal differ little.
    int guess_for(const Question& question) const {
        const Position& position = question.position;
        if (last_ && last_->position.hands == position.hands && last_->position.rules.trump == position.rules.trump) {
            if (last_->side == question.side) return last_tricks_;
            const int everybody = (1 << position.seats) - 1;
            if ((last_->side ^ question.side) == everybody) return search_.tricks_left() - last_tricks_;
        }
        return first_guess(question);
    }

    static int first_guess(const Question& question) {
        const int seats = question.position.seats;
        const int own = std::popcount(question.side);
        const int left = count(question.position.hands[question.position.to_act()]);
        return (left * own + seats / 2) / seats;
    }

    // Zero windows from a guess on: upwards while they hold, downwards while they fail.
    template <typename AtLeast>
    void narrow(Bounds& bounds, int guess, const AtLeast& at_least) {
        int target = guess;
        while (!bounds.exact()) {
            if (target <= bounds.lower) target = bounds.lower + 1;
            if (target > bounds.upper) target = bounds.upper;
            const bool result = at_least(target);
            if (search_.clock().stopped()) return;
            if (result) {
                bounds.lower = static_cast<std::uint8_t>(target);
                ++target;
            } else {
                bounds.upper = static_cast<std::uint8_t>(target - 1);
                --target;
            }
        }
    }

    // From the cards that stand for others to all legal ones, in the order of their numbers.
    void spread(const Question& question, const Moves& moves, const std::array<Bounds, kLaneBits>& bounds,
                Scores& scores) const {
        const Position& position = question.position;
        for (Cards rest = position.legal(); rest; rest = without_lowest(rest)) {
            const Card card = lowest(rest);
            const Cards view = by_strength(bit(card), position.rules.ace);
            int stands = -1;
            for (int n = 0; n < moves.size; ++n) {
                const bool same_suit = suit_of_bit(moves.cards[n]) == suit_of_bit(view);
                if (same_suit && moves.cards[n] >= view && (stands < 0 || moves.cards[n] < moves.cards[stands])) {
                    stands = n;
                }
            }
            scores.cards[scores.size++] = {card, bounds[stands]};
        }
    }

    Search search_;
    std::optional<Question> last_;  // the last that was answered
    int last_tricks_ = 0;
};

Solver::Solver(std::size_t table_bytes) : implementation_(std::make_unique<Implementation>(table_bytes)) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

Answer Solver::solve(const Question& question, const Limits& limits, const Progress& progress) {
    return implementation_->solve(question, limits, progress);
}

Scores Solver::scores(const Question& question, const Limits& limits, const Progress& progress) {
    return implementation_->scores(question, limits, progress);
}

void Solver::forget() { implementation_->forget(); }

}  // namespace vorhand::bismarck::solve
