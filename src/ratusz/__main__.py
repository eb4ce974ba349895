"""`python -m ratusz` is the command `ratusz`."""

from .launch import main

if __name__ == "__main__":
    main()
