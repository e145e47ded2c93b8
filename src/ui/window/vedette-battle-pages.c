/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Builds the views of a battle window: Play, the pages of the game system, and Log. */

#include "vedette-config.h"

#include "ui/window/vedette-battle-pages.h"

#include <glib/gi18n-lib.h>

#include "ui/log/vedette-log-view.h"
#include "ui/play/vedette-play-view.h"
#include "ui/system/vedette-ui-system.h"
#include "ui/widgets/vedette-adaptive.h"

struct _VedetteBattlePages
{
  AdwViewStack *stack; /* borrowed from the window that owns these pages */
  VedetteSession *session;
  GPtrArray *pages; /* (element-type VedetteUiPage): the added pages; the array does not own these static tables */
};

static void
set_play_narrow (GtkWidget *view,
                 gboolean   narrow)
{
  vedette_play_view_set_narrow (VEDETTE_PLAY_VIEW (view), narrow);
}

static void
set_log_narrow (GtkWidget *view,
                gboolean   narrow)
{
  vedette_log_view_set_narrow (VEDETTE_LOG_VIEW (view), narrow);
}

static const VedetteUiPage play_page = { "play", N_("Play"), "media-playback-start-symbolic", vedette_play_view_new,
                                       set_play_narrow, "play" };
static const VedetteUiPage log_page = { "log", N_("Log"), "view-list-symbolic", vedette_log_view_new, set_log_narrow,
                                      "log" };

static const VedetteUiPage *
get_own (VedetteBattlePages *self,
         guint               i)
{
  return self->pages->pdata[i];
}

static GtkWidget *
get_page (VedetteBattlePages *self,
          guint               i)
{
  return adw_view_stack_get_child_by_name (self->stack, get_own (self, i)->name);
}

/* Tells one view whether it is narrow. Each view becomes narrow at its own width, so each view is notified
 * separately. */
static void
on_narrow (VedetteAdaptive *room,
           GParamSpec      *pspec,
           gpointer         data)
{
  const VedetteUiPage *own = data;

  if (vedette_adaptive_get_child (room) != NULL && own->set_narrow != NULL)
    own->set_narrow (vedette_adaptive_get_child (room), vedette_adaptive_get_narrow (room));
}

static void
add (VedetteBattlePages  *self,
     const VedetteUiPage *page)
{
  GtkWidget *room = g_object_new (VEDETTE_TYPE_ADAPTIVE, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  g_ptr_array_add (self->pages, (gpointer) page);
  g_signal_connect (room, "notify::narrow", G_CALLBACK (on_narrow), (gpointer) page);
  gtk_accessible_update_property (GTK_ACCESSIBLE (room), GTK_ACCESSIBLE_PROPERTY_LABEL, _(page->title), -1);
  adw_view_stack_add_titled_with_icon (self->stack, room, page->name, _(page->title), page->icon);
}

/**
 * vedette_battle_pages_new:
 * @stack: the view stack that receives the pages
 * @session: the session of the battle
 *
 * Adds an empty page to @stack for each view of the battle. vedette_battle_pages_build() fills a page later.
 *
 * Returns: (transfer full): the pages
 */
VedetteBattlePages *
vedette_battle_pages_new (AdwViewStack   *stack,
                          VedetteSession *session)
{
  VedetteBattlePages *self = g_new0 (VedetteBattlePages, 1);
  const VedetteUiSystem *system = vedette_ui_system_find (vedette_session_get_battle (session));

  self->stack = stack;
  self->session = g_object_ref (session);
  self->pages = g_ptr_array_new ();
  add (self, &play_page);
  for (guint i = 0; i < vedette_ui_system_n_pages (system); i++)
    add (self, &system->pages[i]);
  add (self, &log_page);
  return self;
}

void
vedette_battle_pages_free (VedetteBattlePages *self)
{
  if (self == NULL)
    return;
  g_object_unref (self->session);
  g_ptr_array_unref (self->pages);
  g_free (self);
}

/**
 * vedette_battle_pages_build:
 * @page: a child of the view stack
 *
 * Builds the view of a page when the page is first shown, because building every view at once would double the
 * startup time.
 */
void
vedette_battle_pages_build (VedetteBattlePages *self,
                            GtkWidget          *page)
{
  for (guint i = 0; i < self->pages->len; i++)
    {
      const VedetteUiPage *own = get_own (self, i);

      if (get_page (self, i) != page || vedette_adaptive_get_child (VEDETTE_ADAPTIVE (page)) != NULL)
        continue;
      vedette_adaptive_set_child (VEDETTE_ADAPTIVE (page), own->new_view (self->session));
      on_narrow (VEDETTE_ADAPTIVE (page), NULL, (gpointer) own);
    }
}

/* Returns: (nullable): the name of page number @n, counted from 0; %NULL if there are fewer pages */
const char *
vedette_battle_pages_nth_name (VedetteBattlePages *self,
                               guint               n)
{
  return n < self->pages->len ? get_own (self, n)->name : NULL;
}

/* Returns: (nullable): the name of the help page about @page, which is a child of the view stack */
const char *
vedette_battle_pages_get_help (VedetteBattlePages *self,
                               GtkWidget          *page)
{
  for (guint i = 0; i < self->pages->len; i++)
    if (get_page (self, i) == page)
      return get_own (self, i)->help;
  return NULL;
}
