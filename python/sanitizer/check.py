"""Passes arrays of all kinds, whole, in part, used up and damaged, to the code under the sanitiser."""

import ctypes
import gc

import pyarrow as pa

from arrow_import_sanitized import sums

CONTENTS = [b"a", None, b"", b"long enough not to lie within a view " * 3, b"z" * 1000]
EXPECTED = [None if content is None else sum(content) for content in CONTENTS]


class Answers:
    """An object whose interface answers with something else."""

    def __init__(self, method, answer):
        setattr(self, method, lambda requested_schema=None: answer)


def refused(photos):
    try:
        sums(photos)
    except (TypeError, ValueError):
        return
    raise AssertionError(f"{photos!r} was taken")


for kind in [pa.binary(), pa.large_binary(), pa.binary_view()]:
    array = pa.array(CONTENTS, kind)
    assert sums(array) == EXPECTED
    assert sums(array.slice(2, 2)) == EXPECTED[2:4]
    assert sums(pa.chunked_array([array, array.slice(3), array.slice(0, 0)])) == EXPECTED + EXPECTED[3:]
    assert sums(array, pa.array(["n"] * 5)) == EXPECTED
assert sums(pa.nulls(3)) == [None] * 3
assert sums(CONTENTS) == EXPECTED
refused(pa.array([1, 2]))
refused(pa.table({"photo": CONTENTS}))

array = pa.array(CONTENTS)
exported = array.__arrow_c_array__()
stream = pa.chunked_array([array]).__arrow_c_stream__()
once = Answers("__arrow_c_array__", exported), Answers("__arrow_c_stream__", stream)
for taken in once:
    assert sums(taken) == EXPECTED
    refused(taken)
schema = pa.schema({"a": pa.binary()}).__arrow_c_schema__()
for answer in [None, 7, (), (1, 2), (schema, schema), exported[::-1]]:
    refused(Answers("__arrow_c_array__", answer))
    refused(Answers("__arrow_c_stream__", answer))

# Offsets that run backwards. (How long a buffer is, the interface does not say: that a producer has to get right.)
for offsets in [[0, 4, 2], [-8, 0, 4]]:
    buffers = [None, pa.py_buffer((ctypes.c_int32 * 3)(*offsets)), pa.py_buffer(b"photo")]
    try:
        damaged = pa.Array.from_buffers(pa.binary(), 2, buffers)
    except pa.ArrowInvalid:
        # Newer versions of pyarrow do not make some of these themselves.
        continue
    refused(damaged)

# Arrays are released when nobody needs them.
before = pa.total_allocated_bytes()
for _ in range(100):
    sums(pa.array([b"x" * 100_000]))
gc.collect()
assert pa.total_allocated_bytes() - before < 1_000_000
print("no error found")
