"""Reads the photos of a folder with DuckDB: python duckdb_photos.py PHOTOS OUT [THREADS]"""

import sys
from pathlib import Path

import duckdb

from shuzi.engines import register_duckdb

ENDINGS = {".jpg", ".jpeg", ".png", ".webp", ".heic", ".avif"}
GROUP = 64


def main(photos: str, out: str, threads: str = "2") -> None:
    paths = sorted(str(path) for path in Path(photos).rglob("*") if path.suffix.lower() in ENDINGS)
    Path(out).mkdir()
    connection = duckdb.connect()
    register_duckdb(connection, threads=int(threads))
    for start in range(0, len(paths), GROUP):
        target = Path(out) / f"part-{start // GROUP:05}.parquet"
        rows = connection.sql(
            "SELECT unnest(read_photo(content, filename)) FROM read_blob($paths)",
            params={"paths": paths[start : start + GROUP]},
        )
        rows.write_parquet(str(target))


if __name__ == "__main__":
    main(*sys.argv[1:])
