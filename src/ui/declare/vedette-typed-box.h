/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a typed text is read, shown while it is typed: its pieces, and what is in doubt with what would do instead. */

#pragma once

#include <adwaita.h>

#include "core/typed/vedette-reading.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_TYPED_BOX (vedette_typed_box_get_type ())
G_DECLARE_FINAL_TYPE (VedetteTypedBox, vedette_typed_box, VEDETTE, TYPED_BOX, AdwBin)

GtkWidget      *vedette_typed_box_new            (void);
void            vedette_typed_box_show           (VedetteTypedBox *self,
                                                  VedetteReading  *reading,
                                                  gboolean         whole);
gboolean        vedette_typed_box_settle         (VedetteTypedBox *self);
gboolean        vedette_typed_box_has_fault      (VedetteTypedBox *self);
char           *vedette_typed_box_say            (VedetteTypedBox *self);
PangoAttrList  *vedette_typed_box_list_doubtful  (VedetteTypedBox *self);

G_END_DECLS
