"""Windows of flattened boards that the stone network learns from: on right and wrong grids, in random light."""

from __future__ import annotations

import cv2
import numpy as np

from . import effects
from .augment import photographed
from .data import Board
from .flatten import OUTSIDE, SCALE, Bend, Sample, View, find_middles, flatten, labels

MARGIN = 1
"""Cells around a training window that are flattened with it: stones of the window lean into them."""
FOCAL_RANGE = (0.7, 1.4)
"""Focal lengths drawn for unknown cameras, as shares of the photo's longer side."""
MISTAKEN_FOCAL = 0.35
"""Share of the windows with a known camera that are flattened as if it were unknown: phones lie, crops lose it."""


def training_window(pixels: np.ndarray, board: Board, rng: np.random.Generator, cells: int, real: bool) -> Sample:
    """A window of cells × cells of the board on a grid that is slightly or deliberately wrong, in random light.

    Everything is drawn into the view on the board's plane, with a margin; the view on the stones' plane is made from it,
    as both are homographies of one photo.
    """
    lines, grid = _assumed_grid(board.size, rng)
    spare = lines + 2 - cells
    if spare >= 0:
        first = tuple(int(rng.integers(-1, spare)) for _ in range(2))
    else:
        first = tuple(-1 - int(rng.integers(0, -spare + 1)) for _ in range(2))
    wide_first, wide = (first[0] - MARGIN, first[1] - MARGIN), (cells + 2 * MARGIN, cells + 2 * MARGIN)
    outside = OUTSIDE if rng.random() < 0.7 else None
    bend = _bend(board.size, rng) if rng.random() < 0.25 else None
    view = _assumed_view(board, pixels, grid, rng)
    image = flatten(pixels, board, grid, wide_first, wide, outside, bend=bend)
    truth = labels(board, view, wide_first, wide, bend)
    image = effects.put_down(image, truth, rng, real)
    image = photographed(image, rng)
    if rng.random() < (0.16 if real else 0.08):
        image = effects.washed_out(image, truth, rng)
    find_middles(truth, view, wide_first)
    rim = MARGIN * SCALE
    above = raised(image, view, first, cells)
    both = cv2.merge([*cv2.split(image[rim:-rim, rim:-rim]), *cv2.split(above)])
    return Sample(both, truth.inner(MARGIN))


def _assumed_view(board: Board, pixels: np.ndarray, grid: np.ndarray, rng: np.random.Generator) -> View:
    """The camera's own focal length, or one of the usual ones."""
    if board.camera is not None and rng.random() >= MISTAKEN_FOCAL:
        return View.of(board, grid, board.camera.focal_px, board.camera.center_px, is_known=True)
    low, high = FOCAL_RANGE
    drawn = View.usual(board, pixels, grid, float(np.exp(rng.uniform(np.log(low), np.log(high)))))
    if board.camera is None:
        return drawn
    own = View.of(board, grid, board.camera.focal_px, board.camera.center_px, is_known=True)
    return View(grid, drawn.behind, own.true_behind)


def raised(image: np.ndarray, view: View, first: tuple[int, int], cells: int) -> np.ndarray:
    """The view on the stones' plane, without the margin, from the one on the board's plane with it."""
    # Pixels count from their centres here: the first one of a cell lies half a cell less half a pixel before its point.
    assumed = np.array([[1 / SCALE, 0, first[0] - 0.5 + 0.5 / SCALE], [0, 1 / SCALE, first[1] - 0.5 + 0.5 / SCALE], [0, 0, 1]])
    edge = np.array([first[0] - MARGIN, first[1] - MARGIN]) - 0.5
    pixel = np.array([[SCALE, 0, -SCALE * edge[0] - 0.5], [0, SCALE, -SCALE * edge[1] - 0.5], [0, 0, 1]])
    return cv2.warpPerspective(image, pixel @ view.behind @ assumed, (cells * SCALE, cells * SCALE),
                               flags=cv2.INTER_CUBIC | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_CONSTANT,
                               borderValue=(OUTSIDE,) * 3)


def _bend(size: int, rng: np.random.Generator) -> Bend:
    """A smooth bend of the third degree, at most a fifth of a spacing or so: a lens, or a mat with waves."""
    middle = (size - 1) / 2
    weights = rng.normal(0, rng.uniform(0.02, 0.07), (7, 2))

    def bend(places: np.ndarray) -> np.ndarray:
        u, v = np.moveaxis(np.clip(places / middle - 1, -1.2, 1.2), -1, 0)
        terms = np.stack([u * u, u * v, v * v, u**3, u * u * v, u * v * v, v**3], axis=-1)
        return terms @ weights

    return bend


def _assumed_grid(size: int, rng: np.random.Generator) -> tuple[int, np.ndarray]:
    """How many lines are assumed, and the homography from the assumed to the true grid."""
    lines, move = size, np.zeros(2)
    fate = rng.random()
    if fate < 0.72:
        sigma = rng.choice([0.02, 0.06, 0.1])
    elif fate < 0.90:
        sigma = 0.06
        steps = [rng.choice([0.0, 0.5, -0.5, 1.0, -1.0]), rng.choice([0.0, 0.5, -0.5, 1.0, -1.0])]
        move = np.array(steps) if rng.random() < 0.6 else rng.uniform(-1.2, 1.2, 2)
    else:
        sigma = 0.08
        others = [size + step for step in (-2, -1, 1, 2) if size + step >= 5]
        others += [other for other in (9, 13, 15, 19) if other != size]
        lines = int(rng.choice(others))
    far_assumed, far = lines - 1, size - 1
    assumed = np.array([[0, 0], [far_assumed, 0], [far_assumed, far_assumed], [0, far_assumed]], np.float32)
    true = np.array([[0, 0], [far, 0], [far, far], [0, far]], np.float64)
    true += np.clip(rng.normal(0, sigma, (4, 2)), -2.5 * sigma, 2.5 * sigma) + move
    true = np.roll(true, int(rng.integers(0, 4)), axis=0)
    if rng.random() < 0.5:
        true = true[::-1]
    return lines, cv2.getPerspectiveTransform(assumed, np.ascontiguousarray(true, np.float32))
