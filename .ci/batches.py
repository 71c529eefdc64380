"""Small batches, whose tables can be compared: what `.ci/faults` and `.ci/power-loss` interrupt."""

import os
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = os.environ.get("SHUZI", str(ROOT / "target/release/shuzi"))
#: Small photos, one of which is read twice, and one that is none.
SAMPLES = ["9-finished-cloth.jpg", "no-board.jpg", "9-finished-glossy.jpg", "13-seki.jpg"]
#: What a run writes that does not tell when it was written.
TABLES = ("photos.jsonl", "photos.csv", "points.csv")
#: How a batch ends that was not stopped.
ENDED = (0, 1, 2)


def make_photos(work: Path) -> Path:
    """Returns a new folder with the photos."""
    photos = work / "photos"
    photos.mkdir()
    for name in SAMPLES:
        shutil.copy(ROOT / "samples" / name, photos)
    shutil.copy(photos / SAMPLES[0], photos / "copy.jpg")
    (photos / "broken.jpg").write_bytes(b"not a photo")
    return photos


def command(photos: Path, out: Path) -> list[str]:
    return [PROGRAM, "batch", str(photos), "--out", str(out), "--jobs", "2", "--format", "jsonl,csv", "--quiet"]


def tables(out: Path) -> dict[str, bytes]:
    return {name: (out / name).read_bytes() for name in TABLES if (out / name).exists()}
