"""Finished boards whose owners are known, and which of them are trained on.

    python -m shuzi_training.finished ../../shared/scoring/train --part measure

prints the lines of one part: `train` (three boards in four), `fit` (for fitting life's model) or `measure`. Boards
made from one another are in the same part.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
import sys
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Iterator

import numpy as np

from .data import UNKNOWN

PARTS = ("measure", "fit", "train", "train", "train", "train", "train", "train")
BLACK, WHITE, NOBODY = 0, 1, 2
"""Owners of a point."""
LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True)
class Finished:
    """A finished board; every array is [rows, columns]."""

    stones: np.ndarray
    """int8: BLACK, WHITE, or NOBODY where the point is empty."""
    owner: np.ndarray
    """int8: BLACK, WHITE, NOBODY, or UNKNOWN where the label is in doubt."""
    ownership: np.ndarray
    """f32: what the teacher expects, −1 White's to 1 Black's."""
    unclear: np.ndarray
    """bool: the teacher is in doubt."""


def part_of(name: str) -> str:
    """The part that a board belongs to, by its name without the number of a variant."""
    base = re.sub(r"v\d+$", "", name)
    return PARTS[zlib.crc32(base.encode()) % len(PARTS)]


def lines(folder: Path, part: str) -> Iterator[str]:
    """The lines of a part, one board each."""
    for path in sorted(folder.glob("*.jsonl.gz")):
        with gzip.open(path, "rt") as file:
            for line in file:
                if part_of(json.loads(line)["id"]) == part:
                    yield line


def parse(line: str) -> Finished:
    """Reads a board."""
    label = json.loads(line)
    numbers = {"B": BLACK, "W": WHITE, ".": NOBODY}
    stones, owner = (np.array([[numbers[s] for s in row] for row in label[key]], np.int8) for key in ("rows", "owner"))
    ownership = np.array(label["ownership"], np.float32)
    unclear = np.zeros(stones.shape, bool)
    for name in label.get("unclear", []):
        unclear[len(stones) - int(name[1:]), LETTERS.index(name[0])] = True
    contradicted = ((owner == BLACK) & (ownership < 0)) | ((owner == WHITE) & (ownership > 0))
    return Finished(stones, np.where(unclear | contradicted, UNKNOWN, owner).astype(np.int8), ownership, unclear)


def read_part(folder: Path, part: str, most: int | None = None) -> list[Finished]:
    """The boards of a part, at most so many."""
    found: list[Any] = []
    for line in lines(folder, part):
        if most is not None and len(found) == most:
            break
        found.append(parse(line))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Prints one part of the finished boards.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--part", choices=sorted(set(PARTS)), required=True)
    parser.add_argument("--clear", action="store_true", help="without the boards that the teacher doubts")
    args = parser.parse_args()
    for line in lines(args.folder, args.part):
        if not (args.clear and "unclear" in json.loads(line)):
            sys.stdout.write(line)


if __name__ == "__main__":
    main()
