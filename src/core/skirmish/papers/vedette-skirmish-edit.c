/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the edits of the papers have in common: drafts, facts, choices and who may see. */

#include "vedette-config.h"

#include "core/skirmish/papers/vedette-skirmish-edit.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-codec.h"
#include "core/rules/vedette-choice.h"

/* Papers may be put in order at any time; an edit that may not has an answer of its own. */
void
vedette_skirmish_edit_open (VedetteMove   *move,
                            VedetteRules  *rules,
                            VedetteRuling *ruling)
{
}

/**
 * vedette_skirmish_edit_needs:
 *
 * Forbids the edit when a compulsory parameter was not said.
 *
 * Returns: whether it was said
 */
gboolean
vedette_skirmish_edit_needs (VedetteMove   *move,
                             VedetteRuling *ruling,
                             const char    *property)
{
  if (vedette_move_is_said (move, property))
    return TRUE;
  /* Translators: the first is the name of an edit, the second that of its parameter, as they are typed */
  vedette_ruling_forbid (ruling, NULL, _("“%s” has to say “%s”"), vedette_move_get_name (move), property);
  return FALSE;
}

/**
 * vedette_skirmish_edit_copy:
 *
 * Returns: (transfer full): a detached record with the values of @record, on which an edit is tried
 */
gpointer
vedette_skirmish_edit_copy (gpointer record)
{
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (record);
  gpointer draft = g_object_new (G_OBJECT_TYPE (record), NULL);

  for (guint i = 1; i < klass->n_pspecs; i++)
    {
      GValue value = G_VALUE_INIT;

      g_object_get_property (record, klass->pspecs[i]->name, &value);
      g_object_set_property (draft, klass->pspecs[i]->name, &value);
      g_value_unset (&value);
    }
  return draft;
}

/**
 * vedette_skirmish_edit_fill:
 *
 * Gives @draft all that was declared under the name of one of its properties. Space around a text is dropped.
 */
void
vedette_skirmish_edit_fill (VedetteMove *move,
                            gpointer     draft)
{
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (draft);
  guint n_params;
  GParamSpec **params = vedette_move_list_params (move, &n_params);

  for (guint i = 0; i < n_params; i++)
    {
      GParamSpec *own = vedette_record_class_find (klass, params[i]->name);
      GValue value = G_VALUE_INIT;

      if (own == NULL || !vedette_move_is_said (move, own->name))
        continue;
      g_object_get_property (G_OBJECT (move), own->name, &value);
      if (G_VALUE_HOLDS_STRING (&value))
        g_value_take_string (&value, g_strstrip (g_value_dup_string (&value)));
      g_object_set_property (draft, own->name, &value);
      g_value_unset (&value);
    }
}

static gboolean
differs_in (gpointer    record,
            gpointer    draft,
            GParamSpec *pspec,
            GValue     *before,
            GValue     *after)
{
  g_object_get_property (record, pspec->name, before);
  g_object_get_property (draft, pspec->name, after);
  return !vedette_value_equal (before, after);
}

gboolean
vedette_skirmish_edit_differs (gpointer record,
                               gpointer draft)
{
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (record);
  gboolean found = FALSE;

  for (guint i = 1; i < klass->n_pspecs && !found; i++)
    {
      GValue before = G_VALUE_INIT, after = G_VALUE_INIT;

      found = differs_in (record, draft, klass->pspecs[i], &before, &after);
      g_value_unset (&before);
      g_value_unset (&after);
    }
  return found;
}

/* A step that changes nothing would only be in the way of undo. */
void
vedette_skirmish_edit_forbid_same (VedetteRuling *ruling,
                                   gpointer       record,
                                   gpointer       draft)
{
  if (!vedette_skirmish_edit_differs (record, draft))
    vedette_ruling_forbid (ruling, NULL, _("That changes nothing"));
}

/**
 * vedette_skirmish_edit_name:
 *
 * Returns: (transfer full): what a line, a contingent or a place is called; empty for none
 */
char *
vedette_skirmish_edit_name (const VedetteSkirmish *self,
                            gint64                 id)
{
  VedetteRecord *record = vedette_battle_find (self->battle, VEDETTE_TYPE_RECORD, id);
  char *name = NULL;

  if (record != NULL && vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), "name") != NULL)
    g_object_get (record, "name", &name, NULL);
  return name != NULL ? name : g_strdup ("");
}

/* Facts hold names where records hold ids, because the names may be others when the log is read. */
static void
add_fact (const VedetteSkirmish *self,
          JsonArray             *array,
          GParamSpec            *pspec,
          const GValue          *value)
{
  if (G_VALUE_HOLDS_BOOLEAN (value))
    json_array_add_boolean_element (array, g_value_get_boolean (value));
  else if (G_VALUE_HOLDS_INT (value))
    json_array_add_int_element (array, g_value_get_int (value));
  else if (G_VALUE_HOLDS_ENUM (value))
    json_array_add_string_element (array, vedette_enum_get_nick (G_VALUE_TYPE (value), g_value_get_enum (value)));
  else if (G_VALUE_HOLDS_STRING (value))
    json_array_add_string_element (array, g_value_get_string (value));
  else if (G_VALUE_HOLDS (value, VEDETTE_TYPE_IDS))
    json_array_add_array_element (array, vedette_skirmish_fact_names (self, g_value_get_boxed (value)));
  else if (pspec->flags & VEDETTE_PARAM_REFERENCE)
    {
      g_autofree char *name = vedette_skirmish_edit_name (self, g_value_get_int64 (value));

      json_array_add_string_element (array, name);
    }
  else
    g_assert_not_reached ();
}

/**
 * vedette_skirmish_edit_become:
 *
 * Notes that @record is to be as @draft is, and as the fact “changed” what that changes: each property with its old and
 * its new value.
 */
void
vedette_skirmish_edit_become (const VedetteSkirmish *self,
                              VedetteEdit           *edit,
                              gpointer               record,
                              gpointer               draft)
{
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (record);
  JsonObject *changed = json_object_new ();

  for (guint i = 1; i < klass->n_pspecs; i++)
    {
      GParamSpec *pspec = klass->pspecs[i];
      GValue before = G_VALUE_INIT, after = G_VALUE_INIT;

      if (differs_in (record, draft, pspec, &before, &after))
        {
          JsonArray *values = json_array_new ();

          vedette_edit_set_value (edit, record, pspec->name, &after);
          add_fact (self, values, pspec, &before);
          add_fact (self, values, pspec, &after);
          json_object_set_array_member (changed, pspec->name, values);
        }
      g_value_unset (&before);
      g_value_unset (&after);
    }
  json_object_set_object_member (vedette_edit_get_facts (edit), "changed", changed);
}

/* Notes a text as a fact, unless it is empty. */
void
vedette_skirmish_edit_note_text (VedetteEdit *edit,
                                 const char  *fact,
                                 const char  *text)
{
  if (text[0] != '\0')
    json_object_set_string_member (vedette_edit_get_facts (edit), fact, text);
}

void
vedette_skirmish_edit_note_side (const VedetteSkirmish *self,
                                 VedetteEdit           *edit,
                                 gint64                 side)
{
  json_object_set_string_member (vedette_edit_get_facts (edit), "side", vedette_skirmish_get_side_name (self, side));
}

/**
 * vedette_skirmish_edit_forget_target:
 * @target: a line, contingent or place that is about to go
 *
 * Cards about it keep its name as their place, so that they stay as specific as they were (S-37). A card for a place or
 * a task that names a place besides keeps that.
 */
void
vedette_skirmish_edit_forget_target (const VedetteSkirmish *self,
                                     VedetteEdit           *edit,
                                     gpointer               target)
{
  GListModel *cards = vedette_battle_get_records (self->battle, VEDETTE_TYPE_ORDER_CARD);
  gint64 id = vedette_record_get_id (target);
  g_autofree char *name = vedette_skirmish_edit_name (self, id);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (VedetteOrderCard) card = g_list_model_get_item (cards, i);

      if (vedette_order_card_get_target (card) != id)
        continue;
      vedette_edit_set (edit, card, "target", (gint64) 0, NULL);
      if (VEDETTE_IS_PLACE (target) && vedette_order_card_get_place (card)[0] != '\0')
        {
          /* Translators: two places of an order card */
          g_autofree char *both = g_strdup_printf (C_("places", "%s, %s"), name, vedette_order_card_get_place (card));

          vedette_edit_set (edit, card, "place", both, NULL);
        }
      else if (vedette_order_card_get_objective (card) == VEDETTE_OBJECTIVE_ENEMY ||
          vedette_order_card_get_place (card)[0] == '\0')
        vedette_edit_set (edit, card, "place", name, NULL);
    }
}

/**
 * vedette_skirmish_edit_find_position:
 *
 * Returns: where the line stands in the whole roster, of both sides
 */
guint
vedette_skirmish_edit_find_position (const VedetteSkirmish *self,
                                     VedetteFigure         *figure)
{
  GListModel *figures = vedette_battle_get_records (self->battle, VEDETTE_TYPE_FIGURE);
  guint i = 0;

  for (; i < g_list_model_get_n_items (figures); i++)
    {
      g_autoptr (VedetteFigure) at = g_list_model_get_item (figures, i);

      if (at == figure)
        break;
    }
  return i;
}
