/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_SAMPLE_LIST (vedette_sample_list_get_type ())
G_DECLARE_FINAL_TYPE (VedetteSampleList, vedette_sample_list, VEDETTE, SAMPLE_LIST, GtkBox)

void vedette_sample_list_fill (VedetteSampleList *self);

G_END_DECLS
