// Houses of Bismarck for tests without Python: the defaults of ruleset.py with some axes changed.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "vorhand/bismarck/rules.hpp"

namespace vorhand::tests {

using Changes = std::map<std::string, std::string>;  // by key; words and numbers of a list with a space between them

bismarck::Rules house(const Changes& changes = {},
                      const std::vector<std::string_view>& contracts = {"nt-win", "spades", "free-trump", "nt-lose"});

// Houses that between them walk through every stage there is.
std::vector<bismarck::Rules> houses_of_every_kind();

}  // namespace vorhand::tests
