#define _GNU_SOURCE
#include "drawing.h"

#include <errno.h>
#include <malloc.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "cvectors.h"
#include "libraries.h"

/// The stack of the thread that draws, for documents that are nested deeply.
static const size_t stack_size = 256 << 20;
/// The processor time of one request in seconds. The other process ends this one sooner, if it still exists.
static const rlim_t seconds_limit = 30;

/// The document of the last request.
struct document {
    uint64_t number;
    uint32_t format;
    /// Poppler's page or librsvg's handle; NULL if the document can't be read.
    void *object;
    double width, height;
    enum cvectors_status status;
    char message[1024];
};

static struct document document;
static cc_poppler poppler;
static cc_librsvg librsvg;
/// The configuration of fonts; NULL before it is received, and after it is in use.
static char *fonts;

// MARK: Reading and writing

static void read_all(void *target, size_t count) {
    while (count > 0) {
        ssize_t part = read(STDIN_FILENO, target, count);
        if (part < 0 && errno == EINTR) continue;
        if (part <= 0) _exit(0);
        target = (char *)target + part;
        count -= (size_t)part;
    }
}

static void write_all(const void *source, size_t count) {
    while (count > 0) {
        ssize_t part = write(STDIN_FILENO, source, count);
        if (part < 0 && errno == EINTR) continue;
        if (part <= 0) _exit(0);
        source = (const char *)source + part;
        count -= (size_t)part;
    }
}

static void reply(enum cvectors_status status, const char *message, const void *pixels, size_t pixel_byte_count) {
    struct cvectors_reply reply = {
        status, (uint32_t)strlen(message), pixel_byte_count, document.width, document.height
    };
    write_all(&reply, sizeof reply);
    write_all(message, reply.message_count);
    write_all(pixels, pixel_byte_count);
}

// MARK: Documents

static void fail(enum cvectors_status status, const char *message) {
    document.status = status;
    snprintf(document.message, sizeof document.message, "%s", message);
}

static void fail_with(cc_error *error, const char *message) {
    if (error != NULL && error->message != NULL) message = error->message;
    // librsvg has this name of cairo's error in its text.
    fail(strstr(message, "NoMemory") != NULL ? cvectors_beyond_limits : cvectors_unreadable, message);
}

/// Replaces the machine's configuration of fonts, so that text in documents looks the same on every machine. Fontconfig
/// lists the fonts then, which takes longer than a small drawing. Returns false if it can't be used.
static bool use_fonts(void) {
    cc_fontconfig fontconfig = {0};
    if (fonts == NULL) return true;
    void *configuration = cc_open_fontconfig(&fontconfig) ? fontconfig.create() : NULL;
    if (configuration == NULL || !fontconfig.load(configuration, (unsigned char *)fonts, 0)
        || !fontconfig.set_current(configuration)) {
        fail(cvectors_unreadable, "Fontconfig can't be used");
        return false;
    }
    free(fonts);
    fonts = NULL;
    return true;
}

/// Indicates whether a document has the scheme of embedded files, whose case is insignificant.
static bool has_data_scheme(const char *data, size_t count) {
    const char *end = data + count;
    for (const char *next = data; (next = memchr(next, ':', (size_t)(end - next))) != NULL; next += 1) {
        if (next - data >= 4 && strncasecmp(next - 4, "data", 4) == 0) return true;
    }
    return false;
}

/// Indicates whether a document may show text. A PDF may always, since most of it is compressed. In an SVG the
/// elements' names are found in the bytes, unless these are in another encoding, compressed, or in entities or embedded
/// files.
static bool may_have_text(uint32_t format, const char *data, size_t count) {
    static const char *const signs[] = {"text", "<!ENTITY", "encoding"};
    if (format != cvectors_svg || count < 2 || data[0] != '<' || data[1] == 0) return true;
    if (has_data_scheme(data, count)) return true;
    for (size_t index = 0; index < sizeof signs / sizeof *signs; index++) {
        const char *sign = memmem(data, count, signs[index], strlen(signs[index]));
        if (sign == NULL) continue;
        // Editors write that they use UTF-8.
        size_t rest = count - (size_t)(sign - data);
        bool is_usual = index == 2 && rest > 15 && sign[8] == '=' && strncasecmp(sign + 10, "utf-8", 5) == 0;
        if (!is_usual) return true;
    }
    return false;
}

static void close_document(void) {
    if (document.object != NULL) (document.format == cvectors_pdf ? poppler.unref : librsvg.unref)(document.object);
    memset(&document, 0, sizeof document);
}

/// Opens a page of a PDF. An encrypted one can't be read.
static void open_pdf(const void *data, size_t count, uint32_t page) {
    cc_error *error = NULL;
    if (poppler.version == NULL && !cc_open_poppler(&poppler)) return fail(cvectors_missing_library, "");
    // Poppler looks for pages in anything, and blames what it doesn't find.
    if (memmem(data, count < 1024 ? count : 1024, "%PDF-", 5) == NULL)
        return fail(cvectors_unreadable, "it doesn't begin with %PDF-");
    void *bytes = poppler.bytes_new(data, count);
    void *file = poppler.document_new(bytes, NULL, &error);
    poppler.bytes_unref(bytes);
    if (file == NULL) return fail_with(error, "it can't be opened");
    // A page keeps its file.
    if ((uint32_t)poppler.page_count(file) > page) document.object = poppler.page(file, (int)page);
    poppler.unref(file);
    if (document.object == NULL)
        return fail(cvectors_unreadable, page == 0 ? "it has no pages" : "it has no such page");
    poppler.page_size(document.object, &document.width, &document.height);
}

/// Stores the size in pixels: width and height, the missing one of which follows from the view box, or else the view
/// box's. Returns false without either.
static bool measure_svg(void) {
    int has_width, has_height, has_box;
    cc_svg_length width = {0}, height = {0};
    cc_svg_rectangle box = {0};
    if (librsvg.pixel_size(document.object, &document.width, &document.height)) return true;
    librsvg.dimensions(document.object, &has_width, &width, &has_height, &height, &has_box, &box);
    if (!has_box || !(box.width > 0) || !(box.height > 0)) return false;
    document.width = box.width;
    document.height = box.height;
    if (has_width && width.unit == 1) {
        document.width = width.length;
        document.height = width.length * box.height / box.width;
    } else if (has_height && height.unit == 1) {
        document.width = height.length * box.width / box.height;
        document.height = height.length;
    }
    return true;
}

/// Opens an SVG. It has no base URL, so that nothing outside of it is loaded.
static void open_svg(const void *data, size_t count) {
    cc_error *error = NULL;
    if (librsvg.major == NULL && !cc_open_librsvg(&librsvg)) return fail(cvectors_missing_library, "");
    document.object = librsvg.handle_new(data, count, &error);
    if (document.object == NULL) return fail_with(error, "it can't be read");
    // The resolution of CSS, in which an inch is 96 pixels.
    librsvg.set_dpi(document.object, 96);
    if (!measure_svg()) fail(cvectors_sizeless, "");
}

static void open_document(const struct cvectors_request *request) {
    close_document();
    document.number = request->document;
    document.format = request->format;
    void *data = malloc(request->byte_count);
    // There is no use in going on: the bytes can't be skipped.
    if (data == NULL) abort();
    read_all(data, request->byte_count);
    if (may_have_text(request->format, data, request->byte_count) && !use_fonts()) {
        // The document can't be drawn as it is on other machines.
    } else if (request->format == cvectors_pdf) {
        open_pdf(data, request->byte_count, request->page);
    } else {
        open_svg(data, request->byte_count);
    }
    free(data);
}

/// Draws the document. Returns false, and stores the reason, if that fails.
static bool draw(cairo_t *context, uint32_t width, uint32_t height) {
    cairo_scale(context, width / document.width, height / document.height);
    if (document.format == cvectors_pdf) {
        poppler.render(document.object, context);
    } else {
        cc_error *error = NULL;
        cc_svg_rectangle viewport = {0, 0, document.width, document.height};
        if (!librsvg.render(document.object, context, &viewport, &error)) {
            fail_with(error, "it can't be drawn");
            return false;
        }
    }
    cairo_status_t status = cairo_status(context);
    if (status == CAIRO_STATUS_SUCCESS) return true;
    fail(
        status == CAIRO_STATUS_NO_MEMORY ? cvectors_beyond_limits : cvectors_unreadable,
        cairo_status_to_string(status));
    return false;
}

static void reply_drawing(uint32_t width, uint32_t height) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)width, (int)height);
    cairo_t *context = cairo_create(surface);
    bool is_drawn = draw(context, width, height);
    cairo_surface_flush(surface);
    if (is_drawn) {
        // Rows of 32 bits have no gaps.
        reply(cvectors_success, "", cairo_image_surface_get_data(surface), (size_t)width * height * 4);
    } else {
        reply(document.status, document.message, NULL, 0);
    }
    cairo_destroy(context);
    cairo_surface_destroy(surface);
}

/// Stores the configuration of fonts for the first document that may show text.
static void take_fonts(size_t count) {
    fonts = calloc(count + 1, 1);
    if (fonts == NULL) abort();
    read_all(fonts, count);
    reply(cvectors_success, "", NULL, 0);
}

static void reply_version(uint32_t format) {
    char version[64] = "";
    if (format == cvectors_pdf && (poppler.version != NULL || cc_open_poppler(&poppler))) {
        snprintf(version, sizeof version, "%s", poppler.version());
    } else if (format == cvectors_svg && (librsvg.major != NULL || cc_open_librsvg(&librsvg))) {
        snprintf(version, sizeof version, "%u.%u.%u", *librsvg.major, *librsvg.minor, *librsvg.micro);
    }
    reply(version[0] != 0 ? cvectors_success : cvectors_missing_library, version, NULL, 0);
}

// MARK: The process

/// Permits the processor time of one more request.
static void limit_time(void) {
    struct rusage used;
    struct rlimit limit;
    getrusage(RUSAGE_SELF, &used);
    getrlimit(RLIMIT_CPU, &limit);
    limit.rlim_cur = (rlim_t)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) + seconds_limit;
    if (limit.rlim_max != RLIM_INFINITY && limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_CPU, &limit);
}

static void *answer_requests(void *unused) {
    (void)unused;
    while (true) {
        struct cvectors_request request;
        read_all(&request, sizeof request);
        limit_time();
        if (request.action == cvectors_version) {
            reply_version(request.format);
            continue;
        }
        if (request.action == cvectors_use_fonts) {
            take_fonts(request.byte_count);
            continue;
        }
        if (request.byte_count > 0) open_document(&request);
        if (document.number != request.document) abort();
        if (document.status != cvectors_success || request.action != cvectors_draw) {
            reply(document.status, document.message, NULL, 0);
        } else {
            reply_drawing(request.width, request.height);
        }
    }
}

/// Sets a limit of this process, as far as the one that it has permits.
static void limit(__rlimit_resource_t resource, rlim_t value) {
    struct rlimit old;
    if (getrlimit(resource, &old) != 0) return;
    if (old.rlim_max != RLIM_INFINITY && value > old.rlim_max) value = old.rlim_max;
    setrlimit(resource, &(struct rlimit){value, value});
}

/// Returns the size of this process's address space in bytes; 0 if it can't be read.
static uint64_t address_space(void) {
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file == NULL) return 0;
    if (fscanf(file, "%lu", &pages) != 1) pages = 0;
    fclose(file);
    return (uint64_t)pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

void cvectors_run(void) {
    uint64_t used = address_space();
    pthread_attr_t attributes;
    pthread_t thread;
    // Descriptors of the other process that it doesn't close itself.
    syscall(SYS_close_range, 3, ~0U, 0);
    // The drawings of this process depend on no number of processors, and its memory on no number of threads.
    setenv("RAYON_NUM_THREADS", "1", 1);
    mallopt(M_ARENA_MAX, 1);
    // A core file would be as large as the memory.
    prctl(PR_SET_DUMPABLE, 0);
    limit(RLIMIT_CORE, 0);
    if (used == 0) _exit(1);
    limit(RLIMIT_AS, used + stack_size + cvectors_memory_limit);
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, stack_size);
    if (pthread_create(&thread, &attributes, answer_requests, NULL) != 0) _exit(1);
    pthread_join(thread, NULL);
    _exit(0);
}
