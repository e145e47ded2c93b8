/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A text that a system reads, typed, with how it is read below it; Enter makes what it says. */

#include "vedette-config.h"

#include "ui/declare/vedette-typed-entry.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/exchange/vedette-army.h"
#include "ui/declare/vedette-typed-box.h"
#include "ui/widgets/vedette-focus.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-style.h"

#define MAX_TITLE 14
#define SPACING 6
/* Higher than this, what is said of a typed text scrolls. */
#define MAX_READING 320
/* The style class of a reading that never scrolls */
#define UNROLLED "unrolled"

struct _VedetteTypedEntry
{
  AdwBin parent_instance;

  GtkGrid *grid;
  GtkLabel *title;
  GtkEntry *entry;
  GtkLabel *error;
  VedetteTypedBox *typed;
  VedetteSession *session;
  char *move;
  char *about; /* NULL for none */
  gint64 id;
  guint handing; /* an army that was pasted goes elsewhere at once */
};

enum
{
  SIGNAL_ADDED,
  SIGNAL_NOTHING,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteTypedEntry, vedette_typed_entry, ADW_TYPE_BIN)

static void
vedette_typed_entry_dispose (GObject *object)
{
  VedetteTypedEntry *self = VEDETTE_TYPED_ENTRY (object);

  g_clear_handle_id (&self->handing, g_source_remove);
  g_clear_object (&self->session);
  g_clear_pointer (&self->move, g_free);
  g_clear_pointer (&self->about, g_free);

  G_OBJECT_CLASS (vedette_typed_entry_parent_class)->dispose (object);
}

static gboolean
vedette_typed_entry_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (VEDETTE_TYPED_ENTRY (widget)->entry));
}

static void
vedette_typed_entry_class_init (VedetteTypedEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_typed_entry_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = vedette_typed_entry_grab_focus;
  vedette_focus_pass_through (GTK_WIDGET_CLASS (klass));

  /**
   * VedetteTypedEntry::added:
   *
   * The text was taken.
   */
  signals[SIGNAL_ADDED] = g_signal_new ("added", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                        0);

  /**
   * VedetteTypedEntry::nothing:
   *
   * Enter was pressed where nothing stands.
   *
   * Returns: whether that was meant so; else it is said that nothing stands there
   */
  signals[SIGNAL_NOTHING] = g_signal_new ("nothing", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                          g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 0);
}

static void
vedette_typed_entry_init (VedetteTypedEntry *self)
{
}

static void
mark (VedetteTypedEntry *self,
      gboolean           wrong)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  vedette_style_set_class (GTK_WIDGET (self->entry), "error", wrong);
}

static VedetteMove *
make_move (VedetteTypedEntry *self)
{
  VedetteMove *move = vedette_session_new_move (self->session, self->move);

  g_object_set (move, "text", gtk_editable_get_text (GTK_EDITABLE (self->entry)), NULL);
  if (self->about != NULL)
    g_object_set (move, self->about, self->id, NULL);
  return move;
}

static gboolean
is_blank (VedetteTypedEntry *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));

  return *text == '\0';
}

/* Shows how the text is read; @error is what keeps it from being added besides. */
static void
show_reading (VedetteTypedEntry *self,
              gboolean           whole,
              const char        *error)
{
  g_autoptr (VedetteMove) move = make_move (self);
  g_autoptr (VedetteReading) reading = is_blank (self) ? NULL
                                                       : vedette_rules_read_typed (vedette_session_get_rules (self->session),
                                                                                   move);
  g_autoptr (PangoAttrList) doubtful = NULL;
  g_autofree char *said = NULL;

  vedette_typed_box_show (self->typed, reading, whole);
  vedette_focus_skip_empty (gtk_widget_get_ancestor (GTK_WIDGET (self->typed), GTK_TYPE_SCROLLED_WINDOW));
  doubtful = vedette_typed_box_list_doubtful (self->typed);
  gtk_entry_set_attributes (self->entry, doubtful);
  gtk_label_set_text (self->error, error != NULL ? error : "");
  gtk_widget_set_visible (GTK_WIDGET (self->error), error != NULL);
  said = error != NULL ? g_strdup (error) : vedette_typed_box_say (self->typed);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, said, -1);
  mark (self, whole);
}

/* Whether what keeps the text from being added is said by its reading */
static gboolean
is_doubt (VedetteTypedEntry *self,
          VedetteMove       *move)
{
  g_autoptr (VedetteReading) reading = vedette_rules_read_typed (vedette_session_get_rules (self->session), move);

  return !is_blank (self) && reading != NULL &&
         (vedette_reading_has (reading, VEDETTE_DOUBT_FAULT) || vedette_reading_has (reading, VEDETTE_DOUBT_QUESTION));
}

/* What was taken is undone as a step of the battle, and not by typing it again. */
static void
empty (VedetteTypedEntry *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  gtk_editable_set_enable_undo (GTK_EDITABLE (self->entry), FALSE);
  gtk_editable_set_enable_undo (GTK_EDITABLE (self->entry), TRUE);
}

/* What was not understood stays to be mended, and what may be meant otherwise to be looked at. */
static void
add (VedetteTypedEntry *self,
     gboolean           agreed)
{
  g_autoptr (VedetteMove) move = make_move (self);
  g_autoptr (GError) error = NULL;

  if (vedette_session_perform (self->session, move, 0, agreed, &error) != NULL)
    {
      empty (self);
      g_signal_emit (self, signals[SIGNAL_ADDED], 0);
      return;
    }
  /* It is said here, beside what it is about. */
  vedette_session_set_why_not (self->session, NULL);
  show_reading (self, TRUE, is_doubt (self, move) ? NULL : error->message);
}

/* Whether Enter, which finishes the last word, also settles the doubt about this word. Anything that cannot be read at all is
 * shown first. */
static gboolean
settle_last_word (VedetteTypedEntry *self)
{
  show_reading (self, TRUE, NULL);
  return !vedette_typed_box_has_fault (self->typed) && vedette_typed_box_settle (self->typed);
}

/* As Enter in it does: what is in doubt is settled first, and the text is taken as it is shown then. */
void
vedette_typed_entry_add (VedetteTypedEntry *self)
{
  gboolean meant = FALSE;

  if (vedette_typed_entry_is_empty (self))
    g_signal_emit (self, signals[SIGNAL_NOTHING], 0, &meant);
  if (!meant && !vedette_typed_box_settle (self->typed) && !settle_last_word (self))
    add (self, FALSE);
}

gboolean
vedette_typed_entry_is_empty (VedetteTypedEntry *self)
{
  return *gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0';
}

static void
on_agreed (VedetteTypedEntry *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  add (self, TRUE);
}

static void
on_write (VedetteTypedEntry *self,
          const char        *text)
{
  g_autofree char *own = g_strdup (text);

  gtk_editable_set_text (GTK_EDITABLE (self->entry), own);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

static gboolean
is_allowed (VedetteTypedEntry *self,
            VedetteMove       *move)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (vedette_session_get_rules (self->session), move);

  return ruling->verdict == VEDETTE_VERDICT_ALLOWED;
}

static gboolean
has_heading (const char *text)
{
  g_auto (GStrv) lines = g_strsplit_set (text, "\n\r", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_suffix (g_strchomp (lines[i]), ":"))
      return TRUE;
  return FALSE;
}

/* Lines are for this entry, and so is what is only asked about; an army with headings is more than it can take. Whether it is
 * one, the rules know: what they read as an army and not as lines. */
static gboolean
is_army (VedetteTypedEntry *self,
         const char        *text)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  const VedetteArmyFormat *format = vedette_army_get_format (rules);
  g_autofree char *system = NULL;
  g_autoptr (VedetteMove) lines = NULL, army = NULL;
  g_autoptr (VedetteReading) reading = NULL;

  if (format == NULL || strpbrk (text, "\n\r") == NULL)
    return FALSE;
  system = vedette_army_get_system (text);
  if (system != NULL)
    return TRUE;
  lines = make_move (self);
  if (is_allowed (self, lines))
    return FALSE;
  if (has_heading (text))
    return TRUE;
  reading = vedette_rules_read_typed (rules, lines);
  if (reading != NULL && !vedette_reading_has (reading, VEDETTE_DOUBT_FAULT))
    return FALSE;
  army = vedette_army_new_import (rules, format->sides[0], text, NULL);
  return army != NULL && is_allowed (self, army);
}

/* Returns: (nullable): the side of the army's format that this entry is about */
static const char *
find_side (VedetteTypedEntry *self)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  const VedetteArmyFormat *format = vedette_army_get_format (rules);

  for (guint i = 0; self->about != NULL && format->sides[i] != NULL; i++)
    {
      g_autoptr (VedetteMove) army = vedette_army_new_import (rules, format->sides[i], "", NULL);
      GParamSpec *pspec = army != NULL ? g_object_class_find_property (G_OBJECT_GET_CLASS (army), self->about) : NULL;
      gint64 id = 0;

      if (pspec != NULL && G_PARAM_SPEC_VALUE_TYPE (pspec) == G_TYPE_INT64)
        g_object_get (army, self->about, &id, NULL);
      if (id == self->id)
        return format->sides[i];
    }
  return NULL;
}

/* Not while the entry is still busy with what was pasted */
static gboolean
hand_over (gpointer user_data)
{
  VedetteTypedEntry *self = user_data;
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  const char *side;

  self->handing = 0;
  if (!is_army (self, text))
    return G_SOURCE_REMOVE;
  side = find_side (self);
  if (gtk_widget_activate_action (GTK_WIDGET (self), "win.import-army-text", "(ss)", side != NULL ? side : "", text))
    empty (self);
  return G_SOURCE_REMOVE;
}

static void
on_changed (VedetteTypedEntry *self)
{
  show_reading (self, FALSE, NULL);
  if (self->handing == 0 && strpbrk (gtk_editable_get_text (GTK_EDITABLE (self->entry)), "\n\r") != NULL)
    self->handing = g_idle_add (hand_over, self);
}

/**
 * vedette_typed_entry_set_name:
 * @title: (nullable): what stands before it
 * @label: what it is called, for screen readers
 */
void
vedette_typed_entry_set_name (VedetteTypedEntry *self,
                              const char        *title,
                              const char        *label)
{
  gtk_label_set_text (self->title, title != NULL ? title : "");
  gtk_widget_set_visible (GTK_WIDGET (self->title), title != NULL);
  gtk_grid_set_column_spacing (self->grid, title != NULL ? SPACING : 0);
  /* A long name is cut short, an ordinary one never. */
  gtk_label_set_width_chars (self->title, title != NULL ? (int) MIN (g_utf8_strlen (title, -1), MAX_TITLE) : -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  vedette_spoken_set_tip (GTK_WIDGET (self->entry), label);
}

/**
 * vedette_typed_entry_set_hint:
 * @hint: what stands in the empty field, in place of the example
 */
void
vedette_typed_entry_set_hint (VedetteTypedEntry *self,
                              const char        *hint)
{
  gtk_entry_set_placeholder_text (self->entry, hint);
}

static GtkSizeRequestMode
get_reading_mode (GtkWidget *bin)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A scrolled window wants the height that its child would have if no line were wrapped; here, what it needs. Where all around
 * it scrolls, it is not to scroll besides. */
static void
measure_reading (GtkWidget      *bin,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  GtkWidget *scrolled = gtk_widget_get_first_child (bin);
  int needed;

  gtk_widget_measure (scrolled, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  gtk_widget_measure (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled)), orientation, for_size, NULL, &needed,
                      NULL, NULL);
  if (gtk_widget_has_css_class (scrolled, UNROLLED))
    *minimum = MAX (*minimum, needed);
  *natural = CLAMP (needed, *minimum, MAX (*minimum, MAX_READING));
}

static void
allocate_reading (GtkWidget *bin,
                  int        width,
                  int        height,
                  int        baseline)
{
  gtk_widget_size_allocate (gtk_widget_get_first_child (bin), &(GtkAllocation){ 0, 0, width, height }, baseline);
}

/* A list that was pasted leaves room for what is below. */
static GtkWidget *
make_reading (VedetteTypedEntry *self)
{
  GtkWidget *bin = adw_bin_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_widget_set_focusable (scrolled, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->typed));
  gtk_widget_add_css_class (scrolled, "reading");
  vedette_focus_skip_empty (scrolled);
  gtk_widget_set_layout_manager (bin, gtk_custom_layout_new (get_reading_mode, measure_reading, allocate_reading));
  adw_bin_set_child (ADW_BIN (bin), scrolled);
  g_object_bind_property (self->typed, "visible", bin, "visible", G_BINDING_SYNC_CREATE);
  return bin;
}

static const char *
get_example (VedetteTypedEntry *self)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, self->move);
  GParamSpec *pspec = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), "text");
  const char *example = vedette_param_spec_get_field (pspec)->example;

  return example != NULL ? g_dgettext (GETTEXT_PACKAGE, example) : NULL;
}

/**
 * vedette_typed_entry_new:
 * @move: the name of a move that is said by a `text`
 * @about: (nullable): another parameter of it, that says whom it is about
 * @id: what that parameter is
 *
 * Returns: (transfer floating): an entry without a name
 */
GtkWidget *
vedette_typed_entry_new (VedetteSession *session,
                         const char     *move,
                         const char     *about,
                         gint64          id)
{
  VedetteTypedEntry *self = g_object_new (VEDETTE_TYPE_TYPED_ENTRY, NULL);
  GtkWidget *grid = gtk_grid_new ();

  self->session = g_object_ref (session);
  self->move = g_strdup (move);
  self->about = g_strdup (about);
  self->id = id;
  self->title = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (self->title, PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (self->title, MAX_TITLE);
  gtk_label_set_xalign (self->title, 0);
  self->entry = GTK_ENTRY (gtk_entry_new ());
  gtk_widget_set_hexpand (GTK_WIDGET (self->entry), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 8);
  gtk_entry_set_placeholder_text (self->entry, get_example (self));
  self->error = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->error, TRUE);
  gtk_label_set_wrap_mode (self->error, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (self->error, 0);
  /* Else the window would have room for it one word below the other. */
  gtk_label_set_width_chars (self->error, 30);
  gtk_widget_add_css_class (GTK_WIDGET (self->error), "error");
  gtk_widget_set_visible (GTK_WIDGET (self->error), FALSE);
  self->grid = GTK_GRID (grid);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (self->title), 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (self->entry), 1, 0, 1, 1);
  self->typed = VEDETTE_TYPED_BOX (vedette_typed_box_new ());
  gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (self->error), 0, 1, 2, 1);
  gtk_grid_attach (GTK_GRID (grid), make_reading (self), 0, 2, 2, 1);
  adw_bin_set_child (ADW_BIN (self), grid);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (vedette_typed_entry_add), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->typed, "agreed", G_CALLBACK (on_agreed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->typed, "taken", G_CALLBACK (vedette_typed_entry_add), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->typed, "write", G_CALLBACK (on_write), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/**
 * vedette_typed_entry_align:
 * @group: of all entries whose fields are to stand below each other
 */
void
vedette_typed_entry_align (VedetteTypedEntry *self,
                           GtkSizeGroup      *group)
{
  gtk_size_group_add_widget (group, GTK_WIDGET (self->title));
}

/**
 * vedette_typed_entry_unroll:
 *
 * Shows all that is said of what is typed, however much it is: for an entry in something that scrolls as a whole.
 */
void
vedette_typed_entry_unroll (VedetteTypedEntry *self)
{
  gtk_widget_add_css_class (gtk_widget_get_ancestor (GTK_WIDGET (self->typed), GTK_TYPE_SCROLLED_WINDOW), UNROLLED);
}

/**
 * vedette_typed_entry_go_on:
 *
 * Puts the focus where the typing ended, so that the next letter does not replace all that stands there.
 */
void
vedette_typed_entry_go_on (VedetteTypedEntry *self)
{
  gtk_entry_grab_focus_without_selecting (self->entry);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}
