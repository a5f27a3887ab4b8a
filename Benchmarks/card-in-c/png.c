// The PNG encoder. Two threads compress a part of the rows each.

#include "card.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include <libdeflate.h>

#include "deflate.h"

// The photo is most of the work: about half of it lies above this row.
enum { PART_END = 460 };

static uint8_t *put32(uint8_t *place, uint32_t value) {
    place[0] = value >> 24;
    place[1] = value >> 16;
    place[2] = value >> 8;
    place[3] = value;
    return place + 4;
}

// Writes a chunk's length and type before `length` bytes that are already in place, and the checksum after them.
static uint8_t *put_chunk(uint8_t *place, const char *type, uint32_t length) {
    put32(place, length);
    memcpy(place + 4, type, 4);
    return put32(place + 8 + length, libdeflate_crc32(0, place + 4, length + 4));
}

struct work {
    const struct canvas *canvas;
    struct part part;
};

static void *compress_upper(void *argument) {
    struct work *work = argument;
    work->part = compress_rows(work->canvas, 0, PART_END, 0);
    return NULL;
}

// Returns the Adler-32 checksum of both parts' bytes.
static uint32_t checksum(const struct part *upper, const struct part *lower) {
    // Each sum of the lower part's is greater by the upper's, less the lower's first 1.
    uint64_t difference = upper->sum + MODULUS - 1;
    uint64_t sums = upper->sum_of_sums + lower->sum_of_sums + difference * (lower->count % MODULUS);
    return (uint32_t)(sums % MODULUS << 16 | (lower->sum + difference) % MODULUS);
}

// Writes the pixels as a zlib stream (RFC 1950).
static uint8_t *put_pixels(uint8_t *place, const struct part *upper, const struct part *lower) {
    // DEFLATE with a window of 32 KB, no dictionary, the lowest level.
    uint8_t *next = place + 8;
    memcpy(next, "\x78\x01", 2);
    next += 2;
    memcpy(next, upper->data, upper->size);
    next += upper->size;
    memcpy(next, lower->data, lower->size);
    next = put32(next + lower->size, checksum(upper, lower));
    return put_chunk(place, "IDAT", (uint32_t)(next - place - 8));
}

uint8_t *encode(const struct canvas *canvas, size_t *size) {
    struct work work = {.canvas = canvas};
    pthread_t thread;
    if (pthread_create(&thread, NULL, compress_upper, &work)) { fail("a thread can't be started"); }
    struct part lower = compress_rows(canvas, PART_END, HEIGHT, 1);
    pthread_join(thread, NULL);
    struct part upper = work.part;

    uint8_t *file = allocate(upper.size + lower.size + 256), *place = file;
    memcpy(place, "\x89PNG\r\n\x1a\n", 8);
    place += 8;
    put32(put32(place + 8, WIDTH), HEIGHT);
    memcpy(place + 16, (const uint8_t[]){8, 2, 0, 0, 0}, 5);
    place = put_chunk(place, "IHDR", 13);
    place[8] = 0;
    place = put_chunk(place, "sRGB", 1);
    put32(put32(place + 8, 5669), 5669)[0] = 1;
    place = put_chunk(place, "pHYs", 9);
    place = put_pixels(place, &upper, &lower);
    place = put_chunk(place, "IEND", 0);
    free(upper.data);
    free(lower.data);
    *size = place - file;
    return file;
}
