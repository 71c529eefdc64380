"""Fits the probability that a grid is the right one, from what the networks see of it.

    cargo run --release -p shuzi-eval --example measure_grids -- runs/held-out runs/held-out-low ../../shared/photos labels > runs/grids.jsonl
    python -m shuzi_training.grid_confidence runs/grids.jsonl

Prints the constants of `src/stones/grid_confidence.rs`. Of every five photos one is held out to show how well they do.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from pathlib import Path

import numpy as np

Row = dict[str, object]

FEATURES = {
    "mean_score": lambda row: min(row["mean_score"], 3.0) - 1.5,
    "lead": lambda row: float(np.clip(row["lead"], -5, 5)) - 2.0,
    "weakest_side": lambda row: float(np.clip(row["weakest_side"] or 0.0, -1.5, 1.5)),
    "points": lambda row: max(row["points"], -2.0),
    "weakest_line": lambda row: row["weakest_line"],
    "beyond": lambda row: row["beyond"],
    "clear": lambda row: float(np.exp(row["points"] + row["weakest_line"] + row["beyond"])),
    "lines": lambda row: (min(row["lines"], 19) - 13) / 6,
}
"""What `GridLikelihood::confidence` computes from a grid; every one speaks for it when it is high."""
PRIOR = 1.0
"""Weight of the prior that keeps weights small, a grid."""


def design(rows: list[Row]) -> np.ndarray:
    """One row a grid: 1, then the features."""
    return np.array([[1.0] + [feature(row) for feature in FEATURES.values()] for row in rows])


def fitted(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Logistic regression by Newton's method; no feature may speak against a grid when it is high."""
    active = np.ones(x.shape[1], bool)
    while True:
        w = np.zeros(x.shape[1])
        for _ in range(60):
            chance = 1 / (1 + np.exp(-(x @ w)))
            gradient = x.T @ (chance - y) + PRIOR * w
            hessian = (x * (chance * (1 - chance))[:, None]).T @ x + PRIOR * np.eye(len(w))
            step = np.zeros(len(w))
            step[active] = np.linalg.solve(hessian[np.ix_(active, active)], gradient[active])
            w -= step
            if np.abs(step).max() < 1e-9:
                break
        against = (w < 0) & active
        against[0] = False
        if not against.any():
            return w
        active &= ~against


def main() -> None:
    parser = argparse.ArgumentParser(description="Fits the confidence in a grid.")
    parser.add_argument("grids", type=Path, nargs="+")
    args = parser.parse_args()
    rows = [json.loads(line) for path in args.grids for line in path.read_text().splitlines()]
    # What is refused as a part of a board, however likely it is, says nothing about the confidence of others.
    rows = [row for row in rows if not row["part"]]
    photos: dict[str, list[int]] = defaultdict(list)
    for index, row in enumerate(rows):
        photos[row["file"]].append(index)
    x, y = design(rows), np.array([float(row["right"]) for row in rows])
    held = np.zeros(len(rows), bool)
    for number, indices in enumerate(photos.values()):
        held[indices] = number % 5 == 0
    tried = fitted(x[~held], y[~held])
    chance = 1 / (1 + np.exp(-(x @ tried)))
    first = np.array([max(indices, key=lambda i: chance[i]) for indices in photos.values()])
    for low, high in ((0, 0.1), (0.1, 0.5), (0.5, 0.9), (0.9, 0.99), (0.99, 0.999), (0.999, 1.001)):
        chosen = [i for i in first if held[i] and low <= chance[i] < high]
        if chosen:
            print(f"{low:6} to {min(high, 1):5}: {len(chosen):4} photos held out, mean {chance[chosen].mean():.4f}, "
                  f"right {y[chosen].mean():.4f}")
    print(f"{len(photos)} photos, {len(rows)} grids, {int(y.sum())} right")
    for name, value in zip(["constant", *FEATURES], fitted(x, y)):
        print(f"{name}: {value:.3f}")


if __name__ == "__main__":
    main()
