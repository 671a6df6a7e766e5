// Ratings only order the actions of one moment; nothing is meant by their size.
#include "vorhand/bauernschnapsen/policy.hpp"

#include "vorhand/policy.hpp"

namespace vorhand::bauernschnapsen {
namespace {

constexpr int kSurely = 1000;

class Play {
public:
    Play(const Rules& rules, const Deal& deal)
        : deal_(deal),
          row_(rules.contract(deal.contract)),
          trump_(deal.trump_in_play(row_)),
          hand_(deal.hands[deal.actor]) {
        for (int seat = 0; seat < kSeats; ++seat) {
            if (seat != deal.actor) unseen_ |= deal.hands[static_cast<std::size_t>(seat)];
        }
        const int players = deal.idle == kSeats ? kSeats : kSeats - 1;
        last_ = deal.trick.size + 1 == players;
        if (!deal.trick.empty()) {
            partner_takes_ = side_of(deal.taker) == side_of(deal.actor) && (last_ || is_boss(deal.best));
        }
    }

    int rate(Action action) const {
        if (action == Action::claim()) return may_claim() ? kSurely : -kSurely;
        if (action.number >= Action::kDeclare) return kSurely / 2 + (declared(action) == trump_);
        const Card card{action.number};
        switch (row_.aim) {
            case Aim::no_trick: return is_declarer() ? duck(card) : -strength(card);
            case Aim::all_tricks: return take(card);
            default: return deal_.trick.empty() ? lead(card) : follow(card);
        }
    }

private:
    static Suit declared(Action action) { return static_cast<Suit>(action.number - Action::kDeclare); }
    bool may_claim() const { return deal_.side_points(side_of(deal_.actor)) >= kClaimPoints; }
    bool is_declarer() const { return deal_.actor == deal_.declarer; }
    bool takes(Card card) const { return deal_.trick.empty() || beats(card, deal_.best, row_.order, trump_); }
    int strength(Card card) const { return 4 - count(stronger_than(card, row_.order)); }

    // Whether nobody else can have a card that beats it.
    bool is_boss(Card card) const {
        if (stronger_than(card, row_.order) & unseen_) return false;
        return !trump_ || suit_of(card) == *trump_ || !(unseen_ & lane(*trump_));
    }

    // Sure tricks with many points, else few points, and kings and queens that are a marriage late.
    int lead(Card card) const {
        const int points = card_points(card);
        if (is_boss(card)) return 100 + points;
        const bool married = (hand_ & pair(suit_of(card))) == pair(suit_of(card)) && (pair(suit_of(card)) & bit(card));
        const bool high = !(stronger_than(card, row_.order) & unseen_);
        return (high ? 40 : 20) - points - (married ? 15 : 0);
    }

    // Many points to a trick that is ours, few to any other.
    int follow(Card card) const {
        const int points = card_points(card);
        if (partner_takes_) return points;
        if (takes(card) && (last_ || is_boss(card))) return 100 + points;
        return 20 - points;
    }

    // The strongest card that does not take the trick, else the weakest.
    int duck(Card card) const { return !deal_.trick.empty() && !takes(card) ? 10 + strength(card) : -strength(card); }

    int take(Card card) const {
        if (!takes(card)) return -strength(card);
        return (is_boss(card) ? 20 : 10) + strength(card);
    }

    const Deal& deal_;
    const Contract& row_;
    std::optional<Suit> trump_;
    Cards hand_;
    Cards unseen_ = 0;
    bool last_ = false;
    bool partner_takes_ = false;
};

// The suit of most cards among those that he has looked at, then of most points.
int rate_trump(const Rules& rules, const Deal& deal, Action action) {
    if (action.number >= Action::kTurnUp) return -1;
    const Cards own = deal.looked_at(rules, deal.actor) & lane(static_cast<Suit>(action.number - Action::kNameTrump));
    int points = 0;
    for (Cards rest = own; rest; rest = without_lowest(rest)) points += card_points(lowest(rest));
    return 30 * count(own) + points;
}

}  // namespace

Action by_rules(const Rules& rules, const Deal& deal, Random& random) {
    const Actions legal = deal.legal(rules);
    if (legal.size() == 1) return legal[0];
    switch (deal.phase) {
        case Phase::name_trump:
            return highest_rated<Action>(legal, random, [&](Action action) { return rate_trump(rules, deal, action); });
        case Phase::auction:  // passes, or else says the least there is
            return legal[0];
        case Phase::doubling:
            return Action{Action::kDecline};
        case Phase::play: {
            const Play play(rules, deal);
            return highest_rated<Action>(legal, random, [&](Action action) { return play.rate(action); });
        }
        default: return highest_rated<Action>(legal, random, [](Action) { return 0; });
    }
}

}  // namespace vorhand::bauernschnapsen
