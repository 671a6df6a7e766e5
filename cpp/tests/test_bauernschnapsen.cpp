#include <array>

#include "checks.hpp"
#include "vectors.hpp"
#include "vorhand/bauernschnapsen/game.hpp"

namespace vorhand::tests {
namespace {

using namespace vorhand::bauernschnapsen;
using bauernschnapsen::Aim;

#ifdef VORHAND_SMALL_TREES
constexpr int kLargestTree = 50'000;
#else
constexpr int kLargestTree = 10'000'000;
#endif

std::vector<Cards> hands_of(const std::string& text) {
    std::vector<Cards> hands;
    for (const auto& hand : split(text, " / ")) hands.push_back(parse_cards(hand));
    return hands;
}

int number_of(const std::string& action) {
    return action.find_first_not_of("0123456789") == std::string::npos ? whole_number(action)
                                                                       : parse_card(action).index;
}

// A deal with the rules of its house, in which the Normal game is whatever the test asks for.
struct Game {
    Rules rules;
    Deal deal;
};

Game game_of(const Contract& contract, const Rules& house, const std::string& hands, int caller, int declarer,
             std::optional<Suit> trump, int doubled = 0) {
    Game game{house, {}};
    game.rules.contracts[0] = contract;
    game.deal =
        first_lead(game.rules, ContractId::normal, hands_of(hands), (caller + 3) % 4, declarer, trump, doubled);
    return game;
}

void apply_all(Game& game, const std::string& actions) {
    if (actions == "-") return;
    for (const auto& action : split(actions, " ")) checked_apply(game.rules, game.deal, number_of(action));
}

Game game_of(const Row& row) {
    Contract contract;
    contract.cards = parse_cards_of(row.at("cards"));
    contract.order = parse_order(row.at("order"));
    contract.leads = parse_leads(row.at("leads"));
    contract.partner = parse_partner(row.at("partner"));
    contract.aim = bauernschnapsen::parse_aim(row.at("aim"));
    contract.marriages = parse_marriages(row.at("marriages"));
    Rules house;
    house.three_tricks = parse_three_tricks(row.at("three_tricks"));
    Game game = game_of(contract, house, row.at("hands"), whole_number(row.at("caller")),
                        whole_number(row.at("declarer")), parse_trump(row.at("trump")));
    apply_all(game, row.at("actions"));
    return game;
}

std::string check_perft(const Row& row) {
    constexpr int whole_deal = 5 * 4 /*cards*/ + 5 /*marriages or claim*/;
    const Game game = game_of(row);
    const auto sequences = std::to_string(perft(game.rules, game.deal, whole_number(row.at("depth"))));
    if (sequences != row.at("sequences")) return sequences + " sequences, not " + row.at("sequences");
    if (whole_number(row.at("whole")) > kLargestTree) return "";
    const auto whole = std::to_string(perft(game.rules, game.deal, whole_deal));
    return whole == row.at("whole") ? "" : whole + " in the whole tree, not " + row.at("whole");
}

const std::string kHands =  // V63: seat 0 holds the 40 and takes no trick
    "TC KD AH KH QH / AC QD TH TS QS / QC JC TD JD KS / KC AD JH AS JS";
const Contract kNormal{.rank = 10,
                       .bidders = Bidders::caller,
                       .cards = CardsOf::trump,
                       .leads = Leads::caller,
                       .aim = Aim::sixty_six,
                       .marriages = Marriages::all};

Game normal(const Rules& house = {}, int doubled = 0) {
    return game_of(kNormal, house, kHands, 0, 0, Suit::hearts, doubled);
}

void test_orders(Checks& checks) {
    const auto stronger = [&](const std::string& cards, const std::string& card, Order order) {
        checks.equal("above the " + card, parse_cards(cards), stronger_than(parse_card(card), order));
    };

    stronger("AS TS KS", "QS", Order::ace_ten);
    stronger("TH KH QH JH", "AH", Order::ten_high);
    stronger("KD QD JD AD", "TD", Order::king_high);
    stronger("QC", "JC", Order::queen_high);
    stronger("-", "AS", Order::ten_last);
    for (int order = 0; order < kOrders; ++order) {
        checks.equal("the word of an order", static_cast<Order>(order), parse_order(kOrderWords[order]));
    }
}

void test_heading(Checks& checks) {
    const auto playable = [&](const std::string& name, const std::string& expected, const std::string& hand,
                              const std::string& led, const std::string& best, std::optional<Suit> trump) {
        checks.equal(name, parse_cards(expected),
                     playable_heading(parse_cards(hand), suit_of(parse_card(led)), parse_card(best), Order::ace_ten,
                                      trump));
    };

    playable("V08, who can head must", "AS TS", "AS TS QS JD", "KS", "KS", Suit::hearts);
    playable("V09, who cannot follows", "TS QS", "TS QS JD", "AS", "AS", Suit::hearts);
    playable("V11, a trumped trick is followed with any card", "AS JS", "AS JS QH", "KS", "JH", Suit::hearts);
    playable("V12, over a trump a higher one", "KH QH", "KH QH AD", "KS", "JH", Suit::hearts);
    playable("V13, else a lower one", "KH JH", "KH JH AD", "KS", "TH", Suit::hearts);
    playable("V14, without either any card", "AD TC QC", "AD TC QC", "KS", "KS", Suit::hearts);
    playable("V18, without trumps any card", "AH TH JD", "AH TH JD", "KS", "KS", std::nullopt);
}

void test_scores(Checks& checks) {
    const auto scores = [&](const std::string& name, std::array<int, 2> expected, Game game,
                            const std::string& actions) {
        checks.check(name, [&] {
            apply_all(game, actions);
            return game.deal.scores() == expected ? "" : "other scores";
        });
    };
    const std::string forty_lost = "66 QH TH KS JH AC QC KC TC QD TD AD KD 68";

    scores("V63, no trick and 40", {0, 3}, normal(), forty_lost);
    scores("V63, doubled three times", {0, 24}, normal({}, 3), forty_lost);
    scores("V63, where points go before tricks", {0, 1}, normal({.trickless = Trickless::by_points}), forty_lost);
    scores("V63, where marriages do not help losers", {0, 3},
           normal({.trickless = Trickless::by_points, .losers_marriages = MarriagePoints::tricks_only}), forty_lost);
    scores("V70, a claim with 40", {0, 3}, normal(), "66 68");
    const auto dealt = [](const std::string& hands) {
        return game_of(kNormal, {}, hands, 0, 0, Suit::hearts);
    };
    scores("V60, losers with 33", {1, 0},
           dealt("QC AD QD AS KS / TH KH TS QS JS / AC KC TD JD AH / TC JC KD QH JH"),
           "QC KH KC TC TH AH JH AD JD KD QD QS JC AS TS AC 68");
    scores("V61, losers with 32", {2, 0},
           dealt("KD JD AS TS QS / AC KC JC JH KS / TC QD AH QH JS / QC AD TD TH KH"),
           "KD JH QD TD KC TC QC AS JS KH QS KS TH TS AC AH 68");
    Contract shown = kNormal;
    shown.aim = Aim::five_trumps;
    shown.value = 24;
    scores("V41d, five trumps are shown", {24, 0},
           game_of(shown, {}, kHands, 0, 0, Suit::hearts), "-");
}

void test_refusals(Checks& checks) {
    using Refusal = std::invalid_argument;
    const auto refuses = [&](const std::string& part, const Contract& contract, const std::string& hands, int caller,
                             int declarer, std::optional<Suit> trump, int doubled) {
        checks.refuses<Refusal>(part, part, [&] { game_of(contract, {}, hands, caller, declarer, trump, doubled); });
    };
    Contract idle_leads = kNormal;
    idle_leads.partner = Partner::sits_out;

    refuses("a deal has 4 hands, not 2", kNormal, "AS / KS", 0, 0, Suit::clubs, 0);
    refuses("the card 9C is not in the pack", kNormal, "9C / - / - / -", 0, 0, Suit::clubs, 0);
    refuses("seat 1 should hold 5 cards, not 1", kNormal, "AC KC QC JC TC / AS / - / -", 0, 0, Suit::clubs, 0);
    refuses("the card AC stands twice", kNormal, "AC KC QC JC TC / AC AS KS QS JS / - / -", 0, 0, Suit::clubs, 0);
    checks.refuses<Refusal>("a dealer who is not there", "the dealer is seat 0 to 3, not 4", [] { new_deal(4); });
    refuses("the declarer is seat 0 to 3, not -1", kNormal, kHands, 0, -1, Suit::clubs, 0);
    refuses("needs a trump suit", kNormal, kHands, 0, 0, std::nullopt, 0);
    refuses("doubled 0 to 3 times, not 4", kNormal, kHands, 0, 0, Suit::clubs, 4);
    refuses("seat 2 should lead and sits out", idle_leads, kHands, 2, 0, Suit::clubs, 0);
    const auto refuses_action = [&](const std::string& part, const std::string& actions) {
        checks.refuses<Refusal>(part, part, [&] {
            Game game = normal();
            apply_all(game, actions);
        });
    };
    refuses_action("seat 0 may not do action 68; legal are 9 28 43 44 45 66", "68");
    refuses_action("seat 1 may not do action 12; legal are 13", "TC KC");
    refuses_action("the deal is over before action 9", "66 68 TC");
    checks.refuses<Refusal>("a word of no rule file", "order 'AKQJ' is not one of ATKQJ", [] { parse_order("AKQJ"); });
    checks.refuses<Refusal>("a negative depth", "not -1", [] { perft(Rules{}, new_deal(0), -1); });
}

}  // namespace

void test_bauernschnapsen(Checks& checks, const std::filesystem::path& vectors) {
    test_orders(checks);
    test_heading(checks);
    test_scores(checks);
    test_refusals(checks);
    checks.check("bauernschnapsen_perft.tsv", [&] {
        for (const Row& row : read_vectors(vectors / "bauernschnapsen_perft.tsv",
                                           {"id", "contract", "cards", "order", "leads", "partner", "aim", "marriages",
                                            "three_tricks", "caller", "declarer", "trump", "hands", "actions", "depth",
                                            "sequences", "whole"})) {
            checks.check(row.at("id"), [&] { return check_perft(row); });
        }
        return "";
    });
}

}  // namespace vorhand::tests
