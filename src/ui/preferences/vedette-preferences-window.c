/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences: of the program, not of a battle. */

#include "vedette-config.h"

#include "ui/preferences/vedette-preferences-window.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-common-enums.h"
#include "ui/preferences/vedette-settings.h"
#include "ui/widgets/vedette-dialog.h"

static void
on_selected (GtkDropDown *control)
{
  vedette_settings_set (g_object_get_data (G_OBJECT (control), "vedette-key"), (int) gtk_drop_down_get_selected (control));
}

/* The choices are in the order of the enumeration in the schema. */
static void
add (GtkWidget          *group,
     const char         *key,
     const char         *title,
     const char         *subtitle,
     const char * const *choices)
{
  GtkWidget *control = vedette_row_add_choice (group, title, subtitle, choices, (guint) vedette_settings_get (key));

  g_object_set_data (G_OBJECT (control), "vedette-key", (gpointer) key);
  g_signal_connect (control, "notify::selected", G_CALLBACK (on_selected), NULL);
}

/**
 * vedette_preferences_window_new:
 *
 * Returns: (transfer none): a modal window, to be presented; what is chosen holds at once
 */
GtkWidget *
vedette_preferences_window_new (GtkWindow *parent)
{
  GtkWidget *self = g_object_new (VEDETTE_TYPE_DIALOG, "transient-for", parent, "modal", TRUE, "title", _("Preferences"), NULL);
  GtkWidget *group = vedette_dialog_add_group (VEDETTE_DIALOG (self), _("Program"));
  g_auto (GStrv) dice = vedette_enum_list_labels (VEDETTE_TYPE_ROLLING);
  g_auto (GStrv) levels = vedette_enum_list_labels (VEDETTE_TYPE_LEVEL);

  add (group, "keep-awake", _("Keep the Screen Awake"), _("While a battle is open"),
       (const char *[]){ _("20 minutes after a key"), _("Always"), _("Never"), NULL });
  add (group, "paper", _("Paper"), NULL, (const char *[]){ _("As usual here"), _("A4"), _("Letter"), NULL });
  group = vedette_dialog_add_group (VEDETTE_DIALOG (self), _("New Battles"));
  add (group, "dice", _(VEDETTE_LABEL_DICE), _("Each side of a battle can change it"), (const char * const *) dice);
  add (group, "level", _(VEDETTE_LABEL_LEVEL), _("A battle can change it at any time"), (const char * const *) levels);
  return self;
}
