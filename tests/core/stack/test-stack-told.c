/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of each step of a token stack, and after it. */

#include "bag-fixture.h"
#include "vedette-test-course.h"

/* As many kinds of steps and states as there are */
static const char * const requests[] = {
  "{'edit':'add-character','name':'Mira','colour':'blue','player':'Ann'}",
  "{'edit':'add-character','name':'Tom','colour':'green'}",
  "{'edit':'set-character','character':'Tom','name':'Tim'}",
  "{'edit':'add-hired','name':'spearmen','count':3,'willing':2}",
  "{'edit':'set-hired','hired':'spearmen','willing':1}",
  "{'edit':'add-faction','name':'Cult','colour':'purple'}",
  "{'edit':'add-enemy','name':'lizard-men','count':8,'initiative':2}",
  "{'edit':'add-enemy','name':'shaman','initiative':3,'faction':'Cult'}",
  "{'edit':'add-enemy','name':'ogre','initiative':4,'place':'waiting'}",
  "{'edit':'add-enemy','name':'spy','initiative':1,'hidden':true,'place':'waiting'}",
  "{'edit':'set-enemy','enemy':'ogre','initiative':5}",
  "{'edit':'set-switch','switch':'t.cap','value':'2'}",
  "{'edit':'add-effect','name':'Poison','whose':'Mira','left':2}",
  "{'edit':'add-effect','name':'Fog','left':1}",
  "{'move':'start'}",
  "{'move':'draw','token':'Mira'}",
  "{'move':'out','who':'lizard-men','count':2}",
  "{'move':'finish'}",
  "{'move':'draw','token':'enemies'}",
  "{'move':'act','who':'shaman'}",
  "{'move':'finish','who':'lizard-men'}",
  "{'move':'draw','token':'hired'}",
  "{'move':'out','who':'spearmen','how':'fled'}",
  "{'move':'arrive','who':'ogre'}",
  "{'move':'idle'}",
  "{'move':'draw','token':'Tim'}",
  "{'move':'keep-turn','agreed':true}",
  "{'move':'out','who':'Tim','how':'unconscious'}",
  "{'move':'draw','token':'end'}",
  "{'move':'confirm'}",
  "{'move':'confirm'}",
  "{'move':'confirm'}",
  "{'move':'confirm'}",
  "{'edit':'remove-effect','effect':'Poison'}",
  "{'move':'arrive','who':'spy'}",
  "{'move':'out','who':'lizard-men','count':6}",
  "{'move':'out','who':'shaman','how':'captured'}",
  "{'move':'end'}",
  "{'move':'next-encounter'}",
  NULL
};

static void
test_course (void)
{
  g_autoptr (VedetteRules) rules = bag_new ("real");

  vedette_test_course ("stack", rules, requests);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stack/told", test_course);
  return g_test_run ();
}
