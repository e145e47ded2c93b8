/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the whole program, each written once: the application binds those of actions, the shortcuts window shows all. */

#include "vedette-config.h"

#include "ui/preferences/vedette-shortcut-table.h"

#include <glib/gi18n-lib.h>

#define PROGRAM N_("Program")
#define BATTLE N_("Battle")
#define START N_("List of battles")
#define PLAY N_("Play")
#define ROLL N_("Roll")

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

  { BATTLE, N_("Undo"), "win.undo", { "<Control>z" } },
  { BATTLE, N_("Redo"), "win.redo", { "<Control><Shift>z" } },
  { BATTLE, N_("Print"), "win.print", { "<Control>p" } },
  { BATTLE, N_("Show Play"), "win.view::play", { "<Alt>1" } },
  { BATTLE, N_("Show Forces"), "win.view::forces", { "<Alt>2" } },
  { BATTLE, N_("Show Orders"), "win.view::orders", { "<Alt>3" } },
  { BATTLE, N_("Show Log"), "win.view::log", { "<Alt>4" } },
  { BATTLE, N_("Find in the log"), NULL, { "<Control>f" } },
  { BATTLE, N_("Join into a body"), NULL, { "<Control>j" } },
  { BATTLE, N_("Take out of the body"), NULL, { "<Control><Shift>j" } },

  { START, N_("Resume the battle"), NULL, { "Return" } },
  { START, N_("Rename"), NULL, { "F2" } },
  { START, N_("Move to the wastebasket"), NULL, { "Delete" } },
  { START, N_("Take it back"), NULL, { "<Control>z" } },

  { PLAY, N_("What is due"), NULL, { "Return" } },
  { PLAY, N_("No roll, or nobody"), NULL, { "n" } },
  { PLAY, N_("March"), NULL, { "m" } },
  { PLAY, N_("Charge"), NULL, { "c" } },
  { PLAY, N_("Shoot"), NULL, { "s" } },
  { PLAY, N_("Move and shoot"), NULL, { "v" } },
  { PLAY, N_("Fight"), NULL, { "f" } },
  { PLAY, N_("To me!"), NULL, { "t" } },
  { PLAY, N_("Other task"), NULL, { "o" } },
  { PLAY, N_("Hold"), NULL, { "h" } },
  { PLAY, N_("Out"), NULL, { "x" } },
  { PLAY, N_("Left the table"), NULL, { "w" } },
  { PLAY, N_("Losses of the round"), NULL, { "l" } },
  { PLAY, N_("Card or condition"), NULL, { "k" } },
  { PLAY, N_("Duel"), NULL, { "d" } },
  { PLAY, N_("Arrive"), NULL, { "a" } },
  { PLAY, N_("Reveal"), NULL, { "l" } },
  { PLAY, N_("Shoot back"), NULL, { "b" } },
  { PLAY, N_("Engage in reaction"), NULL, { "e" } },
  { PLAY, N_("Run in reaction"), NULL, { "u" } },
  { PLAY, N_("End of the game, when it is time to stop"), NULL, { "g" } },
  { PLAY, N_("Put right"), NULL, { "<Control>e" } },
  { PLAY, N_("Find in the roster"), NULL, { "slash" } },

  { ROLL, N_("Take the die, or roll"), NULL, { "Return" } },
  { ROLL, N_("Why: he goes in"), NULL, { "g" } },
  { ROLL, N_("Why: he shoots"), NULL, { "s" } },
  { ROLL, N_("Why: into or out of view"), NULL, { "v" } },
  { ROLL, N_("Why: he leaves"), NULL, { "l" } },
  { ROLL, N_("In reach"), NULL, { "r" } },
  { ROLL, N_("Out of sight"), NULL, { "o" } },
  { ROLL, N_("In melee"), NULL, { "e" } },
  { ROLL, N_("Breaks off"), NULL, { "b" } },
  { ROLL, N_("By order card"), NULL, { "c" } },
  { ROLL, N_("Another factor, one more"), NULL, { "plus" } },
  { ROLL, N_("Another factor, one less"), NULL, { "minus" } },
  { ROLL, N_("No roll"), NULL, { "n" } },
  { ROLL, N_("Only: won"), NULL, { "y" } },
  { ROLL, N_("Only: lost"), NULL, { "q" } },
  { ROLL, N_("The die was 1 to 3"), NULL, { "m" } },
  { ROLL, N_("Agreed"), NULL, { "a" } },
  { ROLL, N_("He is out"), NULL, { "Delete" } },
  { ROLL, N_("Find a man"), NULL, { "slash" } },
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
