#define _GNU_SOURCE
#include "cinterposition.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static struct cinterposition values;
static atomic_bool is_installed;

void cinterposition_install(struct cinterposition given) {
    values = given;
    atomic_store(&is_installed, true);
}

#if defined(__GLIBC__)

static bool installed(void) { return atomic_load_explicit(&is_installed, memory_order_acquire); }

/// Returns the library's definition of a function that the executable replaces.
static void *replaced(const char *name, _Atomic(void *) *known) {
    void *function = atomic_load_explicit(known, memory_order_acquire);
    if (function == NULL) {
        function = dlsym(RTLD_NEXT, name);
        atomic_store(known, function);
    }
    return function;
}

// MARK: The time of day

int clock_gettime(clockid_t clock, struct timespec *time) {
    static _Atomic(void *) known;
    double seconds;
    if (clock == CLOCK_REALTIME && installed() && values.time(&seconds)) {
        time->tv_sec = (time_t)seconds;
        if ((double)time->tv_sec > seconds) time->tv_sec -= 1;
        time->tv_nsec = (long)((seconds - (double)time->tv_sec) * 1e9);
        return 0;
    }
    // The executable's copy, which calls a shadowed one, has noted it.
    if ((clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) && !cinterposition_is_shadowed) {
        cinterposition_note_clock();
    }
    int (*system)(clockid_t, struct timespec *) = replaced("clock_gettime", &known);
    return system != NULL ? system(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

int gettimeofday(struct timeval *restrict value, void *restrict zone) {
    struct timespec time;
    (void)zone;
    int status = clock_gettime(CLOCK_REALTIME, &time);
    if (status == 0) {
        value->tv_sec = time.tv_sec;
        value->tv_usec = (suseconds_t)(time.tv_nsec / 1000);
    }
    return status;
}

time_t time(time_t *result) {
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) return (time_t)-1;
    if (result != NULL) *result = now.tv_sec;
    return now.tv_sec;
}

// MARK: Random numbers

static bool fill(void *buffer, size_t count) {
    uint64_t number;
    if (!installed()) return false;
    for (size_t done = 0; done < count; done += sizeof number) {
        if (!values.random(&number)) return false;
        memcpy((char *)buffer + done, &number, count - done < sizeof number ? count - done : sizeof number);
    }
    return true;
}

/// The standard library's random numbers are those of `syscall(SYS_getrandom, …)`, also where they are inlined.
long syscall(long number, ...) {
    static _Atomic(void *) known;
    long words[6];
    va_list list;
    va_start(list, number);
    for (int index = 0; index < 6; index++) words[index] = va_arg(list, long);
    va_end(list);
    if (number == SYS_getrandom) {
        if (fill((void *)words[0], (size_t)words[1])) return words[1];
        cinterposition_note(cinterposition_random);
    }
    long (*system)(long, ...) = replaced("syscall", &known);
    return system(number, words[0], words[1], words[2], words[3], words[4], words[5]);
}

/// Replaces the function that makes the bytes of `UUID()` or `NSUUID()`, by version 4 of RFC 9562.
#define REPLACE_UUID(name)                                        \
    __attribute__((weak)) void name(unsigned char *bytes) {       \
        static _Atomic(void *) known;                             \
        if (fill(bytes, 16)) {                                    \
            bytes[6] = (bytes[6] & 0x0f) | 0x40;                  \
            bytes[8] = (bytes[8] & 0x3f) | 0x80;                  \
        } else {                                                  \
            void (*system)(unsigned char *) = replaced(#name, &known); \
            system(bytes);                                        \
        }                                                         \
    }

void _foundation_uuid_generate_random(unsigned char *bytes);
void _cf_uuid_generate_random(unsigned char *bytes);
REPLACE_UUID(_foundation_uuid_generate_random)
REPLACE_UUID(_cf_uuid_generate_random)

// MARK: Time zone, locale and calendar

/// A value of `TimeZone`, `Locale` or `Calendar`: a reference, and its type's methods.
struct existential {
    void *object, *methods;
};

/// Replaces a static property of Foundation, or an initializer with an argument of one byte.
#define REPLACE_VALUE(name, source, symbol)                                                 \
    __attribute__((swiftcall)) struct existential name(uint8_t argument) __asm__(symbol);   \
    __attribute__((swiftcall, weak)) struct existential name(uint8_t argument) {            \
        static _Atomic(void *) known;                                                       \
        __attribute__((swiftcall)) struct existential (*system)(uint8_t) = replaced(symbol, &known); \
        struct existential value = system(argument);                                        \
        if (installed()) values.source(&value);                                             \
        return value;                                                                       \
    }

#define FOUNDATION "$s20FoundationEssentials"
REPLACE_VALUE(time_zone_current, time_zone, FOUNDATION "8TimeZoneV7currentACvgZ")
REPLACE_VALUE(time_zone_autoupdating, time_zone, FOUNDATION "8TimeZoneV19autoupdatingCurrentACvgZ")
REPLACE_VALUE(time_zone_default, time_zone, FOUNDATION "8TimeZoneV7defaultACSgvgZ")
REPLACE_VALUE(time_zone_default_legacy, time_zone, FOUNDATION "8TimeZoneV8_defaultACSgvgZ")
REPLACE_VALUE(locale_current, locale, FOUNDATION "6LocaleV7currentACvgZ")
REPLACE_VALUE(locale_autoupdating, locale, FOUNDATION "6LocaleV19autoupdatingCurrentACvgZ")

__attribute__((swiftcall)) void *preferred_languages(void) __asm__(FOUNDATION "6LocaleV18preferredLanguagesSaySSGvgZ");

/// `Locale.preferredLanguages`, an array, which is one reference.
__attribute__((swiftcall, weak)) void *preferred_languages(void) {
    static _Atomic(void *) known;
    __attribute__((swiftcall)) void *(*system)(void) =
        replaced(FOUNDATION "6LocaleV18preferredLanguagesSaySSGvgZ", &known);
    void *value = system();
    if (installed()) values.preferred_languages(&value);
    return value;
}

REPLACE_VALUE(calendar_current, current_calendar, FOUNDATION "8CalendarV7currentACvgZ")
REPLACE_VALUE(calendar_autoupdating, current_calendar, FOUNDATION "8CalendarV19autoupdatingCurrentACvgZ")
REPLACE_VALUE(calendar_new, calendar, FOUNDATION "8CalendarV10identifierA2C10IdentifierOh_tcfC")

void *CFTimeZoneCopyDefault(void);

/// The zone of a `DateFormatter` without one.
__attribute__((weak)) void *CFTimeZoneCopyDefault(void) {
    static _Atomic(void *) known;
    void *(*system)(void) = replaced("CFTimeZoneCopyDefault", &known);
    void *value = system();
    if (installed()) values.cf_time_zone(&value);
    return value;
}

#endif
