"""The rules, in the order of the rulebook.  Every public function is a rule: it can stand on the agenda by its name.

``damage`` and ``cargo`` are what cards do to ships; ``cards`` uses them; ``flight`` opens cards and settles; ``launch``
leads from building to the flight; ``building`` comes first in play and last in the order of imports.
"""
