"""A training that starts from exported weights starts where they are."""

from __future__ import annotations

import unittest
from pathlib import Path

import torch

from shuzi_training.export import NETWORKS
from shuzi_training.exported import start_from_exported
from shuzi_training.measure_stones import onnx_reader
from shuzi_training.reference import SHAPES

WEIGHTS = Path(__file__).resolve().parents[2] / "calibration" / "weights"


class Exported(unittest.TestCase):
    def test_the_network_answers_as_the_file_does(self) -> None:
        torch.manual_seed(1)
        for kind in ("board", "stones"):
            weights, inputs = WEIGHTS / f"{kind}.onnx", torch.rand(4, *SHAPES[kind])
            network = NETWORKS[kind]()
            start_from_exported(network, weights, [inputs])
            reader = onnx_reader(weights)
            wanted = torch.stack([torch.from_numpy(reader(one[None].numpy())[0]) for one in inputs])
            with torch.no_grad():
                evaluated = network.eval()(inputs)
                trained = network.train()(inputs)
            self.assertLess(float((evaluated - wanted).abs().max()), 1e-3)
            # These batches have the statistics that the norms were measured from.
            self.assertLess(float((trained - wanted).abs().max()), 1e-2, kind)


if __name__ == "__main__":
    unittest.main()
