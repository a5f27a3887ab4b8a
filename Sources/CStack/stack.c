#define _GNU_SOURCE
#include "cstack.h"

#ifdef CSTACK_SWITCHES

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/mman.h>
#include <ucontext.h>

_Thread_local uintptr_t cstack_limit = UINTPTR_MAX;

// Large enough that switches are rare. Only pages that are used take memory.
static const size_t stack_size = 4 << 20;
// The room that remains for a callee that doesn't check: an app's closure, or a chain of the library's functions.
static const size_t greatest_reserve = 256 << 10;
static const size_t guard_size = 64 << 10;

// A stack for the next call, so that events which cross a limit again and again don't map one each time.
static _Atomic(char *) spare;

struct call {
    void (*function)(void *);
    void *context;
    ucontext_t caller, callee;
};

static void run(unsigned high, unsigned low) {
    struct call *call = (struct call *)((uintptr_t)high << 32 | low);
    call->function(call->context);
}

static uintptr_t limit(uintptr_t lowest, size_t size) {
    return lowest + (size / 4 < greatest_reserve ? size / 4 : greatest_reserve);
}

// The limit of the thread's own stack; 0 if it is unknown.
static uintptr_t own_limit(void) {
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
    void *lowest = NULL;
    size_t size = 0, guard = 0;
    bool known = pthread_attr_getstack(&attributes, &lowest, &size) == 0;
    pthread_attr_getguardsize(&attributes, &guard);
    pthread_attr_destroy(&attributes);
    return known ? limit((uintptr_t)lowest + guard, size) : 0;
}

static char *take_stack(void) {
    char *stack = atomic_exchange(&spare, NULL);
    if (stack) return stack;
    stack = mmap(NULL, stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (stack == MAP_FAILED) return NULL;
    mprotect(stack, guard_size, PROT_NONE);
    return stack;
}

static void give_back(char *stack) {
    stack = atomic_exchange(&spare, stack);
    if (stack) munmap(stack, stack_size);
}

void cstack_call(void (*function)(void *context), void *context) {
    if (cstack_limit == UINTPTR_MAX) cstack_limit = own_limit();
    char *stack = cstack_is_low() ? take_stack() : NULL;
    struct call call = {function, context};
    // Without memory for a stack, the rest of this one has to do.
    if (!stack || getcontext(&call.callee) != 0) return function(context);
    call.callee.uc_stack.ss_sp = stack;
    call.callee.uc_stack.ss_size = stack_size;
    call.callee.uc_link = &call.caller;
    uintptr_t address = (uintptr_t)&call, outer = cstack_limit;
    cstack_limit = limit((uintptr_t)stack + guard_size, stack_size - guard_size);
    makecontext(&call.callee, (void (*)(void))run, 2, (unsigned)(address >> 32), (unsigned)address);
    swapcontext(&call.caller, &call.callee);
    cstack_limit = outer;
    give_back(stack);
}

#else

_Thread_local uintptr_t cstack_limit = 0;

void cstack_call(void (*function)(void *context), void *context) { function(context); }

#endif
