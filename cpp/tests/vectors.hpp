// Reads the vector files that the Python and the C++ engine share: tab separated, '#' begins a comment line, the
// first other line names the columns.
#pragma once

#include <filesystem>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace vorhand::tests {

// A vector file that cannot be used. The sentence names the file.
struct VectorError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

using Row = std::map<std::string, std::string>;  // value by column name

// The rows of the file. It must have exactly these columns, in any order, and at least one row; ids are unique.
std::vector<Row> read_vectors(const std::filesystem::path& file, const std::vector<std::string>& columns);

std::vector<std::string> split(const std::string& text, const std::string& separator);

int whole_number(const std::string& text);

}  // namespace vorhand::tests
