#include <fstream>

#include "checks.hpp"
#include "vectors.hpp"

namespace vorhand::tests {

void test_vector_reader(Checks& checks, const std::filesystem::path& scratch) {
    const std::filesystem::path file = scratch / "reader.tsv";
    const auto read = [&](const std::string& text) {
        std::ofstream(file) << text;
        return read_vectors(file, {"id", "cards"});
    };

    checks.equal("a comment and an empty line are no rows", std::size_t{1},
                 read("# about\n\nid\tcards\n# more\nT1\tAS\n").size());
    checks.equal("columns may stand in any order", std::string("AS"), read("cards\tid\nAS\tT1\n")[0].at("cards"));

    checks.refuses<VectorError>("an unknown column", "unknown column 'colour'", [&] { read("id\tcards\tcolour\n"); });
    checks.refuses<VectorError>("a missing column", "lacks the column 'cards'", [&] { read("id\nT1\n"); });
    checks.refuses<VectorError>("a column named twice", "twice", [&] { read("id\tcards\tid\nT1\tAS\tT1\n"); });
    checks.refuses<VectorError>("a file without rows", "has no rows", [&] { read("id\tcards\n# none\n"); });
    checks.refuses<VectorError>("an empty file", "names the columns", [&] { read(""); });
    checks.refuses<VectorError>("a short row", "row T1 has 1 fields", [&] { read("id\tcards\nT1\n"); });
    checks.refuses<VectorError>("an id used twice", "two rows T1", [&] { read("id\tcards\nT1\tAS\nT1\tKS\n"); });
    checks.refuses<VectorError>("a file that is not there", "cannot be read",
                                [&] { read_vectors(scratch / "none.tsv", {"id"}); });
    checks.refuses<VectorError>("a number with a letter", "'1x'", [] { whole_number("1x"); });
}

}  // namespace vorhand::tests
