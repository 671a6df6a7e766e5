// What houses disagree about within a deal of Bauernschnapsen: the native twin of the deal axes of ruleset.py in
// src/vorhand/games/bauernschnapsen, where they are explained. Made once for a house and handed to a deal by reference.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "vorhand/heading.hpp"

namespace vorhand::bauernschnapsen {

inline constexpr int kSeats = 4;  // partners sit opposite: a side is seat % 2
inline constexpr int kSides = 2;
inline constexpr int kHandCards = 5;
inline constexpr int kPackCards = 20;
inline constexpr Cards kPack = 0x3E00'3E00'3E00'3E00;  // ten, jack, queen, king, ace (BAU-1.2)
inline constexpr int kClaimPoints = 66;                // for a claim, and for a Schnapser (BAU-6.4, BAU-7.2)
inline constexpr int kLosersLimit = 33;                // from here losers with a trick cost only one (BAU-6.5)

constexpr int side_of(int seat) { return seat % kSides; }
constexpr int partner_of(int seat) { return (seat + 2) % kSeats; }

enum class ContractId : std::uint8_t {
    normal,
    bettler,
    assenbettler,
    ass_bettler,
    schnapser,
    damengang,
    koenigsgang,
    gang,
    zehner_gang,
    kontra_schnapser,
    bauernloch,
    bauernschnapser,
    farben_gang,
    kontra_bauernschnapser,
    herren_schnapser,
};
inline constexpr int kContracts = 15;
inline constexpr std::array<std::string_view, kContracts> kContractWords{
    "normal",      "bettler",          "assenbettler", "ass-bettler",     "schnapser",
    "damengang",   "koenigsgang",      "gang",         "zehner-gang",     "kontra-schnapser",
    "bauernloch",  "bauernschnapser",  "farben-gang",  "kontra-bauernschnapser", "herren-schnapser"};

// Columns of the contract table.
enum class Bidders : std::uint8_t { anyone, caller, callers_side, opponents, not_caller };
enum class CardsOf : std::uint8_t { trump, no_trump };
enum class Leads : std::uint8_t { caller, declarer };
enum class Partner : std::uint8_t { plays, sits_out };
enum class Aim : std::uint8_t { sixty_six, no_trick, three_tricks, all_tricks, one_suit, five_trumps };
enum class Marriages : std::uint8_t { all, declarer, none };
enum class Needs : std::uint8_t { nothing, ace };
enum class Doubled : std::uint8_t { allowed, not_allowed };

struct Contract {
    std::uint8_t rank = 0;   // place in the ascending list, 1 to 99; 0: not played
    std::uint8_t value = 1;  // game points, 1 to 99; those of a Normal game are this times one, two or three
    Bidders bidders = Bidders::anyone;
    CardsOf cards = CardsOf::no_trump;
    Order order = Order::ace_ten;
    Leads leads = Leads::declarer;
    Partner partner = Partner::plays;
    Aim aim = Aim::all_tricks;
    Marriages marriages = Marriages::none;
    Needs needs = Needs::nothing;
    Doubled doubled = Doubled::allowed;

    constexpr bool is_shown() const { return aim == Aim::one_suit || aim == Aim::five_trumps; }

    friend bool operator==(const Contract&, const Contract&) = default;
};

enum class KnockDeal : std::uint8_t { fives, threes_and_twos };
enum class NormalKontra : std::uint8_t { after_auction, beats_bettler };
enum class IdlePartner : std::uint8_t { may_redouble, silent };
enum class ThreeTricks : std::uint8_t { always_three, at_sixty_six };
enum class Trickless : std::uint8_t { three, by_points };
enum class MarriagePoints : std::uint8_t { count, tricks_only };

// Contracts as bits: by place in the ladder, the lowest first.
using Rungs = std::uint16_t;

struct Rules {
    KnockDeal knock = KnockDeal::fives;
    NormalKontra normal_kontra = NormalKontra::after_auction;
    std::uint8_t levels = 3;  // how often a contract can be doubled, 0 to 3
    IdlePartner idle_partner = IdlePartner::may_redouble;
    ThreeTricks three_tricks = ThreeTricks::always_three;
    Trickless trickless = Trickless::three;
    MarriagePoints losers_marriages = MarriagePoints::count;
    std::array<Contract, kContracts> contracts{};  // by id

    const Contract& contract(ContractId id) const { return contracts[static_cast<std::size_t>(id)]; }

    // What `make_ready` reads off the table, because the auction asks for it at every call.
    std::array<ContractId, kContracts> ladder{};    // the contracts that are played, ascending (BAU-3.2)
    std::uint8_t ladder_size = 0;
    std::array<Rungs, kSeats> biddable{};           // by place clockwise from the caller (BAU-3.6)
    Rungs needs_ace = 0;                            // BAU-3.7
    Rungs needs_one_suit = 0;
    Rungs needs_five_trumps = 0;

    void make_ready();

    friend bool operator==(const Rules&, const Rules&) = default;
};

// One deal axis of a rule set: its dotted key, and its value, which is a word or, without one, a number.
struct AxisValue {
    std::string_view key;
    std::string_view word;
    std::int64_t number = 0;
};

// The rules that these axes make. Throws std::invalid_argument with a sentence for a key that the core does not know, a
// key that is missing, a value that no rule file may have, or contracts without Normal, the lowest.
Rules rules_from(const std::vector<AxisValue>& axes);

// The words of rule files. They throw std::invalid_argument for any other.
CardsOf parse_cards_of(std::string_view word);
Leads parse_leads(std::string_view word);
Partner parse_partner(std::string_view word);
Aim parse_aim(std::string_view word);
Marriages parse_marriages(std::string_view word);
ThreeTricks parse_three_tricks(std::string_view word);
ContractId parse_contract_id(std::string_view word);

}  // namespace vorhand::bauernschnapsen
