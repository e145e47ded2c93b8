/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What nearly every file of the core includes, read by the compiler once: a third of the time of a build. Each file includes
 * what it needs all the same (meson setup -Db_pch=false builds without this).
 */

#include <gio/gio.h>
#include <json-glib/json-glib.h>
