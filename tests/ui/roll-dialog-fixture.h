/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tests of the roll dialog share: a battle in which a roll is due, the dialog, its parts and keys. */

#pragma once

#include <adwaita.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui-access.h"

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

GtkWidget *get_faces (Fixture *fixture);
GtkWidget *get_face (Fixture *fixture, int natural);
GtkWidget *get_number (Fixture *fixture);
GtkWidget *get_chance (Fixture *fixture);
GtkWidget *get_sum_label (Fixture *fixture);
const char *get_needed (Fixture *fixture);
const char *get_sum (Fixture *fixture);
const char *get_in_words (Fixture *fixture);
const char *get_why_not (Fixture *fixture);
GtkEditable *get_die (Fixture *fixture);
GtkWidget *find_text (Fixture *fixture, const char *text);
GtkWidget *find_button (Fixture *fixture, const char *text);
gboolean is_on (Fixture *fixture, const char *text);
void assert_touchable (Fixture *fixture);
gboolean press (Fixture *fixture, guint keyval);
void press_enter (Fixture *fixture);
void click (Fixture *fixture, const char *text);
gint64 add_figure (VedetteEdit *edit, gint64 side, const char *name, int count, VedetteTroops troops, VedetteLeader leader);
void commit (Fixture *fixture, VedetteEdit *edit);
void begin (Fixture *fixture);
void new_session (Fixture *fixture);
void set_up (Fixture *fixture, gconstpointer data);
void set_up_bare (Fixture *fixture, gconstpointer data);
void open_dialog_above (Fixture *fixture, GtkWindow *parent);
void open_dialog (Fixture *fixture);
void open_narrow_dialog (Fixture *fixture);
void tear_down (Fixture *fixture, gconstpointer data);
JsonObject *get_facts (Fixture *fixture);
const char *get_kind (Fixture *fixture);
void assert_closed (Fixture *fixture, const char *kind);

#define ADD(name, set, data, test) g_test_add ("/roll-dialog/" name, Fixture, data, set, test, tear_down)
