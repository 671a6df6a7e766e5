// What comes from outside, checked: the deal's own functions trust it.
#include <algorithm>
#include <stdexcept>
#include <string>

#include "../words.hpp"
#include "vorhand/bismarck/deal.hpp"

namespace vorhand::bismarck {
namespace {

using std::to_string;

std::uint8_t checked_seat(const char* role, std::int64_t seat, const Rules& rules) {
    if (seat < 0 || seat >= rules.players) {
        throw std::invalid_argument(std::string("the ") + role + " is seat 0 to " + to_string(rules.players - 1) +
                                    ", not " + to_string(seat));
    }
    return static_cast<std::uint8_t>(seat);
}

std::uint8_t usual_declarer(const Rules& rules, std::uint8_t dealer) {
    if (rules.first_declarer == FirstDeclarer::club_ace) return kNobody;
    if (rules.declarer == DeclarerSeat::dealer) return dealer;
    return static_cast<std::uint8_t>((dealer + 1) % rules.players);
}

void check_offered(const Rules& rules, std::span<const ContractId> offered) {
    if (offered.empty()) throw std::invalid_argument("a deal without a contract that can be chosen");
    for (const ContractId id : offered) {
        if (id >= ContractId::none || id == ContractId::free_contract) {
            throw std::invalid_argument("free-contract is no contract of its own: offer what it stands for");
        }
        if (offered.size() > 1 && std::ranges::find(rules.listed, id) == rules.listed.end()) {
            throw std::invalid_argument("the contract " + std::string(kContractWords[static_cast<std::size_t>(id)]) +
                                        " is not one that is chosen under these rules");
        }
    }
}

void check_phase(const Deal& deal, Phase phase) {
    if (deal.phase == phase) return;
    throw std::invalid_argument("the deal waits for " +
                                std::string(kPhaseWords[static_cast<std::size_t>(deal.phase)]) + ", not for " +
                                std::string(kPhaseWords[static_cast<std::size_t>(phase)]));
}

std::string listed(const Actions& actions) {
    std::string text;
    for (const Action action : actions) text += (text.empty() ? "" : " ") + to_string(action);
    return text;
}

}  // namespace

Deal checked_start(const Rules& rules, std::int64_t dealer, std::optional<std::int64_t> declarer,
                   std::span<const ContractId> offered, Trump kept) {
    Setup setup;
    setup.dealer = checked_seat("dealer", dealer, rules);
    setup.declarer = declarer ? checked_seat("declarer", *declarer, rules) : usual_declarer(rules, setup.dealer);
    check_offered(rules, offered);
    for (const ContractId id : offered) setup.offered |= bit(id);
    setup.kept = kept;
    return Deal(rules, setup);
}

Fate parse_fate(std::string_view word) {
    return named<Fate>("a fate", word,
                       {{"not-dealt", Fate::not_dealt}, {"lying", Fate::lying}, {"taken", Fate::taken}, {"left", Fate::left}});
}

Deal checked_moment(const Rules& rules, const Moment& moment) {
    checked_seat("dealer", moment.setup.dealer, rules);
    checked_seat("leader", moment.leader, rules);
    if (moment.setup.declarer != kNobody) checked_seat("declarer", moment.setup.declarer, rules);
    if (moment.trump != Trump::unknown && moment.contract == ContractId::none) {
        throw std::invalid_argument("a trump is known and no contract");
    }
    if (moment.gifts > kGivings) throw std::invalid_argument("there are 6 places in the order of giving");
    if (moment.rest.size() > rules.players * rules.hand) throw std::invalid_argument("too many cards are still to be dealt");
    Cards seen = moment.aside, rest = 0;
    for (const Card card : moment.rest) rest |= bit(card);
    const auto add = [&](Cards cards) {
        if (const Cards strange = cards & ~rules.pack) {
            throw std::invalid_argument("the card " + format_card(lowest(strange)) + " is not in the pack");
        }
        if (const Cards twice = seen & cards) {
            throw std::invalid_argument("the card " + format_card(lowest(twice)) + " stands twice");
        }
        seen |= cards;
    };
    for (const Cards hand : moment.hands) add(hand);
    add(rest);
    if (moment.fate != Fate::not_dealt && moment.setup.declarer == kNobody) {
        throw std::invalid_argument("the cards are dealt and nobody is declarer");
    }
    return Deal(rules, moment);
}

void checked_cut(const Rules& rules, Deal& deal, Card card) {
    check_phase(deal, Phase::cut_card);
    if (!(rules.pack & bit(card))) {
        throw std::invalid_argument("the card " + format_card(card) + " is not in the pack");
    }
    deal.cut(rules, card);
}

void checked_lay_open(const Rules& rules, Deal& deal, std::span<const std::int64_t> places) {
    check_phase(deal, Phase::lay_open);
    const int end = rules.pack_size() - 1;
    Cards chosen = 0;
    std::int64_t before = -1;
    for (const std::int64_t place : places) {
        if (place <= before + 1 || place >= end) {  // BIS-2.2
            throw std::invalid_argument("places of a kitty are ascending, no neighbours, neither the first nor the last");
        }
        chosen |= Cards{1} << place;
        before = place;
    }
    if (count(chosen) != rules.kitty) {
        throw std::invalid_argument("the kitty has " + to_string(rules.kitty) + " places, not " +
                                    to_string(count(chosen)));
    }
    deal.lay_open(rules, chosen);
}

void checked_deal(const Rules& rules, Deal& deal, std::span<const Card> pack) {
    check_phase(deal, Phase::deal);
    Cards seen = 0;
    for (const Card card : pack) seen |= bit(card);
    if (pack.size() != static_cast<std::size_t>(rules.pack_size()) || seen != rules.pack) {
        throw std::invalid_argument("a pack has each of its " + to_string(rules.pack_size()) + " cards once");
    }
    deal.deal(rules, pack);
}

void checked_apply(const Rules& rules, Deal& deal, std::int64_t action) {
    if (deal.over()) throw std::invalid_argument("the deal is over before action " + to_string(action));
    if (deal.waits_for_chance()) {
        throw std::invalid_argument("chance is to act before action " + to_string(action));
    }
    if (action < 0 || action > 255 || !deal.is_legal(rules, static_cast<int>(action))) {
        throw std::invalid_argument("seat " + to_string(deal.actor) + " may not do action " + to_string(action) +
                                    "; legal are " + listed(deal.legal(rules)));
    }
    deal.apply(rules, static_cast<Action>(action));
}

void check_waits_for_chance(const Deal& deal) {
    if (!deal.waits_for_chance()) {
        throw std::invalid_argument("chance is not to act: the deal waits for " +
                                    std::string(kPhaseWords[static_cast<std::size_t>(deal.phase)]));
    }
}

}  // namespace vorhand::bismarck
