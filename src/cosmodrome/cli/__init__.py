"""The command line: each command reads its arguments here and has its work done elsewhere."""


def main() -> None:
    """Run the command line and leave with its exit code."""
    from cosmodrome.cli import app  # loaded late: its own pieces are imported from here

    app.main()
