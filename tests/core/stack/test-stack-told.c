/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of each step of a token stack, and after it. */

#include "core/stack/questions/vedette-stack-questions.h"
#include "bag-fixture.h"
#include "vedette-test-asked.h"
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

static const char * const asked[] = {
  "{'ask':'odds','characters':1}",
  "{'ask':'odds','characters':3,'hired':2,'enemies':['4x2']}",
  "{'ask':'odds','characters':2,'hired':1,'enemies':['8x2','1x3'],'cap':2}",
  "{'ask':'odds','characters':2,'enemies':['2x2'],'cap':1}",
  "{'ask':'odds','characters':2,'enemies':['2x2'],'cap':2}",
  "{'ask':'odds','characters':2,'enemies':['5x1'],'cap':1,'drawn':['character-1=1,enemies=2']}",
  "{'ask':'odds','characters':2,'hired':1,'enemies':['1x1'],'drawn':['character-1=2','character-2=2,hired=1,enemies=1']}",
  "{'ask':'odds','characters':2,'enemies':['x']}",
  "{'ask':'odds','characters':2,'enemies':['0x2']}",
  "{'ask':'odds','characters':2,'enemies':['501x2']}",
  "{'ask':'odds','characters':2,'enemies':['2x21']}",
  "{'ask':'odds','characters':2,'enemies':['500x20']}",
  "{'ask':'odds','characters':2,'drawn':['character-3=1']}",
  "{'ask':'odds','characters':2,'drawn':['character-1=3']}",
  "{'ask':'odds','characters':2,'drawn':['hired=1']}",
  "{'ask':'odds','characters':2,'drawn':['character-1=1','character-1=1']}",
  "{'ask':'odds','characters':2,'drawn':['nobody=1']}",
  NULL
};

static void
test_course (void)
{
  g_autoptr (VedetteRules) rules = bag_new ("real");

  vedette_test_course ("stack", rules, requests);
}

static void
test_asked (void)
{
  vedette_test_asked ("stack", vedette_stack_questions, asked);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stack/told", test_course);
  g_test_add_func ("/stack/asked", test_asked);
  return g_test_run ();
}
