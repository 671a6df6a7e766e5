// The search: can the side take at least so many of the remaining tricks?
//
// Cards are in the strength view throughout, so that a higher bit of a lane always beats a lower one. What is counted
// is always the tricks of the side; who wants many of them (`wants`) are its seats in a contract to win, and the others
// in a contract to lose.
//
// Every result comes with a proof: those ranks of each suit that it rests on. In any position with hands as long in
// each suit and the same holders of those ranks the result is the same, by play of a corresponding card to every card:
// the holders of the other ranks do not matter, because
//   - a trick is won by a card that beats the others either because all cards from it upwards are known (Proof::above),
//     or because all cards up to the highest that it beats are known (Proof::below);
//   - cards of one hand with only dead ranks between them are played as one, the highest for all of them. Where an
//     opponent of the result plays such a card, the proof reaches to the last of them, since he may hold any part of
//     them elsewhere.
#pragma once

#include <array>
#include <bit>
#include <chrono>
#include <cstdint>

#include "lanes.hpp"
#include "table.hpp"
#include "vorhand/bismarck/solve/solver.hpp"

namespace vorhand::bismarck::solve {

// In each suit the ranks from the lowest card of `above` upwards, and from the highest card of `below` downwards.
struct Proof {
    Cards above = 0;
    Cards below = 0;

    constexpr void add(const Proof& other) {
        above |= other.above;
        below |= other.below;
    }
};

// Hands over a proof that is complete; true, as what it proves.
constexpr bool take(const Proof& found, Proof& proof) {
    proof = found;
    return true;
}

// What stops a search, and the count of its nodes.
class Clock {
public:
    void start(const Limits& limits) {
        limits_ = limits;
        nodes_ = 0;
        stopped_ = false;
        begun_ = std::chrono::steady_clock::now();
    }

    // Counts a node; false from the moment on when a limit is reached.
    bool tick(const auto& tell) {
        ++nodes_;
        if (limits_.nodes && nodes_ > limits_.nodes) stopped_ = true;
        if (nodes_ % kNodesBetweenLooks == 0) {
            if (limits_.seconds > 0) {
                const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begun_;
                if (passed.count() > limits_.seconds) stopped_ = true;
            }
            if (!tell()) stopped_ = true;
        }
        return !stopped_;
    }

    bool stopped() const { return stopped_; }
    std::uint64_t nodes() const { return nodes_; }

private:
    static constexpr std::uint64_t kNodesBetweenLooks = 1 << 12;

    Limits limits_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
    std::chrono::steady_clock::time_point begun_;
};

// What does not change during a search.
struct Mode {
    int seats = 0;
    unsigned side = 0;   // whose tricks are counted
    unsigned wants = 0;  // who wants many of them; the other seats want few
    int trump = -1;      // a suit, or -1
    Cards trumps = 0;    // the lane of the trump suit, 0 without one
    bool must_trump = false;
    bool lose = false;
    std::array<bool, kSuits> must_beat{};  // by the suit led (BIS-4.4)

    friend bool operator==(const Mode&, const Mode&) = default;
};

Mode mode_of(const Question& question);

// The cards, as they lie at the start of a trick. `hands` follow every card, the rest is brought up to date trick by
// trick.
struct Layout {
    std::array<Cards, kMaxSeats> hands{};
    Cards in_play = 0;
    Owners owners{};
    std::uint64_t shape = 0;  // cards of each suit in each hand, 4 bits each, at 4 * (4 * seat + suit)

    int length(int seat, int suit) const { return static_cast<int>(shape >> (4 * (kSuits * seat + suit)) & 15); }

    // How many cards of a suit all hands hold.
    int length_of_all(int suit) const { return count_lane(in_play >> (kLaneBits * suit) & kLane); }

    // Takes a card out of `in_play` and `owners`.
    void remove(Cards card) {
        const auto index = static_cast<unsigned>(std::countr_zero(card));
        const unsigned suit = index / kLaneBits;
        const auto lane = static_cast<std::uint32_t>(in_play >> (kLaneBits * suit) & kLane);
        const std::uint32_t above = (1U << (2 * count_lane(lane >> index % kLaneBits >> 1))) - 1;
        owners[suit] = (owners[suit] & above) | (owners[suit] >> 2 & ~above);
        in_play ^= card;
    }
};

// How many of a suit's highest cards, after the first `skipped`, are the seat's, which has `length` of the suit.
constexpr int run_of(const Layout& layout, int seat, int suit, int length, int skipped = 0) {
    std::uint32_t owners = layout.owners[suit] >> (2 * skipped);
    int run = 0;
    for (; run < length && (owners & 3) == static_cast<std::uint32_t>(seat); owners >>= 2) ++run;
    return run;
}

// The seat so many places after the leader.
constexpr int seat_at(int leader, int place, int seats) {
    const int seat = leader + place;
    return seat < seats ? seat : seat - seats;
}

struct TrickOnTable {
    std::array<Cards, kMaxSeats> cards{};  // in play order, each a single bit
    int leader = 0;
    int left = 0;  // tricks not complete, this one included
    int suit = 0;  // the suit led
};

// Cards that may be played, suit by suit, and in a suit from above.
struct Moves {
    std::array<Cards, kLaneBits> cards;
    std::array<int, kLaneBits> scores;
    int size = 0;

    Moves() = default;
    explicit Moves(Cards set) {
        // With the suits the other way round one loop does for all.
        set = std::rotl(set, 32);
        set = (set & 0x0000'FFFF'0000'FFFF) << kLaneBits | (set >> kLaneBits & 0x0000'FFFF'0000'FFFF);
        for (; set; set ^= std::bit_floor(set)) {
            const int highest = 63 - std::countl_zero(set);
            cards[size++] = Cards{1} << (highest ^ ((kSuits - 1) * kLaneBits));
        }
    }
};

// Sure results at the start of a trick (cutoffs.cpp). True if they decide; then `result` and `proof` are set.
bool decided(const Mode& mode, const Layout& layout, int leader, int left, int target, bool& result, Proof& proof);

// The same for contracts to lose (avoid.cpp).
bool decided_to_lose(const Mode& mode, const Layout& layout, int leader, int left, int target, bool& result,
                     Proof& proof);

// How promising the moves are for the seat to act, the higher the better (ordering.cpp).
void rate(const Mode& mode, const Layout& layout, const TrickOnTable& trick, int place, Cards best, int best_place,
          Moves& moves);

// The same for contracts to lose (ordering_to_lose.cpp).
void rate_to_lose(const Mode& mode, const Layout& layout, const TrickOnTable& trick, int place, Cards best,
                  int best_place, Moves& moves);

class Search {
public:
    explicit Search(std::size_t table_bytes) : table_(table_bytes) { forget(); }

    // Takes up a position; keeps what is known if it is played by the same rules for the same side.
    void take(const Question& question);

    void forget();

    Clock& clock() { return clock_; }
    void tell(const std::function<bool()>* progress) { progress_ = progress; }

    int tricks_left() const { return root_.left; }
    bool empty() const { return root_.left == 0; }

    // Of the position taken up. When the clock has stopped, the answer means nothing.
    bool at_least(int target);

    // The seat's legal cards, highest of its kind, and whether the side takes so many if it is played.
    Moves root_moves();
    bool at_least_after(Cards move, int target);
    Cards root_hand() const { return layout_.hands[root_seat()]; }
    Cards in_play() const { return layout_.in_play; }

private:
    int root_seat() const { return seat_at(root_.leader, place_, mode_.seats); }
    bool beats(Cards card, Cards best) const;
    template <int Seats>
    bool trick_start(int leader, int left, int target, Proof& proof);
    template <int Seats>
    bool last_trick(int leader, int target, Proof& proof);
    template <int Seats>
    bool play(TrickOnTable& trick, int place, Cards best, int best_place, int target, Proof& proof);
    template <int Seats>
    bool play_card(TrickOnTable& trick, int place, Cards card, Cards best, int best_place, int target, Proof& proof);
    template <int Seats>
    bool finish(const TrickOnTable& trick, Cards best, int best_place, int target, Proof& proof);
    template <int Seats>
    bool after_trick(const TrickOnTable& trick, int winner, int target, Proof& proof);
    template <int Seats>
    void prove_winner(const TrickOnTable& trick, Cards best, int winner, bool result, Proof& proof) const;
    Cards legal(const TrickOnTable& trick, int seat, int place, Cards best) const;
    Cards kinds(Cards legal, Cards hand) const;
    Cards highest_of_kind(Cards card, Cards hand) const;
    // All hands are equally long, so that the clubs of seat 0 follow from the rest.
    std::uint64_t key_of(int leader) const {
        return (layout_.shape & ~std::uint64_t{15}) | static_cast<unsigned>(leader);
    }
    Proof proof_of(const Depths& depths) const;
    void store(std::uint64_t key, int left, int target, bool result, Cards lead, const Proof& proof);
    std::uint8_t written(Cards card) const;
    Cards read(std::uint8_t lead, Cards hand) const;

    void praise(int seat, Cards card, int left);

    // What decided in a position that looked alike, for the seat and its place in the trick.
    std::uint64_t memory_key(const TrickOnTable& trick, int seat, int place, Cards best) const;

    // Puts a question about the tricks of the side as one about those that are counted.
    bool asked(int target, const auto& search);

    Mode mode_;
    // In contracts to win the tricks of seat 0's side are counted whichever was asked about, so that what is known of a
    // deal serves questions about both.
    bool of_others_ = false;
    std::array<Cards, kMaxSeats> deal_{};  // the hands of the deal that is known best
    Layout layout_;
    TrickOnTable root_;
    int place_ = 0;  // of the seat to act
    Cards root_best_ = 0;
    int root_best_place_ = 0;
    Table table_;
    // The card that decided under a key. Few keys may share a place: one that stands for another costs far more than it
    // saves, so that most of the key is checked.
    struct Remembered {
        std::uint16_t check;
        std::uint8_t epoch;  // another than the memory's: nothing
        std::uint8_t card;
    };
    static constexpr int kMemoryBits = 17;
    std::array<Remembered, 1 << kMemoryBits> memory_{};
    std::uint8_t memory_epoch_ = 0;
    // How often a card led has decided, by seat, the more so the more tricks were left.
    std::array<std::array<int, kSuits * kLaneBits>, kMaxSeats> history_{};
    Clock clock_;
    const std::function<bool()>* progress_ = nullptr;
};

}  // namespace vorhand::bismarck::solve
