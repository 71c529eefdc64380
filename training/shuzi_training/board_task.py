"""What the board network learns from: photos of boards in all positions, and its loss."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from .augment import photographed
from .backdrop import backdrop, things_in_the_way
from .data import UNKNOWN, Board, Picture, Pictures, project

STRIDE = 4
"""Pixels a cell of the marks."""
SHAPES = [(320, 416), (416, 320), (384, 512), (512, 384), (512, 512), (512, 512)]
"""Heights and widths of training frames; a photo is read with a longest side of 512, smaller frames train faster."""
REAL_SHARE, BOARDLESS_SHARE = 0.45, 0.08
PADDING = 128
"""Grey beyond the photo."""
FINEST = 1.2
"""Boards with fewer cells a spacing are not judged: nobody could mark them."""
INNER, EDGE, CORNER = 0, 1, 2


@dataclass
class Marks:
    """Truth per cell."""

    presence: np.ndarray
    """f32 [rows, columns]: 1 at intersections, falling off around them."""
    weight: np.ndarray
    """f32 [rows, columns]: 0 where presence is not judged."""
    offset: np.ndarray
    """f32 [2, rows, columns]: from the cell's centre to the nearest intersection, cells, right and down."""
    near: np.ndarray
    """f32 [rows, columns]: weight of everything said about the nearest intersection."""
    stone: np.ndarray
    """int64 [rows, columns]: EMPTY, BLACK, WHITE or UNKNOWN."""
    place: np.ndarray
    """int64 [rows, columns]: INNER, EDGE, CORNER or UNKNOWN."""
    area: np.ndarray
    """f32 [rows, columns]: 1 inside the outer lines of a board."""


def outline(board: Board) -> np.ndarray:
    """Indices of the outer points, clockwise."""
    n = board.size
    top, right = np.arange(n), np.arange(1, n) * n + n - 1
    bottom, left = (n - 1) * n + np.arange(n - 2, -1, -1), np.arange(n - 2, 0, -1) * n
    return np.concatenate([top, right, bottom, left])


def marks(boards: list[tuple[Board, np.ndarray]], covered: np.ndarray | None, shape: tuple[int, int]) -> Marks:
    """The truth for boards whose intersections lie at the given pixels [n * n, 2] of a frame."""
    rows, columns = shape[0] // STRIDE, shape[1] // STRIDE
    truth = Marks(
        np.zeros((rows, columns), np.float32), np.ones((rows, columns), np.float32),
        np.zeros((2, rows, columns), np.float32), np.zeros((rows, columns), np.float32),
        np.full((rows, columns), UNKNOWN, np.int64), np.full((rows, columns), UNKNOWN, np.int64),
        np.zeros((rows, columns), np.float32),
    )
    area = np.zeros((rows, columns), np.uint8)
    found = []
    for board, pixels in boards:
        n = board.size
        polygon = pixels[outline(board)] / STRIDE - 0.5
        cv2.fillPoly(area, [np.rint(np.clip(polygon, -1e4, 1e4) * 16).astype(np.int32)], 1, cv2.LINE_8, 4)
        grid = pixels.reshape(n, n, 2)
        spacing = (np.linalg.norm(np.diff(grid, axis=0), axis=2).mean()
                   + np.linalg.norm(np.diff(grid, axis=1), axis=2).mean()) / 2 / STRIDE
        y, x = np.divmod(np.arange(n * n), n)
        sides = ((x == 0) | (x == n - 1)).astype(int) + ((y == 0) | (y == n - 1))
        visible = board.visible & (spacing > FINEST)
        if covered is not None:
            at = np.clip(pixels.astype(int), 0, [shape[1] - 1, shape[0] - 1])
            visible &= ~covered[at[:, 1], at[:, 0]]
        found.append(np.column_stack([pixels / STRIDE, board.stones.ravel(), sides, visible,
                                      np.full(n * n, np.clip(0.22 * spacing, 0.4, 0.8))]))
    truth.area[:] = area
    if found:
        _place(np.concatenate(found), truth)
    return truth


def _place(points: np.ndarray, truth: Marks) -> None:
    """Writes intersections (x, y in cells, stone, sides, visible, sigma) into the cells around them."""
    rows, columns = truth.presence.shape
    inside = (points[:, 0] >= 0) & (points[:, 0] < columns) & (points[:, 1] >= 0) & (points[:, 1] < rows)
    points = points[inside]
    around = np.stack(np.meshgrid(np.arange(-2, 3), np.arange(-2, 3)), axis=-1).reshape(1, -1, 2)
    cells = np.floor(points[:, :2])[:, None, :] + around
    which = np.repeat(np.arange(len(points)), around.shape[1])
    cells = cells.reshape(-1, 2).astype(int)
    kept = (cells >= 0).all(axis=1) & (cells[:, 0] < columns) & (cells[:, 1] < rows)
    cells, which = cells[kept], which[kept]
    offset = points[which, :2] - (cells + 0.5)
    distance = np.linalg.norm(offset, axis=1)
    order = np.argsort(-distance, kind="stable")  # the nearest intersection is written last
    cells, which, offset, distance = cells[order], which[order], offset[order], distance[order]
    x, y = cells[:, 0], cells[:, 1]
    point = points[which]
    visible = point[:, 4] > 0
    truth.presence[y, x] = np.exp(-0.5 * (np.maximum(0, distance - 0.5) / point[:, 5]) ** 2)
    truth.weight[y, x] = np.where(visible | (distance > 2), 1, 0)
    truth.offset[:, y, x] = offset.T
    close = np.clip((1.5 - distance) / 0.7, 0, 1)
    truth.near[y, x] = np.where(visible, close, 0)
    truth.stone[y, x] = np.where(visible & (close > 0), point[:, 2], UNKNOWN)
    truth.place[y, x] = np.where(visible & (close > 0), point[:, 3], UNKNOWN)


def scene(picture: Picture, real: bool, shape: tuple[int, int], rng: np.random.Generator) -> tuple[np.ndarray, Marks]:
    """A frame of the given shape around the boards of a picture, in a random view and light."""
    pixels = picture.pixels()
    view = _view(picture, pixels.shape[:2], real, shape, rng)
    frame = _warped(pixels, view, shape, rng)
    boards = [(board, project(view, board.points)) for board in picture.boards]
    covered = None
    if rng.random() < 0.15:
        frame, covered = things_in_the_way(frame, rng)
    spacing = np.mean([np.sqrt(abs(cv2.contourArea(p[outline(b)].astype(np.float32)))) / (b.size - 1)
                       for b, p in boards]) if boards else 14.0
    frame = photographed(frame, rng, float(np.clip(spacing / 24, 0.2, 1)))
    if rng.random() < 0.15:
        frame, covered = _padded(frame, covered, rng)
    return frame, marks(boards, covered, shape)


def _view(picture: Picture, size: tuple[int, int], real: bool, shape: tuple[int, int],
          rng: np.random.Generator) -> np.ndarray:
    """Homography from picture to frame."""
    height, width = size
    middle = np.array([[1, 0, -width / 2], [0, 1, -height / 2], [0, 0, 1.0]])
    plain = rng.random() < 0.45
    if plain:  # as the picture was taken, but for quarter turns
        angle = rng.normal(0, 0.04) + np.pi / 2 * rng.integers(0, 4)
        tilt = rng.normal(0, 0.05)
    else:
        angle = rng.uniform(0, 2 * np.pi) if rng.random() < 0.6 else rng.normal(0, 0.2)
        tilt = rng.uniform(0, 1.0) if real else rng.uniform(0, 0.35)
    flip = np.diag([rng.choice([-1.0, 1.0]), 1, 1])
    stretch = np.diag([np.exp(rng.normal(0, 0.06)), 1, 1])
    turn = np.array([[np.cos(angle), -np.sin(angle), 0], [np.sin(angle), np.cos(angle), 0], [0, 0, 1]])
    focal = max(height, width) * rng.uniform(0.9, 2.0)
    tip = np.array([[1, 0, 0], [0, np.cos(tilt), 0], [0, np.sin(tilt) / focal, 1]])
    view = tip @ turn @ stretch @ flip @ middle
    if picture.boards and not (plain and not real):
        corners = np.concatenate([project(view, board.points[outline(board)]) for board in picture.boards[:1]])
        near = real and plain
        fill = rng.uniform(0.85, 1.08) if near else _fill(rng)  # real ones are cropped close to the board
    else:
        corners = project(view, np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float64))
        fill = rng.uniform(0.98, 1.25)
    low, high = corners.min(axis=0), corners.max(axis=0)
    frame = np.array([shape[1], shape[0]], np.float64)
    scale = fill * (frame / (high - low)).min()
    free = np.abs(frame - scale * (high - low)) / 2
    place = frame / 2 + rng.uniform(-1, 1, 2) * (free + 0.02 * frame)
    centre = (low + high) / 2
    move = np.array([[scale, 0, place[0] - scale * centre[0]], [0, scale, place[1] - scale * centre[1]], [0, 0, 1]])
    return move @ view


def _fill(rng: np.random.Generator) -> float:
    """Share of the frame that the board takes up, more than 1 when it is cut."""
    low, high = ((0.45, 1.0), (0.25, 0.5), (1.0, 1.15))[rng.choice(3, p=[0.65, 0.2, 0.15])]
    return float(rng.uniform(low, high))


def _warped(pixels: np.ndarray, view: np.ndarray, shape: tuple[int, int], rng: np.random.Generator) -> np.ndarray:
    """The picture under a homography, before a backdrop."""
    height, width = pixels.shape[:2]
    centre = np.array([[width / 2, height / 2], [width / 2 + 1, height / 2], [width / 2, height / 2 + 1]])
    a, b, c = project(view, centre)
    scale = np.sqrt(abs(np.cross(b - a, c - a)))
    if scale < 0.8:
        small = (max(8, round(width * scale * 1.1)), max(8, round(height * scale * 1.1)))
        pixels = cv2.resize(pixels, small, interpolation=cv2.INTER_AREA)
        view = view @ np.diag([width / small[0], height / small[1], 1])
    half = np.array([[1, 0, 0.5], [0, 1, 0.5], [0, 0, 1]])
    centred = np.linalg.inv(half) @ view @ half
    frame = cv2.warpPerspective(pixels, centred, (shape[1], shape[0]), flags=cv2.INTER_LINEAR)
    mask = cv2.warpPerspective(np.full(pixels.shape[:2], 255, np.uint8), centred, (shape[1], shape[0]))
    if mask.min() < 255:
        behind = backdrop(shape, rng)
        share = (mask.astype(np.float32) / 255)[:, :, None]
        frame = (frame * share + behind * (1 - share)).astype(np.uint8)
    return frame


def _padded(frame: np.ndarray, covered: np.ndarray | None,
            rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Grey below or right of the photo, as when its size is not a multiple of 32."""
    frame = frame.copy()
    covered = np.zeros(frame.shape[:2], bool) if covered is None else covered.copy()
    strip = int(rng.integers(1, 32))
    part = (slice(-strip, None), slice(None)) if rng.random() < 0.5 else (slice(None), slice(-strip, None))
    frame[part], covered[part] = PADDING, True
    return frame, covered


def batch(pictures: Pictures, rng: np.random.Generator, size: int) -> dict[str, np.ndarray]:
    """`size` frames of one random shape."""
    real, rendered = pictures.real, pictures.rendered
    shape = SHAPES[int(rng.integers(len(SHAPES)))]
    frames, truths = [], []
    for _ in range(size):
        if rng.random() < BOARDLESS_SHARE:
            frame, truth = photographed(backdrop(shape, rng), rng, 0.6), marks([], None, shape)
        else:
            is_real = bool(real) and (not rendered or rng.random() < REAL_SHARE)
            pool = real if is_real else rendered
            frame, truth = scene(pool[int(rng.integers(len(pool)))], is_real, shape, rng)
        frames.append(frame)
        truths.append(truth)
    names = ("presence", "weight", "offset", "near", "stone", "place", "area")
    arrays = {name: np.stack([getattr(truth, name) for truth in truths]) for name in names}
    return {"pixels": np.stack(frames), **arrays}


def loss(output: Tensor, batch: dict[str, Tensor]) -> tuple[Tensor, dict[str, float]]:
    """Quality focal loss of presence; L1 of offsets, cross entropies near intersections; area."""
    presence, near = batch["presence"], batch["near"]
    near_sum = near.sum().clamp(min=1)
    logit = output[:, 0]
    miss = (logit.sigmoid() - presence).detach().square()
    focal = functional.binary_cross_entropy_with_logits(logit, presence, reduction="none") * miss * batch["weight"]
    focal = focal.sum() / presence.sum().clamp(min=100)
    offset = ((output[:, 1:3] - batch["offset"]).abs().sum(1) * near).sum() / near_sum
    stone = _classes(output[:, 3:6], batch["stone"], near, near_sum)
    place = _classes(output[:, 6:9], batch["place"], near, near_sum)
    area = functional.binary_cross_entropy_with_logits(output[:, 9], batch["area"])
    inside = output[:, 9].sigmoid()
    dice = 1 - (2 * (inside * batch["area"]).sum() + 100) / (inside.sum() + batch["area"].sum() + 100)
    total = 3 * focal + 0.5 * offset + 0.5 * stone + 0.25 * place + area + 0.5 * dice
    parts = {"presence": focal, "offset": offset, "stone": stone, "place": place, "area": area}
    return total, {name: value.item() for name, value in parts.items()}


def _classes(logits: Tensor, classes: Tensor, near: Tensor, near_sum: Tensor) -> Tensor:
    miss = functional.cross_entropy(logits, classes, ignore_index=UNKNOWN, reduction="none")
    return (miss * near).sum() / near_sum
