"""The outlines of the three heads, about x = 0, at the height they have on a card.

Hair and beard follow the face exactly: nothing is filled with the colour of the paper, so nothing can cover anything.
"""

from typing import Final

from web.faces.pen import circle

__all__ = [
    "BEARD",
    "BOB",
    "CAP",
    "CAP_BAND",
    "CHIN",
    "CROWN",
    "FACE",
    "JAW",
    "LIPS",
    "LOCK",
    "MOUTH",
    "NOSE_AND_LIDS",
    "PARTED_HAIR",
    "PLUME",
    "PUPILS",
    "TEMPLES",
    "TIARA",
    "VEIL_INSIDE",
    "VEIL_OUTSIDE",
]

# Every face.
TEMPLES: Final = "M-20 57V76M20 57V76"
CHIN: Final = "M-12 96C-8 99.5 -4 101 0 101C4 101 8 99.5 12 96"
JAW: Final = "M-20 76C-20 85 -17 92 -12 96C-8 99.5 -4 101 0 101C4 101 8 99.5 12 96C17 92 20 85 20 76"
FACE: Final = TEMPLES + JAW
NOSE_AND_LIDS: Final = (
    "M15 69.5C10 66 5.5 66.5 3.5 71L.5 84.5C1 87 3.5 87.5 6 86.5M-15 69.5C-11.5 67 -8 67 -5 68.5"
    "M-14.5 75Q-9.5 70.5 -4.5 75M5.5 75Q10 70.5 14.5 75"
)
PUPILS: Final = circle(-9.5, 75, 1.9) + circle(10, 75, 1.9)
LIPS: Final = "M-5 93.5Q-2.5 92 0 93Q2.5 92 5 93.5Q0 97.5 -5 93.5Z"

# The king's.
CROWN: Final = "M-28 57L-36 29L-18 43L0 22L18 43L36 29L28 57Q0 50 -28 57Z"
LOCK: Final = "M-20 57H-26C-33 64 -37 78 -35 92C-34 99 -38 101 -39 104C-35 109 -28 107 -25 102C-25 94 -23 84 -20 76Z"
BEARD: Final = (
    "M-20 76C-26 92 -27 110 -17 117C-12 122 -6 119 0 127C6 119 12 122 17 117C27 110 26 92 20 76"
    "C18 86 12 91 6 90C3 89.5 1 90 0 91C-1 90 -3 89.5 -6 90C-12 91 -18 86 -20 76Z"
)
MOUTH: Final = "M-7 96.5Q0 94.5 7 96.5Q0 99.5 -7 96.5Z"

# The queen's.
VEIL_OUTSIDE: Final = "C-47 112 -45 92 -41 72C-37 44 -21 30 0 30C21 30 37 44 41 72C45 92 47 112"
VEIL_INSIDE: Final = "27 92 26 78C25 62 12 56 0 52C-12 56 -25 62 -26 78C-27 92"
PARTED_HAIR: Final = (
    "M0 52C-12 56 -25 62 -26 78C-27 86 -26.5 92 -26.5 98C-22 99 -17 98 -12 96C-17 92 -20 85 -20 76C-20 70 -8 66 0 58Z"
)
TIARA: Final = "M-27 48C-26 36 -18 27 0 18C18 27 26 36 27 48Q0 32 -27 48Z"

# The jack's.
BOB: Final = "M-20 58H-26C-33 70 -34 88 -37 100C-30 105 -19 104 -12 96C-17 92 -20 85 -20 76Z"
CAP: Final = "M-26 58C-38 48 -34 34 -18 33C-4 29 24 29 34 40C38 47 33 54 26 58Q0 51 -26 58Z"
CAP_BAND: Final = "M-27 57C-10 50 10 50 27 57L25 64C10 57 -10 57 -25 64Z"
PLUME: Final = "M-20 49C-26 26 4 12 30 20C41 24 48 33 58 31C52 42 41 42 30 37C14 29 -8 31 -12 49Z"
