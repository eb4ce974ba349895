"""The rules machine. Nothing in it knows a game, does I/O, reads a clock or builds a sentence in any language."""


def compiled() -> bool:
    """Whether the rules run as compiled code."""
    from . import problem

    return not str(problem.__file__).endswith(".py")
