"""The databases of the server's tests serve here too."""

from tests.server.conftest import postgres, postgres_server

__all__ = ["postgres", "postgres_server"]
