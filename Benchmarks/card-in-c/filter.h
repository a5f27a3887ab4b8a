// The reduction of an image, columns before rows, by weights that are whole 4,096ths and add up to 4,096.
#pragma once

#include <stdint.h>

enum { BITS = 12, ONE = 1 << BITS, MOST_TAPS = 8 };

// For each new pixel of an axis, the first source pixel and the weights, of which those after `taps`, an even number,
// are 0.
struct axis {
    int count, taps;
    int *firsts;
    int16_t (*weights)[MOST_TAPS];
};

// Returns the weights of a Lanczos filter with two lobes for `count` new pixels from `length` pixels, to be freed; the
// first new pixel begins at `start`, and each takes `step` pixels, one to two.
struct axis make_axis(int count, int length, double start, double step);
void free_axis(struct axis axis);

// Filters a row, beyond whose end MOST_TAPS more pixels can be read.
void filter_row(const uint32_t *source, const struct axis *axis, uint32_t *target);
// Filters `taps` rows of bytes into one.
void filter_columns(const uint8_t *const *rows, const int16_t *weights, int taps, int count, uint8_t *target);
