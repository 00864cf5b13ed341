"""The printed figures of every card: quantity, faction, cost, type and defense."""

import pytest
from tests.games.star_realms.facts import (
    BASE,
    COST,
    DEFENSE,
    FACTION,
    FACTS,
    IDS,
    IS_BASE,
    IS_OUTPOST,
    KIND,
    OUTPOST,
    QUANTITY,
    SHIP,
)
from tests.games.star_realms.table import Duel

from cosmodrome.games.star_realms import GAME
from cosmodrome.games.star_realms.cards import FACTIONS
from cosmodrome.testing import rule


def test_there_are_45_trade_cards_and_three_others() -> None:
    assert list(FACTS) == IDS
    assert sum(facts.quantity for facts in FACTS.values() if facts.faction) == 80


@rule("SR-1.2", "SR-1.5")
@pytest.mark.parametrize("card", FACTS)
def test_printed_figures(card: str) -> None:
    kind, facts = KIND[card], FACTS[card]
    assert QUANTITY[kind] == facts.quantity
    assert (FACTIONS[FACTION[kind]] if FACTION[kind] >= 0 else "") == facts.faction
    assert COST[kind] == facts.cost
    assert (IS_BASE[kind], IS_OUTPOST[kind]) == (facts.type != SHIP, facts.type == OUTPOST)
    assert DEFENSE[kind] == facts.defense
    assert all(GAME.names[card].get(language) for language in ("en", "ru"))


@rule("SR-7.1")
@pytest.mark.parametrize("card", [card for card, facts in FACTS.items() if facts.faction])
def test_every_card_can_be_bought_for_its_cost_and_not_for_less(card: str) -> None:
    cost = FACTS[card].cost
    duel = Duel().row(card).pools(0, trade=cost - 1)
    assert not duel.can(f"buy {card}")
    duel.pools(0, trade=cost).play(f"buy {card}")
    assert (duel.has(0).trade, duel.in_discard(0)) == (0, [card])


@rule("SR-4.7", "SR-8.1")
@pytest.mark.parametrize("card", [card for card, facts in FACTS.items() if facts.defense])
def test_every_base_is_destroyed_with_its_defense_and_not_with_less(card: str) -> None:
    defense = FACTS[card].defense
    duel = Duel().fleet(1, card).pools(0, combat=defense - 1)
    assert not duel.can(f"attack p1 {card}")
    assert duel.can("attack p1") == (FACTS[card].type == BASE)
    duel.pools(0, combat=defense).play(f"attack p1 {card}")
    assert (duel.has(0).combat, duel.in_play(1), duel.in_discard(1)) == (0, [], [card])
