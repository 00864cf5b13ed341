"""Typed memory: rows of machine numbers where the code is compiled, and plain lists where it is interpreted.

Compiled code reads a ``vec`` as fast as C does; the interpreter reads a list twice as fast as a ``vec``.  Both are read
and changed by index, sliced and asked for their length; whatever else is done with them is done here.
"""

from typing import Final, cast

from librt.vecs import append, extend, vec
from mypy_extensions import i32, i64

COMPILED: Final = not __file__.endswith(".py")


def wide(numbers: list[int]) -> vec[i64]:
    """Return a row of numbers of any size."""
    return vec[i64](numbers) if COMPILED else cast(vec[i64], numbers.copy())


def narrow(numbers: list[int]) -> vec[i32]:
    """Return a row of numbers of 32 bits."""
    return vec[i32](numbers) if COMPILED else cast(vec[i32], numbers.copy())


def added(row: vec[i64], number: int) -> vec[i64]:
    """Return a row with one more number; the old one must not be used any more."""
    if COMPILED:
        return append(row, number)
    cast(list[int], row).append(number)
    return row


def joined(row: vec[i64], numbers: list[int]) -> vec[i64]:
    """Return a row with more numbers; the old one must not be used any more."""
    if COMPILED:
        return extend(row, vec[i64](numbers))
    cast(list[int], row).extend(numbers)
    return row
