"""The tables of the database.  The entries are the save; everything else about a match can be made from them."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)

# Moments are milliseconds since 1970.  Names of constraints are fixed, so that migrations can speak of them.
metadata: Final = MetaData(
    naming_convention={"ix": "ix_%(column_0_label)s", "uq": "uq_%(table_name)s_%(column_0_name)s"}
)

people: Final = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", String(200)),
    Column("created_at", BigInteger, nullable=False),
    Column("email", String(254), index=True),  # only when its link was opened
    Column("old_cookie_until", BigInteger),  # until then a cookie of 0.1.0 is exchanged for a session
    Column("invitation", String(16)),  # the one with which the person came
    Index("uq_people_invitation", "invitation", unique=True),  # each counts once
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),  # stays when the secret changes; nobody gets in with it
    Column("hash", String(64), nullable=False, unique=True),  # of the secret in the cookie
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("browser", String(32), nullable=False),
    Column("system", String(32), nullable=False),
    Column("created_at", BigInteger, nullable=False),  # when somebody last logged in with it
    Column("seen_at", BigInteger, nullable=False, index=True),
)

recovery_codes: Final = Table(
    "recovery_codes",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("hash", String(64), primary_key=True),
)

spent: Final = Table(  # what counts once and has been used: recovery codes, links in letters
    "spent",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

deletions: Final = Table(  # people who have gone and whose words may still stand somewhere
    "deletions",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", String(400), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

pushes: Final = Table(
    "pushes",
    metadata,
    Column("endpoint", String(1000), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("keys", Text, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("invite", String(32), nullable=False),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("mode", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("answer_seconds", Integer, nullable=False),
    Column("part_seconds", Integer, nullable=False, server_default="0"),  # 0: as long as for an answer
    Column("ask_everything", Boolean, nullable=False, server_default=text("true")),  # as earlier releases did
    Column("coach", Boolean, nullable=False, server_default=text("true")),  # hints, as earlier releases gave them
    Column("public", Boolean, nullable=False),
    Column("title", String(100), nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("key", String(64), nullable=False),  # the secret of chance
    Column("opening", Text, nullable=False),  # what was played before: rolls and inputs of another record, or nothing
    Column("created_at", BigInteger, nullable=False),
    # Copies of what the entries say, for lists of tables and for waking them.
    Column("status", String(8), nullable=False),
    Column("seated", Text, nullable=False),
    Column("due_at", BigInteger),
    Column("changed_at", BigInteger, nullable=False),
    Index("ix_tables_status_due", "status", "due_at"),
    Index("ix_tables_status_changed", "status", "changed_at"),
)

WORDS: Final = text("kind IN ('sit', 'chat')")  # the kinds of entries that hold what people wrote

entries: Final = Table(
    "entries",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", BigInteger, nullable=False),
    Column("person", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(64), nullable=False),
    Index("ix_entries_words", "person", sqlite_where=WORDS, postgresql_where=WORDS),
)

analyses: Final = Table(  # of finished matches, as they are told
    "analyses",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

sitters: Final = Table(  # who ever sat where, for a person's history
    "sitters",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
)

records: Final = Table(  # uploaded ones; those of finished matches are made from their entries
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("promise", String(64), index=True),  # the first hash of its chance, by which the match is known here
)

sanctions: Final = Table(  # who may not come in (ban), speak (mute) or be at a table (kick), as the club's host decided
    "sanctions",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("table", String(32), primary_key=True),  # nothing for the whole club
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),  # nothing for ever
    Column("reason", String(200), nullable=False),
)

invitations: Final = Table(  # to a club that is for members only; one that was used is named in people
    "invitations",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),  # of the secret in the link
    Column("note", String(100), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

reports: Final = Table(  # what players told the club's host about each other
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("by", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("about", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("table", String(32), nullable=False),  # may be gone when the report is read
    Column("line", Integer, nullable=False),  # of its chat, or 0
    Column("quote", Text, nullable=False),  # what was said there
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled_at", BigInteger),
)

notices: Final = Table(  # from the command line to a server on SQLite, which has no other way to hear of it
    "notices",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("text", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_autoincrement=True,  # numbers never come again
)

processes: Final = Table(  # the servers that run on this database
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("release", String(32), nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("sockets", Integer, nullable=False),
    Column("tables", Integer, nullable=False),
)

sockets: Final = Table(  # the open ones of a club with several servers, so that its limits hold for all of them
    "sockets",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("process", String(16), nullable=False, index=True),
    Column("person", String(32), nullable=False, index=True),
    Column("address", String(32), nullable=False, index=True),  # a keyed hash: nobody can read where it was
)

allowances: Final = Table(  # how much somebody may still do, in a club with several servers
    "allowances",
    metadata,
    Column("name", String(64), primary_key=True),  # what, and a keyed hash of who
    Column("level", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
)

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
