/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One legal value of a declaration, with the words for it. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_CHOICE (vedette_choice_get_type ())
G_DECLARE_FINAL_TYPE (VedetteChoice, vedette_choice, VEDETTE, CHOICE, GObject)

VedetteChoice *vedette_choice_add_id       (GListStore    *list,
                                            gint64         id,
                                            const char    *label);
VedetteChoice *vedette_choice_add_id_noted (GListStore    *list,
                                            gint64         id,
                                            const char    *label,
                                            const char    *note);
VedetteChoice *vedette_choice_add_nick     (GListStore    *list,
                                            const char    *nick,
                                            const char    *label);
void           vedette_choice_set_note     (VedetteChoice *self,
                                            const char    *note);
void           vedette_choice_set_group    (VedetteChoice *self,
                                            const char    *group);
void           vedette_choice_set_number   (VedetteChoice *self,
                                            int            most,
                                            const char    *name);
void           vedette_choice_set_parent   (VedetteChoice *self,
                                            VedetteChoice *parent);
gint64         vedette_choice_get_id       (VedetteChoice *self);
const char    *vedette_choice_get_nick     (VedetteChoice *self);
const char    *vedette_choice_get_label    (VedetteChoice *self);
const char    *vedette_choice_get_note     (VedetteChoice *self);
const char    *vedette_choice_get_group    (VedetteChoice *self);
int            vedette_choice_get_most     (VedetteChoice *self);
const char    *vedette_choice_get_name     (VedetteChoice *self);
VedetteChoice *vedette_choice_get_parent   (VedetteChoice *self);
gboolean       vedette_choice_equal        (VedetteChoice *self,
                                            VedetteChoice *other);

G_END_DECLS
