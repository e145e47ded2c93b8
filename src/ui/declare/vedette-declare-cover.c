/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cover over a form that one of those at the table fills in alone, such as the umpire. */

#include "vedette-config.h"

#include "ui/declare/vedette-declare-cover.h"

#include <glib/gi18n-lib.h>

/* Whoever is called away leaves nothing open behind him. */
#define INTERVAL 30000

/**
 * VedetteDeclareCover:
 *
 * It hides nothing itself: as long as it is closed the form does not ask for what is secret, so that nothing of it is in the
 * tree, where a cover that hid it would still be read aloud.
 */
struct _VedetteDeclareCover
{
  AdwBin parent_instance;

  /* template */
  GtkLabel *name;
  GtkLabel *said;
  GtkButton *button;

  gboolean open;
  guint interval; /* ms after which it closes when it is left alone */
  guint timeout;
};

enum
{
  SIGNAL_TURNED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteDeclareCover, vedette_declare_cover, ADW_TYPE_BIN)

static void
update (VedetteDeclareCover *self)
{
  guint seconds = self->interval / 1000;
  /* Translators: how many seconds */
  g_autofree char *left = g_strdup_printf (ngettext ("Hides after %u idle second.",
                                                     "Hides after %u idle seconds.", seconds), seconds);

  gtk_button_set_label (self->button, self->open ? _("Hide") : _("Reveal"));
  gtk_label_set_text (self->said, self->open ? left : _("The choices are hidden. Reveal them to choose."));
}

static gboolean
on_timeout (gpointer data)
{
  VedetteDeclareCover *self = data;

  self->timeout = 0;
  gtk_widget_activate_action (GTK_WIDGET (self), "cover.turn", NULL);
  return G_SOURCE_REMOVE;
}

static void
start_timeout (VedetteDeclareCover *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->open)
    self->timeout = g_timeout_add (self->interval, on_timeout, self);
}

static void
activate_turn (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  VedetteDeclareCover *self = VEDETTE_DECLARE_COVER (widget);

  self->open = !self->open;
  update (self);
  start_timeout (self);
  g_signal_emit (self, signals[SIGNAL_TURNED], 0);
}

static void
vedette_declare_cover_dispose (GObject *object)
{
  VedetteDeclareCover *self = VEDETTE_DECLARE_COVER (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_DECLARE_COVER);

  G_OBJECT_CLASS (vedette_declare_cover_parent_class)->dispose (object);
}

static void
vedette_declare_cover_class_init (VedetteDeclareCoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_declare_cover_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/declare/vedette-declare-cover.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteDeclareCover, name);
  gtk_widget_class_bind_template_child (widget_class, VedetteDeclareCover, said);
  gtk_widget_class_bind_template_child (widget_class, VedetteDeclareCover, button);
  gtk_widget_class_install_action (widget_class, "cover.turn", NULL, activate_turn);

  /**
   * VedetteDeclareCover::turned:
   *
   * It is open or closed now.
   */
  signals[SIGNAL_TURNED] = g_signal_new ("turned", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
}

static void
vedette_declare_cover_init (VedetteDeclareCover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->interval = INTERVAL;
  update (self);
}

/**
 * vedette_declare_cover_new:
 * @name: who alone may look under it
 *
 * Returns: (transfer floating): a cover that is closed
 */
VedetteDeclareCover *
vedette_declare_cover_new (const char *name)
{
  VedetteDeclareCover *self = g_object_new (VEDETTE_TYPE_DECLARE_COVER, NULL);
  /* Translators: over a form that one person alone may see; who that is: “Umpire” */
  g_autofree char *title = g_strdup_printf (_("Only for: %s"), name);

  gtk_label_set_text (self->name, title);
  return self;
}

gboolean
vedette_declare_cover_is_open (VedetteDeclareCover *self)
{
  return self->open;
}

/**
 * vedette_declare_cover_say:
 * @text: what is worth knowing while it is open, in place of when it closes
 */
void
vedette_declare_cover_say (VedetteDeclareCover *self,
                           const char          *text)
{
  gtk_label_set_text (self->said, text);
}

/**
 * vedette_declare_cover_touch:
 *
 * Somebody sits before it: it stays open for as long again.
 */
void
vedette_declare_cover_touch (VedetteDeclareCover *self)
{
  start_timeout (self);
}

/**
 * vedette_declare_cover_set_interval:
 * @interval: in ms, after which it closes when it is left alone
 */
void
vedette_declare_cover_set_interval (VedetteDeclareCover *self,
                                    guint                interval)
{
  self->interval = interval;
  update (self);
}
