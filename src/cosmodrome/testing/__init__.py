"""What tests of any game need, shipped so that a new game can use it."""

from cosmodrome.testing.rules import rule as rule
