#include "vorhand/bismarck/features.hpp"

#include <algorithm>

#include "../feature_writer.hpp"

namespace vorhand::bismarck {
namespace {

constexpr float kMostTricks = 16;
constexpr int kTwo = 1;  // bit of a lane

Cards bit_or_none(Card card) { return card == kNoCard ? 0 : bit(card); }

// The cards by the player who may look at them.
struct View {
    const Rules& rules;
    const Deal& deal;
    const History& history;
    int seat;

    int other(int steps) const { return (seat + steps) % rules.players; }
    int steps_to(int other) const { return other == kNobody ? -1 : (other - seat + rules.players) % rules.players; }

    Cards hand() const { return deal.looked_at(rules, seat); }

    Cards kitty() const {
        if (deal.fate == Fate::not_dealt) return 0;
        const bool open = rules.facing == Facing::open;
        return open || (seat == deal.declarer && deal.kitty_in_hand(rules)) ? deal.kitty : 0;
    }

    Cards aside() const {
        const int owner = rules.partners_exchange() ? deal.giving(rules, std::min<int>(deal.gifts, kGivings - 1)).giver
                                                    : deal.declarer;
        return seat == owner ? deal.aside : 0;
    }

    Cards given_to(int receiver) const { return given([&](const auto& g) { return g.giver == seat && g.receiver == receiver; }); }

    Cards got() const { return given([&](const auto& g) { return g.receiver == seat; }); }

private:
    // What was given where that holds, as soon as it is complete.
    template <typename Holds>
    Cards given(Holds holds) const {
        Cards cards = 0;
        for (int place = 0; place < deal.gifts; ++place) {
            if (holds(deal.giving(rules, place))) cards |= history.given[static_cast<std::size_t>(place)];
        }
        return cards;
    }
};

void write_cards(const View& view, FeatureWriter& writer) {
    const auto& [rules, deal, history, seat] = view;
    const bool seated = rules.players == kMaxSeats;
    const auto played_by = [&](int steps) {
        return steps < rules.players ? history.played[static_cast<std::size_t>(view.other(steps))] : 0;
    };
    Cards played = 0;
    for (const Cards cards : history.played) played |= cards;
    writer.cards<kTwo>(view.hand());
    for (int steps = 0; steps < kMaxSeats; ++steps) writer.cards<kTwo>(played_by(steps));
    writer.cards<kTwo>(cards_of(deal.play.trick));
    writer.cards<kTwo>(view.kitty());
    writer.cards<kTwo>(view.aside());
    for (int steps = 1; steps < kMaxSeats; ++steps) writer.cards<kTwo>(seated ? view.given_to(view.other(steps)) : 0);
    writer.cards<kTwo>(view.got());
    writer.cards<kTwo>(bit_or_none(deal.last) | bit_or_none(deal.dealers));
    const Cards unseen = rules.pack & ~(view.hand() | played | view.kitty() | view.aside());
    for (int steps = 1; steps < kMaxSeats; ++steps) {
        const bool there = steps < rules.players;
        writer.cards<kTwo>(there ? history.denied[static_cast<std::size_t>(view.other(steps))] & unseen : 0);
    }
}

void write_others(const View& view, FeatureWriter& writer) {
    const auto& [rules, deal, history, seat] = view;
    const bool known = deal.contract != ContractId::none;
    const Contract* row = known ? &rules.row(deal.contract) : nullptr;
    writer.flag(rules.players == kMaxSeats);
    writer.flag(rules.sides == Sides::pairs);
    writer.flag(rules.when_void == Void::must_trump);
    writer.flag(rules.duty_in(deal.contract) == Duty::mandatory);
    writer.one_of(kMaxSeats, view.steps_to(deal.dealer));
    writer.one_of(kMaxSeats, view.steps_to(deal.declarer));
    writer.one_of(kMaxSeats, view.steps_to(deal.play.leader));
    writer.each_of(kContracts, deal.offered);
    writer.one_of(kContracts, static_cast<int>(deal.contract));
    writer.one_of(6, static_cast<int>(deal.trump));
    writer.one_of(3, known ? static_cast<int>(row->aim) : -1);
    writer.flag(known && row->ace == Ace::low);
    writer.one_of(9, deal.phase == Phase::layout         ? 8
                     : deal.phase == Phase::play         ? 7
                     : deal.phase >= Phase::name_start   ? static_cast<int>(deal.phase) - 4
                                                         : static_cast<int>(deal.phase) - 3);
    writer.one_of(4, static_cast<int>(deal.fate));
    writer.one_of(13, deal.start - 1);
    writer.one_of(3, static_cast<int>(deal.direction));
    const auto by_seat = [&](auto value) {
        for (int steps = 0; steps < kMaxSeats; ++steps) {
            writer.number(steps < rules.players ? static_cast<float>(value(view.other(steps))) / kMostTricks : 0);
        }
    };
    const auto& quotas = known && row->aim == Aim::lose ? rules.lose : rules.win;
    const bool counts = known && row->aim != Aim::shed && deal.declarer != kNobody;
    by_seat([&](int other) { return deal.won[static_cast<std::size_t>(other)]; });
    by_seat([&](int other) { return counts ? quotas[static_cast<std::size_t>((other - deal.declarer + rules.players) % rules.side_count)] : 0; });
    by_seat([&](int other) { return count(view.deal.dealt_to(other)); });
    writer.number(static_cast<float>(deal.gifts) / kGivings);
}

}  // namespace

void History::note(const Rules& rules, const Deal& deal, Action action) {
    if (deal.phase == Phase::play) {
        const Card card{action};
        const Trick& trick = deal.play.trick;
        played[deal.actor] |= bit(card);
        if (!trick.empty() && suit_of(card) != trick.led()) denied[deal.actor] |= lane(trick.led());
    } else if (deal.phase == Phase::layout) {
        if (action == kPass) denied[deal.actor] |= deal.fitting(rules);
        else played[deal.actor] |= bit(Card{action});
    } else if (deal.phase == Phase::give) {
        given[deal.gifts] |= Cards{1} << (action - kGift);
    }
}

void write_features(const Rules& rules, const Deal& deal, const History& history, int seat,
                    std::span<float, kFeatures> features) {
    FeatureWriter writer(features);
    const View view{rules, deal, history, seat};
    write_cards(view, writer);
    write_others(view, writer);
}

}  // namespace vorhand::bismarck
