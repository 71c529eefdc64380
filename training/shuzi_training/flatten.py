"""Flattened boards for the stone network: right ones for measuring, and wrong ones to learn from.

A flattened board has SCALE pixels a spacing. Its cells are the assumed points of the grid, each point in the middle
of its cell; one ring of points beyond the outer lines belongs to it.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from .augment import photographed
from .data import BLACK, EMPTY, OFF, UNKNOWN, WHITE, Board

SCALE = 24
"""Pixels a spacing."""
OUTSIDE = 128
"""Grey of what lies outside the photo."""
FINENESS = 1.25
"""A photo finer than this many source pixels a flattened pixel is shrunk first."""

SEEN = 0.3
"""An assumed point at most this far from a crossing (spacings) shows what stands there."""
ON_POINT = 0.36
"""A stone at most this far from its point (spacings, each way) is clearly on it."""
MISSED = 0.42
"""From here on it shows no crossing at all."""


@dataclass
class Sample:
    """A flattened board (or a window of one) and what its cells show."""

    pixels: np.ndarray
    """uint8 [height, width, 3]."""
    classes: np.ndarray
    """int64 [rows, columns]: EMPTY, BLACK, WHITE, OFF or UNKNOWN (not judged)."""
    chances: np.ndarray
    """f32 [4, rows, columns]: the same as probabilities, all 0 where unknown: of a stone between two points nobody
    can say which it is on."""
    shift: np.ndarray
    """f32 [2, rows, columns]: from the assumed point to the nearest crossing, spacings, right and down."""
    shift_known: np.ndarray
    """f32 [rows, columns]: weight of `shift`, 0 where no crossing is near."""


def flatten(pixels: np.ndarray, board: Board, true_from_assumed: np.ndarray, first: tuple[int, int],
            cells: tuple[int, int], outside: int | None = OUTSIDE, scale: int = SCALE) -> np.ndarray:
    """Looks straight down on the assumed grid.

    `first` is the assumed point (x, y) of the first cell, `cells` the number of columns and rows.
    """
    height, width = cells[1] * scale, cells[0] * scale
    u = first[0] - 0.5 + (np.arange(width) + 0.5) / scale
    v = first[1] - 0.5 + (np.arange(height) + 0.5) / scale
    seen = _mapped(board.photo_from_board @ true_from_assumed, u, v)
    if np.abs(board.bend).max() > 0.05:
        true = _mapped(true_from_assumed, u, v)
        seen += cv2.remap(board.bend, true[..., 0], true[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    rim = np.concatenate([seen[0], seen[-1], seen[:, 0], seen[:, -1]])
    low, high = rim.min(axis=0), rim.max(axis=0)
    pixels, offset = _cut(pixels, low, high)
    seen -= offset
    fineness = board.spacing_px / scale
    if fineness > FINENESS:
        shape = (max(1, round(pixels.shape[1] / fineness)), max(1, round(pixels.shape[0] / fineness)))
        seen *= np.array([shape[0] / pixels.shape[1], shape[1] / pixels.shape[0]], np.float32)
        pixels = cv2.resize(pixels, shape, interpolation=cv2.INTER_AREA)
    seen -= 0.5  # from outer corners to pixel centres
    border = cv2.BORDER_REPLICATE if outside is None else cv2.BORDER_CONSTANT
    value = (outside or 0,) * 3
    return cv2.remap(pixels, seen[..., 0], seen[..., 1], cv2.INTER_LINEAR, borderMode=border, borderValue=value)


def _mapped(homography: np.ndarray, u: np.ndarray, v: np.ndarray) -> np.ndarray:
    """Where a homography puts the grid u × v: f32 [len(v), len(u), 2]."""
    (a, b, c), (d, e, f), (g, h, i) = homography
    depth = ((g * u + i)[None, :] + (h * v)[:, None]).astype(np.float32)
    mapped = np.empty((len(v), len(u), 2), np.float32)
    np.divide(((a * u + c)[None, :] + (b * v)[:, None]).astype(np.float32), depth, out=mapped[..., 0])
    np.divide(((d * u + f)[None, :] + (e * v)[:, None]).astype(np.float32), depth, out=mapped[..., 1])
    return mapped


def _cut(pixels: np.ndarray, low: np.ndarray, high: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The part of the photo between two corners, with a rim, and where it starts."""
    height, width = pixels.shape[:2]
    left, top = np.clip(np.floor(low) - 8, 0, [width - 2, height - 2]).astype(int)
    right, bottom = np.clip(np.ceil(high) + 8, [left + 2, top + 2], [width, height]).astype(int)
    return pixels[top:bottom, left:right], np.array([left, top], np.float32)


def labels(board: Board, true_from_assumed: np.ndarray, first: tuple[int, int],
           cells: tuple[int, int]) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """`classes`, `chances`, `shift` and `shift_known` of a [`Sample`]."""
    u, v = np.meshgrid(first[0] + np.arange(cells[0]), first[1] + np.arange(cells[1]))
    assumed = np.stack([u.ravel(), v.ravel(), np.ones(u.size)], axis=1).astype(np.float64)
    true = assumed @ true_from_assumed.T
    true = true[:, :2] / true[:, 2:]
    nearest = np.rint(true)
    distance = np.abs(true - nearest).max(axis=1)
    inside = ((nearest >= 0) & (nearest < board.size)).all(axis=1)
    index = np.clip(nearest, 0, board.size - 1).astype(int)
    classes = board.stones[index[:, 1], index[:, 0]].astype(np.int64)
    visible = board.visible[index[:, 1] * board.size + index[:, 0]]
    classes[~visible] = UNKNOWN
    classes[distance > SEEN] = UNKNOWN
    classes[distance > MISSED] = OFF
    classes[~inside] = OFF
    back = np.concatenate([nearest, np.ones((len(nearest), 1))], axis=1) @ np.linalg.inv(true_from_assumed).T
    shift = back[:, :2] / back[:, 2:] - assumed[:, :2]
    known = (inside & visible & (np.abs(shift).max(axis=1) < 0.6)).astype(np.float32)
    known *= np.clip((0.5 - distance) / 0.08, 0, 1)
    shape = (cells[1], cells[0])
    chances = np.eye(4, dtype=np.float32)[classes] * (classes != UNKNOWN)[:, None]
    for place, doubt in doubts(board).items():
        here = (index[:, 1] == place[0]) & (index[:, 0] == place[1]) & (classes >= 0) & (classes != OFF)
        chances[here] = doubt
    chances = np.ascontiguousarray(chances.T).reshape(4, *shape)
    return classes.reshape(shape), chances, shift.T.reshape(2, *shape).astype(np.float32), known.reshape(shape)


def doubts(board: Board) -> dict[tuple[int, int], np.ndarray]:
    """Probabilities of the points that stones half-way to another point leave in doubt."""
    result: dict[tuple[int, int], np.ndarray] = {}
    for (row, column), (right, down) in board.astray.items():
        stone = int(board.stones[row, column])
        away = max(abs(right), abs(down))
        doubt = _doubt(away)
        if stone not in (BLACK, WHITE) or doubt == 0:
            continue
        result[row, column] = _mixed(stone, EMPTY, doubt)
        other = (row + int(np.rint(down / away)) * (abs(down) > ON_POINT),
                 column + int(np.rint(right / away)) * (abs(right) > ON_POINT))
        inside = 0 <= other[0] < board.size and 0 <= other[1] < board.size
        if inside and board.stones[other] == EMPTY:
            result[other] = _mixed(EMPTY, stone, doubt)
    return result


def _doubt(away: float) -> float:
    """How likely a stone this far off its point (spacings) is taken for one on the next."""
    return float(np.clip((away - ON_POINT) / (0.5 - ON_POINT), 0, 1)) / 2


def _mixed(likely: int, other: int, doubt: float) -> np.ndarray:
    chances = np.zeros(4, np.float32)
    chances[likely], chances[other] = 1 - doubt, doubt
    return chances


def right_board(pixels: np.ndarray, board: Board) -> Sample:
    """The whole board on its labelled grid."""
    cells = (board.size + 2, board.size + 2)
    grid = np.eye(3)
    return Sample(flatten(pixels, board, grid, (-1, -1), cells), *labels(board, grid, (-1, -1), cells))


def training_window(pixels: np.ndarray, board: Board, rng: np.random.Generator, cells: int) -> Sample:
    """A window of cells × cells of the board on a grid that is slightly or deliberately wrong, in random light."""
    lines, grid = _assumed_grid(board.size, rng)
    spare = lines + 2 - cells
    if spare >= 0:
        first = tuple(int(rng.integers(-1, spare)) for _ in range(2))
    else:
        first = tuple(-1 - int(rng.integers(0, -spare + 1)) for _ in range(2))
    outside = OUTSIDE if rng.random() < 0.7 else None
    image = flatten(pixels, board, grid, first, (cells, cells), outside)
    classes, chances, shift, known = labels(board, grid, first, (cells, cells))
    if rng.random() < 0.3:
        image, chances = _pushed(image, classes, chances, shift, rng)
    if rng.random() < 0.1:
        image = _dyed(image, classes, shift, rng)
    if rng.random() < 0.2:
        image = _glossy(image, classes, shift, rng)
    return Sample(photographed(image, rng), classes, chances, shift, known)


def _pushed(image: np.ndarray, classes: np.ndarray, chances: np.ndarray, shift: np.ndarray,
            rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Some stones moved towards an empty neighbour, up to half-way, and what can be known then."""
    image, chances = image.copy(), chances.copy()
    moved = np.zeros(classes.shape, bool)
    for row, column in np.argwhere((classes == BLACK) | (classes == WHITE)):
        ways = [(right, down) for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1))
                if 1 <= row + down < classes.shape[0] - 1 and 1 <= column + right < classes.shape[1] - 1
                and classes[row + down, column + right] == EMPTY and not moved[row + down, column + right]]
        on_rim = not (1 <= row < classes.shape[0] - 1 and 1 <= column < classes.shape[1] - 1)
        if rng.random() > PUSHED_SHARE or on_rim or not ways:
            continue
        right, down = ways[int(rng.integers(len(ways)))]
        away, aside = rng.uniform(0.15, 0.5), float(np.clip(rng.normal(0, 0.1), -0.2, 0.2))
        step = np.array([right * away + down * aside, down * away + right * aside])
        here = (np.array([column, row]) + 0.5 + shift[:, row, column]) * SCALE
        there = (np.array([column + right, row + down]) + 0.5 + shift[:, row + down, column + right]) * SCALE
        bare = _patch(image, there)
        lies = here + _off_centre(_patch(image, here), bare)
        stone = _patch(image, lies)
        _paste(image, bare, lies, 0.6 * SCALE)
        _paste(image, stone, here + step * SCALE, 0.5 * SCALE)
        color, doubt = int(classes[row, column]), _doubt(away)
        chances[:, row, column] = _mixed(color, EMPTY, doubt)
        chances[:, row + down, column + right] = _mixed(EMPTY, color, doubt)
        moved[row, column] = moved[row + down, column + right] = True
    return image, chances


REACH = 18
"""Half the side of the patches that are moved, in pixels."""
_NEAR = np.hypot(*np.mgrid[-REACH : REACH + 1, -REACH : REACH + 1]) < 15
PUSHED_SHARE = 0.15
"""Share of the stones that are moved, where there is room."""


def _off_centre(stone: np.ndarray, bare: np.ndarray) -> np.ndarray:
    """How far a stone's middle is from its patch's, in pixels right and down."""
    wood = np.median(bare.reshape(-1, 3), axis=0)
    middle = np.median(stone[REACH - 4 : REACH + 5, REACH - 4 : REACH + 5].reshape(-1, 3), axis=0)
    like_stone = np.abs(stone - middle).sum(2) < np.abs(stone - wood).sum(2)
    y, x = np.nonzero(like_stone & _NEAR)
    if len(x) < 40:
        return np.zeros(2)
    return np.clip(np.array([x.mean(), y.mean()]) - REACH, -6, 6)


def _patch(image: np.ndarray, centre: np.ndarray) -> np.ndarray:
    """A square around a place in pixels."""
    side = 2 * REACH + 1
    return cv2.getRectSubPix(image, (side, side), (float(centre[0] - 0.5), float(centre[1] - 0.5)))


def _paste(image: np.ndarray, patch: np.ndarray, centre: np.ndarray, radius: float) -> None:
    """Puts the middle of a patch at a place, softly, in place."""
    left, top = np.floor(centre).astype(int) - REACH - 1
    side = 2 * REACH + 3
    x0, y0, x1, y1 = max(0, left), max(0, top), min(image.shape[1], left + side), min(image.shape[0], top + side)
    if x1 <= x0 or y1 <= y0:
        return
    offset = centre - 0.5 - np.array([left, top]) - REACH
    move = np.array([[1, 0, offset[0]], [0, 1, offset[1]]], np.float64)
    moved = cv2.warpAffine(patch, move, (side, side), borderMode=cv2.BORDER_REPLICATE)
    mask = np.zeros((side, side), np.float32)
    middle = tuple(int(v * 8) for v in centre - 0.5 - np.array([left, top]))
    cv2.circle(mask, middle, int(radius * 8), 1.0, -1, cv2.LINE_AA, 3)
    mask = cv2.GaussianBlur(mask, (0, 0), 0.8)[y0 - top : y1 - top, x0 - left : x1 - left, None]
    part = image[y0:y1, x0:x1]
    part[:] = (part * (1 - mask) + moved[y0 - top : y1 - top, x0 - left : x1 - left] * mask + 0.5).astype(np.uint8)


def _discs(shape: tuple[int, ...], classes: np.ndarray, shift: np.ndarray, stone: int) -> np.ndarray:
    """Where the stones of one colour lie: f32 [height, width, 1], 0..1."""
    mask = np.zeros(shape[:2], np.float32)
    for row, column in zip(*np.nonzero(classes == stone)):
        centre = (np.array([column, row]) + 0.5 + shift[:, row, column]) * SCALE
        cv2.circle(mask, tuple(int(v * 8) for v in centre), int(SCALE * 0.46 * 8), 1.0, -1, cv2.LINE_AA, 3)
    return cv2.GaussianBlur(mask, (0, 0), 1.5)[:, :, None]


def _dyed(image: np.ndarray, classes: np.ndarray, shift: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """The same board with coloured stones: the dark ones lighter and tinted, the light ones tinted."""
    dark, light = rng.uniform(0, 80, 3).astype(np.float32), rng.uniform(0.6, 1.0, 3).astype(np.float32)
    blacks, whites = (_discs(image.shape, classes, shift, stone) for stone in (BLACK, WHITE))
    result = (image + blacks * dark) * (1 - whites + whites * light)
    return np.clip(result, 0, 255).astype(np.uint8)


def _glossy(image: np.ndarray, classes: np.ndarray, shift: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A lamp mirrored in the board: wood outshines the stones upon it, white ones look grey before it."""
    height, width = image.shape[:2]
    patch = np.zeros((64, 64), np.float32)
    for _ in range(int(rng.integers(1, 3))):
        axes = rng.uniform(8, 50, 2)
        cv2.ellipse(patch, (tuple(rng.uniform(0, 64, 2)), tuple(axes), float(rng.uniform(0, 180))), 1.0, -1)
    patch = cv2.GaussianBlur(patch, (0, 0), float(rng.uniform(2, 9))) * np.float32(rng.uniform(60, 260))
    light = cv2.resize(patch, (width, height), interpolation=cv2.INTER_LINEAR)[:, :, None]
    image = image * np.float32(rng.uniform(0.55, 1.0))  # the camera exposes for the light
    stones = sum(_discs(image.shape, classes, shift, stone) for stone in (BLACK, WHITE))
    dimmed = image * (1 - stones * np.float32(rng.uniform(0, 0.35)) * np.minimum(1, light / 100))
    result = dimmed + light * (1 - np.minimum(1, stones) * np.float32(rng.uniform(0.6, 1.0)))
    return np.clip(result, 0, 255).astype(np.uint8)


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
