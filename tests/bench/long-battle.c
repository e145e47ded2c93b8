/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A battle of very many steps, to measure with. */

#include "long-battle.h"

#include <inttypes.h>

#include "core/skirmish/records/vedette-skirmish-game.h"
#include "vedette-random-skirmish.h"

/* Steps as short as any that play makes: all of them change the same record, so that the battle has no more of those. */
void
long_battle_write (const char *path,
                   guint       n_steps)
{
  g_autoptr (VedetteRules) rules = vedette_random_skirmish_new (1, 2);
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  GByteArray *lines = vedette_journal_peek_lines (vedette_battle_get_journal (battle));
  g_autoptr (GString) content = g_string_new_len ((const char *) lines->data, (gssize) lines->len);
  gint64 game = vedette_record_get_id (vedette_battle_get_single (battle, VEDETTE_TYPE_SKIRMISH_GAME));
  gint64 first = vedette_battle_get_cursor (battle);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n_steps; i++)
    g_string_append_printf (content,
                            "{\"n\":%" PRId64 ",\"after\":%" PRId64 ",\"kind\":\"put-right\",\"time\":"
                            "\"2026-04-30T19:00:00Z\",\"facts\":{\"counters\":%u},\"do\":[{\"set\":%" PRId64
                            ",\"of\":\"action-no\",\"old\":%u,\"new\":%u}]}\n",
                            first + 1 + i, first + i, i % 100, game, i, i + 1);
  g_file_set_contents (path, content->str, (gssize) content->len, &error);
  g_assert_no_error (error);
}
