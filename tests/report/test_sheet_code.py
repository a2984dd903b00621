from __future__ import annotations

import itertools

import pytest

from tappscore.problems import RefusedError
from tappscore.tournament.sheet_code import ROUNDS, SIGNS, TABLES, is_sheet_code, read_sheet_code, sheet_code

UUID = "0b6f1c52-3f0e-4a53-9f43-6ad6cf6f0a11"
OTHER = "c0ffee00-3f0e-4a53-9f43-6ad6cf6f0a12"


def test_every_table_of_an_evening_has_its_own_code_and_is_found_by_it() -> None:
    places = list(itertools.product(range(1, ROUNDS + 1), (1, 2, 60, 61, TABLES)))
    codes = [sheet_code(UUID, *place) for place in places]
    assert len(set(codes)) == len(places)
    assert [read_sheet_code(UUID, code) for code in codes] == places
    assert all(len(code) == 6 and code[0] == "Z" and set(code) <= set(SIGNS) for code in codes)


def test_code_is_the_same_on_every_machine() -> None:
    assert sheet_code(UUID, 1, 1) == "Z8YOIC"


@pytest.mark.parametrize("typed", ["{0}", " {0} ", "{1}", "{2}"])
def test_code_may_be_typed_small_and_with_spaces(typed: str) -> None:
    code = sheet_code(UUID, 3, 7)
    assert read_sheet_code(UUID, typed.format(code, code.lower(), f"{code[:3]} {code[3:]}")) == (3, 7)


def test_zero_and_one_are_read_as_the_letters_they_stand_for() -> None:
    code = next(code for table in range(1, 400) if {"O", "I"} <= set(code := sheet_code(UUID, 1, table)))
    assert read_sheet_code(UUID, code.replace("O", "0").replace("I", "1")) == read_sheet_code(UUID, code)


def test_scanner_with_another_keyboard_is_understood() -> None:
    for table in range(1, 120):
        code = sheet_code(UUID, 1, table)
        scanned = code.translate(str.maketrans("YZ", "ZY"))
        assert is_sheet_code(scanned)
        assert read_sheet_code(UUID, scanned) == (1, table)


def test_words_that_begin_with_y_are_no_codes() -> None:
    assert not any(is_sheet_code(word) for word in ("YVONNE", "YASMIN", "YAKUBU"))


def test_every_single_wrong_sign_is_noticed() -> None:
    for code in (sheet_code(UUID, 2, table) for table in (1, 7, 33)):
        for place, sign in itertools.product(range(1, 6), SIGNS):
            wrong = code[:place] + sign + code[place + 1 :]
            if wrong != code:
                with pytest.raises(RefusedError) as refusal:
                    read_sheet_code(UUID, wrong)
                assert refusal.value.problems[0].code == "sheet-code-misread"


def test_every_swap_of_neighbours_is_noticed() -> None:
    for table in range(1, 200):
        code = sheet_code(UUID, 4, table)
        for place in range(1, 5):
            wrong = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
            if wrong != code:
                with pytest.raises(RefusedError, match="misread"):
                    read_sheet_code(UUID, wrong)


def test_sheet_of_another_evening_is_refused() -> None:
    with pytest.raises(RefusedError, match="foreign"):
        read_sheet_code(OTHER, sheet_code(UUID, 1, 1))


@pytest.mark.parametrize("text", ["", "7", "ZABC", "2f74", "Z?BCDE", "A8YOIC"])
def test_other_typed_things_are_no_codes(text: str) -> None:
    assert not is_sheet_code(text)


def test_tables_beyond_the_code_are_refused_when_written() -> None:
    with pytest.raises(ValueError, match="401"):
        sheet_code(UUID, 1, TABLES + 1)
