// Declarations shared by the program's parts.
#pragma once

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

// Opaque pixels, blue in the lowest byte and red in the third.
struct canvas {
    uint32_t *pixels;
    int width, height;
};

// Exits with a message.
void fail(const char *what);
// Allocates memory, or exits if there is none.
void *allocate(size_t count);
// Returns memory with a file's bytes, which isn't released.
const void *map_file(const char *path, size_t *size);

// Returns `a` · `b` / 255, rounded, for 0…255.
static inline uint32_t multiply(uint32_t a, uint32_t b) {
    uint32_t product = a * b + 128;
    return (product + (product >> 8)) >> 8;
}

// Returns a color drawn with a coverage of 0…255 over another one.
static inline uint32_t blended(uint32_t color, uint32_t coverage, uint32_t below) {
    uint32_t pixel = 0xFF000000;
    for (int shift = 0; shift < 24; shift += 8) {
        uint32_t channel = multiply(color >> shift & 255, coverage) + multiply(below >> shift & 255, 255 - coverage);
        pixel |= (channel > 255 ? 255 : channel) << shift;
    }
    return pixel;
}

// Returns an engine with the fonts of this image, to be kept until the program exits.
struct text_engine *make_text_engine(void);
// Draws a text on a canvas whose top left corner is at (`left`, `top`) of the screen.
void draw_run(struct text_engine *engine, struct canvas *canvas, const struct run *run, double left, double top);

// Fills a frame with the photo at its aspect ratio, and crops the excess.
void draw_photo(struct canvas *canvas, int left, int top, int width, int height);

// Draws the visible part of the shadow of a box with a round top left corner, moved down by `offset`: a Gaussian
// truncated at two sigma.
void draw_shadow(
    struct canvas *canvas, int left, int top, int width, int height, int offset, int radius, double alpha);
// Returns the coverage, 0…255, of the pixels of a round top left corner, `radius` in each row.
uint8_t *make_corner(int radius);

// Encodes the whole screen as an RGB PNG file, which the caller frees.
uint8_t *encode(const struct canvas *canvas, size_t *size);
