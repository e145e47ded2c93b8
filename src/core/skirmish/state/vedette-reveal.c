/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hidden lines: what gives them away, and who may read of them. */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-reveal.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"
#include "core/skirmish/records/vedette-fight.h"
#include "core/skirmish/records/vedette-trait.h"

gboolean
vedette_reveal_is_hidden (const VedetteSkirmish *self,
                          gint64                 figure)
{
  VedetteFigure *line = vedette_skirmish_find_figure (self, figure);

  return line != NULL && vedette_figure_get_hidden (line);
}

/* Nobody but one side is to see the step: its cards, its hidden men. */
void
vedette_reveal_show_only (const VedetteSkirmish *self,
                          VedetteEdit           *edit,
                          gint64                 side)
{
  vedette_edit_set_audience (edit, vedette_skirmish_get_side_word (self, side));
}

/* Who stands apart, is struck off or left out does nothing, so that nobody sees him. */
static const char * const idle_params[] = { "apart", "near-enemy", "but", NULL };

/* The hidden ones among all lines that a move names as doing something, or having it done to them */
static VedetteIds *
list_hidden (const VedetteSkirmish *skirmish,
             VedetteMove           *move)
{
  g_autoptr (VedetteIds) hidden = NULL;
  guint n_params;
  GParamSpec **params = vedette_move_list_params (move, &n_params);

  for (guint i = 0; i < n_params; i++)
    {
      gboolean many = G_PARAM_SPEC_VALUE_TYPE (params[i]) == VEDETTE_TYPE_IDS;
      const VedetteIds *ids;
      g_autoptr (VedetteIds) one = NULL;

      if ((params[i]->flags & VEDETTE_PARAM_REFERENCE) == 0 ||
          vedette_param_spec_get_target (params[i]) != VEDETTE_TYPE_FIGURE || g_strv_contains (idle_params, params[i]->name))
        continue;
      if (!many && vedette_move_get_id (move, params[i]->name) != 0)
        one = vedette_ids_new_one (vedette_move_get_id (move, params[i]->name));
      ids = many ? vedette_move_get_ids (move, params[i]->name) : one;
      for (guint k = 0; k < vedette_ids_get_n (ids); k++)
        {
          gint64 id = vedette_ids_get (ids, k);

          if (vedette_reveal_is_hidden (skirmish, id))
            vedette_ids_add (&hidden, id);
        }
    }
  return g_steal_pointer (&hidden);
}

/* The hidden ones of some lines, each once */
static VedetteIds *
filter_hidden (const VedetteSkirmish *skirmish,
               const VedetteIds      *figures)
{
  g_autoptr (VedetteIds) hidden = NULL;

  for (guint i = 0; i < vedette_ids_get_n (figures); i++)
    {
      gint64 id = vedette_ids_get (figures, i);

      if (vedette_reveal_is_hidden (skirmish, id))
        vedette_ids_add (&hidden, id);
    }
  return g_steal_pointer (&hidden);
}

/* Notes that none of @figures is hidden any more. */
void
vedette_reveal_show (const VedetteSkirmish *skirmish,
                     VedetteEdit           *edit,
                     const VedetteIds      *figures)
{
  for (guint i = 0; i < vedette_ids_get_n (figures); i++)
    vedette_edit_set (edit, vedette_skirmish_find_figure (skirmish, vedette_ids_get (figures, i)), "hidden", FALSE, NULL);
}

/**
 * vedette_reveal_seen:
 *
 * Notes that whoever of @figures was hidden has been seen, and says so in the facts.
 */
void
vedette_reveal_seen (const VedetteSkirmish *skirmish,
                     VedetteEdit           *edit,
                     const VedetteIds      *figures)
{
  g_autoptr (VedetteIds) hidden = filter_hidden (skirmish, figures);

  if (hidden == NULL)
    return;
  vedette_reveal_show (skirmish, edit, hidden);
  json_object_set_array_member (vedette_edit_get_facts (edit), "revealed", vedette_facts_names (skirmish->battle, hidden));
}

/**
 * vedette_reveal_declared:
 *
 * Notes that whoever does something openly, or has it done to him, is hidden no longer, and says so in the facts.
 */
void
vedette_reveal_declared (const VedetteSkirmish *skirmish,
                         VedetteMove           *move,
                         VedetteEdit           *edit)
{
  g_autoptr (VedetteIds) hidden = list_hidden (skirmish, move);

  vedette_reveal_seen (skirmish, edit, hidden);
}

/* Says beforehand whom the move gives away. */
void
vedette_reveal_remind (const VedetteSkirmish *skirmish,
                       VedetteMove           *move,
                       VedetteRuling         *ruling)
{
  g_autoptr (VedetteIds) hidden = list_hidden (skirmish, move);
  g_autofree char *names = NULL;

  if (hidden == NULL)
    return;
  names = vedette_skirmish_list_names (skirmish, hidden);
  /* Translators: names of lines of the roster */
  vedette_ruling_remind (ruling, NULL, _("Hidden figures will be revealed: %s"), names);
}

/**
 * vedette_reveal_list_known:
 *
 * Returns: (transfer full) (nullable): those of @figures who are not hidden
 */
VedetteIds *
vedette_reveal_list_known (const VedetteSkirmish *skirmish,
                           const VedetteIds      *figures)
{
  g_autoptr (VedetteIds) known = NULL;

  for (guint i = 0; i < vedette_ids_get_n (figures); i++)
    if (!vedette_reveal_is_hidden (skirmish, vedette_ids_get (figures, i)))
      vedette_ids_add (&known, vedette_ids_get (figures, i));
  return g_steal_pointer (&known);
}

/**
 * vedette_reveal_keep_secret:
 * @figures: whom the facts of the step name
 *
 * Shows the step to nobody but the side of those who are hidden; of both sides, to nobody but the umpire.
 */
void
vedette_reveal_keep_secret (const VedetteSkirmish *skirmish,
                            VedetteEdit           *edit,
                            const VedetteIds      *figures)
{
  gint64 side = 0;

  for (guint i = 0; i < vedette_ids_get_n (figures); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (figures, i));

      if (!vedette_figure_get_hidden (figure))
        continue;
      if (side != 0 && side != vedette_figure_get_side (figure))
        {
          vedette_edit_set_audience (edit, VEDETTE_AUDIENCE_UMPIRE);
          return;
        }
      side = vedette_figure_get_side (figure);
    }
  if (side != 0)
    vedette_reveal_show_only (skirmish, edit, side);
}

/* Returns: whether the facts, or any part of them, name somebody by that name */
static gboolean
names (JsonNode   *node,
       const char *name)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      g_autoptr (GList) values = json_object_get_values (json_node_get_object (node));

      for (GList *l = values; l != NULL; l = l->next)
        if (names (l->data, name))
          return TRUE;
      return FALSE;
    }
  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (array); i++)
        if (names (json_array_get_element (array, i), name))
          return TRUE;
      return FALSE;
    }
  return json_node_get_value_type (node) == G_TYPE_STRING && g_str_equal (json_node_get_string (node), name);
}

/**
 * vedette_reveal_get_audience:
 *
 * A step that was undone may name somebody who is hidden again: then it is for his side, as the step that hid him was; of
 * both sides, for the umpire.
 *
 * Returns: who may see the step
 */
const char *
vedette_reveal_get_audience (const VedetteSkirmish *self,
                             VedetteStep           *step)
{
  const char *audience = vedette_step_get_audience (step);
  g_autoptr (JsonNode) facts = NULL;

  if (vedette_step_get_done (step) || !g_str_equal (audience, VEDETTE_AUDIENCE_ALL))
    return audience;
  facts = json_node_init_object (json_node_alloc (), vedette_step_get_facts (step));
  vedette_each (VedetteFigure, figure, vedette_battle_get_records (self->battle, VEDETTE_TYPE_FIGURE))
    {
      const char *side = vedette_skirmish_get_side_word (self, vedette_figure_get_side (figure));

      if (!vedette_figure_get_hidden (figure) || g_str_equal (side, audience) ||
          !names (facts, vedette_figure_get_name (figure)))
        continue;
      audience = g_str_equal (audience, VEDETTE_AUDIENCE_ALL) ? side : VEDETTE_AUDIENCE_UMPIRE;
    }
  return audience;
}

static gboolean
may_know (const VedetteSkirmish *self,
          gint64                 figure,
          const char            *audience)
{
  VedetteFigure *line = vedette_skirmish_find_figure (self, figure);

  return line == NULL || !vedette_figure_get_hidden (line) ||
         g_str_equal (vedette_skirmish_get_side_word (self, vedette_figure_get_side (line)), audience);
}

/* Not the other's hidden lines, nor the bodies, traits and fights that would give them away */
static gboolean
may_know_record (const VedetteSkirmish *self,
                 VedetteRecord         *record,
                 const char            *audience)
{
  const VedetteIds *lines = NULL;

  if (VEDETTE_IS_TRAIT (record))
    return may_know (self, vedette_trait_get_whose (VEDETTE_TRAIT (record)), audience);
  if (VEDETTE_IS_BODY (record))
    lines = vedette_body_get_members (VEDETTE_BODY (record));
  else if (VEDETTE_IS_FIGHT (record))
    lines = vedette_fight_get_lines (VEDETTE_FIGHT (record));
  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    if (!may_know (self, vedette_ids_get (lines, i), audience))
      return FALSE;
  return may_know (self, vedette_record_get_id (record), audience);
}

/* A field that names somebody tells of him. */
static gboolean
may_know_named (const VedetteSkirmish *self,
                VedetteRecord         *record,
                const char            *field,
                const char            *audience)
{
  GParamSpec *pspec = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), field);
  g_auto (GValue) value = G_VALUE_INIT;
  const VedetteIds *ids;

  if (pspec == NULL || (pspec->flags & VEDETTE_PARAM_REFERENCE) == 0)
    return TRUE;
  g_object_get_property (G_OBJECT (record), field, &value);
  if (G_VALUE_HOLDS_INT64 (&value))
    return vedette_reveal_may_see (self, g_value_get_int64 (&value), NULL, audience);
  ids = G_VALUE_HOLDS (&value, VEDETTE_TYPE_IDS) ? g_value_get_boxed (&value) : NULL;
  for (guint i = 0; i < vedette_ids_get_n (ids); i++)
    if (!vedette_reveal_may_see (self, vedette_ids_get (ids, i), NULL, audience))
      return FALSE;
  return TRUE;
}

/* What stands on a card is its side's own; that there is one, and what became of it, lies on the table (S-35). */
static gboolean
is_on_paper (const char *field)
{
  static const char * const open_fields[] = { "id", "number", "side", "state", "claimed", "begun", NULL };

  return !g_strv_contains (open_fields, field);
}

/**
 * vedette_reveal_may_see:
 * @id: of any record
 * @field: (nullable): one of its fields, or %NULL for that it is there
 * @audience: a side, the umpire, or all
 *
 * Returns: whether they may know it
 */
gboolean
vedette_reveal_may_see (const VedetteSkirmish *self,
                        gint64                 id,
                        const char            *field,
                        const char            *audience)
{
  VedetteRecord *record = vedette_battle_find (self->battle, VEDETTE_TYPE_RECORD, id);

  if (record == NULL || g_str_equal (audience, VEDETTE_AUDIENCE_UMPIRE))
    return TRUE;
  if (!may_know_record (self, record, audience))
    return FALSE;
  if (field == NULL)
    return TRUE;
  if (VEDETTE_IS_ORDER_CARD (record) && is_on_paper (field) &&
      !g_str_equal (vedette_skirmish_get_side_word (self, vedette_order_card_get_side (VEDETTE_ORDER_CARD (record))), audience))
    return FALSE;
  return may_know_named (self, record, field, audience);
}
