// The whole test framework: counted checks, and a closing line that build logs understand.
#pragma once

#include <filesystem>
#include <functional>
#include <iostream>
#include <string>

namespace vorhand::tests {

class Checks {
public:
    // One check: `body` returns what is wrong, or nothing. An exception is wrong as well.
    void check(const std::string& name, const std::function<std::string()>& body) {
        std::string wrong;
        try {
            wrong = body();
        } catch (const std::exception& error) {
            wrong = error.what();
        }
        ++(wrong.empty() ? passed_ : failed_);
        if (!wrong.empty()) std::cout << "FAILED " << name << ": " << wrong << '\n';
    }

    template <typename Value>
    void equal(const std::string& name, const Value& expected, const Value& actual) {
        check(name, [&] { return expected == actual ? "" : "the answer is not the expected one"; });
    }

    // `body` must throw an error whose sentence holds `part`.
    template <typename Error>
    void refuses(const std::string& name, const std::string& part, const std::function<void()>& body) {
        check(name, [&]() -> std::string {
            try {
                body();
            } catch (const Error& error) {
                const std::string sentence = error.what();
                return sentence.find(part) != std::string::npos ? "" : "the sentence was: " + sentence;
            }
            return "nothing was refused";
        });
    }

    int failed() const { return failed_; }

    void print_summary() const { std::cout << passed_ << " passed, " << failed_ << " failed\n"; }

private:
    int passed_ = 0;
    int failed_ = 0;
};

void test_vector_reader(Checks& checks, const std::filesystem::path& scratch);
void test_cards(Checks& checks);
void test_random(Checks& checks);
void test_worlds(Checks& checks);
void test_tricks(Checks& checks, const std::filesystem::path& vectors);
void test_positions(Checks& checks, const std::filesystem::path& vectors);
void test_maxn(Checks& checks);
void test_maxn_often(Checks& checks);
void test_bismarck_solve_often(Checks& checks);
void test_bauernschnapsen(Checks& checks, const std::filesystem::path& vectors);
void test_bauernschnapsen_deals(Checks& checks);
void test_bauernschnapsen_parity(Checks& checks);
void test_bauernschnapsen_solve(Checks& checks);
void test_bismarck_deal(Checks& checks);
void test_bismarck_solve(Checks& checks);

}  // namespace vorhand::tests
