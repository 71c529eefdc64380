"""Stores the weights of a network in 8 bits, which makes the file a quarter as large:

    python -m shuzi_training.pack ../calibration/weights/board.onnx

Every output channel of a convolution has a scale of its own, chosen so that the squared error of its weights is least.
The program turns them back into numbers of 32 bits when it loads the network, so that nothing else changes: a weight is
off by at most half a step, 1/254 of the largest of its channel. Small tensors (biases, and weights that are few) stay as they are. A file
that is packed already stays as it is.
"""

import argparse

import numpy as np
import onnx
from onnx import helper, numpy_helper

# Tensors with fewer numbers are not worth it.
FEWEST = 1024
# Shares of the largest weight of a channel that are tried as the largest of its range.
RANGES = np.linspace(0.8, 1.0, 21)
MOST = 127


def quantize(weights: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Returns the weights in steps, and the step of each output channel (the first axis)."""
    flat = weights.reshape(weights.shape[0], -1)
    largest = np.abs(flat).max(axis=1, keepdims=True)
    largest[largest == 0.0] = 1.0
    best, least = None, None
    for share in RANGES:
        step = share * largest / MOST
        error = (np.clip(np.round(flat / step), -MOST, MOST) * step - flat) ** 2
        error = error.sum(axis=1, keepdims=True)
        better = np.ones_like(error, dtype=bool) if least is None else error < least
        best = step if best is None else np.where(better, step, best)
        least = error if least is None else np.minimum(error, least)
    steps = np.clip(np.round(flat / best), -MOST, MOST).astype(np.int8)
    return steps.reshape(weights.shape), best[:, 0].astype(np.float32)


def pack(model: onnx.ModelProto) -> int:
    """Packs the weights of all convolutions, and returns how many."""
    graph = model.graph
    weights = {node.input[1] for node in graph.node if node.op_type == "Conv"}
    packed = []
    for tensor in list(graph.initializer):
        values = numpy_helper.to_array(tensor)
        if tensor.name not in weights or values.dtype != np.float32 or values.size < FEWEST:
            continue
        steps, scale = quantize(values)
        graph.initializer.remove(tensor)
        graph.initializer.append(numpy_helper.from_array(steps, f"{tensor.name}.steps"))
        graph.initializer.append(numpy_helper.from_array(scale, f"{tensor.name}.step"))
        names = [f"{tensor.name}.steps", f"{tensor.name}.step"]
        packed.append(helper.make_node("DequantizeLinear", names, [tensor.name], axis=0))
    for node in reversed(packed):
        graph.node.insert(0, node)
    return len(packed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("networks", nargs="+")
    for path in parser.parse_args().networks:
        model = onnx.load(path)
        count = pack(model)
        onnx.checker.check_model(model)
        onnx.save(model, path)
        print(f"{path}: {count} convolutions packed")


if __name__ == "__main__":
    main()
