/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is seen of the roster, in which order, and what may be done with its lines. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-forces-bar.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/skirmish/roster/vedette-forces-words.h"
#include "ui/widgets/vedette-focus.h"
#include "ui/widgets/vedette-spoken.h"

struct _VedetteForcesBar
{
  AdwBin parent_instance;

  GtkBox *box;
  GtkWidget *sides;
  GtkToggleButton *first;
  GtkToggleButton *second;
  GtkSearchEntry *search;
  GtkMenuButton *sort;
  GtkMenuButton *more;
  GtkWidget *line;
  GtkLabel *chosen;
  GtkCheckButton *reserve;
  GtkCheckButton *hidden;
  VedetteSession *session;
  gboolean filling; /* ticks are set, not pressed */
};

enum
{
  SIGNAL_SIDE_CHANGED,
  SIGNAL_SEARCH_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteForcesBar, vedette_forces_bar, ADW_TYPE_BIN)

static gboolean
vedette_forces_bar_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (VEDETTE_FORCES_BAR (widget)->search));
}

static void
vedette_forces_bar_dispose (GObject *object)
{
  VedetteForcesBar *self = VEDETTE_FORCES_BAR (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (vedette_forces_bar_parent_class)->dispose (object);
}

static void
vedette_forces_bar_class_init (VedetteForcesBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_forces_bar_dispose;
  widget_class->grab_focus = vedette_forces_bar_grab_focus;
  vedette_focus_pass_through (widget_class);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/vedette_wargames/Vedette/skirmish/roster/"
                                                             "vedette-forces-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesBar, box);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesBar, sides);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesBar, first);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesBar, second);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesBar, search);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesBar, sort);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesBar, more);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesBar, line);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesBar, chosen);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesBar, reserve);
  gtk_widget_class_bind_template_child (widget_class, VedetteForcesBar, hidden);

  signals[SIGNAL_SIDE_CHANGED] = g_signal_new ("side-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                               NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_SEARCH_CHANGED] = g_signal_new ("search-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
on_side (VedetteForcesBar *self)
{
  g_signal_emit (self, signals[SIGNAL_SIDE_CHANGED], 0);
}

static void
on_search (VedetteForcesBar *self)
{
  g_signal_emit (self, signals[SIGNAL_SEARCH_CHANGED], 0);
}

static void
clear_search (VedetteForcesBar *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

static void
append (GMenu      *menu,
        const char *label,
        const char *action,
        const char *accel)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, action);

  if (accel != NULL)
    g_menu_item_set_attribute (item, "accel", "s", accel);
  g_menu_append_item (menu, item);
}

static GMenuModel *
make_sort_menu (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) columns = g_menu_new ();
  g_autoptr (GMenu) how = g_menu_new ();

  /* Translators: the order in which the lines were written */
  append (columns, _("Roster Order"), "forces.sort::written", NULL);
  for (guint i = 0; i < VEDETTE_FORCES_N_COLUMNS; i++)
    {
      g_autofree char *action = g_strdup_printf ("forces.sort::%s", vedette_forces_column_get_id (i));

      append (columns, vedette_forces_column_get_title (i), action, NULL);
    }
  append (how, _("Reverse Order"), "forces.descending", NULL);
  append (how, _("Group by Contingent"), "forces.grouped", NULL);
  g_menu_append_section (menu, _("Sort by"), G_MENU_MODEL (columns));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (how));
  return G_MENU_MODEL (menu);
}

static GMenuModel *
make_line_menu (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) lines = g_menu_new ();
  g_autoptr (GMenu) bodies = g_menu_new ();
  g_autoptr (GMenu) places = g_menu_new ();
  g_autoptr (GMenu) contingents = g_menu_new ();

  append (lines, _("Edit…"), "forces.edit", "F2");
  append (lines, _("Split…"), "forces.split", NULL);
  append (lines, _("Join"), "forces.join", NULL);
  append (bodies, _("Group as Body"), "forces.join-body", "<Control>j");
  append (bodies, _("Remove from Body"), "forces.leave-body", "<Control><Shift>j");
  append (lines, _("Toggle Reserve"), "forces.reserve", NULL);
  append (lines, _("Toggle Hidden"), "forces.hidden", NULL);
  append (lines, _("Traits…"), "forces.traits", NULL);
  append (places, _("Move Up"), "forces.move-up", "<Alt>Up");
  append (places, _("Move Down"), "forces.move-down", "<Alt>Down");
  append (places, _("Remove"), "forces.remove", "Delete");
  append (contingents, _("Add Contingent…"), "forces.add-contingent", NULL);
  g_menu_append_section (menu, _("Selected lines"), G_MENU_MODEL (lines));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (bodies));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (places));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (contingents));
  return G_MENU_MODEL (menu);
}

static void
set_menu (GtkMenuButton *button,
          const char    *label,
          GMenuModel    *menu)
{
  gtk_menu_button_set_menu_model (button, menu);
  vedette_spoken_set_tip (GTK_WIDGET (button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_unref (menu);
}

static void
on_tick (VedetteForcesBar *self,
         GtkCheckButton   *tick)
{
  if (!self->filling)
    gtk_widget_activate_action (GTK_WIDGET (self), tick == self->reserve ? "forces.reserve" : "forces.hidden", NULL);
}

static void
vedette_forces_bar_init (VedetteForcesBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  set_menu (self->sort, _("Sort and group"), make_sort_menu ());
  set_menu (self->more, _("Selected lines"), make_line_menu ());
  g_signal_connect_object (self->first, "toggled", G_CALLBACK (on_side), self, G_CONNECT_SWAPPED);
  /* Not "search-changed", which waits for a pause. */
  g_signal_connect_object (self->search, "changed", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "stop-search", G_CALLBACK (clear_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->reserve, "toggled", G_CALLBACK (on_tick), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hidden, "toggled", G_CALLBACK (on_tick), self, G_CONNECT_SWAPPED);
}

/**
 * vedette_forces_bar_update:
 *
 * Takes over the names and the signs of the sides.
 */
void
vedette_forces_bar_update (VedetteForcesBar *self)
{
  GtkToggleButton *buttons[] = { self->first, self->second };
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  for (guint i = 0; i < G_N_ELEMENTS (skirmish.forces); i++)
    {
      /* Translators: sign and name of a side */
      g_autofree char *text = g_strdup_printf (_("%s %s"),
                                               vedette_sign_get_symbol (vedette_force_get_sign (skirmish.forces[i])),
                                               vedette_force_get_name (skirmish.forces[i]));
      GtkWidget *label;

      gtk_button_set_label (GTK_BUTTON (buttons[i]), text);
      label = gtk_button_get_child (GTK_BUTTON (buttons[i]));
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      /* A screen reader would read the sign as "black up-pointing triangle". */
      gtk_accessible_update_property (GTK_ACCESSIBLE (buttons[i]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      vedette_force_get_name (skirmish.forces[i]), -1);
    }
}

void
vedette_forces_bar_set_session (VedetteForcesBar *self,
                                VedetteSession   *session)
{
  self->session = g_object_ref (session);
  vedette_forces_bar_update (self);
}

static void
fill_tick (GtkCheckButton *tick,
           GPtrArray      *items,
           const char     *property)
{
  guint n = 0, lines = 0;

  for (guint i = 0; i < items->len; i++)
    {
      gboolean is = FALSE;

      if (!VEDETTE_IS_FIGURE (g_ptr_array_index (items, i)))
        continue;
      g_object_get (g_ptr_array_index (items, i), property, &is, NULL);
      lines++;
      n += is;
    }
  gtk_check_button_set_active (tick, lines > 0 && n == lines);
  gtk_check_button_set_inconsistent (tick, n > 0 && n < lines);
  gtk_widget_set_sensitive (GTK_WIDGET (tick), lines > 0);
}

/**
 * vedette_forces_bar_set_chosen:
 * @items: the lines and headings that are selected
 *
 * What is done with lines is dimmed while there are none.
 */
void
vedette_forces_bar_set_chosen (VedetteForcesBar *self,
                               GPtrArray        *items)
{
  g_autofree char *text = NULL;

  if (items->len == 1 && VEDETTE_IS_FIGURE (g_ptr_array_index (items, 0)))
    text = g_strdup (vedette_figure_get_name (g_ptr_array_index (items, 0)));
  else if (items->len == 1 && VEDETTE_IS_CONTINGENT (g_ptr_array_index (items, 0)))
    text = g_strdup (vedette_contingent_get_name (g_ptr_array_index (items, 0)));
  else if (items->len > 0)
    text = g_strdup_printf (ngettext ("%u line", "%u lines", items->len), items->len);
  else
    text = g_strdup (_("No line selected"));
  gtk_label_set_text (self->chosen, text);
  self->filling = TRUE;
  fill_tick (self->reserve, items, "reserve");
  fill_tick (self->hidden, items, "hidden");
  self->filling = FALSE;
  gtk_widget_set_sensitive (self->line, items->len > 0);
}

/**
 * vedette_forces_bar_clear:
 *
 * Shows all lines.
 */
void
vedette_forces_bar_clear (VedetteForcesBar *self)
{
  clear_search (self);
}

/* Returns: which side is to be seen where there is room for one, 0 or 1 */
guint
vedette_forces_bar_get_side (VedetteForcesBar *self)
{
  return gtk_toggle_button_get_active (self->first) ? 0 : 1;
}

const char *
vedette_forces_bar_get_search (VedetteForcesBar *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->search));
}

void
vedette_forces_bar_set_narrow (VedetteForcesBar *self,
                               gboolean          narrow)
{
  gtk_widget_set_visible (self->sides, narrow);
  /* Its menu says all of it. */
  gtk_widget_set_visible (self->line, !narrow);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}
