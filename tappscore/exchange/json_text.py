"""JSON out of files that people and programs write."""

from __future__ import annotations

import codecs

import msgspec

from tappscore.problems import Problem, RefusedError


def decode_json(data: bytes) -> object:
    """Read JSON in UTF-8, with or without a BOM; RefusedError `not-json` for everything else.

    Nesting that the stack can't hold is no JSON to us either.
    """
    try:
        decoded: object = msgspec.json.decode(data.removeprefix(codecs.BOM_UTF8))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RefusedError(Problem("not-json", values={"what": str(error)})) from error
    return decoded
