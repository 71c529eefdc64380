#!/usr/bin/env bash
# Compares WebAssembly with the native library on all samples, and on 20 photos beside the checkout where they are there.
# web/dist has to be built; without node nothing is compared. SHUZI_ANSWERS is the example `answers` of shuzi-web, if it is built
# already.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

command -v node >/dev/null || {
    printf 'comparison with WebAssembly left out: node is not installed\n'
    exit 0
}
photos=(samples/*.jpg)
if [ -d ../shared/photos/dev ]; then
    while IFS= read -r photo; do photos+=("$photo"); done < <(
        find ../shared/photos/dev -name '*.jpg' | LC_ALL=C sort | awk 'NR % 6 == 0' | head -20
    )
fi
if [ -n "${SHUZI_ANSWERS:-}" ]; then
    answers=("$SHUZI_ANSWERS")
else
    answers=(cargo run --quiet --release --locked -p shuzi-web --example answers --)
fi
"${answers[@]}" "${photos[@]}" | node web/test/identical.mjs
