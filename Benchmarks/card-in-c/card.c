// The `card` screen (iPhone 12, light, scale 2), drawn by hand with cairo, Pango, FreeType and libjpeg, and written as
// PNG with libdeflate: the reference for our own renderer's performance.
//
//     card OUT.png [--repeat N]
//
// With --repeat the image is drawn and encoded N more times, and the median milliseconds of one are printed. Positions
// come from `positions.h`. Both programs use the same methods: FreeType rasterizes glyph outlines at subpixel
// positions, the photo is halved and then reduced by a Lanczos filter, and the PNG has no row filters, at level 6.

#define _GNU_SOURCE
#include "card.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "positions.h"

void fail(const char *what) {
    fprintf(stderr, "card: %s\n", what);
    exit(1);
}

void *allocate(size_t count) {
    void *memory = malloc(count);
    if (!memory) { fail("out of memory"); }
    return memory;
}

// MARK: The screen

static void fill_rectangle(cairo_t *cr, double x, double y, double width, double height, struct color color) {
    cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha);
    cairo_rectangle(cr, x, y, width, height);
    cairo_fill(cr);
}

static cairo_surface_t *draw_card(struct text_engine *engine) {
    enum { LEFT = 40, TOP = 222, CARD_WIDTH = 700, CARD_HEIGHT = 823, PHOTO_HEIGHT = 500, RADIUS = 32 };
    enum { NAME_TOP = 637, NAME_HEIGHT = 85 };
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
    cairo_t *cr = cairo_create(surface);
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_paint(cr);

    // The card. Its corner is restored afterwards, which is cheaper than clipping.
    draw_shadow(cr, LEFT, TOP + 4, CARD_WIDTH, CARD_HEIGHT, RADIUS, 64 / 255.0);
    cairo_surface_t *corner = cairo_image_surface_create(CAIRO_FORMAT_RGB24, RADIUS, RADIUS);
    cairo_t *corner_cr = cairo_create(corner);
    cairo_set_source_surface(corner_cr, surface, -LEFT, -TOP);
    cairo_paint(corner_cr);
    cairo_destroy(corner_cr);
    fill_rectangle(
        cr, LEFT, TOP + PHOTO_HEIGHT, CARD_WIDTH, CARD_HEIGHT - PHOTO_HEIGHT,
        (struct color){242 / 255.0, 242 / 255.0, 247 / 255.0, 1});
    draw_photo(surface, LEFT, TOP, CARD_WIDTH, PHOTO_HEIGHT);

    // The name on the photo: white on black, with a common opacity.
    cairo_surface_t *name = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, CARD_WIDTH, NAME_HEIGHT);
    cairo_t *name_cr = cairo_create(name);
    cairo_set_source_rgb(name_cr, 0, 0, 0);
    cairo_paint(name_cr);
    draw_run(engine, name, &runs[0], LEFT, NAME_TOP);
    cairo_destroy(name_cr);
    cairo_set_source_surface(cr, name, LEFT, NAME_TOP);
    cairo_paint_with_alpha(cr, 0.7);
    cairo_surface_destroy(name);

    cairo_set_source_surface(cr, corner, LEFT, TOP);
    cairo_move_to(cr, LEFT, TOP);
    cairo_line_to(cr, LEFT + RADIUS, TOP);
    cairo_arc_negative(cr, LEFT + RADIUS, TOP + RADIUS, RADIUS, 1.5 * M_PI, M_PI);
    cairo_close_path(cr);
    cairo_fill(cr);
    cairo_surface_destroy(corner);

    // The texts of the rows and the navigation bar.
    for (size_t i = 1; i < sizeof runs / sizeof *runs; i++) { draw_run(engine, surface, &runs[i], 0, 0); }

    // The back button's arrow.
    cairo_set_source_rgb(cr, 0, 122 / 255.0, 1);
    cairo_set_line_width(cr, 4.8);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
    cairo_move_to(cr, 16 + 21.6, 94 + 27.74);
    cairo_line_to(cr, 16 + 4.4, 94 + 44);
    cairo_line_to(cr, 16 + 21.6, 94 + 60.26);
    cairo_stroke(cr);
    cairo_destroy(cr);
    cairo_surface_flush(surface);
    return surface;
}

// MARK: The file

static void write_file(const char *path, const uint8_t *data, size_t size) {
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(data, 1, size, file) != size || fclose(file)) { fail("the file can't be written"); }
}

// MARK: Timing

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(int argc, char **argv) {
    int repeats = argc == 4 && strcmp(argv[2], "--repeat") == 0 ? atoi(argv[3]) : 0;
    if (argc < 2 || (argc > 2 && repeats < 1)) { fail("usage: card OUT.png [--repeat N]"); }
    struct text_engine *engine = make_text_engine();
    double *times = allocate(sizeof(double) * (repeats + 1));
    for (int i = 0; i <= repeats; i++) {
        double start = now();
        cairo_surface_t *surface = draw_card(engine);
        size_t size;
        uint8_t *file = encode(surface, &size);
        times[i] = now() - start;
        if (i == 0) { write_file(argv[1], file, size); }
        free(file);
        cairo_surface_destroy(surface);
    }
    if (repeats > 0) {
        qsort(times + 1, repeats, sizeof *times, compare);
        printf("%f\n", times[1 + repeats / 2]);
    }
    free(times);
    return 0;
}
