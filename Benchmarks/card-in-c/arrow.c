// The back button's arrow: two strokes with round ends.

#include "card.h"

#include <math.h>

// The number of lines of which a pixel's coverage is computed, each exactly, as by ours.
enum { LINES = 15, LEFT = 16, TOP = 118, ARROW_WIDTH = 28, ARROW_HEIGHT = 40 };

static const double RADIUS = 2.4;

// A part of a horizontal line, which is empty if it ends before it begins.
struct span {
    double begin, end;
};

static double lesser(double a, double b) { return a < b ? a : b; }
static double greater(double a, double b) { return a < b ? b : a; }

static struct span joined(struct span a, struct span b) {
    if (a.end < a.begin) { return b; }
    if (b.end < b.begin) { return a; }
    return (struct span){lesser(a.begin, b.begin), greater(a.end, b.end)};
}

// Returns the numbers between two, the smaller one first.
static struct span between(double a, double b) { return (struct span){lesser(a, b), greater(a, b)}; }

// Returns the part of the line at `y` in a stroke's round end.
static struct span in_end(const double center[2], double y) {
    double square = RADIUS * RADIUS - (y - center[1]) * (y - center[1]);
    if (square < 0) { return (struct span){1, 0}; }
    return (struct span){center[0] - sqrt(square), center[0] + sqrt(square)};
}

// Returns the part of the line at `y` in a slanting stroke, which is convex.
static struct span in_stroke(const double a[2], const double b[2], double y) {
    double dx = b[0] - a[0], dy = b[1] - a[1], square = dx * dx + dy * dy, reach = RADIUS * sqrt(square);
    // The line between the stroke's edges, and between its ends.
    struct span across = between(a[0] + ((y - a[1]) * dx - reach) / dy, a[0] + ((y - a[1]) * dx + reach) / dy);
    struct span along = between(a[0] - (y - a[1]) * dy / dx, a[0] + (square - (y - a[1]) * dy) / dx);
    struct span middle = {greater(across.begin, along.begin), lesser(across.end, along.end)};
    return joined(middle, joined(in_end(a, y), in_end(b, y)));
}

static void add(float *coverage, struct span span) {
    for (int x = (int)span.begin; x < span.end; x++) {
        coverage[x - LEFT] += (float)(lesser(x + 1, span.end) - greater(x, span.begin));
    }
}

void draw_arrow(struct canvas *canvas) {
    static const double points[3][2] = {{37.6, 121.74}, {20.4, 138}, {37.6, 154.26}};
    for (int y = TOP; y < TOP + ARROW_HEIGHT; y++) {
        float coverage[ARROW_WIDTH] = {0};
        for (int i = 0; i < LINES; i++) {
            double line = y + (i + 0.5) / LINES;
            struct span upper = in_stroke(points[0], points[1], line), lower = in_stroke(points[1], points[2], line);
            if (upper.begin <= lower.end && lower.begin <= upper.end) {
                add(coverage, joined(upper, lower));
            } else {
                add(coverage, upper);
                add(coverage, lower);
            }
        }
        uint32_t *row = canvas->pixels + (size_t)y * canvas->width + LEFT;
        for (int x = 0; x < ARROW_WIDTH; x++) {
            row[x] = blended(0xFF007AFF, (uint32_t)lroundf(coverage[x] / LINES * 255), row[x]);
        }
    }
}
