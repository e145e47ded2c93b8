/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A participant as a person types him, read from text. */

#include "vedette-config.h"

#include "core/stack/typed/vedette-participant-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/stack/typed/vedette-participant-private.h"
#include "core/typed/vedette-scan.h"

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

/* Who is not said to be one thing or the other is told by what was made of him. */
static void
sum_up (VedetteParticipant *self)
{
  if (!is_said (self, VEDETTE_SAYS_KIND))
    vedette_reading_set_sum (self->typed.reading, g_dpgettext2 (GETTEXT_PACKAGE, "typed line", kinds[self->kind].label));
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
  if (vedette_participant_read_words (line, from, to))
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

  for (int i = 0; taken != NULL && i < VEDETTE_N_TOKEN_COLOURS; i++)
    used[i] = g_strv_contains (taken, vedette_enum_get_nick (vedette_token_colour_get_type (), i));
  if (!vedette_reading_read_lines (reading, read_line, lines, _("The line is empty: write a name, as in “Mira, blue”"), error))
    return NULL;
  settle_colours (lines, used);
  settle_signs (lines);
  for (guint i = 0; i < lines->len; i++)
    g_ptr_array_add (records, make_record (lines->pdata[i]));
  if (lines->len == 1)
    sum_up (lines->pdata[0]);
  return vedette_reading_refuse (reading, error) ? NULL : g_steal_pointer (&records);
}
