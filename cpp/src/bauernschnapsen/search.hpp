// The search under solve.hpp. A question has the answer yes or no: does the attacking side reach its goal, whatever the
// other side does? The values of a Normal game are three such questions a side.
//
// Step 1. Cards are renumbered: a lane of 8 bits a suit, trumps in the uppermost, a stronger card is a higher bit.
// Step 2. The player on lead claims as soon as his side has 66, because what a claim is worth never grows, and
//         declares a marriage whenever he leads its king or queen, because its points never harm his side. Nobody
//         claims falsely.
// Step 3. A trick that the player on lead takes for certain is counted at once, as far as it surely brings points: often
//         that is enough. Somebody who takes all the rest for certain takes the last trick.
// Step 4. Cards are tried strongest first, by whoever cannot take the trick the weakest first. In contracts where points
//         do not count, touching cards of a hand are tried once.
// Step 5. The last trick is not searched.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstdint>
#include <string_view>

#include "vorhand/bauernschnapsen/deal.hpp"
#include "vorhand/bauernschnapsen/solve.hpp"

namespace vorhand::bauernschnapsen::search {

using Hand = std::uint32_t;  // a set of cards, by their numbers in the search: 8 * lane + strength, 0 to 4

inline constexpr int kLaneSize = 8;
inline constexpr int kStrengths = 5;
inline constexpr int kTrumpLane = 3;
inline constexpr Hand kTrumpCards = 0x1F00'0000;
inline constexpr Hand kLowest = 0x0101'0101;  // the weakest card of every lane

constexpr Hand lane_of(int card) { return Hand{0xFF} << (card & ~(kLaneSize - 1)); }
constexpr Hand bit_of(int card) { return Hand{1} << card; }
constexpr int lowest_of(Hand hand) { return std::countr_zero(hand); }
constexpr int highest_of(Hand hand) { return 31 - std::countl_zero(hand); }

// The strengths that occur in any lane.
constexpr unsigned strengths_in(Hand hand) {
    hand |= hand >> 16;
    return (hand | hand >> 8) & 0x1F;
}

// How the five cards of a suit are numbered by strength in one order of rank, and what they count.
struct Strengths {
    std::array<std::uint8_t, 1 << kStrengths> of{};     // five ranks of a suit as bits, ten lowest: as bits by strength
    std::array<std::uint8_t, kStrengths> points{};      // by strength
    std::array<std::uint8_t, 1 << kStrengths> least{};  // the fewest points among some strengths
    std::array<std::uint8_t, 1 << kStrengths> most{};
    std::array<std::uint8_t, 1 << kStrengths> sum{};
    int king = 0;   // its strength
    int queen = 0;
};

constexpr Strengths strengths_by(std::string_view strongest_first) {
    constexpr std::string_view ranks = "TJQKA";  // as in a lane of `Cards`, from bit 9 up
    constexpr std::array<std::uint8_t, kStrengths> points_by_rank{10, 2, 3, 4, 11};
    Strengths strengths;
    std::array<int, kStrengths> by_rank{};
    for (std::size_t rank = 0; rank < kStrengths; ++rank) {
        const int strength = kStrengths - 1 - static_cast<int>(strongest_first.find(ranks[rank]));
        by_rank[rank] = strength;
        strengths.points[static_cast<std::size_t>(strength)] = points_by_rank[rank];
        if (ranks[rank] == 'K') strengths.king = strength;
        if (ranks[rank] == 'Q') strengths.queen = strength;
    }
    for (std::size_t some = 1; some < strengths.of.size(); ++some) {
        strengths.least[some] = 255;
        for (std::size_t place = 0; place < kStrengths; ++place) {
            if (!(some >> place & 1)) continue;
            strengths.of[some] = static_cast<std::uint8_t>(strengths.of[some] | 1U << by_rank[place]);
            strengths.least[some] = std::min(strengths.least[some], strengths.points[place]);
            strengths.most[some] = std::max(strengths.most[some], strengths.points[place]);
            strengths.sum[some] = static_cast<std::uint8_t>(strengths.sum[some] + strengths.points[place]);
        }
    }
    return strengths;
}

inline constexpr std::array<Strengths, kOrders> kStrengthsBy{strengths_by(kOrderWords[0]), strengths_by(kOrderWords[1]),
                                                             strengths_by(kOrderWords[2]), strengths_by(kOrderWords[3]),
                                                             strengths_by(kOrderWords[4])};

// The points of a moment, from the attackers' side.
struct Points {
    std::int16_t attack = 0;   // what the attackers have; in a Schnapser the declarer alone
    std::int16_t defence = 0;  // what the defenders have
    std::int16_t losers = 0;   // the part of it that counts towards their 33 (BAU-6.5)
    std::int16_t in_hands = 0;  // what the cards count that are in no trick yet
    bool taken = false;        // whether the defenders have a trick
};

// What is being searched; the same for all that is asked of a moment.
struct Moment {
    const Strengths& strengths;
    std::array<std::uint8_t, kSuits> lanes{};  // by suit
    bool trumps = false;
    std::array<Hand, kSeats> hands{};
    std::array<std::uint8_t, kSeats> next{};  // who plays after a seat
    std::uint8_t declarers = 0;               // who may declare marriages, as bits
    std::uint8_t declarer = 0;
    std::uint8_t actor = 0;
    bool three_if_trickless = true;           // BAU-6.5
    bool marriages_count = true;              // BAU-6.5
    bool early = false;                       // BAU-7.2: a Schnapser is won as soon as it has 66
    // The trick so far.
    int played = 0;
    int led = 0;
    int best = 0;
    int taker = 0;
    int points = 0;
    Hand announced = 0;                       // king and queen of a marriage that has just been declared

    Moment(const Rules& rules, const Deal& deal);

    // What the cards count that are in no trick yet.
    int points_in_hands() const {
        Hand all = 0;
        for (const Hand hand : hands) all |= hand;
        int sum = points;
        for (; all; all >>= kLaneSize) sum += strengths.sum[all & 0x1F];
        return sum;
    }

    Hand renumbered(Cards cards) const {
        Hand hand = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            const auto ranks = cards >> (kLaneBits * suit + 9) & 0x1F;
            hand |= Hand{strengths.of[ranks]} << (kLaneSize * lanes[static_cast<std::size_t>(suit)]);
        }
        return hand;
    }
};

// Counts the tricks that are begun, and says when that is enough.
class Budget {
public:
    explicit Budget(const Limits& limits)
        : most_(limits.tricks ? limits.tricks : ~std::uint64_t{0}), timed_(limits.seconds > 0) {
        if (!timed_) return;  // asking for the time costs as much as many a deal
        const std::chrono::duration<double> seconds(limits.seconds);
        until_ = std::chrono::steady_clock::now() +
                 std::chrono::duration_cast<std::chrono::steady_clock::duration>(seconds);
    }

    // One more; whether it is too many. What a search then answers means nothing.
    bool spend() {
        if (spent_ >= most_) return spent_up_ = true;
        ++spent_;
        if (timed_ && spent_ % kLook == 0 && std::chrono::steady_clock::now() > until_) most_ = 0;
        return false;
    }
    bool spent_up() const { return spent_up_; }
    std::uint64_t spent() const { return spent_; }

private:
    static constexpr std::uint64_t kLook = 1024;

    std::uint64_t most_;
    std::uint64_t spent_ = 0;
    bool timed_;
    bool spent_up_ = false;
    std::chrono::steady_clock::time_point until_;
};

template <int kPlayers, Aim kAim>
class Search {
public:
    // `attackers` are the seats of a side as bits, `times` what the attackers want to score in a Normal game.
    Search(const Moment& moment, std::uint8_t attackers, int times, Budget& budget)
        : moment_(moment), hands_(moment.hands), budget_(budget), attackers_(attackers), times_(times),
          trumps_(moment.trumps ? kTrumpCards : 0) {}

    // Whether the attackers reach their goal from the moment on.
    bool reached(const Points& points) {
        if (!possible(points)) return false;
        const Moment& m = moment_;
        switch (m.played) {
            case 0: return m.announced ? lead_announced(points) : lead(m.actor, points);
            case 1: return follow<1>(m.actor, m.led, m.best, m.taker, m.points, points);
            case 2: return follow<2>(m.actor, m.led, m.best, m.taker, m.points, points);
            default:
                if constexpr (kPlayers == 4) return follow<3>(m.actor, m.led, m.best, m.taker, m.points, points);
                return false;
        }
    }

private:
    static constexpr bool kNormal = kAim == Aim::sixty_six;
    static constexpr bool kMarriages = kNormal || kAim == Aim::three_tricks;
    static constexpr bool kPointsCount = kMarriages;

    bool attacks(int seat) const { return attackers_ >> seat & 1; }
    int points_of(int card) const { return moment_.strengths.points[card % kLaneSize]; }
    bool beats(int card, int best) const {
        return lane_of(card) == lane_of(best) ? card > best : (bit_of(card) & trumps_) != 0;
    }

    // BAU-5.3 to BAU-5.6.
    Hand playable(Hand hand, int led, int best) const {
        const Hand above = lane_of(best) & ~((Hand{2} << best) - 1);
        const auto heading = [above](Hand held) { return held & above ? held & above : held; };
        if (const Hand following = hand & lane_of(led)) return heading(following);
        const Hand trumps = hand & trumps_;
        return trumps ? heading(trumps) : hand;
    }

    // BAU-6.5: whether a claim of the attackers would still be worth what they want.
    bool possible(const Points& points) const {
        if constexpr (!kNormal) return true;
        const bool few = points.losers < kLosersLimit;
        switch (times_) {
            case 1: return true;
            case 2: return few || (!points.taken && moment_.three_if_trickless);
            default: return !points.taken && (few || moment_.three_if_trickless);
        }
    }

    // The marriages in a hand, as the weakest cards of their lanes.
    Hand marriages_in(int seat) const {
        if (!(moment_.declarers >> seat & 1)) return 0;
        const Hand hand = hands_[static_cast<std::size_t>(seat)];
        return hand >> moment_.strengths.king & hand >> moment_.strengths.queen & kLowest;
    }
    int worth_of(Hand marriage) const { return marriage & trumps_ ? 40 : 20; }

    // What a card brings for a marriage, if it is led.
    int bonus(Hand marriages, int card) const {
        const int strength = card % kLaneSize;
        if (strength != moment_.strengths.king && strength != moment_.strengths.queen) return 0;
        const Hand marriage = marriages & lane_of(card);
        return marriage ? worth_of(marriage) : 0;
    }

    // Adds points to the side of a seat.
    void add(Points& points, bool attack, int more, bool from_marriage) const {
        if (attack) {
            points.attack = static_cast<std::int16_t>(points.attack + more);
        } else {
            points.defence = static_cast<std::int16_t>(points.defence + more);
            if (!from_marriage || moment_.marriages_count) {
                points.losers = static_cast<std::int16_t>(points.losers + more);
            }
        }
    }

    // A trick begins. Whether the attackers reach their goal.
    bool lead(int seat, Points points) {
        if (budget_.spend()) return false;
        const bool attack = attacks(seat);
        const Hand hand = hands_[static_cast<std::size_t>(seat)];
        if constexpr (kNormal) {
            if ((attack ? points.attack : points.defence) >= kClaimPoints) return attack;  // Step 2
        }
        if ((hand & (hand - 1)) == 0) return last_trick(seat, points);
        Hand marriages = 0;
        if constexpr (kMarriages) {
            marriages = marriages_in(seat);
            if (marriages && decided_by_marriage(seat, marriages, points)) return attack;
        }
        if constexpr (kNormal) {
            if (out_of_reach(points)) return false;
            if (decided_by_a_sure_trick(seat, marriages, points)) return attack;
        }
        for (int strength = kStrengths - 1; strength >= 0; --strength) {  // Step 4
            for (Hand rest = hand & kLowest << strength; rest; rest &= rest - 1) {
                const int card = lowest_of(rest);
                if constexpr (!kPointsCount) {
                    if (touches_a_stronger(seat, card)) continue;
                }
                if (lead_card(seat, card, bonus(marriages, card), points) == attack) return attack;
            }
        }
        return !attack;
    }

    // A marriage has just been declared: one of its cards is led, unless that was enough.
    bool lead_announced(const Points& points) {
        const int seat = moment_.actor;
        const bool attack = attacks(seat);
        if constexpr (kNormal) {
            if ((attack ? points.attack : points.defence) >= kClaimPoints) return attack;
        }
        for (Hand rest = moment_.announced; rest; rest &= rest - 1) {
            if (lead_card(seat, lowest_of(rest), 0, points) == attack) return attack;
        }
        return !attack;
    }

    bool lead_card(int seat, int card, int marriage, Points points) {
        if (marriage) add(points, attacks(seat), marriage, true);
        Hand& hand = hands_[static_cast<std::size_t>(seat)];
        hand ^= bit_of(card);
        const bool answer = follow<1>(moment_.next[static_cast<std::size_t>(seat)], card, card, seat, points_of(card),
                                      points);
        hand ^= bit_of(card);
        return answer;
    }

    // The next player of a trick. Whether the attackers reach their goal.
    template <int kPlayed>
    bool follow(int seat, int led, int best, int taker, int in_trick, const Points& points) {
        const bool attack = attacks(seat);
        Hand& hand = hands_[static_cast<std::size_t>(seat)];
        const Hand cards = playable(hand, led, best);
        const auto answer = [&](int card) {
            const bool takes = beats(card, best);
            hand ^= bit_of(card);
            bool reached;
            if constexpr (kPlayed + 1 == kPlayers) {
                reached = take_trick(takes ? seat : taker, in_trick + points_of(card), points);
            } else {
                reached = follow<kPlayed + 1>(moment_.next[static_cast<std::size_t>(seat)], led, takes ? card : best,
                                              takes ? seat : taker, in_trick + points_of(card), points);
            }
            hand ^= bit_of(card);
            return reached;
        };
        if ((cards & (cards - 1)) == 0) return answer(lowest_of(cards));
        // Step 4. All cards of a suit that heads the trick take it, or none.
        const bool strongest_first = attacks(taker) == attack || beats(highest_of(cards), best);
        for (int n = 0; n < kStrengths; ++n) {
            const int strength = strongest_first ? kStrengths - 1 - n : n;
            for (Hand rest = cards & kLowest << strength; rest; rest &= rest - 1) {
                const int card = lowest_of(rest);
                if constexpr (!kPointsCount) {
                    if (touches_a_stronger(seat, card)) continue;
                }
                if (answer(card) == attack) return attack;
            }
        }
        return !attack;
    }

    // Whether the next stronger card that is still in a hand is the same hand's, so that both do the same where no points
    // count. The card that is taking the trick is never between them: of two such cards only the one that heads it may
    // be played.
    bool touches_a_stronger(int seat, int card) const {
        Hand others = 0;
        for (int other = 0; other < kSeats; ++other) {
            if (other != seat) others |= hands_[static_cast<std::size_t>(other)];
        }
        const Hand above = lane_of(card) & ~((Hand{2} << card) - 1);
        const Hand own = hands_[static_cast<std::size_t>(seat)] & above;
        if (!own) return false;
        const Hand between = (own & (~own + 1)) - (Hand{2} << card);
        return (others & between) == 0;
    }

    bool take_trick(int taker, int in_trick, const Points& before) {
        const Hand left = hands_[static_cast<std::size_t>(taker)];
        if constexpr (kNormal) {
            Points points = before;
            add(points, attacks(taker), in_trick, false);
            points.in_hands = static_cast<std::int16_t>(points.in_hands - in_trick);
            points.taken |= !attacks(taker);
            if (!possible(points)) return false;
            if (left == 0) return times_ == 1 && attacks(taker);  // BAU-6.7
            return lead(taker, points);
        } else if constexpr (kAim == Aim::no_trick) {
            if (taker == moment_.declarer) return false;
            return left == 0 || lead(taker, before);
        } else if constexpr (kAim == Aim::all_tricks) {
            if (taker != moment_.declarer) return false;
            return left == 0 || lead(taker, before);
        } else {  // BAU-7.2
            if (taker != moment_.declarer) return false;
            Points points = before;
            add(points, true, in_trick, false);
            const bool third = std::popcount(left) == kHandCards - 3;
            if (points.attack >= kClaimPoints && (third || moment_.early)) return true;
            return !third && lead(taker, points);
        }
    }

    // Everybody has one card left (Step 5).
    bool last_trick(int seat, const Points& points) const {
        if (kNormal && times_ > 1) return false;  // BAU-6.7: who takes it scores one, whatever the points
        int taker = seat;
        int best = lowest_of(hands_[static_cast<std::size_t>(seat)]);
        int other = seat;
        for (int played = 1; played < kPlayers; ++played) {
            other = moment_.next[static_cast<std::size_t>(other)];
            const int card = lowest_of(hands_[static_cast<std::size_t>(other)]);
            if (!beats(card, best)) continue;
            best = card;
            taker = other;
        }
        static_cast<void>(points);
        if constexpr (kNormal) return attacks(taker);
        return (taker == moment_.declarer) == (kAim == Aim::all_tricks);
    }

    // Whether the seat on lead wins by declaring (Step 2).
    bool decided_by_marriage(int seat, Hand marriages, Points points) const {
        const bool attack = attacks(seat);
        add(points, attack, marriages & trumps_ ? 40 : 20, true);
        if constexpr (kNormal) {
            return attack ? points.attack >= kClaimPoints : points.defence >= kClaimPoints || !possible(points);
        } else {
            return moment_.early && points.attack >= kClaimPoints;
        }
    }

    // Whether the attackers can have 66 at no time, and want more than the last trick brings.
    bool out_of_reach(const Points& points) const {
        if (times_ == 1) return false;
        int most = points.attack + points.in_hands;
        if (most >= kClaimPoints) return false;
        for (int seat = 0; seat < kSeats; ++seat) {
            if (!attacks(seat)) continue;
            for (Hand rest = marriages_in(seat); rest; rest &= rest - 1) most += worth_of(rest & (~rest + 1));
        }
        return most < kClaimPoints;
    }

    // Whether a card of the seat on lead takes the trick for certain and what it brings at least is enough, or all of them
    // take theirs (Step 3).
    bool decided_by_a_sure_trick(int seat, Hand marriages, const Points& before) const {
        if constexpr (kPlayers != 4) return false;
        const auto hand_of = [&](int steps) { return hands_[static_cast<std::size_t>((seat + steps) % kSeats)]; };
        const Hand left = hand_of(1), partner = hand_of(2), right = hand_of(3);
        const bool attack = attacks(seat);
        const Hand others = left | partner | right;  // a partner who can head the trick must
        bool all_the_rest = true;
        for (Hand rest = hand_of(0); rest; rest &= rest - 1) {
            const int card = lowest_of(rest);
            const Hand lane = lane_of(card);
            const bool trump = (lane & trumps_) != 0;
            const Hand above = lane & ~((Hand{2} << card) - 1);
            all_the_rest = all_the_rest && !(others & above) && (trump || !(others & trumps_));
            const auto may_trump = [&](Hand hand) { return !(hand & lane) && (hand & trumps_); };
            if (((left | right) & above) || (!trump && (may_trump(left) || may_trump(right)))) continue;
            const auto least = [&](Hand hand) {
                return moment_.strengths.least[strengths_in(hand & lane ? hand & lane : hand)];
            };
            Points points = before;
            if (const int more = bonus(marriages, card)) add(points, attack, more, true);
            add(points, attack,
                points_of(card) + least(left) + least(right) +
                    moment_.strengths.most[strengths_in(playable(partner, card, card))],
                false);
            points.taken |= !attack;
            if (attack ? points.attack >= kClaimPoints : points.defence >= kClaimPoints || !possible(points)) {
                return true;
            }
        }
        return all_the_rest && (times_ == 1 || !attack);
    }

    const Moment& moment_;
    std::array<Hand, kSeats> hands_;
    Budget& budget_;
    std::uint8_t attackers_;
    int times_;
    Hand trumps_;
};

}  // namespace vorhand::bauernschnapsen::search
