#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# shots.sh PROGRAM FOLDER [LOOK…]: pictures of every view and dialog of the sample battle, to be looked at by a person.
# Looks: usual usual-german (the window as it opens) light dark contrast narrow narrow-dark finger large rtl hd long double
# german (all, if none is named). $SHOTS: only those whose names match. $VEDETTE_FONT: the font, as build-aux/under-xvfb has it.
# If the program has the systems of the tests (tests/systems/vedette-with-fakes), of those, too.
# shots.sh --battles PROGRAM FOLDER: lays out the battles alone, for the walk over the tree (tests/journeys/tree.py), which
# reads from this file what there is to see.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
top=$here/../..
if [ "${1:-}" = --battles ]; then
  [ $# -eq 3 ] || { echo "usage: shots.sh --battles PROGRAM FOLDER" >&2; exit 2; }
  export TMPDIR=$3
  set -- --inside "$2" "$3" battles
elif [ "${1:-}" != --inside ]; then
  [ $# -ge 2 ] || { echo "usage: shots.sh PROGRAM FOLDER [LOOK…]" >&2; exit 2; }
  program=$(realpath "$1")
  mkdir -p "$2"
  folder=$(realpath "$2")
  shift 2
  [ $# -gt 0 ] || set -- usual usual-german light dark contrast narrow narrow-dark finger large rtl hd long double german
  for look; do
    case $look in
      finger) export VEDETTE_SCREEN=1280x1280x24 ;;
      hd) export VEDETTE_SCREEN=1920x1080x24 ;;
      page) export VEDETTE_SCREEN=2400x1800x24 ;;
      *) unset VEDETTE_SCREEN ;;
    esac
    "$top/build-aux/under-xvfb" "${BASH_SOURCE[0]}" --inside "$program" "$folder" "$look"
  done
  exit 0
fi
program=$2 folder=$3 look=$4

width=1280 height=800 preload=
export VEDETTE_SAMPLES=$top/data/samples
case $look in
  light | battles) ;;
  usual) width=1100 height=760 ;;
  dark) export ADW_DEBUG_COLOR_SCHEME=prefer-dark ;;
  contrast) export ADW_DEBUG_HIGH_CONTRAST=1 ;;
  narrow) width=360 height=640 ;;
  narrow-dark)
    width=360 height=640
    export ADW_DEBUG_COLOR_SCHEME=prefer-dark
    ;;
  finger) width=800 height=1280 ;;
  # GTK takes what X11 says of the resolution: twice 96.
  large) echo 'Xft.dpi: 192' >"$HOME/.Xdefaults" ;;
  rtl)
    # shellcheck disable=SC2046
    cc -shared -fPIC -D_GNU_SOURCE -o "$TMPDIR/right-to-left.so" "$here/right-to-left.c" $(pkg-config --cflags gtk4)
    preload=$TMPDIR/right-to-left.so
    ;;
  hd) width=1920 height=1080 ;;
  # Twice as fine, for those that pictures.sh makes smaller
  page)
    width=2200 height=1520
    export GDK_SCALE=2
    ;;
  # Words that are as much longer as German ones are, and twice as long
  long | double)
    cc -shared -fPIC -D_GNU_SOURCE -o "$TMPDIR/other-words.so" "$here/other-words.c"
    preload=$TMPDIR/other-words.so
    export VEDETTE_WORDS=$TMPDIR/words LANGUAGE=xx
    percent=40
    [ "$look" = long ] || percent=100
    python3 -B "$here/pseudo.py" "$top" "$VEDETTE_WORDS" "$percent" 2>/dev/null
    ;;
  german | usual-german)
    [ "$look" = german ] || width=1100 height=760
    cc -shared -fPIC -D_GNU_SOURCE -o "$TMPDIR/other-words.so" "$here/other-words.c"
    preload=$TMPDIR/other-words.so
    export VEDETTE_WORDS=$TMPDIR/words LANGUAGE=de
    mkdir -p "$VEDETTE_WORDS/de/LC_MESSAGES"
    msgfmt -o "$VEDETTE_WORDS/de/LC_MESSAGES/vedette.mo" "$top/po/de.po"
    ;;
  *) echo "shots.sh: no such look: $look" >&2; exit 2 ;;
esac

child=
trap '[ -z "$child" ] || kill "$child" 2>/dev/null' EXIT

# No window manager: it would freeze the frames of a window whose size is changed from outside. So the keyboard is given
# to the newest window by hand, and a dialog put into the middle.
newest=
give_keyboard ()
{
  local found x=0 y=0 WIDTH HEIGHT WINDOW X Y SCREEN
  mapfile -t found < <(xdotool search --onlyvisible --pid "$child" --name . | sort -n)
  [ "${#found[@]}" -gt 0 ] || return 0
  if [ "${#found[@]}" -gt 1 ] && [ "${found[-1]}" != "$newest" ]; then
    eval "$(xdotool getwindowgeometry --shell "${found[-1]}")"
    # No window is wider or higher than the screen is meant to be.
    if [ "$WIDTH" -gt "$width" ] || [ "$HEIGHT" -gt "$height" ]; then
      xdotool windowsize "${found[-1]}" "$((WIDTH < width ? WIDTH : width))" "$((HEIGHT < height ? HEIGHT : height))"
      sleep 0.4
      eval "$(xdotool getwindowgeometry --shell "${found[-1]}")"
    fi
    x=$((WIDTH < width ? (width - WIDTH) / 2 : 0))
    y=$((HEIGHT < height ? (height - HEIGHT) / 2 : 0))
    xdotool windowmove "${found[-1]}" "$x" "$y"
  elif [ -n "$newest" ] && [ "${found[-1]}" != "$newest" ]; then
    # A battle that came in place of the start window
    xdotool windowsize "${found[-1]}" "$width" "$height"
    xdotool windowmove "${found[-1]}" 0 0
    sleep 0.4
  fi
  newest=${found[-1]}
  xdotool windowfocus "${found[-1]}" || true
}

# The battles as they are before anything was pressed
lay_out ()
{
  cp "$top/data/samples/blackhearts-hold.vedette" "$TMPDIR/barn.vedette"
  cp "$top/data/samples/bridges-at-aurach.vedette" "$TMPDIR/aurach.vedette"
  chmod u+w "$TMPDIR/barn.vedette" "$TMPDIR/aurach.vedette"
  sed '40s/"kind"/"kinb"/' "$TMPDIR/barn.vedette" >"$TMPDIR/harmed.vedette"
  local copy
  for copy in "${firsts[@]}"; do
    cp "$TMPDIR/$copy.first" "$TMPDIR/$copy.vedette"
  done
  { cat "$TMPDIR/barn.vedette"; printf '{"n":54,'; } >"$TMPDIR/torn.vedette"
  # The same, played with clocks that ran for so many seconds before each step
  for copy in barn stack-character aurach; do
    sed 's/"time":"[^"]*"/&,"ran":46/' "$TMPDIR/$copy.vedette" >"$TMPDIR/$copy-timed.vedette"
  done
}

# The library of armies
lay_out_armies ()
{
  local folder=$XDG_DATA_HOME/vedette/armies
  mkdir -p "$folder"
  printf '# Vedette army: skirmish\nThe hill:\nOrm, good, heroic leader\n8 Hillmen, average, bow\n' >"$folder/Orm’s Hillmen.txt"
  printf '# Vedette army: skirmish\nThe garrison:\n12 Spearmen, average\n' >"$folder/The Garrison of the Long Bridge.txt"
  printf '# Vedette army: eagles\n1st Division (Wachtel), good: 4 line infantry\n' >"$folder/Austrians 1809.txt"
}

# shot NAME FILE KEY…: starts the program, presses the keys, takes a picture. type: a text, hold: a key that stays down,
# point: where the pointer rests, so that its tip comes up.
shot ()
{
  local name=$1 file=$2 window key
  shift 2
  # shellcheck disable=SC2053
  [[ $name == ${SHOTS:-*} ]] || return 0
  # Only the start window shows what was opened before.
  [[ $name == start* ]] || rm -rf "${XDG_DATA_HOME:?}"/* "${XDG_STATE_HOME:?}"/*
  lay_out
  [[ $name != *armies ]] || lay_out_armies
  # The settings of a program that is not installed are as they are at first, but for this.
  unset GSETTINGS_SCHEMA_DIR
  [[ $name != *clocks* ]] || export GSETTINGS_SCHEMA_DIR=$TMPDIR/schemas
  if [ -n "$file" ]; then
    LD_PRELOAD=$preload "$program" "$TMPDIR/$file" >/dev/null 2>&1 &
  else
    LD_PRELOAD=$preload "$program" >/dev/null 2>&1 &
  fi
  child=$!
  window=$(timeout 20 xdotool search --sync --onlyvisible --pid "$child" --name . | head -n 1)
  xdotool windowsize "$window" "$width" "$height"
  xdotool windowmove "$window" 0 0
  newest=$window
  sleep 0.7
  give_keyboard
  sleep 0.3
  for key; do
    case $key in
      type:*) xdotool type --delay 5 "${key#type:}" ;;
      hold:*) xdotool keydown "${key#hold:}" ;;
      point:*)
        # GTK looks for a tip only after the pointer has moved within.
        xdotool mousemove "$(($(cut -d, -f1 <<<"${key#point:}") - 5))" "${key#*,}"
        sleep 0.2
        xdotool mousemove "$(cut -d, -f1 <<<"${key#point:}")" "${key#*,}"
        sleep 1
        # A tip is no dialog: it stays where it came up.
        continue
        ;;
      # By their codes, as in tests/journeys/journey.py
      F10) xdotool key 76 ;;
      F11) xdotool key 95 ;;
      *) xdotool key "$key" ;;
    esac
    sleep 0.6
    give_keyboard
    sleep 0.2
  done
  # into the corner of the screen, where no tip comes up
  [[ ${key-} == point:* ]] || xdotool mousemove 9999 9999
  sleep 0.5
  import -window root -crop "$((width > 640 ? width : 640))x$((height > 800 ? height : 800))+0+0" +repage "$folder/$look-$name.png"
  kill "$child"
  wait "$child" 2>/dev/null || true
  child=
}

# A battle before its start, and the same when it is played: traits, reserves, hidden lines, places, rolling off.
{
  printf '{"edit":"add-contingent","side":"%s","name":"%s"}\n' red 'The foresters' blue 'The household'
  printf '{"edit":"add-line","side":"%s","text":"%s"}\n' red 'Maud, excellent, heroic, bow, quick +2' red '6 archers, average, bow' \
    red '4 spearmen, average' blue 'Wat, average, adequate' blue '8 serfs, rubbish' blue '3 riders, good' blue '3 lurkers, poor, sling'
  printf '{"edit":"set-line","line":"%s"}\n' 'Riders","reserve":true,"arrives-action":1,"arrives-die":"4' 'Lurkers","hidden":"true' |
    sed 's/:"\(4\|true\)"}/:\1}/'
  printf '{"edit":"add-place","name":"%s"}\n' 'The mill' 'The bridge'
  printf '%s\n' '{"edit":"add-card","side":"red","actors":["Maud","Archers"],"objective":"place","target":"The mill","order":"Take it"}'
  printf '%s\n' '{"edit":"set-switch","switch":"s.start","value":"roll-off"}'
} >"$TMPDIR/muster.jsonl"
{
  grep -v roll-off "$TMPDIR/muster.jsonl"
  printf '%s\n' '{"edit":"set-battle","stop-after":1}' '{"move":"start","holder":"red"}' \
    '{"move":"march","who":["Maud","Archers"]}' '{"move":"decline"}'
} >"$TMPDIR/played.jsonl"
# A token stack: before the start, between tokens, on a character's and on an enemy's, at the end of the round, a real bag.
{
  printf '{"edit":"add-participants","text":"%s"}\n' \
    'Mira, blue\nTam, green\nOsric, yellow\nVala, purple\nBran, orange\n2 hired spearmen\n8 lizard-men, 2\nshaman, 3' \
    'lurker, 2, hidden\n6 raiders, 1, waiting'
  printf '{"edit":"add-effect","name":"%s","whose":"%s","left":%d,"tick":"%s"}\n' burning Mira 3 turn poison Bran 2 round
} >"$TMPDIR/stack-setup.jsonl"
{
  cat "$TMPDIR/stack-setup.jsonl"
  printf '%s\n' '{"move":"start"}' '{"move":"draw"}' '{"move":"finish","who":"Shaman"}' '{"move":"draw"}' '{"move":"finish"}' \
    '{"move":"draw"}' '{"move":"finish","who":"Shaman"}'
} >"$TMPDIR/stack-bag.jsonl"
for last in character enemy end; do
  { cat "$TMPDIR/stack-bag.jsonl"; printf '{"move":"draw"}\n'; } >"$TMPDIR/stack-$last.jsonl"
done
{
  printf '%s\n' '{"edit":"set-battle","bag":"real"}'
  grep -v -e draw -e finish "$TMPDIR/stack-bag.jsonl"
  printf '%s\n' '{"move":"draw","token":"blue"}' '{"move":"finish"}'
} >"$TMPDIR/stack-real.jsonl"
# A grand-tactical battle: before the start, and in turn 1 as it goes on.
{
  printf '{"edit":"add-forces","army":"%s","text":"%s"}\n' \
    red '1st Division (Amsel), good: 2 line infantry, 1 line artillery\n2nd Division, average: 3 line infantry' \
    blue '4th Division (Tournel), good: 3 line infantry\n5th Division, good: 3 elite infantry'
  printf '%s\n' '{"edit":"set-switch","switch":"e.class_dice","value":"d10"}'
} >"$TMPDIR/eagles-setup.jsonl"
{
  cat "$TMPDIR/eagles-setup.jsonl"
  printf '%s\n' '{"move":"start"}' '{"move":"roll-points","die":[5,5]}'
} >"$TMPDIR/eagles-skirmish.jsonl"
{
  cat "$TMPDIR/eagles-skirmish.jsonl"
  printf '%s\n' '{"move":"skirmish-done"}'
} >"$TMPDIR/eagles-points.jsonl"
{
  cat "$TMPDIR/eagles-points.jsonl"
  printf '%s\n' '{"move":"opposed-roll","die":[8,3]}'
} >"$TMPDIR/eagles-choice.jsonl"
{
  cat "$TMPDIR/eagles-choice.jsonl"
  printf '%s\n' '{"move":"activate","division":"1st Division"}'
} >"$TMPDIR/eagles-division.jsonl"
{
  cat "$TMPDIR/eagles-division.jsonl"
  printf '%s\n' '{"move":"steal","division":"4th Division"}' '{"move":"opposed-roll","die":[2,9]}'
} >"$TMPDIR/eagles-thief.jsonl"
# The systems of the tests: a coin that shows something, and a night in a vault with something pending on something pending.
printf '%s\n' '{"move":"toss","die":1}' '{"move":"guess","face":"heads"}' >"$TMPDIR/coin.jsonl"
printf '%s\n' '{"edit":"add-man","name":"Ann"}' '{"edit":"add-man","name":"Bob"}' \
  '{"edit":"add-man","name":"Sergeant","side":"guards"}' '{"edit":"set-man","man":"Bob","boss":"Ann"}' \
  '{"move":"draw","die":1}' >"$TMPDIR/vault.jsonl"
{
  cat "$TMPDIR/vault.jsonl"
  printf '%s\n' '{"move":"break-in","who":"Bob"}' '{"move":"chase"}'
} >"$TMPDIR/chase.jsonl"
{
  cat "$TMPDIR/vault.jsonl"
  printf '%s\n' '{"move":"crack","tools":"powder","die":5}' '{"move":"draw","die":1}'
} >"$TMPDIR/open.jsonl"
{
  cat "$TMPDIR/open.jsonl"
  printf '%s\n' '{"move":"open-box","box":4}' '{"move":"draw","die":6}'
} >"$TMPDIR/morning.jsonl"

firsts=(muster played stack-setup stack-bag stack-character stack-enemy stack-end stack-real
  eagles-setup eagles-skirmish eagles-points eagles-choice eagles-division eagles-thief)
[[ "$("$program" new --system=none "$TMPDIR/none.vedette" 2>&1)" != *vault* ]] || fakes=yes
[ -z "${fakes:-}" ] || firsts+=(coin vault chase open morning)
for name in "${firsts[@]}"; do
  # Nobody types what is drawn out of the program's bag: with these seeds come an enemy, Osric, an enemy, and then whoever the
  # picture is of.
  case $name in
    stack-enemy) seed=36 ;;
    stack-end) seed=687 ;;
    *) seed=1019 ;;
  esac
  case $name in
    muster | played) system=skirmish ;;
    stack-*) system=stack ;;
    eagles-*) system=eagles ;;
    coin) system=coin ;;
    *) system=vault ;;
  esac
  "$program" new "$TMPDIR/$name.vedette" --system "$system" >/dev/null
  "$program" play --strict --seed="$seed" "$TMPDIR/$name.vedette" <"$TMPDIR/$name.jsonl" >/dev/null
  mv "$TMPDIR/$name.vedette" "$TMPDIR/$name.first"
done
# The samples when they are over
for name in blackhearts-hold fifty-goblins bridges-at-aurach; do
  cp "$top/data/samples/$name.vedette" "$TMPDIR/$name.first"
  chmod u+w "$TMPDIR/$name.first"
  "$program" play --strict "$TMPDIR/$name.first" <<<'{"move":"end"}' >/dev/null
  firsts+=("$name")
done

# With the clocks switched on
mkdir "$TMPDIR/schemas"
cp "$top"/data/*.gschema.xml "$TMPDIR/schemas"
printf '[io.github.vedette_wargames.Vedette]\nclocks=true\n' >"$TMPDIR/schemas/clocks.gschema.override"
glib-compile-schemas "$TMPDIR/schemas"

if [ "$look" = battles ]; then
  lay_out
  exit 0
fi

shot play barn.vedette
shot play-refused barn.vedette c
shot play-first-action barn.vedette Return c 2 0 Return
shot roll barn.vedette Return
shot roll-typed barn.vedette Return r g 1 3
shot put-right barn.vedette ctrl+e
shot declare played.vedette shift+c 1
shot call played.vedette shift+t
shot shoot-back played.vedette m shift+b
shot arrive played.vedette a
shot reveal played.vedette l
shot losses played.vedette c l
shot out played.vedette x
shot duel played.vedette h d
shot end-due played.vedette
shot moves played.vedette
shot over played.vedette g
shot end blackhearts-hold.vedette
shot end-bands blackhearts-hold.vedette shift+Tab shift+Tab space
shot end-stack fifty-goblins.vedette
shot end-eagles bridges-at-aurach.vedette
shot new-with-forces blackhearts-hold.vedette F10 Down Return
shot start-samples '' Tab
shot roll-off muster.vedette Return
shot forces barn.vedette alt+2
shot forces-typed muster.vedette alt+2 'type:10xOrcs (poor) javelins, quick +2'
shot forces-doubt muster.vedette alt+2 'type:6 archers averge bow, herioc leader' Return
shot forces-line barn.vedette alt+2 Tab Down Down
shot orders barn.vedette alt+3
shot card muster.vedette alt+3 Tab Return
shot card-written muster.vedette alt+3 Tab Return space 'type:Silence the' Tab space Down Return
shot place muster.vedette alt+3 Tab Tab Tab Tab Tab Tab Tab Return
shot battle-settings muster.vedette F10 Down Down Down Down Down Down Down Down Down Down Down Return
shot log barn.vedette alt+4
shot play-clocks barn-timed.vedette
shot play-clocks-moves barn-timed.vedette Return c 2 0 Return
shot stack-clocks stack-character-timed.vedette
shot eagles-clocks aurach-timed.vedette
shot table-clocks barn-timed.vedette F11
shot table-clocks-stack stack-character-timed.vedette F11
shot log-clocks barn-timed.vedette alt+4
shot print barn.vedette ctrl+p
shot menu barn.vedette F10
# By its letter: to go down eight items and press Return now and then opens the first.
import_keys='F10 i' export_key=y save_key=l
if [[ $look == *german ]]; then export_key=x save_key=s; fi
# shellcheck disable=SC2086
{
  shot import-text muster.vedette $import_keys "type:$here/../fixtures/exchange/hill.txt" Return
  shot import-roster muster.vedette $import_keys "type:$here/../fixtures/exchange/band.json" Return
  shot import-columns muster.vedette $import_keys "type:$here/../fixtures/exchange/band.csv" Return
  shot export-army muster.vedette F10 $export_key
  shot save-army muster.vedette F10 $save_key
}
# Where the reason stands why something cannot be done, and how the focus gets to the button that exports the log
why_not=260,670 to_export='Tab Tab'
if [[ $look == narrow* ]]; then why_not=110,490 to_export='Tab Tab Tab'; fi
# shellcheck disable=SC2086
{
  shot rule-tip barn.vedette c "point:$why_not"
  shot file-toast barn.vedette alt+4 $to_export Return Down Return "type:$TMPDIR/barn" Return
}
shot preferences barn.vedette ctrl+comma
shot shortcuts barn.vedette ctrl+question
shot torn torn.vedette
shot harmed harmed.vedette
shot table-view barn.vedette F11
shot table-view-stack stack-character.vedette F11
shot table-view-eagles aurach.vedette F11
shot start ''
shot empty ''
shot new '' Return
shot start-armies ''
shot new-armies '' Return
shot new-battle '' Return Return
shot new-forces '' Return Return alt+2
shot new-orders '' Return Return alt+3
shot stack-setup stack-setup.vedette
shot stack-bag stack-bag.vedette
shot stack-character stack-character.vedette
shot stack-enemy stack-enemy.vedette
shot stack-end stack-end.vedette
shot stack-real stack-real.vedette
shot stack-add stack-character.vedette p 'type:2 gobilns'
shot stack-out stack-character.vedette x 8
shot stack-flee stack-character.vedette l
shot stack-effect stack-character.vedette f
shot stack-put-right stack-character.vedette ctrl+e
shot stack-participants stack-character.vedette alt+2
shot stack-typed stack-character.vedette alt+2 'type:2 hired spaermen, blue'
shot stack-edit stack-character.vedette alt+2 Tab Return
shot stack-colour stack-character.vedette alt+2 Tab Tab Return
shot stack-log stack-end.vedette alt+3
shot stack-print stack-end.vedette ctrl+p
shot stack-shortcuts stack-end.vedette ctrl+question
shot stack-battle-settings stack-setup.vedette F10 Down Down Down Down Down Down Down Down Down Down Down Return
shot stack-new '' Return Tab space Down Return
shot eagles-play aurach.vedette
shot eagles-armies aurach.vedette alt+2
shot eagles-orders aurach.vedette alt+3 hold:u
shot eagles-orders-covered aurach.vedette alt+3
shot eagles-log aurach.vedette alt+4
shot eagles-setup eagles-setup.vedette
shot eagles-skirmish eagles-skirmish.vedette
shot eagles-check eagles-skirmish.vedette s
shot eagles-points eagles-points.vedette
shot eagles-roll-covered eagles-points.vedette t
shot eagles-roll-open eagles-points.vedette t Return 2
shot eagles-rolled eagles-points.vedette t Return 2 Return Return Return Return
shot eagles-choice eagles-choice.vedette
shot eagles-division eagles-division.vedette
shot eagles-thief eagles-thief.vedette
shot eagles-local eagles-division.vedette l
[ -n "${fakes:-}" ] || exit 0
shot coin coin.vedette
shot coin-refused coin.vedette t
shot coin-face coin.vedette alt+2
shot coin-log coin.vedette alt+3
shot coin-print coin.vedette ctrl+p
shot coin-settings coin.vedette F10 Down Down Down Down Down Down Down Down Return
shot vault vault.vedette
shot vault-crack vault.vedette c
shot vault-break-in vault.vedette b
shot vault-chase chase.vedette
shot vault-boxes open.vedette
shot vault-morning morning.vedette
shot vault-log morning.vedette alt+2
shot vault-print morning.vedette ctrl+p
shot vault-settings vault.vedette F10 Down Down Down Down Down Down Down Down Return
shot new-system '' Return Tab space
