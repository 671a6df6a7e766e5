#include "vorhand/worlds.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>

namespace vorhand::worlds {
namespace {

Count sum(Count one, Count other) {
    Count result = 0;
    if (__builtin_add_overflow(one, other, &result)) throw std::overflow_error("there are 2**128 deals or more");
    return result;
}

Count product(Count one, Count other) {
    Count result = 0;
    if (__builtin_mul_overflow(one, other, &result)) throw std::overflow_error("there are 2**128 deals or more");
    return result;
}

constexpr int kMostCards = 64;

// Which `chosen` of `among` cards: Pascal's triangle.
constexpr auto kChoices = [] {
    std::array<std::array<std::uint64_t, kMostCards + 1>, kMostCards + 1> choices{};
    for (std::size_t among = 0; among <= kMostCards; ++among) {
        choices[among][0] = 1;
        for (std::size_t chosen = 1; chosen <= among; ++chosen) {
            choices[among][chosen] = choices[among - 1][chosen - 1] + (chosen < among ? choices[among - 1][chosen] : 0);
        }
    }
    return choices;
}();

// Evenly from 0 to bound - 1.
Count below(Random& random, Count bound) {
    if (const auto narrow = static_cast<std::uint64_t>(bound); narrow == bound) {
        if (narrow >> 32 == 0) return random.below(static_cast<std::uint32_t>(narrow));
        return random.below_wide(narrow);
    }
    const auto high = static_cast<std::uint64_t>((bound - 1) >> 64);
    const std::uint64_t mask = ~std::uint64_t{0} >> std::countl_zero(high);
    Count drawn = 0;
    do {
        drawn = static_cast<Count>(random.next() & mask) << 64 | random.next();
    } while (drawn >= bound);
    return drawn;
}

void put(Cards cards, int column, Cards* row) {
    if (column != kNoColumn) row[column] |= cards;
}

// Cards of one group that wait for a place: drawn from the end without putting back.
class Heap {
public:
    explicit Heap(const Group& group) : cards_(group.cards), left_(static_cast<std::uint32_t>(group.size)) {}

    Cards drawn(Random& random, int count) {
        Cards found = 0;
        for (int n = 0; n < count; ++n) {
            const std::uint32_t at = random.below(left_--);
            found |= cards_[at];
            cards_[at] = cards_[left_];
        }
        return found;
    }

    Cards rest() const {
        Cards found = 0;
        for (std::uint32_t at = 0; at < left_; ++at) found |= cards_[at];
        return found;
    }

private:
    std::array<Cards, kMostCards> cards_;
    std::uint32_t left_;
};

// Calls `then` with every set of `count` cards of `among`.
template <typename Then>
void each_choice(Cards among, int count, Cards chosen, const Then& then) {
    if (count == 0) {
        then(chosen);
        return;
    }
    if (vorhand::count(among) < count) return;
    const Cards first = among & -among;
    each_choice(among ^ first, count - 1, chosen | first, then);
    each_choice(among ^ first, count, chosen, then);
}

// The unseen cards in groups of those that may lie in the same places. First come the groups with the fewest places:
// what they leave open is little, and how the last group is spread the sizes say.
std::vector<Group> groups_of(std::span<const Place> places, Cards unseen) {
    std::map<std::uint32_t, Group> by_places;
    for (Cards left = unseen; left != 0; left = without_lowest(left)) {
        const Cards card = left & -left;
        std::uint32_t allowed = 0;
        for (std::size_t place = 0; place < places.size(); ++place) {
            if (places[place].may_hold & card) allowed |= 1U << place;
        }
        Group& group = by_places[allowed];
        group.cards[static_cast<std::size_t>(group.size++)] = card;
    }
    std::vector<Group> groups;
    for (auto& [allowed, group] : by_places) {
        for (std::uint8_t place = 0; place < places.size(); ++place) {
            if (allowed >> place & 1) group.places[static_cast<std::size_t>(group.place_count++)] = place;
        }
        groups.push_back(group);
    }
    std::ranges::stable_sort(groups, {}, &Group::place_count);
    return groups;
}

}  // namespace

// Makes the nodes and edges of a dealer: a node is a group and what is left of each place, an edge one way to spread
// the group.
class Dealer::Builder {
public:
    explicit Builder(Dealer& dealer) : dealer_(dealer) {}

    std::uint32_t node(std::size_t level, const Sizes& left) {
        const auto key = std::pair(level, left);
        if (const auto made = made_.find(key); made != made_.end()) return made->second;
        Node node;
        if (level == dealer_.groups_.size()) {
            node.worlds = std::ranges::all_of(left, [](std::uint8_t size) { return size == 0; }) ? 1 : 0;
        } else {
            std::vector<Edge> edges;
            const int cards = dealer_.groups_[level].size;
            spread(level, 0, cards, 1, left, Edge{}, edges);
            node.first = static_cast<std::uint32_t>(dealer_.edges_.size());
            dealer_.edges_.insert(dealer_.edges_.end(), edges.begin(), edges.end());
            node.last = static_cast<std::uint32_t>(dealer_.edges_.size());
            if (!edges.empty()) node.worlds = edges.back().up_to;
        }
        dealer_.nodes_.push_back(node);
        const auto number = static_cast<std::uint32_t>(dealer_.nodes_.size() - 1);
        made_.emplace(key, number);
        return number;
    }

private:
    // Spreads what is left of a group over its places from number `at` on; `ways` is in how many ways that which has
    // been spread can have been chosen.
    void spread(std::size_t level, int at, int cards, Count ways, const Sizes& left, Edge edge,
                std::vector<Edge>& edges) {
        const Group& group = dealer_.groups_[level];
        if (at == group.place_count) {
            if (cards == 0) finish(level, ways, left, edge, edges);
            return;
        }
        const auto place = group.places[static_cast<std::size_t>(at)];
        const int most = std::min<int>(cards, left[place]);
        // The last place takes the rest, or it does not fit.
        for (int count = at + 1 == group.place_count ? cards : 0; count <= most; ++count) {
            Sizes after = left;
            after[place] = static_cast<std::uint8_t>(after[place] - count);
            edge.sizes[static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(count);
            const Count choices = kChoices[static_cast<std::size_t>(cards)][static_cast<std::size_t>(count)];
            spread(level, at + 1, cards - count, product(ways, choices), after, edge, edges);
        }
    }

    void finish(std::size_t level, Count ways, const Sizes& left, Edge edge, std::vector<Edge>& edges) {
        edge.next = node(level + 1, left);
        const Count worlds = product(ways, dealer_.nodes_[edge.next].worlds);
        if (worlds == 0) return;
        edge.up_to = edges.empty() ? worlds : sum(edges.back().up_to, worlds);
        edges.push_back(edge);
    }

    Dealer& dealer_;
    std::map<std::pair<std::size_t, Sizes>, std::uint32_t> made_;
};

Dealer::Dealer(std::span<const Place> places, Cards unseen) : groups_(groups_of(places, unseen)) {
    Sizes left{};
    for (std::size_t place = 0; place < places.size(); ++place) {
        columns_.push_back(places[place].column);
        left[place] = static_cast<std::uint8_t>(places[place].size);
    }
    root_ = Builder(*this).node(0, left);
}

const Dealer::Edge& Dealer::drawn_edge(Random& random, const Node& node) const {
    const auto first = edges_.begin() + node.first, last = edges_.begin() + node.last;
    if (last - first == 1) return *first;
    return *std::upper_bound(first, last, below(random, node.worlds),
                             [](Count drawn, const Edge& edge) { return drawn < edge.up_to; });
}

void Dealer::deal(Random& random, Cards* row) const {
    std::uint32_t at = root_;
    for (const Group& group : groups_) {
        const Edge& edge = drawn_edge(random, nodes_[at]);
        at = edge.next;
        // The place that gets most takes what the others leave: the fewest draws.
        int greatest = 0;
        for (int n = 1; n < group.place_count; ++n) {
            if (edge.sizes[static_cast<std::size_t>(n)] > edge.sizes[static_cast<std::size_t>(greatest)]) greatest = n;
        }
        Heap heap(group);
        for (int n = 0; n < group.place_count; ++n) {
            if (n == greatest) continue;
            const auto place = group.places[static_cast<std::size_t>(n)];
            put(heap.drawn(random, edge.sizes[static_cast<std::size_t>(n)]), columns_[place], row);
        }
        put(heap.rest(), columns_[group.places[static_cast<std::size_t>(greatest)]], row);
    }
}

void Dealer::list(const World& row, std::vector<World>& found) const {
    World world = row;
    list_from(0, root_, world, found);
}

void Dealer::list_from(std::size_t level, std::uint32_t node, World& row, std::vector<World>& found) const {
    if (level == groups_.size()) {
        found.push_back(row);
        return;
    }
    const Group& group = groups_[level];
    Cards all = 0;
    for (int n = 0; n < group.size; ++n) all |= group.cards[static_cast<std::size_t>(n)];
    for (auto number = nodes_[node].first; number < nodes_[node].last; ++number) {
        const Edge& edge = edges_[number];
        const auto spread = [&](const auto& self, int at, Cards left) -> void {
            if (at == group.place_count) {
                list_from(level + 1, edge.next, row, found);
                return;
            }
            const int column = columns_[group.places[static_cast<std::size_t>(at)]];
            each_choice(left, edge.sizes[static_cast<std::size_t>(at)], 0, [&](Cards chosen) {
                put(chosen, column, row.row.data());
                self(self, at + 1, left & ~chosen);
                if (column != kNoColumn) row.row[static_cast<std::size_t>(column)] &= ~chosen;
            });
        };
        spread(spread, 0, all);
    }
}

namespace {

void check_case(const Case& one, int columns, Cards unseen) {
    if (one.places.size() > kMaxPlaces) {
        throw std::invalid_argument("a case has at most 16 places, not " + std::to_string(one.places.size()));
    }
    int size = 0;
    std::array<Cards, kMaxColumns + 1> taken{};
    for (const Place& place : one.places) {
        if (place.column < kNoColumn || place.column >= columns) {
            throw std::invalid_argument("there is no column " + std::to_string(place.column));
        }
        if (place.size < 0 || place.size > kMostCards) {
            throw std::invalid_argument("a place cannot hold " + std::to_string(place.size) + " cards");
        }
        Cards& of_column = taken[static_cast<std::size_t>(place.column + 1)];
        if (of_column & place.may_hold) {
            throw std::invalid_argument("a card may lie in two places of the same column");
        }
        of_column |= place.may_hold;
        size += place.size;
    }
    if (size != count(unseen)) {
        throw std::invalid_argument(std::to_string(count(unseen)) + " cards do not fill places for " +
                                    std::to_string(size));
    }
}

}  // namespace

Space::Space(std::vector<Cards> known, Cards unseen, std::vector<Case> cases)
    : known_(std::move(known)), unseen_(unseen) {
    if (known_.size() > kMaxColumns) {
        throw std::invalid_argument("a world has at most 8 columns, not " + std::to_string(known_.size()));
    }
    Cards seen = 0;
    for (const Cards cards : known_) {
        if (cards & (seen | unseen_)) throw std::invalid_argument("a card is known to lie in two places");
        seen |= cards;
    }
    Count ways = 0;
    for (Case& one : cases) {
        check_case(one, columns(), unseen_);
        Dealer dealer(one.places, unseen_);
        if (dealer.worlds() == 0 || one.ways == 0) continue;
        worlds_ = sum(worlds_, dealer.worlds());
        ways = sum(ways, product(dealer.worlds(), one.ways));
        up_to_.push_back(ways);
        dealers_.push_back(std::move(dealer));
        cases_.push_back(std::move(one));
    }
    if (dealers_.empty()) throw std::invalid_argument("no deal fits what is known");
}

const Dealer& Space::drawn_dealer(Random& random) const {
    if (dealers_.size() == 1) return dealers_.front();
    const auto drawn = std::ranges::upper_bound(up_to_, below(random, ways()));
    return dealers_[static_cast<std::size_t>(drawn - up_to_.begin())];
}

void Space::sample(std::span<Cards> rows, std::uint64_t seed) const {
    Random random(seed);
    const std::size_t width = known_.size();
    for (std::size_t at = 0; at + width <= rows.size() && width != 0; at += width) {
        Cards* row = rows.data() + at;
        std::ranges::copy(known_, row);
        drawn_dealer(random).deal(random, row);
    }
}

std::vector<World> Space::list() const {
    std::vector<World> found;
    found.reserve(static_cast<std::size_t>(worlds_));
    for (std::size_t number = 0; number < cases_.size(); ++number) {
        World world;
        std::ranges::copy(known_, world.row.begin());
        world.ways = cases_[number].ways;
        dealers_[number].list(world, found);
    }
    std::ranges::sort(found, {}, &World::row);
    return found;
}

std::uint64_t Space::ways_of(std::span<const Cards> row) const {
    if (row.size() != known_.size()) return 0;
    Row hidden{};
    Cards placed = 0;
    for (std::size_t column = 0; column < row.size(); ++column) {
        hidden[column] = row[column] & ~known_[column];
        if ((row[column] & known_[column]) != known_[column] || hidden[column] & (placed | ~unseen_)) return 0;
        placed |= hidden[column];
    }
    const auto fits = [&](const Case& one) {
        Cards left = placed;
        return std::ranges::all_of(one.places, [&](const Place& place) {
            const Cards lie = place.column == kNoColumn ? unseen_ & ~placed
                                                        : hidden[static_cast<std::size_t>(place.column)];
            const Cards here = lie & place.may_hold;
            left &= ~here;
            return count(here) == place.size;
        }) && left == 0;
    };
    const auto found = std::ranges::find_if(cases_, fits);
    return found == cases_.end() ? 0 : found->ways;
}

}  // namespace vorhand::worlds
