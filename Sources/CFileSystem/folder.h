// The attributes of a folder.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <sys/xattr.h>

/// Returns a Boolean value that indicates whether new files in a folder inherit an access list from it.
static inline bool cc_has_default_access_list(const char *folder) {
    return getxattr(folder, "system.posix_acl_default", NULL, 0) > 0;
}
