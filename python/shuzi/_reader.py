"""Reading many photos into a table."""

# Modules of the package share what is private to it.
# pyright: reportPrivateUsage=false

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any, Union

from . import _native
from ._program import program_command
from ._reports import _komi_text

Photos = Union[Iterable[Union[bytes, bytearray, memoryview, None]], Any]
Names = Union[Iterable[Union[str, None]], Any]

#: Seconds after which a photo in a process of its own is given up, unless stated.
_TIME_LIMIT = 60.0


class Reader:
    """Reads many photos. Make one in each process, and use it from any number of threads.

    ``threads`` photos are read at the same time. With ``isolate``, each of them is read in a worker
    process, which may take ``time_limit`` seconds (60 unless stated) and ``memory_limit`` megabytes
    for a photo; a photo that needs more, or ends its process, gets a row that says so. The other
    options are those of ``shuzi batch``.

    A reader is pickled as its settings.
    """

    def __init__(
        self,
        *,
        rules: str | os.PathLike[str] | None = None,
        komi: float | str | None = None,
        size: int | None = None,
        positions: bool = False,
        threads: int = 1,
        time_limit: float | None = None,
        memory_limit: int | None = None,
        isolate: bool = False,
    ) -> None:
        if threads < 1:
            raise ValueError(f"threads is a positive number, not {threads}")
        if not isolate and (time_limit is not None or memory_limit is not None):
            raise ValueError("limits need isolate=True: only a process can be stopped")
        self._settings: dict[str, Any] = {
            "rules": None if rules is None else os.fspath(rules),
            "komi": _komi_text(komi),
            "size": size,
            "positions": positions,
            "threads": threads,
            "time_limit": time_limit,
            "memory_limit": memory_limit,
            "isolate": isolate,
        }
        options: list[str] = []
        for name in ("rules", "komi", "size"):
            value = self._settings[name]
            if value is not None:
                options.append(f"--{name}={value}")
        if positions:
            options.append("--positions")
        seconds = time_limit if time_limit is not None else _TIME_LIMIT
        self._native = _native.NativeReader(
            options,
            threads=threads,
            time_limit=seconds if isolate else None,
            memory_limit=4096 if memory_limit is None else memory_limit,
            command=program_command() if isolate else ["shuzi"],
        )

    def read_many(
        self,
        photos: Photos,
        *,
        names: Names | None = None,
        points: bool = False,
    ) -> _native.Table:
        """Reads photos into a table whose row ``n`` is that of photo ``n``.

        ``photos`` is a list of bytes, or any Arrow column of binary values; ``None`` and nulls get
        rows with an error. No photo raises an exception: its row has ``outcome``, ``error``,
        ``message`` and ``hint``. ``names`` are what the rows call the photos; without them, that is
        the digest of the content. ``points`` adds the columns of ``points.parquet``.
        """
        return self._native.read_many(photos, names, points=points)

    def __reduce__(self) -> tuple[Any, ...]:
        return _make_reader, (self._settings,)

    def __repr__(self) -> str:
        stated = ", ".join(f"{name}={value!r}" for name, value in self._settings.items() if value)
        return f"shuzi.Reader({stated})"


def _make_reader(settings: dict[str, Any]) -> Reader:
    return Reader(**settings)
