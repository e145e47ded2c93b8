/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dice of a move in a form: a row for each that it asks for, in the group of the party that rolls it. */

#include "vedette-config.h"

#include "ui/declare/vedette-declare-dice.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-party.h"

typedef struct
{
  VedetteDiceRequest *request;
  GtkWidget *entry; /* borrowed */
} Die;

typedef struct
{
  char *party;      /* NULL for the dice of nobody */
  GtkWidget *group; /* borrowed */
  gboolean stays;   /* as there is more in it than dice */
} Group;

/**
 * VedetteDeclareDice:
 *
 * All dice are typed, or none: then the program rolls, unless one of them is of a party with real dice. What was typed may
 * bring more with it, as a tie does: it stays as it was rolled, and is asked for no more.
 */
struct _VedetteDeclareDice
{
  GObject parent_instance;

  VedetteDialog *dialog; /* borrowed: it owns this */
  VedetteRules *rules;
  GArray *dice;    /* of Die */
  GArray *groups;  /* of Group */
  GArray *settled; /* of int: what the first of them show for good */
};

G_DEFINE_FINAL_TYPE (VedetteDeclareDice, vedette_declare_dice, G_TYPE_OBJECT)

static void
clear_die (gpointer data)
{
  g_clear_object (&((Die *) data)->request);
}

static void
clear_group (gpointer data)
{
  g_free (((Group *) data)->party);
}

static void
vedette_declare_dice_finalize (GObject *object)
{
  VedetteDeclareDice *self = VEDETTE_DECLARE_DICE (object);

  g_clear_object (&self->rules);
  g_array_unref (self->dice);
  g_array_unref (self->groups);
  g_array_unref (self->settled);

  G_OBJECT_CLASS (vedette_declare_dice_parent_class)->finalize (object);
}

static void
vedette_declare_dice_class_init (VedetteDeclareDiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_declare_dice_finalize;
}

static void
vedette_declare_dice_init (VedetteDeclareDice *self)
{
  self->dice = g_array_new (FALSE, FALSE, sizeof (Die));
  g_array_set_clear_func (self->dice, clear_die);
  self->groups = g_array_new (FALSE, FALSE, sizeof (Group));
  g_array_set_clear_func (self->groups, clear_group);
  self->settled = g_array_new (FALSE, FALSE, sizeof (int));
}

/**
 * vedette_declare_dice_new:
 * @dialog: to which the groups are added, and which outlives this
 *
 * Returns: (transfer full): no dice yet
 */
VedetteDeclareDice *
vedette_declare_dice_new (VedetteDialog *dialog,
                          VedetteRules  *rules)
{
  VedetteDeclareDice *self = g_object_new (VEDETTE_TYPE_DECLARE_DICE, NULL);

  self->dialog = dialog;
  self->rules = g_object_ref (rules);
  return self;
}

static Die *
get_die (VedetteDeclareDice *self,
         guint               i)
{
  return &g_array_index (self->dice, Die, i);
}

/* @party: (nullable). Returns: (transfer full) (nullable) */
static VedetteParty *
find_party (VedetteDeclareDice *self,
            const char         *party)
{
  return party != NULL ? vedette_rules_find_party (self->rules, party) : NULL;
}

static Group *
ensure_group (VedetteDeclareDice *self,
              const char         *party)
{
  g_autoptr (VedetteParty) known = find_party (self, party);
  Group group = { 0 };

  for (guint i = 0; i < self->groups->len; i++)
    if (g_strcmp0 (g_array_index (self->groups, Group, i).party, party) == 0)
      return &g_array_index (self->groups, Group, i);
  group.party = g_strdup (party);
  group.group = vedette_dialog_add_group (self->dialog, known != NULL ? vedette_party_get_name (known) : NULL);
  g_array_append_val (self->groups, group);
  return &g_array_index (self->groups, Group, self->groups->len - 1);
}

/**
 * vedette_declare_dice_add_group:
 * @party: the id of one
 *
 * Returns: (transfer none): the group under its name, for what else is asked of it
 */
GtkWidget *
vedette_declare_dice_add_group (VedetteDeclareDice *self,
                                const char         *party)
{
  Group *group = ensure_group (self, party);

  group->stays = TRUE;
  return group->group;
}

static void
name_entry (VedetteDeclareDice *self,
            GtkWidget          *entry,
            const char         *id)
{
  g_autoptr (VedetteParty) party = find_party (self, id);
  g_autofree char *name = NULL;

  if (party == NULL)
    return;
  /* Translators: the name of a side */
  name = g_strdup_printf (_("Die of %s"), vedette_party_get_name (party));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
add_die (VedetteDeclareDice *self,
         VedetteDiceRequest *request)
{
  const char *party = vedette_dice_request_get_party (request), *label = vedette_dice_request_get_label (request);
  /* Translators: a die, with the number of its sides, as players write it */
  g_autofree char *sides = g_strdup_printf (_("d%d"), vedette_dice_request_get_sides (request));
  Die die = { g_object_ref (request), vedette_row_add_entry (ensure_group (self, party)->group, _("Die"), "") };

  gtk_editable_set_width_chars (GTK_EDITABLE (die.entry), 4);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (die.entry), 4);
  gtk_entry_set_placeholder_text (GTK_ENTRY (die.entry), sides);
  gtk_entry_set_input_purpose (GTK_ENTRY (die.entry), GTK_INPUT_PURPOSE_DIGITS);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (gtk_widget_get_ancestor (die.entry, ADW_TYPE_ACTION_ROW)), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (die.entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, label, -1);
  name_entry (self, die.entry, party);
  g_array_append_val (self->dice, die);
}

static gboolean
is_same (VedetteDiceRequest *a,
         VedetteDiceRequest *b)
{
  return vedette_dice_request_get_sides (a) == vedette_dice_request_get_sides (b) &&
         g_strcmp0 (vedette_dice_request_get_party (a), vedette_dice_request_get_party (b)) == 0 &&
         g_str_equal (vedette_dice_request_get_label (a), vedette_dice_request_get_label (b));
}

static void
drop_dice (VedetteDeclareDice *self,
           guint               n)
{
  for (guint i = n; i < self->dice->len; i++)
    {
      GtkWidget *row = gtk_widget_get_ancestor (get_die (self, i)->entry, ADW_TYPE_ACTION_ROW);

      adw_preferences_group_remove (ADW_PREFERENCES_GROUP (gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP)), row);
    }
  g_array_set_size (self->dice, n);
}

/* A party that rolls nothing has no heading either. */
static void
show_groups (VedetteDeclareDice *self)
{
  for (guint i = 0; i < self->groups->len; i++)
    {
      const Group *group = &g_array_index (self->groups, Group, i);
      gboolean asks = group->stays;

      for (guint k = 0; k < self->dice->len; k++)
        asks |= g_strcmp0 (vedette_dice_request_get_party (get_die (self, k)->request), group->party) == 0;
      gtk_widget_set_visible (group->group, asks);
    }
}

/**
 * vedette_declare_dice_update:
 * @move: as it is declared now
 *
 * Asks for the dice of the move; what was typed for one that is still asked for stays.
 */
void
vedette_declare_dice_update (VedetteDeclareDice *self,
                             VedetteMove        *move)
{
  g_autoptr (GListModel) requests = vedette_rules_list_dice (self->rules, move, (const int *) (gpointer) self->settled->data,
                                                             self->settled->len);
  guint n = g_list_model_get_n_items (requests), same = 0;

  for (; same < MIN (n, self->dice->len); same++)
    {
      g_autoptr (VedetteDiceRequest) request = g_list_model_get_item (requests, same);

      if (!is_same (request, get_die (self, same)->request))
        break;
    }
  drop_dice (self, same);
  for (guint i = same; i < n; i++)
    {
      g_autoptr (VedetteDiceRequest) request = g_list_model_get_item (requests, i);

      add_die (self, request);
    }
  show_groups (self);
}

/* Returns: (transfer full) (nullable): a party whose dice are real and asked for */
static VedetteParty *
find_real (VedetteDeclareDice *self)
{
  for (guint i = 0; i < self->dice->len; i++)
    {
      g_autoptr (VedetteParty) party = find_party (self, vedette_dice_request_get_party (get_die (self, i)->request));

      if (party != NULL && vedette_party_get_rolling (party) == VEDETTE_ROLLING_REAL)
        return g_steal_pointer (&party);
    }
  return NULL;
}

/**
 * vedette_declare_dice_may_roll:
 *
 * Returns: whether there are dice, and the program rolls them if none is typed
 */
gboolean
vedette_declare_dice_may_roll (VedetteDeclareDice *self)
{
  g_autoptr (VedetteParty) real = find_real (self);

  return self->dice->len > 0 && self->settled->len == 0 && real == NULL;
}

/* @naturals: of those that were typed. Returns: whether each of them is a number of its die */
static gboolean
read_naturals (VedetteDeclareDice  *self,
               GArray              *naturals,
               GError             **error)
{
  for (guint i = 0; i < self->dice->len; i++)
    {
      const Die *die = get_die (self, i);
      g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (die->entry))));
      guint sides = (guint) vedette_dice_request_get_sides (die->request);
      guint64 number;
      int natural;

      if (*text == '\0')
        continue;
      if (!g_ascii_string_to_unsigned (text, 10, 1, sides, &number, NULL))
        {
          gtk_widget_grab_focus (die->entry);
          g_set_error (error, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_OUT_OF_RANGE, _("A die shows 1 to %d"), (int) sides);
          return FALSE;
        }
      natural = (int) number;
      g_array_append_val (naturals, natural);
    }
  return TRUE;
}

/* Puts the focus on the first die that was not typed. */
void
vedette_declare_dice_focus (VedetteDeclareDice *self)
{
  for (guint i = 0; i < self->dice->len; i++)
    if (*gtk_editable_get_text (GTK_EDITABLE (get_die (self, i)->entry)) == '\0')
      {
        gtk_widget_grab_focus (get_die (self, i)->entry);
        return;
      }
}

/**
 * vedette_declare_dice_read:
 * @dice: (out) (transfer full) (nullable): those that were typed; %NULL for none, when the program rolls
 *
 * Returns: whether they are all there, or none need be
 */
gboolean
vedette_declare_dice_read (VedetteDeclareDice  *self,
                           VedetteDice        **dice,
                           GError             **error)
{
  g_autoptr (GArray) naturals = g_array_new (FALSE, FALSE, sizeof (int));

  *dice = NULL;
  if (!read_naturals (self, naturals, error))
    return FALSE;
  if (self->dice->len == 0 || (naturals->len == 0 && vedette_declare_dice_may_roll (self)))
    return TRUE;
  if (naturals->len < self->dice->len)
    {
      vedette_declare_dice_focus (self);
      g_set_error_literal (error, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_NONE_LEFT,
                           g_dngettext (GETTEXT_PACKAGE, "Type what the die shows", "Type what all the dice show",
                                        self->dice->len));
      return FALSE;
    }
  *dice = vedette_dice_new_typed ((const int *) (gpointer) naturals->data, naturals->len);
  return TRUE;
}

/**
 * vedette_declare_dice_settle:
 * @move: for which they were typed
 * @error: asks for the others
 *
 * Finds whether what was typed brings more dice with it. If so it stays what it is, and the others are asked for.
 *
 * Returns: whether there is none more
 */
gboolean
vedette_declare_dice_settle (VedetteDeclareDice  *self,
                             VedetteMove         *move,
                             GError             **error)
{
  g_autoptr (GArray) naturals = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GListModel) requests = NULL;
  guint n, first = self->dice->len;

  if (!read_naturals (self, naturals, error))
    return FALSE;
  requests = vedette_rules_list_dice (self->rules, move, (const int *) (gpointer) naturals->data, naturals->len);
  n = g_list_model_get_n_items (requests);
  if (n <= naturals->len)
    return TRUE;
  g_array_set_size (self->settled, 0);
  g_array_append_vals (self->settled, naturals->data, naturals->len);
  vedette_declare_dice_update (self, move);
  /* The focus leaves a die before nobody can type there any more. */
  vedette_declare_dice_focus (self);
  for (guint i = 0; i < first; i++)
    gtk_widget_set_sensitive (get_die (self, i)->entry, FALSE);
  /* Translators: that many dice have to be typed besides those that were, and what the first of them is rolled for */
  g_set_error (error, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_NONE_LEFT,
               g_dngettext (GETTEXT_PACKAGE, "%u more die: %s", "%u more dice: %s", n - first), n - first,
               vedette_dice_request_get_label (get_die (self, first)->request));
  return FALSE;
}
