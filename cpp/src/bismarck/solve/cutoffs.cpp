// Step 2. Results that are sure at the start of a trick, each with what it rests on. What is claimed holds against any
// play of the other side; where a duty to trump could break a claim, it is not made.
#include "search.hpp"

#include <algorithm>

namespace vorhand::bismarck::solve {
namespace {

class Sure {
public:
    Sure(const Mode& mode, const Layout& layout, int leader, int left)
        : mode_(mode), layout_(layout), leader_(leader), left_(left) {
        for (int seat = 0; seat < mode.seats; ++seat) {
            if (side_of(seat) == side_of(leader)) {
                if (seat != leader) partners_[partner_count_++] = seat;
            } else {
                opponents_[opponent_count_++] = seat;
            }
        }
    }

    bool decide(int target, bool& result, Proof& proof) {
        const bool leader_counts = side_of(leader_);
        // How many tricks the leader's side, or the other, has to take for a decision.
        const int for_leader = leader_counts ? target : left_ - target + 1;
        const int for_others = leader_counts ? left_ - target + 1 : target;
        if (mode_.trump >= 0 && (layout_.in_play & mode_.trumps)) {
            if (trumps_win(for_leader, for_others, result, proof)) {
                // `result` said whether it was the leader's side.
                result = result == leader_counts;
                return true;
            }
        }
        if (mode_.lose) return false;
        if (leader_cashes(for_leader, proof)) {
            result = leader_counts;
            return true;
        }
        if (draws(for_leader, proof)) {
            result = leader_counts;
            return true;
        }
        if (for_others == 1 && guarded(!side_of(leader_), proof)) {
            result = !leader_counts;
            return true;
        }
        if (for_leader == 1 && guarded(side_of(leader_), proof)) {
            result = leader_counts;
            return true;
        }
        if (leader_gives_up(for_others, proof) || (for_others == 1 && runs_out(proof))) {
            result = !leader_counts;
            return true;
        }
        return false;
    }

private:
    bool side_of(int seat) const { return mode_.side >> seat & 1; }

    Cards nth(int suit, int n) const { return nth_from_above(layout_.in_play, suit, n); }

    // Every trump is played at some time. One that does not win its trick falls to a higher one, each to another: where
    // all higher trumps of the other side have been given a lower one to beat, the rest of a hand's trumps win. That
    // holds however anybody plays, and so in every contract.
    bool trumps_win(int for_leader, int for_others, bool& result, Proof& proof) {
        if (top_trumps(for_leader, for_others, result, proof)) return true;
        std::array<int, kMaxSeats> beaten{};  // trumps of a hand that have a higher one to fall to
        std::array<int, 2> higher{};          // trumps of the leader's side and of the other that were looked at
        std::uint32_t owners = layout_.owners[mode_.trump];
        const int total = layout_.length_of_all(mode_.trump);
        for (int rank = 1; rank <= total; ++rank, owners >>= 2) {
            const int owner = static_cast<int>(owners & 3);
            const bool of_leader = side_of(owner) == side_of(leader_);
            ++higher[of_leader ? 0 : 1];
            if (beaten[owner] < higher[of_leader ? 1 : 0]) {
                ++beaten[owner];
                continue;
            }
            const int wins = ++trump_wins_[owner];
            if (owner == leader_) leaders_ranks_[wins] = rank;
            if (wins >= (of_leader ? for_leader : for_others)) {
                proof.above = nth(mode_.trump, rank);
                result = of_leader;
                return true;
            }
        }
        return false;
    }

    // Two partners with the highest trumps between them take as many tricks with them as the longer hand has trumps:
    // the other plays a low one, or none, under each. Where they may have to trump or to beat, they cannot always
    // choose.
    bool top_trumps(int for_leader, int for_others, bool& result, Proof& proof) {
        if (mode_.lose || mode_.must_trump || mode_.must_beat[mode_.trump]) return false;
        std::uint32_t owners = layout_.owners[mode_.trump];
        const int total = layout_.length_of_all(mode_.trump);
        const bool side = side_of(static_cast<int>(owners & 3));
        const bool of_leader = side == side_of(leader_);
        if ((of_leader ? partner_count_ : opponent_count_ - 1) != 1) return false;
        int longest = 0;
        for (int seat = 0; seat < mode_.seats; ++seat) {
            if (side_of(seat) == side) longest = std::max(longest, layout_.length(seat, mode_.trump));
        }
        int run = 0;
        while (run < total && side_of(static_cast<int>(owners >> (2 * run) & 3)) == side) ++run;
        run = run == total ? longest : std::min(run, longest);
        if (of_leader) top_trumps_ = run;
        if (run < (of_leader ? for_leader : for_others)) return false;
        proof.above = nth(mode_.trump, of_leader ? for_leader : for_others);
        result = of_leader;
        return true;
    }

    // How often a suit can be led before an opponent may trump it.
    int rounds_without_ruff(int suit) const {
        if (mode_.trump < 0 || suit == mode_.trump) return kLaneBits;
        int rounds = kLaneBits;
        for (int n = 0; n < opponent_count_; ++n) {
            if (layout_.length(opponents_[n], mode_.trump)) {
                rounds = std::min(rounds, layout_.length(opponents_[n], suit));
            }
        }
        if (mode_.must_trump) {
            for (int n = 0; n < partner_count_; ++n) {
                if (layout_.length(partners_[n], mode_.trump)) {
                    rounds = std::min(rounds, layout_.length(partners_[n], suit));
                }
            }
        }
        return rounds;
    }

    // The tricks that `seat` takes in a suit by leading it from above, if it stays on lead: its highest cards, and all
    // of its cards when nobody else has one any more. Later rounds than `rounds` do not count. `depth` is how many
    // ranks that rests on.
    int cashed(int seat, int suit, int rounds, int& depth) const {
        const int length = layout_.length(seat, suit);
        const int run = run_of(layout_, seat, suit, length);
        depth = 0;
        if (run == 0) return 0;
        int longest = 0;
        for (int other = 0; other < mode_.seats; ++other) {
            if (other != seat) longest = std::max(longest, layout_.length(other, suit));
        }
        int tricks = run >= longest ? length : run;
        tricks = std::min(tricks, rounds);
        depth = std::min({tricks, longest, run});
        return tricks;
    }

    // The leader cashes what he has, then gives the lead to a partner who does the same.
    bool leader_cashes(int needed, Proof& proof) {
        // A partner with nothing but trumps left has to trump a trick that is won, and the lead is his.
        const int rounds = rounds_without_partners_ruff();
        Proof found;
        int tricks = 0;
        for (int suit = 0; suit < kSuits && tricks < std::min(needed, rounds); ++suit) {
            if (suit == mode_.trump) continue;
            int depth = 0;
            const int cashes = std::min(cashed(leader_, suit, rounds_without_ruff(suit), depth),
                                        std::min(needed, rounds) - tricks);
            depth = std::min(depth, cashes);
            tricks += cashes;
            if (depth) found.above |= nth(suit, depth);
        }
        if (tricks >= needed) return take(found, proof);
        const int side_tricks = tricks;
        // The leader's own trumps win later what they must: nothing above used one of them. The same holds for the
        // highest trumps of two partners.
        if (mode_.trump >= 0) {
            const int trumps = std::min(needed - tricks, std::max(top_trumps_, trump_wins_[leader_]));
            if (trumps) {
                found.above |= nth(mode_.trump, trumps <= trump_wins_[leader_] ? leaders_ranks_[trumps] : trumps);
            }
            tricks += trumps;
            if (tricks >= needed) return take(found, proof);
        }
        if (mode_.must_trump && (layout_.in_play & mode_.trumps)) return false;
        const int trumps = mode_.trump < 0 ? 0 : layout_.length(leader_, mode_.trump);
        const int most = std::min(rounds, left_ - trumps) - side_tricks;  // until one of them has trumps only
        if (most < needed - tricks) return false;
        for (int n = 0; n < partner_count_; ++n) {
            Proof with_partner = found;
            if (partner_cashes(partners_[n], needed - tricks, with_partner)) return take(with_partner, proof);
        }
        return false;
    }

    // The hand of the leader's side that holds the highest trumps draws those of the opponents, and nothing is ruffed
    // that it cashes then. If that is a partner's, the leader reaches it by a trump, which is lower, or by a low card
    // of a suit in which it has the highest, before an opponent can ruff that. Where the others of the side hold more
    // trumps than it leads, a trick that they would have to ruff does not count; where they must ruff, nothing does.
    bool draws(int needed, Proof& proof) const {
        if (mode_.trump < 0 || mode_.must_trump) return false;
        int rounds = 0;
        for (int n = 0; n < opponent_count_; ++n) rounds = std::max(rounds, layout_.length(opponents_[n], mode_.trump));
        if (!rounds) return false;
        const int owner = static_cast<int>(layout_.owners[mode_.trump] & 3);
        if (side_of(owner) != side_of(leader_)) return false;
        const int length = layout_.length(owner, mode_.trump);
        const int run = run_of(layout_, owner, mode_.trump, length);
        if (run < rounds) return false;
        Proof found;
        if (owner != leader_ && !layout_.length(leader_, mode_.trump)) {
            int entry = -1;
            for (int suit = 0; suit < kSuits && entry < 0; ++suit) {
                if (suit == mode_.trump || !layout_.length(leader_, suit)) continue;
                if (static_cast<int>(layout_.owners[suit] & 3) != owner || !rounds_without_ruff(suit)) continue;
                if (layout_.length(owner, suit)) entry = suit;
            }
            if (entry < 0) return false;
            found.above |= nth(entry, 1);
        }
        int friends = 0;
        for (int seat = 0; seat < mode_.seats; ++seat) {
            if (seat != owner && side_of(seat) == side_of(owner)) {
                friends = std::max(friends, layout_.length(seat, mode_.trump));
            }
        }
        const int trumps = run >= friends ? length : run;
        found.above |= nth(mode_.trump, std::max(rounds, std::min({trumps, run, std::max(rounds, friends)})));
        int tricks = trumps;
        // Until a partner has nothing but trumps.
        const int most = std::min(needed, left_ - std::max(0, friends - trumps));
        for (int suit = 0; suit < kSuits && tricks < most; ++suit) {
            if (suit == mode_.trump) continue;
            int depth = 0;
            const int cashes = std::min(cashed(owner, suit, kLaneBits, depth), most - tricks);
            depth = std::min(depth, cashes);
            tricks += cashes;
            if (depth) found.above |= nth(suit, depth);
        }
        return tricks >= needed && take(found, proof);
    }

    // How many tricks can go by in which no partner plays a trump against his will.
    int rounds_without_partners_ruff() const {
        int rounds = left_;
        if (mode_.trump < 0) return rounds;
        for (int n = 0; n < partner_count_; ++n) {
            rounds = std::min(rounds, left_ - layout_.length(partners_[n], mode_.trump));
        }
        return rounds;
    }

    // What a partner cashes after the leader has cashed what `leader_cashes` counts, if the leader can give him the
    // lead by a low card of a suit in which the partner then has the highest. He keeps the cards that he will cash: the
    // others of his hand suffice to play to the leader's tricks, as all tricks together are no more than there are.
    bool partner_cashes(int partner, int needed, Proof& found) const {
        std::array<int, kSuits> cashes{};
        std::array<int, kSuits> skipped{};
        std::array<int, kSuits> depths{};
        int tricks = 0;
        int entry = -1;
        for (int suit = 0; suit < kSuits; ++suit) {
            const int length = layout_.length(partner, suit);
            if (suit == mode_.trump || !length) continue;
            const int own = layout_.length(leader_, suit);
            // After the leader's highest cards of a suit come the partner's.
            skipped[suit] = run_of(layout_, leader_, suit, own);
            if (skipped[suit] == 0) {
                cashes[suit] = cashed(partner, suit, rounds_without_ruff(suit), depths[suit]);
            } else {
                const int next = std::min(run_of(layout_, partner, suit, length, skipped[suit]), length - skipped[suit]);
                if (next <= 0) continue;
                cashes[suit] = std::max(0, std::min(next, rounds_without_ruff(suit) - skipped[suit]));
                depths[suit] = cashes[suit];
            }
            if (!cashes[suit]) continue;
            tricks += cashes[suit];
            if (own > skipped[suit]) entry = suit;
        }
        if (entry < 0 || tricks < needed) return false;
        // The suit that gives the lead first, then others as long as more is needed.
        for (int n = -1; n < kSuits && needed > 0; ++n) {
            const int suit = n < 0 ? entry : n;
            if (n == entry || !cashes[suit]) continue;
            const int counted = std::min(cashes[suit], needed);
            needed -= counted;
            found.above |= nth(suit, skipped[suit] + std::max(1, std::min(depths[suit], counted)));
        }
        return true;
    }

    // Without trumps: whatever suit the leader begins, an opponent holds its highest card.
    bool leader_gives_up(int needed, Proof& proof) {
        if (needed <= 0 || (layout_.in_play & mode_.trumps)) return false;
        Proof found;
        int least = left_;
        for (int suit = 0; suit < kSuits; ++suit) {
            if (!layout_.length(leader_, suit)) continue;
            const int owner = static_cast<int>(layout_.owners[suit] & 3);
            if (side_of(owner) == side_of(leader_)) return false;
            found.above |= nth(suit, 1);
            if (needed == 1) continue;
            int tricks = 0;
            for (int other = 0; other < kSuits && tricks < needed; ++other) {
                const int run = run_of(layout_, owner, other, layout_.length(owner, other));
                if (!run) continue;
                tricks += run;
                found.above |= nth(other, run);
            }
            least = std::min(least, tricks);
            if (least < needed) return false;
        }
        return take(found, proof);
    }

    // A side takes a trick with its second or third highest trump if all the higher ones are in the hand before it and
    // at least as many lower ones beside it: whenever somebody else leads, that hand plays first, so that a higher
    // trump is gone before the guards are, and the owner need not lead trumps before he has nothing else. Only with two
    // tricks left, or three where two are higher, may he have to lead away from it. Duties to trump or to beat break
    // the guard.
    bool guarded(bool side, Proof& proof) const {
        if (mode_.trump < 0 || mode_.lose || mode_.must_trump || mode_.must_beat[mode_.trump]) return false;
        std::uint32_t owners = layout_.owners[mode_.trump];
        const int total = layout_.length_of_all(mode_.trump);
        if (total < 3) return false;
        const int top = static_cast<int>(owners & 3);
        if (side_of(top) == side) return false;
        int higher = 1;
        while (higher < total && static_cast<int>(owners >> (2 * higher) & 3) == top) ++higher;
        if (higher > 2 || higher >= total) return false;
        const int owner = static_cast<int>(owners >> (2 * higher) & 3);
        if (side_of(owner) != side || owner != seat_at(top, 1, mode_.seats)) return false;
        if (layout_.length(owner, mode_.trump) <= higher) return false;
        if (owner == leader_ && left_ < higher + 2) return false;
        proof.above = nth(mode_.trump, higher + 1);
        return true;
    }

    // The leader's side does not take all tricks if it has no trumps and both hands together lead the suits of which it
    // holds the highest card in fewer rounds than there are tricks: as many as the longer hand has cards. Then it has
    // to lead a suit whose highest card an opponent holds. He keeps it: whoever has nothing but such cards has at most
    // three, and no two hands can threaten more of them than are left to him after a discard. Of three partners' hands
    // that does not hold.
    bool runs_out(Proof& proof) const {
        if (partner_count_ > 1) return false;
        Proof found;
        int rounds = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            int longest = layout_.length(leader_, suit);
            if (partner_count_) longest = std::max(longest, layout_.length(partners_[0], suit));
            if (!longest) continue;
            if (suit == mode_.trump) return false;
            const int owner = static_cast<int>(layout_.owners[suit] & 3);
            if (side_of(owner) == side_of(leader_)) {
                rounds += longest;
                if (rounds >= left_) return false;
            } else {
                found.above |= nth(suit, 1);
            }
        }
        return take(found, proof);
    }

    const Mode& mode_;
    const Layout& layout_;
    const int leader_;
    const int left_;
    std::array<int, kMaxSeats> partners_{};
    std::array<int, kMaxSeats> opponents_{};
    int partner_count_ = 0;
    int opponent_count_ = 0;
    std::array<int, kMaxSeats> trump_wins_{};
    int top_trumps_ = 0;  // of the leader and his partner together
    std::array<int, kLaneBits> leaders_ranks_{};  // how many ranks so many of the leader's rest on
};

}  // namespace

bool decided(const Mode& mode, const Layout& layout, int leader, int left, int target, bool& result, Proof& proof) {
    if (mode.lose && !(layout.in_play & mode.trumps)) {
        return decided_to_lose(mode, layout, leader, left, target, result, proof);
    }
    return Sure(mode, layout, leader, left).decide(target, result, proof);
}

}  // namespace vorhand::bismarck::solve
