/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the roster, typed: "6 archers, average, bow" and Enter. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-line-entry.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/widgets/vedette-focus.h"

struct _VedetteLineEntry
{
  AdwBin parent_instance;

  VedetteTypedEntry *typed;
  VedetteSession *session;
  gint64 side;
};

G_DEFINE_FINAL_TYPE (VedetteLineEntry, vedette_line_entry, ADW_TYPE_BIN)

static void
vedette_line_entry_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_LINE_ENTRY (object)->session);

  G_OBJECT_CLASS (vedette_line_entry_parent_class)->dispose (object);
}

static gboolean
vedette_line_entry_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (VEDETTE_LINE_ENTRY (widget)->typed));
}

static void
vedette_line_entry_class_init (VedetteLineEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_line_entry_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = vedette_line_entry_grab_focus;
  vedette_focus_pass_through (GTK_WIDGET_CLASS (klass));
}

static void
vedette_line_entry_init (VedetteLineEntry *self)
{
}

/**
 * vedette_line_entry_update:
 *
 * Takes over the name of the side.
 */
void
vedette_line_entry_update (VedetteLineEntry *self)
{
  VedetteForce *force = vedette_battle_find (vedette_session_get_battle (self->session), VEDETTE_TYPE_FORCE, self->side);
  /* Translators: name of a side */
  g_autofree char *label = g_strdup_printf (_("Add a line to %s"), vedette_force_get_name (force));

  vedette_typed_entry_set_name (self->typed, NULL, label);
}

/**
 * vedette_line_entry_new:
 * @side: the force that gets the lines
 *
 * Returns: (transfer floating): an entry
 */
GtkWidget *
vedette_line_entry_new (VedetteSession *session,
                        gint64          side)
{
  VedetteLineEntry *self = g_object_new (VEDETTE_TYPE_LINE_ENTRY, NULL);

  self->session = g_object_ref (session);
  self->side = side;
  self->typed = VEDETTE_TYPED_ENTRY (vedette_typed_entry_new (session, "add-line", "side", side));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->typed));
  vedette_line_entry_update (self);
  return GTK_WIDGET (self);
}

gint64
vedette_line_entry_get_side (VedetteLineEntry *self)
{
  return self->side;
}
