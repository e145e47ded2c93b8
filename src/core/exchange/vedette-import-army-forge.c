/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One Page Rules’ Army Forge: its lists as JSON, and as the text that it shares. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/exchange/vedette-roster-private.h"
#include "core/json/vedette-fail.h"
#include "core/typed/vedette-scan.h"

/* Where the fields are described. The makers describe none of it now, but published the program when it began:
 *   - the file of a list: https://github.com/scudmarx/opr-army-forge, data/interfaces.ts (ISaveData: gameSystem, armyName,
 *     listPoints, list; ISelectedUnit: name, customName, size, cost, quality, defense, specialRules, equipment,
 *     selectedUpgrades, combined, joinToUnit) and data/listSlice.ts (ListState: name, points, units);
 *   - what is given to other programs (/api/tts?id=…): the same members of units at the root, with rules, weapons, loadout,
 *     as third parties have seen it;
 *   - the text: the same repository, services/PersistenceService.ts, copyAsText(): “++ NAME [POINTSpts] ++”, and for each unit
 *     “NAME [SIZE] | Qua Q+ Def D+ | POINTSpts”, a line of weapons, a line of rules, and an empty one. */

static guint
count (JsonObject *object,
       const char *name)
{
  JsonArray *array = vedette_import_get_array (object, name);

  return array != NULL ? json_array_get_length (array) : 0;
}

/* Returns: the number of one of two names, whichever there is; -1 for neither */
static int
read_total (JsonObject *root,
            JsonObject *list,
            const char *name,
            const char *in_list)
{
  double total = -1;

  if (!vedette_import_get_number (root, name, &total))
    vedette_import_get_number (list, in_list, &total);
  return (int) CLAMP (total, -1.0, (double) G_MAXINT);
}

static gboolean
read_unit (VedetteRoster  *roster,
           JsonObject     *unit,
           GError        **error)
{
  const char *name = vedette_import_get_text (unit, "name"), *custom = vedette_import_get_text (unit, "customName");
  double size = 1, cost = 0, quality;

  vedette_import_get_number (unit, "size", &size);
  vedette_import_get_number (unit, "cost", &cost);
  if (vedette_import_get_number (unit, "quality", &quality))
    vedette_roster_leave (roster, "statistics", 1);
  if (vedette_import_get_text (unit, "joinToUnit") != NULL)
    vedette_roster_leave (roster, "joined units", 1);
  vedette_roster_leave (roster, "options", count (unit, "selectedUpgrades"));
  vedette_roster_leave (roster, "rules texts", MAX (count (unit, "specialRules"), count (unit, "rules")));
  vedette_roster_leave (roster, "weapons", MAX (MAX (count (unit, "equipment"), count (unit, "weapons")),
                                                count (unit, "loadout")));
  if (vedette_import_get_text (unit, "notes") != NULL && *vedette_import_get_text (unit, "notes") != '\0')
    vedette_roster_leave (roster, "notes", 1);
  return vedette_roster_add (roster, NULL, custom != NULL && *custom != '\0' ? custom : name, name,
                             (gint64) CLAMP (size, 0.0, (double) G_MAXINT), (gint64) CLAMP (cost, -1.0, (double) G_MAXINT),
                             NULL, error);
}

VedetteRoster *
vedette_import_army_forge (JsonObject  *root,
                           GError     **error)
{
  g_autoptr (VedetteRoster) roster = vedette_roster_new ("Army Forge");
  JsonNode *node = json_object_get_member (root, "list");
  JsonObject *list = node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : root;
  JsonArray *units = vedette_import_get_array (list, "units");
  const char *name = vedette_import_get_text (list, "name");

  if (name != NULL)
    vedette_roster_set_name (roster, name);
  roster->all_points = read_total (root, list, "listPoints", "points");
  roster->all_figures = read_total (root, list, "modelCount", "modelCount");
  vedette_roster_note (roster, _("This format has no official documentation, so Vedette relied on unofficial descriptions"));
  for (guint i = 0; units != NULL && i < json_array_get_length (units); i++)
    {
      JsonObject *unit = vedette_import_nth_object (units, i);

      if (unit != NULL && !read_unit (roster, unit, error))
        return NULL;
    }
  if (roster->left->len > 0)
    vedette_roster_note (roster, _("The points of a unit might not include its options. Check the points."));
  return vedette_roster_finish (g_steal_pointer (&roster), _("This list has no units. Choose a different file."), error);
}

/* “NAME [SIZE] | Qua 4+ Def 4+ | 100pts”, or as the program of today may write it, “NAME [SIZE] Q4+ D4+ | 100pts | …” */
static GMatchInfo *
match_unit (const char *line)
{
  static gsize regex = 0;
  GMatchInfo *match = NULL;

  if (g_once_init_enter (&regex))
    g_once_init_leave (&regex, (gsize) g_regex_new ("^(?:(\\d{1,4})x )?(.{1,400}?) \\[(\\d{1,9})\\] \\|? ?Q(?:ua)? ?\\d\\+ "
                                                    "D(?:ef)? ?\\d\\+ \\| (\\d{1,9}) ?pts",
                                                    G_REGEX_OPTIMIZE, 0, NULL));
  if (g_regex_match ((GRegex *) regex, line, 0, &match))
    return match;
  g_match_info_unref (match);
  return NULL;
}

static gboolean
read_unit_line (VedetteRoster  *roster,
                GMatchInfo     *match,
                GError        **error)
{
  g_autofree char *times = g_match_info_fetch (match, 1), *name = g_match_info_fetch (match, 2);
  g_autofree char *size = g_match_info_fetch (match, 3), *points = g_match_info_fetch (match, 4);
  gint64 n = *times != '\0' ? g_ascii_strtoll (times, NULL, 10) : 1;

  vedette_roster_leave (roster, "statistics", 1);
  for (gint64 i = 0; i < n; i++)
    if (!vedette_roster_add (roster, NULL, name, NULL, g_ascii_strtoll (size, NULL, 10), g_ascii_strtoll (points, NULL, 10),
                             NULL, error))
      return FALSE;
  return TRUE;
}

static void
read_title (VedetteRoster *roster,
            const char    *line)
{
  const char *start = line + strspn (line, "+ "), *end = start + strlen (start);
  g_autofree char *title = NULL;
  char *points;

  while (end > start && strchr ("+ ", end[-1]) != NULL)
    end--;
  title = g_strndup (start, (gsize) (end - start));
  points = strrchr (title, '[');
  if (points != NULL)
    {
      const char *digits = strstr (points, "pts");

      while (digits != NULL && g_ascii_isdigit (digits[-1]))
        digits--;
      if (digits != NULL && g_ascii_isdigit (*digits))
        roster->all_points = (int) MIN (g_ascii_strtoll (digits, NULL, 10), G_MAXINT);
      *points = '\0';
    }
  vedette_roster_set_name (roster, title);
}

/**
 * vedette_import_army_forge_text:
 * @data: UTF-8
 *
 * Returns: (transfer full) (nullable): the list; %NULL without an error where it is no such text
 */
VedetteRoster *
vedette_import_army_forge_text (const char  *data,
                                GError     **error)
{
  g_autoptr (VedetteRoster) roster = vedette_roster_new ("Army Forge");
  gboolean weapons = FALSE;

  if (!g_str_has_prefix (vedette_scan_skip_space (data), "++ "))
    return NULL;
  for (const char *from = data, *to; *from != '\0'; from = *to != '\0' ? to + 1 : to)
    {
      g_autofree char *line = NULL;
      g_autoptr (GMatchInfo) match = NULL;

      to = from + strcspn (from, "\n");
      line = g_strstrip (g_strndup (from, (gsize) (to - from)));
      match = match_unit (line);

      if (match != NULL)
        {
          if (!read_unit_line (roster, match, error))
            return NULL;
          weapons = TRUE;
        }
      else if (g_str_has_prefix (line, "++") && roster->name == NULL)
        read_title (roster, line);
      else if (*line != '\0')
        {
          vedette_roster_leave (roster, weapons ? "weapons" : "lines", 1);
          weapons = FALSE;
        }
    }
  vedette_roster_note (roster, _("This format has no official documentation, so Vedette relied on unofficial descriptions"));
  return roster->units->len > 0 ? vedette_roster_finish (g_steal_pointer (&roster), "", error) : NULL;
}
