"""The effects of Border Watch, an expansion for the tests: docs/extend.md goes through it step by step."""

from cosmodrome.games.star_realms.atoms import cards as atoms
from cosmodrome.games.star_realms.cards import Step
from cosmodrome.games.star_realms.effects.added import NewEffect
from cosmodrome.games.star_realms.table import StarRealms


def muster(g: StarRealms, owner: int, step: Step) -> None:
    """Gain combat for each own base in play."""
    bases = g.bases(owner)
    if bases:
        atoms.gain_combat(g, owner, step.a * bases)


EFFECTS = [
    NewEffect(
        "muster",
        fields=("n",),
        perform=muster,
        en="+{ $n } combat for each of your bases",
        ru="""{ $n ->
            [one] +{ $n } очко боя за каждую вашу базу
            [few] +{ $n } очка боя за каждую вашу базу
           *[many] +{ $n } очков боя за каждую вашу базу
        }""",
        signs=(("combat", "{n}×"), ("sr-base", "")),
        worth=lambda step: 10 * int(step.a),
        worth_now=lambda g, seat, step: 10 * int(step.a) * int(g.bases(seat)),
    )
]
