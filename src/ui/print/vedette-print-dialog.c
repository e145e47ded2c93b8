/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows a sheet as it will be, for a reader and on a paper, and prints it or makes a PDF of it. */

#include "vedette-config.h"

#include "ui/print/vedette-print-dialog.h"

#include <glib/gi18n-lib.h>

#include "print/systems.h"
#include "print/vedette-report.h"
#include "ui/preferences/vedette-settings.h"
#include "ui/print/vedette-print.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-file-chooser.h"
#include "ui/widgets/vedette-style.h"
#include "ui/window/vedette-battle-window.h"

/* In CSS px: the page beside the choices, or below them in a dialog of the least width */
#define WIDE_PREVIEW 372
#define NARROW_PREVIEW 300
#define DIALOG_WIDTH 860

struct _VedettePrintDialog
{
  VedetteDialog parent_instance;

  /* template */
  GtkWidget *choices;
  GtkWidget *aside;
  GtkWidget *turn;
  GtkLabel *place; /* which page it is */
  GtkWidget *frame;
  GtkWidget *uncover;
  GtkDrawingArea *preview;
  GtkButton *other;

  /* borrowed */
  GtkDropDown *sheet;
  GtkDropDown *reader; /* (nullable): none where all may read everything */
  GtkDropDown *paper;
  GtkSwitch *large;
  const VedettePrintSystem *system;

  /* owned */
  VedetteSession *session;
  GPtrArray *pages; /* (nullable): as they are shown; none if there is no such sheet */
  guint shown;
  gboolean to_pdf;
  gboolean preset;     /* nobody has said who is to read it */
  gboolean presetting; /* right now */
  gboolean covered;    /* what not all may read is not shown before somebody wants to see it */
};

G_DEFINE_FINAL_TYPE (VedettePrintDialog, vedette_print_dialog, VEDETTE_TYPE_DIALOG)

/* Returns: (nullable): those of the system, and behind them the report, which all have; %NULL after the last */
static const VedetteSheetKind *
nth_sheet (VedettePrintDialog *self,
           guint               i)
{
  guint n = 0;

  while (self->system->sheets[n].name != NULL)
    n++;
  return i < n ? &self->system->sheets[i] : i == n ? &vedette_report_sheet : NULL;
}

static const VedetteSheetKind *
get_sheet (VedettePrintDialog *self)
{
  return nth_sheet (self, gtk_drop_down_get_selected (self->sheet));
}

static guint
get_reader (VedettePrintDialog *self)
{
  return self->reader != NULL && get_sheet (self)->only_all == NULL ? gtk_drop_down_get_selected (self->reader) : 0;
}

/* Large print stays chosen while cards are looked at. */
static gboolean
get_large (VedettePrintDialog *self)
{
  return gtk_switch_get_active (self->large) && vedette_sheet_can_be_large (get_sheet (self));
}

static VedettePaper
get_paper (VedettePrintDialog *self)
{
  return gtk_drop_down_get_selected (self->paper) == 1 ? VEDETTE_PAPER_LETTER : VEDETTE_PAPER_A4;
}

static const char *
get_choice (GtkDropDown *control)
{
  return gtk_string_object_get_string (gtk_drop_down_get_selected_item (control));
}

static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        user_data)
{
  VedettePrintDialog *self = user_data;
  double page_width, page_height, scale;

  if (self->pages == NULL)
    return;
  vedette_paper_get_size (get_paper (self), &page_width, &page_height);
  scale = MIN (width / page_width, height / page_height);
  cairo_translate (cr, (width - page_width * scale) / 2, (height - page_height * scale) / 2);
  cairo_scale (cr, scale, scale);
  cairo_rectangle (cr, 0, 0, page_width, page_height);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  vedette_page_draw (g_ptr_array_index (self->pages, self->shown), cr);
}

static char *
describe_page (VedettePrintDialog *self)
{
  if (self->reader == NULL || get_sheet (self)->only_all != NULL)
    /* Translators: a sheet, and its paper */
    return g_strdup_printf (_("Preview: %s, %s"), vedette_sheet_get_label (get_sheet (self)),
                            get_choice (self->paper));
  /* Translators: a sheet, whose it is, and its paper */
  return g_strdup_printf (_("Preview: %s, %s, %s"), vedette_sheet_get_label (get_sheet (self)),
                          get_choice (self->reader), get_choice (self->paper));
}

static void
update_shown (VedettePrintDialog *self)
{
  guint n = self->pages != NULL ? self->pages->len : 0;
  /* Translators: which page is shown, and how many there are */
  g_autofree char *place = g_strdup_printf (_("Page %u of %u"), self->shown + 1, n);
  g_autofree char *text = describe_page (self);

  gtk_label_set_text (self->place, place);
  gtk_widget_set_visible (self->turn, n > 1 && !self->covered);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.back", self->shown > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.on", self->shown + 1 < n);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->preview), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self->preview));
}

static void
turn (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  VedettePrintDialog *self = VEDETTE_PRINT_DIALOG (widget);

  self->shown += g_str_equal (name, "sheet.on") ? 1 : -1u;
  update_shown (self);
}

/* Who reads a sheet that is not for all, and why it cannot be printed, stand in the row where it is chosen. */
static void
update_reader (VedettePrintDialog *self,
               gboolean            possible)
{
  const char *only = get_sheet (self)->only_all;
  const char *hint = only != NULL ? _(only) : possible ? _(self->system->reader_hint) : _(get_sheet (self)->not_all);
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (self->reader), ADW_TYPE_ACTION_ROW);

  gtk_widget_set_sensitive (GTK_WIDGET (self->reader), only == NULL);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->reader), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hint, -1);
  vedette_style_set_class (row, "to-choose", !possible);
}

static void
update_large (VedettePrintDialog *self)
{
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (self->large), ADW_TYPE_ACTION_ROW);
  gboolean possible = vedette_sheet_can_be_large (get_sheet (self));
  const char *hint = self->system->large_hint;

  gtk_widget_set_sensitive (GTK_WIDGET (self->large), possible);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               !possible ? _("Not available for this sheet") : hint != NULL ? _(hint) : "");
}

/* The whole page is in view. */
static void
size_preview (VedettePrintDialog *self)
{
  gboolean narrow = vedette_adaptive_get_narrow (vedette_adaptive_find (self->aside));
  int shown = narrow ? NARROW_PREVIEW : WIDE_PREVIEW;
  double width, height;

  vedette_paper_get_size (get_paper (self), &width, &height);
  gtk_drawing_area_set_content_width (self->preview, shown);
  gtk_drawing_area_set_content_height (self->preview, (int) (shown * height / width));
}

static void
update (VedettePrintDialog *self)
{
  gboolean possible = vedette_sheet_can_be_for (get_sheet (self), get_reader (self));

  g_clear_pointer (&self->pages, g_ptr_array_unref);
  self->shown = 0;
  if (possible)
    self->pages = vedette_sheet_lay_out (vedette_session_get_battle (self->session), get_sheet (self), get_large (self),
                                         get_paper (self), get_reader (self));
  size_preview (self);
  gtk_widget_set_visible (self->frame, possible);
  /* The dialog stays as high as it is. */
  gtk_widget_set_opacity (self->frame, self->covered ? 0 : 1);
  gtk_widget_set_visible (self->uncover, possible && self->covered);
  update_large (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.print", possible);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.export-pdf", possible);
  if (self->reader != NULL)
    update_reader (self, possible);
  vedette_dialog_say (VEDETTE_DIALOG (self), NULL);
  update_shown (self);
}

static void
on_reader (VedettePrintDialog *self)
{
  if (self->presetting)
    return;
  self->preset = FALSE;
  self->covered = FALSE;
  update (self);
}

static void
set_reader (VedettePrintDialog *self,
            guint               reader)
{
  self->presetting = TRUE;
  gtk_drop_down_set_selected (self->reader, reader);
  self->presetting = FALSE;
}

/* What cannot be for all together is for who has something on it, unless somebody has said for whom. */
static void
on_sheet (VedettePrintDialog *self)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);
  gboolean for_all = vedette_sheet_can_be_for (get_sheet (self), 0);

  if (self->reader != NULL && self->preset)
    set_reader (self, for_all ? 0
                      : self->system->find_reader != NULL ? MAX (self->system->find_reader (battle, get_sheet (self)), 1)
                                                          : 1);
  self->covered = self->preset && !for_all;
  update (self);
}

static void
uncover (VedettePrintDialog *self)
{
  self->covered = FALSE;
  update (self);
}

/**
 * vedette_print_dialog_export:
 *
 * Writes the sheet that is shown as a PDF file, the same as the command line writes. Says so when that fails.
 */
gboolean
vedette_print_dialog_export (VedettePrintDialog *self,
                             const char         *path)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  if (!vedette_sheet_can_be_for (get_sheet (self), get_reader (self)))
    return FALSE;
  if (!vedette_sheet_write_pdf (vedette_session_get_battle (self->session), get_sheet (self), get_large (self),
                                get_paper (self), get_reader (self), path, &error))
    {
      vedette_dialog_say (VEDETTE_DIALOG (self), error->message);
      return FALSE;
    }
  if (VEDETTE_IS_BATTLE_WINDOW (parent))
    vedette_battle_window_toast_file (VEDETTE_BATTLE_WINDOW (parent), file);
  gtk_window_close (GTK_WINDOW (self));
  return TRUE;
}

static void
on_export_chosen (GtkWindow  *parent,
                  const char *path)
{
  vedette_print_dialog_export (VEDETTE_PRINT_DIALOG (parent), path);
}

/* The sheet, and who reads it where that is not everybody: “Order cards for The Hold” */
static char *
make_name (VedettePrintDialog *self)
{
  const char *sheet = vedette_sheet_get_label (get_sheet (self)), *reader;
  g_autofree char *title = vedette_rules_get_title (vedette_session_get_rules (self->session), VEDETTE_AUDIENCE_ALL);
  g_autofree char *what = NULL;
  char first[7] = "";

  if (get_reader (self) == 0)
    return vedette_file_chooser_make_name (title, sheet, "pdf");
  reader = get_choice (self->reader);
  g_unichar_to_utf8 (g_unichar_tolower (g_utf8_get_char (reader)), first);
  what = g_strconcat (sheet, " ", first, g_utf8_next_char (reader), NULL);
  return vedette_file_chooser_make_name (title, what, "pdf");
}

static void
export_pdf (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  VedettePrintDialog *self = VEDETTE_PRINT_DIALOG (widget);
  g_autofree char *file = make_name (self);

  vedette_file_chooser_ask (GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE, _("Export as PDF"), "pdf", file, on_export_chosen);
}

/* The printer may need longer than this dialog stays. */
static void
on_done (GtkPrintOperation       *operation,
         GtkPrintOperationResult  result,
         GtkWindow               *parent)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  if (VEDETTE_IS_BATTLE_WINDOW (parent) && error != NULL)
    vedette_battle_window_toast (VEDETTE_BATTLE_WINDOW (parent), error->message);
}

static void
print (GtkWidget  *widget,
       const char *name,
       GVariant   *parameter)
{
  VedettePrintDialog *self = VEDETTE_PRINT_DIALOG (widget);
  VedetteBattle *battle = vedette_session_get_battle (self->session);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  g_autofree char *title = vedette_rules_get_title (vedette_session_get_rules (self->session), VEDETTE_AUDIENCE_ALL);
  g_autoptr (GtkPrintOperation) operation = vedette_print_new (battle, get_sheet (self), get_large (self), get_paper (self),
                                                               get_reader (self), title);
  g_autoptr (GError) error = NULL;

  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_object (operation, "done", G_CALLBACK (on_done), parent, 0);
  gtk_window_close (GTK_WINDOW (self));
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, &error);
}

static void
vedette_print_dialog_accept (VedetteDialog *dialog)
{
  VedettePrintDialog *self = VEDETTE_PRINT_DIALOG (dialog);

  gtk_widget_activate_action (GTK_WIDGET (self), self->to_pdf ? "sheet.export-pdf" : "sheet.print", NULL);
}

static void
vedette_print_dialog_dispose (GObject *object)
{
  VedettePrintDialog *self = VEDETTE_PRINT_DIALOG (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (vedette_print_dialog_parent_class)->dispose (object);
}

static void
vedette_print_dialog_finalize (GObject *object)
{
  g_clear_pointer (&VEDETTE_PRINT_DIALOG (object)->pages, g_ptr_array_unref);

  G_OBJECT_CLASS (vedette_print_dialog_parent_class)->finalize (object);
}

static void
vedette_print_dialog_class_init (VedettePrintDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_print_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = vedette_print_dialog_finalize;
  VEDETTE_DIALOG_CLASS (klass)->accept = vedette_print_dialog_accept;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/print/vedette-print-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, VedettePrintDialog, choices);
  gtk_widget_class_bind_template_child (widget_class, VedettePrintDialog, aside);
  gtk_widget_class_bind_template_child (widget_class, VedettePrintDialog, turn);
  gtk_widget_class_bind_template_child (widget_class, VedettePrintDialog, place);
  gtk_widget_class_bind_template_child (widget_class, VedettePrintDialog, frame);
  gtk_widget_class_bind_template_child (widget_class, VedettePrintDialog, uncover);
  gtk_widget_class_bind_template_child (widget_class, VedettePrintDialog, preview);
  gtk_widget_class_bind_template_child (widget_class, VedettePrintDialog, other);
  gtk_widget_class_bind_template_callback (widget_class, uncover);
  gtk_widget_class_install_action (widget_class, "sheet.print", NULL, print);
  gtk_widget_class_install_action (widget_class, "sheet.export-pdf", NULL, export_pdf);
  gtk_widget_class_install_action (widget_class, "sheet.back", NULL, turn);
  gtk_widget_class_install_action (widget_class, "sheet.on", NULL, turn);
}

static void
vedette_print_dialog_init (VedettePrintDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->preview, draw, self, NULL);
}

static void
add_sheets (VedettePrintDialog *self,
            GtkWidget          *group)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint i = 0; nth_sheet (self, i) != NULL; i++)
    g_strv_builder_add (names, vedette_sheet_get_label (nth_sheet (self, i)));
  list = g_strv_builder_end (names);
  self->sheet = GTK_DROP_DOWN (vedette_row_add_choice (group, _("Sheet"), NULL, (const char * const *) list, 0));
  g_signal_connect_swapped (self->sheet, "notify::selected", G_CALLBACK (on_sheet), self);
}

static void
add_readers (VedettePrintDialog *self,
             GtkWidget          *group)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);
  g_auto (GStrv) readers = vedette_print_system_list_readers (self->system, battle);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint i = 0; readers[i] != NULL; i++)
    {
      g_autofree char *name = self->system->name_reader (battle, i);

      g_strv_builder_add (names, name);
    }
  list = g_strv_builder_end (names);
  self->reader = GTK_DROP_DOWN (vedette_row_add_choice (group, _(self->system->reader_label), _(self->system->reader_hint),
                                                        (const char * const *) list, 0));
  g_signal_connect_swapped (self->reader, "notify::selected", G_CALLBACK (on_reader), self);
}

static void
add_choices (VedettePrintDialog *self)
{
  GtkWidget *group = self->choices;
  const char *large_hint = self->system->large_hint;

  add_sheets (self, group);
  if (self->system->readers != NULL)
    add_readers (self, group);
  self->paper = GTK_DROP_DOWN (vedette_row_add_choice (group, _("Paper"), NULL, (const char *[]){ _("A4"), _("US Letter"),
                                                                                                 NULL },
                                                       vedette_settings_get_paper () == VEDETTE_PAPER_LETTER ? 1 : 0));
  self->large = GTK_SWITCH (vedette_row_add (group, _("Large print"), large_hint != NULL ? _(large_hint) : NULL,
                                            gtk_switch_new ()));
  g_signal_connect_swapped (self->large, "notify::active", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->paper, "notify::selected", G_CALLBACK (update), self);
}

/**
 * vedette_print_dialog_new:
 * @parent: the battle's window
 * @to_pdf: whether Enter makes a PDF instead of printing
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_print_dialog_new (GtkWindow      *parent,
                          VedetteSession *session,
                          gboolean        to_pdf)
{
  VedettePrintDialog *self = g_object_new (VEDETTE_TYPE_PRINT_DIALOG, "transient-for", parent, "modal", TRUE, "title",
                                           to_pdf ? _("Export as PDF") : _("Print"), NULL);

  self->session = g_object_ref (session);
  self->system = vedette_print_systems_find (vedette_session_get_battle (session));
  self->to_pdf = to_pdf;
  self->preset = TRUE;
  g_object_ref (self->aside);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->aside)), self->aside);
  vedette_dialog_add_aside (VEDETTE_DIALOG (self), self->aside);
  g_object_unref (self->aside);
  g_signal_connect_object (vedette_adaptive_find (self->aside), "notify::narrow", G_CALLBACK (size_preview), self,
                           G_CONNECT_SWAPPED);
  vedette_dialog_set_width (VEDETTE_DIALOG (self), DIALOG_WIDTH);
  add_choices (self);
  gtk_button_set_label (self->other, to_pdf ? _("Print…") : _("Export as PDF…"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->other), to_pdf ? "sheet.print" : "sheet.export-pdf");
  vedette_dialog_set_accept (VEDETTE_DIALOG (self), to_pdf ? _("Export…") : _("Print…"));
  update (self);
  return GTK_WIDGET (self);
}

/**
 * vedette_print_dialog_choose_for:
 * @page: the name of a page of the battle's window
 *
 * Chooses the sheet that one wants who comes from there, if there is something on it.
 */
void
vedette_print_dialog_choose_for (VedettePrintDialog *self,
                                 const char         *page)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);

  for (guint i = 0; self->system->sheets[i].name != NULL; i++)
    if (g_strcmp0 (self->system->sheets[i].page, page) == 0 && self->system->find_reader != NULL &&
        self->system->find_reader (battle, &self->system->sheets[i]) != 0)
      {
        gtk_drop_down_set_selected (self->sheet, i);
        return;
      }
}
