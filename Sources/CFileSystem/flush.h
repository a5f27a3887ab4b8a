// A function of the C library that Swift can import only with the GNU extensions.
#pragma once

int syncfs(int descriptor);

/// Writes all data of a file system to its disk, given a descriptor of anything on it. Returns 0 for success.
static inline int cc_flush_file_system(int descriptor) { return syncfs(descriptor); }
