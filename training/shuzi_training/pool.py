"""Windows kept on an accelerator and learned from several times: turned, mirrored and in another light each time.

Processors prepare far fewer windows a second than an accelerator can learn from.
"""

from __future__ import annotations

import math

import torch
from torch import Tensor
from torch.nn import functional

CAPACITY = 40000
"""Windows that are kept; the oldest ones make room."""
SYMMETRIES = 8
VECTORS = ("shift", "middle")
"""What points right and down, f32 [windows, 2, rows, columns], and turns with the window."""

BLURRED = 0.3
"""Share of the draws that are blurred once more."""
FINEST_BLUR, COARSEST_BLUR = 0.5, 5.0
"""Standard deviations of that blur, pixels of a flattened board."""
LAMPS = 0.12
"""Share of the windows that get a strongly coloured lamp."""
LUMA = (0.2126, 0.7152, 0.0722)


class Pool:
    """The last windows that were added."""

    def __init__(self, device: torch.device, seed: int, capacity: int = CAPACITY) -> None:
        self.device, self.capacity = device, capacity
        self.random = torch.Generator(device).manual_seed(seed)
        self.kept: dict[str, Tensor] = {}
        self.added = 0

    def add(self, batch: dict[str, Tensor]) -> None:
        """Keeps the windows of a batch as the stone task draws them."""
        batch = {**batch, "pixels": batch["pixels"].permute(0, 3, 1, 2)}
        count = len(batch["pixels"])
        places = torch.arange(self.added, self.added + count, device=self.device) % self.capacity
        for name, values in batch.items():
            if name not in self.kept:
                self.kept[name] = torch.empty((self.capacity, *values.shape[1:]), dtype=values.dtype, device=self.device)
            self.kept[name][places] = values.to(self.device)
        self.added += count

    def draw(self, count: int) -> dict[str, Tensor]:
        """`count` windows, a multiple of SYMMETRIES, as a batch with `input`, f32 [count, channels, height, width]."""
        chosen = torch.randint(min(self.added, self.capacity), (count,), generator=self.random, device=self.device)
        parts = []
        for symmetry, places in enumerate(chosen.split(count // SYMMETRIES)):
            part = turned({name: values[places] for name, values in self.kept.items()}, symmetry)
            part["input"] = self._in_another_light(part.pop("pixels").float() / 255)
            parts.append(part)
        return {name: torch.cat([part[name] for part in parts]) for name in parts[0]}

    def _in_another_light(self, pixels: Tensor) -> Tensor:
        """The same windows out of focus, in other light and colours, with other noise; both views alike."""
        if self._uniform().item() < BLURRED:
            low, high = math.log(FINEST_BLUR), math.log(COARSEST_BLUR)
            pixels = blurred(pixels, math.exp(low + (high - low) * self._uniform().item()))
        windows = len(pixels)
        gain = torch.exp(0.15 * self._normal(windows, 1) + 0.05 * self._normal(windows, 3))
        gain = gain * torch.where(self._uniform(windows, 1) < LAMPS, self._lamps(windows), 1.0)
        gamma = torch.exp(0.12 * self._normal(windows, 1, 1, 1))
        pixels = pixels.clamp(min=1e-3) ** gamma * gain.repeat(1, 2)[:, :, None, None]
        noise = 0.02 * self._uniform(windows, 1, 1, 1) * self._normal(*pixels.shape)
        return (pixels + noise).clamp(0, 1)

    def _lamps(self, windows: int) -> Tensor:
        """How much of each colour of a picture is left in the light of coloured lamps, f32 [windows, 3]."""
        hue = 6 * self._uniform(windows, 1)
        colour = ((hue + torch.tensor([0.0, 4.0, 2.0], device=self.device)) % 6 - 3).abs().sub(1).clamp(0, 1)
        saturation = 0.4 + 0.55 * self._uniform(windows, 1)
        light = 1 - saturation + saturation * colour
        brightness = (light * torch.tensor(LUMA, device=self.device)).sum(1, keepdim=True)
        return (light / brightness ** (0.9 * self._uniform(windows, 1))) ** (1 / 2.2)

    def _uniform(self, *shape: int) -> Tensor:
        return torch.rand(shape, generator=self.random, device=self.device)

    def _normal(self, *shape: int) -> Tensor:
        return torch.randn(shape, generator=self.random, device=self.device)


def turned(batch: dict[str, Tensor], symmetry: int) -> dict[str, Tensor]:
    """The same windows in one of the eight turned or mirrored forms; the last two axes are down and right."""
    swapped, across, upside_down = symmetry & 1, symmetry & 2, symmetry & 4
    axes = [axis for axis, is_flipped in ((-1, across), (-2, upside_down)) if is_flipped]
    result = {}
    for name, values in batch.items():
        if swapped:
            values = values.transpose(-1, -2)
            values = values.flip(1) if name in VECTORS else values
        values = values.flip(axes) if axes else values
        if name in VECTORS:
            signs = [-1.0 if across else 1.0, -1.0 if upside_down else 1.0]
            values = values * torch.tensor(signs, device=values.device)[:, None, None]
        result[name] = values
    return result


def blurred(pixels: Tensor, sigma: float) -> Tensor:
    """A Gaussian blur of f32 [windows, channels, height, width]."""
    reach = max(1, math.ceil(3 * sigma))
    places = torch.arange(-reach, reach + 1, device=pixels.device, dtype=pixels.dtype)
    kernel = torch.exp(-0.5 * (places / sigma) ** 2)
    kernel = (kernel / kernel.sum()).repeat(pixels.shape[1], 1, 1, 1)
    padded = functional.pad(pixels, (reach,) * 4, mode="replicate")
    along = functional.conv2d(padded, kernel, groups=pixels.shape[1])
    return functional.conv2d(along, kernel.transpose(2, 3), groups=pixels.shape[1])
