/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When fights end, who is free then, and that no round is due where nobody is in contact (A-S40, A-S41). */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/state/vedette-melee.h"

/* Takes out who is no longer in melee; returns whether men of both sides are left. */
static gboolean
tidy_one (const VedetteSkirmish *skirmish,
          VedetteEdit           *edit,
          VedetteFight          *fight)
{
  const VedetteIds *lines = vedette_fights_peek_lines (edit, fight);
  g_autoptr (VedetteIds) left = vedette_ids_ref (lines);
  gint64 first = vedette_record_get_id (VEDETTE_RECORD (skirmish->forces[0]));
  gboolean sides[2] = { FALSE, FALSE };

  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, i));

      if (figure == NULL)
        /* A line that this step makes of one that fights: it stands for the side of that one. */
        sides[0] = sides[1] = TRUE;
      else if (vedette_melee_will_fight (edit, figure))
        sides[vedette_figure_get_side (figure) != first] = TRUE;
      else
        {
          VedetteIds *fewer = vedette_ids_without (left, vedette_ids_get (lines, i));

          vedette_ids_unref (left);
          left = fewer;
        }
    }
  vedette_edit_set (edit, fight, "lines", left, NULL);
  return sides[0] && sides[1];
}

/* Whether somebody who was in the fight may still be in contact: in another fight, or perhaps */
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
          (vedette_melee_will_fight (edit, figure) || vedette_edit_get_enum (edit, figure, "melee") == VEDETTE_TRI_UNTRACKED))
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

/* Those whose enemies have all fallen or gone are in melee no more, but for those who are in another fight. */
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

      /* He may have been let go by another fight that ended in this step. */
      if (is_in_any (edit, going_on, vedette_ids_get (left, i)) || !vedette_melee_will_fight (edit, figure))
        continue;
      vedette_edit_set (edit, figure, "melee", VEDETTE_TRI_NO, "in-melee", 0, NULL);
      /* Hidden men are their own side's business. */
      if (!vedette_figure_get_hidden (figure))
        json_array_add_string_element (freed, vedette_figure_get_name (figure));
    }
}

/* Returns: whether the fight has no name and says nothing that another does not say */
static gboolean
is_covered (VedetteEdit  *edit,
            GPtrArray    *going_on,
            VedetteFight *fight)
{
  for (guint i = 0; i < going_on->len; i++)
    if (going_on->pdata[i] != fight &&
        vedette_fights_has_all (edit, going_on->pdata[i], vedette_fights_peek_lines (edit, fight)))
      return !vedette_fight_is_named (fight);
  return FALSE;
}

/* Returns: (transfer full) (element-type VedetteFight): the fights that end with the step; the others go to @going_on. */
static GPtrArray *
part_ended (const VedetteSkirmish *skirmish,
            VedetteEdit           *edit,
            GPtrArray             *going_on)
{
  g_autoptr (GPtrArray) fights = vedette_fights_list_left (edit);
  GPtrArray *ended = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < fights->len; i++)
    g_ptr_array_add (tidy_one (skirmish, edit, fights->pdata[i]) ? going_on : ended, g_object_ref (fights->pdata[i]));
  return ended;
}

/* A fight that begins with the step goes on, of course. */
static void
add_begun (VedetteEdit *edit,
           GPtrArray   *going_on)
{
  g_autoptr (GPtrArray) fights = vedette_edit_list (edit, VEDETTE_TYPE_FIGHT);

  for (guint i = 0; i < fights->len; i++)
    if (!vedette_record_is_attached (fights->pdata[i]))
      g_ptr_array_add (going_on, g_object_ref (fights->pdata[i]));
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
  VedetteState state;
} Due;

static const VedetteIds *
peek_list (const Due   *self,
           VedetteEdit *edit,
           const char  *list)
{
  return g_value_get_boxed (vedette_edit_peek (edit, self->skirmish->game, list));
}

/* Whether anybody of a side of whom nobody said who he is may be in contact */
static gboolean
has_anybody (const Due   *self,
             VedetteEdit *edit,
             gint64       side)
{
  if (vedette_edit_get_enum (edit, self->skirmish->game, "contact") != VEDETTE_TRI_NO)
    return TRUE;
  vedette_each (VedetteFigure, figure, vedette_battle_get_records (self->skirmish->battle, VEDETTE_TYPE_FIGURE))
    if (vedette_figure_get_side (figure) == side && vedette_melee_may_fight (edit, figure))
      return TRUE;
  return FALSE;
}

/* Whether a side may be in contact: those whom the list names or, where it names nobody, anybody
 * @list: (nullable): of the game */
static gboolean
has_side (const Due   *self,
          VedetteEdit *edit,
          const char  *list,
          gint64       side)
{
  const VedetteIds *named = list != NULL ? peek_list (self, edit, list) : NULL;

  if (vedette_ids_get_n (named) == 0)
    return has_anybody (self, edit, side);
  for (guint i = 0; i < vedette_ids_get_n (named); i++)
    if (vedette_melee_may_fight (edit, vedette_skirmish_find_figure (self->skirmish, vedette_ids_get (named, i))))
      return TRUE;
  return FALSE;
}

/* Contact is between those who charged, or react, and whom they met. */
static gboolean
has_both_sides (const Due   *self,
                VedetteEdit *edit)
{
  gboolean reaction = self->state == VEDETTE_STATE_REACT_MELEE;

  return has_side (self, edit, reaction ? NULL : "actors", vedette_skirmish_get_holder (self->skirmish)) &&
         has_side (self, edit, reaction ? "reacted" : "targets", vedette_skirmish_get_passive (self->skirmish));
}

/* Who would have come into contact is as he was before. */
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
  gboolean reaction = self->state == VEDETTE_STATE_REACT_MELEE;

  /* The charge that is reacted to made contact, whatever becomes of the reaction. */
  if (!reaction)
    take_back (self, going_on, "actors");
  take_back (self, going_on, reaction ? "reacted" : "targets");
  /* Where a side was not named, the charge made it somebody of whom nobody said who he is. */
  if (!reaction && vedette_edit_get_enum (self->after, game, "contact") != VEDETTE_TRI_NO &&
      (vedette_ids_get_n (peek_list (self, self->after, "actors")) == 0 ||
       vedette_ids_get_n (peek_list (self, self->after, "targets")) == 0))
    vedette_edit_set (self->after, game, "contact", vedette_edit_get_enum (self->after, game, "contact-before"), NULL);
  if (!reaction && vedette_edit_get_enum (self->after, game, "react-move") == VEDETTE_REACT_MOVE_OPEN)
    vedette_edit_set (self->after, game, "react-move", VEDETTE_REACT_MOVE_NONE, NULL);
  vedette_fights_end_round (self->skirmish, self->after);
  json_object_set_boolean_member (vedette_edit_get_facts (self->after), "withdrawn", TRUE);
}

/* A round that is due is withdrawn by the step after which nobody is left in contact. What was agreed to be fought
 * though nobody was known to be in contact stays due. */
static void
check_round (const VedetteSkirmish *skirmish,
             VedetteEdit           *edit,
             GPtrArray             *going_on)
{
  /* Without changes of its own: all as it was before the step */
  g_autoptr (VedetteEdit) before = vedette_battle_edit (skirmish->battle, "before");
  Due due = { .skirmish = skirmish, .after = edit };
  gboolean was_due;

  due.state = (VedetteState) vedette_edit_get_enum (edit, skirmish->game, "state");
  was_due = vedette_skirmish_game_get_state (skirmish->game) == due.state;
  if ((due.state != VEDETTE_STATE_CONTACT_MELEE && due.state != VEDETTE_STATE_REACT_MELEE) || has_both_sides (&due, edit))
    return;
  if (was_due || due.state == VEDETTE_STATE_REACT_MELEE
        ? has_both_sides (&due, before)
        : vedette_edit_get_enum (edit, skirmish->game, "react-move") == VEDETTE_REACT_MOVE_OPEN)
    withdraw (&due, going_on);
}

/**
 * vedette_fights_tidy:
 *
 * The last thing of a step that changes who is in melee, out or in the roster: who is no longer in melee leaves his
 * fights, and a fight in which nobody of one side is left ends, and its men are in melee no more unless they are in
 * another (A-S41). A round that is due is withdrawn when nobody is left in contact (A-S40). All are facts of the step.
 */
void
vedette_fights_tidy (const VedetteSkirmish *skirmish,
                     VedetteEdit           *edit)
{
  g_autoptr (GPtrArray) going_on = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) over = part_ended (skirmish, edit, going_on);
  g_autoptr (JsonArray) ended = json_array_new ();
  g_autoptr (JsonArray) freed = json_array_new ();
  guint n_before = going_on->len;

  add_begun (edit, going_on);
  for (guint i = 0; i < over->len; i++)
    {
      if (vedette_fight_is_named (over->pdata[i]))
        json_array_add_string_element (ended, vedette_fight_get_name (over->pdata[i]));
      let_go (skirmish, edit, over->pdata[i], going_on, freed);
      vedette_edit_remove (edit, over->pdata[i]);
    }
  for (guint i = n_before; i-- > 0;)
    if (is_covered (edit, going_on, going_on->pdata[i]))
      {
        vedette_edit_remove (edit, going_on->pdata[i]);
        g_ptr_array_remove_index (going_on, i);
      }
  check_round (skirmish, edit, going_on);
  if (json_array_get_length (ended) > 0)
    json_object_set_array_member (vedette_edit_get_facts (edit), "fights-ended", g_steal_pointer (&ended));
  if (json_array_get_length (freed) > 0)
    json_object_set_array_member (vedette_edit_get_facts (edit), "freed", g_steal_pointer (&freed));
}
