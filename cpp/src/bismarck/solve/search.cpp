#include "search.hpp"

#include <algorithm>
#include <utility>

namespace vorhand::bismarck::solve {
namespace {

constexpr int kHistoryWeight = 20;        // in points of `rate`
constexpr int kScoreOffset = 1 << 20;     // makes all scores positive
constexpr int kHistoryLimit = 1 << 24;  // from here on all is halved

constexpr Cards kRanks = 0x3FFF'3FFF'3FFF'3FFF;  // of the strength view

// From so many tricks on what is known of another deal costs more than it helps: its cards that decided mislead, and
// its patterns are too many.
constexpr int kLongDeal = 13;

// Whether every hand is what is left of the hand in the deal.
bool belongs(const std::array<Cards, kMaxSeats>& hands, const std::array<Cards, kMaxSeats>& deal) {
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        if (hands[seat] & ~deal[seat]) return false;
    }
    return true;
}

constexpr Cards at_or_below(Cards card) { return card | (card - 1); }

// The last card that `own`, with nothing but dead ranks between, can be played for `card`.
constexpr Cards lowest_alike(Cards card, Cards own, Cards in_play, Cards lane) {
    const Cards below = (card - 1) & lane;
    const Cards stop = std::bit_floor(in_play & ~own & below);
    const Cards alike = own & (below | card) & (stop ? ~at_or_below(stop) : ~Cards{0});
    return alike & (~alike + 1);
}

// The highest card of each kind in a hand: no other hand has a card between it and the others of its kind. Bits 14 and
// 15 of a lane are free, so that nothing is carried from one suit into the next.
constexpr Cards highest_alike(Cards hand, Cards in_play) {
    Cards open = (hand | ~in_play) & kRanks;  // through these a kind goes on
    Cards lower = hand >> 1 & open;           // the cards below others of their kind
    for (int step = 1; step < kLaneBits; step *= 2) {
        lower |= lower >> step & open;
        open &= open >> step;
    }
    return hand & ~lower;
}

}  // namespace

Mode mode_of(const Question& question) {
    const Position& position = question.position;
    const TrickRules& rules = position.rules;
    Mode mode;
    mode.seats = position.seats;
    mode.side = question.side;
    mode.lose = rules.aim == Aim::lose;
    mode.wants = mode.lose ? ((1U << mode.seats) - 1) & ~mode.side : mode.side;
    if (rules.trump) {
        mode.trump = static_cast<int>(*rules.trump);
        mode.trumps = lane(*rules.trump);
        mode.must_trump = rules.when_void == Void::must_trump;
    }
    for (int suit = 0; suit < kSuits; ++suit) mode.must_beat[suit] = must_beat(static_cast<Suit>(suit), rules);
    return mode;
}

void Search::forget() {
    table_.forget();
    if (++memory_epoch_ == 0) {
        memory_.fill({});
        memory_epoch_ = 1;
    }
    history_ = {};
}

void Search::take(const Question& question) {
    const Position& position = question.position;
    Mode mode = mode_of(question);
    of_others_ = !mode.lose && !(mode.side & 1);
    if (of_others_) mode.side = mode.wants = ((1U << mode.seats) - 1) & ~mode.side;
    const bool other_mode = mode != mode_;
    mode_ = mode;
    layout_ = {};
    for (int seat = 0; seat < mode.seats; ++seat) {
        layout_.hands[seat] = by_strength(position.hands[seat], position.rules.ace);
    }
    root_ = {};
    root_.leader = position.leader;
    place_ = position.trick.size;
    auto at_start = layout_.hands;
    for (int place = 0; place < place_; ++place) {
        root_.cards[place] = by_strength(bit(position.trick.cards[place]), position.rules.ace);
        at_start[seat_at(root_.leader, place, mode.seats)] |= root_.cards[place];
    }
    root_.left = count(at_start[0]);
    const bool other_deal = !belongs(at_start, deal_);
    if (other_mode || (other_deal && root_.left >= kLongDeal)) forget();
    if (other_deal || belongs(deal_, at_start)) deal_ = at_start;
    root_.suit = place_ ? suit_of_bit(root_.cards[0]) : 0;
    root_best_ = root_.cards[0];
    root_best_place_ = 0;
    for (int place = 1; place < place_; ++place) {
        if (!beats(root_.cards[place], root_best_)) continue;
        root_best_ = root_.cards[place];
        root_best_place_ = place;
    }
    for (int seat = 0; seat < mode.seats; ++seat) {
        layout_.in_play |= at_start[seat];
        for (Cards rest = at_start[seat]; rest; rest = without_lowest(rest)) {
            layout_.shape += std::uint64_t{1} << (4 * (kSuits * seat + suit_of_bit(rest & (~rest + 1))));
        }
    }
    for (int suit = 0; suit < kSuits; ++suit) {
        int at = 0;
        for (Cards rest = layout_.in_play & lane_of(suit); rest; rest ^= std::bit_floor(rest), at += 2) {
            std::uint32_t seat = 0;
            while (!(at_start[seat] & std::bit_floor(rest))) ++seat;
            layout_.owners[suit] |= seat << at;
        }
    }
}

bool Search::beats(Cards card, Cards best) const {
    if (lane_of(suit_of_bit(best)) & card) return card > best;
    return (card & mode_.trumps) != 0;
}

bool Search::at_least(int target) {
    return asked(target, [this]<int Seats>(int of_counted, Proof& proof) {
        return place_ == 0 ? trick_start<Seats>(root_.leader, root_.left, of_counted, proof)
                           : play<Seats>(root_, place_, root_best_, root_best_place_, of_counted, proof);
    });
}

Moves Search::root_moves() { return Moves(kinds(legal(root_, root_seat(), place_, root_best_), root_hand())); }

bool Search::at_least_after(Cards move, int target) {
    return asked(target, [this, move]<int Seats>(int of_counted, Proof& proof) {
        return play_card<Seats>(root_, place_, move, root_best_, root_best_place_, of_counted, proof);
    });
}

bool Search::asked(int target, const auto& search) {
    if (target <= 0) return true;
    if (target > root_.left) return false;
    Proof proof;
    const int of_counted = of_others_ ? root_.left - target + 1 : target;
    const bool result = mode_.seats == 2   ? search.template operator()<2>(of_counted, proof)
                        : mode_.seats == 3 ? search.template operator()<3>(of_counted, proof)
                                           : search.template operator()<4>(of_counted, proof);
    return result != of_others_;
}

Proof Search::proof_of(const Depths& depths) const {
    Proof proof;
    for (int suit = 0; suit < kSuits; ++suit) {
        const int above = depths.above >> (4 * suit) & 15;
        if (above) proof.above |= nth_from_above(layout_.in_play, suit, above);
    }
    if (depths.from == kNothingFrom) return proof;
    for (int suit = 0; suit < kSuits; ++suit) {
        const unsigned from = depths.from >> (4 * suit) & 15;
        if (from != kNoneFrom) proof.below |= nth_from_above(layout_.in_play, suit, static_cast<int>(from) + 1);
    }
    return proof;
}

void Search::store(std::uint64_t key, int left, int target, bool result, Cards lead, const Proof& proof) {
    Found found{};
    unsigned above = 0;
    unsigned from_below = kNothingFrom;
    int ranks = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const Cards cards = layout_.in_play >> (kLaneBits * suit) & kLane;
        if (const Cards lowest = proof.above >> (kLaneBits * suit) & kLane) {
            const int known = count_lane(cards >> std::countr_zero(lowest));
            above |= static_cast<unsigned>(known) << (4 * suit);
            ranks += known;
        }
        if (const Cards to = proof.below >> (kLaneBits * suit) & kLane) {
            const int from = count_lane(cards & ~at_or_below(std::bit_floor(to)));
            from_below ^= (kNoneFrom ^ static_cast<unsigned>(from)) << (4 * suit);
            ranks += count_lane(cards) - from;
        }
    }
    found.ranks = static_cast<std::uint8_t>(ranks);
    found.depths = {static_cast<std::uint16_t>(above), static_cast<std::uint16_t>(from_below)};
    found.lower = static_cast<std::uint8_t>(result ? target : 0);
    found.upper = static_cast<std::uint8_t>(result ? left : target - 1);
    found.lead = lead ? written(lead) : 0;
    table_.store(key, layout_.owners, found);
}

std::uint8_t Search::written(Cards card) const {
    const int index = std::countr_zero(card);
    const Cards higher = layout_.in_play >> index >> 1 & (kLane >> (index % kLaneBits + 1));
    return static_cast<std::uint8_t>(1 + (index / kLaneBits) * kLaneBits + count_lane(higher));
}

// In another position the rank may be in another hand: then the next lower card of the suit is meant, or else the next
// higher one.
Cards Search::read(std::uint8_t lead, Cards hand) const {
    const int suit = (lead - 1) / kLaneBits;
    const Cards own = hand & lane_of(suit);
    if (!own) return 0;
    const Cards card = nth_from_above(layout_.in_play, suit, (lead - 1) % kLaneBits + 1);
    if (const Cards lower = own & at_or_below(card)) return std::bit_floor(lower);
    return own & (~own + 1);
}

template <int Seats>
bool Search::trick_start(int leader, int left, int target, Proof& proof) {
    proof = {};
    if (target <= 0) return true;
    if (target > left) return false;
    if (!clock_.tick([this] { return !progress_ || (*progress_)(); })) return false;
    if (left == 1) return last_trick<Seats>(leader, target, proof);

    // Sure results cost more than what is found, so that they are kept like those of a search.
    const std::uint64_t key = key_of(leader);
    std::uint8_t lead = 0;
    if (const Found* found = table_.find(key, layout_.owners, target, lead)) {
        proof = proof_of(found->depths);
        return found->lower >= target;
    }
    bool result = false;
    if (decided(mode_, layout_, leader, left, target, result, proof)) {
        store(key, left, target, result, 0, proof);
        return result;
    }

    TrickOnTable trick;
    trick.leader = leader;
    trick.left = left;
    const Cards hint = lead ? read(lead, layout_.hands[leader]) : 0;
    trick.cards[0] = hint;
    result = play<Seats>(trick, 0, 0, 0, target, proof);
    if (clock_.stopped()) return false;
    const bool by_leader = result == ((mode_.wants >> leader & 1) != 0);
    store(key, left, target, result, by_leader ? trick.cards[0] : 0, proof);
    return result;
}

template <int Seats>
bool Search::last_trick(int leader, int target, Proof& proof) {
    TrickOnTable trick;
    trick.leader = leader;
    trick.left = 1;
    trick.cards[0] = layout_.hands[leader];
    trick.suit = suit_of_bit(trick.cards[0]);
    Cards best = trick.cards[0];
    int best_place = 0;
    for (int place = 1; place < Seats; ++place) {
        trick.cards[place] = layout_.hands[seat_at(trick.leader, place, Seats)];
        if (!beats(trick.cards[place], best)) continue;
        best = trick.cards[place];
        best_place = place;
    }
    const int winner = seat_at(trick.leader, best_place, Seats);
    const bool result = static_cast<int>(mode_.side >> winner & 1) >= target;
    prove_winner<Seats>(trick, best, winner, result, proof);
    if (mode_.must_beat[trick.suit]) proof.above |= trick.cards[0];
    return result;
}

// Step 3. What may be played.
Cards Search::legal(const TrickOnTable& trick, int seat, int place, Cards best) const {
    const Cards hand = layout_.hands[seat];
    if (place == 0) return hand;
    if (const Cards following = hand & lane_of(trick.suit)) {
        if (!mode_.must_beat[trick.suit]) return following;
        const Cards better = following & ~at_or_below(best);
        return better ? better : following;
    }
    if (!mode_.must_trump) return hand;
    const Cards trumps = hand & mode_.trumps;
    return trumps ? trumps : hand;
}

// Of the legal cards that are alike the highest for all.
Cards Search::kinds(Cards legal, Cards hand) const { return legal & highest_alike(hand, layout_.in_play); }

std::uint64_t Search::memory_key(const TrickOnTable& trick, int seat, int place, Cards best) const {
    const Cards hand = layout_.hands[seat];
    std::uint64_t key = hand;
    if (place > 0) {
        const Cards lane = lane_of(trick.suit);
        if (hand & lane) key = layout_.in_play & lane;
        key ^= best * 0x9E37'79B9'7F4A'7C15;
    }
    key = (key ^ key >> 29) * 0xBF58'476D'1CE4'E5B9;
    key += static_cast<unsigned>(seat * kMaxSeats + place) * 0x94D0'49BB'1331'11EB;
    return (key ^ key >> 32) * 0x9E37'79B9'7F4A'7C15;
}

// Step 4. One card after the other until one decides. On the first place trick.cards[0] may hold the card to begin
// with, and afterwards holds the one that was played last.
template <int Seats>
bool Search::play(TrickOnTable& trick, int place, Cards best, int best_place, int target, Proof& proof) {
    const int seat = seat_at(trick.leader, place, Seats);
    const Cards hand = layout_.hands[seat];
    const Cards choice = legal(trick, seat, place, best);
    if (!without_lowest(choice)) return play_card<Seats>(trick, place, choice, best, best_place, target, proof);
    const bool wants = mode_.wants >> seat & 1;
    const std::uint64_t key = memory_key(trick, seat, place, best);
    Remembered& remembered = memory_[key >> (64 - kMemoryBits)];
    const auto check = static_cast<std::uint16_t>(key);
    proof = {};
    Cards done = 0;  // cards that need not be tried any more
    // True if the card decides; then `proof` is its proof.
    const auto decides = [&](Cards card) {
        Proof of_card;
        const bool result = play_card<Seats>(trick, place, card, best, best_place, target, of_card);
        if (clock_.stopped()) return true;
        if (result == wants) {
            remembered = {check, memory_epoch_, static_cast<std::uint8_t>(std::countr_zero(card))};
            if (place == 0) praise(seat, card, trick.left);
            proof = of_card;
            return true;
        }
        proof.add(of_card);
        // Where the proof leaves the card's rank open, the seat's other cards there do no better.
        const Cards lane = lane_of(suit_of_bit(card));
        Cards open = lane;
        if (const Cards above = of_card.above & lane) open &= (above & (~above + 1)) - 1;
        if (const Cards below = of_card.below & lane) open &= ~at_or_below(std::bit_floor(below));
        done |= open & card ? open : card;
        return false;
    };

    // What decided the last time is tried before anything is rated. In another position the card may be in another
    // hand: then the next higher one of the suit is meant.
    Cards first = place == 0 ? trick.cards[0] : 0;
    if (remembered.check == check && remembered.epoch == memory_epoch_) {
        first = Cards{1} << remembered.card;
    }
    if (first) {
        const Cards higher = choice & lane_of(suit_of_bit(first)) & ~(first - 1);
        if (higher && decides(highest_of_kind(higher & (~higher + 1), hand))) return wants && !clock_.stopped();
    }
    const Cards all = kinds(choice, hand);
    const Cards rest = all & ~done;
    if (!rest) return !wants;
    if (!without_lowest(rest)) {
        if (rest == all) return play_card<Seats>(trick, place, rest, best, best_place, target, proof);
        return decides(rest) ? wants && !clock_.stopped() : !wants;
    }
    Moves list(place == 0 ? all : rest);
    rate(mode_, layout_, trick, place, best, best_place, list);
    if (place == 0) {
        const auto& history = history_[seat];
        int most = 1;
        for (int n = 0; n < list.size; ++n) most = std::max(most, history[std::countr_zero(list.cards[n])]);
        for (int n = 0; n < list.size; ++n) {
            list.scores[n] += kHistoryWeight * history[std::countr_zero(list.cards[n])] / most;
        }
    }
    // The card of the highest score each time, of equal ones the first; without branches, as none could be foreseen.
    for (int n = 0; n < list.size; ++n) list.scores[n] = (list.scores[n] + kScoreOffset) * kLaneBits + kLaneBits - 1 - n;
    for (;;) {
        int most = 0;
        for (int n = 0; n < list.size; ++n) {
            const int open = (list.cards[n] & done) == 0;
            most = std::max(most, list.scores[n] & -open);
        }
        if (most == 0) return !wants;
        if (decides(list.cards[kLaneBits - 1 - most % kLaneBits])) return wants && !clock_.stopped();
    }
}

// Of the cards of a hand that are like this one, the highest.
Cards Search::highest_of_kind(Cards card, Cards hand) const {
    const Cards lane = lane_of(suit_of_bit(card));
    const Cards others = layout_.in_play & ~hand & lane & ~at_or_below(card);
    const Cards below = (others & (~others + 1)) - 1;  // all, if there are no others
    return std::bit_floor(hand & lane & below);
}

void Search::praise(int seat, Cards card, int left) {
    int& praised = history_[seat][std::countr_zero(card)];
    praised += left * left;
    if (praised < kHistoryLimit) return;
    for (auto& of_seat : history_) {
        for (int& one : of_seat) one /= 2;
    }
}

template <int Seats>
bool Search::play_card(TrickOnTable& trick, int place, Cards card, Cards best, int best_place, int target,
                       Proof& proof) {
    const int seat = seat_at(trick.leader, place, Seats);
    trick.cards[place] = card;
    layout_.hands[seat] ^= card;
    if (place == 0) trick.suit = suit_of_bit(card);
    if (place == 0 || beats(card, best)) {
        best = card;
        best_place = place;
    }
    const bool result = place + 1 == Seats ? finish<Seats>(trick, best, best_place, target, proof)
                                                 : play<Seats>(trick, place + 1, best, best_place, target, proof);
    layout_.hands[seat] ^= card;
    if (mode_.lose && (mode_.wants >> seat & 1) != static_cast<unsigned>(result)) {
        // The highest of a kind was played for all. He may play a lower one as well: what is known of those from below
        // must then be so without it.
        const Cards lane = lane_of(suit_of_bit(card));
        const Cards known = std::bit_floor(proof.below & lane);
        if (known < card && known >= lowest_alike(card, layout_.hands[seat], layout_.in_play, lane)) proof.below |= card;
    }
    return result;
}

template <int Seats>
bool Search::finish(const TrickOnTable& trick, Cards best, int best_place, int target, Proof& proof) {
    const int winner = seat_at(trick.leader, best_place, Seats);
    const int needed = target - static_cast<int>(mode_.side >> winner & 1);
    bool result = needed <= 0;
    if (result || needed >= trick.left) {
        proof = {};
    } else {
        result = after_trick<Seats>(trick, winner, needed, proof);
    }
    prove_winner<Seats>(trick, best, winner, result, proof);
    if (mode_.must_beat[trick.suit]) {
        // Which cards may follow depends on who holds the ranks above the card led.
        const bool opponent = (mode_.wants >> trick.leader & 1) != static_cast<unsigned>(result);
        proof.above |= opponent ? lowest_alike(trick.cards[0], layout_.hands[trick.leader] | trick.cards[0],
                                               layout_.in_play, lane_of(trick.suit))
                                : trick.cards[0];
    }
    return result;
}

template <int Seats>
bool Search::after_trick(const TrickOnTable& trick, int winner, int target, Proof& proof) {
    const Owners owners = layout_.owners;
    const Cards in_play = layout_.in_play;
    const std::uint64_t shape = layout_.shape;
    for (int place = 0; place < Seats; ++place) {
        const int seat = seat_at(trick.leader, place, Seats);
        layout_.shape -= std::uint64_t{1} << (4 * (kSuits * seat + suit_of_bit(trick.cards[place])));
    }
    table_.prepare(key_of(winner));
    for (int place = 0; place < Seats; ++place) layout_.remove(trick.cards[place]);
    const bool result = trick_start<Seats>(winner, trick.left - 1, target, proof);
    layout_.owners = owners;
    layout_.in_play = in_play;
    layout_.shape = shape;
    return result;
}

template <int Seats>
void Search::prove_winner(const TrickOnTable& trick, Cards best, int winner, bool result, Proof& proof) const {
    const Cards lane = lane_of(suit_of_bit(best));
    Cards beaten = 0;
    for (int place = 0; place < Seats; ++place) beaten |= trick.cards[place];
    beaten &= lane & (best - 1);
    if (!beaten) return;
    const bool opponent = (mode_.wants >> winner & 1) != static_cast<unsigned>(result);
    const Cards from =
        opponent ? lowest_alike(best, layout_.hands[winner] | best, layout_.in_play, lane) : best;
    const Cards to = std::bit_floor(beaten);
    const Cards known_above = proof.above & lane;
    if (known_above && (known_above & (~known_above + 1)) <= from) return;
    const Cards known_below = proof.below & lane;
    if (known_below >= to) return;
    const int shift = kLaneBits * suit_of_bit(best);
    const Cards cards = layout_.in_play >> shift & kLane;
    if (mode_.lose && count_lane(cards & at_or_below(to >> shift)) < count_lane(cards & ~((from >> shift) - 1))) {
        proof.below |= to;
    } else {
        proof.above |= from;
    }
}

}  // namespace vorhand::bismarck::solve
