/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stack of tokens as it is said on the command line. */

#include "vedette-config.h"

#include "core/stack/questions/vedette-stack-said.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/stack/records/vedette-stack-records.h"

/* Digits and nothing else */
static gboolean
read_whole (const char *text,
            guint64     max,
            guint      *out)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (text, 10, 0, max, &number, NULL))
    return FALSE;
  *out = (guint) number;
  return TRUE;
}

static gboolean
read_enemies (VedetteStackSaid *self,
              VedetteMove      *asked,
              VedetteRuling    *ruling)
{
  const char *const *texts = vedette_move_get_texts (asked, "enemies");

  for (guint i = 0; texts != NULL && texts[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (texts[i], "x", -1);
      guint count, initiative;

      if (g_strv_length (parts) != 2 || !read_whole (parts[0], VEDETTE_STACK_MAX_COUNT, &count) || count == 0 ||
          !read_whole (parts[1], VEDETTE_STACK_MAX_INITIATIVE, &initiative))
        {
          vedette_ruling_forbid_about (ruling, "T-03", "enemies",
                                       /* Translators: what was typed, such as “8y2”; the most enemies, and the highest
                                        * Initiative */
                                       _("“%s” should be a count and an Initiative, such as 8x2. Use 1 to %d enemies with "
                                         "Initiative 0 to %d."),
                                       texts[i], VEDETTE_STACK_MAX_COUNT, VEDETTE_STACK_MAX_INITIATIVE);
          return FALSE;
        }
      self->enemies += count * initiative;
    }
  return TRUE;
}

/* Adds what is placed. Returns: whether a bag holds it */
static gboolean
place (VedetteStackSaid *self,
       VedetteRuling    *ruling)
{
  self->mix.enemies.placed = MIN (self->enemies, self->limit);
  if (vedette_stack_mix_get_total (&self->mix) <= VEDETTE_STACK_MAX_TOKENS)
    return TRUE;
  /* Translators: how many tokens there would be, such as 700, and how many there can be */
  vedette_ruling_forbid (ruling, NULL, g_dngettext (GETTEXT_PACKAGE, "The bag would have %u token; the maximum is %d. Enter "
                                                                     "fewer participants.",
                                                    "The bag would have %u tokens; the maximum is %d. Enter "
                                                    "fewer participants.",
                                                    vedette_stack_mix_get_total (&self->mix)),
                         vedette_stack_mix_get_total (&self->mix), VEDETTE_STACK_MAX_TOKENS);
  return FALSE;
}

/* Returns: (transfer none) (nullable): the tokens of an owner */
static VedetteStackTokens *
find_owner (VedetteStackSaid *self,
            const char       *name)
{
  guint number;

  if (g_str_equal (name, VEDETTE_STACK_OWNER_HIRED))
    return &self->mix.hired;
  if (g_str_equal (name, VEDETTE_STACK_OWNER_ENEMIES))
    return &self->mix.enemies;
  if (!g_str_has_prefix (name, VEDETTE_STACK_OWNER_CHARACTER) ||
      !read_whole (name + strlen (VEDETTE_STACK_OWNER_CHARACTER), self->mix.n_characters, &number) || number == 0)
    return NULL;
  return &self->characters[number - 1];
}

/* Returns: whether @text, such as “enemies=4”, may be */
static gboolean
read_owner (VedetteStackSaid *self,
            const char       *text,
            GHashTable       *known,
            VedetteRuling    *ruling)
{
  g_auto (GStrv) parts = g_strsplit (text, "=", -1);
  VedetteStackTokens *tokens;
  guint drawn;

  if (g_strv_length (parts) != 2 || !read_whole (parts[1], G_MAXINT, &drawn))
    {
      vedette_ruling_forbid_about (ruling, NULL, "drawn",
                                   /* Translators: what was typed, such as “enemies” */
                                   _("“%s” is not an owner and a number: write both, as in character-1=1 or enemies=4"), text);
      return FALSE;
    }
  tokens = find_owner (self, parts[0]);
  if (tokens == NULL)
    {
      vedette_ruling_forbid_about (ruling, NULL, "drawn",
                                   /* Translators: what was typed, such as “orcs”, and how many characters there are */
                                   _("“%s” has no tokens to draw. Use character-1 to character-%u, hired or enemies."),
                                   parts[0], self->mix.n_characters);
      return FALSE;
    }
  if (!g_hash_table_add (known, tokens))
    {
      /* Translators: what was typed, such as “enemies” */
      vedette_ruling_forbid_about (ruling, NULL, "drawn", _("“%s” is given twice: leave one out"), parts[0]);
      return FALSE;
    }
  if (drawn > tokens->placed)
    {
      vedette_ruling_forbid_about (ruling, "T-10", "drawn",
                                   /* Translators: what was typed, such as “enemies=9”, and how many there are, such as 4 */
                                   g_dngettext (GETTEXT_PACKAGE, "“%s” is too many, because a round has only %u of these "
                                                                 "tokens. Enter a smaller number.",
                                                "“%s” is too many, because a round has only %u of these tokens. Enter a "
                                                "smaller number.", tokens->placed),
                                   text, tokens->placed);
      return FALSE;
    }
  tokens->drawn = drawn;
  return TRUE;
}

static void
read_drawn (VedetteStackSaid *self,
            VedetteMove      *asked,
            VedetteRuling    *ruling)
{
  const char *const *texts = vedette_move_get_texts (asked, "drawn");
  g_autoptr (GHashTable) known = g_hash_table_new (NULL, NULL);

  for (guint i = 0; texts != NULL && texts[i] != NULL; i++)
    {
      g_auto (GStrv) owners = g_strsplit (texts[i], ",", -1);

      /* Of an empty text there are no parts, and it is no owner all the same. */
      if (owners[0] == NULL && !read_owner (self, texts[i], known, ruling))
        return;
      for (guint k = 0; owners[k] != NULL; k++)
        if (!read_owner (self, owners[k], known, ruling))
          return;
    }
}

/**
 * vedette_stack_said_read:
 * @self: (out): empty before
 * @asked: with the parameters of the question
 * @ruling: refuses the first thing that cannot be meant; nothing of what stands behind it is taken
 *
 * Reads what was said. Owners who are said to have drawn count from the tokens that they have under the limit.
 */
void
vedette_stack_said_read (VedetteStackSaid *self,
                         VedetteMove      *asked,
                         VedetteRuling    *ruling)
{
  self->mix.n_characters = (guint) vedette_move_get_int (asked, "characters");
  self->mix.characters = self->characters = g_new0 (VedetteStackTokens, self->mix.n_characters);
  for (guint i = 0; i < self->mix.n_characters; i++)
    self->characters[i].placed = VEDETTE_CHARACTER_TOKENS;
  self->mix.hired.placed = (guint) vedette_move_get_int (asked, "hired");
  self->limit = !vedette_move_is_said (asked, "cap")
                  ? G_MAXUINT
                  : vedette_stack_get_limit (vedette_stack_mix_count_characters (&self->mix).placed,
                                             (guint) vedette_move_get_int (asked, "cap"));
  if (read_enemies (self, asked, ruling) && place (self, ruling))
    read_drawn (self, asked, ruling);
}

void
vedette_stack_said_clear (VedetteStackSaid *self)
{
  g_clear_pointer (&self->characters, g_free);
}
