/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The nominees of the roll dialog: the list of lines that may roll, the one that is chosen, and a figure that is not listed. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-dialog-private.h"

#include <glib/gi18n-lib.h>

#include "ui/skirmish/orders/vedette-card-front.h"
#include "ui/widgets/vedette-dialog.h"
#include "ui/widgets/vedette-spoken.h"

/* How many steps back a failed attempt of an unlisted figure is looked for */
#define LOOK_BACK 60

/* The parameters of a figure that is not listed */
static const char * const unlisted[] = { "troops", "leader", "name", "keep" };

/* In a narrow window the list is folded to the chosen figure, so that the factors have room. */
void
vedette_roll_fold (VedetteRollDialog *self)
{
  gboolean narrow = vedette_adaptive_get_narrow (self->adaptive);

  gtk_widget_set_visible (self->list_card, !narrow || gtk_toggle_button_get_active (self->fold));
  gtk_widget_set_vexpand (self->list_card, !narrow);
}

/* Gives the focus to the row of the chosen figure, or to the button that the list is folded to. */
void
vedette_roll_focus_list (VedetteRollDialog *self)
{
  if (gtk_widget_get_visible (self->list_card))
    vedette_record_list_focus (self->list);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->fold));
}

/* Ticks what is known of the nominee, and what was ticked in the last attempt of this holding; all else is as nobody had said
 * anything. A card is claimed by whoever rolls and by nobody else, as the other side may be looking (A-S53). */
static void
preset (VedetteRollDialog *self)
{
  const char * const *last = NULL;

  if (self->chosen != 0 && self->chosen == vedette_skirmish_game_get_last_nominee (self->skirmish.game))
    last = vedette_skirmish_game_get_last_ticks (self->skirmish.game);
  self->other = 0;
  gtk_editable_set_text (self->other_why, "");
  vedette_declare_row_reset (vedette_declare_rows_find (self->rows, "intention"));
  for (int i = 0; i < TICK_CARD; i++)
    {
      vedette_declare_row_reset (vedette_declare_rows_find (self->rows, vedette_roll_ticks[i]));
      if (last != NULL && g_strv_contains (last, vedette_roll_ticks[i]))
        gtk_toggle_button_set_active (self->tick[i], TRUE);
    }
}

/* Turns the order card of the nominee over as long as the button beside its tick is held. */
static void
on_read (VedetteRollDialog *self)
{
  VedetteCandidate *candidate = vedette_roll_get_candidate (self);
  g_autoptr (VedetteParty) party = NULL;

  if (!vedette_hold_button_get_held (self->read) || candidate == NULL || candidate->card == NULL)
    {
      vedette_card_face_set_front (self->face, NULL);
      gtk_popover_popdown (self->reading);
      return;
    }
  party = vedette_rules_find_party (vedette_session_get_rules (self->session),
                                    vedette_skirmish_get_side_word (&self->skirmish,
                                                                    vedette_order_card_get_side (candidate->card)));
  vedette_card_face_set_back (self->face, party, vedette_order_card_get_number (candidate->card), FALSE);
  gtk_popover_popup (self->reading);
  vedette_card_face_set_front (self->face, vedette_card_front_new (self->session, candidate->card));
}

/* Shows the nominee after another one was chosen or the battle changed. */
static void
show_chosen (VedetteRollDialog *self)
{
  g_autofree char *name = NULL;
  g_autoptr (VedetteIds) ids = NULL;
  gint64 figure;

  if (self->filling)
    return;
  self->filling = TRUE;
  figure = vedette_roll_get_figure (self);
  name = vedette_roll_get_name (self);
  self->nominees.due = vedette_record_list_get_one (self->list);
  gtk_label_set_text (self->fold_name, name);
  vedette_spoken_set_name (GTK_WIDGET (self->fold), name);
  gtk_widget_set_visible (self->someone, figure == 0);
  gtk_widget_set_sensitive (self->out, figure != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->read), figure != 0 && vedette_roll_get_candidate (self)->card != NULL);
  ids = figure != 0 ? vedette_ids_new_one (figure) : NULL;
  g_object_set (self->known, "nominee", ids, NULL);
  vedette_declare_rows_start (self->rows);
  if (figure != self->chosen)
    {
      self->chosen = figure;
      vedette_hold_button_release (self->read);
      preset (self);
    }
  self->filling = FALSE;
  vedette_roll_on_declared (self);
}

static void
on_selected (GtkWidget *list,
             gpointer   data)
{
  show_chosen (VEDETTE_ROLL_DIALOG (((VedetteNominees *) data)->forces.view));
}

/* The focus can be on a row that is not chosen. Such a row is chosen first, so that nobody rolls for a figure whose number was
 * not shown. */
static void
on_row_activate (gpointer item,
                 gpointer data)
{
  VedetteNominees *nominees = data;

  if (item == nominees->due)
    gtk_widget_activate_action (nominees->forces.view, "roll.take", NULL);
  else
    vedette_record_list_select (VEDETTE_ROLL_DIALOG (nominees->forces.view)->list, item);
}

static const VedetteRecordTable table = {
  .columns = vedette_nominee_columns,
  .n_columns = VEDETTE_NOMINEE_N_COLUMNS,
  .select = VEDETTE_RECORD_SELECT_ONE,
  .below = TRUE,
  .limit = 1,
  .lowest = 180,
  .indent = VEDETTE_NOMINEE_INDENT,
  .mark = vedette_nominee_mark_row,
  .speak = vedette_nominee_speak,
  .is_found = vedette_nominee_is_found,
  .edit = on_row_activate,
  .selected = on_selected,
};

/* Ranks the lines anew.
 * @figure: whom to choose: the id of a line, or 0 for an unlisted figure; the best is chosen where the line is not to be had */
void
vedette_roll_refresh (VedetteRollDialog *self,
                      gint64             figure)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  gpointer chosen;
  guint i = 0;

  vedette_skirmish_read (&self->skirmish, vedette_session_get_battle (self->session));
  self->filling = TRUE;
  g_hash_table_remove_all (self->nominees.forces.candidates);
  vedette_nominees_add (&self->nominees, items, vedette_duel_get_roller (&self->skirmish), TRUE);
  while (i < items->len && vedette_candidate_is_possible (vedette_nominees_get (&self->nominees, items->pdata[i])))
    i++;
  g_ptr_array_insert (items, (int) i, self->someone_else);
  vedette_record_list_set_items (self->list, items);
  /* Where nobody can make it, the unlisted figure comes first in the list, but is not the best. */
  chosen = figure == 0 ? self->someone_else : vedette_battle_find (self->skirmish.battle, VEDETTE_TYPE_FIGURE, figure);
  if (!vedette_record_list_select (self->list, chosen))
    vedette_record_list_select (self->list, items->pdata[i == 0 && items->len > 1 ? 1 : 0]);
  self->filling = FALSE;
  show_chosen (self);
}

/* Chooses the line with the id in @parameter as the nominee. */
static void
nominate (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  vedette_roll_refresh (VEDETTE_ROLL_DIALOG (widget), g_variant_get_int64 (parameter));
}

static void
on_find (VedetteRollDialog *self)
{
  const char *text = gtk_editable_get_text (self->find);

  gtk_widget_set_visible (self->find_key, *text == '\0');
  vedette_record_list_find (self->list, text);
  /* The first figure whose name contains the text is meant. */
  vedette_record_list_select (self->list, vedette_record_list_get_next (self->list, NULL, 1));
  show_chosen (self);
}

static void
on_stop_find (VedetteRollDialog *self)
{
  gtk_editable_set_text (self->find, "");
  vedette_roll_focus_list (self);
}

/* In GTK 4.8, Tab would stop at every row of the list. */
static gboolean
on_list_key (GtkEventControllerKey *controller,
             guint                  keyval,
             guint                  keycode,
             GdkModifierType        state,
             VedetteRollDialog     *self)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_ISO_Left_Tab || (keyval == GDK_KEY_Tab && (state & GDK_SHIFT_MASK) != 0))
    return gtk_widget_grab_focus (GTK_WIDGET (self->find));
  if (keyval == GDK_KEY_Tab || keyval == GDK_KEY_KP_Tab)
    return gtk_widget_child_focus (self->someone, GTK_DIR_TAB_FORWARD) || gtk_widget_grab_focus (self->out);
  return GDK_EVENT_PROPAGATE;
}

static gboolean
on_find_key (GtkEventControllerKey *controller,
             guint                  keyval,
             guint                  keycode,
             GdkModifierType        state,
             VedetteRollDialog     *self)
{
  if (keyval != GDK_KEY_Down && keyval != GDK_KEY_Up)
    return GDK_EVENT_PROPAGATE;
  return gtk_widget_activate_action (GTK_WIDGET (self), "roll.step", "i", keyval == GDK_KEY_Down ? 1 : -1);
}

/* Chooses another row without moving the focus. */
static void
step (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  VedetteRecordList *list = VEDETTE_ROLL_DIALOG (widget)->list;

  vedette_record_list_select (list, vedette_record_list_get_next (list, vedette_record_list_get_one (list),
                                                                  g_variant_get_int32 (parameter)));
}

static void
find (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  VedetteRollDialog *self = VEDETTE_ROLL_DIALOG (widget);

  gtk_toggle_button_set_active (self->fold, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->find));
}

/* Gives the focus back after the sources of the sum were shown, so that Enter rolls again. */
static void
go_back (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  vedette_roll_focus_list (VEDETTE_ROLL_DIALOG (widget));
}

/* Describes the unlisted figure as in the last attempt, if that failed: only the log knows it. */
static void
recall_someone (VedetteRollDialog *self)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);
  guint place = vedette_battle_get_place (battle);

  for (guint i = place; i > 0 && i + LOOK_BACK > place; i--)
    {
      VedetteStep *last = vedette_battle_get_branch (battle, i - 1);
      JsonObject *facts = vedette_step_get_facts (last);

      if (!g_str_equal (vedette_step_get_kind (last), "snatch"))
        continue;
      for (int k = 0; k < 2 && !json_object_get_boolean_member_with_default (facts, "success", TRUE); k++)
        {
          GType type = k == 0 ? VEDETTE_TYPE_TROOPS : VEDETTE_TYPE_LEADER;
          const char *nick = json_object_get_string_member_with_default (facts, unlisted[k], k == 0 ? "average" : "none");
          const GEnumValue *entry = vedette_enum_find (type, nick);
          g_auto (GValue) value = G_VALUE_INIT;

          g_value_init (&value, type);
          g_value_set_enum (&value, entry != NULL ? entry->value : 0);
          vedette_declare_row_show (vedette_declare_rows_find (self->rows, unlisted[k]), &value);
        }
      return;
    }
}

/* Adds what the list needs of the template and of the actions. */
void
vedette_roll_bind_nominees (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_callback (klass, on_find);
  gtk_widget_class_bind_template_callback (klass, on_stop_find);
  gtk_widget_class_bind_template_callback (klass, on_find_key);
  gtk_widget_class_bind_template_callback (klass, on_list_key);
  gtk_widget_class_bind_template_callback (klass, on_read);
  gtk_widget_class_bind_template_callback (klass, vedette_roll_fold);
  gtk_widget_class_bind_template_callback (klass, vedette_roll_focus_list);

  gtk_widget_class_install_action (klass, "roll.nominate", "x", nominate);
  gtk_widget_class_install_action (klass, "roll.step", "i", step);
  gtk_widget_class_install_action (klass, "roll.find", NULL, find);
  gtk_widget_class_install_action (klass, "roll.back", NULL, go_back);
}

/* Makes the list and the rows about a figure that is not listed, and chooses who rolls. */
void
vedette_roll_make_nominees (VedetteRollDialog *self)
{
  gint64 last = vedette_skirmish_game_get_last_nominee (self->skirmish.game);

  self->someone = vedette_group_new (NULL);
  gtk_box_insert_child_after (GTK_BOX (self->nominee), self->someone, self->list_card);
  for (guint i = 0; i < G_N_ELEMENTS (unlisted); i++)
    vedette_declare_rows_add (self->rows, vedette_declare_control_new (vedette_roll_find_param (self, unlisted[i]),
                                                                       self->someone));
  vedette_forces_init (&self->nominees.forces, GTK_WIDGET (self), self->session);
  self->someone_else = G_OBJECT (gtk_string_object_new (_("Unlisted Figure…")));
  self->list = VEDETTE_RECORD_LIST (vedette_record_list_new (&table, _("Possible nominees, best chance first"),
                                                             &self->nominees));
  /* There is no room for the columns that are only beside the play. */
  vedette_record_list_set_narrow (self->list, TRUE);
  adw_bin_set_child (self->list_place, GTK_WIDGET (self->list));
  /* As last time in this holding; else the best */
  self->chosen = -1;
  vedette_roll_refresh (self, last != 0 ? last : -1);
  if (last == 0)
    recall_someone (self);
}
