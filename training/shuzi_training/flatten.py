"""Flattened boards for the stone network: right ones for measuring, and wrong ones to learn from.

A flattened board has SCALE pixels a spacing. Its cells are the assumed points of the grid, each point in the middle
of its cell; one ring of points beyond the outer lines belongs to it. The network sees every board twice: flattened on
the board's plane, where the crossings lie in the middle, and on the plane STONE_HEIGHT above it, where the stones do.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable

import cv2
import numpy as np

from .data import UNKNOWN, Board, lattice, project
from .height import STONE_HEIGHT, USUAL_FOCAL, parallax

SCALE = 24
"""Pixels a spacing."""
OUTSIDE = 128
"""Grey of what lies outside the photo."""
FINENESS = 1.25
"""A photo finer than this many source pixels a flattened pixel is shrunk first."""

SEEN = 0.3
"""An assumed point at most this far from a crossing (spacings) shows what stands there."""
MISSED = 0.42
"""From here on it shows no crossing at all."""
GUESSED = 0.25
"""Weight of where stones are seen in photos: they are labelled as if they lay on their points."""


Bend = Callable[[np.ndarray], np.ndarray]
"""How far from their places on an assumed grid the points of a board are seen: board coordinates [..., 2] to spacings."""


@dataclass
class Truth:
    """What the cells of a flattened board show, [rows, columns] each."""

    hard: np.ndarray
    """int64: EMPTY, BLACK, WHITE, OFF; COVERED; UNKNOWN where it is not judged or too much in doubt to draw upon."""
    chances: np.ndarray
    """f32 [5, rows, columns]: probabilities of empty, black, white, off and covered."""
    weight: np.ndarray
    """f32: weight of `chances`."""
    shift: np.ndarray
    """f32 [2, rows, columns]: from the assumed point to the nearest crossing, spacings, right and down."""
    shift_known: np.ndarray
    """f32: weight of `shift`, 0 where no crossing is near."""
    seen: np.ndarray
    """f32 [2, rows, columns]: from the assumed point to where the stone's middle is seen on the board's plane, or, where
    none stands, to the crossing."""
    middle: np.ndarray
    """f32 [2, rows, columns]: from the assumed point to the stone's middle on the plane of the stones, spacings."""
    middle_known: np.ndarray
    """f32: weight of `middle`, 0 where no stone is."""

    def inner(self, margin: int) -> Truth:
        """Without the cells at the rim."""
        part = slice(margin, -margin)
        return Truth(**{name: value[..., part, part] for name, value in vars(self).items()})


@dataclass
class Sample:
    """A flattened board (or a window of one) and what its cells show."""

    pixels: np.ndarray
    """uint8 [height, width, 6]: on the board's plane, then on the plane of the stones."""
    truth: Truth


@dataclass(frozen=True)
class View:
    """An assumed grid and the camera that is assumed to have seen it."""

    true_from_assumed: np.ndarray
    """Homography [3, 3] between board coordinates."""
    behind: np.ndarray
    """Homography [3, 3] in assumed coordinates: from a place on the plane of the stones to the place on the board that
    lies behind it in the photo."""
    true_behind: np.ndarray
    """The same for the true grid, in true coordinates."""

    @staticmethod
    def of(board: Board, true_from_assumed: np.ndarray, focal_px: float, center_px: tuple[float, float],
           is_known: bool = False) -> View:
        """The view with a focal length and a principal point; `is_known` tells that they are the camera's own."""
        seen = board.ideal_from_board if is_known else board.photo_from_board
        return View(true_from_assumed, parallax(seen @ true_from_assumed, STONE_HEIGHT, focal_px, center_px),
                    parallax(seen, STONE_HEIGHT, focal_px, center_px))

    @staticmethod
    def usual(board: Board, pixels: np.ndarray, true_from_assumed: np.ndarray, focal: float = USUAL_FOCAL) -> View:
        """The view for an unknown camera; `focal` counts in longer sides of the photo."""
        height, width = pixels.shape[:2]
        return View.of(board, true_from_assumed, focal * max(height, width), (width / 2, height / 2))


def flatten(pixels: np.ndarray, board: Board, true_from_assumed: np.ndarray, first: tuple[int, int],
            cells: tuple[int, int], outside: int | None = OUTSIDE, scale: int = SCALE,
            bend: Bend | None = None) -> np.ndarray:
    """Looks straight down on the assumed grid.

    `first` is the assumed point (x, y) of the first cell, `cells` the number of columns and rows; `bend` is what the
    assumed grid takes no account of.
    """
    height, width = cells[1] * scale, cells[0] * scale
    u = first[0] - 0.5 + (np.arange(width) + 0.5) / scale
    v = first[1] - 0.5 + (np.arange(height) + 0.5) / scale
    if bend is None:
        seen, true = mapped(board.photo_from_board @ true_from_assumed, u, v), None
    else:
        seen, true = _bent(board, true_from_assumed, u, v, bend)
    if board.is_bent:
        true = mapped(true_from_assumed, u, v) if true is None else true
        seen += cv2.remap(board.bend, true[..., 0], true[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    rim = np.concatenate([seen[0], seen[-1], seen[:, 0], seen[:, -1]])
    low, high = rim.min(axis=0), rim.max(axis=0)
    pixels, offset = _cut(pixels, low, high)
    fineness, shrink = board.spacing_px / scale, (1.0, 1.0)
    if fineness > FINENESS:
        shape = (max(1, round(pixels.shape[1] / fineness)), max(1, round(pixels.shape[0] / fineness)))
        shrink = (shape[0] / pixels.shape[1], shape[1] / pixels.shape[0])
        pixels = cv2.resize(pixels, shape, interpolation=cv2.INTER_AREA)
    for axis in (0, 1):  # one after the other: numpy is slow along an axis of two
        along = seen[..., axis]
        along *= np.float32(shrink[axis])
        along -= np.float32(offset[axis] * shrink[axis] + 0.5)  # from outer corners to pixel centres
    border = cv2.BORDER_REPLICATE if outside is None else cv2.BORDER_CONSTANT
    value = (outside or 0,) * 3
    return cv2.remap(pixels, seen[..., 0], seen[..., 1], cv2.INTER_LINEAR, borderMode=border, borderValue=value)


def mapped(homography: np.ndarray, u: np.ndarray, v: np.ndarray) -> np.ndarray:
    """Where a homography puts the grid u × v: f32 [len(v), len(u), 2]."""
    (a, b, c), (d, e, f), (g, h, i) = homography
    depth = ((g * u + i)[None, :] + (h * v)[:, None]).astype(np.float32)
    mapped = np.empty((len(v), len(u), 2), np.float32)
    np.divide(((a * u + c)[None, :] + (b * v)[:, None]).astype(np.float32), depth, out=mapped[..., 0])
    np.divide(((d * u + f)[None, :] + (e * v)[:, None]).astype(np.float32), depth, out=mapped[..., 1])
    return mapped


COARSE = 8
"""Pixels between the places where a bend is computed."""


def _bent(board: Board, true_from_assumed: np.ndarray, u: np.ndarray, v: np.ndarray,
          bend: Bend) -> tuple[np.ndarray, np.ndarray]:
    """Where the grid u × v is seen, and where it lies on the board, with a bend: f32 [len(v), len(u), 2] each, from a
    coarse grid."""

    def coarse(along: np.ndarray) -> np.ndarray:
        step = (along[1] - along[0]) * COARSE
        count = -(-len(along) // COARSE) + 2
        return along[:COARSE].mean() + step * (np.arange(count) - 1)

    def fine(values: np.ndarray) -> np.ndarray:
        size = (values.shape[1] * COARSE, values.shape[0] * COARSE)
        wide = cv2.resize(values.astype(np.float32), size, interpolation=cv2.INTER_LINEAR)
        return np.ascontiguousarray(wide[COARSE : COARSE + len(v), COARSE : COARSE + len(u)])

    true = mapped(true_from_assumed, coarse(u), coarse(v)).astype(np.float64)
    true = true + bend(true)
    seen = project(board.photo_from_board, true.reshape(-1, 2)).reshape(true.shape)
    return fine(seen), fine(true)


def _cut(pixels: np.ndarray, low: np.ndarray, high: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The part of the photo between two corners, with a rim, and where it starts."""
    height, width = pixels.shape[:2]
    left, top = np.clip(np.floor(low) - 8, 0, [width - 2, height - 2]).astype(int)
    right, bottom = np.clip(np.ceil(high) + 8, [left + 2, top + 2], [width, height]).astype(int)
    return pixels[top:bottom, left:right], np.array([left, top], np.float32)


def labels(board: Board, view: View, first: tuple[int, int], cells: tuple[int, int], bend: Bend | None = None) -> Truth:
    """What the cells of a flattened board show; `first`, `cells` and `bend` are those of [`flatten`]."""
    u, v = np.meshgrid(first[0] + np.arange(cells[0]), first[1] + np.arange(cells[1]))
    assumed = np.stack([u.ravel(), v.ravel()], axis=1).astype(np.float64)
    true = project(view.true_from_assumed, assumed)
    if bend is not None:
        true = true + bend(true)
    nearest = np.rint(true)
    distance = np.abs(true - nearest).max(axis=1)
    inside = ((nearest >= 0) & (nearest < board.size)).all(axis=1)
    index = np.clip(nearest, 0, board.size - 1).astype(int)
    index = index[:, 1] * board.size + index[:, 0]

    chances = np.zeros((len(assumed), 5), np.float32)
    chances[:, :3] = board.chances[index]
    weight = board.weight[index].copy()
    covered = board.covered[index]
    chances[covered] = (0, 0, 0, 0, 1)
    off = (distance > MISSED) | ~inside
    chances[off] = (0, 0, 0, 1, 0)
    weight[(distance > SEEN) & ~off] = 0
    weight[off] = 1
    hard = np.where(chances.max(axis=1) > 0.5, chances.argmax(axis=1), UNKNOWN)
    hard[weight < 0.5] = UNKNOWN

    back = np.linalg.inv(view.true_from_assumed)
    straight = nearest if bend is None else nearest - bend(nearest)
    shift = project(back, straight) - assumed
    known = (inside & board.visible[index] & (np.abs(shift).max(axis=1) < 0.6)).astype(np.float32)
    known *= np.clip((0.5 - distance) / 0.08, 0, 1) * board.grid_is_exact

    standing, sure = stone_places(board, view)
    places = standing[index]
    places = places if bend is None else places - bend(places)
    stone = chances[:, 1] + chances[:, 2]
    seen = np.where((stone > 0)[:, None], project(back, places) - assumed, shift)
    shape = (cells[1], cells[0])
    truth = Truth(hard.reshape(shape), chances.T.reshape(5, *shape), weight.reshape(shape), _planes(shift, shape),
                  known.reshape(shape), _planes(seen, shape), np.zeros((2, *shape), np.float32),
                  (sure[index] * stone * (weight > 0)).astype(np.float32).reshape(shape))
    find_middles(truth, view, first)
    return truth


def stone_places(board: Board, view: View) -> tuple[np.ndarray, np.ndarray]:
    """Where on the board's plane the stone on each point is or would be seen, in true board coordinates, f64 [points, 2],
    and how sure that is, f32 [points]."""
    points = lattice(board.size)
    places = points.copy() if board.flat else project(view.true_behind, points)
    labelled = ~np.isnan(board.middles[:, 0])
    if labelled.any():
        places[labelled] = board_places(board, board.middles[labelled])
    return places, np.where(labelled | board.flat, 1, GUESSED).astype(np.float32)


def board_places(board: Board, pixels: np.ndarray) -> np.ndarray:
    """The places on the board's plane that are seen at `pixels` [n, 2], in board coordinates."""
    back = np.linalg.inv(board.photo_from_board)
    places = project(back, pixels)
    if board.is_bent:
        for _ in range(3):
            at = places.astype(np.float32)[None]
            bent = cv2.remap(board.bend, at[..., 0], at[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
            places = project(back, pixels - bent[0])
    return places


def find_middles(truth: Truth, view: View, first: tuple[int, int]) -> None:
    """Computes where stones appear on their own plane from where they are seen on the board's."""
    rows, columns = truth.hard.shape
    u, v = np.meshgrid(first[0] + np.arange(columns), first[1] + np.arange(rows))
    assumed = np.stack([u.ravel(), v.ravel()], axis=1).astype(np.float64)
    places = assumed + truth.seen.reshape(2, -1).T
    middle = project(np.linalg.inv(view.behind), places) - assumed
    truth.middle = _planes(middle, truth.hard.shape)
    truth.middle_known = truth.middle_known * (np.abs(truth.middle).max(axis=0) < 1.0)


def _planes(values: np.ndarray, shape: tuple[int, int]) -> np.ndarray:
    return values.T.reshape(2, *shape).astype(np.float32)


def flatten_twice(pixels: np.ndarray, board: Board, view: View, first: tuple[int, int],
                  cells: tuple[int, int]) -> np.ndarray:
    """The board on both planes: uint8 [height, width, 6]."""
    grids = (view.true_from_assumed, view.true_from_assumed @ view.behind)
    return np.concatenate([flatten(pixels, board, grid, first, cells) for grid in grids], axis=2)


def right_board(pixels: np.ndarray, board: Board, true_from_assumed: np.ndarray | None = None) -> Sample:
    """The whole board on its labelled grid or a slightly wrong one, as a reader sees it that does not know the camera."""
    cells = (board.size + 2, board.size + 2)
    view = View.usual(board, pixels, np.eye(3) if true_from_assumed is None else true_from_assumed)
    return Sample(flatten_twice(pixels, board, view, (-1, -1), cells), labels(board, view, (-1, -1), cells))
