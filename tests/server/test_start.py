"""A server that cannot start says why, in words and without a traceback."""

import sqlite3
from pathlib import Path

import pytest

from cosmodrome.server.config import CannotServe, Config
from cosmodrome.server.run import run
from cosmodrome.server.storage.migrate import full_url, migrate


def test_an_address_of_another_machine(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match=r"cannot listen at 192\.0\.2\.1:80: .*--host"):
        run(Config(str(tmp_path / "a.db"), host="192.0.2.1", port=80), announce=None)


def test_a_database_of_a_later_release(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    migrate(full_url(str(file)))
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(CannotServe, match=r"made by a later release of Cosmodrome \(schema 9999\)"):
        run(Config(str(file), port=0), announce=None)
