// One deal of Bauernschnapsen from the pack to the score in game points: the native twin of before_play.py, auction.py,
// legal.py, play.py and scoring.py in src/vorhand/games/bauernschnapsen, where the rules are explained (BAU-2 to BAU-7).
// No match, and no memory of what does not matter any more.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include "vorhand/bauernschnapsen/actions.hpp"
#include "vorhand/bauernschnapsen/rules.hpp"
#include "vorhand/random.hpp"
#include "vorhand/tricks.hpp"

namespace vorhand::bauernschnapsen {

// What the deal waits for.
enum class Phase : std::uint8_t { deal, cut, name_trump, turn, auction, doubling, play, over };

std::string_view word_of(Phase phase);

// How a deal was decided; open until it is.
enum class Ending : std::uint8_t { open, claimed, false_claim, last_trick, made, failed };

std::string_view word_of(Ending ending);

// Ace 11, ten 10, king 4, queen 3, jack 2 (BAU-1.2).
constexpr int card_points(Card card) {
    constexpr std::array<std::uint8_t, kLaneBits> points{0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 2, 3, 4, 11};
    return points[card.index % kLaneBits];
}

// King and queen of a suit.
constexpr Cards pair(Suit suit) { return Cards{0x1800} << (kLaneBits * static_cast<int>(suit)); }

// A plain value. A search copies it whole for every action; apply() adds to the sums and recomputes nothing. The rules
// are handed to every function: one `Rules` serves all deals of a house.
struct Deal {
    std::array<Cards, kSeats> hands{};         // with the cards not looked at yet; empty until dealt
    std::array<Card, kPackCards> pack{};       // as the dealer offers it, first card first; meaningless without one
    std::uint8_t dealer = 0;
    Phase phase = Phase::deal;
    std::uint8_t actor = 0;                    // the seat to act; without meaning where chance acts or all is over
    std::uint8_t cut = 0;                      // how many cards were cut, 0 after a knock
    Suit trump = Suit::clubs;                  // the caller's, from the auction on; the contract decides if it counts
    std::uint8_t passed = 0;                   // who is out of the auction, as bits
    bool spoken = false;                       // whether anybody has called: the caller's first call is no pass
    std::uint8_t bidder = 0;                   // whose bid stands, once somebody has spoken
    ContractId contract = ContractId::normal;  // that stands in the auction, then that is played
    std::uint8_t floor = 0;                    // the rung that a bid must exceed: its own, or that of a doubled Bettler
    bool kontra = false;                       // the Normal game stands, doubled in place of a Bettler (BAU-3.9)
    std::uint8_t declarer = 0;                 // from the end of the auction on
    std::uint8_t doubled = 0;                  // how often, 0 to 3
    std::uint8_t declined = 0;                 // how many have said no at this level of doubling
    std::uint8_t idle = kSeats;                // in play, the seat that sits out; kSeats if nobody does
    std::array<std::uint8_t, kSeats> in_tricks{};  // card points of the tricks that a seat took
    std::array<std::uint8_t, kSeats> declared{};   // points of the marriages that a seat declared
    Trick trick;
    Card best;                                 // the card that is winning the trick; `taker` played it
    std::uint8_t taker = 0;
    std::uint8_t leader = 0;                   // the seat that led, or leads, this trick; before play, the caller
    std::uint8_t tricks = 0;                   // complete ones
    std::uint8_t sides_taken = 0;              // bit 0 and 1: whether that side has taken a trick
    std::optional<Suit> announced;             // the marriage declared on this lead, until its king or queen is led
    Ending ending = Ending::open;
    std::uint8_t winner = 0;                   // the side that scores, once the deal is over
    std::uint16_t points = 0;                  // its game points, doubling included; at most 99 * 3 * 8

    constexpr bool over() const { return phase == Phase::over; }
    constexpr bool waits_for_chance() const { return phase == Phase::deal || phase == Phase::turn; }
    constexpr int caller() const { return (dealer + 1) % kSeats; }  // BAU-1.3

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

    // What the seat to act may do, in canonical order; nothing where chance acts or all is over.
    Actions legal(const Rules& rules) const;

    // Does a legal action of the seat to act.
    void apply(const Rules& rules, Action action);

    // Chance: the dealer offers a pack of the twenty cards to his right neighbour (BAU-2.1).
    void deal_pack(const std::array<Card, kPackCards>& order);

    // Chance: that one of the caller's last two cards is turned up, 0 or 1 (BAU-2.4).
    void turn_card(const Rules& rules, int place);

    // The caller's fourth or fifth card in the order of the pack, place 0 or 1 (BAU-2.4).
    Card callers_last(const Rules& rules, int place) const;

    // The cards of a seat that it has looked at: before trumps are known, not those of the second round, and of the
    // caller's only three (BAU-2.2, BAU-2.3).
    Cards looked_at(const Rules& rules, int seat) const;

    // In play, the trump suit that counts in this contract.
    constexpr std::optional<Suit> trump_in_play(const Contract& row) const {
        return row.cards == CardsOf::trump ? std::optional(trump) : std::nullopt;
    }

    // In play, the cards that the seat to act may play (BAU-5.3 to BAU-5.6, BAU-6.1).
    constexpr Cards playable(const Contract& row) const {
        if (announced) return pair(*announced);
        const Cards hand = hands[actor];
        return trick.empty() ? hand : playable_heading(hand, trick.led(), best, row.order, trump_in_play(row));
    }

    // In play, whether the seat to act may declare marriages that it holds (BAU-6.1, BAU-6.2).
    constexpr bool may_declare(const Contract& row) const {
        if (!trick.empty() || announced) return false;
        return row.marriages == Marriages::all || (row.marriages == Marriages::declarer && actor == declarer);
    }

    // In play, whether the seat to act may claim: on lead after a trick of its own, or right after declaring (BAU-6.4).
    constexpr bool may_claim(const Contract& row) const {
        return trick.empty() && row.aim == Aim::sixty_six && (tricks > 0 || announced);
    }

    // What a claim is worth against the loser's side: 3, 2 or 1 (BAU-6.5).
    constexpr int normal_value(const Rules& rules, int loser) const {
        const bool has_trick = sides_taken >> loser & 1;
        const bool counted = rules.losers_marriages == MarriagePoints::count;
        const int taken = counted ? side_points(loser) : in_tricks[loser] + in_tricks[loser + 2];
        if (!has_trick && (rules.trickless == Trickless::three || taken < kLosersLimit)) return 3;
        return taken < kLosersLimit ? 2 : 1;
    }

    // A number that two deals of a house share where everything that matters for the rest is the same, and hardly ever
    // otherwise.
    std::uint64_t hash(const Rules& rules) const;

private:
    Actions legal_calls(const Rules& rules) const;
    Actions legal_in_play(const Contract& row) const;

    void deal_cut(const Rules& rules, int count);
    void trump_known(Suit suit);
    void call(const Rules& rules, Action said);
    void next_speaker(const Rules& rules);
    void ask(const Rules& rules);
    void begin_play(const Rules& rules);

    void play(const Rules& rules, Card card);
    void take_trick(const Rules& rules);
    void decide(const Rules& rules);
    void declare(const Rules& rules, Suit suit);
    void claim(const Rules& rules);
    void make(const Rules& rules) { finish(rules, Ending::made, side_of(declarer)); }
    void fail(const Rules& rules) { finish(rules, Ending::failed, 1 - side_of(declarer)); }
    void finish(const Rules& rules, Ending how, int side, int times = 1);

    constexpr bool declarer_has_sixty_six() const {  // BAU-7.2: what the declarer took and declared himself
        return in_tricks[declarer] + declared[declarer] >= kClaimPoints;
    }
    constexpr std::uint8_t next_player(int seat) const {  // clockwise, past a partner who sits out (BAU-5.7)
        const int after = (seat + 1) % kSeats;
        return static_cast<std::uint8_t>(after == idle ? (after + 1) % kSeats : after);
    }

    friend Deal first_lead(const Rules&, ContractId, std::span<const Cards>, std::int64_t, std::int64_t,
                           std::optional<Suit>, std::int64_t);
};

inline constexpr std::size_t kMostDealSize = 96;
static_assert(sizeof(Deal) <= kMostDealSize);
static_assert(std::is_trivially_copyable_v<Deal>);

// The beginning of a deal, waiting for its pack. These three throw std::invalid_argument with a sentence for seats that
// are not 0 to 3 and hands that are not the pack of 20 in fives.
Deal new_deal(std::int64_t dealer);

// The first call of the auction, trumps being known (BAU-3.1).
Deal first_call(std::span<const Cards> hands, std::int64_t dealer, Suit trump);

// The first lead (BAU-5.1), whatever was bid and whether or not the contract is played in this house; one that is shown
// is over at once (BAU-7.4). `trump` is the caller's suit and may be missing where the contract has no trumps. Refuses a
// leader who sits out and more than three doublings.
Deal first_lead(const Rules& rules, ContractId contract, std::span<const Cards> hands, std::int64_t dealer,
                std::int64_t declarer, std::optional<Suit> trump, std::int64_t doubled);

// Actions and chance from outside; they throw std::invalid_argument with a sentence unless they may happen now.
void checked_apply(const Rules& rules, Deal& deal, std::int64_t action);
void checked_deal(const Rules& rules, Deal& deal, std::span<const Card> pack);
void checked_turn(const Rules& rules, Deal& deal, std::int64_t place);

// The pack in an even order.
std::array<Card, kPackCards> random_pack(Random& random);

}  // namespace vorhand::bauernschnapsen
