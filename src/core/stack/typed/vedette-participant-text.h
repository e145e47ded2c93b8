#pragma once
#include "core/typed/vedette-reading.h"
GPtrArray *vedette_participant_text_read (VedetteReading *reading, const char * const *taken, GError **error);
