"""Many photos: rows, inputs, threads, processes."""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import shuzi

from conftest import SAMPLES, SMALL


def test_row_n_answers_photo_n(photos: list[bytes | None], rows: list[dict[str, Any]]) -> None:
    assert [row["outcome"] for row in rows][1:3] == ["refused", "failed"]
    assert [row["error"] for row in rows] == [
        None,
        "no_board",
        "unreadable",
        None,
        None,
        "unreadable",
        "unsupported_format",
        rows[-1]["error"],
    ]
    for photo, row in zip(photos, rows):
        if photo is None:
            assert row["content"] is None and row["bytes"] == 0
        else:
            assert row["content"] == hashlib.sha256(photo).hexdigest()
            assert row["bytes"] == len(photo)
            assert row["file"] == row["content"]
        assert (row["message"] is None) == (row["error"] is None) == (row["hint"] is None)
        assert json.loads(row["answer"])["outcome"] == row["outcome"]
    assert rows[4] == rows[0]
    assert rows[3]["lines"] == 13 and len(rows[3]["corners"]) == 8


def test_the_schema_is_that_of_the_table(table: shuzi.Table, photos: list[bytes | None]) -> None:
    assert table.schema == shuzi.SCHEMA
    assert table.column_names == shuzi.SCHEMA.names == list(table.to_pylist()[0])
    assert len(shuzi.SCHEMA) == len(table.column_names)
    assert shuzi.SCHEMA.types["corners"].startswith("FixedSizeList")
    empty = shuzi.Reader().read_many([], points=True)
    assert len(empty) == 0 and empty.schema == shuzi.SCHEMA_WITH_POINTS
    assert shuzi.SCHEMA_WITH_POINTS.names == [
        *shuzi.SCHEMA.names,
        "stones",
        "probability_empty",
        "probability_black",
        "probability_white",
    ]
    assert f"{len(photos)} rows" in repr(table)


def test_points_are_added_on_request(small: bytes) -> None:
    (row,) = shuzi.Reader().read_many([small], points=True).to_pylist()
    lines = row["lines"]
    assert len(row["stones"]) == 361 and row["stones"][lines * lines :] == [None] * (361 - lines * lines)
    letters = row["rows"].replace("/", "")
    assert row["stones"][: lines * lines] == [".BW".index(letter) for letter in letters]
    for index in range(lines * lines):
        chances = [row[f"probability_{kind}"][index] for kind in ("empty", "black", "white")]
        assert sum(chances) == pytest.approx(1, abs=0.002)


def test_names_are_those_that_are_stated(small: bytes) -> None:
    reader = shuzi.Reader(positions=True)
    table = reader.read_many([small, b"", None], names=["a.jpg", None, "gone.jpg"])
    rows = table.to_pylist()
    assert [row["file"] for row in rows] == ["a.jpg", hashlib.sha256(b"").hexdigest(), "gone.jpg"]
    assert json.loads(rows[0]["answer"])["file"] == "a.jpg"
    with pytest.raises(ValueError, match="1 names for 2 photos"):
        reader.read_many([small, small], names=["a.jpg"])
    with pytest.raises(TypeError):
        reader.read_many([small], names="a")
    with pytest.raises(TypeError):
        reader.read_many([small], names=[7])


def test_wrong_types_are_named() -> None:
    reader = shuzi.Reader()
    with pytest.raises(TypeError, match="photo 1 has no bytes: it is a int"):
        reader.read_many([b"", 7])
    with pytest.raises(TypeError, match="read_bytes"):
        reader.read_many([Path("a.jpg")])
    with pytest.raises(TypeError, match="read_bytes"):
        reader.read_many(["a.jpg"])
    wrong: list[Any] = [b"photo", "photo", 7, None]
    for photos in wrong:
        with pytest.raises(TypeError):
            reader.read_many(photos)
    (row,) = reader.read_many([memoryview(b"no photo")]).to_pylist()
    assert row["error"] == "unsupported_format"


def test_wrong_settings_are_value_errors() -> None:
    wrong_settings: list[dict[str, Any]] = [
        {"rules": "chess"},
        {"komi": "much"},
        {"size": 1},
        {"threads": 0},
        {"time_limit": 5.0},
        {"memory_limit": 500},
        {"isolate": True, "time_limit": 0.0},
        {"isolate": True, "time_limit": float("nan")},
        {"rules": "no such.toml"},
    ]
    for wrong in wrong_settings:
        with pytest.raises(ValueError):
            shuzi.Reader(**wrong)


class DamagedArray:
    """An object that answers the Arrow interface with something else."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def __arrow_c_array__(self, requested_schema: object = None) -> object:
        return self.answer


def test_damaged_arrow_objects_are_errors(table: shuzi.Table) -> None:
    reader = shuzi.Reader()
    capsule = table.__arrow_c_schema__()
    for answer in [None, (), (1, 2), (capsule, capsule)]:
        with pytest.raises((TypeError, ValueError)):
            reader.read_many(DamagedArray(answer))
    exported = table.__arrow_c_array__()
    with pytest.raises(TypeError, match="pass one column"):
        reader.read_many(DamagedArray(exported))
    # It was taken over.
    with pytest.raises(ValueError):
        reader.read_many(DamagedArray(exported))


def test_arrow_columns_of_all_kinds(small: bytes, rows: list[dict[str, Any]]) -> None:
    pyarrow = pytest.importorskip("pyarrow")
    reader = shuzi.Reader()
    contents = [b"x", small, None, b"y"]
    for kind in [pyarrow.binary(), pyarrow.large_binary(), pyarrow.binary_view()]:
        array = pyarrow.array(contents, kind)
        for column in [array, array.slice(1, 2), pyarrow.chunked_array([array.slice(0, 2), array.slice(2)])]:
            table = pyarrow.table(reader.read_many(column))
            assert table.num_rows == len(column)
            for value, row in zip(column.to_pylist(), table.to_pylist()):
                expected = None if value is None else hashlib.sha256(value).hexdigest()
                assert row["content"] == expected
    for wrong in [pyarrow.array(["a"]), pyarrow.array([1]), pyarrow.table({"photo": contents})]:
        with pytest.raises(TypeError, match="column"):
            reader.read_many(wrong)
    assert len(reader.read_many(pyarrow.array([None, None]))) == 2
    assert len(reader.read_many(pyarrow.chunked_array([], pyarrow.binary()))) == 0


def test_tables_are_taken_by_other_libraries(table: shuzi.Table, rows: list[dict[str, Any]]) -> None:
    polars = pytest.importorskip("polars")
    frame = polars.DataFrame(table)
    assert frame["outcome"].to_list() == [row["outcome"] for row in rows]
    assert frame["corners"].to_list() == [row["corners"] for row in rows]
    # More than once: nothing is used up.
    assert polars.DataFrame(table).equals(frame)


def test_an_exhausted_stream_has_no_photos_left() -> None:
    pyarrow = pytest.importorskip("pyarrow")
    table = pyarrow.table({"photo": [b"x"]})
    stream = table["photo"].__arrow_c_stream__()

    class Once:
        def __arrow_c_stream__(self, requested_schema: object = None) -> object:
            return stream

    reader = shuzi.Reader()
    assert len(reader.read_many(Once())) == 1
    with pytest.raises(ValueError, match="released"):
        reader.read_many(Once())
    batches = pyarrow.RecordBatchReader.from_batches(table.schema, table.to_batches())
    batches.close()
    with pytest.raises((ValueError, TypeError, OSError)):
        reader.read_many(batches)


def test_threads_share_a_reader_and_give_the_same_rows(
    photos: list[bytes | None], rows: list[dict[str, Any]]
) -> None:
    assert shuzi.Reader(threads=3).read_many(photos).to_pylist() == rows
    shared = shuzi.Reader()
    found: list[list[dict[str, Any]]] = []
    threads = [
        threading.Thread(target=lambda: found.append(shared.read_many(photos[:3]).to_pylist()))
        for _ in range(3)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [rows[:3]] * 3


def test_other_threads_run_while_photos_are_read(small: bytes) -> None:
    ticks = 0
    done = threading.Event()

    def tick() -> None:
        nonlocal ticks
        while not done.is_set():
            ticks += 1
            time.sleep(0.001)

    ticker = threading.Thread(target=tick)
    ticker.start()
    shuzi.read(small)
    done.set()
    ticker.join()
    assert ticks > 10


def test_a_reader_travels_as_its_settings(small: bytes) -> None:
    reader = shuzi.Reader(rules="japanese", komi=6.5, positions=True)
    again = pickle.loads(pickle.dumps(reader))
    assert repr(again) == repr(reader) and "japanese" in repr(reader)
    assert again.read_many([small]).to_pylist() == reader.read_many([small]).to_pylist()
    isolated = pickle.loads(pickle.dumps(shuzi.Reader(isolate=True, time_limit=5)))
    assert "time_limit=5" in repr(isolated)


def read_in_child(reader: shuzi.Reader, photos: list[bytes | None]) -> list[dict[str, Any]]:
    return reader.read_many(photos).to_pylist()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_process_forked_after_the_networks_were_loaded(
    photos: list[bytes | None], rows: list[dict[str, Any]]
) -> None:
    reader = shuzi.Reader(threads=2)
    assert reader.read_many(photos[:1]).to_pylist() == rows[:1]
    with multiprocessing.get_context("fork").Pool(1) as pool:
        forked = pool.apply_async(read_in_child, (reader, photos[:2]))
        assert forked.get(timeout=60) == rows[:2]


def test_processes_give_the_same_rows(photos: list[bytes | None], rows: list[dict[str, Any]]) -> None:
    reader = shuzi.Reader(isolate=True, threads=2)
    assert reader.read_many(photos).to_pylist() == rows
    assert reader.read_many(photos[:2]).to_pylist() == rows[:2]


def test_a_photo_beyond_the_time_limit_costs_its_row(small: bytes) -> None:
    reader = shuzi.Reader(isolate=True, time_limit=0.01)
    first, second = reader.read_many([small, b"not a photo"]).to_pylist()
    assert (first["outcome"], first["error"]) == ("failed", "timed_out")
    assert second["error"] in ("unsupported_format", "timed_out")


def test_a_photo_beyond_the_memory_limit_costs_its_row(small: bytes) -> None:
    reader = shuzi.Reader(isolate=True, memory_limit=1)
    try:
        (row,) = reader.read_many([small]).to_pylist()
    except RuntimeError as error:
        # So little that the process cannot even start.
        assert "worker" in str(error)
    else:
        assert (row["outcome"], row["error"]) == ("failed", "crashed")


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal of Unix")
@pytest.mark.parametrize("settings", ["threads=1", "threads=2", "isolate=True"])
def test_ctrl_c_ends_a_batch(settings: str) -> None:
    script = f"""
import pathlib, shuzi
photos = [pathlib.Path({str(SAMPLES / SMALL)!r}).read_bytes() + bytes([n]) for n in range(200)]
reader = shuzi.Reader({settings})
print("begin", flush=True)
try:
    reader.read_many(photos)
except KeyboardInterrupt:
    print("interrupted", flush=True)
"""
    process = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "begin\n"
    time.sleep(0.5)
    start = time.monotonic()
    process.send_signal(signal.SIGINT)
    assert process.stdout.read() == "interrupted\n"
    assert process.wait(timeout=30) == 0
    assert time.monotonic() - start < 30


def test_a_second_interpreter_is_refused() -> None:
    if sys.version_info < (3, 12):
        pytest.skip("needs interpreters with their own state")
    script = """
try:
    import _interpreters as interpreters
except ImportError:
    import _xxsubinterpreters as interpreters
import shuzi
number = interpreters.create()
code = '''
try:
    import shuzi
except ImportError as error:
    assert "interpreter" in str(error)
else:
    raise SystemExit("imported")
'''
failed = None
try:
    failed = interpreters.exec(number, code) if hasattr(interpreters, "exec") else interpreters.run_string(number, code)
finally:
    interpreters.destroy(number)
assert failed is None, failed
print("refused")
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert done.stdout == "refused\n", done.stderr
