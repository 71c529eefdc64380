"""Writes what a network answers in the trainer, for the test that it answers the same in Rust.

    python -m shuzi_training.reference stones ../calibration/weights/stones.onnx ../tests/reference/stones.json

The input is a formula, so the file holds only sampled outputs. They come from PyTorch, with the weights of the file in the
network that was trained. It is an error if the file itself, run by ONNX Runtime, answers otherwise.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path

import numpy as np
import torch
from torch import nn

from .export import NETWORKS
from .exported import convolutions
from .measure_stones import onnx_reader
from .networks import fold_batch_norm

SHAPES = {"stones": (6, 264, 264), "board": (3, 192, 256), "ownership": (6, 19, 19)}
"""Channels, height and width of the input: both views of a flattened 9×9 board; a small photo; the planes of a position."""
SAMPLES = 96
TOLERANCE = 1e-3
"""Of an answer, or absolute for answers below 1."""


def formula(channels: int, height: int, width: int) -> np.ndarray:
    """f32 [1, channels, height, width]: ((7 x + 13 y + 29 c + x y / 8) mod 256) / 255, in integers but for the last step."""
    c, y, x = np.meshgrid(np.arange(channels), np.arange(height), np.arange(width), indexing="ij")
    return (((7 * x + 13 * y + 29 * c + x * y // 8) % 256) / 255).astype(np.float32)[None]


def furthest_off(output: np.ndarray, trained: np.ndarray) -> float:
    """The largest difference, relative to answers above 1."""
    return float((np.abs(output - trained) / np.maximum(1, np.abs(trained))).max())


def with_weights(kind: str, path: Path) -> nn.Module:
    """The network that was trained, with the weights of an exported file."""
    network = NETWORKS[kind]()
    network.eval()
    fold_batch_norm(network)
    own = [module for module in network.modules() if isinstance(module, nn.Conv2d)]
    with torch.no_grad():
        for convolution, (weight, bias) in zip(own, convolutions(path), strict=True):
            convolution.weight.copy_(weight)
            convolution.bias.copy_(bias)
    return network.to(memory_format=torch.contiguous_format)


def main() -> None:
    parser = argparse.ArgumentParser(description="Writes reference outputs of a trained network.")
    parser.add_argument("network", choices=sorted(NETWORKS))
    parser.add_argument("weights", type=Path, help="the exported file")
    parser.add_argument("out", type=Path)
    args = parser.parse_args()
    network = with_weights(args.network, args.weights)
    picture = formula(*SHAPES[args.network])
    with torch.no_grad():
        output = network(torch.from_numpy(picture))[0].numpy()
    off = furthest_off(onnx_reader(args.weights)(picture)[0], output)
    if off > TOLERANCE:
        raise SystemExit(f"{args.weights} is off by {off:.2g} from the network that was trained")
    rng = np.random.default_rng(1)
    places = np.stack([rng.integers(0, side, SAMPLES) for side in output.shape], axis=1)
    places[: output.shape[0], 0] = np.arange(output.shape[0])  # every channel at least once
    reference = {
        "network": args.network,
        "sha256": hashlib.sha256(args.weights.read_bytes()).hexdigest(),
        "input": {"name": network.INPUT, "shape": list(picture.shape),
                  "formula": "((7*x + 13*y + 29*c + x*y/8) mod 256) / 255, integers, / 8 rounds down"},
        "output": {"name": network.OUTPUT, "shape": [1, *output.shape]},
        "tolerance": TOLERANCE,
        "values": [[*map(int, place), round(float(output[tuple(place)]), 6)] for place in places],
        "values_are": "channel, row, column, value",
    }
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text(json.dumps(reference, indent=None).replace('], [', '],\n  [') + "\n")
    print(f"{args.out}: {args.weights.name} and the trainer differ by at most {off:.1g}")


if __name__ == "__main__":
    main()
