// The `card` screen (iPhone 12, light, 2 pixels for each point), drawn by hand with cairo, Pango, FreeType and libjpeg,
// and written as PNG with libdeflate: what our own renderer is measured against.
//
//     card OUT.png [--repeat N]
//
// With --repeat the picture is drawn and encoded N times more, and the median milliseconds of one are printed. Places
// come from `positions.h`. What both programs do, they do in the same way: glyph outlines that FreeType fills at exact
// places, a photograph that is halved and then reduced by a Lanczos filter, PNG without row filters at level 6.

#define _GNU_SOURCE
#include <errno.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <cairo-ft.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <jpeglib.h>
#include <libdeflate.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <pixman.h>

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

#include "positions.h"

#ifndef FONTS
#define FONTS "/usr/share/fonts/opentype/inter"
#endif
#ifndef PHOTO
#error "PHOTO must be the path of the portrait: see scripts/bench"
#endif

enum { WIDTH = 780, HEIGHT = 1688 };

static void fail(const char *what) {
    fprintf(stderr, "card: %s\n", what);
    exit(1);
}

static void *allocate(size_t count) {
    void *memory = malloc(count);
    if (!memory) { fail("out of memory"); }
    return memory;
}

// MARK: Text

struct text_engine {
    PangoFontMap *map;
    PangoContext *context;
};

// The fonts of this picture alone; made current before Pango's first call, so that nothing reads /etc/fonts.
static struct text_engine make_text_engine(void) {
    FcConfig *fonts = FcConfigCreate();
    const char *files[] = {
        FONTS "/Inter-Regular.otf", FONTS "/Inter-SemiBold.otf", FONTS "/InterDisplay-Regular.otf"};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        if (!FcConfigAppFontAddFile(fonts, (const FcChar8 *)files[i])) { fail("a font of fonts-inter is missing"); }
    }
    FcConfigSetCurrent(fonts);
    struct text_engine engine;
    engine.map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(engine.map), fonts);
    pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(engine.map), 72);
    engine.context = pango_font_map_create_context(engine.map);
    pango_context_set_round_glyph_positions(engine.context, FALSE);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(engine.context, options);
    cairo_font_options_destroy(options);
    return engine;
}

static PangoFontDescription *description(const struct run *run) {
    PangoFontDescription *font = pango_font_description_new();
    int is_display = strncmp(run->face, "InterDisplay", 12) == 0;
    pango_font_description_set_family_static(font, is_display ? "Inter Display" : "Inter");
    pango_font_description_set_weight(
        font, strstr(run->face, "SemiBold") ? PANGO_WEIGHT_SEMIBOLD : PANGO_WEIGHT_NORMAL);
    pango_font_description_set_absolute_size(font, run->size * PANGO_SCALE);
    return font;
}

// Fills one glyph's outline at its place, to a 64th of a pixel; FreeType computes each pixel's covered area.
static void draw_glyph(
    pixman_image_t *target, pixman_image_t *color, FT_Face face, unsigned glyph, double x, double y, uint8_t *coverage
) {
    if (FT_Load_Glyph(face, glyph, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) { return; }
    FT_Outline *outline = &face->glyph->outline;
    if (outline->n_points == 0) { return; }
    FT_Outline_Translate(outline, lround(x * 64), lround(-y * 64));
    FT_BBox box;
    FT_Outline_Get_CBox(outline, &box);
    int left = box.xMin >> 6, bottom = box.yMin >> 6;
    int width = ((box.xMax + 63) >> 6) - left, height = ((box.yMax + 63) >> 6) - bottom;
    int stride = (width + 3) & ~3;
    if (stride * height > 128 * 128) { fail("a glyph is larger than this picture has any"); }
    memset(coverage, 0, stride * height);
    FT_Outline_Translate(outline, -left * 64, -bottom * 64);
    FT_Bitmap bitmap = {
        .rows = height, .width = width, .pitch = stride, .buffer = coverage, .num_grays = 256,
        .pixel_mode = FT_PIXEL_MODE_GRAY};
    FT_Outline_Get_Bitmap(face->glyph->library, outline, &bitmap);
    pixman_image_t *mask = pixman_image_create_bits(PIXMAN_a8, width, height, (uint32_t *)coverage, stride);
    pixman_image_composite32(
        PIXMAN_OP_OVER, color, mask, target, 0, 0, 0, 0, left, -(bottom + height), width, height);
    pixman_image_unref(mask);
}

static void draw_run(struct text_engine *engine, cairo_surface_t *surface, const struct run *run) {
    PangoAttrList *attributes = pango_attr_list_new();
    PangoFontDescription *font = description(run);
    pango_attr_list_insert(attributes, pango_attr_font_desc_new(font));
    pango_attr_list_insert(attributes, pango_attr_font_features_new("calt=0"));
    pango_font_description_free(font);
    int length = (int)strlen(run->text);
    GList *items = pango_itemize(engine->context, run->text, 0, length, attributes, NULL);
    PangoGlyphString *glyphs = pango_glyph_string_new();

    cairo_surface_flush(surface);
    pixman_image_t *target = pixman_image_create_bits(
        PIXMAN_a8r8g8b8, cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface),
        (uint32_t *)cairo_image_surface_get_data(surface), cairo_image_surface_get_stride(surface));
    double alpha = run->color.alpha * 65535;
    pixman_color_t solid = {
        .red = (uint16_t)lround(run->color.red * alpha), .green = (uint16_t)lround(run->color.green * alpha),
        .blue = (uint16_t)lround(run->color.blue * alpha), .alpha = (uint16_t)lround(alpha)};
    pixman_image_t *color = pixman_image_create_solid_fill(&solid);
    static uint8_t coverage[128 * 128];
    int place = 0;
    for (GList *each = items; each; each = each->next) {
        PangoItem *item = each->data;
        pango_shape_full(run->text + item->offset, item->length, run->text, length, &item->analysis, glyphs);
        cairo_scaled_font_t *scaled = pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(item->analysis.font));
        FT_Face face = cairo_ft_scaled_font_lock_face(scaled);
        for (int i = 0; i < glyphs->num_glyphs && place < run->count; i++, place++) {
            draw_glyph(target, color, face, glyphs->glyphs[i].glyph, run->x[place], run->baseline, coverage);
        }
        cairo_ft_scaled_font_unlock_face(scaled);
        pango_item_free(item);
    }
    if (place != run->count) { fail("a text has another number of glyphs than positions.h says"); }
    cairo_surface_mark_dirty(surface);
    pixman_image_unref(color);
    pixman_image_unref(target);
    pango_glyph_string_free(glyphs);
    g_list_free(items);
    pango_attr_list_unref(attributes);
}

// MARK: The photograph

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

// How the pixels of one direction are found: `step` source pixels for each new one, from `start` on. A step of 0 leaves
// the direction as it is.
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

// Fills a frame with the photo, keeping its shape, and cuts off what stands over.
static void draw_photo(cairo_surface_t *surface, int left, int top, int width, int height) {
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
