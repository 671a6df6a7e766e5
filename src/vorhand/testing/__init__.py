"""For authors of rule sets, bots and games: random matches, generated rule sets, second worlds, counts."""
