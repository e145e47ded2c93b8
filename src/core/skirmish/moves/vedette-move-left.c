/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Somebody leaves the table: he is no loss, and does not come back (S-33, A-S46). */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"
#include "core/skirmish/moves/vedette-moves.h"
#include "core/skirmish/records/vedette-shared-labels.h"
#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/state/vedette-melee.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/words/vedette-sentences.h"

/* Returns: how many of the line leave: as many as were said, else all */
static int
count_leavers (VedetteMove   *move,
               VedetteFigure *figure)
{
  int men = vedette_move_get_int (move, "men");

  return men > 0 ? men : vedette_figure_get_standing (figure);
}

static void
check_leaver (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              VedetteFigure         *figure,
              VedetteRuling         *ruling)
{
  const char *name = vedette_figure_get_name (figure);
  int standing = vedette_figure_get_standing (figure), men = count_leavers (move, figure);

  if (!vedette_figure_is_on_table (figure))
    vedette_figure_forbid_absent (figure, ruling);
  else if (men > standing)
    vedette_ruling_forbid (ruling, "S-X31",
                           /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                            * figures it has */
                           vedette_figure_say (figure, "%s has fewer figures left. Enter a smaller number.",
                                               "%s have fewer figures left. Enter a smaller number."), name);
  else if (men == standing)
    vedette_melee_remind_leader (skirmish, figure, ruling);
}

static void
check_left (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            VedetteRuling         *ruling)
{
  const VedetteIds *lines = vedette_move_get_ids (move, "line");

  if (lines == NULL)
    vedette_ruling_forbid (ruling, NULL, _("Choose who has left the table"));
  if (vedette_ids_get_n (lines) > 1 && vedette_move_get_int (move, "men") > 0)
    vedette_ruling_forbid (ruling, NULL, _("Enter a number for one line at a time"));
  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    check_leaver (move, skirmish, vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, i)), ruling);
}

static gboolean
perform_left (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  const VedetteIds *lines = vedette_move_get_ids (move, "line");
  JsonArray *leavers = json_array_new ();

  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, i));
      int men = count_leavers (move, figure);

      vedette_melee_take_off (skirmish, edit, figure, men);
      vedette_melee_note_loss (skirmish, edit, figure, men, leavers);
    }
  json_object_set_array_member (vedette_edit_get_facts (edit), "leavers", leavers);
  vedette_fights_tidy (skirmish, edit);
  vedette_reveal_keep_secret (skirmish, edit, lines);
  return TRUE;
}

static VedetteFigure *
find_only_line (VedetteMove           *move,
                const VedetteSkirmish *skirmish)
{
  const VedetteIds *lines = vedette_move_get_ids (move, "line");

  return vedette_ids_get_n (lines) == 1 ? vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, 0)) : NULL;
}

static void
limit_left (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            int                   *min,
            int                   *max)
{
  VedetteFigure *figure = find_only_line (move, skirmish);

  *min = 1;
  *max = figure != NULL ? MAX (vedette_figure_get_standing (figure), 1) : 1;
}

/* Who leaves does so with all his, as a rule. */
static void
read_leavers (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              GValue                *value)
{
  VedetteFigure *figure = find_only_line (move, skirmish);

  if (figure != NULL)
    g_value_set_int (value, vedette_figure_get_standing (figure));
}

const VedetteMoveKind vedette_left_move = {
  .name = "left",
  .rule = "A-S46",
  .label = N_("Leave the Table…"),
  .verb = N_("Leave the Table"),
  .hint = N_("Take figures off the table without counting them as casualties"),
  .key = "w",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_IN_GAME,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_IDS ("line", vedette_figure, vedette_skirmish_list_lines_on_table, .label = VEDETTE_LABEL_LINE,
                     .offer = vedette_skirmish_offer_line, .needed = TRUE, .one = TRUE),
    /* of one line; 0 for all of each */
    VEDETTE_SAY_INT ("men", 0, VEDETTE_FIGURE_MAX_MEN, 0, .label = VEDETTE_LABEL_HOW_MANY,
                     .hint = N_("Press 1 to 9 to take that many off at once"), .range = limit_left, .now = read_leavers),
    { { 0 } },
  },
  .open = vedette_melee_open,
  .check = check_left,
  .perform = perform_left,
  .describe = vedette_words_left,
};
