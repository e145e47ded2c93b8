/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the program itself, each written once: the application binds those of actions, the shortcuts window shows all. */

#include "vedette-config.h"

#include "ui/preferences/vedette-shortcut-table.h"

#include <glib/gi18n-lib.h>

#define PROGRAM N_("Program")
#define BATTLE N_("Battle")
#define START N_("List of battles")

static const VedetteShortcut rows[] = {
  { PROGRAM, N_("New battle"), "app.new", { "<Control>n" } },
  { PROGRAM, N_("Open a battle"), "app.open", { "<Control>o" } },
  { PROGRAM, N_("List of battles"), "app.battles", { "<Control>b" } },
  { PROGRAM, N_("Preferences"), "app.preferences", { "<Control>comma" } },
  { PROGRAM, N_("Keyboard shortcuts"), "app.shortcuts", { "<Control>question", "<Control><Shift>slash" } },
  { PROGRAM, N_("Help"), "app.help", { "F1" } },
  { PROGRAM, N_("Main menu"), NULL, { "F10" } },
  { PROGRAM, N_("Close the window"), "window.close", { "<Control>w" } },
  { PROGRAM, N_("Quit"), "app.quit", { "<Control>q" } },

  { BATTLE, N_("Undo"), "win.undo-key", { "<Control>z" } },
  { BATTLE, N_("Redo"), "win.redo-key", { "<Control><Shift>z" } },
  { BATTLE, N_("Print"), "win.print", { "<Control>p" } },
  { BATTLE, N_("Table View"), "win.table-view", { "F11" } },
  { BATTLE, N_("Find in the log"), NULL, { "<Control>f" } },

  { START, N_("Resume the battle"), NULL, { "Return" } },
  { START, N_("Rename"), NULL, { "F2" } },
  { START, N_("Move to Trash"), NULL, { "Delete" } },
  { START, N_("Undo"), NULL, { "<Control>z" } },
};

guint
vedette_shortcut_get_n (void)
{
  return G_N_ELEMENTS (rows);
}

const VedetteShortcut *
vedette_shortcut_nth (guint i)
{
  g_return_val_if_fail (i < G_N_ELEMENTS (rows), NULL);

  return &rows[i];
}
