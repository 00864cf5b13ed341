"""The effects by the names that data give them, and what reads them."""

from typing import Final

from cosmodrome.games.star_realms.cards import NOTHING, Cards, Effect, Reader, Script, Step
from cosmodrome.games.star_realms.effects import basic, cards
from cosmodrome.kernel.files.data import Entry

EFFECTS: Final[dict[str, Effect]] = {
    effect.op: effect
    for effect in (
        basic.GAIN,
        basic.Draw("draw", asks=False),
        basic.Discard("discard"),
        basic.DiscardAny("discard_any"),
        cards.ScrapCards("scrap"),
        cards.DestroyBase("destroy_base"),
        cards.Choose("choose"),
        cards.IfBases("if"),
        cards.AcquireFree("acquire_free"),
        cards.TopNextBase("redirect_next_acquire"),
        cards.TopBase("move"),
        cards.ReturnLater("return_from_scrap_heap"),
    )
}


class CardReader(Reader):
    """Reads the abilities of one card into a data set."""

    def __init__(self, data: Cards, kind: int, effects: dict[str, Effect]) -> None:
        super().__init__(kind)
        self.data: Final = data
        self.effects: Final = effects

    def script(self, effects: list[Entry]) -> Script:
        steps = [self.step(effect) for effect in effects]
        if not steps:
            return NOTHING
        script = Script(len(self.data.scripts), steps)
        self.data.scripts.append(script)
        return script

    def step(self, effect: Entry) -> Step:
        """Return one effect with its figures."""
        found = self.effects.get(effect.text("op"))
        if found is None:
            raise effect.fail("op", "a known effect of a card")
        return found.read(effect, self)
