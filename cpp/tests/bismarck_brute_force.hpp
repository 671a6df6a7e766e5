// The two-sided solver held against plain minimax, which knows neither cut-offs nor equal cards nor a table.
#pragma once

#include <cstdint>
#include <string>

#include "vorhand/bismarck/solve/solver.hpp"
#include "vorhand/random.hpp"

namespace vorhand::tests {

// A position of 2 to 4 short hands, often of few suits and often within a trick, in any mode of play, for any side.
bismarck::solve::Question random_question(Random& random);

// The tricks of the side, by trying everything.
int tricks_by_brute_force(const Position& position, unsigned side);

// What is wrong with the solver's answers to so many random questions, or nothing.
std::string compare_with_brute_force(int questions, std::uint64_t seed);

std::string text_of(const bismarck::solve::Question& question);

}  // namespace vorhand::tests
