#include "vorhand/bauernschnapsen/features.hpp"

#include "../feature_writer.hpp"

namespace vorhand::bauernschnapsen {
namespace {

constexpr int kTen = 9;  // bit of a lane
constexpr float kTricks = 5;
constexpr float kPoints = 100;
constexpr float kValue = 12;

// The deal by the player who may look at his own cards.
struct View {
    const Rules& rules;
    const Deal& deal;
    const History& history;
    int seat;

    int other(int steps) const { return (seat + steps) % kSeats; }
    int steps_to(int other) const { return (other - seat + kSeats) % kSeats; }
};

void write_cards(const View& view, FeatureWriter& writer) {
    const auto& [rules, deal, history, seat] = view;
    const Cards hand = deal.looked_at(rules, seat);
    Cards played = 0, shown = 0;
    for (const Cards cards : history.played) played |= cards;
    for (const Cards cards : history.shown) shown |= cards;
    const auto cards = [&](Cards set) { writer.cards<kTen>(set); };
    const auto others = [&](const std::array<Cards, kSeats>& sets, Cards of) {
        for (int steps = 1; steps < kSeats; ++steps) cards(sets[static_cast<std::size_t>(view.other(steps))] & of);
    };
    cards(hand);
    for (int steps = 0; steps < kSeats; ++steps) cards(history.played[static_cast<std::size_t>(view.other(steps))]);
    cards(cards_of(deal.trick));
    others(history.shown, ~played);
    others(history.denied, kPack & ~(hand | played | shown));
}

void write_auction(const View& view, FeatureWriter& writer) {
    const auto& [rules, deal, history, seat] = view;
    const bool called = deal.phase >= Phase::auction, decided = deal.phase >= Phase::doubling;
    writer.one_of(5, deal.phase >= Phase::auction ? static_cast<int>(deal.phase) - 2 : static_cast<int>(deal.phase) - 1);
    writer.one_of(kSeats, view.steps_to(deal.dealer));
    writer.one_of(5, called ? static_cast<int>(deal.trump) : kSuits);
    writer.flag(history.turned);
    for (int steps = 0; steps < kSeats; ++steps) {
        writer.each_of(kContracts, history.bids[static_cast<std::size_t>(view.other(steps))]);
    }
    for (int steps = 0; steps < kSeats; ++steps) writer.flag(deal.passed >> view.other(steps) & 1);
    writer.one_of(kContracts, deal.spoken || decided ? static_cast<int>(deal.contract) : -1);
    writer.one_of(kSeats, deal.spoken ? view.steps_to(deal.bidder) : -1);
    writer.flag(deal.kontra);
    writer.one_of(kSeats, decided ? view.steps_to(deal.declarer) : -1);
    writer.one_of(4, deal.doubled);
    writer.flag(deal.declined > 0);
}

void write_play(const View& view, FeatureWriter& writer) {
    const auto& [rules, deal, history, seat] = view;
    const bool playing = deal.phase == Phase::play;
    const Contract& row = rules.contract(deal.contract);
    writer.one_of(kSeats, playing && deal.idle < kSeats ? view.steps_to(deal.idle) : -1);
    writer.one_of(kSeats, view.steps_to(deal.leader));
    writer.one_of(kSeats, deal.trick.empty() ? -1 : view.steps_to(deal.taker));
    for (int steps = 0; steps < kSeats; ++steps) {
        writer.each_of(kSuits, history.marriages[static_cast<std::size_t>(view.other(steps))]);
    }
    writer.one_of(kSuits, deal.announced ? static_cast<int>(*deal.announced) : -1);
    for (const int side : {side_of(seat), 1 - side_of(seat)}) writer.flag(deal.sides_taken >> side & 1);
    for (const int side : {side_of(seat), 1 - side_of(seat)}) {
        writer.number(static_cast<float>(deal.side_points(side)) / kPoints);
    }
    for (int steps = 0; steps < kSeats; ++steps) {
        writer.number(static_cast<float>(count(deal.hands[static_cast<std::size_t>(view.other(steps))])) / kTricks);
    }
    writer.number(static_cast<float>(deal.tricks) / kTricks);
    writer.one_of(kOrders, playing ? static_cast<int>(row.order) : -1);
    writer.one_of(6, playing ? static_cast<int>(row.aim) : -1);
    writer.one_of(3, playing ? static_cast<int>(row.marriages) : -1);
    writer.flag(playing && row.cards == CardsOf::trump);
    writer.number(playing ? static_cast<float>(row.value) / kValue : 0);
}

}  // namespace

void History::note(const Rules&, const Deal& deal, std::uint8_t action) {
    if (deal.phase == Phase::auction) {
        if (action >= Action::kBid && action < Action::kBid + kContracts) {
            bids[deal.actor] |= static_cast<std::uint16_t>(1U << (action - Action::kBid));
        }
    } else if (deal.phase != Phase::play) {
        return;
    } else if (action < Action::kDeclare) {
        const Card card{action};
        played[deal.actor] |= bit(card);
        if (!deal.trick.empty() && suit_of(card) != deal.trick.led()) denied[deal.actor] |= lane(deal.trick.led());
    } else if (action < Action::kClaim) {
        const auto suit = static_cast<Suit>(action - Action::kDeclare);
        shown[deal.actor] |= pair(suit);
        marriages[deal.actor] |= static_cast<std::uint8_t>(1U << static_cast<int>(suit));
    }
}

void History::note_turn(const Rules& rules, const Deal& deal, int place) {
    turned = true;
    shown[static_cast<std::size_t>(deal.caller())] |= bit(deal.callers_last(rules, place));
}

void write_features(const Rules& rules, const Deal& deal, const History& history, int seat,
                    std::span<float, kFeatures> features) {
    FeatureWriter writer(features);
    const View view{rules, deal, history, seat};
    write_cards(view, writer);
    write_auction(view, writer);
    write_play(view, writer);
}

}  // namespace vorhand::bauernschnapsen
