/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the user set: kept in GSettings where the schema is installed, in memory otherwise. */

#include "vedette-config.h"

#include "ui/preferences/vedette-settings.h"

typedef enum
{
  KIND_ENUM,
  KIND_INT,
  KIND_BOOLEAN,
} Kind;

/* A program that is run from its build folder has no schema: then these are the values, as in the schema. */
static struct
{
  const char *key;
  Kind kind;
  int value;
} rows[] = {
  { "paper", KIND_ENUM, VEDETTE_PAPER_CHOICE_LOCALE },
  { "dice", KIND_ENUM, 0 },
  { "level", KIND_ENUM, 1 },
  { "keep-awake", KIND_ENUM, VEDETTE_KEEP_AWAKE_20_MINUTES },
  { "clocks", KIND_BOOLEAN, FALSE },
  { "show-keys", KIND_BOOLEAN, FALSE },
  { "snatch-sound", KIND_BOOLEAN, FALSE },
  { "stop-notification", KIND_BOOLEAN, FALSE },
  { "window-width", KIND_INT, 1100 },
  { "window-height", KIND_INT, 760 },
  { "window-maximized", KIND_BOOLEAN, FALSE },
};

/* Returns: (nullable): %NULL without a schema, or with one of another version */
static GSettings *
open_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, VEDETTE_APP_ID, TRUE);
  if (schema == NULL)
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (!g_settings_schema_has_key (schema, rows[i].key))
      return NULL;
  return g_settings_new_full (schema, NULL, NULL);
}

static GSettings *
get_settings (void)
{
  static GSettings *settings;
  static gsize done;

  if (g_once_init_enter (&done))
    {
      settings = open_settings ();
      g_once_init_leave (&done, 1);
    }
  return settings;
}

/* Tells who watches. */
#define VEDETTE_TYPE_SETTINGS_BELL (vedette_settings_bell_get_type ())
G_DECLARE_FINAL_TYPE (VedetteSettingsBell, vedette_settings_bell, VEDETTE, SETTINGS_BELL, GObject)

struct _VedetteSettingsBell
{
  GObject parent_instance;
};

G_DEFINE_FINAL_TYPE (VedetteSettingsBell, vedette_settings_bell, G_TYPE_OBJECT)

static guint rung;

static void
vedette_settings_bell_class_init (VedetteSettingsBellClass *klass)
{
  rung = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 0);
}

static void
vedette_settings_bell_init (VedetteSettingsBell *self)
{
}

static void
ring (gpointer    bell,
      const char *key)
{
  g_signal_emit (bell, rung, g_quark_from_string (key));
}

static void
on_changed (GSettings  *settings,
            const char *key,
            gpointer    bell)
{
  ring (bell, key);
}

/* Where there are real settings, another program may change them, too. */
static gpointer
get_bell (void)
{
  static VedetteSettingsBell *bell;

  if (bell != NULL)
    return bell;
  bell = g_object_new (VEDETTE_TYPE_SETTINGS_BELL, NULL);
  if (get_settings () != NULL)
    g_signal_connect_object (get_settings (), "changed", G_CALLBACK (on_changed), bell, 0);
  return bell;
}

static guint
find (const char *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].key, key))
      return i;
  g_return_val_if_reached (0);
}

/**
 * vedette_settings_get:
 * @key: of the schema
 *
 * Returns: a number, the value of an enumeration, or 0 and 1
 */
int
vedette_settings_get (const char *key)
{
  GSettings *settings = get_settings ();
  guint i = find (key);

  if (settings == NULL)
    return rows[i].value;
  switch (rows[i].kind)
    {
    case KIND_ENUM:
      return g_settings_get_enum (settings, key);
    case KIND_BOOLEAN:
      return g_settings_get_boolean (settings, key);
    case KIND_INT:
    default:
      return g_settings_get_int (settings, key);
    }
}

/**
 * vedette_settings_set:
 * @key: of the schema
 *
 * Sets what [func@settings_get] returns.
 */
void
vedette_settings_set (const char *key,
                      int         value)
{
  GSettings *settings = get_settings ();
  guint i = find (key);

  if (settings == NULL)
    {
      rows[i].value = value;
      ring (get_bell (), key);
      return;
    }
  switch (rows[i].kind)
    {
    case KIND_ENUM:
      g_settings_set_enum (settings, key, value);
      break;
    case KIND_BOOLEAN:
      g_settings_set_boolean (settings, key, value != 0);
      break;
    case KIND_INT:
    default:
      g_settings_set_int (settings, key, value);
      break;
    }
}

/**
 * vedette_settings_watch:
 * @key: of the schema
 * @changed: called with @object alone when the value is set, by whomever
 * @object: (type GObject): as long as it lives
 */
void
vedette_settings_watch (const char *key,
                        GCallback   changed,
                        gpointer    object)
{
  g_autofree char *signal = g_strconcat ("changed::", key, NULL);

  g_signal_connect_object (get_bell (), signal, changed, object, G_CONNECT_SWAPPED);
}

/**
 * vedette_settings_get_paper:
 *
 * Returns: the paper to offer first
 */
VedettePaper
vedette_settings_get_paper (void)
{
  switch (vedette_settings_get ("paper"))
    {
    case VEDETTE_PAPER_CHOICE_A4:
      return VEDETTE_PAPER_A4;
    case VEDETTE_PAPER_CHOICE_LETTER:
      return VEDETTE_PAPER_LETTER;
    case VEDETTE_PAPER_CHOICE_LOCALE:
    default:
      return g_str_equal (gtk_paper_size_get_default (), GTK_PAPER_NAME_LETTER) ? VEDETTE_PAPER_LETTER : VEDETTE_PAPER_A4;
    }
}

/**
 * vedette_settings_restore_window:
 *
 * Gives a window the size that one had when it was last closed.
 */
void
vedette_settings_restore_window (GtkWindow *window)
{
  gtk_window_set_default_size (window, vedette_settings_get ("window-width"), vedette_settings_get ("window-height"));
  if (vedette_settings_get ("window-maximized"))
    gtk_window_maximize (window);
}

void
vedette_settings_save_window (GtkWindow *window)
{
  int width, height;

  vedette_settings_set ("window-maximized", gtk_window_is_maximized (window));
  /* Of a maximized window this is the size that it goes back to. */
  gtk_window_get_default_size (window, &width, &height);
  if (width < 360 || height < 360)
    return;
  vedette_settings_set ("window-width", width);
  vedette_settings_set ("window-height", height);
}
