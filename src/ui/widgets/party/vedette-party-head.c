/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The heading of what belongs to one party, in its tint: sign and name, whose it is, and how many stand below. */

#include "vedette-config.h"

#include "ui/widgets/party/vedette-party-head.h"

#include "ui/widgets/party/vedette-party-paint.h"

/* "20 of 22 men", and the lines below it */
#define NARROW_CHARS 12

/**
 * VedettePartyHead:
 *
 * What a template puts into it stands at its end.
 */
struct _VedettePartyHead
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *sign;
  GtkLabel *title;
  GtkLabel *subtitle;
  GtkLabel *count;
};

G_DEFINE_FINAL_TYPE (VedettePartyHead, vedette_party_head, GTK_TYPE_BOX)

static void
vedette_party_head_class_init (VedettePartyHeadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/widgets/party/vedette-party-head.ui");
  gtk_widget_class_bind_template_child (widget_class, VedettePartyHead, sign);
  gtk_widget_class_bind_template_child (widget_class, VedettePartyHead, title);
  gtk_widget_class_bind_template_child (widget_class, VedettePartyHead, subtitle);
  gtk_widget_class_bind_template_child (widget_class, VedettePartyHead, count);
}

static void
vedette_party_head_init (VedettePartyHead *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
vedette_party_head_set_party (VedettePartyHead *self,
                              const char       *symbol,
                              const char       *colour)
{
  gtk_label_set_text (self->sign, symbol);
  vedette_party_paint_set_ink (GTK_WIDGET (self->sign), colour);
  vedette_party_paint_set_of (GTK_WIDGET (self), colour);
}

/* @subtitle: empty for none */
void
vedette_party_head_set_text (VedettePartyHead *self,
                             const char       *title,
                             const char       *subtitle)
{
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->subtitle, subtitle);
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), *subtitle != '\0');
}

void
vedette_party_head_set_count (VedettePartyHead *self,
                              const char       *count)
{
  gtk_label_set_text (self->count, count);
}

/* The count has two lines where there is little room. */
void
vedette_party_head_set_narrow (VedettePartyHead *self,
                               gboolean          narrow)
{
  gtk_label_set_wrap (self->count, narrow);
  gtk_label_set_width_chars (self->count, narrow ? NARROW_CHARS : -1);
}
