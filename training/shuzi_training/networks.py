"""The networks: plain convolutions, ReLU, addition and nearest enlargement; batch norm is folded at export."""

from __future__ import annotations

from typing import Iterator

import torch
from torch import Tensor, nn


def conv(inputs: int, outputs: int, kernel: int = 3, stride: int = 1, dilation: int = 1) -> nn.Sequential:
    """Convolution, batch norm, ReLU. Kernel 4 with stride 2 keeps outputs centred on pairs of pixels."""
    padding = dilation if kernel == 3 and stride < 3 else (1 if kernel == 4 else 0)
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel, stride, padding, dilation, bias=False),
        nn.BatchNorm2d(outputs),
        nn.ReLU(inplace=True),
    )


class Residual(nn.Module):
    """x + two 3×3 convolutions."""

    def __init__(self, channels: int, dilation: int = 1) -> None:
        super().__init__()
        self.first = conv(channels, channels, dilation=dilation)
        self.second = nn.Sequential(
            nn.Conv2d(channels, channels, 3, padding=1, bias=False), nn.BatchNorm2d(channels)
        )
        self.relu = nn.ReLU(inplace=True)

    def forward(self, x: Tensor) -> Tensor:
        return self.relu(x + self.second(self.first(x)))


class Context(nn.Module):
    """x + what a few mean features of the whole picture say: which light it is in, what white and black are there."""

    def __init__(self, channels: int, features: int) -> None:
        super().__init__()
        self.gather = nn.Sequential(nn.Conv2d(channels, features, 1), nn.ReLU(inplace=True))
        self.tell = nn.Conv2d(features, channels, 1)
        nn.init.zeros_(self.tell.weight)
        nn.init.zeros_(self.tell.bias)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.tell(nn.functional.adaptive_avg_pool2d(self.gather(x), 1))


class StoneNetwork(nn.Module):
    """Reads every point of a flattened board: [b, 6, 24 h, 24 w] in 0..1 to [b, 9, h, w].

    Input: RGB flattened on the board's plane, then on the plane of the stones. Output: logits of empty, black, white, off
    and covered; from the assumed point to the crossing, right and down, in spacings; and to the middle of the stone in
    the second view.
    """

    INPUT, OUTPUT = "board", "points"

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            conv(6, 20, 4, 2),
            conv(20, 32, 4, 2),
            conv(32, 48, 4, 2),
            Residual(48),
            Residual(48),
            conv(48, 96, 3, 3),
            Residual(96),
            Residual(96, dilation=2),
            Residual(96),
            Residual(96, dilation=2),
        )
        self.context = Context(96, 64)
        self.last = Residual(96)
        nn.init.zeros_(self.last.second[1].weight)
        self.head = nn.Conv2d(96, 9, 1)

    def forward(self, board: Tensor) -> Tensor:
        return self.head(self.last(self.context(self.body(board))))


class BoardNetwork(nn.Module):
    """Marks the intersections of Go boards: [b, 3, 32 h, 32 w] in 0..1 to [b, 13, 8 h, 8 w].

    Channels: presence logit; offset right and down in cells; logits of empty, black, white; logits of inner point,
    edge and corner of the grid; logit of board area; logit that the board goes on here beyond the picture; from the
    crossing to the middle of the stone on it, right and down in cells.
    """

    INPUT, OUTPUT = "photo", "marks"

    def __init__(self) -> None:
        super().__init__()
        self.stem = conv(3, 16, 4, 2)
        self.down4 = conv(16, 32, 4, 2)
        self.down8 = nn.Sequential(conv(32, 64, 2, 2), Residual(64))
        self.down16 = nn.Sequential(conv(64, 96, 2, 2), Residual(96))
        self.down32 = nn.Sequential(conv(96, 96, 2, 2), Residual(96), Residual(96, dilation=2))
        self.up16 = conv(96, 96, 1)
        self.join16 = conv(96, 96)
        self.up8 = conv(96, 64, 1)
        self.join8 = conv(64, 64)
        self.up4 = conv(64, 32, 1)
        self.join4 = conv(32, 48)
        self.head = nn.Conv2d(48, 13, 1)
        nn.init.constant_(self.head.bias[:1], -3.0)

    def forward(self, photo: Tensor) -> Tensor:
        quarter = self.down4(self.stem(photo))
        eighth = self.down8(quarter)
        sixteenth = self.down16(eighth)
        deep = self.down32(sixteenth)
        x = self.join16(_doubled(self.up16(deep)) + sixteenth)
        x = self.join8(_doubled(self.up8(x)) + eighth)
        x = self.join4(_doubled(self.up4(x)) + quarter)
        return self.head(x)


class OwnershipNetwork(nn.Module):
    """Tells whose each point of a finished board is: [b, 6, h, w] to [b, 5, h, w].

    Input planes, 0 or 1: on the board; black and white stones; stones of chains with one, two and three liberties.
    Output: logits of Black's, White's and nobody's; what a stronger judge expects, before tanh, −1 White's to
    1 Black's; logit that it would be in doubt.
    """

    INPUT, OUTPUT = "position", "owners"
    CHANNELS, DEPTH, FEATURES = 64, 4, 32

    def __init__(self) -> None:
        super().__init__()
        stages = []
        for _ in range(self.DEPTH):
            stages += [Residual(self.CHANNELS), Residual(self.CHANNELS, dilation=2)]
            stages += [Context(self.CHANNELS, self.FEATURES)]
        self.body = nn.Sequential(conv(6, self.CHANNELS), *stages, Residual(self.CHANNELS))
        self.head = nn.Conv2d(self.CHANNELS, 5, 1)

    def forward(self, position: Tensor) -> Tensor:
        return self.head(self.body(position))


def _doubled(x: Tensor) -> Tensor:
    return nn.functional.interpolate(x, scale_factor=2.0, mode="nearest")


def normalised_convolutions(network: nn.Module) -> Iterator[tuple[nn.Conv2d, nn.BatchNorm2d]]:
    """The convolutions that a batch norm follows, with it, in the order in which they are run."""
    for module, index in _normalised(network):
        yield module[index], module[index + 1]


def fold_batch_norm(network: nn.Module) -> None:
    """Puts every batch norm that follows a convolution into that convolution, in place. For inference only."""
    for module, index in list(_normalised(network)):
        module[index] = nn.utils.fusion.fuse_conv_bn_eval(module[index], module[index + 1])
        module[index + 1] = nn.Identity()


def _normalised(network: nn.Module) -> Iterator[tuple[nn.Sequential, int]]:
    """Where in which sequence a convolution stands that a batch norm follows."""
    for module in network.modules():
        if isinstance(module, nn.Sequential):
            for index in range(len(module) - 1):
                if isinstance(module[index], nn.Conv2d) and isinstance(module[index + 1], nn.BatchNorm2d):
                    yield module, index


def multiply_adds(network: nn.Module, example: Tensor) -> int:
    """Multiply-adds of the convolutions for one example."""
    total = 0

    def count(module: nn.Module, _inputs: object, output: Tensor) -> None:
        nonlocal total
        total += output[0].numel() * module.weight[0].numel()

    hooks = [m.register_forward_hook(count) for m in network.modules() if isinstance(m, nn.Conv2d)]
    with torch.no_grad():
        network(example)
    for hook in hooks:
        hook.remove()
    return total
