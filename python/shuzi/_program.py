"""The command that starts the command line again, for worker processes."""

from __future__ import annotations

import sys
from pathlib import Path

_START = "import sys; sys.path.insert(0, sys.argv.pop(1)); import shuzi.__main__ as m; sys.exit(m.main())"


def program_command() -> list[str]:
    """Returns the interpreter with arguments that make it this package's command line.

    The folder of the package is stated, because a process that was started by an engine may have
    found it in a way that its own children would not.
    """
    if not sys.executable:
        raise RuntimeError("this interpreter has no program file, so that no process can be started")
    return [sys.executable, "-c", _START, str(Path(__file__).resolve().parent.parent)]
