#include "referee.hpp"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

namespace vorhand::tests {
namespace {

int suit_number(Card card) { return card.index / 16; }

// How high a card stands in its suit: the two is 2, the ace 14, or 1 where it is lowest (BIS-1.2).
int height(Card card, const TrickRules& rules) {
    const int rank = card.index % 16 + 1;
    return rank == 14 && rules.ace == Ace::low ? 1 : rank;
}

bool is_trump(Card card, const TrickRules& rules) {
    return rules.trump.has_value() && suit_number(card) == static_cast<int>(*rules.trump);
}

// The table as people see it: cards in hands, and a trick of cards in the order in which they were played.
struct Table {
    std::vector<std::vector<Card>> hands;
    std::vector<Card> trick;
    int leader = 0;
    TrickRules rules;

    int seats() const { return static_cast<int>(hands.size()); }
    int next() const { return (leader + static_cast<int>(trick.size())) % seats(); }
};

Table laid_out(const Position& position) {
    Table table;
    for (int seat = 0; seat < position.seats; ++seat) {
        std::vector<Card> hand;
        for (std::uint8_t index = 0; index < 64; ++index) {
            if (position.hands[static_cast<std::size_t>(seat)] >> index & 1) hand.push_back(Card{index});
        }
        table.hands.push_back(hand);
    }
    for (int place = 0; place < position.trick.size; ++place) {
        table.trick.push_back(position.trick.cards[static_cast<std::size_t>(place)]);
    }
    table.leader = position.leader;
    table.rules = position.rules;
    return table;
}

// BIS-4.5: the place of the highest trump, or else of the highest card of the suit led.
std::size_t best_place(const Table& table) {
    std::size_t best = 0;
    for (std::size_t place = 1; place < table.trick.size(); ++place) {
        const Card card = table.trick[place];
        const Card ahead = table.trick[best];
        const bool same_suit = suit_number(card) == suit_number(ahead);
        const bool trumps_it = is_trump(card, table.rules) && !is_trump(ahead, table.rules);
        if (trumps_it || (same_suit && height(card, table.rules) > height(ahead, table.rules))) best = place;
    }
    return best;
}

// BIS-4.4, for somebody who follows suit.
bool duty_to_beat(const Table& table) {
    const TrickRules& rules = table.rules;
    if (rules.aim == Aim::lose) return false;
    const bool both = rules.beat == Beat::both;
    if (!rules.trump.has_value()) return both || rules.beat == Beat::at_no_trump;
    return is_trump(table.trick.front(), rules) && (both || rules.beat == Beat::when_trump_led);
}

template <typename Wanted>
std::vector<Card> those(const std::vector<Card>& cards, Wanted wanted) {
    std::vector<Card> found;
    std::ranges::copy_if(cards, std::back_inserter(found), wanted);
    return found;
}

std::vector<Card> may_be_played(const Table& table) {
    const auto& hand = table.hands[static_cast<std::size_t>(table.next())];
    if (table.trick.empty()) return hand;  // BIS-4.1
    const int led = suit_number(table.trick.front());
    const auto following = those(hand, [&](Card card) { return suit_number(card) == led; });
    if (!following.empty()) {  // BIS-4.2
        if (!duty_to_beat(table)) return following;
        const auto beating = those(following, [&](Card card) {
            return std::ranges::all_of(table.trick, [&](Card played) {
                return suit_number(played) != led || height(played, table.rules) < height(card, table.rules);
            });
        });
        return beating.empty() ? following : beating;
    }
    const auto trumps = those(hand, [&](Card card) { return is_trump(card, table.rules); });
    return table.rules.when_void == Void::must_trump && !trumps.empty() ? trumps : hand;  // BIS-4.3
}

// Plays the card; the seat that took a trick, or -1 while it is not complete (BIS-4.6).
int play(Table& table, Card card) {
    std::erase(table.hands[static_cast<std::size_t>(table.next())], card);
    table.trick.push_back(card);
    if (static_cast<int>(table.trick.size()) < table.seats()) return -1;
    table.leader = (table.leader + static_cast<int>(best_place(table))) % table.seats();
    table.trick.clear();
    return table.leader;
}

int most_or_fewest(const Table& table, unsigned side) {
    const auto cards = may_be_played(table);
    if (cards.empty()) return 0;
    const bool ours = side >> table.next() & 1;
    const bool wants_more = ours == (table.rules.aim == Aim::win);
    std::vector<int> tricks;
    for (const Card card : cards) {
        Table after = table;
        const int taker = play(after, card);
        const int now = taker >= 0 && (side >> taker & 1) ? 1 : 0;
        tricks.push_back(now + most_or_fewest(after, side));
    }
    return wants_more ? std::ranges::max(tricks) : std::ranges::min(tricks);
}

Fraction made(std::int64_t numerator, std::int64_t denominator) {
    const std::int64_t divisor = std::gcd(numerator, denominator);
    return {numerator / divisor, denominator / divisor};
}

Fraction operator+(const Fraction& one, const Fraction& other) {
    const std::int64_t common = std::lcm(one.denominator, other.denominator);
    return made(one.numerator * (common / one.denominator) + other.numerator * (common / other.denominator), common);
}

Fraction operator*(const Fraction& one, const Fraction& other) {
    return made(one.numerator * other.numerator, one.denominator * other.denominator);
}

bool operator<(const Fraction& one, const Fraction& other) {
    return one.numerator * other.denominator < other.numerator * one.denominator;
}

// Whether two cards of the seat to act do the same: of one suit, and between them neither a card of another hand nor
// the card that is taking the trick.
bool equivalent(const Table& table, Card one, Card other) {
    if (suit_number(one) != suit_number(other)) return false;
    std::vector<Card> apart;
    for (int seat = 0; seat < table.seats(); ++seat) {
        const auto& hand = table.hands[static_cast<std::size_t>(seat)];
        if (seat != table.next()) apart.insert(apart.end(), hand.begin(), hand.end());
    }
    if (!table.trick.empty()) apart.push_back(table.trick[best_place(table)]);
    const int low = std::min(height(one, table.rules), height(other, table.rules));
    const int high = std::max(height(one, table.rules), height(other, table.rules));
    return std::ranges::none_of(apart, [&](Card card) {
        const int between = height(card, table.rules);
        return suit_number(card) == suit_number(one) && low < between && between < high;
    });
}

FractionBySeat shares(const Table& table);

std::vector<RefereedCard> each_card(const Table& table) {
    std::vector<RefereedCard> cards;
    for (const Card card : may_be_played(table)) {
        Table after = table;
        const int taker = play(after, card);
        FractionBySeat tricks = shares(after);
        if (taker >= 0) {
            auto& taken = tricks[static_cast<std::size_t>(taker)];
            taken = taken + Fraction{1, 1};
        }
        cards.push_back({card, std::move(tricks)});
    }
    return cards;
}

// Every card is tried and none merged: a card among n that are equivalent has a weight of 1 / n.
FractionBySeat mean_of_best(const Table& table, const std::vector<RefereedCard>& cards) {
    const auto actor = static_cast<std::size_t>(table.next());
    Fraction best = cards.front().tricks[actor];
    for (const auto& [card, tricks] : cards) {
        const bool better = table.rules.aim == Aim::win ? best < tricks[actor] : tricks[actor] < best;
        if (better) best = tricks[actor];
    }
    FractionBySeat sums(table.hands.size());
    Fraction weights;
    for (const auto& [card, tricks] : cards) {
        if (tricks[actor] != best) continue;
        const auto same = std::ranges::count_if(cards, [&, one = card](const RefereedCard& other) {
            return equivalent(table, one, other.card);
        });
        const Fraction weight{1, same};
        weights = weights + weight;
        for (std::size_t seat = 0; seat < sums.size(); ++seat) sums[seat] = sums[seat] + weight * tricks[seat];
    }
    for (Fraction& sum : sums) sum = sum * Fraction{weights.denominator, weights.numerator};
    return sums;
}

FractionBySeat shares(const Table& table) {
    const auto cards = each_card(table);
    return cards.empty() ? FractionBySeat(table.hands.size()) : mean_of_best(table, cards);
}

template <typename Value, std::size_t n>
Value one_of(Random& random, const Value (&values)[n]) {
    return values[random.below(n)];
}

TrickRules any_rules(Random& random) {
    TrickRules rules;
    if (random.below(2)) rules.trump = static_cast<Suit>(random.below(4));
    rules.ace = one_of(random, {Ace::high, Ace::low});
    rules.when_void = one_of(random, {Void::free, Void::must_trump});
    rules.beat = one_of(random, {Beat::never, Beat::at_no_trump, Beat::when_trump_led, Beat::both});
    rules.aim = one_of(random, {Aim::win, Aim::lose});
    return rules;
}

// Cards of a few suits, most of them near each other, for hands that have much to decide.
std::vector<Card> any_pack(Random& random, std::size_t size) {
    std::vector<Card> pack;
    const std::uint32_t suits = 1 + random.below(4);
    const std::uint32_t ranks = std::max(static_cast<std::uint32_t>(size) / suits + 1 + random.below(3), 2U);
    std::vector<std::uint32_t> order{0, 1, 2, 3};
    for (std::uint32_t place = 3; place > 0; --place) std::swap(order[place], order[random.below(place + 1)]);
    for (std::uint32_t suit = 0; suit < suits; ++suit) {
        const std::uint32_t width = std::min(ranks, 13U);
        const std::uint32_t lowest_rank = random.below(14 - width);
        for (std::uint32_t rank = 0; rank < width; ++rank) {
            pack.push_back(Card{static_cast<std::uint8_t>(16 * order[suit] + 1 + lowest_rank + rank)});
        }
    }
    return pack;
}

}  // namespace

RefereedIndividuals referee_individuals(const Position& position) {
    const Table table = laid_out(position);
    RefereedIndividuals answer;
    answer.cards = each_card(table);
    answer.tricks = answer.cards.empty() ? FractionBySeat(table.hands.size()) : mean_of_best(table, answer.cards);
    return answer;
}

int referee_side(const Position& position, unsigned side) { return most_or_fewest(laid_out(position), side); }

Position small_position(Random& random, const SmallPositions& sizes) {
    const std::uint32_t seats = 2 + random.below(3);
    const int most = seats == 2 ? sizes.cards_of_two : seats == 3 ? sizes.cards_of_three : sizes.cards_of_four;
    const std::uint32_t cards = 1 + random.below(static_cast<std::uint32_t>(most));
    std::vector<Card> pack;
    while (pack.size() < seats * cards) pack = any_pack(random, seats * cards);
    for (auto place = static_cast<std::uint32_t>(pack.size()) - 1; place > 0; --place) {
        std::swap(pack[place], pack[random.below(place + 1)]);
    }
    Position position;
    position.rules = any_rules(random);
    position.seats = static_cast<std::uint8_t>(seats);
    position.leader = static_cast<std::uint8_t>(random.below(seats));
    for (std::uint32_t n = 0; n < seats * cards; ++n) position.hands[n % seats] |= Cards{1} << pack[n].index;
    for (std::uint32_t played = random.below(seats); played > 0; --played) {
        const Table table = laid_out(position);
        const auto legal = may_be_played(table);
        const Card card = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        position.hands[static_cast<std::size_t>(table.next())] ^= Cards{1} << card.index;
        position.trick.add(card);
    }
    return position;
}

std::string described(const Position& position) {
    std::string text = format_cards(position.hands[0]);
    for (std::size_t seat = 1; seat < position.seats; ++seat) {
        text += " / ";
        text += format_cards(position.hands[seat]);
    }
    text += ", led by ";
    text += std::to_string(position.leader);
    text += position.trick.empty() ? "" : ":";
    for (const Card card : position.trick.played()) {
        text += ' ';
        text += format_card(card);
    }
    const TrickRules& rules = position.rules;
    text += ", trump ";
    text += rules.trump ? "CDHS"[static_cast<int>(*rules.trump)] : '-';
    text += rules.ace == Ace::low ? ", ace low" : "";
    text += rules.when_void == Void::must_trump ? ", must trump" : "";
    text += ", beat ";
    text += std::to_string(static_cast<int>(rules.beat));
    text += rules.aim == Aim::lose ? ", to lose" : ", to win";
    return text;
}

}  // namespace vorhand::tests
