// Declarations shared by the program's parts.
#pragma once

#include <cairo.h>
#include <stddef.h>
#include <stdint.h>

// The image's size in pixels.
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

// Exits with a message.
void fail(const char *what);
// Allocates memory, or exits if there is none.
void *allocate(size_t count);

// Returns an engine with the fonts of this image, to be kept until the program exits.
struct text_engine *make_text_engine(void);
// Draws a text on a surface whose top left corner is at (`left`, `top`) of the screen.
void draw_run(struct text_engine *engine, cairo_surface_t *surface, const struct run *run, double left, double top);

// Fills a frame with the photo at its aspect ratio, and crops the excess.
void draw_photo(cairo_surface_t *surface, int left, int top, int width, int height);

// Draws the shadow of a box with a round top left corner: a Gaussian truncated at two sigma.
void draw_shadow(cairo_t *cr, int left, int top, int width, int height, double radius, double alpha);

// Encodes the whole screen as an RGB PNG file, which the caller frees.
uint8_t *encode(cairo_surface_t *surface, size_t *size);
