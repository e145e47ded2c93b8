/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows a page of the help, in the help browser or, where there is none, in the web browser. */

#include "vedette-config.h"

#include "ui/vedette-help.h"

#include <glib/gi18n-lib.h>

/* What the runtime puts into every sandbox: the help browser outside of it does not see the pages inside. */
#define SANDBOX "/.flatpak-info"
/* All pages in one file: out of a sandbox one file is handed over, and nothing that stands beside it. */
#define HTML "help.html"

/* A folder of other pages, for tests and for running out of a build folder */
#define FOLDER_VARIABLE "VEDETTE_HELP"

/**
 * vedette_help_get_uri:
 * @page: (nullable): the id of a page; %NULL for the first
 *
 * Returns: (transfer full): what the help browser is asked for
 */
char *
vedette_help_get_uri (const char *page)
{
  return page != NULL ? g_strdup_printf ("help:vedette/%s", page) : g_strdup ("help:vedette");
}

/**
 * vedette_help_get_html:
 * @page: (nullable): the id of a page, or of a page and a part of it, such as "rules#S-12"; %NULL for the first
 *
 * Returns: (transfer full) (nullable): the URI of the same page as HTML, in a language of the user's; %NULL if it was not built
 */
char *
vedette_help_get_html (const char *page)
{
  const char * const *languages = g_get_language_names ();
  const char *folder = g_getenv (FOLDER_VARIABLE);
  g_autofree char *anchor = g_strdelimit (g_strdup (page != NULL ? page : "index"), "#", '.');

  for (; *languages != NULL; languages++)
    {
      g_autofree char *path = folder != NULL ? g_build_filename (folder, *languages, HTML, NULL)
                                             : g_build_filename (VEDETTE_DATADIR, "help", *languages, HTML, NULL);
      g_autofree char *uri = NULL;

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        continue;
      uri = g_filename_to_uri (path, NULL, NULL);
      return g_strconcat (uri, "#", anchor, NULL);
    }
  return NULL;
}

/* Where nothing shows the help the system only reports “The specified location is not supported”, which helps nobody. */
static gboolean
explain (GError     *said,
         const char *html,
         GError    **error)
{
  g_autoptr (GUri) uri = html != NULL ? g_uri_parse (html, G_URI_FLAGS_NONE, NULL) : NULL;

  if (!g_error_matches (said, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED))
    g_set_error (error, said->domain, said->code,
                 /* Translators: what the system says */
                 _("Could not open the help: %s. Try again, or install Yelp (package “yelp”)."), said->message);
  else if (uri == NULL)
    g_set_error_literal (error, said->domain, said->code, _("Install Yelp (package “yelp”) to read the help"));
  else
    g_set_error (error, said->domain, said->code,
                 /* Translators: the place of a file */
                 _("No program on this computer can show web pages. Install Yelp (package “yelp”), or open %s in a web "
                   "browser."),
                 g_uri_get_path (uri));
  g_error_free (said);
  return FALSE;
}

/**
 * vedette_help_show:
 * @page: (nullable): the id of a page; %NULL for the first
 * @error: what is missing, or what the system says, when neither browser would
 *
 * Where there is a help browser it knows all languages and finds words; the web browser shows the same pages.
 */
gboolean
vedette_help_show (const char  *page,
                   GError     **error)
{
  g_autofree char *uri = vedette_help_get_uri (page), *html = vedette_help_get_html (page);
  gboolean sandboxed = g_file_test (SANDBOX, G_FILE_TEST_EXISTS);
  GError *said = NULL;

  if (html == NULL)
    return g_app_info_launch_default_for_uri (uri, NULL, &said) || explain (said, NULL, error);
  if (!sandboxed && g_app_info_launch_default_for_uri (uri, NULL, NULL))
    return TRUE;
  return g_app_info_launch_default_for_uri (html, NULL, &said) || explain (said, html, error);
}
