// xxHash and SHA-256, linked (not inlined, so that they are fast in debug builds too).
#pragma once

#include <openssl/sha.h>
#include <stdbool.h>
#include <stddef.h>
#include <xxhash.h>
// The same hashes by the widest registers that the processor has, where the library was built so (as Debian's for x86 is).
#if defined(__x86_64__) && __has_include(<xxh_x86dispatch.h>)
#include <xxh_x86dispatch.h>
#endif

/// Adds bytes to a 128-bit XXH3.
static inline void cc_hash128_update(XXH3_state_t *state, const void *bytes, size_t count) {
    XXH3_128bits_update(state, bytes, count);
}

/// The SHA-256 of some bytes, thirty-two of them; false where OpenSSL is set up to refuse it.
static inline bool cc_sha256(const void *bytes, size_t count, unsigned char *digest) {
    return SHA256((const unsigned char *)bytes, count, digest) != NULL;
}
