// The two-sided solver held against plain minimax, which knows neither cut-offs nor equal cards nor a table.
#pragma once

#include <cstdint>
#include <string>

#include "vorhand/bismarck/solve/solver.hpp"
#include "vorhand/random.hpp"

namespace vorhand::tests {

// A position of 2 to 4 short hands, often of few suits and often within a trick, in any mode of play, for any side.
bismarck::solve::Question random_question(Random& random);

// Deals the seats so many cards each, of the lowest ranks of some suits: of cards that lie close together most matter.
void deal_close_ranks(Position& position, std::uint32_t tricks, std::uint32_t suits, Random& random);

// The tricks of the side, by trying everything.
int tricks_by_brute_force(const Position& position, unsigned side);

// What is wrong with the solver's answers to so many random questions, or nothing.
std::string compare_with_brute_force(int questions, std::uint64_t seed);

// The same with longer hands, where a proof that leaves out a rank has time to be used wrongly: beside a search that
// asks "at least so many?" too, but keeps what it finds for the very same cards only, and tries every card. One solver
// for all, so that what it has proved in one deal is used in others.
std::string compare_with_plain_search(int questions, std::uint64_t seed);

std::string text_of(const bismarck::solve::Question& question);

}  // namespace vorhand::tests
