// A part of a DEFLATE stream (RFC 1951) of an image's rows, as PNG has them.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "card.h"

// The compressed rows, which the caller frees, and the parts of their Adler-32 checksum.
struct part {
    uint8_t *data;
    size_t size;
    // One more than the sum of the bytes, and the sum of the sums after each byte; both to the modulus.
    uint64_t sum, sum_of_sums;
    // The number of bytes.
    uint64_t count;
};

// The modulus of Adler-32.
enum { MODULUS = 65521 };

// Compresses the rows `first`..<`end`, with PNG's filter “up”. All parts but the last end with a whole byte.
struct part compress_rows(const struct canvas *canvas, int first, int end, int is_last);
