#include "vorhand/bismarck/game.hpp"

template class vorhand::VectorEnv<vorhand::bismarck::Game>;
