#include "vorhand/position.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace vorhand {
namespace {

using std::to_string;

void check_seats(std::size_t seats, const Trick& trick, std::int64_t leader) {
    if (seats < 2 || seats > kMaxSeats) {
        throw std::invalid_argument("a position has 2 to 4 hands, not " + to_string(seats));
    }
    if (trick.size >= seats) {
        throw std::invalid_argument("a trick of " + to_string(trick.size) + " cards is complete between " +
                                    to_string(seats) + " seats");
    }
    if (leader < 0 || leader >= static_cast<std::int64_t>(seats)) {
        throw std::invalid_argument("the leader is seat 0 to " + to_string(seats - 1) + ", not " + to_string(leader));
    }
}

void check_each_card_once(std::span<const Cards> hands, const Trick& trick) {
    Cards seen = cards_of(trick);
    for (const Cards hand : hands) {
        if (const Cards twice = seen & hand) {
            throw std::invalid_argument("the card " + format_card(lowest(twice)) + " stands twice");
        }
        seen |= hand;
    }
}

void check_hand_sizes(const Position& position) {
    const int full = count(position.hands[position.to_act()]);
    if (full == 0 && !position.trick.empty()) {
        throw std::invalid_argument("seat " + to_string(position.to_act()) + " is to play and holds no card");
    }
    for (int place = 0; place < position.seats; ++place) {
        const int seat = (position.leader + place) % position.seats;
        const int cards = count(position.hands[seat]);
        const int expected = place < position.trick.size ? full - 1 : full;
        if (cards != expected) {
            throw std::invalid_argument("seat " + to_string(seat) + " should hold " +
                                        to_string(expected) + " cards, not " + to_string(cards));
        }
    }
}

}  // namespace

Position checked_position(std::span<const Cards> hands, const Trick& trick, std::int64_t leader,
                          const TrickRules& rules) {
    check_seats(hands.size(), trick, leader);
    check_each_card_once(hands, trick);
    Position position;
    std::ranges::copy(hands, position.hands.begin());
    position.trick = trick;
    position.rules = rules;
    position.seats = static_cast<std::uint8_t>(hands.size());
    position.leader = static_cast<std::uint8_t>(leader);
    check_hand_sizes(position);
    return position;
}

}  // namespace vorhand
