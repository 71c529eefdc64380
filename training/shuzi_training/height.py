"""Planes above a board: where a camera sees what lies higher than the crossings.

A homography from the board to the photo and a focal length fix the camera's pose (Z. Zhang, *A Flexible New Technique
for Camera Calibration*, 2000, section 3.1). With K = diag(f, f, 1) about the principal point,

    K⁻¹ H = λ [r1 r2 t],    r3 = ± r1 × r2 towards the camera,    H_z = K [r1 r2 t + z r3],

where λ makes the geometric mean of |r1| and |r2| one, so that z counts in spacings, and t_z positive. With a wrong
focal length r1 and r2 are not perpendicular and r3 comes out shorter: the parallax is then too small, never wild. The
reader in Rust does the same.
"""

from __future__ import annotations

import numpy as np

STONE_HEIGHT = 0.2
"""Height of the plane on which stones are seen undisplaced, in spacings: half their thickness."""
USUAL_FOCAL = 1.0
"""Focal length taken for unknown cameras, as a share of the photo's longer side."""


def at_height(homography: np.ndarray, height: float, focal_px: float, center_px: tuple[float, float]) -> np.ndarray:
    """Returns the homography to the photo of the plane `height` spacings above the one of `homography`.

    `homography` maps board coordinates to photo pixels; `center_px` is the principal point. Raises `ValueError` when
    the homography is degenerate.
    """
    camera = np.array([[focal_px, 0, center_px[0]], [0, focal_px, center_px[1]], [0, 0, 1]], np.float64)
    pose = np.linalg.solve(camera, np.asarray(homography, np.float64))
    scale = np.sqrt(np.linalg.norm(pose[:, 0]) * np.linalg.norm(pose[:, 1]))
    if not np.isfinite(scale) or scale < 1e-12:
        raise ValueError("the homography does not map the plane to the photo")
    pose /= scale if pose[2, 2] > 0 else -scale
    normal = np.cross(pose[:, 0], pose[:, 1])
    if normal @ pose[:, 2] > 0:  # the camera is at the origin, so towards it is against t
        normal = -normal
    pose[:, 2] += height * normal
    return camera @ pose


def parallax(homography: np.ndarray, height: float, focal_px: float, center_px: tuple[float, float]) -> np.ndarray:
    """Returns the homography from a place above the board to the place on the board that lies behind it in the photo,
    both in board coordinates."""
    return np.linalg.inv(homography) @ at_height(homography, height, focal_px, center_px)
