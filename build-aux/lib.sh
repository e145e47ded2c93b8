# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Functions that build-aux/run, check and torture share. They print messages, install packages, build, and run commands
# whose output goes to a log.

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
logs=$top/_build/logs

# PATH begins with the folders of Debian, because the scripts must use the tools of the packages that they install.
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

# Prints the errors in the log of a build. The errors can be anywhere in the log, because ninja -k 0 continues after an
# error.
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

# stage TITLE COMMAND…: runs a command, writes its output to a log, and prints one line with the result.
# The command has its own process group, so that an interruption can end all processes of the command.
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

# packages SCOPE…: prints the packages of build-aux/packages that belong to one of these scopes.
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

# Runs a command as root, through sudo if necessary. The function sets Debian's umask, because everybody must be able to
# read the files that the scripts of a package write.
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
    # The loop tries again only if another apt process holds the lock, because waiting does not help with other errors.
    tail -n 5 "$1" | grep -q 'Could not get lock' || return 1
    [ "$try" -eq 6 ] || sleep 10
  done
  return 1
}

# install_packages SCOPE…: installs the missing packages of these scopes.
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

# configure FOLDER OPTION…: sets up a build folder with these options, and creates it again if Meson cannot
# reconfigure it.
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

# build CC FOLDER OPTION…: configures a build folder for the compiler CC, and builds everything in it.
build ()
{
  local cc=$1 folder=$2
  shift 2
  CC=$cc configure "$folder" -Dbuildtype=debugoptimized "$@" && ninja -k 0 -C "$folder"
}
