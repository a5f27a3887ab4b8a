// The C libraries that draw and shape, and the thin shims that Swift needs where C has only a macro.
// One header for each library; nothing here holds state.
#pragma once

#include "text.h"
#include "paint.h"
