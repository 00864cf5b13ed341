"""Sessions, recovery codes, e-mail, and what deleting an account needs."""

import time
from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"
OLD_COOKIE_DAYS: Final = 180  # so long a cookie of 0.1.0 can be exchanged for a session
WORDS: Final = sa.text("kind IN ('sit', 'chat')")


def upgrade() -> None:
    """Add the tables, and let those who are known by a cookie of 0.1.0 come in with it for a while."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("browser", sa.String(32), nullable=False),
        sa.Column("system", sa.String(32), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("hash", name="uq_sessions_hash"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_seen_at", "sessions", ["seen_at"])
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
    )
    op.create_table(
        "spent",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "deletions",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.add_column("people", sa.Column("email", sa.String(254)))
    op.add_column("people", sa.Column("old_cookie_until", sa.BigInteger))
    op.add_column("records", sa.Column("promise", sa.String(64)))
    op.create_index("ix_people_email", "people", ["email"])
    op.create_index("ix_records_promise", "records", ["promise"])
    op.create_index("ix_entries_words", "entries", ["person"], sqlite_where=WORDS, postgresql_where=WORDS)
    until = int(time.time() + OLD_COOKIE_DAYS * 86_400) * 1000
    op.execute(sa.text(f"UPDATE people SET old_cookie_until = {until}"))
