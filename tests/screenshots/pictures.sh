#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# pictures.sh PROGRAM: makes anew the pictures that others see: those of README and software centres in data/screenshots, at
# most 1000 × 700 with round corners and a shadow, and those of the help. By hand, when views have changed; look at each.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
top=$here/../..
[ $# -eq 1 ] || { echo "usage: pictures.sh PROGRAM" >&2; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

centres=(play roll forces orders stack-character eagles-play)
help=(play roll forces orders log end print start table-view import-columns stack-character stack-participants eagles-play
  eagles-armies)
names=$(printf '%s\n' "${centres[@]}" "${help[@]}" | sort -u | paste -sd'|')
SHOTS="@($names)" "$here/shots.sh" "$1" "$folder" page >/dev/null

# Without a window manager a window has a frame in the place of its shadow.
frame=10
# framed NAME WIDTH TO: the window alone, as wide as that, with round corners and a shadow
framed ()
{
  local height radius=12
  convert "$folder/page-$1.png" -shave "${frame}x$frame" +repage -filter Lanczos -resize "$2x" "$folder/window.png"
  height=$(identify -format '%h' "$folder/window.png")
  convert "$folder/window.png" \
    \( -size "$2x$height" xc:black -fill white -draw "roundrectangle 0,0 $(($2 - 1)),$((height - 1)) $radius,$radius" \) \
    -alpha off -compose CopyOpacity -composite "$folder/round.png"
  convert "$folder/round.png" \( +clone -background black -shadow 45x10+0+4 \) +swap -background none -layers merge +repage \
    -strip -define png:exclude-chunks=date,time "$3"
}

mkdir -p "$top/data/screenshots" "$top/help/C/figures"
for name in "${centres[@]}"; do
  framed "$name" 940 "$top/data/screenshots/$name.png"
done
for name in "${help[@]}"; do
  framed "$name" 680 "$folder/help.png"
  convert "$folder/help.png" -colors 255 -strip -define png:exclude-chunks=date,time "PNG8:$top/help/C/figures/$name.png"
done
