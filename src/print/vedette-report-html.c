/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a report as one web page that needs no other files. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/session/vedette-log-writer.h"
#include "print/vedette-histogram.h"
#include "print/vedette-report-story.h"

#define RIBBON_WIDTH 900
#define DICE_WIDTH 420
#define LETTERS 14

static const char style[] =
  ":root{color-scheme:light dark;--ground:#fff;--text:#2e3436;--dim:#5e5c64;--edge:#d6d5d4}\n"
  "@media (prefers-color-scheme:dark){:root{--ground:#242424;--text:#f6f5f4;--dim:#c0bfbc;--edge:#4a4a4c}}\n"
  "body{font-family:Cantarell,\"Adwaita Sans\",Inter,\"DejaVu Sans\",sans-serif;line-height:1.45;"
  "background:var(--ground);color:var(--text);max-width:60rem;margin:0 auto;padding:1.5rem}\n"
  "h1{font-size:2rem;margin:0 0 .25rem}h2{font-size:1.3rem;margin:2rem 0 .5rem}h3{font-size:1.05rem;margin:1.5rem 0 .25rem}\n"
  "p{margin:.25rem 0}.dim{color:var(--dim)}svg{display:block;width:100%;height:auto;font-family:inherit}\n"
  "section.part{border-left:6px solid var(--edge);padding-left:1rem}ol,ul{margin:.25rem 0;padding-left:1.25rem}\n"
  ".dice{display:flex;flex-wrap:wrap;gap:0 3rem}.dice>div{flex:1 1 20rem;max-width:26rem}\n"
  ".die{display:inline-block;min-width:1.5em;padding:0 .25em;border-radius:.3em;text-align:center;font-weight:700;"
  "color:#fff;background:#6f6e73}.won{background:#1e8556}\n"
  "@media print{body{max-width:none;padding:0}h2,h3,section.part>h3{break-after:avoid}}\n";

/* Appends the markup @before, the escaped text, and the markup @after. Control characters are removed from the text,
 * because HTML does not allow them even as escapes. */
static void
put_text (GString    *out,
          const char *before,
          const char *text,
          const char *after)
{
  g_autofree char *clean = vedette_log_clean (text);
  g_autofree char *escaped = g_markup_escape_text (clean, -1);

  g_string_append_printf (out, "%s%s%s", before, escaped, after);
}

/* Returns: (transfer full): the language of the translated sentences, in the format of the HTML attribute “lang” */
static char *
find_language (void)
{
  /* A translation file stores its header, including its language, as the translation of the empty text. */
  const char *head = g_dgettext (GETTEXT_PACKAGE, ""), *start = strstr (head, "Language: ");
  char *language;

  if (start == NULL)
    return g_strdup ("en");
  start += strlen ("Language: ");
  language = g_strndup (start, strspn (start, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_"));
  return g_strdelimit (language, "_", '-');
}

static void
write_parties (VedetteReportStory *self,
               GHashTable         *inks,
               GString            *out)
{
  g_string_append (out, "<p>");
  for (guint i = 0; i < g_list_model_get_n_items (self->parties); i++)
    {
      g_autoptr (VedetteParty) party = g_list_model_get_item (self->parties, i);
      VedetteInk ink = vedette_ink_of_colour (party->colour);
      char *name = g_strdup_printf ("f%06x%06x", ink.light, ink.dark);

      g_string_append_printf (out, "%s<span class=\"%s\" aria-hidden=\"true\">%s</span> ", i > 0 ? " · " : "", name,
                              vedette_sign_get_symbol (party->sign));
      put_text (out, "<bdi>", party->name, "</bdi>");
      g_hash_table_add (inks, name);
    }
  g_string_append (out, "</p>\n");
}

static void
write_part (const VedetteReportPart *part,
            GHashTable              *inks,
            GString                 *out)
{
  if (part->party != NULL)
    {
      VedetteInk ink = vedette_ink_of_colour (part->party->colour);
      char *name = g_strdup_printf ("e%06x%06x", ink.light, ink.dark);

      g_string_append_printf (out, "<section class=\"part %s\">\n", name);
      g_hash_table_add (inks, name);
      g_string_append_printf (out, "<h3 dir=\"auto\"><span aria-hidden=\"true\">%s</span> ",
                              vedette_sign_get_symbol (part->party->sign));
    }
  else
    g_string_append_printf (out, "<section class=\"part\">\n%s", *part->heading != '\0' ? "<h3 dir=\"auto\">" : "");
  put_text (out, "", part->heading, *part->heading != '\0' ? "</h3>\n<ul>\n" : "<ul>\n");
  for (guint i = 0; i < part->lines->len; i++)
    {
      const VedetteReportLine *line = &g_array_index (part->lines, VedetteReportLine, i);

      put_text (out, "<li dir=\"auto\">", line->text, "");
      if (line->natural != 0)
        g_string_append_printf (out, " <span class=\"die%s\">%d%s</span>", line->verdict > 0 ? " won" : "", line->natural,
                                line->verdict > 0 ? " ✓" : line->verdict < 0 ? " ✗" : "");
      g_string_append (out, "</li>\n");
    }
  g_string_append (out, "</ul>\n</section>\n");
}

static void
write_tally (VedetteTally *tally,
             VedetteParty *party,
             GHashTable   *inks,
             GString      *out)
{
  g_autofree char *described = vedette_tally_describe (tally);
  g_autofree char *luck = vedette_tally_describe_luck (tally);
  g_autoptr (VedetteDrawing) histogram =
    vedette_histogram_new (tally, party->colour, NULL, DICE_WIDTH, LETTERS);
  g_autoptr (VedetteDrawing) bar = vedette_luck_bar_new (tally, party->colour, NULL, DICE_WIDTH, LETTERS);

  put_text (out, "<p>", described, "</p>\n");
  vedette_drawing_write_svg (histogram, out, inks);
  put_text (out, "<p>", luck, "</p>\n");
  vedette_drawing_write_svg (bar, out, inks);
}

static void
write_dice (VedetteReportStory *self,
            GHashTable         *inks,
            GString            *out)
{
  if (g_list_model_get_n_items (self->tallies) == 0)
    return;
  put_text (out, "<h2>", _("Dice"), "</h2>\n");
  put_text (out, "<p class=\"dim\">", _("The dashed line shows what a fair die would roll."), "</p>\n");
  g_string_append (out, "<div class=\"dice\">\n");
  vedette_each (VedetteParty, party, self->parties)
    {
      gboolean begun = FALSE;

      vedette_each (VedetteTally, tally, self->tallies)
        {
          if (!g_str_equal (tally->party, party->id))
            continue;
          if (!begun)
            put_text (out, "<div>\n<h3 dir=\"auto\">", party->name, "</h3>\n");
          begun = TRUE;
          write_tally (tally, party, inks, out);
        }
      if (begun)
        g_string_append (out, "</div>\n");
    }
  g_string_append (out, "</div>\n");
}

static void
write_counts (VedetteReportStory *self,
              GString            *out)
{
  g_autoptr (GString) list = g_string_new (NULL);

  vedette_each (VedetteParty, party, self->parties)
    {
      g_autofree char *counted = vedette_report_story_count (self, party);

      if (counted == NULL)
        continue;
      put_text (list, "<li><bdi>", party->name, "</bdi> · ");
      put_text (list, "", counted, "</li>\n");
    }
  for (guint i = 0; i < self->facts->len; i++)
    put_text (list, "<li dir=\"auto\">", self->facts->pdata[i], "</li>\n");
  if (list->len == 0)
    return;
  put_text (out, "<h2>", _("Current State"), "</h2>\n<ul>\n");
  g_string_append_printf (out, "%s</ul>\n", list->str);
}

/* Orders class names. A class name is f for a fill, e for an edge or s for a stroke, followed by the color on a
 * light and on a dark background. */
static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (a, b);
}

static void
write_inks (GHashTable *inks,
            GString    *out)
{
  g_autoptr (GList) names = g_list_sort (g_hash_table_get_keys (inks), compare_names);

  for (int dark = 0; dark < 2; dark++)
    {
      if (dark)
        g_string_append (out, "@media (prefers-color-scheme:dark){\n");
      for (GList *i = names; i != NULL; i = i->next)
        {
          const char *name = i->data, *colour = name + (dark ? 7 : 1);

          if (*name == 'f')
            g_string_append_printf (out, ".%s{fill:#%.6s;color:#%.6s}\n", name, colour, colour);
          else
            g_string_append_printf (out, *name == 's' ? ".%s{stroke:#%.6s}\n" : "section.%s{border-color:#%.6s}\n", name,
                                    colour);
        }
      if (dark)
        g_string_append (out, "}\n");
    }
}

/**
 * vedette_report_write_html:
 *
 * Returns: (transfer full): a page in UTF-8 that contains its style and drawings, and is also well-formed XML
 */
GString *
vedette_report_write_html (VedetteReportStory *self)
{
  GString *out = g_string_new ("<!DOCTYPE html>\n");
  g_autoptr (GString) body = g_string_new (NULL);
  g_autoptr (GHashTable) inks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (VedetteDrawing) ribbon = vedette_report_story_draw_ribbon (self, RIBBON_WIDTH, LETTERS);
  g_autofree char *language = find_language ();

  put_text (body, "<h1 dir=\"auto\">", self->title, "</h1>\n");
  put_text (body, "<p class=\"dim\">", self->date, "</p>\n");
  write_parties (self, inks, body);
  if (vedette_drawing_get_height (ribbon) > 0)
    vedette_drawing_write_svg (ribbon, body, inks);
  put_text (body, "<h2>", _("What Happened"), "</h2>\n");
  for (guint i = 0; i < self->parts->len; i++)
    write_part (&g_array_index (self->parts, VedetteReportPart, i), inks, body);
  write_dice (self, inks, body);
  write_counts (self, body);

  g_string_append_printf (out, "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"%s\">\n<head>\n<meta charset=\"utf-8\"/>\n"
                               "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                               "<meta name=\"generator\" content=\"Vedette\"/>\n", language);
  put_text (out, "<title>", self->title, "</title>\n");
  g_string_append_printf (out, "<style>\n%s", style);
  write_inks (inks, out);
  g_string_append_printf (out, "</style>\n</head>\n<body>\n%s</body>\n</html>\n", body->str);
  return out;
}
