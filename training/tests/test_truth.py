"""Soft truth: stones between points, and things and glare over them."""

from __future__ import annotations

import unittest

import numpy as np

from shuzi_training import effects
from shuzi_training.data import BLACK, COVERED, EMPTY, OFF, WHITE, read_board
from shuzi_training.flatten import SCALE, Truth, View, labels


def board(**more: object) -> object:
    """A 9×9 board seen from straight above, 40 pixels a spacing, a black stone in the middle and a white one beside it."""
    rows = ["." * 9] * 4 + ["...BW...."[:9]] + ["." * 9] * 4
    corners = [[40, 40], [360, 40], [360, 360], [40, 360]]
    return read_board({"size": 9, "rows": rows, "corners": corners, **more})


def truth_of(one: object) -> Truth:
    view = View.of(one, np.eye(3), 400.0, (200.0, 200.0))
    return labels(one, view, (-1, -1), (11, 11))


class SoftTruth(unittest.TestCase):
    def test_a_stone_between_points_is_shared_out(self) -> None:
        between = {"point": [4, 3], "stone": "B", "at": [4.0, 2.5], "weights": [[4, 3, 0.5], [4, 2, 0.5]]}
        one = board(between=[between], unsure=[[4, 3], [4, 2]], stones=[[4, 3, 140.0, 200.0], [4, 4, 200.0, 200.0]])
        truth = truth_of(one)
        for column, middle in ((3, -0.5), (2, 0.5)):
            cell = (5, column + 1)
            np.testing.assert_allclose(truth.chances[:, *cell], [0.5, 0.5, 0, 0, 0])
            self.assertEqual(truth.weight[cell], 1)
            self.assertAlmostEqual(truth.seen[0, *cell], middle, places=2)
            self.assertAlmostEqual(truth.middle_known[cell], 0.5)
        np.testing.assert_allclose(truth.chances[:, 5, 5], [0, 0, 1, 0, 0])

    def test_what_is_covered_has_one_class_and_what_is_unsure_none(self) -> None:
        truth = truth_of(board(covered=[[4, 4]], hidden=[[4, 4]], partly_covered=[[4, 3, 0.6]], unsure=[[0, 0]]))
        self.assertEqual(truth.chances[:, 5, 5].argmax(), COVERED)
        self.assertEqual(truth.shift_known[5, 5], 0)
        self.assertEqual(truth.chances[:, 5, 4].argmax(), BLACK)
        self.assertAlmostEqual(float(truth.weight[5, 4]), 0.4, places=5)
        self.assertEqual(truth.weight[1, 1], 0)
        self.assertEqual(truth.chances[:, 0, 0].argmax(), OFF)

    def test_pushed_stones_keep_their_sum(self) -> None:
        for seed in range(20):
            truth = truth_of(board())
            image = np.full((11 * SCALE, 11 * SCALE, 3), 180, np.uint8)
            effects.pushed(image, truth, np.random.default_rng(seed))
            np.testing.assert_allclose(truth.chances.sum(axis=0), 1, atol=1e-5)
            np.testing.assert_allclose(truth.chances[BLACK].sum(), 1, atol=0.05)
            np.testing.assert_allclose(truth.chances[WHITE].sum(), 1, atol=0.05)

    def test_things_over_the_board_cover_what_they_hide(self) -> None:
        truth = truth_of(board())
        mask = np.zeros((11 * SCALE, 11 * SCALE), np.float32)
        mask[4 * SCALE : 7 * SCALE, : 4 * SCALE + 4] = 1  # all of columns 0 to 2, a little of column 3
        effects.hide(truth, mask, (0.85, 0.96))
        self.assertEqual(truth.chances[COVERED, 5, 1], 1)
        self.assertEqual(truth.chances[OFF, 5, 0], 1)
        self.assertEqual(truth.chances[BLACK, 5, 4], 1)
        self.assertLess(truth.weight[5, 4], 1)
        self.assertEqual(truth.chances[EMPTY, 2, 2], 1)
        self.assertEqual(truth.weight[2, 2], 1)


if __name__ == "__main__":
    unittest.main()
