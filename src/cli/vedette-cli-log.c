/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verb `log`: what was done in a battle, for people, spreadsheets and machines. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/vedette-cli-json.h"
#include "cli/vedette-cli-private.h"
#include "core/document/vedette-codec.h"
#include "core/vedette-systems.h"

typedef struct
{
  VedetteRules *rules;
  const char *side; /* whose secrets are shown too, NULL for nobody's */
  gboolean all;     /* or everybody's */
} Log;

typedef void (*WriteStep) (const Log   *self,
                           VedetteStep *step,
                           GString     *out);

static gboolean
may_show (const Log   *self,
          VedetteStep *step)
{
  const char *audience = vedette_step_get_audience (step);

  return self->all || g_str_equal (audience, VEDETTE_AUDIENCE_ALL) || g_strcmp0 (audience, self->side) == 0;
}

static void
write_text (const Log   *self,
            VedetteStep *step,
            GString     *out)
{
  g_autofree char *text = vedette_rules_describe (self->rules, step);
  g_autofree char *clean = vedette_cli_clean (text);

  g_string_append_printf (out, "%s%4" G_GINT64_FORMAT "  %s\n", vedette_step_get_done (step) ? "  " : "✗ ",
                          vedette_step_get_n (step), clean);
}

/* A spreadsheet must not take a name for a formula. */
static void
append_cell (GString    *out,
             const char *text)
{
  g_string_append_c (out, '"');
  if (*text != '\0' && strchr ("=+-@\t\r", *text) != NULL)
    g_string_append_c (out, '\'');
  for (const char *p = text; *p != '\0'; p++)
    {
      if (*p == '"')
        g_string_append_c (out, '"');
      g_string_append_c (out, *p);
    }
  g_string_append_c (out, '"');
}

static void
write_csv (const Log   *self,
           VedetteStep *step,
           GString     *out)
{
  g_autofree char *text = vedette_rules_describe (self->rules, step);

  g_string_append_printf (out, "%" G_GINT64_FORMAT ",%" G_GINT64_FORMAT ",", vedette_step_get_n (step),
                          vedette_step_get_after (step));
  append_cell (out, vedette_step_get_time (step));
  g_string_append (out, vedette_step_get_done (step) ? ",yes," : ",no,");
  append_cell (out, vedette_step_get_kind (step));
  g_string_append_c (out, ',');
  append_cell (out, vedette_step_get_audience (step));
  g_string_append_c (out, ',');
  append_cell (out, text);
  g_string_append (out, "\r\n");
}

static void
write_json (const Log   *self,
            VedetteStep *step,
            GString     *out)
{
  g_autofree char *text = vedette_rules_describe (self->rules, step);

  g_string_append (out, out->str[out->len - 1] == '[' ? "\n" : ",\n");
  g_string_append_printf (out, "{\"n\":%" G_GINT64_FORMAT ",\"after\":%" G_GINT64_FORMAT ",\"time\":",
                          vedette_step_get_n (step), vedette_step_get_after (step));
  vedette_codec_write_string (out, vedette_step_get_time (step));
  g_string_append_printf (out, ",\"done\":%s,\"kind\":", vedette_step_get_done (step) ? "true" : "false");
  vedette_codec_write_string (out, vedette_step_get_kind (step));
  g_string_append (out, ",\"audience\":");
  vedette_codec_write_string (out, vedette_step_get_audience (step));
  g_string_append (out, ",\"text\":");
  vedette_codec_write_string (out, text);
  g_string_append (out, ",\"facts\":");
  vedette_codec_write_object (out, vedette_step_get_facts (step));
  g_string_append_c (out, '}');
}

static void
write_steps (const Log *self,
             WriteStep  write,
             GString   *out)
{
  GListModel *steps = vedette_battle_get_steps (vedette_rules_get_battle (self->rules));

  for (guint i = 0; i < g_list_model_get_n_items (steps); i++)
    {
      g_autoptr (VedetteStep) step = g_list_model_get_item (steps, i);

      if (may_show (self, step))
        write (self, step, out);
    }
}

static void
show (const Log  *self,
      const char *format)
{
  g_autoptr (GString) out = g_string_new (NULL);

  if (g_str_equal (format, "text"))
    {
      write_steps (self, write_text, out);
      g_print ("%s", out->str);
      return;
    }
  if (g_str_equal (format, "csv"))
    {
      g_string_append (out, "n,after,time,done,kind,audience,text\r\n");
      write_steps (self, write_csv, out);
    }
  else
    {
      g_string_append_c (out, '[');
      write_steps (self, write_json, out);
      g_string_append (out, "\n]\n");
    }
  vedette_cli_put (out);
}

static int
show_file (const char *path,
           const char *format,
           Log        *self)
{
  VedetteOpenReport report;
  g_autoptr (VedetteBattle) battle = vedette_cli_open (path, VEDETTE_OPEN_READ, &report);
  g_autoptr (VedetteRules) rules = NULL;

  if (battle == NULL)
    return VEDETTE_CLI_REFUSED;
  rules = vedette_systems_new_rules (battle);
  self->rules = rules;
  show (self, format);
  return VEDETTE_CLI_DONE;
}

int
vedette_cli_log (const char  *summary,
                 int          argc,
                 char       **argv)
{
  static const char *const formats[] = { "text", "csv", "json", NULL };
  static const char *const sides[] = { "red", "blue", "umpire", NULL };
  g_autofree char *format = NULL;
  g_autofree char *side = NULL;
  g_auto (GStrv) files = NULL;
  Log self = { 0 };
  const char *path;
  int status;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &format, N_("As text, csv or json; text if left out"), N_("FORMAT") },
    { "side", 0, 0, G_OPTION_ARG_STRING, &side, N_("With what only red, blue or umpire may see"), N_("SIDE") },
    { "all", 0, 0, G_OPTION_ARG_NONE, &self.all, N_("With everything, whoever may see it"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, N_("FILE") },
    { NULL },
  };

  if (!vedette_cli_parse (summary, _("Steps that were undone are marked."), entries, argc, argv, &status))
    return status;
  path = vedette_cli_get_file (files);
  if (path == NULL)
    return VEDETTE_CLI_USAGE;
  if (format != NULL && !g_strv_contains (formats, format))
    return vedette_cli_misused (_("--%s cannot be “%s”; it can be: %s"), "format", format, "text, csv, json");
  if (side != NULL && !g_strv_contains (sides, side))
    return vedette_cli_misused (_("--%s cannot be “%s”; it can be: %s"), "side", side, "red, blue, umpire");
  self.side = side;
  return show_file (path, format != NULL ? format : "text", &self);
}
