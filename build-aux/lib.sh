# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# What build-aux/run and build-aux/check share: messages, packages, one quiet stage after the other.

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
logs=$top/_build/logs

# Debian's own tools before whatever else stands in the path: they are what the packages below provide.
export PATH=/usr/bin:/bin:/usr/sbin:/sbin:$PATH
unset CC CFLAGS CPPFLAGS LDFLAGS MAKEFLAGS DESTDIR NINJA_STATUS CDPATH

die ()
{
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 1
}

show_tail ()
{
  tail -n "${2:-40}" "$1" | sed 's/^/  | /'
  printf '  The whole log: %s\n' "$1"
}

# A build goes on after an error, to show all of them: they stand anywhere in its log.
show_errors ()
{
  local errors
  errors=$(grep -E 'error:|warning:|ERROR|undefined reference|multiple definition' "$1" | head -n 40)
  if [ -n "$errors" ]; then
    sed 's/^/  | /' <<<"$errors"
    printf '  The whole log: %s\n' "$1"
  else
    show_tail "$1"
  fi
}

mkdir -p "$logs" || die "cannot make the folder $logs"

# stage TITLE COMMAND…: runs it with its output in a log of its own and says one line.
# The command is a process group of its own, so that an interruption can end all of it.
stage_pid=
stage_log=
stage ()
{
  local title=$1 rc=0 start=$SECONDS
  shift
  stage_log=$logs/$(tr -cs 'A-Za-z0-9\n' '-' <<<"${title,,}").log
  set -m
  "$@" >"$stage_log" 2>&1 </dev/null &
  stage_pid=$!
  set +m
  wait "$stage_pid" || rc=$?
  stage_pid=
  if [ "$rc" -eq 0 ]; then
    printf '%-6s %s (%d s)\n' ok "$title" $((SECONDS - start))
  else
    printf '%-6s %s (%d s)\n' FAILED "$title" $((SECONDS - start))
  fi
  return "$rc"
}

end_stage ()
{
  trap - EXIT INT TERM HUP
  if [ -n "$stage_pid" ]; then
    kill -TERM -- "-$stage_pid" 2>/dev/null
    wait "$stage_pid" 2>/dev/null
    stage_pid=
  fi
}
trap 'end_stage; exit 130' INT
trap 'end_stage; exit 143' TERM HUP
trap end_stage EXIT

# packages SCOPE…: the names in build-aux/packages that are for one of these.
packages ()
{
  local what name rest scope
  while read -r what name rest; do
    for scope in "$@"; do
      [ "$what" != "$scope" ] || printf '%s\n' "$name"
    done
  done < <(grep -v '^#' "$top/build-aux/packages")
}

missing_packages ()
{
  local name
  packages "$@" | while read -r name; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null)" = installed ] || printf '%s\n' "$name"
  done
}

# As root, or through sudo. The umask is Debian's: what a package's scripts write must be readable for everybody.
as_root ()
(
  umask 022
  if [ "$(id -u)" -eq 0 ]; then
    env DEBIAN_FRONTEND=noninteractive "$@"
  else
    sudo env DEBIAN_FRONTEND=noninteractive "$@"
  fi
)

update_lists ()
{
  local try
  for try in 1 2 3 4 5 6; do
    as_root apt-get -q -o DPkg::Lock::Timeout=300 update >>"$1" 2>&1 </dev/null && return 0
    # Another apt may hold the lists; anything else will not mend by waiting.
    tail -n 5 "$1" | grep -q 'Could not get lock' || return 1
    [ "$try" -eq 6 ] || sleep 10
  done
  return 1
}

# install_packages SCOPE…
install_packages ()
{
  local missing log=$logs/packages.log start=$SECONDS
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    printf '%-6s %s\n' note "no apt here: the packages of build-aux/packages are taken to be there under other names"
    return 0
  fi
  missing=$(missing_packages "$@")
  [ -n "$missing" ] || return 0
  missing=${missing//$'\n'/ }
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null ||
      die "these packages are missing, and you are neither root nor have sudo to install them: $missing"
    if ! sudo -n true 2>/dev/null; then
      [ -t 0 ] || die "these packages are missing, and sudo asks for a password that nobody can type here: $missing"
      sudo -v || die "these packages are missing, and sudo refused: $missing"
    fi
  fi
  printf '%-6s %s\n' '...' "installing $(wc -w <<<"$missing") packages"
  : >"$log"
  update_lists "$log" || printf '%-6s %s\n' note "apt-get update failed (see $log); going on with the lists that are there"
  # shellcheck disable=SC2086
  if ! as_root apt-get -qy -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 -o Acquire::Retries=3 \
       install --no-install-recommends $missing >>"$log" 2>&1 </dev/null; then
    show_tail "$log" 20
    die "the packages could not be installed: $missing"
  fi
  missing=$(missing_packages "$@")
  [ -z "$missing" ] || die "apt-get said that it went well, but these are still missing: ${missing//$'\n'/ } (see $log)"
  printf '%-6s %s (%d s)\n' ok packages $((SECONDS - start))
}

# configure FOLDER OPTION…: a build folder as these options want it, made anew when it cannot be brought there.
configure ()
{
  local folder=$1
  shift
  if [ -e "$folder/build.ninja" ] && meson setup --reconfigure "$@" "$folder" "$top"; then
    return 0
  fi
  rm -rf "$folder"
  meson setup "$@" "$folder" "$top"
}

# build CC FOLDER OPTION…
build ()
{
  local cc=$1 folder=$2
  shift 2
  CC=$cc configure "$folder" -Dbuildtype=debugoptimized "$@" && ninja -k 0 -C "$folder"
}
