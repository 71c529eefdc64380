"""Writes a trained network as ONNX: averaged weights, batch norm and temperature folded in, packed in 8 bits.

    python -m shuzi_training.export stones runs/stones/checkpoint.pt ../calibration/weights/stones.onnx \
        --real ../../shared/photos
"""

from __future__ import annotations

import argparse
import hashlib
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn

from .data import real_for_training
from .exported import average_with_exported
from .measure_stones import CLASSES, best_temperature, calibration, onnx_reader, read
from .networks import BoardNetwork, Context, OwnershipNetwork, Residual, StoneNetwork, fold_batch_norm
from .pack import pack

OPSET = 17
NETWORKS = {"stones": StoneNetwork, "board": BoardNetwork, "ownership": OwnershipNetwork}


class Graph:
    """Builds an ONNX graph from the few kinds of modules that the networks consist of."""

    def __init__(self) -> None:
        self.nodes: list[onnx.NodeProto] = []
        self.constants: list[onnx.TensorProto] = []

    def node(self, kind: str, inputs: list[str], **attributes: object) -> str:
        """Adds a node; returns the name of its output."""
        name = f"{kind.lower()}_{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, inputs, [name], name, **attributes))
        return name

    def constant(self, value: np.ndarray) -> str:
        """Adds a constant; returns its name."""
        name = f"constant_{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(value), name))
        return name

    def run(self, module: nn.Module, x: str) -> str:
        """The output of a module for the value named `x`."""
        if isinstance(module, nn.Sequential):
            for part in module:
                x = self.run(part, x)
            return x
        if isinstance(module, nn.Identity):
            return x
        if isinstance(module, nn.ReLU):
            return self.node("Relu", [x])
        if isinstance(module, Residual):
            inner = self.run(module.second, self.run(module.first, x))
            return self.node("Relu", [self.node("Add", [x, inner])])
        if isinstance(module, Context):
            mean = self.node("GlobalAveragePool", [self.run(module.gather, x)])
            return self.node("Add", [x, self.run(module.tell, mean)])
        if isinstance(module, nn.Conv2d):
            return self.conv(module, x)
        raise TypeError(f"no rule for {type(module).__name__}")

    def conv(self, module: nn.Conv2d, x: str) -> str:
        """A convolution with its bias."""
        weight = self.constant(module.weight.detach().numpy())
        bias = self.constant(module.bias.detach().numpy())
        (ph, pw), stride, dilation = module.padding, list(module.stride), list(module.dilation)
        return self.node("Conv", [x, weight, bias], kernel_shape=list(module.kernel_size), strides=stride,
                         pads=[ph, pw, ph, pw], dilations=dilation, group=1)

    def doubled(self, x: str) -> str:
        """Nearest enlargement to twice the size."""
        scales = self.constant(np.array([1, 1, 2, 2], np.float32))
        return self.node("Resize", [x, "", scales], mode="nearest", nearest_mode="floor",
                         coordinate_transformation_mode="asymmetric")

    def add(self, a: str, b: str) -> str:
        """Sum of two values."""
        return self.node("Add", [a, b])


def stone_graph(graph: Graph, network: StoneNetwork, x: str) -> str:
    """The stone network's forward pass."""
    read = graph.run(network.context, graph.run(network.body, x))
    return graph.run(network.head, graph.run(network.last, read))


def board_graph(graph: Graph, network: BoardNetwork, x: str) -> str:
    """The board network's forward pass."""
    down4 = graph.run(network.down4, graph.run(network.stem, x))
    down8 = graph.run(network.down8, down4)
    down16 = graph.run(network.down16, down8)
    deep = graph.run(network.down32, down16)
    y = graph.run(network.join16, graph.add(graph.doubled(graph.run(network.up16, deep)), down16))
    y = graph.run(network.join8, graph.add(graph.doubled(graph.run(network.up8, y)), down8))
    y = graph.run(network.join4, graph.add(graph.doubled(graph.run(network.up4, y)), down4))
    return graph.run(network.head, y)


def ownership_graph(graph: Graph, network: OwnershipNetwork, x: str) -> str:
    """The ownership network's forward pass."""
    return graph.run(network.head, graph.run(network.body, x))


def to_onnx(kind: str, network: nn.Module) -> onnx.ModelProto:
    """An ONNX model of a folded network; sizes are dynamic."""
    graph = Graph()
    build = {"stones": stone_graph, "board": board_graph, "ownership": ownership_graph}[kind]
    result = build(graph, network, network.INPUT)
    graph.nodes[-1].output[0] = network.OUTPUT
    assert result != network.OUTPUT
    shown = next(module.in_channels for module in network.modules() if isinstance(module, nn.Conv2d))
    channels = network.head.out_channels
    inputs = [helper.make_tensor_value_info(network.INPUT, TensorProto.FLOAT, [1, shown, "height", "width"])]
    outputs = [helper.make_tensor_value_info(network.OUTPUT, TensorProto.FLOAT, [1, channels, "rows", "columns"])]
    proto = helper.make_graph(graph.nodes, f"shuzi-{kind}", inputs, outputs, graph.constants)
    model = helper.make_model(proto, opset_imports=[helper.make_opsetid("", OPSET)], producer_name="shuzi-training")
    model.ir_version = 8
    onnx.checker.check_model(model, full_check=True)
    return model


def load_average(kind: str, checkpoint: Path, exported: Path | None = None) -> nn.Module:
    """The averaged weights of a checkpoint, ready for inference, batch norm folded; with `exported`, the mean of them and
    those of that ONNX file."""
    network = NETWORKS[kind]()
    network.load_state_dict(torch.load(checkpoint, weights_only=True, map_location="cpu")["average"])
    network.eval()
    fold_batch_norm(network)
    if exported is not None:
        average_with_exported(network, exported)
    return network.to(memory_format=torch.contiguous_format)


def cool(network: StoneNetwork, temperature: float) -> None:
    """Divides the class logits by a temperature."""
    with torch.no_grad():
        network.head.weight[:CLASSES] /= temperature
        network.head.bias[:CLASSES] /= temperature


def temperature_of(model: onnx.ModelProto) -> float:
    """The temperature that was folded into an exported stone network."""
    return next((float(entry.value) for entry in model.metadata_props if entry.key == "temperature"), 1.0)


def averaged_with(model: onnx.ModelProto) -> str | None:
    """The sha256 of the exported weights that those of a network were averaged with, if they were."""
    return next((entry.value for entry in model.metadata_props if entry.key == "averaged_with"), None)


def calibrate(network: StoneNetwork, out: Path, real: list[Path]) -> tuple[float, str]:
    """Fits the temperature on real photos held out from training, folds it in; the temperature and what it did."""
    _, held_out = real_for_training(real)
    onnx.save(to_onnx("stones", network), out)
    reader = onnx_reader(out)
    # Grids found in photos are never exact: calibrate on slightly wrong ones too.
    readings = [read(reader, p, b, jitter) for p in held_out for b in p.boards for jitter in (0.0, 0.1)]
    temperature = best_temperature(readings)
    before = calibration(readings)
    cool(network, temperature)
    for reading in readings:
        reading.logits[:] /= temperature
    wrong = sum(r.wrong for r in readings)
    return temperature, (f"temperature {temperature:.3f} from {len(held_out)} held-out photos: expected calibration error "
            f"{before:.5f} before, {calibration(readings):.5f} after; {wrong} points wrong")


def main() -> None:
    parser = argparse.ArgumentParser(description="Writes a trained network as ONNX.")
    parser.add_argument("network", choices=sorted(NETWORKS))
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--real", type=Path, action="append", default=[],
                        help="folders of real photos; the held-out ones calibrate the stone network")
    parser.add_argument("--average-with", type=Path, metavar="ONNX",
                        help="write the mean of these weights and those of this exported network")
    args = parser.parse_args()
    args.out.parent.mkdir(parents=True, exist_ok=True)
    network = load_average(args.network, args.checkpoint, args.average_with)
    facts = {}
    if args.average_with:
        facts["averaged_with"] = hashlib.sha256(args.average_with.read_bytes()).hexdigest()
    temperature = 1.0
    if args.network == "stones" and args.real:
        temperature, what = calibrate(network, args.out, args.real)
        print(what)
    model = to_onnx(args.network, network)
    pack(model)
    onnx.helper.set_model_props(model, {"temperature": repr(temperature), **facts})
    onnx.save(model, args.out)
    content = args.out.read_bytes()
    print(f"{args.out}: {len(content)} bytes, sha256 {hashlib.sha256(content).hexdigest()}")


if __name__ == "__main__":
    main()
