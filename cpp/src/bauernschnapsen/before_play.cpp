// A deal up to the first lead: deal, cut, trumps, auction, doubling (BAU-2 to BAU-4).
#include <bit>

#include "vorhand/bauernschnapsen/deal.hpp"

namespace vorhand::bauernschnapsen {
namespace {

constexpr int kLatePlace = 3;  // where the cards of the caller begin that he has not seen when he names trumps

// The place in the pack of a seat's card, the caller's turn being 0 (BAU-2.2).
constexpr int dealing_place(bool fives, int turn, int card) {
    if (fives) return kHandCards * turn + card;
    return card < kLatePlace ? 3 * turn + card : 12 + 2 * turn + card - kLatePlace;
}

bool in_fives(const Rules& rules, int cut) { return cut == 0 && rules.knock == KnockDeal::fives; }

constexpr bool is_one_suit(Cards hand) {
    for (int suit = 0; suit < kSuits; ++suit) {
        if ((hand & ~lane(static_cast<Suit>(suit))) == 0) return true;
    }
    return false;
}

// Contracts above a rung.
constexpr unsigned above(int rung) { return ~((2U << rung) - 1U); }

int rung_of(const Rules& rules, ContractId id) {
    int rung = 0;
    while (rules.ladder[static_cast<std::size_t>(rung)] != id) ++rung;
    return rung;
}

}  // namespace

void Deal::deal_pack(const std::array<Card, kPackCards>& order) {
    pack = order;
    phase = Phase::cut;
    actor = static_cast<std::uint8_t>((dealer + 3) % kSeats);  // BAU-2.1: the dealer's right neighbour
}

// BAU-2.1 to BAU-2.3: `count` cards go from the top to the bottom, and all are dealt; the caller sees three.
void Deal::deal_cut(const Rules& rules, int count) {
    cut = static_cast<std::uint8_t>(count);
    const bool fives = in_fives(rules, count);
    for (int turn = 0; turn < kSeats; ++turn) {
        Cards hand = 0;
        for (int card = 0; card < kHandCards; ++card) {
            hand |= bit(pack[(dealing_place(fives, turn, card) + count) % kPackCards]);
        }
        hands[(caller() + turn) % kSeats] = hand;
    }
    phase = Phase::name_trump;
    actor = leader = static_cast<std::uint8_t>(caller());
}

Card Deal::callers_last(const Rules& rules, int place) const {
    return pack[(dealing_place(in_fives(rules, cut), 0, kLatePlace + place) + cut) % kPackCards];
}

Cards Deal::looked_at(const Rules& rules, int seat) const {
    Cards seen = hands[static_cast<std::size_t>(seat)];
    if (phase != Phase::name_trump && phase != Phase::turn) return seen;
    const int turn = (seat - caller() + kSeats) % kSeats;
    const bool fives = in_fives(rules, cut);
    if (turn > 0 && fives) return seen;
    for (int card = kLatePlace; card < kHandCards; ++card) {
        seen &= ~bit(pack[(dealing_place(fives, turn, card) + cut) % kPackCards]);
    }
    return seen;
}

void Deal::turn_card(const Rules& rules, int place) { trump_known(suit_of(callers_last(rules, place))); }

// BAU-2.6: the auction begins.
void Deal::trump_known(Suit suit) {
    trump = suit;
    phase = Phase::auction;
    actor = leader = static_cast<std::uint8_t>(caller());
}

// A pass first, then ascending (BAU-3.2 to BAU-3.9).
Actions Deal::legal_calls(const Rules& rules) const {
    Actions actions;
    const Cards hand = hands[actor];
    const int place = (actor - caller() + kSeats) % kSeats;
    unsigned bids = rules.biddable[static_cast<std::size_t>(place)];
    if (spoken) {
        actions.add({Action::kPass});  // BAU-3.1: the caller's first call is never a pass
        // BAU-3.3: who has priority holds the bid that stands.
        const bool holds = !kontra && place < (bidder - caller() + kSeats) % kSeats;
        bids &= above(floor) | (holds ? 1U << floor : 0U);
    }
    if (!(hand & kAces)) bids &= ~unsigned{rules.needs_ace};
    if (!is_one_suit(hand)) bids &= ~unsigned{rules.needs_one_suit};
    if (hand & ~lane(trump)) bids &= ~unsigned{rules.needs_five_trumps};
    for (; bids; bids &= bids - 1) {
        const ContractId id = rules.ladder[static_cast<std::size_t>(std::countr_zero(bids))];
        actions.add(Action::of(Action::kBid, static_cast<int>(id)));
    }
    // BAU-3.9: an opponent of the caller doubles the Normal game in place of a Bettler.
    if (rules.normal_kontra == NormalKontra::beats_bettler && spoken && contract == ContractId::bettler &&
        side_of(actor) != side_of(caller())) {
        actions.add({Action::kKontraNormal});
    }
    return actions;
}

void Deal::call(const Rules& rules, Action said) {
    spoken = true;
    if (said.number == Action::kPass) {
        passed |= static_cast<std::uint8_t>(1 << actor);
    } else {
        bidder = actor;
        kontra = said.number == Action::kKontraNormal;
        if (kontra) {
            contract = ContractId::normal;  // the Bettler's rung stays the floor
        } else {
            contract = static_cast<ContractId>(said.number - Action::kBid);
            floor = static_cast<std::uint8_t>(rung_of(rules, contract));
        }
    }
    next_speaker(rules);
}

// BAU-3.1, BAU-3.5: clockwise past those who are out; over as soon as everybody but the standing bidder has passed.
void Deal::next_speaker(const Rules& rules) {
    for (int steps = 1; steps <= kSeats; ++steps) {
        const int seat = (actor + steps) % kSeats;
        if (seat == bidder || passed >> seat & 1) continue;
        actor = static_cast<std::uint8_t>(seat);
        return;
    }
    // BAU-3.9: who doubled the Normal game makes the caller play it.
    declarer = kontra ? static_cast<std::uint8_t>(caller()) : bidder;
    doubled = kontra;
    phase = Phase::doubling;
    ask(rules);
}

// BAU-4.1, BAU-4.2: who may double is asked in turn, the opponents at levels 1 and 3, the declarer's side at 2. A level
// at which everybody has said no ends it all.
void Deal::ask(const Rules& rules) {
    const Contract& row = rules.contract(contract);
    const int levels = row.doubled == Doubled::allowed ? rules.levels : 0;
    const bool own = doubled + 1 == 2;
    // BAU-4.5: a partner who sits out still belongs to the declarer's side.
    const bool alone = own && row.partner == Partner::sits_out && rules.idle_partner == IdlePartner::silent;
    if (doubled >= levels || declined >= (alone ? 1 : 2)) return begin_play(rules);
    actor = static_cast<std::uint8_t>((declarer + (own ? 0 : 1) + 2 * declined) % kSeats);
}

void Deal::begin_play(const Rules& rules) {
    const Contract& row = rules.contract(contract);
    if (row.is_shown()) return make(rules);  // BAU-7.4
    phase = Phase::play;
    actor = leader = row.leads == Leads::caller ? static_cast<std::uint8_t>(caller()) : declarer;
    idle = static_cast<std::uint8_t>(row.partner == Partner::sits_out ? partner_of(declarer) : kSeats);
}

Actions Deal::legal(const Rules& rules) const {
    Actions actions;
    switch (phase) {
        case Phase::play: return legal_in_play(rules.contract(contract));
        case Phase::auction: return legal_calls(rules);
        case Phase::cut:
            for (int count = 0; count < kPackCards; ++count) actions.add(Action::of(Action::kKnock, count));
            break;
        case Phase::name_trump: {
            const Cards late = bit(callers_last(rules, 0)) | bit(callers_last(rules, 1));
            for (int suit = 0; suit < kSuits; ++suit) {
                if (hands[actor] & ~late & lane(static_cast<Suit>(suit))) {
                    actions.add(Action::of(Action::kNameTrump, suit));
                }
            }
            actions.add({Action::kTurnUp});
            break;
        }
        case Phase::doubling:
            actions.add({Action::kDouble});
            actions.add({Action::kDecline});
            break;
        case Phase::deal:
        case Phase::turn:
        case Phase::over: break;
    }
    return actions;
}

void Deal::apply(const Rules& rules, Action action) {
    switch (phase) {
        case Phase::play:
            if (action.number < Action::kDeclare) {
                play(rules, Card{action.number});
            } else if (action == Action::claim()) {
                claim(rules);
            } else {
                declare(rules, static_cast<Suit>(action.number - Action::kDeclare));
            }
            break;
        case Phase::auction: call(rules, action); break;
        case Phase::doubling:
            if (action.number == Action::kDouble) {
                ++doubled;
                declined = 0;
            } else {
                ++declined;
            }
            ask(rules);
            break;
        case Phase::cut: deal_cut(rules, action.number - Action::kKnock); break;
        case Phase::name_trump:
            if (action.number == Action::kTurnUp) {
                phase = Phase::turn;
            } else {
                trump_known(static_cast<Suit>(action.number - Action::kNameTrump));
            }
            break;
        case Phase::deal:
        case Phase::turn:
        case Phase::over: break;
    }
}

}  // namespace vorhand::bauernschnapsen
