#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs one fuzz target, by hand: tests/fuzz/run.sh [TARGET [SECONDS [WORK FOLDER]]]
# New inputs and findings go to the work folder, never into the source tree.
set -eu

target=${1:-json-scanner}
seconds=${2:-600}
work=${3:-${TMPDIR:-/tmp}/vedette-fuzz}
here=$(cd "$(dirname "$0")" && pwd)
top=$(cd "$here/../.." && pwd)

[ -d "$work/build" ] || CC=clang meson setup "$work/build" "$top" -Dfuzz=true
ninja -j2 -C "$work/build" "tests/fuzz/fuzz-$target"
mkdir -p "$work/$target/corpus" "$work/$target/findings"

# A dictionary is named after the format: the first word of the target.
exec env G_DEBUG=fatal-warnings G_SLICE=always-malloc nice -n 19 \
  "$work/build/tests/fuzz/fuzz-$target" \
  -dict="$here/${target%%-*}.dict" \
  -artifact_prefix="$work/$target/findings/" \
  -max_total_time="$seconds" -max_len=4096 -timeout=10 -print_final_stats=1 \
  "$work/$target/corpus" "$here/corpus/$target"
