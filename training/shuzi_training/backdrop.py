"""What lies around boards: painted surfaces with the patterns that a board could be mistaken for."""

from __future__ import annotations

import cv2
import numpy as np


def backdrop(shape: tuple[int, int], rng: np.random.Generator, stones: bool = True) -> np.ndarray:
    """A random surface without a board, uint8 [height, width, 3]."""
    image = _surface(shape, rng)
    kind = rng.random()
    if kind < 0.15:
        image = _checks(image, rng)
    elif kind < 0.35:
        image = _grid(image, rng)
    elif kind < 0.5:
        image = _planks(image, rng)
    for _ in range(int(rng.integers(0, 5))):
        image = _thing(image, rng)
    if stones and rng.random() < 0.35:
        image = _loose_stones(image, rng)
    return image


def _colour(rng: np.random.Generator) -> np.ndarray:
    base = rng.uniform(15, 245)
    return np.clip(base + rng.normal(0, 28, 3), 0, 255)


def _surface(shape: tuple[int, int], rng: np.random.Generator) -> np.ndarray:
    """One colour with grain of a random direction and coarseness."""
    height, width = shape
    image = np.broadcast_to(_colour(rng).astype(np.float32), (height, width, 3)).copy()
    coarse = (max(2, int(height / rng.uniform(2, 60))), max(2, int(width / rng.uniform(2, 60))))
    grain = cv2.resize(rng.normal(0, 1, coarse).astype(np.float32), (width, height), interpolation=cv2.INTER_LINEAR)
    image += grain[:, :, None] * (rng.uniform(0, 25) * (0.6 + 0.4 * rng.random(3))).astype(np.float32)
    return np.clip(image, 0, 255).astype(np.uint8)


def _tilted(points: np.ndarray, shape: tuple[int, int], rng: np.random.Generator) -> np.ndarray:
    """Plane coordinates around 0 to pixels under a random view of the plane."""
    angle, tilt = rng.uniform(0, np.pi), rng.uniform(0, 0.9)
    x = points[..., 0] * np.cos(angle) - points[..., 1] * np.sin(angle)
    y = points[..., 0] * np.sin(angle) + points[..., 1] * np.cos(angle)
    depth = np.maximum(0.25, 1 + y * np.sin(tilt) / max(shape) * 0.8)
    centre = np.array([shape[1], shape[0]]) * 0.5
    return np.stack([centre[0] + x / depth, centre[1] + y * np.cos(tilt) / depth], axis=-1)


def _grid(image: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Tiles or squared paper: lines that run on without an edge."""
    step = rng.uniform(8, 70)
    reach = int(1.2 * max(image.shape) / step)
    ratio = 1.0 if rng.random() < 0.6 else rng.uniform(0.4, 2.5)
    colour, wide = tuple(float(v) for v in _colour(rng)), int(rng.integers(1, 3))
    view = int(rng.integers(1 << 31))
    along = np.linspace(-reach * step, reach * step, 30)
    for k in range(-reach, reach + 1):
        for line in (np.stack([along, np.full(30, k * step * ratio)], 1), np.stack([np.full(30, k * step), along], 1)):
            seen = _tilted(line, image.shape[:2], np.random.default_rng(view))
            cv2.polylines(image, [np.clip(seen * 8, -1e6, 1e6).astype(np.int32)], False, colour, wide, cv2.LINE_AA, 3)
    return image


def _checks(image: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A chessboard or a checked cloth."""
    step = rng.uniform(10, 60)
    count = 8 if rng.random() < 0.5 else int(rng.integers(6, 24))
    view = int(rng.integers(1 << 31))
    dark = tuple(float(v) for v in _colour(rng))
    start = -count * step / 2
    for row in range(count):
        for column in range(row % 2, count, 2):
            corners = np.array([[column, row], [column + 1, row], [column + 1, row + 1], [column, row + 1]]) * step + start
            seen = _tilted(corners, image.shape[:2], np.random.default_rng(view))
            cv2.fillConvexPoly(image, (seen * 8).astype(np.int32), dark, cv2.LINE_AA, 3)
    return image


def _planks(image: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Parallel joints."""
    height, width = image.shape[:2]
    angle, step = rng.uniform(0, np.pi), rng.uniform(12, 90)
    across, along = np.array([-np.sin(angle), np.cos(angle)]), np.array([np.cos(angle), np.sin(angle)])
    colour = tuple(float(v) for v in _colour(rng))
    for k in range(-60, 61):
        middle = np.array([width / 2, height / 2]) + across * k * step
        ends = np.stack([middle - along * 2000, middle + along * 2000])
        cv2.line(image, tuple(ends[0].astype(int).tolist()), tuple(ends[1].astype(int).tolist()), colour, 1, cv2.LINE_AA)
    return image


def _thing(image: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A flat thing: paper, bowl, cup, phone."""
    height, width = image.shape[:2]
    centre = (float(rng.uniform(0, width)), float(rng.uniform(0, height)))
    axes = (float(rng.uniform(0.05, 0.5) * width), float(rng.uniform(0.05, 0.5) * height))
    box = (centre, axes, float(rng.uniform(0, 180)))
    colour = tuple(float(v) for v in _colour(rng))
    if rng.random() < 0.5:
        cv2.ellipse(image, box, colour, -1, cv2.LINE_AA)
    else:
        cv2.fillConvexPoly(image, cv2.boxPoints(box).astype(np.int32), colour, cv2.LINE_AA)
    return image


def _loose_stones(image: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Stones that lie on no board."""
    height, width = image.shape[:2]
    radius = rng.uniform(3, 11)
    heap, spread = rng.uniform(0, [width, height]), rng.uniform(1.5, 12) * radius
    for _ in range(int(rng.integers(1, 40))):
        centre = heap + rng.normal(0, spread, 2)
        shade = float(rng.uniform(10, 60) if rng.random() < 0.5 else rng.uniform(190, 245))
        at = tuple(int(v) for v in centre * 8)
        cv2.circle(image, at, int(radius * 8), (shade, shade, shade), -1, cv2.LINE_AA, 3)
        light = tuple(int(v) for v in (centre - radius * 0.3) * 8)
        cv2.circle(image, light, int(radius * 2), (min(255.0, shade + 40),) * 3, -1, cv2.LINE_AA, 3)
    return image


def things_in_the_way(image: np.ndarray, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Hands and cups over the picture; also where they are (bool [height, width])."""
    height, width = image.shape[:2]
    mask = np.zeros((height, width), np.uint8)
    for _ in range(int(rng.integers(1, 3))):
        centre = (float(rng.uniform(0, width)), float(rng.uniform(0, height)))
        axes = (float(rng.uniform(0.03, 0.3) * width), float(rng.uniform(0.03, 0.3) * height))
        cv2.ellipse(mask, (centre, axes, float(rng.uniform(0, 180))), 1, -1)
    covered = mask.astype(bool)
    cover = _surface((height, width), rng)
    image = image.copy()
    image[covered] = cover[covered]
    return image, covered
