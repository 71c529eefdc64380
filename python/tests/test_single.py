"""Single photos and records."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any, get_args

import pytest

import shuzi
from shuzi import _values

from conftest import SAMPLES, SEKI

SEKI_RECORD = b"(;SZ[5]KM[0.5]RU[Chinese]AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce])"


def test_a_count_has_the_fields_of_the_json(counted: shuzi.Count) -> None:
    assert counted.score is not None
    assert (counted.score.sgf, counted.score.winner, counted.score.margin) == ("B+27.5", "black", 27.5)
    assert counted.score.margin_zi == "13 3/4"
    assert (counted.rules, counted.komi, counted.size) == ("chinese", 7.5, (19, 19))
    assert counted.board is not None and counted.photo is not None
    assert len(counted.board.corners) == 4
    assert counted.photo.file.endswith("19-finished-top.jpg")
    assert len(counted.rows) == 19
    assert counted.to_dict() == json.loads(counted.json())
    assert counted.recorded_result is None and counted.ing is None


def test_every_field_of_the_json_is_an_attribute(counted: shuzi.Count) -> None:
    def check(value: Any, path: str) -> None:
        if isinstance(value, _values.Value):
            names = _values.fields_of(type(value))
            unknown = set(value._json) - set(names) - {"timings_ms"}
            assert not unknown, f"{path} lacks {unknown}"
            for name, kind in names.items():
                part = getattr(value, name)
                if part is None:
                    assert type(None) in get_args(kind), f"{path}.{name} is None"
                check(part, f"{path}.{name}")
        elif isinstance(value, tuple):
            for part in value:
                check(part, f"{path}[]")

    check(counted, "count")
    for rules in ["japanese", "ing", "korean"]:
        check(shuzi.score(SEKI_RECORD, rules=rules), rules)
    check(shuzi.count(SAMPLES / SEKI, rules="japanese"), "seki")


def test_reports_are_written_in_other_formats(counted: shuzi.Count) -> None:
    assert counted.sgf().startswith("(;")
    assert counted.overlay().startswith(b"\x89PNG")
    assert counted._repr_svg_().startswith("<svg")
    assert "B+27.5" in counted._repr_html_()
    assert "19×19" in repr(counted)


def test_probabilities_are_a_buffer(counted: shuzi.Count) -> None:
    view = counted.probabilities
    assert (view.shape, view.format, view.readonly) == ((19, 19, 3), "f", True)
    letters = {".": 0, "B": 1, "W": 2}
    for row, line in enumerate(counted.rows):
        for column, letter in enumerate(line):
            chances = [view[row, column, kind] for kind in range(3)]
            assert sum(chances) == pytest.approx(1, abs=1e-5)
            assert chances[letters[letter]] == max(chances)


def test_numpy_takes_probabilities_without_a_copy(counted: shuzi.Count) -> None:
    numpy = pytest.importorskip("numpy")
    view = counted.probabilities
    array = numpy.asarray(view)
    assert array.shape == (19, 19, 3) and array.dtype == numpy.float32
    assert not array.flags.owndata


def test_statements_change_what_is_read(small: bytes) -> None:
    reading = shuzi.read(small, set={"A1": "black", "B1": "empty"}, name="mine")
    assert reading.file == "mine"
    assert reading.rows[-1].startswith("B.")
    assert reading.board is not None
    corners = reading.board.corners
    again = shuzi.read(bytearray(small), size=9, corners=[(x, y) for x, y in corners])
    assert again.rows[:-1] == reading.rows[:-1]


def test_a_photo_without_a_result_is_refused(no_board: bytes) -> None:
    with pytest.raises(shuzi.Refused) as refusal:
        shuzi.count(no_board)
    assert refusal.value.kind == "no_board"
    assert refusal.value.message and refusal.value.hint.endswith(".")
    assert refusal.value.message in str(refusal.value)
    again = pickle.loads(pickle.dumps(refusal.value))
    assert (again.kind, again.message, again.hint) == refusal.value.args
    for photo in [b"", b"not a photo", b"\xff\xd8\xff\xe0" + bytes(100)]:
        with pytest.raises(shuzi.Refused):
            shuzi.read(photo)


def test_records_are_scored_by_their_rules_or_others(tmp_path: Path) -> None:
    record = tmp_path / "game.sgf"
    record.write_bytes(SEKI_RECORD)
    assert shuzi.score(record).komi == 0.5
    assert shuzi.score(str(record), komi=7.5).komi == 7.5
    assert shuzi.score(SEKI_RECORD, rules="japanese").rules == "japanese"
    assert shuzi.score(SEKI_RECORD, komi="0.25zi").komi == 0.5
    event = tmp_path / "cup.toml"
    event.write_text('name = "Cup"\nrules = "ing"\nkomi = 5.5\n')
    scored = shuzi.score(SEKI_RECORD, rules=event)
    assert (scored.event, scored.rules) == ("Cup", "ing")
    with pytest.raises(shuzi.Refused) as refusal:
        shuzi.score(b"(;SZ[")
    assert refusal.value.kind == "bad_sgf"


def test_wrong_statements_are_value_errors(small: bytes) -> None:
    for wrong in [
        {"size": 1},
        {"size": 1000},
        {"board": 0},
        {"corners": [(0, 0)]},
        {"corners": [(0, 0), (1, float("nan")), (1, 1), (0, 1)]},
        {"set": {"Q16": "green"}},
        {"set": {"I99": "black"}},
    ]:
        with pytest.raises(ValueError):
            shuzi.read(small, **wrong)  # type: ignore[arg-type]
    for wrong in [{"rules": "chess"}, {"komi": "much"}, {"komi": 7.3}, {"handicap": 1000}, {"dead": ["??"]}]:
        with pytest.raises(ValueError):
            shuzi.count(small, **wrong)  # type: ignore[arg-type]
    with pytest.raises(shuzi.Refused) as refusal:
        shuzi.read(small, set={"T19": "black"})
    assert refusal.value.kind == "bad_option"


def test_wrong_types_are_type_errors(small: bytes, counted: shuzi.Count) -> None:
    wrong: list[Any] = [None, 7, object(), [small]]
    for photo in wrong:
        with pytest.raises(TypeError):
            shuzi.read(photo)
    with pytest.raises(TypeError):
        shuzi.count(small, dead="C3")
    with pytest.raises(FileNotFoundError):
        shuzi.read("no such file.jpg")
    with pytest.raises(AttributeError):
        counted.komi = 3
    with pytest.raises(TypeError):
        pickle.dumps(counted)
