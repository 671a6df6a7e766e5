"""Whole deals of the rules dossier that more than one test plays: the hands of F / PD / PF / D; hearts are trumps."""

__all__ = ["V58", "V60", "V63", "V64", "V66", "V74", "V75", "V76", "V82", "V83", "after_v58", "after_v60", "after_v64"]

V58 = "10D KD AH JH QS / AC QD 10H KH QH / AD JD AS 10S JS / 10C KC QC JC KS"
V60 = "QC AD QD AS KS / 10H KH 10S QS JS / AC KC 10D JD AH / 10C JC KD QH JH"
V63 = "10C KD AH KH QH / AC QD 10H 10S QS / QC JC 10D JD KS / KC AD JH AS JS"
V64 = "QC AD AH JH QS / AC 10C KC KD JS / JC 10H KH QH AS / 10D QD JD 10S KS"
V66 = "10C KC JC QD JS / AC AD 10D 10H KS / KD JD AH JH AS / QC KH QH 10S QS"
V74 = "AC AD AH JH KS / 10C 10D 10H AS JS / KC QC KD KH 10S / JC QD JD QH QS"
V75 = "KD JD AH AS 10S / KC QC AD QD 10H / AC 10C JC JH KS / 10D KH QH QS JS"
V76 = "AC JD AH KH QH / 10C 10D KD 10H KS / QC JC AD QS JS / KC QD JH AS 10S"
V82 = "JC 10D JD KH JH / AC QH AS KS JS / 10C AD KD 10H 10S / KC QC QD AH QS"
V83 = "AC 10C QC JD QH / KC KD QD 10S JS / JC 10D 10H KH JH / AD AH AS KS QS"

after_v58 = "F:KD PD:QD PF:AD D:QC PF:AS D:KS F:QS PD:10H"
"""PD is on lead, holds king and queen of trumps, and his side has 28; the other side has a trick and 21."""
after_v60 = "F:QC PD:KH PF:KC D:10C PD:10H PF:AH D:JH F:AD PF:JD D:KD F:QD PD:QS D:JC F:AS PD:10S PF:AC"
"""PF is on lead to the fifth trick, 68 to 33."""
after_v64 = "F:JH PD:KD PF:QH D:JD PF:JC D:10D F:QC PD:KC PD:JS PF:AS D:10S F:QS PF:KH D:QD F:AH PD:10C"
"""F is on lead to the fifth trick, 65 to 19."""
