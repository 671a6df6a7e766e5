// The deals that somebody who sees only part of the cards cannot rule out: how many, drawn evenly, or all of them.
// No rule of any game: what is known arrives as places, how many hidden cards lie in each, and which ones may.
//
// Cards that may lie in the same places are alike. So a deal is counted in two steps: how many of each group of alike
// cards every place gets, by dynamic programming over the groups, and which ones, by multinomial numbers. Drawing goes
// the same way, with the counts as chances; nothing is ever drawn and thrown away.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "vorhand/cards.hpp"
#include "vorhand/random.hpp"

namespace vorhand::worlds {

// 52 cards in four hands of twelve and a kitty are 6.4e31 deals: more than 64 bits, far below 128.
__extension__ using Count = unsigned __int128;

inline constexpr int kMaxColumns = 8;
inline constexpr int kMaxPlaces = 16;
inline constexpr int kNoColumn = -1;

// `size` hidden cards lie here, every one of `may_hold`. Several places may make up one column of a world, if no card
// may lie in two of them: so a hand of which is known how many cards of a set it has is two places. What lies in no
// column is out of everybody's sight and no part of a world.
struct Place {
    int column = kNoColumn;
    int size = 0;
    Cards may_hold = 0;
};

// One of several answers to a question that places alone do not answer. No world fits two cases. Each of its worlds
// came about in so many `ways`, all as likely as each other.
struct Case {
    std::uint64_t ways = 1;
    std::vector<Place> places;
};

// A world, column by column; those that a space does not have are empty.
using Row = std::array<Cards, kMaxColumns>;

struct World {
    Row row{};
    std::uint64_t ways = 0;
};

// Alike cards, and the places where they may lie, by their number in the case.
struct Group {
    std::array<Cards, 64> cards{};  // one bit each
    int size = 0;
    std::array<std::uint8_t, kMaxPlaces> places{};
    int place_count = 0;
};

// Counts and deals the cards of one case.
class Dealer {
public:
    // Throws std::overflow_error where even 128 bits do not hold the number of deals.
    Dealer(std::span<const Place> places, Cards unseen);

    Count worlds() const { return nodes_[root_].worlds; }

    // Adds an evenly drawn deal to `row`. There must be one.
    void deal(Random& random, Cards* row) const;

    // Adds every deal to a copy of `row`, and appends it.
    void list(const World& row, std::vector<World>& found) const;

private:
    using Sizes = std::array<std::uint8_t, kMaxPlaces>;

    // So many cards of a group go to its places, in their order, and `next` says what is left for the later groups.
    struct Edge {
        Sizes sizes{};
        std::uint32_t next = 0;
        Count up_to = 0;  // worlds by this edge of its node and the edges before
    };

    struct Node {
        std::uint32_t first = 0, last = 0;  // its edges
        Count worlds = 0;
    };

    class Builder;

    const Edge& drawn_edge(Random& random, const Node& node) const;
    void list_from(std::size_t level, std::uint32_t node, World& row, std::vector<World>& found) const;

    std::vector<Group> groups_;
    std::vector<int> columns_;  // by place
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::uint32_t root_ = 0;
};

// All worlds that fit what is known.
class Space {
public:
    // `known` is what certainly lies in each column, `unseen` the cards that lie in the places of the cases. Throws
    // std::invalid_argument where sizes, columns or sets do not agree, and where no deal fits.
    Space(std::vector<Cards> known, Cards unseen, std::vector<Case> cases);

    int columns() const { return static_cast<int>(known_.size()); }

    // How many worlds there are, and in how many ways they came about.
    Count worlds() const { return worlds_; }
    Count ways() const { return up_to_.back(); }

    // Fills `rows`, a row of columns() sets a world, with independent worlds, each as likely as its ways.
    void sample(std::span<Cards> rows, std::uint64_t seed) const;

    // Every world once, in ascending order of the sets, column by column. There may be no more of them than memory
    // holds: ask worlds() first.
    std::vector<World> list() const;

    // In how many ways this world came about, a set a column; 0 if it does not fit what is known.
    std::uint64_t ways_of(std::span<const Cards> row) const;

private:
    const Dealer& drawn_dealer(Random& random) const;

    std::vector<Cards> known_;
    Cards unseen_;
    std::vector<Case> cases_;
    std::vector<Dealer> dealers_;  // of each case
    std::vector<Count> up_to_;     // ways by this case and those before
    Count worlds_ = 0;
};

}  // namespace vorhand::worlds
