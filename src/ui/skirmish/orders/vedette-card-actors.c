/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who carries out an order card: chips for the side's lines, with how many men of those that have several. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-card-actors.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/skirmish/orders/vedette-chip-box.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-turning-box.h"
#include "ui/widgets/vedette-wrap-layout.h"

typedef struct
{
  VedetteActor actor;
  GtkCheckButton *chip;
  GtkWidget *stepper;
  GtkSpinButton *men; /* NULL for one man */
} Line;

struct _VedetteCardActors
{
  AdwBin parent_instance;

  /* template */
  VedetteChipBox *chips;
  GtkWidget *empty; /* what is shown instead of lines */
  GtkWidget *men;   /* how many of those that are chosen: below all chips, which stay where they are */
  GtkWidget *each_box;
  GtkSwitch *each;

  GArray *lines;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteCardActors, vedette_card_actors, ADW_TYPE_BIN)

static void
on_changed (VedetteCardActors *self)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      Line *line = &g_array_index (self->lines, Line, i);

      if (line->stepper != NULL)
        gtk_widget_set_visible (line->stepper, gtk_check_button_get_active (line->chip));
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
vedette_card_actors_finalize (GObject *object)
{
  g_array_unref (VEDETTE_CARD_ACTORS (object)->lines);

  G_OBJECT_CLASS (vedette_card_actors_parent_class)->finalize (object);
}

static void
vedette_card_actors_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_CARD_ACTORS);

  G_OBJECT_CLASS (vedette_card_actors_parent_class)->dispose (object);
}

static void
vedette_card_actors_class_init (VedetteCardActorsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_card_actors_dispose;
  G_OBJECT_CLASS (klass)->finalize = vedette_card_actors_finalize;

  /**
   * VedetteCardActors::changed:
   *
   * Others are chosen, or more or fewer men.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   0);

  g_type_ensure (VEDETTE_TYPE_CHIP_BOX);
  g_type_ensure (VEDETTE_TYPE_TURNING_BOX);
  g_type_ensure (VEDETTE_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/vedette_wargames/Vedette/skirmish/orders/vedette-card-actors.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteCardActors, chips);
  gtk_widget_class_bind_template_child (widget_class, VedetteCardActors, empty);
  gtk_widget_class_bind_template_child (widget_class, VedetteCardActors, men);
  gtk_widget_class_bind_template_child (widget_class, VedetteCardActors, each_box);
  gtk_widget_class_bind_template_child (widget_class, VedetteCardActors, each);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
}

static void
vedette_card_actors_init (VedetteCardActors *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->lines = g_array_new (FALSE, TRUE, sizeof (Line));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chips), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  vedette_record_type_get_label (VEDETTE_TYPE_ORDER_CARD, "actors"), -1);
  vedette_spoken_set_name (GTK_WIDGET (self->each), _("Separate card for each"));
}

static GtkWidget *
make_stepper (VedetteCardActors *self,
              Line              *line,
              const char        *name)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *label = vedette_spoken_new_mute_label (name);
  /* Translators: how many figures a line has, after a box with how many of them are chosen */
  g_autofree char *of = g_strdup_printf (C_("men", "of %d"), line->actor.count);
  /* Translators: how many figures of a line of the roster, for screen readers */
  g_autofree char *said = g_strdup_printf (_("Figures of %s"), name);

  line->men = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (1, line->actor.count, 1));
  gtk_spin_button_set_value (line->men, line->actor.men);
  gtk_editable_set_width_chars (GTK_EDITABLE (line->men), 2);
  gtk_accessible_update_property (GTK_ACCESSIBLE (line->men), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  g_signal_connect_object (line->men, "value-changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (g_utf8_strlen (name, -1), 6));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (line->men));
  gtk_box_append (GTK_BOX (box), gtk_label_new (of));
  return box;
}

static const VedetteActor *
find_actor (const VedetteCardForm *form,
            gint64                 line)
{
  for (guint i = 0; i < form->chosen->len; i++)
    if (g_array_index (form->chosen, VedetteActor, i).line == line)
      return &g_array_index (form->chosen, VedetteActor, i);
  return NULL;
}

static void
add_line (VedetteCardActors     *self,
          VedetteFigure         *figure,
          const char            *name,
          const VedetteCardForm *form)
{
  int count = vedette_figure_get_count (figure);
  Line line = { .actor = { vedette_record_get_id (VEDETTE_RECORD (figure)), count, count } };
  const VedetteActor *actor = find_actor (form, line.actor.line);

  /* A leader is the same star everywhere. */
  line.chip = GTK_CHECK_BUTTON (vedette_chip_new (name, vedette_figure_get_leader (figure) != VEDETTE_LEADER_NONE ? "★" : NULL,
                                                  NULL));
  gtk_check_button_set_active (line.chip, actor != NULL);
  vedette_chip_box_add (self->chips, GTK_WIDGET (line.chip));
  if (count > 1)
    {
      line.actor.men = actor != NULL ? MIN (actor->men, count) : count;
      line.stepper = make_stepper (self, &line, name);
      gtk_widget_set_visible (line.stepper, actor != NULL);
      gtk_box_append (GTK_BOX (self->men), line.stepper);
    }
  g_signal_connect_object (line.chip, "toggled", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_array_append_val (self->lines, line);
}

/**
 * vedette_card_actors_set:
 * @form: whose men are chosen to begin with
 *
 * Has the lines of the form's side, and no others.
 */
void
vedette_card_actors_set (VedetteCardActors     *self,
                         VedetteSession        *session,
                         const VedetteCardForm *form)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "add-card");
  g_autoptr (GListModel) choices = NULL;
  VedetteSkirmish skirmish;
  GtkWidget *stepper;

  g_array_set_size (self->lines, 0);
  vedette_chip_box_clear (self->chips);
  while ((stepper = gtk_widget_get_first_child (self->men)) != NULL)
    gtk_box_remove (GTK_BOX (self->men), stepper);
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  g_object_set (move, "side", form->side, NULL);
  choices = vedette_move_get_choices (move, vedette_session_get_rules (session), "actors", NULL);
  vedette_each (VedetteChoice, choice, choices)
    add_line (self, vedette_skirmish_find_figure (&skirmish, choice->id), choice->label, form);
  /* Its room is kept, so that nothing moves when men are asked for. */
  gtk_widget_set_visible (self->men, gtk_widget_get_first_child (self->men) != NULL);
  gtk_switch_set_active (self->each, form->each);
  gtk_widget_set_visible (self->each_box, form->card == 0);
  gtk_widget_set_visible (GTK_WIDGET (self->chips), self->lines->len > 0);
  gtk_widget_set_visible (self->empty, self->lines->len == 0);
}

/**
 * vedette_card_actors_get:
 *
 * Notes who is chosen, in the order of the roster, and whether each is to have a card.
 */
void
vedette_card_actors_get (VedetteCardActors *self,
                         VedetteCardForm   *form)
{
  g_array_set_size (form->chosen, 0);
  for (guint i = 0; i < self->lines->len; i++)
    {
      Line *line = &g_array_index (self->lines, Line, i);
      VedetteActor actor = line->actor;

      if (!gtk_check_button_get_active (line->chip))
        continue;
      actor.men = actor.count;
      if (line->men != NULL)
        {
          /* What was typed counts without having been left. */
          gtk_spin_button_update (line->men);
          actor.men = gtk_spin_button_get_value_as_int (line->men);
        }
      g_array_append_val (form->chosen, actor);
    }
  form->each = form->card == 0 && gtk_switch_get_active (self->each);
}

/**
 * vedette_card_actors_focus:
 *
 * Puts the focus on the first line, also before the list is seen.
 *
 * Returns: whether there is a line
 */
gboolean
vedette_card_actors_focus (VedetteCardActors *self)
{
  return vedette_chip_box_focus_first (self->chips);
}
