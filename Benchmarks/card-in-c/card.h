// What the parts of the program share.
#pragma once

#include <cairo.h>
#include <stddef.h>
#include <stdint.h>

// Pixels.
enum { WIDTH = 780, HEIGHT = 1688 };

struct color {
    double red, green, blue, alpha;
};

struct run {
    const char *text;
    const char *face;
    double size;
    struct color color;
    double baseline;
    int count;
    const double *x;
};

// Ends the program with a message.
void fail(const char *what);
// Memory, always.
void *allocate(size_t count);

// The fonts of this picture and what Pango needs to shape with them; for good.
struct text_engine *make_text_engine(void);
// Draws a text on a surface whose top left corner lies at (`left`, `top`) of the screen.
void draw_run(struct text_engine *engine, cairo_surface_t *surface, const struct run *run, double left, double top);

// Fills a frame with the photo, keeping its shape, and cuts off what stands over.
void draw_photo(cairo_surface_t *surface, int left, int top, int width, int height);

// Draws the shadow of a box with a round top left corner: a Gaussian cut at two sigma.
void draw_shadow(cairo_t *cr, int left, int top, int width, int height, double radius, double alpha);

// A PNG file of the whole screen, RGB; the caller frees it.
uint8_t *encode(cairo_surface_t *surface, size_t *size);
