#include "bismarck_houses.hpp"

#include <cctype>

#include "vectors.hpp"

namespace vorhand::tests {
namespace {

const Changes kDefaults{
    {"deck.players", "3"},          {"deck.pack", "full-52"},         {"deck.hand", "16"},
    {"deck.sides", "alone"},        {"kitty.size", "4"},              {"kitty.facing", "open"},
    {"kitty.position", "first"},    {"dealing.packets", "1"},         {"dealing.pause_after", "0"},
    {"roles.declarer", "left-of-dealer"}, {"roles.first_declarer", "as-ever"}, {"choice.sees", "open-cards"},
    {"choice.trump_named", "with-contract"}, {"exchange.duty", "mandatory"}, {"exchange.order", "take-first"},
    {"play.void", "free"},          {"play.beat", "never"},           {"scoring.win", "8 4 4"},
    {"scoring.lose", "4 6 6"},
};

const Changes kDefaultRow{{"trump", "no-trump"}, {"aim", "win"}, {"ace", "high"},
                          {"suits", "clubs diamonds hearts spades"}, {"exchange", "as-rule-set"}, {"build", "up"}};

const Changes kRows{
    {"contracts.spades.trump", "spades"},        {"contracts.free-trump.trump", "declared"},
    {"contracts.nt-lose.aim", "lose"},           {"contracts.turned-trump.trump", "turned"},
    {"contracts.cut-trump.trump", "cut"},        {"contracts.clubs.trump", "clubs"},
    {"contracts.diamonds.trump", "diamonds"},    {"contracts.hearts.trump", "hearts"},
    {"contracts.trump-lose.trump", "declared"},  {"contracts.trump-lose.aim", "lose"},
    {"contracts.layout-up.aim", "shed"},         {"contracts.layout-down.aim", "shed"},
    {"contracts.layout-named.aim", "shed"},      {"contracts.layout-down.build", "down"},
    {"contracts.layout-named.build", "named"},
};

Changes all_axes(const Changes& changes) {
    Changes axes = kDefaults;
    for (const auto id : bismarck::kContractWords) {
        if (id == "free-contract") continue;
        for (const auto& [column, value] : kDefaultRow) axes["contracts." + std::string(id) + "." + column] = value;
    }
    for (const auto* more : {&kRows, &changes}) {
        for (const auto& [key, value] : *more) axes[key] = value;
    }
    return axes;
}

}  // namespace

bismarck::Rules house(const Changes& changes, const std::vector<std::string_view>& contracts) {
    const Changes texts = all_axes(changes);
    std::vector<bismarck::Axis> axes;
    std::vector<std::vector<std::string>> words;
    words.reserve(texts.size());
    for (const auto& [key, text] : texts) {
        auto& axis = axes.emplace_back();
        axis.key = key;
        for (const auto& word : words.emplace_back(split(text, " "))) {
            if (std::isdigit(static_cast<unsigned char>(word[0]))) axis.numbers.push_back(whole_number(word));
            else axis.words.push_back(word);
        }
    }
    return bismarck::rules_from(axes, {contracts, {}, "each-once"});
}

std::vector<bismarck::Rules> houses_of_every_kind() {
    const std::vector<std::string_view> estonian{"nt-win", "nt-lose", "free-trump", "layout-up", "layout-down",
                                                 "layout-named"};
    const Changes estonia{{"deck.pack", "sixes-36"}, {"deck.hand", "12"}, {"kitty.size", "0"},
                          {"kitty.facing", "closed"}, {"exchange.duty", "none"}, {"choice.sees", "nothing"},
                          {"scoring.win", "6 3 3"}, {"scoring.lose", "6 3 3"}};
    const auto with = [](Changes changes, const Changes& more) {
        for (const auto& [key, value] : more) changes[key] = value;
        return changes;
    };
    const Changes partners{{"deck.players", "4"}, {"deck.hand", "12"}, {"deck.sides", "pairs"},
                           {"exchange.order", "partners"}, {"scoring.win", "7 6"}, {"scoring.lose", "6 7"}};
    return {
        house(),
        house({{"play.void", "must-trump"}, {"play.beat", "both"}, {"contracts.nt-lose.ace", "low"}}),
        house({{"choice.sees", "taken"}, {"dealing.packets", "4"}}),
        house({{"choice.sees", "exchanged"}, {"choice.trump_named", "before-play"}}),
        house({{"exchange.order", "discard-first"}, {"exchange.duty", "optional"}, {"kitty.facing", "closed"},
               {"choice.sees", "hand"}}),
        house({{"kitty.position", "scattered"}}),
        house({{"kitty.position", "last"}}, {"turned-trump", "cut-trump", "trump-lose"}),
        house({{"contracts.spades.trump", "last-card"}, {"contracts.nt-lose.trump", "dealers-card"}}),
        house(partners),
        house(estonia, estonian),
        house(with(estonia, {{"choice.trump_named", "in-pause"}, {"dealing.packets", "3"}, {"dealing.pause_after", "3"},
                             {"contracts.layout-down.ace", "low"}}), estonian),
    };
}

}  // namespace vorhand::tests
