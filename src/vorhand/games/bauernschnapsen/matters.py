"""Which fields of a rule set can have any bearing on a match under it."""

from vorhand.games.bauernschnapsen.ruleset import Aim, ContractId, Partner, Ruleset

__all__ = ["matters"]

_CONTRACTS = "contracts."
_PLAY = ("order", "leads", "partner", "marriages", "needs")


def matters(ruleset: Ruleset, key: str) -> bool:
    """Whether a field can have any bearing on a match under this rule set."""
    if key.startswith(_CONTRACTS):
        return _row_matters(ruleset, key)
    match key:
        case "auction.normal_kontra":
            return bool(ruleset.doubling.levels and ruleset.contract(ContractId.BETTLER).rank)
        case "doubling.idle_partner":
            return ruleset.doubling.levels > 1 and any(row.partner is Partner.SITS_OUT for row in ruleset.ladder)
        case "scoring.three_tricks":
            return any(row.aim is Aim.THREE_TRICKS for row in ruleset.ladder)
        case _:
            return True


def _row_matters(ruleset: Ruleset, key: str) -> bool:
    _, id, column = key.split(".")
    row = ruleset.contract(ContractId(id))
    if not row.rank:
        # That it is not played is what there is to say of it.
        return column == "rank" and _is_usual(row.id)
    if column == "doubled":
        return ruleset.doubling.levels > 0
    return column not in _PLAY or not row.is_shown


def _is_usual(id: ContractId) -> bool:
    return id not in _EXTRA


_EXTRA = frozenset(
    {
        ContractId.ASSENBETTLER,
        ContractId.ASS_BETTLER,
        ContractId.DAMENGANG,
        ContractId.KOENIGSGANG,
        ContractId.BAUERNLOCH,
    }
)
"""The contracts that the main list does not have: without a rank they are not worth a word."""
