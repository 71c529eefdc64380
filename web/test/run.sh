#!/usr/bin/env bash
# Tries the page in real browsers: the folder web/dist, and `shuzi serve` where the program knows it.
#
#   web/test/run.sh [--engines all|chromium,firefox,webkit] [node's test options] [NAME.test.mjs …]
#
# The engine is Chromium unless others are named. SHUZI is the program (target/release/shuzi); CHROMIUM, FIREFOX and MINIBROWSER are
# the browsers. What is not there is said, and left out. WALKS is how many random walks walks.test.mjs takes. EVERY=1 tries every
# host, language and theme instead of some of them.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

leave_out() {
    printf 'page tests left out: %s\n' "$1"
    exit 0
}

command -v node >/dev/null || leave_out 'node is not installed'
[ "$(node -p 'process.versions.node.split(".")[0] >= 20')" = true ] || leave_out 'node is older than 20'
if ! node -e 'for (const name of Object.keys(require("./package.json").devDependencies)) require.resolve(name)' 2>/dev/null; then
    command -v npm >/dev/null || leave_out 'npm is not installed'
    timeout 300 npm install --no-audit --no-fund --loglevel=error || leave_out 'what package.json names cannot be had'
fi

export SHUZI="${SHUZI:-$PWD/../../target/release/shuzi}"

engines=chromium options=() files=()
while [ $# -gt 0 ]; do
    case $1 in
        --engines) engines=${2:?all, or names with commas between them} && shift ;;
        --engines=*) engines=${1#*=} ;;
        -*) options+=("$1") ;;
        *) files+=("$1") ;;
    esac
    shift
done
[ "$engines" != all ] || engines=chromium,firefox,webkit
[ ${#files[@]} -gt 0 ] || files=(*.test.mjs)

status=0
for engine in ${engines//,/ }; do
    lacks=$(ENGINE="$engine" node engines/lacks.mjs)
    if [ -n "$lacks" ]; then
        printf 'page tests in %s left out: %s\n' "$engine" "$lacks"
        continue
    fi
    printf 'page tests in %s\n' "$engine"
    # One file after the other: a machine of two cores has enough to do with one browser.
    ENGINE="$engine" node --test --test-concurrency=1 "${options[@]}" "${files[@]}" || status=$?
done
exit "$status"
