"""Windows that are drawn from the pool have their truth turned with them."""

from __future__ import annotations

import unittest

import torch

from shuzi_training.flatten import SCALE
from shuzi_training.pool import SYMMETRIES, Pool, turned

CELLS = 5


def window_with_a_spot(cell: tuple[int, int], shift: tuple[float, float]) -> dict[str, torch.Tensor]:
    """A grey window with one bright pixel, `shift` spacings (right, down) from the middle of a cell (row, column)."""
    pixels = torch.full((1, CELLS * SCALE, CELLS * SCALE, 6), 60, dtype=torch.uint8)
    row, column = (int((cell[i] + 0.5 + shift[1 - i]) * SCALE) for i in (0, 1))
    pixels[0, row, column] = 255
    shifts, weight = torch.zeros(1, 2, CELLS, CELLS), torch.zeros(1, CELLS, CELLS)
    shifts[0, :, cell[0], cell[1]] = torch.tensor(shift)
    weight[0, cell[0], cell[1]] = 1
    return {"pixels": pixels, "shift": shifts, "middle": shifts.clone(), "weight": weight}


class Drawn(unittest.TestCase):
    def test_the_truth_turns_with_the_window(self) -> None:
        batch = window_with_a_spot((1, 3), (0.27, -0.14))
        batch["pixels"] = batch["pixels"].permute(0, 3, 1, 2)
        places = set()
        for symmetry in range(SYMMETRIES):
            part = turned(batch, symmetry)
            row, column = divmod(int(part["weight"][0].argmax()), CELLS)
            at_row, at_column = divmod(int(part["pixels"][0, 0].float().argmax()), CELLS * SCALE)
            for name in ("shift", "middle"):
                right, down = part[name][0, :, row, column].tolist()
                self.assertAlmostEqual((at_column + 0.5) / SCALE, column + 0.5 + right, delta=1 / SCALE)
                self.assertAlmostEqual((at_row + 0.5) / SCALE, row + 0.5 + down, delta=1 / SCALE)
            places.add((at_row, at_column))
        self.assertEqual(len(places), SYMMETRIES)

    def test_the_last_windows_are_kept(self) -> None:
        pool = Pool(torch.device("cpu"), seed=1, capacity=3)
        for column in range(5):
            pool.add(window_with_a_spot((0, column), (0.0, 0.0)))
        (kept,) = pool.kept.values()
        self.assertEqual(sorted(int(w[0].argmax()) for w in kept["weight"]), [2, 3, 4])
        drawn = pool.draw(SYMMETRIES)
        self.assertEqual(tuple(drawn["input"].shape), (SYMMETRIES, 6, CELLS * SCALE, CELLS * SCALE))
        self.assertTrue(0 <= float(drawn["input"].min()) and float(drawn["input"].max()) <= 1)

    def test_what_is_not_square_stays_upright(self) -> None:
        pool = Pool(torch.device("cpu"), seed=1, capacity=3)
        wide = window_with_a_spot((1, 3), (0.27, -0.14))
        pool.add({"pixels": wide["pixels"][:, : 3 * SCALE], **{name: wide[name][..., :3, :] for name in ("shift", "weight")}})
        drawn = pool.draw(SYMMETRIES)
        self.assertEqual(tuple(drawn["input"].shape), (SYMMETRIES, 6, 3 * SCALE, CELLS * SCALE))
        places = {int(weight.argmax()) for weight in drawn["weight"]}
        self.assertEqual(places, {row * CELLS + column for row in (1,) for column in (1, 3)})


if __name__ == "__main__":
    unittest.main()
