/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Armies as text, out of a battle and into one. docs/armies.md says what such a text is. */

#include "vedette-config.h"

#include "core/exchange/vedette-army.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/json/vedette-fail.h"
#include "core/systems.h"
#include "core/typed/vedette-scan.h"

G_DEFINE_QUARK (vedette-army-error-quark, vedette_army_error)

/* The first line: a comment, so that it may be left out and be pasted anywhere */
#define FIRST_LINE "# Vedette army: "
#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/**
 * vedette_army_get_format:
 *
 * Returns: (nullable): how the armies of the battle are written; %NULL if it has none
 */
const VedetteArmyFormat *
vedette_army_get_format (VedetteRules *rules)
{
  const VedetteSystem *system = vedette_systems_find_of (vedette_rules_get_battle (rules));

  return system != NULL ? system->army : NULL;
}

/**
 * vedette_army_list_sides:
 *
 * Returns: (transfer full): the words for those whose armies there are, with commas between
 */
char *
vedette_army_list_sides (VedetteRules *rules)
{
  const VedetteArmyFormat *format = vedette_army_get_format (rules);

  return format != NULL ? g_strjoinv (", ", (char **) format->sides) : g_strdup ("");
}

/**
 * vedette_army_get_side:
 * @word: what somebody calls a side: its word, or the name of its party
 *
 * Returns: (transfer full) (nullable): the word of the side; %NULL if nobody is called so
 */
char *
vedette_army_get_side (VedetteRules *rules,
                       const char   *word)
{
  const VedetteArmyFormat *format = vedette_army_get_format (rules);
  g_autoptr (GListModel) parties = NULL;
  g_autofree char *folded = vedette_scan_fold (word);

  for (gsize i = 0; format != NULL && format->sides[i] != NULL; i++)
    if (g_ascii_strcasecmp (format->sides[i], word) == 0)
      return g_strdup (format->sides[i]);
  parties = vedette_rules_list_parties (rules, NULL);
  vedette_each (VedetteParty, party, format != NULL ? parties : NULL)
    {
      g_autofree char *name = vedette_scan_fold (party->name);

      if (g_str_equal (name, folded) && g_strv_contains (format->sides, party->id))
        return g_strdup (party->id);
    }
  return NULL;
}

/**
 * vedette_army_export:
 * @side: one of the sides of the format, as vedette_army_get_side() finds it
 * @audience: (nullable): who is to read it; what he may not know is not in it. %NULL for who may know everything
 * @left: (out) (optional) (element-type utf8): what the battle knows of the army and the text does not say, such as "2 order
 *   cards"; never a secret
 *
 * Writes the army of a side, as it took the field, with a first line that names the system.
 *
 * Returns: (transfer full) (nullable): the text, or %NULL with a %VEDETTE_ARMY_ERROR
 */
char *
vedette_army_export (VedetteRules  *rules,
                     const char    *side,
                     const char    *audience,
                     GPtrArray    **left,
                     GError       **error)
{
  const VedetteArmyFormat *format = vedette_army_get_format (rules);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) not_said = g_ptr_array_new_with_free_func (g_free);

  g_string_append_printf (text, "%s%s\n", FIRST_LINE,
                          vedette_system_get_id (vedette_systems_find_of (vedette_rules_get_battle (rules))));
  if (format == NULL || side == NULL || !g_strv_contains (format->sides, side) ||
      !format->write (rules, side, audience, text, not_said))
    {
      vedette_fail (error, VEDETTE_ARMY_ERROR, VEDETTE_ARMY_ERROR_NONE, _("The battle has no such side. Choose a different "
                                                                          "side."));
      return NULL;
    }
  if (left != NULL)
    *left = g_steal_pointer (&not_said);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * vedette_army_decode:
 * @length: in bytes
 *
 * Makes text of the bytes of a file: a byte order mark is taken away, and what is UTF-16 by its mark is converted.
 *
 * Returns: (transfer full) (nullable): the text, or %NULL with a %VEDETTE_ARMY_ERROR
 */
char *
vedette_army_decode (const char  *text,
                     gsize        length,
                     GError     **error)
{
  const guchar *bytes = (const guchar *) text;
  g_autofree char *converted = NULL;

  if (length > VEDETTE_ARMY_MAX_LENGTH)
    {
      /* Translators: so many millions of bytes */
      vedette_fail (error, VEDETTE_ARMY_ERROR, VEDETTE_ARMY_ERROR_TEXT, _("The army is larger than %d MB. Split the army and "
                                                                          "import the parts."),
                    (int) (VEDETTE_ARMY_MAX_LENGTH / 1024 / 1024));
      return NULL;
    }
  if (length >= 2 && ((bytes[0] == 0xff && bytes[1] == 0xfe) || (bytes[0] == 0xfe && bytes[1] == 0xff)))
    {
      gsize written = 0;

      converted = g_convert (text, (gssize) length, "UTF-8", "UTF-16", NULL, &written, NULL);
      text = converted != NULL ? converted : "\xff";
      length = converted != NULL ? written : 1;
    }
  if (length >= strlen (BYTE_ORDER_MARK) && memcmp (text, BYTE_ORDER_MARK, strlen (BYTE_ORDER_MARK)) == 0)
    {
      text += strlen (BYTE_ORDER_MARK);
      length -= strlen (BYTE_ORDER_MARK);
    }
  if (memchr (text, '\0', length) == NULL && g_utf8_validate (text, (gssize) length, NULL))
    return g_strndup (text, length);
  vedette_fail (error, VEDETTE_ARMY_ERROR, VEDETTE_ARMY_ERROR_TEXT,
                _("The text is not in UTF-8. Save the text in UTF-8, or in UTF-16 with a byte order mark."));
  return NULL;
}

/**
 * vedette_army_get_system:
 *
 * Returns: (transfer full) (nullable): the word of the system that the first line names; %NULL if it names none
 */
char *
vedette_army_get_system (const char *text)
{
  const char *start = vedette_scan_skip_space (text), *end;

  if (g_ascii_strncasecmp (start, FIRST_LINE, strlen (FIRST_LINE) - 1) != 0)
    return NULL;
  start += strlen (FIRST_LINE) - 1;
  for (end = start; *end != '\0' && !vedette_scan_is_line_end (g_utf8_get_char (end));)
    end = g_utf8_next_char (end);
  return vedette_scan_strip (start, end);
}

/* Returns: whether the text is of the system of the battle, or does not say of which it is */
static gboolean
check_system (VedetteRules  *rules,
              const char    *text,
              GError       **error)
{
  const char *own = vedette_system_get_id (vedette_systems_find_of (vedette_rules_get_battle (rules)));
  g_autofree char *named = vedette_army_get_system (text);

  if (named == NULL || g_ascii_strcasecmp (named, own) == 0)
    return TRUE;
  /* Translators: the first line of an army is “# Vedette army: ” and the word for its system; here that and the
   * word for another */
  return vedette_fail (error, VEDETTE_ARMY_ERROR, VEDETTE_ARMY_ERROR_SYSTEM,
                       /* Translators: the names of two game systems, as files have them */
                       _("Line 1: This army is for the game system “%s”, but the battle uses “%s”. Choose a different army, or "
                         "remove line 1."),
                       named, own);
}

/**
 * vedette_army_new_import:
 * @side: as of vedette_army_export()
 * @text: such a text
 *
 * Declares that the army of the text joins a side. To check the move is to read the text: what cannot be read is found with
 * its line, and so is what is in doubt. To perform it is one step.
 *
 * Returns: (transfer full) (nullable): the move, or %NULL with a %VEDETTE_ARMY_ERROR or a %VEDETTE_RULES_ERROR
 */
VedetteMove *
vedette_army_new_import (VedetteRules  *rules,
                         const char    *side,
                         const char    *text,
                         GError       **error)
{
  const VedetteArmyFormat *format = vedette_army_get_format (rules);
  g_autoptr (JsonObject) params = json_object_new ();

  if (format == NULL || side == NULL || !g_strv_contains (format->sides, side))
    {
      vedette_fail (error, VEDETTE_ARMY_ERROR, VEDETTE_ARMY_ERROR_NONE, _("The battle has no such side. Choose a different "
                                                                          "side."));
      return NULL;
    }
  if (!check_system (rules, text, error))
    return NULL;
  json_object_set_string_member (params, "text", text);
  json_object_set_string_member (params, format->side, side);
  return vedette_rules_new_move (rules, format->move, params, error);
}
