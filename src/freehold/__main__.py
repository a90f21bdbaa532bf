"""`python -m freehold` is the program `freehold`."""

from freehold.cli import main

if __name__ == "__main__":
    main()
