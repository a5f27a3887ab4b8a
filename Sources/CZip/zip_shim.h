// libzip.
#pragma once

#include <sys/stat.h>

#include <zip.h>

/// What an entry is, by the mode that Unix and macOS write beside it: 0 where it says nothing, `S_IFREG`, `S_IFDIR`, `S_IFLNK`
/// and so on.
static inline unsigned int cc_zip_file_type(zip_t *archive, zip_uint64_t index) {
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    if (zip_file_get_external_attributes(archive, index, 0, &system, &attributes) != 0) { return 0; }
    if (system != ZIP_OPSYS_UNIX && system != ZIP_OPSYS_OS_X) { return 0; }
    return (attributes >> 16) & S_IFMT;
}

/// The words for what `zip_open` came to.
static inline void cc_zip_open_reason(int code, char *out, size_t room) {
    zip_error_t error;
    zip_error_init_with_code(&error, code);
    strncpy(out, zip_error_strerror(&error), room - 1);
    out[room - 1] = 0;
    zip_error_fini(&error);
}
