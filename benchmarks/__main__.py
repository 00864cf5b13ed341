"""``python -m benchmarks``: what ``make bench`` runs."""

from benchmarks.report import main

main()
