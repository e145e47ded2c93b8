/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sentences of the log: each is that of the move or edit whose name it bears, made from the facts of its step. */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* All return (transfer full) a sentence in the reader's language. */
char *vedette_words_new           (JsonObject *facts);
char *vedette_words_start         (JsonObject *facts);
char *vedette_words_march         (JsonObject *facts);
char *vedette_words_charge        (JsonObject *facts);
char *vedette_words_shoot         (JsonObject *facts);
char *vedette_words_move_shoot    (JsonObject *facts);
char *vedette_words_fight         (JsonObject *facts);
char *vedette_words_task          (JsonObject *facts);
char *vedette_words_hold          (JsonObject *facts);
char *vedette_words_call          (JsonObject *facts);
char *vedette_words_melee_done    (JsonObject *facts);
char *vedette_words_react_shoot   (JsonObject *facts);
char *vedette_words_react_move    (JsonObject *facts);
char *vedette_words_duel          (JsonObject *facts);
char *vedette_words_snatch        (JsonObject *facts);
char *vedette_words_decline       (JsonObject *facts);
char *vedette_words_general_melee (JsonObject *facts);
char *vedette_words_out           (JsonObject *facts);
char *vedette_words_left          (JsonObject *facts);
char *vedette_words_contact       (JsonObject *facts);
char *vedette_words_arrive        (JsonObject *facts);
char *vedette_words_reveal        (JsonObject *facts);
char *vedette_words_condition     (JsonObject *facts);
char *vedette_words_card_done     (JsonObject *facts);
char *vedette_words_card_void     (JsonObject *facts);
char *vedette_words_judge_card    (JsonObject *facts);
char *vedette_words_put_right     (JsonObject *facts);
char *vedette_words_end           (JsonObject *facts);

char *vedette_words_set_battle        (JsonObject *facts);
char *vedette_words_set_side          (JsonObject *facts);
char *vedette_words_remind_again      (JsonObject *facts);
char *vedette_words_add_contingent    (JsonObject *facts);
char *vedette_words_set_contingent    (JsonObject *facts);
char *vedette_words_remove_contingent (JsonObject *facts);
char *vedette_words_add_line          (JsonObject *facts);
char *vedette_words_set_line          (JsonObject *facts);
char *vedette_words_remove_line       (JsonObject *facts);
char *vedette_words_move_line         (JsonObject *facts);
char *vedette_words_split_line        (JsonObject *facts);
char *vedette_words_join_lines        (JsonObject *facts);
char *vedette_words_add_fight         (JsonObject *facts);
char *vedette_words_set_fight         (JsonObject *facts);
char *vedette_words_remove_fight      (JsonObject *facts);
char *vedette_words_add_card          (JsonObject *facts);
char *vedette_words_set_card          (JsonObject *facts);
char *vedette_words_remove_card       (JsonObject *facts);
char *vedette_words_add_body          (JsonObject *facts);
char *vedette_words_set_body          (JsonObject *facts);
char *vedette_words_remove_body       (JsonObject *facts);
char *vedette_words_split_body        (JsonObject *facts);
char *vedette_words_join_bodies       (JsonObject *facts);
char *vedette_words_leave_body        (JsonObject *facts);
char *vedette_words_add_trait         (JsonObject *facts);
char *vedette_words_set_trait         (JsonObject *facts);
char *vedette_words_remove_trait      (JsonObject *facts);
char *vedette_words_add_place         (JsonObject *facts);
char *vedette_words_set_place         (JsonObject *facts);
char *vedette_words_remove_place      (JsonObject *facts);

G_END_DECLS
