"""What the stone network learns from: windows of flattened boards, and its loss."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from .data import UNKNOWN, Pictures
from .flatten import training_window

WINDOW = 13
"""Cells of a training window, each way."""
REAL_SHARE = 0.5
"""Share of windows from real photos."""
ASTRAY_SHARE = 0.2
"""Share of the rendered windows from pictures with stones between points."""
WINDOWS_A_PICTURE = 2
FINEST = 8.0
"""Boards with fewer pixels a spacing are left out."""


def batch(pictures: Pictures, rng: np.random.Generator, size: int) -> dict[str, np.ndarray]:
    """`size` windows; every picture that is opened gives a few."""
    samples = []
    real, rendered = pictures.real, pictures.rendered
    astray = [picture for picture in rendered if any(len(board.astray) >= 5 for board in picture.boards)]
    while len(samples) < size:
        pool = real if real and (not rendered or rng.random() < REAL_SHARE) else rendered
        if pool is rendered and astray and rng.random() < ASTRAY_SHARE:
            pool = astray
        picture = pool[int(rng.integers(len(pool)))]
        if not picture.boards:
            continue
        board = picture.boards[int(rng.integers(len(picture.boards)))]
        if board.spacing_px < FINEST:
            continue
        pixels = picture.pixels()
        for _ in range(WINDOWS_A_PICTURE):
            samples.append(training_window(pixels, board, rng, WINDOW))
    samples = samples[:size]
    return {
        "pixels": np.stack([s.pixels for s in samples]),
        "classes": np.stack([s.classes for s in samples]),
        "shift": np.stack([s.shift for s in samples]),
        "shift_known": np.stack([s.shift_known for s in samples]),
    }


def loss(output: Tensor, batch: dict[str, Tensor]) -> tuple[Tensor, dict[str, float]]:
    """Cross entropy of the classes, smooth L1 of the displacement."""
    logits, shift = output[:, :4], output[:, 4:6]
    judged = batch["classes"] != UNKNOWN
    stones = functional.cross_entropy(logits, batch["classes"], ignore_index=UNKNOWN)
    known = batch["shift_known"]
    misses = functional.smooth_l1_loss(shift, batch["shift"], beta=0.05, reduction="none").sum(1)
    moved = (misses * known).sum() / known.sum().clamp(min=1)
    with torch.no_grad():
        wrong = ((logits.argmax(1) != batch["classes"]) & judged).sum() / judged.sum()
    return stones + moved, {"stones": stones.item(), "shift": moved.item(), "wrong": wrong.item()}
