#include "core/stack/typed/vedette-participant-text.h"
GPtrArray *vedette_participant_text_read (VedetteReading *reading, const char * const *taken, GError **error)
{ return g_ptr_array_new_with_free_func (g_object_unref); }
