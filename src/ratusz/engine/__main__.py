"""`python -m ratusz.engine`: the same as `ratusz engine`."""

import sys

from ..words.edge import finished


def run() -> None:
    from .pipe import main  # reads the content files, in which something may be wrong

    main()


sys.exit(finished(run, sys.argv[1:]))
