/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the verbs share: options, messages, output. Private to the command line. */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "cli/vedette-cli.h"
#include "core/document/vedette-battle-file.h"
#include "core/rules/vedette-rules.h"
#include "print/vedette-page.h"

G_BEGIN_DECLS

/**
 * VedetteCliVerb:
 * @name: the word for it
 * @summary: one line about it, untranslated
 * @run: does it; argv[0] is the verb. Returns a #VedetteCliStatus
 */
typedef struct
{
  const char *name;
  const char *summary;
  int       (*run) (const char  *summary,
                    int          argc,
                    char       **argv);
} VedetteCliVerb;

/* The verbs, a file for each */
int            vedette_cli_ask           (const char *summary, int argc, char **argv);
int            vedette_cli_new           (const char *summary, int argc, char **argv);
int            vedette_cli_play          (const char *summary, int argc, char **argv);
int            vedette_cli_check         (const char *summary, int argc, char **argv);
int            vedette_cli_army          (const char *summary, int argc, char **argv);
int            vedette_cli_log           (const char *summary, int argc, char **argv);
int            vedette_cli_print         (const char *summary, int argc, char **argv);
int            vedette_cli_report        (const char *summary, int argc, char **argv);

/* Messages; the name of the verb is put before them. */
void           vedette_cli_complain      (const char    *format,
                                          ...) G_GNUC_PRINTF (1, 2);
int            vedette_cli_misused       (const char    *format,
                                          ...) G_GNUC_PRINTF (1, 2);

/* Options */
gboolean       vedette_cli_parse         (const char         *summary,
                                          const char         *description,
                                          const GOptionEntry *entries,
                                          int                 argc,
                                          char              **argv,
                                          int                *status);
gboolean       vedette_cli_parse_whole   (const char    *option,
                                          const char    *text,
                                          gint64         min,
                                          gint64         max,
                                          gint64        *out);
gboolean       vedette_cli_parse_seed    (const char    *text,
                                          guint64       *out);
gboolean       vedette_cli_parse_word    (const char    *option,
                                          const char    *text,
                                          GType          type,
                                          int            first,
                                          int           *out);
const char    *vedette_cli_get_file      (char         **files);

/* Output */
void           vedette_cli_say           (const char    *format,
                                          ...) G_GNUC_PRINTF (1, 2);
void           vedette_cli_put           (const GString *text);
void           vedette_cli_put_tree      (JsonBuilder   *tree);
char          *vedette_cli_clean         (const char    *text);

/* What rules come to at the table */
void           vedette_cli_explain       (GPtrArray     *rules);
void           vedette_cli_put_explained (GPtrArray     *rules,
                                          JsonBuilder   *tree);
int            vedette_cli_explain_rules (int            argc,
                                          char         **argv);

char          *vedette_cli_say_side      (void);
gboolean       vedette_cli_read_side     (VedetteRules  *rules,
                                          const char    *audience);

/* Paper */
gboolean       vedette_cli_read_paper    (const char    *word,
                                          VedettePaper  *paper);
gboolean       vedette_cli_is_apart      (const char    *path,
                                          const char    *output);

/* Files */
void           vedette_cli_complain_of_file (const char    *path,
                                             const GError  *error);
void           vedette_cli_complain_of_battle (const char              *path,
                                               const VedetteOpenReport *report,
                                               const GError            *error);
VedetteBattle *vedette_cli_open_quietly  (const char         *path,
                                          VedetteOpenMode     mode,
                                          VedetteOpenReport  *report,
                                          GError            **error);
VedetteBattle *vedette_cli_open          (const char        *path,
                                          VedetteOpenMode    mode,
                                          VedetteOpenReport *report);
gboolean       vedette_cli_has_begun     (VedetteBattle     *battle,
                                          const char        *path);

G_END_DECLS
