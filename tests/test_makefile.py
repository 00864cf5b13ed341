"""The Makefile's targets: each once, each with a line of help, and all of them declared."""

import re
from collections import Counter
from pathlib import Path

MAKEFILE = (Path(__file__).parents[1] / "Makefile").read_text("utf-8")
TARGETS = re.findall(r"^([a-z][a-z-]*):(?!=)", MAKEFILE, re.MULTILINE)
HELPED = re.findall(r"^([a-z][a-z-]*):.*## .", MAKEFILE, re.MULTILINE)


def test_every_target_is_there_once_and_has_help() -> None:
    assert [name for name, count in Counter(TARGETS).items() if count > 1] == []
    assert sorted(HELPED) == sorted(TARGETS)


def test_every_target_is_declared() -> None:
    declared = re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)[0].split()
    assert sorted(declared) == sorted(TARGETS)
