// The C library's call that Swift sees only where the GNU extensions are on.
#pragma once

int syncfs(int descriptor);

/// Writes everything of a file system to its disk, by the descriptor of anything on it: 0 for success.
static inline int cc_flush_file_system(int descriptor) { return syncfs(descriptor); }
