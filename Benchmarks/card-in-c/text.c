// Texts: shaped by Pango, rasterized by FreeType.

#include "card.h"

#include <math.h>
#include <string.h>

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <cairo-ft.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <pixman.h>

#ifndef FONTS
#define FONTS "/usr/share/fonts/opentype/inter"
#endif

struct text_engine {
    PangoFontMap *map;
    PangoContext *context;
};

// Configures only the fonts of this image. The configuration becomes current before Pango's first call, so /etc/fonts
// isn't read.
struct text_engine *make_text_engine(void) {
    FcConfig *fonts = FcConfigCreate();
    const char *files[] = {
        FONTS "/Inter-Regular.otf", FONTS "/Inter-SemiBold.otf", FONTS "/InterDisplay-Regular.otf"};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        if (!FcConfigAppFontAddFile(fonts, (const FcChar8 *)files[i])) { fail("a font of fonts-inter is missing"); }
    }
    FcConfigSetCurrent(fonts);
    struct text_engine *engine = allocate(sizeof *engine);
    engine->map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(engine->map), fonts);
    pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(engine->map), 72);
    engine->context = pango_font_map_create_context(engine->map);
    pango_context_set_round_glyph_positions(engine->context, FALSE);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(engine->context, options);
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

// Rasterizes a glyph's outline at its position, to a 64th of a pixel. FreeType computes the exact coverage of each
// pixel.
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

void draw_run(
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
