"""What the stone network learns from: windows of flattened boards, and its loss."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from .data import Pictures
from .windows import training_window

WINDOW = 13
"""Cells of a training window, each way."""
REAL_SHARE = 0.4
"""Share of windows from real photos."""
WINDOWS_A_PICTURE = 2
FINEST = 5.0
"""Boards with fewer pixels a spacing are left out."""


def batch(pictures: Pictures, rng: np.random.Generator, size: int) -> dict[str, np.ndarray]:
    """`size` windows; every picture that is opened gives a few."""
    samples = []
    while len(samples) < size:
        picture, real = pictures.draw(rng, REAL_SHARE)
        if not picture.boards:
            continue
        board = picture.boards[int(rng.integers(len(picture.boards)))]
        if board.spacing_px < FINEST:
            continue
        pixels = picture.pixels()
        for _ in range(WINDOWS_A_PICTURE):
            samples.append(training_window(pixels, board, rng, WINDOW, real))
    samples = samples[:size]
    names = ("chances", "weight", "shift", "shift_known", "middle", "middle_known")
    return {"pixels": np.stack([s.pixels for s in samples]),
            **{name: np.stack([getattr(s.truth, name) for s in samples]) for name in names}}


def loss(output: Tensor, batch: dict[str, Tensor]) -> tuple[Tensor, dict[str, Tensor]]:
    """Cross entropy of the soft classes, less that of the truth itself; smooth L1 of displacements."""
    logits, chances, weight = output[:, :5], batch["chances"], batch["weight"]
    excess = (torch.xlogy(chances, chances) - chances * functional.log_softmax(logits, dim=1)).sum(1)
    classes = (excess * weight).sum() / weight.sum().clamp(min=1)
    shift = _missed(output[:, 5:7], batch["shift"], batch["shift_known"])
    middle = _missed(output[:, 7:9], batch["middle"], batch["middle_known"])
    with torch.no_grad():
        judged = weight * (chances.max(1).values > 0.9)
        wrong = ((logits.argmax(1) != chances.argmax(1)) * judged).sum() / judged.sum().clamp(min=1)
    parts = {"classes": classes, "shift": shift, "middle": middle, "wrong": wrong}
    return classes + shift + 0.5 * middle, {name: value.detach() for name, value in parts.items()}


def _missed(said: Tensor, true: Tensor, known: Tensor) -> Tensor:
    misses = functional.smooth_l1_loss(said, true, beta=0.05, reduction="none").sum(1)
    return (misses * known).sum() / known.sum().clamp(min=1)
