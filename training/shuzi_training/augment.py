"""What light and cameras do to a picture: uint8 RGB in, uint8 RGB out, everything drawn from `rng`."""

from __future__ import annotations

import cv2
import numpy as np

_NOISE = np.random.default_rng(0).standard_normal((1 << 20) + 7).astype(np.float32)


def photographed(pixels: np.ndarray, rng: np.random.Generator, fineness: float = 1.0) -> np.ndarray:
    """One random light and camera.

    `fineness` scales blur: 1 for a flattened board of 24 pixels a spacing, less for finer patterns.
    """
    if rng.random() < 0.6:
        pixels = lit(pixels, rng)
    pixels = coloured(pixels, rng)
    if rng.random() < 0.35:
        pixels = blurred(pixels, rng, fineness)
    if rng.random() < 0.15:
        pixels = coarsened(pixels, rng, fineness)
    if rng.random() < 0.5:
        pixels = noisy(pixels, rng)
    if rng.random() < 0.12:
        pixels = sharpened(pixels, rng)
    if rng.random() < 0.4:
        pixels = compressed(pixels, rng)
    return pixels


def lit(pixels: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Uneven light: a smooth field, sometimes a shadow's edge or a patch of glare."""
    height, width = pixels.shape[:2]
    coarse = rng.normal(0, rng.uniform(0.05, 0.3), (int(rng.integers(2, 6)), int(rng.integers(2, 6)), 1))
    small = (64, 64)
    field = np.exp(cv2.resize(coarse.astype(np.float32), small, interpolation=cv2.INTER_CUBIC))
    if rng.random() < 0.35:
        field *= _shadow(small, rng)
    field = cv2.resize(field, (width, height), interpolation=cv2.INTER_LINEAR)
    image = pixels.astype(np.float32) * field[:, :, None]
    if rng.random() < 0.2:
        image += cv2.resize(_glare(small, rng), (width, height), interpolation=cv2.INTER_LINEAR)[:, :, None]
    return np.clip(image, 0, 255).astype(np.uint8)


def _shadow(shape: tuple[int, int], rng: np.random.Generator) -> np.ndarray:
    """A half plane or a blob in shadow, with a soft or hard edge."""
    mask = np.zeros(shape, np.float32)
    centre = rng.uniform(0, shape[0], 2)
    if rng.random() < 0.5:
        angle = rng.uniform(0, 2 * np.pi)
        y, x = np.mgrid[0 : shape[0], 0 : shape[1]]
        mask[(x - centre[0]) * np.cos(angle) + (y - centre[1]) * np.sin(angle) > 0] = 1
    else:
        axes = rng.uniform(6, 30, 2)
        cv2.ellipse(mask, (tuple(centre), tuple(2 * axes), float(rng.uniform(0, 180))), 1.0, -1)
    if rng.random() < 0.6:
        mask = cv2.GaussianBlur(mask, (0, 0), float(rng.uniform(0.8, 6)))
    return 1 - mask * np.float32(rng.uniform(0.2, 0.65))


def _glare(shape: tuple[int, int], rng: np.random.Generator) -> np.ndarray:
    mask = np.zeros(shape, np.float32)
    for _ in range(int(rng.integers(1, 4))):
        axes = rng.uniform(2, 16, 2)
        cv2.ellipse(mask, (tuple(rng.uniform(0, shape[0], 2)), tuple(2 * axes), float(rng.uniform(0, 180))), 1.0, -1)
    mask = cv2.GaussianBlur(mask, (0, 0), float(rng.uniform(1, 6)))
    return mask * np.float32(rng.uniform(15, 60))


def coloured(pixels: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """White balance, exposure, tone curve, saturation; now and then a strongly coloured lamp."""
    if rng.random() < 0.5:
        pixels = _saturated(pixels, float(rng.choice([rng.uniform(0, 0.6), rng.uniform(0.6, 1.6)], p=[0.25, 0.75])))
    gain = np.exp(rng.normal(0, 0.1, 3) + rng.normal(0, 0.3))
    lamp = rng.random() < 0.18
    if lamp:
        gain *= _lamp(rng)
    gamma = np.exp(rng.normal(0, 0.2))
    light = (np.arange(256) / 255.0) ** 2.2
    lift = max(0.0, rng.normal(0, 0.03))
    table = np.empty((256, 3))
    for channel in range(3):
        table[:, channel] = np.clip(light * gain[channel] + lift, 0, 1) ** (gamma / 2.2)
    if rng.random() < 0.3:
        strength = rng.uniform(0, 0.5)
        table = (1 - strength) * table + strength * table * table * (3 - 2 * table)
    table = np.clip(table * 255 + 0.5, 0, 255).astype(np.uint8)
    pixels = cv2.LUT(pixels, table[None])
    return _saturated(pixels, float(rng.uniform(0.7, 2.2))) if lamp else pixels


def _lamp(rng: np.random.Generator) -> np.ndarray:
    """Linear RGB of a coloured lamp, more or less made up for by a longer exposure, which clips its colour."""
    hue = rng.uniform(0, 6)
    rgb = np.clip(np.abs((hue + np.array([0, 4, 2])) % 6 - 3) - 1, 0, 1)
    saturation = rng.uniform(0.4, 0.98)
    light = 1 - saturation + saturation * rgb
    luma = float(light @ np.array([0.2126, 0.7152, 0.0722]))
    return light / luma ** rng.uniform(0, 0.9)


def _saturated(pixels: np.ndarray, factor: float) -> np.ndarray:
    luma = np.array([0.299, 0.587, 0.114], np.float32)
    matrix = np.eye(3, dtype=np.float32) * factor + (1 - factor) * luma[None, :]
    return cv2.transform(pixels, matrix)


def blurred(pixels: np.ndarray, rng: np.random.Generator, fineness: float) -> np.ndarray:
    """Out of focus, seldom so far that the lines are gone, or moved."""
    if rng.random() < 0.65:
        sigma = np.exp(rng.uniform(np.log(0.4), np.log(6.5)))
        return cv2.GaussianBlur(pixels, (0, 0), float(sigma * fineness + 0.2))
    length = max(3, int(rng.uniform(3, 12) * fineness)) | 1
    kernel = np.zeros((length, length), np.float32)
    angle = rng.uniform(0, np.pi)
    middle = length // 2
    reach = np.array([np.cos(angle), np.sin(angle)]) * middle
    start, end = (middle - reach).round().astype(int), (middle + reach).round().astype(int)
    cv2.line(kernel, tuple(int(v) for v in start), tuple(int(v) for v in end), 1.0)
    return cv2.filter2D(pixels, -1, kernel / kernel.sum())


def coarsened(pixels: np.ndarray, rng: np.random.Generator, fineness: float) -> np.ndarray:
    """As if taken with fewer pixels."""
    height, width = pixels.shape[:2]
    factor = 1 + rng.uniform(0.2, 2.0) * fineness
    small = cv2.resize(pixels, (int(width / factor), int(height / factor)), interpolation=cv2.INTER_AREA)
    way = cv2.INTER_LINEAR if rng.random() < 0.7 else cv2.INTER_CUBIC
    return cv2.resize(small, (width, height), interpolation=way)


def noisy(pixels: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Sensor noise, fine or (from a phone's smoothing) coarse."""
    height, width = pixels.shape[:2]
    sigma = float(np.exp(rng.uniform(np.log(1.5), np.log(22))))
    grain = 1 if rng.random() < 0.6 else 2
    h, w = -(-height // grain), -(-width // grain)
    count = h * w * 3
    start = int(rng.integers(0, max(1, len(_NOISE) - count)))
    noise = np.resize(_NOISE[start : start + count], (h, w, 3)) if count > len(_NOISE) - start else (
        _NOISE[start : start + count].reshape(h, w, 3)
    )
    if grain > 1:
        noise = cv2.resize(noise, (width, height), interpolation=cv2.INTER_LINEAR)
    if rng.random() < 0.4:
        noise = noise[:, :, :1]
    return np.clip(pixels + noise * np.float32(sigma), 0, 255).astype(np.uint8)


def sharpened(pixels: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A phone's sharpening, with its halos."""
    soft = cv2.GaussianBlur(pixels, (0, 0), float(rng.uniform(0.7, 2.0)))
    amount = float(rng.uniform(0.3, 1.5))
    return cv2.addWeighted(pixels, 1 + amount, soft, -amount, 0)


def compressed(pixels: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """JPEG, quality 25 to 90."""
    _, code = cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(25, 91))])
    return cv2.imdecode(code, cv2.IMREAD_COLOR)
