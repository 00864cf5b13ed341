"""Rows of numbers that arrays of other libraries can share: typed memory, or arrays where the code is interpreted."""

from array import array
from typing import cast

from librt.vecs import vec
from mypy_extensions import i32, u8

from cosmodrome.kernel.memory.cells import COMPILED


def bytes_of(count: int) -> vec[u8]:
    """Return so many zeros of 8 bits."""
    return vec[u8]([0] * count) if COMPILED else cast(vec[u8], array("B", bytes(count)))


def ints_of(count: int) -> vec[i32]:
    """Return so many zeros of 32 bits."""
    return vec[i32]([0] * count) if COMPILED else cast(vec[i32], array("i", bytes(4 * count)))


def floats_of(count: int) -> vec[float]:
    """Return so many zeros of 64 bits."""
    return vec[float]([0.0] * count) if COMPILED else cast(vec[float], array("d", bytes(8 * count)))
