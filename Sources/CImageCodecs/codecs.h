// The libraries that read, write and hash files of pixels, and the thin shims that Swift needs where C has a macro or a `setjmp`.
// One header for each library; nothing here holds state.
#pragma once

#include "png_shim.h"
#include "jpeg_shim.h"
#include "hash.h"
