// Where the play of a deal stands: hands, trick, leader and the rules of play. No contract, score or hidden card.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <type_traits>

#include "vorhand/tricks.hpp"

namespace vorhand {

// A plain value. A search copies it whole for every card played and recomputes nothing but what play() changes.
struct Position {
    std::array<Cards, kMaxSeats> hands{};
    Trick trick;
    TrickRules rules;
    std::uint8_t seats = 0;
    std::uint8_t leader = 0;  // the seat that led, or leads, this trick

    constexpr int to_act() const { return seat_after(trick.size); }
    constexpr Cards legal() const { return legal_cards(hands[to_act()], trick, rules); }

    // Plays a legal card. A full trick goes to its winner, who leads the next.
    constexpr void play(Card card) {
        hands[to_act()] &= ~bit(card);
        trick.add(card);
        if (trick.size < seats) return;
        leader = static_cast<std::uint8_t>(seat_after(trick_winner(trick, rules.trump, rules.ace)));
        trick.size = 0;
    }

private:
    // The seat so many places clockwise of the leader, fewer than there are seats; a remainder would cost a division.
    constexpr int seat_after(int places) const {
        const int seat = leader + places;
        return seat < seats ? seat : seat - seats;
    }
};

inline constexpr int kPositionSize = 4 * 8 /*hands*/ + (4 + 1) /*trick*/ + (2 + 4) /*rules*/ + 2 /*seats, leader*/ +
                                     3 /*padding*/;
static_assert(sizeof(Position) == kPositionSize);
static_assert(std::is_trivially_copyable_v<Position>);

// A position from outside. Throws std::invalid_argument with a sentence unless there are 2 to 4 seats, every card
// stands once, and the seats have equally many cards, those that have played to the trick one fewer.
Position checked_position(std::span<const Cards> hands, const Trick& trick, std::int64_t leader,
                          const TrickRules& rules);

}  // namespace vorhand
