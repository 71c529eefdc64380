"""Trains one of the networks; can be stopped and resumed at any time.

    python -m shuzi_training.train stones --run runs/stones --rendered PICTURES --real ../../shared/photos
    python -m shuzi_training.train ownership --run runs/ownership --boards ../../shared/scoring/train

A training takes `--steps`, or as many as fit into `--finish-in` minutes. On an accelerator (`--device cuda`) the
networks for photos can learn from every example several times (`--reuse`).
"""

from __future__ import annotations

import argparse
import math
import shlex
import signal
import sys
import time
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Iterable, Iterator

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

from . import board_task, ownership_task, stone_task
from .data import Pictures, pictures_to_train_on
from .exported import start_from_exported
from .networks import BoardNetwork, OwnershipNetwork, StoneNetwork
from .pool import CAPACITY, Pool


@dataclass(frozen=True)
class Task:
    """What tells the networks apart."""

    network: Callable[[], nn.Module]
    examples: Callable[[argparse.Namespace], Any]
    """What batches are drawn from; says of itself in words what it holds."""
    batch: Callable[[Any, np.random.Generator, int], dict[str, np.ndarray]]
    loss: Callable[[Tensor, dict[str, Tensor]], tuple[Tensor, dict[str, Tensor]]]
    batch_size: int
    rate: float
    fineness: float | None = None
    """How fine the patterns of the examples are, as a [`Pool`] wants it; None if they cannot be learned from again."""


def pictures(args: argparse.Namespace) -> Pictures:
    """The photos that the networks for photos learn from."""
    pictures = pictures_to_train_on(args.real, args.rendered, args.examples)
    if not pictures.real and not pictures.rendered:
        raise SystemExit("there are no pictures to train on: give --rendered or --real")
    return pictures


def boards(args: argparse.Namespace) -> ownership_task.Boards:
    """The finished boards that the ownership network learns from."""
    return ownership_task.boards_to_train_on(args.boards, args.examples)


TASKS = {
    "stones": Task(StoneNetwork, pictures, stone_task.batch, stone_task.loss, 24, 3e-3, 1.0),
    "board": Task(BoardNetwork, pictures, board_task.batch, board_task.loss, 8, 2e-3, 0.3),
    "ownership": Task(OwnershipNetwork, boards, ownership_task.batch, ownership_task.loss, 64, 3e-3),
}


MEASURED_BATCHES = 20
"""Batches from which the norms of exported weights are measured."""


class Batches(IterableDataset):
    """Batches first..last; batch i depends on the seed, i and the examples alone."""

    def __init__(self, task: Task, examples: Any, seed: int, first: int, last: int, batch_size: int) -> None:
        self.task, self.examples = task, examples
        self.seed, self.first, self.last, self.batch_size = seed, first, last, batch_size

    def __iter__(self) -> Iterator[dict[str, np.ndarray]]:
        worker = get_worker_info()
        start, step = (worker.id, worker.num_workers) if worker else (0, 1)
        for index in range(self.first + start, self.last, step):
            rng = np.random.default_rng([self.seed, index])
            yield self.task.batch(self.examples, rng, self.batch_size)


class Average:
    """Running average of the weights, which is what gets exported."""

    def __init__(self, network: nn.Module, keep: float = 0.998) -> None:
        self.keep = keep
        self.state = {name: value.detach().clone() for name, value in network.state_dict().items()}
        self.names = [name for name, value in self.state.items() if value.dtype.is_floating_point]
        self.counted = [name for name in self.state if name not in self.names]

    def update(self, network: nn.Module, step: int) -> None:
        keep = min(self.keep, (1 + step) / (10 + step))
        now = network.state_dict()
        torch._foreach_lerp_([self.state[name] for name in self.names], [now[name] for name in self.names], 1 - keep)
        for name in self.counted:
            self.state[name].copy_(now[name])


WARM_UP = 0.03
"""Share of a training in which the rate rises."""


def rate_at(progress: float, peak: float) -> float:
    """Warm-up, then a cosine down to 1 % of the peak; `progress` goes from 0 to 1."""
    if progress < WARM_UP:
        return peak * progress / WARM_UP
    falling = min(1.0, (progress - WARM_UP) / (1 - WARM_UP))
    return peak * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * falling)))


def one_thread(_worker: int) -> None:
    """Workers share the cores with the trainer."""
    torch.set_num_threads(1)


def tensors(batch: dict[str, np.ndarray], device: torch.device) -> dict[str, Tensor]:
    """Arrays to tensors on a device. The input becomes f32 [b, c, h, w]: `pixels`, uint8 [b, h, w, 3], in 0..1; `planes`,
    uint8 [b, c, h, w], as they are."""
    result = {name: torch.as_tensor(value).to(device) for name, value in batch.items()}
    if "pixels" in result:
        result["input"] = result.pop("pixels").permute(0, 3, 1, 2).float().div_(255.0)
    else:
        result["input"] = result.pop("planes").float()
    return result


def mean(losses: Iterable[Tensor]) -> float:
    """The mean of losses; not a number if there are none."""
    losses = list(losses)
    return float(torch.stack(losses).mean()) if losses else math.nan


def train(args: argparse.Namespace) -> tuple[float, float]:
    """Runs the training; returns the loss of the first step and the mean loss of the last ones."""
    task = TASKS[args.network]
    torch.set_num_threads(args.threads)
    cv2.setNumThreads(1)  # Here: workers that are forked from threads of OpenCV never start.
    torch.manual_seed(args.seed)
    args.run.mkdir(parents=True, exist_ok=True)
    examples = task.examples(args)
    device = torch.device(args.device)
    network = task.network().to(device)
    start = 0
    checkpoint = args.run / "checkpoint.pt"
    optimizer = torch.optim.AdamW(network.parameters(), lr=args.rate or task.rate, weight_decay=0.02)
    if checkpoint.is_file():
        saved = torch.load(checkpoint, weights_only=True, map_location=device)
        network.load_state_dict(saved["network"])
        optimizer.load_state_dict(saved["optimizer"])
        start = saved["step"]
    elif args.start_from and args.start_from.suffix == ".onnx":
        measured = DataLoader(Batches(task, examples, args.seed, 0, MEASURED_BATCHES, args.batch_size or task.batch_size),
                              batch_size=None, num_workers=args.workers, worker_init_fn=one_thread)
        start_from_exported(network, args.start_from, (tensors(batch, device)["input"] for batch in measured))
    elif args.start_from:
        fresh, foreign = network.load_state_dict(torch.load(args.start_from, weights_only=True, map_location=device)["average"], strict=False)
        if foreign:
            raise SystemExit(f"{args.start_from} is of another network: it has {foreign[0]}")
        print(f"start from {args.start_from}, but {len(fresh)} values fresh")
    network = network.to(memory_format=torch.channels_last).train()
    average = Average(network)
    if checkpoint.is_file():
        average.state = saved["average"]
    log = (args.run / "log.txt").open("a")

    def save(done: int) -> None:
        saved = {"network": network.state_dict(), "optimizer": optimizer.state_dict(),
                 "average": average.state, "step": done}
        torch.save(saved, checkpoint.with_suffix(".new"))
        checkpoint.with_suffix(".new").rename(checkpoint)

    def say(text: str) -> None:
        print(text, flush=True)
        log.write(text + "\n")
        log.flush()

    batch_size = args.batch_size or task.batch_size
    say(shlex.join(["python", "-m", "shuzi_training.train", *sys.argv[1:]]))
    chip = torch.cuda.get_device_name() if device.type == "cuda" else "processors"
    say(f"PyTorch {torch.__version__.split('+')[0]} on {chip}")
    planned = f"as many as fit into {args.finish_in} minutes" if args.finish_in else args.steps
    say(f"{args.network}: {examples}, step {start} of {planned}")
    batches = Batches(task, examples, args.seed, start, args.steps, batch_size)
    pool = Pool(device, args.seed, args.keep, task.fineness) if args.reuse > 1 else None
    loader = DataLoader(batches, batch_size=None, num_workers=args.workers, worker_init_fn=one_thread,
                        prefetch_factor=4 if args.workers else None, pin_memory=device.type == "cuda")
    began, first = time.time(), torch.tensor(math.nan)
    recent: deque[Tensor] = deque(maxlen=100)
    sums: dict[str, Tensor] = {}
    stopped: list[int] = []
    signal.signal(signal.SIGTERM, lambda number, _frame: stopped.append(number))
    waited, ready = 0.0, time.time()
    for step, arrays in enumerate(loader, start):
        waited += time.time() - ready
        if pool is None:
            batch = tensors(arrays, device)
        else:
            pool.add({name: torch.as_tensor(values) for name, values in arrays.items()})
            batch = pool.draw(args.reuse * batch_size)
        minutes = (time.time() - began) / 60
        progress = minutes / args.finish_in if args.finish_in else step / args.steps
        for group in optimizer.param_groups:
            group["lr"] = rate_at(progress, args.rate or task.rate)
        with torch.autocast(device.type, dtype=torch.bfloat16, enabled=not args.exact):
            output = network(batch["input"].to(memory_format=torch.channels_last))
        loss, parts = task.loss(output.float(), batch)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 2.0)
        optimizer.step()
        average.update(network, step)
        # No number is asked of the accelerator at each step: that would wait for it.
        recent.append(loss.detach())
        first = recent[0] if step == start else first
        for name, value in parts.items():
            sums[name] = 0.98 * sums.get(name, value) + 0.02 * value
        done = step + 1
        ends = done == args.steps or (args.finish_in is not None and progress >= 1)
        if done % args.report == 0 or ends:
            rate = (time.time() - began) / (done - start)
            shown = ", ".join(f"{name} {value:.4f}" for name, value in sums.items())
            say(f"step {done}: loss {mean(recent):.4f} ({shown}), {rate:.3f} s a step"
                + (f", {waited / (done - start):.3f} s of it for data" if waited > 0.05 * (time.time() - began) else ""))
        stops = bool(stopped) or (args.minutes is not None and time.time() - began > 60 * args.minutes)
        if done % args.save == 0 or ends or stops:
            if not math.isfinite(mean(recent)):
                raise SystemExit(f"the loss of the last steps before step {done} is {mean(recent)}")
            save(done)
        if ends:
            break
        if stops:
            say(f"stopped at step {done}: the same command goes on from here")
            break
        ready = time.time()
    return float(first), mean(recent)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Trains one of shuzi's networks.")
    parser.add_argument("network", choices=sorted(TASKS))
    parser.add_argument("--run", type=Path, required=True, help="folder of the checkpoint and the log")
    parser.add_argument("--rendered", type=Path, action="append", default=[], help="folder of rendered pictures")
    parser.add_argument("--real", type=Path, action="append", default=[],
                        help="folder of real photos; only those marked `train` are used")
    parser.add_argument("--boards", type=Path, help="folder of finished boards with their owners, *.jsonl.gz")
    parser.add_argument("--steps", type=int, default=20000)
    parser.add_argument("--minutes", type=float, help="save and stop after so long; given again, the command goes on")
    parser.add_argument("--finish-in", type=float, metavar="MINUTES",
                        help="instead of --steps: let the rate fall to its end in so long; cannot be resumed")
    parser.add_argument("--device", default="cpu", help="where to compute: cpu or cuda")
    parser.add_argument("--reuse", type=int, default=1,
                        help="how often to learn from every example, in other forms and another light")
    parser.add_argument("--keep", type=int, default=CAPACITY, help="examples of one shape that are kept for that")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, help="peak learning rate")
    parser.add_argument("--batch-size", type=int)
    parser.add_argument("--start-from", type=Path, help="checkpoint whose averaged weights to start from, or exported weights (.onnx)")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes that prepare batches")
    parser.add_argument("--exact", action="store_true", help="f32 instead of bf16: faster where the processor has no bf16")
    parser.add_argument("--examples", type=int, help="at most so many pictures or boards of each kind")
    parser.add_argument("--report", type=int, default=100)
    parser.add_argument("--save", type=int, default=500)
    parser.add_argument("--tiny", action="store_true", help="60 short steps on 30 examples: proves that it works")
    return parser


def main() -> None:
    args = arguments().parse_args()
    if args.tiny:
        args.steps, args.examples, args.batch_size, args.report = 60, 30, args.batch_size or 4, 20
        # Many processors have no bf16, and then it takes ten times as long.
        args.exact = True
    if args.finish_in:
        args.steps = sys.maxsize
    if args.reuse > 1 and TASKS[args.network].fineness is None:
        raise SystemExit("--reuse is for the networks for photos: give --reuse 1, or leave it out")
    first, last = train(args)
    if args.tiny and last >= first:
        raise SystemExit(f"nothing was learned: the loss went from {first:.3f} to {last:.3f}")


if __name__ == "__main__":
    main()
