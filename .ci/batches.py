"""Small batches, whose tables can be compared: what `.ci/faults` and `.ci/power-loss` interrupt."""

import os
import shutil
from itertools import zip_longest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = os.environ.get("SHUZI", str(ROOT / "target/release/shuzi"))
#: Small photos, one of which is read twice, and one that is none.
SAMPLES = ["9-finished-cloth.jpg", "no-board.jpg", "9-finished-glossy.jpg", "13-seki.jpg"]
#: What a run writes that does not tell when it was written.
TABLES = ("photos.jsonl", "photos.csv", "points.csv")
#: How a batch ends that was not stopped.
ENDED = (0, 1, 2)
#: Seconds for a photo, which takes less than one: a machine with much else to do is slow, and that is no other result.
PATIENCE = "600"


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
    options = ["--jobs", "2", "--format", "jsonl,csv", "--time-limit", PATIENCE, "--quiet"]
    return [PROGRAM, "batch", str(photos), "--out", str(out), *options]


def tables(out: Path) -> dict[str, bytes]:
    return {name: (out / name).read_bytes() for name in TABLES if (out / name).exists()}


def check_tables(out: Path, expected: dict[str, bytes], what: str) -> None:
    """Fails with the first lines that differ if a run's tables are not those expected."""
    found = tables(out)
    if found == expected:
        return
    for name in sorted({*found, *expected}):
        lines, right = (text.get(name, b"").decode(errors="replace").splitlines() for text in (found, expected))
        for line, instead in zip_longest(lines, right):
            assert line == instead, f"{what}: {name} differs:\n{line}\ninstead of\n{instead}"
    raise AssertionError(f"{what}: {sorted(found)} instead of {sorted(expected)}")
