#include "vorhand/bismarck/rules.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <stdexcept>
#include <string>

#include "../words.hpp"

namespace vorhand::bismarck {
namespace {

using std::to_string;

constexpr Cards kShort43 = 0x3FF8'3FF8'3FF8'3FF0;  // clubs from the five up, the other suits from the four up
constexpr Cards kSixes36 = 0x3FE0'3FE0'3FE0'3FE0;

constexpr std::array<std::string_view, 5> kTrumpWords{"clubs", "diamonds", "hearts", "spades", "no-trump"};

// Reading one axis

std::invalid_argument wrong(const Axis& axis, const std::string& expected) {
    return std::invalid_argument("the axis " + std::string(axis.key) + " should be " + expected);
}

std::string_view word(const Axis& axis) {
    if (axis.words.size() != 1 || !axis.numbers.empty()) throw wrong(axis, "one word");
    return axis.words[0];
}

std::uint8_t checked_number(const Axis& axis, std::int64_t number, int low, int high) {
    if (number < low || number > high) {
        throw wrong(axis, "a number from " + to_string(low) + " to " + to_string(high) + ", not " + to_string(number));
    }
    return static_cast<std::uint8_t>(number);
}

std::uint8_t number(const Axis& axis, int low, int high) {
    if (axis.numbers.size() != 1 || !axis.words.empty()) throw wrong(axis, "one number");
    return checked_number(axis, axis.numbers[0], low, high);
}

void set_pack(Rules& rules, const Axis& axis) {
    rules.pack = named<Cards>("a pack", word(axis),
                              {{"full-52", kAllCards}, {"short-43", kShort43}, {"sixes-36", kSixes36}});
}

void set_packets(Rules& rules, const Axis& axis) {
    rules.packets = {};
    if (axis.numbers.empty() || axis.numbers.size() > 16) throw wrong(axis, "1 to 16 numbers");
    for (const auto packet : axis.numbers) rules.packets.add(checked_number(axis, packet, 1, 16));
}

void set_quotas(std::array<std::int8_t, kMaxSeats>& quotas, const Axis& axis) {
    quotas = {};
    if (axis.numbers.size() > kMaxSeats) throw wrong(axis, "at most 4 numbers");
    for (std::size_t side = 0; side < axis.numbers.size(); ++side) {
        quotas[side] = static_cast<std::int8_t>(checked_number(axis, axis.numbers[side], 0, 16));
    }
}

void set_duty(Rules& rules, const Axis& axis) {
    rules.duty = named<Duty>("a duty", word(axis),
                             {{"mandatory", Duty::mandatory}, {"optional", Duty::optional}, {"none", Duty::none}});
}

using Setter = void (*)(Rules&, const Axis&);

const std::map<std::string_view, Setter>& setters() {
    static const std::map<std::string_view, Setter> known{
        {"deck.players", [](Rules& r, const Axis& a) { r.players = number(a, 3, 4); }},
        {"deck.pack", set_pack},
        {"deck.hand", [](Rules& r, const Axis& a) { r.hand = number(a, 4, 16); }},
        {"deck.sides",
         [](Rules& r, const Axis& a) {
             r.sides = named<Sides>("sides", word(a), {{"alone", Sides::alone}, {"pairs", Sides::pairs}});
         }},
        {"kitty.size", [](Rules& r, const Axis& a) { r.kitty = number(a, 0, 8); }},
        {"kitty.facing",
         [](Rules& r, const Axis& a) {
             r.facing = named<Facing>("a facing", word(a), {{"open", Facing::open}, {"closed", Facing::closed}});
         }},
        {"kitty.position",
         [](Rules& r, const Axis& a) {
             r.position = named<KittyPosition>("a position", word(a),
                                               {{"first", KittyPosition::first},
                                                {"last", KittyPosition::last},
                                                {"scattered", KittyPosition::scattered}});
         }},
        {"dealing.packets", set_packets},
        {"dealing.pause_after", [](Rules& r, const Axis& a) { r.pause_after = number(a, 0, 8); }},
        {"roles.declarer",
         [](Rules& r, const Axis& a) {
             r.declarer = named<DeclarerSeat>(
                 "a declarer", word(a),
                 {{"left-of-dealer", DeclarerSeat::left_of_dealer}, {"dealer", DeclarerSeat::dealer}});
         }},
        {"roles.first_declarer",
         [](Rules& r, const Axis& a) {
             r.first_declarer = named<FirstDeclarer>(
                 "a first declarer", word(a),
                 {{"as-ever", FirstDeclarer::as_ever}, {"club-ace", FirstDeclarer::club_ace}});
         }},
        {"choice.sees",
         [](Rules& r, const Axis& a) {
             r.sees = named<Sees>("what is seen", word(a),
                                  {{"nothing", Sees::nothing},
                                   {"open-cards", Sees::open_cards},
                                   {"hand", Sees::hand},
                                   {"taken", Sees::taken},
                                   {"exchanged", Sees::exchanged}});
         }},
        {"choice.trump_named",
         [](Rules& r, const Axis& a) {
             r.trump_named = named<TrumpNamed>("when a trump is named", word(a),
                                               {{"with-contract", TrumpNamed::with_contract},
                                                {"before-play", TrumpNamed::before_play},
                                                {"in-pause", TrumpNamed::in_pause}});
         }},
        {"exchange.duty", set_duty},
        {"exchange.order",
         [](Rules& r, const Axis& a) {
             r.order = named<ExchangeOrder>("an order", word(a),
                                            {{"take-first", ExchangeOrder::take_first},
                                             {"discard-first", ExchangeOrder::discard_first},
                                             {"partners", ExchangeOrder::partners}});
         }},
        {"play.void", [](Rules& r, const Axis& a) { r.when_void = parse_void(word(a)); }},
        {"play.beat", [](Rules& r, const Axis& a) { r.beat = parse_beat(word(a)); }},
        {"scoring.win", [](Rules& r, const Axis& a) { set_quotas(r.win, a); }},
        {"scoring.lose", [](Rules& r, const Axis& a) { set_quotas(r.lose, a); }},
    };
    return known;
}

void set_suits(Contract& row, const Axis& axis) {
    row.suits = {};
    if (axis.words.empty() || axis.words.size() > 5) throw wrong(axis, "1 to 5 words");
    for (const auto suit : axis.words) row.suits.add(parse_trump_word(suit));
}

// The duty stands in rule files as one of its own or as that of the rule set, which may be read later.
constexpr auto kAsRuleSet = static_cast<Duty>(3);

using RowSetter = void (*)(Contract&, const Axis&);

const std::map<std::string_view, RowSetter>& row_setters() {
    static const std::map<std::string_view, RowSetter> known{
        {"trump",
         [](Contract& r, const Axis& a) {
             r.trump = named<TrumpSource>("a source of trumps", word(a),
                                          {{"no-trump", TrumpSource::no_trump},
                                           {"clubs", TrumpSource::clubs},
                                           {"diamonds", TrumpSource::diamonds},
                                           {"hearts", TrumpSource::hearts},
                                           {"spades", TrumpSource::spades},
                                           {"declared", TrumpSource::declared},
                                           {"turned", TrumpSource::turned},
                                           {"last-card", TrumpSource::last_card},
                                           {"dealers-card", TrumpSource::dealers_card},
                                           {"cut", TrumpSource::cut}});
         }},
        {"aim",
         [](Contract& r, const Axis& a) {
             r.aim = named<Aim>("an aim", word(a), {{"win", Aim::win}, {"lose", Aim::lose}, {"shed", Aim::shed}});
         }},
        {"ace", [](Contract& r, const Axis& a) { r.ace = parse_ace(word(a)); }},
        {"suits", set_suits},
        {"exchange",
         [](Contract& r, const Axis& a) {
             r.exchange = named<Duty>("a duty", word(a),
                                      {{"as-rule-set", kAsRuleSet},
                                       {"mandatory", Duty::mandatory},
                                       {"optional", Duty::optional},
                                       {"none", Duty::none}});
         }},
        {"build",
         [](Contract& r, const Axis& a) {
             r.build = named<Build>("a way to build", word(a),
                                    {{"up", Build::up}, {"down", Build::down}, {"named", Build::named}});
         }},
    };
    return known;
}

constexpr std::string_view kRowPrefix = "contracts.";

// All axes

std::invalid_argument unknown(std::string_view key) {
    return std::invalid_argument("the axis " + std::string(key) + " has no counterpart in the native core");
}

void set(Rules& rules, const Axis& axis) {
    if (!axis.key.starts_with(kRowPrefix)) {
        const auto setter = setters().find(axis.key);
        if (setter == setters().end()) throw unknown(axis.key);
        setter->second(rules, axis);
        return;
    }
    const auto dot = axis.key.rfind('.');
    const auto setter = row_setters().find(axis.key.substr(dot + 1));
    if (dot < kRowPrefix.size() || setter == row_setters().end()) throw unknown(axis.key);
    const auto id = parse_contract(axis.key.substr(kRowPrefix.size(), dot - kRowPrefix.size()));
    setter->second(rules.contracts[static_cast<std::size_t>(id)], axis);
}

void check_complete(std::span<const Axis> axes) {
    std::map<std::string_view, int> given;
    for (const Axis& axis : axes) {
        if (++given[axis.key] > 1) throw std::invalid_argument("the axis " + std::string(axis.key) + " stands twice");
    }
    const auto check = [&](const std::string& key) {
        if (!given.contains(key)) throw std::invalid_argument("the axis " + key + " is missing");
    };
    for (const auto& [key, setter] : setters()) check(std::string(key));
    for (const auto id : kContractWords) {
        if (id == "free-contract") continue;
        for (const auto& [column, setter] : row_setters()) {
            check(std::string(kRowPrefix) + std::string(id) + "." + std::string(column));
        }
    }
}

// What follows

Few<Phase, kMostStages> stages(Sees sees, TrumpNamed named) {
    Few<Phase, kMostStages> order;
    const auto add = [&](std::initializer_list<Phase> more) {
        for (const Phase phase : more) order.add(phase);
    };
    const auto say = [&] {
        add({Phase::choose_contract, Phase::cut_card});
        if (named == TrumpNamed::with_contract) add({Phase::name_trump});
    };
    const auto deal = [&] { add({Phase::cut_card, Phase::lay_open, Phase::deal}); };
    const auto exchange = [&] { add({Phase::take_kitty, Phase::discard, Phase::give}); };
    if (sees == Sees::nothing) {
        say();
        deal();
        if (named == TrumpNamed::in_pause) add({Phase::name_trump, Phase::complete_deal});
        exchange();
    } else if (sees == Sees::taken) {
        deal();
        add({Phase::take_kitty});
        say();
        add({Phase::discard, Phase::give});
    } else if (sees == Sees::exchanged) {
        deal();
        exchange();
        say();
    } else {
        deal();
        say();
        exchange();
    }
    add({Phase::name_trump, Phase::name_start, Phase::name_direction});
    return order;
}

void lay_out_pack(Rules& rules) {
    std::size_t place = 0;
    for (Cards rest = rules.pack; rest; rest = without_lowest(rest)) rules.cards[place++] = lowest(rest);
    for (std::uint8_t rank = 1; rank < kLaneBits - 2; ++rank) {
        const Cards all = Cards{0x0001'0001'0001'0001} << rank;
        if ((rules.pack & all) == all) rules.starts.add(rank);
    }
}

void lay_out_receivers(Rules& rules) {
    const int dealt = rules.players * rules.hand;
    int place = 0;
    for (int round = 0; place < dealt; ++round) {
        const int packet = rules.packets[round % rules.packets.size()];
        if (place + packet * rules.players > dealt) throw std::invalid_argument("the packets do not fill the hands");
        for (std::uint8_t player = 0; player < rules.players; ++player) {
            for (int card = 0; card < packet; ++card) rules.receivers[static_cast<std::size_t>(place++)] = player;
        }
    }
}

void read_choosing(Rules& rules, const Choosing& choosing) {
    const bool each_once = choosing.selection == "each-once";
    const auto words = each_once ? choosing.contracts : choosing.free_contract;
    if (words.size() > kContracts) throw std::invalid_argument("there are only 14 contracts to list");
    for (const auto contract : words) rules.listed.add(parse_contract(contract));
    if (!each_once) return;
    for (const auto contract : choosing.contracts) rules.always_shown |= bit(parse_contract(contract));
}

}  // namespace

ContractId parse_contract(std::string_view word) {
    const auto found = std::ranges::find(kContractWords, word);
    if (found == kContractWords.end()) {
        throw std::invalid_argument("'" + std::string(word) + "' is no contract");
    }
    return static_cast<ContractId>(found - kContractWords.begin());
}

Trump parse_trump_word(std::string_view word) {
    const auto found = std::ranges::find(kTrumpWords, word);
    if (found == kTrumpWords.end()) throw std::invalid_argument("'" + std::string(word) + "' is no trump");
    return static_cast<Trump>(found - kTrumpWords.begin());
}

std::optional<std::string_view> word_of(Trump trump) {
    if (trump == Trump::unknown) return std::nullopt;
    return kTrumpWords[static_cast<std::size_t>(trump)];
}

Rules rules_from(std::span<const Axis> axes, const Choosing& choosing) {
    Rules rules;
    for (const Axis& axis : axes) set(rules, axis);
    check_complete(axes);
    for (Contract& row : rules.contracts) {
        if (row.exchange == kAsRuleSet) row.exchange = rules.duty;
    }
    if (rules.players * rules.hand + rules.kitty != rules.pack_size()) {
        throw std::invalid_argument("hands and kitty do not use up the pack");
    }
    rules.side_count = rules.sides == Sides::pairs ? std::uint8_t{2} : rules.players;
    rules.tricks = static_cast<std::uint8_t>(rules.hand + (rules.partners_exchange() ? rules.kitty / rules.players : 0));
    rules.stages = stages(rules.sees, rules.trump_named);
    lay_out_pack(rules);
    lay_out_receivers(rules);
    read_choosing(rules, choosing);
    return rules;
}

}  // namespace vorhand::bismarck
