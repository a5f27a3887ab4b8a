// The PNG encoder: the filter “up”, which leaves nothing of most rows, and libdeflate's quickest level.

#include "card.h"

#include <stdlib.h>
#include <string.h>

#include <libdeflate.h>

#ifndef LEVEL
#define LEVEL 1
#endif

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

// Stores a row's bytes, red first. A word is stored for each pixel, so a byte beyond the row may be overwritten.
static void put_row(const uint32_t *in, uint8_t *out) {
    for (int x = 0; x < WIDTH; x++) {
        uint32_t pixel = __builtin_bswap32(in[x]) >> 8;
        memcpy(out + 3 * x, &pixel, 4);
    }
}

uint8_t *encode(const struct canvas *canvas, size_t *size) {
    size_t row_bytes = 1 + WIDTH * 3, count = row_bytes * HEIGHT;
    uint8_t *raw = allocate(count + 1);
    uint8_t rows[2][WIDTH * 3 + 1];
    memset(rows, 0, sizeof rows);
    for (int y = 0; y < HEIGHT; y++) {
        const uint32_t *in = canvas->pixels + (size_t)y * WIDTH;
        uint8_t *out = raw + (size_t)y * row_bytes, *row = rows[y & 1], *above = rows[~y & 1];
        *out++ = 2;
        if (y > 0 && memcmp(in, in - WIDTH, WIDTH * 4) == 0) {
            memset(out, 0, WIDTH * 3);
            memcpy(row, above, WIDTH * 3);
            continue;
        }
        put_row(in, row);
        for (int x = 0; x < WIDTH * 3; x++) { out[x] = row[x] - above[x]; }
    }
    struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(LEVEL);
    size_t room = libdeflate_zlib_compress_bound(compressor, count);
    uint8_t *file = allocate(room + 256), *place = file;
    memcpy(place, "\x89PNG\r\n\x1a\n", 8);
    place += 8;
    put32(put32(place + 8, WIDTH), HEIGHT);
    memcpy(place + 16, (const uint8_t[]){8, 2, 0, 0, 0}, 5);
    place = put_chunk(place, "IHDR", 13);
    place[8] = 0;
    place = put_chunk(place, "sRGB", 1);
    put32(put32(place + 8, 5669), 5669)[0] = 1;
    place = put_chunk(place, "pHYs", 9);
    size_t length = libdeflate_zlib_compress(compressor, raw, count, place + 8, room);
    place = put_chunk(place, "IDAT", (uint32_t)length);
    place = put_chunk(place, "IEND", 0);
    libdeflate_free_compressor(compressor);
    free(raw);
    *size = place - file;
    return file;
}
