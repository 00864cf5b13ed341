"""The catalogue: everything in the box that has something to read, as the data have it."""

import pytest

from cosmodrome.kernel.view import message_from
from cosmodrome.registry import find_game, game_ids
from cosmodrome.server.web.words import catalogue_of
from cosmodrome.translate import LANGUAGES, game_translator


@pytest.mark.parametrize("game", game_ids())
def test_the_catalogue_has_what_the_game_tells_of_each_component(game: str) -> None:
    found = find_game(game)
    seats = found.seat_counts()[0]
    catalogue = catalogue_of(game, seats)
    assert catalogue.hash == found.data_hash()
    written_on = [id for id in found.names if found.reading(id, seats) is not None]
    assert [one.id for one in catalogue.components] == written_on
    for language in LANGUAGES:
        say = game_translator(language, found)
        for one in catalogue.components:
            assert say(message_from(one.kind))
            assert one.figures or one.parts, f"nothing stands on {one.id}"
            assert one.source, f"nobody knows where {one.id} comes from"


def test_an_ability_is_told_in_words_and_drawn_by_signs() -> None:
    cards = {one.id: one for one in catalogue_of("star_realms", 2).components}
    primary, ally, about = cards["blob_miner"].parts[0], cards["crusher"].parts[1], cards["crusher"].parts[-1]
    assert (primary.signs[0].icon, primary.signs[0].text) == ("trade", "3")
    assert ally.mark is not None
    assert ally.mark.icon == "f-blob"
    assert (about.detail, about.title) == (True, None)


def test_cells_for_cubes_follow_the_number_of_players() -> None:
    two, five = catalogue_of("space_base", 2).components, catalogue_of("space_base", 5).components
    assert any(one.parts != other.parts for one, other in zip(two, five, strict=True))
