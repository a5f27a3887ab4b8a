// The filters of the photo. Sums are rounded to whole 255ths after each axis.

#include "filter.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "card.h"

#if __AVX2__
#include <immintrin.h>
#endif

// Returns sinc(x) · sinc(x / 2) for x ≥ 0 by the polynomial that ours has: the zeros at 1 and 2 are split off.
static double lanczos(double x) {
    if (x >= 2) { return 0; }
    double t = x * x, edge = 1 - t / 4;
    double rest =
        ((((-0.000110638 * t + 0.002176716) * t - 0.021992919) * t + 0.141938087) * t - 0.556127259) * t + 1;
    return (1 - t) * edge * edge * rest;
}

struct axis make_axis(int count, int length, double start, double step) {
    double radius = 2 * step;
    int reach = (int)ceil(2 * radius);
    if (step < 1 || reach > MOST_TAPS) { fail("the photo is reduced by one to two times"); }
    struct axis axis = {
        count, (reach + 1) & ~1, allocate(count * sizeof(int)), allocate(count * sizeof *axis.weights)};
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

void free_axis(struct axis axis) {
    free(axis.firsts);
    free(axis.weights);
}

// Returns a sum of 4,096ths as a whole number, limited to 0…255.
static inline uint8_t rounded(int sum) {
    sum = (sum + ONE / 2) >> BITS;
    return (uint8_t)(sum < 0 ? 0 : sum > 255 ? 255 : sum);
}

#if __AVX2__

// Adds the shares of a pair of pixels in each half.
static inline __m256i add_pair(__m256i sums, __m256i words, __m256i pair) {
    return _mm256_add_epi32(sums, _mm256_madd_epi16(words, pair));
}

// Returns the sums of two new pixels' channels as whole numbers, each pixel in a half of the register.
static inline __m256i two_pixels(const uint32_t *one, const uint32_t *two, const int16_t *weights, int taps) {
    // Each channel's bytes of two neighbors become neighbors.
    const __m256i order = _mm256_broadcastsi128_si256(
        _mm_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15));
    const __m256i zero = _mm256_setzero_si256();
    __m256i shares = _mm256_loadu_si256((const __m256i *)weights);
    __m256i four = _mm256_shuffle_epi8(_mm256_loadu2_m128i((const __m128i *)two, (const __m128i *)one), order);
    __m256i last = _mm256_shuffle_epi8(
        _mm256_loadu2_m128i((const __m128i *)(two + 4), (const __m128i *)(one + 4)), order);
    __m256i sums = _mm256_set1_epi32(ONE / 2);
    sums = add_pair(sums, _mm256_unpacklo_epi8(four, zero), _mm256_shuffle_epi32(shares, 0x00));
    sums = add_pair(sums, _mm256_unpackhi_epi8(four, zero), _mm256_shuffle_epi32(shares, 0x55));
    sums = add_pair(sums, _mm256_unpacklo_epi8(last, zero), _mm256_shuffle_epi32(shares, 0xAA));
    if (taps > 6) { sums = add_pair(sums, _mm256_unpackhi_epi8(last, zero), _mm256_shuffle_epi32(shares, 0xFF)); }
    return _mm256_srai_epi32(sums, BITS);
}

// Filters four pixels at a time, and returns their number.
static int filter_fours(const uint32_t *source, const struct axis *axis, uint32_t *target) {
    const int *firsts = axis->firsts;
    int i = 0;
    for (; i + 4 <= axis->count; i += 4) {
        __m256i words = _mm256_packs_epi32(
            two_pixels(source + firsts[i], source + firsts[i + 1], axis->weights[i], axis->taps),
            two_pixels(source + firsts[i + 2], source + firsts[i + 3], axis->weights[i + 2], axis->taps));
        // The lower half has the first and the third pixel.
        __m256i bytes = _mm256_packus_epi16(words, words);
        _mm_storeu_si128(
            (__m128i *)(target + i),
            _mm_unpacklo_epi32(_mm256_castsi256_si128(bytes), _mm256_extracti128_si256(bytes, 1)));
    }
    return i;
}

// Filters 32 columns of bytes at a time, and returns their number.
static int filter_blocks(const uint8_t *const *rows, const int16_t *weights, int taps, int count, uint8_t *target) {
    const __m256i zero = _mm256_setzero_si256();
    int i = 0;
    for (; i + 32 <= count; i += 32) {
        __m256i sums[4];
        for (int k = 0; k < 4; k++) { sums[k] = _mm256_set1_epi32(ONE / 2); }
        for (int tap = 0; tap < taps; tap += 2) {
            __m256i upper = _mm256_loadu_si256((const __m256i *)(rows[tap] + i));
            __m256i lower = _mm256_loadu_si256((const __m256i *)(rows[tap + 1] + i));
            __m256i low = _mm256_unpacklo_epi8(upper, lower), high = _mm256_unpackhi_epi8(upper, lower);
            int32_t pair;
            memcpy(&pair, weights + tap, 4);
            __m256i shares = _mm256_set1_epi32(pair);
            sums[0] = _mm256_add_epi32(sums[0], _mm256_madd_epi16(_mm256_unpacklo_epi8(low, zero), shares));
            sums[1] = _mm256_add_epi32(sums[1], _mm256_madd_epi16(_mm256_unpackhi_epi8(low, zero), shares));
            sums[2] = _mm256_add_epi32(sums[2], _mm256_madd_epi16(_mm256_unpacklo_epi8(high, zero), shares));
            sums[3] = _mm256_add_epi32(sums[3], _mm256_madd_epi16(_mm256_unpackhi_epi8(high, zero), shares));
        }
        for (int k = 0; k < 4; k++) { sums[k] = _mm256_srai_epi32(sums[k], BITS); }
        _mm256_storeu_si256(
            (__m256i *)(target + i),
            _mm256_packus_epi16(_mm256_packs_epi32(sums[0], sums[1]), _mm256_packs_epi32(sums[2], sums[3])));
    }
    return i;
}

#else

// Without these instructions all pixels are filtered by the plain loops below.
static int filter_fours(const uint32_t *source, const struct axis *axis, uint32_t *target) {
    (void)source, (void)axis, (void)target;
    return 0;
}

static int filter_blocks(const uint8_t *const *rows, const int16_t *weights, int taps, int count, uint8_t *target) {
    (void)rows, (void)weights, (void)taps, (void)count, (void)target;
    return 0;
}

#endif

void filter_row(const uint32_t *source, const struct axis *axis, uint32_t *target) {
    for (int i = filter_fours(source, axis, target); i < axis->count; i++) {
        const uint8_t *in = (const uint8_t *)(source + axis->firsts[i]);
        int sums[4] = {0};
        for (int tap = 0; tap < axis->taps; tap++) {
            for (int k = 0; k < 4; k++) { sums[k] += in[4 * tap + k] * axis->weights[i][tap]; }
        }
        for (int k = 0; k < 4; k++) { ((uint8_t *)(target + i))[k] = rounded(sums[k]); }
    }
}

void filter_columns(const uint8_t *const *rows, const int16_t *weights, int taps, int count, uint8_t *target) {
    for (int i = filter_blocks(rows, weights, taps, count, target); i < count; i++) {
        int sum = 0;
        for (int tap = 0; tap < taps; tap++) { sum += rows[tap][i] * weights[tap]; }
        target[i] = rounded(sum);
    }
}
