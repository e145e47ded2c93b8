/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rolls one die at a time: from the kernel, from a seed, or from numbers that the players typed. */
#include "vedette-config.h"

#include "core/dice/vedette-dice-private.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

/* The number of random words in one read of 256 bytes. getrandom(2) returns up to 256 bytes all at once, even if a
 * signal arrives. */
#define KERNEL_WORDS (256 / sizeof (guint32))

struct _VedetteDice
{
  GObject parent_instance;

  VedetteDiceSource source;

  VedetteDiceRead read;
  guint32 words[KERNEL_WORDS];
  gsize n_words;
  int generation;

  guint64 seed;
  guint64 index;

  int *naturals;
  gsize n_naturals;
  gsize used;
  VedetteDice *then;
  gboolean then_rolled;
};

G_DEFINE_FINAL_TYPE (VedetteDice, vedette_dice, G_TYPE_OBJECT)

G_DEFINE_QUARK (vedette-dice-error-quark, vedette_dice_error)

G_DEFINE_ENUM_TYPE (VedetteDiceSource, vedette_dice_source,
                    G_DEFINE_ENUM_VALUE (VEDETTE_DICE_KERNEL, "kernel"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_DICE_SEED, "seed"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_DICE_TYPED, "typed"))

/* Counts the forks between the first process and this one, so that a child does not roll the same dice as its parent. */
static int fork_generation;

static void
after_fork_in_child (void)
{
  fork_generation++;
}

/* Returns the largest multiple of @sides that is at most 2^32. Random words from this limit on are not used, because
 * they would favor the low faces. */
guint64
vedette_dice_reject_limit (int sides)
{
  const guint64 words = G_GUINT64_CONSTANT (1) << 32;

  return words - words % (guint64) sides;
}

/* Maps a random word to a face of the die. Returns FALSE and does not set @natural if the word is at or above
 * vedette_dice_reject_limit(). */
gboolean
vedette_dice_fold (guint32  word,
                   int      sides,
                   int     *natural)
{
  if (word >= vedette_dice_reject_limit (sides))
    return FALSE;

  *natural = (int) (word % (guint32) sides) + 1;
  return TRUE;
}

/* Mixes 64 bits with the finalizer of splitmix64 (Steele, Lea and Flood 2014, with Stafford's constants). The function
 * is a bijection, so different inputs always have different results. */
static guint64
mix (guint64 z)
{
  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

/* Returns random word @attempt of die @index; @attempt counts the words of this die that vedette_dice_fold() rejected.
 * The words of a seed must never change. Without the inner mix(), two seeds could give the same dice, shifted. */
guint32
vedette_dice_seed_word (guint64 seed,
                        guint64 index,
                        guint64 attempt)
{
  const guint64 step = G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  guint64 z = mix (mix (seed + step) + index * step);

  if (attempt > 0)
    z = mix (z + attempt * step);
  return (guint32) (z >> 32);
}

static gboolean
fill_words (VedetteDice  *self,
            GError      **error)
{
  guint8 *bytes = (guint8 *) self->words;
  gsize have = 0;

  while (have < sizeof self->words)
    {
      ssize_t got = self->read (bytes + have, sizeof self->words - have, 0);

      if (got < 0 && errno == EINTR)
        continue;
      if (got <= 0)
        {
          int code = got < 0 ? errno : EIO;

          g_set_error (error, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_SOURCE,
                       /* Translators: the reason from the operating system, such as “Function not implemented” */
                       _("Vedette could not get random numbers (%s). Roll a real die, and enter its number."),
                       g_strerror (code));
          return FALSE;
        }
      have += (gsize) got;
    }

  self->n_words = KERNEL_WORDS;
  self->generation = fork_generation;
  return TRUE;
}

static gboolean
roll_kernel (VedetteDice  *self,
             int           sides,
             int          *natural,
             GError      **error)
{
  if (self->generation != fork_generation)
    self->n_words = 0;

  do
    {
      if (self->n_words == 0 && !fill_words (self, error))
        return FALSE;
      self->n_words--;
    }
  while (!vedette_dice_fold (self->words[self->n_words], sides, natural));

  return TRUE;
}

static gboolean
roll_seed (VedetteDice  *self,
           int           sides,
           int          *natural,
           GError      **error)
{
  guint64 attempt = 0;

  /* A seed has no die with the index G_MAXUINT64, because the index after that die would be 0 again. */
  if (self->index == G_MAXUINT64)
    {
      g_set_error_literal (error, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_NONE_LEFT,
                           _("This seed has no rolls left. Use a different seed."));
      return FALSE;
    }

  while (!vedette_dice_fold (vedette_dice_seed_word (self->seed, self->index, attempt), sides, natural))
    attempt++;

  self->index++;
  return TRUE;
}

static gboolean
roll_typed (VedetteDice  *self,
            int           sides,
            int          *natural,
            GError      **error)
{
  int typed;

  if (self->used == self->n_naturals && self->then != NULL)
    {
      if (!vedette_dice_roll (self->then, sides, natural, error))
        return FALSE;
      self->then_rolled = TRUE;
      return TRUE;
    }
  if (self->used == self->n_naturals)
    {
      g_set_error_literal (error, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_NONE_LEFT,
                           _("Another die roll is needed. Enter the number."));
      return FALSE;
    }

  typed = self->naturals[self->used];
  if (typed < 1 || typed > sides)
    {
      g_set_error (error, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_OUT_OF_RANGE,
                   /* Translators: a number that was typed, such as 25, and the highest number of the die, such as 20 */
                   _("%d is not on the die. Enter a number from 1 to %d."), typed, sides);
      return FALSE;
    }

  self->used++;
  *natural = typed;
  return TRUE;
}

static void
vedette_dice_finalize (GObject *object)
{
  VedetteDice *self = VEDETTE_DICE (object);

  g_clear_pointer (&self->naturals, g_free);
  g_clear_object (&self->then);

  G_OBJECT_CLASS (vedette_dice_parent_class)->finalize (object);
}

static void
vedette_dice_class_init (VedetteDiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_dice_finalize;

  pthread_atfork (NULL, NULL, after_fork_in_child);
}

/* Makes the system call itself instead of calling getrandom(), because newer C libraries answer getrandom() from
 * numbers that they read earlier, and nobody may see draws in advance (T-X12). */
static ssize_t
read_kernel (void         *buffer,
             size_t        length,
             unsigned int  flags)
{
  return syscall (SYS_getrandom, buffer, length, flags);
}

static void
vedette_dice_init (VedetteDice *self)
{
  self->read = read_kernel;
}

/* Makes dice that call @read instead of the kernel, for tests. */
VedetteDice *
vedette_dice_new_kernel_with (VedetteDiceRead read)
{
  VedetteDice *self = vedette_dice_new_kernel ();

  self->read = read;
  return self;
}

/**
 * vedette_dice_new_kernel:
 *
 * Makes dice for play, from getrandom(2). Words that would favor some faces are thrown away, so that every face is
 * exactly as likely as any other.
 *
 * Returns: (transfer full): the dice
 */
VedetteDice *
vedette_dice_new_kernel (void)
{
  VedetteDice *self = g_object_new (VEDETTE_TYPE_DICE, NULL);

  self->source = VEDETTE_DICE_KERNEL;
  return self;
}

/**
 * vedette_dice_new_seed:
 * @seed: any number
 * @first: the index of the first die to roll, counted from 0; vedette_dice_get_index() of an earlier object continues
 *   the dice of that object
 *
 * Makes dice that can be repeated: the result of die *i* depends only on @seed, *i* and the number of sides, on every
 * machine.
 *
 * Returns: (transfer full): the dice
 */
VedetteDice *
vedette_dice_new_seed (guint64 seed,
                       guint64 first)
{
  VedetteDice *self = g_object_new (VEDETTE_TYPE_DICE, NULL);

  self->source = VEDETTE_DICE_SEED;
  self->seed = seed;
  self->index = first;
  return self;
}

/**
 * vedette_dice_new_typed:
 * @naturals: (array length=n) (nullable): the numbers on the real dice, in the order in which they are rolled
 * @n: the length of @naturals
 *
 * Makes dice from numbers that the players rolled on the table. The numbers are copied now and checked later, because
 * only vedette_dice_roll() knows how many sides a die has.
 *
 * Returns: (transfer full): the dice
 */
VedetteDice *
vedette_dice_new_typed (const int *naturals,
                        gsize      n)
{
  VedetteDice *self;

  g_return_val_if_fail (naturals != NULL || n == 0, NULL);

  self = g_object_new (VEDETTE_TYPE_DICE, NULL);
  self->source = VEDETTE_DICE_TYPED;
  self->naturals = g_memdup2 (naturals, n * sizeof *naturals);
  self->n_naturals = n;
  return self;
}

/**
 * vedette_dice_new_mixed:
 * @naturals: (array length=n) (nullable): the numbers on the real dice, as in vedette_dice_new_typed()
 * @n: the length of @naturals
 * @then: (transfer none): the dice that roll after @naturals are used up
 *
 * Makes dice of which the players rolled only the first @n. Vedette rolls the rest.
 *
 * Returns: (transfer full): the dice
 */
VedetteDice *
vedette_dice_new_mixed (const int   *naturals,
                        gsize        n,
                        VedetteDice *then)
{
  VedetteDice *self;

  g_return_val_if_fail (VEDETTE_IS_DICE (then), NULL);

  self = vedette_dice_new_typed (naturals, n);
  self->then = g_object_ref (then);
  self->then_rolled = n == 0;
  return self;
}

/**
 * vedette_dice_get_source:
 * @self: the dice
 *
 * Tells where the dice come from. For mixed dice this is the source of the last die rolled, or of the first die if
 * none is rolled yet.
 *
 * Returns: the source
 */
VedetteDiceSource
vedette_dice_get_source (VedetteDice *self)
{
  g_return_val_if_fail (VEDETTE_IS_DICE (self), VEDETTE_DICE_KERNEL);

  return self->then_rolled ? vedette_dice_get_source (self->then) : self->source;
}

/**
 * vedette_dice_get_index:
 * @self: the dice
 *
 * Gets the index of the next die of a seed, even if typed numbers are used before the seed.
 *
 * Returns: the index; 0 for the other sources
 */
guint64
vedette_dice_get_index (VedetteDice *self)
{
  g_return_val_if_fail (VEDETTE_IS_DICE (self), 0);

  return self->then != NULL ? vedette_dice_get_index (self->then) : self->index;
}

/**
 * vedette_dice_get_left:
 * @self: the dice
 *
 * Counts the typed numbers that are not used yet.
 *
 * Returns: the count; 0 for the other sources
 */
gsize
vedette_dice_get_left (VedetteDice *self)
{
  g_return_val_if_fail (VEDETTE_IS_DICE (self), 0);

  return self->n_naturals - self->used;
}

/**
 * vedette_dice_is_typed:
 * @self: the dice
 *
 * Tells whether the players type any of these dice.
 *
 * Returns: %TRUE if a number was typed, or if the next die needs one
 */
gboolean
vedette_dice_is_typed (VedetteDice *self)
{
  g_return_val_if_fail (VEDETTE_IS_DICE (self), FALSE);

  return self->source == VEDETTE_DICE_TYPED && (self->n_naturals > 0 || self->then == NULL);
}

/**
 * vedette_dice_roll:
 * @self: the dice
 * @sides: from %VEDETTE_DICE_MIN_SIDES to %VEDETTE_DICE_MAX_SIDES
 * @natural: (out): the number on the die, from 1 to @sides; untouched on failure
 * @error: a [error@VedetteDiceError]
 *
 * Rolls one die. A roll that fails uses up nothing: the index and the next typed number stay the same.
 *
 * Returns: %FALSE with @error set if the roll failed
 */
gboolean
vedette_dice_roll (VedetteDice  *self,
                   int           sides,
                   int          *natural,
                   GError      **error)
{
  g_return_val_if_fail (VEDETTE_IS_DICE (self), FALSE);
  g_return_val_if_fail (sides >= VEDETTE_DICE_MIN_SIDES && sides <= VEDETTE_DICE_MAX_SIDES, FALSE);
  g_return_val_if_fail (natural != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  switch (self->source)
    {
    case VEDETTE_DICE_KERNEL:
      return roll_kernel (self, sides, natural, error);
    case VEDETTE_DICE_SEED:
      return roll_seed (self, sides, natural, error);
    case VEDETTE_DICE_TYPED:
      return roll_typed (self, sides, natural, error);
    default:
      g_assert_not_reached ();
    }
}
