/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of record lists in columns, which stand below each other in a narrow window. */

#include "vedette-config.h"

#include "ui/records/vedette-record-page.h"

#include "ui/declare/vedette-typed-entry.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-focus.h"
#include "ui/widgets/vedette-why-button.h"

struct _VedetteRecordPage
{
  AdwBin parent_instance;

  /* template */
  GtkBox *content;
  AdwBin *entry_place;
  AdwBin *why_not;
  AdwBin *empty_place;
  GtkGrid *columns;

  GPtrArray *panels; /* (element-type VedetteRecordPanel), borrowed */
  VedetteSession *session;
  void (*update) (gpointer data); /* NULL when the page goes */
  gpointer data;
  GDestroyNotify destroy;
};

G_DEFINE_FINAL_TYPE (VedetteRecordPage, vedette_record_page, ADW_TYPE_BIN)

static gboolean
vedette_record_page_grab_focus (GtkWidget *widget)
{
  VedetteRecordPage *self = VEDETTE_RECORD_PAGE (widget);
  GtkWidget *entry = adw_bin_get_child (self->entry_place);

  return gtk_widget_grab_focus (entry != NULL ? entry : self->panels->pdata[0]);
}

static void
vedette_record_page_dispose (GObject *object)
{
  VedetteRecordPage *self = VEDETTE_RECORD_PAGE (object);

  self->update = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_RECORD_PAGE);
  g_clear_object (&self->session);
  g_clear_pointer (&self->panels, g_ptr_array_unref);
  /* The rows, which read the data, are gone now. */
  g_clear_pointer (&self->data, self->destroy);

  G_OBJECT_CLASS (vedette_record_page_parent_class)->dispose (object);
}

static void
activate_add (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  gtk_widget_grab_focus (widget);
}

static void
vedette_record_page_class_init (VedetteRecordPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_record_page_dispose;
  widget_class->grab_focus = vedette_record_page_grab_focus;
  vedette_focus_pass_through (widget_class);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/records/vedette-record-page.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteRecordPage, content);
  gtk_widget_class_bind_template_child (widget_class, VedetteRecordPage, entry_place);
  gtk_widget_class_bind_template_child (widget_class, VedetteRecordPage, why_not);
  gtk_widget_class_bind_template_child (widget_class, VedetteRecordPage, empty_place);
  gtk_widget_class_bind_template_child (widget_class, VedetteRecordPage, columns);
  gtk_widget_class_install_action (widget_class, "record.add", NULL, activate_add);
}

static void
vedette_record_page_init (VedetteRecordPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->panels = g_ptr_array_new ();
}

/**
 * vedette_record_page_new:
 * @update: fills the lists with the records as they are now; called whenever the battle has changed, and in a new width
 * @data: for @update and the functions of the lists
 * @destroy: frees @data when the lists are gone
 *
 * Returns: (transfer none): a page without lists
 */
VedetteRecordPage *
vedette_record_page_new (VedetteSession *session,
                         void          (*update) (gpointer data),
                         gpointer        data,
                         GDestroyNotify  destroy)
{
  VedetteRecordPage *self = g_object_new (VEDETTE_TYPE_RECORD_PAGE, NULL);

  self->session = g_object_ref (session);
  self->update = update;
  self->data = data;
  self->destroy = destroy;
  adw_bin_set_child (self->why_not, vedette_why_not_new (session));
  g_signal_connect_object (session, "changed", G_CALLBACK (vedette_record_page_update), self, G_CONNECT_SWAPPED);
  return self;
}

/* Fills the lists with the records as they are now. */
void
vedette_record_page_update (VedetteRecordPage *self)
{
  if (self->update != NULL)
    self->update (self->data);
}

/**
 * vedette_record_page_set_entry:
 * @move: the edit that reads a typed text about all lists
 * @name: what a screen reader calls the entry
 *
 * Puts an entry above the lists.
 */
void
vedette_record_page_set_entry (VedetteRecordPage *self,
                               const char        *move,
                               const char        *name)
{
  GtkWidget *entry = vedette_typed_entry_new (self->session, move, NULL, 0);

  vedette_typed_entry_set_name (VEDETTE_TYPED_ENTRY (entry), NULL, name);
  adw_bin_set_child (self->entry_place, entry);
  gtk_widget_set_visible (GTK_WIDGET (self->entry_place), TRUE);
}

/**
 * vedette_record_page_add:
 * @column: counted from 0; at most one more than there are
 * @child: a panel, or any other widget
 *
 * Adds it below what is in the column.
 */
void
vedette_record_page_add (VedetteRecordPage *self,
                         guint              column,
                         GtkWidget         *child)
{
  GtkWidget *box = gtk_widget_get_first_child (GTK_WIDGET (self->columns));
  int place = 0;

  for (; box != NULL && (guint) place < column; place++)
    box = gtk_widget_get_next_sibling (box);
  if (box == NULL)
    {
      box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
      gtk_grid_attach (self->columns, box, place, 0, 1, 1);
    }
  gtk_box_append (GTK_BOX (box), child);
  if (VEDETTE_IS_RECORD_PANEL (child))
    g_ptr_array_add (self->panels, child);
}

/* Adds a widget below all columns. */
void
vedette_record_page_append (VedetteRecordPage *self,
                            GtkWidget         *child)
{
  gtk_box_append (self->content, child);
}

/* Shows @empty in place of the columns, or the columns for %NULL. */
void
vedette_record_page_set_empty (VedetteRecordPage *self,
                               GtkWidget         *empty)
{
  adw_bin_set_child (self->empty_place, empty);
  gtk_widget_set_visible (GTK_WIDGET (self->empty_place), empty != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->columns), empty == NULL);
}

/* Puts the columns below each other instead of side by side, as they are where text is large. */
void
vedette_record_page_set_narrow (GtkWidget *page,
                                gboolean   narrow)
{
  VedetteRecordPage *self = VEDETTE_RECORD_PAGE (page);
  gboolean below = narrow || vedette_adaptive_is_text_large (page);

  vedette_adaptive_arrange (self->columns, below ? 1 : G_MAXINT);
  gtk_grid_set_column_homogeneous (self->columns, !below);
  for (guint i = 0; i < self->panels->len; i++)
    vedette_record_list_set_narrow (vedette_record_panel_get_list (self->panels->pdata[i]), narrow);
  vedette_record_page_update (self);
}
