"""What every ability of every card does, written out from the cards and not from the code.

All abilities are tried in one position.  The player has a Crusher in hand, three Scouts in the deck, a Viper and a
Defense System in the discard pile; the opponent has a Scout and a Viper in hand and a Spike Cluster in play.  Whatever
an ability is not expected to change must stay as it was.
"""

from dataclasses import dataclass
from typing import NamedTuple

import pytest
from tests.games.star_realms.facts import BLOB, CARDS, CULT, EMPIRE, FACTS, FEDERATION, IDS, SHIP
from tests.games.star_realms.table import ROW, Duel

from cosmodrome.games.star_realms.cards import ABILITIES
from cosmodrome.testing import rule


class Step(NamedTuple):
    """A question on the way: its kind, all legal answers, the answer given, and who is asked."""

    question: str
    options: tuple[str, ...]
    answer: str
    seat: int = 0


@dataclass(frozen=True)
class Try:
    """One use of an ability and all that it changes; a pile lists what comes and, with a minus, what goes."""

    card: str
    ability: str
    trade: int = 0
    combat: int = 0
    authority: int = 0
    draws: int = 0
    steps: tuple[Step, ...] = ()
    hand: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    heap: tuple[str, ...] = ()
    top: tuple[str, ...] = ()
    foe_hand: tuple[str, ...] = ()
    foe_discard: tuple[str, ...] = ()
    foe_fleet: tuple[str, ...] = ()
    slot: int = -1  # of the trade row that is filled anew
    fleet: tuple[str, ...] = ()  # other cards in play
    next_bases: int = 0
    returning: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.card}-{self.ability}"


HAND = ("scrap crusher from hand",)
DISCARDED = ("scrap defense_system from discard", "scrap viper from discard")
ROW_SCRAPS = tuple(f"scrap {card}" for card in ROW)
ROW_TAKES = (*(f"take {card}" for card in ROW), "take explorer")
TARGET = Step("target", ("target p1",), "target p1")
FOE_DISCARDS = Step("discard", ("discard scout", "discard viper"), "discard viper", seat=1)
MADE_TO_DISCARD = (TARGET, FOE_DISCARDS)
DISCARDS_CRUSHER = Step("discard", ("discard crusher", "discard scout"), "discard crusher")
DESTROYS = Step("destroy", ("destroy p1 spike_cluster",), "destroy p1 spike_cluster")
MAY_SCRAP_DISCARDED = Step("scrap", ("none", *DISCARDED), "scrap viper from discard")
MAY_SCRAP_ANY = Step("scrap", ("none", *HAND, *DISCARDED), "scrap crusher from hand")


def made_to_discard(card: str, ability: str, combat: int = 0, trade: int = 0, draws: int = 0) -> Try:
    """The opponent discards the Viper."""
    gone, come = ("-viper",), ("viper",)
    steps = MADE_TO_DISCARD
    return Try(card, ability, trade, combat, draws=draws, steps=steps, foe_hand=gone, foe_discard=come)


def draw_then_discard(card: str, ability: str, combat: int = 0, trade: int = 0) -> Try:
    """A card is drawn, then the Crusher discarded."""
    steps = (DISCARDS_CRUSHER,)
    return Try(card, ability, trade, combat, draws=1, steps=steps, hand=("-crusher",), discard=("crusher",))


def choose(answer: str) -> Step:
    """One of two effects."""
    return Step("choose", ("first", "second"), answer)


TRIES = [
    # Blob
    Try("blob_alpha", "primary", combat=10),
    Try("blob_miner", "primary", trade=3, steps=(Step("scrap-row", ("none", *ROW_SCRAPS), "none"),)),
    Try(
        "blob_miner",
        "primary",
        trade=3,
        steps=(Step("scrap-row", ("none", *ROW_SCRAPS), "scrap frontier_hawk"),),
        heap=("frontier_hawk",),
        slot=2,
    ),
    Try("blob_miner", "scrap", combat=2),
    Try("burrower", "primary", combat=5),
    Try("burrower", "ally", draws=1),
    Try(
        "burrower",
        "scrap",
        steps=(Step("acquire", ROW_TAKES, "take stinger"),),
        discard=("stinger",),
        slot=0,
    ),
    Try("crusher", "primary", combat=6),
    Try("crusher", "ally", trade=2),
    Try("hive_queen", "primary", combat=7, draws=1),
    Try("hive_queen", "ally", combat=3),
    Try("hive_queen", "double_ally", combat=3),
    Try("infested_moon", "primary", combat=4),
    Try("infested_moon", "ally", draws=1),
    Try("infested_moon", "double_ally", draws=1),
    Try("moonwurm_hatchling", "primary", trade=3, steps=(choose("first"),)),
    Try(
        "moonwurm_hatchling",
        "primary",
        steps=(choose("second"), DESTROYS),
        foe_fleet=("-spike_cluster",),
        foe_discard=("spike_cluster",),
    ),
    Try("moonwurm_hatchling", "ally", combat=3),
    Try("moonwurm_hatchling", "double_ally", combat=3),
    Try("nesting_ground", "primary", trade=2),
    Try("nesting_ground", "ally", combat=4),
    Try(
        "pulverizer",
        "primary",
        combat=2,
        steps=(Step("scrap-row", ROW_SCRAPS, "scrap cargo_craft"),),
        heap=("cargo_craft",),
        slot=4,
    ),
    Try("pulverizer", "ally", draws=1),
    Try("spike_cluster", "primary", combat=2),
    Try("spike_cluster", "ally", trade=1),
    Try("stinger", "primary", combat=3),
    Try("stinger", "ally", combat=3),
    Try("stinger", "scrap", trade=1),
    Try("swarm_cluster", "primary", combat=5),
    Try("swarm_cluster", "ally", combat=3),
    Try("swarm_cluster", "double_ally", combat=3),
    # Machine Cult
    Try("builder_bot", "primary", trade=1, steps=(MAY_SCRAP_DISCARDED,), discard=("-viper",), heap=("viper",)),
    Try("builder_bot", "primary", trade=1, steps=(MAY_SCRAP_DISCARDED._replace(answer="none"),)),
    Try("builder_bot", "ally", trade=1),
    Try("builder_bot", "scrap", combat=2),
    Try(
        "conversion_yard",
        "primary",
        combat=4,
        steps=(Step("scrap", ("none", *HAND), *HAND),),
        hand=("-crusher",),
        heap=("crusher",),
    ),
    Try("conversion_yard", "primary", steps=(Step("scrap", ("none", *HAND), "none"),)),
    Try("defense_system", "primary", combat=2),
    Try("defense_system", "ally", combat=2),
    Try("destroyer_bot", "primary", combat=5, steps=(MAY_SCRAP_DISCARDED,), discard=("-viper",), heap=("viper",)),
    Try("destroyer_bot", "primary", combat=5, steps=(MAY_SCRAP_DISCARDED._replace(answer="none"),)),
    Try("enforcer_mech", "primary", combat=5, steps=(MAY_SCRAP_ANY,), hand=("-crusher",), heap=("crusher",)),
    Try("enforcer_mech", "primary", combat=5, steps=(MAY_SCRAP_ANY._replace(answer="none"),)),
    Try(
        "enforcer_mech",
        "ally",
        steps=(DESTROYS,),
        foe_fleet=("-spike_cluster",),
        foe_discard=("spike_cluster",),
    ),
    Try("enforcer_mech", "scrap", draws=1),
    Try("integration_port", "primary", trade=1),
    Try(
        "nanobot_swarm",
        "primary",
        combat=5,
        draws=2,
        steps=(
            Step("scrap", ("none", *HAND, "scrap scout from hand", *DISCARDED), "scrap scout from hand"),
            Step("scrap", ("none", *HAND, "scrap scout from hand", *DISCARDED), "scrap viper from discard"),
        ),
        hand=("-scout",),
        discard=("-viper",),
        heap=("scout", "viper"),
    ),
    Try(
        "neural_nexus",
        "primary",
        combat=3,
        steps=(Step("scrap", (*HAND, *DISCARDED), *HAND),),
        hand=("-crusher",),
        heap=("crusher",),
    ),
    Try(
        "neural_nexus",
        "primary",
        combat=4,
        steps=(Step("scrap", (*HAND, *DISCARDED), "scrap defense_system from discard"),),
        discard=("-defense_system",),
        heap=("defense_system",),
    ),
    Try("neural_nexus", "ally", draws=1),
    Try(
        "plasma_bot",
        "primary",
        combat=3,
        steps=(Step("scrap", ("none", *HAND), *HAND),),
        hand=("-crusher",),
        heap=("crusher",),
    ),
    Try("plasma_bot", "primary", combat=3, steps=(Step("scrap", ("none", *HAND), "none"),)),
    Try("plasma_bot", "ally", combat=2),
    Try(
        "reclamation_station",
        "primary",
        steps=(Step("scrap", DISCARDED, "scrap viper from discard"),),
        discard=("-viper",),
        heap=("viper",),
    ),
    Try("reclamation_station", "scrap", combat=3),
    Try("repair_mech", "primary", trade=3, steps=(choose("first"),)),
    Try(
        "repair_mech",
        "primary",
        steps=(choose("second"), Step("top-base", ("top defense_system",), "top defense_system")),
        discard=("-defense_system",),
        top=("defense_system",),
    ),
    Try("repair_mech", "ally", steps=(MAY_SCRAP_ANY,), hand=("-crusher",), heap=("crusher",)),
    Try("repair_mech", "ally", steps=(MAY_SCRAP_ANY._replace(answer="none"),)),
    # Star Empire
    draw_then_discard("captured_outpost", "primary"),
    made_to_discard("cargo_craft", "primary", trade=2),
    Try("cargo_craft", "ally", combat=4),
    draw_then_discard("farm_ship", "primary", trade=3),
    Try("farm_ship", "scrap", combat=4),
    draw_then_discard("frontier_hawk", "primary", combat=3),
    made_to_discard("hammerhead", "primary", combat=3, draws=1),
    draw_then_discard("hammerhead", "ally"),
    Try("imperial_flagship", "primary", combat=7, draws=2),
    Try(
        "imperial_flagship",
        "ally",
        steps=(Step("target", ("target p0", "target p1"), "target p1"), FOE_DISCARDS),
        foe_hand=("-viper",),
        foe_discard=("viper",),
    ),
    Try(
        "imperial_flagship",
        "ally",
        steps=(
            Step("target", ("target p0", "target p1"), "target p0"),
            Step("discard", ("discard crusher",), "discard crusher"),
        ),
        hand=("-crusher",),
        discard=("crusher",),
    ),
    made_to_discard("jamming_terminal", "primary", combat=2),
    made_to_discard("light_cruiser", "primary", combat=4),
    Try("light_cruiser", "ally", combat=2),
    Try("light_cruiser", "double_ally", draws=1),
    Try("orbital_gun_platform", "primary", combat=3),
    Try("orbital_gun_platform", "scrap", trade=3),
    Try("siege_fortress", "primary", combat=5),
    Try("siege_fortress", "ally", combat=4),
    Try(
        "warpgate_cruiser",
        "primary",
        combat=2,
        draws=1,
        steps=(Step("discard-any", ("none", "discard crusher"), "discard crusher"),),
        hand=("-crusher",),
        discard=("crusher",),
    ),
    Try(
        "warpgate_cruiser",
        "primary",
        draws=1,
        steps=(Step("discard-any", ("none", "discard crusher"), "none"),),
    ),
    Try("warpgate_cruiser", "ally", draws=1),
    # Trade Federation
    Try("federation_battleship", "primary", combat=5, authority=5, draws=1),
    Try(
        "federation_battleship",
        "ally",
        steps=(DESTROYS,),
        foe_fleet=("-spike_cluster",),
        foe_discard=("spike_cluster",),
    ),
    Try("federation_battleship", "scrap", authority=10),
    Try("federation_cruiser", "primary", combat=5, authority=4),
    Try("federation_cruiser", "ally", combat=2, authority=2),
    Try("frontier_runner", "primary", trade=2, authority=2),
    Try(
        "gateship",
        "primary",
        steps=(Step("acquire", ROW_TAKES, "take cargo_craft"),),
        top=("cargo_craft",),
        slot=4,
    ),
    Try("gateship", "ally", authority=5),
    Try("ion_station", "primary", trade=2),
    Try("ion_station", "ally", trade=1),
    Try("ion_station", "double_ally", combat=4, authority=4),
    Try("long_hauler", "primary", trade=3),
    Try("long_hauler", "ally", trade=2),
    Try("long_hauler", "scrap", next_bases=1),
    Try("mobile_market", "primary", trade=2),
    Try("mobile_market", "scrap", authority=2, draws=1, returning=("mobile_market",)),
    Try("orbital_shuttle", "primary", trade=3),
    Try("orbital_shuttle", "primary", trade=3, fleet=("integration_port",)),
    Try(
        "orbital_shuttle",
        "primary",
        trade=3,
        authority=4,
        draws=1,
        fleet=("integration_port", "nesting_ground"),
    ),
    Try("outland_station", "primary", trade=1, steps=(choose("first"),)),
    Try("outland_station", "primary", authority=3, steps=(choose("second"),)),
    Try("outland_station", "scrap", draws=1),
    Try("patrol_boat", "primary", combat=4, authority=3),
    Try("patrol_boat", "ally", authority=2),
    Try("transit_nexus", "primary", combat=3, trade=4, authority=5),
    # Without a faction
    Try("scout", "primary", trade=1),
    Try("viper", "primary", combat=1),
    Try("explorer", "primary", trade=2),
    Try("explorer", "scrap", combat=2),
]

ALLIES = {
    BLOB: ("swarm_cluster", "nesting_ground", "infested_moon"),
    CULT: ("integration_port", "integration_port", "conversion_yard"),
    EMPIRE: ("siege_fortress", "orbital_gun_platform", "jamming_terminal"),
    FEDERATION: ("transit_nexus", "outland_station", "ion_station"),
}
NEEDED = {"ally": 1, "double_ally": 2}


def allies(card: str, count: int) -> list[str]:
    """Return other cards of the same faction."""
    return [ally for ally in ALLIES.get(FACTS[card].faction, ()) if ally != card][:count]


def abilities(card: str) -> list[str]:
    """Return the abilities that a card is expected to have, in printed order."""
    tried = {one.ability for one in TRIES if one.card == card}
    return [ability for ability in ("primary", "ally", "double_ally", "scrap") if ability in tried]


@rule("SR-4.2", "SR-4.6", "SR-5.6", "SR-5.12", "SR-6.1")
@pytest.mark.parametrize("card", FACTS)
def test_a_card_has_exactly_the_abilities_tried_here(card: str) -> None:
    """Alone a card can use its scrap ability, a base its primary; with one ally and with two the others come."""
    for count in (0, 1, 2):
        duel = Duel().fleet(0, card, *allies(card, count))
        enough = {
            "primary": FACTS[card].type != SHIP,
            "ally": count >= 1,
            "double_ally": count >= 2,
            "scrap": True,
        }
        expected = [f"use {card} {ability}" for ability in abilities(card) if enough[ability]]
        assert [text for text in duel.options() if text.startswith(f"use {card} ")] == expected


@rule("SR-4.2", "SR-5.2", "SR-5.3", "SR-5.4", "SR-5.5")
@pytest.mark.parametrize("one", TRIES, ids=str)
def test_what_an_ability_does(one: Try) -> None:
    from_hand = one.ability == "primary" and FACTS[one.card].type == SHIP
    duel = Duel(skip_forced=False)
    duel.hand(0, "crusher", *([one.card] if from_hand else []))
    duel.deck(0, "scout", "scout", "scout").discard(0, "viper", "defense_system")
    fleet = [*([] if from_hand else [one.card]), *allies(one.card, NEEDED.get(one.ability, 0)), *one.fleet]
    duel.fleet(0, *fleet).hand(1, "scout", "viper").fleet(1, "spike_cluster").deck(1, "scout")
    cards, explorers, trade_deck = duel.all_cards(), duel.state.explorers, len(duel.state.trade_deck)

    duel.play(f"play {one.card}" if from_hand else f"use {one.card} {one.ability}")
    for step in one.steps:
        assert duel.asked == [step.seat]
        assert duel.question == step.question
        assert duel.options() == list(step.options)
        duel.play(step.answer)

    assert duel.asked == [0]
    assert duel.question == "main"
    assert duel.has(0) == (one.trade, one.combat, 50 + one.authority)
    assert duel.has(1) == (0, 0, 50)
    assert sorted(duel.in_hand(0)) == changed(["crusher", *["scout"] * one.draws], one.hand)
    assert duel.in_deck(0) == ["scout"] * (3 - one.draws)
    assert duel.on_top(0) == list(one.top)
    assert sorted(duel.in_discard(0)) == changed(["viper", "defense_system"], one.discard)
    assert sorted(duel.in_hand(1)) == changed(["scout", "viper"], one.foe_hand)
    assert duel.in_discard(1) == list(one.foe_discard)
    assert duel.in_play(1) == changed(["spike_cluster"], one.foe_fleet)
    assert (duel.in_deck(1), duel.on_top(1)) == (["scout"], [])
    gone = one.ability == "scrap"
    assert duel.in_play(0) == ([*fleet, one.card] if from_hand else fleet[1:] if gone else fleet)
    heap = [one.card] if gone and one.card != "explorer" else []
    assert duel.scrapped() == changed(heap, one.heap)
    assert duel.state.explorers == explorers + (gone and one.card == "explorer")
    assert len(duel.state.trade_deck) == trade_deck - (one.slot >= 0)
    assert [card for i, card in enumerate(duel.in_row()) if i != one.slot] == [
        card for i, card in enumerate(ROW) if i != one.slot
    ]
    assert all(duel.in_row())
    assert duel.state.next_bases == [one.next_bases, 0]
    assert [IDS[kind] for kind in duel.state.returning[0]] == list(one.returning)
    assert duel.all_cards() == cards


def changed(pile: list[str], changes: tuple[str, ...]) -> list[str]:
    """Return a pile in alphabetical order after cards came and, with a minus, went."""
    pile = pile.copy()
    for change in changes:
        if change.startswith("-"):
            pile.remove(change[1:])
        else:
            pile.append(change)
    return sorted(pile)


def test_every_ability_of_the_data_file_is_tried() -> None:
    """So that a card that gets an ability in the data file also gets a test."""
    listed = {
        (card, ability)
        for kind, card in enumerate(IDS)
        for place, ability in enumerate(ABILITIES)
        if CARDS.abilities[4 * kind + place].steps
    }
    assert {(one.card, one.ability) for one in TRIES} == listed
