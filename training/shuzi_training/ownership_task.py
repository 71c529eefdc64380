"""What the ownership network learns from: finished boards turned all ways, and its loss."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from .data import UNKNOWN
from .finished import BLACK, NOBODY, WHITE, Finished, read_part

CANVAS = 19
"""Points of the input each way. Smaller boards lie anywhere on it."""
ON_BOARD, BLACK_STONES, WHITE_STONES, FIRST_LIBERTIES = range(4)
"""Planes; from FIRST_LIBERTIES on: stones of chains with one, two and three liberties."""
MOST_LIBERTIES = 3
PLANES = FIRST_LIBERTIES + MOST_LIBERTIES
SHARES = {"large": 0.45, "small": 0.43, "unclear": 0.12}
"""Shares of a batch: boards of 19 lines, smaller ones, those that the teacher doubts."""


@dataclass(frozen=True)
class Example:
    """A board as the network is shown it, and what it should say."""

    planes: np.ndarray
    """uint8 [PLANES, rows, columns]."""
    owner: np.ndarray
    ownership: np.ndarray
    unclear: np.ndarray
    """As in Finished."""


@dataclass(frozen=True)
class Boards:
    """What the ownership network learns from."""

    pools: dict[str, list[Example]]

    def __str__(self) -> str:
        return ", ".join(f"{len(pool)} {name}" for name, pool in self.pools.items()) + " boards"


def boards_to_train_on(folder: Path | None, most: int | None = None) -> Boards:
    """The boards to train on in a folder, at most so many of each kind."""
    if folder is None:
        raise SystemExit("--boards: the ownership network learns from finished boards")
    pools: dict[str, list[Example]] = {name: [] for name in SHARES}
    for board in read_part(folder, "train", None if most is None else most * len(SHARES)):
        name = "unclear" if board.unclear.any() else "large" if len(board.stones) == CANVAS else "small"
        pools[name].append(Example(planes(board.stones), board.owner, board.ownership, board.unclear))
    return Boards({name: pool[:most] for name, pool in pools.items() if pool})


def planes(stones: np.ndarray) -> np.ndarray:
    """The input planes of a board: uint8 [PLANES, rows, columns]."""
    result = np.zeros((PLANES, *stones.shape), np.uint8)
    result[ON_BOARD] = 1
    for color, plane in ((BLACK, BLACK_STONES), (WHITE, WHITE_STONES)):
        result[plane] = stones == color
        liberties = _liberties(stones, color)
        for count in range(1, MOST_LIBERTIES + 1):
            result[FIRST_LIBERTIES + count - 1] |= (stones == color) & (liberties == count)
    return result


def _liberties(stones: np.ndarray, color: int) -> np.ndarray:
    """How many liberties the chain of each stone of a colour has."""
    count, chains = cv2.connectedComponents((stones == color).astype(np.uint8), connectivity=4)
    padded = np.pad(chains, 1)
    points = np.arange(stones.size).reshape(stones.shape)[stones == NOBODY]
    rows, columns = np.nonzero(stones == NOBODY)
    beside = [padded[rows + 1 + down, columns + 1 + right] for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))]
    pairs = np.unique(np.stack([np.concatenate(beside), np.tile(points, 4)]), axis=1)
    return np.bincount(pairs[0], minlength=count)[chains]


def batch(boards: Boards, rng: np.random.Generator, size: int) -> dict[str, np.ndarray]:
    """`size` boards, each turned, mirrored, with colours swapped and moved about at random."""
    names = list(boards.pools)
    shares = np.array([SHARES[name] for name in names])
    result = {
        "planes": np.zeros((size, PLANES, CANVAS, CANVAS), np.uint8),
        "owner": np.full((size, CANVAS, CANVAS), UNKNOWN, np.int64),
        "ownership": np.zeros((size, CANVAS, CANVAS), np.float32),
        "unclear": np.zeros((size, CANVAS, CANVAS), np.float32),
    }
    for index in range(size):
        pool = boards.pools[names[int(rng.choice(len(names), p=shares / shares.sum()))]]
        example = varied(pool[int(rng.integers(len(pool)))], rng)
        rows, columns = example.owner.shape
        top, left = (int(rng.integers(CANVAS - side + 1)) for side in (rows, columns))
        place = (slice(top, top + rows), slice(left, left + columns))
        result["planes"][index][:, *place] = example.planes
        result["owner"][index][place] = example.owner
        result["ownership"][index][place] = example.ownership
        result["unclear"][index][place] = example.unclear
    return result


def varied(example: Example, rng: np.random.Generator) -> Example:
    """The same board seen from another side, perhaps with the colours swapped."""
    quarters, mirrored, swapped = int(rng.integers(4)), rng.random() < 0.5, rng.random() < 0.5

    def seen(plane: np.ndarray) -> np.ndarray:
        turned = np.rot90(plane, quarters, (-2, -1))
        return np.flip(turned, -1) if mirrored else turned

    planes, owner, ownership = seen(example.planes), seen(example.owner), seen(example.ownership)
    if swapped:
        order = list(range(PLANES))
        order[BLACK_STONES], order[WHITE_STONES] = WHITE_STONES, BLACK_STONES
        planes, ownership = planes[order], -ownership
        owner = np.where((owner == BLACK) | (owner == WHITE), BLACK + WHITE - owner, owner)
    return Example(planes, owner, ownership, seen(example.unclear))


def loss(output: Tensor, batch: dict[str, Tensor]) -> tuple[Tensor, dict[str, Tensor]]:
    """Cross entropy of the owner and of whether it is in doubt, squared error of the teacher's expectation."""
    owners, expected, doubt = output[:, :3], output[:, 3], output[:, 4]
    judged = batch["owner"] != UNKNOWN
    on_board = batch["input"][:, ON_BOARD]
    points = on_board.sum().clamp(min=1)
    owner = functional.cross_entropy(owners, batch["owner"], ignore_index=UNKNOWN)
    error = ((expected.tanh() - batch["ownership"]).square() * on_board).sum() / points
    unclear = functional.binary_cross_entropy_with_logits(doubt, batch["unclear"], reduction="none")
    unclear = (unclear * on_board).sum() / points
    with torch.no_grad():
        wrong = ((owners.argmax(1) != batch["owner"]) & judged).sum() / judged.sum()
    parts = {"owner": owner, "expected": error, "unclear": unclear, "wrong": wrong}
    return owner + error + unclear, {name: value.detach() for name, value in parts.items()}
