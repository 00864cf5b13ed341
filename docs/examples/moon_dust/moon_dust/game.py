"""Moon Dust as everybody else sees it: players, bots, servers and tests."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

from cosmodrome.kernel.agenda import Rule
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.game import Because, Game, Json, Mode, Names, Say, Setting, Setup, rules_in
from cosmodrome.kernel.message import Message, Option
from cosmodrome.kernel.state import Event
from moon_dust import atoms, rules
from moon_dust.state import CONTRACTS, CRYSTALS, DIG, FLY, MoonDust

LABELS: Final = {DIG: "option-dig", FLY: "option-fly"}
TEXTS: Final = {DIG: "dig", FLY: "fly"}


class MoonDustGame(Game[MoonDust]):
    """The game's description, and the functions that need to know its table."""

    id = "moon_dust"
    name: ClassVar[Names] = {"en": "Moon Dust", "ru": "Лунная пыль"}
    version = 1
    modes = (Mode("standard", {"en": "Standard", "ru": "Обычная игра"}, (2, 3, 4)),)
    settings = (Setting("rounds", {"en": "Rounds", "ru": "Раунды"}, default=4, low=1, high=10),)
    kinds = ("dig-or-fly",)
    events = atoms.EVENTS
    streams = ("die", "deck")
    longest = 1000
    names: ClassVar[Mapping[str, Names]] = {
        "crystal": {"en": "crystal", "ru": "кристалл"},
        "contract": {"en": "contract", "ru": "контракт"},
    }
    locale = Path(__file__).with_name("locale")
    rulebook = Path(__file__).with_name("rulebook")
    explains: ClassVar[dict[str, tuple[str, ...]]] = {
        "turn-began": ("active", "round"),
        "dug": ("mine", "hold"),
        "caved-in": ("mine", "hold"),
        "flew-home": ("hold", "players.*.base"),
        "showed-contract": ("players.*.contract",),
    }
    because: ClassVar[dict[str, Because]] = {
        "turn-began": "MD-2.1",
        "dug": "MD-2.4",
        "caved-in": "MD-2.3",
        "flew-home": "MD-2.5",
        "got-contract": "MD-1.1",
        "got-hidden-contract": "MD-1.1",
        "showed-contract": "MD-1.2",
    }

    def blank(self) -> MoonDust:
        return MoonDust()

    def set_up(self, state: MoonDust, setup: Setup) -> None:
        state.rounds = setup.options["rounds"]
        state.mine = CRYSTALS
        state.bases = [0] * state.seats
        state.deck = list(CONTRACTS)
        state.then(rules.deal_contracts)

    def rules(self) -> dict[str, Rule]:
        return rules_in(rules)

    # -- what a seat may see -----------------------------------------------------------------------------------------
    def view(self, state: MoonDust, seat: int) -> Json:
        players = [
            {"base": state.bases[owner], "contract": state.contracts[owner] if state.shown or owner == seat else None}
            for owner in range(state.seats)
        ]
        return {
            "round": state.round,
            "active": state.active,
            "mine": state.mine,
            "hold": state.hold,
            "players": players,
        }

    def redeal(self, state: MoonDust, seat: int, rng: Rng) -> MoonDust:
        copy = state.clone()
        if not state.shown:
            hidden = [owner for owner in range(state.seats) if owner != seat]
            copy.deck += [state.contracts[owner] for owner in hidden]
            rng.shuffle(copy.deck)
            for owner in hidden:
                copy.contracts[owner] = copy.deck.pop()
        copy.chance = SeededChance(rng.seed())
        return copy

    def scores(self, state: MoonDust) -> list[int]:
        return [base + bonus for base, bonus in zip(state.bases, state.contracts, strict=True)]

    def winners(self, state: MoonDust) -> list[int]:
        scores = self.scores(state)
        return [seat for seat in range(state.seats) if scores[seat] == max(scores)]

    # -- words -------------------------------------------------------------------------------------------------------
    def prompt(self, state: MoonDust, seat: int) -> Message:
        return Message("ask-dig-or-fly", {"hold": state.hold})

    def option(self, state: MoonDust, seat: int, answer: int) -> Option:
        place = "mine" if answer == DIG else "hold"
        return Option(answer, Message(LABELS[answer]), ("crystal",), "MD-2.5", (place,))

    def notation(self, state: MoonDust, seat: int, answer: int) -> str:
        return TEXTS[answer]

    def tell(self, event: Event) -> Message:
        return Message(f"event-{self.events[event[0]]}", {"number": event[2] + 1, "n": event[3]})

    def components(self, state: MoonDust) -> dict[str, int]:
        crystals = state.mine + state.hold + sum(state.bases)
        return {"crystal": crystals, "contract": len(state.deck) + len(state.contracts)}

    def draw(self, view: Json, say: Say) -> list[str]:
        players = view["players"]
        assert isinstance(players, list)
        lines = [f"{view[key]:>4}  {say(Message(f'draw-{key}'))}" for key in ("round", "mine", "hold")]
        for seat, player in enumerate(players):
            bonus = "?" if player["contract"] is None else player["contract"]
            lines.append(f"{player['base']:>4}  {say(Message('draw-base', {'number': seat + 1, 'bonus': bonus}))}")
        return lines

    # -- a player of its own -----------------------------------------------------------------------------------------
    def suggest(self, state: MoonDust, seat: int, rng: Rng) -> int:
        return DIG if state.is_legal(seat, DIG) and state.hold < 12 else FLY


GAME: Final = MoonDustGame()
