// Exposes `malloc_trim` and `mallinfo2`, which Swift's Glibc module lacks.
#pragma once

#include <malloc.h>
