/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A participant as a person types him, read from text. */

#include "vedette-config.h"

#include "core/stack/typed/vedette-participant-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/stack/typed/vedette-participant-private.h"
#include "core/typed/vedette-scan.h"

/* No line says more behind a name without a comma. */
#define MAX_RUN 12
/* Nobody mistypes more. */
#define MAX_NEAR 60

static const VedetteWord *
word_at (VedetteParticipant *self,
         guint               i)
{
  return vedette_words_nth (self->words, i);
}

static gboolean
has_word (VedetteParticipant     *self,
          VedetteParticipantSays  says,
          guint                   i)
{
  return word_at (self, i)->squeezed != NULL && vedette_participant_find (says, word_at (self, i)->squeezed, NULL);
}

/* Takes the number and the kind before the name. Returns: how many words they are */
static guint
take_leading (VedetteParticipant *self,
              guint               first,
              guint               end)
{
  for (guint n = MIN (2, end - first); n > 0; n--)
    {
      gboolean last = first + n == end, counted = vedette_typed_has (&self->typed, VEDETTE_SAYS_COUNT);
      VedetteTypedTerm term;

      if (vedette_typed_find (&vedette_participant_table, self->words, first, first + n, &term) != n)
        continue;
      /* “8 enemies, 2”, but “8, orcs” */
      if (term.field == VEDETTE_SAYS_NUMBER && last && !counted && !g_ascii_isdigit (*word_at (self, first)->from))
        continue;
      if (term.field == VEDETTE_SAYS_NUMBER && (!last || !counted))
        term.field = VEDETTE_SAYS_COUNT;
      if (term.field != VEDETTE_SAYS_COUNT && term.field != VEDETTE_SAYS_KIND && term.field != VEDETTE_SAYS_NUMBER &&
          (n > 1 || last || vedette_word_has_capital (word_at (self, first)) ||
           (term.field != VEDETTE_SAYS_HIDDEN && term.field != VEDETTE_SAYS_WILLING)))
        continue;
      vedette_typed_take (&self->typed, self->words, &term);
      return n;
    }
  return 0;
}

/* “Gandalf the Grey” and “Mira Black” are names. */
static gboolean
may_end_name (VedetteParticipant *self,
              guint               i)
{
  const VedetteWord *word = word_at (self, i), *before = word_at (self, i - 1);

  if (!has_word (self, VEDETTE_SAYS_COLOUR, i) && !has_word (self, VEDETTE_SAYS_SIGN, i))
    return TRUE;
  /* Translators: what stands before a colour or sign that is part of a name; apart by | */
  return !vedette_word_has_capital (word) && !vedette_local_words_is (NC_("words of a typed line", "the|of"),
                                                                      before->squeezed != NULL ? before->squeezed : "");
}

/* Asks about a word that is nearly a term: in a name only about a word that would change the kind, or that is not written as a
 * name. Returns: whether there is one */
static gboolean
ask_near (VedetteParticipant *self,
          guint               first,
          guint               end,
          gboolean            name)
{
  gboolean asked = FALSE;

  for (guint i = first; i < MIN (end, first + MAX_NEAR); i++)
    {
      const VedetteWord *word = word_at (self, i);
      int says = VEDETTE_N_SAYS;
      const char *near = word->squeezed != NULL ? vedette_participant_near (word->squeezed, &says) : NULL;

      if (near == NULL || (name && (says == VEDETTE_WORD_PRESET || vedette_word_has_capital (word) ||
                                    (i == first && says != VEDETTE_SAYS_KIND))))
        continue;
      vedette_reading_ask_near (self->typed.reading, word->from, word->to, near);
      asked = TRUE;
    }
  return asked;
}

static void
take_name (VedetteParticipant *self,
           guint               first,
           guint               end)
{
  g_autofree char *text = vedette_words_join (self->words, first, end), *squeezed = NULL, *name = NULL;
  const VedetteWord *last = word_at (self, end - 1);
  const char *from = word_at (self, first)->from, *near;
  int says;

  self->quoted = end - first == 1 && last->quoted != NULL;
  if (self->quoted)
    {
      vedette_typed_say (&self->typed, VEDETTE_SAYS_NAME, 0, last->quoted, from, last->to);
      return;
    }
  while (strlen (text) > 1 && strchr (":- ", text[strlen (text) - 1]) != NULL)
    text[strlen (text) - 1] = '\0';
  name = vedette_scan_capitalise (text);
  squeezed = vedette_vocabulary_squeeze (text);
  vedette_typed_say (&self->typed, VEDETTE_SAYS_NAME, 0, name, from, last->to);
  if (has_word (self, VEDETTE_WORD_HIRED, end - 1) && !vedette_typed_has (&self->typed, VEDETTE_SAYS_KIND))
    vedette_typed_say (&self->typed, VEDETTE_SAYS_KIND, VEDETTE_KIND_HIRED, NULL, last->from, last->to);
  if (!ask_near (self, first, end, TRUE) && (near = vedette_participant_near (squeezed, &says)) != NULL &&
      (says == VEDETTE_WORD_PRESET || says == VEDETTE_WORD_HIRED))
    vedette_reading_ask_near (self->typed.reading, from, last->to, near);
}

/* Takes what stands between two commas: the name, if there is none yet, and what goes with the name; otherwise only terms. */
static void
take_part (VedetteParticipant *self,
           guint               first,
           guint               end)
{
  const char *from = word_at (self, first)->from, *to = word_at (self, end - 1)->to;
  guint cut, n;

  if (vedette_typed_has (&self->typed, VEDETTE_SAYS_NAME))
    {
      /* “Bram, henchman”, but “Old henchman” is a name */
      if (end - first == 1 && has_word (self, VEDETTE_WORD_HIRED, first))
        vedette_typed_say (&self->typed, VEDETTE_SAYS_KIND, VEDETTE_KIND_HIRED, NULL, from, to);
      else if (!vedette_typed_take_run (&self->typed, self->words, first, end) && !ask_near (self, first, end, FALSE))
        vedette_reading_add_doubt (self->typed.reading, VEDETTE_DOUBT_QUESTION, from, to, NULL, NULL,
                                   /* Translators: what was typed, such as “3 goblins” */
                                   _("“%.*s” was not recognized and is ignored; put each entry on a separate line"),
                                   (int) (to - from), from);
      return;
    }
  while (first < end && (n = take_leading (self, first, end)) > 0)
    first += n;
  if (first == end)
    return;
  for (cut = MAX (first + 1, end - MIN (end, MAX_RUN)); cut < end; cut++)
    if (may_end_name (self, cut) && vedette_typed_run (&vedette_participant_table, self->words, cut, end, NULL))
      break;
  take_name (self, first, cut);
  vedette_typed_take_run (&self->typed, self->words, cut, end);
}

/* Takes what is in brackets, which is terms or the player, and leaves the other words. */
static void
take_brackets (VedetteParticipant *self)
{
  for (guint i = 0; i < self->words->len; i++)
    {
      const VedetteWord *word = word_at (self, i);
      g_autoptr (GArray) inside = NULL;
      g_autofree char *text = NULL;

      if (!word->bracket)
        continue;
      inside = vedette_words_cut (word->from + 1, word->to - 1, "");
      text = vedette_scan_strip (word->from + 1, word->to - 1);
      if (*text != '\0' && !vedette_typed_take_run (&self->typed, inside, 0, inside->len))
        vedette_typed_say (&self->typed, VEDETTE_SAYS_PLAYER, 0, text, word->from, word->to);
      g_array_remove_index (self->words, i--);
    }
}

/* Reads the words of a line. Returns: whether there is a name among them */
static gboolean
read_words (VedetteParticipant *self,
                                const char         *from,
                                const char         *to)
{
  const VedetteTypedSaid *name = &self->typed.said[VEDETTE_SAYS_NAME], *kind = &self->typed.said[VEDETTE_SAYS_KIND];

  self->words = vedette_words_cut (vedette_scan_skip_bullet (from), to, "");
  take_brackets (self);
  for (guint first, end = 0; vedette_typed_next_part (self->words, self->words->len, &first, &end);)
    take_part (self, first, end);
  /* “Hired help” and “8 enemies” are also called so. */
  if (name->from == NULL && kind->from != NULL)
    {
      g_autofree char *text = g_strndup (kind->from, (gsize) (kind->to - kind->from));
      g_autofree char *called = vedette_scan_capitalise (text);

      vedette_typed_say (&self->typed, VEDETTE_SAYS_NAME, 0, called, kind->from, kind->to);
    }
  if (name->text != NULL && *name->text != '\0')
    return TRUE;
  vedette_typed_fail (&self->typed, NULL, from, to,
                      _("The name is missing: write one, as in “Mira, blue”"));
  return FALSE;
}

/* What each kind is called, and why it does not keep what another has */
static const struct
{
  GType (*get_type) (void);
  const char *nick, *label, *rule, *why;
} kinds[] = {
  { vedette_character_get_type, "character", NC_("typed line", "Character"), "T-02",
    N_("a character has a color of their own, a sign, a letter and a player") },
  { vedette_enemy_get_type, "enemy", NC_("typed line", "Enemies"), "T-04",
    N_("enemies have a count and an Initiative, and share one color") },
  { vedette_hired_get_type, "hired", NC_("typed line", "Hired help"), "T-16",
    N_("hired help has a count, a number of willing helpers, and one shared color") },
  { vedette_pool_get_type, "faction", NC_("typed line", "Faction"), "A-T11",
    N_("a faction has a color, a sign and a letter") },
};

/* Who has a colour of his own, or of their own */
static gboolean
has_colour (const VedetteParticipant *self)
{
  return self->kind == VEDETTE_KIND_CHARACTER || self->kind == VEDETTE_KIND_FACTION;
}

#define is_said(self, says) vedette_typed_has (&(self)->typed, says)

#define doubt(self, grade, said, ...)                                                                                   \
  vedette_reading_add_doubt ((self)->typed.reading, VEDETTE_DOUBT_##grade, (said)->from, (said)->to, __VA_ARGS__)

/* Adds an error for each text that is too long. */
static void
check_texts (VedetteParticipant *self)
{
  for (VedetteParticipantSays i = 0; i < VEDETTE_N_SAYS; i++)
    {
      const VedetteTypedSaid *said = &self->typed.said[i];
      int most = i == VEDETTE_SAYS_LETTER ? VEDETTE_STACK_MAX_LETTER : VEDETTE_STACK_MAX_NAME;

      if (said->text == NULL || g_utf8_strlen (said->text, -1) <= most)
        continue;
      self->typed.said[i].wrong = TRUE;
      doubt (self, FAULT, said, NULL, NULL,
             /* Translators: the most characters */
             g_dngettext (GETTEXT_PACKAGE, "Too long: write at most %d character",
                          "Too long: write at most %d characters", (gulong) most), most);
    }
}

/* What decides, the first first: “1 ogre” and “ogre, hidden” are nothing that a character is called. */
static VedetteParticipantKind
decide_kind (const VedetteParticipant *self,
             gboolean                  preset)
{
  if (is_said (self, VEDETTE_SAYS_KIND))
    return (VedetteParticipantKind) self->typed.said[VEDETTE_SAYS_KIND].value;
  if (is_said (self, VEDETTE_SAYS_WILLING))
    return VEDETTE_KIND_HIRED;
  if (is_said (self, VEDETTE_SAYS_FACTION) || is_said (self, VEDETTE_SAYS_INITIATIVE) || is_said (self, VEDETTE_SAYS_NUMBER) ||
      preset || self->typed.said[VEDETTE_SAYS_COUNT].value > 1)
    return VEDETTE_KIND_ENEMY;
  for (VedetteParticipantSays i = VEDETTE_SAYS_COLOUR; i <= VEDETTE_SAYS_PLAYER; i++)
    if (is_said (self, i))
      return VEDETTE_KIND_CHARACTER;
  return is_said (self, VEDETTE_SAYS_COUNT) || is_said (self, VEDETTE_SAYS_HIDDEN) ? VEDETTE_KIND_ENEMY
                                                                                  : VEDETTE_KIND_CHARACTER;
}

/* T-03: an enemy has an Initiative, said or known from his name (A-T01). */
static void
settle_initiative (VedetteParticipant *self,
                   int                 preset)
{
  const VedetteTypedSaid *name = &self->typed.said[VEDETTE_SAYS_NAME], *number = &self->typed.said[VEDETTE_SAYS_NUMBER];
  g_autofree char *instead = NULL;

  if (is_said (self, VEDETTE_SAYS_NUMBER))
    {
      vedette_typed_say (&self->typed, VEDETTE_SAYS_INITIATIVE, number->value, NULL, number->from, number->to);
      if (preset > 0 && preset != number->value && !is_said (self, VEDETTE_SAYS_COUNT))
        vedette_reading_add_doubt (self->typed.reading, VEDETTE_DOUBT_QUESTION, number->from, number->to, NULL, NULL,
                                   _("Read as the Initiative. For a count, write the number first, as in “8 goblins”."));
    }
  if (is_said (self, VEDETTE_SAYS_INITIATIVE))
    return;
  self->typed.said[VEDETTE_SAYS_INITIATIVE].value = MAX (preset, 1);
  instead = g_strdup_printf ("%.*s, Initiative 1", (int) (name->to - name->from), name->from);
  if (preset == 1)
    doubt (self, REMINDER, name, "A-T01", NULL, _("Initiative 1, as usual for goblins"));
  else if (preset > 1)
    doubt (self, REMINDER, name, "T-03", NULL, _("Initiative 2, as usual for lizard-men"));
  else
    doubt (self, QUESTION, name, "T-03", instead,
                               _("No Initiative is given, so each figure has 1. To give one, write “8 lizard-men, 2”."));
}

/* T-15: all are willing unless it is said how many. */
static void
settle_willing (VedetteParticipant *self)
{
  VedetteTypedSaid *said = &self->typed.said[VEDETTE_SAYS_WILLING], *number = &self->typed.said[VEDETTE_SAYS_NUMBER];
  VedetteTypedSaid *count = &self->typed.said[VEDETTE_SAYS_COUNT];

  if (is_said (self, VEDETTE_SAYS_NUMBER))
    vedette_typed_say (&self->typed, VEDETTE_SAYS_COUNT, number->value, NULL, number->from, number->to);
  count->value = MAX (count->value, 1);
  if (!is_said (self, VEDETTE_SAYS_WILLING))
    said->value = count->value;
  else if (said->value < 0)
    said->value += count->value + 1;
  if (said->value >= 0 && said->value <= count->value)
    return;
  /* Translators: how many hired helpers there are, such as 2 */
  doubt (self, FAULT, said, "T-X10", NULL, _("The number of willing helpers must be from 0 to %d"), count->value);
  said->value = count->value;
}

/* Settles what the words of the line leave open. */
static void
settle (VedetteParticipant *self)
{
  const VedetteTypedSaid *name = &self->typed.said[VEDETTE_SAYS_NAME];
  g_autofree char *squeezed = vedette_vocabulary_squeeze (name->text);
  int preset = 0;

  check_texts (self);
  if (!self->quoted)
    vedette_participant_find (VEDETTE_WORD_PRESET, squeezed, &preset);
  self->kind = decide_kind (self, preset > 0);
  if (self->kind == VEDETTE_KIND_ENEMY)
    settle_initiative (self, preset);
  else if (self->kind == VEDETTE_KIND_HIRED)
    settle_willing (self);
  self->typed.said[VEDETTE_SAYS_COUNT].value = MAX (self->typed.said[VEDETTE_SAYS_COUNT].value, 1);
  if (!is_said (self, VEDETTE_SAYS_LETTER))
    self->typed.said[VEDETTE_SAYS_LETTER].text = vedette_participant_get_letter (name->text);
}

/* Gives each character a colour that nobody has, after those who say theirs (T-02, T-X07). */
static void
settle_colour (VedetteParticipant *self,
               gboolean           *used)
{
  const GType type = vedette_token_colour_get_type ();
  VedetteTypedSaid *said = &self->typed.said[VEDETTE_SAYS_COLOUR], *name = &self->typed.said[VEDETTE_SAYS_NAME];
  int next = VEDETTE_TOKEN_BLUE;

  while (used[next % VEDETTE_N_TOKEN_COLOURS] && next < VEDETTE_TOKEN_BLUE + VEDETTE_N_TOKEN_COLOURS)
    next++;
  vedette_reading_set_line (self->typed.reading, self->number);
  if (next == VEDETTE_TOKEN_BLUE + VEDETTE_N_TOKEN_COLOURS)
    {
      doubt (self, FAULT, said->from != NULL ? said : name, "T-X07", NULL,
                                 _("All colors are in use. Remove a participant first."));
      return;
    }
  next %= VEDETTE_N_TOKEN_COLOURS;
  used[next] = TRUE;
  if (said->from == NULL && self->kind == VEDETTE_KIND_FACTION)
    doubt (self, REMINDER, name, "A-T11", NULL,
                               /* Translators: a colour */
                               _("Read as a faction with the next free color: %s"), vedette_enum_get_label (type, next));
  else if (said->from == NULL)
    doubt (self, REMINDER, name, "T-02", NULL,
                               /* Translators: a colour */
                               _("Read as a character with the next free color: %s"), vedette_enum_get_label (type, next));
  else
    doubt (self, FAULT, said, "T-X07", vedette_enum_get_label (type, next),
                               /* Translators: two colours */
                               _("%s is taken: write a different color, such as %s"),
                               vedette_enum_get_label (type, said->value), vedette_enum_get_label (type, next));
  said->value = next;
}

static void
settle_colours (GPtrArray *lines,
                gboolean  *used)
{
  g_autoptr (GPtrArray) others = g_ptr_array_new ();

  for (guint i = 0; i < lines->len; i++)
    {
      VedetteParticipant *line = lines->pdata[i];
      int colour = line->typed.said[VEDETTE_SAYS_COLOUR].value;

      if (has_colour (line) && (!is_said (line, VEDETTE_SAYS_COLOUR) || used[colour]))
        g_ptr_array_add (others, line);
      else if (has_colour (line))
        used[colour] = TRUE;
    }
  for (guint i = 0; i < others->len; i++)
    settle_colour (others->pdata[i], used);
}

/* Signs by turns, so that neighbours differ */
static void
settle_signs (GPtrArray *lines)
{
  int last = VEDETTE_SIGN_DIAMOND;

  for (guint i = 0; i < lines->len; i++)
    {
      VedetteParticipant *line = lines->pdata[i], *next = i + 1 < lines->len ? lines->pdata[i + 1] : NULL;
      VedetteTypedSaid *said = &line->typed.said[VEDETTE_SAYS_SIGN];

      if (!has_colour (line))
        continue;
      if (said->from == NULL)
        said->value = (last + 1) % (VEDETTE_SIGN_DIAMOND + 1);
      if (said->from == NULL && next != NULL && is_said (next, VEDETTE_SAYS_SIGN) &&
          next->typed.said[VEDETTE_SAYS_SIGN].value == said->value)
        said->value = (last + 2) % (VEDETTE_SIGN_DIAMOND + 1);
      last = said->value;
    }
}

/* Makes the record, with a piece for each part of the line that is a field of the record. */
static gpointer
make_record (VedetteParticipant *self)
{
  GType type = kinds[self->kind].get_type ();
  gpointer record = g_object_new (type, NULL);

  vedette_reading_set_line (self->typed.reading, self->number);
  if (self->kind == VEDETTE_KIND_FACTION)
    g_object_set (record, "apart", TRUE, NULL);
  for (VedetteParticipantSays i = 0; i < VEDETTE_N_SAYS; i++)
    {
      const VedetteTypedSaid *said = &self->typed.said[i];
      const char *property = vedette_participant_table.fields[i].property;
      GParamSpec *pspec = property != NULL ? g_object_class_find_property (G_OBJECT_GET_CLASS (record), property) : NULL;

      /* A value of 0 can be settled, and not typed. */
      if (pspec != NULL && !G_IS_PARAM_SPEC_STRING (pspec))
        g_object_set (record, property, said->value, NULL);
      if (vedette_typed_give (&self->typed, i, record) || said->from == NULL || said->wrong)
        continue;
      if (i == VEDETTE_SAYS_KIND)
        vedette_reading_add_piece (self->typed.reading, said->from, said->to, "kind", C_("typed line", "Kind"),
                                   kinds[self->kind].nick, g_dpgettext2 (NULL, "typed line", kinds[self->kind].label));
      else if (i == VEDETTE_SAYS_FACTION && self->kind == VEDETTE_KIND_ENEMY)
        {
          vedette_participant_set_faction (record, said->text);
          vedette_reading_add_text (self->typed.reading, type, "faction", said->text, said->from, said->to);
        }
      else if (i == VEDETTE_SAYS_NUMBER ? self->kind == VEDETTE_KIND_CHARACTER : i != VEDETTE_SAYS_COUNT || said->value > 1)
        doubt (self, QUESTION, said, kinds[self->kind].rule, NULL,
               /* Translators: what was typed, such as “blue”, and why */
               _("“%.*s” is ignored: %s"), (int) (said->to - said->from), said->from, _(kinds[self->kind].why));
    }
  return record;
}

/* The name of the faction is beside the record, for its number is not known until there is one of that name. */
void
vedette_participant_set_faction (gpointer    enemy,
                                 const char *name)
{
  g_object_set_data_full (enemy, "vedette-faction", g_strdup (name), g_free);
}

/* Returns: (nullable): the name of the faction that a line says */
const char *
vedette_participant_get_faction (gpointer enemy)
{
  return g_object_get_data (enemy, "vedette-faction");
}

/**
 * vedette_participant_get_letter:
 *
 * Returns: (transfer full): the letter of a character of that name, unless another is said: the first, as a capital
 */
char *
vedette_participant_get_letter (const char *name)
{
  GString *letter = g_string_new (NULL);
  const char *p = name;

  while (*p != '\0' && !g_unichar_isalnum (g_utf8_get_char (p)))
    p = g_utf8_next_char (p);
  if (*p == '\0')
    p = name;
  /* With the accents that belong to it */
  for (guint n = 0; *p != '\0' && n < VEDETTE_STACK_MAX_LETTER &&
                    (n == 0 || g_unichar_ismark (g_utf8_get_char (p))); n++, p = g_utf8_next_char (p))
    g_string_append_unichar (letter, g_unichar_toupper (g_utf8_get_char (p)));
  return g_string_free (letter, FALSE);
}

static void
free_line (gpointer data)
{
  VedetteParticipant *self = data;

  vedette_typed_clear (&self->typed);
  g_array_unref (self->words);
  g_free (self);
}

static void
read_line (VedetteReading *reading,
           gpointer        lines,
           const char     *from,
           const char     *to)
{
  VedetteParticipant *line = g_new0 (VedetteParticipant, 1);

  line->typed = (VedetteTyped){ .table = &vedette_participant_table, .reading = reading };
  line->number = vedette_reading_get_n_lines (reading) - 1;
  if (read_words (line, from, to))
    {
      settle (line);
      g_ptr_array_add (lines, line);
    }
  else
    free_line (line);
}

/**
 * vedette_participant_text_read:
 * @reading: of a text; gets the pieces and doubts of all its lines, also of those that cannot be read
 * @taken: (nullable): the nicks of colours that are taken
 *
 * Reads lines such as `Mira (Anna), blue`, `8 lizard-men, 2` and `2 hired spearmen, 1 willing`: a name, with so many before
 * it or ` x8` behind it, and between commas, in any order, case and language of the reader: what he is, the colour (T-02),
 * `circle` or another sign, `letter M` and `player Anna` of a character; the Initiative of an enemy (T-03) and `hidden`; how
 * many of the hired help are willing (T-15); and `waiting`. What is not said of the kind follows from the rest. What may be
 * meant otherwise is a doubt of the reading. A name in quotation marks is taken as it is.
 *
 * Returns: (transfer full) (nullable) (element-type VedetteRecord): a detached record for each line that is not blank, or
 *   %NULL with a %VEDETTE_READING_ERROR
 */
GPtrArray *
vedette_participant_text_read (VedetteReading      *reading,
                               const char * const  *taken,
                               GError             **error)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (free_line);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);
  gboolean used[VEDETTE_N_TOKEN_COLOURS] = { FALSE };
  VedetteParticipant *first;

  for (int i = 0; taken != NULL && i < VEDETTE_N_TOKEN_COLOURS; i++)
    used[i] = g_strv_contains (taken, vedette_enum_get_nick (vedette_token_colour_get_type (), i));
  if (!vedette_reading_read_lines (reading, read_line, lines, _("The line is empty: write a name, as in “Mira, blue”"), error))
    return NULL;
  settle_colours (lines, used);
  settle_signs (lines);
  for (guint i = 0; i < lines->len; i++)
    g_ptr_array_add (records, make_record (lines->pdata[i]));
  /* What was made of somebody of whom the line does not say it */
  first = lines->len == 1 ? lines->pdata[0] : NULL;
  if (first != NULL && !is_said (first, VEDETTE_SAYS_KIND))
    vedette_reading_set_sum (reading, g_dpgettext2 (GETTEXT_PACKAGE, "typed line", kinds[first->kind].label));
  return vedette_reading_refuse (reading, error) ? NULL : g_steal_pointer (&records);
}
