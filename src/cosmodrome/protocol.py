"""Every message between a client and the server, in one place: both sides and the documents are made from this.

Only what an account needs stands apart, in ``protocol_account``: whoever plays can do without.

On the socket each message is one JSON object with a field ``type``; docs/protocol.md tells how they follow each other.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

PROTOCOL: Final = 2  # grows when an old client would misunderstand a message

Json = dict[str, Any]
Pace = Literal["live", "slow"]
Status = Literal["open", "starting", "playing", "over", "closed"]
Language = Literal["en", "ru"]

Name = Annotated[str, Meta(min_length=1, max_length=32)]
Title = Annotated[str, Meta(max_length=60)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Key = Annotated[str, Meta(max_length=64, pattern="^[!-~]*$")]
Id = Annotated[str, Meta(max_length=64, pattern="^[!-~]*$")]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
AnswerInt = Annotated[int, Meta(ge=0, lt=1 << 62)]


# --- what a client sends on the socket --------------------------------------------------------------------------------


class Watch(Struct, tag="watch", forbid_unknown_fields=True):
    """Follow a table; ``after`` is the number of the last line that the client has."""

    table: Id
    after: Annotated[int, Meta(ge=0)] = 0
    invite: Id = ""


class Unwatch(Struct, tag="unwatch", forbid_unknown_fields=True):
    """Follow a table no longer."""

    table: Id


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Answer the question that the line of that number opened; the same key never counts twice."""

    table: Id
    answer: AnswerInt
    key: Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]*$")]
    asked_at: Annotated[int, Meta(ge=0)] = 0
    question: int = 0  # what protocol 1 sent instead, a number that can come again: such an answer is refused


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """Take a seat, or take the own seat back from its bot."""

    table: Id
    seat: SeatNumber
    key: Key = ""


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Stand up; after the start a bot goes on for the seat until its person comes back."""

    table: Id
    key: Key = ""


class SetBot(Struct, tag="bot", forbid_unknown_fields=True):
    """Give a seat to a bot, or with no name take the bot away."""

    table: Id
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=32)]
    key: Key = ""


class Start(Struct, tag="start", forbid_unknown_fields=True):
    """Begin to play; empty seats are given to bots of that name."""

    table: Id
    bot: Annotated[str, Meta(max_length=32)] = ""
    key: Key = ""


class Promise(Struct, tag="promise", forbid_unknown_fields=True):
    """Promise a random part of the key of chance by its hash (BLAKE2b, 32 bytes): then nobody can choose the key."""

    table: Id
    hash: Hex
    key: Key = ""


class Show(Struct, tag="show", forbid_unknown_fields=True):
    """Show the promised part of the key, when the server asks for it."""

    table: Id
    part: Hex
    key: Key = ""


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take the own last answer back; where somebody has learned something since, ask the others."""

    table: Id
    key: Key = ""


class Vote(Struct, tag="vote", forbid_unknown_fields=True):
    """Agree or not that somebody's answer is taken back."""

    table: Id
    agree: bool
    key: Key = ""


class Chat(Struct, tag="chat", forbid_unknown_fields=True):
    """Say something to everybody at the table."""

    table: Id
    text: ChatText
    key: Key = ""


class Order(Struct, tag="order", forbid_unknown_fields=True):
    """Order beforehand, or no longer, how the next question of that name is answered for the own seat."""

    table: Id
    question: Id
    on: bool
    key: Key = ""


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """Ask what a bot would answer, from what the own seat can know; only where the table has a coach."""

    table: Id
    bot: Annotated[str, Meta(max_length=32)] = ""


class AskWhy(Struct, tag="why", forbid_unknown_fields=True):
    """Ask why an answer of the own seat is legal or refused."""

    table: Id
    answer: AnswerInt


class AskPreview(Struct, tag="preview", forbid_unknown_fields=True):
    """Ask what an answer of the own seat would lead to."""

    table: Id
    answer: AnswerInt


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Ask for a sign of life."""


Wish = AskHint | AskWhy | AskPreview  # to know something; nothing changes by it
Said = Answer | Sit | Leave | SetBot | Start | Promise | Show | Undo | Vote | Chat | Order  # becomes a line
FromClient = Watch | Unwatch | Said | Wish | Ping


# --- what both parts speak of -----------------------------------------------------------------------------------------


class SeatInfo(Struct):
    """Who holds a seat: a person, a bot, or a bot for a person who is away."""

    seat: int
    person: str = ""
    name: str = ""
    bot: str = ""


class TableInfo(Struct):
    """A table as everybody may see it."""

    id: str
    game: str
    version: int
    mode: str
    options: dict[str, int]
    seats: list[SeatInfo]
    pace: Pace
    answer_seconds: int
    public: bool
    title: str
    host: str
    status: Status
    created_at: int
    number: int  # of the last line
    key_hash: str  # the hash of the key of chance, published before the first roll
    key: str = ""  # the key itself, published when the match is over
    invite: str = ""  # only for those who sit here and the host
    ask_everything: bool = False  # also where nothing hangs on the answer
    coach: bool = False  # everybody here may ask for hints
    lesson: bool = False  # a guided first game, which counts for nobody


class Told(Struct, omit_defaults=True):
    """An event: its name and values for whoever draws it, a message for whoever reads it, and the rule behind it."""

    event: str
    args: list[int]
    values: Json  # by name
    say: Json
    rule: str = ""
    quiet: bool = False  # it follows from others and is not worth a line of the log


class Given(Struct):
    """An answer that was given for a seat because nothing hung on it, or as almost everybody would: in words."""

    prompt: Json
    answer: Json


class Line(Struct, omit_defaults=True):
    """One numbered line of what happened at a table, as one seat may see it."""

    number: int
    at: int  # milliseconds since 1970
    kind: str
    seat: int = -3
    person: str = ""
    text: str = ""
    value: int = 0
    events: list[Told] = []
    given: Given | None = None  # only for the seat that was spared the question


# --- what the server sends on the socket ------------------------------------------------------------------------------


class Welcome(Struct, tag="welcome"):
    """The first message: who the client is."""

    person: str
    name: str
    protocol: int
    time: int


class Proposal(Struct):
    """Somebody asks to go back; these seats still have to agree."""

    seat: int
    inputs: int
    waiting: list[int]
    until: int  # consent that has not come by then is refused


class PartsInfo(Struct):
    """The parts of the key that people bring: the server's promise, and which seats have promised and shown theirs."""

    server: str
    restarts: int  # how often parts did not come in time, so that all began anew
    promises: dict[int, str]  # hashes by seat
    shown: dict[int, str]  # parts by seat
    unpromised: list[int]  # asked to promise anew
    unshown: list[int]  # still missing; after the start: left out
    show: bool  # those who promised are to show their parts now
    until: int  # when what is missing has to be there


class Clock(Struct):
    """When CLOCK will answer by itself: the name of the timer and the moment."""

    timer: int
    at: int


class Page(Struct):
    """One thing that the guide of a first game says; its message has an attribute ``title``."""

    say: Json
    spots: list[str]  # places of the board to look at
    rules: list[str]


class Lesson(Struct):
    """Where a guided first game stands: what is said, and which answers lead on."""

    step: int  # from 0; as many as there are steps when the script is over
    steps: int
    pages: list[Page]  # to be read in order; the last one says what to do
    answers: list[int]  # none while others answer, or when everybody plays freely


class Sync(Struct, tag="sync", omit_defaults=True):
    """All that a client needs to show a table: the lines it missed and what its seat sees now."""

    table: TableInfo
    seat: int
    number: int
    lines: list[Line]
    view: Json | None
    asked_at: int = 0  # what the own answer must carry: the number of the line that opened the question
    can_undo: bool = False
    orders: dict[str, bool] = {}  # what the own seat may order beforehand now, by question, and whether it has
    proposal: Proposal | None = None
    clock: Clock | None = None
    parts: PartsInfo | None = None  # where anybody brings a part of the key
    deadlines: dict[int, int] = {}  # when a bot will stand in, by asked seat
    here: list[str] = []  # persons who are connected
    lesson: Lesson | None = None  # for the learner of a guided first game
    left_out: int = 0  # of the lines up to this number some are missing; they can be asked for by HTTP
    bot_budget: int = 100  # percent of their usual effort that bots make now: less where many tables want them at once


class Update(Struct, tag="update", omit_defaults=True):
    """One line more; ``view`` is there when the match went on, ``info`` when seats or status changed."""

    table: str
    line: Line
    key: str = ""  # of the receiver's own message that made this line
    view: Json | None = None
    asked_at: int = 0
    can_undo: bool = False
    orders: dict[str, bool] = {}
    proposal: Proposal | None = None
    clock: Clock | None = None
    deadlines: dict[int, int] = {}
    info: TableInfo | None = None
    parts: PartsInfo | None = None  # there with ``info``
    bot_budget: int = 100
    lesson: Lesson | None = None


class Accepted(Struct, tag="accepted"):
    """This message had been accepted before, as that line."""

    table: str
    key: str
    number: int


class Refused(Struct, tag="refused"):
    """A message that changed nothing, and why: the rule and words for it."""

    table: str
    key: str
    rule: str
    say: Json


class OptionChance(Struct):
    """How likely a seat is to win after an answer, as far as it can know."""

    answer: int
    chance: float  # from 0 to 1
    gain: float  # beside the answer that is advised
    sure: bool  # surely better or worse than that


class Hint(Struct, tag="hint", omit_defaults=True):
    """What a bot would answer; its option where the question lists options, and what the answers are worth."""

    table: str
    question: int
    answer: int
    bot: str
    option: Json | None
    chances: list[OptionChance] = []  # the best first; none where the bot does not think ahead
    worlds: int = 0  # in which they were compared


class Why(Struct, tag="why"):
    """The rule behind an answer: of its option, or of its refusal."""

    table: str
    answer: int
    legal: bool
    rule: str
    say: Json


class Preview(Struct, tag="preview"):
    """What the own seat would see after an answer; nothing where somebody would learn something by it."""

    table: str
    question: int
    answer: int
    events: list[Told]
    view: Json | None


class Presence(Struct, tag="presence"):
    """Who is connected to a table now."""

    table: str
    here: list[str]


class Reminder(Struct, tag="reminder"):
    """A table waits for this person's answer."""

    table: str
    title: str
    due_at: int


class Problem(Struct, tag="error"):
    """A message that could not be understood or was one too many, or a table that cannot be shown."""

    code: str
    text: str
    say: Json | None = None  # the same as a message, where people are to read it


class Pong(Struct, tag="pong"):
    """A sign of life."""

    time: int


FromServer = Welcome | Sync | Update | Accepted | Refused | Hint | Why | Preview | Presence | Reminder | Problem | Pong


# --- bodies of the HTTP part ------------------------------------------------------------------------------------------


class Me(Struct):
    """The person behind the cookie."""

    id: str
    name: str
    language: Language
    login: str = ""
    passkeys: int = 0
    push_key: str = ""  # the server's public key for web push, where it has one
    has_password: bool = False
    email: str = ""  # confirmed
    recovery_codes: int = 0  # not used yet
    mail: bool = False  # the host has set letters up


class ChangeMe(Struct, forbid_unknown_fields=True):
    """A new display name or language."""

    name: Name | None = None
    language: Language | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Id
    mode: Id = ""
    seats: Annotated[int, Meta(ge=1, le=32)] = 2
    options: dict[str, int] = {}
    pace: Pace = "live"
    answer_seconds: Annotated[int, Meta(ge=10, le=30 * 86400)] | None = None
    public: bool = True
    ask_everything: bool = False  # also where nothing hangs on the answer
    coach: bool = False  # whoever plays here may ask for hints
    title: Title = ""
    bots: dict[SeatNumber, Annotated[str, Meta(max_length=32)]] = {}  # by seat, as JSON a text


class Learn(Struct, forbid_unknown_fields=True):
    """A guided first game: the one that was begun goes on, unless it is wished for anew."""

    anew: bool = False


class Join(Struct, forbid_unknown_fields=True):
    """An invitation to a club that is for members only."""

    invitation: Annotated[str, Meta(min_length=1, max_length=64)]


class Report(Struct, forbid_unknown_fields=True):
    """What the club's host should know about a person at a table, or about a line of its chat."""

    person: Id
    text: Annotated[str, Meta(max_length=500)] = ""
    line: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0


class Tables(Struct):
    """Several tables."""

    tables: list[TableInfo]


class Lines(Struct):
    """Some lines of a table's log, without gaps."""

    lines: list[Line]


class Games(Struct):
    """The games and bots on offer; ``broken`` are those that cannot be loaded, with the reason."""

    games: list[Json]
    bots: list[str]
    broken: dict[str, str]


class PushSubscription(Struct):
    """A browser's address for web push."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: dict[str, Annotated[str, Meta(max_length=200)]]


class RecordInfo(Struct):
    """A finished or uploaded record."""

    id: str
    game: str
    version: int
    mode: str
    seats: int
    inputs: int
    over: bool
    result: Json | None


class Ending(Struct):
    """A match of earlier rules than the server has: which release plays it, and who has not agreed to end it."""

    game: str
    version: int
    release: str
    over: bool
    mine: bool  # the own consent is missing
    waiting: list[str]  # names


class Moment(Struct):
    """A record after so many inputs, as one seat saw it."""

    inputs: int
    seat: int  # who gave the last of them
    events: list[Told]
    view: Json


class Moments(Struct):
    """A stretch of a record."""

    total: int
    moments: list[Moment]


class PlayOn(Struct, forbid_unknown_fields=True):
    """A new table that goes on from a moment of a record."""

    inputs: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=32)] = ""


class Verdict(Struct):
    """Whether a record replays exactly and its key has the hash that it names; fair is for those to say who saw it."""

    consistent: bool
    text: str
    game: str = ""
    inputs: int = 0
    key_hash: str = ""


class RuleText(Struct):
    """A numbered rule in words, and the heading that it stands under."""

    id: str
    text: str
    section: str


class RuleTexts(Struct):
    """All numbered rules of a game in one language, in the order of its rulebook."""

    rules: list[RuleText]


class Words(Struct):
    """All messages of a game in one language (Fluent), the frame's among them, and the names of its components."""

    messages: str
    names: dict[str, dict[str, str]]


class Sheet(Struct):
    """What a screen needs to draw the components of a game, by id; the hash is that of the data they come from."""

    hash: str
    components: dict[str, Json]


class Sign(Struct):
    """A figure as it is drawn: an icon with a number or a short text, and what it is coloured as."""

    icon: str
    text: str
    tone: str


class Part(Struct):
    """Some of what is written on a component: its words are messages, its signs draw the same."""

    title: Json | None
    words: list[Json]
    detail: bool  # what can be left out where there is little room
    mark: Sign | None  # drawn with the title
    signs: list[Sign]


class Reading(Struct):
    """All that can be read on a component: what it is, figures, what it does, rules, where its figures come from."""

    id: str
    kind: Json
    figures: list[Json]
    parts: list[Part]
    rules: list[str]
    source: str


class Catalogue(Struct):
    """Everything in the box of a game that has something to read, in the order of its data, which have this hash."""

    hash: str
    components: list[Reading]


class ToSay(Struct, forbid_unknown_fields=True):
    """Messages to be put into words, and a view to be drawn as text, for clients that cannot do it themselves."""

    game: Id
    language: Language
    seats: list[Annotated[str, Meta(max_length=64)]] = []
    messages: Annotated[list[Json], Meta(max_length=500)] = []
    view: Json | None = None


class InWords(Struct):
    """The messages in words, and the drawing line by line."""

    texts: list[str]
    drawing: list[str]


class Failure(Struct):
    """Why a request was refused."""

    code: str
    text: str
    say: Json | None = None  # the same as a message, where there is one
