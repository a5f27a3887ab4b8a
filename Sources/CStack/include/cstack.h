// The room that a thread has on its stack, and calls on a new stack where there is little.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Sanitizers follow one stack for each thread.
#if defined(__linux__) && defined(__GLIBC__)
#define CSTACK_SWITCHES 1
#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#undef CSTACK_SWITCHES
#endif
#endif
#endif

/// The address below which the thread's stack is nearly used up; the greatest one until it is known.
extern _Thread_local uintptr_t cstack_limit __attribute__((tls_model("initial-exec")));

/// Returns whether the calling function may have little room left on its stack. Costs about a nanosecond.
static inline __attribute__((always_inline)) bool cstack_is_low(void) {
#ifdef CSTACK_SWITCHES
    return (uintptr_t)__builtin_frame_address(0) < cstack_limit;
#else
    return false;
#endif
}

/// Calls a function in the same thread, on a new stack if there is in fact little room.
void cstack_call(void (*function)(void *context), void *context);
