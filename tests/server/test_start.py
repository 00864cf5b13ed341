"""A server that cannot start says why, in words and without a traceback."""

import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.desk import PATIENCE
from tests.server.house import SERVE

from cosmodrome.server.config import BadSetting, CannotStart, Config, config_from_environment
from cosmodrome.server.migrate import migrate
from cosmodrome.server.run import run
from cosmodrome.server.store import full_url, shown_url


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotStart, match=rf"cannot listen at 127\.0\.0\.1 port {port}: .*in use"):
            run(Config(str(tmp_path / "a.db"), port=port), announce=False)


def test_an_address_of_another_machine(tmp_path: Path) -> None:
    with pytest.raises(CannotStart, match=r"cannot listen at 192\.0\.2\.1 port 80"):
        run(Config(str(tmp_path / "a.db"), host="192.0.2.1", port=80), announce=False)


def test_a_database_of_a_later_release(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    migrate(full_url(str(file)))
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(CannotStart, match=r"made by a later release .*its schema is 9999, known here are 0001"):
        run(Config(str(file)), announce=False)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    file.write_text("a letter to my grandmother, which is much longer than the head of a database")
    with pytest.raises(CannotStart, match="not a database"):
        run(Config(str(file)), announce=False)


@pytest.mark.parametrize("database", ["mysql://user:secret@host/tables", "postgresql://user:secret@127.0.0.1:1/tables"])
def test_a_database_that_cannot_be_reached_and_whose_password_stays_a_secret(database: str) -> None:
    with pytest.raises(CannotStart, match="cannot be opened") as failed:
        run(Config(database), announce=False)
    assert "secret" not in str(failed.value)
    assert shown_url(database) in str(failed.value)


def test_bad_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, bad in (
        ("COSMODROME_BOT_WORKERS", "0"),
        ("COSMODROME_BOT_PAUSE", "soon"),
        ("COSMODROME_BOT_PAUSE", "nan"),
    ):
        with monkeypatch.context() as patch:
            patch.setenv(name, bad)
            with pytest.raises(BadSetting, match=name):
                config_from_environment("a.db", "127.0.0.1", 0)


def test_the_command_says_it_in_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SERVE, "--port", "0", "--db", str(tmp_path), "--no-browser"]
    done = subprocess.run(command, env=os.environ, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith(f"cosmodrome: the database {tmp_path} cannot be opened: ")
    assert done.stderr.count("\n") == 1
