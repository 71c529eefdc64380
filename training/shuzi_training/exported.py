"""Exported weights as a start for more training: checkpoints are large and stay behind, the ONNX files are kept."""

from __future__ import annotations

from pathlib import Path
from typing import Iterable

import onnx
import torch
from onnx import numpy_helper
from torch import Tensor, nn

from .networks import normalised_convolutions


def start_from_exported(network: nn.Module, path: Path, inputs: Iterable[Tensor]) -> None:
    """Puts the weights of an ONNX file, in which batch norm is folded, into a network that still has it.

    Training normalises by the statistics of the batch. So that the network answers as the file does, each norm gets the mean
    and the variance of what its convolution makes of `inputs`, and a scale and a shift that undo them.
    """
    norms = dict(normalised_convolutions(network))
    convolutions = [module for module in network.modules() if isinstance(module, nn.Conv2d)]
    stored = _convolutions(path)
    if [tuple(c.weight.shape) for c in convolutions] != [tuple(weight.shape) for weight, _ in stored]:
        raise SystemExit(f"{path} is of another network")
    with torch.no_grad():
        for convolution, (weight, bias) in zip(convolutions, stored):
            convolution.weight.copy_(weight)
            if convolution in norms:
                norm = norms[convolution]
                norm.running_mean.zero_()
                norm.running_var.fill_(1 - norm.eps)
                norm.weight.fill_(1)
                norm.bias.copy_(bias)
            else:
                convolution.bias.copy_(bias)
        for convolution, (mean, variance) in _statistics(network, list(norms), inputs).items():
            norm = norms[convolution]
            norm.running_mean.copy_(mean)
            norm.running_var.copy_(variance)
            norm.weight.copy_((variance + norm.eps).sqrt())
            norm.bias.add_(mean)


def _convolutions(path: Path) -> list[tuple[Tensor, Tensor]]:
    """Weight and bias of every convolution of an exported network, in the order in which they are run."""
    graph = onnx.load(path).graph
    values = {entry.name: torch.from_numpy(numpy_helper.to_array(entry).copy()) for entry in graph.initializer}
    return [(values[node.input[1]], values[node.input[2]]) for node in graph.node if node.op_type == "Conv"]


def _statistics(network: nn.Module, convolutions: list[nn.Module],
                inputs: Iterable[Tensor]) -> dict[nn.Module, tuple[Tensor, Tensor]]:
    """Mean and variance of each channel of what convolutions put out."""
    sums: dict[nn.Module, list[Tensor]] = {}

    def add(module: nn.Module, _inputs: object, output: Tensor) -> None:
        values = output.double()
        found = [values.mean((0, 2, 3)), values.square().mean((0, 2, 3)), torch.ones(())]
        sums[module] = [a + b for a, b in zip(sums[module], found)] if module in sums else found

    hooks = [module.register_forward_hook(add) for module in convolutions]
    network.eval()
    for shown in inputs:
        network(shown)
    network.train()
    for hook in hooks:
        hook.remove()
    means = {module: (total / count, squares / count) for module, (total, squares, count) in sums.items()}
    return {module: (mean, (squares - mean.square()).clamp(min=0)) for module, (mean, squares) in means.items()}
