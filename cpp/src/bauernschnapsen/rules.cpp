#include "vorhand/bauernschnapsen/rules.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <stdexcept>

#include "../words.hpp"

namespace vorhand::bauernschnapsen {
namespace {

using std::to_string;
using Read = std::function<void(Rules&, const AxisValue&)>;

// Who may bid, as bits of the places clockwise from the caller (BAU-3.6).
constexpr std::array<std::uint8_t, 5> kPlacesOf{0b1111, 0b0001, 0b0101, 0b1010, 0b1110};

std::uint8_t number_in(const AxisValue& axis, int low, int high) {
    if (!axis.word.empty() || axis.number < low || axis.number > high) {
        throw std::invalid_argument(std::string(axis.key) + " is " + to_string(low) + " to " + to_string(high) +
                                    ", not " +
                                    (axis.word.empty() ? to_string(axis.number) : std::string(axis.word)));
    }
    return static_cast<std::uint8_t>(axis.number);
}

Bidders parse_bidders(std::string_view word) {
    return named<Bidders>("bidders", word,
                          {{"anyone", Bidders::anyone},
                           {"caller", Bidders::caller},
                           {"callers-side", Bidders::callers_side},
                           {"opponents", Bidders::opponents},
                           {"not-caller", Bidders::not_caller}});
}

Needs parse_needs(std::string_view word) {
    return named<Needs>("needs", word, {{"nothing", Needs::nothing}, {"ace", Needs::ace}});
}

Doubled parse_doubled(std::string_view word) {
    return named<Doubled>("doubled", word, {{"allowed", Doubled::allowed}, {"not-allowed", Doubled::not_allowed}});
}

KnockDeal parse_knock(std::string_view word) {
    return named<KnockDeal>("knock", word,
                            {{"fives", KnockDeal::fives}, {"threes-and-twos", KnockDeal::threes_and_twos}});
}

NormalKontra parse_normal_kontra(std::string_view word) {
    return named<NormalKontra>(
        "normal_kontra", word,
        {{"after-auction", NormalKontra::after_auction}, {"beats-bettler", NormalKontra::beats_bettler}});
}

IdlePartner parse_idle_partner(std::string_view word) {
    return named<IdlePartner>("idle_partner", word,
                              {{"may-redouble", IdlePartner::may_redouble}, {"silent", IdlePartner::silent}});
}

Trickless parse_trickless(std::string_view word) {
    return named<Trickless>("trickless", word, {{"three", Trickless::three}, {"by-points", Trickless::by_points}});
}

MarriagePoints parse_losers_marriages(std::string_view word) {
    return named<MarriagePoints>("losers_marriages", word,
                                 {{"count", MarriagePoints::count}, {"tricks-only", MarriagePoints::tricks_only}});
}

// How each axis is read; the whole list of what the core knows.
std::map<std::string, Read, std::less<>> make_readers() {
    std::map<std::string, Read, std::less<>> readers{
        {"dealing.knock", [](Rules& rules, const AxisValue& axis) { rules.knock = parse_knock(axis.word); }},
        {"auction.normal_kontra",
         [](Rules& rules, const AxisValue& axis) { rules.normal_kontra = parse_normal_kontra(axis.word); }},
        {"doubling.levels", [](Rules& rules, const AxisValue& axis) { rules.levels = number_in(axis, 0, 3); }},
        {"doubling.idle_partner",
         [](Rules& rules, const AxisValue& axis) { rules.idle_partner = parse_idle_partner(axis.word); }},
        {"scoring.three_tricks",
         [](Rules& rules, const AxisValue& axis) { rules.three_tricks = parse_three_tricks(axis.word); }},
        {"scoring.trickless",
         [](Rules& rules, const AxisValue& axis) { rules.trickless = parse_trickless(axis.word); }},
        {"scoring.losers_marriages",
         [](Rules& rules, const AxisValue& axis) { rules.losers_marriages = parse_losers_marriages(axis.word); }},
    };
    using Column = std::function<void(Contract&, const AxisValue&)>;
    const std::vector<std::pair<std::string, Column>> columns{
        {"rank", [](Contract& row, const AxisValue& axis) { row.rank = number_in(axis, 0, 99); }},
        {"value", [](Contract& row, const AxisValue& axis) { row.value = number_in(axis, 1, 99); }},
        {"bidders", [](Contract& row, const AxisValue& axis) { row.bidders = parse_bidders(axis.word); }},
        {"cards", [](Contract& row, const AxisValue& axis) { row.cards = parse_cards_of(axis.word); }},
        {"order", [](Contract& row, const AxisValue& axis) { row.order = parse_order(axis.word); }},
        {"leads", [](Contract& row, const AxisValue& axis) { row.leads = parse_leads(axis.word); }},
        {"partner", [](Contract& row, const AxisValue& axis) { row.partner = parse_partner(axis.word); }},
        {"aim", [](Contract& row, const AxisValue& axis) { row.aim = parse_aim(axis.word); }},
        {"marriages", [](Contract& row, const AxisValue& axis) { row.marriages = parse_marriages(axis.word); }},
        {"needs", [](Contract& row, const AxisValue& axis) { row.needs = parse_needs(axis.word); }},
        {"doubled", [](Contract& row, const AxisValue& axis) { row.doubled = parse_doubled(axis.word); }},
    };
    for (std::size_t id = 0; id < kContractWords.size(); ++id) {
        for (const auto& [name, read] : columns) {
            readers["contracts." + std::string(kContractWords[id]) + "." + name] =
                [id, read = read](Rules& rules, const AxisValue& axis) { read(rules.contracts[id], axis); };
        }
    }
    return readers;
}

const std::map<std::string, Read, std::less<>>& readers() {
    static const auto all = make_readers();
    return all;
}

}  // namespace

void Rules::make_ready() {
    ladder_size = 0;
    for (int id = 0; id < kContracts; ++id) {
        if (contracts[static_cast<std::size_t>(id)].rank) ladder[ladder_size++] = static_cast<ContractId>(id);
    }
    std::stable_sort(ladder.begin(), ladder.begin() + ladder_size,
                     [&](ContractId one, ContractId other) { return contract(one).rank < contract(other).rank; });
    biddable = {};
    needs_ace = needs_one_suit = needs_five_trumps = 0;
    for (int rung = 0; rung < ladder_size; ++rung) {
        const Contract& row = contract(ladder[static_cast<std::size_t>(rung)]);
        const auto bit = static_cast<Rungs>(1 << rung);
        for (int place = 0; place < kSeats; ++place) {
            const bool may_bid = kPlacesOf[static_cast<std::size_t>(row.bidders)] >> place & 1;
            if (may_bid) biddable[static_cast<std::size_t>(place)] |= bit;
        }
        if (row.aim == Aim::one_suit) {
            needs_one_suit |= bit;
        } else if (row.aim == Aim::five_trumps) {
            needs_five_trumps |= bit;
        } else if (row.needs == Needs::ace) {
            needs_ace |= bit;
        }
    }
}

Rules rules_from(const std::vector<AxisValue>& axes) {
    Rules rules;
    std::map<std::string_view, bool> seen;
    for (const AxisValue& axis : axes) {
        const auto reader = readers().find(axis.key);
        if (reader == readers().end()) {
            throw std::invalid_argument("the core knows no axis " + std::string(axis.key) + " of Bauernschnapsen");
        }
        reader->second(rules, axis);
        seen[axis.key] = true;
    }
    for (const auto& [key, read] : readers()) {
        if (!seen.contains(key)) throw std::invalid_argument("the axis " + key + " is not given");
    }
    rules.make_ready();
    const auto twice = std::ranges::adjacent_find(
        rules.ladder.begin(), rules.ladder.begin() + rules.ladder_size, {},
        [&](ContractId id) { return rules.contract(id).rank; });
    if (rules.ladder_size == 0 || rules.ladder[0] != ContractId::normal || 
        twice != rules.ladder.begin() + rules.ladder_size) {
        throw std::invalid_argument("a ladder of contracts begins with normal, and no rank stands twice in it");
    }
    return rules;
}

CardsOf parse_cards_of(std::string_view word) {
    return named<CardsOf>("cards", word, {{"trump", CardsOf::trump}, {"no-trump", CardsOf::no_trump}});
}

Leads parse_leads(std::string_view word) {
    return named<Leads>("leads", word, {{"caller", Leads::caller}, {"declarer", Leads::declarer}});
}

Partner parse_partner(std::string_view word) {
    return named<Partner>("partner", word, {{"plays", Partner::plays}, {"sits-out", Partner::sits_out}});
}

Aim parse_aim(std::string_view word) {
    return named<Aim>("aim", word,
                      {{"sixty-six", Aim::sixty_six},
                       {"no-trick", Aim::no_trick},
                       {"three-tricks", Aim::three_tricks},
                       {"all-tricks", Aim::all_tricks},
                       {"one-suit", Aim::one_suit},
                       {"five-trumps", Aim::five_trumps}});
}

Marriages parse_marriages(std::string_view word) {
    return named<Marriages>(
        "marriages", word, {{"all", Marriages::all}, {"declarer", Marriages::declarer}, {"none", Marriages::none}});
}

ThreeTricks parse_three_tricks(std::string_view word) {
    return named<ThreeTricks>(
        "three_tricks", word,
        {{"always-three", ThreeTricks::always_three}, {"at-sixty-six", ThreeTricks::at_sixty_six}});
}

ContractId parse_contract_id(std::string_view word) {
    const auto found = std::ranges::find(kContractWords, word);
    if (found == kContractWords.end()) {
        throw std::invalid_argument("no contract is called '" + std::string(word) + "'");
    }
    return static_cast<ContractId>(found - kContractWords.begin());
}

}  // namespace vorhand::bauernschnapsen
