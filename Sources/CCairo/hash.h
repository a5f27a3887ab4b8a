// xxHash, linked (not inlined, so that it is fast in debug builds too).
#pragma once

#include <xxhash.h>
