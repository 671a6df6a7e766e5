// Whole deals of Bauernschnapsen from the pack on; that they are the Python engine's is tested there.
#include <algorithm>
#include <array>

#include "checks.hpp"
#include "vectors.hpp"
#include "vorhand/bauernschnapsen/game.hpp"

namespace vorhand::tests {
namespace {

using namespace vorhand::bauernschnapsen;
using bauernschnapsen::Aim;

#ifdef VORHAND_SMALL_TREES
constexpr int kDeals = 2'000;
#else
constexpr int kDeals = 50'000;
#endif

// A house with a few contracts of every kind.
Rules house() {
    Rules rules;
    const auto row = [&](ContractId id, Contract contract) { rules.contracts[static_cast<std::size_t>(id)] = contract; };
    row(ContractId::normal, {.rank = 10,
                             .bidders = Bidders::caller,
                             .cards = CardsOf::trump,
                             .leads = Leads::caller,
                             .aim = Aim::sixty_six,
                             .marriages = Marriages::all});
    row(ContractId::bettler, {.rank = 20, .value = 4, .partner = Partner::sits_out, .aim = Aim::no_trick});
    row(ContractId::schnapser, {.rank = 30,
                                .value = 6,
                                .bidders = Bidders::callers_side,
                                .cards = CardsOf::trump,
                                .leads = Leads::caller,
                                .aim = Aim::three_tricks,
                                .marriages = Marriages::declarer});
    row(ContractId::gang, {.rank = 40, .value = 9});
    row(ContractId::farben_gang, {.rank = 80, .value = 18, .bidders = Bidders::not_caller, .aim = Aim::one_suit});
    row(ContractId::herren_schnapser, {.rank = 95,
                                       .value = 24,
                                       .bidders = Bidders::caller,
                                       .cards = CardsOf::trump,
                                       .aim = Aim::five_trumps});
    rules.make_ready();
    return rules;
}

std::string numbers(const Actions& actions) {
    std::string text;
    for (const Action action : actions) text.append(text.empty() ? "" : " ").append(std::to_string(action.number));
    return text;
}

std::vector<Card> sorted_pack() {
    std::vector<Card> pack;
    for (Cards rest = kPack; rest; rest = without_lowest(rest)) pack.push_back(lowest(rest));
    return pack;
}

void test_up_to_the_auction(Checks& checks) {
    const Rules rules = house();
    Deal deal = new_deal(3);
    checked_deal(rules, deal, sorted_pack());
    checks.equal("dealer's right neighbour cuts", std::uint8_t{2}, deal.actor);
    checks.equal("a knock and 19 cuts", 20, deal.legal(rules).size());
    checked_apply(rules, deal, Action::kKnock);
    checks.equal("after a knock five at once", parse_cards("TC JC QC KC AC"), deal.hands[0]);
    checks.equal("only clubs are among the first three", std::string("96 100"), numbers(deal.legal(rules)));
    checked_apply(rules, deal, Action::kTurnUp);
    checks.equal("chance turns a card up", true, deal.waits_for_chance());
    checked_turn(rules, deal, 1);
    checks.equal("trumps are those of the card turned up", Suit::clubs, deal.trump);
    checks.equal("the caller may not pass, and may show five trumps", std::string("128 129 132 135 142"),
                 numbers(deal.legal(rules)));
    checked_apply(rules, deal, Action::kBid + static_cast<int>(ContractId::gang));
    checks.equal("his neighbour passes, or goes over the Gang", std::string("104 140"), numbers(deal.legal(rules)));
    for (int seat = 1; seat < kSeats; ++seat) checked_apply(rules, deal, Action::kPass);
    checks.equal("the left opponent is asked first", std::uint8_t{1}, deal.actor);
    checked_apply(rules, deal, Action::kDouble);
    checks.equal("then the declarer", std::uint8_t{0}, deal.actor);
    checked_apply(rules, deal, Action::kDecline);
    checked_apply(rules, deal, Action::kDecline);
    checks.equal("play begins when all have said no", Phase::play, deal.phase);
    checks.equal("doubled once", std::uint8_t{1}, deal.doubled);
}

void test_cut(Checks& checks) {
    const Rules rules = house();
    Deal deal = new_deal(0);
    checked_deal(rules, deal, sorted_pack());
    checked_apply(rules, deal, Action::kKnock + 5);
    checks.equal("after a cut three and two", parse_cards("TD JD QD QS KS"), deal.hands[1]);
}

void test_playouts(Checks& checks) {
    const Rules rules = house();
    Random random(1944);
    std::array<int, 6> endings{};
    int wrong = 0;
    for (int number = 0; number < kDeals; ++number) {
        Deal deal = new_deal(number % kSeats);
        play_out<Game>(rules, deal, 0, random);
        const auto scores = deal.scores();
        wrong += !deal.over() || (scores[0] == 0) == (scores[1] == 0);
        ++endings[static_cast<std::size_t>(deal.ending)];
    }
    checks.equal("in every deal exactly one side scores", 0, wrong);
    checks.equal("no deal stays open", 0, endings[0]);
    checks.equal("every ending occurs", 0, static_cast<int>(std::ranges::count(endings.begin() + 1, endings.end(), 0)));
}

}  // namespace

void test_bauernschnapsen_deals(Checks& checks) {
    test_up_to_the_auction(checks);
    test_cut(checks);
    test_playouts(checks);
}

}  // namespace vorhand::tests
