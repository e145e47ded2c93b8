/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What nearly every file of the window includes, read by the compiler once, as in core/pch.
 */

#include <adwaita.h>
#include <gio/gio.h>
#include <json-glib/json-glib.h>
