/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dice of a move in a form: a row for each that it asks for, in the group of the party that rolls it. */

#include "vedette-config.h"

#include "ui/declare/vedette-declare-dice.h"

#include <glib/gi18n-lib.h>

#include "core/rules/story/vedette-party.h"
#include "ui/declare/vedette-declare-die.h"

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
  GtkBox *place; /* borrowed: where the groups stand in it; NULL for the end of it */
  VedetteRules *rules;
  GPtrArray *dice; /* of VedetteDeclareDie */
  GListStore *more; /* of VedetteDiceRequest: asked for when the others were rolled, though nobody knew of them before */
  GArray *groups;  /* of Group */
  GArray *settled; /* of int: what the first of them show for good */
  gboolean put_off; /* nobody types them yet */
};

G_DEFINE_FINAL_TYPE (VedetteDeclareDice, vedette_declare_dice, G_TYPE_OBJECT)

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
  g_ptr_array_unref (self->dice);
  g_clear_object (&self->more);
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
  self->dice = g_ptr_array_new_with_free_func (g_object_unref);
  self->more = g_list_store_new (VEDETTE_TYPE_DICE_REQUEST);
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

/**
 * vedette_declare_dice_set_place:
 * @place: where the groups stand, one beside or below the other
 */
void
vedette_declare_dice_set_place (VedetteDeclareDice *self,
                                GtkBox             *place)
{
  self->place = place;
}

static VedetteDiceRequest *
get_request (VedetteDeclareDice *self,
             guint               i)
{
  return vedette_declare_die_get_request (self->dice->pdata[i]);
}

/* Returns: (transfer none): a group in its place */
static GtkWidget *
add_group (VedetteDeclareDice *self,
           const char         *title)
{
  GtkWidget *group;

  if (self->place == NULL)
    return vedette_dialog_add_group (self->dialog, title);
  group = vedette_group_new (title);
  gtk_box_append (self->place, group);
  return group;
}

static Group *
ensure_group (VedetteDeclareDice *self,
              const char         *party)
{
  g_autoptr (VedetteParty) known = vedette_rules_find_party (self->rules, party);
  Group group = { 0 };

  for (guint i = 0; i < self->groups->len; i++)
    if (g_strcmp0 (g_array_index (self->groups, Group, i).party, party) == 0)
      return &g_array_index (self->groups, Group, i);
  group.party = g_strdup (party);
  group.group = add_group (self, known != NULL ? known->name : NULL);
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
add_die (VedetteDeclareDice *self,
         VedetteDiceRequest *request)
{
  const char *id = request->party;
  g_autoptr (VedetteParty) party = vedette_rules_find_party (self->rules, id);

  g_ptr_array_add (self->dice, vedette_declare_die_new (request, ensure_group (self, id)->group,
                                                        party != NULL ? party->name : NULL));
}

static gboolean
is_same (VedetteDiceRequest *a,
         VedetteDiceRequest *b)
{
  return a->sides == b->sides &&
         g_strcmp0 (a->party, b->party) == 0 &&
         g_str_equal (a->label, b->label);
}

static void
drop_dice (VedetteDeclareDice *self,
           guint               n)
{
  for (guint i = n; i < self->dice->len; i++)
    vedette_declare_die_remove (self->dice->pdata[i]);
  g_ptr_array_set_size (self->dice, (int) n);
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
        asks |= g_strcmp0 (get_request (self, k)->party, group->party) == 0;
      gtk_widget_set_visible (group->group, asks && !self->put_off);
    }
}

/**
 * vedette_declare_dice_put_off:
 * @put_off: whether something else is to be said before they are typed
 *
 * Hides all groups, or shows them again; what was typed stays.
 */
void
vedette_declare_dice_put_off (VedetteDeclareDice *self,
                              gboolean            put_off)
{
  self->put_off = put_off;
  show_groups (self);
}

/* Those that the move says that it asks for, and those that it asked for besides; none where only the program rolls.
 * @naturals: what the first of them show */
static GListModel *
list_requests (VedetteDeclareDice *self,
               VedetteMove        *move,
               GArray             *naturals)
{
  g_autoptr (GListStore) all = g_list_store_new (G_TYPE_LIST_MODEL);
  g_autoptr (GListModel) known = vedette_rules_list_dice (self->rules, move, (const int *) (gpointer) naturals->data,
                                                          naturals->len);

  if (!vedette_dice_request_has_sealed (known))
    g_list_store_append (all, known);
  g_list_store_append (all, self->more);
  return G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (g_steal_pointer (&all))));
}

/**
 * vedette_declare_dice_update:
 * @move: as it is declared now
 *
 * Asks for the dice of the move, unless only the program rolls them; what was typed for one that is still asked for stays.
 */
void
vedette_declare_dice_update (VedetteDeclareDice *self,
                             VedetteMove        *move)
{
  g_autoptr (GListModel) requests = list_requests (self, move, self->settled);
  guint n = g_list_model_get_n_items (requests), same = 0;

  for (; same < MIN (n, self->dice->len); same++)
    {
      g_autoptr (VedetteDiceRequest) request = g_list_model_get_item (requests, same);

      if (!is_same (request, get_request (self, same)))
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
      g_autoptr (VedetteParty) party = vedette_rules_find_party (self->rules, get_request (self, i)->party);

      if (party != NULL && party->rolling == VEDETTE_ROLLING_REAL)
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
      VedetteDeclareDie *die = self->dice->pdata[i];
      int natural;

      if (!vedette_declare_die_is_typed (die))
        continue;
      if (!vedette_declare_die_read (die, &natural, error))
        return FALSE;
      g_array_append_val (naturals, natural);
    }
  return TRUE;
}

/**
 * vedette_declare_dice_focus:
 *
 * Puts the focus on the first die that was not typed.
 */
void
vedette_declare_dice_focus (VedetteDeclareDice *self)
{
  for (guint i = 0; i < self->dice->len; i++)
    if (!vedette_declare_die_is_typed (self->dice->pdata[i]))
      {
        vedette_declare_die_focus (self->dice->pdata[i]);
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
                           g_dngettext (GETTEXT_PACKAGE, "Enter what the die shows", "Enter what all the dice show",
                                        self->dice->len));
      return FALSE;
    }
  *dice = vedette_dice_new_typed ((const int *) (gpointer) naturals->data, naturals->len);
  return TRUE;
}

/* What was typed stays, and the others are asked for. */
static void
settle_first (VedetteDeclareDice *self,
              VedetteMove        *move,
              GArray             *naturals)
{
  guint first = self->dice->len;

  g_array_set_size (self->settled, 0);
  g_array_append_vals (self->settled, naturals->data, naturals->len);
  vedette_declare_dice_update (self, move);
  /* As large as it has to be with them, so that they are seen */
  gtk_window_set_default_size (GTK_WINDOW (self->dialog), -1, -1);
  /* The focus leaves a die before nobody can type there any more. */
  vedette_declare_dice_focus (self);
  for (guint i = 0; i < first; i++)
    vedette_declare_die_settle (self->dice->pdata[i]);
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
  requests = list_requests (self, move, naturals);
  n = g_list_model_get_n_items (requests);
  if (n <= naturals->len)
    return TRUE;
  settle_first (self, move, naturals);
  g_set_error (error, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_NONE_LEFT,
               /* Translators: how many more dice have to be entered, and what the first of them is rolled for */
               g_dngettext (GETTEXT_PACKAGE, "Enter %u more die: %s", "Enter %u more dice: %s", n - first), n - first,
               get_request (self, first)->label);
  return FALSE;
}

/**
 * vedette_declare_dice_add:
 * @move: that rolled all that were typed, and found that they were too few
 * @request: what it asked for then
 *
 * Asks for one more die, of which the move had not said before that it rolls it. The others stay what they are.
 */
void
vedette_declare_dice_add (VedetteDeclareDice *self,
                          VedetteMove        *move,
                          VedetteDiceRequest *request)
{
  g_autoptr (GArray) naturals = g_array_new (FALSE, FALSE, sizeof (int));

  if (!read_naturals (self, naturals, NULL))
    return;
  g_list_store_append (self->more, request);
  settle_first (self, move, naturals);
}
