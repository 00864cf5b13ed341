"""The rules in the order of the rulebook; every public function of these modules can stand on the agenda by name."""
