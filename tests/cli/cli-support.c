/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs the built program and looks at what it says. */

#include "cli-support.h"

#include <glib/gstdio.h>

#include "core/document/vedette-codec.h"

void
cli_run_free (CliRun *self)
{
  g_free (self->out);
  g_free (self->err);
  g_free (self);
}

/* A file, not a pipe: a program that refuses its arguments does not wait for what it would be told. */
static char *
write_input (const char *input)
{
  g_autoptr (GError) error = NULL;
  char *path = NULL;
  int fd = g_file_open_tmp ("vedette-input-XXXXXX", &path, &error);

  g_assert_no_error (error);
  g_assert_true (g_close (fd, NULL));
  g_file_set_contents_full (path, input, -1, G_FILE_SET_CONTENTS_NONE, 0600, &error);
  g_assert_no_error (error);
  return path;
}

static CliRun *
run_argv (const char        *redirected,
          const char        *input,
          const char *const *arguments)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *input_path = write_input (input != NULL ? input : "");
  g_autofree char *script = g_strconcat ("exec \"$0\" \"$@\" ", redirected, NULL);
  CliRun *run = g_new0 (CliRun, 1);

  g_assert_nonnull (g_getenv ("VEDETTE_PROGRAM"));
  if (redirected != NULL)
    {
      g_ptr_array_add (argv, (gpointer) "sh");
      g_ptr_array_add (argv, (gpointer) "-c");
      g_ptr_array_add (argv, script);
    }
  g_ptr_array_add (argv, (gpointer) g_getenv ("VEDETTE_PROGRAM"));
  for (guint i = 0; arguments[i] != NULL; i++)
    g_ptr_array_add (argv, (gpointer) arguments[i]);
  g_ptr_array_add (argv, NULL);
  g_subprocess_launcher_set_stdin_file_path (launcher, input_path);
  /* No verb needs a display, and none may find one: without a verb a window would open and wait. */
  g_subprocess_launcher_unsetenv (launcher, "DISPLAY");
  g_subprocess_launcher_setenv (launcher, "GDK_BACKEND", "x11", TRUE);
  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) argv->pdata, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &run->out, &run->err, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  run->status = g_subprocess_get_exit_status (process);
  g_assert_cmpint (g_remove (input_path), ==, 0);
  return run;
}

CliRun *
cli_run_argv (const char        *input,
              const char *const *arguments)
{
  return run_argv (NULL, input, arguments);
}

static CliRun *
run_va (const char *redirected,
        const char *input,
        va_list     args)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  const char *argument;

  do
    {
      argument = va_arg (args, const char *);
      g_ptr_array_add (arguments, (gpointer) argument);
    }
  while (argument != NULL);
  return run_argv (redirected, input, (const char *const *) arguments->pdata);
}

CliRun *
cli_run (const char *input,
         ...)
{
  CliRun *run;
  va_list args;

  va_start (args, input);
  run = run_va (NULL, input, args);
  va_end (args);
  return run;
}

/* As a shell starts it: @redirected may close descriptors, as in "<&- 2>&-". */
CliRun *
cli_run_redirected (const char *redirected,
                    const char *input,
                    ...)
{
  CliRun *run;
  va_list args;

  va_start (args, input);
  run = run_va (redirected, input, args);
  va_end (args);
  return run;
}

/* Nothing was done, and the first line says by whom and why. */
void
cli_assert_usage (CliRun     *run,
                  const char *verb)
{
  g_autofree char *prefix = g_strdup_printf ("vedette %s: ", verb);

  g_assert_cmpint (run->status, ==, 2);
  g_assert_cmpstr (run->out, ==, "");
  if (!g_str_has_prefix (run->err, prefix))
    g_error ("“%s” does not begin with “%s”", run->err, prefix);
}

/* Asks as `play` does, and replaces @out by the answer. */
gboolean
cli_answer (const VedetteCliTable *table,
            const char            *line,
            gsize                  length,
            GString               *out)
{
  g_autoptr (JsonBuilder) tree = json_builder_new ();
  gboolean ok;

  json_builder_begin_object (tree);
  ok = vedette_cli_answer (table, line, length, tree);
  json_builder_end_object (tree);
  g_string_truncate (out, 0);
  vedette_codec_write_tree (out, tree);
  return ok;
}

JsonNode *
cli_parse (const char *text)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_autoptr (GError) error = NULL;

  json_parser_load_from_data (parser, text, -1, &error);
  g_assert_no_error (error);
  return json_node_ref (json_parser_get_root (parser));
}

char *
cli_new_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("vedette-cli-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

void
cli_remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

JsonObject *
cli_object (JsonNode *node)
{
  g_assert_true (JSON_NODE_HOLDS_OBJECT (node));
  return json_node_get_object (node);
}

static JsonNode *
get_member (JsonObject *object,
            const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  if (node == NULL)
    g_error ("there is no “%s”", name);
  return node;
}

const char *
cli_text (JsonObject *object,
          const char *name)
{
  JsonNode *node = get_member (object, name);

  g_assert_true (json_node_get_value_type (node) == G_TYPE_STRING);
  return json_node_get_string (node);
}

gint64
cli_whole (JsonObject *object,
           const char *name)
{
  JsonNode *node = get_member (object, name);

  g_assert_true (json_node_get_value_type (node) == G_TYPE_INT64);
  return json_node_get_int (node);
}

gboolean
cli_truth (JsonObject *object,
           const char *name)
{
  JsonNode *node = get_member (object, name);

  g_assert_true (json_node_get_value_type (node) == G_TYPE_BOOLEAN);
  return json_node_get_boolean (node);
}

gboolean
cli_is_null (JsonObject *object,
             const char *name)
{
  return JSON_NODE_HOLDS_NULL (get_member (object, name));
}
