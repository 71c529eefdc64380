"""How well a board network marks the intersections of photos not trained on.

    python -m shuzi_training.measure_board ../calibration/weights/board.onnx --real ../../shared/photos/dev
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from .board_task import PADDING, STRIDE, intersections, shown, warped
from .data import UNKNOWN, Board, Picture, Rendered, project, real_for_measuring
from .measure_stones import Reader, as_input, at_most, jittered, onnx_reader, rows, share

LONGEST = 512
"""Pixels of the longest side of the shrunk photo."""
THRESHOLD = 0.4
"""Marks below this presence are not counted."""
SECOND_PX, RIM = 17, 1.5
"""Pixels a spacing of second looks, and spacings shown beyond the rough lattice."""
NEAR = 0.25
"""A mark this close to an intersection (spacings) has found it."""


@dataclass(frozen=True)
class Marks:
    """Local maxima of presence, in pixels of the photo."""

    at: np.ndarray
    """f64 [marks, 2]."""
    presence: np.ndarray
    """f32 [marks]."""
    stone: np.ndarray
    """int [marks]: EMPTY, BLACK or WHITE."""
    goes_on: np.ndarray
    """bool [marks]: the board goes on here beyond the picture."""
    middle: np.ndarray
    """f64 [marks, 2]: the middle of the stone, if one is there, in pixels of the photo."""


@dataclass(frozen=True)
class Score:
    """Marks against one label."""

    picture: Picture
    recall: float
    false_share: float
    right_stones: float
    error: float
    """Median distance of found intersections, spacings."""
    goes_on: np.ndarray
    """bool [found outer points, 2]: where the board goes on beyond the picture, said and true."""
    middle_error: np.ndarray
    """f64 [found stones whose middle is labelled], spacings."""
    marks: Marks
    found: np.ndarray
    """bool [marks]."""

    @property
    def good(self) -> bool:
        """Enough to rebuild the grid from."""
        return self.recall >= 0.95 and self.false_share <= 0.05


def shrunk(pixels: np.ndarray, longest: int = LONGEST) -> tuple[np.ndarray, float]:
    """The photo with its longest side `longest`, padded with grey to multiples of 32, and its scale."""
    height, width = pixels.shape[:2]
    scale = longest / max(height, width)
    size = (max(1, round(width * scale)), max(1, round(height * scale)))
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    small = cv2.resize(pixels, size, interpolation=way)
    padded = np.full((-(-size[1] // 32) * 32, -(-size[0] // 32) * 32, 3), PADDING, np.uint8)
    padded[: size[1], : size[0]] = small
    return padded, scale


def find_marks(reader: Reader, pixels: np.ndarray, threshold: float = THRESHOLD) -> Marks:
    """The marks of the first look at a photo."""
    padded, scale = shrunk(pixels)
    return marks_in(reader, padded, np.diag([1 / scale, 1 / scale, 1]), threshold)


def second_marks(reader: Reader, pixels: np.ndarray, board: Board, error: float, threshold: float = THRESHOLD) -> Marks:
    """The marks of a second look, through a lattice whose corners are off by up to `error` spacings."""
    rough = jittered(board.size, error, np.random.default_rng(board.size))
    side = (board.size - 1 + 2 * RIM) * SECOND_PX
    move = np.array([[SECOND_PX, 0, RIM * SECOND_PX], [0, SECOND_PX, RIM * SECOND_PX], [0, 0, 1.0]])
    view = move @ np.linalg.inv(board.photo_from_board @ rough)
    shape = (-(-round(side) // 32) * 32,) * 2
    frame, inside = warped(pixels, view, shape, board.middle_px)
    inside[round(side) :], inside[:, round(side) :] = 0, 0
    frame[inside < 128] = PADDING
    return marks_in(reader, frame, np.linalg.inv(view), threshold)


def marks_in(reader: Reader, frame: np.ndarray, photo_from_frame: np.ndarray, threshold: float) -> Marks:
    """Local maxima of presence; of several much closer than the usual spacing, the strongest."""
    output = reader(as_input(frame))[0]
    presence = 1 / (1 + np.exp(-output[0]))
    highest = cv2.dilate(presence, np.ones((3, 3), np.uint8))
    y, x = np.nonzero((presence >= highest) & (presence > threshold))
    order = np.argsort(-presence[y, x])
    y, x = y[order], x[order]
    at = np.stack([x + 0.5 + output[1, y, x], y + 0.5 + output[2, y, x]], axis=1)
    kept = alone(at, 1.2)
    if len(kept) > 8:
        distance = np.linalg.norm(at[kept][:, None] - at[kept][None], axis=2) + 1e9 * np.eye(len(kept))
        kept = [kept[i] for i in alone(at[kept], 0.45 * float(np.percentile(distance.min(axis=1), 70)))]
    y, x, at = y[kept], x[kept], at[kept]
    in_photo = project(photo_from_frame, at * STRIDE)
    middle = project(photo_from_frame, (at + output[11:13, y, x].T) * STRIDE)
    return Marks(in_photo, presence[y, x], output[3:6, y, x].argmax(axis=0), output[10, y, x] > 0, middle)


def alone(at: np.ndarray, radius: float) -> list[int]:
    """Indices of places that no earlier kept place is within `radius` of."""
    kept: list[int] = []
    for index in range(len(at)):
        if not kept or np.linalg.norm(at[kept] - at[index], axis=1).min() > radius:
            kept.append(index)
    return kept


def judge(picture: Picture, board: Board, marks: Marks) -> Score:
    """Compares marks with the labelled intersections."""
    visible = board.visible
    spacing = local_spacing(board)
    judged = board.stones.ravel()
    size = picture.pixels().shape[:2]
    truth = intersections(shown(board, np.eye(3), size), None, None, size)
    nothing = Score(picture, 0.0, 0.0, 0.0, 1.0, np.zeros((0, 2), bool), np.zeros(0), marks, np.zeros(len(marks.at), bool))
    if not len(marks.at) or not visible.any():
        return nothing
    distance = np.linalg.norm(board.points[:, None] - marks.at[None], axis=2) / spacing[:, None]
    nearest, far = distance.argmin(axis=1), distance.min(axis=1)
    hit = (far < NEAR) & visible
    found = distance.min(axis=0) < NEAR
    known = hit & (judged != UNKNOWN)
    right = float((marks.stone[nearest[known]] == judged[known]).mean()) if known.any() else 0.0
    outer = hit & ((truth["place"] > 0) | truth["goes_on"])
    goes_on = np.stack([marks.goes_on[nearest[outer]], truth["goes_on"][outer]], axis=1)
    stones = hit & ~np.isnan(board.middles[:, 0]) & (board.chances[:, 0] < 0.5)
    misses = np.linalg.norm(marks.middle[nearest[stones]] - board.middles[stones], axis=1) / spacing[stones]
    return Score(picture, float(hit[visible].mean()), float((~found).mean()), right,
                 float(np.median(far[hit])) if hit.any() else 1.0, goes_on, misses, marks, found)


def local_spacing(board: Board) -> np.ndarray:
    """Spacing around every point in pixels: f64 [size * size], the smaller of across and down."""
    grid = board.points.reshape(board.size, board.size, 2)
    across = np.linalg.norm(np.gradient(grid, axis=1), axis=2)
    down = np.linalg.norm(np.gradient(grid, axis=0), axis=2)
    return np.minimum(across, down).ravel()


def table(scores: list[Score]) -> str:
    """Accuracy by source, as Markdown."""
    lines = ["| source | photos | recall | false marks | right class | error, spacings | good enough "
             "| goes on: seen, % | falsely, % | stones p95, spacings |", "|---|---|---|---|---|---|---|---|---|---|"]
    for source, group in rows(scores):

        def mean(name: str) -> float:
            return float(np.mean([getattr(score, name) for score in group]))

        said, true = np.concatenate([score.goes_on for score in group]).T
        middles = np.concatenate([score.middle_error for score in group])

        lines.append(f"| {source} | {len(group)} | {mean('recall'):.3f} | {mean('false_share'):.3f} "
                     f"| {mean('right_stones'):.4f} | {mean('error'):.3f} | {mean('good'):.2f} "
                     f"| {share(said[true], 1)} | {share(said[~true], 2)} | {at_most(middles)} |")
    return "\n".join(lines)


def overlay(score: Score, board: Board, side: int = 640) -> np.ndarray:
    """The photo with found marks (green), false ones (red) and missed intersections (blue)."""
    pixels = score.picture.pixels()
    scale = side / max(pixels.shape[:2])
    image = cv2.resize(pixels, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    for at, found in zip(score.marks.at, score.found):
        colour = (0, 255, 0) if found else (255, 0, 0)
        cv2.circle(image, tuple(int(v) for v in at * scale), 3, colour, -1)
    reached = np.zeros(len(board.points), bool)
    if len(score.marks.at):
        distance = np.linalg.norm(board.points[:, None] - score.marks.at[None], axis=2)
        reached = distance.min(axis=1) / local_spacing(board) < NEAR
    for at in board.points[~reached & board.visible]:
        cv2.circle(image, tuple(int(v) for v in at * scale), 3, (0, 90, 255), 1)
    canvas = np.zeros((side, side, 3), np.uint8)
    canvas[: image.shape[0], : image.shape[1]] = image[:side, :side]
    return canvas


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures a board network on photos not trained on.")
    parser.add_argument("weights", type=Path)
    parser.add_argument("--real", type=Path, action="append", default=[])
    parser.add_argument("--rendered", type=Path, action="append", default=[], help="pictures of a seed not trained on")
    parser.add_argument("--second", type=float, metavar="ERROR",
                        help="look again through lattices whose corners are off by up to so many spacings")
    parser.add_argument("--overlays", type=Path, help="write the twelve worst photos as one PNG")
    args = parser.parse_args()
    reader = onnx_reader(args.weights)
    scores = []
    for picture in [*real_for_measuring(args.real), *Rendered(args.rendered)]:
        for board in picture.boards:
            pixels = picture.pixels()
            again = args.second is not None
            marks = second_marks(reader, pixels, board, args.second) if again else find_marks(reader, pixels)
            scores.append((judge(picture, board, marks), board))
    print(table([score for score, _ in scores]))
    worst = sorted(scores, key=lambda pair: pair[0].recall - pair[0].false_share)[:12]
    for score, _ in worst:
        print(f"recall {score.recall:.3f}, false {score.false_share:.3f}, class {score.right_stones:.3f}: "
              f"{score.picture.source}/{score.picture.path.name}")
    if args.overlays:
        tiles = [overlay(score, board) for score, board in worst]
        sheet = np.concatenate([np.concatenate(tiles[i : i + 4], axis=1) for i in range(0, len(tiles), 4)], axis=0)
        cv2.imwrite(str(args.overlays), cv2.cvtColor(sheet, cv2.COLOR_RGB2BGR))


if __name__ == "__main__":
    main()
