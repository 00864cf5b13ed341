"""Who answers, and what: domains, random play, minds, and what drivers answer for people."""
