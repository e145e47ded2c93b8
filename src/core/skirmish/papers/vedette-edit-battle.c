/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of what the battle and its two sides are called and how they play. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/skirmish/papers/vedette-papers.h"
#include "core/skirmish/state/vedette-limits.h"
#include "core/skirmish/state/vedette-reminders.h"
#include "core/skirmish/words/vedette-sentences.h"
#include "core/typed/vedette-scan.h"

static gpointer
find_about (const VedetteContext *skirmish)
{
  return skirmish->about;
}

static gboolean
fit_battle (const VedetteRecordChange  *change,
            GError                    **error)
{
  int minutes;

  if (vedette_move_is_said (change->move, "stop-at") &&
      vedette_limits_parse_time (vedette_about_get_stop_at (change->draft), &minutes))
    {
      g_autofree char *text = vedette_limits_format_time (minutes);

      g_object_set (change->draft, "stop-at", text, NULL);
    }
  return TRUE;
}

static void
check_battle (const VedetteRecordChange *change,
              VedetteRuling             *ruling)
{
  const char *time = vedette_about_get_stop_at (change->draft);
  int minutes;

  if (*time != '\0' && !vedette_limits_parse_time (time, &minutes))
    /* Translators: 22:30 is as it is to be typed */
    vedette_ruling_forbid (ruling, NULL, _("Write the time like 22:30, not “%s”"), time);
}

/* Another time is another reminder. */
static void
follow_battle (const VedetteRecordChange *change,
               VedetteEdit               *edit)
{
  if (!g_str_equal (vedette_about_get_stop_at (change->draft), vedette_about_get_stop_at (change->record)))
    vedette_reminders_forget (change->context, edit, "S-02");
}

const VedetteRecordKind vedette_about_kind = {
  .noun = "battle",
  .type = vedette_about_get_type,
  .set = N_("Change Battle"),
  .set_says = (const char *const[]){ "name", "scenario", "notes", "level", "stop-after", "stop-at", "host-rules",
                                     "cards-each", NULL },
  .find = find_about,
  .describe = { [VEDETTE_RECORD_SET] = vedette_words_set_battle },
  .fit = fit_battle,
  .check = check_battle,
  .after = follow_battle,
};

/* As #rrggbb */
static gboolean
is_colour (const char *text)
{
  if (text[0] != '#' || strlen (text) != 7)
    return FALSE;
  for (const char *digit = text + 1; *digit != '\0'; digit++)
    if (!g_ascii_isxdigit (*digit))
      return FALSE;
  return TRUE;
}

static gboolean
fit_side (const VedetteRecordChange  *change,
          GError                    **error)
{
  g_autofree char *colour = g_ascii_strdown (vedette_force_get_colour (change->draft), -1);

  if (vedette_move_is_said (change->move, "colour"))
    g_object_set (change->draft, "colour", colour, NULL);
  return TRUE;
}

/* A name has to tell the sides apart, for people and in requests, where "red" is always the first of them. */
static void
check_force_name (const VedetteSkirmish *skirmish,
                  gint64                 side,
                  const char            *name,
                  VedetteRuling         *ruling)
{
  gint64 other = vedette_skirmish_get_other_side (skirmish, side);

  if (name[0] == '\0')
    vedette_ruling_forbid (ruling, NULL, _("Enter a name for the side"));
  else if (vedette_scan_is_same (name, vedette_skirmish_get_side_name (skirmish, other)))
    /* Translators: the name of a side, as it was typed */
    vedette_ruling_forbid (ruling, NULL, _("The other side is already called “%s”. Choose another name."), name);
  else if (vedette_scan_is_same (name, vedette_skirmish_get_side_word (skirmish, other)))
    /* Translators: the name of a side, as it was typed */
    vedette_ruling_forbid (ruling, NULL, _("“%s” means the other side in requests. Choose another name."),
                           name);
}

static void
check_side (const VedetteRecordChange *change,
            VedetteRuling             *ruling)
{
  const char *colour = vedette_force_get_colour (change->draft);

  if (vedette_move_is_said (change->move, "name"))
    check_force_name (change->context, change->id, vedette_force_get_name (change->draft), ruling);
  if (vedette_move_is_said (change->move, "colour") && !is_colour (colour))
    /* Translators: #rrggbb is as it is to be typed: red, green and blue in hexadecimal digits */
    vedette_ruling_forbid (ruling, NULL, _("Write the color as #rrggbb, not “%s”"), colour);
}

static void
note_side (const VedetteRecordChange *change,
           VedetteEdit               *edit)
{
  vedette_papers_note_side (change->context, edit, change->id);
}

const VedetteRecordKind vedette_force_kind = {
  .noun = "side",
  .type = vedette_force_get_type,
  .set = N_("Edit Side"),
  .set_says = (const char *const[]){ "name", "players", "colour", "sign", "rolling", "own-paper", NULL },
  .describe = { [VEDETTE_RECORD_SET] = vedette_words_set_side },
  .fit = fit_side,
  .check = check_side,
  .note = note_side,
};
