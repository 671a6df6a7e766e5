#include "vorhand/perft.hpp"

#include <stdexcept>
#include <string>

namespace vorhand {
namespace {

std::uint64_t sequences(const Position& position, std::int64_t depth) {
    const Cards legal = position.legal();
    if (depth == 0 || legal == 0) return 1;  // hands are equally long: if this one is empty, all are
    if (depth == 1) return static_cast<std::uint64_t>(count(legal));
    std::uint64_t sum = 0;
    for (Cards rest = legal; rest; rest = without_lowest(rest)) {
        Position next = position;
        next.play(lowest(rest));
        sum += sequences(next, depth - 1);
    }
    return sum;
}

}  // namespace

std::uint64_t perft(const Position& position, std::int64_t depth) {
    if (depth < 0) throw std::invalid_argument("a depth is 0 or more cards, not " + std::to_string(depth));
    return sequences(position, depth);
}

}  // namespace vorhand
