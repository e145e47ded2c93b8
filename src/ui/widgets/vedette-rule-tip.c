/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says what the number of a rule is that stands in a text, such as (S-80). */

#include "vedette-config.h"

#include "ui/widgets/vedette-rule-tip.h"

#include <glib/gi18n-lib.h>

/* A rule, something that is not allowed, or an answer to what the printed rules leave open; of any system. Sentences have them
 * in brackets. */
#define NUMBER "\\((?:[^()]*?\\W)?(A-[A-Z]\\d+|[A-Z]-X?\\d+)\\b"

static GRegex *
get_regex (void)
{
  static GRegex *regex;

  if (g_once_init_enter (&regex))
    g_once_init_leave (&regex, g_regex_new (NUMBER, G_REGEX_OPTIMIZE, 0, NULL));
  return regex;
}

/**
 * vedette_rule_tip_say:
 * @text: (nullable): any text
 *
 * Returns: (transfer full) (nullable): what the first number of a rule in it is, for somebody who sees one for the first time;
 *   %NULL where there is none
 */
char *
vedette_rule_tip_say (const char *text)
{
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *number = NULL;

  if (text == NULL || !g_regex_match (get_regex (), text, 0, &match))
    return NULL;
  number = g_match_info_fetch (match, 1);
  /* Translators: the number of a rule, such as S-80; the page of the help is called “Rules by Number” */
  return g_strdup_printf (_("%s is the number of a rule. Help lists them under “Rules by Number”."), number);
}

/**
 * vedette_rule_tip_set:
 * @widget: that shows the text
 * @text: (nullable): any text
 *
 * Lets it say so under the pointer.
 */
void
vedette_rule_tip_set (GtkWidget  *widget,
                      const char *text)
{
  g_autofree char *tip = vedette_rule_tip_say (text);

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), tip) != 0)
    gtk_widget_set_tooltip_text (widget, tip);
}
