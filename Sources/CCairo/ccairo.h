// The C libraries behind `Render`, and the thin shims that Swift needs where C has only a macro or a `setjmp`.
// One header for each library; nothing here holds state.
#pragma once

#include "text.h"
#include "paint.h"
#include "png_shim.h"
#include "jpeg_shim.h"
#include "hash.h"
#include "zip_shim.h"
#include "flush.h"
#include "folder.h"
#include "exchange.h"
