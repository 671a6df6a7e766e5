"""A card that is cut for trumps after the deal belongs to the chance of that deal (BIS-2.4)."""

from dataclasses import replace

import pytest

from vorhand import rulesets
from vorhand.errors import RecordError
from vorhand.games.base import NATURE
from vorhand.games.bismarck.actions import CutCard, Deal
from vorhand.records import DealChance, checkpoint_of, commitment, new_record, nonce_from_seed, verify
from vorhand.testing.matches import random_match

HOUSE = """
source = "a test"
[choice]
contracts = ["cut-trump", "nt-win"]
sees = "hand"
"""


def test_a_card_cut_after_the_deal_is_verified_with_that_deals_nonce() -> None:
    record, dealt, late, standing = new_record(rulesets.parse(HOUSE, "late.toml"), "test"), 0, 0, None
    for step in random_match(record.ruleset, 3):
        actor, action = step.entry
        if isinstance(action, Deal):
            nonce = nonce_from_seed(3, dealt)
            record, dealt = record.with_chance(DealChance(commitment(nonce), nonce)), dealt + 1
        late += isinstance(action, CutCard) and step.before.deal.dealt
        record = record.with_entry(actor, action, checkpoint_of(step.after, step.events))
        standing = step.after.standing

    assert late >= 1
    assert verify(record).standing == standing


def test_another_cut_card_is_noticed() -> None:
    record, dealt = new_record(rulesets.parse(HOUSE, "late.toml"), "test"), 0
    for step in random_match(record.ruleset, 3):
        actor, action = step.entry
        if isinstance(action, Deal):
            nonce = nonce_from_seed(3, dealt)
            record, dealt = record.with_chance(DealChance(commitment(nonce), nonce)), dealt + 1
        if actor is NATURE and isinstance(action, CutCard):
            other = next(card for card in step.before.ruleset.cards if card != action.card)
            forged = replace(record).with_entry(actor, CutCard(other))
            with pytest.raises(RecordError):
                verify(forged)
            return
        record = record.with_entry(actor, action, checkpoint_of(step.after, step.events))
    pytest.fail("no card was cut")
