"""Reading and counting single photos and records."""

# Modules of the package share what is private to it.
# pyright: reportPrivateUsage=false

from __future__ import annotations

import html
import json
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Union

from . import _native
from ._values import CountFields, ReportFields

Source = Union[bytes, bytearray, memoryview, str, "os.PathLike[str]"]


class _Report(ReportFields):
    """What reports of all kinds do."""

    _report: _native.NativeReport

    def __init__(self, native: _native.NativeReport) -> None:
        object.__setattr__(self, "_report", native)
        super().__init__(json.loads(native.json()))

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError(f"a {type(self).__name__} cannot be pickled; pass its json() on")

    @property
    def needs_a_look(self) -> bool:
        """True if a person should check something before trusting the result."""
        return self._report.needs_a_look()

    def json(self) -> str:
        """Returns the report as JSON."""
        return self._report.json()

    def sgf(self) -> str:
        """Returns the position as a game record."""
        return self._report.sgf()

    def _repr_svg_(self) -> str:
        return self._report.svg()

    def _repr_html_(self) -> str:
        return f"<figure>{self._report.svg()}<figcaption>{html.escape(self._summary())}</figcaption></figure>"

    def _summary(self) -> str:
        ask = f"; to check: {', '.join(point.point for point in self.uncertain)}" if self.uncertain else ""
        return f"{self.size[0]}×{self.size[1]} board{ask}"

    def __repr__(self) -> str:
        return f"<shuzi.{type(self).__name__}: {self._summary()}>"


class _OfPhoto(_Report):
    """What reports of photos do."""

    def overlay(self) -> bytes:
        """Returns the photo with its reading drawn over it, as a PNG file."""
        drawn = self._report.overlay()
        if drawn is None:
            raise ValueError("there is no photo to draw over")
        return drawn

    @property
    def probabilities(self) -> memoryview[float]:
        """The probabilities of empty, black and white at each point: a read-only buffer of 32-bit
        numbers with the shape (rows, columns, 3)."""
        read = self._report.probabilities()
        if read is None:
            raise ValueError("there is no photo that was read")
        lines, numbers = read
        return memoryview(numbers).cast("f", (lines, lines, 3))


class Reading(_OfPhoto):
    """The position in a photo."""


class _Counted(CountFields, _Report):
    def _summary(self) -> str:
        result = self.score.sgf if self.score else "no result"
        return f"{super()._summary()}; {result} ({self.rules} rules, komi {self.komi:g})"


class Count(_Counted, _OfPhoto):
    """The position in a photo, and its result."""


class RecordCount(_Counted):
    """The last position of a game record, and its result."""


def read(
    photo: Source,
    *,
    size: int | None = None,
    board: int | None = None,
    corners: Sequence[Sequence[float]] | None = None,
    set: Mapping[str, str] | None = None,
    name: str | None = None,
) -> Reading:
    """Reads the position in a photo: its bytes, or the path of a file.

    ``size`` states the number of lines, ``board`` which of several boards is meant, ``corners`` the
    outer intersections as four points ``(x, y)`` clockwise from the top left, ``set`` the true
    contents of points, as in ``{"Q16": "black", "C3": "empty"}``.
    """
    content, file = _read_source(photo, name, "photo")
    options = _photo_options(size, board, corners, set)
    return Reading(_native.read_photo(content, file, **options))


def count(
    photo: Source,
    *,
    rules: str | os.PathLike[str] = "chinese",
    komi: float | str | None = None,
    handicap: int = 0,
    dead: Iterable[str] | None = None,
    size: int | None = None,
    board: int | None = None,
    corners: Sequence[Sequence[float]] | None = None,
    set: Mapping[str, str] | None = None,
    name: str | None = None,
) -> Count:
    """Reads a photo and counts the position.

    ``rules`` is the name of a rule set or a file with an event's rules (``.toml``), ``komi`` a number
    of points or a text such as ``"3.75zi"``, ``dead`` one stone of each dead chain in place of the
    proposal. The other options are those of :func:`read`.
    """
    content, file = _read_source(photo, name, "photo")
    options = _photo_options(size, board, corners, set)
    counted = _native.count_photo(content, file, **options, **_rule_options(rules, komi, handicap, dead))
    return Count(counted)


def score(
    sgf: Source,
    *,
    rules: str | os.PathLike[str] | None = None,
    komi: float | str | None = None,
    handicap: int | None = None,
    dead: Iterable[str] | None = None,
    set: Mapping[str, str] | None = None,
    game: int | None = None,
    name: str | None = None,
) -> RecordCount:
    """Counts the last position of a game record: its bytes, or the path of a file.

    Without ``rules``, ``komi`` and ``handicap``, those that the record states hold. ``game`` chooses
    among several games.
    """
    content, file = _read_source(sgf, name, "record")
    options = _rule_options(rules, komi, handicap, dead)
    return RecordCount(_native.score_record(content, file, game=game, set=_pairs(set), **options))


def _read_source(source: Source, name: str | None, unnamed: str) -> tuple[bytes, str]:
    """Returns the content of an input and the name by which reports call it."""
    if isinstance(source, (str, os.PathLike)):
        path = os.fspath(source)
        return Path(path).read_bytes(), name if name is not None else path
    try:
        content = bytes(memoryview(source))
    except TypeError:
        raise TypeError(
            f"a {unnamed} is bytes or the path of a file, not {type(source).__name__}"
        ) from None
    return content, name if name is not None else unnamed


def _photo_options(
    size: int | None,
    board: int | None,
    corners: Sequence[Sequence[float]] | None,
    set: Mapping[str, str] | None,
) -> dict[str, Any]:
    points = None
    if corners is not None:
        points = [(float(x), float(y)) for x, y in corners]
        if len(points) != 4:
            raise ValueError(f"corners are four points, not {len(points)}")
    return {"size": size, "board": board, "corners": points, "set": _pairs(set)}


def _pairs(set: Mapping[str, str] | None) -> list[tuple[str, str]]:
    return [] if set is None else list(set.items())


def _rule_options(
    rules: str | os.PathLike[str] | None,
    komi: float | str | None,
    handicap: int | None,
    dead: Iterable[str] | None,
) -> dict[str, Any]:
    if isinstance(dead, str):
        raise TypeError("dead is a list of points, not a string")
    return {
        "rules": None if rules is None else os.fspath(rules),
        "komi": _komi_text(komi),
        "handicap": handicap,
        "dead": None if dead is None else list(dead),
    }


def _komi_text(komi: float | str | None) -> str | None:
    return komi if komi is None or isinstance(komi, str) else f"{komi:g}"
