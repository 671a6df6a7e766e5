#include "vorhand/bismarck/deal.hpp"

#include <algorithm>

namespace vorhand::bismarck {
namespace {

constexpr std::uint8_t seat_after(int seat, int steps, int players) {
    const int after = seat + steps;
    return static_cast<std::uint8_t>(after >= players ? after - players : after);
}

// Cards are chosen one by one in ascending order: those above the ones chosen so far that leave enough above them for
// the rest of `wanted` (BIS-3.7, BIS-3.9).
Cards ascending(Cards hand, Cards chosen, int wanted) {
    Cards above = chosen ? hand & ~(std::bit_floor(chosen) | (std::bit_floor(chosen) - 1)) : hand;
    for (int still = wanted - count(chosen) - 1; still > 0; --still) above &= ~std::bit_floor(above);
    return above;
}

constexpr Trump trump_of(Card card) { return static_cast<Trump>(suit_of(card)); }

constexpr bool is_single(ContractSet set) { return std::has_single_bit(set); }

constexpr ContractId first_of(ContractSet set) { return static_cast<ContractId>(std::countr_zero(set)); }

bool shows(const Rules& rules, ContractSet offered, TrumpSource source) {
    ContractSet shown = rules.always_shown | offered;
    for (; shown; shown &= static_cast<ContractSet>(shown - 1)) {
        if (rules.row(first_of(shown)).trump == source) return true;
    }
    return false;
}

}  // namespace

Deal::Deal(const Rules& rules, const Setup& setup)
    : offered(setup.offered), kept(setup.kept), dealer(setup.dealer), declarer(setup.declarer) {
    play.seats = rules.players;
    play.leader = seat_after(dealer, 1, rules.players);  // BIS-4.1, whoever is declarer; but see BIS-1.5
    settle(rules);
}

Deal::Deal(const Rules& rules, const Moment& moment)
    : kitty(moment.places), aside(moment.aside), won(moment.won), offered(moment.setup.offered),
      contract(moment.contract), trump(moment.trump), kept(moment.setup.kept), dealer(moment.setup.dealer),
      declarer(moment.setup.declarer), fate(moment.fate), gifts(moment.gifts), start(moment.start),
      direction(moment.direction), last(moment.last), dealers(moment.dealers) {
    play.seats = rules.players;
    play.leader = moment.leader;
    play.hands = moment.hands;
    for (const Card card : moment.kitty) {
        if (turned == kNoCard) turned = card;
        kitty |= bit(card);
    }
    if (moment.rest.size() > 0) {
        for (const Cards hand : play.hands) early |= hand;
    }
    int dealt = rules.players * rules.hand - moment.rest.size();
    for (const Card card : moment.rest) {
        const int receiver = rules.receivers[static_cast<std::size_t>(dealt++)];
        play.hands[seat_after(dealer + 1, receiver, rules.players)] |= bit(card);
    }
    settle(rules);
}

// Walking through the stages

void Deal::settle(const Rules& rules) {
    // BIS-2.4: where cut trump is all that can be played, the card is cut before the deal.
    if (fate == Fate::not_dealt && contract == ContractId::none && is_single(offered) &&
        rules.row(first_of(offered)).trump == TrumpSource::cut) {
        fix(rules, first_of(offered));
    }
    for (const Phase stage : rules.stages) {
        if (!is_pending(rules, stage) || happens_by_itself(rules, stage)) continue;
        phase = stage;
        actor = actor_at(rules, stage);
        return;
    }
    begin_play(rules);
}

bool Deal::names_layout(const Rules& rules) const {
    if (contract == ContractId::none) return false;
    const Contract& row = rules.row(contract);
    return row.aim == Aim::shed && row.build == Build::named;
}

bool Deal::is_pending(const Rules& rules, Phase stage) const {
    const TrumpSource source =
        contract == ContractId::none || trump != Trump::unknown ? TrumpSource::no_trump : rules.row(contract).trump;
    switch (stage) {
        case Phase::choose_contract: return contract == ContractId::none && declarer != kNobody;
        case Phase::cut_card: return source == TrumpSource::cut;
        case Phase::name_trump: return source == TrumpSource::declared;
        case Phase::lay_open:
            return rules.position == KittyPosition::scattered && fate == Fate::not_dealt && kitty == 0;
        case Phase::deal: return fate == Fate::not_dealt;
        case Phase::complete_deal: return early != 0;
        case Phase::take_kitty: return fate == Fate::lying;
        case Phase::give: return fate == Fate::taken && rules.partners_exchange() && gifts < kGivings;
        case Phase::discard: return fate == Fate::taken && !rules.partners_exchange() && count(aside) < rules.kitty;
        case Phase::name_start: return names_layout(rules) && start == 0;
        case Phase::name_direction: return names_layout(rules) && direction == Direction::unnamed;
        default: return false;
    }
}

// What a pending stage does without anybody's decision; false if its actor decides.
bool Deal::happens_by_itself(const Rules& rules, Phase stage) {
    switch (stage) {
        case Phase::choose_contract:
            if (!is_single(offered)) return false;
            fix(rules, first_of(offered));
            return true;
        case Phase::name_trump:
            if (names_trump_by_word(rules)) return false;
            trump = kept != Trump::unknown ? kept : rules.row(contract).suits[0];
            return true;
        case Phase::complete_deal:
            early = 0;
            return true;
        case Phase::take_kitty: {
            const Duty duty = rules.duty_in(contract);
            if (duty == Duty::optional) return false;
            if (duty == Duty::none) fate = Fate::left;
            else take(rules);
            return true;
        }
        default: return false;
    }
}

// Whether the declarer has a choice when a trump is due.
bool Deal::names_trump_by_word(const Rules& rules) const {
    return kept == Trump::unknown && rules.row(contract).suits.size() > 1;
}

std::uint8_t Deal::actor_at(const Rules& rules, Phase stage) const {
    if (stage <= Phase::deal) return kNobody;
    return stage == Phase::give ? giving(rules).giver : declarer;
}

void Deal::begin_play(const Rules& rules) {
    const Contract& row = rules.row(contract);
    actor = play.leader;
    if (row.aim == Aim::shed) {
        phase = Phase::layout;
        return;
    }
    phase = Phase::play;
    if (trump != Trump::no_trump) play.rules.trump = static_cast<Suit>(trump);
    play.rules.ace = row.ace;
    play.rules.when_void = rules.when_void;
    play.rules.beat = rules.beat;
    play.rules.aim = row.aim == Aim::lose ? vorhand::Aim::lose : vorhand::Aim::win;
}

// Choice

void Deal::fix(const Rules& rules, ContractId id) {
    contract = id;
    resolve_trump(rules);
}

void Deal::resolve_trump(const Rules& rules) {
    if (trump == Trump::unknown && contract != ContractId::none) trump = trump_on_the_table(rules);
}

// The trump that contract and cards decide without anybody's word, if they do so yet (BIS-2.4).
Trump Deal::trump_on_the_table(const Rules& rules) const {
    const auto of = [](Card card) { return card == kNoCard ? Trump::unknown : trump_of(card); };
    switch (rules.row(contract).trump) {
        case TrumpSource::declared:
        case TrumpSource::cut: return Trump::unknown;
        case TrumpSource::turned: return of(turned);
        case TrumpSource::last_card: return of(last);
        case TrumpSource::dealers_card: return of(dealers);
        case TrumpSource::no_trump: return Trump::no_trump;
        case TrumpSource::clubs: return Trump::clubs;
        case TrumpSource::diamonds: return Trump::diamonds;
        case TrumpSource::hearts: return Trump::hearts;
        case TrumpSource::spades: return Trump::spades;
    }
    return Trump::unknown;
}

// Chance

void Deal::cut(const Rules& rules, Card card) {
    trump = trump_of(card);
    settle(rules);
}

void Deal::lay_open(const Rules& rules, Cards places) {
    kitty = places;
    settle(rules);
}

Cards Deal::places_of_kitty(const Rules& rules) const {
    const Cards size = (Cards{1} << rules.kitty) - 1;
    switch (rules.position) {
        case KittyPosition::first: return size;
        case KittyPosition::last: return size << (rules.pack_size() - rules.kitty);
        case KittyPosition::scattered: return kitty;
    }
    return 0;
}

void Deal::deal(const Rules& rules, std::span<const Card> pack) {
    const bool pauses = rules.trump_named == TrumpNamed::in_pause && is_pending(rules, Phase::name_trump) &&
                        names_trump_by_word(rules);
    const int before_pause = rules.pause_after * rules.players;
    Cards places = places_of_kitty(rules);
    kitty = 0;
    int dealt = 0;
    Card to_dealer = kNoCard;
    for (const Card card : pack) {
        const bool to_kitty = places & 1;
        places >>= 1;
        if (to_kitty) {
            if (kitty == 0) turned = card;
            kitty |= bit(card);
            continue;
        }
        const int receiver = rules.receivers[static_cast<std::size_t>(dealt)];
        play.hands[seat_after(dealer + 1, receiver, rules.players)] |= bit(card);
        if (pauses && dealt < before_pause) early |= bit(card);
        to_dealer = card;  // rounds end with the dealer
        ++dealt;
    }
    if (shows(rules, offered, TrumpSource::last_card)) last = pack.back();
    if (shows(rules, offered, TrumpSource::dealers_card)) dealers = to_dealer;
    fate = Fate::lying;
    if (declarer == kNobody) {  // BIS-1.5: its holder is declarer and leads
        declarer = 0;
        while (!(play.hands[declarer] & bit(kClubAce))) ++declarer;
        play.leader = declarer;
    }
    resolve_trump(rules);
    settle(rules);
}

void Deal::draw(const Rules& rules, Random& random) {
    const auto size = static_cast<std::uint32_t>(rules.pack_size());
    if (phase == Phase::cut_card) {
        cut(rules, rules.cards[random.below(size)]);
    } else if (phase == Phase::lay_open) {
        // Places that are no neighbours, neither the first nor the last: choose among fewer, then spread them out.
        const std::uint32_t fewer = size - 2 - (rules.kitty - 1U);
        Cards chosen = 0;
        while (count(chosen) < rules.kitty) chosen |= Cards{1} << random.below(fewer);
        Cards places = 0;
        for (int spread = 1; chosen; chosen = without_lowest(chosen), ++spread) {
            places |= Cards{1} << (std::countr_zero(chosen) + spread);
        }
        lay_open(rules, places);
    } else {
        std::array<Card, kMostCards> pack = rules.cards;
        for (std::uint32_t left = size; left > 1; --left) std::swap(pack[left - 1], pack[random.below(left)]);
        deal(rules, {pack.data(), size});
    }
}

// Exchange

void Deal::take(const Rules& rules) {
    fate = Fate::taken;
    if (rules.order != ExchangeOrder::discard_first) play.hands[declarer] |= kitty;
}

void Deal::discard(const Rules& rules, Card card) {
    aside |= bit(card);
    play.hands[declarer] &= ~bit(card);
    if (count(aside) < rules.kitty) return;
    if (rules.order == ExchangeOrder::discard_first) play.hands[declarer] |= kitty;
    settle(rules);
}

// The declarer gives his partner as many as the kitty has, who gives one to everybody; then the other side exchange one.
Deal::Giving Deal::giving(const Rules& rules, int place) const {
    const auto seat = [&](int steps) { return seat_after(declarer, steps, rules.players); };
    const std::uint8_t left = seat(1), partner = seat(2), right = seat(3);
    switch (place) {
        case 0: return {declarer, partner, rules.kitty};
        case 1: return {partner, right, 1};
        case 2: return {partner, declarer, 1};
        case 3: return {partner, left, 1};
        case 4: return {left, right, 1};
        default: return {right, left, 1};
    }
}

void Deal::give(const Rules& rules, Card card) {
    const Giving due = giving(rules);
    aside |= bit(card);
    play.hands[due.giver] &= ~bit(card);
    if (count(aside) < due.count) return;
    play.hands[due.receiver] |= aside;  // all that go to him reach him together
    aside = 0;
    ++gifts;
    settle(rules);
}

Cards Deal::choosable(const Rules& rules) const {
    if (phase == Phase::discard) return ascending(play.hands[declarer], aside, rules.kitty);
    const Giving due = giving(rules);
    return ascending(play.hands[due.giver], aside, due.count);
}

// A layout

Cards Deal::laid(const Rules& rules) const {
    Cards held = 0;
    for (const Cards hand : play.hands) held |= hand;
    return rules.pack & ~held;  // where there are layouts, there is no kitty
}

Cards Deal::fitting(const Rules& rules) const {
    const Contract& row = rules.row(contract);
    const bool named = row.build == Build::named;
    const bool up = named ? direction == Direction::up : row.build == Build::up;
    const Cards rest = by_strength(rules.pack & ~laid(rules), row.ace);
    // BIS-8.2: past the highest card of a suit comes its lowest, and the other way round.
    const Cards first = named ? by_strength(Cards{1} << start, row.ace) : up ? Cards{1} : Cards{1} << kAceToLowest;
    const Cards from_here = up ? kLane & ~(first - 1) : first | (first - 1);
    Cards fits = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const Cards left = rest >> (kLaneBits * suit) & kLane;
        const Cards ahead = left & from_here ? left & from_here : left;
        fits |= (up ? ahead & (~ahead + 1) : std::bit_floor(ahead)) << (kLaneBits * suit);
    }
    return from_strength(fits, row.ace);
}

void Deal::lay(const Rules& rules, Action action) {
    if (action != kPass) {
        play.hands[actor] &= ~bit(Card{action});
        if (play.hands[actor] == 0) return finish();
    }
    actor = seat_after(actor, 1, rules.players);
}

// Actions

Actions Deal::legal(const Rules& rules) const {
    Actions actions;
    switch (phase) {
        case Phase::play: actions.add_cards(play.legal(), 0); break;
        case Phase::layout:
            actions.add_cards(play.hands[actor] & fitting(rules), 0);
            if (actions.size() == 0) actions.add(kPass);  // BIS-8.4
            break;
        case Phase::discard: actions.add_cards(choosable(rules), kDiscard); break;
        case Phase::give: actions.add_cards(choosable(rules), kGift); break;
        case Phase::choose_contract:
            for (const ContractId id : rules.listed) {
                if (offered & bit(id)) actions.add(kContract + static_cast<int>(id));
            }
            break;
        case Phase::name_trump:
            for (const Trump named : rules.row(contract).suits) actions.add(kNameTrump + static_cast<int>(named));
            break;
        case Phase::take_kitty:
            actions.add(kTakeKitty);
            actions.add(kLeaveKitty);
            break;
        case Phase::name_start:
            for (const std::uint8_t rank : rules.starts) actions.add(kStart + rank - 1);
            break;
        case Phase::name_direction:
            actions.add(kDirection);
            actions.add(kDirection + 1);
            break;
        default: break;
    }
    return actions;
}

bool Deal::is_legal(const Rules& rules, int action) const {
    if (phase == Phase::play) return action >= 0 && action < kDiscard && play.legal() >> action & 1;
    const Actions actions = legal(rules);
    return std::ranges::find(actions, action) != actions.end();
}

void Deal::apply_other(const Rules& rules, Action action) {
    switch (phase) {
        case Phase::layout: return lay(rules, action);
        case Phase::discard: return discard(rules, Card{static_cast<std::uint8_t>(action - kDiscard)});
        case Phase::give: return give(rules, Card{static_cast<std::uint8_t>(action - kGift)});
        case Phase::choose_contract: fix(rules, static_cast<ContractId>(action - kContract)); break;
        case Phase::name_trump: trump = static_cast<Trump>(action - kNameTrump); break;
        case Phase::take_kitty:
            if (action == kTakeKitty) take(rules);
            else fate = Fate::left;
            break;
        case Phase::name_start: start = static_cast<std::uint8_t>(action - kStart + 1); break;
        case Phase::name_direction: direction = static_cast<Direction>(action - kDirection); break;
        default: return;
    }
    settle(rules);
}

// The end

std::array<int, kMaxSeats> Deal::scores(const Rules& rules) const {
    std::array<int, kMaxSeats> scores{};
    if (!over()) return scores;
    const Contract& row = rules.row(contract);
    if (row.aim == Aim::shed) {
        int sum = 0;
        for (int seat = 0; seat < rules.players; ++seat) sum += count(play.hands[seat]);
        for (int seat = 0; seat < rules.players; ++seat) {
            const int left = count(play.hands[seat]);
            scores[seat] = left ? -left : sum;
        }
        return scores;
    }
    const auto& quotas = row.aim == Aim::win ? rules.win : rules.lose;
    for (int seat = 0; seat < rules.players; ++seat) {
        int tricks = 0;
        for (int other = seat % rules.side_count; other < rules.players; other += rules.side_count) tricks += won[other];
        const int over_quota = tricks - quotas[(seat - declarer + rules.players) % rules.side_count];
        scores[seat] = row.aim == Aim::win ? over_quota : -over_quota;
    }
    return scores;
}

std::uint64_t Deal::hash(const Rules& rules) const {
    std::uint64_t sum = 0;
    const auto mix = [&sum](std::uint64_t word) { sum = split_mix(sum ^ word); };
    const auto pack = [](auto... bytes) {
        std::uint64_t word = 0;
        ((word = word << 8 | static_cast<std::uint8_t>(bytes)), ...);
        return word;
    };
    for (const Cards hand : play.hands) mix(hand);
    mix(pack(phase, contract, trump, declarer, actor, play.leader, start, direction));
    mix(pack(won[0], won[1], won[2], won[3]));
    if (phase == Phase::play) {
        mix(pack(play.trick.size));
        for (const Card card : play.trick.played()) mix(card.index);
    } else if (phase < Phase::play) {
        // What is settled no longer matters: the kitty once it is in a hand or left, what was shown once trumps are known.
        const bool chosen = contract != ContractId::none, known = trump != Trump::unknown;
        const bool blind = rules.order == ExchangeOrder::discard_first && phase == Phase::discard;
        const bool waits = fate == Fate::not_dealt || fate == Fate::lying || blind;
        mix(pack(fate, gifts, chosen ? 0 : offered >> 8, chosen ? 0 : offered, known ? Trump::unknown : kept,
                 fate == Fate::not_dealt ? dealer : 0));
        if (!known) mix(pack(turned.index, last.index, dealers.index));
        if (waits) mix(kitty);
        if (phase == Phase::discard || phase == Phase::give) mix(aside);
    }
    return sum;
}

}  // namespace vorhand::bismarck
