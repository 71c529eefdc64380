"""The native half of the package."""

from collections.abc import Sequence
from typing import Any, final

@final
class NativeReport:
    def json(self) -> str: ...
    def sgf(self) -> str: ...
    def needs_a_look(self) -> bool: ...
    def svg(self) -> str: ...
    def overlay(self) -> bytes | None: ...
    def probabilities(self) -> tuple[int, bytes] | None: ...

def read_photo(
    photo: bytes,
    file: str,
    *,
    size: int | None,
    board: int | None,
    corners: Sequence[tuple[float, float]] | None,
    set: Sequence[tuple[str, str]],
) -> NativeReport: ...
def count_photo(
    photo: bytes,
    file: str,
    *,
    size: int | None,
    board: int | None,
    corners: Sequence[tuple[float, float]] | None,
    set: Sequence[tuple[str, str]],
    rules: str | None,
    komi: str | None,
    handicap: int | None,
    dead: Sequence[str] | None,
) -> NativeReport: ...
def score_record(
    record: bytes,
    file: str,
    *,
    game: int | None,
    set: Sequence[tuple[str, str]],
    rules: str | None,
    komi: str | None,
    handicap: int | None,
    dead: Sequence[str] | None,
) -> NativeReport: ...
@final
class NativeReader:
    def __new__(
        cls,
        options: Sequence[str],
        *,
        threads: int,
        time_limit: float | None,
        memory_limit: int,
        command: Sequence[str],
    ) -> NativeReader: ...
    def read_many(self, photos: object, names: object | None, *, points: bool) -> Table: ...

@final
class Schema:
    """A schema of tables, which any Arrow library can take over."""

    @property
    def names(self) -> list[str]:
        """The names of the columns."""
    @property
    def types(self) -> dict[str, str]:
        """The Arrow types of the columns by their names."""
    def __len__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __arrow_c_schema__(self) -> object: ...

@final
class Table:
    """Rows of photos, which any Arrow library can take over."""

    @property
    def schema(self) -> Schema:
        """The schema."""
    @property
    def column_names(self) -> list[str]:
        """The names of the columns."""
    def __len__(self) -> int: ...
    def to_pylist(self) -> list[dict[str, Any]]:
        """Returns the rows as dictionaries."""
    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...
    def __arrow_c_schema__(self) -> object: ...

def photo_schema(*, points: bool) -> Schema: ...
def run_program(arguments: Sequence[str], command: Sequence[str]) -> int: ...
