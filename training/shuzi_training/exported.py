"""Exported weights used in later trainings: checkpoints are large and stay behind, the ONNX files are kept."""

from __future__ import annotations

from pathlib import Path
from typing import Iterable

import onnx
import torch
from onnx import numpy_helper
from torch import Tensor, nn

from .networks import Residual, normalised_convolutions


def start_from_exported(network: nn.Module, path: Path, inputs: Iterable[Tensor]) -> None:
    """Puts the weights of an ONNX file, in which batch norm is folded, into a network that still has it.

    Training normalises by the statistics of the batch. So that the network answers as the file does, each norm gets the mean
    and the variance of what its convolution makes of `inputs`, and a scale and a shift that undo them. The network may have
    residual blocks that the file does not have: they start as blocks that change nothing.
    """
    norms = dict(normalised_convolutions(network))
    stored, fresh = _paired(network, convolutions(path))
    if stored is None:
        raise SystemExit(f"{path} is of another network")
    with torch.no_grad():
        for block in fresh:
            block.second[1].weight.zero_()
        for convolution, (weight, bias) in stored.items():
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
            if convolution in stored:
                norm.weight.copy_((variance + norm.eps).sqrt())
                norm.bias.add_(mean)


def average_with_exported(network: nn.Module, path: Path) -> None:
    """Replaces the weights of a folded network by the mean of them and those of an ONNX file of the same network.

    Two trainings, one of which started from the other, are often better together: each errs in its own way.
    """
    own = [module for module in network.modules() if isinstance(module, nn.Conv2d)]
    stored = convolutions(path)
    if [convolution.weight.shape for convolution in own] != [weight.shape for weight, _ in stored]:
        raise SystemExit(f"{path} is of another network")
    with torch.no_grad():
        for convolution, (weight, bias) in zip(own, stored):
            convolution.weight.lerp_(weight, 0.5)
            convolution.bias.lerp_(bias, 0.5)


def _paired(network: nn.Module, stored: list[tuple[Tensor, Tensor]],
            ) -> tuple[dict[nn.Conv2d, tuple[Tensor, Tensor]] | None, list[Residual]]:
    """The stored weight and bias of every convolution that has one, and the residual blocks that have none.

    A convolution that does not fit the next stored one is taken for an addition; None where other parts than whole
    residual blocks were added.
    """
    pairs: dict[nn.Conv2d, tuple[Tensor, Tensor]] = {}
    for convolution in (module for module in network.modules() if isinstance(module, nn.Conv2d)):
        if len(pairs) < len(stored) and stored[len(pairs)][0].shape == convolution.weight.shape:
            pairs[convolution] = stored[len(pairs)]
    blocks = [module for module in network.modules() if isinstance(module, Residual)]
    fresh = [block for block in blocks if block.first[0] not in pairs and block.second[0] not in pairs]
    known = len(pairs) + 2 * len(fresh)
    is_whole = known == sum(isinstance(module, nn.Conv2d) for module in network.modules())
    return (pairs if len(pairs) == len(stored) and is_whole else None), fresh


def convolutions(path: Path) -> list[tuple[Tensor, Tensor]]:
    """Weight and bias of every convolution of an exported network, in the order in which they are run."""
    graph = onnx.load(path).graph
    values = {entry.name: torch.from_numpy(numpy_helper.to_array(entry).copy()) for entry in graph.initializer}
    for node in graph.node:
        if node.op_type == "DequantizeLinear":
            steps, step = (values[name] for name in node.input)
            values[node.output[0]] = steps.float() * step.reshape(-1, 1, 1, 1)
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
