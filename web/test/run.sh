#!/usr/bin/env bash
# Tries the page in a real browser: the folder web/dist, and `shuzi serve` where the program knows it.
#
#   web/test/run.sh [node's test options] [NAME.test.mjs …]
#
# SHUZI is the program (target/release/shuzi), CHROMIUM the browser. What is not there is said, and left out.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

left_out() {
    printf 'page tests left out: %s\n' "$1"
    exit 0
}

command -v node >/dev/null || left_out 'node is not installed'
[ "$(node -p 'process.versions.node.split(".")[0] >= 20')" = true ] || left_out 'node is older than 20'
CHROMIUM="${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}"
[ -n "$CHROMIUM" ] || left_out 'chromium is not installed'
export CHROMIUM
if ! node -e 'require.resolve("playwright-core"); require.resolve("axe-core")' 2>/dev/null; then
    command -v npm >/dev/null || left_out 'npm is not installed'
    timeout 300 npm install --no-audit --no-fund --loglevel=error || left_out 'what package.json names cannot be had'
fi
export SHUZI="${SHUZI:-$PWD/../../target/release/shuzi}"
options=() files=()
for argument in "$@"; do
    case $argument in
        -*) options+=("$argument") ;;
        *) files+=("$argument") ;;
    esac
done
[ ${#files[@]} -gt 0 ] || files=(*.test.mjs)
# One file after the other: a machine of two cores has enough to do with one browser.
exec node --test --test-concurrency=1 "${options[@]}" "${files[@]}"
