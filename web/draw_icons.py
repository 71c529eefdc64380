"""Draws the page's PNG icons from page/icons/shuzi.svg: python3 web/draw_icons.py (needs cairosvg)."""

from pathlib import Path

import cairosvg

ICONS = Path(__file__).parent / "page/icons"
ICON = (ICONS / "shuzi.svg").read_text()
# A maskable icon is cut to any shape: its ground fills the square, and the board stays in the middle 80 %.
MASKABLE = ICON.replace(' rx="104"', "").replace(
    '<g id="board"', '<g transform="translate(256 256) scale(0.78) translate(-256 -256)"><g id="board"'
).replace("</svg>", "</g></svg>")


def draw(svg: str, side: int, name: str) -> None:
    cairosvg.svg2png(bytestring=svg.encode(), output_width=side, output_height=side, write_to=str(ICONS / name))


draw(ICON, 192, "shuzi-192.png")
draw(ICON, 512, "shuzi-512.png")
draw(MASKABLE, 512, "shuzi-maskable-512.png")
