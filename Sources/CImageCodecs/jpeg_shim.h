// libjpeg-turbo. It reports errors with `longjmp`, which must not cross a Swift frame: each header, decoding or
// encoding is therefore a single C function here. None of them has state.
#pragma once

#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

/// The result of a call: 0 for success.
enum {
    CC_JPEG_OK = 0,
    CC_JPEG_CORRUPT = 1,
    CC_JPEG_TRUNCATED = 2,
    CC_JPEG_UNSUPPORTED = 3,
    CC_JPEG_OUT_OF_MEMORY = 4,
};

/// The layout of a decoded image's pixels in memory.
enum {
    CC_JPEG_BGRX = 0,
    /// Four bytes per pixel, cyan first; 255 is no ink if `has_adobe_marker` is set, otherwise full ink.
    CC_JPEG_CMYK = 1,
};

typedef struct {
    uint32_t width;
    uint32_t height;
    int32_t layout;
    int32_t has_adobe_marker;
    int32_t scan_limit_hit;
    char message[200];
} cc_jpeg_info;

typedef struct {
    struct jpeg_error_mgr manager;
    jmp_buf escape;
    int status;
    cc_jpeg_info *info;
} cc_jpeg_errors;

static inline void cc_jpeg_fail(j_common_ptr common, int status) {
    cc_jpeg_errors *errors = (cc_jpeg_errors *)common->err;
    char text[JMSG_LENGTH_MAX];
    text[0] = 0;
    errors->manager.format_message(common, text);
    errors->status = status;
    strncpy(errors->info->message, text, sizeof(errors->info->message) - 1);
    longjmp(errors->escape, 1);
}

static inline void cc_jpeg_error_exit(j_common_ptr common) {
    int status = CC_JPEG_CORRUPT;
    switch (common->err->msg_code) {
    case JERR_INPUT_EMPTY:
    case JERR_INPUT_EOF:
        status = CC_JPEG_TRUNCATED;
        break;
    case JERR_OUT_OF_MEMORY:
        status = CC_JPEG_OUT_OF_MEMORY;
        break;
    case JERR_SOF_UNSUPPORTED:
    case JERR_BAD_PRECISION:
    case JERR_CONVERSION_NOTIMPL:
    case JERR_ARITH_NOTIMPL:
    case JERR_NOT_COMPILED:
        status = CC_JPEG_UNSUPPORTED;
        break;
    }
    cc_jpeg_fail(common, status);
}

/// Reports damage that libjpeg would conceal with gray as an error; stray bytes between segments are allowed.
static inline void cc_jpeg_emit_message(j_common_ptr common, int level) {
    if (level >= 0) { return; }
    common->err->num_warnings += 1;
    switch (common->err->msg_code) {
    case JWRN_JPEG_EOF:
        cc_jpeg_fail(common, CC_JPEG_TRUNCATED);
        break;
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_MUST_RESYNC:
    case JWRN_NOT_SEQUENTIAL:
    case JWRN_BOGUS_PROGRESSION:
    case JWRN_ARITH_BAD_CODE:
        cc_jpeg_fail(common, CC_JPEG_CORRUPT);
        break;
    default:
        break;
    }
}

static inline void cc_jpeg_output_message(j_common_ptr common) { (void)common; }

/// Rejects progressive files with more than 500 scans: thousands of scans take minutes.
static inline void cc_jpeg_progress(j_common_ptr common) {
    if (common->is_decompressor) {
        j_decompress_ptr state = (j_decompress_ptr)common;
        cc_jpeg_errors *errors = (cc_jpeg_errors *)common->err;
        if (state->input_scan_number > 500) {
            errors->info->scan_limit_hit = 1;
            cc_jpeg_fail(common, CC_JPEG_UNSUPPORTED);
        }
    }
}

static inline void cc_jpeg_prepare_errors(cc_jpeg_errors *errors, cc_jpeg_info *info) {
    memset(info, 0, sizeof(*info));
    errors->status = CC_JPEG_OK;
    errors->info = info;
    jpeg_std_error(&errors->manager);
    errors->manager.error_exit = cc_jpeg_error_exit;
    errors->manager.emit_message = cc_jpeg_emit_message;
    errors->manager.output_message = cc_jpeg_output_message;
}

/// Reads the dimensions. With `pixels`, also decodes the whole image, with four bytes per pixel and `stride` bytes per
/// row; the caller has read the same header before and provides space for `width * height` pixels.
static inline int cc_jpeg_decode(
    const uint8_t *data, size_t length, cc_jpeg_info *info, uint8_t *pixels, size_t stride
) {
    struct jpeg_decompress_struct state;
    struct jpeg_progress_mgr progress;
    cc_jpeg_errors errors;
    memset(&state, 0, sizeof(state));
    memset(&progress, 0, sizeof(progress));
    cc_jpeg_prepare_errors(&errors, info);
    state.err = &errors.manager;
    if (setjmp(errors.escape)) {
        jpeg_destroy_decompress(&state);
        return errors.status;
    }
    jpeg_create_decompress(&state);
    progress.progress_monitor = cc_jpeg_progress;
    state.progress = &progress;
    jpeg_mem_src(&state, data, (unsigned long)length);
    jpeg_read_header(&state, TRUE);
    info->width = state.image_width;
    info->height = state.image_height;
    info->has_adobe_marker = state.saw_Adobe_marker ? 1 : 0;
    int four_inks = state.jpeg_color_space == JCS_CMYK || state.jpeg_color_space == JCS_YCCK;
    info->layout = four_inks ? CC_JPEG_CMYK : CC_JPEG_BGRX;
    if (pixels) {
        state.out_color_space = four_inks ? JCS_CMYK : JCS_EXT_BGRX;
        state.dct_method = JDCT_ISLOW;
        state.do_fancy_upsampling = TRUE;
        jpeg_start_decompress(&state);
        while (state.output_scanline < state.output_height) {
            JSAMPROW row = pixels + (size_t)state.output_scanline * stride;
            jpeg_read_scanlines(&state, &row, 1);
        }
        jpeg_finish_decompress(&state);
    }
    jpeg_destroy_decompress(&state);
    return CC_JPEG_OK;
}

/// Encodes four-byte pixels (blue first) at `quality` 1...100. On success, `*out` was allocated by `malloc`.
static inline int cc_jpeg_encode(
    const uint8_t *pixels, uint32_t width, uint32_t height, size_t stride, int quality, int progressive,
    uint8_t **out, size_t *out_length, cc_jpeg_info *info
) {
    struct jpeg_compress_struct state;
    cc_jpeg_errors errors;
    unsigned char *buffer = NULL;
    unsigned long length = 0;
    unsigned char **buffer_place = &buffer;
    memset(&state, 0, sizeof(state));
    cc_jpeg_prepare_errors(&errors, info);
    state.err = &errors.manager;
    if (setjmp(errors.escape)) {
        jpeg_destroy_compress(&state);
        free(*buffer_place);
        return errors.status;
    }
    jpeg_create_compress(&state);
    jpeg_mem_dest(&state, buffer_place, &length);
    state.image_width = width;
    state.image_height = height;
    state.input_components = 4;
    state.in_color_space = JCS_EXT_BGRX;
    jpeg_set_defaults(&state);
    jpeg_set_quality(&state, quality, TRUE);
    state.dct_method = JDCT_ISLOW;
    if (progressive) { jpeg_simple_progression(&state); }
    jpeg_start_compress(&state, TRUE);
    while (state.next_scanline < height) {
        JSAMPROW row = (JSAMPROW)(pixels + (size_t)state.next_scanline * stride);
        jpeg_write_scanlines(&state, &row, 1);
    }
    jpeg_finish_compress(&state);
    jpeg_destroy_compress(&state);
    *out = buffer;
    *out_length = (size_t)length;
    return CC_JPEG_OK;
}

#define CC_TEXT_OF(x) #x
#define CC_TEXT(x) CC_TEXT_OF(x)

/// Returns the version of libjpeg-turbo, which only its header contains.
static inline const char *cc_jpeg_version(void) {
#ifdef LIBJPEG_TURBO_VERSION
    return "turbo-" CC_TEXT(LIBJPEG_TURBO_VERSION);
#else
    return CC_TEXT(JPEG_LIB_VERSION);
#endif
}
