#!/usr/bin/env python3
"""Makes the fonts of the PDF from those that Debian 12 packs: see README.md beside this file.

    python3 fonts/subset.py NOTO-CJK-FOLDER NOTO-CORE-FOLDER
"""

import gzip
import hashlib
import io
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

HERE = Path(__file__).parent

# Faces of the CJK collection: their numbers there.
JP, KR, SC, TC = 0, 1, 2, 3

# Characters that GB 2312 lacks and that parents (and Go players: 申真谞) like today.
NAMES = (
    "谞喆堃珺玥昇煊璟翀祎赟昉頔瑄玹玟璘瑨瑀旻昕晟晗晔曦炅焜琎琤甯禛筱翊翮芃苡葳蕤蘅跹逯铖锴镕镛闿隽霁靓颀飏骁骐鹍麒龑"
    "䶮㛃珏珮勍劼埕埸墉垚淼犇骉骎昺暠璇璐瑢瑧甡祐祾秾翯荏莙萩蓁虓谳贇赪踔邺郃郄鄢酆钘钶钺铉锳锶镠镡镢闫阎陞韡頫颋馥駸骦髙鸯麓黻"
)


def characters(codec, first_row, last_row, columns=range(0xA1, 0xFF)):
    """The characters of some rows (as the standards number them, from 1) of a two-byte character set."""
    found = set()
    for row in range(first_row, last_row + 1):
        for column in columns:
            try:
                found.add(ord(bytes([0xA0 + row, column]).decode(codec)))
            except UnicodeDecodeError:
                pass
    return found


def cjk():
    """What each face covers."""
    chinese = characters("gb2312", 16, 87) | set(map(ord, NAMES))
    japanese = characters("euc_jp", 16, 84)
    korean = characters("euc_kr", 16, 40)
    # Rows 4 to 38 of Big5 (A4 to C6): what is used in Taiwan and Hong Kong.
    traditional = characters("big5", 4, 38, range(0x40, 0xFF))
    signs = characters("gb2312", 1, 9) | characters("euc_jp", 1, 8) | characters("euc_kr", 1, 12)
    signs |= set(range(0x3000, 0x3100)) | set(range(0xFF00, 0xFFEF))
    # The quotes and dashes that Latin text has, too, are as wide as an ideograph here.
    signs |= set(range(0x2010, 0x2028))
    # Letters come from the other fonts.
    signs -= set(range(0x20, 0x250)) | set(range(0x370, 0x530))
    # The Japanese face has most of the traditional characters; it is given the others, too.
    return {JP: japanese | signs, KR: korean | signs, SC: chinese | signs, TC: traditional - chinese - japanese}


def latin():
    """Letters of European languages (and Vietnamese), punctuation, fractions."""
    blocks = [(0x20, 0x7E), (0xA0, 0x24F), (0x2BC, 0x2DD), (0x300, 0x36F), (0x370, 0x3FF), (0x400, 0x52F)]
    blocks += [(0x1E00, 0x1EFF), (0x2000, 0x206F), (0x2070, 0x209F), (0x20A0, 0x20BF), (0x2100, 0x215E)]
    return {c for first, last in blocks for c in range(first, last + 1)}


def mathematical():
    """What Noto Sans lacks: arrows, minus, comparisons."""
    return set(range(0x2190, 0x2200)) | set(map(ord, "−±×÷≤≥≠≈∞√·"))


def options():
    options = subset.Options()
    options.layout_features = []
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "BASE", "VORG", "vhea", "vmtx", "MATH", "kern"]
    options.hinting = False
    options.desubroutinize = True
    options.notdef_outline = True
    options.recalc_timestamp = False
    return options


def saved(font):
    file = io.BytesIO()
    font.save(file)
    return file.getvalue()


def one_face(path, wanted):
    font = TTFont(path, recalcTimestamp=False)
    subsetter = subset.Subsetter(options())
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    return saved(font)


def collection(path, wanted):
    """Three faces that share their outlines and differ in which outline a character has."""
    source = TTCollection(path)
    maps = {face: source.fonts[face].getBestCmap() for face in wanted}
    maps = {face: {c: maps[face][c] for c in sorted(wanted[face]) if c in maps[face]} for face in wanted}
    maps[JP] = maps.pop(TC) | maps[JP]
    font = TTFont(path, fontNumber=SC, recalcTimestamp=False)
    subsetter = subset.Subsetter(options())
    subsetter.populate(glyphs={glyph for glyphs in maps.values() for glyph in glyphs.values()})
    subsetter.subset(font)
    outlines = saved(font)
    result = TTCollection()
    for face in (JP, KR, SC):
        font = TTFont(io.BytesIO(outlines), recalcTimestamp=False)
        cmap = font["cmap"]
        table = CmapSubtable.newSubtable(4)
        table.platformID, table.platEncID, table.language = 3, 1, 0
        table.cmap = maps[face]
        cmap.tables = [table]
        result.fonts.append(font)
    file = io.BytesIO()
    result.save(file, shareTables=True)
    return file.getvalue()


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def main(cjk_folder, core_folder):
    sources = [
        (cjk_folder / "NotoSansCJK-Regular.ttc", "NotoSansCJK-Regular.ttc", lambda path: collection(path, cjk())),
        (core_folder / "NotoSans-Regular.ttf", "NotoSans-Regular.ttf", lambda path: one_face(path, latin())),
        (core_folder / "NotoSans-Bold.ttf", "NotoSans-Bold.ttf", lambda path: one_face(path, latin())),
        (core_folder / "NotoSansMath-Regular.ttf", "NotoSansMath-Regular.ttf",
         lambda path: one_face(path, mathematical())),
    ]
    for path, name, make in sources:
        font = make(path)
        packed = gzip.compress(font, 9, mtime=0)
        (HERE / f"{name}.gz").write_bytes(packed)
        print(f"| `{name}.gz` | {len(packed)} | {len(font)} | `{sha256(path.read_bytes())}` | `{sha256(packed)}` |")


if __name__ == "__main__":
    main(*(Path(folder) for folder in sys.argv[1:3]))
