"""Photos for all tests. Each is read once wherever that is possible, because reading takes a second."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import shuzi

SAMPLES = Path(__file__).resolve().parents[2] / "samples"
SMALL = "9-finished-cloth.jpg"
SEKI = "13-seki.jpg"
LARGE = "19-finished-top.jpg"


@pytest.fixture(scope="session")
def small() -> bytes:
    return (SAMPLES / SMALL).read_bytes()


@pytest.fixture(scope="session")
def no_board() -> bytes:
    return (SAMPLES / "no-board.jpg").read_bytes()


@pytest.fixture(scope="session")
def counted() -> shuzi.Count:
    return shuzi.count(SAMPLES / LARGE)


@pytest.fixture(scope="session")
def photos(small: bytes, no_board: bytes) -> list[bytes | None]:
    """Photos of all kinds: read, refused, missing, copied, broken."""
    seki = (SAMPLES / SEKI).read_bytes()
    return [small, no_board, None, seki, small, b"", b"not a photo", small[: len(small) // 2]]


@pytest.fixture(scope="session")
def table(photos: list[bytes | None]) -> shuzi.Table:
    return shuzi.Reader().read_many(photos)


@pytest.fixture(scope="session")
def rows(table: shuzi.Table) -> list[dict[str, Any]]:
    return table.to_pylist()
