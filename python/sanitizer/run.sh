#!/usr/bin/env bash
# Runs the unsafe code of the Python package under the address sanitiser: run.sh PYTHON, an interpreter that has pyarrow. It needs
# gcc's or clang's run-time library of the sanitiser, beside the compiler.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
python=${1:-python3}
target=${CARGO_TARGET_DIR:-../../target}/sanitizer
triple=$(rustc -vV | sed -n 's/^host: //p')
# The stable compiler has the sanitiser as well.
RUSTC_BOOTSTRAP=1 RUSTFLAGS=-Zsanitizer=address CARGO_TARGET_DIR=$target cargo build --release --target "$triple"
mkdir -p "$target/module"
cp "$target/$triple/release/libarrow_import_sanitized.so" "$target/module/arrow_import_sanitized.abi3.so"
# Leaks of the interpreter itself are not reported.
LD_PRELOAD=$(gcc -print-file-name=libasan.so) ASAN_OPTIONS=detect_leaks=0 PYTHONPATH=$target/module "$python" check.py
