"""The rules of 51st State on one game held as a row of words, in the subset of Python that Numba compiles for CPU and GPU.

Files and functions are named as in games/state51, whose second reading this is; `ratusz.vector.check` proves the two equal. No
file here knows its target: loading.py imports them once for each, with another target.py.
"""
