"""Flattened boards for the stone network: right ones for measuring, and wrong ones to learn from.

A flattened board has SCALE pixels a spacing. Its cells are the assumed points of the grid, each point in the middle
of its cell; one ring of points beyond the outer lines belongs to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable

import cv2
import numpy as np

from .augment import photographed
from .data import BLACK, EMPTY, OFF, UNKNOWN, WHITE, Board, project

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


Bend = Callable[[np.ndarray], np.ndarray]
"""How far from their places on an assumed grid the points of a board are seen: board coordinates [..., 2] to spacings."""


@dataclass
class Sample:
    """A flattened board (or a window of one) and what its cells show."""

    pixels: np.ndarray
    """uint8 [height, width, 3]."""
    classes: np.ndarray
    """int64 [rows, columns]: EMPTY, BLACK, WHITE, OFF or UNKNOWN (not judged)."""
    shift: np.ndarray
    """f32 [2, rows, columns]: from the assumed point to the nearest crossing, spacings, right and down."""
    shift_known: np.ndarray
    """f32 [rows, columns]: weight of `shift`, 0 where no crossing is near."""


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
        seen = _mapped(board.photo_from_board @ true_from_assumed, u, v)
        true = _mapped(true_from_assumed, u, v)
    else:
        true = _mapped(true_from_assumed, u, v)
        true = (true + bend(true)).astype(np.float32)
        seen = project(board.photo_from_board, true.reshape(-1, 2)).reshape(true.shape).astype(np.float32)
    if np.abs(board.bend).max() > 0.05:
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
           cells: tuple[int, int], bend: Bend | None = None) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """`classes`, `shift` and `shift_known` of a [`Sample`]."""
    u, v = np.meshgrid(first[0] + np.arange(cells[0]), first[1] + np.arange(cells[1]))
    assumed = np.stack([u.ravel(), v.ravel(), np.ones(u.size)], axis=1).astype(np.float64)
    true = assumed @ true_from_assumed.T
    true = true[:, :2] / true[:, 2:]
    if bend is not None:
        true = true + bend(true)
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
    straight = nearest if bend is None else nearest - bend(nearest)
    shift = project(np.linalg.inv(true_from_assumed), straight) - assumed[:, :2]
    known = (inside & visible & (np.abs(shift).max(axis=1) < 0.6)).astype(np.float32)
    known *= np.clip((0.5 - distance) / 0.08, 0, 1)
    shape = (cells[1], cells[0])
    return classes.reshape(shape), shift.T.reshape(2, *shape).astype(np.float32), known.reshape(shape)


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
    bend = _bend(board.size, rng) if rng.random() < 0.25 else None
    image = flatten(pixels, board, grid, first, (cells, cells), outside, bend=bend)
    classes, shift, known = labels(board, grid, first, (cells, cells), bend)
    if rng.random() < 0.4:
        image = _pushed(image, classes, shift, rng)
    if rng.random() < 0.08:
        image = _decorated(image, classes, shift, rng)
    if rng.random() < 0.1:
        image = _dyed(image, classes, shift, rng)
    if rng.random() < 0.2:
        image = _glossy(image, classes, shift, rng)
    return Sample(photographed(image, rng), classes, shift, known)


REACH = 18
"""Half the side of the patches that are moved, in pixels."""
_NEAR = np.hypot(*np.mgrid[-REACH : REACH + 1, -REACH : REACH + 1]) < 15
STONE = 0.93
"""Diameter of the stones that push each other, spacings."""
ASTRAY, FARTHEST = 0.2, 0.75
"""How far stones gone astray lie from their points, spacings: standard deviation each way, and farthest of all."""
PATCHES = 4
"""Bare board is copied from at most so many points away."""


def _bend(size: int, rng: np.random.Generator) -> Bend:
    """A smooth bend of the third degree, at most a fifth of a spacing or so: a lens, or a mat with waves."""
    middle = (size - 1) / 2
    weights = rng.normal(0, rng.uniform(0.02, 0.07), (7, 2))

    def bend(places: np.ndarray) -> np.ndarray:
        u, v = np.moveaxis(np.clip(places / middle - 1, -1.2, 1.2), -1, 0)
        terms = np.stack([u * u, u * v, v * v, u**3, u * u * v, u * v * v, v**3], axis=-1)
        return terms @ weights

    return bend


def _pushed(image: np.ndarray, classes: np.ndarray, shift: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """The same position put down without care: some stones lie far off their points and have pushed their neighbours.

    What stands on the points stays the same: which point a stone half-way between two belongs to is for the network
    to guess, and to know how well it guesses.
    """
    places = {(row, column): np.array([column, row]) + 0.5 + shift[:, row, column]
              for row, column in map(tuple, np.argwhere((classes == BLACK) | (classes == WHITE)))}
    empty = np.argwhere(classes == EMPTY)
    if not places or not len(empty):
        return image
    bare = {}
    for stone in places:
        far = np.abs(empty - stone).max(axis=1)
        nearest = tuple(empty[far.argmin()])
        if far.min() <= PATCHES:
            bare[stone] = np.array([nearest[1], nearest[0]]) + 0.5 + shift[:, nearest[0], nearest[1]]
    moved = [(stone, move) for stone, move in _moves(places, rng).items()
             if stone in bare and np.abs(move).max() > 0.03]
    image = image.copy()
    lifted = []
    for stone, move in moved:
        here, wood = places[stone] * SCALE, _patch(image, bare[stone] * SCALE)
        lies = here + _off_centre(_patch(image, here), wood)
        lifted.append((_patch(image, lies), wood, lies, move * SCALE))
    for _, wood, lies, _ in lifted:
        _paste(image, wood, lies, 0.55 * SCALE)
    for stone, _, lies, move in lifted:
        _paste(image, stone, lies + move, 0.5 * SCALE)
    return image


def _astray(rng: np.random.Generator) -> float:
    """How far off its point a stone lies one way: anywhere between two points as often, and of the nearer and the
    farther one the likelier its own, so that much is learned of what is hard to tell, with the right odds."""
    nearer = rng.uniform(-0.5, 0.5)
    farther = nearer - np.copysign(1, nearer)
    odds = np.exp((nearer**2 - farther**2) / (2 * ASTRAY**2))
    return farther if rng.random() < odds / (1 + odds) else nearer


def _moves(places: dict[tuple[int, int], np.ndarray],
           rng: np.random.Generator) -> dict[tuple[int, int], np.ndarray]:
    """How far the stones at these places are moved, in spacings: some far, and those they touch out of their way."""
    share = float(np.exp(rng.uniform(np.log(0.02), np.log(0.3))))
    moves = {stone: np.zeros(2) for stone in places}
    for stone in moves:
        if rng.random() < share:
            moves[stone] = np.array([_astray(rng), _astray(rng)])
    pairs = [(stone, (stone[0] + down, stone[1] + right)) for stone in places
             for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)) if (stone[0] + down, stone[1] + right) in places]
    for _ in range(8):
        for one, other in pairs:
            apart = places[other] + moves[other] - places[one] - moves[one]
            distance = max(float(np.hypot(*apart)), 1e-3)
            if distance < STONE and (moves[one].any() or moves[other].any()):
                push = apart / distance * (STONE - distance) / 2
                moves[one] = moves[one] - push
                moves[other] = moves[other] + push
    return {stone: move for stone, move in moves.items() if np.hypot(*move) <= FARTHEST}


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
    image = image * np.float32(rng.uniform(0.65, 1.0))  # the camera exposes for the light
    blacks, whites = (_discs(image.shape, classes, shift, stone) for stone in (BLACK, WHITE))
    dimmed = image * (1 - whites * np.float32(rng.uniform(0, 0.25)) * np.minimum(1, light / 100))
    hidden = np.minimum(1, blacks * np.float32(rng.uniform(0.9, 1.0)) + whites * np.float32(rng.uniform(0.8, 1.0)))
    result = dimmed + light * (1 - hidden)
    return np.clip(result, 0, 255).astype(np.uint8)


def _decorated(image: np.ndarray, classes: np.ndarray, shift: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Pictures printed around the board, up to its outer lines and over them."""
    rows, columns = classes.shape
    inside = np.pad((classes != OFF).astype(np.uint8), 1)
    rim = [(row, column) for row, column in np.argwhere(classes == OFF)
           if inside[row : row + 3, column : column + 3].any()]
    print_, mask = image.astype(np.float32), np.zeros(image.shape[:2], np.float32)
    for row, column in rim:
        if rng.random() < 0.4:
            continue
        centre = (np.array([column, row]) + 0.5 + rng.uniform(-0.3, 0.3, 2)) * SCALE
        axes = rng.uniform(0.2, 1.1, 2) * SCALE
        ellipse = (tuple(float(v) for v in centre), tuple(float(v) for v in 2 * axes), float(rng.uniform(0, 180)))
        cv2.ellipse(print_, ellipse, tuple(float(v) for v in rng.uniform(0, 255, 3)), -1)
        cv2.ellipse(mask, ellipse, 1.0, -1)
    stones = np.minimum(1, sum(_discs(image.shape, classes, shift, stone) for stone in (BLACK, WHITE)))
    mask = cv2.GaussianBlur(mask, (0, 0), 0.8)[:, :, None] * (1 - stones) * np.float32(rng.uniform(0.5, 1.0))
    return (image * (1 - mask) + print_ * mask).astype(np.uint8)


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
