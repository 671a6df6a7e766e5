// One deal of Bismarck from the pack to the score, with every card seen: the native twin of before_play, giving, play,
// building, layout and scoring in src/vorhand/games/bismarck, where the rules are explained (BIS-1 to BIS-5, BIS-8).
// No match, no events, and nothing that only a player's view of the deal needs.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include "vorhand/bismarck/actions.hpp"
#include "vorhand/bismarck/rules.hpp"
#include "vorhand/position.hpp"
#include "vorhand/random.hpp"

namespace vorhand::bismarck {

inline constexpr std::uint8_t kNobody = 0xFF;
inline constexpr Card kClubAce{13};  // decides who is declarer, where a card does (BIS-1.5)
inline constexpr Card kNoCard{0};
inline constexpr int kGivings = 6;   // the places in the order of the exchange between partners (BIS-3.9)

// What the match decides about a deal before it begins.
struct Setup {
    std::uint8_t dealer = 0;
    std::uint8_t declarer = kNobody;  // nobody while a card is to show who he is (BIS-1.5)
    ContractSet offered = 0;          // what the declarer may choose from; a single one needs no choice
    Trump kept = Trump::unknown;      // after a void deal: the trump that was named in it (BIS-7.1)
};

struct Moment;

// What became of the kitty.
enum class Fate : std::uint8_t { not_dealt, lying, taken, left };

enum class Direction : std::uint8_t { up, down, unnamed };

// A plain value, copied whole for every action.
struct Deal {
    Position play;    // the hands from the deal on; trick and rules of play once play has begun. `leader` leads first
    Cards kitty = 0;  // as dealt; before the deal, of a scattered kitty, its places in the pack as bits
    Cards aside = 0;  // what the declarer has laid aside, or what a partner is choosing to give: in no hand
    Cards early = 0;  // while the deal pauses, the cards that have been dealt; `hands` hold the others already (BIS-2.5)
    std::array<std::uint8_t, kMaxSeats> won{};  // tricks by seat
    ContractSet offered = 0;
    ContractId contract = ContractId::none;
    Trump trump = Trump::unknown;
    Trump kept = Trump::unknown;
    Phase phase = Phase::deal;
    std::uint8_t actor = kNobody;  // nobody where chance is to act, and when the deal is over
    std::uint8_t dealer = 0;
    std::uint8_t declarer = kNobody;
    Fate fate = Fate::not_dealt;
    std::uint8_t gifts = 0;         // complete places in the order of giving
    std::uint8_t start = 0;         // the rank from which a layout is built, as a bit of a lane; 0 while it is not named
    Direction direction = Direction::unnamed;
    Card turned = kNoCard;          // the first card of the kitty
    Card last = kNoCard;            // the last card of the pack, where it is shown
    Card dealers = kNoCard;         // the dealer's last card, where it is shown

    Deal() = default;
    Deal(const Rules& rules, const Setup& setup);

    // The deal at a moment before a trick or the first turn of a layout, walked on to whatever waits for somebody.
    Deal(const Rules& rules, const Moment& moment);

    constexpr bool over() const { return phase == Phase::over; }
    constexpr bool waits_for_chance() const { return phase <= Phase::deal; }
    constexpr const std::array<Cards, kMaxSeats>& hands() const { return play.hands; }

    // Whether players may look at the cards they have been dealt (BIS-2.3).
    constexpr bool may_look(const Rules& rules) const {
        if (fate == Fate::not_dealt) return false;
        if (rules.sees != Sees::nothing && rules.sees != Sees::open_cards) return true;
        return contract != ContractId::none &&
               (trump != Trump::unknown || rules.trump_named != TrumpNamed::with_contract);
    }

    // The cards of a seat that it has looked at: none before it may, and while the deal pauses those dealt so far.
    constexpr Cards looked_at(const Rules& rules, int seat) const {
        return may_look(rules) ? dealt_to(seat) : 0;
    }

    // The cards of a seat that have been dealt; the others of its hand come after the pause (BIS-2.5).
    constexpr Cards dealt_to(int seat) const {
        const Cards hand = play.hands[static_cast<std::size_t>(seat)];
        return early ? hand & early : hand;
    }

    // Whether the declarer has the kitty in his hand, or had it before he discarded (BIS-3.6, BIS-3.7).
    constexpr bool kitty_in_hand(const Rules& rules) const {
        return fate == Fate::taken && (rules.order != ExchangeOrder::discard_first || count(aside) == rules.kitty);
    }

    // Chance, where the deal waits for it (BIS-2.1, BIS-2.2, BIS-2.4). What is handed in must be of the pack.
    void cut(const Rules& rules, Card card);
    void lay_open(const Rules& rules, Cards places);
    void deal(const Rules& rules, std::span<const Card> pack);

    // Chance does whatever the deal waits for, each way equally likely.
    void draw(const Rules& rules, Random& random);

    // The actions of the actor in the order of the Python engine; none for chance and when the deal is over.
    Actions legal(const Rules& rules) const;
    bool is_legal(const Rules& rules, int action) const;

    // Does a legal action.
    void apply(const Rules& rules, Action action) {
        if (phase == Phase::play) {
            play_card(Card{action});
        } else {
            apply_other(rules, action);
        }
    }

    // Points by seat (BIS-5.2, BIS-5.4, BIS-8.5); nothing while the deal goes on.
    std::array<int, kMaxSeats> scores(const Rules& rules) const;

    // Equal for deals that go on alike and score alike, whatever led to them. Different ones share a hash by accident
    // only.
    std::uint64_t hash(const Rules& rules) const;

    // In a layout: the cards on the table, and those that open a pile or come next on one (BIS-8.1).
    Cards laid(const Rules& rules) const;
    Cards fitting(const Rules& rules) const;

    // A place in the order of the exchange between partners: who gives whom how many cards (BIS-3.9).
    struct Giving {
        std::uint8_t giver;
        std::uint8_t receiver;
        std::uint8_t count;
    };
    Giving giving(const Rules& rules, int place) const;
    Giving giving(const Rules& rules) const { return giving(rules, gifts); }  // the one that is due

private:
    void play_card(Card card) {
        play.play(card);
        if (!play.trick.empty()) {
            actor = static_cast<std::uint8_t>(play.to_act());
            return;
        }
        ++won[play.leader];
        actor = play.leader;  // BIS-4.6: who takes a trick leads to the next
        if (play.hands[actor] == 0) finish();
    }

    void apply_other(const Rules& rules, Action action);
    void lay(const Rules& rules, Action action);
    void discard(const Rules& rules, Card card);
    void give(const Rules& rules, Card card);
    void take(const Rules& rules);
    void fix(const Rules& rules, ContractId id);
    void resolve_trump(const Rules& rules);
    Trump trump_on_the_table(const Rules& rules) const;
    void settle(const Rules& rules);
    bool is_pending(const Rules& rules, Phase stage) const;
    bool happens_by_itself(const Rules& rules, Phase stage);
    bool names_trump_by_word(const Rules& rules) const;
    bool names_layout(const Rules& rules) const;
    std::uint8_t actor_at(const Rules& rules, Phase stage) const;
    void begin_play(const Rules& rules);
    Cards places_of_kitty(const Rules& rules) const;
    Cards choosable(const Rules& rules) const;
    void finish() {
        phase = Phase::over;
        actor = kNobody;
    }
};

// All that has happened in a deal that was met on its way, before a trick or the first turn of a layout.
struct Moment {
    Setup setup;
    ContractId contract = ContractId::none;
    Trump trump = Trump::unknown;
    Fate fate = Fate::not_dealt;
    std::array<Cards, kMaxSeats> hands{};
    Few<Card, 8> kitty;          // in the order of the pack
    Cards places = 0;            // of a scattered kitty in the pack, before it is dealt
    Cards aside = 0;
    Few<Card, kMostCards> rest;  // what is not yet dealt while the deal pauses, in its order
    std::uint8_t gifts = 0;
    std::uint8_t start = 0;
    Direction direction = Direction::unnamed;
    Card last = kNoCard;
    Card dealers = kNoCard;
    std::uint8_t leader = 0;
    std::array<std::uint8_t, kMaxSeats> won{};
};

inline constexpr int kDealSize = kPositionSize + 3 * 8 /*kitty, aside, early*/ + 4 /*won*/ + 2 /*offered*/ +
                                 7 /*contract, trump, kept, phase, actor, dealer, declarer*/ +
                                 4 /*fate, gifts, start, direction*/ + 3 /*shown cards*/ + 4 /*padding*/;
static_assert(sizeof(Deal) == kDealSize && kDealSize <= 96);
static_assert(std::is_trivially_copyable_v<Deal>);

// A deal at its beginning, from outside. Without a declarer it is whoever the rules make declarer beside that dealer, or
// whom a card will show. Throws std::invalid_argument with a sentence unless seats are of this table and the contracts
// offered, more than one of them only among the listed, are rows of it.
Deal checked_start(const Rules& rules, std::int64_t dealer, std::optional<std::int64_t> declarer,
                   std::span<const ContractId> offered, Trump kept);

// A deal at a moment, from outside. Throws std::invalid_argument with a sentence for seats that are not of this table,
// cards that are not of the pack or in two places, and a trump without a contract.
Deal checked_moment(const Rules& rules, const Moment& moment);

Fate parse_fate(std::string_view word);  // of the Python engine, or "not-dealt"

// Chance and players' actions from outside; they throw std::invalid_argument with a sentence unless it is their turn
// and the card, the places, the pack or the action is one there can be.
void checked_cut(const Rules& rules, Deal& deal, Card card);
void checked_lay_open(const Rules& rules, Deal& deal, std::span<const std::int64_t> places);
void checked_deal(const Rules& rules, Deal& deal, std::span<const Card> pack);
void checked_apply(const Rules& rules, Deal& deal, std::int64_t action);
void check_waits_for_chance(const Deal& deal);

}  // namespace vorhand::bismarck
