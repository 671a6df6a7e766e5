// Deals from outside, and their hash.
#include "vorhand/bauernschnapsen/deal.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace vorhand::bauernschnapsen {
namespace {

using std::to_string;

constexpr int kMostDoubled = 3;

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

// One number made of many, in the manner of SplitMix64.
class Mixed {
public:
    template <typename Number>
    Mixed& add(Number number) {
        value_ = (value_ ^ static_cast<std::uint64_t>(number)) * 0xBF58'476D'1CE4'E5B9;
        value_ ^= value_ >> 31;
        return *this;
    }
    std::uint64_t value() const { return value_ * 0x94D0'49BB'1331'11EB ^ value_ >> 29; }

private:
    std::uint64_t value_ = 0x9E37'79B9'7F4A'7C15;
};

void add_play(Mixed& mixed, const Rules& rules, const Deal& deal) {
    const Contract& row = rules.contract(deal.contract);
    for (int seat = 0; seat < kSeats; ++seat) {
        if (seat != deal.idle) mixed.add(deal.hands[static_cast<std::size_t>(seat)]);
    }
    const std::optional<Suit> trump = deal.trump_in_play(row);
    mixed.add(trump ? static_cast<int>(*trump) : kSuits).add(deal.actor).add(deal.declarer).add(deal.idle);
    mixed.add(deal.announced ? static_cast<int>(*deal.announced) : kSuits).add(deal.trick.size);
    if (!deal.trick.empty()) {
        int points = 0;
        for (const Card card : deal.trick.played()) points += card_points(card);
        mixed.add(deal.trick.led()).add(deal.best.index).add(deal.taker).add(points);
    }
    if (row.aim == Aim::sixty_six) {
        const bool together = rules.losers_marriages == MarriagePoints::count;
        mixed.add(deal.sides_taken);
        for (int side = 0; side < kSides; ++side) {
            const int declared = deal.declared[side] + deal.declared[side + 2];
            mixed.add(deal.side_points(side)).add(together ? 0 : declared);
        }
    } else if (row.aim == Aim::three_tricks) {
        mixed.add(deal.in_tricks[deal.declarer] + deal.declared[deal.declarer]);
    }
}

}  // namespace

std::array<Card, kPackCards> random_pack(Random& random) {
    std::array<Card, kPackCards> pack;
    std::size_t size = 0;
    for (Cards rest = kPack; rest; rest = without_lowest(rest)) pack[size++] = lowest(rest);
    for (std::size_t place = kPackCards; place > 1; --place) {
        std::swap(pack[place - 1], pack[random.below(static_cast<std::uint32_t>(place))]);
    }
    return pack;
}

std::string_view word_of(Phase phase) {
    constexpr std::array<std::string_view, 8> words{"deal",    "cut",      "name-trump", "turn",
                                                    "auction", "doubling", "play",       "over"};
    return words[static_cast<std::size_t>(phase)];
}

std::string_view word_of(Ending ending) {
    constexpr std::array<std::string_view, 6> words{"open", "claimed", "false-claim", "last-trick", "made", "failed"};
    return words[static_cast<std::size_t>(ending)];
}

std::uint64_t Deal::hash(const Rules& rules) const {
    Mixed mixed;
    mixed.add(phase);
    if (phase == Phase::over) return mixed.add(winner).add(points).value();
    if (phase >= Phase::doubling) mixed.add(contract).add(doubled);
    if (phase == Phase::play) {
        add_play(mixed, rules, *this);
        return mixed.value();
    }
    mixed.add(dealer);
    if (phase == Phase::cut) {
        for (const Card card : pack) mixed.add(card.index);
    }
    for (const Cards hand : hands) mixed.add(hand);
    if (phase == Phase::name_trump || phase == Phase::turn) {
        mixed.add(callers_last(rules, 0).index).add(callers_last(rules, 1).index);
    } else if (phase == Phase::auction) {
        mixed.add(trump).add(actor).add(passed);
        if (spoken) mixed.add(bidder).add(contract).add(floor).add(kontra);
    } else if (phase == Phase::doubling) {
        mixed.add(trump).add(declarer).add(declined);
    }
    return mixed.value();
}

Deal new_deal(std::int64_t dealer) {
    Deal deal;
    deal.dealer = checked_seat("dealer", dealer);
    return deal;
}

Deal first_call(std::span<const Cards> hands, std::int64_t dealer, Suit trump) {
    Deal deal = new_deal(dealer);
    deal.hands = checked_hands(hands);
    deal.trump = trump;
    deal.phase = Phase::auction;
    deal.actor = deal.leader = static_cast<std::uint8_t>(deal.caller());
    return deal;
}

Deal first_lead(const Rules& rules, ContractId contract, std::span<const Cards> hands, std::int64_t dealer,
                std::int64_t declarer, std::optional<Suit> trump, std::int64_t doubled) {
    const Contract& row = rules.contract(contract);
    if (row.cards == CardsOf::trump && !trump) {
        throw std::invalid_argument("a contract with trumps needs a trump suit");
    }
    if (doubled < 0 || doubled > kMostDoubled) {
        throw std::invalid_argument("a contract is doubled 0 to 3 times, not " + to_string(doubled));
    }
    Deal deal = first_call(hands, dealer, trump.value_or(Suit::clubs));
    deal.spoken = true;
    deal.contract = contract;
    deal.bidder = deal.declarer = checked_seat("declarer", declarer);
    deal.doubled = static_cast<std::uint8_t>(doubled);
    deal.begin_play(rules);
    if (!deal.over() && deal.leader == deal.idle) {
        throw std::invalid_argument("seat " + to_string(deal.leader) + " should lead and sits out");
    }
    return deal;
}

void checked_apply(const Rules& rules, Deal& deal, std::int64_t action) {
    if (deal.over()) throw std::invalid_argument("the deal is over before action " + to_string(action));
    if (deal.waits_for_chance()) {
        throw std::invalid_argument("the deal waits for chance before action " + to_string(action));
    }
    const Actions legal = deal.legal(rules);
    const auto found = std::ranges::find_if(legal, [&](Action each) { return each.number == action; });
    if (found == legal.end()) {
        std::string known;
        for (const Action each : legal) known.append(1, ' ').append(to_string(each.number));
        throw std::invalid_argument("seat " + to_string(deal.actor) + " may not do action " + to_string(action) +
                                    "; legal are" + known);
    }
    deal.apply(rules, *found);
}

void checked_deal(const Rules&, Deal& deal, std::span<const Card> pack) {
    if (deal.phase != Phase::deal) throw std::invalid_argument("the deal does not wait for a pack");
    Cards cards = 0;
    for (const Card card : pack) cards |= bit(card);
    if (pack.size() != kPackCards || cards != kPack) {
        throw std::invalid_argument("a pack is the 20 cards from ten to ace, each once");
    }
    std::array<Card, kPackCards> order;
    std::ranges::copy(pack, order.begin());
    deal.deal_pack(order);
}

void checked_turn(const Rules& rules, Deal& deal, std::int64_t place) {
    if (deal.phase != Phase::turn) throw std::invalid_argument("the deal does not wait for a card to be turned up");
    if (place < 0 || place > 1) {
        throw std::invalid_argument("the card turned up is 0 or 1 of the caller's last two, not " + to_string(place));
    }
    deal.turn_card(rules, static_cast<int>(place));
}

}  // namespace vorhand::bauernschnapsen
