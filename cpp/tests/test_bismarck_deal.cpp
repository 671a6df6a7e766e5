// Laws of whole deals of Bismarck over houses of every kind. That they are the deals of the Python engine is tested in
// tests/native.
#include <algorithm>

#include "bismarck_houses.hpp"
#include "checks.hpp"
#include "vorhand/bismarck/game.hpp"

namespace vorhand::tests {
namespace {

using namespace bismarck;

Deal beginning(const Rules& rules, int dealer) {
    return checked_start(rules, dealer, std::nullopt, {rules.listed.begin(), rules.listed.end()}, Trump::unknown);
}

// What is wrong with a moment of a deal, or nothing.
std::string wrong_with(const Rules& rules, const Deal& deal) {
    const Actions actions = deal.legal(rules);
    const bool waits_for_seat = !deal.over() && !deal.waits_for_chance();
    if (waits_for_seat != (actions.size() > 0)) return "somebody is to act and cannot, or the other way round";
    for (int number = 0; number < 256; ++number) {
        const bool listed = std::ranges::find(actions, number) != actions.end();
        if (waits_for_seat && deal.is_legal(rules, number) != listed) return "not what is listed is legal";
    }
    Cards held = 0;
    int cards = 0;
    for (const Cards hand : deal.hands()) {
        held |= hand;
        cards += count(hand);
    }
    if (held & deal.aside || cards != count(held)) return "a card is in two places";
    return held & ~rules.pack ? "a card is not of the pack" : "";
}

std::string wrong_on_the_way(const Rules& rules, std::uint64_t seed) {
    Random random(seed);
    Deal deal = beginning(rules, static_cast<int>(random.below(rules.players)));
    while (!deal.over()) {
        if (const auto wrong = wrong_with(rules, deal); !wrong.empty()) return wrong;
        if (deal.waits_for_chance()) {
            deal.draw(rules, random);
            continue;
        }
        const Actions actions = deal.legal(rules);
        deal.apply(rules, actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))]);
    }
    int scores = 0, tricks = 0;
    for (const int score : deal.scores(rules)) scores += score;
    for (const int won : deal.won) tricks += won;
    if (rules.row(deal.contract).aim == bismarck::Aim::shed) {
        return scores == 0 && tricks == 0 ? "" : "a layout has tricks";
    }
    const int quotas = rules.sides == Sides::pairs ? 2 * rules.tricks : rules.tricks;
    const int counted = rules.sides == Sides::pairs ? 2 * tricks : tricks;
    return scores == 0 && counted == quotas ? "" : "tricks or scores are missing";
}

}  // namespace

void test_bismarck_deal(Checks& checks) {
    int number = 0;
    for (const Rules& rules : houses_of_every_kind()) {
        checks.check("deals of house " + std::to_string(number++), [&]() -> std::string {
            for (std::uint64_t seed = 0; seed < 40; ++seed) {
                if (auto wrong = wrong_on_the_way(rules, seed); !wrong.empty()) return wrong;
            }
            return "";
        });
    }
    const Rules modern = house();
    const Deal deal = beginning(modern, 2);
    checks.equal("a deal waits for its pack", Phase::deal, deal.phase);
    checks.equal("playouts that are not asked for", std::int64_t{0}, [&] {
        Random random(1);
        return playouts<Game>(modern, deal, 0, 0b111, random).decisions;
    }());
    checks.refuses<std::invalid_argument>("a negative depth", "not -1", [&] { perft(modern, deal, -1); });
    checks.refuses<std::invalid_argument>("an unknown word", "'all' is not one of nothing",
                                          [] { house({{"choice.sees", "all"}}); });
    checks.refuses<std::invalid_argument>("an unknown axis", "no counterpart", [] { house({{"play.revoke", "free"}}); });
}

}  // namespace vorhand::tests
