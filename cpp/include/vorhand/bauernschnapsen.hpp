// The play of one deal of Bauernschnapsen, from the first lead to the score in game points: the native twin of play.py,
// legal.py and scoring.py in src/vorhand/games/bauernschnapsen, where the rules are explained (BAU-5 to BAU-7).
// No auction, no doubling and no match; who plays what, and how often it was doubled, is given.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include "vorhand/heading.hpp"
#include "vorhand/tricks.hpp"

namespace vorhand::bauernschnapsen {

inline constexpr int kSeats = 4;  // partners sit opposite: a side is seat % 2
inline constexpr int kSides = 2;
inline constexpr int kHandCards = 5;
inline constexpr Cards kPack = 0x3E00'3E00'3E00'3E00;  // ten, jack, queen, king, ace (BAU-1.2)
inline constexpr int kClaimPoints = 66;                // for a claim, and for a Schnapser (BAU-6.4, BAU-7.2)
inline constexpr int kLosersLimit = 33;                // from here losers with a trick cost only one (BAU-6.5)

// Columns of the contract table that touch the play.
enum class CardsOf : std::uint8_t { trump, no_trump };
enum class Leads : std::uint8_t { caller, declarer };
enum class Partner : std::uint8_t { plays, sits_out };
enum class Aim : std::uint8_t { sixty_six, no_trick, three_tricks, all_tricks, one_suit, five_trumps };
enum class Marriages : std::uint8_t { all, declarer, none };

struct Contract {
    std::uint16_t value = 1;  // game points, 1 to 99; those of a Normal game are this times one, two or three
    CardsOf cards = CardsOf::no_trump;
    Order order = Order::ace_ten;
    Leads leads = Leads::declarer;
    Partner partner = Partner::plays;
    Aim aim = Aim::all_tricks;
    Marriages marriages = Marriages::none;
};

// What a deal is worth where houses differ.
enum class ThreeTricks : std::uint8_t { always_three, at_sixty_six };
enum class Trickless : std::uint8_t { three, by_points };
enum class MarriagePoints : std::uint8_t { count, tricks_only };

struct Scoring {
    ThreeTricks three_tricks = ThreeTricks::always_three;
    Trickless trickless = Trickless::three;
    MarriagePoints losers_marriages = MarriagePoints::count;
};

// The words of rule files. They throw std::invalid_argument for any other.
CardsOf parse_cards_of(std::string_view word);
Leads parse_leads(std::string_view word);
Partner parse_partner(std::string_view word);
Aim parse_aim(std::string_view word);
Marriages parse_marriages(std::string_view word);
ThreeTricks parse_three_tricks(std::string_view word);
Trickless parse_trickless(std::string_view word);
MarriagePoints parse_marriage_points(std::string_view word);

// How a deal was decided; open until it is.
enum class Ending : std::uint8_t { open, claimed, false_claim, last_trick, made, failed };

std::string_view word_of(Ending ending);

// What a player does, as a number: a card index, 64 + suit to declare its marriage, 68 to claim.
struct Action {
    std::uint8_t number = 0;

    static constexpr std::uint8_t kDeclare = 64;
    static constexpr std::uint8_t kClaim = 68;

    static constexpr Action play(Card card) { return {card.index}; }
    static constexpr Action declare(Suit suit) {
        return {static_cast<std::uint8_t>(kDeclare + static_cast<int>(suit))};
    }
    static constexpr Action claim() { return {kClaim}; }

    friend constexpr bool operator==(Action, Action) = default;
};

// Actions in ascending order.
class Actions {
public:
    static constexpr int kMost = 5 /*cards*/ + 2 /*marriages in five cards*/ + 1 /*claim*/;

    constexpr const Action* begin() const { return actions_.data(); }
    constexpr const Action* end() const { return actions_.data() + size_; }
    constexpr int size() const { return size_; }
    constexpr Action operator[](int place) const { return actions_[static_cast<std::size_t>(place)]; }
    constexpr void add(Action action) { actions_[size_++] = action; }

private:
    std::array<Action, kMost> actions_{};
    std::uint8_t size_ = 0;
};

// Ace 11, ten 10, king 4, queen 3, jack 2 (BAU-1.2).
constexpr int card_points(Card card) {
    constexpr std::array<std::uint8_t, kLaneBits> points{0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 2, 3, 4, 11};
    return points[card.index % kLaneBits];
}

// King and queen of a suit.
constexpr Cards pair(Suit suit) { return Cards{0x1800} << (kLaneBits * static_cast<int>(suit)); }

constexpr int side_of(int seat) { return seat % kSides; }
constexpr int partner_of(int seat) { return (seat + 2) % kSeats; }

// What holds for the whole deal.
struct Rules {
    Contract contract;
    Scoring scoring;
    std::optional<Suit> trump;  // none where the contract knows none
    std::uint8_t declarer = 0;
    std::uint8_t idle = kSeats;  // the seat that sits out; kSeats if nobody does
    std::uint8_t doubled = 0;    // how often, 0 to 3
};

// A plain value. A search copies it whole for every action; apply() adds to the sums and recomputes nothing.
struct Position {
    std::array<Cards, kSeats> hands{};
    Rules rules;
    std::array<std::uint8_t, kSeats> in_tricks{};  // card points of the tricks that a seat took
    std::array<std::uint8_t, kSeats> declared{};   // points of the marriages that a seat declared
    Trick trick;
    Card best;                      // the card that is winning the trick; `taker` played it
    std::uint8_t taker = 0;
    std::uint8_t leader = 0;        // the seat that led, or leads, this trick
    std::uint8_t actor = 0;         // whom the table waits for; without meaning when the deal is over
    std::uint8_t tricks = 0;        // complete ones
    std::uint8_t sides_taken = 0;   // bit 0 and 1: whether that side has taken a trick
    std::optional<Suit> announced;  // the marriage declared on this lead, until its king or queen is led
    Ending ending = Ending::open;
    std::uint8_t winner = 0;   // the side that scores, once the deal is over
    std::uint16_t points = 0;  // its game points, doubling included; at most 99 * 3 * 8

    constexpr bool over() const { return ending != Ending::open; }

    // Card points of a side: its complete tricks and its declared marriages (BAU-6.3, BAU-6.4).
    constexpr int side_points(int side) const {
        return in_tricks[side] + in_tricks[side + 2] + declared[side] + declared[side + 2];
    }

    // Game points by side; nothing while the deal is open.
    constexpr std::array<int, kSides> scores() const {
        std::array<int, kSides> scores{};
        if (over()) scores[winner] = points;
        return scores;
    }

    // The cards that the seat to act may play (BAU-5.3 to BAU-5.6, BAU-6.1).
    constexpr Cards playable() const {
        if (over()) return 0;
        if (announced) return pair(*announced);
        const Cards hand = hands[actor];
        return trick.empty() ? hand : playable_heading(hand, trick.led(), best, rules.contract.order, rules.trump);
    }

    // Whether the seat to act may declare marriages that it holds (BAU-6.1, BAU-6.2).
    constexpr bool may_declare() const {
        if (over() || !trick.empty() || announced) return false;
        const Marriages allowed = rules.contract.marriages;
        return allowed == Marriages::all || (allowed == Marriages::declarer && actor == rules.declarer);
    }

    // Whether the seat to act may claim: on lead after a trick of its own, or right after declaring (BAU-6.4).
    constexpr bool may_claim() const {
        return !over() && trick.empty() && rules.contract.aim == Aim::sixty_six && (tricks > 0 || announced);
    }

    // Cards ascending, then marriages, then the claim; none when the deal is over.
    constexpr Actions legal() const {
        Actions actions;
        for (Cards rest = playable(); rest; rest = without_lowest(rest)) actions.add(Action::play(lowest(rest)));
        if (!trick.empty()) return actions;
        if (may_declare()) {
            for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) {
                if ((hands[actor] & pair(suit)) == pair(suit)) actions.add(Action::declare(suit));
            }
        }
        if (may_claim()) actions.add(Action::claim());
        return actions;
    }

    // Does a legal action.
    constexpr void apply(Action action) {
        if (action.number < Action::kDeclare) {
            play(Card{action.number});
        } else if (action == Action::claim()) {
            claim();
        } else {
            declare(static_cast<Suit>(action.number - Action::kDeclare));
        }
    }

private:
    // Clockwise, past a partner who sits out (BAU-5.7).
    constexpr std::uint8_t next_player(int seat) const {
        const int after = (seat + 1) % kSeats;
        return static_cast<std::uint8_t>(after == rules.idle ? (after + 1) % kSeats : after);
    }

    constexpr void play(Card card) {
        hands[actor] &= ~bit(card);
        announced.reset();
        if (trick.empty() || beats(card, best, rules.contract.order, rules.trump)) {
            best = card;
            taker = actor;
        }
        trick.add(card);
        if (trick.size < (rules.idle == kSeats ? kSeats : kSeats - 1)) {
            actor = next_player(actor);
        } else {
            take_trick();
        }
    }

    // BAU-5.2: who takes a trick leads to the next.
    constexpr void take_trick() {
        for (const Card card : trick.played()) in_tricks[taker] += static_cast<std::uint8_t>(card_points(card));
        sides_taken |= static_cast<std::uint8_t>(1 << side_of(taker));
        ++tricks;
        trick.size = 0;
        leader = actor = taker;
        decide();
    }

    // Whether the trick just taken decides the deal (BAU-6.7, BAU-7.1 to BAU-7.3).
    constexpr void decide() {
        const Aim aim = rules.contract.aim;
        const bool last = hands[taker] == 0;
        if (aim == Aim::sixty_six) {
            if (last) finish(Ending::last_trick, side_of(taker));
        } else if ((taker == rules.declarer) == (aim == Aim::no_trick)) {
            fail();
        } else if (aim != Aim::three_tricks) {
            if (last) make();
        } else if (declarer_has_sixty_six() && (tricks == 3 || wins_early())) {
            make();
        } else if (tricks == 3) {
            fail();
        }
    }

    // BAU-6.1, BAU-6.3: it counts at once.
    constexpr void declare(Suit suit) {
        declared[actor] += static_cast<std::uint8_t>(rules.trump == suit ? 40 : 20);
        announced = suit;
        const bool schnapser = rules.contract.aim == Aim::three_tricks && actor == rules.declarer;
        if (schnapser && wins_early() && declarer_has_sixty_six()) make();
    }

    // The unfinished trick counts for nobody; right or wrong, the state of the other side decides the worth (BAU-6.4 to
    // BAU-6.6).
    constexpr void claim() {
        const int side = side_of(actor);
        const bool correct = side_points(side) >= kClaimPoints;
        const int times = normal_value(1 - side);
        finish(correct ? Ending::claimed : Ending::false_claim, correct ? side : 1 - side, times);
    }

    // What a claim is worth against the loser's side: 3, 2 or 1 (BAU-6.5).
    constexpr int normal_value(int loser) const {
        const bool has_trick = sides_taken >> loser & 1;
        const bool counted = rules.scoring.losers_marriages == MarriagePoints::count;
        const int taken = counted ? side_points(loser) : in_tricks[loser] + in_tricks[loser + 2];
        if (!has_trick && (rules.scoring.trickless == Trickless::three || taken < kLosersLimit)) return 3;
        return taken < kLosersLimit ? 2 : 1;
    }

    // BAU-7.2: what the declarer took and declared himself.
    constexpr bool declarer_has_sixty_six() const {
        return in_tricks[rules.declarer] + declared[rules.declarer] >= kClaimPoints;
    }
    constexpr bool wins_early() const { return rules.scoring.three_tricks == ThreeTricks::at_sixty_six; }

    constexpr void make() { finish(Ending::made, side_of(rules.declarer)); }
    constexpr void fail() { finish(Ending::failed, 1 - side_of(rules.declarer)); }

    constexpr void finish(Ending how, int side, int times = 1) {
        ending = how;
        winner = static_cast<std::uint8_t>(side);
        points = static_cast<std::uint16_t>(rules.contract.value * times << rules.doubled);
    }

    friend Position first_lead(const Contract&, const Scoring&, std::span<const Cards>, std::int64_t, std::int64_t,
                               std::optional<Suit>, std::int64_t);
};

inline constexpr int kPositionSize = 4 * 8 /*hands*/ + (2 + 6 + 3 + 2 + 3) /*rules*/ + 4 /*in tricks*/ +
                                     4 /*declared*/ + (4 + 1) /*trick*/ + 2 /*best, taker*/ + 2 /*leader, actor*/ +
                                     2 /*tricks, sides*/ + 2 /*announced*/ + 2 /*ending, winner*/ + 2 /*points*/;
static_assert(sizeof(Position) <= kPositionSize + 8 /*padding*/);
static_assert(std::is_trivially_copyable_v<Position>);

// The position at the first lead (BAU-5.1); a contract that is shown is over at once (BAU-7.4). `trump` is the caller's
// suit, which counts only where the contract says so. Throws std::invalid_argument with a sentence unless the hands are
// the pack of 20 in fives, seats are 0 to 3, and whoever leads plays.
Position first_lead(const Contract& contract, const Scoring& scoring, std::span<const Cards> hands, std::int64_t caller,
                    std::int64_t declarer, std::optional<Suit> trump, std::int64_t doubled);

// Does an action from outside; throws std::invalid_argument with a sentence unless it is legal.
void checked_apply(Position& position, std::int64_t action);

// The number of different sequences of `depth` legal actions; a sequence that comes to the end of the deal counts once
// as it is. Depth 0 is 1, a negative one throws std::invalid_argument.
std::uint64_t perft(const Position& position, std::int64_t depth);

}  // namespace vorhand::bauernschnapsen
