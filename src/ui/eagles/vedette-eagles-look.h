/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What several views of a grand-tactical battle share: the sign of an army, and what is said of who commands. */

#pragma once

#include <gtk/gtk.h>

#include "core/eagles/state/vedette-eagles.h"
#include "core/session/vedette-session.h"

G_BEGIN_DECLS

char       *vedette_eagles_look_join      (GStrvBuilder        *words);
void        vedette_eagles_look_clear     (GtkBox              *box);
GtkWidget  *vedette_eagles_look_label     (const char          *text,
                                           const char          *css_class);
void        vedette_eagles_look_set_ink   (GtkWidget           *widget,
                                           const VedetteEagles *eagles,
                                           gpointer             army);
void        vedette_eagles_look_set_sign  (GtkLabel            *label,
                                           VedetteRules        *rules,
                                           const VedetteEagles *eagles,
                                           gpointer             army);
char       *vedette_eagles_look_say_rated (const VedetteEagles *eagles,
                                           gpointer             command);

const char *vedette_eagles_look_get_symbol (VedetteArm           arm);
GtkWidget  *vedette_eagles_look_new_signs  (const VedetteEagles *eagles,
                                            GPtrArray           *units,
                                            double               scale);

G_END_DECLS
