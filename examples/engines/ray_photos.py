"""Reads the photos of a folder with Ray Data: python ray_photos.py PHOTOS OUT [WORKERS]"""

import sys

import ray

from shuzi.engines import read_ray


def main(photos: str, out: str, workers: str = "2") -> None:
    ray.init(num_cpus=int(workers) + 1, include_dashboard=False, log_to_driver=False)
    files = ray.data.read_binary_files(photos, include_paths=True, file_extensions=["jpg", "jpeg", "png", "webp", "heic", "avif"])
    read_ray(files, workers=int(workers)).write_parquet(out)
    ray.shutdown()


if __name__ == "__main__":
    main(*sys.argv[1:])
