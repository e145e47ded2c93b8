/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records what a battle shows each audience: forms, findings, text, facts and dice of each step, the differences after
 * the step, and the story at the end. People have read the recorded pages in tests/fixtures/told. */

#include "vedette-test-course.h"

#include "core/rules/vedette-choice.h"
#include "vedette-test-battle.h"
#include "vedette-test-course-lines.h"

static gboolean
has (GPtrArray  *lines,
     const char *line)
{
  return lines != NULL && g_ptr_array_find_with_equal_func (lines, line, g_str_equal, NULL);
}

static gsize
get_head_length (const char *line)
{
  return strcspn (line, "\t");
}

/* Returns the first of @lines whose head (the text before the first tab) equals the head of @line, or NULL. */
static const char *
find_head (GPtrArray  *lines,
           const char *line)
{
  gsize n = get_head_length (line);

  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      const char *own = lines->pdata[i];

      if (strncmp (own, line, n) == 0 && get_head_length (own) == n)
        return own;
    }
  return NULL;
}

/* For each part of @line that @other lacks, appends @sign and the part to @said. */
static void
append_parts (GString    *said,
              const char *line,
              const char *other,
              const char *sign)
{
  g_auto (GStrv) parts = g_strsplit (line, "\t", -1);
  g_auto (GStrv) others = g_strsplit (other, "\t", -1);

  for (guint i = 1; parts[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) others, parts[i]))
      g_string_append_printf (said, " %s%s", sign, parts[i]);
}

/* Returns the parts of @line after its head, or only the differences from the earlier line @was if there is one. */
static char *
say_rest (const char *line,
          const char *was)
{
  GString *said = g_string_new (NULL);
  g_auto (GStrv) parts = g_strsplit (line, "\t", -1);

  if (was != NULL)
    {
      append_parts (said, was, line, "−");
      append_parts (said, line, was, "+");
    }
  for (guint i = 1; was == NULL && parts[i] != NULL; i++)
    g_string_append_printf (said, "%s%s", i > 1 ? " | " : " ", parts[i]);
  return g_string_free (said, FALSE);
}

static void
tell_line (GString    *page,
           const char *line)
{
  g_autofree char *rest = say_rest (line, NULL);

  g_string_append_printf (page, "%.*s%s%s\n", (int) get_head_length (line), line, *rest != '\0' ? ":" : "", rest);
}

/* Groups the heads of lines with the same differences, so that the page lists those differences only once. */
typedef struct
{
  GPtrArray *order; /* the keys of the hash table heads, in the order in which add_to_group() added them */
  GHashTable *heads; /* maps a key (the sign and the differences) to the heads of all lines with this key */
} Groups;

static void
add_to_group (Groups     *groups,
              const char *sign,
              const char *line,
              const char *rest)
{
  g_autofree char *key = g_strdup_printf ("%s%s%s", sign, *rest != '\0' ? ":" : "", rest);
  GString *heads = g_hash_table_lookup (groups->heads, key);

  if (heads == NULL)
    {
      heads = g_string_new (NULL);
      g_ptr_array_add (groups->order, g_strdup (key));
      g_hash_table_insert (groups->heads, g_strdup (key), heads);
    }
  g_string_append_printf (heads, "%s%.*s", heads->len > 0 ? "\n" : "", (int) get_head_length (line), line);
}

static void
free_heads (gpointer heads)
{
  g_string_free (heads, TRUE);
}

/* Writes how @lines differ from @before, without the differences between @told_before and @told (both nullable),
 * which the page contains already. If @together is %TRUE, heads with the same differences share a row. */
static void
tell_new (GString    *page,
          GPtrArray  *lines,
          GPtrArray  *before,
          GPtrArray  *told,
          GPtrArray  *told_before,
          gboolean    together,
          const char *head)
{
  g_autoptr (GPtrArray) order = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) heads = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_heads);
  Groups groups = { order, heads };

  for (guint i = 0; i < lines->len; i++)
    if (!has (before, lines->pdata[i]) && (!has (told, lines->pdata[i]) || has (told_before, lines->pdata[i])))
      {
        const char *was = find_head (before, lines->pdata[i]);
        g_autofree char *rest = say_rest (lines->pdata[i], was);

        add_to_group (&groups, was != NULL ? "~" : "+", lines->pdata[i], rest);
      }
  for (guint i = 0; before != NULL && i < before->len; i++)
    if (!has (lines, before->pdata[i]) && find_head (lines, before->pdata[i]) == NULL &&
        (!has (told_before, before->pdata[i]) || has (told, before->pdata[i])))
      add_to_group (&groups, "-", before->pdata[i], "");
  for (guint i = 0; i < order->len; i++)
    {
      const char *key = order->pdata[i];
      g_auto (GStrv) same = g_strsplit (((GString *) g_hash_table_lookup (heads, key))->str, "\n", -1);
      g_autofree char *row = together ? g_strjoinv ("; ", same) : NULL;

      for (guint k = 0; row == NULL && same[k] != NULL; k++)
        g_string_append_printf (page, "%s%c %s%s\n", head, key[0], same[k], key + 1);
      if (row != NULL)
        g_string_append_printf (page, "%s%c %s%s\n", head, key[0], row, key + 1);
    }
}

typedef GPtrArray *(*List) (VedetteRules *rules,
                            const char   *audience);

/* Adds the text of each audience, from @texts, to @page. Audiences with the same text share one entry. */
static void
tell_audiences (GString    *page,
                GPtrArray  *names,
                GHashTable *texts)
{
  for (guint i = 0; i < names->len; i++)
    {
      const char *text = g_hash_table_lookup (texts, names->pdata[i]);
      g_autoptr (GPtrArray) same = g_ptr_array_new ();
      g_auto (GStrv) rows = g_strsplit (text, "\n", -1);
      g_autofree char *head = NULL;
      gboolean is_told = FALSE;

      for (guint k = 0; k < names->len; k++)
        if (g_str_equal (g_hash_table_lookup (texts, names->pdata[k]), text))
          {
            is_told = is_told || k < i;
            g_ptr_array_add (same, names->pdata[k]);
          }
      g_ptr_array_add (same, NULL);
      head = same->len > names->len ? g_strdup ("everybody") : g_strjoinv (", ", (char **) same->pdata);
      for (guint k = 0; !is_told && rows[k] != NULL && *rows[k] != '\0'; k++)
        g_string_append_printf (page, "  %s %s\n", head, rows[k]);
    }
}

/* Writes the changes since the last call: first those of the audience %NULL, which may see everything, then for each
 * audience the changes not yet written. Lines of the story never share a row, because their order matters. */
static void
tell (GString      *page,
      VedetteRules *rules,
      List          list,
      GHashTable   *before)
{
  g_autoptr (GListModel) audiences = vedette_rules_list_audiences (rules);
  g_autoptr (GPtrArray) all = list (rules, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  GPtrArray *all_before = g_hash_table_lookup (before, "");
  gboolean together = list != vedette_test_list_story;

  tell_new (page, all, all_before, NULL, NULL, together, "  ");
  for (guint i = 0; i < g_list_model_get_n_items (audiences); i++)
    {
      g_autoptr (VedetteChoice) audience = g_list_model_get_item (audiences, i);
      char *nick = g_strdup (audience->nick);
      GPtrArray *lines = list (rules, nick);
      GString *text = g_string_new (NULL);

      g_assert_true (vedette_rules_has_audience (rules, nick));
      tell_new (text, lines, g_hash_table_lookup (before, nick), all, all_before, together, "");
      g_ptr_array_add (names, nick);
      g_hash_table_insert (texts, nick, g_string_free (text, FALSE));
      g_hash_table_replace (before, g_strdup (nick), lines);
    }
  tell_audiences (page, names, texts);
  g_hash_table_replace (before, g_strdup (""), g_steal_pointer (&all));
}

static void
tell_step (GString      *page,
           VedetteRules *rules,
           VedetteStep  *step)
{
  g_autoptr (GListModel) audiences = vedette_rules_list_audiences (rules);
  g_autoptr (GPtrArray) all = vedette_test_list_step (rules, step, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);

  for (guint i = 0; i < all->len; i++)
    g_string_append_printf (page, "%s\n", (char *) all->pdata[i]);
  for (guint i = 0; i < g_list_model_get_n_items (audiences); i++)
    {
      g_autoptr (VedetteChoice) audience = g_list_model_get_item (audiences, i);
      char *nick = g_strdup (audience->nick);
      g_autoptr (GPtrArray) lines = vedette_test_list_step (rules, step, nick);
      GString *text = g_string_new (NULL);

      tell_new (text, lines, NULL, all, NULL, FALSE, "");
      g_ptr_array_add (names, nick);
      g_hash_table_insert (texts, nick, g_string_free (text, FALSE));
    }
  tell_audiences (page, names, texts);
}

struct _VedetteTestTeller
{
  VedetteRules *rules;
  GString *page;
  GHashTable *state, *lists; /* map each audience to its lines at the last call of tell_change() */
};

static GHashTable *
new_before (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
}

static void
tell_change (VedetteTestTeller *self)
{
  tell (self->page, self->rules, vedette_test_list_state, self->state);
  tell (self->page, self->rules, vedette_test_list_lists, self->lists);
}

/* Creates a recorder, whose page begins with the initial state of the battle. */
VedetteTestTeller *
vedette_test_teller_new (VedetteRules *rules)
{
  VedetteTestTeller *self = g_new0 (VedetteTestTeller, 1);

  self->rules = g_object_ref (rules);
  self->page = g_string_new ("at first\n");
  self->state = new_before ();
  self->lists = new_before ();
  tell_change (self);
  return self;
}

void
vedette_test_teller_free (VedetteTestTeller *self)
{
  g_object_unref (self->rules);
  g_string_free (self->page, TRUE);
  g_hash_table_unref (self->state);
  g_hash_table_unref (self->lists);
  g_free (self);
}

/* Returns: (transfer none): the recorded text. A caller can empty this string after processing the text. */
GString *
vedette_test_teller_get_page (VedetteTestTeller *self)
{
  return self->page;
}

/* Records how the declared values of @move change its form, and what the rules find about these values. */
void
vedette_test_teller_declare (VedetteTestTeller *self,
                             VedetteMove       *move)
{
  g_autoptr (VedetteMove) blank = vedette_rules_find_move (self->rules, vedette_move_get_name (move), NULL);
  g_autoptr (GPtrArray) asked = vedette_test_list_asked (self->rules, move);
  g_autoptr (GPtrArray) before = vedette_test_list_asked (self->rules, blank);
  g_autoptr (GPtrArray) lines = vedette_test_list_declared (self->rules, move);

  tell_new (self->page, asked, before, NULL, NULL, TRUE, "  ");
  for (guint i = 0; i < lines->len; i++)
    {
      g_string_append (self->page, "  ");
      tell_line (self->page, lines->pdata[i]);
    }
}

/* Records the texts of a step, and how the step changed what each audience sees. */
void
vedette_test_teller_step (VedetteTestTeller *self,
                          VedetteStep       *step)
{
  tell_step (self->page, self->rules, step);
  tell_change (self);
}

void
vedette_test_teller_story (VedetteTestTeller *self)
{
  g_autoptr (GHashTable) before = new_before ();

  g_string_append (self->page, "\nthe story\n");
  tell (self->page, self->rules, vedette_test_list_story, before);
}

/* Compares @page with the recorded @file, or only with the beginning of @file unless @is_whole. If the texts differ,
 * this function writes @page into the build folder of the tests, so that people can compare both. */
void
vedette_test_assert_page (const char    *file,
                          const GString *page,
                          gboolean       is_whole)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "told", file, NULL);
  g_autofree char *found = g_test_build_filename (G_TEST_BUILT, file, NULL);
  g_autofree char *wanted = NULL;

  g_file_get_contents (path, &wanted, NULL, NULL);
  g_assert_cmpuint (page->len, >, 0);
  if (g_strcmp0 (wanted, page->str) == 0 || (!is_whole && wanted != NULL && g_str_has_prefix (wanted, page->str)))
    return;
  g_assert_true (g_file_set_contents (found, page->str, -1, NULL));
  g_test_message ("%s is not what is in %s", found, path);
  g_test_fail ();
}

/* Plays @requests, which contain ' instead of ", and compares everything that the battle shows with the recorded page
 * course-@name.txt. A request that begins with ? is declared, but its move is not made. */
void
vedette_test_course (const char         *name,
                     VedetteRules       *rules,
                     const char * const *requests)
{
  g_autoptr (VedetteTestTeller) teller = vedette_test_teller_new (rules);
  g_autofree char *file = g_strdup_printf ("course-%s.txt", name);

  for (gsize i = 0; requests[i] != NULL; i++)
    {
      gboolean is_made = *requests[i] != '?';
      g_autofree char *json = g_strdelimit (g_strdup (requests[i] + !is_made), "'", '"');
      g_autoptr (VedetteMove) move = vedette_test_declare (rules, json);

      g_string_append_printf (teller->page, "\n%s\n", requests[i]);
      vedette_test_teller_declare (teller, move);
      if (is_made)
        vedette_test_teller_step (teller, vedette_test_do (rules, json));
    }
  vedette_test_teller_story (teller);
  vedette_test_assert_page (file, teller->page, TRUE);
}
