// Pango, FreeType, HarfBuzz and FriBidi.
#pragma once

#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb.h>
#include <hb-ot.h>
#include <fribidi.h>
#include <glib-object.h>
#include <pango/pango.h>

// Shapes with HarfBuzz's own OpenType shaper, regardless of HB_SHAPER_LIST in the environment.
static inline void ccairo_shape(
    hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned int count
) {
    static const char *const shapers[] = {"ot", NULL};
    if (!hb_shape_full(font, buffer, features, count, shapers)) {
        hb_shape(font, buffer, features, count);
    }
}
