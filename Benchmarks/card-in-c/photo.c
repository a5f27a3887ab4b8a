// The photo: decoded by libjpeg, and reduced row by row as soon as a new row's pixels are there.

#include "card.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include "filter.h"

#ifndef PHOTO
#error "PHOTO must be the path of the portrait: see scripts/bench"
#endif

struct photo {
    struct file file;
    int is_kept;
    // The reduced pixels, if they are kept and were drawn.
    uint32_t *pixels;
};

struct photo *make_photo(int is_kept) {
    struct photo *photo = allocate(sizeof *photo);
    *photo = (struct photo){.file = map_file(PHOTO), .is_kept = is_kept};
    return photo;
}

void free_photo(struct photo *photo) {
    unmap_file(photo->file);
    free(photo->pixels);
    free(photo);
}

int photo_has_pixels(const struct photo *photo) { return photo->pixels != NULL; }

static void reduce(
    struct jpeg_decompress_struct *state, struct canvas *canvas, int left, int top, int width, int height
) {
    int source_width = (int)state->output_width, source_height = (int)state->output_height;
    double scale = fmax((double)width / source_width, (double)height / source_height), step = 1 / scale;
    struct axis x = make_axis(width, source_width, (source_width * scale - width) / 2 * step, step);
    struct axis y = make_axis(height, source_height, (source_height * scale - height) / 2 * step, step);
    uint32_t *line = calloc(source_width + MOST_TAPS, 4);
    if (!line) { fail("out of memory"); }
    // The filtered rows that the next new ones need, each at its number's remainder.
    uint32_t *filtered = allocate((size_t)MOST_TAPS * width * 4);
    for (int row = 0; row < height; row++) {
        const uint8_t *rows[MOST_TAPS];
        for (int tap = 0; tap < y.taps; tap++) {
            // The last pair of weights may reach a row beyond the end, with a weight of 0.
            int number = y.firsts[row] + tap < source_height ? y.firsts[row] + tap : source_height - 1;
            while ((int)state->output_scanline <= number) {
                uint32_t *next = filtered + (size_t)(state->output_scanline % MOST_TAPS) * width;
                jpeg_read_scanlines(state, (JSAMPROW[]){(JSAMPROW)line}, 1);
                filter_row(line, &x, next);
            }
            rows[tap] = (const uint8_t *)(filtered + (size_t)(number % MOST_TAPS) * width);
        }
        uint32_t *target = canvas->pixels + (size_t)(top + row) * canvas->width + left;
        filter_columns(rows, y.weights[row], y.taps, width * 4, (uint8_t *)target);
    }
    free(filtered);
    free(line);
    free_axis(x);
    free_axis(y);
}

void draw_photo(struct photo *photo, struct canvas *canvas, int left, int top, int width, int height) {
    uint32_t *target = canvas->pixels + (size_t)top * canvas->width + left;
    if (photo->pixels) {
        for (int row = 0; row < height; row++) {
            memcpy(target + (size_t)row * canvas->width, photo->pixels + (size_t)row * width, (size_t)width * 4);
        }
        return;
    }
    struct jpeg_decompress_struct state;
    struct jpeg_error_mgr errors;
    state.err = jpeg_std_error(&errors);
    jpeg_create_decompress(&state);
    jpeg_mem_src(&state, photo->file.bytes, photo->file.size);
    jpeg_read_header(&state, TRUE);
    // Decoding at six or seven eighths isn't vectorized in libjpeg, and costs more than it saves here.
    state.out_color_space = JCS_EXT_BGRX;
    jpeg_start_decompress(&state);
    reduce(&state, canvas, left, top, width, height);
    jpeg_destroy_decompress(&state);
    if (!photo->is_kept) { return; }
    photo->pixels = allocate((size_t)width * height * 4);
    for (int row = 0; row < height; row++) {
        memcpy(photo->pixels + (size_t)row * width, target + (size_t)row * canvas->width, (size_t)width * 4);
    }
}
