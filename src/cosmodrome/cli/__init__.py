"""The command line: each command reads its arguments here and has its work done elsewhere."""

from cosmodrome.cli.app import main as main
