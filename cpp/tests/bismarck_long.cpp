// The long form of the comparison with brute force: vorhand_bismarck_long <questions> <seed>
#include <iostream>

#include "bismarck_brute_force.hpp"

int main(int count, char** arguments) {
    if (count != 3) {
        std::cerr << "usage: vorhand_bismarck_long <questions> <seed>\n";
        return 2;
    }
    const int questions = std::stoi(arguments[1]);
    const auto seed = std::stoull(arguments[2]);
    std::string wrong = vorhand::tests::compare_with_brute_force(questions, seed);
    if (wrong.empty()) wrong = vorhand::tests::compare_with_plain_search(questions, seed);
    std::cout << (wrong.empty() ? std::to_string(questions) + " positions, every card of each as by brute force, and as "
                                  "many longer ones as by a plain search"
                                : wrong)
              << '\n';
    return wrong.empty() ? 0 : 1;
}
