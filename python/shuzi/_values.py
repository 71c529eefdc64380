"""Values of a report, with the names that they have in the JSON (schema ``shuzi/1``).

Each class names the fields of one object. A field that the JSON leaves out is ``None`` or empty here.
"""

from __future__ import annotations

import json
from typing import Any, Optional, Union, get_args, get_origin, get_type_hints


#: The fields of each class, once they were needed.
_FIELDS: dict[type, dict[str, Any]] = {}


class Value:
    """An object of the JSON."""

    _json: dict[str, Any]

    def __init__(self, json: dict[str, Any]) -> None:
        object.__setattr__(self, "_json", json)
        for name, kind in fields_of(type(self)).items():
            object.__setattr__(self, name, _convert(kind, json.get(name)))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} cannot be changed")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and type(self) is type(other) and self._json == other._json

    def __hash__(self) -> int:
        return hash((type(self), json.dumps(self._json, sort_keys=True)))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in self._json.items())
        return f"{type(self).__name__}({fields})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self._json,)

    def to_dict(self) -> dict[str, Any]:
        """Returns the object as the JSON has it."""
        return json.loads(json.dumps(self._json))  # type: ignore[no-any-return]


def fields_of(kind: type[Value]) -> dict[str, Any]:
    """Returns the fields of a class with their types."""
    if kind not in _FIELDS:
        hints = get_type_hints(kind)
        _FIELDS[kind] = {name: hint for name, hint in hints.items() if not name.startswith("_")}
    return _FIELDS[kind]


def _convert(kind: Any, value: Any) -> Any:
    """Converts a value of the JSON to the type of its field."""
    if get_origin(kind) is Union:
        (kind,) = (choice for choice in get_args(kind) if choice is not type(None))
        return None if value is None else _convert(kind, value)
    if get_origin(kind) is tuple:
        (item, *_) = get_args(kind)
        return tuple(_convert(item, part) for part in value or ())
    if isinstance(kind, type) and issubclass(kind, Value):
        return None if value is None else kind(value)
    return bool(value) if kind is bool else value


class OtherPhoto(Value):
    """Another photo of the same board."""

    file: str


class Photo(Value):
    """The photo, upright, with its size in pixels."""

    file: str
    width: int
    height: int
    others: tuple[OtherPhoto, ...]


class Board(Value):
    """The grid in a photo: its corner intersections in pixels, clockwise from the top left."""

    size: int
    corners: tuple[tuple[float, ...], ...]
    fit_px: float


class Probabilities(Value):
    """Probabilities of the contents of a point."""

    empty: float
    black: float
    white: float


class Uncertain(Value):
    """A point that a person should check."""

    point: str
    row: int
    col: int
    best: str
    probabilities: Probabilities
    why: str
    question: Optional[int]


class Move(Value):
    """A move that the rules forbid or rule on."""

    number: int
    color: str
    point: Optional[str]
    did: str
    stones: Optional[int]
    since: Optional[int]
    ruling: str


class Warning(Value):
    """A fact to know before trusting the result."""

    kind: str
    points: tuple[str, ...]
    message: str
    moves: tuple[Move, ...]
    is_note: bool


class SecondOpinion(Value):
    """Another program's opinion on a chain."""

    engine: str
    status: str


class Chain(Value):
    """A chain of stones and whether it is dead."""

    points: tuple[str, ...]
    color: str
    status: str
    confidence: float
    why: str
    second: Optional[SecondOpinion]


class Life(Value):
    """The dead stones, the stones to ask about, and all chains."""

    dead: tuple[str, ...]
    ask: tuple[str, ...]
    chains: tuple[Chain, ...]


class DoubtfulGroup(Value):
    """A group that may be dead, and what that changes."""

    points: tuple[str, ...]
    color: str
    proposed: str
    why: str
    margin_otherwise: Optional[float]
    changes_winner: Optional[bool]


class OpenPoint(Value):
    """A point that can be played before the count."""

    point: str
    why: str
    margin_if_black_plays: Optional[float]
    margin_if_white_plays: Optional[float]


class PlayedOut(Value):
    """Black's margin after all open points are played out."""

    margin_if_black_is_first: float
    margin_if_white_is_first: float


class Bounds(Value):
    """Bounds of Black's margin."""

    at_least: Optional[float]
    at_most: Optional[float]


class PlayedOutBounds(Value):
    """Bounds of Black's margin after all open points are played out."""

    black_is_first: Bounds
    white_is_first: Bounds


class TaxedGroup(Value):
    """A group that loses points to a group tax."""

    color: str
    stone: str
    points: int


class Score(Value):
    """The result. ``margin`` is in points for Black, after komi."""

    black: float
    white: float
    margin: float
    margin_if_black_moved_last: Optional[float]
    margin_zi: Optional[str]
    winner: str
    sgf: str


class IngSide(Value):
    """One side of the fill-in."""

    stones_on_board: int
    in_bowl: int
    fill: int
    winning_points: int
    losing_stones: int


class MissingStones(Value):
    """Stones missing from the sets."""

    black: int
    white: int
    misleads_by: float


class Ing(Value):
    """The fill-in of the Ing rules."""

    black: IngSide
    white: IngSide
    compensation_stones: int
    shared_filled_each: int
    difference: int
    result: str
    missing: Optional[MissingStones]


class BonusResult(Value):
    """A usual bonus for handicap stones, and the result with it."""

    bonus: str
    points: float
    margin: float
    winner: str


class Penalties(Value):
    """Points that the players lose."""

    black: float
    white: float


class Ended(Value):
    """The end of a game that no count decides."""

    how: str
    article: Optional[int]
    message: str


class DifferenceReason(Value):
    """A possible reason why a record states another result."""

    kind: str
    points: tuple[str, ...]
    message: str


class RecordedResult(Value):
    """The comparison with the result that a record states."""

    written: str
    finding: str
    margin: Optional[float]
    reasons: Optional[tuple[DifferenceReason, ...]]


class ReportFields(Value):
    """The fields that every report has."""

    schema: str
    file: str
    photo: Optional[Photo]
    board: Optional[Board]
    size: tuple[int, ...]
    rows: tuple[str, ...]
    uncertain: tuple[Uncertain, ...]
    warnings: tuple[Warning, ...]


class CountFields(ReportFields):
    """The fields of a report with a count. Those from ``life`` on are ``None`` or empty if the
    position cannot be counted."""

    rules: str
    komi: float
    to_move: Optional[str]
    handicap: int
    white_handicap_bonus: float
    white_handicap_bonus_from: Optional[str]
    white_handicap_bonus_results: Optional[tuple[BonusResult, ...]]
    event: Optional[str]
    penalties: Optional[Penalties]
    ended: Optional[Ended]
    life: Optional[Life]
    doubts: tuple[DoubtfulGroup, ...]
    dame: tuple[str, ...]
    shared: tuple[str, ...]
    unsealed: tuple[str, ...]
    open: tuple[OpenPoint, ...]
    left_open: Optional[str]
    played_out: Optional[PlayedOut]
    played_out_bounds: Optional[PlayedOutBounds]
    seki: tuple[str, ...]
    false_eyes: tuple[str, ...]
    teire: tuple[str, ...]
    group_tax: tuple[TaxedGroup, ...]
    removed: tuple[str, ...]
    owner: tuple[str, ...]
    score: Optional[Score]
    ing: Optional[Ing]
    recorded_result: Optional[RecordedResult]
