// Texts: rasterized by FreeType. They are ASCII, each character has one glyph, and all positions are known, so that
// nothing needs to be shaped.

#include "card.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

#ifndef FONTS
#define FONTS "/usr/share/fonts/opentype/inter"
#endif

// The table of glyphs has more than twice as many slots as the image has glyphs.
enum { FACES = 3, SLOT_BITS = 9, SLOTS = 1 << SLOT_BITS };

// The coverage of a glyph's pixels, relative to the pixel of its origin.
struct glyph {
    // The face, the size, the character and the position within a pixel; 0 for a free slot.
    uint64_t key;
    int left, top, width, height;
    uint8_t *coverage;
};

struct text_engine {
    FT_Library library;
    struct {
        // NULL until a text has this font.
        const char *name;
        struct file file;
        FT_Face face;
    } faces[FACES];
    struct glyph glyphs[SLOTS];
    int count;
};

struct text_engine *make_text_engine(void) {
    struct text_engine *engine = calloc(1, sizeof *engine);
    if (!engine) { fail("out of memory"); }
    if (FT_Init_FreeType(&engine->library)) { fail("FreeType doesn't start"); }
    return engine;
}

void free_text_engine(struct text_engine *engine) {
    for (int i = 0; i < SLOTS; i++) { free(engine->glyphs[i].coverage); }
    FT_Done_FreeType(engine->library);
    for (int i = 0; i < FACES && engine->faces[i].name; i++) { unmap_file(engine->faces[i].file); }
    free(engine);
}

// Returns the number of a font, which is opened the first time.
static int find_face(struct text_engine *engine, const char *name) {
    for (int i = 0; i < FACES; i++) {
        if (engine->faces[i].name && strcmp(engine->faces[i].name, name) == 0) { return i; }
        if (engine->faces[i].name) { continue; }
        char path[256];
        snprintf(path, sizeof path, FONTS "/%s.otf", name);
        struct file file = map_file(path);
        engine->faces[i].name = name;
        engine->faces[i].file = file;
        if (FT_New_Memory_Face(engine->library, file.bytes, (FT_Long)file.size, 0, &engine->faces[i].face)) {
            fail("a font of fonts-inter is broken");
        }
        return i;
    }
    fail("there are more fonts than this picture has");
    return 0;
}

// Rasterizes a character at a position within a pixel, in 64ths to the right and upward. FreeType computes the exact
// coverage of each pixel.
static void rasterize(struct glyph *glyph, FT_Face face, unsigned char character, int x, int y) {
    if (FT_Load_Char(face, character, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) { fail("a glyph can't be loaded"); }
    FT_Outline *outline = &face->glyph->outline;
    if (outline->n_points == 0) { return; }
    FT_Outline_Translate(outline, x, y);
    FT_BBox box;
    FT_Outline_Get_CBox(outline, &box);
    int left = box.xMin >> 6, bottom = box.yMin >> 6;
    glyph->left = left;
    glyph->width = ((box.xMax + 63) >> 6) - left;
    glyph->height = ((box.yMax + 63) >> 6) - bottom;
    glyph->top = -(bottom + glyph->height);
    glyph->coverage = calloc(glyph->width, glyph->height);
    if (!glyph->coverage) { fail("out of memory"); }
    FT_Outline_Translate(outline, -left * 64, -bottom * 64);
    FT_Bitmap bitmap = {
        .rows = glyph->height, .width = glyph->width, .pitch = glyph->width, .buffer = glyph->coverage,
        .num_grays = 256, .pixel_mode = FT_PIXEL_MODE_GRAY};
    FT_Outline_Get_Bitmap(face->glyph->library, outline, &bitmap);
}

// Returns a character's coverage, which is computed the first time.
static const struct glyph *find_glyph(
    struct text_engine *engine, int face, int size, unsigned char character, int x, int y
) {
    uint64_t key = (((uint64_t)(face + 1) << 16 | size) << 8 | character) << 12 | x << 6 | y;
    unsigned slot = key * 0x9E3779B97F4A7C15 >> (64 - SLOT_BITS);
    while (engine->glyphs[slot].key && engine->glyphs[slot].key != key) { slot = (slot + 1) % SLOTS; }
    struct glyph *glyph = &engine->glyphs[slot];
    if (!glyph->key) {
        if (++engine->count > SLOTS / 2) { fail("there are more glyphs than this picture has"); }
        glyph->key = key;
        rasterize(glyph, engine->faces[face].face, character, x, y);
    }
    return glyph;
}

static void draw_glyph(
    struct canvas *canvas, uint32_t color, uint32_t opacity, const struct glyph *glyph, int column, int row
) {
    int left = column + glyph->left, top = row + glyph->top;
    if (left < 0 || top < 0 || left + glyph->width > canvas->width || top + glyph->height > canvas->height) {
        fail("a glyph isn't on the screen");
    }
    for (int y = 0; y < glyph->height; y++) {
        uint32_t *pixels = canvas->pixels + (size_t)(top + y) * canvas->width + left;
        const uint8_t *coverage = glyph->coverage + (size_t)y * glyph->width;
        for (int x = 0; x < glyph->width; x++) {
            pixels[x] = blended(color, multiplied(coverage[x], opacity), pixels[x]);
        }
    }
}

void draw_run(struct text_engine *engine, struct canvas *canvas, const struct run *run, int left, int top) {
    int face = find_face(engine, run->face);
    if ((int)strlen(run->text) != run->count) { fail("positions.h has another number of glyphs than characters"); }
    int size = (int)lround(run->size * 64);
    FT_Set_Char_Size(engine->faces[face].face, size, 0, 72, 72);
    const struct color *color = &run->color;
    uint32_t pixel = 0xFF000000 | (uint32_t)lround(color->red * 255) << 16 | (uint32_t)lround(color->green * 255) << 8
        | (uint32_t)lround(color->blue * 255);
    uint32_t opacity = (uint32_t)lround(color->alpha * 255);
    int y = (int)lround(-run->baseline * 64);
    for (int i = 0; i < run->count; i++) {
        int x = (int)lround(run->x[i] * 64);
        const struct glyph *glyph = find_glyph(engine, face, size, (unsigned char)run->text[i], x & 63, y & 63);
        if (glyph->coverage) { draw_glyph(canvas, pixel, opacity, glyph, (x >> 6) - left, -(y >> 6) - top); }
    }
}
