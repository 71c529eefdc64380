"""What is done to flattened boards before the network sees them, with the truth kept true: stones are put down without
care, dyed and marked, things are laid over the board, lamps shine on it.

Pictures are flattened on the board's plane, uint8 [rows · SCALE, columns · SCALE, 3]; `truth` is changed in place.
"""

from __future__ import annotations

import cv2
import numpy as np

from .data import BLACK, COVERED, EMPTY, OFF, UNKNOWN, WHITE
from .flatten import SCALE, Truth

Cell = tuple[int, int]


def put_down(image: np.ndarray, truth: Truth, rng: np.random.Generator, real: bool) -> np.ndarray:
    """The same board under some of the effects below; rendered pictures have most of them already."""
    if rng.random() < (0.5 if real else 0.2):
        image = pushed(image, truth, rng)
    if rng.random() < 0.3:
        image = dropped(image, truth, rng)
    if rng.random() < 0.12:
        image = decorated(image, truth, rng)
    if rng.random() < 0.1:
        image = dyed(image, truth, rng)
    if rng.random() < (0.1 if real else 0.05):
        image = marked(image, truth, rng)
    if rng.random() < 0.2:
        image = glossy(image, truth, rng)
    if rng.random() < (0.3 if real else 0.08):
        image = covered(image, truth, rng)
    return image


def centre(truth: Truth, row: int, column: int) -> np.ndarray:
    """Where the stone or the crossing of a cell is seen, in cells right and down."""
    return np.array([column, row]) + 0.5 + truth.seen[:, row, column]


REACH = 18
"""Half the side of the patches that are moved, in pixels."""
_NEAR = np.hypot(*np.mgrid[-REACH : REACH + 1, -REACH : REACH + 1]) < 15
STONE = 0.93
"""Diameter of the stones that push each other, spacings."""
FARTHEST = 0.8
"""How far from its point a stone lies at most, spacings."""
CARELESS = 0.2
"""Standard deviation of how far stones lie from their points each way, spacings, as in the renderer's labels."""
NEGLIGIBLE = 0.02
"""Probability below which a stone does not belong to a point."""
OFF_CENTRE = 0.08
"""Stones seen no farther from where they should be than this (spacings) lie on their points."""
PATCHES = 4
"""Bare board is copied from at most so many points away."""


def pushed(image: np.ndarray, truth: Truth, rng: np.random.Generator) -> np.ndarray:
    """The same position put down without care: some stones lie far off their points and have pushed their neighbours.

    A stone between points belongs to each with the probability that someone who meant that point would have put it
    there, as in the labels of rendered pictures.
    """
    stones = {(row, column): centre(truth, row, column)
              for row, column in map(tuple, np.argwhere((truth.hard == BLACK) | (truth.hard == WHITE)))
              if truth.weight[row, column] > 0.8}
    empty = np.argwhere((truth.hard == EMPTY) & (truth.weight > 0.8))
    if not stones or not len(empty):
        return image
    bare = {}
    for stone in stones:
        far = np.abs(empty - stone).max(axis=1)
        nearest = tuple(empty[far.argmin()])
        if far.min() <= PATCHES:
            bare[stone] = centre(truth, *nearest)
    moved = [(stone, move) for stone, move in _moves(stones, rng).items()
             if stone in bare and np.abs(move).max() > 0.03]
    image = image.copy()
    lifted = []
    for stone, move in moved:
        here, wood = stones[stone] * SCALE, _patch(image, bare[stone] * SCALE)
        aside = _off_centre(_patch(image, here), wood)
        lifted.append((_patch(image, here + aside), wood, here + aside, move * SCALE))
        off = move + np.where(np.hypot(*aside) > OFF_CENTRE * SCALE, aside / SCALE, 0)
        _share_out(truth, stone, off)
    for _, wood, lies, _ in lifted:
        _paste(image, wood, lies, 0.55 * SCALE)
    for patch, _, lies, move in lifted:
        _paste(image, patch, lies + move, 0.5 * SCALE)
    return image


def _share_out(truth: Truth, stone: Cell, off: np.ndarray) -> None:
    """Writes the truth of a stone that lies `off` (spacings right and down) from its point."""
    row, column = stone
    colour = int(truth.hard[stone])
    at, foot = centre(truth, row, column) + off, np.array([column, row]) + off
    truth.chances[:, row, column] = 0
    truth.chances[EMPTY, row, column] = 1
    truth.middle_known[stone] = 0
    truth.hard[stone] = UNKNOWN
    _belong(truth, colour, at, foot, stone)


def _around(foot: np.ndarray) -> list[Cell]:
    """The four cells around a place, which counts in cells right and down from the first one's middle."""
    column, row = int(np.floor(foot[0])), int(np.floor(foot[1]))
    return [(r, c) for c in (column, column + 1) for r in (row, row + 1)]


def _belong(truth: Truth, colour: int, at: np.ndarray, foot: np.ndarray, own: Cell | None) -> None:
    """Writes that a stone is seen at `at` and stands at `foot`: it belongs to its own point, or to a free one beside it."""
    shares: dict[Cell, float] = {}
    for r, c in _around(foot):
        if not (0 <= r < truth.hard.shape[0] and 0 <= c < truth.hard.shape[1]):
            continue
        free = truth.chances[EMPTY, r, c] == 1 and truth.weight[r, c] > 0
        if (r, c) == own or free:
            squared = (c - foot[0]) ** 2 + (r - foot[1]) ** 2
            shares[r, c] = float(np.exp(-squared / (2 * CARELESS**2)))
    total = max(sum(shares.values()), 1e-12)
    shares = {cell: share / total for cell, share in shares.items() if share / total >= NEGLIGIBLE}
    if not shares and own is not None:
        shares = {own: 1.0}
    for (r, c), share in shares.items():
        truth.chances[:3, r, c] = 0
        truth.chances[EMPTY, r, c], truth.chances[colour, r, c] = 1 - share, share
        truth.seen[:, r, c] = at - np.array([c, r]) - 0.5
        truth.middle_known[r, c] = share
        truth.hard[r, c] = colour if share > 0.5 else EMPTY if share < 0.1 else UNKNOWN


MOST_DROPPED = 3
"""Most stones that are put down between points."""


def dropped(image: np.ndarray, truth: Truth, rng: np.random.Generator) -> np.ndarray:
    """The same board with up to a few stones more, copies of its own, between two or four empty points."""
    stones = np.argwhere(((truth.hard == BLACK) | (truth.hard == WHITE)) & (truth.weight > 0.8))
    free = (truth.hard == EMPTY) & (truth.chances[EMPTY] == 1) & (truth.weight > 0.8)
    squares = np.argwhere(free[:-1, :-1] & free[1:, :-1] & free[:-1, 1:] & free[1:, 1:])
    if not len(stones) or not len(squares):
        return image
    image = image.copy()
    for row, column in rng.permutation(squares)[: int(rng.integers(1, MOST_DROPPED + 1))]:
        stone = tuple(stones[int(rng.integers(len(stones)))])
        foot = np.array([column, row]) + _between(rng)
        cells = _around(foot)
        if any(truth.chances[(EMPTY, *cell)] < 1 for cell in cells):  # one was put down beside it
            continue
        lies = np.mean([centre(truth, *cell) for cell in cells], axis=0) + foot - np.mean(cells, axis=0)[::-1]
        _paste(image, _patch(image, centre(truth, *stone) * SCALE), lies * SCALE, 0.5 * SCALE)
        _belong(truth, int(truth.hard[stone]), lies, foot, None)
    return image


def _between(rng: np.random.Generator) -> np.ndarray:
    """Where between four points a stone lies, spacings right and down of the first: in their middle, in the middle of
    two, or anywhere."""
    kind = rng.random()
    place = np.array([0.5, 0.5 if kind < 0.5 else 0.0]) + rng.normal(0, 0.06, 2) if kind < 0.75 else rng.uniform(0, 1, 2)
    return np.clip(place if rng.random() < 0.5 else place[::-1], 0, 0.999)


def _astray(rng: np.random.Generator) -> np.ndarray:
    """How far off its point a stone lies: anywhere between two or four points, often in the middle of them."""
    sign = rng.choice([-1.0, 1.0], 2)
    if rng.random() < 0.3:
        far, near = rng.uniform(0.35, 0.55), rng.uniform(0.35, 0.55) if rng.random() < 0.6 else rng.uniform(0, 0.1)
    else:
        far, near = rng.uniform(0, 0.55), rng.uniform(0, 0.5) if rng.random() < 0.4 else abs(rng.normal(0, 0.1))
    return sign * (np.array([far, near]) if rng.random() < 0.5 else np.array([near, far]))


def _moves(places: dict[Cell, np.ndarray], rng: np.random.Generator) -> dict[Cell, np.ndarray]:
    """How far the stones at these places are moved, in spacings: some far, and those they touch out of their way."""
    share = float(np.exp(rng.uniform(np.log(0.02), np.log(0.3))))
    numbers = {stone: number for number, stone in enumerate(places)}
    at = np.array(list(places.values()))
    moves = np.array([_astray(rng) if rng.random() < share else np.zeros(2) for _ in places])
    pairs = np.array([(number, numbers[row + down, column + right]) for (row, column), number in numbers.items()
                      for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)) if (row + down, column + right) in numbers])
    for _ in range(8 if len(pairs) else 0):
        one, other = pairs.T
        apart = at[other] + moves[other] - at[one] - moves[one]
        distance = np.maximum(np.hypot(*apart.T), 1e-3)
        touch = (distance < STONE) & (moves[one].any(axis=1) | moves[other].any(axis=1))
        push = (apart / distance[:, None] * ((STONE - distance) * 0.4)[:, None])[touch]
        np.subtract.at(moves, one[touch], push)
        np.add.at(moves, other[touch], push)
    return {stone: moves[number] for stone, number in numbers.items() if np.hypot(*moves[number]) <= FARTHEST}


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


def _discs(shape: tuple[int, ...], truth: Truth, stone: int) -> np.ndarray:
    """Where the stones of one colour lie: f32 [height, width, 1], 0..1."""
    mask = np.zeros(shape[:2], np.float32)
    for row, column in np.argwhere(truth.chances[stone] >= 0.3):
        at = centre(truth, row, column) * SCALE
        cv2.circle(mask, tuple(int(v * 8) for v in at), int(SCALE * 0.46 * 8), 1.0, -1, cv2.LINE_AA, 3)
    return cv2.GaussianBlur(mask, (0, 0), 1.5)[:, :, None]


def dyed(image: np.ndarray, truth: Truth, rng: np.random.Generator) -> np.ndarray:
    """The same board with coloured stones: the dark ones lighter and tinted, the light ones tinted."""
    dark, light = rng.uniform(0, 80, 3).astype(np.float32), rng.uniform(0.6, 1.0, 3).astype(np.float32)
    blacks, whites = (_discs(image.shape, truth, stone) for stone in (BLACK, WHITE))
    result = (image + blacks * dark) * (1 - whites + whites * light)
    return np.clip(result, 0, 255).astype(np.uint8)


def glossy(image: np.ndarray, truth: Truth, rng: np.random.Generator) -> np.ndarray:
    """A lamp mirrored in the board: wood outshines the stones upon it, white ones look grey before it."""
    height, width = image.shape[:2]
    patch = np.zeros((64, 64), np.float32)
    for _ in range(int(rng.integers(1, 3))):
        axes = rng.uniform(8, 50, 2)
        cv2.ellipse(patch, (tuple(rng.uniform(0, 64, 2)), tuple(axes), float(rng.uniform(0, 180))), 1.0, -1)
    patch = cv2.GaussianBlur(patch, (0, 0), float(rng.uniform(2, 9))) * np.float32(rng.uniform(60, 260))
    light = cv2.resize(patch, (width, height), interpolation=cv2.INTER_LINEAR)[:, :, None]
    image = image * np.float32(rng.uniform(0.65, 1.0))  # the camera exposes for the light
    blacks, whites = (_discs(image.shape, truth, stone) for stone in (BLACK, WHITE))
    dimmed = image * (1 - whites * np.float32(rng.uniform(0, 0.25)) * np.minimum(1, light / 100))
    hidden = np.minimum(1, blacks * np.float32(rng.uniform(0.9, 1.0)) + whites * np.float32(rng.uniform(0.8, 1.0)))
    result = dimmed + light * (1 - hidden)
    return np.clip(result, 0, 255).astype(np.uint8)


def decorated(image: np.ndarray, truth: Truth, rng: np.random.Generator) -> np.ndarray:
    """Pictures printed around the board, up to its outer lines and over them."""
    inside = np.pad((truth.hard != OFF).astype(np.uint8), 1)
    rim = [(row, column) for row, column in np.argwhere(truth.hard == OFF)
           if inside[row : row + 3, column : column + 3].any()]
    print_, mask = image.astype(np.float32), np.zeros(image.shape[:2], np.float32)
    for row, column in rim:
        if rng.random() < 0.4:
            continue
        middle = (np.array([column, row]) + 0.5 + rng.uniform(-0.3, 0.3, 2)) * SCALE
        axes = rng.uniform(0.2, 1.1, 2) * SCALE
        ellipse = (tuple(float(v) for v in middle), tuple(float(v) for v in 2 * axes), float(rng.uniform(0, 180)))
        cv2.ellipse(print_, ellipse, tuple(float(v) for v in rng.uniform(0, 255, 3)), -1)
        cv2.ellipse(mask, ellipse, 1.0, -1)
    stones = np.minimum(1, sum(_discs(image.shape, truth, stone) for stone in (BLACK, WHITE)))
    mask = cv2.GaussianBlur(mask, (0, 0), 0.8)[:, :, None] * (1 - stones) * np.float32(rng.uniform(0.5, 1.0))
    return (image * (1 - mask) + print_ * mask).astype(np.uint8)


def marked(image: np.ndarray, truth: Truth, rng: np.random.Generator) -> np.ndarray:
    """Rings, signs, numbers and letters on stones, as on screens and in diagrams, and a few beside them."""
    image = image.copy()
    share, beside = rng.choice([0.03, 0.2, 1.0]), rng.choice([0.0, 0.02, 0.1])
    numbered = rng.random() < 0.5
    tint = rng.uniform(0, 255, 3) if rng.random() < 0.4 else None
    for row, column in np.argwhere(np.isin(truth.hard, (EMPTY, BLACK, WHITE))):
        colour = int(truth.hard[row, column])
        if rng.random() >= (beside if colour == EMPTY else share):
            continue
        ink = tint if tint is not None else rng.uniform(0, 60, 3) if colour != BLACK else rng.uniform(195, 255, 3)
        ink = tuple(float(v) for v in ink)
        at = centre(truth, row, column) * SCALE
        if numbered or colour == EMPTY:
            _write(image, at, rng, ink)
        else:
            _sign(image, at, rng, ink)
    return image


def _write(image: np.ndarray, at: np.ndarray, rng: np.random.Generator, ink: tuple[float, ...]) -> None:
    """A number or a letter in the middle of a stone."""
    text = chr(int(rng.integers(65, 91))) if rng.random() < 0.3 else str(int(np.exp(rng.uniform(0, 5.8))))
    size, font = float(rng.uniform(0.35, 0.55)) * (1.0, 0.85, 0.7)[len(text) - 1], cv2.FONT_HERSHEY_SIMPLEX
    (wide, high), _ = cv2.getTextSize(text, font, size, 1)
    origin = (int(round(at[0] - wide / 2)), int(round(at[1] + high / 2)))
    cv2.putText(image, text, origin, font, size, ink, 1 if rng.random() < 0.7 else 2, cv2.LINE_AA)


def _sign(image: np.ndarray, at: np.ndarray, rng: np.random.Generator, ink: tuple[float, ...]) -> None:
    """A ring, a disc, a square, a triangle or a cross on a stone."""
    kind, radius, wide = int(rng.integers(5)), rng.uniform(0.15, 0.34) * SCALE, int(rng.integers(1, 4))
    middle = tuple(int(v * 8) for v in at - 0.5)
    if kind <= 1:
        radius = radius if kind == 0 else 0.6 * radius
        cv2.circle(image, middle, int(radius * 8), ink, wide if kind == 0 else -1, cv2.LINE_AA, 3)
        return
    angles = np.pi / 4 + np.pi / 2 * np.arange(4) if kind != 3 else -np.pi / 2 + 2 * np.pi / 3 * np.arange(3)
    corners = ((at - 0.5 + radius * np.stack([np.cos(angles), np.sin(angles)], axis=1)) * 8).astype(np.int32)
    if kind == 4:
        for a, b in ((0, 2), (1, 3)):
            cv2.line(image, tuple(map(int, corners[a])), tuple(map(int, corners[b])), ink, wide, cv2.LINE_AA, 3)
    else:
        cv2.polylines(image, [corners], True, ink, wide, cv2.LINE_AA, 3)


_DISC = np.array([(x, y) for x in np.linspace(-1, 1, 9) for y in np.linspace(-1, 1, 9) if x * x + y * y <= 1])
_DISC *= 0.42 * SCALE


def _shares(mask: np.ndarray, truth: Truth) -> np.ndarray:
    """Mean of a mask over the stone, or the place for one, of every cell: f32 [rows, columns]."""
    rows, columns = truth.hard.shape
    u, v = np.meshgrid(np.arange(columns), np.arange(rows))
    at = (np.stack([u, v]) + 0.5 + truth.seen).reshape(2, -1).T * SCALE
    seen = (at[:, None] + _DISC[None]).astype(int)
    x, y = np.clip(seen[..., 0], 0, mask.shape[1] - 1), np.clip(seen[..., 1], 0, mask.shape[0] - 1)
    return mask[y, x].mean(axis=1).reshape(rows, columns)


def hide(truth: Truth, mask: np.ndarray, swallowed: tuple[float, float]) -> None:
    """Makes the points covered of which a mask hides enough: from the first share on a little, from the second wholly."""
    share = _shares(mask, truth)
    gone = np.clip((share - swallowed[0]) / (swallowed[1] - swallowed[0]), 0, 1).astype(np.float32)
    off = truth.chances[OFF] > 0.5
    gone[off] = 0
    left = np.where(off, share < 0.5, np.maximum(0.1, 1 - share)).astype(np.float32)
    truth.weight *= np.where(share > 0.05, left, 1)
    truth.weight = np.maximum(truth.weight, gone * (truth.weight > 0))
    gone = np.maximum(gone, truth.chances[COVERED])
    kept = 1 - truth.chances[COVERED]
    truth.chances[:4] *= np.where(kept > 0, (1 - gone) / np.maximum(kept, 1e-6), 0)
    truth.chances[COVERED] = gone
    truth.middle_known *= (1 - gone) * np.where(share > 0.05, np.maximum(0.1, 1 - share), 1)
    truth.shift_known *= share < 0.5
    truth.hard[share > 0.3] = UNKNOWN


def covered(image: np.ndarray, truth: Truth, rng: np.random.Generator) -> np.ndarray:
    """Hands, sleeves, sheets, pens and crumbs lie over the board."""
    height, width = image.shape[:2]
    kind, mask = rng.random(), np.zeros((height, width), np.float32)
    if kind < 0.35:
        _band(mask, rng, rng.uniform(0.15, 4.5) * SCALE)
    elif kind < 0.6:
        _blob(mask, rng, rng.uniform(0.6, 4.0) * SCALE)
    elif kind < 0.72:  # fingers
        angle, root = rng.uniform(0, 2 * np.pi), rng.uniform(0.2, 0.8, 2) * (width, height)
        for _ in range(int(rng.integers(2, 5))):
            _finger(mask, root + rng.normal(0, SCALE, 2), angle + rng.normal(0, 0.25), rng)
    elif kind < 0.88:  # a sheet from one side
        box = (tuple(float(v) for v in rng.uniform(0, 1, 2) * (width, height)),
               tuple(float(v) for v in rng.uniform(2, 9, 2) * SCALE), float(rng.uniform(0, 180)))
        cv2.fillConvexPoly(mask, cv2.boxPoints(box).astype(np.int32), 1.0, cv2.LINE_AA)
    else:
        for _ in range(int(rng.integers(3, 12))):
            _blob(mask, rng, rng.uniform(0.2, 0.8) * SCALE)
    if rng.random() < 0.7:
        mask = cv2.GaussianBlur(mask, (0, 0), float(np.exp(rng.uniform(np.log(0.5), np.log(4)))))
    if kind >= 0.88:  # crumbs may be taken for stones that lie between points
        truth.weight[_shares(mask, truth) > 0.03] = 0
    hide(truth, mask, (0.85, 0.96))
    shadow = 0.0
    if rng.random() < 0.5:
        move = np.array([[1, 0, rng.normal(0, 8)], [0, 1, rng.normal(0, 8)]])
        shadow = cv2.GaussianBlur(cv2.warpAffine(mask, move, (width, height)), (0, 0), float(rng.uniform(2, 7)))
        shadow = shadow[:, :, None] * np.float32(rng.uniform(0.1, 0.5))
    return (image * (1 - shadow) * (1 - mask[:, :, None]) + _stuff(image, rng) * mask[:, :, None]).astype(np.uint8)


_SKIN = np.array([[236, 188, 160], [205, 150, 118], [150, 100, 70], [90, 58, 42]], np.float32)


def _stuff(image: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """What a thing over the board looks like: one colour, shaded, with some grain or folds."""
    height, width = image.shape[:2]
    kind = rng.random()
    colour = rng.uniform(0, 255, 3) if kind < 0.35 else _SKIN[int(rng.integers(4))] + rng.normal(0, 8, 3)
    if kind > 0.6:  # as black, white or brown as stones and wood are
        colour = np.full(3, rng.choice([15.0, 60.0, 225.0, 250.0])) + rng.normal(0, 6, 3)
    if kind > 0.9:
        colour = image[int(rng.integers(height)), int(rng.integers(width))]
    grain = rng.normal(0, rng.uniform(0, 25), (int(rng.integers(2, 40)), int(rng.integers(2, 40)))).astype(np.float32)
    shade = cv2.resize(grain, (width, height), interpolation=cv2.INTER_CUBIC)
    return np.clip(np.asarray(colour, np.float32) + shade[:, :, None], 0, 255)


def _band(mask: np.ndarray, rng: np.random.Generator, wide: float) -> None:
    """A pen, an arm or a sleeve, straight across or from one side."""
    size = np.array(mask.shape[::-1])
    through, angle = rng.uniform(0.1, 0.9, 2) * size, rng.uniform(0, 2 * np.pi)
    along = np.array([np.cos(angle), np.sin(angle)]) * 2 * size.max()
    start = through - along if rng.random() < 0.4 else through
    ends = [tuple(int(v) for v in end) for end in (start, through + along)]
    cv2.line(mask, *ends, 1.0, max(1, int(wide)), cv2.LINE_AA)


def _finger(mask: np.ndarray, root: np.ndarray, angle: float, rng: np.random.Generator) -> None:
    tip = root + np.array([np.cos(angle), np.sin(angle)]) * rng.uniform(2, 8) * SCALE
    ends = [tuple(int(v) for v in end) for end in (root, tip)]
    cv2.line(mask, *ends, 1.0, int(rng.uniform(0.5, 1.3) * SCALE), cv2.LINE_AA)


def _blob(mask: np.ndarray, rng: np.random.Generator, radius: float) -> None:
    """A round thing with a wavy rim."""
    angles = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    waves = sum(rng.normal(0, 0.12) * np.cos(k * angles + rng.uniform(0, 6)) for k in range(2, 5))
    stretch = np.exp(rng.normal(0, 0.3))
    rim = radius * (1 + waves)[:, None] * np.stack([np.cos(angles) * stretch, np.sin(angles) / stretch], axis=1)
    rim += rng.uniform(0, 1, 2) * mask.shape[::-1]
    cv2.fillPoly(mask, [(rim * 8).astype(np.int32)], 1.0, cv2.LINE_AA, 3)


def washed_out(image: np.ndarray, truth: Truth, rng: np.random.Generator) -> np.ndarray:
    """A veil of glare, or, seldom, a shadow so deep that nothing is left: drawn into the finished picture.

    What shines through most of a veil is nothing to rely on. A shadow takes less: stones are seen in a tenth of the
    light.
    """
    height, width = image.shape[:2]
    small = np.zeros((90, 90), np.float32)
    for _ in range(int(rng.integers(1, 4))):
        axes = np.exp(rng.uniform(np.log(4), np.log(45), 2))
        box = (tuple(float(v) for v in rng.uniform(0, 90, 2)), tuple(float(v) for v in axes), float(rng.uniform(0, 180)))
        cv2.ellipse(small, box, 1.0, -1)
    small = cv2.GaussianBlur(small, (0, 0), float(rng.uniform(1, 7)))
    densest = 1.0 if rng.random() < 0.4 else rng.uniform(0.6, 1.0)
    light = np.clip(cv2.resize(small, (width, height)) * np.float32(rng.uniform(0.6, 2.2)), 0, densest)
    is_glare = rng.random() < 0.85
    hide(truth, light, (0.5, 0.7) if is_glare else (0.88, 0.97))
    tone = np.clip(255 - np.abs(rng.normal(0, 6, 3)), 0, 255) if is_glare else np.abs(rng.normal(0, 5, 3))
    light = light[:, :, None]
    return (image * (1 - light) + tone.astype(np.float32) * light).astype(np.uint8)
