"""What every game promises, one function each: it plays one case and fails where the promise is broken."""
