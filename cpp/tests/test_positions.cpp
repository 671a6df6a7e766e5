#include "checks.hpp"
#include "vectors.hpp"
#include "vorhand/perft.hpp"

namespace vorhand::tests {
namespace {

Position position(const std::string& hands, const std::string& trick, int leader, const TrickRules& rules) {
    std::vector<Cards> sets;
    for (const auto& hand : split(hands, " / ")) sets.push_back(parse_cards(hand));
    return checked_position(sets, parse_trick(trick), leader, rules);
}

std::string check_perft(const Row& row) {
    const TrickRules rules{parse_trump(row.at("trump")), parse_ace(row.at("ace")), parse_void(row.at("void")),
                           parse_beat(row.at("beat")), parse_aim(row.at("aim"))};
    const auto start = position(row.at("hands"), row.at("trick"), whole_number(row.at("leader")), rules);
    const auto sequences = std::to_string(perft(start, whole_number(row.at("depth"))));
    return sequences == row.at("sequences") ? "" : sequences + " sequences, not " + row.at("sequences");
}

void test_play(Checks& checks) {
    Position trick = position("AS 2C / 3S 3C / 4S 4C", "-", 1, {});
    trick.play(parse_card("3S"));
    checks.equal("the left neighbour is next", 2, trick.to_act());
    checks.equal("a played card leaves the hand", parse_cards("3C"), trick.hands[1]);
    trick.play(parse_card("4S"));
    checks.equal("after the last seat comes seat 0, which must follow", parse_cards("AS"), trick.legal());
    trick.play(parse_card("AS"));
    checks.equal("the winner leads the next trick", std::uint8_t{0}, trick.leader);
    checks.equal("a full trick leaves the table", true, trick.trick.empty());
}

void test_refusals(Checks& checks) {
    using Refusal = std::invalid_argument;
    const auto refuses = [&](const std::string& name, const std::string& part, const std::string& hands,
                             const std::string& trick, int leader) {
        checks.refuses<Refusal>(name, part, [&] { position(hands, trick, leader, {}); });
    };

    refuses("one seat", "2 to 4 hands, not 1", "AS", "-", 0);
    refuses("five seats", "2 to 4 hands, not 5", "AS / KS / QS / JS / TS", "-", 0);
    refuses("a trick that is complete", "complete", "AS / KS / QS", "2S 3S 4S", 0);
    refuses("a leader who is not there", "seat 0 to 2, not 3", "AS / KS / QS", "-", 3);
    refuses("a card in two hands", "AS stands twice", "AS / AS", "-", 0);
    refuses("a card in hand and trick", "AS stands twice", "- / AS", "AS", 0);
    refuses("hands of different size", "seat 2 should hold 1 cards, not 2", "AS / KS / QS JS", "-", 0);
    refuses("a player of the trick with a card too many", "seat 0 should hold 0 cards, not 1", "AS / KS", "QS", 0);
    refuses("a seat to play without cards", "seat 1 is to play", "- / -", "QS", 0);
    checks.refuses<Refusal>("a negative depth", "not -1", [] { perft(position("AS / KS", "-", 0, {}), -1); });
}

}  // namespace

void test_positions(Checks& checks, const std::filesystem::path& vectors) {
    test_play(checks);
    test_refusals(checks);
    checks.check("perft.tsv", [&] {
        for (const Row& row : read_vectors(vectors / "perft.tsv",
                                           {"id", "void", "beat", "aim", "trump", "ace", "leader", "trick", "hands",
                                            "depth", "sequences", "deal_string"})) {
            checks.check(row.at("id"), [&] { return check_perft(row); });
        }
        return "";
    });
}

}  // namespace vorhand::tests
