"""The code printed on a score sheet: six signs that name one table of one round.

A code is `Z`, four signs of payload and a check sign, all of A–Z and 2–9. It is
worked out from the tournament's uuid, the round and the table's number, so the
same sheet has the same code before and after the draw, and a blank sheet
printed the day before opens its table like a filled one.

The check sign closes a product in the dihedral group with 34 elements, one for
each sign, under a map that makes neighbours not commute (the construction
behind Verhoeff's code): every single wrong sign and every swap of two
neighbours among the last five signs is noticed. A plain weighted sum can't do both,
because 34 is not a prime.
"""

from __future__ import annotations

import hashlib

from tappscore.problems import Problem, RefusedError

SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789"
FIRST = "Z"
LENGTH = 6
ROUNDS = 40
TABLES = 400
_HALF = len(SIGNS) // 2
_PLACES = ROUNDS * TABLES
_PAYLOADS = len(SIGNS) ** 4
_TAGS = _PAYLOADS // _PLACES  # 83 tournaments can be told apart
# Spreads neighbouring tables over the signs; coprime with 34, so it can be undone.
_SPREAD = 611_953
_SHIFT = 271_828
_GATHER = pow(_SPREAD, -1, _PAYLOADS)


def sheet_code(uuid: str, round_no: int, table_no: int) -> str:
    """Write the code of a table's sheet.

    Rounds 1 to 40, tables 1 to 400; ValueError outside.
    """
    if not (1 <= round_no <= ROUNDS and 1 <= table_no <= TABLES):
        raise ValueError((round_no, table_no))
    place = _tag(uuid) * _PLACES + (round_no - 1) * TABLES + table_no - 1
    number = (place * _SPREAD + _SHIFT) % _PAYLOADS
    payload = []
    for _ in range(4):
        number, digit = divmod(number, len(SIGNS))
        payload.append(digit)
    payload.reverse()
    return FIRST + "".join(SIGNS[digit] for digit in (*payload, _check(payload)))


def is_sheet_code(text: str) -> bool:
    """Say whether a typed text has the shape of a code, right or misread."""
    code = _typed(text)
    return len(code) == LENGTH and code[0] == FIRST and all(sign in SIGNS for sign in code)


def read_sheet_code(uuid: str, text: str) -> tuple[int, int]:
    """Read round and table number from a typed or scanned code of this tournament.

    Refuses with `sheet-code-misread` and `sheet-code-foreign`.
    """
    code = _typed(text)
    if not is_sheet_code(code):
        raise RefusedError(Problem("sheet-code-misread", values={"code": text}))
    payload = [SIGNS.index(sign) for sign in code[1:-1]]
    if not _agrees(code):
        raise RefusedError(Problem("sheet-code-misread", values={"code": text}))
    number = 0
    for digit in payload:
        number = number * len(SIGNS) + digit
    place = (number - _SHIFT) * _GATHER % _PAYLOADS
    tag, place = divmod(place, _PLACES)
    if tag != _tag(uuid):
        raise RefusedError(Problem("sheet-code-foreign", values={"code": code}))
    round_index, table_index = divmod(place, TABLES)
    return round_index + 1, table_index + 1


_SWAPPED = str.maketrans("YZ", "ZY")


def _typed(text: str) -> str:
    # 0 and 1 are never printed, so whoever types them means O and I.
    code = "".join(text.split()).upper().replace("0", "O").replace("1", "I")
    # A scanner set to another country's keyboard swaps Y and Z; the check sign says whether it did.
    swapped = code.translate(_SWAPPED)
    if code.startswith("Y") and len(code) == LENGTH and set(code) <= set(SIGNS) and _agrees(swapped):
        return swapped
    return code


def _agrees(code: str) -> bool:
    *payload, check = (SIGNS.index(sign) for sign in code[1:])
    return _check(payload) == check


def _tag(uuid: str) -> int:
    return int.from_bytes(hashlib.sha256(uuid.encode()).digest()[:4], "big") % _TAGS


def _check(payload: list[int]) -> int:
    """Find the sign that brings the product of all five to the group's one."""
    product = 0
    for position, digit in enumerate(payload):
        product = _times(product, _mapped(digit, position))
    wanted = product if product >= _HALF else -product % _HALF
    return next(digit for digit in range(len(SIGNS)) if _mapped(digit, len(payload)) == wanted)


def _times(left: int, right: int) -> int:
    """Multiply in the dihedral group: 0 to 16 are turns, 17 to 33 turns after a flip."""
    turn = left % _HALF + (right % _HALF if left < _HALF else -(right % _HALF))
    flipped = (left >= _HALF) != (right >= _HALF)
    return turn % _HALF + (_HALF if flipped else 0)


def _mapped(element: int, times: int) -> int:
    """Apply `turn i → 1 − i` so often; flips stay. With it no two neighbours commute."""
    return (1 - element) % _HALF if times % 2 and element < _HALF else element
