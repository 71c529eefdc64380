"""Writes what a network answers in the trainer, for the test that it answers the same in Rust.

    python -m shuzi_training.reference stones runs/stones/checkpoint.pt ../calibration/weights/stones.onnx \
        ../tests/reference/stones.json

The input is a formula, so the file holds only sampled outputs. They come from PyTorch and the checkpoint; the class
logits of the stone network are divided by the temperature that the weight file carries.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path

import numpy as np
import onnx
import torch

from .export import NETWORKS, cool, load_average, temperature_of

SHAPES = {"stones": (264, 264), "board": (192, 256)}
"""Height and width of the input: a flattened 9×9 board; a small photo."""
SAMPLES = 96


def formula(height: int, width: int) -> np.ndarray:
    """f32 [1, 3, height, width]: ((7 x + 13 y + 29 c + x y / 8) mod 256) / 255, in integers but for the last step."""
    c, y, x = np.meshgrid(np.arange(3), np.arange(height), np.arange(width), indexing="ij")
    return (((7 * x + 13 * y + 29 * c + x * y // 8) % 256) / 255).astype(np.float32)[None]


def main() -> None:
    parser = argparse.ArgumentParser(description="Writes reference outputs of a trained network.")
    parser.add_argument("network", choices=sorted(NETWORKS))
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("weights", type=Path, help="the exported file, for its temperature and sha256")
    parser.add_argument("out", type=Path)
    args = parser.parse_args()
    network = load_average(args.network, args.checkpoint)
    if args.network == "stones":
        cool(network, temperature_of(onnx.load(args.weights)))
    height, width = SHAPES[args.network]
    with torch.no_grad():
        output = network(torch.from_numpy(formula(height, width)))[0].numpy()
    rng = np.random.default_rng(1)
    places = np.stack([rng.integers(0, side, SAMPLES) for side in output.shape], axis=1)
    places[: output.shape[0], 0] = np.arange(output.shape[0])  # every channel at least once
    reference = {
        "network": args.network,
        "sha256": hashlib.sha256(args.weights.read_bytes()).hexdigest(),
        "input": {"name": network.INPUT, "shape": [1, 3, height, width],
                  "formula": "((7*x + 13*y + 29*c + x*y/8) mod 256) / 255, integers, / 8 rounds down"},
        "output": {"name": network.OUTPUT, "shape": [1, *output.shape]},
        "tolerance": 1e-3,
        "values": [[*map(int, place), round(float(output[tuple(place)]), 6)] for place in places],
        "values_are": "channel, row, column, value",
    }
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text(json.dumps(reference, indent=None).replace('], [', '],\n  [') + "\n")


if __name__ == "__main__":
    main()
