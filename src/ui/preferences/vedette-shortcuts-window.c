/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows all keys: those of the program from the table that binds them, those of a battle from what its system offers. */

#include "vedette-config.h"

#include "ui/preferences/vedette-shortcuts-window.h"

#include <glib/gi18n-lib.h>

#include "core/systems.h"
#include "ui/preferences/vedette-shortcut-table.h"
#include "ui/system/vedette-offer-key.h"
#include "ui/widgets/vedette-dialog.h"

/* The sections as they are made */
typedef struct
{
  VedetteDialog *dialog;
  const char *section; /* untranslated */
  GtkWidget *list;
} Sections;

/* Returns: (transfer full): an accelerator as it is to be read */
static char *
show_accelerator (const char *accelerator)
{
  guint key;
  GdkModifierType modifiers;

  if (!gtk_accelerator_parse (accelerator, &key, &modifiers))
    g_return_val_if_reached (g_strdup (accelerator));
  return gtk_accelerator_get_label (key, modifiers);
}

static GtkWidget *
make_label (const char *text,
            float       xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  return label;
}

static GtkWidget *
make_row (const char *text,
          const char *key)
{
  /* Translators: what a key does, and the key */
  g_autofree char *whole = g_strdup_printf (_("%s: %s"), text, key);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *what = make_label (text, 0);
  GtkWidget *label = make_label (key, 1);

  gtk_widget_set_hexpand (what, TRUE);
  gtk_widget_add_css_class (label, "key");
  g_object_set (box, "margin-start", 12, "margin-end", 12, "margin-top", 8, "margin-bottom", 8, NULL);
  gtk_box_append (GTK_BOX (box), what);
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  /* A row takes the focus so that the list can be scrolled and read by keys. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
  return row;
}

static GtkWidget *
add_section (VedetteDialog *dialog,
             const char    *title)
{
  GtkWidget *group = vedette_dialog_add_group (dialog, title);
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), list);
  return list;
}

/* @section: untranslated, a new one if it is not that of the row before */
static void
add (Sections   *self,
     const char *section,
     const char *text,
     const char *key)
{
  if (g_strcmp0 (self->section, section) != 0)
    self->list = add_section (self->dialog, _(section));
  self->section = section;
  gtk_list_box_append (GTK_LIST_BOX (self->list), make_row (text, key));
}

static void
add_shortcut (Sections              *self,
              const VedetteShortcut *shortcut)
{
  g_autofree char *key = show_accelerator (shortcut->keys[0]);

  if (shortcut->label != NULL)
    add (self, shortcut->section, _(shortcut->label), key);
}

static void
add_page (Sections   *self,
          const char *title,
          guint       n)
{
  /* Translators: the title of a view, such as Play or Log */
  g_autofree char *text = g_strdup_printf (_("Show %s"), title);
  g_autofree char *accelerator = g_strdup_printf ("<Alt>%u", n);
  g_autofree char *key = show_accelerator (accelerator);

  add (self, N_("Views"), text, key);
}

/* What is due, the moves of the game, and what else is offered with a key of its own */
static void
add_offers (Sections     *self,
            VedetteRules *rules)
{
  static const char *const section = N_("Play");
  g_autofree char *enter = vedette_offer_key_show (VEDETTE_OFFER_ENTER);

  add (self, section, _("What is due"), enter);
  vedette_each_new (VedetteMove, move, vedette_rules_list_moves (rules))
    {
      const char *key = vedette_move_get_key (move);
      g_autofree char *shown = key != NULL ? vedette_offer_key_show (key) : NULL;

      if (shown != NULL && vedette_move_get_group (move) == VEDETTE_MOVE_PLAY)
        add (self, section, vedette_move_get_label (move), shown);
    }
  for (const VedetteKey *key = vedette_rules_get_keys (rules); key->key != NULL; key++)
    {
      g_autofree char *shown = vedette_offer_key_show (key->key);

      add (self, section, vedette_rules_get_key_label (rules, key), shown);
    }
  add (self, section, _("Find a move"), "/");
}

static void
add_system (Sections              *self,
            const VedetteUiSystem *system)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (system->system->schema);
  g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);
  guint n_pages = vedette_ui_system_n_pages (system);

  add_page (self, _("Play"), 1);
  for (guint i = 0; i < n_pages; i++)
    add_page (self, _(system->pages[i].title), i + 2);
  add_page (self, _("Log"), n_pages + 2);
  add_offers (self, rules);
  for (guint i = 0; system->shortcuts != NULL && system->shortcuts[i] != NULL; i++)
    for (const VedetteShortcut *shortcut = system->shortcuts[i]; shortcut->keys[0] != NULL; shortcut++)
      add_shortcut (self, shortcut);
}

/**
 * vedette_shortcuts_window_new:
 * @system: (nullable): of the battle that is played; %NULL without one: the keys of all
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_shortcuts_window_new (GtkWindow             *parent,
                              const VedetteUiSystem *system)
{
  GtkWidget *self = g_object_new (VEDETTE_TYPE_DIALOG, "transient-for", parent, "modal", TRUE, "title",
                                  _("Keyboard Shortcuts"), NULL);
  Sections sections = { .dialog = VEDETTE_DIALOG (self) };

  for (guint i = 0; i < vedette_shortcut_get_n (); i++)
    add_shortcut (&sections, vedette_shortcut_nth (i));
  if (system != NULL)
    add_system (&sections, system);
  for (guint i = 0; system == NULL && vedette_ui_systems[i] != NULL; i++)
    add_system (&sections, vedette_ui_systems[i]);
  return self;
}
