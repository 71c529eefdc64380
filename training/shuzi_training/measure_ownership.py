"""How well the ownership network alone tells dead from living, on boards that it was not trained on.

    python -m shuzi_training.measure_ownership ../calibration/weights/ownership.onnx --boards ../../shared/scoring/train
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from .finished import BLACK, WHITE, Finished, read_part
from .measure_stones import Reader, onnx_reader
from .ownership_task import CANVAS, PLANES, planes

DOUBTED = "doubted by the teacher"


@dataclass(frozen=True)
class Verdict:
    """What was said of one board."""

    kind: str
    points: int
    points_wrong: int
    """Judged points, and those whose owner is wrong."""
    chains_wrong: int
    """Chains that are dead and were taken for living, or the other way round."""


def judge(reader: Reader, board: Finished) -> Verdict:
    """Compares what the network says with the label; the mean over a chain's points counts."""
    rows, columns = board.stones.shape
    top, left = (CANVAS - rows) // 2, (CANVAS - columns) // 2
    shown = np.zeros((1, PLANES, CANVAS, CANVAS), np.float32)
    shown[0, :, top : top + rows, left : left + columns] = planes(board.stones)
    logits = reader(shown)[0, :3, top : top + rows, left : left + columns]
    odds = np.exp(logits - logits.max(axis=0))
    owners = odds / odds.sum(axis=0)
    judged = board.owner >= 0
    wrong = 0
    for color in (BLACK, WHITE):
        count, chains = cv2.connectedComponents((board.stones == color).astype(np.uint8), connectivity=4)
        for chain in range(1, count):
            inside = chains == chain
            if judged[inside].all():
                wrong += bool((owners[color][inside].mean() >= 0.5) != (board.owner[inside] == color).all())
    kind = DOUBTED if board.unclear.any() else f"{columns}×{rows}"
    points_wrong = ((owners.argmax(axis=0) != board.owner) & judged).sum()
    return Verdict(kind, int(judged.sum()), int(points_wrong), wrong)


def table(verdicts: list[Verdict]) -> str:
    """Markdown: one row a kind of board."""
    kinds: dict[str, list[Verdict]] = defaultdict(list)
    for verdict in verdicts:
        kinds[verdict.kind].append(verdict)
    lines = ["| boards | number | points wrong | boards without a wrong chain |", "|---|---|---|---|"]
    for kind in sorted(kinds):
        of_kind = kinds[kind]
        share = sum(v.points_wrong for v in of_kind) / max(1, sum(v.points for v in of_kind))
        right = sum(v.chains_wrong == 0 for v in of_kind) / len(of_kind)
        lines.append(f"| {kind} | {len(of_kind)} | {share:.4f} | {right:.3f} |")
    return "\n".join(lines)


def measured(weights: Path, boards: Path) -> str:
    """The table of a weight file on the part of the boards kept for measuring."""
    reader = onnx_reader(weights)
    return table([judge(reader, board) for board in read_part(boards, "measure")])


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures an ownership network on boards not trained on.")
    parser.add_argument("weights", type=Path)
    parser.add_argument("--boards", type=Path, required=True)
    args = parser.parse_args()
    print(measured(args.weights, args.boards))


if __name__ == "__main__":
    main()
