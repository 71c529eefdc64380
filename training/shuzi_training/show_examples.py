"""Draws training examples with their truth: looking at them finds most errors.

    python -m shuzi_training.show_examples stones OUT.png --rendered runs/train-a --real ../../shared/photos

Stones: both views of each window, the crossings (crosses) and the points' classes on the first, the stones' middles on
the second. Classes: black and white discs; covered magenta; off yellow; empty green; not judged red; soft ones show their
shares as sectors. Board: crossings coloured by place (inner green, edge cyan, corner blue), red where presence is not
judged; stones as on the first; lean as a line; orange rings where the board goes on.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import cv2
import numpy as np

from . import board_task, stone_task
from .data import pictures_to_train_on
from .flatten import SCALE

COLOURS = [(60, 200, 60), (0, 0, 0), (255, 255, 255), (255, 230, 0), (255, 0, 255)]


def pie(image: np.ndarray, at: np.ndarray, chances: np.ndarray, weight: float, radius: int) -> None:
    """A disc whose sectors show probabilities, its rim red where little is judged."""
    middle = (int(at[0]), int(at[1]))
    start = 0.0
    for chance, colour in zip(chances, COLOURS):
        if chance > 0.01:
            cv2.ellipse(image, middle, (radius, radius), 0, start, start + 360 * float(chance), colour, -1, cv2.LINE_AA)
            start += 360 * float(chance)
    cv2.circle(image, middle, radius + 1, (255, int(255 * weight), int(255 * weight)), 1, cv2.LINE_AA)


def stone_example(batch: dict[str, np.ndarray], index: int) -> np.ndarray:
    """A window, both views side by side, at twice its size."""
    views = [cv2.resize(part, None, fx=2, fy=2) for part in np.split(batch["pixels"][index], 2, axis=2)]
    chances, weight = batch["chances"][index], batch["weight"][index]
    for row, column in np.ndindex(weight.shape):
        cell = np.array([column, row]) + 0.5
        at = cell * 2 * SCALE
        pie(views[0], at + (10, 10), chances[:, row, column], weight[row, column], 4)
        if batch["shift_known"][index, row, column] > 0.3:
            place = (cell + batch["shift"][index, :, row, column]) * 2 * SCALE
            cv2.drawMarker(views[0], tuple(int(v) for v in place), (255, 60, 60), cv2.MARKER_CROSS, 8, 1)
        known = batch["middle_known"][index, row, column]
        if known > 0.01:
            place = (cell + batch["middle"][index, :, row, column]) * 2 * SCALE
            cv2.line(views[1], tuple(int(v) for v in at), tuple(int(v) for v in place), (255, 255, 0), 1)
            cv2.circle(views[1], tuple(int(v) for v in place), 3, (0, 120, 255) if known > 0.4 else (0, 255, 255), -1)
    return np.concatenate(views, axis=1)


def board_example(batch: dict[str, np.ndarray], index: int) -> np.ndarray:
    """A frame at three times its size on a square."""
    zoom, stride = 3, board_task.STRIDE
    frame = cv2.resize(batch["pixels"][index], None, fx=zoom, fy=zoom)
    canvas = np.zeros((512 * zoom, 512 * zoom, 3), np.uint8)
    area = cv2.resize(batch["area"][index], (frame.shape[1], frame.shape[0]), interpolation=cv2.INTER_NEAREST)
    edge = (area > 0) != (cv2.erode(area, np.ones((5, 5))) > 0)
    frame[edge] = (255, 128, 0)
    presence, offset, near = batch["presence"][index], batch["offset"][index], batch["near"][index]
    done = set()
    for row, column in np.argwhere(presence > 0.6):
        at = (np.array([column, row]) + 0.5 + offset[:, row, column]) * stride * zoom
        if tuple((at / 3).round().astype(int)) in done:
            continue
        done.add(tuple((at / 3).round().astype(int)))
        place = tuple(int(v) for v in at)
        judged = near[row, column] > 0
        colour = [(0, 220, 0), (0, 220, 220), (40, 40, 255)][batch["place"][index, row, column]]
        colour = colour if judged else (255, 0, 0)
        if not batch["weight"][index, row, column]:
            colour = (255, 0, 0)
        cv2.circle(frame, place, 3, colour, -1)
        if not judged:
            continue
        pie(frame, at + (9, 9), batch["stone"][index, :, row, column], batch["stone_weight"][index, row, column], 3)
        if batch["lean_weight"][index, row, column] > 0.01:
            to = at + batch["lean"][index, :, row, column] * stride * zoom
            cv2.line(frame, place, tuple(int(v) for v in to), (255, 0, 255), 2)
        if batch["goes_on"][index, row, column]:
            cv2.circle(frame, place, 9, (255, 140, 0), 2)
    canvas[: frame.shape[0], : frame.shape[1]] = frame
    return canvas


def main() -> None:
    parser = argparse.ArgumentParser(description="Draws training examples with their truth.")
    parser.add_argument("network", choices=["stones", "board"])
    parser.add_argument("out", type=Path)
    parser.add_argument("--rendered", type=Path, action="append", default=[])
    parser.add_argument("--real", type=Path, action="append", default=[])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=6)
    args = parser.parse_args()
    pictures = pictures_to_train_on(args.real, args.rendered)
    rng = np.random.default_rng(args.seed)
    if args.network == "stones":
        batch = stone_task.batch(pictures, rng, 2 * args.count)
        tiles = [stone_example(batch, index) for index in range(0, 2 * args.count, 2)]
        across = 2
    else:
        batch = board_task.batch(pictures, rng, args.count)
        tiles = [board_example(batch, index) for index in range(args.count)]
        across = 3
    tiles += [np.zeros_like(tiles[0])] * (-len(tiles) % across)
    sheet = np.concatenate([np.concatenate(tiles[i : i + across], axis=1) for i in range(0, len(tiles), across)])
    cv2.imwrite(str(args.out), cv2.cvtColor(sheet, cv2.COLOR_RGB2BGR))


if __name__ == "__main__":
    main()
