"""Floor 1: the state, the agenda, the words and the registry; nothing here needs anything above it."""
