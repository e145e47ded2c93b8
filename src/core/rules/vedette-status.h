/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One thing that all should know about how the battle stands, for the window and for machines. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * VedetteEmphasis:
 * @VEDETTE_EMPHASIS_MACHINE: for machines only
 * @VEDETTE_EMPHASIS_NORMAL: a line among others
 * @VEDETTE_EMPHASIS_STRONG: read from a metre away
 * @VEDETTE_EMPHASIS_HEADLINE: the first thing to see
 */
typedef enum
{
  VEDETTE_EMPHASIS_MACHINE,
  VEDETTE_EMPHASIS_NORMAL,
  VEDETTE_EMPHASIS_STRONG,
  VEDETTE_EMPHASIS_HEADLINE,
} VedetteEmphasis;

#define VEDETTE_TYPE_STATUS (vedette_status_get_type ())
G_DECLARE_FINAL_TYPE (VedetteStatus, vedette_status, VEDETTE, STATUS, GObject)

const char      *vedette_status_get_id       (VedetteStatus   *self);
const char      *vedette_status_get_label    (VedetteStatus   *self);
const char      *vedette_status_get_text     (VedetteStatus   *self);
const GValue    *vedette_status_get_value    (VedetteStatus   *self);
VedetteEmphasis  vedette_status_get_emphasis (VedetteStatus   *self);

void             vedette_status_add_text     (GListStore      *list,
                                              const char      *id,
                                              const char      *label,
                                              VedetteEmphasis  emphasis,
                                              const char      *value,
                                              const char      *text);
void             vedette_status_add_int      (GListStore      *list,
                                              const char      *id,
                                              const char      *label,
                                              VedetteEmphasis  emphasis,
                                              int              value,
                                              const char      *text);
void             vedette_status_add_boolean  (GListStore      *list,
                                              const char      *id,
                                              const char      *label,
                                              VedetteEmphasis  emphasis,
                                              gboolean         value,
                                              const char      *text);

G_END_DECLS
