// The C libraries for drawing and text shaping, and thin shims for macros, which Swift can't import. One header for
// each library; the shims have no state.
#pragma once

#include "text.h"
#include "paint.h"
