/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Foresight as a few lines of text. */

#include "vedette-config.h"

#include "ui/play/vedette-foresight-words.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/vedette-foresight.h"

static void
add_line (GString             *text,
          const char          *title,
          const VedetteChance *chances)
{
  g_string_append (text, title);
  for (guint i = 0; i < VEDETTE_FORESIGHT_N; i++)
    {
      g_autofree char *percent = vedette_chance_percent (chances[i]);
      int n = vedette_foresight_get_actions (i);
      /* Translators: a number of coming actions, and the chance to keep the initiative through them */
      g_autofree char *item =
        g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d action %s", "%d actions %s", (gulong) n), n, percent);

      g_string_append (text, i == 0 ? "  " : "  ·  ");
      g_string_append (text, item);
    }
  g_string_append_c (text, '\n');
}

/**
 * vedette_foresight_describe:
 *
 * Returns: (transfer full) (nullable): how long the holder may hope to keep the initiative, with the other side's man in
 *   reach and not; %NULL when there is nothing to tell
 */
char *
vedette_foresight_describe (VedetteBattle *battle)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int reach = 0; reach < 2; reach++)
    {
      VedetteForesight foresight;
      g_autofree char *title = NULL;
      g_autofree char *percent = NULL;
      g_autofree char *price = NULL;

      if (!vedette_foresight_read (&foresight, battle, reach))
        return NULL;
      /* Translators: the best man of the other side, and the number that he needs */
      title = g_strdup_printf (reach ? _("If %s is in reach and tries each time, needing %d now:")
                                     : _("If %s tries each time, needing %d now:"),
                               vedette_figure_get_name (foresight.figure), foresight.need);
      g_string_append_printf (text, "%s%s\n", reach ? "\n" : "", title);
      add_line (text, _("without shooting"), foresight.keep);
      add_line (text, _("shooting each time"), foresight.keep_shooting);
      percent = vedette_chance_percent (foresight.price);
      /* Translators: a chance as a percentage */
      price = g_strdup_printf (_("One more shooting action costs %s."), percent);
      g_string_append_printf (text, "%s\n", price);
    }
  g_string_truncate (text, text->len - 1);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
