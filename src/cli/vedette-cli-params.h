/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Options of the command line that are the parameters of a table. Private to the command line. */

#pragma once

#include "core/rules/vedette-move.h"

G_BEGIN_DECLS

/**
 * VedetteCliParams:
 * @entries: (element-type GOptionEntry): the options of the parameters; a verb adds its own
 *
 * What was said on the command line is in it once vedette_cli_parse() has read the entries.
 */
typedef struct
{
  GArray *entries;

  /*< private >*/
  const VedetteParam *params;
  struct _VedetteCliSaid *said;
} VedetteCliParams;

VedetteCliParams   *vedette_cli_params_new         (const VedetteParam *params);
void                vedette_cli_params_free        (VedetteCliParams   *self);
void                vedette_cli_params_add         (VedetteCliParams   *self,
                                                    GOptionEntry        entry);
const GOptionEntry *vedette_cli_params_get_entries (VedetteCliParams   *self);
gboolean            vedette_cli_params_read        (VedetteCliParams   *self,
                                                    VedetteMove        *move);

const char         *vedette_cli_find_value         (int                 argc,
                                                    char              **argv,
                                                    const char         *option);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteCliParams, vedette_cli_params_free)

G_END_DECLS
