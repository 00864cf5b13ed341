"""Exit codes, and the one error for whatever a person typed wrongly."""

from typing import Final

OK: Final = 0
FAILED: Final = 1  # a record does not verify
BAD_INPUT: Final = 2  # arguments or files that cannot be used
INTERRUPTED: Final = 130  # Ctrl-C


class BadInput(ValueError):
    """Something given by a person that cannot be used; the message says what is wrong and what is valid."""


class Failed(Exception):
    """Work that was asked for correctly and did not succeed; the message says why."""
