// The system's clock, which a render may replace while it runs an app's code.
#pragma once

#include <stdbool.h>

/// Returns in `seconds` the time since 1970 that the calling thread is shown, and true; false for the system's time.
typedef bool (*cclock_source)(double *seconds);

/// Makes the C library's functions for the time of day ask `source`, on every thread; NULL for the system's time only.
///
/// Swift's `Date()` calls `clock_gettime`, which the executable's definition replaces for all libraries. Monotonic
/// clocks, and so timers and timeouts, are unchanged.
void cclock_set_source(cclock_source source);
