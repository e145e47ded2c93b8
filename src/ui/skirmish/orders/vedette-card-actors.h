/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who carries out an order card: lines of one side, or some men of a line. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"
#include "core/skirmish/records/vedette-order-card.h"

G_BEGIN_DECLS

/**
 * VedetteActor:
 * @line: the line
 * @men: how many of it
 * @count: how many it has
 */
typedef struct
{
  gint64 line;
  int men;
  int count;
} VedetteActor;

#define VEDETTE_TYPE_CARD_ACTORS (vedette_card_actors_get_type ())
G_DECLARE_FINAL_TYPE (VedetteCardActors, vedette_card_actors, VEDETTE, CARD_ACTORS, AdwBin)

GtkWidget *vedette_card_actors_new        (VedetteSession    *session,
                                           gint64             side,
                                           VedetteOrderCard  *card);
gboolean   vedette_card_actors_focus      (VedetteCardActors *self);
GArray    *vedette_card_actors_get_chosen (VedetteCardActors *self);

G_END_DECLS
