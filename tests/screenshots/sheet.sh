#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# sheet.sh PICTURES MOCKS OUT.png [LOOK]: what shots.sh took, each beside the mock of the same view (SVG), to be looked at
# picture by picture. A view that was not taken is named.
set -euo pipefail
[ $# -ge 3 ] || { echo "usage: sheet.sh PICTURES MOCKS OUT.png [LOOK]" >&2; exit 2; }
pictures=$1 mocks=$2 out=$3 look=${4:-}
# MOCK LOOK PICTURE
pairs='play-light light play
play-dark dark play
play-narrow narrow play
result-states light over
roll light roll-typed
dice hd log
forces light forces
orders light orders
card-form light card
log light log
start light start
end light end
table-view light table-view
stack-play light stack-character
stack-enemy light stack-enemy
stack-end light stack-end
stack-participants light stack-participants
eagles-play light eagles-play
eagles-roll light eagles-roll-open
eagles-chart light eagles-local
eagles-orders light eagles-orders'
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
sheet=()
while read -r mock taken picture; do
  file=$pictures/${look:-$taken}-$picture.png
  [ -f "$mocks/$mock.svg" ] || { echo "sheet.sh: there is no mock $mock" >&2; continue; }
  [ -f "$file" ] || { echo "sheet.sh: $file was not taken" >&2; continue; }
  rsvg-convert "$mocks/$mock.svg" -o "$folder/$mock.png"
  sheet+=(-label "mock: $mock" "$folder/$mock.png" -label "${look:-$taken}: $picture" "$file")
done <<<"$pairs"
[ "${#sheet[@]}" -gt 0 ] || { echo "sheet.sh: nothing to show" >&2; exit 1; }
montage -font "$(fc-match -f "%{file}" sans)" "${sheet[@]}" -tile 4x -geometry '800x700>+6+6' "$out"
