"""Hints for the optional mypyc build; without it they do nothing.

The stub beside this file shows mypyc the real decorator, so that the kernel itself needs no third-party package.
"""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def mypyc_attr(**_: object) -> Callable[[T], T]:
    """Stand in for ``mypy_extensions.mypyc_attr``, which means nothing to the interpreter."""
    return lambda cls: cls
