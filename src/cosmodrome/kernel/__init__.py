"""The rules kernel: an agenda of named calls, some of which are questions.  Knows no game, needs only the stdlib."""
