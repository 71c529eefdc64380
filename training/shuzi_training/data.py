"""Labelled pictures: what a label file says, and the pixels it speaks about.

Pixel coordinates are those of the upright photo (EXIF orientation applied), x right, y down, (0, 0) the outer corner
of the first pixel. Board coordinates are spacings: the first point of the first row is (0, 0).
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path

import cv2
import numpy as np

EMPTY, BLACK, WHITE, OFF = 0, 1, 2, 3
UNKNOWN = -1
STONES = {".": EMPTY, "B": BLACK, "W": WHITE}


@dataclass(frozen=True)
class Board:
    """One board of a picture."""

    size: int
    stones: np.ndarray
    """int8 [size, size]: EMPTY, BLACK, WHITE, or UNKNOWN where nobody can tell."""
    corners: np.ndarray
    """f64 [4, 2]: outer intersections in pixels, TL, TR, BR, BL."""
    points: np.ndarray
    """f64 [size * size, 2]: every intersection in pixels, row by row."""
    visible: np.ndarray
    """bool [size * size]: in the frame and not hidden by something other than a stone."""
    astray: dict[tuple[int, int], tuple[float, float]] = field(default_factory=dict)
    """Stones clearly off their points: (row, column) to how far, in spacings right and down."""

    @cached_property
    def photo_from_board(self) -> np.ndarray:
        """Homography from board coordinates to pixels, [3, 3]."""
        far = self.size - 1
        square = np.array([[0, 0], [far, 0], [far, far], [0, far]], np.float32)
        return cv2.getPerspectiveTransform(square, self.corners.astype(np.float32))

    @cached_property
    def bend(self) -> np.ndarray:
        """What lens and uneven mats add to the homography: f32 [size, size, 2] in pixels."""
        ideal = project(self.photo_from_board, lattice(self.size))
        return (self.points - ideal).reshape(self.size, self.size, 2).astype(np.float32)

    @cached_property
    def spacing_px(self) -> float:
        """Mean spacing in pixels."""
        grid = self.points.reshape(self.size, self.size, 2)
        across = np.linalg.norm(np.diff(grid, axis=1), axis=2).mean()
        down = np.linalg.norm(np.diff(grid, axis=0), axis=2).mean()
        return float((across + down) / 2)


@dataclass(frozen=True)
class Picture:
    """A labelled picture; `boards` is empty when it shows none."""

    path: Path
    boards: tuple[Board, ...]
    group: str
    train: bool
    tags: tuple[str, ...]

    @property
    def source(self) -> str:
        """The folder it comes from."""
        return self.path.parent.name

    @property
    def row(self) -> str:
        """Its row in tables: the source, coloured light and green stones apart."""
        stress = any(tag.startswith("coloured-light") or tag == "green-stones" for tag in self.tags)
        return self.source + (" (coloured)" if stress else "")

    def pixels(self) -> np.ndarray:
        """uint8 [height, width, 3], RGB, upright."""
        return _decoded(str(self.path))


@lru_cache(maxsize=256)
def _decoded(path: str) -> np.ndarray:
    pixels = cv2.imread(path, cv2.IMREAD_COLOR)
    if pixels is None:
        raise ValueError(f"{path} cannot be read as a picture")
    return cv2.cvtColor(pixels, cv2.COLOR_BGR2RGB)


def lattice(size: int) -> np.ndarray:
    """All points of a board in board coordinates, row by row: f64 [size * size, 2]."""
    y, x = np.mgrid[0:size, 0:size]
    return np.stack([x.ravel(), y.ravel()], axis=1).astype(np.float64)


def project(homography: np.ndarray, points: np.ndarray) -> np.ndarray:
    """Applies a homography to points [n, 2]."""
    seen = np.concatenate([points, np.ones((len(points), 1))], axis=1) @ homography.T
    return seen[:, :2] / seen[:, 2:]


def read_board(label: dict) -> Board:
    """One board from a label or from an entry of its `boards`."""
    size = int(label["size"])
    stones = np.array([[STONES.get(mark, UNKNOWN) for mark in row] for row in label["rows"]], np.int8)
    for row, column in label.get("unsure", []):
        stones[row, column] = UNKNOWN
    corners = np.array(label["corners"], np.float64)
    if label.get("points"):
        points = np.array(label["points"], np.float64)
    else:
        far = size - 1
        square = np.array([[0, 0], [far, 0], [far, far], [0, far]], np.float32)
        points = project(cv2.getPerspectiveTransform(square, corners.astype(np.float32)), lattice(size))
    visible = np.ones(size * size, bool)
    for key in ("hidden", "out_of_frame"):
        for row, column in label.get(key, []):
            visible[row * size + column] = False
    astray = {(row, column): (right, down) for row, column, right, down in label.get("astray", [])}
    return Board(size, stones, corners, points, visible, astray)


def read_picture(path: Path) -> Picture:
    """Reads a label file; the picture lies beside it."""
    label = json.loads(path.read_text())
    if label.get("boards"):
        boards = tuple(read_board(board) for board in label["boards"])
    elif "rows" in label:
        boards = (read_board(label),)
    else:
        boards = ()
    picture = path.parent / label.get("file", path.with_suffix(".jpg").name)
    if not picture.is_file():
        picture = path.with_suffix(".jpg")
    return Picture(picture, boards, label.get("group", path.stem), bool(label.get("train")), tuple(label.get("tags", [])))


def read_folder(folder: Path) -> list[Picture]:
    """All labelled pictures below a folder, in the order of their names."""
    return [read_picture(path) for path in sorted(Path(folder).rglob("*.json"))]


def real_for_training(folders: list[Path], held_out: int = 8) -> tuple[list[Picture], list[Picture]]:
    """Real pictures marked `train`, split by group: to train on, and every `held_out`-th group to check on."""
    pictures = [picture for folder in folders for picture in read_folder(folder) if picture.train]
    groups = sorted({picture.group for picture in pictures})
    kept = set(groups[::held_out])
    return [p for p in pictures if p.group not in kept], [p for p in pictures if p.group in kept]


def real_for_measuring(folders: list[Path]) -> list[Picture]:
    """Real pictures that nothing was or will be trained on."""
    return [picture for folder in folders for picture in read_folder(folder) if not picture.train]


@dataclass(frozen=True)
class Pictures:
    """What the networks for photos learn from."""

    real: list[Picture]
    rendered: list[Picture]

    def __str__(self) -> str:
        return f"{len(self.real)} real, {len(self.rendered)} rendered"


def pictures_to_train_on(real: list[Path], rendered: list[Path], most: int | None = None) -> Pictures:
    """The pictures in folders of real and rendered ones, at most so many of each kind."""
    train, _ = real_for_training(real)
    return Pictures(train[:most], [picture for folder in rendered for picture in read_folder(folder)][:most])
