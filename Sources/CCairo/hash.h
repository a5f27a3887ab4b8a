// xxHash and SHA-256, linked (not inlined, so that they are fast in debug builds too).
#pragma once

#include <openssl/sha.h>
#include <stdbool.h>
#include <stddef.h>
#include <xxhash.h>

/// The SHA-256 of some bytes, thirty-two of them; false where OpenSSL is set up to refuse it.
static inline bool cc_sha256(const void *bytes, size_t count, unsigned char *digest) {
    return SHA256((const unsigned char *)bytes, count, digest) != NULL;
}
