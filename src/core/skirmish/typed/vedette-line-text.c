/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A roster line as a person types it, read from text. */

#include "vedette-config.h"

#include "core/skirmish/records/vedette-trait.h"
#include "core/typed/vedette-scan.h"
#include "core/skirmish/typed/vedette-line-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_COUNT VEDETTE_FIGURE_MAX_MEN
#define MAX_INCHES 99900
#define MAX_POINTS 999999

G_DEFINE_QUARK (vedette-line-text-error-quark, vedette_line_text_error)

/* One English word for a value; the nick of each value needs no row. */
typedef struct
{
  const char *word;
  int         value;
} Word;

/* S-10 */
static const Word class_words[] = {
  { "subhuman", VEDETTE_TROOPS_SUB_HUMAN },   { "sub human", VEDETTE_TROOPS_SUB_HUMAN },
  { "sub-humans", VEDETTE_TROOPS_SUB_HUMAN }, { "subhumans", VEDETTE_TROOPS_SUB_HUMAN },
  { "sub humans", VEDETTE_TROOPS_SUB_HUMAN }, { "demigod", VEDETTE_TROOPS_DEMIGODS },
};

/* S-60 to S-62; a weapon counts by how its bearer moves and shoots */
static const Word weapon_words[] = {
  { "bows", VEDETTE_WEAPON_BOW },           { "longbow", VEDETTE_WEAPON_BOW },
  { "longbows", VEDETTE_WEAPON_BOW },       { "long bow", VEDETTE_WEAPON_BOW },
  { "shortbow", VEDETTE_WEAPON_BOW },       { "shortbows", VEDETTE_WEAPON_BOW },
  { "short bow", VEDETTE_WEAPON_BOW },      { "slings", VEDETTE_WEAPON_SLING },
  { "javelins", VEDETTE_WEAPON_JAVELIN },   { "crossbows", VEDETTE_WEAPON_CROSSBOW },
  { "handguns", VEDETTE_WEAPON_HANDGUN },   { "musket", VEDETTE_WEAPON_HANDGUN },
  { "muskets", VEDETTE_WEAPON_HANDGUN },    { "arquebus", VEDETTE_WEAPON_HANDGUN },
  { "arquebuses", VEDETTE_WEAPON_HANDGUN }, { "gun", VEDETTE_WEAPON_HANDGUN },
  { "guns", VEDETTE_WEAPON_HANDGUN },
};

/* The longer words first, for they end like the shorter ones. */
static const char * const rate_words[] = { "move rate", "moves", "move", "rate", NULL };
static const char * const range_words[] = { "medium range", "range", NULL };
static const char * const points_words[] = { "points", "point", "pts", "pt", NULL };
static const char * const inch_units[] = { "", "\"", "″", "”", "''", "′′", "in", "in.", "inch", "inches", NULL };
static const char * const no_units[] = { "", NULL };

/* The parts of a line as far as it has been read. -1 and NULL: not said yet. */
typedef struct
{
  const char *text;
  const char *at;
  GHashTable *closing; /* where the `(` is → where its `)` is */
  GString    *notes;
  GPtrArray  *traits; /* borrowed; NULL when nobody wants them */
  char       *name;
  int         count;
  int         troops;
  int         leader;
  int         weapon;
  int         rate;
  int         range;
  int         points;
  gboolean    reserve;
  gboolean    hidden;
} Line;

static void
line_clear (Line *line)
{
  g_clear_pointer (&line->closing, g_hash_table_unref);
  if (line->notes != NULL)
    g_string_free (line->notes, TRUE);
  g_clear_pointer (&line->name, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Line, line_clear)

/* Finds all pairs in one pass, so that a long text of open brackets costs no more than another. */
static void
line_pair_brackets (Line *line)
{
  g_autoptr (GPtrArray) open = g_ptr_array_new ();

  line->closing = g_hash_table_new (NULL, NULL);
  for (const char *p = line->text; *p != '\0'; p++)
    {
      if (*p == '(')
        g_ptr_array_add (open, (gpointer) p);
      else if (*p == ')' && open->len > 0)
        g_hash_table_insert (line->closing, g_ptr_array_steal_index (open, open->len - 1), (gpointer) p);
    }
}

static void
line_note (Line       *line,
           const char *note)
{
  if (*note == '\0')
    return;
  if (line->notes->len > 0)
    g_string_append (line->notes, ", ");
  g_string_append (line->notes, note);
}

/* Reads up to the next comma; what is in brackets becomes a note. */
static char *
line_take_item (Line *line)
{
  g_autoptr (GString) item = g_string_new (NULL);

  while (*line->at != '\0' && *line->at != ',')
    {
      const char *end = *line->at == '(' ? g_hash_table_lookup (line->closing, line->at) : NULL;

      if (end != NULL)
        {
          g_autofree char *note = vedette_scan_strip (line->at + 1, end);

          line_note (line, note);
          g_string_append_c (item, ' ');
          line->at = end + 1;
        }
      else
        {
          gunichar c = g_utf8_get_char (line->at);

          g_string_append_unichar (item, g_unichar_iscntrl (c) ? ' ' : c);
          line->at = g_utf8_next_char (line->at);
        }
    }

  return vedette_scan_strip (item->str, item->str + item->len);
}

static gboolean
line_set_count (Line        *line,
                int          count,
                const char  *item,
                GError     **error)
{
  if (line->count >= 0)
    {
      /* Translators: %s is what was typed */
      g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_COUNT,
                   _("“%s” says twice how many: write it once, as in “8 spearmen”"), item);
      return FALSE;
    }
  if (count < 1 || count > MAX_COUNT)
    {
      /* Translators: %s is what was typed */
      g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_COUNT,
                   _("“%s”: write a count from 1 to 999, or a name with a number in quotation marks"), item);
      return FALSE;
    }
  line->count = count;

  return TRUE;
}

/* `8 "Wat, the Elder"` and `"Wat, the Elder" x8`. Returns: FALSE if the line does not start like that */
static gboolean
line_read_quoted_name (Line    *line,
                       GError **error)
{
  const char *start = line->at;
  gsize notes = line->notes->len;
  g_autofree char *name = NULL;
  g_autofree char *rest = NULL;
  int before = -1;
  int after = -1;

  line->at = vedette_scan_leading_count (start, &before);
  if (line->at == start)
    before = -1;
  name = vedette_scan_quoted (&line->at);
  if (name != NULL)
    {
      rest = line_take_item (line);
      if (*rest == '\0' || vedette_scan_trailing_count (rest, &after) == rest)
        {
          if ((before < 0 || line_set_count (line, before, name, error))
              && (after < 0 || line_set_count (line, after, name, error)))
            line->name = g_steal_pointer (&name);
          return TRUE;
        }
    }
  line->at = start;
  g_string_truncate (line->notes, notes);

  return FALSE;
}

static char *
capitalise (const char *name)
{
  gunichar first = g_utf8_get_char (name);
  g_autoptr (GString) string = NULL;

  /* The Georgian capitals are for texts in capitals only. */
  if (g_unichar_get_script (first) == G_UNICODE_SCRIPT_GEORGIAN)
    return g_strdup (name);
  string = g_string_new (NULL);
  g_string_append_unichar (string, g_unichar_totitle (first));
  g_string_append (string, g_utf8_next_char (name));

  return g_string_free (g_steal_pointer (&string), FALSE);
}

static gboolean
line_read_plain_name (Line    *line,
                      GError **error)
{
  g_autofree char *item = line_take_item (line);
  g_autofree char *name = NULL;
  const char *start;
  const char *end;
  int before = -1;
  int after = -1;

  start = vedette_scan_leading_count (item, &before);
  end = vedette_scan_trailing_count (start, &after);
  /* `x8` alone is a name, whatever it means */
  if (end == start)
    end = start + strlen (start);
  name = vedette_scan_strip (start, end);
  if (*name == '\0')
    return TRUE;
  if (start > item && !line_set_count (line, before, item, error))
    return FALSE;
  if (*end != '\0' && !line_set_count (line, after, item, error))
    return FALSE;
  line->name = capitalise (name);

  return TRUE;
}

static gboolean
line_read_name (Line    *line,
                GError **error)
{
  g_autoptr (GError) local = NULL;

  line->at = vedette_scan_skip_space (line->at);
  if (!line_read_quoted_name (line, &local))
    line_read_plain_name (line, &local);
  if (local != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  if (line->name == NULL || *line->name == '\0')
    {
      /* Translators: %s is the line that was typed */
      g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_NO_NAME,
                   _("“%s” has no name: write one before the first comma, as in “6 archers, average, bow”"),
                   line->text);
      return FALSE;
    }
  if (g_utf8_strlen (line->name, -1) > VEDETTE_LINE_TEXT_MAX_NAME)
    {
      g_autofree char *head = g_utf8_substring (line->name, 0, 20);

      /* Translators: %s is how the name begins */
      g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_LONG_NAME,
                   _("The name “%s…” is too long: write at most 200 characters and the rest after a comma"), head);
      return FALSE;
    }

  return TRUE;
}

/* Returns: the value that @folded stands for, -1 if none. English comes before the labels of the reader's language, so
 * that what vedette_line_text_write() wrote means the same everywhere. */
static int
find_word (const char *folded,
           GType       type,
           const Word *words,
           gsize       n_words,
           const char *(*get_label) (int value))
{
  g_autoptr (GEnumClass) klass = g_type_class_ref (type);
  GEnumValue *value = g_enum_get_value_by_nick (klass, folded);

  if (value != NULL && strcmp (folded, "none") != 0)
    return value->value;
  for (gsize i = 0; i < n_words; i++)
    {
      if (strcmp (folded, words[i].word) == 0)
        return words[i].value;
    }
  for (guint i = 0; i < klass->n_values; i++)
    {
      g_autofree char *label = vedette_scan_fold (get_label (klass->values[i].value));

      if (strcmp (folded, label) == 0)
        return klass->values[i].value;
    }

  return -1;
}

static const char *
troops_label (int value)
{
  return vedette_troops_get_label ((VedetteTroops) value);
}

static const char *
leader_label (int value)
{
  return vedette_leader_get_label ((VedetteLeader) value);
}

static const char *
weapon_label (int value)
{
  return vedette_weapon_get_label ((VedetteWeapon) value);
}

/* Returns: whether @item was a number with one of @words; an error may be set then */
static gboolean
line_read_inches (int                *inches,
                  const char         *item,
                  const char         *folded,
                  const char * const *words,
                  GError            **error)
{
  g_autofree char *rest = vedette_scan_without_word (folded, words);
  gint64 hundredths;
  gboolean whole;
  gboolean exact;

  if (rest == NULL || !vedette_scan_number (rest, inch_units, &hundredths, &whole, &exact))
    return FALSE;
  if (*inches >= 0)
    /* Translators: %s is what was typed */
    g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_NUMBER,
                 _("“%s” was said before: write one move and one range"), item);
  else if (!exact || hundredths < 0 || hundredths > MAX_INCHES)
    /* Translators: %s is what was typed; the mark behind 999 and 4.5 means inches */
    g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_NUMBER,
                 _("“%s”: write inches from 0″ to 999″ with at most two decimals, as in “4.5″ move”"), item);
  else
    *inches = (int) hundredths;

  return TRUE;
}

static gboolean
line_read_points (Line        *line,
                  const char  *item,
                  const char  *folded,
                  GError     **error)
{
  g_autofree char *rest = vedette_scan_without_word (folded, points_words);
  gint64 hundredths;
  gboolean whole;
  gboolean exact;

  if (rest == NULL || !vedette_scan_number (rest, no_units, &hundredths, &whole, &exact))
    return FALSE;
  if (line->points >= 0)
    /* Translators: %s is what was typed */
    g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_NUMBER,
                 _("“%s”: points were said before; write them once"), item);
  else if (!whole || hundredths < 0 || hundredths > (gint64) MAX_POINTS * 100)
    /* Translators: %s is what was typed */
    g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_NUMBER,
                 _("“%s”: write a whole number of points from 0 to 999999"), item);
  else
    line->points = (int) (hundredths / 100);

  return TRUE;
}

/* Returns: whether @item was a class, a rating or both; an error may be set then */
static gboolean
line_read_rating (Line        *line,
                  const char  *item,
                  const char  *folded,
                  GError     **error)
{
  static const char * const leader_words[] = { "leader", NULL };
  g_autofree char *said_leader = vedette_scan_without_word (folded, leader_words);
  int troops = find_word (folded, VEDETTE_TYPE_TROOPS, class_words, G_N_ELEMENTS (class_words), troops_label);
  int leader = find_word (folded, VEDETTE_TYPE_LEADER, NULL, 0, leader_label);

  if (leader < 0 && said_leader != NULL)
    leader = find_word (said_leader, VEDETTE_TYPE_LEADER, NULL, 0, leader_label);
  if (troops < 0 && leader < 0)
    return FALSE;
  /* "good" is the class, or, where the class is known, the leader */
  if (troops >= 0 && (line->troops < 0 || leader < 0))
    {
      if (line->troops < 0)
        line->troops = troops;
      else
        /* Translators: the first %s is what was typed, the second the class that was typed before */
        g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_TWO_CLASSES,
                     _("“%s” is a second class after “%s”: write one class; a leader is written as in “good leader”"),
                     item, troops_label (line->troops));
    }
  else if (line->leader < 0)
    line->leader = leader;
  else
    /* Translators: the first %s is what was typed, the second the rating that was typed before */
    g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_TWO_LEADERS,
                 _("“%s” is a second leader rating after “%s”: write one, as in “heroic leader”"),
                 item, leader_label (line->leader));

  return TRUE;
}

static gboolean
line_read_weapon (Line        *line,
                  const char  *item,
                  const char  *folded,
                  GError     **error)
{
  int weapon = find_word (folded, VEDETTE_TYPE_WEAPON, weapon_words, G_N_ELEMENTS (weapon_words), weapon_label);

  if (weapon < 0)
    return FALSE;
  if (line->weapon < 0)
    line->weapon = weapon;
  else
    /* Translators: the first %s is what was typed, the second the weapon that was typed before */
    g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_TWO_WEAPONS,
                 _("“%s” is a second missile weapon after “%s”: write one, and the other in brackets"),
                 item, weapon_label (line->weapon));

  return TRUE;
}

/* Reads what stands between two commas behind the name. */
/* Adds a trait; an error may be set. */
static void
line_add_trait (Line        *line,
                const char  *name,
                int          value,
                GError     **error)
{
  if (value == 0 || ABS (value) > VEDETTE_TRAIT_MAX || g_utf8_strlen (name, -1) > VEDETTE_LINE_TEXT_MAX_NAME)
    {
      g_autofree char *head = g_utf8_substring (name, 0, MIN (20, g_utf8_strlen (name, -1)));

      /* Translators: %s is what the trait is called */
      g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_TRAIT,
                   _("“%s”: write a trait with a number from −20 to +20 that is not 0, as in “quick +2”"), head);
    }
  else if (line->traits != NULL)
    g_ptr_array_add (line->traits, g_object_new (VEDETTE_TYPE_TRAIT, "name", name, "value", value, NULL));
}

/* Returns: whether @item was a name and a signed number, such as `quick +2`; an error may be set then */
static gboolean
line_read_trait (Line        *line,
                 const char  *item,
                 GError     **error)
{
  int value;
  const char *end = vedette_scan_trailing_sign (item, &value);
  g_autofree char *name = vedette_scan_strip (item, end);

  if (*end == '\0' || *name == '\0')
    return FALSE;
  line_add_trait (line, name, value, error);
  return TRUE;
}

/* Returns: whether what follows is `"the drum, loud" +1`, and takes it; an error may be set then */
static gboolean
line_read_quoted_trait (Line        *line,
                        const char  *name,
                        GError     **error)
{
  gsize length = strcspn (line->at, ",");
  g_autofree char *number = g_strndup (line->at, length);
  g_autofree char *bare = vedette_scan_strip (name, name + strlen (name));
  int value;

  g_strchomp (number);
  if (*bare == '\0' || *number == '\0' || vedette_scan_trailing_sign (number, &value) != number)
    return FALSE;
  line->at += length;
  line_add_trait (line, name, value, error);
  return TRUE;
}

static gboolean
line_read_item (Line    *line,
                GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autofree char *item = NULL;
  g_autofree char *folded = NULL;
  g_autofree char *quoted = NULL;
  const char *start = line->at = vedette_scan_skip_space (line->at);

  quoted = vedette_scan_quoted (&line->at);
  line->at = vedette_scan_skip_space (line->at);
  if (quoted != NULL && (*line->at == ',' || *line->at == '\0'))
    {
      line_note (line, quoted);
      return TRUE;
    }
  if (quoted != NULL && line_read_quoted_trait (line, quoted, &local))
    {
      gboolean good = local == NULL;

      if (!good)
        g_propagate_error (error, g_steal_pointer (&local));
      return good;
    }

  line->at = start;
  item = line_take_item (line);
  folded = vedette_scan_fold (item);
  if (strcmp (folded, "hidden") == 0)
    line->hidden = TRUE;
  else if (strcmp (folded, "in reserve") == 0 || strcmp (folded, "reserve") == 0)
    line->reserve = TRUE;
  else if (!line_read_rating (line, item, folded, &local)
           && !line_read_weapon (line, item, folded, &local)
           && !line_read_inches (&line->rate, item, folded, rate_words, &local)
           && !line_read_inches (&line->range, item, folded, range_words, &local)
           && !line_read_points (line, item, folded, &local)
           && !line_read_trait (line, item, &local))
    line_note (line, item);
  if (local != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }

  return TRUE;
}

/**
 * vedette_line_text_read:
 * @text: a line such as `6 archers, average, bow` or `Sir Guy, good, heroic leader, 6" move, (rides a grey)`
 *
 * Reads a line of a roster: a name, with `8 ` or `8 x ` before it or ` x8` behind it for men alike, then, between
 * commas, in any order and any case, English or as the labels of the reader's language say it: the class (S-10; without
 * one the men are average), the leader rating (S-11), the missile weapon, `6" move` and `24" range` in inches (0 to 999,
 * two decimals), `25 points` (0 to 999999), `in reserve`, `hidden`, and traits such as `quick +2` or `"the drum" -1`,
 * which are read and left out here. `good` is the class unless a class was said before. All else, and what is in brackets, is kept as notes.
 *
 * The first letter of the name becomes a capital. A name or a note that would be read as something else stands in
 * quotation marks: `"Wat, the Elder", average`; it is then taken as it is, with `\"`, `\\`, `\n`, `\r` and `\t` inside
 * for a mark, a backslash, line ends and a tab.
 *
 * Returns: (transfer full): a detached record without a side, or %NULL with a %VEDETTE_LINE_TEXT_ERROR
 */
VedetteFigure *
vedette_line_text_read (const char  *text,
                        GError     **error)
{
  return vedette_line_text_read_all (text, NULL, error);
}

/**
 * vedette_line_text_read_all:
 * @traits: (nullable) (element-type VedetteTrait): to which the traits of the line are added, as nobody's
 *
 * As [func@line_text_read], with the traits.
 *
 * Returns: (transfer full): a detached record without a side, or %NULL with a %VEDETTE_LINE_TEXT_ERROR
 */
VedetteFigure *
vedette_line_text_read_all (const char  *text,
                            GPtrArray   *traits,
                            GError     **error)
{
  g_auto (Line) line = { 0 };

  g_return_val_if_fail (text != NULL, NULL);

  line = (Line) { .text = text, .at = text, .notes = g_string_new (NULL), .count = -1, .troops = -1, .leader = -1,
                  .weapon = -1, .rate = -1, .range = -1, .points = -1, .traits = traits };
  if (!g_utf8_validate (text, -1, NULL))
    {
      g_set_error_literal (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_NOT_TEXT,
                           _("The line is not UTF-8: save the text in that encoding, or type the line"));
      return NULL;
    }
  if (*vedette_scan_skip_space (text) == '\0')
    {
      g_set_error_literal (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_EMPTY,
                           _("The line is empty: write a name, as in “6 archers, average, bow”"));
      return NULL;
    }
  line_pair_brackets (&line);
  if (!line_read_name (&line, error))
    return NULL;
  while (*line.at == ',')
    {
      line.at++;
      if (!line_read_item (&line, error))
        return NULL;
    }

  return g_object_new (VEDETTE_TYPE_FIGURE,
                       "name", line.name,
                       "count", line.count < 0 ? 1 : line.count,
                       "troops", line.troops < 0 ? VEDETTE_TROOPS_AVERAGE : line.troops,
                       "leader", line.leader < 0 ? VEDETTE_LEADER_NONE : line.leader,
                       "weapon", line.weapon < 0 ? VEDETTE_WEAPON_NONE : line.weapon,
                       "rate", line.rate,
                       "range", line.range,
                       "points", MAX (line.points, 0),
                       "notes", line.notes->str,
                       "reserve", line.reserve,
                       "hidden", line.hidden,
                       NULL);
}
