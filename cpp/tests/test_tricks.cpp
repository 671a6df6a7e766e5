#include "checks.hpp"
#include "vectors.hpp"
#include "vorhand/tricks.hpp"

namespace vorhand::tests {
namespace {

std::string check_winner(const Row& row) {
    const Trick trick = parse_trick(row.at("cards"));
    const int winner = trick_winner(trick, parse_trump(row.at("trump")), parse_ace(row.at("ace")));
    if (winner == whole_number(row.at("winner"))) return "";
    return row.at("cards") + " is won by card " + std::to_string(winner) + ", not " + row.at("winner");
}

std::string check_legal(const Row& row) {
    const TrickRules rules{parse_trump(row.at("trump")), parse_ace(row.at("ace")), parse_void(row.at("void")),
                           parse_beat(row.at("beat")), parse_aim(row.at("aim"))};
    const Cards legal = legal_cards(parse_cards(row.at("hand")), parse_trick(row.at("trick")), rules);
    if (legal == parse_cards(row.at("legal"))) return "";
    return "legal are " + format_cards(legal) + ", not " + row.at("legal");
}

}  // namespace

void test_tricks(Checks& checks, const std::filesystem::path& vectors) {
    using Refusal = std::invalid_argument;

    checks.check("trick_winner.tsv", [&] {
        for (const Row& row : read_vectors(vectors / "trick_winner.tsv",
                                           {"id", "trump", "ace", "cards", "winner", "source"})) {
            checks.check(row.at("id"), [&] { return check_winner(row); });
        }
        return "";
    });
    for (const char* name : {"legal_cards.tsv", "legal_cards_extra.tsv"}) {
        checks.check(name, [&] {
            for (const Row& row : read_vectors(vectors / name, {"id", "void", "beat", "aim", "trump", "ace", "trick",
                                                                "hand", "legal", "source"})) {
                checks.check(row.at("id"), [&] { return check_legal(row); });
            }
            return "";
        });
    }

    checks.refuses<Refusal>("an unknown word", "beat 'always' is not one of never, at-no-trump",
                            [] { parse_beat("always"); });
    checks.refuses<Refusal>("a trick of five", "at most 4", [] { parse_trick("AS KS QS JS TS"); });
    checks.refuses<Refusal>("a card twice in a trick", "AS stands twice", [] { parse_trick("AS AS"); });
    checks.refuses<Refusal>("the winner of nothing", "no winner", [] { check_not_empty(parse_trick("-")); });
    checks.refuses<Refusal>("a card in hand and trick", "AS is in the hand",
                            [] { check_can_play_to(parse_trick("AS"), parse_cards("AS KS")); });
    checks.refuses<Refusal>("a full trick", "trick of 4",
                            [] { check_can_play_to(parse_trick("AS KS QS JS"), parse_cards("TS")); });
}

}  // namespace vorhand::tests
