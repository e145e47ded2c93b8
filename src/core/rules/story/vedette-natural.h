/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One die that was rolled, as it fell. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_NATURAL (vedette_natural_get_type ())
G_DECLARE_FINAL_TYPE (VedetteNatural, vedette_natural, VEDETTE, NATURAL, GObject)

VedetteNatural *vedette_natural_add         (GListStore     *list,
                                             const char     *party,
                                             int             sides,
                                             int             natural);
void            vedette_natural_set_label   (VedetteNatural *self,
                                             const char     *label);
void            vedette_natural_set_name    (VedetteNatural *self,
                                             const char     *name);
void            vedette_natural_set_apart   (VedetteNatural *self);

const char     *vedette_natural_get_party   (VedetteNatural *self);
int             vedette_natural_get_sides   (VedetteNatural *self);
int             vedette_natural_get_natural (VedetteNatural *self);
const char     *vedette_natural_get_label   (VedetteNatural *self);
const char     *vedette_natural_get_name    (VedetteNatural *self);
gboolean        vedette_natural_is_apart    (VedetteNatural *self);

G_END_DECLS
