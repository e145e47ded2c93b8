/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The units of the active division as counters, with those ticked that have moved: in the place that other systems have for
   the number that is needed. */

#include "vedette-config.h"

#include "ui/eagles/vedette-counters-pane.h"

#include <glib/gi18n-lib.h>

#include "ui/eagles/vedette-eagles-look.h"
#include "ui/eagles/vedette-formation-words.h"
#include "ui/widgets/vedette-spoken.h"

#define COLUMNS 2
/* So many have room as large as they are drawn; more are small. */
#define ROOM 4
#define GAP 6
#define SMALL_GAP 2

struct _VedetteCountersPane
{
  AdwBin parent_instance;

  GtkLabel *title;
  GtkGrid *counters;
  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedetteCountersPane, vedette_counters_pane, ADW_TYPE_BIN)

static void
vedette_counters_pane_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_COUNTERS_PANE (object)->session);

  G_OBJECT_CLASS (vedette_counters_pane_parent_class)->dispose (object);
}

static void
vedette_counters_pane_class_init (VedetteCountersPaneClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_counters_pane_dispose;
}

static void
vedette_counters_pane_init (VedetteCountersPane *self)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *scrolled = gtk_scrolled_window_new ();

  self->title = GTK_LABEL (vedette_eagles_look_label (NULL, "heading"));
  self->counters = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_homogeneous (self->counters, TRUE);
  gtk_grid_set_column_spacing (self->counters, GAP);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->counters));
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->counters), GTK_ALIGN_CENTER);
  gtk_label_set_xalign (self->title, 0.5f);
  gtk_label_set_ellipsize (self->title, PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (all), scrolled);
  gtk_box_append (GTK_BOX (all), GTK_WIDGET (self->title));
  adw_bin_set_child (ADW_BIN (self), all);
  gtk_widget_add_css_class (GTK_WIDGET (self), "need-box");
  gtk_widget_add_css_class (GTK_WIDGET (self), "units-box");
}

/* A long name has a second line, or else, as units of one kind differ at the end of theirs, its middle is left out. It is no
   smaller than others. */
static void
share_lines (GtkLabel *name,
             gboolean  small)
{
  if (small)
    {
      gtk_label_set_ellipsize (name, PANGO_ELLIPSIZE_MIDDLE);
      return;
    }
  gtk_label_set_wrap (name, TRUE);
  gtk_label_set_wrap_mode (name, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (name, 2);
}

static GtkWidget *
make_counter (VedetteCountersPane *self,
              const VedetteEagles *eagles,
              VedetteUnit         *unit,
              gboolean             small)
{
  GtkWidget *counter = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_IMG, NULL);
  gboolean moved = vedette_unit_get_moved (unit);
  g_autofree char *details = vedette_formation_words_say (eagles, unit);
  g_autofree char *face = g_strconcat (vedette_eagles_look_get_symbol (vedette_unit_get_arm (unit)), moved ? " ✓" : "", NULL);
  /* Translators: who somebody is, and what is known about them */
  g_autofree char *heard = g_strdup_printf (C_("participant", "%s: %s"), vedette_unit_get_name (unit), details);
  GtkWidget *symbol = gtk_label_new (face), *name = vedette_eagles_look_label (vedette_unit_get_name (unit), NULL);

  gtk_widget_add_css_class (counter, "card");
  gtk_widget_add_css_class (counter, "counter");
  gtk_widget_add_css_class (symbol, "title-2");
  vedette_eagles_look_set_ink (symbol, eagles, vedette_eagles_get_army_of (eagles, unit));
  gtk_label_set_xalign (GTK_LABEL (name), 0.5f);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  share_lines (GTK_LABEL (name), small);
  if (small)
    gtk_widget_add_css_class (counter, "small");
  if (moved)
    gtk_widget_add_css_class (counter, "moved");
  gtk_box_append (GTK_BOX (counter), symbol);
  gtk_box_append (GTK_BOX (counter), name);
  vedette_spoken_set_tip (counter, heard);
  gtk_accessible_update_property (GTK_ACCESSIBLE (counter), GTK_ACCESSIBLE_PROPERTY_LABEL, heard, -1);
  return counter;
}

static void
show_units (VedetteCountersPane *self,
            const VedetteEagles *eagles,
            gpointer             division)
{
  g_autoptr (GPtrArray) units = vedette_eagles_list_units (eagles, division);
  g_autofree char *title = NULL;
  gboolean small = units->len > ROOM;
  guint moved = 0;

  gtk_grid_set_row_spacing (self->counters, small ? SMALL_GAP : GAP);
  for (guint i = 0; i < units->len; i++)
    {
      gtk_grid_attach (self->counters, make_counter (self, eagles, units->pdata[i], small), (int) (i % COLUMNS),
                       (int) (i / COLUMNS), 1, 1);
      moved += vedette_unit_get_moved (units->pdata[i]) ? 1 : 0;
    }
  /* Translators: how many units of a division have moved, and how many it has */
  title = g_strdup_printf (_("%u of %u moved"), moved, units->len);
  gtk_label_set_text (self->title, title);
  gtk_widget_set_visible (GTK_WIDGET (self), units->len > 0);
}

/**
 * vedette_counters_pane_update:
 *
 * Shows the units of the division that is active now; without one it is not there.
 */
void
vedette_counters_pane_update (GtkWidget *pane)
{
  VedetteCountersPane *self = VEDETTE_COUNTERS_PANE (pane);
  VedetteEagles eagles;
  gpointer active;
  GtkWidget *child;

  vedette_eagles_read (&eagles, vedette_session_get_battle (self->session));
  active = eagles.game != NULL ? vedette_eagles_get_active (&eagles) : NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->counters))) != NULL)
    gtk_grid_remove (self->counters, child);
  gtk_widget_set_visible (pane, FALSE);
  if (active != NULL)
    show_units (self, &eagles, active);
}

/* The caller says when to look again. */
GtkWidget *
vedette_counters_pane_new (VedetteSession *session)
{
  VedetteCountersPane *self = g_object_new (VEDETTE_TYPE_COUNTERS_PANE, NULL);

  self->session = g_object_ref (session);
  return GTK_WIDGET (self);
}
