"""Examples kept on an accelerator and learned from several times: turned, mirrored and in another light each time.

Processors prepare far fewer examples a second than an accelerator can learn from.
"""

from __future__ import annotations

import math
import random

import torch
from torch import Tensor
from torch.nn import functional

CAPACITY = 40000
"""Examples of one shape that are kept; the oldest ones make room."""
SYMMETRIES = 8
"""The forms of a square; what is not square has half as many."""
VECTORS = ("shift", "middle", "offset", "lean")
"""What points right and down, f32 [examples, 2, rows, columns], and turns with the example."""

BLURRED = 0.3
"""Share of the draws that are blurred once more."""
FINEST_BLUR, COARSEST_BLUR = 0.5, 5.0
"""Standard deviations of that blur, pixels of a flattened board."""
RELIT = 0.75
"""Share of the examples that get another light. Grey beyond a photo changes with it, which it never does in a photo."""
LAMPS = 0.2
"""Share of these that get a strongly coloured lamp."""
LUMA = (0.2126, 0.7152, 0.0722)


class Pool:
    """The last examples that were added, apart by shape."""

    def __init__(self, device: torch.device, seed: int, capacity: int = CAPACITY, fineness: float = 1.0) -> None:
        """`fineness` scales blur: 1 for a flattened board of 24 pixels a spacing, less for finer patterns."""
        self.device, self.capacity, self.fineness = device, capacity, fineness
        self.random = torch.Generator(device).manual_seed(seed)
        self.chance = random.Random(seed)
        self.kept: dict[tuple[int, ...], dict[str, Tensor]] = {}
        self.added: dict[tuple[int, ...], int] = {}

    def add(self, batch: dict[str, Tensor]) -> None:
        """Keeps the examples of a batch as a task draws them, all of one shape."""
        batch = {**batch, "pixels": batch["pixels"].permute(0, 3, 1, 2)}
        count, shape = len(batch["pixels"]), tuple(batch["pixels"].shape[1:])
        kept, added = self.kept.setdefault(shape, {}), self.added.get(shape, 0)
        places = torch.arange(added, added + count, device=self.device) % self.capacity
        for name, values in batch.items():
            if name not in kept:
                kept[name] = torch.empty((self.capacity, *values.shape[1:]), dtype=values.dtype, device=self.device)
            kept[name][places] = values.to(self.device, non_blocking=True)
        self.added[shape] = added + count

    def draw(self, count: int) -> dict[str, Tensor]:
        """`count` examples of one shape, a multiple of SYMMETRIES, as a batch with `input`, f32 [count, channels, height,
        width]. A shape is drawn as often as examples of it were added."""
        shape = self.chance.choices(list(self.added), list(self.added.values()))[0]
        kept, there = self.kept[shape], min(self.added[shape], self.capacity)
        chosen = torch.randint(there, (count,), generator=self.random, device=self.device)
        is_square = shape[-1] == shape[-2]
        forms = range(0, SYMMETRIES, 1 if is_square else 2)
        parts = []
        for symmetry, places in zip(forms, chosen.split(count // len(forms))):
            part = turned({name: values[places] for name, values in kept.items()}, symmetry)
            pixels = part.pop("pixels").float() / 255
            if self.chance.random() < BLURRED:
                low, high = math.log(FINEST_BLUR), math.log(COARSEST_BLUR)
                pixels = blurred(pixels, self.fineness * math.exp(self.chance.uniform(low, high)))
            parts.append({**part, "input": pixels})
        batch = {name: torch.cat([part[name] for part in parts]) for name in parts[0]}
        return {**batch, "input": self._in_another_light(batch["input"])}

    def _in_another_light(self, pixels: Tensor) -> Tensor:
        """Most of the pictures in other light and colours, with other noise; all views of an example alike."""
        examples, channels = pixels.shape[:2]
        gain = torch.exp(0.15 * self._normal(examples, 1) + 0.05 * self._normal(examples, 3))
        gain = gain * torch.where(self._uniform(examples, 1) < LAMPS, self._lamps(examples), 1.0)
        gamma = torch.exp(0.12 * self._normal(examples, 1, 1, 1))
        relit = pixels.clamp(min=1e-3) ** gamma * gain.repeat(1, channels // 3)[:, :, None, None]
        noise = 0.02 * self._uniform(examples, 1, 1, 1) * self._normal(*pixels.shape)
        is_relit = self._uniform(examples, 1, 1, 1) < RELIT
        return torch.where(is_relit, (relit + noise).clamp(0, 1), pixels)

    def _lamps(self, examples: int) -> Tensor:
        """How much of each colour of a picture is left in the light of coloured lamps, f32 [examples, 3]."""
        hue = 6 * self._uniform(examples, 1)
        colour = ((hue + torch.tensor([0.0, 4.0, 2.0], device=self.device)) % 6 - 3).abs().sub(1).clamp(0, 1)
        saturation = 0.4 + 0.55 * self._uniform(examples, 1)
        light = 1 - saturation + saturation * colour
        brightness = (light * torch.tensor(LUMA, device=self.device)).sum(1, keepdim=True)
        return (light / brightness ** (0.9 * self._uniform(examples, 1))) ** (1 / 2.2)

    def _uniform(self, *shape: int) -> Tensor:
        return torch.rand(shape, generator=self.random, device=self.device)

    def _normal(self, *shape: int) -> Tensor:
        return torch.randn(shape, generator=self.random, device=self.device)


def turned(batch: dict[str, Tensor], symmetry: int) -> dict[str, Tensor]:
    """The same examples in one of the eight turned or mirrored forms; the last two axes are down and right."""
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
