// The photo: decoded by libjpeg, and reduced by a Lanczos filter with two lobes, columns before rows.
//
// The weights are whole 4,096ths that add up to 4,096, and sums are rounded to whole 255ths after each axis. Each
// instruction multiplies four pairs of bytes.

#include "card.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <emmintrin.h>
#include <jpeglib.h>

#ifndef PHOTO
#error "PHOTO must be the path of the portrait: see scripts/bench"
#endif

enum { BITS = 12, ONE = 1 << BITS, MOST_TAPS = 8 };

static struct canvas decode_photo(void) {
    size_t size;
    const unsigned char *file = map_file(PHOTO, &size);
    struct jpeg_decompress_struct state;
    struct jpeg_error_mgr errors;
    state.err = jpeg_std_error(&errors);
    jpeg_create_decompress(&state);
    jpeg_mem_src(&state, file, size);
    jpeg_read_header(&state, TRUE);
    // Decoding at six or seven eighths isn't vectorized in libjpeg, and costs more than it saves here.
    state.out_color_space = JCS_EXT_BGRX;
    jpeg_start_decompress(&state);
    struct canvas photo = {.width = (int)state.output_width, .height = (int)state.output_height};
    // The last pair of weights may reach a pixel beyond the end, with a weight of 0.
    photo.pixels = calloc((size_t)photo.width * photo.height + 1, 4);
    if (!photo.pixels) { fail("out of memory"); }
    while (state.output_scanline < state.output_height) {
        JSAMPROW rows[4];
        for (int i = 0; i < 4; i++) {
            rows[i] = (JSAMPROW)(photo.pixels + (size_t)(state.output_scanline + i) * photo.width);
        }
        unsigned left = state.output_height - state.output_scanline;
        jpeg_read_scanlines(&state, rows, left < 4 ? left : 4);
    }
    jpeg_finish_decompress(&state);
    jpeg_destroy_decompress(&state);
    return photo;
}

// For each new pixel of an axis, the first source pixel and the weights.
struct axis {
    int *firsts;
    int16_t (*weights)[MOST_TAPS];
    int taps;
};

static double lanczos(double x) {
    if (x >= 2) { return 0; }
    if (x == 0) { return 1; }
    return 2 * sin(M_PI * x) * sin(M_PI * x / 2) / (M_PI * M_PI * x * x);
}

static struct axis make_axis(int count, int length, double start, double step) {
    double radius = 2 * step;
    int reach = (int)ceil(2 * radius);
    if (step < 1 || reach > MOST_TAPS) { fail("the photo is reduced by one to two times"); }
    struct axis axis = {allocate(count * sizeof(int)), allocate(count * sizeof *axis.weights), (reach + 1) & ~1};
    memset(axis.weights, 0, count * sizeof *axis.weights);
    for (int i = 0; i < count; i++) {
        double center = start + (i + 0.5) * step, kernel[MOST_TAPS], total = 0;
        int begin = (int)floor(center - radius - 0.5) + 1;
        for (int tap = 0; tap < reach; tap++) {
            kernel[tap] = lanczos(fabs(begin + tap + 0.5 - center) / step);
            total += kernel[tap];
        }
        int first = begin < 0 ? 0 : begin > length - reach ? length - reach : begin;
        axis.firsts[i] = first;
        // Each weight is the difference of two rounded sums, so that all add up to one.
        double sum = 0;
        int previous = 0;
        for (int tap = 0; tap < reach; tap++) {
            sum += kernel[tap];
            int next = tap == reach - 1 ? ONE : (int)lround(sum / total * ONE), place = begin + tap;
            place = place < 0 ? 0 : place >= length ? length - 1 : place;
            axis.weights[i][place - first] += (int16_t)(next - previous);
            previous = next;
        }
    }
    return axis;
}

static void free_axis(struct axis axis) {
    free(axis.firsts);
    free(axis.weights);
}

#ifndef __SSE2__
#error "the filters are written for processors with SSE2, as every x86-64 has"
#endif

// Returns sums of 4,096ths as whole numbers, limited to 0…255, in the lowest bytes.
static inline __m128i rounded(__m128i sums) {
    __m128i words = _mm_packs_epi32(_mm_srai_epi32(sums, BITS), _mm_setzero_si128());
    return _mm_packus_epi16(words, words);
}

// Returns two weights, which alternate.
static inline __m128i pair(const int16_t *weights) {
    int32_t two;
    memcpy(&two, weights, 4);
    return _mm_set1_epi32(two);
}

// Filters a row of the source.
static void filter_row(const uint32_t *source, const struct axis *x, int width, uint32_t *target) {
    const __m128i zero = _mm_setzero_si128(), half = _mm_set1_epi32(ONE / 2);
    for (int i = 0; i < width; i++) {
        const uint32_t *in = source + x->firsts[i];
        __m128i sum = half;
        for (int tap = 0; tap < x->taps; tap += 2) {
            __m128i two = _mm_loadl_epi64((const __m128i *)(in + tap));
            __m128i words = _mm_unpacklo_epi8(_mm_unpacklo_epi8(two, _mm_srli_si128(two, 4)), zero);
            sum = _mm_add_epi32(sum, _mm_madd_epi16(words, pair(x->weights[i] + tap)));
        }
        target[i] = (uint32_t)_mm_cvtsi128_si32(rounded(sum));
    }
}

// Filters the columns of rows into one row of a multiple of four bytes.
static void filter_columns(const uint8_t *const *rows, const int16_t *weights, int taps, int count, uint8_t *target) {
    const __m128i zero = _mm_setzero_si128(), half = _mm_set1_epi32(ONE / 2);
    int i = 0;
    for (; i + 8 <= count; i += 8) {
        __m128i low = half, high = half;
        for (int tap = 0; tap < taps; tap += 2) {
            __m128i upper = _mm_loadl_epi64((const __m128i *)(rows[tap] + i));
            __m128i lower = _mm_loadl_epi64((const __m128i *)(rows[tap + 1] + i));
            __m128i both = _mm_unpacklo_epi8(upper, lower), shares = pair(weights + tap);
            low = _mm_add_epi32(low, _mm_madd_epi16(_mm_unpacklo_epi8(both, zero), shares));
            high = _mm_add_epi32(high, _mm_madd_epi16(_mm_unpackhi_epi8(both, zero), shares));
        }
        __m128i words = _mm_packs_epi32(_mm_srai_epi32(low, BITS), _mm_srai_epi32(high, BITS));
        _mm_storel_epi64((__m128i *)(target + i), _mm_packus_epi16(words, words));
    }
    for (; i < count; i++) {
        int sum = ONE / 2;
        for (int tap = 0; tap < taps; tap++) { sum += rows[tap][i] * weights[tap]; }
        sum >>= BITS;
        target[i] = (uint8_t)(sum < 0 ? 0 : sum > 255 ? 255 : sum);
    }
}

void draw_photo(struct canvas *canvas, int left, int top, int width, int height) {
    struct canvas photo = decode_photo();
    double scale = fmax((double)width / photo.width, (double)height / photo.height), step = 1 / scale;
    struct axis x = make_axis(width, photo.width, (photo.width * scale - width) / 2 * step, step);
    struct axis y = make_axis(height, photo.height, (photo.height * scale - height) / 2 * step, step);
    // The filtered rows that the next ones need.
    uint32_t *kept = allocate((size_t)MOST_TAPS * width * 4);
    int last = -1;
    for (int row = 0; row < height; row++) {
        const uint8_t *rows[MOST_TAPS];
        for (int tap = 0; tap < y.taps; tap++) {
            int number = y.firsts[row] + tap;
            if (number >= photo.height) { number = photo.height - 1; }
            uint32_t *filtered = kept + (size_t)(number % MOST_TAPS) * width;
            if (number > last) {
                filter_row(photo.pixels + (size_t)number * photo.width, &x, width, filtered);
                last = number;
            }
            rows[tap] = (const uint8_t *)filtered;
        }
        uint32_t *target = canvas->pixels + (size_t)(top + row) * canvas->width + left;
        filter_columns(rows, y.weights[row], y.taps, width * 4, (uint8_t *)target);
    }
    free(photo.pixels);
    free(kept);
    free_axis(x);
    free_axis(y);
}
