"""How well a stone network reads boards whose grid is known.

    python -m shuzi_training.measure_stones ../calibration/weights/stones.onnx --real ../../shared/photos/dev
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

import cv2
import numpy as np
import onnxruntime

from .data import COVERED, OFF, WHITE, Board, Picture, Rendered, real_for_measuring
from .flatten import right_board

CLASSES = 5
"""Channels of the output that are logits of classes."""
CERTAIN = 0.9
"""Points whose label leaves more doubt than this are not judged."""

Reader = Callable[[np.ndarray], np.ndarray]
"""Flattened boards f32 [b, 6, S, S] to points [b, 9, n + 2, n + 2]."""


@dataclass(frozen=True)
class Reading:
    """The network's answer for one board and the truth."""

    picture: Picture
    logits: np.ndarray
    """f32 [points, CLASSES] of the judged points, ring included."""
    classes: np.ndarray
    """int64 [points]."""
    on_board: np.ndarray
    """bool [points]: not on the ring beyond the outer lines."""
    shift_error: np.ndarray
    """f32 [points with a known displacement], spacings."""
    middle_error: np.ndarray
    """f32 [stones whose place is known], spacings."""

    @property
    def standing(self) -> np.ndarray:
        """bool [points]: points of the board that can be seen."""
        return self.on_board & (self.classes <= WHITE)

    @property
    def wrong(self) -> int:
        """Points of the board that are read wrong: the best of empty, black and white counts."""
        best = self.logits[self.standing, :3].argmax(axis=1)
        return int((best != self.classes[self.standing]).sum())


def onnx_reader(path: Path) -> Reader:
    """The network in an ONNX file, on one thread."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    name = session.get_inputs()[0].name
    return lambda boards: session.run(None, {name: boards})[0]


def as_input(pixels: np.ndarray) -> np.ndarray:
    """uint8 [h, w, 3] to f32 [1, 3, h, w] in 0..1."""
    return np.ascontiguousarray(pixels.transpose(2, 0, 1)[None], dtype=np.float32) / np.float32(255)


def jittered(size: int, amount: float, rng: np.random.Generator) -> np.ndarray:
    """A grid whose corners are off by up to `amount` spacings each way."""
    far = size - 1
    square = np.array([[0, 0], [far, 0], [far, far], [0, far]], np.float32)
    moved = square + rng.uniform(-amount, amount, (4, 2)).astype(np.float32)
    return cv2.getPerspectiveTransform(square, moved)


def read(reader: Reader, picture: Picture, board: Board, jitter: float = 0.0) -> Reading:
    """Reads one labelled board, its corners moved at random by up to `jitter` spacings."""
    grid = jittered(board.size, jitter, np.random.default_rng(board.size + len(picture.path.name)))
    sample = right_board(picture.pixels(), board, grid)
    truth = sample.truth
    points = reader(as_input(sample.pixels))[0]
    inner = np.zeros(truth.weight.shape, bool)
    inner[1:-1, 1:-1] = True
    judged = (truth.weight > 0.5) & (truth.chances.max(axis=0) > CERTAIN)
    shift_error = np.abs(points[5:7] - truth.shift).max(axis=0)[truth.shift_known > 0]
    middle_error = np.abs(points[7:9] - truth.middle).max(axis=0)[truth.middle_known > 0.5]
    return Reading(picture, points[:CLASSES][:, judged].T, truth.chances.argmax(axis=0)[judged], inner[judged],
                   shift_error, middle_error)


def probabilities(logits: np.ndarray) -> np.ndarray:
    """Softmax over the last axis."""
    shifted = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return shifted / shifted.sum(axis=-1, keepdims=True)


def calibration_error(sure: np.ndarray, right: np.ndarray, bins: int = 15) -> float:
    """Expected calibration error over bins of equal count."""
    order = np.argsort(sure)
    parts = zip(np.array_split(sure[order], bins), np.array_split(right[order], bins))
    return float(sum(len(s) * abs(s.mean() - r.mean()) for s, r in parts if len(s)) / max(1, len(sure)))


def best_temperature(readings: list[Reading]) -> float:
    """The temperature that makes the held-out points most likely, every point of a board of equal weight."""
    candidates = np.exp(np.linspace(np.log(0.4), np.log(4), 60))

    def cost(temperature: float) -> float:
        total = 0.0
        for reading in readings:
            sure = probabilities(reading.logits / temperature)[np.arange(len(reading.classes)), reading.classes]
            total -= float(np.log(np.maximum(sure, 1e-9)).mean())
        return total

    return float(min(candidates, key=cost))


def rows(measured: list) -> list[tuple[str, list]]:
    """What was measured (each with its `picture`) by the row of a table; all together last, coloured light apart."""
    groups: dict[str, list] = defaultdict(list)
    for one in measured:
        row = one.picture.row
        groups[row].append(one)
        groups["all coloured" if "(coloured)" in row else "all but coloured"].append(one)
    return sorted(groups.items(), key=lambda item: (item[0].startswith("all"), item[0]))


def share(cases: np.ndarray, digits: int) -> str:
    """Percentage of cases, or a dash where there are none."""
    return f"{100 * cases.mean():.{digits}f}" if len(cases) else "–"


def at_most(errors: np.ndarray) -> str:
    """95th percentile of errors, or a dash where there are none."""
    return f"{np.percentile(errors, 95):.3f}" if len(errors) else "–"


def table(readings: list[Reading]) -> str:
    """Accuracy by source, as Markdown."""
    lines = ["| source | boards | all points right | points wrong, % | off read as off, % | covered: seen, % | falsely, % "
             "| displacement p95 | stones p95 |", "|---|---|---|---|---|---|---|---|---|"]
    for source, group in rows(readings):
        points = sum(int(r.standing.sum()) for r in group)
        wrong = sum(r.wrong for r in group)
        off = np.concatenate([(r.logits.argmax(1) == OFF)[r.classes == OFF] for r in group])
        hidden = np.concatenate([(r.logits.argmax(1) == COVERED)[r.classes == COVERED] for r in group])
        falsely = np.concatenate([(r.logits.argmax(1) == COVERED)[r.standing] for r in group])
        error = np.concatenate([r.shift_error for r in group])
        leaning = np.concatenate([r.middle_error for r in group])
        perfect = sum(r.wrong == 0 for r in group)
        lines.append(f"| {source} | {len(group)} | {perfect / len(group):.2f} | {100 * wrong / max(1, points):.3f} "
                     f"| {share(off, 1)} | {share(hidden, 1)} | {share(falsely, 2)} | {at_most(error)} | {at_most(leaning)} |")
    return "\n".join(lines)


def calibration(readings: list[Reading]) -> float:
    """Expected calibration error of the points on the board."""
    logits = np.concatenate([r.logits[r.standing] for r in readings])
    classes = np.concatenate([r.classes[r.standing] for r in readings])
    chances = probabilities(logits)
    return calibration_error(chances.max(axis=1), chances.argmax(axis=1) == classes)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures a stone network on photos not trained on.")
    parser.add_argument("weights", type=Path)
    parser.add_argument("--real", type=Path, action="append", default=[])
    parser.add_argument("--rendered", type=Path, action="append", default=[], help="pictures of a seed not trained on")
    parser.add_argument("--jitter", type=float, default=0.0, help="corners off by up to so many spacings")
    parser.add_argument("--worst", type=int, default=12, help="how many of the worst boards to name")
    args = parser.parse_args()
    reader = onnx_reader(args.weights)
    pictures = [*real_for_measuring(args.real), *Rendered(args.rendered)]
    readings = [read(reader, p, board, args.jitter) for p in pictures for board in p.boards]
    print(table(readings))
    plain = [r for r in readings if "(coloured)" not in r.picture.row]
    print(f"expected calibration error {calibration(plain):.5f}, with coloured light {calibration(readings):.5f}")
    for reading in sorted(readings, key=lambda r: -r.wrong)[: args.worst]:
        if reading.wrong:
            print(f"{reading.wrong:4} wrong: {reading.picture.source}/{reading.picture.path.name}")


if __name__ == "__main__":
    main()
