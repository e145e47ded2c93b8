/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The armies that the user keeps: texts in his data folder. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What an army is called and stands for, without being read */
typedef struct
{
  char *path;
  char *name;
  char *system; /* NULL if the text does not say */
} VedetteArmyEntry;

char      *vedette_army_library_get_folder (void);
GPtrArray *vedette_army_library_list       (const char  *system);
char      *vedette_army_library_read       (const char  *path,
                                            GError     **error);
char      *vedette_army_library_save       (const char  *name,
                                            const char  *text,
                                            GError     **error);
char      *vedette_army_library_rename     (const char  *path,
                                            const char  *name,
                                            GError     **error);

G_END_DECLS
