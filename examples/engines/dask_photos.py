"""Reads the photos of a folder with Dask: python dask_photos.py PHOTOS OUT [WORKERS]"""

import sys
from pathlib import Path

import dask

from shuzi.engines import read_dask

ENDINGS = {".jpg", ".jpeg", ".png", ".webp", ".heic", ".avif"}


def main(photos: str, out: str, workers: str = "2") -> None:
    paths = sorted(str(path) for path in Path(photos).rglob("*") if path.suffix.lower() in ENDINGS)
    with dask.config.set(scheduler="processes", num_workers=int(workers)):
        read_dask(paths, partition=16).to_parquet(out)


if __name__ == "__main__":
    main(*sys.argv[1:])
