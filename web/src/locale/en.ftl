### What only the browser says; everything that a terminal says too is in src/cosmodrome/locale.

## Connection and problems

connecting = Connecting…
connection-lost = Connection lost. Reconnecting…
try-again = Try again
offline-title = No connection
offline-network = Check the network; this page comes back by itself.
offline-kept = Your tables wait: the server keeps every answer.
offline-rules = The rules can be read meanwhile.
problem-offline = The server cannot be reached. Check the network and try again.
problem-no-table = There is no such table, or it is private: ask for its invite link.
problem-other-version = This match was begun under another version of the rules than this server has now, so it cannot go on here. Nothing is lost.
other-version-open = You can finish it on a server of release { $release }, or end it here together without a result. Until then its key stays secret.
starting-waits = Everybody’s part of the key is being put together. Still missing: { $names }
starting-anew = { $count ->
    [one] Started over once.
   *[other] Started over { $count } times.
}
ending-waits = Still to agree: { $names }
ending-agree = End the match without a result
problem-no-record = There is no such record, or the match is still being played.
problem-wrong-password = Wrong login or password.
problem-login-taken = This login is taken. Choose another one.
problem-has-account = You already have an account.
problem-bad-name = This name cannot be used.
problem-bad-passkey = This passkey is not known here.
problem-bad-challenge = This took too long. Please try again.
problem-notallowederror = The passkey dialog was closed, or it took too long.
problem-invalidstateerror = This device already has a passkey of yours.
problem-securityerror = For passkeys this page must be opened by its name, not by a numeric address.
problem-session-ended = You have been logged out here. Log in again.
problem-not-proved = This does not prove that you are who you say. Check what you typed and try again.
problem-wrong-code = Wrong login or code, or the code has been used.
problem-bad-email = This is not an e-mail address.
problem-no-mail = The host of this server has not set up e-mail. A recovery code works without it.
problem-old-link = This link has expired, has been used already or is incomplete. Ask for a new one.
problem-bad-login = A login has 3 to 64 visible characters.
problem-no-login = This needs an account with a login and password.
problem-no-such-session = This device is already logged out.
problem-too-fast = Too many attempts. Please wait a little.
problem-bad-invitation = This invitation has been used, has expired or has been withdrawn. Ask the host for another.
problem-too-many-reports = You have reported enough for today; the host will read it.
problem-too-many-tables = You have too many open tables. Finish or close one first.
problem-other = This did not work: { $text }
not-found = There is nothing at this address.

## Lobby

lobby-title = { $n ->
    [5] Five space games, one table
    [one] { $n } game, one table
   *[other] { $n } games, one table
}
lobby-words = Play with friends by a link, or against bots tonight. No account needed.
play-now = Play now
create-table = Create a table
open-tables = Open tables
open-tables-none = There are no open tables. Create one and share its link.
my-tables = My tables
tables-open = { $n } open
minutes = { $n } min
hours = { $n } h
mode = Mode
seats = Seats
seats-taken = { $a } of { $b } seats taken
one-less = One seat fewer
one-more = One seat more
bots = Bots in empty seats
bots-none = none
bot-level-random = random
bot-level-heuristic = skilled
bot-level-cadet = cadet
bot-level-pilot = pilot
bot-level-captain = captain
bot-level-admiral = admiral
bot-level-legend = legend
speed = Speed
pace-live = live
pace-slow = slow
public-table = Listed in the lobby
ask-everything = Ask about everything
ask-everything-words = Even where nothing depends on the answer; otherwise such questions are answered for you
coach = Coach
coach-words = Everybody at this table may ask what a strong bot would do; all see that it is so
coach-here = With a coach: everybody here may ask for hints
coach-none = Without a coach: no hints for anybody
given = Answered for you: { $n }
giving = Nothing to decide: answered for you
open-and-copy = Open the table
games = Games
footnote = Names only say whose rules are implemented; there is no affiliation with the publishers. All wording, code and art are our own.
status-open = waiting for players
status-starting = starting
status-playing = being played
status-over = over
status-closed = closed
nav = Pages
page-rules = Rules
page-profile = Profile
page-verify = Was it fair?
page-lobby = Lobby
more-settings = Variants

## Table

invite = Invite
invite-words = Anybody with this link can sit down.
copy-link = Copy the link
copied = Copied
qr-code = QR code of the link
start-table = Start
start-with-bots = Start, bots in empty seats
waiting-for-host = Waiting for the host to start
waiting-people = Waiting for players
let-bot-play = Let a bot play for me
take-back = Take my seat back
stand-up = Stand up
away = away
ask-undo = Ask to undo
answer-at-once = Answer with one tap
answer-at-once-words = Tapping an option answers straight away.
more-options = Choose on the board or here
all-options = All options
compose = Type your answer
compose-send = Answer
sealed = Your answer is in. Waiting for the others.
board = Board
table-waits = “{ $title }” waits for your answer
go-there = Go there
since-away = While you were away
missed = { $n ->
    [one] { $n } event while you were away
   *[other] { $n } events while you were away
}
effects-unknown = What follows is decided by chance or by what is hidden.
going-back = Going back. Still to agree: { $seats }
fair = Fairness
key-hash = Hash of the key of chance, published before the first roll
key-itself = The key itself
scores = Scores
result = Result
settings = Settings
source = Source of the figures
details = Details
or = or
figures-rulebook = Figures of the rulebook
figures-public = Figures from public lists
figures-reconstructed = Figures rebuilt: the printed card could not be read
figures-other = Figures: { $source }
spectating = You are watching
line-sit = { $who } sits down
line-leave = { $who } leaves
line-away = { $who } is away; a bot goes on
line-back = { $who } is back
line-bot = The seat goes to a bot
line-start = The match begins
line-undo = { $who } takes an answer back
line-ask_back = { $who } asks to go back
line-ask_undo = { $who } asks to go back
line-restart = A part of the key did not come: the exchange begins anew
line-deal = The match begins without the missing parts of the key
line-lapse = Not everybody agreed in time
line-agree = { $who } agrees
line-disagree = { $who } does not agree
line-close = The table is closed
number = Number
skip = Skip
sound = Sound
sound-on = Sound is on
sound-off = Sound is off

## Replay

replay-title = Replay
replay-view = Seen by
replay-all = spectator
replay-moment = Moment
replay-first = To the beginning
replay-back = One step back
replay-on = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-play-on = Play on from here
replay-file = Download the record
replay-step = { $n } of { $total }

## Profile

your-name = Your name
save = Save
history = History
history-none = You have not played yet.
account = Account
account-words = A login keeps your seats and history on every device.
login = Login
password = Password
password-words = At least 8 characters. Keep it safe, and create recovery codes in case you forget it.
password-forgot = Forgot your password?
password-set = Add a login and password
password-change = Change your password
password-change-words = This logs out all other devices.
password-change-now = Change
password-changed = The password has been changed. All other devices are logged out.
password-now = Current password
password-new = New password
password-or-passkey = empty: with a passkey
register = New account
register-now = Create account
log-in = Log in
log-in-now = Log in
log-out = Log out
logged-in = Logged in as { $login }
logged-in-passkey = You are logged in with your passkey.
passkey-log-in = Log in with a passkey
passkey-make = Create a passkey
passkey = Passkey
passkey-words = No password to remember: use your fingerprint, your face or the lock of your device.
passkeys = { $n ->
    [one] { $n } passkey
   *[other] { $n } passkeys
}
codes = Recovery codes
codes-none = None yet: without your password you cannot log in.
codes-left = { $n ->
    [one] { $n } code left
   *[other] { $n } codes left
}
codes-words = Ten codes in case you forget your password. Each one lets you in once. New codes replace the old ones.
codes-make = Create ten codes
codes-made = Ten new codes are ready; older ones no longer work.
codes-shown = Write them down or save them now: they are not shown again.
codes-save = Save as a file
codes-hide = I have them
email = E-mail
email-none = None: a forgotten password cannot be reset by e-mail.
email-words = Only for resetting a forgotten password. We will send a link to confirm the address.
email-save = Send the link
email-sent = An e-mail is on its way. Open the link in it within a day.
email-remove = Remove the address
email-removed = The address has been removed.
email-impossible = The host has not set up e-mail.
email-impossible-words = The host of this server has not set up e-mail, so no message can be sent. Recovery codes work without it.
confirm-email = E-mail address
confirm-email-done = The address is confirmed.
reset = Forgot your password?
reset-words = Choose a new password. This logs out every device.
reset-now = Set the password and log in
reset-by-code = With a recovery code
reset-by-code-words = One of the ten that you wrote down. It works once.
code = Recovery code
reset-by-email = By e-mail
reset-by-email-words = If your account has a confirmed address, we will send a link to it. It is good for an hour.
reset-send = Send the link
reset-sent = If an account has this address, an e-mail is on its way.
reset-other-way = Another way
reset-neither = With a passkey you need no password: log in with it on the profile page.

devices = Where you are logged in
device-name = { $browser } on { $system }
device-program = Program or unknown browser
device-here = now
device-this = this device
device-lately = within the last hour
device-since = since { $date }
device-end = Log out: { $name }
devices-end-others = Log out everywhere else
devices-end-all = Log out everywhere
logged-out-elsewhere = You have been logged out on this device.
guest-leave = Leave this browser
guest-leave-words = For a shared computer: the next person starts anew.
guest-leave-now = Leave for good: a guest cannot come back

my-data = My data
export = A copy of everything
export-words = Profile, devices, tables, chat lines and links to records, as one JSON file.
export-now = Download
delete-me = Delete everything about me
delete-me-brief = This cannot be undone.
delete-me-words = Name, login, e-mail, passkeys, devices, chat lines and uploaded records are deleted. Bots take over your seats in running matches. Finished matches keep their results under “deleted player”.
delete-me-type = Type “{ $word }”
delete-me-word = delete
delete-me-now = Delete your account
delete-guest-now = Delete
deleted-me = Everything about you has been deleted. You are a new guest now.
deleted-player = deleted player
reminders = Reminders
reminders-words = When a slow table waits for you, this browser will tell you, even when the page is closed.
reminders-on = Remind me
reminders-off = Stop reminding me
reminders-denied = The browser does not allow it. Allow notifications for this page in its settings.

## Rules

rules-none = Nothing found.
rules-count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}

## A game, its primer and its components

about-game = About the game
guided-game = Guided first game
fact-players = players
weight-1 = very light
weight-2 = light
weight-3 = medium
weight-4 = demanding
weight-5 = heavy
bot-levels = { $n ->
    [one] { $n } bot
   *[other] { $n } levels of bots
}
variants = Ways to play
for-a-first-game = first game
primer = { $n ->
    [6] How it plays, in six pictures
   *[other] How it plays, in { $n } pictures
}
primer-words = Two minutes. Every picture names its rules; click a number to read them.
full-rules = The full rules
how-to-read = What a card or piece does: rest the mouse on it, move the focus to it, or keep a finger on it.
full-rules-words = { $n ->
    [one] { $n } numbered statement, searchable
   *[other] { $n } numbered statements, searchable
}
all-components = All components
all-components-words = every card and piece with what it does
components-search = Search names and effects
components-kind = Kind
components-all = All kinds
components-count = { $n ->
    [one] { $n } component
   *[other] { $n } components
}
components-more = Show { $n } more
copies = × { $n }
chapters = Chapters

## The club

join-words = The host of this club has invited you.
join-now = Come in
report = Report a player
report-line = Report this message
report-whom = About
report-what = What happened?
report-words = Only the host of this club reads it. If you report a chat message, its words are kept.
report-send = Tell the host
report-sent = Thank you. The host will see it.

## Verification

verify-words = Choose the file of a record. The server replays it input by input and compares the key with the hash that the record names. Whether that hash is the one you were promised, only your browser can tell, at the table, or “cosmodrome verify FILE --hash H --part P” on your own machine.
verify-choose = Choose a record
verify-consistent = Consistent
verify-inconsistent = Not proven
mark-fair = Checked here: nobody could choose the chance
mark-kept = Checked here: the key was not changed
mark-unknown = Not checked: this browser had nothing to compare it with
mark-wrong = The record does not fit what this browser saw
check-hash-same = The server’s promise in the record is the one this browser saw before the first deal.
check-hash-other = The server’s promise in the record is not the one this browser saw.
check-restart-other = The server’s promise after a new beginning is not the one this browser saw.
check-hash-late = This browser saw the table only after the first deal, so it cannot say what was promised before.
check-hash-none = This browser did not follow the match and kept nothing of it.
check-parts-fit = Every part of the key has the hash that promised it.
check-parts-wrong = A part of the key does not have the hash that promised it, or the server chose a new one.
check-promises-same = All promises and parts that this browser saw stand in the record unchanged.
check-promises-changed = { $count ->
    [one] The promise or part of this seat is not the one that was seen here: { $names }.
   *[other] The promises or parts of these seats are not those that were seen here: { $names }.
}
check-own-in = Your own part is in the key.
check-own-left-out = Your part was shown and is missing from the key.
check-own-missing = Your part was promised but did not reach the server in time; the key was made without it.
check-own-none = No part from this browser is in the key, so it cannot say that the server did not choose its own.
check-missing = { $count ->
    [one] Promised but missing from the key: the part of { $names }.
   *[other] Promised but missing from the key: the parts of { $names }.
}
check-without = Brought no part: { $names }.
check-replay = Not checked here: that all cards and dice follow from the key. For that, download the record and run:
check-file = FILE
check-no-record = The record cannot be read now, so nothing was checked.

## A guided first game

lesson = Guided first game
lesson-short = Guided game
lesson-step = Step { $n } of { $of }
lesson-back = Back
lesson-next = Next
lesson-do-it = Do it for me
lesson-glow = Follow the glow
lesson-leave = Leave
lesson-leave-words = The game waits for you: take it up again whenever you like.
lesson-go-on = Go on
lesson-now-cadet = Now against a Cadet
lesson-now-bot = Now against a bot
lesson-play-on = Play on here
lesson-begin-again = Once more
