// Bauernschnapsen: the play of one deal, for walking whole trees. An independent reading of
// rules/bauernschnapsen.md (default rule set, all options off); section numbers are the dossier's.
//
// Seats 0-3 clockwise, pair = seat % 2. Card = 16 * suit + rank - 1, suits C D H S = 0..3, ten 10, J 11, Q 12, K 13, A 14.
// Actions: a card number plays it, 64 + suit declares a marriage, 68 claims. after() expects a legal action.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <stdexcept>
#include <string_view>

namespace independent {

using Card = std::uint8_t;
using Hands = std::array<std::array<Card, 5>, 4>;

inline constexpr std::uint8_t kMarriage = 64;
inline constexpr std::uint8_t kClaim = 68;

enum class Contract : std::uint8_t {
    normal,
    bettler,
    schnapser,
    gang,
    zehner_gang,
    kontra_schnapser,
    bauernschnapser,
    kontra_bauernschnapser,
};

enum class Goal : std::uint8_t { claim66, no_trick, first3_and_66, all5 };
enum class Marriages : std::uint8_t { none, declarer, all };

struct ContractRow {
    std::string_view id;
    int value;  // 0: 1, 2 or 3 by 6.4
    bool trump;
    bool ten_high;     // order 10 K Q J A (1.2)
    bool f_leads;      // else the declarer
    bool partner_out;  // Bettler
    Goal goal;
    Marriages marriages;
};

// Table 3.1, rows that are played, in the order of Contract.
inline constexpr std::array<ContractRow, 8> kContracts{{
    {"normal", 0, true, false, true, false, Goal::claim66, Marriages::all},
    {"bettler", 4, false, false, false, true, Goal::no_trick, Marriages::none},
    {"schnapser", 6, true, false, true, false, Goal::first3_and_66, Marriages::declarer},
    {"gang", 9, false, false, false, false, Goal::all5, Marriages::none},
    {"zehner-gang", 10, false, true, false, false, Goal::all5, Marriages::none},
    {"kontra-schnapser", 12, true, false, true, false, Goal::first3_and_66, Marriages::declarer},
    {"bauernschnapser", 12, true, false, true, false, Goal::all5, Marriages::none},
    {"kontra-bauernschnapser", 24, true, false, true, false, Goal::all5, Marriages::none},
}};

inline Contract contract_from_id(std::string_view id) {
    for (std::size_t i = 0; i < kContracts.size(); ++i) {
        if (kContracts[i].id == id) return static_cast<Contract>(i);
    }
    throw std::invalid_argument("no such contract is played");
}

constexpr int suit_of(Card card) { return card / 16; }
constexpr int rank_of(Card card) { return card % 16 + 1; }
constexpr Card card_of(int rank, int suit) { return static_cast<Card>(16 * suit + rank - 1); }

constexpr int points_of(Card card) {
    switch (rank_of(card)) {
        case 14: return 11;
        case 10: return 10;
        case 13: return 4;
        case 12: return 3;
        default: return 2;
    }
}

// Larger beats smaller within a suit: J Q K 10 A upwards (1.1), or A J Q K 10 with the ten high (1.2).
constexpr int strength_of(Card card, bool ten_high) {
    switch (rank_of(card)) {
        case 11: return 1;
        case 12: return 2;
        case 13: return 3;
        case 10: return 4;
        default: return ten_high ? 0 : 5;
    }
}

struct Position {
    Contract contract{};
    std::int8_t trump = -1;  // -1 where the contract knows no trump
    std::uint8_t declarer = 0;
    std::uint8_t multiplier = 1;

    Hands hands{};                       // cards held, ascending, in the first held[seat] places
    std::array<std::uint8_t, 4> held{};  // the set-aside hand of a Bettler stays at five

    std::array<Card, 4> trick{};  // the trick on the table, in the order played
    std::uint8_t trick_size = 0;
    std::uint8_t actor = 0;   // seat to act, also when the deal is over (then meaningless)
    std::uint8_t leader = 0;  // seat that led, or is to lead, the present trick

    std::uint8_t tricks = 0;  // completed
    std::array<std::uint8_t, 5> winners{};
    std::array<std::uint8_t, 5> trick_points{};

    std::array<std::uint8_t, 4> declared{};  // marriage points by seat
    std::int8_t marriage_to_lead = -1;       // suit declared on this lead, its king or queen still to be led

    bool over = false;
    std::uint8_t scoring_pair = 0;
    std::uint8_t game_points = 0;  // multiplied; at most 24 * 8 = 192

    friend bool operator==(const Position&, const Position&) = default;

    // trump: the suit F named; dropped where the contract has none (-1 is then allowed).
    static Position start(Contract contract, const Hands& hands, int leader_f, int declarer, int trump, int multiplier = 1) {
        Position p;
        p.contract = contract;
        p.trump = static_cast<std::int8_t>(p.row().trump ? trump : -1);
        assert(!p.row().trump || (trump >= 0 && trump < 4));
        p.declarer = static_cast<std::uint8_t>(declarer);
        p.multiplier = static_cast<std::uint8_t>(multiplier);
        p.hands = hands;
        for (auto& hand : p.hands) std::sort(hand.begin(), hand.end());
        p.held.fill(5);
        p.leader = static_cast<std::uint8_t>(p.row().f_leads ? leader_f : declarer);
        p.actor = p.leader;
        return p;
    }

    const ContractRow& row() const { return kContracts[static_cast<std::size_t>(contract)]; }

    int to_act() const { return over ? -1 : actor; }

    // Actions of the player to act, ascending; returns how many. None when the deal is over.
    int legal(std::array<std::uint8_t, 16>& out) const {
        if (over) return 0;
        if (trick_size > 0) return followers(out);

        int n = 0;
        const bool claims_exist = row().goal == Goal::claim66;
        if (marriage_to_lead >= 0) {
            out[n++] = card_of(12, marriage_to_lead);
            out[n++] = card_of(13, marriage_to_lead);
            if (claims_exist) out[n++] = kClaim;  // window W2
            return n;
        }
        for (int i = 0; i < held[actor]; ++i) out[n++] = hands[actor][i];
        if (may_declare(actor)) {
            for (int suit = 0; suit < 4; ++suit) {
                if (holds(actor, card_of(12, suit)) && holds(actor, card_of(13, suit))) {
                    out[n++] = static_cast<std::uint8_t>(kMarriage + suit);
                }
            }
        }
        if (claims_exist && tricks >= 1 && tricks <= 4) out[n++] = kClaim;  // window W1
        return n;
    }

    Position after(std::uint8_t action) const {
        assert(is_legal(action));
        Position next = *this;
        if (action == kClaim) {
            next.settle_claim();
        } else if (action >= kMarriage) {
            const int suit = action - kMarriage;
            next.declared[actor] = static_cast<std::uint8_t>(declared[actor] + (suit == trump ? 40 : 20));
            next.marriage_to_lead = static_cast<std::int8_t>(suit);
        } else {
            next.play(action);
        }
        return next;
    }

    // Completed tricks and declared marriages of the pairs 0+2 and 1+3.
    std::array<int, 2> card_points() const {
        std::array<int, 2> points{};
        for (int seat = 0; seat < 4; ++seat) points[seat % 2] += seat_points(seat);
        return points;
    }

    // Game points of the pairs 0+2 and 1+3; zeros while the deal is open.
    std::array<int, 2> result() const {
        std::array<int, 2> points{};
        if (over) points[scoring_pair] = game_points;
        return points;
    }

    // --- Parts, open for tests ---

    // Place in the trick of the card that is winning it (5.1); the trick is not empty.
    int winning_place() const {
        int best = 0;
        for (int i = 1; i < trick_size; ++i) {
            const Card challenger = trick[i];
            const Card holder = trick[best];
            const bool same_suit_higher = suit_of(challenger) == suit_of(holder) && strength(challenger) > strength(holder);
            const bool trumps_it = suit_of(challenger) == trump && suit_of(holder) != trump;
            if (same_suit_higher || trumps_it) best = i;
        }
        return best;
    }

    // Table 5.2 from row 2 on.
    int followers(std::array<std::uint8_t, 16>& out) const {
        const int led = suit_of(trick[0]);
        const Card winning = trick[winning_place()];
        const int winning_suit = suit_of(winning);

        int must = -1;  // the suit that must be played, or none
        if (holds_suit(actor, led)) {
            must = led;
        } else if (trump >= 0 && holds_suit(actor, trump)) {
            must = trump;
        }
        if (must < 0) {  // rows 8, 9
            std::copy_n(hands[actor].begin(), held[actor], out.begin());
            return held[actor];
        }
        bool must_beat = false;  // rows 2, 6; not in row 4, and in row 5 every trump beats
        if (must == winning_suit) {
            for (int i = 0; i < held[actor]; ++i) {
                const Card card = hands[actor][i];
                must_beat |= suit_of(card) == must && strength(card) > strength(winning);
            }
        }
        int n = 0;
        for (int i = 0; i < held[actor]; ++i) {
            const Card card = hands[actor][i];
            if (suit_of(card) != must) continue;
            if (must_beat && strength(card) <= strength(winning)) continue;
            out[n++] = card;
        }
        return n;
    }

    // Cards in tricks this seat won itself and its own marriages.
    int seat_points(int seat) const {
        int points = declared[seat];
        for (int i = 0; i < tricks; ++i) {
            if (winners[i] == seat) points += trick_points[i];
        }
        return points;
    }

private:
    int strength(Card card) const { return strength_of(card, row().ten_high); }

    bool holds(int seat, Card card) const {
        return std::find(hands[seat].begin(), hands[seat].begin() + held[seat], card) != hands[seat].begin() + held[seat];
    }

    bool holds_suit(int seat, int suit) const {
        for (int i = 0; i < held[seat]; ++i) {
            if (suit_of(hands[seat][i]) == suit) return true;
        }
        return false;
    }

    bool may_declare(int seat) const {
        return row().marriages == Marriages::all || (row().marriages == Marriages::declarer && seat == declarer);
    }

    bool is_legal(std::uint8_t action) const {
        std::array<std::uint8_t, 16> actions;
        const int n = legal(actions);
        return std::find(actions.begin(), actions.begin() + n, action) != actions.begin() + n;
    }

    int next_seat(int seat) const {
        const int next = (seat + 1) % 4;
        const bool set_aside = row().partner_out && next == (declarer + 2) % 4;
        return set_aside ? (next + 1) % 4 : next;
    }

    void play(Card card) {
        auto& hand = hands[actor];
        auto* place = std::find(hand.data(), hand.data() + held[actor], card);
        std::copy(place + 1, hand.data() + held[actor], place);
        hand[--held[actor]] = 0;  // so that equal positions compare equal

        marriage_to_lead = -1;
        trick[trick_size++] = card;
        const int players = row().partner_out ? 3 : 4;
        if (trick_size < players) {
            actor = static_cast<std::uint8_t>(next_seat(actor));
        } else {
            complete_trick();
        }
    }

    void complete_trick() {
        int winner = leader;
        for (int i = winning_place(); i > 0; --i) winner = next_seat(winner);
        int points = 0;
        for (int i = 0; i < trick_size; ++i) points += points_of(trick[i]);

        winners[tricks] = static_cast<std::uint8_t>(winner);
        trick_points[tricks] = static_cast<std::uint8_t>(points);
        ++tricks;
        trick.fill(0);
        trick_size = 0;
        leader = actor = static_cast<std::uint8_t>(winner);
        settle_trick(winner);
    }

    // on_trick_completed of 3.2.
    void settle_trick(int winner) {
        const int own_pair = declarer % 2;
        switch (row().goal) {
            case Goal::claim66:
                if (tricks == 5) finish(winner % 2, 1);  // unclaimed: always 1 (6.4)
                return;
            case Goal::no_trick:
                if (winner == declarer) {
                    finish(1 - own_pair, row().value);
                } else if (tricks == 5) {
                    finish(own_pair, row().value);
                }
                return;
            case Goal::first3_and_66:
                if (winner != declarer) {
                    finish(1 - own_pair, row().value);
                } else if (tricks == 3) {
                    finish(seat_points(declarer) >= 66 ? own_pair : 1 - own_pair, row().value);
                }
                return;
            case Goal::all5:
                if (winner != declarer) {
                    finish(1 - own_pair, row().value);
                } else if (tricks == 5) {
                    finish(own_pair, row().value);
                }
                return;
        }
    }

    // 6.2-6.4: right or wrong, the claim is worth what the claimant's opponents' state says.
    void settle_claim() {
        const int claimant = actor % 2;
        const int opponents = 1 - claimant;
        const auto points = card_points();
        bool opponents_have_trick = false;
        for (int i = 0; i < tricks; ++i) opponents_have_trick |= winners[i] % 2 == opponents;
        int value = 3;  // no trick comes first (R11)
        if (opponents_have_trick) value = points[opponents] >= 33 ? 1 : 2;
        finish(points[claimant] >= 66 ? claimant : opponents, value);
    }

    void finish(int pair, int value) {
        over = true;
        scoring_pair = static_cast<std::uint8_t>(pair);
        game_points = static_cast<std::uint8_t>(value * multiplier);
    }
};

}  // namespace independent
