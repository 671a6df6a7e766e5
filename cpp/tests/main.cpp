// Tests of the C++ core, without Python: vorhand_tests <folder of vector files> <scratch folder>
#include "checks.hpp"

int main(int count, char** arguments) {
    if (count != 3) {
        std::cerr << "usage: vorhand_tests <folder of vector files> <scratch folder>\n";
        return 2;
    }
    const std::filesystem::path vectors = arguments[1];
    vorhand::tests::Checks checks;
    vorhand::tests::test_vector_reader(checks, arguments[2]);
    vorhand::tests::test_cards(checks);
    vorhand::tests::test_random(checks);
    vorhand::tests::test_worlds(checks);
    vorhand::tests::test_tricks(checks, vectors);
    vorhand::tests::test_positions(checks, vectors);
    vorhand::tests::test_bauernschnapsen(checks, vectors);
    vorhand::tests::test_bauernschnapsen_deals(checks);
    vorhand::tests::test_bauernschnapsen_parity(checks);
    vorhand::tests::test_bismarck_deal(checks);
    vorhand::tests::test_bismarck_solve(checks);
    checks.print_summary();
    return checks.failed() ? 1 : 0;
}
