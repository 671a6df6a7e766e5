#include "vorhand/bismarck/game.hpp"

namespace vorhand {

template class VectorEnv<bismarck::Game>;
template Playouts playouts<bismarck::Game>(const bismarck::Rules&, const bismarck::Deal&, std::uint32_t, unsigned,
                                           Random&, const GoOn&);
template std::uint64_t perft(const bismarck::Rules&, const bismarck::Deal&, std::int64_t, const GoOn&);

}  // namespace vorhand
