/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is in melee and who falls in it: what the moves that change it check and note alike. */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-melee.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-line-number.h"

/* Returns: (transfer full) (nullable): the contingents that the line leads, for a sentence */
static char *
list_commands (const VedetteSkirmish *skirmish,
               VedetteFigure         *leader,
               JsonArray             *names)
{
  g_autoptr (GString) text = g_string_new (NULL);

  vedette_each (VedetteContingent, contingent, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_CONTINGENT))
    {
      if (vedette_contingent_get_leader (contingent) != vedette_record_get_id (VEDETTE_RECORD (leader)))
        continue;
      if (text->len > 0)
        g_string_append (text, C_("list of names", ", "));
      g_string_append (text, vedette_contingent_get_name (contingent));
      if (names != NULL)
        json_array_add_string_element (names, vedette_contingent_get_name (contingent));
    }
  return text->len > 0 ? g_strdup (text->str) : NULL;
}

/* Whether the line is, or leads, more than men who fight: it has a rating, or a contingent names it */
static gboolean
is_leader (const VedetteSkirmish *skirmish,
           VedetteFigure         *figure)
{
  g_autofree char *commands = list_commands (skirmish, figure, NULL);

  return commands != NULL || vedette_figure_get_leader (figure) != VEDETTE_LEADER_NONE;
}

/**
 * vedette_melee_remind_leader:
 * @figure: a line that would lose its last man
 *
 * Says what goes with a leader, before it is done (S-71). Of order cards it says nothing: they are one side's secret.
 */
void
vedette_melee_remind_leader (const VedetteSkirmish *skirmish,
                             VedetteFigure         *figure,
                             VedetteRuling         *ruling)
{
  g_autofree char *commands = list_commands (skirmish, figure, NULL);
  const char *name = vedette_figure_get_name (figure);

  if (commands != NULL)
    /* Translators: the name of a figure, and of the contingents that the figure leads */
    vedette_ruling_remind (ruling, "S-71", _("%s is a leader, and nobody else can call %s"), name, commands);
  else if (is_leader (skirmish, figure))
    /* Translators: the name of a leader, such as “Ivar” */
    vedette_ruling_remind (ruling, "S-71", _("%s is a leader, and nobody else can call the figures under that leader"), name);
}

static void
note_leader (const VedetteSkirmish *skirmish,
             VedetteEdit           *edit,
             VedetteFigure         *figure,
             gboolean               left)
{
  JsonObject *facts = vedette_edit_get_facts (edit);
  JsonObject *lost;
  JsonArray *commands;
  g_autofree char *text = NULL;

  if (!is_leader (skirmish, figure))
    return;
  lost = json_object_new ();
  commands = json_array_new ();
  text = list_commands (skirmish, figure, commands);
  json_object_set_string_member (lost, "name", vedette_figure_get_name (figure));
  json_object_set_array_member (lost, "contingents", commands);
  if (left)
    json_object_set_boolean_member (lost, "left", TRUE);
  if (!json_object_has_member (facts, "leaders"))
    json_object_set_array_member (facts, "leaders", json_array_new ());
  json_array_add_object_element (json_object_get_array_member (facts, "leaders"), lost);
}

/**
 * vedette_melee_note_leader:
 * @figure: a line that loses its last man in this step
 *
 * Notes a leader who is lost, and the contingents that lose him, as a fact.
 */
void
vedette_melee_note_leader (const VedetteSkirmish *skirmish,
                           VedetteEdit           *edit,
                           VedetteFigure         *figure)
{
  note_leader (skirmish, edit, figure, FALSE);
}

/**
 * vedette_melee_open:
 *
 * Finds that nobody is there who could fall, fight or leave.
 */
void
vedette_melee_open (VedetteMove           *move,
                    const VedetteSkirmish *skirmish,
                    VedetteRuling         *ruling)
{
  vedette_each (VedetteFigure, figure, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE))
    if (vedette_figure_is_on_table (figure))
      return;
  vedette_ruling_forbid (ruling, NULL, _("No figures on the roster are on the table. Add figures in Forces, or let reserves "
                                         "arrive."));
}

/* Returns: how many of the line stand once the losses are counted */
static int
count_left (VedetteFigure *figure,
            GArray        *losses)
{
  int left = vedette_figure_get_standing (figure);

  for (guint i = 0; i < losses->len; i++)
    if (g_array_index (losses, VedetteLineNumber, i).line == vedette_record_get_id (VEDETTE_RECORD (figure)))
      left -= g_array_index (losses, VedetteLineNumber, i).men;
  return left;
}

/**
 * vedette_melee_forbid_more:
 *
 * Finds that not so many of the line stand.
 */
void
vedette_melee_forbid_more (VedetteFigure *figure,
                           VedetteRuling *ruling)
{
  int standing = vedette_figure_get_standing (figure);
  const char *name = vedette_figure_get_name (figure);

  if (standing == 0)
    /* Translators: the name of a line of which all figures are out */
    vedette_ruling_forbid (ruling, "S-X31", _("%s: no figures left. Choose a different line."), name);
  else
    vedette_ruling_forbid (ruling, "S-X31",
                           /* Translators: the name of a line, and how many of it are not out */
                           g_dngettext (GETTEXT_PACKAGE, "%s: only %d figure left. Enter a smaller number.",
                                        "%s: only %d figures left. Enter a smaller number.", (gulong) standing),
                           name, standing);
}

static void
check_loss (const VedetteSkirmish *skirmish,
            VedetteFigure         *figure,
            int                    left,
            VedetteRuling         *ruling)
{
  int standing = vedette_figure_get_standing (figure);
  const char *name = vedette_figure_get_name (figure);

  if (standing > 0 && vedette_figure_get_reserve (figure))
    vedette_ruling_forbid (ruling, "S-X31",
                           vedette_figure_say (figure, "%s is in reserve, not on the table. Choose someone else.",
                                               "%s are in reserve, not on the table. Choose someone else."), name);
  else if (left < 0)
    vedette_melee_forbid_more (figure, ruling);
  else if (left == 0)
    vedette_melee_remind_leader (skirmish, figure, ruling);
}

static void
check_fighting (VedetteFigure           *figure,
                const VedetteLineNumber *number,
                int                      left,
                VedetteRuling           *ruling)
{
  if (number->melee != VEDETTE_TRI_NO && !vedette_figure_is_on_table (figure))
    vedette_figure_forbid_absent (figure, ruling);
  else if (left >= 0 && (number->men > left || (left == 0 && number->melee != VEDETTE_TRI_NO)))
    vedette_ruling_forbid (ruling, "S-X31",
                           vedette_figure_say (figure, "%s does not have that many figures left for the melee. Enter fewer "
                                                       "figures, or none.",
                                               "%s do not have that many figures left for the melee. Enter fewer figures, or "
                                               "none."),
                           vedette_figure_get_name (figure));
}

/**
 * vedette_melee_check:
 *
 * Checks the losses of a move and who is said to be in melee after it: never more than stand (S-X31).
 */
void
vedette_melee_check (const VedetteSkirmish *skirmish,
                     VedetteMove           *move,
                     VedetteRuling         *ruling)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) losses = vedette_line_numbers_read_losses (skirmish, vedette_move_get_texts (move, "losses"), &error);
  g_autoptr (GArray) fighting = NULL;

  if (losses != NULL)
    fighting = vedette_line_numbers_read_melee (skirmish, vedette_move_get_texts (move, "in-melee"), &error);
  if (fighting == NULL)
    {
      vedette_ruling_forbid (ruling, NULL, "%s", error->message);
      return;
    }
  for (guint i = 0; i < losses->len; i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, g_array_index (losses, VedetteLineNumber, i).line);

      check_loss (skirmish, figure, count_left (figure, losses), ruling);
    }
  for (guint i = 0; i < fighting->len; i++)
    {
      const VedetteLineNumber *number = &g_array_index (fighting, VedetteLineNumber, i);
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, number->line);

      check_fighting (figure, number, count_left (figure, losses), ruling);
    }
}

/**
 * vedette_melee_count_standing:
 *
 * Returns: how many of the line will be neither out nor have left the table after the step
 */
int
vedette_melee_count_standing (VedetteEdit   *edit,
                              VedetteFigure *figure)
{
  return MAX (vedette_edit_get_int (edit, figure, "count") - vedette_edit_get_int (edit, figure, "out") -
              vedette_edit_get_int (edit, figure, "left"), 0);
}

/**
 * vedette_melee_note_gone:
 * @men: how many of the line are out or have left now; negative for those who are back
 *
 * Who of a line has shot back nobody knows: those who are left may be the others. The number may fall below 0, so that it
 * comes back with the men.
 */
void
vedette_melee_note_gone (VedetteEdit   *edit,
                         VedetteFigure *figure,
                         int            men)
{
  if (vedette_figure_get_shot_back (figure))
    vedette_edit_set (edit, figure, "shot-back-men",
                      MAX (vedette_edit_get_int (edit, figure, "shot-back-men") - men, -VEDETTE_FIGURE_MAX_MEN), NULL);
}

/* Notes that so many of the line are there no more, and how many of them fight still. A leader who goes is noted. */
static void
lose (const VedetteSkirmish *skirmish,
      VedetteEdit           *edit,
      VedetteFigure         *figure,
      const char            *how,
      int                    men,
      int                    fighting)
{
  int before = vedette_edit_get_int (edit, figure, "in-melee");
  gboolean gone;

  vedette_edit_set (edit, figure, how, vedette_edit_get_int (edit, figure, how) + men, "in-melee", fighting, NULL);
  vedette_melee_note_gone (edit, figure, men);
  gone = vedette_melee_count_standing (edit, figure) == 0;
  if (gone || (before > 0 && fighting == 0))
    vedette_melee_set (edit, figure, VEDETTE_TRI_NO, 0);
  if (gone)
    note_leader (skirmish, edit, figure, g_str_equal (how, "left"));
}

/**
 * vedette_melee_take_out:
 * @men: how many of the line fall, no more than stand
 *
 * Those who fall are taken to be of those who fight. A leader who is lost is noted.
 */
void
vedette_melee_take_out (const VedetteSkirmish *skirmish,
                        VedetteEdit           *edit,
                        VedetteFigure         *figure,
                        int                    men)
{
  lose (skirmish, edit, figure, "out", men, MAX (vedette_edit_get_int (edit, figure, "in-melee") - men, 0));
}

/**
 * vedette_melee_take_off:
 * @men: how many of the line leave the table, no more than stand
 *
 * Those who leave are taken to be of those who do not fight (A-S46).
 */
void
vedette_melee_take_off (const VedetteSkirmish *skirmish,
                        VedetteEdit           *edit,
                        VedetteFigure         *figure,
                        int                    men)
{
  int stay = vedette_melee_count_standing (edit, figure) - men;

  lose (skirmish, edit, figure, "left", men, MIN (vedette_edit_get_int (edit, figure, "in-melee"), stay));
}

/**
 * vedette_melee_set:
 * @men: how many of the line, 0 when that was not said; of no meaning unless @melee is yes
 *
 * Notes whether a line is in melee, and keeps the number true to it.
 */
void
vedette_melee_set (VedetteEdit   *edit,
                   VedetteFigure *figure,
                   VedetteTri     melee,
                   int            men)
{
  vedette_edit_set (edit, figure, "melee", melee, "in-melee", melee == VEDETTE_TRI_YES ? men : 0, NULL);
}

static gboolean
will_stand (VedetteEdit   *edit,
            VedetteFigure *figure)
{
  return vedette_melee_count_standing (edit, figure) > 0 &&
         !g_value_get_boolean (vedette_edit_peek (edit, figure, "reserve"));
}

/* Returns: whether the line will be in melee and on the table after the step */
gboolean
vedette_melee_will_fight (VedetteEdit   *edit,
                          VedetteFigure *figure)
{
  return vedette_edit_get_enum (edit, figure, "melee") == VEDETTE_TRI_YES && will_stand (edit, figure);
}

/* Returns: whether the line is, or may be, in melee and on the table after the step */
gboolean
vedette_melee_may_fight (VedetteEdit   *edit,
                         VedetteFigure *figure)
{
  return vedette_edit_get_enum (edit, figure, "melee") != VEDETTE_TRI_NO && will_stand (edit, figure);
}

/**
 * vedette_melee_note_loss:
 * @men: how many of the line have gone in this step
 *
 * Adds who has gone, and how many of the line are left, to a list of facts.
 */
void
vedette_melee_note_loss (const VedetteSkirmish *skirmish,
                         VedetteEdit           *edit,
                         VedetteFigure         *figure,
                         int                    men,
                         JsonArray             *losses)
{
  JsonObject *loss = json_object_new ();
  int count = vedette_figure_get_count (figure);

  json_object_set_string_member (loss, "line", vedette_figure_get_name (figure));
  json_object_set_string_member (loss, "side", vedette_skirmish_get_side_name (skirmish, vedette_figure_get_side (figure)));
  json_object_set_int_member (loss, "men", men);
  json_object_set_int_member (loss, "left", vedette_melee_count_standing (edit, figure));
  json_object_set_int_member (loss, "of", count);
  json_array_add_object_element (losses, loss);
}

/* Also who is said to be in melee and was so already is a fact: it is what the players saw on the table. */
static void
note_fighting (VedetteFigure           *figure,
               const VedetteLineNumber *number,
               JsonArray               *fighting)
{
  JsonObject *line = json_object_new ();

  json_object_set_string_member (line, "line", vedette_figure_get_name (figure));
  json_object_set_string_member (line, "melee", vedette_enum_get_nick (VEDETTE_TYPE_TRI, (int) number->melee));
  if (number->men > 0)
    json_object_set_int_member (line, "men", number->men);
  json_array_add_object_element (fighting, line);
}

/**
 * vedette_melee_list_named:
 *
 * Returns: (transfer full) (nullable): the lines of which a move says who fell or who is in melee
 */
VedetteIds *
vedette_melee_list_named (const VedetteSkirmish *skirmish,
                          VedetteMove           *move)
{
  g_autoptr (GArray) losses = vedette_line_numbers_read_losses (skirmish, vedette_move_get_texts (move, "losses"), NULL);
  g_autoptr (GArray) fighting = vedette_line_numbers_read_melee (skirmish, vedette_move_get_texts (move, "in-melee"), NULL);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < losses->len; i++)
    g_array_append_val (ids, g_array_index (losses, VedetteLineNumber, i).line);
  for (guint i = 0; i < fighting->len; i++)
    g_array_append_val (ids, g_array_index (fighting, VedetteLineNumber, i).line);
  return ids->len > 0 ? vedette_ids_new ((const gint64 *) ids->data, ids->len) : NULL;
}

/**
 * vedette_melee_perform:
 *
 * Notes the losses of a move, then who is in melee after it, then morale; all of them as facts, too.
 */
void
vedette_melee_perform (const VedetteSkirmish *skirmish,
                       VedetteEdit           *edit,
                       VedetteMove           *move)
{
  g_autoptr (GArray) losses = vedette_line_numbers_read_losses (skirmish, vedette_move_get_texts (move, "losses"), NULL);
  g_autoptr (GArray) fighting = vedette_line_numbers_read_melee (skirmish, vedette_move_get_texts (move, "in-melee"), NULL);
  g_autoptr (JsonArray) lost = json_array_new ();
  g_autoptr (JsonArray) in_melee = json_array_new ();
  g_autofree char *morale = g_strstrip (g_strdup (vedette_move_get_text (move, "morale")));
  JsonObject *facts = vedette_edit_get_facts (edit);

  for (guint i = 0; i < losses->len; i++)
    {
      const VedetteLineNumber *number = &g_array_index (losses, VedetteLineNumber, i);
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, number->line);

      vedette_melee_take_out (skirmish, edit, figure, number->men);
      vedette_melee_note_loss (skirmish, edit, figure, number->men, lost);
    }
  for (guint i = 0; i < fighting->len; i++)
    {
      const VedetteLineNumber *number = &g_array_index (fighting, VedetteLineNumber, i);
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, number->line);

      vedette_melee_set (edit, figure, number->melee, number->men);
      note_fighting (figure, number, in_melee);
    }
  if (json_array_get_length (lost) > 0)
    json_object_set_array_member (facts, "losses", g_steal_pointer (&lost));
  if (json_array_get_length (in_melee) > 0)
    json_object_set_array_member (facts, "fighting", g_steal_pointer (&in_melee));
  if (*morale != '\0')
    json_object_set_string_member (facts, "morale", morale);
}
