"""Compares `Reader.read_many` with the command line: python read_many.py PROGRAM PHOTOS [COUNT]

PROGRAM is the program `shuzi`, PHOTOS a folder. Both read the same photos with one thread, in turns; then `read_many` reads them
with two. Wall-clock times are only worth something on a machine that does nothing else; CPU seconds are printed as well.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from itertools import cycle, islice
from pathlib import Path

import shuzi

ROUNDS = 3


def timed(work: object) -> tuple[float, float]:
    start, cpu = time.monotonic(), sum(os.times()[:4])
    work()  # type: ignore[operator]
    return time.monotonic() - start, sum(os.times()[:4]) - cpu


def main(program: str, folder: str, count: str = "100") -> None:
    work = Path("/tmp/shuzi-read-many")
    work.mkdir(exist_ok=True)
    samples = sorted(Path(folder).glob("*.jpg"))
    files = []
    for number, sample in enumerate(islice(cycle(samples), int(count))):
        # Bytes after the end of a JPEG make another photo of it that looks the same.
        file = work / f"{number:04}.jpg"
        file.write_bytes(sample.read_bytes() + number.to_bytes(4, "big"))
        files.append(file)
    photos = [file.read_bytes() for file in files]
    command = [program, "count", "--no-ask", "--json", *map(str, files)]

    def command_line() -> None:
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    one, two = shuzi.Reader(), shuzi.Reader(threads=2)
    one.read_many(photos[:1])
    two.read_many(photos[:4])
    best: dict[str, tuple[float, float]] = {}
    for _ in range(ROUNDS):
        for name, run in [
            ("command line", command_line),
            ("read_many", lambda: one.read_many(photos)),
            ("read_many, two threads", lambda: two.read_many(photos)),
        ]:
            wall, cpu = timed(run)
            print(f"{name}: {1000 * wall / len(files):.0f} ms, {1000 * cpu / len(files):.0f} ms of CPU per photo; load {os.getloadavg()[0]:.1f}", flush=True)
            known = best.get(name, (float("inf"), float("inf")))
            best[name] = (min(known[0], wall), min(known[1], cpu))
    line, single, double = best["command line"], best["read_many"], best["read_many, two threads"]
    print(f"read_many against the command line: {single[0] / line[0]:.3f} (CPU {single[1] / line[1]:.3f})")
    print(f"two threads against one: {single[0] / double[0]:.2f} times as fast (CPU {double[1] / single[1]:.3f})")


if __name__ == "__main__":
    main(*sys.argv[1:])
