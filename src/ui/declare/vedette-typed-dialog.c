/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for a text that a system reads, with how it is read below it. */

#include "vedette-config.h"

#include "ui/declare/vedette-typed-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "ui/declare/vedette-move-dialog.h"
#include "ui/declare/vedette-typed-entry.h"

/* In px: a line of an army as it is typed; what is about the entries; and an entry with the pieces that were understood and
 * a doubt or two */
#define WIDTH 580
#define HEIGHT_AROUND 150
#define HEIGHT_OF_ENTRY 170

struct _VedetteTypedDialog
{
  VedetteDialog parent_instance;

  GPtrArray *entries; /* (element-type VedetteTypedEntry), borrowed */
  GtkSizeGroup *titles;
  guint showing;      /* what was not taken is scrolled to */
  gboolean added;     /* so that nothing is cancelled any more */
  gboolean closes;    /* when nothing is left in it */
};

G_DEFINE_FINAL_TYPE (VedetteTypedDialog, vedette_typed_dialog, VEDETTE_TYPE_DIALOG)

/* After the layout, for by then it is known how much is said of it. */
static gboolean
show_left (gpointer user_data)
{
  VedetteTypedDialog *self = user_data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget *entry = focus != NULL ? gtk_widget_get_ancestor (focus, VEDETTE_TYPE_TYPED_ENTRY) : NULL;
  GtkWidget *scrolled = entry != NULL ? gtk_widget_get_ancestor (entry, GTK_TYPE_SCROLLED_WINDOW) : NULL;
  GtkAdjustment *adjustment = scrolled != NULL ? gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled)) : NULL;
  graphene_rect_t bounds;

  self->showing = 0;
  if (adjustment != NULL && gtk_widget_compute_bounds (entry, scrolled, &bounds))
    {
      double top = gtk_adjustment_get_value (adjustment) + bounds.origin.y;

      gtk_adjustment_clamp_page (adjustment, top, top + bounds.size.height);
    }
  return G_SOURCE_REMOVE;
}

/* What was not taken is where to go on, and why it was not is to be seen. */
static void
go_to_left (VedetteTypedDialog *self)
{
  for (guint i = 0; i < self->entries->len; i++)
    if (!vedette_typed_entry_is_empty (self->entries->pdata[i]))
      {
        vedette_typed_entry_go_on (self->entries->pdata[i]);
        if (self->showing == 0)
          self->showing = g_idle_add_full (G_PRIORITY_LOW, show_left, self, NULL);
        return;
      }
}

/* Takes all that was typed; where that is nothing, the first one says so. */
static void
take (VedetteTypedDialog *self,
      gboolean            closes)
{
  g_autoptr (GPtrArray) written = g_ptr_array_new ();
  /* It goes with the last that is taken. */
  g_autoptr (VedetteTypedDialog) alive G_GNUC_UNUSED = g_object_ref (self);

  self->closes = closes;
  for (guint i = 0; i < self->entries->len; i++)
    if (!vedette_typed_entry_is_empty (self->entries->pdata[i]))
      g_ptr_array_add (written, self->entries->pdata[i]);
  if (written->len == 0)
    g_ptr_array_add (written, self->entries->pdata[0]);
  for (guint i = 0; i < written->len; i++)
    vedette_typed_entry_add (written->pdata[i]);
  self->closes = FALSE;
  go_to_left (self);
}

static void
vedette_typed_dialog_accept (VedetteDialog *dialog)
{
  take (VEDETTE_TYPED_DIALOG (dialog), FALSE);
}

static void
activate_add_last (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  take (VEDETTE_TYPED_DIALOG (widget), TRUE);
}

static gboolean
is_empty (VedetteTypedDialog *self)
{
  for (guint i = 0; i < self->entries->len; i++)
    if (!vedette_typed_entry_is_empty (self->entries->pdata[i]))
      return FALSE;
  return TRUE;
}

/* More is typed in the same place: a window that goes would leave the next line to the keys of the battle. */
static void
on_added (VedetteTypedDialog *self,
          GtkWidget          *entry)
{
  self->added = TRUE;
  vedette_dialog_set_cancel (VEDETTE_DIALOG (self), _("Done"));
  if (self->closes && is_empty (self))
    gtk_window_close (GTK_WINDOW (self));
  else
    gtk_widget_grab_focus (entry);
}

/* Enter where nothing was typed: whoever has added something is through. Returns: whether it was meant so */
static gboolean
on_nothing (VedetteTypedDialog *self)
{
  if (!self->added || !is_empty (self))
    return FALSE;
  gtk_window_close (GTK_WINDOW (self));
  return TRUE;
}

static void
vedette_typed_dialog_dispose (GObject *object)
{
  g_clear_handle_id (&VEDETTE_TYPED_DIALOG (object)->showing, g_source_remove);
  g_ptr_array_set_size (VEDETTE_TYPED_DIALOG (object)->entries, 0);

  G_OBJECT_CLASS (vedette_typed_dialog_parent_class)->dispose (object);
}

static void
vedette_typed_dialog_finalize (GObject *object)
{
  g_ptr_array_unref (VEDETTE_TYPED_DIALOG (object)->entries);
  g_object_unref (VEDETTE_TYPED_DIALOG (object)->titles);

  G_OBJECT_CLASS (vedette_typed_dialog_parent_class)->finalize (object);
}

static void
vedette_typed_dialog_class_init (VedetteTypedDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_typed_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = vedette_typed_dialog_finalize;
  VEDETTE_DIALOG_CLASS (klass)->accept = vedette_typed_dialog_accept;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "typed.add-last", NULL, activate_add_last);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Return, GDK_SHIFT_MASK, "typed.add-last", NULL);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_KP_Enter, GDK_SHIFT_MASK, "typed.add-last", NULL);
}

static void
vedette_typed_dialog_init (VedetteTypedDialog *self)
{
  self->entries = g_ptr_array_new ();
  self->titles = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
}

static void
add_entry (VedetteTypedDialog *self,
           VedetteSession     *session,
           VedetteMove        *move,
           const char         *about,
           VedetteChoice      *whom)
{
  VedetteTypedEntry *entry = VEDETTE_TYPED_ENTRY (vedette_typed_entry_new (session, vedette_move_get_name (move), about,
                                                                           whom != NULL ? whom->id : 0));
  const char *title = whom != NULL ? whom->label : NULL;

  vedette_typed_entry_set_name (entry, title, title != NULL ? title : vedette_move_get_label (move));
  vedette_typed_entry_align (entry, self->titles);
  vedette_typed_entry_unroll (entry);
  vedette_dialog_add (VEDETTE_DIALOG (self), GTK_WIDGET (entry));
  g_signal_connect_object (entry, "added", G_CALLBACK (on_added), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "nothing", G_CALLBACK (on_nothing), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->entries, entry);
}

/* Returns: (nullable): the parameter that has to say whom the text is about */
static const char *
find_about (VedetteMove *move)
{
  guint n_pspecs;
  GParamSpec **pspecs = vedette_move_list_params (move, &n_pspecs);

  for (guint i = 0; i < n_pspecs; i++)
    if (vedette_param_spec_get_field (pspecs[i])->needed && G_PARAM_SPEC_VALUE_TYPE (pspecs[i]) == G_TYPE_INT64)
      return pspecs[i]->name;
  return NULL;
}

/**
 * vedette_typed_dialog_new:
 * @move: one that is said by a `text`; where it has to be said, too, whom that is about, there is an entry for each
 *
 * Returns: (transfer none): a modal window, to be presented; it stays, so that more can be typed
 */
GtkWidget *
vedette_typed_dialog_new (GtkWindow      *parent,
                          VedetteSession *session,
                          VedetteMove    *move)
{
  g_autofree char *title = vedette_move_strip_ellipsis (vedette_move_get_label (move));
  VedetteTypedDialog *self = g_object_new (VEDETTE_TYPE_TYPED_DIALOG, "transient-for", parent, "modal", TRUE, "title", title,
                                           NULL);
  VedetteRules *rules = vedette_session_get_rules (session);
  const char *about = find_about (move);
  g_autoptr (GListModel) choices = about != NULL ? vedette_move_get_choices (move, rules, about,
                                                                             vedette_rules_get_viewer (rules))
                                                 : NULL;
  guint n = choices != NULL ? g_list_model_get_n_items (choices) : 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (VedetteChoice) whom = g_list_model_get_item (choices, i);

      add_entry (self, session, move, about, whom);
    }
  if (n == 0)
    add_entry (self, session, move, NULL, NULL);
  vedette_dialog_set_accept (VEDETTE_DIALOG (self), _("Add"));
  gtk_widget_set_tooltip_text (gtk_window_get_default_widget (GTK_WINDOW (self)), _("Add these lines; Shift+Enter also closes "
                                                                                    "the window"));
  /* How it is read is said below while it is typed. */
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, HEIGHT_AROUND + HEIGHT_OF_ENTRY * (int) self->entries->len);
  gtk_widget_grab_focus (self->entries->pdata[0]);
  return GTK_WIDGET (self);
}
