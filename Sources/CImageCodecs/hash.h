// xxHash and SHA-256, linked (not inlined, so that they are fast in debug builds too).
#pragma once

#include <openssl/sha.h>
#include <stdbool.h>
#include <stddef.h>
#include <xxhash.h>
// The same hashes with the processor's widest registers, if the library was built for that (as Debian's for x86 is).
#if defined(__x86_64__) && __has_include(<xxh_x86dispatch.h>)
#include <xxh_x86dispatch.h>
#endif

/// Adds bytes to a 128-bit XXH3.
static inline void cc_hash128_update(XXH3_state_t *state, const void *bytes, size_t count) {
    XXH3_128bits_update(state, bytes, count);
}

/// Computes the 32-byte SHA-256 of bytes; returns false if OpenSSL's configuration prohibits it.
static inline bool cc_sha256(const void *bytes, size_t count, unsigned char *digest) {
    return SHA256((const unsigned char *)bytes, count, digest) != NULL;
}
