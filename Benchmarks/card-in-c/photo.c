// The photo: decoded, halved while it is more than twice too large, and reduced by a Lanczos filter with two lobes.

#include "card.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <pixman.h>

#ifndef PHOTO
#error "PHOTO must be the path of the portrait: see scripts/bench"
#endif

struct picture {
    uint32_t *pixels;
    int width, height;
};

static struct picture decode_photo(void) {
    FILE *file = fopen(PHOTO, "rb");
    if (!file) { fail("the photo " PHOTO " can't be opened"); }
    struct jpeg_decompress_struct state;
    struct jpeg_error_mgr errors;
    state.err = jpeg_std_error(&errors);
    jpeg_create_decompress(&state);
    jpeg_stdio_src(&state, file);
    jpeg_read_header(&state, TRUE);
    state.out_color_space = JCS_EXT_BGRX;
    jpeg_start_decompress(&state);
    struct picture photo = {.width = (int)state.output_width, .height = (int)state.output_height};
    photo.pixels = allocate((size_t)photo.width * photo.height * 4);
    while (state.output_scanline < state.output_height) {
        JSAMPROW row = (JSAMPROW)(photo.pixels + (size_t)state.output_scanline * photo.width);
        jpeg_read_scanlines(&state, &row, 1);
    }
    jpeg_finish_decompress(&state);
    jpeg_destroy_decompress(&state);
    fclose(file);
    return photo;
}

// The mapping of one axis: `step` source pixels per target pixel, from `start` on. A step of 0 leaves the axis
// unchanged.
struct axis {
    double step, start;
};

static struct picture resampled(struct picture source, int width, int height, struct axis x, struct axis y) {
    struct picture result = {allocate((size_t)width * height * 4), width, height};
    pixman_image_t *from = pixman_image_create_bits_no_clear(
        PIXMAN_x8r8g8b8, source.width, source.height, source.pixels, source.width * 4);
    pixman_image_t *to = pixman_image_create_bits_no_clear(PIXMAN_x8r8g8b8, width, height, result.pixels, width * 4);
    pixman_transform_t transform;
    pixman_transform_init_identity(&transform);
    if (x.step > 0) {
        transform.matrix[0][0] = lround(x.step * 65536);
        transform.matrix[0][2] = lround(x.start * 65536);
    }
    if (y.step > 0) {
        transform.matrix[1][1] = lround(y.step * 65536);
        transform.matrix[1][2] = lround(y.start * 65536);
    }
    pixman_image_set_transform(from, &transform);
    int count = 0;
    pixman_kernel_t x_kernel = x.step > 1 ? PIXMAN_KERNEL_LANCZOS2
        : x.step > 0 ? PIXMAN_KERNEL_LINEAR : PIXMAN_KERNEL_IMPULSE;
    pixman_kernel_t y_kernel = y.step > 1 ? PIXMAN_KERNEL_LANCZOS2
        : y.step > 0 ? PIXMAN_KERNEL_LINEAR : PIXMAN_KERNEL_IMPULSE;
    pixman_fixed_t *filter = pixman_filter_create_separable_convolution(
        &count, lround(fmax(1, x.step) * 65536), lround(fmax(1, y.step) * 65536),
        x.step > 0 ? PIXMAN_KERNEL_IMPULSE : PIXMAN_KERNEL_BOX, y.step > 0 ? PIXMAN_KERNEL_IMPULSE : PIXMAN_KERNEL_BOX,
        x_kernel, y_kernel, x.step > 0 ? 6 : 0, y.step > 0 ? 6 : 0);
    pixman_image_set_filter(from, PIXMAN_FILTER_SEPARABLE_CONVOLUTION, filter, count);
    free(filter);
    pixman_image_set_repeat(from, PIXMAN_REPEAT_PAD);
    pixman_image_composite32(PIXMAN_OP_SRC, from, NULL, to, 0, 0, 0, 0, 0, 0, width, height);
    pixman_image_unref(from);
    pixman_image_unref(to);
    return result;
}

static struct picture halved(struct picture source) {
    struct picture result = {NULL, (source.width + 1) / 2, (source.height + 1) / 2};
    result.pixels = allocate((size_t)result.width * result.height * 4);
    pixman_image_t *from = pixman_image_create_bits_no_clear(
        PIXMAN_x8r8g8b8, source.width, source.height, source.pixels, source.width * 4);
    pixman_image_t *to = pixman_image_create_bits_no_clear(
        PIXMAN_x8r8g8b8, result.width, result.height, result.pixels, result.width * 4);
    pixman_transform_t transform;
    pixman_transform_init_scale(&transform, 2 << 16, 2 << 16);
    pixman_image_set_transform(from, &transform);
    pixman_image_set_filter(from, PIXMAN_FILTER_BILINEAR, NULL, 0);
    pixman_image_set_repeat(from, PIXMAN_REPEAT_PAD);
    pixman_image_composite32(PIXMAN_OP_SRC, from, NULL, to, 0, 0, 0, 0, 0, 0, result.width, result.height);
    pixman_image_unref(from);
    pixman_image_unref(to);
    return result;
}

void draw_photo(cairo_surface_t *surface, int left, int top, int width, int height) {
    struct picture photo = decode_photo();
    double scale = fmax((double)width / photo.width, (double)height / photo.height);
    double cut_x = (photo.width * scale - width) / 2, cut_y = (photo.height * scale - height) / 2;
    while (scale <= 0.5) {
        struct picture smaller = halved(photo);
        free(photo.pixels);
        photo = smaller;
        scale *= 2;
    }
    struct axis none = {0, 0};
    struct axis x = {1 / scale, cut_x / scale}, y = {1 / scale, cut_y / scale};
    struct picture columns = resampled(photo, width, photo.height, x, none);
    struct picture rows = resampled(columns, width, height, none, y);
    cairo_surface_flush(surface);
    uint8_t *target = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    for (int row = 0; row < height; row++) {
        memcpy(target + (size_t)(top + row) * stride + left * 4, rows.pixels + (size_t)row * width, width * 4);
    }
    cairo_surface_mark_dirty(surface);
    free(photo.pixels);
    free(columns.pixels);
    free(rows.pixels);
}
