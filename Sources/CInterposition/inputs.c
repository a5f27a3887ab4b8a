#define _GNU_SOURCE
#include "cinterposition.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <fts.h>
#include <glob.h>
#include <link.h>
#include <netdb.h>
#include <semaphore.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_uint flags;
static atomic_int clock_reads, seen_clock_reads;
static _Thread_local int pauses;
static _Thread_local bool has_read_clock;

bool cinterposition_is_shadowed;

void cinterposition_pause(void) { pauses += 1; }
void cinterposition_resume(void) { pauses -= 1; }

void cinterposition_note(enum cinterposition_flag flag) {
    if (pauses == 0 && !cinterposition_is_shadowed) atomic_fetch_or_explicit(&flags, flag, memory_order_relaxed);
}

void cinterposition_note_clock(void) {
    if (pauses != 0 || cinterposition_is_shadowed) return;
    atomic_fetch_add_explicit(&clock_reads, 1, memory_order_relaxed);
    has_read_clock = true;
}

unsigned int cinterposition_take_flags(void) {
    int reads = atomic_load(&clock_reads);
    unsigned int clock = reads > atomic_exchange(&seen_clock_reads, reads) ? cinterposition_clock : 0;
    return atomic_exchange(&flags, 0) | clock;
}

// MARK: The log

enum {
    /// The size in bytes that the start of a process needs.
    first_size = 1 << 18,
    mapped_size = 1 << 26,
};

static char first[first_size];
static _Atomic(char *) log_start = first;
static atomic_size_t log_size, log_limit = first_size;

/// The initializers of libraries, which are loaded before, read devices and random numbers for their own use.
__attribute__((constructor)) static void begin(void) {
    Dl_info own, first_of_all;
    void *function = dlsym(RTLD_DEFAULT, "cinterposition_note");
    cinterposition_is_shadowed = function != NULL && dladdr(function, &first_of_all) != 0
        && dladdr((void *)begin, &own) != 0 && own.dli_fbase != first_of_all.dli_fbase;
    memset(first, 0, first_size);
    atomic_store(&log_size, 0);
    atomic_store(&flags, 0);
    atomic_store(&clock_reads, 0);
}

void cinterposition_keep_inputs(void) {
    if (atomic_load(&log_limit) != first_size) return;
    // Only the pages that are written take memory.
    char *mapped = mmap(NULL, mapped_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (mapped == MAP_FAILED) return;
    memcpy(mapped, first, first_size);
    atomic_store(&log_start, mapped);
    atomic_store(&log_limit, mapped_size);
}

const char *cinterposition_inputs(size_t from, size_t *complete) {
    const char *start = atomic_load(&log_start);
    size_t size = atomic_load(&log_size);
    *complete = from;
    while (*complete < size && __atomic_load_n(start + *complete, __ATOMIC_ACQUIRE) != 0) {
        *complete += strlen(start + *complete) + 1;
    }
    if (*complete < size) cinterposition_note(cinterposition_lost);
    return start;
}

/// Adds a record, whose first byte is written last: a reader recognizes one that isn't complete.
static void add(char kind, const char *folder, const char *path) {
    size_t folder_size = folder != NULL ? strlen(folder) : 0, path_size = strlen(path);
    size_t size = folder_size + path_size + (folder != NULL ? 3 : 2), start = atomic_load(&log_size);
    do {
        if (start + size > atomic_load(&log_limit)) {
            cinterposition_note(cinterposition_lost);
            return;
        }
    } while (!atomic_compare_exchange_weak(&log_size, &start, start + size));
    char *bytes = atomic_load(&log_start);
    if (folder != NULL) {
        memcpy(bytes + start + 1, folder, folder_size);
        bytes[start + 1 + folder_size] = '/';
        folder_size += 1;
    }
    memcpy(bytes + start + 1 + folder_size, path, path_size + 1);
    __atomic_store_n(bytes + start, kind, __ATOMIC_RELEASE);
}

#if defined(__GLIBC__)

static void note(char kind, int folder, const char *path) {
    if (pauses != 0 || cinterposition_is_shadowed || path == NULL || path[0] == 0) return;
    int error = errno;
    if (path[0] == '/') {
        add(kind, NULL, path);
    } else {
        char link[40], name[4096];
        snprintf(link, sizeof link, folder == AT_FDCWD ? "/proc/self/cwd" : "/proc/self/fd/%d", folder);
        long length = syscall(SYS_readlinkat, AT_FDCWD, link, name, sizeof name - 1);
        if (length > 0) {
            name[length] = 0;
            add(kind, name, path);
        } else {
            cinterposition_note(cinterposition_lost);
        }
    }
    errno = error;
}

/// Notes an opened file; one that is only written isn't an input.
static void note_open(int folder, const char *path, int mode) {
    if ((mode & O_ACCMODE) != O_WRONLY) note('r', folder, path);
}

static int note_object(struct dl_phdr_info *info, size_t size, void *context) {
    static _Atomic(unsigned long long) noted;
    (void)size;
    // The first object is the executable; without new ones nothing is to be noted again.
    if (*(bool *)context) {
        *(bool *)context = false;
        if (atomic_exchange(&noted, info->dlpi_adds) == info->dlpi_adds) return 1;
    }
    note('r', AT_FDCWD, info->dlpi_name[0] == '/' ? info->dlpi_name : NULL);
    return 0;
}

void cinterposition_note_objects(void) {
    bool is_first = true;
    dl_iterate_phdr(note_object, &is_first);
}

// MARK: Functions that read

/// Defines a function that calls the library's of the same name.
#define REPLACE(result, name, parameters, arguments, ...)                                       \
    result name parameters {                                                                    \
        static _Atomic(void *) known;                                                           \
        result(*library) parameters = atomic_load_explicit(&known, memory_order_acquire);        \
        if (library == NULL) {                                                                   \
            library = dlsym(RTLD_NEXT, #name);                                                   \
            atomic_store(&known, (void *)library);                                               \
        }                                                                                       \
        __VA_ARGS__;                                                                            \
        return library arguments;                                                                \
    }

/// Defines a function whose last argument is there only if it creates a file.
#define REPLACE_OPEN(name, parameters, arguments, folder)                                       \
    int name parameters {                                                                       \
        static _Atomic(void *) known;                                                           \
        int(*library) parameters = atomic_load_explicit(&known, memory_order_acquire);           \
        mode_t permissions = 0;                                                                 \
        if (library == NULL) {                                                                   \
            library = (int(*) parameters)dlsym(RTLD_NEXT, #name);                                \
            atomic_store(&known, (void *)library);                                               \
        }                                                                                       \
        if ((mode & O_CREAT) != 0 || (mode & O_TMPFILE) == O_TMPFILE) {                         \
            va_list list;                                                                       \
            va_start(list, mode);                                                               \
            permissions = (mode_t)va_arg(list, unsigned int);                                   \
            va_end(list);                                                                       \
        }                                                                                       \
        note_open(folder, path, mode);                                                          \
        return library arguments;                                                                \
    }

REPLACE_OPEN(open, (const char *path, int mode, ...), (path, mode, permissions), AT_FDCWD)
REPLACE_OPEN(open64, (const char *path, int mode, ...), (path, mode, permissions), AT_FDCWD)
REPLACE_OPEN(openat, (int folder, const char *path, int mode, ...), (folder, path, mode, permissions), folder)
REPLACE_OPEN(openat64, (int folder, const char *path, int mode, ...), (folder, path, mode, permissions), folder)

int __open_2(const char *path, int mode);
int __open64_2(const char *path, int mode);
int __openat_2(int folder, const char *path, int mode);
int __openat64_2(int folder, const char *path, int mode);
REPLACE(int, __open_2, (const char *path, int mode), (path, mode), note_open(AT_FDCWD, path, mode))
REPLACE(int, __open64_2, (const char *path, int mode), (path, mode), note_open(AT_FDCWD, path, mode))
REPLACE(int, __openat_2, (int folder, const char *path, int mode), (folder, path, mode), note_open(folder, path, mode))
REPLACE(int, __openat64_2, (int folder, const char *path, int mode), (folder, path, mode),
        note_open(folder, path, mode))

#define NOTE_FILE if (mode[0] == 'r' || (mode[0] == 'a' && strchr(mode, '+') != NULL)) note('r', AT_FDCWD, path)
REPLACE(FILE *, fopen, (const char *restrict path, const char *restrict mode), (path, mode), NOTE_FILE)
REPLACE(FILE *, fopen64, (const char *restrict path, const char *restrict mode), (path, mode), NOTE_FILE)

REPLACE(DIR *, opendir, (const char *path), (path), note('r', AT_FDCWD, path))
REPLACE(int, scandir,
        (const char *restrict path, struct dirent ***restrict entries, int (*filter)(const struct dirent *),
         int (*compare)(const struct dirent **, const struct dirent **)),
        (path, entries, filter, compare), note('r', AT_FDCWD, path))

#define NOTE_STATUS note('s', AT_FDCWD, path)
#if __GLIBC_PREREQ(2, 33)
REPLACE(int, stat, (const char *restrict path, struct stat *restrict status), (path, status), NOTE_STATUS)
REPLACE(int, stat64, (const char *restrict path, struct stat64 *restrict status), (path, status), NOTE_STATUS)
REPLACE(int, lstat, (const char *restrict path, struct stat *restrict status), (path, status), NOTE_STATUS)
REPLACE(int, lstat64, (const char *restrict path, struct stat64 *restrict status), (path, status), NOTE_STATUS)
REPLACE(int, fstatat, (int folder, const char *restrict path, struct stat *restrict status, int options),
        (folder, path, status, options), note('s', folder, path))
REPLACE(int, fstatat64, (int folder, const char *restrict path, struct stat64 *restrict status, int options),
        (folder, path, status, options), note('s', folder, path))
#endif
REPLACE(int, statx,
        (int folder, const char *restrict path, int options, unsigned int mask, struct statx *restrict status),
        (folder, path, options, mask, status), note('s', folder, path))
REPLACE(int, access, (const char *path, int mode), (path, mode), NOTE_STATUS)
REPLACE(int, faccessat, (int folder, const char *path, int mode, int options), (folder, path, mode, options),
        note('s', folder, path))
REPLACE(ssize_t, readlink, (const char *restrict path, char *restrict target, size_t size), (path, target, size),
        NOTE_STATUS)
REPLACE(ssize_t, readlinkat, (int folder, const char *restrict path, char *restrict target, size_t size),
        (folder, path, target, size), note('s', folder, path))
char *__realpath_chk(const char *path, char *target, size_t size);
REPLACE(char *, __realpath_chk, (const char *path, char *target, size_t size), (path, target, size), NOTE_STATUS)
REPLACE(char *, realpath, (const char *restrict path, char *restrict target), (path, target), NOTE_STATUS)

/// The next file of a walk through folders.
FTSENT *fts_read(FTS *walk) {
    static _Atomic(void *) known;
    FTSENT *(*library)(FTS *) = atomic_load_explicit(&known, memory_order_acquire);
    if (library == NULL) {
        library = dlsym(RTLD_NEXT, "fts_read");
        atomic_store(&known, (void *)library);
    }
    FTSENT *entry = library(walk);
    if (entry != NULL) note(entry->fts_info == FTS_D ? 'r' : 's', AT_FDCWD, entry->fts_path);
    return entry;
}

// MARK: Functions whose results are in no file

#define NOTE_OTHER cinterposition_note(cinterposition_other)
REPLACE(int, connect, (int socket, const struct sockaddr *address, socklen_t size), (socket, address, size), NOTE_OTHER)
REPLACE(pid_t, fork, (void), (), NOTE_OTHER)
REPLACE(FILE *, popen, (const char *command, const char *mode), (command, mode), NOTE_OTHER)
REPLACE(int, getaddrinfo,
        (const char *restrict node, const char *restrict service, const struct addrinfo *restrict hints,
         struct addrinfo **restrict result),
        (node, service, hints, result), NOTE_OTHER)
REPLACE(int, gethostname, (char *name, size_t size), (name, size), NOTE_OTHER)
REPLACE(int, statvfs, (const char *restrict path, struct statvfs *restrict status), (path, status), NOTE_OTHER)
REPLACE(int, glob,
        (const char *restrict pattern, int options, int (*failed)(const char *, int), glob_t *restrict result),
        (pattern, options, failed, result), NOTE_OTHER)
REPLACE(int, system, (const char *command), (command), NOTE_OTHER)
REPLACE(int, posix_spawn,
        (pid_t *restrict process, const char *restrict path, const posix_spawn_file_actions_t *actions,
         const posix_spawnattr_t *restrict attributes, char *const *arguments, char *const *environment),
        (process, path, actions, attributes, arguments, environment),
        // The files of a process of this executable are found in its memory.
        if (strcmp(path, "/proc/self/exe") != 0) NOTE_OTHER)
REPLACE(int, posix_spawnp,
        (pid_t *restrict process, const char *restrict path, const posix_spawn_file_actions_t *actions,
         const posix_spawnattr_t *restrict attributes, char *const *arguments, char *const *environment),
        (process, path, actions, attributes, arguments, environment), NOTE_OTHER)

#define NOTE_RANDOM cinterposition_note(cinterposition_random)
REPLACE(ssize_t, getrandom, (void *bytes, size_t size, unsigned int options), (bytes, size, options), NOTE_RANDOM)
REPLACE(int, getentropy, (void *bytes, size_t size), (bytes, size), NOTE_RANDOM)
#if __GLIBC_PREREQ(2, 36)
REPLACE(uint32_t, arc4random, (void), (), NOTE_RANDOM)
REPLACE(uint32_t, arc4random_uniform, (uint32_t limit), (limit), NOTE_RANDOM)

void arc4random_buf(void *bytes, size_t size) {
    static _Atomic(void *) known;
    void (*library)(void *, size_t) = atomic_load_explicit(&known, memory_order_acquire);
    if (library == NULL) {
        library = dlsym(RTLD_NEXT, "arc4random_buf");
        atomic_store(&known, (void *)library);
    }
    NOTE_RANDOM;
    library(bytes, size);
}
#endif

/// A thread that reads the time directly before is idle, or waits: Dispatch's threads do so until a while is over.
int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict time) {
    static _Atomic(void *) known;
    int (*library)(sem_t *, const struct timespec *) = atomic_load_explicit(&known, memory_order_acquire);
    if (library == NULL) {
        library = dlsym(RTLD_NEXT, "sem_timedwait");
        atomic_store(&known, (void *)library);
    }
    if (has_read_clock) atomic_fetch_sub_explicit(&clock_reads, 1, memory_order_relaxed);
    has_read_clock = false;
    return library(semaphore, time);
}

#else

void cinterposition_note_objects(void) { cinterposition_note(cinterposition_lost); }

#endif
