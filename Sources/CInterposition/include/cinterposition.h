// Functions of the C library and of Foundation that a render may answer while it runs an app's code.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// The values that the calling thread is shown.
///
/// Each function returns false, or leaves the value as it is, for the system's. `TimeZone`, `Locale` and `Calendar` are
/// passed as pointers to initialized values of these types.
struct cinterposition {
    /// The time since 1970 in seconds.
    bool (*time)(double *seconds);
    /// The next random number.
    bool (*random)(uint64_t *number);
    /// `TimeZone?`: the current or the default one.
    void (*time_zone)(void *value);
    /// `CFTimeZone?`: the default one.
    void (*cf_time_zone)(void *value);
    /// `Locale`: the current one.
    void (*locale)(void *value);
    /// `Calendar`: the current one.
    void (*current_calendar)(void *value);
    /// `Calendar`: a new one.
    void (*calendar)(void *value);
};

/// Makes the functions that this module replaces ask for values first, on every thread; once for the process.
///
/// The dynamic linker prefers an executable's definitions to those of all libraries. Foundation's are weak: an
/// executable that contains a static Foundation keeps that one's. Monotonic clocks, and so timers and timeouts, are
/// unchanged.
void cinterposition_install(struct cinterposition values);
