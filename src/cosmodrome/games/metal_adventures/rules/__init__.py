"""The rules, each file a chapter of the rulebook; every public function is a rule that can stand on the agenda."""
