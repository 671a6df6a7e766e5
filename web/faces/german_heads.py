"""What Ober and Unter have on their heads and chins, in the measure of `heads`."""

from typing import Final

__all__ = [
    "BRIM",
    "FEATHER",
    "GOATEE",
    "HAT",
    "HAT_BAND",
    "MOUSTACHE",
    "PEAK",
    "PEAK_BRIM",
    "PLUMES",
    "SHORT_HAIR",
]

# The Ober's.
SHORT_HAIR: Final = "M-20 56H-26C-33 64 -34 78 -31 89C-28 93 -22 92 -17.9 87.9C-19.2 84.5 -20 80.5 -20 76Z"
MOUSTACHE: Final = (
    "M.5 89.5C-4 87 -10 88.5 -19 93.5C-11 96.5 -4 95.5 .5 92.5C5 95.5 12 96.5 20 93.5C11 88.5 5 87 .5 89.5Z"
)
GOATEE: Final = "M-6 99.5C-6 107 -3 112 0 117C3 112 6 107 6 99.5C3 98 -3 98 -6 99.5Z"
HAT: Final = "M-27 52C-30 36 -26 25 -14 24C-4 23 4 27 14 25C26 23 30 36 27 52Z"
HAT_BAND: Final = "M-28 45C-12 41 12 41 28 45L27.5 54H-27.5Z"
BRIM: Final = "M-50 50C-34 56 -18 51 0 51C18 51 34 56 50 46C48 60 30 63 0 60C-30 63 -46 62 -50 50Z"
PLUMES: Final = (
    "M24 47C12 40 4 36 -4 38C-12 39 -16 44 -24 42C-32 40 -38 34 -48 36C-44 30 -38 28 -32 28"
    "C-28 20 -18 16 -8 18C2 15 16 20 21 30C25 36 26 42 24 47Z"
)

# The Unter's.
PEAK: Final = "M-27 56C-25 40 -16 24 -2 15C6 22 20 36 27 56Z"
PEAK_BRIM: Final = "M-33 58C-20 50 20 50 36 60C24 62 12 59 0 59C-12 59 -24 64 -33 58Z"
FEATHER: Final = "M18 50C28 44 39 35 41 18C51 30 46 45 24 54Z"
