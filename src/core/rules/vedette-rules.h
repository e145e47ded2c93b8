/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of a game system as a service that answers questions about one battle. */

#pragma once

#include "core/document/vedette-battle.h"
#include "core/rules/answers/vedette-breakdown.h"
#include "core/rules/forces/vedette-carry.h"
#include "core/rules/story/vedette-chapter.h"
#include "core/rules/story/vedette-natural.h"
#include "core/rules/story/vedette-party.h"
#include "core/rules/story/vedette-score.h"
#include "core/rules/story/vedette-span.h"
#include "core/rules/story/vedette-tally.h"
#include "core/rules/vedette-move.h"
#include "core/rules/vedette-offer.h"
#include "core/rules/vedette-record-kind.h"
#include "core/rules/vedette-ruling.h"
#include "core/rules/vedette-switch.h"
#include "core/rules/vedette-why.h"

G_BEGIN_DECLS

/* The fact that both sides agreed to a step: a list of the rules that spoke against it */
#define VEDETTE_FACT_AGREED "agreed"

#define VEDETTE_RULES_ERROR (vedette_rules_error_quark ())
GQuark vedette_rules_error_quark (void);

typedef enum
{
  VEDETTE_RULES_ERROR_UNKNOWN,     /* no such move, or no such parameter */
  VEDETTE_RULES_ERROR_DECLARATION, /* a parameter has a value that it cannot have */
  VEDETTE_RULES_ERROR_REFUSED,     /* the rules say no, or ask for agreement */
  VEDETTE_RULES_ERROR_DICE,        /* more dice were typed than the move rolls */
} VedetteRulesError;

#define VEDETTE_TYPE_RULES (vedette_rules_get_type ())
G_DECLARE_DERIVABLE_TYPE (VedetteRules, vedette_rules, VEDETTE, RULES, GObject)

/* The kind of the step that brings the forces of another battle in; no move makes it. */
#define VEDETTE_STEP_FORCES "forces"

/**
 * VedetteKind:
 * @move: (nullable): a kind of move
 * @record: (nullable): a kind of record, which stands for the edits of it
 *
 * A row in the list of all that can be done in a system.
 */
typedef struct
{
  const VedetteMoveKind *move;
  const VedetteRecordKind *record;
} VedetteKind;

/**
 * VedetteKey:
 * @key: as an offer has it, such as "5" or "Ctrl+E"
 * @label: (nullable): what it does, marked for translation; %NULL for what the move is called
 * @move: (nullable): the move, where there is no label
 */
typedef struct
{
  const char *key;
  const char *label;
  const char *move;
} VedetteKey;

/**
 * VedetteRulesClass:
 * @schema: what its battles are made of
 * @kinds: all that can be done, in the order in which it is offered; ends with an empty row
 * @closed: (nullable): why moves cannot be made in some states, for those kinds that say nothing else; ends with no states
 * @about: (nullable): the type of the record, of which a battle has one, that says how much is asked, when to stop and the like
 * @switches: (nullable): the house rules; the move "set-switch" says one by its key as "switch", and its "value"
 * @why: (nullable): why each of its rules says what it says; ends with no id
 * @read: reads the battle for one question; what it returns lasts until the next
 * @get_state: (nullable): in which state the game is, as a number
 * @over: bits of the states in which the game has come to its end
 * @set_up: the kind of move that makes the first step of a battle: it notes the records that each battle of the system
 *   has, there being none to read before; its parameters are what may be said of a new battle
 * @finish_set_up: (nullable): makes edits, each a step, of what was said of a new battle and may be changed later
 * @carries: (nullable): what of a battle goes into a new one with its forces; ends with no type
 * @fill_status: adds what the audience should know, %NULL being who may know everything
 * @get_due: (nullable): (transfer full): what is to be done next, as a sentence, and (out) (nullable) what is worth knowing of
 *   it that the audience may know
 * @get_next_roll: (nullable): (transfer full) (nullable): the roll for a number that is due now, or that follows what is due,
 *   as far as the audience may know who makes it, and (out) whose it is, such as “Then Red needs” or “Best: Wat”
 * @fill_offers: (nullable): adds what may be done now, with vedette_rules_add_offer(); %NULL where each move is an action.
 *   What names a record that the audience may not see is taken out afterwards.
 * @keys: (nullable): those that offers have besides the keys of their kinds of moves; ends with an empty row
 * @describe: says a step as a sentence
 * @describe_whole: (nullable): says it for those who read of it later, with what was not done; %NULL for the same sentence
 * @get_audience: (nullable): who may see a step, where that is not who might when it was made
 * @find_word: finds a record by a word of the system that is no name, such as "red"; 0 for none
 * @check_any: (nullable): finds what is to be said of any move, after its own check
 * @note_ruling: (nullable): notes with the step of a move what its ruling has said, so that it is not said again
 * @dice_label: (nullable): a heading for the dice of all parties, marked for translation; %NULL for one that fits any
 * @faces: (nullable): the faces of dice that it makes much of; ends with no sides
 * @may_see: (nullable): whether an audience may know a record, or that field of it; %NULL where nothing is secret
 * @fill_parties: (nullable): adds the parties, with vedette_party_add(); %NULL where there are none
 * @fill_audiences: (nullable): adds those for whom an answer may be, with vedette_choice_add_nick(); %NULL where nothing is
 *   secret
 * @window: (nullable): whose window it is, one of the audiences, or %VEDETTE_AUDIENCE_ALL; %NULL where all who play look into
 *   it, and what is always open in it has no secrets besides
 * @fill_spans: (nullable): adds the spans of the steps that are in force, with vedette_span_add()
 * @fill_dice: (nullable): adds the dice of a step, in the order in which they were rolled, with vedette_natural_add();
 *   %NULL for those that vedette_dice_request_roll() has noted
 * @get_drawn: (nullable): the id of the party whose token came up in a step; %NULL where none did
 * @count: (nullable): (transfer full) (nullable): what there is to count of a party besides its dice
 * @number_fact: (nullable): the fact of a step that has the number of its action, which stands beside its sentence
 * @span_label: (nullable): what is counted of a party that has the battle in hand, such as its holdings, marked for translation
 * @is_action: (nullable): whether the step is one of the actions of which the stretches of the story are made, asked
 *   once of each step; without it they are made of steps
 * @fill_scores: (nullable): adds the figures of a party that only the system counts, with vedette_score_add(): what it has
 *   done, before its dice, or its losses, after them
 * @explain: (nullable): what the roll of a step rested on; %NULL for a step without a working
 * @get_title: (nullable): what the battle is called
 */
struct _VedetteRulesClass
{
  GObjectClass parent_class;

  const VedetteSchema *schema;
  const VedetteKind *kinds;
  const VedetteClosed *closed;
  const VedetteKey *keys;
  GType (*about) (void);
  const VedetteSwitchTable *switches;
  const VedetteWhy *why;

  const VedetteContext *(*read)      (VedetteRules         *self);
  guint                 (*get_state) (const VedetteContext *context);
  guint over;

  const VedetteMoveKind *set_up;
  gboolean (*finish_set_up) (VedetteRules  *self,
                             VedetteMove   *move,
                             GError       **error);
  const VedetteCarry *carries;
  void   (*fill_status) (VedetteRules *self,
                         const char   *audience,
                         GListStore   *list);
  VedetteMove *(*get_next_roll) (VedetteRules *self,
                                 const char   *audience,
                                 char        **whose);
  char  *(*get_due)     (VedetteRules  *self,
                         const char    *audience,
                         char         **hint,
                         const char   **rule);
  void   (*fill_offers) (VedetteRules *self,
                         const char   *audience,
                         GListStore   *offers);
  char  *(*describe)    (VedetteRules *self,
                         VedetteStep  *step);
  char  *(*describe_whole) (VedetteRules *self,
                            VedetteStep  *step);
  const char *(*get_audience) (VedetteRules *self,
                               VedetteStep  *step);
  gint64 (*find_word)   (VedetteRules *self,
                         GType         type,
                         const char   *word);
  void   (*check_any)   (VedetteMove          *move,
                         const VedetteContext *context,
                         VedetteRuling        *ruling);
  void   (*note_ruling) (const VedetteContext *context,
                         VedetteRuling        *ruling,
                         VedetteEdit          *edit);

  const char *dice_label;
  const VedetteFaces *faces;
  gboolean (*may_see)        (const VedetteContext *context,
                              gint64                record,
                              const char           *field,
                              const char           *audience);
  void     (*fill_parties)   (VedetteRules         *self,
                              const char           *audience,
                              GListStore           *list);
  void     (*fill_audiences) (VedetteRules         *self,
                              GListStore           *list);
  const char *window;
  void     (*fill_spans)     (VedetteRules         *self,
                              const char           *audience,
                              GListStore           *list);
  void     (*fill_dice)      (VedetteRules         *self,
                              VedetteStep          *step,
                              GListStore           *list);
  const char *(*get_drawn)   (VedetteRules         *self,
                              VedetteStep          *step);
  char    *(*count)          (VedetteRules         *self,
                              const char           *party,
                              const char           *audience);
  const char *number_fact;
  const char *span_label;
  gboolean (*is_action)      (VedetteRules         *self,
                              VedetteStep          *step);
  void     (*fill_scores)    (VedetteRules         *self,
                              VedetteParty         *party,
                              const char           *audience,
                              gboolean              losses,
                              GListStore           *list);
  VedetteBreakdown *(*explain) (VedetteRules       *self,
                                VedetteStep        *step);
  char    *(*get_title)      (VedetteRules         *self,
                              const char           *audience);
};

VedetteBattle    *vedette_rules_get_battle (VedetteRules   *self);
const VedetteContext *vedette_rules_read    (VedetteRules   *self);
gboolean          vedette_rules_set_up     (VedetteRules   *self,
                                            GError        **error);
VedetteMove      *vedette_rules_new_set_up (VedetteRules   *self);
gboolean          vedette_rules_set_up_as  (VedetteRules   *self,
                                            VedetteMove    *move,
                                            GError        **error);
gboolean          vedette_rules_has_forces (VedetteRules   *self);
gboolean          vedette_rules_set_up_with_forces (VedetteRules   *self,
                                                    VedetteMove    *move,
                                                    VedetteRules   *from,
                                                    gboolean        losses,
                                                    GError        **error);
char             *vedette_rules_describe_forces (JsonObject *facts);
GListModel       *vedette_rules_list_moves (VedetteRules   *self);
VedetteMove      *vedette_rules_find_move  (VedetteRules   *self,
                                            const char     *name,
                                            GError        **error);
VedetteMove      *vedette_rules_new_move   (VedetteRules   *self,
                                            const char     *name,
                                            JsonObject     *params,
                                            GError        **error);
GListModel       *vedette_move_get_choices (VedetteMove    *move,
                                            VedetteRules   *self,
                                            const char     *property,
                                            const char     *audience);
VedetteRuling    *vedette_rules_open       (VedetteRules   *self,
                                            VedetteMove    *move);
VedetteRuling    *vedette_rules_check      (VedetteRules   *self,
                                            VedetteMove    *move);
VedetteReading   *vedette_rules_read_typed (VedetteRules   *self,
                                            VedetteMove    *move);
VedetteBreakdown *vedette_rules_preview    (VedetteRules   *self,
                                            VedetteMove    *move);
GListModel       *vedette_rules_list_dice  (VedetteRules   *self,
                                            VedetteMove    *move,
                                            const int      *naturals,
                                            gsize           n);
gboolean          vedette_move_is_relevant (VedetteMove    *move,
                                            VedetteRules   *self,
                                            const char     *property);
gboolean          vedette_move_is_asked    (VedetteMove    *move,
                                            VedetteRules   *self,
                                            const char     *property);
GListModel       *vedette_move_list_offered (VedetteMove   *move,
                                             VedetteRules  *self,
                                             const char    *property,
                                              const char    *audience);
void              vedette_move_get_range   (VedetteMove    *move,
                                            VedetteRules   *self,
                                            const char     *property,
                                            int            *min,
                                            int            *max);
void              vedette_move_get_now     (VedetteMove    *move,
                                            VedetteRules   *self,
                                            const char     *property,
                                            GValue         *value);
gboolean          vedette_move_get_guess   (VedetteMove    *move,
                                            VedetteRules   *self,
                                            const char     *property,
                                            GValue         *value);
VedetteStep      *vedette_rules_perform    (VedetteRules   *self,
                                            VedetteMove    *move,
                                            VedetteDice    *dice,
                                            gboolean        agreed,
                                            VedetteRuling **ruling,
                                            GError        **error);
GListModel       *vedette_rules_get_status (VedetteRules   *self,
                                            const char     *audience);
VedetteMove      *vedette_rules_get_next_roll (VedetteRules *self,
                                              const char     *audience,
                                              char          **whose);
char             *vedette_rules_get_due    (VedetteRules   *self,
                                            const char     *audience,
                                            char          **hint);
const char       *vedette_rules_get_hint_rule (VedetteRules *self,
                                            const char     *audience);
const VedetteKey *vedette_rules_get_keys   (VedetteRules   *self);
const char       *vedette_rules_get_key_label (VedetteRules     *self,
                                               const VedetteKey *key);
gpointer          vedette_rules_get_about  (VedetteRules   *self);
const VedetteSwitchTable *vedette_rules_get_switches (VedetteRules *self);
VedetteMove      *vedette_rules_new_edit_of (VedetteRules   *self,
                                             gpointer        record);
GListModel       *vedette_rules_list_offers (VedetteRules   *self,
                                             const char     *audience);
VedetteOffer     *vedette_rules_add_offer  (VedetteRules   *self,
                                            GListStore     *offers,
                                            const char     *name,
                                            VedetteOfferPlace place);
const char * const *vedette_rules_list_hidden_facts (VedetteRules *self,
                                                     VedetteStep  *step);
int               vedette_rules_get_number (VedetteRules   *self,
                                            VedetteStep    *step);
char             *vedette_rules_say_kind   (VedetteRules   *self,
                                            VedetteStep    *step);
char             *vedette_rules_describe   (VedetteRules   *self,
                                            VedetteStep    *step,
                                            const char     *audience);
char             *vedette_rules_describe_whole (VedetteRules *self,
                                                VedetteStep  *step,
                                                const char   *audience);

GListModel       *vedette_rules_list_audiences (VedetteRules *self);
char             *vedette_rules_list_audience_words (VedetteRules *self);
const char       *vedette_rules_get_window     (VedetteRules *self);
const char       *vedette_rules_get_viewer     (VedetteRules *self);
gboolean          vedette_rules_has_audience   (VedetteRules *self,
                                                const char   *audience);
const char       *vedette_rules_get_audience   (VedetteRules *self,
                                                VedetteStep  *step);
gboolean          vedette_rules_may_see        (VedetteRules *self,
                                                gint64        record,
                                                const char   *field,
                                                const char   *audience);
gboolean          vedette_rules_may_see_step   (VedetteRules *self,
                                                VedetteStep  *step,
                                                const char   *audience);

JsonObject       *vedette_rules_get_facts      (VedetteRules *self,
                                                VedetteStep  *step,
                                                const char   *audience);

GListModel       *vedette_rules_list_parties   (VedetteRules *self,
                                                const char   *audience);
VedetteParty     *vedette_rules_find_party     (VedetteRules *self,
                                                const char   *id);
GListModel       *vedette_rules_list_clocks    (VedetteRules *self,
                                                const char   *audience,
                                                gint64        since);
gboolean          vedette_rules_is_taken_over  (VedetteRules *self,
                                                const char   *audience);
GListModel       *vedette_rules_list_chapters  (VedetteRules *self,
                                                const char   *audience);
gboolean          vedette_rules_is_marked (VedetteRules   *self,
                                           int             sides,
                                           int             natural);
int               vedette_rules_get_single_die (VedetteRules *self,
                                                VedetteStep  *step,
                                                const char   *audience,
                                                int          *verdict);
VedetteParty     *vedette_rules_find_drawn     (VedetteRules *self,
                                                VedetteStep  *step,
                                                const char   *audience);
GListModel       *vedette_rules_list_spans     (VedetteRules *self,
                                                const char   *audience);
GListModel       *vedette_rules_get_dice       (VedetteRules *self,
                                                VedetteStep  *step,
                                                const char   *audience);
char             *vedette_rules_count          (VedetteRules *self,
                                                const char   *party,
                                                const char   *audience);
gboolean          vedette_rules_is_over        (VedetteRules *self);
GListModel       *vedette_rules_list_scores    (VedetteRules *self,
                                                const char   *audience,
                                                gboolean      losses);
GListModel       *vedette_rules_tally          (VedetteRules *self,
                                                const char   *audience);
const char       *vedette_rules_get_dice_label (VedetteRules *self);
VedetteBreakdown *vedette_rules_explain        (VedetteRules *self,
                                                VedetteStep  *step,
                                                const char   *audience);
const char       *vedette_rules_get_why        (VedetteRules *self,
                                                const char   *rule);
void              vedette_rules_add_overridden (JsonObject   *facts,
                                                GPtrArray    *rules);
const char       *vedette_rules_get_kind_rule  (VedetteRules *self,
                                                VedetteStep  *step);
GPtrArray        *vedette_rules_list_rules     (VedetteRules *self,
                                                VedetteStep  *step,
                                                const char   *audience);
char             *vedette_rules_get_title      (VedetteRules *self,
                                                const char   *audience);

G_END_DECLS
