"""Says what the command line itself says, errors included, in the reader's language.

The English sentences stand in the code, where they are raised or printed; ``locale/ru.toml`` has the Russian ones.
"""

import os
import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from cosmodrome.translate import LANGUAGES, Language

CATALOGUE: Final = Path(__file__).parent / "locale" / "ru.toml"
LANGUAGE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
OPTION: Final = "--lang"
HOLE: Final = "{}"
ANYTHING: Final = "(.*?)"
WITHIN_A_SENTENCE: Final = "((?:(?!: ).)*?)"
QUOTED: Final = re.compile(r"'([^']*)'")


def language_of(environment: Mapping[str, str] = os.environ) -> Language:
    """Return the language of the environment."""
    wanted = next((environment[name] for name in LANGUAGE_VARIABLES if environment.get(name)), "")
    return "ru" if wanted.lower().startswith("ru") else "en"


def language_in(arguments: Sequence[str]) -> Language:
    """Return the language that a command line asks for, before anybody has read it; else that of the environment."""
    given = [word.partition("=")[2] for word in arguments if word.startswith(f"{OPTION}=")]
    given += [word for before, word in pairwise(arguments) if before == OPTION]
    return next((known for known in LANGUAGES if known in given), language_of())


def told(sentence: str, language: Language) -> str:
    """Return an English sentence of the command line in a language; one that is not known stays as it is."""
    if language == "en":
        return sentence
    for pattern, russian in sentences():
        found = pattern.fullmatch(sentence)
        if found is not None:
            return QUOTED.sub(r"«\1»", russian.format(*(told(part, language) for part in found.groups())))
    return sentence


@cache
def sentences() -> list[tuple[re.Pattern[str], str]]:
    """Return every known sentence as a pattern, with its Russian."""
    sections = tomllib.loads(CATALOGUE.read_text(encoding="utf-8")).values()
    return [(pattern_of(english), russian) for section in sections for english, russian in section.items()]


def pattern_of(english: str) -> re.Pattern[str]:
    """Return what matches a sentence with whatever was put in; what stands before ": " is told by itself."""
    parts = [re.escape(part) for part in english.split(HOLE)]
    first = WITHIN_A_SENTENCE if not parts[0] else ANYTHING
    return re.compile(ANYTHING.join(parts).replace(ANYTHING, first, 1), re.DOTALL)
