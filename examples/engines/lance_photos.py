"""Reads the photos of a folder into a Lance dataset, and that into Parquet: python lance_photos.py PHOTOS OUT"""

import sys
from pathlib import Path

import lance
import pyarrow
import pyarrow.parquet

import shuzi
from shuzi.engines import read_lance

ENDINGS = {".jpg", ".jpeg", ".png", ".webp", ".heic", ".avif"}


def main(photos: str, out: str) -> None:
    paths = sorted(path for path in Path(photos).rglob("*") if path.suffix.lower() in ENDINGS)
    folder = Path(out)
    folder.mkdir()
    columns = {"path": [str(path) for path in paths], "photo": [path.read_bytes() for path in paths]}
    dataset = lance.write_dataset(pyarrow.table(columns), str(folder / "_photos.lance"), max_rows_per_group=16)
    read_lance(dataset, str(folder / "_checkpoint.sqlite"), threads=2)
    table = lance.dataset(str(folder / "_photos.lance")).to_table(columns=shuzi.SCHEMA.names)
    pyarrow.parquet.write_table(table, folder / "photos.parquet")


if __name__ == "__main__":
    main(*sys.argv[1:])
