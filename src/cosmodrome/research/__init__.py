"""The games as environments for learning: ``pip install 'cosmodrome[research]'``; docs/research.md."""
