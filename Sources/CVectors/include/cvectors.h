// A process that draws vector images, so that hostile files take neither memory nor time without limits, and end
// nothing but that process.
#pragma once

#include <stdint.h>
#include <sys/types.h>

/// A request to the process, followed by the bytes of the file.
struct cvectors_request {
    /// One of `enum cvectors_action`.
    uint32_t action;
    /// One of `enum cvectors_format`.
    uint32_t format;
    /// The size of the picture in pixels.
    uint32_t width, height;
    /// The index of a PDF's page.
    uint32_t page;
    /// The number of the document, 1 or more.
    uint64_t document;
    /// The number of bytes that follow; 0 for the document of the last request.
    uint64_t byte_count;
};

/// The answer to a request, followed by a message in UTF-8, and by the pixels of a picture: 32 bits each,
/// premultiplied, alpha in the high byte.
struct cvectors_reply {
    /// One of `enum cvectors_status`.
    uint32_t status;
    uint32_t message_count;
    uint64_t pixel_byte_count;
    /// The size of the document in points.
    double width, height;
};

enum cvectors_action {
    /// Replies the version of the format's library as the message.
    cvectors_version = 1,
    /// Replies the size of the document.
    cvectors_size = 2,
    /// Replies the pixels of the document, stretched to the size of the picture.
    cvectors_draw = 3,
    /// Takes the bytes that follow as the configuration of Fontconfig, in place of the machine's, for the first
    /// document that may show text. It is the first request.
    cvectors_use_fonts = 4
};

enum cvectors_format { cvectors_pdf = 1, cvectors_svg = 2 };

enum cvectors_status {
    cvectors_success = 0,
    /// The library isn't installed.
    cvectors_missing_library = 1,
    /// The document can't be read; the message says why.
    cvectors_unreadable = 2,
    /// The document has no size.
    cvectors_sizeless = 3,
    /// There isn't enough memory.
    cvectors_beyond_limits = 4
};

/// The memory that the process may take beyond that of its start, in bytes.
static const uint64_t cvectors_memory_limit = 1 << 30;

/// Starts the process: this executable, in which a constructor of this module draws, and `main` isn't reached.
///
/// - Parameters:
///   - process: Receives the number of the process.
///   - socket: Receives the descriptor for requests and replies. The process ends when it is closed.
/// - Returns: 0, or the number of an error.
int cvectors_start(pid_t *process, int *socket);
