"""Trains one of the two networks; can be stopped and resumed at any time.

    python -m shuzi_training.train stones --run runs/stones --rendered PICTURES --real ../../shared/photos
"""

from __future__ import annotations

import argparse
import math
import shlex
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Callable, Iterator

import numpy as np
import torch
from torch import Tensor, nn
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

from . import board_task, stone_task
from .data import Picture, read_folder, real_for_training
from .networks import BoardNetwork, StoneNetwork


@dataclass(frozen=True)
class Task:
    """What tells the two networks apart."""

    network: Callable[[], nn.Module]
    batch: Callable[[list[Picture], list[Picture], np.random.Generator, int], dict[str, np.ndarray]]
    loss: Callable[[Tensor, dict[str, Tensor]], tuple[Tensor, dict[str, float]]]
    batch_size: int
    rate: float


TASKS = {
    "stones": Task(StoneNetwork, stone_task.batch, stone_task.loss, 24, 3e-3),
    "board": Task(BoardNetwork, board_task.batch, board_task.loss, 8, 2e-3),
}


class Batches(IterableDataset):
    """Batches first..last; batch i depends on the seed, i and the pictures alone."""

    def __init__(self, task: Task, real: list[Picture], rendered: list[Picture], seed: int, first: int, last: int,
                 batch_size: int) -> None:
        self.task, self.real, self.rendered = task, real, rendered
        self.seed, self.first, self.last, self.batch_size = seed, first, last, batch_size

    def __iter__(self) -> Iterator[dict[str, np.ndarray]]:
        worker = get_worker_info()
        start, step = (worker.id, worker.num_workers) if worker else (0, 1)
        for index in range(self.first + start, self.last, step):
            rng = np.random.default_rng([self.seed, index])
            yield self.task.batch(self.real, self.rendered, rng, self.batch_size)


class Average:
    """Running average of the weights, which is what gets exported."""

    def __init__(self, network: nn.Module, keep: float = 0.998) -> None:
        self.keep = keep
        self.state = {name: value.detach().clone() for name, value in network.state_dict().items()}

    def update(self, network: nn.Module, step: int) -> None:
        keep = min(self.keep, (1 + step) / (10 + step))
        for name, value in network.state_dict().items():
            if value.dtype.is_floating_point:
                self.state[name].lerp_(value.detach(), 1 - keep)
            else:
                self.state[name].copy_(value)


def rate_at(step: int, steps: int, peak: float) -> float:
    """Warm-up over 3 % of the steps, then a cosine down to 1 % of the peak."""
    warm = max(1, min(500, steps * 3 // 100))
    if step < warm:
        return peak * (step + 1) / warm
    return peak * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * (step - warm) / max(1, steps - warm))))


def one_thread(_worker: int) -> None:
    """Workers share the cores with the trainer."""
    import cv2

    cv2.setNumThreads(1)
    torch.set_num_threads(1)


def tensors(batch: dict[str, np.ndarray]) -> dict[str, Tensor]:
    """Arrays to tensors; pixels uint8 [b, h, w, 3] to f32 [b, 3, h, w] in 0..1, channels last."""
    result = {name: torch.as_tensor(value) for name, value in batch.items()}
    result["pixels"] = result["pixels"].permute(0, 3, 1, 2).float().div_(255.0)
    return result


def train(args: argparse.Namespace) -> tuple[float, float]:
    """Runs the training; returns the loss of the first step and the mean loss of the last ones."""
    task = TASKS[args.network]
    torch.set_num_threads(args.threads)
    torch.manual_seed(args.seed)
    args.run.mkdir(parents=True, exist_ok=True)
    real, _ = real_for_training(args.real)
    rendered = [picture for folder in args.rendered for picture in read_folder(folder)]
    if args.pictures:
        real, rendered = real[: args.pictures], rendered[: args.pictures]
    network = task.network()
    start = 0
    checkpoint = args.run / "checkpoint.pt"
    optimizer = torch.optim.AdamW(network.parameters(), lr=args.rate or task.rate, weight_decay=0.02)
    if checkpoint.is_file():
        saved = torch.load(checkpoint, weights_only=True)
        network.load_state_dict(saved["network"])
        optimizer.load_state_dict(saved["optimizer"])
        start = saved["step"]
    elif args.start_from:
        fresh, foreign = network.load_state_dict(torch.load(args.start_from, weights_only=True)["average"], strict=False)
        if foreign:
            raise SystemExit(f"{args.start_from} is of another network: it has {foreign[0]}")
        print(f"start from {args.start_from}, but {len(fresh)} values fresh")
    network = network.to(memory_format=torch.channels_last).train()
    average = Average(network)
    if checkpoint.is_file():
        average.state = saved["average"]
    log = (args.run / "log.txt").open("a")

    def say(text: str) -> None:
        print(text, flush=True)
        log.write(text + "\n")
        log.flush()

    batch_size = args.batch_size or task.batch_size
    say(shlex.join(["python", "-m", "shuzi_training.train", *sys.argv[1:]]))
    say(f"{args.network}: {len(real)} real, {len(rendered)} rendered, step {start} of {args.steps}")
    batches = Batches(task, real, rendered, args.seed, start, args.steps, batch_size)
    loader = DataLoader(batches, batch_size=None, num_workers=args.workers, worker_init_fn=one_thread,
                        prefetch_factor=4 if args.workers else None)
    began, first, recent = time.time(), math.nan, []
    sums: dict[str, float] = {}
    for step, arrays in enumerate(loader, start):
        batch = tensors(arrays)
        for group in optimizer.param_groups:
            group["lr"] = rate_at(step, args.steps, args.rate or task.rate)
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=not args.exact):
            output = network(batch["pixels"].to(memory_format=torch.channels_last))
        loss, parts = task.loss(output.float(), batch)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 2.0)
        optimizer.step()
        average.update(network, step)
        recent = (recent + [float(loss.detach())])[-100:]
        first = recent[0] if step == start else first
        if not math.isfinite(recent[-1]):
            raise SystemExit(f"the loss of step {step} is {recent[-1]}")
        for name, value in parts.items():
            sums[name] = 0.98 * sums.get(name, value) + 0.02 * value
        done = step + 1
        if done % args.report == 0 or done == args.steps:
            rate = (time.time() - began) / (done - start)
            shown = ", ".join(f"{name} {value:.4f}" for name, value in sums.items())
            say(f"step {done}: loss {np.mean(recent):.4f} ({shown}), {rate:.3f} s a step")
        if done % args.save == 0 or done == args.steps:
            saved = {"network": network.state_dict(), "optimizer": optimizer.state_dict(),
                     "average": average.state, "step": done}
            torch.save(saved, checkpoint.with_suffix(".new"))
            checkpoint.with_suffix(".new").rename(checkpoint)
    return first, float(np.mean(recent)) if recent else math.nan


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Trains one of shuzi's networks.")
    parser.add_argument("network", choices=sorted(TASKS))
    parser.add_argument("--run", type=Path, required=True, help="folder of the checkpoint and the log")
    parser.add_argument("--rendered", type=Path, action="append", default=[], help="folder of rendered pictures")
    parser.add_argument("--real", type=Path, action="append", default=[],
                        help="folder of real photos; only those marked `train` are used")
    parser.add_argument("--steps", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, help="peak learning rate")
    parser.add_argument("--batch-size", type=int)
    parser.add_argument("--start-from", type=Path, help="checkpoint whose averaged weights to start from")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes that prepare batches")
    parser.add_argument("--exact", action="store_true", help="f32 instead of bf16")
    parser.add_argument("--pictures", type=int, help="at most so many pictures of each kind")
    parser.add_argument("--report", type=int, default=100)
    parser.add_argument("--save", type=int, default=500)
    parser.add_argument("--tiny", action="store_true", help="200 short steps on 30 pictures: proves that it works")
    return parser


def main() -> None:
    args = arguments().parse_args()
    if args.tiny:
        args.steps, args.pictures, args.batch_size, args.report = 200, 30, args.batch_size or 4, 50
    first, last = train(args)
    if args.tiny and last >= first:
        raise SystemExit(f"nothing was learned: the loss went from {first:.3f} to {last:.3f}")


if __name__ == "__main__":
    main()
