"""Features: each has a number of its own, amounts add up, and nothing is left of the position before."""

import pytest

from cosmodrome.kernel.answering.features import FeatureSet


def declared() -> FeatureSet:
    features = FeatureSet()
    features.common("turn", 3)
    features.each("cards", 4, 2)
    features.close()
    return features


def test_every_feature_has_a_name_of_its_own() -> None:
    features = declared()
    assert features.size == 3 + 2 * 4
    names = [features.name_of(feature) for feature in range(features.size)]
    assert len(set(names)) == features.size
    assert names[0] == "turn[0][0]"
    assert names[3 + 4 + 1] == "cards[1][1]"
    with pytest.raises(ValueError, match="there is no feature 11"):
        features.name_of(11)


def test_amounts_add_up_and_what_is_nothing_is_not_told() -> None:
    features = declared()
    cards, position = features.groups[1], features.position
    cards.add(position, 1, 2, 5)
    cards.add(position, 0, 0, 1)
    cards.add(position, 1, 2, -2)
    cards.add(position, 0, 3, 4)
    cards.add(position, 0, 3, -4)
    assert position.pairs() == [(3, 1), (3 + 4 + 2, 3)]


def test_a_cleared_position_is_as_good_as_new() -> None:
    features = declared()
    cards, position = features.groups[1], features.position
    cards.add(position, 0, 1, 7)
    position.clear()
    assert position.pairs() == []
    cards.add(position, 0, 1, 2)
    assert position.pairs() == [(4, 2)]


def test_what_was_not_declared_is_not_told() -> None:
    features = declared()
    turn, position = features.groups[0], features.position
    turn.mark(position, 3)
    turn.mark(position, -1)
    assert position.pairs() == []


@pytest.mark.parametrize(("value", "rungs"), [(-4, 0), (0, 0), (4, 0), (5, 1), (14, 2), (15, 3), (400, 3)])
def test_a_ladder_has_a_rung_for_each_full_step(value: int, rungs: int) -> None:
    features = declared()
    features.groups[0].climb(features.position, 0, value, 5)
    assert features.position.pairs() == [(rung, 1) for rung in range(rungs)]


def test_the_hash_knows_names_and_sizes() -> None:
    renamed, resized = FeatureSet(), FeatureSet()
    renamed.common("turn", 3)
    renamed.each("tiles", 4, 2)
    resized.common("turn", 3)
    resized.each("cards", 4, 3)
    assert len({declared().hash(), renamed.hash(), resized.hash()}) == 3
    assert declared().hash() == declared().hash()
