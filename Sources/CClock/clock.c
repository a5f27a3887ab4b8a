#define _GNU_SOURCE
#include "cclock.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static _Atomic(cclock_source) current;

void cclock_set_source(cclock_source source) { atomic_store(&current, source); }

#if defined(__GLIBC__)

static bool shown(double *seconds) {
    cclock_source source = atomic_load_explicit(&current, memory_order_acquire);
    return source != NULL && source(seconds);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    typedef int (*function)(clockid_t, struct timespec *);
    static _Atomic(function) known;
    double seconds;
    if (clock == CLOCK_REALTIME && shown(&seconds)) {
        time->tv_sec = (time_t)seconds;
        if ((double)time->tv_sec > seconds) time->tv_sec -= 1;
        time->tv_nsec = (long)((seconds - (double)time->tv_sec) * 1e9);
        return 0;
    }
    function system = atomic_load_explicit(&known, memory_order_acquire);
    if (system == NULL) {
        system = (function)dlsym(RTLD_NEXT, "clock_gettime");
        atomic_store(&known, system);
    }
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

#endif
