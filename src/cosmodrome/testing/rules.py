"""How a test says which numbered rules it proves."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as the proof of numbered rules: ``@rule("SR-4.7", "SR-8.1")``."""
    return pytest.mark.rule(*ids)
