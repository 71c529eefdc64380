"""shuzi reads photos of Go boards and settles the count.

>>> import shuzi
>>> count = shuzi.count("board.jpg", rules="japanese", komi=6.5)  # doctest: +SKIP
>>> count.score.sgf, count.needs_a_look  # doctest: +SKIP
('B+3.5', False)
"""

from ._errors import Refused
from ._native import Schema, Table, photo_schema as _photo_schema
from ._reader import Reader
from ._reports import Count, Reading, RecordCount, count, read, score

#: The schema of ``Reader.read_many`` and of ``photos.parquet``.
SCHEMA = _photo_schema(points=False)
#: The schema of ``Reader.read_many(…, points=True)``.
SCHEMA_WITH_POINTS = _photo_schema(points=True)

__all__ = [
    "SCHEMA",
    "SCHEMA_WITH_POINTS",
    "Count",
    "Reader",
    "Reading",
    "RecordCount",
    "Refused",
    "Schema",
    "Table",
    "count",
    "read",
    "score",
]
