// The card's round corner and its shadow.

#include "card.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SIGMA = 4, REACH = 2 * SIGMA, WINDOW = 2 * REACH + 1, MOST_RADIUS = 64, MOST_SIDE = MOST_RADIUS + 4 * REACH };

// Sets the coverage, 0…255, of the pixels of a round top left corner, `radius` in each row.
static void make_corner(int radius, uint8_t *coverage) {
    enum { LINES = 15 };
    for (int y = 0; y < radius; y++) {
        // The exact width of each of a pixel's lines inside the circle, of as many as ours.
        float edges[LINES];
        for (int i = 0; i < LINES; i++) {
            float height = radius - (y + (i + 0.5f) / LINES);
            edges[i] = radius - sqrtf(radius * radius - height * height);
        }
        for (int x = 0; x < radius; x++) {
            float sum = 0;
            for (int i = 0; i < LINES; i++) {
                float inside = x + 1 - edges[i];
                sum += inside < 0 ? 0 : inside > 1 ? 1 : inside;
            }
            coverage[y * radius + x] = (uint8_t)lroundf(sum / LINES * 255);
        }
    }
}

// A Gaussian's weights, and their sums: the shadow across an edge, from REACH pixels outside of it.
struct profile {
    float weights[WINDOW], sums[WINDOW];
};

static struct profile make_profile(void) {
    struct profile profile;
    float total = 0, sum = 0;
    for (int i = -REACH; i <= REACH; i++) { total += expf(-i * i / (2.0f * SIGMA * SIGMA)); }
    for (int i = 0; i < WINDOW; i++) {
        profile.weights[i] = expf(-(i - REACH) * (i - REACH) / (2.0f * SIGMA * SIGMA)) / total;
        sum += profile.weights[i];
        profile.sums[i] = sum;
    }
    return profile;
}

// Returns the place in the profile of the pixel at `place` of a box's side, counted from outside.
static int profile_place(int place, int length) {
    int nearest = place < length - 1 - place ? place : length - 1 - place;
    return nearest < REACH ? nearest + REACH : WINDOW - 1;
}

// Returns a shadow's coverage, 0…255, which is rounded before its opacity, as ours.
static uint32_t share(float amount, uint32_t alpha) { return multiplied((uint32_t)lroundf(amount * 255), alpha); }

void draw_shadow(
    struct canvas *canvas, int left, int top, int width, int height, int offset, int radius, uint32_t alpha
) {
    struct profile profile = make_profile();
    int inner = radius + REACH, shadow_top = top + offset;
    // Far from the round corner the shadow is a product of two edges' profiles. The box covers the inside.
    uint32_t shares[WINDOW];
    for (int v = -REACH, last = -1; v < height + REACH; v++) {
        int place = profile_place(v, height), y = shadow_top + v;
        for (int i = 0; i < WINDOW && place != last; i++) {
            shares[i] = share(profile.sums[place] * profile.sums[i], alpha);
        }
        last = place;
        uint32_t *row = canvas->pixels + (size_t)y * canvas->width + left;
        for (int u = v < inner ? inner : -REACH; u < width + REACH; u++) {
            if (y >= top && y < top + height && (u == 0 || u == inner)) { u = width; }
            row[u] = blended(BLACK, shares[profile_place(u, width)], row[u]);
        }
    }
}

void draw_corner(struct canvas *canvas, int left, int top, int offset, int radius, uint32_t alpha) {
    if (radius > MOST_RADIUS) { fail("the corner is larger than this picture has any"); }
    struct profile profile = make_profile();
    uint8_t corner[MOST_RADIUS * MOST_RADIUS];
    make_corner(radius, corner);
    // The coverage with a margin of twice the reach, blurred first along the rows.
    float covered[MOST_SIDE][MOST_SIDE], blurred[MOST_SIDE][MOST_SIDE];
    int all = radius + 4 * REACH, side = all - 2 * REACH;
    for (int y = 2 * REACH; y < all; y++) {
        for (int x = 0; x < all; x++) {
            int u = x - 2 * REACH, v = y - 2 * REACH;
            covered[y][x] = u < 0 ? 0 : u >= radius || v >= radius ? 1 : corner[v * radius + u] / 255.0f;
        }
        for (int x = 0; x < side; x++) { blurred[y][x] = 0; }
        for (int i = 0; i < WINDOW; i++) {
            for (int x = 0; x < side; x++) { blurred[y][x] += profile.weights[i] * covered[y][x + i]; }
        }
    }
    for (int y = 0; y < side; y++) {
        float amounts[MOST_SIDE] = {0};
        for (int i = y < 2 * REACH ? 2 * REACH - y : 0; i < WINDOW; i++) {
            for (int x = 0; x < side; x++) { amounts[x] += profile.weights[i] * blurred[y + i][x]; }
        }
        // The place in the box.
        int v = y + offset - REACH;
        uint32_t *row = canvas->pixels + (size_t)(top + v) * canvas->width + left - REACH;
        for (int x = 0, u = -REACH; x < side; x++, u++) {
            uint32_t shade = share(amounts[x], alpha);
            if (u < 0 || v < 0) {
                row[x] = blended(BLACK, shade, row[x]);
            } else if (u < radius && v < radius) {
                row[x] = blended(row[x], corner[v * radius + u], blended(BLACK, shade, WHITE));
            }
        }
    }
}
