#!/usr/bin/env bash
# The whole recipe in small: renders 30 pictures, trains both networks for 200 short steps, exports them and checks
# that the exported files answer as in the trainer. Needs cargo and a Python ($PYTHON) with requirements.txt.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

python="${PYTHON:-python3}"
run="${1:-../target/tiny-training}"
export OMP_NUM_THREADS=1 # the trainer and its worker already keep two cores busy

rm -rf "$run"
cargo run --quiet --release --locked --example training_pictures -- "$run/pictures" --count 30 --jobs 2
for network in stones board; do
    checkpoint="$run/$network/checkpoint.pt" weights="$run/$network.onnx"
    "$python" -m shuzi_training.train "$network" --tiny --run "$run/$network" --rendered "$run/pictures"
    "$python" -m shuzi_training.export "$network" "$checkpoint" "$weights"
    "$python" -m shuzi_training.reference "$network" "$checkpoint" "$weights" "$run/$network.json"
done
