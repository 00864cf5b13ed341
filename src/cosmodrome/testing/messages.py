"""Checks of a game's Fluent files, for one line in its tests: ``check_messages(GAME.locale)``."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Final

from fluent.syntax import ast

from cosmodrome.translate import FRAME_LOCALE, LANGUAGES, TranslationError, read_messages

_CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
_PLURALS: Final = {
    "en": (frozenset({"one", "other"}),),
    "ru": (
        frozenset({"one", "few", "many"}),
        frozenset({"one", "few", "other"}),
        frozenset({"one", "few", "many", "other"}),
    ),
}
_FOREIGN_LETTERS: Final = {"en": re.compile(r"[Ѐ-ӿ]+"), "ru": re.compile(r"[A-Za-z]+")}

_Entry = ast.Message | ast.Term
_Entries = Mapping[str, _Entry]


def check_messages(folder: Path, allowed: Collection[str] = ()) -> None:
    """Fail with a list of everything wrong in a locale folder; ``allowed`` are words foreign to a language."""
    problems = message_problems(folder, allowed)
    assert not problems, "\n".join(["", *problems])


def message_problems(folder: Path, allowed: Collection[str] = ()) -> list[str]:
    """Return everything wrong in a locale folder, one line each."""
    try:
        resources = {language: read_messages(folder, language) for language in LANGUAGES}
    except TranslationError as error:
        return [str(error)]
    problems = [problem for language in LANGUAGES for problem in _file_problems(resources[language], language, allowed)]
    problems += _frame_problems(folder, resources["en"])
    problems += _difference_problems(*(_entries_of(resources[language]) for language in LANGUAGES))
    return problems


def _entries(resource: ast.Resource) -> Iterator[_Entry]:
    return (entry for entry in resource.body if isinstance(entry, _Entry))


def _entries_of(resource: ast.Resource) -> dict[str, _Entry]:
    return {_name(entry): entry for entry in _entries(resource)}


def _name(entry: _Entry) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def _file_problems(resource: ast.Resource, language: str, allowed: Collection[str]) -> Iterator[str]:
    for name, count in Counter(_name(entry) for entry in _entries(resource)).items():
        if count > 1:
            yield f"{language}: {name}: repeated"
    known = _entries_of(resource).keys() | _entries_of(read_messages(FRAME_LOCALE, language)).keys()
    for entry in _entries(resource):
        for problem in (
            *_reference_problems(entry, known),
            *_empty_problems(entry),
            *_plural_problems(entry, language),
            *_letter_problems(entry, language, allowed),
        ):
            yield f"{language}: {_name(entry)}: {problem}"


def _frame_problems(folder: Path, resource: ast.Resource) -> Iterator[str]:
    if folder == FRAME_LOCALE:
        return
    frame = _entries_of(read_messages(FRAME_LOCALE, "en"))
    for name in sorted(_entries_of(resource).keys() & frame.keys()):
        yield f"{name}: the frame has a message of this name"


def _walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _walk(child)


# One file


def _reference_problems(entry: _Entry, known: Collection[str]) -> Iterator[str]:
    for node in _walk(entry):
        if isinstance(node, ast.MessageReference) and node.id.name not in known:
            yield f"refers to the unknown message {node.id.name}"
        if isinstance(node, ast.TermReference) and f"-{node.id.name}" not in known:
            yield f"refers to the unknown term -{node.id.name}"


def _empty_problems(entry: _Entry) -> Iterator[str]:
    if entry.value is not None and _is_blank(entry.value):
        yield "may say nothing"
    for attribute in entry.attributes:
        if _is_blank(attribute.value):
            yield f"its attribute {attribute.id.name} may say nothing"


def _is_blank(node: ast.BaseNode) -> bool:
    if isinstance(node, ast.Pattern):
        return all(_is_blank(element) for element in node.elements)
    if isinstance(node, ast.Placeable):
        return _is_blank(node.expression)
    if isinstance(node, ast.SelectExpression):
        return any(_is_blank(variant.value) for variant in node.variants)
    return isinstance(node, ast.TextElement | ast.StringLiteral) and not node.value.strip()


def _plural_problems(entry: _Entry, language: str) -> Iterator[str]:
    for node in _walk(entry):
        if isinstance(node, ast.SelectExpression):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            # A choice by words, such as [you] and *[other], is none by number.
            if keys and keys <= _CATEGORIES and keys not in _PLURALS[language]:
                wanted = " or ".join(", ".join(_in_order(forms)) for forms in _PLURALS[language])
                yield f"has the plural forms {', '.join(_in_order(keys))}; needs {wanted}"


def _in_order(forms: Collection[str]) -> list[str]:
    return [form for form in ("zero", "one", "two", "few", "many", "other") if form in forms]


def _letter_problems(entry: _Entry, language: str, allowed: Collection[str]) -> Iterator[str]:
    for text in _texts(entry):
        for word in _FOREIGN_LETTERS[language].findall(_without(text, allowed)):
            yield f"foreign letters '{word}'"


def _texts(node: ast.BaseNode) -> Iterator[str]:
    if isinstance(node, ast.TextElement | ast.StringLiteral):
        yield node.value
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            # Arguments of functions and terms are names for the program, comments are for translators.
            if isinstance(child, ast.BaseNode) and not isinstance(child, ast.CallArguments | ast.BaseComment):
                yield from _texts(child)


def _without(text: str, allowed: Collection[str]) -> str:
    for phrase in sorted(allowed, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(phrase)}(?!\w)", " ", text)
    return text


# Two languages


def _difference_problems(first: _Entries, second: _Entries) -> Iterator[str]:
    ours, theirs = LANGUAGES
    messages = [name for name in dict.fromkeys((*first, *second)) if not name.startswith("-")]
    for name in messages:
        if name not in first or name not in second:
            yield f"{theirs if name in first else ours}: {name}: missing"
        elif _parts(first[name]) != _parts(second[name]):
            yield f"{name}: has {_listed(_parts(first[name]))} in {ours}, {_listed(_parts(second[name]))} in {theirs}"
        elif _variables(first[name], first) != _variables(second[name], second):
            uses = [_listed(_variables(entries[name], entries)) for entries in (first, second)]
            yield f"{name}: uses {uses[0]} in {ours}, {uses[1]} in {theirs}"


def _listed(names: Collection[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"


def _parts(entry: _Entry) -> set[str]:
    text = {"text"} if entry.value is not None else set()
    return text | {f".{attribute.id.name}" for attribute in entry.attributes}


def _variables(entry: _Entry, entries: _Entries, seen: frozenset[str] = frozenset()) -> set[str]:
    found: set[str] = set()
    for node in _walk(entry):
        if isinstance(node, ast.VariableReference):
            found.add(f"${node.id.name.partition('-')[0]}")  # $card-accusative is a form of $card
        elif isinstance(node, ast.MessageReference) and node.id.name in entries.keys() - seen:
            found |= _variables(entries[node.id.name], entries, seen | {node.id.name})
    return found
