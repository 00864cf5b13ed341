"""Writes down the spaces of all games, what is new behind what was published before: part of ``make generate``.

python -m cosmodrome.research.publish
"""

from cosmodrome.kernel.declared import DeclaredGame
from cosmodrome.registry import games
from cosmodrome.research.actions import blocks_of
from cosmodrome.research.published import Published, path_of, read_published, text_of
from cosmodrome.research.table import shapes_of


def main() -> None:
    """Write the file of each game of which something is new."""
    for game in games().values():
        if isinstance(game, DeclaredGame):
            before = read_published(game)
            text = text_of(Published(blocks_of(game, before.actions), shapes_of(game, before.table)))
            path = path_of(game)
            if not path.exists() or path.read_text("utf-8") != text:
                path.write_text(text, "utf-8")
                print(f"wrote {path}")


if __name__ == "__main__":
    main()
