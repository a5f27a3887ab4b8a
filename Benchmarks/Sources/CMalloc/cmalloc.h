// `malloc_trim` and `mallinfo2`, which Swift's module of the C library lacks.
#pragma once

#include <malloc.h>
