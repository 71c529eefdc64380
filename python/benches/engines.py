"""Compares engines with `shuzi batch`: python engines.py PHOTOS ENVIRONMENTS WORK [ENGINE…] [--kill]

PHOTOS is a folder, ENVIRONMENTS that of .ci/engines (target/engines), WORK a new folder. For each engine, its example reads the
photos with two workers; its rows are compared with those of the batch, byte for byte. With --kill, the busiest worker is killed
in the middle of the run. CPU seconds are those of all processes of an engine, so that other load on the machine matters little.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from processes import Measured, kill_one, run

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "engines"

#: Environment, arguments after the folders, and a part of the command of a worker.
ENGINES = {
    "polars": ("polars", ["polars_photos.py"], [], "polars_photos"),
    "duckdb": ("duckdb", ["duckdb_photos.py"], [], "duckdb_photos"),
    "dask": ("dask", ["dask_photos.py"], [], "dask"),
    "lance": ("lance", ["lance_photos.py"], [], "lance_photos"),
    "daft": ("daft", ["daft_photos.py"], ["native"], "daft"),
    "daft-ray": ("daft", ["daft_photos.py"], ["ray"], "ray::"),
    "ray": ("ray", ["ray_photos.py"], [], "ray::"),
    "spark": ("spark", ["spark_photos.py"], ["local[2,4]"], "pyspark.daemon"),
    "spark-cluster": ("spark", ["spark_photos.py"], ["spark://127.0.0.1:17077"], "pyspark.daemon"),
}


def count_files(folder: Path) -> int:
    return sum(path.suffix == ".jpg" for path in folder.iterdir())


def describe(name: str, measured: Measured, photos: int, batch_cpu_s: float | None) -> None:
    overhead = "" if batch_cpu_s is None else f", {100 * (measured.cpu_s / batch_cpu_s - 1):+.1f} % CPU against batch"
    memory = ", ".join(f"{process.peak_bytes / 1e6:.0f}" for process in measured.workers())
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    print(
        f"{name}: {measured.wall_s:.0f} s, {1000 * measured.wall_s / photos:.0f} ms and "
        f"{1000 * measured.cpu_s / photos:.0f} ms of CPU per photo{overhead}; memory of busy processes {memory} MB; load {load}",
        flush=True,
    )


def start_spark_cluster(python: Path) -> list[subprocess.Popen[bytes]]:
    """Starts a master and two workers with a core each."""
    site = subprocess.run([python, "-c", "import pyspark, os; print(os.path.dirname(pyspark.__file__))"], capture_output=True, text=True)
    spark_class = f"{site.stdout.strip()}/bin/spark-class"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    env = {**os.environ, "PYSPARK_PYTHON": str(python), "SPARK_LOCAL_IP": "127.0.0.1", "SPARK_WORKER_DIR": "/tmp/spark-work"}
    # As the example has it for its own processes: these live for a few minutes only, too.
    env["SPARK_DAEMON_JAVA_OPTS"] = "-XX:+UseSerialGC -XX:TieredStopAtLevel=1"
    deploy = "org.apache.spark.deploy"
    master = [spark_class, f"{deploy}.master.Master", "--host", "127.0.0.1", "--port", "17077", "--webui-port", "18080"]
    worker = [spark_class, f"{deploy}.worker.Worker", "-c", "1", "-m", "2g", "spark://127.0.0.1:17077"]
    started = [subprocess.Popen(master, env=env, **quiet)]
    time.sleep(6)
    started += [subprocess.Popen(worker, env=env, **quiet) for _ in range(2)]
    time.sleep(6)
    return started


def measure(name: str, photos: Path, environments: Path, work: Path, kill: bool, batch: Measured | None) -> None:
    environment, program, arguments, pattern = ENGINES[name]
    python = environments / environment / "bin" / "python"
    out = work / (f"{name}-killed" if kill else name)
    env = {**os.environ, "PYSPARK_PYTHON": str(python), "SPARK_LOCAL_IP": "127.0.0.1"}
    command = [str(python), str(EXAMPLES / program[0]), str(photos), str(out), *arguments]
    cluster = start_spark_cluster(python) if name == "spark-cluster" else []
    kill_after = 0.4 * batch.wall_s if batch else 30.0
    try:
        measured = run(command, env, kill_one(kill_after, pattern) if kill else None, beside=cluster)
    finally:
        for process in cluster:
            process.terminate()
            process.wait()
    if measured.status != 0:
        print(f"{name}: failed with status {measured.status}", flush=True)
        return
    describe(f"{name}, a worker killed" if kill else name, measured, count_files(photos), batch.cpu_s if batch else None)
    merged = work / f"{out.name}-run"
    run([str(python), "-m", "shuzi", "merge", str(out), "--out", str(merged), "--format", "jsonl"])
    same = (merged / "photos.jsonl").read_bytes() == (work / "batch" / "photos.jsonl").read_bytes()
    print(f"  rows {'identical to' if same else 'DIFFER from'} those of the batch", flush=True)


def main() -> None:
    words = [word for word in sys.argv[1:] if word != "--kill"]
    photos, environments, work, *names = words
    # Workers may run in other folders.
    environments_path, work_path = Path(environments).absolute(), Path(work).absolute()
    work_path.mkdir(exist_ok=True)
    python = environments_path / "polars" / "bin" / "python"
    batch = None
    if not (work_path / "batch" / "photos.jsonl").exists():
        command = [str(python), "-m", "shuzi", "batch", photos, "--out", str(work_path / "batch")]
        # Like the engines, without drawings.
        batch = run([*command, "--format", "jsonl", "--jobs", "2", "--quiet", "--overlays", "none"])
        describe("batch", batch, count_files(Path(photos)), None)
        (work_path / "batch.txt").write_text(f"{batch.wall_s} {batch.cpu_s}")
    else:
        wall_s, cpu_s = map(float, (work_path / "batch.txt").read_text().split())
        batch = Measured(0, wall_s)
        from processes import Process

        batch.processes[0] = Process(0, 0, "", cpu_s)
    for name in names or ENGINES:
        measure(name, Path(photos), environments_path, work_path, "--kill" in sys.argv, batch)


if __name__ == "__main__":
    main()
