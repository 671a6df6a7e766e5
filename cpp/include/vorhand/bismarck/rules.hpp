// The rules of one house of Bismarck, as far as a deal depends on them: the native twin of the *deal* axes in
// src/vorhand/games/bismarck/ruleset.py, where every choice is explained. Made once, never part of a position.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "vorhand/tricks.hpp"

namespace vorhand::bismarck {

enum class Sides : std::uint8_t { alone, pairs };
enum class Facing : std::uint8_t { open, closed };
enum class KittyPosition : std::uint8_t { first, last, scattered };
enum class DeclarerSeat : std::uint8_t { left_of_dealer, dealer };
enum class FirstDeclarer : std::uint8_t { as_ever, club_ace };
enum class Trump : std::uint8_t { clubs, diamonds, hearts, spades, no_trump, unknown };
enum class TrumpSource : std::uint8_t {
    no_trump, clubs, diamonds, hearts, spades, declared, turned, last_card, dealers_card, cut
};
enum class Aim : std::uint8_t { win, lose, shed };
enum class Build : std::uint8_t { up, down, named };
enum class Duty : std::uint8_t { mandatory, optional, none };
enum class ExchangeOrder : std::uint8_t { take_first, discard_first, partners };
enum class Sees : std::uint8_t { nothing, open_cards, hand, taken, exchanged };
enum class TrumpNamed : std::uint8_t { with_contract, before_play, in_pause };

// In the order of the engine's ids; `none` while no contract is known.
enum class ContractId : std::uint8_t {
    nt_win, spades, free_trump, nt_lose, turned_trump, cut_trump, clubs, diamonds, hearts, trump_lose, free_contract,
    layout_up, layout_down, layout_named, none
};

inline constexpr int kContracts = 14;  // `free_contract` is an id, but no row
inline constexpr std::array<std::string_view, kContracts> kContractWords{
    "nt-win", "spades", "free-trump", "nt-lose", "turned-trump", "cut-trump", "clubs", "diamonds", "hearts",
    "trump-lose", "free-contract", "layout-up", "layout-down", "layout-named"};

// What a table waits for in a deal.
enum class Phase : std::uint8_t {
    cut_card, lay_open, deal, choose_contract, name_trump, take_kitty, discard, give, complete_deal, name_start,
    name_direction, play, layout, over
};

inline constexpr std::array<std::string_view, 14> kPhaseWords{
    "cut-card", "lay-open", "deal", "choose-contract", "name-trump", "take-kitty", "discard", "give", "complete-deal",
    "name-start", "name-direction", "play", "layout", "over"};

// A short list of fixed room, in a given order.
template <typename Value, int room>
class Few {
public:
    constexpr const Value* begin() const { return values_.data(); }
    constexpr const Value* end() const { return values_.data() + size_; }
    constexpr int size() const { return size_; }
    constexpr Value operator[](int place) const { return values_[static_cast<std::size_t>(place)]; }
    constexpr void add(Value value) { values_[size_++] = value; }

private:
    std::array<Value, room> values_{};
    std::uint8_t size_ = 0;
};

using ContractSet = std::uint16_t;  // bit n is the contract with id n

constexpr ContractSet bit(ContractId id) { return static_cast<ContractSet>(1U << static_cast<int>(id)); }

// One row of the contract table (BIS-3.1).
struct Contract {
    TrumpSource trump = TrumpSource::no_trump;
    Aim aim = Aim::win;
    Ace ace = Ace::high;
    Few<Trump, 5> suits;             // what may be named, where the trump is declared
    Duty exchange = Duty::mandatory;  // the rule set's own duty, unless the row has another
    Build build = Build::up;
};

inline constexpr int kMostCards = 52;
inline constexpr int kMostStages = 13;

// One house. Fields are named after the axes.
struct Rules {
    std::uint8_t players = 3;
    std::uint8_t hand = 16;
    std::uint8_t kitty = 4;
    std::uint8_t pause_after = 0;
    Cards pack = kAllCards;
    Sides sides = Sides::alone;
    Facing facing = Facing::open;
    KittyPosition position = KittyPosition::first;
    DeclarerSeat declarer = DeclarerSeat::left_of_dealer;
    FirstDeclarer first_declarer = FirstDeclarer::as_ever;
    Sees sees = Sees::open_cards;
    TrumpNamed trump_named = TrumpNamed::with_contract;
    Duty duty = Duty::mandatory;
    ExchangeOrder order = ExchangeOrder::take_first;
    Void when_void = Void::free;
    Beat beat = Beat::never;
    Few<std::uint8_t, 16> packets;
    std::array<std::int8_t, kMaxSeats> win{};   // quotas, the declarer's side first, then clockwise (BIS-5.1)
    std::array<std::int8_t, kMaxSeats> lose{};
    std::array<Contract, kContracts> contracts{};

    // Of the choice between contracts, which is the match's: how the contracts are listed that a declarer may be offered,
    // and what is shown for its suit in every deal, whatever is offered (BIS-2.4).
    Few<ContractId, kContracts> listed;
    ContractSet always_shown = 0;

    // What follows from the axes.
    std::uint8_t side_count = 3;
    std::uint8_t tricks = 16;
    Few<Phase, kMostStages> stages;                    // before play, in their order (BIS-2.3, 2.5, 3.5, 8.2)
    std::array<Card, kMostCards> cards{};              // the pack, ascending
    std::array<std::uint8_t, kMostCards> receivers{};  // who gets the n-th card dealt to hands; 0 is left of the dealer
    Few<std::uint8_t, 13> starts;                      // ranks from which a layout can be built, as bits of a lane

    constexpr int pack_size() const { return count(pack); }
    constexpr const Contract& row(ContractId id) const { return contracts[static_cast<std::size_t>(id)]; }
    constexpr bool partners_exchange() const { return order == ExchangeOrder::partners; }

    // The duty to exchange in that contract, or before one is known.
    constexpr Duty duty_in(ContractId id) const { return id == ContractId::none ? duty : row(id).exchange; }
};

// The value of one axis as rule files have it: words or numbers, one of them or a list.
struct Axis {
    std::string_view key;  // such as "deck.players" or "contracts.nt-lose.ace"
    std::vector<std::string_view> words;
    std::vector<std::int64_t> numbers;
};

// How a match lets the contract be chosen: three of its axes, and nothing else of the match touches a deal.
struct Choosing {
    std::span<const std::string_view> contracts;
    std::span<const std::string_view> free_contract;
    std::string_view selection;
};

// The rules with these axes, which must be all the *deal* axes there are, in a rule set that contradicts itself nowhere.
// Throws std::invalid_argument with a sentence for an axis that is not known here, is missing or stands twice, and for
// values that no rule file can have.
Rules rules_from(std::span<const Axis> axes, const Choosing& choosing);

ContractId parse_contract(std::string_view word);
Trump parse_trump_word(std::string_view word);
std::optional<std::string_view> word_of(Trump trump);  // none while it is unknown

}  // namespace vorhand::bismarck
