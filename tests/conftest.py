"""What holds for the whole test run."""

import os

import pytest
from hypothesis import settings

from cosmodrome.kernel import state

# COSMODROME_SOAK=n asks for n games or examples where a test run usually takes fewer (`make soak`).
settings.register_profile(
    "cosmodrome", deadline=None, max_examples=max(100, int(os.environ.get("COSMODROME_SOAK", "0")))
)
settings.load_profile("cosmodrome")


def pytest_configure() -> None:
    """Stop unless the code under test is what the caller means to test: compiled or interpreted."""
    expected = os.environ.get("COSMODROME_EXPECT_COMPILED") == "1"
    place = str(state.__file__)
    if expected == place.endswith(".py"):
        raise pytest.UsageError(
            f"COSMODROME_EXPECT_COMPILED is {'1' if expected else 'not set'}, but cosmodrome.kernel.state is {place}"
        )
