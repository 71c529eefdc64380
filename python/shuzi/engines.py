"""Adapters: a column of photos in, the table of ``Reader.read_many`` out, in the terms of each engine.

Every function takes the settings of :class:`shuzi.Reader`, which each process of the engine makes for
itself. The networks are loaded once in a process, whatever the number of readers. Nothing is imported
before it is used, so that an engine needs only itself (and pyarrow, which most of them bring).

A photo never fails a task, so the retries of the engines are for machines, not for photos. Use
``isolate=True`` where a damaged photo must not end an engine's own process.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from ._native import photo_schema
from ._reader import Reader


def plain_path(path: str | None) -> str | None:
    """Returns the path of a local file without the scheme that engines put before it."""
    if path is None or not path.startswith("file:"):
        return path
    path = path.removeprefix("file:")
    return "/" + path.lstrip("/") if path.startswith("//") else path


def read_spark(photos: Any, *, path: str = "path", content: str = "content", points: bool = False, **settings: Any) -> Any:
    """Reads the photos of a Spark DataFrame, such as ``spark.read.format("binaryFile")`` makes.

    One task reads its partition batch by batch; ``spark.sql.execution.arrow.maxRecordsPerBatch`` is the
    number of photos in memory and should be 16 or so.
    """
    pyarrow: Any = import_module("pyarrow")
    spark_types: Any = import_module("pyspark.sql.pandas.types")

    def read(batches: Iterator[Any]) -> Iterator[Any]:
        reader = Reader(**settings)
        for batch in batches:
            names = [plain_path(name) for name in batch.column(path).to_pylist()]
            table = reader.read_many(batch.column(content), names=names, points=points)
            yield _without_fixed_lists(pyarrow, pyarrow.record_batch(table))

    schema = spark_types.from_arrow_schema(pyarrow.schema(photo_schema(points=points)))
    return photos.select(path, content).mapInArrow(read, schema)


def _without_fixed_lists(pyarrow: Any, batch: Any) -> Any:
    """Returns a batch whose lists may have any length, which is all that Spark knows."""
    fields = [
        field.with_type(pyarrow.list_(field.type.value_type)) if pyarrow.types.is_fixed_size_list(field.type) else field
        for field in batch.schema
    ]
    return batch.cast(pyarrow.schema(fields))


class RayReader:
    """The callable of an actor of Ray Data, for ``Dataset.map_batches(RayReader, …)``."""

    def __init__(self, *, path: str = "path", content: str = "bytes", points: bool = False, **settings: Any) -> None:
        self._pyarrow: Any = import_module("pyarrow")
        self._path, self._content, self._points = path, content, points
        self._reader = Reader(**settings)

    def __call__(self, batch: Any) -> Any:
        names = [plain_path(name) for name in batch[self._path].to_pylist()]
        table = self._reader.read_many(batch[self._content], names=names, points=self._points)
        return self._pyarrow.table(table)


def read_ray(photos: Any, *, workers: int, batch_size: int = 16, **settings: Any) -> Any:
    """Reads the photos of a Ray dataset, such as ``ray.data.read_binary_files(…, include_paths=True)``.

    Each of ``workers`` actors has a reader. Ray passes on a batch when an actor is free, and starts an
    actor again that was lost.
    """
    return photos.map_batches(
        RayReader,
        batch_format="pyarrow",
        batch_size=batch_size,
        concurrency=workers,
        fn_constructor_kwargs=settings,
    )


def read_daft(photos: Any, *, workers: int = 1, path: str = "path", content: str = "content", batch_size: int = 16, points: bool = False, **settings: Any) -> Any:
    """Reads the photos of a Daft DataFrame, with ``workers`` processes that have a reader each."""
    daft: Any = import_module("daft")
    pyarrow: Any = import_module("pyarrow")
    schema = pyarrow.schema(photo_schema(points=points))
    row_type = daft.DataType.from_arrow_type(pyarrow.struct(list(schema)))

    @daft.cls(max_concurrency=workers, use_process=workers > 1, max_retries=2)
    class DaftReader:
        def __init__(self) -> None:
            self.reader = Reader(**settings)

        @daft.method.batch(return_dtype=row_type, unnest=True, batch_size=batch_size)  # type: ignore[untyped-decorator]
        def read(self, contents: Any, names: Any) -> Any:
            plain = [plain_path(name) for name in names.to_pylist()]
            table = self.reader.read_many(contents.to_arrow(), names=plain, points=points)
            return import_module("pyarrow").record_batch(table).to_struct_array()

    return photos.select(DaftReader().read(daft.col(content), daft.col(path)))


def read_files(paths: Sequence[str], *, points: bool = False, **settings: Any) -> Any:
    """Reads files into a pyarrow table. A file that cannot be opened gets a row with an error."""
    pyarrow: Any = import_module("pyarrow")
    contents: list[bytes | None] = []
    for path in paths:
        try:
            contents.append(Path(path).read_bytes())
        except OSError:
            contents.append(None)
    return pyarrow.table(Reader(**settings).read_many(contents, names=paths, points=points))


def read_dask(paths: Sequence[str], *, partition: int = 64, points: bool = False, **settings: Any) -> Any:
    """Returns a Dask DataFrame of the photos in files, with ``partition`` photos in each task."""
    frames: Any = import_module("dask.dataframe")
    pandas: Any = import_module("pandas")
    parts = [list(paths[start : start + partition]) for start in range(0, len(paths), partition)]

    def read(part: Sequence[str]) -> Any:
        return read_files(part, points=points, **settings).to_pandas(types_mapper=pandas.ArrowDtype)

    return frames.from_map(read, parts, meta=read([]), enforce_metadata=False)


def read_polars(photos: Any, *, path: str = "path", content: str = "content", points: bool = False, **settings: Any) -> Any:
    """Reads the photos of a Polars DataFrame or LazyFrame, and returns one of the table's columns."""
    polars: Any = import_module("polars")
    reader = Reader(**settings)

    def read(columns: Sequence[Any]) -> Any:
        contents, names = columns
        return polars.DataFrame(reader.read_many(contents, names=names, points=points)).to_struct("row")

    dtype = polars.Struct(polars.DataFrame(reader.read_many([], points=points)).schema)
    rows = polars.map_batches([content, path], read, return_dtype=dtype, is_elementwise=True)
    return photos.select(rows.alias("row")).unnest("row")


def register_duckdb(connection: Any, *, name: str = "read_photo", points: bool = False, **settings: Any) -> None:
    """Registers a function of a DuckDB connection, from the content and the name of a photo to a struct.

    ``SELECT unnest(read_photo(content, filename)) FROM read_blob('photos/*.jpg')``. DuckDB passes up to
    2,048 photos at a time.
    """
    pyarrow: Any = import_module("pyarrow")
    empty = Reader(**settings).read_many([], points=points)
    connection.register("shuzi_empty", pyarrow.table(empty))
    row = connection.sql("SELECT * FROM shuzi_empty")
    row_type = connection.struct_type(dict(zip(row.columns, row.types)))
    connection.unregister("shuzi_empty")
    reader = Reader(**settings)

    def read(contents: Any, names: Any) -> Any:
        table = reader.read_many(contents, names=names, points=points)
        return pyarrow.record_batch(table).to_struct_array()

    kinds = ["BLOB", "VARCHAR"]
    connection.create_function(name, read, kinds, row_type, type="arrow", null_handling="special")


def read_lance(dataset: Any, checkpoint: str, *, path: str = "path", photo: str = "photo", batch_size: int = 16, points: bool = False, **settings: Any) -> None:
    """Adds the table's columns to a Lance dataset that has photos. An interrupted call goes on from
    the file ``checkpoint``."""
    lance: Any = import_module("lance")
    pyarrow: Any = import_module("pyarrow")
    reader = Reader(**settings)

    @lance.batch_udf(output_schema=pyarrow.schema(photo_schema(points=points)), checkpoint_file=checkpoint)  # type: ignore[untyped-decorator]
    def read(batch: Any) -> Any:
        table = reader.read_many(batch.column(photo), names=batch.column(path), points=points)
        return pyarrow.record_batch(table)

    dataset.add_columns(read, read_columns=[photo, path], batch_size=batch_size)
