// Functions of the C library and of Foundation that a render may answer while it runs an app's code.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The values that the calling thread is shown.
///
/// Each function returns false, or leaves the value as it is, for the system's. `TimeZone`, `Locale`, `Calendar` and
/// arrays are passed as pointers to initialized values of these types.
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
    /// `[String]`: the identifiers of the preferred languages.
    void (*preferred_languages)(void *value);
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

// MARK: What the process reads

/// Sources of values that no file contains.
enum cinterposition_flag {
    /// The system's time of day.
    cinterposition_clock = 1,
    /// The system's random numbers.
    cinterposition_random = 2,
    /// Another process, or a connection.
    cinterposition_other = 4,
    /// A record was lost.
    cinterposition_lost = 8,
};

/// Keeps all records, up to 64 MB. By default the log ends after 256 KB. No other thread may read files meanwhile.
void cinterposition_keep_inputs(void);

/// Returns the records of files and folders that the process has read since its start, and the offset after the last
/// complete one, beginning at the offset of one.
///
/// A record is `r` for content or `s` for existence and attributes, the absolute path, and a null byte. The log only
/// grows. If another thread is writing a record, the flag of lost ones is set.
const char *cinterposition_inputs(size_t from, size_t *complete);

/// Adds the libraries that the process has loaded to the records, if there are others than at the last call.
void cinterposition_note_objects(void);

/// Sets a flag, unless the calling thread is paused.
void cinterposition_note(enum cinterposition_flag flag);

/// Notes that the time was read, unless the thread is about to wait.
void cinterposition_note_clock(void);

/// True in a copy of this module whose functions those of another copy precede: that of a dynamic library, which the
/// executable's functions call in place of the C library's. It notes nothing.
extern __attribute__((visibility("hidden"))) bool cinterposition_is_shadowed;

/// Returns the flags since the last call, and clears them.
unsigned int cinterposition_take_flags(void);

/// Stops records and flags of the calling thread, until as many calls of the other function.
void cinterposition_pause(void);
void cinterposition_resume(void);
