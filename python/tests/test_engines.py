"""The adapters of engines that are installed here; .ci/engines runs all of them."""

from __future__ import annotations

from typing import Any

import pytest

from shuzi.engines import plain_path, read_files, read_polars, register_duckdb

from conftest import SAMPLES, SMALL


def test_paths_of_local_files_lose_their_scheme() -> None:
    assert plain_path("file:/a/b.jpg") == "/a/b.jpg"
    assert plain_path("file:///a/b.jpg") == "/a/b.jpg"
    assert plain_path("s3://a/b.jpg") == "s3://a/b.jpg"
    assert plain_path("b.jpg") == "b.jpg"
    assert plain_path(None) is None


def test_polars(photos: list[bytes | None], rows: list[dict[str, Any]]) -> None:
    polars = pytest.importorskip("polars")
    names = [f"{number}.jpg" for number in range(len(photos))]
    frame = polars.DataFrame({"path": names, "content": photos}, schema={"path": polars.String, "content": polars.Binary})
    for table in [read_polars(frame[:3]), read_polars(frame.lazy().head(3)).collect()]:
        assert table["file"].to_list() == names[:3]
        assert table["content"].to_list() == [row["content"] for row in rows[:3]]
        assert table["result"].to_list() == [row["result"] for row in rows[:3]]


def test_duckdb(photos: list[bytes | None], rows: list[dict[str, Any]]) -> None:
    duckdb = pytest.importorskip("duckdb")
    pyarrow = pytest.importorskip("pyarrow")
    connection = duckdb.connect()
    register_duckdb(connection)
    files = pyarrow.table({"number": [0, 1, 2], "content": photos[:3]})
    connection.register("files", files)
    query = "SELECT number, unnest(read_photo(content, 'photo ' || number)) FROM files ORDER BY number"
    table = connection.sql(query).to_arrow_table().to_pylist()
    assert [row["file"] for row in table] == ["photo 0", "photo 1", "photo 2"]
    assert [row["error"] for row in table] == [row["error"] for row in rows[:3]]
    assert [row["rows"] for row in table] == [row["rows"] for row in rows[:3]]


def test_files_that_cannot_be_opened_get_rows() -> None:
    pytest.importorskip("pyarrow")
    table = read_files([str(SAMPLES / SMALL), "no such file.jpg"], positions=True)
    assert table["outcome"].to_pylist()[1] == "failed"
    assert table["lines"].to_pylist() == [9, None]
