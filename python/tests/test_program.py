"""The command line, and its tables beside those of the package."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import shuzi

from conftest import SAMPLES, SMALL


def run(*arguments: object, cwd: Path | None = None, status: int | None = None) -> str:
    command = [sys.executable, "-m", "shuzi", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=cwd, timeout=300)
    if status is not None:
        assert done.returncode == status, done.stderr
    return done.stdout


def test_the_module_is_the_program() -> None:
    printed = run("count", "--no-ask", "--json", SAMPLES / SMALL)
    answer = json.loads(printed)
    assert answer["score"]["sgf"] == shuzi.count(SAMPLES / SMALL).score.sgf  # type: ignore[union-attr]
    assert "Usage: shuzi" in run("help", "count", status=0)
    assert "shuzi" in run("--version", status=0)
    run("nonsense", status=64)
    run("count", SAMPLES / "no-board.jpg", status=2)


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory, photos: list[bytes | None]) -> Path:
    """A folder of photos, and a run of `shuzi batch` over it."""
    folder = tmp_path_factory.mktemp("archive")
    for number, photo in enumerate(photos):
        if photo is not None:
            (folder / f"{number}.jpg").write_bytes(photo)
    run("batch", ".", "--out", "run", "--format", "parquet,jsonl", "--quiet", "--jobs", 2, cwd=folder)
    return folder


def named_rows(photos: list[bytes | None]) -> shuzi.Table:
    present = [(f"{number}.jpg", photo) for number, photo in enumerate(photos) if photo is not None]
    names, contents = zip(*present)
    return shuzi.Reader(threads=2).read_many(list(contents), names=list(names), points=True)


def test_rows_and_schema_are_those_of_a_batch(archive: Path, photos: list[bytes | None]) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    pyarrow = pytest.importorskip("pyarrow")
    written = parquet.read_table(archive / "run" / "photos.parquet", partitioning=None)
    assert pyarrow.schema(shuzi.SCHEMA).equals(written.schema)
    read = named_rows(photos)
    points = parquet.read_table(archive / "run" / "points.parquet", partitioning=None)
    own = [name for name in shuzi.SCHEMA_WITH_POINTS.names if name not in shuzi.SCHEMA.names]
    assert [pyarrow.schema(shuzi.SCHEMA_WITH_POINTS).field(name) for name in own] == [points.schema.field(name) for name in own]
    for batch_row, point_row, row in zip(written.to_pylist(), points.to_pylist(), read.to_pylist()):
        assert Path(batch_row["file"]).name == row["file"]
        for name, value in batch_row.items():
            # A batch knows which photos are copies, and by which path each was found.
            if name not in ("file", "duplicate_of", "answer"):
                assert row[name] == value, name
        ours, theirs = json.loads(row["answer"]), json.loads(batch_row["answer"])
        for answer in (ours, theirs):
            for name in ("file", "photo", "duplicate_of"):
                answer.pop(name, None)
        assert ours == theirs
        assert [row[name] for name in own] == [point_row[name] for name in own]


def test_a_data_set_is_reviewed_and_corrected_like_a_run(
    archive: Path, photos: list[bytes | None], tmp_path: Path
) -> None:
    polars = pytest.importorskip("polars")
    data_set = tmp_path / "table"
    (data_set / "part=1").mkdir(parents=True)
    frame = polars.DataFrame(named_rows(photos))
    frame[:3].write_parquet(data_set / "part=1" / "a.parquet")
    frame[3:].write_parquet(data_set / "b.parquet", compression="snappy")
    # A task that was repeated writes its rows twice.
    frame[3:5].write_parquet(data_set / "c.parquet", compression="uncompressed")

    assert "review.html" in run("review", data_set)
    content = frame["content"][0]
    (data_set / "_shuzi" / "corrections.jsonl").write_text(
        json.dumps({"content": content, "answers": [{"point": "A1", "stone": "black"}]}) + "\n"
    )
    run("merge", data_set, "--out", tmp_path / "run", "--format", "parquet,jsonl", status=2)
    merged = polars.read_parquet(tmp_path / "run" / "photos.parquet")
    assert merged["file"].to_list() == frame["file"].to_list()
    corrected = merged.row(0, named=True)
    assert corrected["corrected"] and corrected["rows"].split("/")[-1].startswith("B")
    others = [name for name in merged.columns if name not in ("duplicate_of", "answer")]
    # The copy of the corrected photo is corrected, too.
    unchanged = [1, 2, 4, 5, 6]
    assert merged[unchanged].select(others).equals(frame[unchanged].select(others))
    assert merged["duplicate_of"][3] == merged["file"][0]

    # The files are read again when they have changed, and the corrections stay.
    frame[:1].write_parquet(data_set / "d.parquet")
    run("merge", data_set, "--out", tmp_path / "again", "--format", "parquet", status=2)
    again = polars.read_parquet(tmp_path / "again" / "photos.parquet")
    assert again["corrected"].to_list() == merged["corrected"].to_list()


def test_other_tables_are_refused(tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    frame = polars.DataFrame({"file": ["a"], "content": ["b"]})
    frame.write_parquet(tmp_path / "a.parquet")
    command = [sys.executable, "-m", "shuzi", "review", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 64 and "no column bytes" in done.stderr
    (tmp_path / "a.parquet").write_bytes(b"PAR1 and no more")
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 74 and "a.parquet" in done.stderr
    shutil.rmtree(tmp_path / "_shuzi", ignore_errors=True)


def test_rows_of_different_rules_do_not_mix(tmp_path: Path, small: bytes) -> None:
    polars = pytest.importorskip("polars")
    for rules in ("japanese", "ing"):
        rows: Any = shuzi.Reader(rules=rules).read_many([b"x"])
        polars.DataFrame(rows).write_parquet(tmp_path / f"{rules}.parquet")
    command = [sys.executable, "-m", "shuzi", "merge", str(tmp_path), "--out", str(tmp_path / "out")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 64 and "--rules" in done.stderr
