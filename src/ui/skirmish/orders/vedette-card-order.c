/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is to be done, as a sentence: a task, and the enemy or the place that it ends in. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-card-order.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/state/vedette-card-object.h"
#include "ui/skirmish/orders/vedette-card-targets.h"
#include "ui/skirmish/orders/vedette-chip-box.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-turning-box.h"

#define CHOICE "vedette-choice"
#define PLACE_ICON "mark-location-symbolic"

struct _VedetteCardOrder
{
  AdwBin parent_instance;

  /* template */
  GtkEditable *order;
  GtkWidget *picked;
  GtkLabel *picked_sign;
  GtkLabel *picked_name;
  GtkWidget *leave_out;
  VedetteChipBox *chips;
  GtkEditable *place;

  VedetteSession *session;
  GtkCheckButton *in_words;   /* borrowed: the chip for a place that is typed */
  VedetteObjective objective; /* of the card as it was */
  gboolean repicked;          /* the target is another one than the card had */
  gboolean joined;            /* the sentence ends in the target */
};

enum
{
  CHANGED,
  ACTIVATE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteCardOrder, vedette_card_order, ADW_TYPE_BIN)

/* Returns: (nullable): the chip that is picked */
static GtkWidget *
find_picked (VedetteCardOrder *self)
{
  for (GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self->chips)); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip))
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (chip)))
      return chip;
  return NULL;
}

static const char *
get_name (VedetteCardOrder *self,
          GtkWidget        *chip)
{
  VedetteChoice *choice = g_object_get_data (G_OBJECT (chip), CHOICE);

  return choice != NULL ? choice->label : gtk_editable_get_text (self->place);
}

/* Returns: whether what was typed has the name in it */
static gboolean
is_named (VedetteCardOrder *self,
          const char       *name)
{
  return vedette_card_object_contains (gtk_editable_get_text (self->order), name);
}

static void
show_picked (VedetteCardOrder *self)
{
  GtkWidget *chip = find_picked (self);
  VedetteChoice *choice = chip != NULL ? g_object_get_data (G_OBJECT (chip), CHOICE) : NULL;
  const char *sign = choice != NULL ? choice->note : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->place), chip != NULL && choice == NULL);
  gtk_label_set_text (self->picked_sign, sign != NULL ? sign : "");
  gtk_widget_set_visible (GTK_WIDGET (self->picked_sign), sign != NULL && *sign != '\0');
  gtk_label_set_text (self->picked_name, choice != NULL ? choice->label : "");
  gtk_widget_set_visible (GTK_WIDGET (self->picked_name), choice != NULL && !is_named (self, choice->label));
  /* Seen only with its sign, which is then kept from screen readers */
  gtk_widget_set_visible (self->picked, choice != NULL);
}

static void
on_changed (VedetteCardOrder *self)
{
  show_picked (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_activate (VedetteCardOrder *self)
{
  g_signal_emit (self, signals[ACTIVATE], 0);
}

/* A chip that is no longer picked says so, too: the one that is picked says it for both. */
static void
on_toggled (GtkCheckButton   *chip,
            VedetteCardOrder *self)
{
  if (!gtk_check_button_get_active (chip) && find_picked (self) != NULL)
    return;
  self->repicked = self->joined = TRUE;
  on_changed (self);
  if (chip == self->in_words && gtk_check_button_get_active (chip))
    vedette_card_order_focus_text (self);
}

static void
on_leave_out (VedetteCardOrder *self)
{
  GtkWidget *chip = find_picked (self);

  /* The button goes: the focus is not to go with it. */
  gtk_widget_grab_focus (GTK_WIDGET (self->order));
  if (chip != NULL)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (chip), FALSE);
}

static void
vedette_card_order_dispose (GObject *object)
{
  VedetteCardOrder *self = VEDETTE_CARD_ORDER (object);

  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_CARD_ORDER);

  G_OBJECT_CLASS (vedette_card_order_parent_class)->dispose (object);
}

static void
vedette_card_order_class_init (VedetteCardOrderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_card_order_dispose;

  /**
   * VedetteCardOrder::changed:
   *
   * Something else is to be done.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   0);
  /**
   * VedetteCardOrder::activate:
   *
   * Enter was pressed in a field.
   */
  signals[ACTIVATE] = g_signal_new ("activate", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 0);

  g_type_ensure (VEDETTE_TYPE_CHIP_BOX);
  g_type_ensure (VEDETTE_TYPE_TURNING_BOX);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/vedette_wargames/Vedette/skirmish/orders/vedette-card-order.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteCardOrder, order);
  gtk_widget_class_bind_template_child (widget_class, VedetteCardOrder, picked);
  gtk_widget_class_bind_template_child (widget_class, VedetteCardOrder, picked_sign);
  gtk_widget_class_bind_template_child (widget_class, VedetteCardOrder, picked_name);
  gtk_widget_class_bind_template_child (widget_class, VedetteCardOrder, leave_out);
  gtk_widget_class_bind_template_child (widget_class, VedetteCardOrder, chips);
  gtk_widget_class_bind_template_child (widget_class, VedetteCardOrder, place);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_leave_out);
}

static void
vedette_card_order_init (VedetteCardOrder *self)
{
  const char *order = vedette_record_type_get_label (VEDETTE_TYPE_ORDER_CARD, "order");
  const char *in_words = vedette_record_type_get_label (VEDETTE_TYPE_ORDER_CARD, "place");

  gtk_widget_init_template (GTK_WIDGET (self));
  vedette_spoken_set_name (GTK_WIDGET (self->order), order);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->order), order);
  vedette_spoken_set_name (GTK_WIDGET (self->place), in_words);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->place), in_words);
  vedette_spoken_set_name (self->leave_out, _("No specific target"));
  vedette_spoken_set_tip (self->leave_out, _("No specific target"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chips), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  vedette_record_type_get_label (VEDETTE_TYPE_ORDER_CARD, "target"), -1);
}

static GtkWidget *
add_chip (VedetteCardOrder *self,
          VedetteChoice    *choice,
          const char       *name,
          GtkWidget        *group)
{
  const char *sign = choice != NULL ? choice->note : NULL;
  gboolean is_man = sign != NULL && *sign != '\0';
  GtkWidget *chip = vedette_chip_new (name, is_man ? sign : NULL, is_man ? NULL : PLACE_ICON);

  if (choice != NULL)
    g_object_set_data_full (G_OBJECT (chip), CHOICE, g_object_ref (choice), g_object_unref);
  gtk_check_button_set_group (GTK_CHECK_BUTTON (chip), GTK_CHECK_BUTTON (group));
  /* GTK 4.8 says check box all the same. */
  g_object_set (chip, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  vedette_chip_box_add (self->chips, chip);
  return chip;
}

static gboolean
is_about (const VedetteCardForm *form,
          VedetteChoice         *choice)
{
  gint64 id = choice->id;

  if (form->target != 0)
    return id == form->target;
  return id == 0 && form->place[0] != '\0' && g_str_equal (choice->nick, form->place);
}

/* Where the sentence ends in its target, that is not written twice. */
static void
set_sentence (VedetteCardOrder *self,
              const char       *order)
{
  GtkWidget *chip = find_picked (self);
  g_autofree char *end = chip != NULL ? g_strconcat (" ", get_name (self, chip), NULL) : NULL;
  g_autofree char *begin = NULL;

  self->joined = end != NULL && end[1] != '\0' && g_str_has_suffix (order, end);
  begin = g_strndup (order, strlen (order) - (self->joined ? strlen (end) : 0));
  gtk_editable_set_text (self->order, begin);
}

/**
 * vedette_card_order_set:
 * @form: what the card says to begin with
 *
 * Has what the form's side may know of for a target.
 */
void
vedette_card_order_set (VedetteCardOrder      *self,
                        VedetteSession        *session,
                        const VedetteCardForm *form)
{
  GtkWidget *first = NULL, *chip = NULL;

  g_set_object (&self->session, session);
  vedette_chip_box_clear (self->chips);
  vedette_each_new (VedetteChoice, choice, vedette_card_targets_list (session, form->side, form->target))
    {
      chip = add_chip (self, choice, choice->label, first);
      gtk_check_button_set_active (GTK_CHECK_BUTTON (chip), is_about (form, choice));
      first = first != NULL ? first : chip;
    }
  self->in_words = GTK_CHECK_BUTTON (add_chip (self, NULL, _("Another Place…"), first));
  gtk_editable_set_text (self->place, find_picked (self) == NULL ? form->place : "");
  gtk_check_button_set_active (self->in_words, find_picked (self) == NULL && form->place[0] != '\0');
  set_sentence (self, form->order);
  for (chip = gtk_widget_get_first_child (GTK_WIDGET (self->chips)); chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    g_signal_connect_object (chip, "toggled", G_CALLBACK (on_toggled), self, 0);
  self->objective = form->objective;
  self->repicked = FALSE;
  show_picked (self);
}

/* What a card is about goes by what was picked. What it was about stays if nothing else was, as a task in an older file
 * that has a target. */
static VedetteObjective
get_objective (VedetteCardOrder *self,
               gint64            target,
               gboolean          picked)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);

  if (!self->repicked)
    return self->objective;
  if (!picked)
    return VEDETTE_OBJECTIVE_TASK;
  return target != 0 && vedette_battle_find (battle, VEDETTE_TYPE_PLACE, target) == NULL ? VEDETTE_OBJECTIVE_ENEMY
                                                                                         : VEDETTE_OBJECTIVE_PLACE;
}

/**
 * vedette_card_order_get:
 *
 * Notes what is to be done, and what it is about.
 */
void
vedette_card_order_get (VedetteCardOrder *self,
                        VedetteCardForm  *form)
{
  GtkWidget *chip = find_picked (self);
  VedetteChoice *choice = chip != NULL ? g_object_get_data (G_OBJECT (chip), CHOICE) : NULL;
  g_autofree char *name = g_strstrip (g_strdup (chip != NULL ? get_name (self, chip) : ""));
  g_autofree char *order = g_strstrip (g_strdup (gtk_editable_get_text (self->order)));

  g_free (form->place);
  g_free (form->order);
  form->target = choice != NULL ? choice->id : 0;
  form->place = g_strdup (choice != NULL && form->target == 0 ? choice->nick : chip != NULL && choice == NULL    ? name
                                                              : "");
  if (self->joined && *name != '\0' && *order != '\0' && !is_named (self, name))
    form->order = g_strdup_printf ("%s %s", order, name);
  else
    form->order = g_steal_pointer (&order);
  form->objective = get_objective (self, form->target, *name != '\0');
}

/**
 * vedette_card_order_focus_text:
 *
 * Puts the focus where one types: in the place that is put in words, else in the sentence.
 *
 * Returns: what then has the focus
 */
GtkWidget *
vedette_card_order_focus_text (VedetteCardOrder *self)
{
  GtkEditable *text = gtk_editable_get_delegate (gtk_widget_get_visible (GTK_WIDGET (self->place)) ? self->place : self->order);

  gtk_text_grab_focus_without_selecting (GTK_TEXT (text));
  gtk_editable_set_position (text, -1);
  return GTK_WIDGET (text);
}

/**
 * vedette_card_order_mark:
 * @wrong: whether it cannot be written like that
 *
 * Marks the field, and puts the focus there, or marks it no longer.
 */
void
vedette_card_order_mark (VedetteCardOrder *self,
                         gboolean          wrong)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->order), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  if (!wrong)
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self->order), "error");
      return;
    }
  gtk_widget_add_css_class (GTK_WIDGET (self->order), "error");
  gtk_widget_grab_focus (GTK_WIDGET (self->order));
}
