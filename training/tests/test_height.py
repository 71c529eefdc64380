"""The geometry of heights against the renderer's labels of `samples/`."""

from __future__ import annotations

import json
import unittest
from pathlib import Path

import cv2
import numpy as np

from shuzi_training.board_task import intersections, shown
from shuzi_training.data import lattice, project, read_picture
from shuzi_training.flatten import SCALE, View, flatten, flatten_twice, labels, stone_places
from shuzi_training.height import at_height
from shuzi_training.windows import MARGIN, raised

SAMPLES = Path(__file__).resolve().parents[2] / "samples"


def labelled() -> list[tuple[dict, object]]:
    """Labels with one board and a camera, and the pictures."""
    paths = sorted(SAMPLES.glob("*.json"))
    pairs = [(json.loads(path.read_text()), read_picture(path)) for path in paths]
    return [(label, picture) for label, picture in pairs if len(picture.boards) == 1 and picture.boards[0].camera]


def seen(label: dict, places: np.ndarray, height: float) -> np.ndarray:
    """Where the camera of a label sees board places `height` spacings above the board, without distortion."""
    camera, plane = label["camera"], label["plane"]
    column, row = np.array(plane["column_mm"]), np.array(plane["row_mm"])
    spacing = np.sqrt(np.linalg.norm(column) * np.linalg.norm(row))
    world = np.array(plane["origin_mm"]) + places[:, :1] * column + places[:, 1:] * row + [0, 0, height * spacing]
    axes = np.array([camera["right"], camera["down"], camera["forward"]])
    along = (world - np.array(camera["eye_mm"])) @ axes.T
    return np.array(camera["center_px"]) + along[:, :2] / along[:, 2:] * camera["focal_px"]


class Height(unittest.TestCase):
    def test_planes_lie_where_the_camera_sees_them(self) -> None:
        pairs = labelled()
        self.assertGreater(len(pairs), 5)
        for label, picture in pairs:
            board = picture.boards[0]
            places = lattice(board.size)
            for height in (0.0, 0.2, 1.0):
                with self.subTest(label["file"], height=height):
                    raised = at_height(board.ideal_from_board, height, board.camera.focal_px, board.camera.center_px)
                    off = np.linalg.norm(project(raised, places) - seen(label, places, height), axis=1)
                    self.assertLess(off.max(), 0.02 * board.spacing_px)

    def test_a_mirrored_board_rises_towards_the_camera_too(self) -> None:
        label, picture = labelled()[0]
        board = picture.boards[0]
        far = board.size - 1
        mirror = np.array([[-1, 0, far], [0, 1, 0], [0, 0, 1.0]])
        focal, center = board.camera.focal_px, board.camera.center_px
        plain = at_height(board.ideal_from_board, 0.5, focal, center)
        mirrored = at_height(board.ideal_from_board @ mirror, 0.5, focal, center)
        places = lattice(board.size)
        np.testing.assert_allclose(project(mirrored, places), project(plain @ mirror, places), atol=0.05)

    def test_stones_stand_upright_on_their_plane(self) -> None:
        errors, parallaxes = [], []
        for _, picture in labelled():
            board = picture.boards[0]
            view = View.of(board, np.eye(3), board.camera.focal_px, board.camera.center_px, is_known=True)
            truth = labels(board, view, (-1, -1), (board.size + 2, board.size + 2))
            known = truth.middle_known > 0.9
            if known.any():
                errors.append(np.median(np.linalg.norm(truth.middle[:, known], axis=0)))
                parallaxes.append(np.median(np.linalg.norm(truth.seen[:, known], axis=0)))
        self.assertLess(max(errors), 0.15, "stones are seen off their points on their own plane")
        self.assertGreater(max(parallaxes), 0.2, "no sample shows any parallax")

    def test_the_raised_view_of_a_window_is_that_of_the_photo(self) -> None:
        picture = next(picture for label, picture in labelled() if "low" in label["file"])
        board, pixels = picture.boards[0], picture.pixels()
        view = View.of(board, np.eye(3), board.camera.focal_px, board.camera.center_px, is_known=True)
        cells, first, wide = 9, (4, 5), 9 + 2 * MARGIN
        base = flatten(pixels, board, np.eye(3), (first[0] - MARGIN, first[1] - MARGIN), (wide, wide))
        direct = flatten_twice(pixels, board, view, first, (cells, cells))[..., 3:]
        off = np.abs(raised(base, view, first, cells).astype(int) - direct)
        self.assertLess(off.mean(), 4)
        rim = MARGIN * SCALE
        self.assertGreater(np.abs(base[rim:-rim, rim:-rim].astype(int) - direct).mean(), 4 * off.mean())

    def test_stone_places_lead_back_to_the_labelled_pixels(self) -> None:
        for label, picture in labelled():
            board = picture.boards[0]
            places, _ = stone_places(board, View.usual(board, picture.pixels(), np.eye(3)))
            labelled_stones = ~np.isnan(board.middles[:, 0])
            if not labelled_stones.any():
                continue
            at = places[labelled_stones].astype(np.float32)[None]
            bent = cv2.remap(board.bend, at[..., 0], at[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
            back = project(board.photo_from_board, places[labelled_stones]) + bent[0]
            off = np.linalg.norm(back - board.middles[labelled_stones], axis=1)
            self.assertLess(off.max(initial=0), 0.02 * board.spacing_px)

    def test_boards_go_on_where_the_label_says_so(self) -> None:
        for label, picture in labelled():
            board, size = picture.boards[0], picture.pixels().shape[:2]
            found = intersections(shown(board, np.eye(3), size), None, None, size)
            said = {row * board.size + column for row, column in label["goes_on"]}
            self.assertEqual(said, set(np.nonzero(found["goes_on"])[0].tolist()))


if __name__ == "__main__":
    unittest.main()
