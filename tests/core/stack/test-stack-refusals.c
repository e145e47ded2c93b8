/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why something cannot be done, where no other test asks: each reason is given in the state that it speaks of. */

#include "bag-fixture.h"

typedef struct
{
  const char *path;
  const char *before[8]; /* in the fight of the fixture, which has begun; "!word" for a draw of it */
  const char *request;
  const char *why;
} Refusal;

static const Refusal rows[] = {
  { "T-01/over", { "{'move':'end'}" }, "{'move':'draw'}", "The fight is over; undo goes back into it" },
  { "T-07/anew", { NULL }, "{'move':'rebalance','of':'enemies','tokens':-1}", "By the rules there are 19 in the bag already" },
  { "T-12/nobody", { "{'move':'out','who':'Mira'}", "{'move':'out','who':'Tom'}", "{'move':'out','who':'spearmen','count':2}",
                     "{'move':'out','who':'lizard-men','count':8}", "{'move':'out','who':'shaman'}" }, "{'move':'out'}",
    "Nobody is in the fight" },
  { "T-12/gone", { "{'move':'out','who':'Mira'}" }, "{'move':'out','who':'Mira'}", "Mira is not in the fight" },
  { "T-12/too-many", { NULL }, "{'move':'out','who':'lizard-men','count':9}", "Only 8 of them stand" },
  { "A-T07/how", { NULL }, "{'move':'out','who':'Mira','how':'waiting'}", "Say how he went out of the fight" },
  { "A-T08/there", { "{'edit':'add-enemy','name':'ogre','place':'waiting'}" }, "{'move':'arrive','who':'Mira'}", "Mira is not waiting to come" },
  { "A-T04/nobody", { "{'edit':'set-switch','switch':'t.dead_token','value':'idle-turn'}", "{'move':'out','who':'Mira'}",
                      "!Mira" }, "{'move':'act','who':'Mira'}", "Nobody can act on this token (A-T04)" },
  { "T-13/nameless", { NULL }, "{'edit':'add-effect','name':'','left':2}", "An effect needs a name" },
  { "T-11/no-round", { "!end" }, "{'edit':'put-right','of':'Mira','left':1}",
    "No round goes on: the bag is filled when the next begins (T-11)" },
  { "T-09/whose", { NULL }, "{'edit':'put-right','turn':'shaman'}", "That cannot be meant here" },
  { "T-09/actor", { NULL }, "{'edit':'put-right','actor':'enemies'}", "That cannot be meant here" },
  { "T-12/put-right", { NULL }, "{'edit':'put-right','who':'enemies'}", "That cannot be meant here" },
  { "T-11/whose", { NULL }, "{'edit':'put-right','of':'shaman'}", "That cannot be meant here" },
  { "T-12/nobody-known", { NULL }, "{'move':'out','who':'enemies'}", "That cannot be meant here" },
  { "T-09/nobody-known", { "!Mira" }, "{'move':'act','who':'enemies'}", "That cannot be meant here" },
  { "T-07/whose", { NULL }, "{'move':'rebalance','of':'shaman','tokens':2}", "That cannot be meant here" },
  { "T-02/nameless", { NULL }, "{'edit':'add-enemy','name':''}", "A participant needs a name" },
  { "T-12/comes-out", { NULL }, "{'edit':'add-enemy','name':'ogre','place':'dead'}",
    "Whoever is out is put out when it happens" },
  { "T-04/always", { NULL }, "{'edit':'remove-faction','faction':'enemies'}",
    "The enemies and the hired help always have a colour (T-04)" },
  { "A-T11/in-use", { "{'edit':'add-faction','name':'Cult','colour':'purple'}",
                      "{'edit':'set-enemy','enemy':'shaman','faction':'Cult'}" }, "{'edit':'remove-faction','faction':'Cult'}",
    "There are enemies of this faction" },
  { "T-02/enemies-as-players", { NULL }, "{'edit':'add-participants','side':'players','text':'3 wolves'}",
    "Wolves: those are enemies, and not of the players" },
  { "T-02/nobody-typed", { NULL }, "{'edit':'add-participants','text':' , '}",
    "A name is missing: write one, as in “Mira, blue”" },
  { "T-02/players-as-enemies", { NULL }, "{'edit':'add-participants','side':'enemies','text':'Ann, yellow'}",
    "Ann: not of the enemies, but of the players" },
};

static void
test_refused (gconstpointer data)
{
  const Refusal *row = data;
  g_autoptr (VedetteRules) rules = bag_new_fight ("virtual");
  g_autofree char *request = g_strdelimit (g_strdup (row->request), "'", '"');

  for (guint i = 0; row->before[i] != NULL; i++)
    if (*row->before[i] == '!')
      bag_draw (rules, row->before[i] + 1);
    else
      bag_do (rules, "%s", row->before[i]);
  vedette_test_refused_for (rules, request, row->why);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/rules/stack/", rows[i].path, NULL);

      g_test_add_data_func (path, &rows[i], test_refused);
    }
  return g_test_run ();
}
