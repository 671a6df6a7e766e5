// Tests of the C++ core, without Python: vorhand_tests <folder of vector files> <scratch folder>
// With `often` instead of the folders: the solvers beside brute force, 20,000 times (make referee).
#include "checks.hpp"

int main(int count, char** arguments) {
    vorhand::tests::Checks checks;
    if (count == 2 && std::string(arguments[1]) == "often") {
        vorhand::tests::test_maxn_often(checks);
        vorhand::tests::test_bismarck_solve_often(checks);
        checks.print_summary();
        return checks.failed() ? 1 : 0;
    }
    if (count != 3) {
        std::cerr << "usage: vorhand_tests <folder of vector files> <scratch folder>, or vorhand_tests often\n";
        return 2;
    }
    const std::filesystem::path vectors = arguments[1];
    vorhand::tests::test_vector_reader(checks, arguments[2]);
    vorhand::tests::test_cards(checks);
    vorhand::tests::test_random(checks);
    vorhand::tests::test_worlds(checks);
    vorhand::tests::test_tricks(checks, vectors);
    vorhand::tests::test_positions(checks, vectors);
    vorhand::tests::test_maxn(checks);
    vorhand::tests::test_bauernschnapsen(checks, vectors);
    vorhand::tests::test_bauernschnapsen_deals(checks);
    vorhand::tests::test_bauernschnapsen_parity(checks);
    vorhand::tests::test_bauernschnapsen_solve(checks);
    vorhand::tests::test_bismarck_deal(checks);
    vorhand::tests::test_bismarck_solve(checks);
    checks.print_summary();
    return checks.failed() ? 1 : 0;
}
