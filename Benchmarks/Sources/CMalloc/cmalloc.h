// `malloc_trim`, which Swift's module of the C library lacks.
#pragma once

#include <malloc.h>
