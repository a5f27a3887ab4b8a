// The card's shadow.

#include "card.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SIGMA = 4, REACH = 2 * SIGMA };

// Draws the card's shadow: a Gaussian truncated at two sigma, applied to the card's shape. Rows that equal the previous
// one are copied.
void draw_shadow(cairo_t *cr, int left, int top, int width, int height, double radius, double alpha) {
    int w = width + 2 * REACH, h = height + 2 * REACH, stride = (w + 3) & ~3;
    uint8_t *shape = calloc((size_t)stride * h, 1), *rows = allocate((size_t)stride * h);
    uint8_t *shadow = allocate((size_t)stride * h);
    if (!shape) { fail("out of memory"); }
    cairo_surface_t *surface = cairo_image_surface_create_for_data(shape, CAIRO_FORMAT_A8, w, h, stride);
    cairo_t *shape_cr = cairo_create(surface);
    cairo_move_to(shape_cr, REACH, REACH + radius);
    cairo_arc(shape_cr, REACH + radius, REACH + radius, radius, M_PI, 1.5 * M_PI);
    cairo_line_to(shape_cr, REACH + width, REACH);
    cairo_line_to(shape_cr, REACH + width, REACH + height);
    cairo_line_to(shape_cr, REACH, REACH + height);
    cairo_fill(shape_cr);
    cairo_destroy(shape_cr);
    cairo_surface_destroy(surface);

    int weights[2 * REACH + 1];
    double sum = 0;
    for (int i = -REACH; i <= REACH; i++) { sum += exp(-i * i / (2.0 * SIGMA * SIGMA)); }
    for (int i = -REACH; i <= REACH; i++) {
        weights[i + REACH] = (int)lround(exp(-i * i / (2.0 * SIGMA * SIGMA)) / sum * 65536);
    }
    for (int y = 0; y < h; y++) {
        uint8_t *in = shape + (size_t)y * stride, *out = rows + (size_t)y * stride;
        if (y > 0 && memcmp(in, in - stride, stride) == 0) {
            memcpy(out, out - stride, stride);
            continue;
        }
        for (int x = 0; x < w; x++) {
            int total = 32768;
            int first = x < REACH ? -x : -REACH, last = x + REACH >= w ? w - 1 - x : REACH;
            for (int i = first; i <= last; i++) { total += weights[i + REACH] * in[x + i]; }
            out[x] = (uint8_t)(total >> 16 > 255 ? 255 : total >> 16);
        }
    }
    // The number of consecutive equal rows up to the one that enters the filter's window.
    int32_t *totals = allocate(sizeof(int32_t) * stride);
    int equal = 0;
    for (int y = 0; y < h; y++) {
        uint8_t *out = shadow + (size_t)y * stride;
        int entering = y + REACH < h ? y + REACH : h - 1;
        const uint8_t *last = rows + (size_t)entering * stride;
        equal = entering > 0 && memcmp(last, last - stride, stride) == 0 ? equal + 1 : 0;
        if (y > REACH && y + REACH < h && equal > 2 * REACH) {
            memcpy(out, out - stride, stride);
            continue;
        }
        for (int x = 0; x < stride; x++) { totals[x] = 32768; }
        for (int i = -REACH; i <= REACH; i++) {
            if (y + i < 0 || y + i >= h) { continue; }
            const uint8_t *in = rows + (size_t)(y + i) * stride;
            int weight = weights[i + REACH];
            for (int x = 0; x < w; x++) { totals[x] += weight * in[x]; }
        }
        for (int x = 0; x < w; x++) { out[x] = (uint8_t)(totals[x] >> 16 > 255 ? 255 : totals[x] >> 16); }
    }
    surface = cairo_image_surface_create_for_data(shadow, CAIRO_FORMAT_A8, w, h, stride);
    cairo_set_source_rgba(cr, 0, 0, 0, alpha);
    cairo_mask_surface(cr, surface, left - REACH, top - REACH);
    cairo_surface_destroy(surface);
    free(totals);
    free(shape);
    free(rows);
    free(shadow);
}
