#include "vorhand/bauernschnapsen.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "words.hpp"

namespace vorhand::bauernschnapsen {
namespace {

using std::to_string;

constexpr int kMostDoubled = 3;
constexpr int kMostValue = 99;

std::uint8_t checked_seat(const char* role, std::int64_t seat) {
    if (seat < 0 || seat >= kSeats) {
        throw std::invalid_argument(std::string("the ") + role + " is seat 0 to 3, not " + to_string(seat));
    }
    return static_cast<std::uint8_t>(seat);
}

std::array<Cards, kSeats> checked_hands(std::span<const Cards> hands) {
    if (hands.size() != kSeats) {
        throw std::invalid_argument("a deal has 4 hands, not " + to_string(hands.size()));
    }
    std::array<Cards, kSeats> checked{};
    Cards seen = 0;
    for (int seat = 0; seat < kSeats; ++seat) {
        const Cards hand = hands[static_cast<std::size_t>(seat)];
        if (const Cards strange = hand & ~kPack) {
            throw std::invalid_argument("the card " + format_card(lowest(strange)) +
                                        " is not in the pack of ten to ace");
        }
        if (const Cards twice = seen & hand) {
            throw std::invalid_argument("the card " + format_card(lowest(twice)) + " stands twice");
        }
        if (count(hand) != kHandCards) {
            throw std::invalid_argument("seat " + to_string(seat) + " should hold 5 cards, not " +
                                        to_string(count(hand)));
        }
        seen |= hand;
        checked[static_cast<std::size_t>(seat)] = hand;
    }
    return checked;
}

int count_legal(const Position& position) {
    const int cards = count(position.playable());
    if (!position.trick.empty()) return cards;
    int marriages = 0;
    if (position.may_declare()) {
        const Cards kings = position.hands[position.actor] & 0x1000'1000'1000'1000;
        marriages = count(kings & position.hands[position.actor] << 1);
    }
    return cards + marriages + position.may_claim();
}

std::uint64_t sequences(const Position& position, std::int64_t depth) {
    if (depth == 0 || position.over()) return 1;
    if (depth == 1) return static_cast<std::uint64_t>(count_legal(position));
    std::uint64_t sum = 0;
    for (const Action action : position.legal()) {
        Position next = position;
        next.apply(action);
        sum += sequences(next, depth - 1);
    }
    return sum;
}

}  // namespace

CardsOf parse_cards_of(std::string_view word) {
    return named<CardsOf>("cards", word, {{"trump", CardsOf::trump}, {"no-trump", CardsOf::no_trump}});
}

Leads parse_leads(std::string_view word) {
    return named<Leads>("leads", word, {{"caller", Leads::caller}, {"declarer", Leads::declarer}});
}

Partner parse_partner(std::string_view word) {
    return named<Partner>("partner", word, {{"plays", Partner::plays}, {"sits-out", Partner::sits_out}});
}

Aim parse_aim(std::string_view word) {
    return named<Aim>("aim", word,
                      {{"sixty-six", Aim::sixty_six},
                       {"no-trick", Aim::no_trick},
                       {"three-tricks", Aim::three_tricks},
                       {"all-tricks", Aim::all_tricks},
                       {"one-suit", Aim::one_suit},
                       {"five-trumps", Aim::five_trumps}});
}

Marriages parse_marriages(std::string_view word) {
    return named<Marriages>(
        "marriages", word, {{"all", Marriages::all}, {"declarer", Marriages::declarer}, {"none", Marriages::none}});
}

ThreeTricks parse_three_tricks(std::string_view word) {
    return named<ThreeTricks>(
        "three_tricks", word,
        {{"always-three", ThreeTricks::always_three}, {"at-sixty-six", ThreeTricks::at_sixty_six}});
}

Trickless parse_trickless(std::string_view word) {
    return named<Trickless>("trickless", word, {{"three", Trickless::three}, {"by-points", Trickless::by_points}});
}

MarriagePoints parse_marriage_points(std::string_view word) {
    return named<MarriagePoints>("losers_marriages", word,
                                 {{"count", MarriagePoints::count}, {"tricks-only", MarriagePoints::tricks_only}});
}

std::string_view word_of(Ending ending) {
    constexpr std::array<std::string_view, 6> words{"open", "claimed", "false-claim", "last-trick", "made", "failed"};
    return words[static_cast<std::size_t>(ending)];
}

Position first_lead(const Contract& contract, const Scoring& scoring, std::span<const Cards> hands, std::int64_t caller,
                    std::int64_t declarer, std::optional<Suit> trump, std::int64_t doubled) {
    Position position;
    position.hands = checked_hands(hands);
    const std::uint8_t caller_seat = checked_seat("caller", caller);
    const std::uint8_t declarer_seat = checked_seat("declarer", declarer);
    if (contract.value < 1 || contract.value > kMostValue) {
        throw std::invalid_argument("a contract is worth 1 to 99, not " + to_string(contract.value));
    }
    if (doubled < 0 || doubled > kMostDoubled) {
        throw std::invalid_argument("a contract is doubled 0 to 3 times, not " + to_string(doubled));
    }
    const bool with_trump = contract.cards == CardsOf::trump;
    if (with_trump && !trump) throw std::invalid_argument("a contract with trumps needs a trump suit");
    Rules& rules = position.rules;
    rules = {contract, scoring, with_trump ? trump : std::nullopt, declarer_seat, kSeats,
             static_cast<std::uint8_t>(doubled)};
    if (contract.partner == Partner::sits_out) rules.idle = static_cast<std::uint8_t>(partner_of(declarer_seat));
    position.leader = position.actor = contract.leads == Leads::caller ? caller_seat : declarer_seat;
    if (contract.aim == Aim::one_suit || contract.aim == Aim::five_trumps) {
        position.make();
    } else if (position.leader == rules.idle) {
        throw std::invalid_argument("seat " + to_string(position.leader) + " should lead and sits out");
    }
    return position;
}

void checked_apply(Position& position, std::int64_t action) {
    const Actions legal = position.legal();
    const auto found = std::ranges::find_if(legal, [&](Action each) { return each.number == action; });
    if (found == legal.end()) {
        if (position.over()) throw std::invalid_argument("the deal is over before action " + to_string(action));
        std::string known;
        for (const Action each : legal) known.append(1, ' ').append(to_string(each.number));
        throw std::invalid_argument("seat " + to_string(position.actor) + " may not do action " + to_string(action) +
                                    "; legal are" + known);
    }
    position.apply(*found);
}

std::uint64_t perft(const Position& position, std::int64_t depth) {
    if (depth < 0) throw std::invalid_argument("a depth is 0 or more actions, not " + to_string(depth));
    return sequences(position, depth);
}

}  // namespace vorhand::bauernschnapsen
