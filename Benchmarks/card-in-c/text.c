// Texts: shaped by HarfBuzz, rasterized by FreeType.

#include "card.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <hb-ot.h>

#ifndef FONTS
#define FONTS "/usr/share/fonts/opentype/inter"
#endif

enum { FACES = 3, MOST_GLYPH_BYTES = 128 * 128 };

struct text_engine {
    FT_Library library;
    struct {
        const char *name;
        FT_Face face;
        hb_font_t *font;
    } faces[FACES];
    hb_buffer_t *buffer;
};

struct text_engine *make_text_engine(void) {
    static const char *const names[FACES] = {"Inter-Regular", "Inter-SemiBold", "InterDisplay-Regular"};
    struct text_engine *engine = allocate(sizeof *engine);
    if (FT_Init_FreeType(&engine->library)) { fail("FreeType doesn't start"); }
    for (int i = 0; i < FACES; i++) {
        char path[256];
        snprintf(path, sizeof path, FONTS "/%s.otf", names[i]);
        size_t size;
        const void *file = map_file(path, &size);
        engine->faces[i].name = names[i];
        if (FT_New_Memory_Face(engine->library, file, (FT_Long)size, 0, &engine->faces[i].face)) {
            fail("a font of fonts-inter is broken");
        }
        hb_blob_t *blob = hb_blob_create(file, (unsigned)size, HB_MEMORY_MODE_READONLY, NULL, NULL);
        hb_face_t *face = hb_face_create(blob, 0);
        engine->faces[i].font = hb_font_create(face);
        hb_face_destroy(face);
        hb_blob_destroy(blob);
    }
    engine->buffer = hb_buffer_create();
    return engine;
}

// Draws a glyph at its position, to a 64th of a pixel. FreeType computes the exact coverage of each pixel.
static void draw_glyph(
    struct canvas *canvas, uint32_t color, double alpha, FT_Face face, unsigned glyph, double x, double y
) {
    if (FT_Load_Glyph(face, glyph, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) { fail("a glyph can't be loaded"); }
    FT_Outline *outline = &face->glyph->outline;
    if (outline->n_points == 0) { return; }
    FT_Outline_Translate(outline, lround(x * 64), lround(-y * 64));
    FT_BBox box;
    FT_Outline_Get_CBox(outline, &box);
    int left = box.xMin >> 6, bottom = box.yMin >> 6;
    int width = ((box.xMax + 63) >> 6) - left, height = ((box.yMax + 63) >> 6) - bottom;
    int top = -(bottom + height);
    static uint8_t coverage[MOST_GLYPH_BYTES];
    if (width * height > MOST_GLYPH_BYTES) { fail("a glyph is larger than this picture has any"); }
    if (left < 0 || top < 0 || left + width > canvas->width || top + height > canvas->height) {
        fail("a glyph isn't on the screen");
    }
    memset(coverage, 0, width * height);
    FT_Outline_Translate(outline, -left * 64, -bottom * 64);
    FT_Bitmap bitmap = {
        .rows = height, .width = width, .pitch = width, .buffer = coverage, .num_grays = 256,
        .pixel_mode = FT_PIXEL_MODE_GRAY};
    FT_Outline_Get_Bitmap(face->glyph->library, outline, &bitmap);
    uint32_t opacity = (uint32_t)lround(alpha * 255);
    for (int row = 0; row < height; row++) {
        uint32_t *pixels = canvas->pixels + (size_t)(top + row) * canvas->width + left;
        const uint8_t *covered = coverage + row * width;
        for (int column = 0; column < width; column++) {
            if (covered[column]) {
                pixels[column] = blended(color, multiply(covered[column], opacity), pixels[column]);
            }
        }
    }
}

void draw_run(struct text_engine *engine, struct canvas *canvas, const struct run *run, double left, double top) {
    int number = 0;
    while (number < FACES && strcmp(engine->faces[number].name, run->face) != 0) { number++; }
    if (number == FACES) { fail("a text's font isn't among the engine's"); }
    FT_Face face = engine->faces[number].face;
    FT_Set_Char_Size(face, lround(run->size * 64), 0, 72, 72);

    hb_buffer_clear_contents(engine->buffer);
    hb_buffer_add_utf8(engine->buffer, run->text, -1, 0, -1);
    hb_buffer_guess_segment_properties(engine->buffer);
    static const hb_feature_t plain = {HB_TAG('c', 'a', 'l', 't'), 0, 0, (unsigned)-1};
    hb_shape(engine->faces[number].font, engine->buffer, &plain, 1);
    unsigned count;
    const hb_glyph_info_t *glyphs = hb_buffer_get_glyph_infos(engine->buffer, &count);
    if ((int)count != run->count) { fail("a text has another number of glyphs than positions.h says"); }

    uint32_t color = (uint32_t)lround(run->color.red * 255) << 16 | (uint32_t)lround(run->color.green * 255) << 8
        | (uint32_t)lround(run->color.blue * 255);
    for (int i = 0; i < run->count; i++) {
        draw_glyph(
            canvas, color, run->color.alpha, face, glyphs[i].codepoint, run->x[i] - left, run->baseline - top);
    }
}
