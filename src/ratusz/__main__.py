"""`python -m ratusz` is the command `ratusz`."""

from .terminal.app import main

if __name__ == "__main__":
    main()
