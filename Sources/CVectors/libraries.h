// Poppler and librsvg, which draw PDF and SVG with cairo. The process that draws opens them when the first document is
// read, so that machines without the libraries draw everything else. The functions that are called are declared here,
// since building needs no headers of theirs.
#pragma once

#include <cairo.h>
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

/// GLib's GError.
typedef struct {
    unsigned int domain;
    int code;
    char *message;
} cc_error;

/// librsvg's RsvgRectangle.
typedef struct {
    double x, y, width, height;
} cc_svg_rectangle;

/// librsvg's RsvgLength. The unit of a number without a unit, and of `px`, is 1.
typedef struct {
    double length;
    unsigned int unit;
} cc_svg_length;

/// The functions of poppler's GLib interface.
typedef struct {
    const char *(*version)(void);
    void *(*bytes_new)(const void *bytes, size_t count);
    void (*bytes_unref)(void *bytes);
    void *(*document_new)(void *bytes, const char *password, cc_error **error);
    int (*page_count)(void *document);
    void *(*page)(void *document, int index);
    void (*page_size)(void *page, double *width, double *height);
    void (*render)(void *page, cairo_t *context);
    void (*unref)(void *object);
    void (*error_free)(cc_error *error);
} cc_poppler;

/// The functions of librsvg.
typedef struct {
    const unsigned int *major, *minor, *micro;
    void *(*handle_new)(const unsigned char *bytes, size_t count, cc_error **error);
    void (*set_dpi)(void *handle, double dpi);
    int (*pixel_size)(void *handle, double *width, double *height);
    void (*dimensions)(
        void *handle, int *has_width, cc_svg_length *width, int *has_height, cc_svg_length *height, int *has_view_box,
        cc_svg_rectangle *view_box
    );
    int (*render)(void *handle, cairo_t *context, const cc_svg_rectangle *viewport, cc_error **error);
    void (*unref)(void *object);
    void (*error_free)(cc_error *error);
} cc_librsvg;

/// The functions of Fontconfig, which both libraries link.
typedef struct {
    void *(*create)(void);
    int (*load)(void *configuration, const unsigned char *text, int complains);
    int (*set_current)(void *configuration);
} cc_fontconfig;

/// Stores the address of a symbol of a library, or of one that it links; false if there is none.
static inline bool cc_symbol(void *library, const char *name, void *target) {
    void *address = dlsym(library, name);
    if (address != NULL) *(void **)target = address;
    return address != NULL;
}

/// Opens poppler; false if the library, or a function of it, is missing. It is never closed.
static inline bool cc_open_poppler(cc_poppler *functions) {
    void *library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
    return library != NULL && cc_symbol(library, "poppler_get_version", &functions->version)
        && cc_symbol(library, "g_bytes_new", &functions->bytes_new)
        && cc_symbol(library, "g_bytes_unref", &functions->bytes_unref)
        && cc_symbol(library, "poppler_document_new_from_bytes", &functions->document_new)
        && cc_symbol(library, "poppler_document_get_n_pages", &functions->page_count)
        && cc_symbol(library, "poppler_document_get_page", &functions->page)
        && cc_symbol(library, "poppler_page_get_size", &functions->page_size)
        && cc_symbol(library, "poppler_page_render", &functions->render)
        && cc_symbol(library, "g_object_unref", &functions->unref)
        && cc_symbol(library, "g_error_free", &functions->error_free);
}

/// Opens librsvg; false if the library, or a function of it, is missing. It is never closed.
static inline bool cc_open_librsvg(cc_librsvg *functions) {
    void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
    return library != NULL && cc_symbol(library, "rsvg_major_version", &functions->major)
        && cc_symbol(library, "rsvg_minor_version", &functions->minor)
        && cc_symbol(library, "rsvg_micro_version", &functions->micro)
        && cc_symbol(library, "rsvg_handle_new_from_data", &functions->handle_new)
        && cc_symbol(library, "rsvg_handle_set_dpi", &functions->set_dpi)
        && cc_symbol(library, "rsvg_handle_get_intrinsic_size_in_pixels", &functions->pixel_size)
        && cc_symbol(library, "rsvg_handle_get_intrinsic_dimensions", &functions->dimensions)
        && cc_symbol(library, "rsvg_handle_render_document", &functions->render)
        && cc_symbol(library, "g_object_unref", &functions->unref)
        && cc_symbol(library, "g_error_free", &functions->error_free);
}

/// Opens Fontconfig; false if the library, or a function of it, is missing. It is never closed.
static inline bool cc_open_fontconfig(cc_fontconfig *functions) {
    void *library = dlopen("libfontconfig.so.1", RTLD_NOW | RTLD_LOCAL);
    return library != NULL && cc_symbol(library, "FcConfigCreate", &functions->create)
        && cc_symbol(library, "FcConfigParseAndLoadFromMemory", &functions->load)
        && cc_symbol(library, "FcConfigSetCurrent", &functions->set_current);
}
