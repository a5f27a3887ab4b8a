// The card's shadow and its round corner.

#include "card.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SIGMA = 4, REACH = 2 * SIGMA, WINDOW = 2 * REACH + 1 };

uint8_t *make_corner(int radius) {
    enum { SAMPLES = 16 };
    uint8_t *coverage = allocate((size_t)radius * radius);
    for (int y = 0; y < radius; y++) {
        for (int x = 0; x < radius; x++) {
            // The exact width of each of a pixel's lines inside the circle.
            double sum = 0;
            for (int i = 0; i < SAMPLES; i++) {
                double height = radius - (y + (i + 0.5) / SAMPLES);
                double edge = radius - sqrt(fmax(0, (double)radius * radius - height * height)) - x;
                sum += edge <= 0 ? 1 : edge >= 1 ? 0 : 1 - edge;
            }
            coverage[y * radius + x] = (uint8_t)lround(sum / SAMPLES * 255);
        }
    }
    return coverage;
}

static double weights[WINDOW];

// Returns the share of a Gaussian that lies at 0 and beyond if its center is at `center`.
static double share(int center) {
    double sum = 0;
    for (int i = -REACH; i <= REACH; i++) { sum += center + i >= 0 ? weights[i + REACH] : 0; }
    return sum;
}

static void shade(struct canvas *canvas, int x, int y, double amount, double alpha) {
    uint32_t *pixel = canvas->pixels + (size_t)y * canvas->width + x;
    *pixel = blended(0, (uint32_t)lround(amount * 255 * alpha), *pixel);
}

void draw_shadow(
    struct canvas *canvas, int left, int top, int width, int height, int offset, int radius, double alpha
) {
    double sum = 0;
    for (int i = -REACH; i <= REACH; i++) { sum += weights[i + REACH] = exp(-i * i / (2.0 * SIGMA * SIGMA)); }
    for (int i = 0; i < WINDOW; i++) { weights[i] /= sum; }

    // Far from the round corner the shadow is a product of two edges' profiles. The card covers the inside.
    double columns[WIDTH], rows[HEIGHT];
    for (int x = 0; x < WIDTH; x++) { columns[x] = share(x - left) * share(left + width - 1 - x); }
    for (int y = 0; y < HEIGHT; y++) {
        rows[y] = share(y - top - offset) * share(top + offset + height - 1 - y);
    }
    int inner = radius + REACH;
    for (int y = top + offset - REACH; y < top + offset + height + REACH; y++) {
        for (int x = left - REACH; x < left + width + REACH; x++) {
            if (x == left && y >= top + radius && y < top + height) { x = left + width; }
            if (x < left + inner && y < top + offset + inner) { x = left + inner; }
            shade(canvas, x, y, columns[x] * rows[y], alpha);
        }
    }

    // Around the corner its coverage is blurred, first along the rows.
    int side = inner + REACH;
    uint8_t *corner = make_corner(radius);
    double *blurred = allocate(sizeof(double) * side * (side + REACH));
    for (int y = 0; y < side + REACH; y++) {
        for (int x = 0; x < side; x++) {
            double total = 0;
            for (int i = -REACH; i <= REACH; i++) {
                int u = x - REACH + i, v = y - REACH;
                double value = u < 0 || v < 0 ? 0 : u >= radius || v >= radius ? 1 : corner[v * radius + u] / 255.0;
                total += weights[i + REACH] * value;
            }
            blurred[y * side + x] = total;
        }
    }
    for (int y = 0; y < side; y++) {
        for (int x = 0; x < side; x++) {
            double total = 0;
            for (int i = -REACH; i <= REACH; i++) {
                total += y + i < 0 ? 0 : weights[i + REACH] * blurred[(y + i) * side + x];
            }
            shade(canvas, left - REACH + x, top + offset - REACH + y, total, alpha);
        }
    }
    free(blurred);
    free(corner);
}
