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
  { "T-01/over", { "{'move':'end'}" }, "{'move':'draw'}", "The fight is over: use Undo to go back" },
  { "T-07/anew", { NULL }, "{'move':'rebalance','of':'enemies','tokens':-1}", "The bag is already filled for this round. Enter 0 to 19 tokens." },
  { "T-12/nobody", { "{'move':'out','who':'Mira'}", "{'move':'out','who':'Tom'}", "{'move':'out','who':'spearmen','count':2}",
                     "{'move':'out','who':'lizard-men','count':8}", "{'move':'out','who':'shaman'}" }, "{'move':'out'}",
    "Nobody is in the fight. Add a participant first." },
  { "T-12/gone", { "{'move':'out','who':'Mira'}" }, "{'move':'out','who':'Mira'}", "Not in the fight: Mira. Choose a different participant." },
  { "T-12/too-many", { NULL }, "{'move':'out','who':'lizard-men','count':9}", "Only 8 figures are still in the fight. Enter a smaller number." },
  { "A-T07/how", { NULL }, "{'move':'out','who':'Mira','how':'waiting'}", "Choose how the figures left the fight" },
  { "A-T08/there", { "{'edit':'add-enemy','name':'ogre','place':'waiting'}" }, "{'move':'arrive','who':'Mira'}", "Mira is not in reserve. Choose a participant who is in reserve." },
  { "A-T04/nobody", { "{'edit':'set-switch','switch':'t.dead_token','value':'idle-turn'}", "{'move':'out','who':'Mira'}",
                      "!Mira" }, "{'move':'act','who':'Mira'}", "Nobody can act on this token. Continue without this Turn." },
  { "T-13/nameless", { NULL }, "{'edit':'add-effect','name':'','left':2}", "An effect needs a name. Enter a name." },
  { "T-11/no-round", { "!end" }, "{'edit':'put-right','of':'Mira','left':1}",
    "No round is under way, so the bag is not filled. Wait until the next round begins." },
  { "T-09/whose", { NULL }, "{'edit':'put-right','turn':'shaman'}", "This choice is not available now. Choose a different one." },
  { "T-09/actor", { NULL }, "{'edit':'put-right','actor':'enemies'}", "This choice is not available now. Choose a different "
                                                                      "one." },
  { "T-12/put-right", { NULL }, "{'edit':'put-right','who':'enemies'}", "This choice is not available now. Choose a different "
                                                                        "one." },
  { "T-11/whose", { NULL }, "{'edit':'put-right','of':'shaman'}", "This choice is not available now. Choose a different one." },
  { "T-12/nobody-known", { NULL }, "{'move':'out','who':'enemies'}", "This choice is not available now. Choose a different one." },
  { "T-09/nobody-known", { "!Mira" }, "{'move':'act','who':'enemies'}", "This choice is not available now. Choose a different "
                                                                        "one." },
  { "T-07/whose", { NULL }, "{'move':'rebalance','of':'shaman','tokens':2}", "This choice is not available now. Choose a "
                                                                             "different one." },
  { "T-02/nameless", { NULL }, "{'edit':'add-enemy','name':''}", "A participant needs a name. Enter a name." },
  { "T-12/comes-out", { NULL }, "{'edit':'add-enemy','name':'ogre','place':'dead'}",
    "A new participant cannot already be out of the fight: choose a different status" },
  { "T-04/always", { NULL }, "{'edit':'remove-faction','faction':'enemies'}",
    "The colors of the enemies and the hired help cannot be removed. Change the color instead." },
  { "A-T11/in-use", { "{'edit':'add-faction','name':'Cult','colour':'purple'}",
                      "{'edit':'set-enemy','enemy':'shaman','faction':'Cult'}" }, "{'edit':'remove-faction','faction':'Cult'}",
    "Enemies still belong to this faction: remove or move them first" },
  { "T-02/enemies-as-players", { NULL }, "{'edit':'add-participants','side':'players','text':'3 wolves'}",
    "Wolves: enemies do not belong to the players’ side. Leave the line out." },
  { "T-02/nobody-typed", { NULL }, "{'edit':'add-participants','text':' , '}",
    "The name is missing: write one, as in “Mira, blue”" },
  { "T-02/players-as-enemies", { NULL }, "{'edit':'add-participants','side':'enemies','text':'Ann, yellow'}",
    "Ann: characters and hired help do not belong to the enemies. Leave the line out." },
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
