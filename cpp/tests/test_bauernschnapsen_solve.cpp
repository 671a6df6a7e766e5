// The solver of Bauernschnapsen beside plain minimax over the twin's own legal actions, and beside itself where suits
// have other names, seats are turned or many threads work.
#include <algorithm>
#include <array>
#include <limits>
#include <vector>

#include "checks.hpp"
#include "vorhand/bauernschnapsen/solve.hpp"

namespace vorhand::tests {
namespace {

using namespace vorhand::bauernschnapsen;
using bauernschnapsen::Aim;

// By cards of the leader's hand: how many positions are compared.
struct Sizes {
    std::array<int, kHandCards + 1> positions;
    int turned;
};
#ifdef VORHAND_SMALL_TREES
constexpr Sizes kSizes{{0, 400, 400, 100, 0, 0}, 300};
#else
constexpr Sizes kSizes{{0, 4'000, 9'000, 7'000, 120, 2}, 3'000};
#endif
constexpr std::array kAims{Aim::sixty_six, Aim::no_trick, Aim::three_tricks, Aim::all_tricks};

// A house and a deal in it that is being played, and how it came there.
struct Played {
    Rules rules;
    Hands dealt{};
    int dealer = 0;
    int declarer = 0;
    Suit trump = Suit::clubs;
    int doubled = 0;
    std::vector<Action> actions;
    Deal deal;
};

template <typename Choice>
Choice one_of(Random& random, std::initializer_list<Choice> choices) {
    return choices.begin()[random.below(static_cast<std::uint32_t>(choices.size()))];
}

// A contract with any columns, so that no rule set of the package or of a house has another. One that most deals lose at
// once has good cards half of the time.
Contract random_contract(Aim aim, Random& random) {
    Contract row;
    row.value = static_cast<std::uint8_t>(1 + random.below(99));
    row.cards = one_of(random, {CardsOf::trump, CardsOf::trump, CardsOf::no_trump});
    row.order = static_cast<Order>(random.below(kOrders));
    row.leads = one_of(random, {Leads::caller, Leads::declarer});
    row.partner = one_of(random, {Partner::plays, Partner::sits_out});
    row.aim = aim;
    row.marriages = one_of(random, {Marriages::all, Marriages::all, Marriages::declarer, Marriages::none});
    if (aim == Aim::sixty_six) row.partner = Partner::plays;
    return row;
}

Hands random_hands(const Played& played, const Contract& row, Random& random) {
    std::array<Card, kPackCards> pack;
    std::size_t size = 0;
    for (Cards rest = kPack; rest; rest = without_lowest(rest)) pack[size++] = lowest(rest);
    for (std::size_t place = kPackCards; place > 1; --place) {
        std::swap(pack[place - 1], pack[random.below(static_cast<std::uint32_t>(place))]);
    }
    if (row.aim != Aim::sixty_six && random.below(4)) {
        const auto weaker = [&](Card card) {
            const int strength = -count(stronger_than(card, row.order));
            if (row.aim == Aim::no_trick) return strength;
            return -strength - (row.cards == CardsOf::trump && suit_of(card) == played.trump ? 10 : 0);
        };
        std::stable_sort(pack.begin(), pack.begin() + 11,
                         [&](Card one, Card other) { return weaker(one) < weaker(other); });
    }
    Hands hands{};
    for (std::size_t place = 0; place < kPackCards; ++place) {
        hands[(static_cast<std::size_t>(played.declarer) + place / kHandCards) % kSeats] |= bit(pack[place]);
    }
    return hands;
}

Deal at_first_lead(const Played& played) {
    return first_lead(played.rules, ContractId::normal, played.dealt, played.dealer, played.declarer, played.trump,
                      played.doubled);
}

// A deal in which the seat to act holds so many cards, or, where that is over too soon, another deal. Nobody claims.
Played random_position(Aim aim, int cards, Random& random) {
    for (;;) {
        Played played;
        Contract& row = played.rules.contracts[0];
        row = random_contract(aim, random);
        played.rules.three_tricks = one_of(random, {ThreeTricks::always_three, ThreeTricks::at_sixty_six});
        played.rules.trickless = one_of(random, {Trickless::three, Trickless::by_points});
        played.rules.losers_marriages = one_of(random, {MarriagePoints::count, MarriagePoints::tricks_only});
        played.dealer = static_cast<int>(random.below(kSeats));
        played.declarer = static_cast<int>(random.below(kSeats));
        played.trump = static_cast<Suit>(random.below(kSuits));
        played.doubled = static_cast<int>(random.below(4));
        const bool idle_leads = row.partner == Partner::sits_out && row.leads == Leads::caller;
        if (idle_leads && partner_of(played.declarer) == (played.dealer + 1) % kSeats) continue;
        played.dealt = random_hands(played, row, random);
        played.deal = at_first_lead(played);
        // Half of the moments are within a trick, or right after a marriage.
        int more = random.below(2) ? static_cast<int>(random.below(4)) : 0;
        while (!played.deal.over()) {
            const int held = count(played.deal.hands[played.deal.actor]);
            if (held == cards && more-- == 0) return played;
            const Actions legal = played.deal.legal(played.rules);
            const Action action = legal[static_cast<int>(random.below(static_cast<std::uint32_t>(legal.size())))];
            if (action == Action::claim()) continue;
            played.deal.apply(played.rules, action);
            played.actions.push_back(action);
            if (!played.deal.over() && count(played.deal.hands[played.deal.actor]) < cards) break;
        }
    }
}

int declarers_score(const Deal& deal) {
    const auto scores = deal.scores();
    return scores[static_cast<std::size_t>(side_of(deal.declarer))] -
           scores[static_cast<std::size_t>(1 - side_of(deal.declarer))];
}

bool is_false_claim(const Rules& rules, const Deal& deal, Action action) {
    Deal after = deal;
    after.apply(rules, action);
    return after.ending == Ending::false_claim;
}

// What the declarer's side scores, by the twin's rules alone: all that is legal but a false claim, marriages kept back and
// claims put off included.
int brute_force(const Rules& rules, const Deal& deal) {
    if (deal.over()) return declarers_score(deal);
    const bool most = side_of(deal.actor) == side_of(deal.declarer);
    int best = most ? std::numeric_limits<int>::min() : std::numeric_limits<int>::max();
    for (const Action action : deal.legal(rules)) {
        if (is_false_claim(rules, deal, action)) continue;
        Deal after = deal;
        after.apply(rules, action);
        const int value = brute_force(rules, after);
        best = most ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

std::string described(const Played& played) {
    const Contract& row = played.rules.contracts[0];
    std::string text = "aim " + std::to_string(static_cast<int>(row.aim)) + " order " +
                       std::string(kOrderWords[static_cast<std::size_t>(row.order)]) + " cards " +
                       std::to_string(static_cast<int>(row.cards)) + " dealer " + std::to_string(played.dealer) +
                       " declarer " + std::to_string(played.declarer) + " trump " +
                       std::to_string(static_cast<int>(played.trump)) + ":";
    for (const Cards hand : played.dealt) text += " / " + format_cards(hand);
    for (const Action action : played.actions) text += " " + std::to_string(action.number);
    return text;
}

std::string compared_with_brute_force(const Played& played) {
    const Scored scored = score_actions(played.rules, played.deal);
    for (int place = 0; place < scored.actions.size(); ++place) {
        Deal after = played.deal;
        after.apply(played.rules, scored.actions[place]);
        const int expected = brute_force(played.rules, after);
        const Bounds found = scored.values[static_cast<std::size_t>(place)];
        if (found != Bounds{expected, expected}) {
            return "action " + std::to_string(scored.actions[place].number) + " is worth " + std::to_string(expected) +
                   ", not " + std::to_string(found.low) + " to " + std::to_string(found.high) + ": " +
                   described(played);
        }
    }
    const Bounds value = solve(played.rules, played.deal).value;
    return value == scored.value && value.exact() ? "" : "the best action is worth something else: " + described(played);
}

void test_against_brute_force(Checks& checks) {
    Random random(66);
    for (int cards = 1; cards <= kHandCards; ++cards) {
        for (int number = 0; number < kSizes.positions[static_cast<std::size_t>(cards)]; ++number) {
            const Aim aim = kAims[static_cast<std::size_t>(number) % kAims.size()];
            // A Schnapser is over after three tricks, and may be won after two.
            const Played played = random_position(aim, aim == Aim::three_tricks && cards < 3 ? 4 : cards, random);
            checks.check("value of an ending", [&] { return compared_with_brute_force(played); });
        }
    }
}

Cards renamed(Cards cards, const std::array<int, kSuits>& suits) {
    Cards all = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        all |= (cards >> (kLaneBits * suit) & kLane) << (kLaneBits * suits[static_cast<std::size_t>(suit)]);
    }
    return all;
}

// The same deal with other names for the suits and the seats turned.
Played turned(const Played& played, const std::array<int, kSuits>& suits, int turn) {
    Played other = played;
    other.dealer = (played.dealer + turn) % kSeats;
    other.declarer = (played.declarer + turn) % kSeats;
    other.trump = static_cast<Suit>(suits[static_cast<std::size_t>(played.trump)]);
    for (int seat = 0; seat < kSeats; ++seat) {
        other.dealt[static_cast<std::size_t>((seat + turn) % kSeats)] =
            renamed(played.dealt[static_cast<std::size_t>(seat)], suits);
    }
    other.deal = at_first_lead(other);
    for (Action& action : other.actions) {
        if (action.number < Action::kDeclare) {
            action = Action::play(lowest(renamed(bit(Card{action.number}), suits)));
        } else {
            action = Action::declare(
                static_cast<Suit>(suits[static_cast<std::size_t>(action.number - Action::kDeclare)]));
        }
        checked_apply(other.rules, other.deal, action.number);
    }
    return other;
}

void test_unchanged_by_names(Checks& checks) {
    Random random(20);
    int wrong = 0;
    for (int number = 0; number < kSizes.turned; ++number) {
        const Aim aim = kAims[static_cast<std::size_t>(number) % kAims.size()];
        const Played played = random_position(aim, 3 + number % 3, random);
        std::array<int, kSuits> suits{0, 1, 2, 3};
        for (std::size_t place = kSuits; place > 1; --place) {
            std::swap(suits[place - 1], suits[random.below(static_cast<std::uint32_t>(place))]);
        }
        const Played other = turned(played, suits, static_cast<int>(random.below(kSeats)));
        const Bounds value = solve(played.rules, played.deal).value;
        wrong += !value.exact() || value != solve(other.rules, other.deal).value;
    }
    checks.equal("values do not depend on the names of suits and seats", 0, wrong);
}

// Worlds of a deal: the others' cards dealt anew.
std::vector<Hands> worlds_of(const Deal& deal, int count_of_worlds, Random& random) {
    std::vector<Hands> worlds;
    std::vector<Card> cards;
    for (int seat = 0; seat < kSeats; ++seat) {
        if (seat == deal.actor) continue;
        for (Cards rest = deal.hands[static_cast<std::size_t>(seat)]; rest; rest = without_lowest(rest)) {
            cards.push_back(lowest(rest));
        }
    }
    for (int number = 0; number < count_of_worlds; ++number) {
        for (std::size_t place = cards.size(); place > 1; --place) {
            std::swap(cards[place - 1], cards[random.below(static_cast<std::uint32_t>(place))]);
        }
        Hands hands = deal.hands;
        std::size_t next = 0;
        for (int seat = 0; seat < kSeats; ++seat) {
            if (seat == deal.actor) continue;
            Cards hand = 0;
            for (int held = count(deal.hands[static_cast<std::size_t>(seat)]); held > 0; --held) hand |= bit(cards[next++]);
            hands[static_cast<std::size_t>(seat)] = hand;
        }
        worlds.push_back(hands);
    }
    return worlds;
}

void test_many_worlds(Checks& checks) {
    Random random(7);
    int wrong = 0;
    for (int number = 0; number < 20; ++number) {
        const Played played = random_position(kAims[static_cast<std::size_t>(number) % 2 * 3], 4, random);
        const std::vector<Hands> worlds = worlds_of(played.deal, 50, random);
        const auto actions = static_cast<std::size_t>(played.deal.legal(played.rules).size());
        std::vector<std::int16_t> values(worlds.size()), again(worlds.size()), scores(worlds.size() * actions);
        solve_worlds(played.rules, played.deal, worlds, values, 1);
        solve_worlds(played.rules, played.deal, worlds, again, 3);
        score_worlds(played.rules, played.deal, worlds, scores, 2);
        wrong += values != again;
        for (std::size_t world = 0; world < worlds.size(); ++world) {
            Deal deal = played.deal;
            deal.hands = worlds[world];
            wrong += solve(played.rules, deal).value != Bounds{values[world], values[world]};
            const Scored scored = score_actions(played.rules, deal);
            for (std::size_t place = 0; place < actions; ++place) {
                wrong += scored.values[place].low != scores[world * actions + place];
            }
        }
    }
    checks.equal("worlds are worth the same together and alone, by one thread and by three", 0, wrong);

    const Played played = random_position(Aim::sixty_six, 4, random);
    std::vector<Hands> worlds = worlds_of(played.deal, 3, random);
    std::vector<std::int16_t> values(3);
    std::swap(worlds[2][0], worlds[2][1]);
    worlds[1][0] = worlds[1][1];
    checks.refuses<std::invalid_argument>("a world with a card twice", "world 1 does not hold the cards of the deal",
                                          [&] { solve_worlds(played.rules, played.deal, worlds, values, 1); });
    checks.refuses<std::invalid_argument>("the auction", "only the play of a deal can be solved",
                                          [&] { solve(played.rules, new_deal(0)); });
}

void test_limits(Checks& checks) {
    Random random(33);
    int wrong = 0, open = 0;
    for (int number = 0; number < 200; ++number) {
        const Played played = random_position(kAims[static_cast<std::size_t>(number) % kAims.size()], 5, random);
        const int value = solve(played.rules, played.deal).value.low;
        for (const std::uint64_t tricks : {1, 10, 100}) {
            const Solved found = solve(played.rules, played.deal, {.tricks = tricks});
            wrong += found.value.low > value || found.value.high < value || found.tricks > tricks * 1'000;
            open += !found.value.exact();
        }
    }
    checks.equal("what a limited search finds holds the value", 0, wrong);
    checks.equal("a limited search does not always find the value", true, open > 100);
}

}  // namespace

void test_bauernschnapsen_solve(Checks& checks) {
    test_against_brute_force(checks);
    test_unchanged_by_names(checks);
    test_many_worlds(checks);
    test_limits(checks);
}

}  // namespace vorhand::tests
