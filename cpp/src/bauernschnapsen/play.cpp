// The play of the cards from the first lead to the score (BAU-5 to BAU-7).
#include "vorhand/bauernschnapsen/deal.hpp"

namespace vorhand::bauernschnapsen {

// Cards ascending, then marriages, then the claim, whatever the count (BAU-6.4).
Actions Deal::legal_in_play(const Contract& row) const {
    Actions actions;
    for (Cards rest = playable(row); rest; rest = without_lowest(rest)) actions.add(Action::play(lowest(rest)));
    if (!trick.empty()) return actions;
    if (may_declare(row)) {
        for (int suit = 0; suit < kSuits; ++suit) {
            const Cards both = pair(static_cast<Suit>(suit));
            if ((hands[actor] & both) == both) actions.add(Action::declare(static_cast<Suit>(suit)));
        }
    }
    if (may_claim(row)) actions.add(Action::claim());
    return actions;
}

void Deal::play(const Rules& rules, Card card) {
    const Contract& row = rules.contract(contract);
    hands[actor] &= ~bit(card);
    announced.reset();
    if (trick.empty() || beats(card, best, row.order, trump_in_play(row))) {
        best = card;
        taker = actor;
    }
    trick.add(card);
    if (trick.size < (idle == kSeats ? kSeats : kSeats - 1)) {
        actor = next_player(actor);
    } else {
        take_trick(rules);
    }
}

// BAU-5.2: who takes a trick leads to the next.
void Deal::take_trick(const Rules& rules) {
    for (const Card card : trick.played()) in_tricks[taker] += static_cast<std::uint8_t>(card_points(card));
    sides_taken |= static_cast<std::uint8_t>(1 << side_of(taker));
    ++tricks;
    trick.size = 0;
    leader = actor = taker;
    decide(rules);
}

// Whether the trick just taken decides the deal (BAU-6.7, BAU-7.1 to BAU-7.3).
void Deal::decide(const Rules& rules) {
    const Aim aim = rules.contract(contract).aim;
    const bool last = hands[taker] == 0;
    if (aim == Aim::sixty_six) {
        if (last) finish(rules, Ending::last_trick, side_of(taker));
    } else if ((taker == declarer) == (aim == Aim::no_trick)) {
        fail(rules);
    } else if (aim != Aim::three_tricks) {
        if (last) make(rules);
    } else if (declarer_has_sixty_six() && (tricks == 3 || rules.three_tricks == ThreeTricks::at_sixty_six)) {
        make(rules);
    } else if (tricks == 3) {
        fail(rules);
    }
}

// BAU-6.1, BAU-6.3: it counts at once.
void Deal::declare(const Rules& rules, Suit suit) {
    const Contract& row = rules.contract(contract);
    declared[actor] += static_cast<std::uint8_t>(trump_in_play(row) == suit ? 40 : 20);
    announced = suit;
    const bool schnapser = row.aim == Aim::three_tricks && actor == declarer;
    if (schnapser && rules.three_tricks == ThreeTricks::at_sixty_six && declarer_has_sixty_six()) make(rules);
}

// The unfinished trick counts for nobody; right or wrong, the state of the other side decides the worth (BAU-6.4 to
// BAU-6.6).
void Deal::claim(const Rules& rules) {
    const int side = side_of(actor);
    const bool correct = side_points(side) >= kClaimPoints;
    const int times = normal_value(rules, 1 - side);
    finish(rules, correct ? Ending::claimed : Ending::false_claim, correct ? side : 1 - side, times);
}

void Deal::finish(const Rules& rules, Ending how, int side, int times) {
    phase = Phase::over;
    ending = how;
    winner = static_cast<std::uint8_t>(side);
    points = static_cast<std::uint16_t>(rules.contract(contract).value * times << doubled);
}

}  // namespace vorhand::bauernschnapsen
