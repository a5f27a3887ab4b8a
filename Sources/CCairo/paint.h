// cairo and pixman.
#pragma once

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-ft.h>
#include <fribidi/fribidi.h>
#include <malloc.h>
#include <pixman.h>

/// Returns the version of the linked FreeType, not of the header that was compiled.
static inline void cc_freetype_version(int *major, int *minor, int *patch) {
    FT_Library library = NULL;
    *major = *minor = *patch = 0;
    if (FT_Init_FreeType(&library) == 0) {
        FT_Library_Version(library, major, minor, patch);
        FT_Done_FreeType(library);
    }
}

/// Returns the version number of FriBidi, from its header.
static inline const char *cc_fribidi_version(void) { return FRIBIDI_VERSION; }

/// Makes the C library keep this many bytes of freed memory, and take blocks of up to 32 MB from it.
static inline void cc_keep_freed_memory(int count) {
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, count);
}

/// Makes the C library return what is freed: blocks of 128 KB and more at once, and all threads share two heaps.
static inline void cc_return_freed_memory(void) {
    mallopt(M_MMAP_THRESHOLD, 128 << 10);
    mallopt(M_TRIM_THRESHOLD, 128 << 10);
    mallopt(M_ARENA_MAX, 2);
}

/// Returns all pages without a block in use to the kernel, also those between others.
static inline void cc_trim_memory(void) { malloc_trim(0); }
