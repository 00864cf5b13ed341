"""The tests of reliability, for hours instead of seconds: ``make torture``."""
