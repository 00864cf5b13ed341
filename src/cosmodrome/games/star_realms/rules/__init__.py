"""The rules in the order of the rulebook.  Every function in these modules can stand on the agenda by its name."""
