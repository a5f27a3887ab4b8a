// libpng, zlib and libdeflate.
#pragma once

#include <string.h>

#include <png.h>
#include <zlib.h>
#include <libdeflate.h>

/// libpng's macros that Swift can't import. The order in memory is blue, green, red, alpha: `0xAARRGGBB` on a
/// little-endian machine.
static inline png_uint_32 cc_png_format_bgra(void) { return PNG_FORMAT_BGRA; }
static inline png_uint_32 cc_png_image_version(void) { return PNG_IMAGE_VERSION; }
static inline png_uint_32 cc_png_flag_16_bit_srgb(void) { return PNG_IMAGE_FLAG_16BIT_sRGB; }
static inline png_uint_32 cc_png_has_alpha(png_uint_32 format) { return format & PNG_FORMAT_FLAG_ALPHA; }

/// Returns the version of libdeflate, which only its header contains.
static inline const char *cc_deflate_version(void) { return LIBDEFLATE_VERSION_STRING; }

/// Copies libpng's message to `out`, always with a terminating null.
static inline void cc_png_message(const png_image *image, char *out, size_t room) {
    size_t length = strnlen(image->message, sizeof(image->message));
    if (length >= room) { length = room - 1; }
    memcpy(out, image->message, length);
    out[length] = 0;
}
