// Pango, FreeType, HarfBuzz and FriBidi.
#pragma once

#include <ft2build.h>
#include FT_FREETYPE_H
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>
#include <fribidi/fribidi.h>

// Pango's headers are found through pkg-config only, with a flag that SwiftPM rejects with a warning in every build.
// Therefore the interface that is used is declared here; the flags are the same in Pango 1.50 and 1.56.
typedef struct _PangoLanguage PangoLanguage;
typedef struct {
    unsigned int is_line_break : 1;
    unsigned int is_mandatory_break : 1;
    unsigned int is_char_break : 1;
    unsigned int is_white : 1;
    unsigned int is_cursor_position : 1;
    unsigned int others : 27;
} PangoLogAttr;
PangoLanguage *pango_language_from_string(const char *language);
void pango_get_log_attrs(
    const char *text, int length, int level, PangoLanguage *language, PangoLogAttr *attributes, int count
);
const char *pango_version_string(void);

// Shapes with HarfBuzz's own OpenType shaper, regardless of HB_SHAPER_LIST in the environment.
static inline void ccairo_shape(
    hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned int count
) {
    static const char *const shapers[] = {"ot", NULL};
    if (!hb_shape_full(font, buffer, features, count, shapers)) {
        hb_shape(font, buffer, features, count);
    }
}

// Draws a glyph's outline; HarfBuzz renamed the function in version 7.
static inline void ccairo_draw_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyph, functions, data);
#else
    hb_font_get_glyph_shape(font, glyph, functions, data);
#endif
}

// The identifiers of names, which are numbers before HarfBuzz 8.2 and cases of an enumeration from then on.
static inline hb_ot_name_id_t ccairo_name_family(void) { return HB_OT_NAME_ID_FONT_FAMILY; }
static inline hb_ot_name_id_t ccairo_name_typographic_family(void) { return HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY; }
static inline hb_ot_name_id_t ccairo_name_full(void) { return HB_OT_NAME_ID_FULL_NAME; }
static inline hb_ot_name_id_t ccairo_name_postscript(void) { return HB_OT_NAME_ID_POSTSCRIPT_NAME; }
static inline hb_ot_name_id_t ccairo_name_version(void) { return HB_OT_NAME_ID_VERSION_STRING; }
