"""Editions as data: what a file may say, overlays, and loading both into tables."""
