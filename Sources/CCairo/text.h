// Pango, FreeType, HarfBuzz and FriBidi.
#pragma once

#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb.h>
#include <hb-ot.h>
#include <fribidi.h>
#include <glib-object.h>
#include <pango/pango.h>
