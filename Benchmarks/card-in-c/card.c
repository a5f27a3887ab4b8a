// The `card` screen (iPhone 12, light, scale 2), drawn by hand and written as PNG: the reference for our own renderer's
// performance.
//
//     card OUT.png [--repeat N]
//
// With --repeat the image is drawn and encoded N more times, and the median milliseconds of one are printed. Positions
// come from `positions.h`. HarfBuzz shapes the texts, FreeType rasterizes them, libjpeg decodes the photo, libdeflate
// compresses the pixels; all else are loops over pixels of this program.

#define _GNU_SOURCE
#include "card.h"

#include <fcntl.h>
#include <malloc.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "positions.h"

void fail(const char *what) {
    fprintf(stderr, "card: %s\n", what);
    exit(1);
}

void *allocate(size_t count) {
    void *memory = malloc(count);
    if (!memory) { fail("out of memory"); }
    return memory;
}

const void *map_file(const char *path, size_t *size) {
    int file = open(path, O_RDONLY);
    struct stat status;
    if (file < 0 || fstat(file, &status)) { fail("the photo or a font of fonts-inter is missing"); }
    *size = (size_t)status.st_size;
    void *bytes = mmap(NULL, *size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes == MAP_FAILED) { fail("a file can't be read"); }
    close(file);
    return bytes;
}

// MARK: The screen

static void fill(struct canvas *canvas, int left, int top, int width, int height, uint32_t color) {
    for (int y = top; y < top + height; y++) {
        uint32_t *row = canvas->pixels + (size_t)y * canvas->width + left;
        for (int x = 0; x < width; x++) { row[x] = color; }
    }
}

static double distance(double x, double y, const double a[2], const double b[2]) {
    double dx = b[0] - a[0], dy = b[1] - a[1];
    double along = fmin(1, fmax(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)));
    return hypot(x - a[0] - along * dx, y - a[1] - along * dy);
}

// Draws the back button's arrow, a line of two parts with round ends.
static void draw_arrow(struct canvas *canvas) {
    static const double points[3][2] = {{16 + 21.6, 94 + 27.74}, {16 + 4.4, 94 + 44}, {16 + 21.6, 94 + 60.26}};
    static const double radius = 2.4;
    for (int y = 94 + 24; y < 94 + 64; y++) {
        for (int x = 16; x < 16 + 28; x++) {
            double near = fmin(
                distance(x + 0.5, y + 0.5, points[0], points[1]), distance(x + 0.5, y + 0.5, points[1], points[2]));
            double coverage = fmin(1, fmax(0, radius + 0.5 - near));
            uint32_t *pixel = canvas->pixels + (size_t)y * canvas->width + x;
            *pixel = blended(0x007AFF, (uint32_t)lround(coverage * 255), *pixel);
        }
    }
}

static struct canvas draw_card(struct text_engine *engine) {
    enum { LEFT = 40, TOP = 222, CARD_WIDTH = 700, CARD_HEIGHT = 823, PHOTO_HEIGHT = 500, RADIUS = 32 };
    enum { NAME_TOP = 637, NAME_HEIGHT = 85 };
    struct canvas screen = {allocate(WIDTH * HEIGHT * 4), WIDTH, HEIGHT};
    memset(screen.pixels, 0xFF, WIDTH * HEIGHT * 4);

    // The card. Its corner is restored afterwards, which is cheaper than clipping.
    draw_shadow(&screen, LEFT, TOP, CARD_WIDTH, CARD_HEIGHT, 4, RADIUS, 64 / 255.0);
    uint32_t corner[RADIUS][RADIUS];
    for (int y = 0; y < RADIUS; y++) {
        memcpy(corner[y], screen.pixels + (size_t)(TOP + y) * WIDTH + LEFT, sizeof corner[y]);
    }
    fill(&screen, LEFT, TOP + PHOTO_HEIGHT, CARD_WIDTH, CARD_HEIGHT - PHOTO_HEIGHT, 0xFFF2F2F7);
    draw_photo(&screen, LEFT, TOP, CARD_WIDTH, PHOTO_HEIGHT);

    // The name on the photo: white on black, with a common opacity.
    struct canvas name = {allocate(CARD_WIDTH * NAME_HEIGHT * 4), CARD_WIDTH, NAME_HEIGHT};
    fill(&name, 0, 0, CARD_WIDTH, NAME_HEIGHT, 0xFF000000);
    draw_run(engine, &name, &runs[0], LEFT, NAME_TOP);
    for (int y = 0; y < NAME_HEIGHT; y++) {
        uint32_t *row = screen.pixels + (size_t)(NAME_TOP + y) * WIDTH + LEFT;
        for (int x = 0; x < CARD_WIDTH; x++) { row[x] = blended(name.pixels[y * CARD_WIDTH + x], 179, row[x]); }
    }
    free(name.pixels);

    uint8_t *inside = make_corner(RADIUS);
    for (int y = 0; y < RADIUS; y++) {
        uint32_t *row = screen.pixels + (size_t)(TOP + y) * WIDTH + LEFT;
        for (int x = 0; x < RADIUS; x++) { row[x] = blended(corner[y][x], 255 - inside[y * RADIUS + x], row[x]); }
    }
    free(inside);

    // The texts of the rows and the navigation bar.
    for (size_t i = 1; i < sizeof runs / sizeof *runs; i++) { draw_run(engine, &screen, &runs[i], 0, 0); }
    draw_arrow(&screen);
    return screen;
}

// MARK: The file

static void write_file(const char *path, const uint8_t *data, size_t size) {
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (file < 0 || write(file, data, size) != (ssize_t)size || close(file)) { fail("the file can't be written"); }
}

// MARK: Timing

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(int argc, char **argv) {
    int repeats = argc == 4 && strcmp(argv[2], "--repeat") == 0 ? atoi(argv[3]) : 0;
    if (argc < 2 || (argc > 2 && repeats < 1)) { fail("usage: card OUT.png [--repeat N]"); }
    // Memory of one picture is used for the next.
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    struct text_engine *engine = make_text_engine();
    double *times = allocate(sizeof(double) * (repeats + 1));
    for (int i = 0; i <= repeats; i++) {
        double start = now();
        struct canvas screen = draw_card(engine);
        size_t size;
        uint8_t *file = encode(&screen, &size);
        times[i] = now() - start;
        if (i == 0) { write_file(argv[1], file, size); }
        free(file);
        free(screen.pixels);
    }
    if (repeats > 0) {
        qsort(times + 1, repeats, sizeof *times, compare);
        printf("%f\n", times[1 + repeats / 2]);
    }
    free(times);
    return 0;
}
