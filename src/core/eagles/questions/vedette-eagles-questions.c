/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The question about the dice of a grand-tactical battle: an opposed roll, points, an order, or how long a turn lasts. */

#include "vedette-config.h"

#include "core/eagles/questions/vedette-eagles-questions.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/state/vedette-eagles-charts.h"
#include "core/eagles/state/vedette-eagles-odds.h"
#include "core/json/vedette-tree.h"

/* What can be said here at most; a pool never has so many (E-25), a turn as good as never so many rolls (E-42). */
#define MAX_POINTS 99
#define MAX_ROLLS 100

#define SAY_RATING(name_, ...)                                                                                          \
  { .field = { .kind = VEDETTE_FIELD_ENUM, .name = name_, .of = vedette_eagles_rating_get_type,                        \
               .min = VEDETTE_EAGLES_POOR, .fallback = VEDETTE_EAGLES_AVERAGE },                                       \
    .argument = N_("RATING"), __VA_ARGS__ }

static const VedetteParam params[] = {
  SAY_RATING ("rating", .option = N_("Opposed roll: rating of the officer who rolls (see below)")),
  SAY_RATING ("against", .option = N_("Rating of the opposing officer")),
  { .field = { .kind = VEDETTE_FIELD_INT, .name = "points", .max = MAX_POINTS },
    .option = N_("Points allocated by the officer’s own side"), .argument = N_("N") },
  { .field = { .kind = VEDETTE_FIELD_INT, .name = "against-points", .max = MAX_POINTS },
    .option = N_("Points allocated by the other side"), .argument = N_("N") },
  { .field = { .kind = VEDETTE_FIELD_ENUM, .name = "tie", .of = vedette_eagles_tie_get_type, .min = VEDETTE_EAGLES_TIE_REROLL,
               .fallback = VEDETTE_EAGLES_TIE_OPEN },
    .option = N_("What equal totals mean (see below)"), .argument = N_("TIE") },
  SAY_RATING ("pool", .option = N_("Starting points of an army commander with this rating")),
  SAY_RATING ("order", .option = N_("Order to a commander with this rating")),
  { .field = { .kind = VEDETTE_FIELD_FLAG, .name = "outside" },
    .option = N_("The recipient is outside the sender’s command span") },
  { .field = { .kind = VEDETTE_FIELD_INT, .name = "survive", .min = 1, .max = MAX_ROLLS, .fallback = 1 },
    .option = N_("Chance that the turn continues after this many opposed rolls"), .argument = N_("N") },
  { { 0 } },
};

static char *
say_words (void)
{
  g_autofree char *ratings = vedette_enum_list_nicks (VEDETTE_TYPE_EAGLES_RATING, VEDETTE_EAGLES_POOR);
  g_autofree char *ties = vedette_enum_list_nicks (VEDETTE_TYPE_EAGLES_TIE, VEDETTE_EAGLES_TIE_REROLL);

  /* Translators: words that are not translated; RATING and TIE are as above */
  return g_strdup_printf (_("RATING: %s\nTIE: %s (the other side); if omitted, ties are listed separately"), ratings,
                          ties);
}

static VedetteEaglesRating
get_rating (VedetteMove *asked,
            const char  *param)
{
  return (VedetteEaglesRating) vedette_move_get_enum (asked, param);
}

static const char *
get_label (VedetteEaglesRating rating)
{
  return vedette_enum_get_label (VEDETTE_TYPE_EAGLES_RATING, (int) rating);
}

/* A chance for machines, and for people if it has a label */
static void
tell_chance (VedetteAnswer         *answer,
             const char            *name,
             const VedetteFraction *chance,
             const char            *label)
{
  g_autofree char *percent = vedette_fraction_percent (chance);

  vedette_fraction_build (chance, name, answer->tree);
  if (label != NULL)
    vedette_answer_say_value (answer, percent, label);
}

/* --- An opposed roll --- */

static void
tell_opposed (VedetteAnswer              *answer,
              VedetteEaglesTie            tie,
              const VedetteEaglesOpposed *odds)
{
  gboolean open = tie == VEDETTE_EAGLES_TIE_OPEN;
  gboolean holder = tie == VEDETTE_EAGLES_TIE_HOLDER;

  tell_chance (answer, "win", odds->win, _("the officer wins"));
  tell_chance (answer, "tie", odds->tie, open ? _("the totals are equal") : NULL);
  tell_chance (answer, "lose", odds->lose, holder ? _("the holder keeps the initiative") : _("the other side wins"));
  tell_chance (answer, "ends", odds->ends, _("the unmodified dice end the turn"));
}

static void
answer_rating (VedetteMove   *asked,
               VedetteAnswer *answer)
{
  VedetteEaglesRating own = get_rating (asked, "rating");
  VedetteEaglesRating other = get_rating (asked, "against");
  VedetteEaglesTie tie = (VedetteEaglesTie) vedette_move_get_enum (asked, "tie");
  int modifier = vedette_eagles_rating_get_modifier (own);
  int against = vedette_eagles_rating_get_modifier (other);
  int points = vedette_move_get_int (asked, "points");
  int against_points = vedette_move_get_int (asked, "against-points");
  int difference = modifier + points - against - against_points;
  guint useful = vedette_eagles_get_useful_points (modifier, against + against_points);
  g_auto (VedetteEaglesOpposed) odds = { 0 };

  vedette_eagles_odds_opposed (difference, tie, &odds);
  vedette_tree_add_whole (answer->tree, "difference", difference);
  /* Translators: a rating with its modifier, and a number of points, of each of two officers; then a number */
  vedette_answer_say (answer, _("%s %+d, points %d; against %s %+d, points %d: a difference of %+d"),
                      get_label (own), modifier, points, get_label (other), against, against_points, difference);
  tell_opposed (answer, tie, &odds);
  vedette_answer_rest_on (answer, "E-30", "E-31", "E-42", "A-E31", NULL);
  vedette_answer_say (answer,
                      /* Translators: how many points */
                      ngettext ("More than %u point would not help",
                                "More than %u points would not help", useful),
                      useful);
}

/* --- Points --- */

static void
answer_pool (VedetteMove   *asked,
             VedetteAnswer *answer)
{
  VedetteEaglesRating rating = get_rating (asked, "pool");
  g_autoptr (VedetteFraction) expected = vedette_eagles_expect_points (rating);
  g_autoptr (VedetteFraction) none = vedette_fraction_new (0, 1);
  g_autofree char *average = vedette_fraction_decimal (expected, 2);

  vedette_fraction_build (expected, "expected", answer->tree);
  /* Translators: a rating, and a number */
  vedette_answer_say (answer, _("%s: %s points on average"), get_label (rating), average);
  vedette_answer_rest_on (answer, "E-24", NULL);
  json_builder_set_member_name (answer->tree, "points");
  json_builder_begin_object (answer->tree);
  for (guint points = 0; points <= vedette_eagles_get_most_points (rating); points++)
    {
      g_autoptr (VedetteFraction) chance = vedette_eagles_odds_points (rating, points);
      g_autofree char *name = g_strdup_printf ("%u", points);
      /* Translators: how many points */
      g_autofree char *label = g_strdup_printf (ngettext ("%u point", "%u points", points), points);

      if (!vedette_fraction_equal (chance, none))
        tell_chance (answer, name, chance, label);
    }
  json_builder_end_object (answer->tree);
}

/* --- Orders --- */

static void
answer_order (VedetteMove   *asked,
              VedetteAnswer *answer)
{
  VedetteEaglesRating rating = get_rating (asked, "order");
  gboolean outside = vedette_move_get_boolean (asked, "outside");
  g_auto (VedetteEaglesOrdered) odds = { 0 };
  g_autofree char *rolls = NULL;

  vedette_eagles_odds_order (rating, outside, &odds);
  rolls = vedette_fraction_decimal (odds.rolls, 2);
  /* Translators: a rating, and a modifier */
  vedette_answer_say (answer, _("%s: %+d on the roll for an order that has arrived"), get_label (rating),
                      vedette_eagles_rating_get_on_orders (rating));
  vedette_answer_rest_on (answer, "E-10", "E-11", "E-12", outside ? "E-09" : NULL, NULL);
  tell_chance (answer, "acts", odds.acts, _("the order can be acted on this turn"));
  tell_chance (answer, "retry", odds.retry, _("roll again next turn"));
  tell_chance (answer, "garbled", odds.garbled, _("the order is garbled for good"));
  tell_chance (answer, "in-the-end", odds.in_the_end, _("the order can be acted on now or later"));
  tell_chance (answer, "sent", odds.sent,
               outside ? _("a newly sent order can be acted on, allowing for loss on the way") : NULL);
  vedette_answer_say_value (answer, rolls, _("rolls on average until the order can be acted on or is garbled"));
}

/* --- How long a turn lasts --- */

static void
answer_survive (VedetteMove   *asked,
                VedetteAnswer *answer)
{
  guint rolls = (guint) vedette_move_get_int (asked, "survive");
  g_autoptr (VedetteFraction) running = vedette_eagles_odds_running (rolls);
  /* Translators: how many opposed rolls can follow each other in a turn */
  g_autofree char *label = g_strdup_printf (ngettext ("the turn continues after %u opposed roll",
                                                      "the turn continues after %u opposed rolls", rolls),
                                            rolls);

  vedette_answer_rest_on (answer, "E-42", NULL);
  tell_chance (answer, "running", running, label);
}

/* --- What is asked about --- */

/* One has to be said, and what goes with it may be, or with @needed has to. */
typedef struct
{
  const char *name;
  const char *needed;
  const char *others[4];
  void (*answer) (VedetteMove   *asked,
                  VedetteAnswer *answer);
} Subject;

static const Subject subjects[] = {
  { "rating", "against", { "against", "points", "against-points", "tie" }, answer_rating },
  { "pool", NULL, { NULL }, answer_pool },
  { "order", NULL, { "outside" }, answer_order },
  { "survive", NULL, { NULL }, answer_survive },
};

/* Something that was said goes with a subject that was not. */
static gboolean
find_stray (VedetteMove   *asked,
            const Subject *subject,
            VedetteRuling *ruling)
{
  for (guint i = 0; i < G_N_ELEMENTS (subject->others) && subject->others[i] != NULL; i++)
    if (!vedette_move_is_said (asked, subject->name) && vedette_move_is_said (asked, subject->others[i]))
      {
        /* Translators: after the name of an option; %s is the name of another */
        vedette_ruling_forbid_about (ruling, NULL, subject->others[i], _("can be used only with --%s"), subject->name);
        return TRUE;
      }
  return FALSE;
}

static void
check (VedetteMove           *asked,
       const VedetteContext  *context,
       VedetteRuling         *ruling)
{
  const Subject *said = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (subjects); i++)
    {
      if (find_stray (asked, &subjects[i], ruling))
        return;
      if (!vedette_move_is_said (asked, subjects[i].name))
        continue;
      if (said != NULL)
        {
          /* Translators: after the name of an option; %s is the name of another */
          vedette_ruling_forbid_about (ruling, NULL, subjects[i].name, _("cannot be used with --%s"), said->name);
          return;
        }
      said = &subjects[i];
    }
  if (said == NULL)
    /* Translators: a list of names of parameters, such as “--turn, --order” */
    vedette_ruling_forbid (ruling, NULL, _("Use one of these to choose a question: %s"),
                           "--rating, --pool, --order, --survive");
  else if (said->needed != NULL && !vedette_move_is_said (asked, said->needed))
    /* Translators: after the name of an option; %s is the name of another */
    vedette_ruling_forbid_about (ruling, NULL, said->needed, _("is required with --%s"), said->name);
}

static gboolean
answer_odds (VedetteMove    *asked,
             VedetteDice    *dice,
             VedetteAnswer  *answer,
             GError        **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (subjects); i++)
    if (vedette_move_is_said (asked, subjects[i].name))
      subjects[i].answer (asked, answer);
  return TRUE;
}

const VedetteQuestion vedette_eagles_questions[] = {
  { .asked = { .name = "odds", .label = N_("Show the odds of rolls in a grand-tactical battle"), .params = params,
               .check = check },
    .say_words = say_words, .answer = answer_odds },
  { .asked = { 0 } },
};
