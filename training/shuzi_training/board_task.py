"""What the board network learns from: photos of boards in all positions, and its loss.

Two kinds of frames: photos as the first look shows them, and second looks, in which the board is seen as from straight
above through a lattice that is roughly right.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from .augment import photographed
from .backdrop import backdrop, things_in_the_way
from .data import Board, Picture, Pictures, lattice, project
from .flatten import GUESSED
from .height import STONE_HEIGHT, USUAL_FOCAL, at_height

STRIDE = 4
"""Pixels a cell of the marks."""
SHAPES = [(320, 416), (416, 320), (384, 512), (512, 384), (512, 512), (512, 512)]
"""Heights and widths of training frames; a photo is read with a longest side of 512, smaller frames train faster."""
REAL_SHARE, BOARDLESS_SHARE = 0.4, 0.12
SECOND_SHARE = 0.4
"""Share of second looks among the frames of boards."""
TINY_SHARE = 0.12
"""Share of first looks at a board of TINY_PX pixels a spacing."""
TINY_PX = (3.0, 9.0)
SECOND_PX = (14.0, 20.0)
"""Pixels a spacing of second looks, as far as the frame has room."""
SMALL_PX = (5.0, 10.0)
"""Pixels a spacing of small photos that a second look enlarges."""
SMALL_SHARE = 0.35
"""Share of second looks that enlarge a small photo."""
PADDING = 128
"""Grey beyond the photo."""
FINEST = 1.0
"""Crossings less than so many cells apart are not judged: there is no way to mark them apart."""
INNER, EDGE, CORNER = 0, 1, 2


@dataclass
class Marks:
    """Truth per cell, f32 [rows, columns] where nothing else is said."""

    presence: np.ndarray
    """1 at intersections, falling off around them."""
    weight: np.ndarray
    """0 where presence is not judged."""
    offset: np.ndarray
    """[2, rows, columns]: from the cell's centre to the nearest crossing, cells, right and down."""
    near: np.ndarray
    """Weight of everything said about the nearest intersection."""
    stone: np.ndarray
    """[3, rows, columns]: probabilities of empty, black and white."""
    stone_weight: np.ndarray
    """Weight of `stone`, to be multiplied with `near`."""
    place: np.ndarray
    """int64: INNER, EDGE or CORNER."""
    area: np.ndarray
    """1 inside the outer lines of a board."""
    goes_on: np.ndarray
    """1 where the board goes on beyond the picture right beside the nearest intersection."""
    goes_on_weight: np.ndarray
    """Weight of `goes_on`, to be multiplied with `near`."""
    lean: np.ndarray
    """[2, rows, columns]: from the crossing to the middle of the stone on it, cells, right and down."""
    lean_weight: np.ndarray
    """Weight of `lean`, to be multiplied with `near`."""


@dataclass(frozen=True)
class Shown:
    """A board in a frame."""

    board: Board
    points: np.ndarray
    """f64 [n * n, 2]: its crossings in pixels of the frame."""
    middles: np.ndarray
    """f64 [n * n, 2]: where stones on them are or would be seen, NaN where unknown."""
    in_picture: np.ndarray
    """bool [n * n]: crossings inside the picture, wherever the frame ends."""


def outline(board: Board) -> np.ndarray:
    """Indices of the outer points, clockwise."""
    n = board.size
    top, right = np.arange(n), np.arange(1, n) * n + n - 1
    bottom, left = (n - 1) * n + np.arange(n - 2, -1, -1), np.arange(n - 2, 0, -1) * n
    return np.concatenate([top, right, bottom, left])


def shown(board: Board, view: np.ndarray, size: tuple[int, int]) -> Shown:
    """A board of a picture of that height and width under a homography."""
    height, width = size
    middles = board.middles
    if np.isnan(middles).all():
        middles = board.points
        if not board.flat:
            ideal = board.photo_from_board
            raised = at_height(ideal, STONE_HEIGHT, USUAL_FOCAL * max(height, width), (width / 2, height / 2))
            places = lattice(board.size)
            middles = middles + project(raised, places) - project(ideal, places)
    inside = ((board.points >= 0) & (board.points < [width, height])).all(axis=1)
    return Shown(board, project(view, board.points), project(view, middles), inside & board.in_photo)


def marks(boards: list[Shown], covered: np.ndarray | None, picture: np.ndarray | None, shape: tuple[int, int]) -> Marks:
    """The truth for boards in a frame; `covered` tells where things hide them, `picture` where the picture is (bool
    [height, width])."""
    rows, columns = shape[0] // STRIDE, shape[1] // STRIDE

    def planes(*axes: int) -> np.ndarray:
        return np.zeros((*axes, rows, columns), np.float32)

    truth = Marks(planes(), planes() + 1, planes(2), planes(), planes(3), planes(), np.zeros((rows, columns), np.int64),
                  planes(), planes(), planes(), planes(2), planes())
    area = np.zeros((rows, columns), np.uint8)
    found = [intersections(one, covered, picture, shape) for one in boards]
    for one in boards:
        polygon = one.points[outline(one.board)] / STRIDE - 0.5
        cv2.fillPoly(area, [np.rint(np.clip(polygon, -1e4, 1e4) * 16).astype(np.int32)], 1, cv2.LINE_8, 4)
    truth.area[:] = area
    if picture is not None:
        truth.area *= picture[STRIDE // 2 :: STRIDE, STRIDE // 2 :: STRIDE]
    if found:
        _place({name: np.concatenate([one[name] for one in found]) for name in found[0]}, truth)
    return truth


def intersections(one: Shown, covered: np.ndarray | None, picture: np.ndarray | None,
                  shape: tuple[int, int]) -> dict[str, np.ndarray]:
    """What there is to say of the crossings of a board, an array over the points each."""
    board, n = one.board, one.board.size
    pixels = one.points
    grid = pixels.reshape(n, n, 2)
    steps = [np.linalg.norm(np.gradient(grid, axis=axis), axis=2).ravel() / STRIDE for axis in (0, 1)]
    spacing = np.minimum(*steps)
    in_view = one.in_picture & ((pixels >= 0) & (pixels < [shape[1], shape[0]])).all(axis=1)
    at = np.clip(np.nan_to_num(pixels), 0, [shape[1] - 1, shape[0] - 1]).astype(int)
    if picture is not None:
        in_view &= picture[at[:, 1], at[:, 0]]
    visible = in_view & board.visible & (spacing > FINEST)
    if covered is not None:
        visible &= ~covered[at[:, 1], at[:, 0]]

    y, x = np.divmod(np.arange(n * n), n)
    sides = ((x == 0) | (x == n - 1)).astype(int) + ((y == 0) | (y == n - 1))
    seen = np.pad(in_view.reshape(n, n), 1, constant_values=True)
    whole = seen[:-2, 1:-1] & seen[2:, 1:-1] & seen[1:-1, :-2] & seen[1:-1, 2:]
    goes_on = in_view & ~whole.ravel()
    lean = (one.middles - pixels) / STRIDE
    labelled = ~np.isnan(board.middles).all() or board.flat
    lean_weight = (1 - board.chances[:, 0]) * board.weight * (1 if labelled else GUESSED) * ~np.isnan(lean[:, 0])
    return {
        "at": pixels / STRIDE,
        "sigma": np.clip(0.22 * spacing, 0.4, 0.8),
        "in_view": in_view,
        "visible": visible,
        "stone": board.chances,
        "stone_weight": board.weight,
        "place": sides,
        "goes_on": goes_on,
        "goes_on_weight": np.where(goes_on, 4, np.where(sides > 0, 1, 0.25)),
        "lean": np.nan_to_num(lean),
        "lean_weight": lean_weight,
    }


def _place(points: dict[str, np.ndarray], truth: Marks) -> None:
    """Writes intersections into the cells around them, each cell the nearest one."""
    rows, columns = truth.presence.shape
    points = {name: values[points["in_view"]] for name, values in points.items()}
    around = np.stack(np.meshgrid(np.arange(-2, 3), np.arange(-2, 3)), axis=-1).reshape(1, -1, 2)
    cells = np.floor(points["at"])[:, None, :] + around
    which = np.repeat(np.arange(len(cells)), around.shape[1])
    cells = cells.reshape(-1, 2).astype(int)
    kept = (cells >= 0).all(axis=1) & (cells[:, 0] < columns) & (cells[:, 1] < rows)
    cells, which = cells[kept], which[kept]
    offset = points["at"][which] - (cells + 0.5)
    distance = np.linalg.norm(offset, axis=1)
    order = np.argsort(-distance, kind="stable")  # the nearest intersection is written last
    cells, which, offset, distance = cells[order], which[order], offset[order], distance[order]
    x, y = cells[:, 0], cells[:, 1]
    visible = points["visible"][which]
    truth.presence[y, x] = np.exp(-0.5 * (np.maximum(0, distance - 0.5) / points["sigma"][which]) ** 2)
    truth.weight[y, x] = np.where(visible | (distance > 2), 1, 0)
    truth.offset[:, y, x] = offset.T
    truth.near[y, x] = np.where(visible, np.clip((1.5 - distance) / 0.7, 0, 1), 0)
    for name in ("stone_weight", "place", "goes_on", "goes_on_weight", "lean_weight"):
        getattr(truth, name)[y, x] = points[name][which]
    for name in ("stone", "lean"):
        getattr(truth, name)[:, y, x] = points[name][which].T


def scene(picture: Picture, real: bool, shape: tuple[int, int], rng: np.random.Generator) -> tuple[np.ndarray, Marks]:
    """A frame of the given shape around the boards of a picture, in a random view and light."""
    pixels = picture.pixels()
    size = pixels.shape[:2]
    second = bool(picture.boards) and rng.random() < SECOND_SHARE
    if second:
        board = picture.boards[int(rng.integers(len(picture.boards)))]
        view, rect = _second_view(board, shape, rng)
        frame, inside, fresh = _second_look(pixels, board, view, rect, shape, rng)
        grey = rng.random() < 0.8
        frame = frame if grey else _on(frame, inside, backdrop(shape, rng))
    else:
        view = _view(picture, size, real, shape, rng)
        middle = picture.boards[0].middle_px if picture.boards else np.array([size[1] / 2, size[0] / 2])
        frame, inside = warped(pixels, view, shape, middle)
        frame = _on(frame, inside, backdrop(shape, rng))
        fresh, grey = True, False
    inside = inside > 127
    boards = [shown(board, view, size) for board in picture.boards + picture.aside]
    covered = None
    if rng.random() < 0.15:
        frame, covered = things_in_the_way(frame, rng)
    if fresh:
        spacing = np.mean([np.sqrt(abs(cv2.contourArea(one.points[outline(one.board)].astype(np.float32))))
                           / (one.board.size - 1) for one in boards[: len(picture.boards)]]) if picture.boards else 14.0
        frame = photographed(frame, rng, float(np.clip(spacing / 24, 0.2, 1)))
    if grey:
        frame = np.where(inside[:, :, None], frame, np.uint8(PADDING))
    elif rng.random() < 0.15:
        frame, inside = _padded(frame, inside, rng)
    return frame, marks(boards, covered, inside, shape)


def _second_view(board: Board, shape: tuple[int, int],
                 rng: np.random.Generator) -> tuple[np.ndarray, tuple[float, float, float, float]]:
    """Homography from picture to frame through a rough lattice, and the part of the frame that the second look asks for:
    left, top, right, bottom."""
    lines = board.size + int(rng.choice([0, 0, 0, -2, -1, 1, 2, 3]))
    far, far_true = lines - 1, board.size - 1
    assumed = np.array([[0, 0], [far, 0], [far, far], [0, far]], np.float64)
    error = float(rng.choice([0.1, 0.35, 1.0], p=[0.35, 0.35, 0.3]))
    start = np.round((board.size - lines) * rng.random(2))  # the first line that is in view
    true = assumed + start + rng.uniform(-error, error, (4, 2)) + (rng.uniform(-0.5, 0.5, 2) if error > 0.5 else 0)
    true = np.clip(true, -3, far_true + 3)
    true = np.roll(true, int(rng.integers(0, 4)), axis=0)
    if rng.random() < 0.5:
        true = true[::-1]
    rough = cv2.getPerspectiveTransform(true.astype(np.float32), assumed.astype(np.float32))
    rim = rng.uniform(0.6, 2.5)
    low, high = SECOND_PX
    room = min(shape) / (far + 2 * rim)
    scale = float(np.clip(rng.uniform(low, high), 0.75 * low, max(room, 0.75 * low) if rng.random() < 0.85 else high))
    side = (far + 2 * rim) * scale
    free = np.array([shape[1], shape[0]]) - side
    corner = np.where(free > 0, rng.random(2) * free, free / 2) if rng.random() < 0.6 else np.minimum(0, free / 2)
    move = np.array([[scale, 0, corner[0] + rim * scale], [0, scale, corner[1] + rim * scale], [0, 0, 1]])
    if rng.random() < 0.1:  # a lattice along diagonals, or any other that is turned
        angle, middle = rng.uniform(0, 2 * np.pi), corner + side / 2
        turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]]) * rng.uniform(0.7, 1.0)
        around = np.eye(3)
        around[:2, :2], around[:2, 2] = turn, middle - turn @ middle
        move = around @ move
    view = move @ rough @ np.linalg.inv(board.photo_from_board)
    return view, (corner[0], corner[1], corner[0] + side, corner[1] + side)


def _second_look(pixels: np.ndarray, board: Board, view: np.ndarray, rect: tuple[float, float, float, float],
                 shape: tuple[int, int], rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray, bool]:
    """The picture as a second look shows it, how far each pixel does, uint8 [height, width], and false if light and camera
    are in it already."""
    height, width = pixels.shape[:2]
    fresh = True
    target = rng.uniform(*SMALL_PX) / max(board.spacing_px, 1e-6)
    if rng.random() < SMALL_SHARE and target < 0.9:
        small = (max(16, round(width * target)), max(16, round(height * target)))
        pixels = photographed(cv2.resize(pixels, small, interpolation=cv2.INTER_AREA), rng, 0.25)
        view, fresh = view @ np.diag([width / small[0], height / small[1], 1]), False
    middle = board.middle_px * [pixels.shape[1] / width, pixels.shape[0] / height]
    frame, inside = warped(pixels, view, shape, middle)
    if rng.random() < 0.4:  # only what is asked for, grey beside it
        kept = np.zeros(shape, np.uint8)
        left, top, right, bottom = (max(0, round(edge)) for edge in rect)
        kept[top:bottom, left:right] = 255
        inside = np.minimum(inside, kept)
    return frame, inside, fresh


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
    if picture.boards and rng.random() < TINY_SHARE:
        board = picture.boards[0]
        area = abs(cv2.contourArea(project(view, board.points[outline(board)]).astype(np.float32)))
        scale = min(scale, rng.uniform(*TINY_PX) * (board.size - 1) / max(1e-6, np.sqrt(area)))
    free = np.abs(frame - scale * (high - low)) / 2
    place = frame / 2 + rng.uniform(-1, 1, 2) * (free + 0.02 * frame)
    centre = (low + high) / 2
    move = np.array([[scale, 0, place[0] - scale * centre[0]], [0, scale, place[1] - scale * centre[1]], [0, 0, 1]])
    return move @ view


def _fill(rng: np.random.Generator) -> float:
    """Share of the frame that the board takes up, more than 1 when it is cut."""
    low, high = ((0.45, 1.0), (0.25, 0.5), (1.0, 1.15))[rng.choice(3, p=[0.65, 0.2, 0.15])]
    return float(rng.uniform(low, high))


def warped(pixels: np.ndarray, view: np.ndarray, shape: tuple[int, int],
            middle: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The picture under a homography, and how far each pixel of the frame shows it, uint8 [height, width]. What `view`
    puts behind the camera, with `middle` of the picture before it, is not shown."""
    height, width = pixels.shape[:2]
    a, b, c = project(view, middle + np.array([[0, 0], [1, 0], [0, 1]]))
    scale = np.sqrt(abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])))
    if scale < 0.8:
        small = (max(8, round(width * scale * 1.1)), max(8, round(height * scale * 1.1)))
        pixels = cv2.resize(pixels, small, interpolation=cv2.INTER_AREA)
        view = view @ np.diag([width / small[0], height / small[1], 1])
        middle = middle * [small[0] / width, small[1] / height]
    half = np.array([[1, 0, 0.5], [0, 1, 0.5], [0, 0, 1]])
    centred = np.linalg.inv(half) @ view @ half
    frame = cv2.warpPerspective(pixels, centred, (shape[1], shape[0]), flags=cv2.INTER_LINEAR)
    mask = cv2.warpPerspective(np.full(pixels.shape[:2], 255, np.uint8), centred, (shape[1], shape[0]))
    back = np.linalg.inv(centred)
    front = np.sign(back[2] @ np.append(project(centred, middle[None])[0], 1))
    depth = front * (back[2, 0] * np.arange(shape[1])[None] + back[2, 1] * np.arange(shape[0])[:, None] + back[2, 2])
    mask[depth <= 0] = 0
    return frame, mask


def _on(frame: np.ndarray, mask: np.ndarray, behind: np.ndarray) -> np.ndarray:
    """A frame before what lies behind it."""
    if mask.min() == 255:
        return frame
    share = (mask.astype(np.float32) / 255)[:, :, None]
    return (frame * share + behind * (1 - share)).astype(np.uint8)


def _padded(frame: np.ndarray, inside: np.ndarray, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Grey below or right of the photo, as when its size is not a multiple of 32."""
    frame, inside = frame.copy(), inside.copy()
    strip = int(rng.integers(1, 32))
    part = (slice(-strip, None), slice(None)) if rng.random() < 0.5 else (slice(None), slice(-strip, None))
    frame[part], inside[part] = PADDING, False
    return frame, inside


def batch(pictures: Pictures, rng: np.random.Generator, size: int) -> dict[str, np.ndarray]:
    """`size` frames of one random shape."""
    shape = SHAPES[int(rng.integers(len(SHAPES)))]
    frames, truths = [], []
    while len(frames) < size:
        if rng.random() < BOARDLESS_SHARE:
            frame, truth = photographed(backdrop(shape, rng), rng, 0.6), marks([], None, None, shape)
        else:
            picture, is_real = pictures.draw(rng, REAL_SHARE)
            if not all(board.grid_is_exact for board in picture.boards):
                continue
            frame, truth = scene(picture, is_real, shape, rng)
        frames.append(frame)
        truths.append(truth)
    names = list(vars(truths[0]))
    return {"pixels": np.stack(frames), **{name: np.stack([getattr(truth, name) for truth in truths]) for name in names}}


def loss(output: Tensor, batch: dict[str, Tensor]) -> tuple[Tensor, dict[str, Tensor]]:
    """Quality focal loss of presence; near intersections L1 of offset and lean and cross entropies; area."""
    presence, near = batch["presence"], batch["near"]
    near_sum = near.sum().clamp(min=1)
    logit = output[:, 0]
    miss = (logit.sigmoid() - presence).detach().square()
    focal = functional.binary_cross_entropy_with_logits(logit, presence, reduction="none") * miss * batch["weight"]
    focal = focal.sum() / presence.sum().clamp(min=100)
    offset = ((output[:, 1:3] - batch["offset"]).abs().sum(1) * near).sum() / near_sum
    chances, stone_near = batch["stone"], near * batch["stone_weight"]
    excess = (torch.xlogy(chances, chances) - chances * functional.log_softmax(output[:, 3:6], dim=1)).sum(1)
    stone = (excess * stone_near).sum() / stone_near.sum().clamp(min=1)
    place = functional.cross_entropy(output[:, 6:9], batch["place"], reduction="none")
    place = (place * near).sum() / near_sum
    area = functional.binary_cross_entropy_with_logits(output[:, 9], batch["area"])
    inside = output[:, 9].sigmoid()
    dice = 1 - (2 * (inside * batch["area"]).sum() + 100) / (inside.sum() + batch["area"].sum() + 100)
    goes_on_near = near * batch["goes_on_weight"]
    goes_on = functional.binary_cross_entropy_with_logits(output[:, 10], batch["goes_on"], reduction="none")
    goes_on = (goes_on * goes_on_near).sum() / goes_on_near.sum().clamp(min=1)
    lean_near = near * batch["lean_weight"]
    lean = ((output[:, 11:13] - batch["lean"]).abs().sum(1) * lean_near).sum() / lean_near.sum().clamp(min=1)
    total = 3 * focal + 0.5 * offset + 0.5 * stone + 0.25 * place + area + 0.5 * dice + 0.5 * goes_on + 0.25 * lean
    parts = {"presence": focal, "offset": offset, "stone": stone, "place": place, "area": area, "goes_on": goes_on,
             "lean": lean}
    return total, {name: value.detach() for name, value in parts.items()}
