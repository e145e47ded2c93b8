/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One parameter in a form: its controls, and the value that they say. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_DECLARE_ROW (vedette_declare_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (VedetteDeclareRow, vedette_declare_row, VEDETTE, DECLARE_ROW, GObject)

/**
 * VedetteDeclareRowClass:
 * @show: lets the controls say the value
 * @read: what they say, in a value that is initialised; FALSE with an error where that is nothing of the kind
 * @fill: (nullable): the legal values are others now
 * @limit: (nullable): the number is from @min to @max now
 * @get_focus: where the focus goes; %NULL without a control
 * @mark: shows what is wrong with it, or with %NULL what there is to say of it else, which is returned (nullable) as far as
 *   it is said of the control with the focus
 *
 * Each says with vedette_declare_row_changed() when somebody has changed it.
 */
struct _VedetteDeclareRowClass
{
  GObjectClass parent_class;

  void       (*show)      (VedetteDeclareRow *self,
                           const GValue      *value);
  gboolean   (*read)      (VedetteDeclareRow *self,
                           GValue            *value,
                           GError           **error);
  void       (*fill)      (VedetteDeclareRow *self);
  void       (*limit)     (VedetteDeclareRow *self,
                           int                min,
                           int                max);
  GtkWidget *(*get_focus) (VedetteDeclareRow *self);
  const char *(*mark)     (VedetteDeclareRow *self,
                           const char        *wrong);
};

void         vedette_declare_row_changed     (VedetteDeclareRow  *self);

GParamSpec  *vedette_declare_row_get_param   (VedetteDeclareRow  *self);
const char  *vedette_declare_row_get_name    (VedetteDeclareRow  *self);
GListModel  *vedette_declare_row_get_choices (VedetteDeclareRow  *self);
GtkWidget   *vedette_declare_row_get_widget  (VedetteDeclareRow  *self);
void         vedette_declare_row_set_widget  (VedetteDeclareRow  *self,
                                              GtkWidget          *widget);
VedetteDeclareRow *vedette_declare_row_get_beside (VedetteDeclareRow *self);
void         vedette_declare_row_set_beside  (VedetteDeclareRow  *self,
                                              VedetteDeclareRow  *other);
void         vedette_declare_row_reset       (VedetteDeclareRow  *self);
gboolean     vedette_declare_row_is_asked    (VedetteDeclareRow  *self);
gboolean     vedette_declare_row_decides     (VedetteDeclareRow  *self);

void         vedette_declare_row_update      (VedetteDeclareRow  *self,
                                              VedetteMove        *move,
                                              VedetteRules       *rules,
                                              const char         *audience,
                                              gboolean            stays);
void         vedette_declare_row_show        (VedetteDeclareRow  *self,
                                              const GValue       *value);
gboolean     vedette_declare_row_declare     (VedetteDeclareRow  *self,
                                              VedetteMove        *move,
                                              gboolean            all,
                                              GError            **error);
GtkWidget   *vedette_declare_row_get_focus   (VedetteDeclareRow  *self);
void         vedette_declare_row_mark        (VedetteDeclareRow  *self,
                                              const char         *wrong);

G_END_DECLS
