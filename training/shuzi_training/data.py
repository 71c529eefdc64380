"""Labelled pictures: what a label file says, and the pixels it speaks about.

Pixel coordinates are those of the upright photo (EXIF orientation applied), x right, y down, (0, 0) the outer corner
of the first pixel. Board coordinates are spacings: the first point of the first row is (0, 0).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

import cv2
import numpy as np

EMPTY, BLACK, WHITE, OFF, COVERED = 0, 1, 2, 3, 4
UNKNOWN = -1
STONES = {".": EMPTY, "B": BLACK, "W": WHITE}


@dataclass(frozen=True)
class Camera:
    """The camera of a rendered picture."""

    focal_px: float
    center_px: tuple[float, float]
    k1: float
    """Lens: what is seen at ρ·R from the centre without it appears at ρ·R·(1 + k₁ρ²), R half the diagonal."""
    radius_px: float
    """R."""

    def undistorted(self, points: np.ndarray) -> np.ndarray:
        """Where an ideal lens would show what is seen at `points` [n, 2]."""
        off = points - np.array(self.center_px)
        seen = np.minimum(np.linalg.norm(off, axis=1) / self.radius_px, 1.5)  # no lens model holds farther outside
        ideal = seen.copy()
        for _ in range(8):
            ideal -= (ideal * (1 + self.k1 * ideal**2) - seen) / np.maximum(0.1, 1 + 3 * self.k1 * ideal**2)
        factor = ideal / np.maximum(seen, 1e-9)
        return np.array(self.center_px) + off * factor[:, None]


FEWEST = 16
"""Points inside the photo that a homography can be fitted to."""


@dataclass(frozen=True)
class Board:
    """One board of a picture. What is said of all points is said row by row."""

    size: int
    stones: np.ndarray
    """int8 [size, size]: EMPTY, BLACK, WHITE, or UNKNOWN where nobody can tell."""
    corners: np.ndarray
    """f64 [4, 2]: outer intersections in pixels, TL, TR, BR, BL."""
    points: np.ndarray
    """f64 [size * size, 2]: every intersection in pixels."""
    visible: np.ndarray
    """bool [size * size]: in the photo and not hidden by something other than a stone."""
    in_photo: np.ndarray
    """bool [size * size]: inside the photo's edges, hidden or not."""
    chances: np.ndarray
    """f32 [size * size, 3]: probabilities of empty, black and white, which a stone between points shares out."""
    weight: np.ndarray
    """f32 [size * size]: how much what stands there can be judged, 0 not at all to 1."""
    covered: np.ndarray
    """bool [size * size]: nothing can be seen of the point."""
    middles: np.ndarray
    """f64 [size * size, 2]: where the middle of the stone that may be there appears, in pixels; NaN where unknown."""
    camera: Camera | None
    """Rendered pictures of real boards have one."""
    flat: bool
    """A diagram: its stones have no height."""
    grid_is_exact: bool
    """False where the corners are only good enough for reading stones."""

    @cached_property
    def ideal_from_board(self) -> np.ndarray:
        """Homography from board coordinates to pixels of an ideal lens, as far as the camera is known, [3, 3]."""
        if self.camera is None or abs(self.camera.k1) < 1e-6:
            return self.photo_from_board
        if not self.in_photo.all():
            return self._fitted(self.camera.undistorted(self.points))
        return corner_homography(self.size, self.camera.undistorted(self.corners))

    def _fitted(self, points: np.ndarray) -> np.ndarray:
        """Homography from board coordinates to `points`, by those inside the photo."""
        shown = self.in_photo if self.in_photo.sum() >= FEWEST else np.ones(len(points), bool)
        return cv2.findHomography(lattice(self.size)[shown], points[shown])[0]

    @cached_property
    def photo_from_board(self) -> np.ndarray:
        """Homography from board coordinates to pixels, [3, 3]."""
        if self.camera is not None and not self.in_photo.all():
            return self._fitted(self.points)
        return corner_homography(self.size, self.corners)

    @cached_property
    def bend(self) -> np.ndarray:
        """What lens and uneven mats add to the homography: f32 [size, size, 2] in pixels."""
        ideal = project(self.photo_from_board, lattice(self.size))
        most = 2 * self.spacing_px  # less, where the points lie in the photo
        return np.clip(self.points - ideal, -most, most).reshape(self.size, self.size, 2).astype(np.float32)

    @cached_property
    def is_bent(self) -> bool:
        """True if that is worth taking into account."""
        return bool(np.abs(self.bend).max() > 0.05)

    @cached_property
    def spacing_px(self) -> float:
        """Mean spacing in pixels, as far as the board lies in the photo."""
        grid, shown = self.points.reshape(self.size, self.size, 2), self.in_photo.reshape(self.size, self.size)
        steps = []
        for axis in (0, 1):
            lengths = np.linalg.norm(np.diff(grid, axis=axis), axis=2)
            both = shown[1:] & shown[:-1] if axis == 0 else shown[:, 1:] & shown[:, :-1]
            steps.append(lengths[both].mean() if both.any() else lengths.mean())
        return float(np.mean(steps))

    @cached_property
    def middle_px(self) -> np.ndarray:
        """Mean of the points inside the photo, f64 [2]."""
        return self.points[self.in_photo if self.in_photo.any() else slice(None)].mean(axis=0)


@dataclass(frozen=True)
class Picture:
    """A labelled picture; `boards` is empty when it shows none."""

    path: Path
    boards: tuple[Board, ...]
    group: str
    train: bool
    tags: tuple[str, ...]
    aside: tuple[Board, ...] = ()
    """Boards in the background, which nobody meant to show."""

    @property
    def source(self) -> str:
        """The folder it comes from."""
        return self.path.parent.name

    @property
    def row(self) -> str:
        """Its row in tables: the source, coloured light and green stones apart, rendered ones by subject."""
        if "rendered" in self.tags:
            return f"{self.source}: {self.tags[-1]}"
        stress = any(tag.startswith("coloured-light") or tag == "green-stones" for tag in self.tags)
        return self.source + (" (coloured)" if stress else "")

    def pixels(self) -> np.ndarray:
        """uint8 [height, width, 3], RGB, upright."""
        return (_decoded_once if "rendered" in self.tags else _decoded_real)(str(self.path))


def _decoded(path: str) -> np.ndarray:
    pixels = cv2.imread(path, cv2.IMREAD_COLOR)
    if pixels is None:
        raise ValueError(f"{path} cannot be read as a picture")
    return cv2.cvtColor(pixels, cv2.COLOR_BGR2RGB)


# Real photos come up again and again, rendered ones once in a while: the two must not push each other out.
_decoded_real = lru_cache(maxsize=320)(_decoded)
_decoded_once = lru_cache(maxsize=16)(_decoded)


def lattice(size: int) -> np.ndarray:
    """All points of a board in board coordinates, row by row: f64 [size * size, 2]."""
    y, x = np.mgrid[0:size, 0:size]
    return np.stack([x.ravel(), y.ravel()], axis=1).astype(np.float64)


def corner_homography(size: int, corners: np.ndarray) -> np.ndarray:
    """Homography from board coordinates to where the outer intersections are seen (TL, TR, BR, BL), [3, 3]."""
    far = size - 1
    square = np.array([[0, 0], [far, 0], [far, far], [0, far]], np.float32)
    return cv2.getPerspectiveTransform(square, corners.astype(np.float32))


def project(homography: np.ndarray, points: np.ndarray) -> np.ndarray:
    """Applies a homography to points [n, 2]."""
    seen = np.concatenate([points, np.ones((len(points), 1))], axis=1) @ homography.T
    return seen[:, :2] / seen[:, 2:]


def read_board(label: dict, camera: Camera | None = None, flat: bool = False, exact: bool = True) -> Board:
    """One board from a label or from an entry of its `boards`."""
    size = int(label["size"])
    stones = np.array([[STONES.get(mark, UNKNOWN) for mark in row] for row in label["rows"]], np.int8)
    chances, shared = _chances(stones, label.get("between", []))
    weight = np.where(stones.ravel() == UNKNOWN, 0, 1).astype(np.float32)
    for row, column in label.get("unsure", []):
        stones[row, column] = UNKNOWN
        if not shared[row * size + column]:
            weight[row * size + column] = 0
    corners = np.array(label["corners"], np.float64)
    if label.get("points"):
        points = np.array(label["points"], np.float64)
    else:
        points = project(corner_homography(size, corners), lattice(size))
    in_photo, visible, covered = np.ones(size * size, bool), np.ones(size * size, bool), np.zeros(size * size, bool)
    for row, column in label.get("out_of_frame", []):
        in_photo[row * size + column] = visible[row * size + column] = False
    for row, column in label.get("covered", []):
        covered[row * size + column] = True
    for row, column in label.get("hidden", []):
        visible[row * size + column] = False
        # In labels of photos, `hidden` is all that is said of points under a hand.
        covered[row * size + column] |= "covered" not in label
    for row, column, share in label.get("partly_covered", []):
        weight[row * size + column] *= max(0.1, 1 - share)
    for row, column, share in label.get("screened", []):
        weight[row * size + column] *= min(1.0, 1.6 - 1.4 * share)
    for row, column, difference, *lost in label.get("faint", []):
        is_veiled = lost and lost[0] > VEILED and stones[row, column] != EMPTY
        weight[row * size + column] *= 0 if is_veiled else min(1.0, max(0.3, difference / FAINT))
    covered &= in_photo
    weight[covered] = 1
    weight[~in_photo] = 0
    visible &= ~covered
    return Board(size, stones, corners, points, visible, in_photo, chances, weight, covered,
                 _middles(label, size), camera, flat, exact)


FAINT = 0.06
"""White and black that differ by less than this, of 1, are hard to tell apart."""
VEILED = 0.5
"""Where glare takes more than this share of the difference, nobody can say whether the stone can still be read."""


def _chances(stones: np.ndarray, between: list[dict]) -> tuple[np.ndarray, np.ndarray]:
    """`chances` of a [`Board`], and which points a stone between points may belong to, bool [size * size]."""
    size = len(stones)
    stood = np.stack([stones == BLACK, stones == WHITE], axis=-1).reshape(-1, 2).astype(np.float32)
    shared = np.zeros(size * size, bool)
    for stone in between:
        stood[stone["point"][0] * size + stone["point"][1]] = 0
    for stone in between:
        for row, column, chance in stone["weights"]:
            stood[row * size + column, STONES[stone["stone"]] - 1] += chance
            shared[row * size + column] = True
    stood /= np.maximum(1, stood.sum(axis=1, keepdims=True))
    return np.concatenate([1 - stood.sum(axis=1, keepdims=True), stood], axis=1), shared


def _middles(label: dict, size: int) -> np.ndarray:
    """`middles` of a [`Board`]; of several stones that may belong to a point the likeliest."""
    middles = np.full((size * size, 2), np.nan)
    seen = {(row, column): (x, y) for row, column, x, y in label.get("stones", [])}
    for (row, column), place in seen.items():
        middles[row * size + column] = place
    best = np.zeros(size * size)
    for stone in label.get("between", []):
        place = seen.get(tuple(stone["point"]), (np.nan, np.nan))
        for row, column, chance in stone["weights"]:
            index = row * size + column
            own = [row, column] == list(stone["point"])
            stands_alone = not own and label["rows"][row][column] != "." and best[index] == 0
            if chance > best[index] and not stands_alone:
                middles[index], best[index] = place, chance
    return middles


def read_picture(path: Path) -> Picture:
    """Reads a label file; the picture lies beside it."""
    label = json.loads(path.read_text())
    tags = tuple(label.get("tags", []))
    camera = _camera(label)
    # Corners of the tournament frames are a reader's own.
    looks = {"camera": camera, "flat": "diagram" in tags, "exact": path.parent.name != "tournament"}
    if label.get("boards"):
        boards = tuple(read_board(board, **looks) for board in label["boards"])
    elif "rows" in label:
        boards = (read_board(label, **looks),)
    else:
        boards = ()
    aside = tuple(read_board(board, **looks) for board in label.get("aside", []))
    picture = path.parent / label.get("file", path.with_suffix(".jpg").name)
    if not picture.is_file():
        picture = path.with_suffix(".jpg")
    return Picture(picture, boards, label.get("group", path.stem), bool(label.get("train")), tags, aside)


def _camera(label: dict) -> Camera | None:
    if "camera" not in label:
        return None
    width, height = label["photo_px"]
    focal_px, center_px = label["camera"]["focal_px"], label["camera"]["center_px"]
    k1 = float(label.get("lens", {}).get("k1", 0.0))
    return Camera(float(np.mean(focal_px)), (center_px[0], center_px[1]), k1, float(np.hypot(width, height)) / 2)


def read_folder(folder: Path) -> list[Picture]:
    """All labelled pictures below a folder, in the order of their names."""
    return [read_picture(path) for path in sorted(Path(folder).rglob("*.json"))]


def real_for_training(folders: list[Path], held_out: int = 8) -> tuple[list[Picture], list[Picture]]:
    """Real pictures marked `train`, split by group: to train on, and every `held_out`-th group to check on. Groups of
    staged pictures are not held out: they are much alike, and like nothing else."""
    pictures = [picture for folder in folders for picture in read_folder(folder) if picture.train]
    staged = {picture.group for picture in pictures if "staged" in picture.tags}
    groups = sorted({picture.group for picture in pictures} - staged)
    kept = set(groups[::held_out])
    return [p for p in pictures if p.group not in kept], [p for p in pictures if p.group in kept]


def real_for_measuring(folders: list[Path]) -> list[Picture]:
    """Real pictures that nothing was or will be trained on."""
    return [picture for folder in folders for picture in read_folder(folder) if not picture.train]


class Rendered:
    """Rendered pictures, whose labels are read when they are asked for: there are too many to hold."""

    def __init__(self, folders: list[Path], most: int | None = None) -> None:
        # A label is there once its picture is whole, so a folder that is being filled can be trained on.
        self.labels = [path for folder in folders for path in sorted(Path(folder).rglob("*.json"))][:most]

    def __len__(self) -> int:
        return len(self.labels)

    def __getitem__(self, index: int) -> Picture:
        return _labelled(self.labels[index])


_labelled = lru_cache(maxsize=512)(read_picture)


@dataclass(frozen=True)
class Pictures:
    """What the networks for photos learn from."""

    real: list[Picture]
    rendered: Rendered
    odds: np.ndarray
    """f64 [real]: how likely each real picture is drawn, sum 1."""

    def __str__(self) -> str:
        return f"{len(self.real)} real, {len(self.rendered)} rendered"

    def draw(self, rng: np.random.Generator, real_share: float) -> tuple[Picture, bool]:
        """A picture, and true if it is a real one, which so large a share are."""
        if self.real and (not self.rendered or rng.random() < real_share):
            return self.real[int(np.searchsorted(np.cumsum(self.odds), rng.random() * 0.999999))], True
        return self.rendered[int(rng.integers(len(self.rendered)))], False


STAGED = 0.3
"""How often pictures with the tag `staged` are drawn, as against others: they are much alike."""


def pictures_to_train_on(real: list[Path], rendered: list[Path], most: int | None = None) -> Pictures:
    """The pictures in folders of real and rendered ones, at most so many of each kind."""
    train, _ = real_for_training(real)
    train = train[:most]
    odds = np.array([STAGED if "staged" in picture.tags else 1.0 for picture in train])
    return Pictures(train, Rendered(rendered, most), odds / max(odds.sum(), 1.0))
