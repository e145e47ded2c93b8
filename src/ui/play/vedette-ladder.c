/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The phases of a turn beside each other, as wide as the window: what is behind has a tick, the present one is highlighted.
   The pointer, or Space, tells what each of them brought. */

#include "vedette-config.h"

#include "ui/play/vedette-ladder.h"

#include "ui/play/vedette-part-rows.h"
#include "ui/widgets/vedette-focus.h"

/* How wide the text of a popover is, in letters */
#define WIDTH 38

struct _VedetteLadder
{
  AdwBin parent_instance;

  char *shown; /* all that is said of the steps; NULL before the first */
  gboolean low; /* only the present step is named */
};

G_DEFINE_FINAL_TYPE (VedetteLadder, vedette_ladder, ADW_TYPE_BIN)

static void
vedette_ladder_finalize (GObject *object)
{
  g_free (VEDETTE_LADDER (object)->shown);

  G_OBJECT_CLASS (vedette_ladder_parent_class)->finalize (object);
}

static void
vedette_ladder_class_init (VedetteLadderClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_ladder_finalize;
  vedette_focus_pass_through (GTK_WIDGET_CLASS (klass));
}

static void
vedette_ladder_init (VedetteLadder *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "ladder");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * vedette_ladder_is:
 *
 * Returns: whether the item is made of steps that all should see at any time, which are shown by a ladder and nowhere else
 */
gboolean
vedette_ladder_is (VedetteStatus *item)
{
  VedetteEmphasis emphasis = item->emphasis;

  return emphasis == VEDETTE_EMPHASIS_STRONG && item->parts->len > 0;
}

static GtkWidget *
make_label (const char *text,
            const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, "lines", 2, "ellipsize",
                                   PANGO_ELLIPSIZE_END, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
make_popover (GtkMenuButton *button,
              gpointer       text)
{
  GtkWidget *popover = gtk_popover_new ();

  gtk_popover_set_child (GTK_POPOVER (popover), g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "max-width-chars",
                                                              WIDTH, NULL));
  gtk_menu_button_set_popover (button, popover);
}

/* The present step has a second line, where it has something to tell. Steps that cannot have the focus are no buttons. */
static GtkWidget *
make_step (VedetteLadder     *self,
           const VedettePart *part)
{
  gboolean now = part->state == VEDETTE_PART_NOW, button = gtk_widget_get_can_focus (GTK_WIDGET (self));
  GtkWidget *step = button ? gtk_menu_button_new () : adw_bin_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *heard = vedette_part_say (part);

  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (texts, now || !self->low);
  gtk_box_append (GTK_BOX (texts), make_label (part->label, NULL));
  if (now && part->why != NULL && button && !self->low)
    gtk_box_append (GTK_BOX (texts), make_label (part->why, "why"));
  gtk_box_append (GTK_BOX (box), vedette_part_make_sign (part->state));
  gtk_box_append (GTK_BOX (box), texts);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  if (button)
    {
      gtk_menu_button_set_child (GTK_MENU_BUTTON (step), box);
      gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (step), make_popover, g_strdup (heard), g_free);
    }
  else
    adw_bin_set_child (ADW_BIN (step), box);
  gtk_widget_add_css_class (step, button ? "flat" : "step");
  if (part->state != VEDETTE_PART_DONE)
    gtk_widget_add_css_class (step, now ? "now" : "ahead");
  gtk_widget_set_hexpand (step, now || !self->low);
  gtk_widget_set_tooltip_text (step, heard);
  gtk_accessible_update_property (GTK_ACCESSIBLE (step), GTK_ACCESSIBLE_PROPERTY_LABEL, heard, -1);
  return step;
}

static void
show_steps (VedetteLadder *self,
            VedetteStatus *item)
{
  GtkWidget *steps = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_set_homogeneous (GTK_BOX (steps), !self->low);
  for (guint i = 0; i < item->parts->len; i++)
    gtk_box_append (GTK_BOX (steps), make_step (self, vedette_status_nth_part (item, i)));
  adw_bin_set_child (ADW_BIN (self), steps);
}

/* Returns: (transfer full): all that is said of its steps */
static char *
say_steps (VedetteLadder *self,
           VedetteStatus *item)
{
  GString *said = g_string_new (self->low ? "low" : NULL);

  for (guint i = 0; i < item->parts->len; i++)
    {
      g_autofree char *step = vedette_part_say (vedette_status_nth_part (item, i));

      g_string_append_printf (said, "\n%s", step);
    }
  return g_string_free (said, FALSE);
}

/**
 * vedette_ladder_update:
 * @status: (element-type VedetteStatus): how things stand
 *
 * Shows the steps of the first item that is a ladder; without one it is not there. Steps that stay the same stay as they are.
 */
void
vedette_ladder_update (VedetteLadder *self,
                       GListModel    *status)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  vedette_each (VedetteStatus, item, status)
    if (vedette_ladder_is (item))
      {
        g_autofree char *said = say_steps (self, item);

        gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
        if (g_strcmp0 (said, self->shown) == 0)
          return;
        g_free (self->shown);
        self->shown = g_steal_pointer (&said);
        show_steps (self, item);
        return;
      }
}

/**
 * vedette_ladder_set_low:
 * @low: whether only the present step is named, for want of room, from the next update on
 */
void
vedette_ladder_set_low (VedetteLadder *self,
                        gboolean       low)
{
  self->low = low;
}
