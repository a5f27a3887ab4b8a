// The libraries that read, write and hash image files, and thin shims for macros and `setjmp`, which Swift can't
// import. One header for each library; the shims have no state.
#pragma once

#include "png_shim.h"
#include "jpeg_shim.h"
#include "hash.h"
