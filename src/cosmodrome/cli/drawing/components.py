"""What a person at the terminal reads of components: beside an option in few words, and on request in full."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, Generic

from cosmodrome.kernel.game import Game, S
from cosmodrome.kernel.message import Message, Option, Part, Pile, Reading
from cosmodrome.rulebook import RulebookError, rulebook_of
from cosmodrome.translate import Translator

WARNS: Final = "⚠"
SOURCES: Final = ("rulebook", "public", "reconstructed")  # that have words of their own
NAMED: Final = ("figure-cost", "figure-number")  # not said again where the option names them
MOST_NAMES: Final = 12  # that are listed when a name could mean several things
MOST_TEXTS: Final = 6  # of different components with one name


class Components(Generic[S]):
    """Tells the components of one game in one language."""

    def __init__(self, game: Game[S], say: Translator, seats: int) -> None:
        self.game: Final = game
        self.say: Final = say
        self.seats: Final = seats

    # -- beside options ----------------------------------------------------------------------------------------------
    def option_texts(self, options: Sequence[Option]) -> tuple[list[str], list[str]]:
        """Return the options as they are listed, with figures and warnings; and the warnings that several share."""
        about = [set(option.components) for option in options if option.components]
        same = set.intersection(*about) if len(about) > 1 else set()  # it tells nothing about the choice
        warned: dict[str, list[int]] = {}  # by warning: the numbers of the options
        for number, option in enumerate(options, 1):
            if option.warning is not None:
                warned.setdefault(self.say(option.warning), []).append(number)
        shared = {warning: numbers for warning, numbers in warned.items() if len(numbers) > 1}
        texts = [self.option_text(option, same, shared) for option in options]
        if len(shared) == 1:
            return texts, [f"{WARNS} {warning}" for warning in shared]
        return texts, [f"{WARNS} {', '.join(map(str, numbers))}: {warning}" for warning, numbers in shared.items()]

    def option_text(self, option: Option, told: set[str], shared: Collection[str]) -> str:
        """Return one option in a line; components and warnings that are told elsewhere are left out."""
        label = self.label(option)
        about = () if option.told else dict.fromkeys(option.components)
        briefs = [self.brief(id, option, label) for id in about if id not in told]
        text = " — ".join([label, *(brief for brief in briefs if brief)])
        if option.warning is None:
            return text
        warning = self.say(option.warning)
        return f"{text} {WARNS}" if warning in shared else f"{text} {WARNS} {warning}"

    def label(self, option: Option) -> str:
        """Return what an option says; it begins with a capital, whatever message it is made of."""
        label = self.say(option.label)
        return label[:1].upper() + label[1:]

    def brief(self, id: str, option: Option, label: str) -> str:
        """Return figures and effects of a component in few words, without what the label says already."""
        reading = self.game.reading(id, self.seats)
        if reading is None:
            return ""
        figures = [figure for figure in reading.figures if not is_named(figure, option)]
        pieces = [self.say(figure) for figure in figures]
        pieces += [self.part_text(part) for part in reading.parts if not part.detail and not self.is_said(part, label)]
        return in_a_row(piece for piece in pieces if piece not in label)

    def is_said(self, part: Part, label: str) -> bool:
        """Tell whether a label says all of a part."""
        return all(self.say(word) in label for word in part.words)

    def part_text(self, part: Part) -> str:
        """Return a part of a component's text in a line."""
        words = ", ".join(self.say(word) for word in part.words)
        return words if part.title is None else f"{self.say(part.title)}: {words}"

    # -- in full -----------------------------------------------------------------------------------------------------
    def option_in_full(self, option: Option, view: Any) -> list[str]:
        """Return an option with everything that can be read on what it is about."""
        lines = [self.label(option)]
        if option.warning is not None:
            lines.append(f"{WARNS} {self.say(option.warning)}")
        about = list(dict.fromkeys(option.components))
        for id in about:
            lines += ["", *self.in_full(id, view)]
        return [*lines, *self.rules_of(about)]

    def in_full(self, id: str, view: Any = None) -> list[str]:
        """Return all that can be read on a component, where it lies in a view, and where its figures come from."""
        reading = self.game.reading(id, self.seats)
        lines = [self.say.name(id)] if reading is None else self.text_of(reading)
        where = [] if view is None else self.places_of(id, view)
        if where:
            lines += [self.say(Message("component-where")), *(f"  {place}" for place in where)]
        return lines if reading is None else [*lines, *self.source_of(reading)]

    def text_of(self, reading: Reading) -> list[str]:
        """Return name, kind, figures and effects of a component."""
        lines = [f"{self.say.name(reading.id)} · {self.say(reading.kind)}"]
        if reading.figures:
            lines.append("  " + ", ".join(self.say(figure) for figure in reading.figures))
        return lines + [f"  {self.part_text(part)}" for part in reading.parts]

    def source_of(self, reading: Reading) -> list[str]:
        """Return where the figures come from."""
        known = reading.source in SOURCES
        source = Message(f"source-{reading.source}") if known else Message("source-other", {"source": reading.source})
        return [self.say(source)] if reading.source else []

    def rules_of(self, ids: Sequence[str]) -> list[str]:
        """Return the rules that say more about some components, each once."""
        readings = [self.game.reading(id, self.seats) for id in ids]
        rules = [rule for reading in readings if reading is not None for rule in reading.rules]
        return [self.rule_text(rule) for rule in dict.fromkeys(rules)]

    def rule_text(self, rule: str) -> str:
        """Return a rule with its id, in the reader's language."""
        try:
            text = rulebook_of(self.game).find(rule, self.say.language).text
        except RulebookError:
            text = self.say(Message("why-no-text"))
        except KeyError:
            return self.say(Message("why-unknown", {"rule": rule}))
        return f"{self.say(Message('why-rule', {'rule': rule}))}. {text}"

    def rule_or_section(self, number: str) -> list[str]:
        """Return the rule or the section of rules that has a number."""
        return self.section(number) or [self.rule_text(number)]

    def section(self, number: str) -> list[str]:
        """Return all rules of a section, "SR-27" or the like, under its title; nothing where there is no such."""
        try:
            statements = rulebook_of(self.game).statements[self.say.language]
        except RulebookError:
            return []
        found = [one for one in statements if one.id.rpartition(".")[0] == number]
        return [f"{found[0].section_title}", *(f"{one.id} {one.text}" for one in found)] if found else []

    def places_of(self, id: str, view: Any) -> list[str]:
        """Return the places where a component lies open, with how many of it where there are several."""
        found: list[str] = []
        for title, components in self.game.piles(view):
            count = components.count(id)
            if count:
                found.append(self.say(title) + (f" ×{count}" if count > 1 else ""))
        return found

    # -- by name -----------------------------------------------------------------------------------------------------
    def named(self, text: str, view: Any = None) -> list[str]:
        """Return the ids of what a text names: by id, by name, by part of a name; those on the table before others."""
        wanted = text.casefold()
        names = {id: self.say.name(id).casefold() for id in self.game.names}
        exact = [id for id, name in names.items() if wanted in (name, id)]
        found = exact or [id for id, name in names.items() if wanted in name]
        lying = set() if view is None else {id for _, components in self.game.piles(view) for id in components}
        return [id for id in found if id in lying] or found

    def by_name(self, text: str, view: Any = None) -> list[str]:
        """Return what can be read on whatever a text names, or what it could mean; nothing where there is no such."""
        found = self.named(text, view)
        names = list(dict.fromkeys(self.say.name(id) for id in found))
        if len(names) > 1:
            shown = ", ".join(names[:MOST_NAMES]) + (", …" if len(names) > MOST_NAMES else "")
            return [self.say(Message("component-which", {"names": shown}))]
        texts = list(dict.fromkeys("\n".join(self.in_full(id, view)) for id in found))
        lines = "\n\n".join(texts[:MOST_TEXTS]).split("\n") if texts else []
        if len(texts) > MOST_TEXTS:
            lines.append(self.say(Message("component-more", {"count": len(texts) - MOST_TEXTS})))
        return [*lines, *self.rules_of(found)]

    def by_kind(self) -> list[str]:
        """Return the names of all components that can be read, under their kinds."""
        kinds: dict[str, Counter[str]] = {}
        for id in self.game.names:
            reading = self.game.reading(id, self.seats)
            if reading is not None:
                kinds.setdefault(self.say(reading.kind), Counter())[self.say.name(id)] += 1
        return [f"{kind}: {', '.join(told_often(names))}" for kind, names in kinds.items()]

    # -- piles -------------------------------------------------------------------------------------------------------
    def pile_lines(self, view: Any, wanted: str = "") -> list[str]:
        """Return every place where components lie open in a line; those that a text names, card by card."""
        piles = [(self.say(pile.title), pile) for pile in self.game.piles(view)]
        if not wanted:
            return [self.pile_line(title, pile) for title, pile in piles]
        named = [(title, pile) for title, pile in piles if wanted.casefold() in title.casefold()]
        return [line for title, pile in named for line in self.pile_in_full(title, pile)]

    def pile_line(self, title: str, pile: Pile) -> str:
        """Return one place in a line: what lies there with its figures, or if it is one thing with its effects too."""
        items = self.counted(pile, len(set(pile.components)) == 1)
        return f"{title} · {len(pile.components)} — {'; '.join(items)}"

    def pile_in_full(self, title: str, pile: Pile) -> list[str]:
        """Return one place and, a line each, what lies there with all effects."""
        return [f"{title} · {len(pile.components)}", *(f"  {item}" for item in self.counted(pile, True))]

    def counted(self, pile: Pile, in_full: bool) -> list[str]:
        """Return the components of a place with what is written on them, equal ones once with their number."""
        counts = Counter((self.say.name(id), self.written_on(id, in_full)) for id in pile.components)
        return [
            name + (f" ×{count}" if count > 1 else "") + (f": {text}" if text else "")
            for (name, text), count in counts.items()
        ]

    def written_on(self, id: str, in_full: bool) -> str:
        """Return a component's figures, and its effects where they are wanted."""
        reading = self.game.reading(id, self.seats)
        if reading is None:
            return ""
        figures = ", ".join(self.say(figure) for figure in reading.figures)
        effects = [self.part_text(part) for part in reading.parts if in_full and not part.detail]
        return in_a_row(text for text in (figures, *effects) if text)


def told_often(names: Mapping[str, int]) -> list[str]:
    """Return names, with how many there are of each where there are several."""
    return [name + (f" ×{count}" if count > 1 else "") for name, count in names.items()]


def in_a_row(pieces: Iterable[str]) -> str:
    """Join short pieces with semicolons, and whole sentences with stops."""
    text = ""
    for piece in pieces:
        between = ". " if piece.endswith(".") else "; "
        text = f"{text.removesuffix('.')}{between}{piece}" if text else piece
    return text


def is_named(figure: Message, option: Option) -> bool:
    """Tell whether a figure is a cost or number that an option names."""
    return figure.id in NAMED and figure.args["n"] in option.label.args.values()
