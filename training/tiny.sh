#!/usr/bin/env bash
# The whole recipe in small: runs the tests, renders 30 pictures, trains the networks for 60 short steps, exports them and checks
# that the exported files answer as in the trainer. Needs cargo and a Python ($PYTHON) with requirements.txt, and for
# the ownership network the finished boards beside the checkout. SHUZI_TRAINING_PICTURES is the example `training_pictures` of
# shuzi-eval, if it is built already.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

python="${PYTHON:-python3}"
run="${1:-../target/tiny-training}"
export OMP_NUM_THREADS=1 # the trainer and its worker already keep two cores busy

"$python" -m unittest discover -t . -s tests

rm -rf "$run"
if [ -n "${SHUZI_TRAINING_PICTURES:-}" ]; then
    draw=("$SHUZI_TRAINING_PICTURES")
else
    draw=(cargo run --quiet --release --locked -p shuzi-eval --example training_pictures --)
fi
"${draw[@]}" "$run/pictures" --count 30 --jobs 2
tried() {
    local network="$1"
    shift
    local checkpoint="$run/$network/checkpoint.pt" weights="$run/$network.onnx"
    "$python" -m shuzi_training.train "$network" --tiny --run "$run/$network" "$@"
    "$python" -m shuzi_training.export "$network" "$checkpoint" "$weights"
    "$python" -m shuzi_training.reference "$network" "$weights" "$run/$network.json"
}

tried stones --rendered "$run/pictures"
tried board --rendered "$run/pictures"
if [ -d ../../shared/scoring/train ]; then
    tried ownership --boards ../../shared/scoring/train
else
    echo "ownership left out: there is no ../shared/scoring/train beside this checkout"
fi
