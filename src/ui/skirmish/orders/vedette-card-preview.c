/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order card as it will be printed, while it is written. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-card-preview.h"

#include <glib/gi18n-lib.h>

#include "print/skirmish/vedette-cards-sheet.h"

/* Of a card on an A4 sheet, in points */
#define PAPER_WIDTH 269.6
#define PAPER_HEIGHT 190.0
#define WIDTH 336
#define LEAST 240

struct _VedetteCardPreview
{
  GtkWidget parent_instance;

  VedettePage *page;
};

G_DEFINE_FINAL_TYPE (VedetteCardPreview, vedette_card_preview, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
vedette_card_preview_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
vedette_card_preview_measure (GtkWidget      *widget,
                              GtkOrientation  orientation,
                              int             for_size,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline,
                              int            *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST;
      *natural = WIDTH;
    }
  else
    *minimum = *natural = (int) ((for_size < 0 ? WIDTH : MAX (for_size, LEAST)) * PAPER_HEIGHT / PAPER_WIDTH);
}

/* Paper is white, and what is on it is black, in a dark room too. */
static void
vedette_card_preview_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  VedetteCardPreview *self = VEDETTE_CARD_PREVIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_scale (cr, width / PAPER_WIDTH, width / PAPER_WIDTH);
  if (self->page != NULL)
    vedette_page_draw (self->page, cr);
  cairo_destroy (cr);
}

static void
vedette_card_preview_finalize (GObject *object)
{
  g_clear_pointer (&VEDETTE_CARD_PREVIEW (object)->page, vedette_page_free);

  G_OBJECT_CLASS (vedette_card_preview_parent_class)->finalize (object);
}

static void
vedette_card_preview_class_init (VedetteCardPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = vedette_card_preview_finalize;
  widget_class->get_request_mode = vedette_card_preview_get_request_mode;
  widget_class->measure = vedette_card_preview_measure;
  widget_class->snapshot = vedette_card_preview_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
vedette_card_preview_init (VedetteCardPreview *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "card-preview");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/**
 * vedette_card_preview_show:
 * @form: what is on the card
 *
 * Shows the card as it would come out of the printer now.
 */
void
vedette_card_preview_show (VedetteCardPreview    *self,
                           VedetteSession        *session,
                           const VedetteCardForm *form)
{
  g_autoptr (VedetteOrderCard) card = vedette_card_form_preview (form);
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *said = NULL;

  for (guint i = 0; i < form->chosen->len; i++)
    g_array_append_val (men, g_array_index (form->chosen, VedetteActor, i).men);
  g_clear_pointer (&self->page, vedette_page_free);
  self->page = vedette_cards_sheet_lay_out_one (vedette_session_get_battle (session), card,
                                                (const int *) (gconstpointer) men->data, PAPER_WIDTH, PAPER_HEIGHT);
  /* Translators: the printed order card, for screen readers; what is to be done */
  said = g_strdup_printf (_("Print preview of the card: %s"), form->order);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
