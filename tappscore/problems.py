"""Problems are values; `RefusedError` carries them. There is no other error base.

A problem has a stable code (listed by `tappscore problems`), the place it
belongs to and the values its sentence names. The sentences stand in
`problem_codes.CODES`; a test keeps list and use together.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from tappscore.i18n.text import Message, MessageValue
from tappscore.problem_codes import CODES


@dataclasses.dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong, where it is wrong.

    `deal` is the deal's number in its sheet from 1, 0 for the sheet as a
    whole; `field` the fact, option or column it belongs to.
    """

    code: str
    field: str = ""
    deal: int = 0
    values: Mapping[str, MessageValue] = dataclasses.field(default_factory=dict)

    @property
    def message(self) -> Message:
        """The sentence of this problem; a catalogue puts it into words."""
        return Message(CODES[self.code], self.values)


class RefusedError(Exception):
    """A verb or a reader refused; nothing was changed. Carries all problems, never the first only."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(", ".join(problem.code for problem in problems))
        self.problems = problems
