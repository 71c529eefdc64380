"""Runs a command and measures all processes that it starts: CPU seconds, and the memory of each."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")
INTERVAL_S = 0.25


@dataclass
class Process:
    """A process at the time when it was last seen."""

    pid: int
    parent: int
    command: str
    cpu_s: float = 0.0
    peak_bytes: int = 0


@dataclass
class Measured:
    """What a command took."""

    status: int
    wall_s: float
    processes: dict[int, Process] = field(default_factory=dict)

    @property
    def cpu_s(self) -> float:
        return sum(process.cpu_s for process in self.processes.values())

    def workers(self) -> list[Process]:
        """Returns the processes that computed for long, the busiest first."""
        busy = [process for process in self.processes.values() if process.cpu_s > 0.05 * self.cpu_s]
        return sorted(busy, key=lambda process: -process.cpu_s)


def list_processes() -> dict[int, Process]:
    found = {}
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            fields = (folder / "stat").read_text().rpartition(") ")[2].split()
            command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue
        pid = int(folder.name)
        cpu_s = (int(fields[11]) + int(fields[12])) / TICKS
        found[pid] = Process(pid, int(fields[1]), command, cpu_s, int(fields[21]) * PAGE_BYTES)
    return found


def run(
    command: Sequence[str],
    env: dict[str, str] | None = None,
    on_sample: Callable[[float, dict[int, Process]], None] | None = None,
    quiet: bool = True,
    beside: Sequence[subprocess.Popen[bytes]] = (),
) -> Measured:
    """
    Runs a command to its end. ``on_sample`` is called with the seconds so far and its processes. ``beside`` are processes that
    work for the command, such as those of a cluster: they and what they start are measured with it.
    """
    output = subprocess.DEVNULL if quiet else None
    start = time.monotonic()
    started = subprocess.Popen(command, env=env, stdout=output, stderr=output)
    measured = Measured(0, 0.0)
    seen = measured.processes
    while True:
        status = started.poll()
        now = list_processes()
        own = {started.pid, *(process.pid for process in beside)} | set(seen)
        # Grandchildren too; a process whose parent has ended stays known.
        grown = True
        while grown:
            children = {pid for pid, process in now.items() if process.parent in own and pid not in own}
            own |= children
            grown = bool(children)
        for pid in own & set(now):
            process = now[pid]
            before = seen.get(pid)
            if before is not None and process.cpu_s >= before.cpu_s:
                process.peak_bytes = max(process.peak_bytes, before.peak_bytes)
            seen[pid] = process
        if status is not None:
            break
        if on_sample:
            on_sample(time.monotonic() - start, {pid: now[pid] for pid in own & set(now)})
        time.sleep(INTERVAL_S)
    measured.status = status
    measured.wall_s = time.monotonic() - start
    return measured


def kill_one(after_s: float, pattern: str) -> Callable[[float, dict[int, Process]], None]:
    """Returns a function for ``on_sample`` that kills the busiest process with a command like this."""
    killed: list[int] = []

    def on_sample(elapsed: float, processes: dict[int, Process]) -> None:
        if killed or elapsed < after_s:
            return
        fitting = [process for process in processes.values() if pattern in process.command and process.cpu_s > 1]
        if fitting:
            victim = max(fitting, key=lambda process: process.cpu_s)
            os.kill(victim.pid, signal.SIGKILL)
            killed.append(victim.pid)
            print(f"  killed {victim.pid} after {elapsed:.0f} s: {victim.command[:70]}", file=sys.stderr)

    return on_sample
