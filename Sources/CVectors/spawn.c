#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/socket.h>
#include <unistd.h>

#include "cvectors.h"
#include "drawing.h"

extern char **environ;

/// Runs before `main` in each process, and draws in the one that is started for it.
__attribute__((constructor(101))) static void draw_in_own_process(int argc, char **argv) {
    if (argc == 1 && argv[0] != NULL && strcmp(argv[0], cvectors_process_name) == 0) cvectors_run();
}

/// Returns a copy of the environment in which this module is part of the executable: a library is loaded first, since
/// the executable may open it in `main`. NULL without memory.
static char **environment_with_module(void) {
    static const char variable[] = "LD_PRELOAD=";
    Dl_info module, executable;
    size_t count = 0;
    while (environ[count] != NULL) count += 1;
    char **values = calloc(count + 2, sizeof *values);
    if (values == NULL) return NULL;
    memcpy(values, environ, count * sizeof *values);
    if (dladdr((void *)draw_in_own_process, &module) == 0
        || dladdr((void *)getauxval(AT_ENTRY), &executable) == 0 || module.dli_fbase == executable.dli_fbase)
        return values;
    size_t index = 0;
    while (index < count && strncmp(values[index], variable, sizeof variable - 1) != 0) index += 1;
    const char *others = index < count ? values[index] + sizeof variable - 1 : "";
    if (asprintf(&values[index], "%s%s:%s", variable, module.dli_fname, others) < 0) {
        free(values);
        return NULL;
    }
    return values;
}

int cvectors_start(pid_t *process, int *own_socket) {
    int sockets[2];
    char name[] = cvectors_process_name;
    char *arguments[] = {name, NULL};
    sigset_t all, none;
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    // The copy is kept: a process starts few of them.
    char **environment = environment_with_module();
    if (environment == NULL) return ENOMEM;
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0) return errno;
    sigfillset(&all);
    sigemptyset(&none);
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, sockets[1], STDIN_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", 1, 0);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", 1, 0);
    posix_spawnattr_init(&attributes);
    // Signals of the terminal are for this process, which may write files before it ends.
    posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    int status = posix_spawn(process, "/proc/self/exe", &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    close(sockets[1]);
    if (status == 0) {
        *own_socket = sockets[0];
    } else {
        close(sockets[0]);
    }
    return status;
}
