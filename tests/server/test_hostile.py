"""A flood of hostile messages: the server fails at none of them, and those who play do not notice."""

import asyncio
from collections import Counter
from pathlib import Path

from tests.server.desk import PATIENCE
from tests.server.house import NO_LIMITS, house
from tests.torture.hostile import attack_a_club

MESSAGES = 1_500


def test_hostile_messages_harm_nobody(tmp_path: Path) -> None:
    async def play() -> Counter[str]:
        async with house(tmp_path / "a.db", limits=NO_LIMITS) as (address, server):
            async with asyncio.timeout(PATIENCE):
                counts = await attack_a_club(address, MESSAGES, seed=1)
            assert server.hub.metrics.errors == 0, "the server failed at something"
            assert server.hub.metrics.bad_messages > MESSAGES / 10
            return counts

    counts = asyncio.run(play())
    assert counts["sent"] >= MESSAGES
    assert counts["error"] > MESSAGES / 10
    assert counts["answers"] > 0, "people played meanwhile"
