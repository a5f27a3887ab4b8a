// Functions that Swift's Glibc module lacks: `malloc_trim`, `mallinfo2` and `mallopt`, and one of `spawn.h`.
#pragma once

#include <malloc.h>
#include <spawn.h>

#ifndef _GNU_SOURCE
/// Makes the child process change its working directory. The header declares it for GNU sources only.
extern int posix_spawn_file_actions_addchdir_np(
    posix_spawn_file_actions_t *__restrict actions, const char *__restrict path);
#endif
