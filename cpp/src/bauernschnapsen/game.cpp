#include "vorhand/bauernschnapsen/game.hpp"

namespace vorhand::bauernschnapsen {

void Game::draw(const Rules& rules, Deal& deal, History& history, Random& random) {
    if (deal.phase == Phase::deal) {
        deal.deal_pack(random_pack(random));
        return;
    }
    const int place = static_cast<int>(random.below(2));
    history.note_turn(rules, deal, place);
    deal.turn_card(rules, place);
}

}  // namespace vorhand::bauernschnapsen

namespace vorhand {

template class VectorEnv<bauernschnapsen::Game>;
template Playouts playouts<bauernschnapsen::Game>(const bauernschnapsen::Rules&, const bauernschnapsen::Deal&,
                                                  std::uint32_t, unsigned, Random&, const GoOn&);
template std::uint64_t perft(const bauernschnapsen::Rules&, const bauernschnapsen::Deal&, std::int64_t, const GoOn&);

}  // namespace vorhand
