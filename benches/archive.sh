#!/usr/bin/env bash
# Whether a batch of 2,000 photos comes out the same however it goes: with one worker and with two, killed at 20 random
# moments, and on a disk that is full again and again (that one needs root, for a small tmpfs). Says how long it took and
# the most memory it had.
#
#   benches/archive.sh [FOLDER]     where some 2 GB may lie; everything there is made anew
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
work="${1:-target/archive}"
formats=(--format jsonl,csv)
mkdir -p "$work"
work="$(cd "$work" && pwd)"

cargo build --release --locked -p shuzi-eval --example make_archive
cargo build --release --locked
shuzi="$PWD/target/release/shuzi"
[ -d "$work/photos" ] || target/release/examples/make_archive "$work/photos" 2000

# One run from beginning to end.
batch() {
    local out="$1"
    shift
    "$shuzi" batch "$work/photos" --out "$out" "${formats[@]}" --quiet "$@" >/dev/null
}

same() {
    local name="$1" out="$2" file
    for file in photos.jsonl photos.csv; do
        cmp "$work/whole/$file" "$out/$file"
    done
    diff -rq "$work/whole/drawings" "$out/drawings"
    printf '%s: the same\n' "$name"
}

# Every second how many photos have rows, and the kilobytes of all processes together (Linux). More often would slow them.
memory() {
    local process
    while sleep 1 && kill -0 $$; do
        for process in $(pgrep -f "^$shuzi batch"); do
            cat "/proc/$process/smaps_rollup" 2>/dev/null || true
        done | awk -v rows="$(cat "$work/whole/shards/"* 2>/dev/null | wc -l)" '/^Pss:/ {sum += $2} END {print rows, sum + 0}'
    done
}

# Photos with a row, and what the tables have: nothing may be missing.
seconds=$SECONDS
rm -rf "$work/whole"
memory >"$work/memory" &
memory=$!
batch "$work/whole" --jobs 2 || [ $? -le 2 ]
kill "$memory"
awk '{at = $1 > 200; if ($2 > most[at]) most[at] = $2}
    END {printf "at most %.1f MB until 200 rows, %.1f MB beyond\n", most[0] / 1000, most[1] / 1000}' "$work/memory"
printf 'two workers: %d s, %d rows of %d names\n' $((SECONDS - seconds)) \
    "$(wc -l <"$work/whole/photos.jsonl")" "$(find "$work/photos/" ! -type d | wc -l)"

rm -rf "$work/killed"
RANDOM=8
for kill in {1..20}; do
    timeout --signal=KILL "$((1 + RANDOM % 12)).$((RANDOM % 10))" \
        "$shuzi" batch "$work/photos" --out "$work/killed" "${formats[@]}" --quiet >/dev/null 2>&1 || true
    printf 'kill %d: %d rows\n' "$kill" "$(cat "$work/killed/shards/"* 2>/dev/null | wc -l)"
done
batch "$work/killed" || [ $? -le 2 ]
same 'killed 20 times' "$work/killed"

if [ "$(id -u)" = 0 ]; then
    mkdir -p "$work/small"
    mount -t tmpfs -o size=1m tmpfs "$work/small"
    trap 'umount "$work/small"' EXIT
    # So much room, and each time a little more: it is full again before all is done.
    for megabytes in 2 4 8 12; do
        if batch "$work/small/run"; then status=0; else status=$?; fi
        printf 'disk of %d MB: exit status %d, %d rows\n' $((megabytes / 2)) "$status" \
            "$(cat "$work/small/run/shards/"* 2>/dev/null | wc -l)"
        mount -o "remount,size=${megabytes}m" "$work/small"
    done
    mount -o remount,size=1g "$work/small"
    batch "$work/small/run" || [ $? -le 2 ]
    same 'full disk' "$work/small/run"
fi

seconds=$SECONDS
rm -rf "$work/one"
batch "$work/one" --jobs 1 || [ $? -le 2 ]
printf 'one worker: %d s\n' $((SECONDS - seconds))
same 'one worker' "$work/one"
