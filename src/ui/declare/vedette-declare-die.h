/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One die in a form: what it shows is typed as a number, or as what that number is called. */

#pragma once

#include <gtk/gtk.h>

#include "core/rules/vedette-dice-request.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_DECLARE_DIE (vedette_declare_die_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDeclareDie, vedette_declare_die, VEDETTE, DECLARE_DIE, GObject)

VedetteDeclareDie  *vedette_declare_die_new         (VedetteDiceRequest  *request,
                                                     GtkWidget           *group,
                                                     const char          *party);
VedetteDiceRequest *vedette_declare_die_get_request (VedetteDeclareDie   *self);
gboolean            vedette_declare_die_is_typed    (VedetteDeclareDie   *self);
gboolean            vedette_declare_die_read        (VedetteDeclareDie   *self,
                                                     int                 *natural,
                                                     GError             **error);
void                vedette_declare_die_focus       (VedetteDeclareDie   *self);
void                vedette_declare_die_settle      (VedetteDeclareDie   *self);
void                vedette_declare_die_remove      (VedetteDeclareDie   *self);

G_END_DECLS
