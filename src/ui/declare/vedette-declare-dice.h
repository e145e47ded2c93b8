/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dice of a move in a form: a row for each that it asks for, in the group of the party that rolls it. */

#pragma once

#include "core/session/vedette-session.h"
#include "ui/widgets/vedette-dialog.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_DECLARE_DICE (vedette_declare_dice_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDeclareDice, vedette_declare_dice, VEDETTE, DECLARE_DICE, GObject)

VedetteDeclareDice *vedette_declare_dice_new       (VedetteDialog       *dialog,
                                                    VedetteRules        *rules);
GtkWidget          *vedette_declare_dice_add_group (VedetteDeclareDice  *self,
                                                    const char          *party);
void                vedette_declare_dice_set_place (VedetteDeclareDice  *self,
                                                    GtkBox              *place);
void                vedette_declare_dice_update    (VedetteDeclareDice  *self,
                                                    VedetteMove         *move);
void                vedette_declare_dice_put_off   (VedetteDeclareDice  *self,
                                                    gboolean             put_off);
gboolean            vedette_declare_dice_read      (VedetteDeclareDice  *self,
                                                    VedetteDice        **dice,
                                                    GError             **error);
gboolean            vedette_declare_dice_settle    (VedetteDeclareDice  *self,
                                                    VedetteMove         *move,
                                                    GError             **error);
void                vedette_declare_dice_add       (VedetteDeclareDice  *self,
                                                    VedetteMove         *move,
                                                    VedetteDiceRequest  *request);
gboolean            vedette_declare_dice_may_roll  (VedetteDeclareDice  *self);
void                vedette_declare_dice_focus     (VedetteDeclareDice  *self);

G_END_DECLS
