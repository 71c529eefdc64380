"""Writes the card of a network: how it was trained and how well it does on what it was not trained on.

    python -m shuzi_training.card stones runs/stones ../calibration/weights/stones.onnx --real ../../shared/photos/dev
    python -m shuzi_training.card ownership runs/ownership ../calibration/weights/ownership.onnx \
        --boards ../../shared/scoring/train

The card goes beside the weights, as stones.md. It is all made here: change this text, not the card.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import shlex
from dataclasses import dataclass
from pathlib import Path

import onnx
import torch

from . import measure_board, measure_ownership, measure_stones, train
from .data import Rendered, real_for_measuring
from .export import averaged_with, temperature_of

TRAINING = Path(__file__).resolve().parents[1]

WHAT = {
    "stones": "Reads every point of a board flattened on two planes: empty, black, white, off the board or covered, and where "
    "crossing and stone really lie.",
    "board": "Marks the intersections of Go boards in a photo, shrunk or roughly rectified: where, what stands there, what is "
    "inside, where the board goes on beyond the picture and how far stones lean.",
    "ownership": "Tells whose each point of a finished board is, and where a stronger judge would be in doubt.",
}
COLUMNS = {
    "stones": """A board is right when every judged point of it is; points whose label is unsure are not judged. `off` are the points
beyond the outer lines; covered points are those of which nothing can be seen. The displacement is that of the assumed
grid, 95th percentile of its error in spacings; `stones` the same for the stones' middles, where they are labelled (on
photos only as if every stone lay on its point). The focal length is taken to be the longer side of the photo.""",
    "board": """An intersection is found by a mark within a quarter of a spacing; other marks are false. A photo is good enough with
95 % found and 5 % false: enough to rebuild the grid from. `goes on` are the outermost points in view of boards that the
picture cuts, of those that are found; `stones` is the error of the stones' middles where they are labelled.""",
    "ownership": """The network alone, shown each board from one side. Points are judged that the label is sure of; a chain is
wrong when it is dead and was taken for living, or the other way round. `shuzi` asks the network together with playouts
and from four sides, which is right more often.""",
}
LIMITS = {
    "stones": """- It judges the grid that it is given: on a grid that is off by more than a third of a spacing its answers mean little.
- Coloured light and coloured stones are the hardest: see the rows apart.
- Stones nearly half as high as a spacing, or pressed flat, are seen up to a tenth of a spacing beside the second view's
  points; only sharing out stones between points suffers.""",
    "ownership": """- It sees no history: no ko, nobody's turn.
- Its labels come from a larger network; bent four, long semeai and large sekis are rare among them.
- Trained on boards of 9, 13 and 19 lines; larger ones only look like 19 lines with more in the middle.""",
    "board": """- It looks at 512 pixels: a 19×19 board shorter than a sixth of the photo has too fine a grid for the first look.
- Coloured light and coloured stones are the hardest: see the rows apart.
- Marks beyond the edge of a cut board are missing.""",
}


@dataclass(frozen=True)
class Run:
    """What the log of a training says."""

    command: str
    stages: list[str]
    """Where it was started or resumed, with how many real and rendered pictures."""
    last: str
    """The last report."""
    machine: str
    """PyTorch's version and the chip."""

    @property
    def step(self) -> int:
        """Steps done."""
        return int(self.last.split(":")[0].removeprefix("step "))


def read_run(folder: Path, command: str | None) -> Run:
    """Reads a log; `command` stands in for logs that do not give theirs."""
    lines = (folder / "log.txt").read_text().splitlines()
    started = [line for line in lines if line.startswith("python -m shuzi_training.train ")]
    reports = [line for line in lines if line.startswith("step ")]
    if not (command or started) or not reports:
        raise SystemExit(f"{folder}/log.txt does not tell how the network was trained: give --command")
    machines = [line for line in lines if line.startswith("PyTorch ")]
    machine = machines[-1] if machines else f"PyTorch {torch.__version__.split('+')[0]}"
    return Run(command or started[-1], stages(lines), reports[-1], machine)


def stages(lines: list[str]) -> list[str]:
    """The starts in a log that the final weights descend from, where anything changed."""
    starts: list[tuple[int, str]] = []
    for line in lines:
        found = re.match(r"\w+: (.+), step (\d+) of (\d+|as many as fit into .+)$", line)
        if found:
            examples, step, planned = found[1], int(found[2]), found[3]
            starts = [start for start in starts if start[0] < step]
            what = f"{examples}, {planned if 'fit' in planned else f'{planned} steps planned'}"
            if not starts or starts[-1][1] != what:
                starts.append((step, what))
    return [f"from step {step}: {what}" for step, what in starts]


def recipe(command: str) -> tuple[argparse.Namespace, str]:
    """The settings of a training command, and the command as the recipe in README.md would give it."""
    args = train.arguments().parse_args(shlex.split(command.split("shuzi_training.train ", 1)[1]))
    words = ["python", "-m", "shuzi_training.train", args.network, "--run", place(args.run)]
    words += [] if args.finish_in else ["--steps", str(args.steps)]
    words += ["--seed", str(args.seed)]
    for name in ("rate", "batch_size", "start_from", "finish_in"):
        value = getattr(args, name)
        if value is not None:
            words += ["--" + name.replace("_", "-"), place(value) if isinstance(value, Path) else str(value)]
    words += ["--exact"] if args.exact else []
    words += ["--device", args.device] if args.device != "cpu" else []
    words += ["--reuse", str(args.reuse)] if args.reuse > 1 else []
    for name in ("rendered", "real"):
        for folder in getattr(args, name):
            words += ["--" + name, place(folder)]
    words += ["--boards", place(args.boards)] if args.boards else []
    return args, shlex.join(words)


def place(path: Path) -> str:
    """A path as seen from the folder of the training; what lies elsewhere on this machine counts as in runs/."""
    if not path.is_absolute():
        return path.as_posix()
    beside = TRAINING.parents[1] / "shared"
    if path.is_relative_to(beside):
        return "../../shared/" + path.relative_to(beside).as_posix()
    return "runs/" + "/".join(path.parts[-2:] if path.suffix else path.parts[-1:])


def measured(network: str, weights: Path, real: list[Path], rendered: list[Path], boards: Path | None) -> str:
    """Accuracy on what was not trained on, as Markdown."""
    if network == "ownership":
        if boards is None:
            raise SystemExit("--boards: the ownership network is measured on finished boards")
        return measure_ownership.measured(weights, boards)
    reader = measure_stones.onnx_reader(weights)
    pictures = [*real_for_measuring(real), *Rendered(rendered)]
    shown = [(picture, board) for picture in pictures for board in picture.boards]
    if network == "board":
        first = [measure_board.judge(p, board, measure_board.find_marks(reader, p.pixels())) for p, board in shown]
        second = [measure_board.judge(p, board, measure_board.second_marks(reader, p.pixels(), board, 0.5))
                  for p, board in shown]
        return (f"The first look:\n\n{measure_board.table(first)}\n\nThe second look, through lattices whose corners are "
                f"off by up to half a spacing (`--second 0.5`):\n\n{measure_board.table(second)}")
    parts = []
    for jitter, what in ((0.0, "On the labelled grid"), (0.1, "With corners off by up to a tenth of a spacing")):
        readings = [measure_stones.read(reader, p, board, jitter) for p, board in shown]
        plain = [r for r in readings if "(coloured)" not in r.picture.row]
        parts.append(f"{what}:\n\n{measure_stones.table(readings)}\n\n"
                     f"Expected calibration error {measure_stones.calibration(plain):.5f}, "
                     f"with coloured light {measure_stones.calibration(readings):.5f}.")
    return "\n\n".join(parts)


def examples_of_a_step(network: str, args: argparse.Namespace) -> str:
    """How many examples each step learns from, in words."""
    new = args.batch_size or train.TASKS[network].batch_size
    return f"{args.reuse * new} examples, drawn after {new} new ones were added" if args.reuse > 1 else f"{new} examples"


def card(network: str, run: Run, weights: Path, real: list[Path], rendered: list[Path], boards: Path | None) -> str:
    """The whole card."""
    content = weights.read_bytes()
    args, command = recipe(run.command)
    where = " ".join([f"--real {place(folder)}" for folder in real]
                     + [f"--rendered {place(folder)}" for folder in rendered] + ([f"--boards {place(boards)}"] if boards else []))
    apart = {
        "ownership": "three boards in four; boards made from one another are in the same part",
    }.get(network, "real ones are the photos marked `train` but every 8th group")
    rows = [
        ("command", f"`{command}`"),
        ("seed", str(args.seed)),
        ("steps", f"{run.step} of {examples_of_a_step(network, args)}"),
        ("boards" if network == "ownership" else "pictures", "; ".join([*run.stages, apart])),
        ("last report", run.last),
        ("arithmetic", ("f32" if args.exact else "bf16") + f", {run.machine}"),
        ("size", f"{len(content)} bytes"),
        ("sha256", f"`{hashlib.sha256(content).hexdigest()}`"),
    ]
    model = onnx.load(weights)
    if averaged_with(model):
        rows.append(("weights", f"the mean of those of this training and of an earlier one, `{averaged_with(model)}`"))
    if network == "stones":
        rows.append(("temperature", f"{temperature_of(model):.3f}, fitted on the groups kept apart"))
    table = "\n".join(f"| {name} | {value} |" for name, value in rows)
    return f"""# The {network.removesuffix('s')} network

{WHAT[network]}
Input, output and how to make it again: [training](../../training/README.md). `python -m shuzi_training.card` wrote
this card.

| | |
|---|---|
{table}

bf16 runs on the chip's own kernels, so the same command gives slightly different weights on another machine: compare
what they reach, not the sha256.

## Accuracy on what it was not trained on

`python -m shuzi_training.measure_{network} ../calibration/weights/{network}.onnx {where}`

{measured(network, weights, real, rendered, boards)}

{COLUMNS[network]}

## Limits

{LIMITS[network]}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Writes the card of a network.")
    parser.add_argument("network", choices=sorted(train.TASKS))
    parser.add_argument("run", type=Path, help="folder of the training, for its log")
    parser.add_argument("weights", type=Path)
    parser.add_argument("--real", type=Path, action="append", default=[], help="photos to measure on")
    parser.add_argument("--rendered", type=Path, action="append", default=[],
                        help="rendered pictures of a seed not trained on, to measure on")
    parser.add_argument("--boards", type=Path, help="finished boards to measure on")
    parser.add_argument("--command", help="the training command, when the log does not give it")
    args = parser.parse_args()
    run = read_run(args.run, args.command)
    args.weights.with_suffix(".md").write_text(card(args.network, run, args.weights, args.real, args.rendered, args.boards))


if __name__ == "__main__":
    main()
