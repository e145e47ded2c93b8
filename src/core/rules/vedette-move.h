/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Something that may be done: an object whose properties are its declaration. */

#pragma once

#include "core/rules/vedette-move-kind.h"

G_BEGIN_DECLS

/* The prefix of a parameter that says of a reference that there is to be none, as in "no-leader" */
#define VEDETTE_DENIAL "no-"

#define VEDETTE_TYPE_MOVE (vedette_move_get_type ())
G_DECLARE_DERIVABLE_TYPE (VedetteMove, vedette_move, VEDETTE, MOVE, VedetteRecord)

struct _VedetteMoveClass
{
  VedetteRecordClass parent_class;

  /*< private >*/
  const VedetteMoveKind *kind;
};

GType                  vedette_move_kind_get_type (const VedetteMoveKind *kind);
const VedetteMoveKind *vedette_move_get_kind      (VedetteMove           *self);

const char       *vedette_move_get_name     (VedetteMove   *self);
const char       *vedette_move_get_label    (VedetteMove   *self);
const char       *vedette_move_get_title    (VedetteMove   *self);
const char       *vedette_move_get_verb     (VedetteMove   *self);
const char       *vedette_move_get_hint     (VedetteMove   *self);
const char       *vedette_move_get_key      (VedetteMove   *self);
VedetteMoveGroup  vedette_move_get_group    (VedetteMove   *self);
GParamSpec      **vedette_move_list_params  (VedetteMove   *self,
                                             guint         *n_params);

gboolean          vedette_move_is_said      (VedetteMove   *self,
                                             const char    *property);
VedetteTri        vedette_move_get_tri      (VedetteMove   *self,
                                             const char    *property);
gboolean          vedette_move_get_boolean  (VedetteMove   *self,
                                             const char    *property);
int               vedette_move_get_int      (VedetteMove   *self,
                                             const char    *property);
int               vedette_move_get_enum     (VedetteMove   *self,
                                             const char    *property);
const char       *vedette_move_get_text     (VedetteMove   *self,
                                             const char    *property);
gint64            vedette_move_get_id       (VedetteMove   *self,
                                             const char    *property);
const VedetteIds *vedette_move_get_ids      (VedetteMove   *self,
                                             const char    *property);
const VedetteNumbers *vedette_move_get_each (VedetteMove   *self,
                                             const char    *property);
const char * const *vedette_move_get_texts  (VedetteMove   *self,
                                             const char    *property);

char             *vedette_move_strip_ellipsis (const char  *label);

GType             vedette_param_spec_get_target   (GParamSpec *pspec);

G_END_DECLS
