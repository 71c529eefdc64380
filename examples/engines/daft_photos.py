"""Reads the photos of a folder with Daft: python daft_photos.py PHOTOS OUT [native|ray] [WORKERS]"""

import sys

import daft
from daft.functions import download

from shuzi.engines import read_daft


def main(photos: str, out: str, runner: str = "native", workers: str = "2") -> None:
    if runner == "ray":
        daft.set_runner_ray()
    else:
        daft.set_runner_native()
    files = daft.from_glob_path(f"{photos}/**/*.{{jpg,jpeg,png,webp,heic,avif}}")
    # Small batches keep few photos in memory: they are downloaded as the readers need them.
    files = files.select("path", download(daft.col("path"), on_error="null").alias("content"))
    read_daft(files, workers=int(workers)).write_parquet(out, compression="zstd")


if __name__ == "__main__":
    main(*sys.argv[1:])
