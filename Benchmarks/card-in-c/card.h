// Declarations shared by the program's parts.
#pragma once

#include <stddef.h>
#include <stdint.h>

// The image's size in pixels.
enum { WIDTH = 780, HEIGHT = 1688 };

#define BLACK 0xFF000000u
#define WHITE 0xFFFFFFFFu

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

// A file's bytes in memory.
struct file {
    const void *bytes;
    size_t size;
};

// Exits with a message.
void fail(const char *what);
// Allocates memory, or exits if there is none.
void *allocate(size_t count);
struct file map_file(const char *path);
void unmap_file(struct file file);

// Returns the four bytes of a pixel, each multiplied by `share` / 255 and rounded, for 0…255.
static inline uint32_t multiplied(uint32_t pixel, uint32_t share) {
    uint32_t even = (pixel & 0xFF00FF) * share + 0x800080, odd = (pixel >> 8 & 0xFF00FF) * share + 0x800080;
    even = (even + (even >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF;
    odd = (odd + (odd >> 8 & 0xFF00FF)) & 0xFF00FF00;
    return even | odd;
}

// Returns an opaque color drawn with a coverage of 0…255 over another one. No sum of the bytes exceeds 255.
static inline uint32_t blended(uint32_t color, uint32_t coverage, uint32_t below) {
    return multiplied(color, coverage) + multiplied(below, 255 - coverage);
}

// Returns an engine with the fonts of this image and the glyphs that it has drawn, to be freed.
struct text_engine *make_text_engine(void);
void free_text_engine(struct text_engine *engine);
// Draws a text on a canvas whose top left corner is at (`left`, `top`) of the screen.
void draw_run(struct text_engine *engine, struct canvas *canvas, const struct run *run, int left, int top);

// Returns the photo, to be freed. If `is_kept`, its pixels are kept once it was drawn, and it is always drawn with the
// same size.
struct photo *make_photo(int is_kept);
void free_photo(struct photo *photo);
int photo_has_pixels(const struct photo *photo);
// Fills a frame with the photo at its aspect ratio, and crops the excess.
void draw_photo(struct photo *photo, struct canvas *canvas, int left, int top, int width, int height);

// Draws the visible part of the shadow of a box with a round top left corner, moved down by `offset`, with an opacity
// of 0…255: a Gaussian truncated at two sigma. The surroundings of the round corner are left to `draw_corner`.
void draw_shadow(
    struct canvas *canvas, int left, int top, int width, int height, int offset, int radius, uint32_t alpha);
// Makes the box's top left corner round: draws the shadow on what is around the corner, and on white what is cut off.
void draw_corner(struct canvas *canvas, int left, int top, int offset, int radius, uint32_t alpha);

// Draws the back button's arrow.
void draw_arrow(struct canvas *canvas);

// Encodes the whole screen as an RGB PNG file, which the caller frees.
uint8_t *encode(const struct canvas *canvas, size_t *size);
