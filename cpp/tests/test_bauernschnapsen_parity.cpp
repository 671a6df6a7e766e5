// The play of Bauernschnapsen beside tests/independent/bauernschnapsen_play.hpp, which was written from the rules by
// somebody who had not seen this code: whole trees node by node, and random deals to their end.
#include <algorithm>
#include <array>
#include <cstdint>
#include <random>
#include <span>
#include <stdexcept>
#include <string>

#include "bauernschnapsen_play.hpp"
#include "checks.hpp"
#include "vorhand/bauernschnapsen/deal.hpp"

namespace vorhand::tests {
namespace {

namespace core = vorhand::bauernschnapsen;

// How many deals of each contract are walked whole, and how large their trees may be. The deals are those of the
// lowest seeds whose trees, counted first, have that many nodes; every other one has good cards for the declarer,
// because a tree ends with the first trick that the declarer should have taken. `walked` is what they came to.
struct Trees {
    int deals;
    std::int64_t smallest;
    std::int64_t largest;
    std::array<std::int64_t, independent::kContracts.size()> walked;
};
#ifdef VORHAND_SMALL_TREES
constexpr Trees kTrees{2, 2'000, 20'000, {32'099, 25'875, 12'402, 22'815, 25'317, 22'075, 27'847, 20'924}};
constexpr int kPlayouts = 200;
#else
constexpr Trees kTrees{20, 10'000, 1'000'000,
                       {6'613'856, 2'875'104, 3'015'636, 4'624'407, 2'221'401, 3'025'145, 4'985'644, 3'541'702}};
constexpr int kPlayouts = 2'000;
#endif

struct Deal {
    int contract = 0;
    int caller = 0;
    int declarer = 0;
    int trump = 0;
    int doubled = 0;
    independent::Hands hands{};
};

const independent::ContractRow& row_of(const Deal& deal) {
    return independent::kContracts[static_cast<std::size_t>(deal.contract)];
}

// How good a card is for the declarer.
int worth(const Deal& deal, independent::Card card) {
    const auto& row = row_of(deal);
    const int strength = independent::strength_of(card, row.ten_high);
    if (row.goal == independent::Goal::no_trick) return -strength;
    return row.trump && independent::suit_of(card) == deal.trump ? strength + 10 : strength;
}

// How far left of the caller somebody sits who may bid the contract.
int declarers_place(const Deal& deal, int any) {
    const auto& row = row_of(deal);
    if (row.goal == independent::Goal::claim66) return 0;
    if (row.id.starts_with("kontra-")) return any | 1;
    return row.trump ? any & 2 : any;
}

// The deal of that seed. In every second one the declarer has chosen his five cards out of ten.
Deal deal_of(int contract, int seed) {
    std::mt19937_64 random(static_cast<std::uint64_t>(1000 * seed + contract));
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<std::uint64_t>(n)); };
    Deal deal{contract, below(4), 0, below(4), below(4), {}};
    deal.declarer = (deal.caller + declarers_place(deal, below(4))) % 4;
    std::array<independent::Card, 20> pack{};
    for (int i = 0; i < 20; ++i) pack[i] = independent::card_of(10 + i % 5, i / 5);
    for (int i = 19; i > 0; --i) std::swap(pack[i], pack[below(i + 1)]);
    if (seed % 2 == 0) {
        std::stable_sort(pack.begin(), pack.begin() + 10,
                         [&](auto one, auto other) { return worth(deal, one) > worth(deal, other); });
    }
    for (int i = 0; i < 20; ++i) deal.hands[(deal.declarer + i / 5) % 4][i % 5] = pack[i];
    return deal;
}

independent::Position start_independent(const Deal& deal) {
    return independent::Position::start(static_cast<independent::Contract>(deal.contract), deal.hands, deal.caller,
                                        deal.declarer, deal.trump, 1 << deal.doubled);
}

// The same row as the contract table of the rule sets writes it.
core::Contract contract_of(const independent::ContractRow& row) {
    core::Contract contract;
    contract.value = static_cast<std::uint8_t>(row.value ? row.value : 1);
    contract.cards = row.trump ? core::CardsOf::trump : core::CardsOf::no_trump;
    contract.order = row.ten_high ? Order::ten_high : Order::ace_ten;
    contract.leads = row.f_leads ? core::Leads::caller : core::Leads::declarer;
    contract.partner = row.partner_out ? core::Partner::sits_out : core::Partner::plays;
    switch (row.goal) {
        case independent::Goal::claim66: contract.aim = core::Aim::sixty_six; break;
        case independent::Goal::no_trick: contract.aim = core::Aim::no_trick; break;
        case independent::Goal::first3_and_66: contract.aim = core::Aim::three_tricks; break;
        case independent::Goal::all5: contract.aim = core::Aim::all_tricks; break;
    }
    switch (row.marriages) {
        case independent::Marriages::none: contract.marriages = core::Marriages::none; break;
        case independent::Marriages::declarer: contract.marriages = core::Marriages::declarer; break;
        case independent::Marriages::all: contract.marriages = core::Marriages::all; break;
    }
    return contract;
}

// A house whose Normal game is that row.
core::Rules rules_of(const Deal& deal) {
    core::Rules rules;
    rules.contracts[0] = contract_of(row_of(deal));
    return rules;
}

core::Deal start_core(const core::Rules& rules, const Deal& deal) {
    std::array<Cards, 4> hands{};
    for (int seat = 0; seat < 4; ++seat) {
        for (const auto card : deal.hands[seat]) hands[seat] |= bit(Card{card});
    }
    return core::first_lead(rules, core::ContractId::normal, hands, (deal.caller + 3) % 4, deal.declarer,
                            static_cast<Suit>(deal.trump), deal.doubled);
}

// What the two readings think different about a moment; nothing if they agree.
std::string difference(const core::Deal& deal, const core::Actions& legal, const independent::Position& other) {
    std::array<std::uint8_t, 16> expected{};
    const int size = other.legal(expected);
    const bool same_actions = std::ranges::equal(legal, std::span(expected.data(), static_cast<std::size_t>(size)), {},
                                                 &core::Action::number);
    if (!same_actions) return "legal actions";
    if ((deal.over() ? -1 : deal.actor) != other.to_act()) return "who acts, or whether it is over";
    if (std::array{deal.side_points(0), deal.side_points(1)} != other.card_points()) return "card points";
    if (deal.scores() != other.result()) return "game points";
    return "";
}

// Thrown with the actions that lead to a difference.
struct Differs : std::runtime_error {
    using std::runtime_error::runtime_error;
};

std::int64_t walk(const core::Rules& rules, const core::Deal& deal, const independent::Position& other) {
    const auto legal = deal.legal(rules);
    const std::string wrong = difference(deal, legal, other);
    if (!wrong.empty()) throw Differs(wrong);
    std::int64_t nodes = 1;
    for (const core::Action action : legal) {
        core::Deal next = deal;
        next.apply(rules, action);
        try {
            nodes += walk(rules, next, other.after(action.number));
        } catch (const Differs& error) {
            throw Differs(std::to_string(action.number) + ", " + error.what());
        }
    }
    return nodes;
}

// Nodes of the whole tree; more than `most` may come out as any larger number.
std::int64_t nodes_up_to(std::int64_t most, const core::Rules& rules, const core::Deal& deal) {
    std::int64_t nodes = 1;
    for (const core::Action action : deal.legal(rules)) {
        if (nodes > most) break;
        core::Deal next = deal;
        next.apply(rules, action);
        nodes += nodes_up_to(most - nodes, rules, next);
    }
    return nodes;
}

std::string name_of(const Deal& deal, int seed) {
    return std::string(row_of(deal).id) + ", seed " + std::to_string(seed);
}

void test_trees(Checks& checks, int contract) {
    std::int64_t walked = 0;
    int seed = 0;
    for (int deals = 0; deals < kTrees.deals;) {
        const Deal deal = deal_of(contract, ++seed);
        const core::Rules rules = rules_of(deal);
        const core::Deal start = start_core(rules, deal);
        const std::int64_t nodes = nodes_up_to(kTrees.largest, rules, start);
        if (nodes < kTrees.smallest || nodes > kTrees.largest) continue;
        ++deals;
        checks.check("tree of " + name_of(deal, seed), [&]() -> std::string {
            const std::int64_t seen = walk(rules, start, start_independent(deal));
            walked += seen;
            return seen == nodes ? "" : "counted and walked differ";
        });
    }
    const std::int64_t expected = kTrees.walked[static_cast<std::size_t>(contract)];
    checks.check("nodes of " + std::string(independent::kContracts[static_cast<std::size_t>(contract)].id), [&] {
        return expected == walked ? "" : std::to_string(walked) + " nodes up to seed " + std::to_string(seed);
    });
}

// Plays a deal to its end by chance; whether the declarer's side scored.
bool play_out(const Deal& dealt, std::mt19937_64& random) {
    const core::Rules rules = rules_of(dealt);
    core::Deal deal = start_core(rules, dealt);
    independent::Position other = start_independent(dealt);
    for (;;) {
        const auto legal = deal.legal(rules);
        const std::string wrong = difference(deal, legal, other);
        if (!wrong.empty()) throw Differs(wrong);
        if (deal.over()) return deal.winner == core::side_of(dealt.declarer);
        const core::Action action = legal[static_cast<int>(random() % static_cast<std::uint64_t>(legal.size()))];
        deal.apply(rules, action);
        other = other.after(action.number);
    }
}

void test_playouts(Checks& checks, int contract) {
    int made = 0;
    for (int seed = 1; seed <= kPlayouts; ++seed) {
        const Deal deal = deal_of(contract, seed);
        checks.check("playout of " + name_of(deal, seed), [&] {
            std::mt19937_64 random(static_cast<std::uint64_t>(seed));
            made += play_out(deal, random);
            return "";
        });
    }
    checks.check(std::string(independent::kContracts[static_cast<std::size_t>(contract)].id) + " is made and is lost",
                 [&] { return made >= 5 && made <= kPlayouts - 5 ? "" : std::to_string(made) + " made"; });
}

}  // namespace

void test_bauernschnapsen_parity(Checks& checks) {
    for (int contract = 0; contract < static_cast<int>(independent::kContracts.size()); ++contract) {
        test_trees(checks, contract);
        test_playouts(checks, contract);
    }
}

}  // namespace vorhand::tests
