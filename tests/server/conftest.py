"""The server's tests: the same chance in every run, and databases (SQLite always, PostgreSQL where it is installed)."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from tests.server.postgres import Cluster, NoPostgres, cluster, create


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the tables of this process alike whenever the test is run: what fails once can be seen again."""
    random.seed(request.node.nodeid)
    keys = random.Random(request.node.nodeid)
    monkeypatch.setattr("cosmodrome.server.hall.opening.token_hex", lambda size: keys.randbytes(size).hex())


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Cluster]:
    """Yield a temporary cluster, or skip and say why."""
    try:
        with cluster() as made:
            yield made
    except NoPostgres as reason:
        pytest.skip(str(reason))


@pytest.fixture
def postgres(postgres_server: Cluster) -> str:
    """Return a fresh database of PostgreSQL."""
    return asyncio.run(create(postgres_server.url, f"t{uuid4().hex}"))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return a fresh database: the test runs once on each kind."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres"))
    return str(tmp_path / "tables.db")
