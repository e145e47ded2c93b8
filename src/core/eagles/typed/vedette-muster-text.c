/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order of battle as a person types it, read from text: what each line is, what it is called, who commands it, and when it
 * comes. */

#include "vedette-config.h"

#include "core/eagles/typed/vedette-muster-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/eagles/typed/vedette-muster-text-private.h"
#include "core/typed/vedette-local-words.h"
#include "core/typed/vedette-scan.h"

/* A rating, a place and a turn may stand behind a name without a comma; no more than that. */
#define MAX_RUN 12

static void
free_unit (gpointer data)
{
  VedetteMusterUnit *self = data;

  g_object_unref (self->unit);
  g_free (self->nation);
  g_free (self);
}

/* Returns: (transfer full): a line without units; @record: (transfer full) */
VedetteMusterLine *
vedette_muster_line_new (gpointer record)
{
  VedetteMusterLine *self = g_new0 (VedetteMusterLine, 1);

  self->record = record;
  self->corps = VEDETTE_MUSTER_NO_CORPS;
  self->units = g_ptr_array_new_with_free_func (free_unit);
  return self;
}

void
vedette_muster_line_free (gpointer data)
{
  VedetteMusterLine *self = data;

  g_object_unref (self->record);
  g_ptr_array_unref (self->units);
  g_free (self);
}

void
vedette_muster_line_add (VedetteMusterLine *self,
                         VedetteUnit       *unit,
                         const char        *nation)
{
  VedetteMusterUnit *added = g_new0 (VedetteMusterUnit, 1);

  added->unit = g_object_ref (unit);
  added->nation = g_strdup (nation);
  g_ptr_array_add (self->units, added);
}

/* Whether a part is nothing but words that are neither terms nor nearly some: likely a name */
static gboolean
is_name (GArray *words,
         guint   i,
         guint   end)
{
  for (; i < end; i++)
    if (vedette_word_read_number (vedette_words_nth (words, i)) >= 0 ||
        !vedette_muster_has_term (words, i, i + 1, 1u << VEDETTE_TERM_LINK | 1u << VEDETTE_TERM_NONE))
      return FALSE;
  return TRUE;
}

static gboolean
is_dash (const VedetteWord *word)
{
  return vedette_word_is_joint (word) && !vedette_word_is_mark (word);
}

/* What may stand behind a name without a comma: “Amsel’s division” is all name, and so is “Artillery reserve”. @commander:
 * whether the commander may */
static gboolean
may_follow (GArray   *words,
            guint     i,
            guint     end,
            gboolean  commander)
{
  int value;
  VedetteMusterTerm term = vedette_muster_get_term (words, i, end, &value);

  return term == VEDETTE_TERM_RATING || term == VEDETTE_TERM_ARRIVES || (term == VEDETTE_TERM_COMMANDER && commander) ||
         (term == VEDETTE_TERM_KIND && value == VEDETTE_DIVISION_INDEPENDENT) ||
         (term == VEDETTE_TERM_PLACE && value == VEDETTE_DIVISION_HIDDEN);
}

/* “Berg – good” and “Berg good”: where a name that is surely one ends, and what is said of it begins; @end if nothing is. What
 * stands behind a dash or a text in quotation marks is apart from the name, however it is written. @last: (out): the end of the
 * name */
static guint
find_behind_name (VedetteMuster *self,
                  GArray        *words,
                  guint          first,
                  guint          end,
                  gboolean       commander,
                  guint         *last)
{
  gboolean quoted = vedette_words_nth (words, first)->quoted != NULL;

  for (guint cut = MAX (first + 1, end - MIN (end, MAX_RUN)); cut < end; cut++)
    {
      gboolean dash = is_dash (vedette_words_nth (words, cut - 1));

      *last = dash ? cut - 1 : cut;
      if (*last > first &&
          (dash || quoted ||
           (!vedette_word_has_capital (vedette_words_nth (words, cut)) && may_follow (words, cut, end, commander))) &&
          vedette_muster_fits (&self->heads, words, cut, end))
        return cut;
    }
  *last = end;
  return end;
}

/* What stands between two commas behind the name, or in brackets, where a name is that of the commander */
static void
take_part (VedetteMuster *self,
           VedetteTyped  *head,
           GArray        *words,
           guint          first,
           guint          end,
           gboolean       bracket)
{
  const char *from = vedette_words_nth (words, first)->from, *to = vedette_words_nth (words, end - 1)->to;

  if (vedette_muster_fits (&self->heads, words, first, end))
    {
      vedette_muster_take_run (self, head, words, first, end);
      return;
    }
  if (!vedette_typed_has (head, VEDETTE_HEAD_COMMANDER) && (bracket || is_name (words, first, end)))
    {
      guint last = end, behind = bracket ? find_behind_name (self, words, first, end, FALSE, &last) : end;
      g_autofree char *text = vedette_words_join (words, first, last);
      gboolean near = FALSE;

      to = vedette_words_nth (words, last - 1)->to;
      for (guint i = first; !bracket && i < end; i++)
        near |= vedette_muster_ask_near (self, vedette_words_nth (words, i));
      if (near)
        return;
      if (!bracket && *text != '\0')
        vedette_muster_doubt (self, QUESTION, from, to,
                              /* Translators: the name of a commander, twice */
                              _("Read as the commander %s. Put the name in parentheses: “(%s)”."), text,
                              text);
      vedette_typed_say (head, VEDETTE_HEAD_COMMANDER, 0, text, from, to);
      vedette_muster_take_run (self, head, words, behind, end);
      return;
    }
  vedette_muster_take_run (self, head, words, first, end);
}

static void
take_bracket (VedetteMuster     *self,
              VedetteTyped      *head,
              const VedetteWord *bracket)
{
  g_autoptr (GArray) words = vedette_words_cut (bracket->from + 1, bracket->to - 1, "");

  for (guint first, end = 0; vedette_typed_next_part (words, words->len, &first, &end);)
    take_part (self, head, words, first, end, TRUE);
}

/* “1st Division – Amsel”, “I Corps: Tournel”: where the name ends */
static guint
find_dash (GArray *words,
           guint   first,
           guint   end)
{
  for (guint i = first + 1; i + 1 < end; i++)
    if (is_dash (vedette_words_nth (words, i)) ||
        (vedette_word_is_mark (vedette_words_nth (words, i)) && !vedette_muster_leads_on (words, first, i)))
      return i;
  return end;
}

/* The name, and what follows it without a comma. What the name says of itself, as in “Independent Brigade”, stays in it. */
static void
take_name (VedetteMuster *self,
           VedetteTyped  *head,
           GArray        *words,
           guint          first,
           guint          end)
{
  guint dash = find_dash (words, first, end), last, cut;
  g_autofree char *name = NULL;
  gboolean quoted = vedette_words_nth (words, first)->quoted != NULL;
  int kind = -1;

  cut = find_behind_name (self, words, first, dash, TRUE, &last);
  name = vedette_words_join (words, first, last);
  while (last - first > 1 && vedette_words_nth (words, last - 1)->bracket)
    last--;
  vedette_typed_say (head, VEDETTE_HEAD_NAME, 0, name, vedette_words_nth (words, first)->from,
                      vedette_words_nth (words, last - 1)->to);
  while (first < cut && vedette_muster_get_term (words, first, cut, &kind) != VEDETTE_TERM_KIND)
    first++;
  if (!quoted && self->type == vedette_division_get_type () && first < cut && kind == VEDETTE_DIVISION_INDEPENDENT)
    head->said[VEDETTE_HEAD_KIND].value = kind;
  vedette_muster_take_run (self, head, words, cut, dash);
  if (dash < end)
    take_part (self, head, words, dash + 1, end, TRUE);
}

/* Reads what stands before the units of a line, or all of a line without any. */
static void
read_head (VedetteMuster *self,
           VedetteTyped  *head,
           guint          from,
           guint          to)
{
  gboolean named = FALSE;

  for (guint first, end = from; vedette_typed_next_part (self->words, to, &first, &end); named = TRUE)
    {
      if (named)
        take_part (self, head, self->words, first, end, FALSE);
      else
        take_name (self, head, self->words, first, end);
      for (guint k = first; k < end; k++)
        if (vedette_words_nth (self->words, k)->bracket)
          take_bracket (self, head, vedette_words_nth (self->words, k));
    }
}

/* Where the head of the line ends: at the first colon behind which there is more than the value of a term */
static guint
find_colon (const VedetteMuster *self,
            guint                first)
{
  for (guint i = first; i < self->words->len; i++)
    {
      const VedetteWord *word = vedette_words_nth (self->words, i);

      if (vedette_word_is_mark (word) && *word->from == ':' && !vedette_muster_leads_on (self->words, first, i))
        return i;
    }
  return self->words->len;
}

static gboolean
is_colon (const VedetteMuster *self,
          guint                i)
{
  return i < self->words->len && vedette_word_is_mark (vedette_words_nth (self->words, i)) &&
         *vedette_words_nth (self->words, i)->from == ':';
}

/* “Army: …”, “Corps "X"”, “Army Austrians”: the first word says what the line is. Returns: how many words do; @type is what */
static guint
find_marker (const VedetteMuster *self,
             GType               *type)
{
  int value;
  VedetteMusterTerm term = vedette_muster_get_term (self->words, 0, 1, &value);
  gboolean quoted = self->words->len > 1 && vedette_words_nth (self->words, 1)->quoted != NULL, colon = is_colon (self, 1);

  if (self->words->len < 2)
    return 0;
  if (term == VEDETTE_TERM_ARMY)
    *type = vedette_army_get_type ();
  else if (term == VEDETTE_TERM_CORPS)
    *type = vedette_corps_get_type ();
  else if (term == VEDETTE_TERM_KIND && value == VEDETTE_DIVISION_LED && quoted)
    *type = vedette_division_get_type ();
  else
    return 0;
  if (colon)
    return self->words->len > 2 ? 2 : 0;
  if (quoted)
    return 1;
  /* “Army of the Rhine” is a name. */
  return term == VEDETTE_TERM_ARMY && !vedette_words_nth (self->words, 1)->bracket &&
             !vedette_word_is_mark (vedette_words_nth (self->words, 1)) &&
             vedette_muster_get_term (self->words, 1, 2, NULL) == VEDETTE_TERM_NONE
           ? 1
           : 0;
}

/* Where the name ends, as far as it says what the line is */
static guint
find_name_end (const VedetteMuster *self,
               guint                end)
{
  for (guint i = 0; i < end; i++)
    if (vedette_word_is_mark (vedette_words_nth (self->words, i)) || vedette_words_nth (self->words, i)->bracket)
      return i;
  return end;
}

/* What a line is that does not say it in its first word. @sure: whether that is not only because of where it stands */
static GType
guess_type (const VedetteMuster *self,
            guint                end,
            gboolean            *sure)
{
  guint name = find_name_end (self, end);

  *sure = TRUE;
  if (end < self->words->len)
    return vedette_division_get_type ();
  if (vedette_muster_has_term (self->words, 0, name, 1u << VEDETTE_TERM_CORPS))
    return vedette_corps_get_type ();
  if (vedette_muster_has_term (self->words, 0, end,
                               1u << VEDETTE_TERM_KIND | 1u << VEDETTE_TERM_ARRIVES | 1u << VEDETTE_TERM_PLACE))
    return vedette_division_get_type ();
  if (vedette_muster_has_term (self->words, 0, name, 1u << VEDETTE_TERM_ARMY) ||
      vedette_reading_get_n_lines (self->reading) == 1)
    return vedette_army_get_type ();
  *sure = FALSE;
  return vedette_division_get_type ();
}

static void
add_line (VedetteMuster *self,
          VedetteTyped  *head)
{
  VedetteMusterLine *line = vedette_muster_line_new (g_object_new (self->type, NULL));
  const VedetteTypedSaid *nation = &head->said[VEDETTE_HEAD_NATION];

  /* What arrives in a turn is not there before. */
  if (vedette_typed_has (head, VEDETTE_HEAD_ARRIVES))
    g_object_set (line->record, "place", VEDETTE_DIVISION_AWAY, NULL);
  for (guint i = 0; i < VEDETTE_N_HEADS; i++)
    vedette_typed_give (head, i, line->record);
  if (nation->from != NULL)
    vedette_reading_add_text (self->reading, vedette_unit_get_type (), "nation", nation->text, nation->from, nation->to);
  line->rated = vedette_typed_has (head, VEDETTE_HEAD_RATING);
  self->division = VEDETTE_IS_DIVISION (line->record) ? line : NULL;
  if (VEDETTE_IS_DIVISION (line->record) && !vedette_typed_has (head, VEDETTE_HEAD_NO_CORPS))
    line->corps = self->corps;
  if (VEDETTE_IS_CORPS (line->record))
    self->corps = (int) self->lines->len;
  g_ptr_array_add (self->lines, line);
}

/* A corps that is written as a division is, with what stands behind the colon */
static gboolean
is_corps_with_colon (VedetteMuster *self,
                     guint          end)
{
  return end + 1 < self->words->len &&
         vedette_muster_has_term (self->words, 0, find_name_end (self, end), 1u << VEDETTE_TERM_CORPS) &&
         !vedette_muster_has_term (self->words, end + 1, self->words->len,
                                   1u << VEDETTE_TERM_TROOPS | 1u << VEDETTE_TERM_ARM | 1u << VEDETTE_TERM_SOME_ARM);
}

static void
ask_about_type (VedetteMuster *self,
                guint          colon,
                gboolean       sure,
                const char    *from,
                const char    *to)
{
  if (self->type == vedette_army_get_type () && self->lines->len > self->n_nations)
    vedette_muster_doubt (self, FAULT, from, to,
                          _("Only the first line can name an army. Enter the lines of the other army separately."));
  else if (!sure)
    vedette_muster_doubt (self, QUESTION, from, to,
                          _("Read as a division without units. Add “:” and the units, or put “corps” in the name."));
  else if (colon < self->words->len && self->type == vedette_division_get_type () &&
           vedette_words_nth (self->words, 0)->quoted == NULL &&
           vedette_muster_has_term (self->words, 0, find_name_end (self, colon), 1u << VEDETTE_TERM_CORPS) &&
           !vedette_muster_has_term (self->words, 0, find_name_end (self, colon), 1u << VEDETTE_TERM_KIND))
    vedette_muster_doubt (self, QUESTION, from, to, _("Read as a division because units follow the name. A corps contains only "
                                                      "divisions."));
}

static void
read_command (VedetteMuster *self,
              const char    *from,
              const char    *to)
{
  g_auto (VedetteTyped) head = { .table = &self->heads, .reading = self->reading };
  const char *nation;
  gboolean sure = TRUE;
  guint marker = find_marker (self, &self->type), colon = find_colon (self, marker), end = colon;

  if (marker == 0 && is_corps_with_colon (self, colon))
    {
      self->type = vedette_corps_get_type ();
      end = self->words->len;
    }
  else if (marker == 0)
    self->type = guess_type (self, colon, &sure);
  if (self->type != vedette_division_get_type ())
    end = self->words->len;
  ask_about_type (self, colon, sure, from, to);
  if (end == colon || end == self->words->len)
    read_head (self, &head, marker, end);
  if (head.said[VEDETTE_HEAD_NAME].text == NULL)
    {
      vedette_muster_doubt (self, FAULT, from, to, _("A name is missing. Write one, as in “1st Division: 4 line infantry”."));
      return;
    }
  nation = head.said[VEDETTE_HEAD_NATION].text;
  if (self->type == vedette_division_get_type () && nation == NULL)
    nation = self->nation;
  g_free (self->of_division);
  self->of_division = g_strdup (nation);
  add_line (self, &head);
  if (self->division != NULL && end < self->words->len)
    vedette_muster_read_units (self, nation, end + 1, self->words->len);
}

/* “nation French, screen +2” says what the skirmish screen of a nation is worth (A-E05). */
static gboolean
read_screen (VedetteMuster *self,
             const char    *nation,
             guint          i,
             const char    *to)
{
  const char *from = vedette_words_nth (self->words, i)->from;
  g_autofree char *text = vedette_scan_strip (from, to), *folded = vedette_scan_fold (text), *word = NULL;
  int value = 0;
  const char *sign = vedette_scan_trailing_sign (folded, &value);
  GParamSpecInt *pspec = G_PARAM_SPEC_INT (vedette_record_type_find (vedette_nation_get_type (), "screen"));

  if (*sign == '\0' && g_str_has_suffix (folded, " 0"))
    sign = folded + strlen (folded) - 1;
  word = vedette_scan_strip (folded, sign);
  if (*sign == '\0' || !vedette_local_words_is (NC_("words of a typed line", "screen"), word))
    return FALSE;
  if (value < pspec->minimum || value > pspec->maximum)
    vedette_muster_doubt (self, FAULT, from, to, _("“%.*s”: write a number from %d to %d"), (int) (to - from), from,
                          pspec->minimum, pspec->maximum);
  vedette_reading_add_text (self->reading, vedette_nation_get_type (), "name", nation,
                            vedette_words_nth (self->words, 0)->from, from);
  vedette_reading_add_value (self->reading, vedette_nation_get_type (), "screen", value, from, to);
  g_ptr_array_add (self->lines, vedette_muster_line_new (g_object_new (vedette_nation_get_type (), "name", nation, "screen",
                                                                       CLAMP (value, pspec->minimum, pspec->maximum), NULL)));
  self->n_nations++;
  return TRUE;
}

/* “nation: French” alone is about all that follow. */
static gboolean
read_nation (VedetteMuster *self,
             const char    *to)
{
  VedetteTypedTerm term;
  guint n = vedette_typed_part_end (self->words, 0);
  g_autofree char *nation = NULL;

  if (!vedette_muster_has_term (self->words, 0, MIN (n, 1), 1u << VEDETTE_TERM_NATION) ||
      vedette_typed_find (&self->heads, self->words, 0, n, &term) == 0)
    return FALSE;
  nation = vedette_words_join (self->words, 1, term.end);
  if (*nation != '\0' && term.end + 1 < self->words->len && term.end == n)
    return read_screen (self, nation, term.end + 1, to);
  if (*nation == '\0' || term.end < self->words->len)
    return FALSE;
  vedette_reading_add_text (self->reading, vedette_unit_get_type (), "nation", nation, vedette_words_nth (self->words, 0)->from,
                            vedette_words_nth (self->words, term.end - 1)->to);
  g_free (self->nation);
  self->nation = g_steal_pointer (&nation);
  return TRUE;
}

static void
read_line (VedetteReading *reading,
           gpointer        data,
           const char     *from,
           const char     *to)
{
  VedetteMuster *self = data;
  GType ignored;

  self->words = vedette_words_cut (vedette_scan_skip_bullet (vedette_scan_skip_space (from)), to, ":");
  if (self->words->len > 0 && !read_nation (self, to))
    {
      /* What stands before a colon is a division. */
      gboolean units = find_marker (self, &ignored) == 0 && find_colon (self, 0) == self->words->len &&
                       vedette_muster_are_units (self, 0, self->words->len);

      if (units && self->division != NULL)
        vedette_muster_read_units (self, self->of_division, 0, self->words->len);
      else if (units)
        vedette_muster_doubt (self, FAULT, from, to, _("These units have no division. Write a division name and “:” before the "
                                                       "units."));
      else
        read_command (self, from, to);
    }
  g_clear_pointer (&self->words, g_array_unref);
}

/**
 * vedette_muster_text_read:
 * @reading: of a text; gets the pieces and doubts of all its lines, also of those that cannot be read
 * @nations: (nullable): names of nations, which need no word before them
 * @taken: (nullable): names of units that there are
 *
 * Reads an order of battle, one line each: `Austrians (Lerch), average` names the army, if it comes first; `I Corps (Tournel),
 * excellent` a corps, to which the divisions behind it belong, but those of `no corps`; `1st Division (Amsel), good: 4 line
 * infantry, 11th Line (line infantry)` a division and its units, of which each is one. A head also says, between commas and in
 * any order, `independent`, `hidden`, `arrives turn 4`, `span 12` and `nation French`; units may stand on lines of their own
 * below it. `nation French, screen +2` says what the screen of a nation is worth. What may be meant otherwise is a doubt of the
 * reading. A name in quotation marks is taken as it is.
 *
 * Returns: (transfer full) (nullable) (element-type VedetteMusterLine): the lines, or %NULL with a %VEDETTE_READING_ERROR
 */
GPtrArray *
vedette_muster_text_read (VedetteReading      *reading,
                          const char * const  *nations,
                          const char * const  *taken,
                          GError             **error)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (vedette_muster_line_free);
  VedetteMuster self = { .reading = reading, .nations = nations, .lines = lines, .corps = VEDETTE_MUSTER_NO_CORPS,
                         .heads = vedette_muster_heads, .units = vedette_muster_units };
  gboolean lines_read;

  self.heads.data = self.units.data = &self;
  lines_read = vedette_reading_read_lines (reading, read_line, &self,
                                           _("The line is empty. Write a division, as in “1st Division: 4 line infantry”."),
                                           error);
  g_free (self.nation);
  g_free (self.of_division);
  if (!lines_read || vedette_reading_refuse (reading, error))
    return NULL;
  vedette_muster_name_units (lines, taken);
  return g_steal_pointer (&lines);
}
