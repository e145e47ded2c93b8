/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The questions about a snatch roll: they are answered, and a die that was rolled decides. */

#include <string.h>

#include "core/skirmish/questions/vedette-roll-questions.h"
#include "core/skirmish/records/vedette-figure.h"

static gboolean
has_line (const VedetteAnswer *answer,
          const char          *words)
{
  for (guint i = 0; i < answer->lines->len; i++)
    if (strstr (answer->lines->pdata[i], words) != NULL)
      return TRUE;
  return FALSE;
}

static VedetteAnswer *
ask (const char  *name,
     VedetteDice *dice)
{
  const VedetteQuestion *question = vedette_roll_questions;
  g_autoptr (VedetteMove) asked = NULL;
  g_autoptr (GError) error = NULL;
  VedetteAnswer *answer = vedette_answer_new ();

  while (!g_str_equal (question->asked.name, name))
    question++;
  asked = g_object_new (vedette_move_kind_get_type (&question->asked), "troops", VEDETTE_TROOPS_EXCELLENT, "leader",
                        VEDETTE_LEADER_INSPIRED, "reach", TRUE, "counters", 1, NULL);
  g_assert_true (question->answer (asked, dice, answer, &error));
  g_assert_no_error (error);
  return answer;
}

/* 17 − 4 − 2 − 2 */
static void
test_odds (void)
{
  g_autoptr (VedetteAnswer) answer = ask ("odds", NULL);

  g_assert_true (has_line (answer, "needs 9 or more · 60%"));
}

static void
test_roll (void)
{
  g_autoptr (VedetteDice) dice = vedette_dice_new_kernel ();
  g_autoptr (VedetteAnswer) answer = ask ("roll", dice);

  g_assert_true (has_line (answer, "needs 9 or more · 60%"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/S-10/question/odds", test_odds);
  g_test_add_func ("/rules/skirmish/S-10/question/roll", test_roll);
  return g_test_run ();
}
