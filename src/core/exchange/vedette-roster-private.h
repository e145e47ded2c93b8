/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The readers of each format. Private to the room. */

#pragma once

#include <json-glib/json-glib.h>

#include "core/exchange/vedette-roster.h"

G_BEGIN_DECLS

/* All return (transfer full) (nullable) what they have read, or %NULL with a %VEDETTE_ROSTER_ERROR. */
VedetteRoster *vedette_import_csv         (const char  *data,
                                           gsize        length,
                                           GError     **error);
gboolean       vedette_import_is_csv      (const char  *data,
                                           gsize        length);
VedetteRoster *vedette_import_ros         (const char  *data,
                                           gsize        length,
                                           GError     **error);
VedetteRoster *vedette_import_rosz        (const char  *data,
                                           gsize        length,
                                           GError     **error);
VedetteRoster *vedette_import_new_recruit (JsonObject  *root,
                                           GError     **error);
VedetteRoster *vedette_import_army_forge  (JsonObject  *root,
                                           GError     **error);
VedetteRoster *vedette_import_army_forge_text (const char  *data,
                                               GError     **error);

VedetteRoster *vedette_import_selections  (VedetteRoster *roster,
                                           JsonObject    *root,
                                           GError       **error);

char          *vedette_roster_number_name (GHashTable    *used,
                                           const char    *name);
VedetteRoster *vedette_roster_finish      (VedetteRoster *roster,
                                           const char    *empty,
                                           GError       **error);

gboolean       vedette_roster_fail_length (GError     **error);
gboolean       vedette_roster_fail_values (GError     **error);

/* JSON as it is in files: numbers may be texts. */
const char    *vedette_import_get_text    (JsonObject  *object,
                                           const char  *name);
gboolean       vedette_import_get_number  (JsonObject  *object,
                                           const char  *name,
                                           double      *value);
JsonArray     *vedette_import_get_array   (JsonObject  *object,
                                           const char  *name);
JsonObject    *vedette_import_nth_object  (JsonArray   *array,
                                           guint        i);

G_END_DECLS
