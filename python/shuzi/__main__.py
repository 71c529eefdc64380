"""``python -m shuzi``: the whole command line."""

# Modules of the package share what is private to it.
# pyright: reportPrivateUsage=false

from __future__ import annotations

import signal
import sys

from . import _native
from ._program import program_command


def main() -> int:
    """Runs the command line with the arguments of this process, and returns its exit status."""
    # Python's handler only takes note of Ctrl-C, and would act on it when the command is done.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return _native.run_program(["shuzi", *sys.argv[1:]], program_command())


if __name__ == "__main__":
    sys.exit(main())
