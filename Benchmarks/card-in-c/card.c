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

// Draws a text on a surface whose top left corner lies at (`left`, `top`) of the screen.
static void draw_run(
    struct text_engine *engine, cairo_surface_t *surface, const struct run *run, double left, double top
) {
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
            draw_glyph(
                target, color, face, glyphs->glyphs[i].glyph, run->x[place] - left,
                run->baseline - top, coverage);
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

// MARK: The shadow

enum { SIGMA = 4, REACH = 2 * SIGMA };

// Draws the card's shadow: a Gaussian cut at two sigma, applied to the card's shape. Most rows and columns of it are like
// those beside them, and are copied.
static void draw_shadow(cairo_t *cr, int left, int top, int width, int height, double radius, double alpha) {
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
    // How many rows from `y` on are equal to row y.
    int32_t *totals = allocate(sizeof(int32_t) * stride);
    int equal = 0;
    for (int y = 0; y < h; y++) {
        uint8_t *out = shadow + (size_t)y * stride;
        int entering = y + REACH < h ? y + REACH : h - 1;
        if (entering > 0 && memcmp(rows + (size_t)entering * stride, rows + (size_t)(entering - 1) * stride, stride) == 0) {
            equal++;
        } else {
            equal = 0;
        }
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

    // The card. Its corner is put back afterwards: cheaper than a clip around everything.
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

    // The name over the photo: white on black, faded as one.
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

    // The rows and the navigation bar's texts.
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

static uint8_t *put32(uint8_t *place, uint32_t value) {
    place[0] = value >> 24;
    place[1] = value >> 16;
    place[2] = value >> 8;
    place[3] = value;
    return place + 4;
}

// Puts a chunk's length and type before `length` bytes that are already in place, and the checksum after them.
static uint8_t *put_chunk(uint8_t *place, const char *type, uint32_t length) {
    put32(place, length);
    memcpy(place + 4, type, 4);
    return put32(place + 8 + length, libdeflate_crc32(0, place + 4, length + 4));
}

static uint8_t *encode(cairo_surface_t *surface, size_t *size) {
    const uint8_t *pixels = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    size_t row_bytes = 1 + WIDTH * 3, count = row_bytes * HEIGHT;
    uint8_t *raw = allocate(count);
    for (int y = 0; y < HEIGHT; y++) {
        const uint32_t *in = (const uint32_t *)(pixels + (size_t)y * stride);
        uint8_t *out = raw + (size_t)y * row_bytes;
        if (y > 0 && memcmp(in, (const uint8_t *)in - stride, WIDTH * 4) == 0) {
            memcpy(out, out - row_bytes, row_bytes);
            continue;
        }
        *out++ = 0;
        for (int x = 0; x < WIDTH; x++) {
            uint32_t pixel = in[x];
            *out++ = pixel >> 16;
            *out++ = pixel >> 8;
            *out++ = pixel;
        }
    }
    struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(6);
    size_t room = libdeflate_zlib_compress_bound(compressor, count);
    uint8_t *file = allocate(room + 256), *place = file;
    memcpy(place, "\x89PNG\r\n\x1a\n", 8);
    place += 8;
    put32(put32(place + 8, WIDTH), HEIGHT);
    memcpy(place + 16, (const uint8_t[]){8, 2, 0, 0, 0}, 5);
    place = put_chunk(place, "IHDR", 13);
    place[8] = 0;
    place = put_chunk(place, "sRGB", 1);
    put32(put32(place + 8, 5669), 5669)[0] = 1;
    place = put_chunk(place, "pHYs", 9);
    size_t length = libdeflate_zlib_compress(compressor, raw, count, place + 8, room);
    place = put_chunk(place, "IDAT", (uint32_t)length);
    place = put_chunk(place, "IEND", 0);
    libdeflate_free_compressor(compressor);
    free(raw);
    *size = place - file;
    return file;
}

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
    struct text_engine engine = make_text_engine();
    double *times = allocate(sizeof(double) * (repeats + 1));
    for (int i = 0; i <= repeats; i++) {
        double start = now();
        cairo_surface_t *surface = draw_card(&engine);
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
