// A function of the C library that Swift can import only with the GNU extensions.
#pragma once

#include <fcntl.h>

int renameat2(int from, const char *one, int to, const char *other, unsigned int flags);

/// Exchanges two paths in one step. Returns 0 for success; fails with `EINVAL` or `ENOSYS` if the file system or the
/// kernel doesn't support it.
static inline int cc_exchange(const char *one, const char *other) {
    enum { RENAMES_BOTH = 1 << 1 };
    return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAMES_BOTH);
}
