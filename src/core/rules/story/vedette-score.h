/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One figure of what a party has done in a battle, or what was done to it. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_SCORE (vedette_score_get_type ())
G_DECLARE_FINAL_TYPE (VedetteScore, vedette_score, VEDETTE, SCORE, GObject)

VedetteScore *vedette_score_add        (GListStore   *list,
                                        const char   *party,
                                        const char   *label,
                                        double        value);
VedetteScore *vedette_score_add_of     (GListStore   *list,
                                        const char   *party,
                                        const char   *label,
                                        guint         n,
                                        guint         of);
void          vedette_score_set_text   (VedetteScore *self,
                                        const char   *text);
void          vedette_score_set_most   (VedetteScore *self,
                                        double        most);

const char   *vedette_score_get_party  (VedetteScore *self);
const char   *vedette_score_get_label  (VedetteScore *self);
const char   *vedette_score_get_text   (VedetteScore *self);
double        vedette_score_get_value  (VedetteScore *self);
double        vedette_score_get_most   (VedetteScore *self);

G_END_DECLS
