#include "vectors.hpp"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <set>

namespace vorhand::tests {
namespace {

bool is_content(const std::string& line) { return !line.empty() && line[0] != '#'; }

std::vector<std::string> content_lines(const std::filesystem::path& file) {
    std::ifstream input(file);
    if (!input) throw VectorError(file.string() + " cannot be read");
    std::vector<std::string> lines;
    for (std::string line; std::getline(input, line);) {
        if (is_content(line)) lines.push_back(line);
    }
    return lines;
}

bool holds(const std::vector<std::string>& names, const std::string& name) {
    return std::ranges::find(names, name) != names.end();
}

void check_columns(const std::string& file, const std::vector<std::string>& found,
                   const std::vector<std::string>& wanted) {
    for (const auto& name : wanted) {
        if (!holds(found, name)) throw VectorError(file + " lacks the column '" + name + "'");
    }
    for (const auto& name : found) {
        if (!holds(wanted, name)) throw VectorError(file + " has an unknown column '" + name + "'");
    }
    if (found.size() != wanted.size()) throw VectorError(file + " names a column twice");
}

Row make_row(const std::string& file, const std::vector<std::string>& names, const std::string& line) {
    const auto values = split(line, "\t");
    if (values.size() != names.size()) {
        throw VectorError(file + ": row " + values[0] + " has " + std::to_string(values.size()) + " fields, not " +
                          std::to_string(names.size()));
    }
    Row row;
    for (std::size_t i = 0; i < names.size(); ++i) row[names[i]] = values[i];
    return row;
}

}  // namespace

std::vector<std::string> split(const std::string& text, const std::string& separator) {
    std::vector<std::string> parts;
    std::size_t start = 0;
    for (auto end = text.find(separator); end != std::string::npos; end = text.find(separator, start)) {
        parts.push_back(text.substr(start, end - start));
        start = end + separator.size();
    }
    parts.push_back(text.substr(start));
    return parts;
}

int whole_number(const std::string& text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) {
        throw VectorError("'" + text + "' is not a whole number");
    }
    return value;
}

std::vector<Row> read_vectors(const std::filesystem::path& path, const std::vector<std::string>& columns) {
    const std::string file = path.string();
    const auto lines = content_lines(path);
    if (lines.empty()) throw VectorError(file + " has no line that names the columns");
    const auto names = split(lines[0], "\t");
    check_columns(file, names, columns);
    if (lines.size() == 1) throw VectorError(file + " has no rows");
    std::vector<Row> rows;
    std::set<std::string> ids;
    for (auto line = lines.begin() + 1; line != lines.end(); ++line) {
        rows.push_back(make_row(file, names, *line));
        const auto& id = rows.back().at("id");
        if (!ids.insert(id).second) throw VectorError(file + " has two rows " + id);
    }
    return rows;
}

}  // namespace vorhand::tests
