// The `card` screen (iPhone 12, light, scale 2), drawn by hand and written as PNG: the reference for our own renderer's
// performance.
//
//     card OUT.png [--repeat N]
//
// With --repeat the image is drawn and encoded N more times, and the median milliseconds of one are printed. Positions
// come from `positions.h`. FreeType rasterizes the texts, libjpeg decodes the photo, libdeflate computes the chunks'
// checksums; all else are loops over pixels of this program. A second thread draws the photo and compresses a half.
//
// Of one image the next ones keep what ours keep: the glyphs' coverage, and the reduced photo.

#define _GNU_SOURCE
#include "card.h"

#include <fcntl.h>
#include <malloc.h>
#include <pthread.h>
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

struct file map_file(const char *path) {
    int file = open(path, O_RDONLY);
    struct stat status;
    if (file < 0 || fstat(file, &status)) { fail("the photo or a font of fonts-inter is missing"); }
    size_t size = (size_t)status.st_size;
    void *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes == MAP_FAILED) { fail("a file can't be read"); }
    close(file);
    return (struct file){bytes, size};
}

void unmap_file(struct file file) { munmap((void *)file.bytes, file.size); }

// MARK: The screen

// Returns memory for the whole screen in pages of 2 MB, where the system has them: it is there after three page faults
// instead of 1,300.
static struct canvas make_screen(void) {
    enum { PAGE = 2 << 20, PAGES = (WIDTH * HEIGHT * 4 + PAGE - 1) / PAGE };
    struct canvas screen = {aligned_alloc(PAGE, PAGES * PAGE), WIDTH, HEIGHT};
    if (!screen.pixels) { fail("out of memory"); }
    madvise(screen.pixels, PAGES * PAGE, MADV_HUGEPAGE);
    return screen;
}

static void fill(struct canvas *canvas, int left, int top, int width, int height, uint32_t color) {
    for (int y = top; y < top + height; y++) {
        uint32_t *row = canvas->pixels + (size_t)y * canvas->width + left;
        for (int x = 0; x < width; x++) { row[x] = color; }
    }
}

enum { LEFT = 40, TOP = 222, CARD_WIDTH = 700, CARD_HEIGHT = 823, PHOTO_HEIGHT = 500, RADIUS = 32 };
enum { NAME_TOP = 637, NAME_HEIGHT = 85, NAME_ALPHA = 179, SHADOW_OFFSET = 4, SHADOW_ALPHA = 64 };

struct photo_work {
    struct photo *photo;
    struct canvas *screen;
};

static void *draw_photo_in_thread(void *argument) {
    struct photo_work *work = argument;
    draw_photo(work->photo, work->screen, LEFT, TOP, CARD_WIDTH, PHOTO_HEIGHT);
    return NULL;
}

// Returns the name: white on black, to be freed.
static struct canvas make_name(struct text_engine *engine) {
    struct canvas name = {allocate(CARD_WIDTH * NAME_HEIGHT * 4), CARD_WIDTH, NAME_HEIGHT};
    fill(&name, 0, 0, CARD_WIDTH, NAME_HEIGHT, 0xFF000000);
    draw_run(engine, &name, &runs[0], LEFT, NAME_TOP);
    return name;
}

static void draw_card(struct text_engine *engine, struct photo *photo, struct canvas *screen) {
    // Another thread decodes and reduces the photo, which takes longer than all else together. Copying takes less than
    // a thread's start.
    struct photo_work work = {photo, screen};
    int has_thread = !photo_has_pixels(photo);
    pthread_t thread;
    if (has_thread && pthread_create(&thread, NULL, draw_photo_in_thread, &work)) { fail("a thread can't be started"); }

    // All that isn't on the photo.
    enum { RIGHT = LEFT + CARD_WIDTH, PHOTO_BOTTOM = TOP + PHOTO_HEIGHT, BOTTOM = TOP + CARD_HEIGHT };
    fill(screen, 0, 0, WIDTH, TOP, WHITE);
    fill(screen, 0, TOP, LEFT, CARD_HEIGHT, WHITE);
    fill(screen, RIGHT, TOP, WIDTH - RIGHT, CARD_HEIGHT, WHITE);
    fill(screen, LEFT, PHOTO_BOTTOM, CARD_WIDTH, BOTTOM - PHOTO_BOTTOM, 0xFFF2F2F7);
    fill(screen, 0, BOTTOM, WIDTH, HEIGHT - BOTTOM, WHITE);
    draw_shadow(screen, LEFT, TOP, CARD_WIDTH, CARD_HEIGHT, SHADOW_OFFSET, RADIUS, SHADOW_ALPHA);
    for (size_t i = 1; i < sizeof runs / sizeof *runs; i++) { draw_run(engine, screen, &runs[i], 0, 0); }
    draw_arrow(screen);
    struct canvas name = make_name(engine);

    if (has_thread) {
        pthread_join(thread, NULL);
    } else {
        draw_photo_in_thread(&work);
    }
    // The name has a common opacity.
    for (int y = 0; y < NAME_HEIGHT; y++) {
        uint32_t *row = screen->pixels + (size_t)(NAME_TOP + y) * WIDTH + LEFT;
        for (int x = 0; x < CARD_WIDTH; x++) { row[x] = blended(name.pixels[y * CARD_WIDTH + x], NAME_ALPHA, row[x]); }
    }
    free(name.pixels);
    draw_corner(screen, LEFT, TOP, SHADOW_OFFSET, RADIUS, SHADOW_ALPHA);
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
    // As in our programs, freed memory is kept for the next picture. Threads take it from the same place.
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
    mallopt(M_ARENA_MAX, 1);
    struct text_engine *engine = make_text_engine();
    struct photo *photo = make_photo(repeats > 0);
    struct canvas screen = make_screen();
    double *times = allocate(sizeof(double) * (repeats + 1));
    for (int i = 0; i <= repeats; i++) {
        double start = now();
        draw_card(engine, photo, &screen);
        size_t size;
        uint8_t *file = encode(&screen, &size);
        times[i] = now() - start;
        if (i == 0) { write_file(argv[1], file, size); }
        free(file);
    }
    free(screen.pixels);
    free_photo(photo);
    free_text_engine(engine);
    if (repeats > 0) {
        qsort(times + 1, repeats, sizeof *times, compare);
        printf("%f\n", times[1 + repeats / 2]);
    }
    free(times);
    return 0;
}
