"""Reads the photos of a folder with Polars: python polars_photos.py PHOTOS OUT [THREADS]"""

import sys
from pathlib import Path

import polars

from shuzi.engines import read_polars

ENDINGS = {".jpg", ".jpeg", ".png", ".webp", ".heic", ".avif"}
GROUP = 64


def main(photos: str, out: str, threads: str = "2") -> None:
    paths = sorted(path for path in Path(photos).rglob("*") if path.suffix.lower() in ENDINGS)
    Path(out).mkdir()
    # A group at a time is in memory, and a group that has its file is not read again.
    for start in range(0, len(paths), GROUP):
        group = paths[start : start + GROUP]
        frame = polars.DataFrame({"path": [str(path) for path in group], "content": [path.read_bytes() for path in group]})
        read_polars(frame, threads=int(threads)).write_parquet(Path(out) / f"part-{start // GROUP:05}.parquet")


if __name__ == "__main__":
    main(*sys.argv[1:])
