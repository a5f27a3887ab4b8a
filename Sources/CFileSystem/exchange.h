// The C library's call that Swift sees only where the GNU extensions are on.
#pragma once

#include <fcntl.h>

int renameat2(int from, const char *one, int to, const char *other, unsigned int flags);

/// Lets two paths swap what they name, in one step: 0 for success; `EINVAL` or `ENOSYS` where the file system or the kernel can't.
static inline int cc_exchange(const char *one, const char *other) {
    enum { RENAMES_BOTH = 1 << 1 };
    return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAMES_BOTH);
}
