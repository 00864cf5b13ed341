"""Makes the value nets of a game from nothing: ``python -m training star_realms``.

In two steps, which may run on two machines: ``--step play`` needs the games, ``--step fit`` only torch and numpy.
"""

import argparse
import json
from os import cpu_count
from pathlib import Path
from time import monotonic

from training.plans import Plan, plans_of

FORMAT = 1


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--net", action="append", help="only this one; may be given again")
    parser.add_argument("--step", choices=("play", "fit", "both"), default="both")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    parser.add_argument("--scale", type=float, default=1.0, help="so many times as many games")
    parser.add_argument("--work", type=Path, default=Path("build/training"), help="where positions are kept")
    parser.add_argument("--out", type=Path, help="where nets are written; the folder of the game's player if not given")
    chosen = parser.parse_args()
    for plan in plans_of(chosen.game, chosen.scale):
        if not chosen.net or plan.net in chosen.net:
            folder = chosen.work / plan.game / plan.net
            if chosen.step != "fit":
                play_plan(plan, folder, chosen.jobs)
            if chosen.step != "play":
                fit_plan(plan, folder, chosen.out or place_of(plan.game))


def place_of(game: str) -> Path:
    """Return where the nets of a game lie in this checkout."""
    return Path(__file__).parents[1] / "src" / "cosmodrome" / "games" / game / "player" / "nets"


def play_plan(plan: Plan, folder: Path, jobs: int) -> None:
    """Play the games of a plan and write down their positions, with what the net is to be."""
    from cosmodrome.registry import find_game
    from training.play import Harvest, play, write

    game = find_game(plan.game)
    mind = game.mind()
    features = mind.features() if mind is not None else None
    assert features is not None, f"{plan.game} declares no features"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    start, found, played, part = monotonic(), Harvest.empty(), 0, 0
    for games, more in play(plan, jobs):
        found.add(more)
        played += games
        if len(found.features) > 50_000_000 or played == plan.all_games:
            write(folder / f"{part:03}", found)
            found, part = Harvest.empty(), part + 1
            print(f"{plan.game} {plan.net}: {played} games in {monotonic() - start:.0f} s", flush=True)
    about = {
        "format": FORMAT,
        "game": plan.game,
        "net": plan.net,
        "version": plan.version,
        "game_version": game.version,
        "features": features.hash(),
        "layers": [int(features.size), *plan.layers],
        "training": {
            "seed": plan.seed,
            "epochs": plan.epochs,
            "thinking": plan.thinking,
            "play_seconds": round(monotonic() - start, 1),
            "jobs": jobs,
        },
    }
    (folder / "about.json").write_text(json.dumps(about), "utf-8")


def fit_plan(plan: Plan, folder: Path, out: Path) -> None:
    """Fit a net to what was played."""
    from training.fit import make

    about = json.loads((folder / "about.json").read_text("utf-8"))
    make(folder, about, out / f"{plan.net}.net")


if __name__ == "__main__":
    main()
