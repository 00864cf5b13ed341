"""Effects that scrap, destroy and acquire cards, choices and conditions (SR-5.5, SR-6.4, SR-7.3, SR-8.2, SR-11)."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.star_realms import call
from cosmodrome.games.star_realms import cards as c
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.atoms import cards as atoms
from cosmodrome.games.star_realms.atoms import trade
from cosmodrome.games.star_realms.board import PLACES, bases_to_destroy
from cosmodrome.games.star_realms.boss import choices
from cosmodrome.games.star_realms.boss.challenges import MADNESS
from cosmodrome.games.star_realms.cards import Effect, Reader, Signs, Step
from cosmodrome.games.star_realms.effects.basic import AtOnce
from cosmodrome.games.star_realms.questions.cards import CHOOSE
from cosmodrome.games.star_realms.table import StarRealms
from cosmodrome.kernel.files.data import Entry
from cosmodrome.kernel.flow import then
from cosmodrome.kernel.message import Message, Sign

ZONES: Final = {"hand": c.FROM_HAND, "discard": c.FROM_DISCARD, "trade_row": c.FROM_ROW}
ZONE_SIGNS: Final = {"hand": c.FROM_HAND, "sr-pile": c.FROM_DISCARD, "sr-row": c.FROM_ROW}

# What one of each is worth, in tenths of a combat
SCRAP_WORTH: Final = 22
DESTROY_WORTH: Final = 25
TOP_WORTH: Final = 16  # of a card that comes back, or goes on top of the deck


# -- scrapping and destroying (SR-6.4, SR-8.2, SR-11.14) ---------------------------------------------------------------
@final
class ScrapCards(Effect):
    """Scrap cards of the own zones, or one of the trade row, with an effect for each (SR-6.4, SR-11.4 to SR-11.8)."""

    def read(self, effect: Entry, reader: Reader) -> Step:
        names = effect.texts("zones")
        if not set(names) <= set(ZONES):
            raise effect.fail("zones", f"a list of some of {', '.join(ZONES)}")
        zones = sum([ZONES[name] for name in names])
        if zones > c.FROM_ROW:
            raise effect.fail("zones", "either the trade row or own zones")
        follows = reader.script(effect.entries("then")) if effect.has("then") else c.NOTHING
        return Step(self, zones, effect.whole("min", 0, 1), effect.whole("max", 1), follows)

    def ask(self, g: StarRealms, seat: i64, step: Step) -> None:
        if step.a == c.FROM_ROW:
            then(g, call.scrap_row_card, seat, step.b, step.then.number)
        else:
            then(g, call.scrap_cards, seat, step.a | step.b * c.MUST, step.c, step.then.number)

    def boss(self, g: StarRealms, step: Step, cost: i64) -> None:
        if step.a == c.FROM_ROW:
            then(g, call.boss_scraps_row_card, step.then.number)
        else:
            then(g, call.boss_scraps, step.a | step.b * c.MUST, step.c, step.then.number)

    def words(self, step: Step) -> Message:
        where = "-or-".join([zone.replace("_", "-") for zone, bit in ZONES.items() if step.a & bit])
        scrap = Message(f"effect-{'must' if step.b else 'may'}-scrap-{where}", {"n": int(step.c)})
        return Message("effect-then", {"effect": scrap, "then": step.then.words()}) if step.then.steps else scrap

    def signs(self, step: Step) -> Signs:
        zones = [Sign(icon, tone="zone") for icon, bit in ZONE_SIGNS.items() if step.a & bit]
        return ((Sign("sr-scrap", str(step.c) if step.c > 1 else ""), *zones), *step.then.signs())

    def worth(self, step: Step) -> i64:
        return 3 if step.a == c.FROM_ROW else SCRAP_WORTH * step.c + step.then.worth() // 2

    def takes_hand_card(self, step: Step) -> bool:
        return step.a & c.FROM_HAND != 0

    def compels(self, step: Step) -> i64:
        return step.a if step.b else 0


@final
class DestroyBase(Effect):
    """Destroy an opposing base without combat (SR-8.2)."""

    def read(self, effect: Entry, reader: Reader) -> Step:
        return Step(self)

    def ask(self, g: StarRealms, seat: i64, step: Step) -> None:
        then(g, call.destroy_base, seat)

    def boss(self, g: StarRealms, step: Step, cost: i64) -> None:
        then(g, call.boss_destroys_base)

    def words(self, step: Step) -> Message:
        return Message("effect-destroy-base")

    def signs(self, step: Step) -> Signs:
        return ((Sign("sr-burst"),),)

    def words_now(self, g: StarRealms, seat: i64, step: Step) -> Message:
        if g.has_boss() and not g.challenge().has_bases:
            return Message("effect-gain-combat", {"n": int(g.challenge().no_base_combat)})
        return Message("effect-destroy-base" if bases_to_destroy(g, seat).count else "effect-destroy-no-base")

    def destroys_base(self) -> bool:
        return True

    def worth(self, step: Step) -> i64:
        return DESTROY_WORTH

    def worth_now(self, g: StarRealms, seat: i64, step: Step) -> i64:
        best: i64 = -1
        bases = bases_to_destroy(g, seat)
        for i in range(bases.count):
            base = bases.get(i)
            best = max(best, g.cards.worth[t.FLEETS.get(g, base // PLACES, base % PLACES)])
        return best

    def appeal(self, g: StarRealms, step: Step) -> i64:
        return 6 if choices.has_open_base(g, t.FOES.items(g, t.BOSS.get(g))) else 0


@final
class ReturnLater(AtOnce):
    """Come back from the scrap heap at the end of the turn (SR-11.14)."""

    def read(self, effect: Entry, reader: Reader) -> Step:
        return Step(self, reader.kind)

    def perform(self, g: StarRealms, owner: i64, step: Step, cost: i64) -> None:
        atoms.return_later(g, owner, step.a)

    def words(self, step: Step) -> Message:
        return Message("effect-return-later")

    def signs(self, step: Step) -> Signs:
        return ((Sign("undo"),),)

    def worth(self, step: Step) -> i64:
        return TOP_WORTH


# -- new cards, and cards on top of the deck (SR-7.3, SR-11.2, SR-11.3, SR-11.9, SR-11.13) -----------------------------
@final
class AcquireFree(Effect):
    """Acquire a card of limited cost for nothing (SR-7.3)."""

    def read(self, effect: Entry, reader: Reader) -> Step:
        return Step(self, effect.whole("max_cost"), effect.one_of("to", ("discard", "deck_top")))

    def ask(self, g: StarRealms, seat: i64, step: Step) -> None:
        then(g, call.acquire_card, seat, step.a, step.b)

    def boss(self, g: StarRealms, step: Step, cost: i64) -> None:
        then(g, call.boss_acquires, step.a)

    def words(self, step: Step) -> Message:
        return Message("effect-acquire-to-top" if step.b else "effect-acquire", {"cost": int(step.a)})

    def signs(self, step: Step) -> Signs:
        limit: Signs = ((Sign("buy", f"≤{step.a}"),),)
        return (*limit, (Sign("sr-top"),)) if step.b else limit

    def worth(self, step: Step) -> i64:
        return 10 * step.a


@final
class TopNextBase(AtOnce):
    """Put the next base acquired this turn on top of the deck (SR-11.13)."""

    def read(self, effect: Entry, reader: Reader) -> Step:
        return Step(self)

    def perform(self, g: StarRealms, owner: i64, step: Step, cost: i64) -> None:
        trade.top_next_base(g, owner)

    def words(self, step: Step) -> Message:
        return Message("effect-top-next-base")

    def signs(self, step: Step) -> Signs:
        return ((Sign("sr-base"), Sign("sr-top")),)

    def worth(self, step: Step) -> i64:
        return TOP_WORTH


@final
class TopBase(Effect):
    """Put a base of the discard pile on top of the deck (SR-11.9)."""

    def read(self, effect: Entry, reader: Reader) -> Step:
        return Step(self)

    def ask(self, g: StarRealms, seat: i64, step: Step) -> None:
        then(g, call.top_base, seat)

    def boss(self, g: StarRealms, step: Step, cost: i64) -> None:
        then(g, call.boss_tops_base)

    def words(self, step: Step) -> Message:
        return Message("effect-top-base")

    def signs(self, step: Step) -> Signs:
        return ((Sign("sr-base"), Sign("sr-top")),)

    def worth(self, step: Step) -> i64:
        return TOP_WORTH

    def worth_now(self, g: StarRealms, seat: i64, step: Step) -> i64:
        best: i64 = -1
        for i in range(t.DISCARDS.size(g, seat)):
            kind = t.DISCARDS.get(g, seat, i)
            if g.cards.base[kind]:
                best = max(best, g.cards.worth[kind] // 2)
        return best

    def appeal(self, g: StarRealms, step: Step) -> i64:
        return 5 if g.challenge().number == MADNESS and t.DISCARDS.has_any(g, t.BOSS.get(g), g.cards.base) else 0


# -- choices and conditions (SR-5.5, SR-11.12) -------------------------------------------------------------------------
@final
class Choose(Effect):
    """Choose one of two effects (SR-5.5)."""

    def read(self, effect: Entry, reader: Reader) -> Step:
        options = effect.fields.get("options")
        if effect.whole("n") != 1 or not isinstance(options, list) or len(options) != 2:
            raise effect.fail("options", "two lists of effects")
        entries = [Entry(effect.where, {"options": option}).entries("options") for option in options]
        first, second = [reader.script(option) for option in entries]
        return Step(self, then=first, other=second)

    def ask(self, g: StarRealms, seat: i64, step: Step) -> None:
        CHOOSE.ask(g, seat, call.perform_chosen, step.then.number, step.other.number)

    def boss(self, g: StarRealms, step: Step, cost: i64) -> None:
        first, second = step.then.steps[0], step.other.steps[0]
        likes_second = second.effect.appeal(g, second) > first.effect.appeal(g, first)
        then(g, call.boss_performs, step.other.number if likes_second else step.then.number, 0, 0)

    def words(self, step: Step) -> Message:
        return Message("effect-choose", {"first": step.then.words(), "second": step.other.words()})

    def words_now(self, g: StarRealms, seat: i64, step: Step) -> Message:
        words = {"first": step.then.words_now(g, seat), "second": step.other.words_now(g, seat)}
        return Message("effect-choose", words)

    def signs(self, step: Step) -> Signs:
        return (*step.then.signs(), (Sign("or"),), *step.other.signs())

    def worth(self, step: Step) -> i64:
        return max(step.then.worth(), step.other.worth()) + 5


@final
class IfBases(Effect):
    """Have an effect with enough bases in play (SR-11.12)."""

    def read(self, effect: Entry, reader: Reader) -> Step:
        bases = effect.entry("cond").whole("own_bases_in_play_at_least", 1)
        return Step(self, bases, then=reader.script(effect.entries("then")))

    def ask(self, g: StarRealms, seat: i64, step: Step) -> None:
        if g.bases(seat) >= step.a:
            then(g, call.perform, seat, step.then.number, 0, 0)

    def boss(self, g: StarRealms, step: Step, cost: i64) -> None:
        if g.bases(t.BOSS.get(g)) >= step.a:
            then(g, call.boss_performs, step.then.number, 0, 0)

    def words(self, step: Step) -> Message:
        return Message("effect-if-bases", {"n": int(step.a), "then": step.then.words()})

    def signs(self, step: Step) -> Signs:
        return ((Sign("sr-base", f"{step.a}:"),), *step.then.signs())

    def decides(self, step: Step) -> bool:
        return step.then.decides()

    def worth(self, step: Step) -> i64:
        return step.then.worth() // 3
