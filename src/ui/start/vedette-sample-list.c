/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The samples of each system as cards, each of which opens a copy. */

#include "vedette-config.h"

#include "ui/start/vedette-sample-list.h"

#include <glib/gi18n-lib.h>

#include "ui/start/vedette-samples.h"
#include "ui/widgets/vedette-spoken.h"

struct _VedetteSampleList
{
  GtkBox parent_instance;

  /* template */
  GtkFlowBox *cards;
};

G_DEFINE_FINAL_TYPE (VedetteSampleList, vedette_sample_list, GTK_TYPE_BOX)

static void
vedette_sample_list_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_SAMPLE_LIST);

  G_OBJECT_CLASS (vedette_sample_list_parent_class)->dispose (object);
}

static void
vedette_sample_list_class_init (VedetteSampleListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_sample_list_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/start/vedette-sample-list.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteSampleList, cards);
  gtk_widget_class_set_css_name (widget_class, "samplelist");
}

static void
vedette_sample_list_init (VedetteSampleList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
make_label (const char *text,
                   const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_card (const VedetteSample *sample)
{
  GtkWidget *card = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  const char *system = vedette_system_get_label (sample->system);
  /* Translators: a game system, and a sample battle of it */
  g_autofree char *name = g_strdup_printf (C_("sample", "%s: %s"), system, sample->title);

  gtk_box_append (GTK_BOX (box), make_label (system, "heading"));
  gtk_box_append (GTK_BOX (box), make_label (sample->title, "secondary"));
  gtk_button_set_child (GTK_BUTTON (card), box);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "sample-card");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "app.sample");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (card), "s", sample->file);
  vedette_spoken_set_name (card, name);
  return card;
}

/**
 * vedette_sample_list_fill:
 *
 * Reads the samples, if they are not there yet.
 */
void
vedette_sample_list_fill (VedetteSampleList *self)
{
  g_autoptr (GPtrArray) samples = NULL;

  if (gtk_flow_box_get_child_at_index (self->cards, 0) != NULL)
    return;
  samples = vedette_samples_list ();
  for (guint i = 0; i < samples->len; i++)
    {
      GtkWidget *child = gtk_flow_box_child_new ();

      gtk_widget_set_focusable (child, FALSE);
      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), make_card (samples->pdata[i]));
      gtk_flow_box_append (self->cards, child);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), samples->len > 0);
}
