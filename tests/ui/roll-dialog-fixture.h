/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tests of the roll dialog share: a battle in which a roll is due, the dialog, its widgets and keys. */

#pragma once

#include <adwaita.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/skirmish/roll/vedette-roll-dialog.h"
#include "ui-support.h"

typedef struct
{
  VedetteSession *session;
  GtkWidget *dialog;
  VedetteSkirmish skirmish;
  gint64 wat;
  gint64 squires;
  char *needed;
  char *sum;
} Fixture;

typedef struct
{
  const char *text;
  const char *css_class;
  GType type;
  GtkWidget *found;
} Search;

const char *get_text (GtkWidget *widget);
void walk (GtkWidget *widget, void (*visit) (GtkWidget *widget, gpointer data), gpointer data);
void look (GtkWidget *widget, gpointer data);
GtkWidget *find_text (GtkWidget *root, const char *text);
GtkWidget *find_class (GtkWidget *root, const char *css_class);
GtkWidget *find_button (GtkWidget *root, const char *text);
const char *get_needed (Fixture *fixture);
const char *get_sum (Fixture *fixture);
const char *get_why_not (Fixture *fixture);
GtkEditable *get_die (Fixture *fixture);
gboolean is_on (Fixture *fixture, const char *text);
gboolean press (Fixture *fixture, guint keyval);
void press_enter (Fixture *fixture);
void click (Fixture *fixture, const char *text);
gint64 add_figure (VedetteEdit *edit, gint64 side, const char *name, int count, VedetteTroops troops, VedetteLeader leader);
void commit (Fixture *fixture, VedetteEdit *edit);
void begin (Fixture *fixture);
void new_session (Fixture *fixture);
void set_up (Fixture *fixture, gconstpointer data);
void set_up_bare (Fixture *fixture, gconstpointer data);
void forget (gpointer data, GObject *gone);
void open_dialog (Fixture *fixture);
void tear_down (Fixture *fixture, gconstpointer data);
JsonObject *get_facts (Fixture *fixture);
const char *get_kind (Fixture *fixture);
void assert_closed (Fixture *fixture, const char *kind);

#define ADD(name, set, data, test) g_test_add ("/roll-dialog/" name, Fixture, data, set, test, tear_down)
