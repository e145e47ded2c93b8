/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When fights end, who is free then, and that no round is due where nobody is in contact (A-S40, A-S41). */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/state/vedette-melee.h"

/* Whether a line that the step takes out of the fight may still be in contact with somebody else */
static gboolean
fights_elsewhere (const VedetteSkirmish *skirmish,
                  VedetteEdit           *edit,
                  VedetteFight          *fight)
{
  const VedetteIds *before = vedette_fight_get_lines (fight);

  for (guint i = 0; i < vedette_ids_get_n (before); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (before, i));

      if (figure != NULL && !vedette_ids_contains (vedette_fights_peek_lines (edit, fight), vedette_ids_get (before, i)) &&
          vedette_melee_may_fight (edit, figure))
        return TRUE;
    }
  return FALSE;
}

/* Returns: whether the line is in one of the fights that go on */
static gboolean
is_in_any (VedetteEdit *edit,
           GPtrArray   *going_on,
           gint64       line)
{
  for (guint i = 0; i < going_on->len; i++)
    if (vedette_ids_contains (vedette_fights_peek_lines (edit, going_on->pdata[i]), line))
      return TRUE;
  return FALSE;
}

/* Figures whose enemies are all gone are no longer in melee, unless they are in another fight. */
static void
let_go (const VedetteSkirmish *skirmish,
        VedetteEdit           *edit,
        VedetteFight          *fight,
        GPtrArray             *going_on,
        JsonArray             *freed)
{
  const VedetteIds *left = vedette_fights_peek_lines (edit, fight);

  if (fights_elsewhere (skirmish, edit, fight))
    return;
  for (guint i = 0; i < vedette_ids_get_n (left); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (left, i));

      /* Another fight that ended in this step may have freed the figure already. */
      if (is_in_any (edit, going_on, vedette_ids_get (left, i)) || !vedette_melee_will_fight (edit, figure))
        continue;
      vedette_melee_set (edit, figure, VEDETTE_TRI_NO, 0);
      /* Hidden figures are their own side's secret. */
      if (!vedette_figure_get_hidden (figure))
        json_array_add_string_element (freed, vedette_figure_get_name (figure));
    }
}

/* Returns: whether the fight has no name, and all its lines are in another fight, too */
static gboolean
is_covered (VedetteEdit  *edit,
            GPtrArray    *going_on,
            VedetteFight *fight)
{
  for (guint i = 0; i < going_on->len && !vedette_fight_is_named (fight); i++)
    if (going_on->pdata[i] != fight && vedette_fights_has_all (vedette_fights_peek_lines (edit, going_on->pdata[i]),
                                                               vedette_fights_peek_lines (edit, fight)))
      return TRUE;
  return FALSE;
}

/**
 * vedette_fights_end_round:
 *
 * A round of an action is fought, or withdrawn: that of a reactive engagement which was agreed to before it is due next
 * (S-54), else the roll.
 */
void
vedette_fights_end_round (const VedetteSkirmish *skirmish,
                          VedetteEdit           *edit)
{
  gboolean reaction = g_value_get_boolean (vedette_edit_peek (edit, skirmish->game, "react-round"));

  vedette_edit_set (edit, skirmish->game, "react-round", FALSE, "state",
                    reaction ? VEDETTE_STATE_REACT_MELEE : VEDETTE_STATE_NOMINATE, NULL);
}

/* The round that is due, before the step and after it */
typedef struct
{
  const VedetteSkirmish *skirmish;
  VedetteEdit *after;
  gboolean reaction;
} Due;

static const VedetteIds *
peek_list (const Due   *self,
           VedetteEdit *edit,
           const char  *list)
{
  return g_value_get_boxed (vedette_edit_peek (edit, self->skirmish->game, list));
}

/* Whether a side may be in contact: the lines that a list of the game names or, if it names none, anybody of the side
 * @list: (nullable) */
static gboolean
has_side (const Due   *self,
          VedetteEdit *edit,
          const char  *list,
          gint64       side)
{
  const VedetteIds *named = list != NULL ? peek_list (self, edit, list) : NULL;

  if (named == NULL && vedette_edit_get_enum (edit, self->skirmish->game, "contact") != VEDETTE_TRI_NO)
    return TRUE;
  vedette_each (VedetteFigure, figure, vedette_battle_get_records (self->skirmish->battle, VEDETTE_TYPE_FIGURE))
    if ((named != NULL ? vedette_ids_contains (named, vedette_record_get_id (VEDETTE_RECORD (figure)))
                       : vedette_figure_get_side (figure) == side) &&
        vedette_melee_may_fight (edit, figure))
      return TRUE;
  return FALSE;
}

/* Contact is between those who charged, or react, and those they met. */
static gboolean
has_both_sides (const Due   *self,
                VedetteEdit *edit)
{
  return has_side (self, edit, self->reaction ? NULL : "actors", vedette_skirmish_get_holder (self->skirmish)) &&
         has_side (self, edit, self->reaction ? "reacted" : "targets", vedette_skirmish_get_passive (self->skirmish));
}

/* Figures that would have come into contact are as they were before. */
static void
take_back (const Due  *self,
           GPtrArray  *going_on,
           const char *list)
{
  const VedetteIds *lines = peek_list (self, self->after, list);
  const VedetteIds *engaged = peek_list (self, self->after, "engaged");

  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      gint64 line = vedette_ids_get (lines, i);
      VedetteFigure *figure = vedette_skirmish_find_figure (self->skirmish, line);

      if (!vedette_melee_will_fight (self->after, figure))
        continue;
      if (!vedette_ids_contains (engaged, line))
        {
          if (!is_in_any (self->after, going_on, line))
            vedette_melee_set (self->after, figure, VEDETTE_TRI_NO, 0);
        }
      else if (vedette_edit_get_int (self->after, figure, "in-melee") == 0)
        vedette_melee_set (self->after, figure, VEDETTE_TRI_YES,
                           MIN (vedette_edit_get_int (self->after, figure, "in-melee-before"),
                                vedette_melee_count_standing (self->after, figure)));
    }
}

/* Nobody is left in contact: no round is due, and no reactive move opens (A-S40). */
static void
withdraw (const Due *self,
          GPtrArray *going_on)
{
  VedetteSkirmishGame *game = self->skirmish->game;
  VedetteEdit *after = self->after;

  /* A charge that is reacted to made contact, whatever becomes of the reaction. */
  if (!self->reaction)
    take_back (self, going_on, "actors");
  take_back (self, going_on, self->reaction ? "reacted" : "targets");
  if (!self->reaction)
    {
      /* Where the charge did not name a side, it recorded contact of figures that nobody named. */
      if (vedette_edit_get_enum (after, game, "contact") != VEDETTE_TRI_NO &&
          (peek_list (self, after, "actors") == NULL || peek_list (self, after, "targets") == NULL))
        vedette_edit_set (after, game, "contact", vedette_edit_get_enum (after, game, "contact-before"), NULL);
      if (vedette_edit_get_enum (after, game, "react-move") == VEDETTE_REACT_MOVE_OPEN)
        vedette_edit_set (after, game, "react-move", VEDETTE_REACT_MOVE_NONE, NULL);
    }
  vedette_fights_end_round (self->skirmish, after);
  json_object_set_boolean_member (vedette_edit_get_facts (after), "withdrawn", TRUE);
}

/* A round that is due is withdrawn by the step after which nobody is left in contact. A round that both sides agreed to fight
 * though nobody was known to be in contact stays due. */
static void
check_round (const VedetteSkirmish *skirmish,
             VedetteEdit           *edit,
             GPtrArray             *going_on)
{
  /* Without changes of its own: all as it was before the step */
  g_autoptr (VedetteEdit) before = vedette_battle_edit (skirmish->battle, "before");
  VedetteState state = (VedetteState) vedette_edit_get_enum (edit, skirmish->game, "state");
  Due due = { .skirmish = skirmish, .after = edit, .reaction = state == VEDETTE_STATE_REACT_MELEE };

  if ((state == VEDETTE_STATE_CONTACT_MELEE || due.reaction) && !has_both_sides (&due, edit) &&
      (due.reaction || state == vedette_skirmish_game_get_state (skirmish->game)
         ? has_both_sides (&due, before)
         : vedette_edit_get_enum (edit, skirmish->game, "react-move") == VEDETTE_REACT_MOVE_OPEN))
    withdraw (&due, going_on);
}

static void
note_names (VedetteEdit *edit,
            const char  *fact,
            JsonArray   *names)
{
  if (json_array_get_length (names) > 0)
    json_object_set_array_member (vedette_edit_get_facts (edit), fact, json_array_ref (names));
}

/**
 * vedette_fights_tidy:
 *
 * The last part of a step that changes who is in melee, out or on the roster. Lines that are no longer in melee leave their
 * fights. A fight without one of the sides ends, and its other figures are no longer in melee unless they are in another fight
 * (A-S41). A round that is due is withdrawn when nobody is left in contact (A-S40). The step records all this as facts.
 */
void
vedette_fights_tidy (const VedetteSkirmish *skirmish,
                     VedetteEdit           *edit)
{
  g_autoptr (GPtrArray) going_on = vedette_edit_list (edit, VEDETTE_TYPE_FIGHT);
  g_autoptr (GPtrArray) over = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (JsonArray) ended = json_array_new ();
  g_autoptr (JsonArray) freed = json_array_new ();

  for (guint i = 0; i < going_on->len;)
    {
      g_autoptr (VedetteIds) left = vedette_fights_keep_fighting (skirmish, edit,
                                                                  vedette_fights_peek_lines (edit, going_on->pdata[i]));
      /* A fight that begins with the step goes on. */
      gboolean begins = !vedette_record_is_attached (going_on->pdata[i]);

      if (!begins)
        vedette_edit_set (edit, going_on->pdata[i], "lines", left, NULL);
      if (begins || vedette_fights_has_both (skirmish, left))
        i++;
      else
        g_ptr_array_add (over, g_ptr_array_steal_index (going_on, i));
    }
  for (guint i = 0; i < over->len; i++)
    {
      if (vedette_fight_is_named (over->pdata[i]))
        json_array_add_string_element (ended, vedette_fight_get_name (over->pdata[i]));
      let_go (skirmish, edit, over->pdata[i], going_on, freed);
      vedette_edit_remove (edit, over->pdata[i]);
    }
  for (guint i = going_on->len; i-- > 0;)
    if (vedette_record_is_attached (going_on->pdata[i]) && is_covered (edit, going_on, going_on->pdata[i]))
      {
        vedette_edit_remove (edit, going_on->pdata[i]);
        g_ptr_array_remove_index (going_on, i);
      }
  check_round (skirmish, edit, going_on);
  note_names (edit, "fights-ended", ended);
  note_names (edit, "freed", freed);
}
