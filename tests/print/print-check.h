/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What holds for every page, measured on the very boxes that are drawn, and texts that try to break it. */

#pragma once

#include <string.h>

#include "core/document/vedette-text.h"
#include "print/vedette-page.h"

#define TEST_TOLERANCE 0.05

static inline gboolean
test_overlap (const VedetteBox *a,
              const VedetteBox *b)
{
  return a->x + TEST_TOLERANCE < b->x + b->width && b->x + TEST_TOLERANCE < a->x + a->width && a->y + TEST_TOLERANCE < b->y + b->height &&
         b->y + TEST_TOLERANCE < a->y + a->height;
}

static inline void
test_check_page (VedettePage  *page,
                 VedettePaper  paper,
                 double        floor)
{
  double width, height;
  guint n = vedette_page_get_n_boxes (page);

  vedette_paper_get_size (paper, &width, &height);
  g_assert_cmpuint (n, >=, 3);
  for (guint i = 0; i < n; i++)
    {
      const VedetteBox *box = vedette_page_get_box (page, i);

      if (box->x < VEDETTE_PAGE_MARGIN - TEST_TOLERANCE || box->y < VEDETTE_PAGE_MARGIN - TEST_TOLERANCE ||
          box->x + box->width > width - VEDETTE_PAGE_MARGIN + TEST_TOLERANCE ||
          box->y + box->height > height - VEDETTE_PAGE_MARGIN + TEST_TOLERANCE)
        g_error ("“%s” at %.2f, %.2f of %.2f × %.2f is in the margin", box->text, box->x, box->y, box->width, box->height);
      if (box->size > 0 && box->size < floor)
        g_error ("“%s” is set in %.2f points", box->text, box->size);
      for (guint j = i + 1; j < n; j++)
        if (test_overlap (box, vedette_page_get_box (page, j)))
          g_error ("“%s” (%d) and “%s” (%d) overlap at %.2f, %.2f", box->text, box->kind, vedette_page_get_box (page, j)->text,
                   vedette_page_get_box (page, j)->kind, box->x, box->y);
    }
}

/* The first box whose text starts so. */
static inline const VedetteBox *
test_find_text (VedettePage *page,
                const char  *prefix)
{
  for (guint i = 0; i < vedette_page_get_n_boxes (page); i++)
    {
      const VedetteBox *box = vedette_page_get_box (page, i);

      if (box->text != NULL && g_str_has_prefix (box->text, prefix))
        return box;
    }
  return NULL;
}

static inline guint
test_count_texts (VedettePage *page,
                  const char  *prefix)
{
  guint n = 0;

  for (guint i = 0; i < vedette_page_get_n_boxes (page); i++)
    {
      const VedetteBox *box = vedette_page_get_box (page, i);

      if (box->text != NULL && g_str_has_prefix (box->text, prefix))
        n++;
    }
  return n;
}

static const char * const test_odd_texts[] = {
  "<b>&\"x",
  "&amp; <span foreground=\"red\">",
  "%s%n%d",
  "漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字",
  "السلام عليكم ورحمة الله وبركاته السلام عليكم ورحمة الله وبركاته السلام عليكم",
  "क्षत्रियः श्रीरामचन्द्रः क्षत्रियः श्रीरामचन्द्रः क्षत्रियः",
  "👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿🤺🤺🤺🤺🤺🤺🤺🤺🤺",
  "Z̷̢̡̧̛͚͍̗̮̜̱̟̦̩̝̩̯̻̥̼͓̗̯̈́̈̊̀̅̑̃͂͐͌̚͠a̶̡̨̲̯̘̬̥͎̥̗̬̙͓͌̇̔̏͒͊͂̏͛͘͜͝͝͠l̵̨̛̰̝̘͖̣͕̟̺̺̟͌̔͋͌̀̆̕͝g̶̢̛̛̦̦̠͕̝̙̥͋̽̾̽͐̾̿͘͝ó̴̢̩̗̯̹̙̂̈́̓̀̀͛̆͝",
  "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswessenschafewarenwohlgepflege",
  "two\nlines\tand\u2028a tab",
  "\u202eright to left override",
  "ภาษาไทยที่ดีที่สุด",
  "་༄༅། །བོད་ཡིག",
};

static const guint test_n_odd_texts = G_N_ELEMENTS (test_odd_texts);

/* Returns: what a page has of it: not what would turn the letters around it */
static inline const char *
test_get_odd_shown (guint i)
{
  return vedette_text_show (test_odd_texts[i], VEDETTE_TEXT_MOST);
}
