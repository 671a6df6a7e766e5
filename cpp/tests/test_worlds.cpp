// Worlds against every way of laying a few cards, tried one by one.
#include <algorithm>
#include <cmath>
#include <map>
#include <stdexcept>

#include "checks.hpp"
#include "vorhand/worlds.hpp"

namespace vorhand::tests {
namespace {

using worlds::Case;
using worlds::Place;
using worlds::Row;
using worlds::Space;

constexpr int kColumns = 3;

struct Question {
    std::vector<Cards> known;
    Cards unseen = 0;
    std::vector<Case> cases;
};

// Up to eight unseen cards in three columns and out of sight, with random places; sizes come from one deal that fits.
// A hand may be split by a set of which it holds so many cards, with different ways for different numbers.
Question random_question(Random& random) {
    Question question;
    question.known = {bit(parse_card("AS")), 0, bit(parse_card("KS")) | bit(parse_card("QS"))};
    const int cards = 4 + static_cast<int>(random.below(5));
    while (count(question.unseen) < cards) question.unseen |= Cards{1} << (16 * random.below(3) + 1 + random.below(13));
    std::array<Cards, kColumns + 1> may_hold{};
    std::array<int, kColumns + 1> sizes{};
    for (Cards left = question.unseen; left != 0; left = without_lowest(left)) {
        const auto lies = random.below(kColumns + 1);
        ++sizes[lies];
        for (std::uint32_t column = 0; column <= kColumns; ++column) {
            if (column == lies || random.below(3) != 0) may_hold[column] |= left & -left;
        }
    }
    const Cards counted = question.unseen & lane(static_cast<Suit>(random.below(3)));
    for (int held = 0; held <= sizes[1]; ++held) {
        Case one{random.below(4), {}};
        for (int column = 0; column <= kColumns; ++column) {
            const auto at = static_cast<std::size_t>(column);
            const int shown = column == kColumns ? worlds::kNoColumn : column;
            if (column != 1) {
                one.places.push_back({shown, sizes[at], may_hold[at]});
            } else {
                one.places.push_back({shown, held, may_hold[at] & counted});
                one.places.push_back({shown, sizes[at] - held, may_hold[at] & ~counted});
            }
        }
        question.cases.push_back(one);
    }
    return question;
}

std::uint64_t ways_by_definition(const Question& question, const Row& hidden) {
    for (const Case& one : question.cases) {
        Cards placed = 0;
        for (int column = 0; column < kColumns; ++column) placed |= hidden[static_cast<std::size_t>(column)];
        Cards fitting = 0;
        bool fits = true;
        for (const Place& place : one.places) {
            const Cards lie = place.column == worlds::kNoColumn ? question.unseen & ~placed
                                                                : hidden[static_cast<std::size_t>(place.column)];
            fits = fits && count(lie & place.may_hold) == place.size;
            fitting |= lie & place.may_hold;
        }
        if (fits && fitting == question.unseen) return one.ways;
    }
    return 0;
}

std::map<Row, std::uint64_t> by_trying(const Question& question) {
    std::map<Row, std::uint64_t> found;
    std::vector<Cards> cards;
    for (Cards left = question.unseen; left != 0; left = without_lowest(left)) cards.push_back(left & -left);
    std::uint64_t all = 1;
    for (std::size_t card = 0; card < cards.size(); ++card) all *= kColumns + 1;
    for (std::uint64_t number = 0; number < all; ++number) {
        Row hidden{};
        std::uint64_t rest = number;
        for (const Cards card : cards) {
            if (const std::size_t column = rest % (kColumns + 1); column < kColumns) hidden[column] |= card;
            rest /= kColumns + 1;
        }
        const std::uint64_t ways = ways_by_definition(question, hidden);
        Row row = hidden;
        for (std::size_t column = 0; column < kColumns; ++column) row[column] |= question.known[column];
        if (ways != 0) found[row] = ways;
    }
    return found;
}

std::string differs(const Question& question, const std::map<Row, std::uint64_t>& expected, std::uint64_t seed) {
    if (expected.empty()) {
        try {
            Space(question.known, question.unseen, question.cases);
        } catch (const std::invalid_argument&) {
            return "";
        }
        return "there is a space of nothing";
    }
    const Space space(question.known, question.unseen, question.cases);
    std::uint64_t ways = 0;
    for (const auto& [row, of_row] : expected) {
        ways += of_row;
        if (space.ways_of(std::span(row).first(kColumns)) != of_row) return "ways of a world";
        Row other = row;
        other[0] ^= question.unseen & -question.unseen;
        const auto at = expected.find(other);
        if (space.ways_of(std::span(other).first(kColumns)) != (at == expected.end() ? 0 : at->second)) {
            return "ways of what is perhaps no world";
        }
    }
    if (space.worlds() != expected.size()) return "the number of worlds";
    if (space.ways() != ways) return "the number of ways";
    std::vector<worlds::World> listed = space.list();
    if (listed.size() != expected.size()) return "the length of the list";
    for (std::size_t n = 0; const auto& [row, of_row] : expected) {
        if (listed[n].row != row || listed[n].ways != of_row) return "the list";
        ++n;
    }
    constexpr std::size_t kDrawn = 2000;
    std::vector<Cards> rows(kDrawn * kColumns);
    space.sample(rows, seed);
    std::map<Row, int> drawn;
    for (std::size_t n = 0; n < kDrawn; ++n) {
        Row row{};
        std::copy_n(rows.begin() + static_cast<std::ptrdiff_t>(n * kColumns), kColumns, row.begin());
        ++drawn[row];
    }
    double chi_square = 0;
    for (const auto& [row, of_row] : expected) {
        const double mean = static_cast<double>(kDrawn) * static_cast<double>(of_row) / static_cast<double>(ways);
        const double off = drawn[row] - mean;
        chi_square += off * off / mean;
    }
    if (drawn.size() > expected.size()) return "a drawn world does not fit";
    const auto freedom = static_cast<double>(expected.size() - 1);
    // Six standard deviations and a little, for the long tail of small numbers.
    return chi_square < freedom + 6 * std::sqrt(2 * freedom) + 20 ? "" : "chi-square " + std::to_string(chi_square);
}

std::string against_trying() {
    Random random(3);
    std::size_t most = 0;
    for (std::uint64_t question = 0; question < 200; ++question) {
        const Question asked = random_question(random);
        const auto expected = by_trying(asked);
        most = std::max(most, expected.size());
        if (const std::string wrong = differs(asked, expected, question); !wrong.empty()) {
            return "question " + std::to_string(question) + ": " + wrong;
        }
    }
    return most > 100 ? "" : "the questions are too easy";
}

// 52 cards, thirteen a hand: 53,644,737,765,488,792,839,237,440,000 deals.
std::string bridge() {
    const Case one{1, {{0, 13, kAllCards}, {1, 13, kAllCards}, {2, 13, kAllCards}, {3, 13, kAllCards}}};
    const Space space({0, 0, 0, 0}, kAllCards, {one});
    const auto million = static_cast<worlds::Count>(1'000'000);
    const auto deals = (((static_cast<worlds::Count>(53'644) * million + 737'765) * million + 488'792) * million +
                        839'237) * million + 440'000;
    if (space.worlds() != deals) return "the number of deals";
    std::vector<Cards> rows(4 * 1000);
    space.sample(rows, 1);
    for (std::size_t at = 0; at < rows.size(); at += 4) {
        Cards all = 0;
        for (std::size_t seat = 0; seat < 4; ++seat) {
            if (count(rows[at + seat]) != 13) return "a hand of another size";
            all |= rows[at + seat];
        }
        if (all != kAllCards) return "a card that is twice or nowhere";
    }
    return "";
}

}  // namespace

void test_worlds(Checks& checks) {
    checks.check("worlds are those that trying finds, and drawn as evenly", against_trying);
    checks.check("worlds of a bridge deal", bridge);
    const Cards two = parse_cards("AS KS");
    checks.equal("nothing unseen is one world", std::uint64_t{1}, Space({two}, 0, {{1, {}}}).ways_of(std::span(&two, 1)));
    checks.refuses<std::invalid_argument>("sizes that do not fit", "2 cards do not fill places for 1",
                                          [&] { Space({0}, two, {{1, {{0, 1, two}}}}); });
    checks.refuses<std::invalid_argument>("overlapping places", "in two places of the same column",
                                          [&] { Space({0}, two, {{1, {{0, 1, two}, {0, 1, two}}}}); });
    checks.refuses<std::invalid_argument>("no such column", "there is no column 1",
                                          [&] { Space({0}, two, {{1, {{1, 2, two}}}}); });
    checks.refuses<std::invalid_argument>("known twice", "a card is known to lie in two places",
                                          [&] { Space({two, two}, 0, {{1, {}}}); });
    checks.refuses<std::invalid_argument>("nothing fits", "no deal fits what is known",
                                          [&] { Space({0}, two, {{1, {{0, 2, bit(parse_card("AS"))}}}}); });
}

}  // namespace vorhand::tests
