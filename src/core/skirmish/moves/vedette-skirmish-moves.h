/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* what happens on the table at any time */
GType vedette_start_game_get_type (void);
GType vedette_out_get_type        (void);
GType vedette_contact_get_type    (void);
GType vedette_arrive_get_type     (void);
GType vedette_reveal_get_type     (void);
GType vedette_condition_get_type  (void);
GType vedette_card_done_get_type  (void);
GType vedette_card_void_get_type  (void);
GType vedette_judge_card_get_type (void);
GType vedette_end_game_get_type   (void);

G_END_DECLS
