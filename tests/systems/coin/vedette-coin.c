/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of Coin: what is kept, what can be done, and what is said of it. */

#include "vedette-config.h"

#include "coin/vedette-coin.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"
#include "core/rules/vedette-status.h"

VEDETTE_DEFINE_ENUM (VedetteCoinFace, vedette_coin_face, NULL, VEDETTE_COIN_FACE_VALUES)
VEDETTE_DEFINE_RECORD (VedetteCoin, vedette_coin, "coin", VEDETTE_COIN_FIELDS)

static const VedetteSchema schema = {
  .system = "coin",
  .types = (GType (*const[]) (void)){ vedette_coin_get_type, NULL },
  .format = &vedette_format,
  /* A file with two coins, or none, is refused, so that nothing below need ask. */
  .needs = (const VedetteNeed[]){ { vedette_coin_get_type, NC_ ("record", "coin"), .n = 1 }, { 0 } },
};

struct _VedetteContext { VedetteCoin *coin; };
struct _VedetteCoinRules { VedetteRules parent_instance; VedetteContext context; };
G_DEFINE_FINAL_TYPE (VedetteCoinRules, vedette_coin_rules, VEDETTE_TYPE_RULES)

static const VedetteContext *
read_battle (VedetteRules *rules)
{
  VedetteContext *context = &VEDETTE_COIN_RULES (rules)->context;

  context->coin = vedette_battle_get_single (vedette_rules_get_battle (rules), VEDETTE_TYPE_COIN);
  return context;
}

enum { OPEN, GUESSED };

static guint
get_state (const VedetteContext *context)
{
  return vedette_coin_get_guess (context->coin) == VEDETTE_COIN_NONE ? OPEN : GUESSED;
}

/* A step keeps the word for machines, and is read in the language of whoever reads it. */
static const char *
say_face (JsonObject *facts)
{
  const GEnumValue *face = vedette_enum_find (VEDETTE_TYPE_COIN_FACE, vedette_fact_text (facts, "face"));

  return face != NULL ? vedette_enum_get_label (VEDETTE_TYPE_COIN_FACE, face->value) : "";
}

static void
note_face (VedetteEdit *edit, int face)
{
  vedette_facts_note_text (edit, "face", vedette_enum_get_nick (VEDETTE_TYPE_COIN_FACE, face));
}

static void
check_guess (VedetteMove *move, const VedetteContext *context, VedetteRuling *ruling)
{
  if (vedette_move_get_enum (move, "face") == VEDETTE_COIN_NONE)
    vedette_ruling_forbid_about (ruling, "C-2", "face", _("Say heads or tails"));
}

static gboolean
perform_guess (VedetteMove *move, const VedetteContext *context, VedetteEdit *edit, VedetteDice *dice, GError **error)
{
  vedette_edit_set (edit, context->coin, "guess", vedette_move_get_enum (move, "face"), NULL);
  note_face (edit, vedette_move_get_enum (move, "face"));
  return TRUE;
}

static char *
describe_guess (JsonObject *facts)
{
  /* Translators: heads or tails */
  return g_strdup_printf (_("The guess is %s"), say_face (facts));
}

static const VedetteMoveKind guess_move = {
  .name = "guess", .label = N_("Guess"), .group = VEDETTE_MOVE_PLAY,
  .open_in = 1u << OPEN,
  .closed = (const VedetteClosed[]){ { 1u << GUESSED, VEDETTE_FINDING_REFUSAL, "C-1", N_("There is a guess already") }, { 0 } },
  .params = (const VedetteParam[]){
    VEDETTE_SAY_ENUM ("face", vedette_coin_face, VEDETTE_COIN_NONE, NULL, .label = N_("Face")), { { 0 } },
  },
  .check = check_guess, .perform = perform_guess, .describe = describe_guess,
};

/* The coin is a die of two sides, with a name for each. */
static VedetteDiceRequest *
new_request (void)
{
  g_auto (GStrv) faces = vedette_enum_list_labels (VEDETTE_TYPE_COIN_FACE);

  return vedette_dice_request_new (2, NULL, _("the coin"), (const char * const *) faces + VEDETTE_COIN_HEADS);
}

static void
list_dice (VedetteMove *move, const VedetteContext *context, const int *naturals, gsize n, GListStore *requests)
{
  g_autoptr (VedetteDiceRequest) request = new_request ();

  g_list_store_append (requests, request);
}

static gboolean
perform_toss (VedetteMove *move, const VedetteContext *context, VedetteEdit *edit, VedetteDice *dice, GError **error)
{
  g_autoptr (VedetteDiceRequest) request = new_request ();
  int natural;

  if (!vedette_dice_request_roll (request, dice, edit, &natural, error))
    return FALSE;
  note_face (edit, natural);
  json_object_set_boolean_member (vedette_edit_get_facts (edit), "guessed",
                                  natural == (int) vedette_coin_get_guess (context->coin));
  vedette_edit_set (edit, context->coin, "shows", natural, "guess", VEDETTE_COIN_NONE, NULL);
  return TRUE;
}

static char *
describe_toss (JsonObject *facts)
{
  /* Translators: heads or tails */
  return g_strdup_printf (vedette_fact_boolean (facts, "guessed") ? _("The coin shows %s, as was guessed")
                                                                  : _("The coin shows %s"), say_face (facts));
}

static const VedetteMoveKind toss_move = {
  .name = "toss", .label = N_("Toss the coin"), .group = VEDETTE_MOVE_PLAY,
  .dice = list_dice, .perform = perform_toss, .describe = describe_toss,
};

/* The first step of a battle inserts the records that it has from then on. */
static gboolean
perform_new (VedetteMove *move, const VedetteContext *context, VedetteEdit *edit, VedetteDice *dice, GError **error)
{
  g_autoptr (VedetteCoin) coin = g_object_new (VEDETTE_TYPE_COIN, NULL);

  vedette_edit_insert (edit, coin, -1);
  return TRUE;
}

static char *
describe_new (JsonObject *facts)
{
  return g_strdup (_("A coin is taken out"));
}

static const VedetteMoveKind new_move = { .name = "new", .perform = perform_new, .describe = describe_new };

/* What the coin shows, for status, page and sheet */
const char *
vedette_coin_say (VedetteBattle *battle)
{
  VedetteCoin *coin = vedette_battle_get_single (battle, VEDETTE_TYPE_COIN);

  return vedette_enum_get_label (VEDETTE_TYPE_COIN_FACE, (int) vedette_coin_get_shows (coin));
}

static void
fill_status (VedetteRules *rules, const char *audience, GListStore *list)
{
  const char *face = vedette_coin_say (vedette_rules_get_battle (rules));

  vedette_status_add_text (list, "shows", vedette_record_type_get_label (VEDETTE_TYPE_COIN, "shows"),
                           VEDETTE_EMPHASIS_HEADLINE, face, face);
}

static char *
get_due (VedetteRules *rules, const char *audience, char **hint, const char **rule)
{
  return g_strdup (_("The coin is to be tossed"));
}

static const VedetteKey guess_keys[] = { { "h", N_("Guess heads"), NULL }, { "t", N_("Guess tails"), NULL }, { NULL, NULL, NULL } };

/* A system without this offers each move as an action, and Enter does nothing. */
static void
fill_offers (VedetteRules *rules, const char *audience, GListStore *offers)
{
  vedette_offer_set_keys (vedette_rules_add_offer (rules, offers, "toss", VEDETTE_OFFER_DUE), VEDETTE_OFFER_ENTER, NULL);
  for (int i = 0; guess_keys[i].key != NULL; i++)
    {
      VedetteOffer *offer = vedette_rules_add_offer (rules, offers, "guess", VEDETTE_OFFER_ACTION);

      g_object_set (offer->move, "face", VEDETTE_COIN_HEADS + i, NULL);
      vedette_value_set_text (offer, label, vedette_rules_get_key_label (rules, &guess_keys[i]));
      vedette_offer_set_keys (offer, guess_keys[i].key, NULL);
    }
}

static char *
get_title (VedetteRules *rules, const char *audience)
{
  return g_strdup (vedette_system_get_label (&vedette_coin_system));
}

static void
vedette_coin_rules_class_init (VedetteCoinRulesClass *klass)
{
  static const VedetteKind kinds[] = { { .move = &toss_move }, { .move = &guess_move }, { 0 } };
  VedetteRulesClass *rules_class = VEDETTE_RULES_CLASS (klass);

  rules_class->schema = &schema;
  rules_class->kinds = kinds;
  rules_class->keys = guess_keys;
  rules_class->set_up = &new_move;
  rules_class->read = read_battle;
  rules_class->get_state = get_state;
  rules_class->fill_status = fill_status;
  rules_class->get_due = get_due;
  rules_class->fill_offers = fill_offers;
  rules_class->describe = vedette_rules_say_kind;
  rules_class->get_title = get_title;
}

static void
vedette_coin_rules_init (VedetteCoinRules *self)
{
}

const VedetteSystem vedette_coin_system = { N_("Coin"), &schema, vedette_coin_rules_get_type, NULL };
