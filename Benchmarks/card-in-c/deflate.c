// A quick compressor of pictures, many of whose pixels equal those above or beside them. PNG's filter “up” leaves the
// differences to the row above. A pixel whose difference is that of the pixel before it continues a run, which repeats
// the three bytes before it; the others are written as bytes. Nothing is searched for.

#include "deflate.h"

#include <stdlib.h>
#include <string.h>

#if __AVX2__
#include <immintrin.h>
#endif

enum {
    // Symbols of a block: 0…255 are bytes, and a run's are its length and RUN.
    MOST_SYMBOLS = 1 << 17, RUN = 253, SHORTEST = 3, LONGEST = 258, INPUTS = LONGEST + RUN + 1,
    // Symbols of the format: bytes, the end of a block, and groups of lengths.
    END_OF_BLOCK = 256, OUTPUTS = 286, MOST_BITS = 15,
    DISTANCE = 3, WORDS = (WIDTH + 63) / 64,
};

// MARK: Bits

struct bits {
    uint8_t *place;
    // The bits that aren't written yet, the first one lowest; fewer than eight.
    uint64_t waiting;
    unsigned count;
};

// Writes at most 56 bits. Eight bytes are stored, and those that are complete are kept.
static inline void put(struct bits *bits, uint64_t value, unsigned count) {
    bits->waiting |= value << bits->count;
    bits->count += count;
    memcpy(bits->place, &bits->waiting, 8);
    bits->place += bits->count >> 3;
    bits->waiting >>= bits->count & ~7u;
    bits->count &= 7;
}

// MARK: Huffman's code

static unsigned reversed(unsigned code, int length) {
    unsigned result = 0;
    for (int i = 0; i < length; i++, code >>= 1) { result = result << 1 | (code & 1); }
    return result;
}

static int compare(const void *a, const void *b) {
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

// Sets the lengths of a code for symbols by their frequencies: the depths in Huffman's tree. The leaves in the order of
// their frequencies and the joined nodes, which arise in that order, are two queues; the two rarest of their fronts are
// joined until one node is left. At least two symbols have a code.
static void set_lengths(const uint32_t *frequencies, uint8_t *lengths) {
    uint32_t leaves[OUTPUTS], weights[2 * OUTPUTS];
    int parents[2 * OUTPUTS], depths[2 * OUTPUTS], counts[MOST_BITS + 1] = {0}, count = 0;
    memset(lengths, 0, OUTPUTS);
    for (uint32_t i = 0; i < OUTPUTS; i++) {
        if (frequencies[i]) { leaves[count++] = frequencies[i] << 9 | i; }
    }
    for (uint32_t i = 0; count < 2; i++) {
        if (!frequencies[i]) { leaves[count++] = 1 << 9 | i; }
    }
    qsort(leaves, count, sizeof *leaves, compare);
    for (int i = 0; i < count; i++) { weights[i] = leaves[i] >> 9; }
    for (int leaf = 0, node = count, next = count; next < 2 * count - 1; next++) {
        weights[next] = 0;
        for (int child = 0; child < 2; child++) {
            int rarest = leaf < count && (node == next || weights[leaf] <= weights[node]) ? leaf++ : node++;
            parents[rarest] = next;
            weights[next] += weights[rarest];
        }
    }
    depths[2 * count - 2] = 0;
    for (int i = 2 * count - 3; i >= 0; i--) { depths[i] = depths[parents[i]] + 1; }

    // No code has more than 15 bits. While the code is too large, the deepest leaf above the limit becomes a node with
    // itself and one of those at the limit.
    int excess = -(1 << MOST_BITS);
    for (int i = 0; i < count; i++) { counts[depths[i] < MOST_BITS ? depths[i] : MOST_BITS]++; }
    for (int i = 1; i <= MOST_BITS; i++) { excess += counts[i] << (MOST_BITS - i); }
    for (; excess > 0; excess--) {
        int depth = MOST_BITS - 1;
        while (counts[depth] == 0) { depth--; }
        counts[depth]--;
        counts[depth + 1] += 2;
        counts[MOST_BITS]--;
    }
    for (int depth = MOST_BITS, i = 0; depth > 0; depth--) {
        for (int k = 0; k < counts[depth]; k++) { lengths[leaves[i++] & 511] = depth; }
    }
}

// Sets the codes, with their bits in the order of the stream, by their lengths.
static void set_codes(const uint8_t *lengths, uint16_t *codes) {
    unsigned next = 0;
    for (int length = 1; length <= MOST_BITS; length++, next <<= 1) {
        for (int i = 0; i < OUTPUTS; i++) {
            if (lengths[i] == length) { codes[i] = (uint16_t)reversed(next++, length); }
        }
    }
}

// MARK: Blocks

struct writer {
    struct bits bits;
    // The symbols of a block, and their frequencies: of each of a pixel's bytes on their own, so that equal ones don't
    // wait for each other.
    uint16_t *symbols;
    size_t count;
    uint32_t bytes[3][256], runs[INPUTS];
};

// A run's length in the format: a symbol and further bits.
struct length {
    int symbol, rest, rest_bits;
};

static struct length make_length(int length) {
    if (length == LONGEST) { return (struct length){OUTPUTS - 1, 0, 0}; }
    // Groups of four symbols have the same number of further bits.
    int value = length - SHORTEST, bits = value < 8 ? 0 : 29 - __builtin_clz(value);
    return (struct length){END_OF_BLOCK + 1 + bits * 4 + (value >> bits), value & ((1 << bits) - 1), bits};
}

static void put_lengths(struct bits *bits, const uint8_t *lengths) {
    put(bits, OUTPUTS - 257, 5);
    put(bits, DISTANCE - 1, 5);
    put(bits, 19 - 4, 4);
    // Lengths are written with four bits each, and none stands for a repetition. The order is the format's.
    static const uint8_t order[] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    for (size_t i = 0; i < sizeof order; i++) { put(bits, order[i] < 16 ? 4 : 0, 3); }
    for (int i = 0; i < OUTPUTS; i++) { put(bits, reversed(lengths[i], 4), 4); }
    // The only distance has a code of one bit.
    for (int i = 1; i <= DISTANCE; i++) { put(bits, i == DISTANCE ? reversed(1, 4) : 0, 4); }
}

static void end_block(struct writer *writer, int is_last) {
    uint32_t frequencies[OUTPUTS] = {[END_OF_BLOCK] = 1};
    for (int i = 0; i < 256; i++) { frequencies[i] = writer->bytes[0][i] + writer->bytes[1][i] + writer->bytes[2][i]; }
    for (int i = SHORTEST; i <= LONGEST; i++) { frequencies[make_length(i).symbol] += writer->runs[i + RUN]; }
    uint8_t lengths[OUTPUTS];
    uint16_t codes[OUTPUTS];
    set_lengths(frequencies, lengths);
    set_codes(lengths, codes);
    // The bits of each symbol, of which there are at most 21, above their number.
    uint32_t entries[INPUTS];
    for (int i = 0; i < 256; i++) { entries[i] = (uint32_t)codes[i] << 8 | lengths[i]; }
    for (int i = SHORTEST; i <= LONGEST; i++) {
        struct length length = make_length(i);
        unsigned bits = lengths[length.symbol];
        // The distance's bit, 0, follows.
        entries[i + RUN] =
            (codes[length.symbol] | (uint32_t)length.rest << bits) << 8 | (bits + length.rest_bits + 1);
    }

    struct bits bits = writer->bits;
    put(&bits, is_last ? 5 : 4, 3);
    put_lengths(&bits, lengths);
    const uint16_t *symbols = writer->symbols;
    size_t i = 0;
    for (; i + 2 <= writer->count; i += 2) {
        uint64_t one = entries[symbols[i]], two = entries[symbols[i + 1]];
        put(&bits, one >> 8 | two >> 8 << (one & 255), (one & 255) + (two & 255));
    }
    if (i < writer->count) { put(&bits, entries[symbols[i]] >> 8, entries[symbols[i]] & 255); }
    put(&bits, codes[END_OF_BLOCK], lengths[END_OF_BLOCK]);
    writer->bits = bits;
    writer->count = 0;
    memset(writer->bytes, 0, sizeof writer->bytes);
    memset(writer->runs, 0, sizeof writer->runs);
}

// MARK: Rows

static inline void add_pixel(struct writer *writer, uint32_t difference) {
    uint16_t *symbols = writer->symbols + writer->count;
    for (int k = 0; k < 3; k++) {
        unsigned byte = difference >> (16 - 8 * k) & 255;
        symbols[k] = (uint16_t)byte;
        writer->bytes[k][byte]++;
    }
    writer->count += 3;
}

static inline void add_run(struct writer *writer, int pixels) {
    for (int rest = pixels * 3; rest > 0; rest -= LONGEST) {
        int symbol = (rest < LONGEST ? rest : LONGEST) + RUN;
        writer->symbols[writer->count++] = (uint16_t)symbol;
        writer->runs[symbol]++;
    }
}

static inline void add_filter(struct writer *writer) {
    writer->symbols[writer->count++] = 2;
    writer->bytes[0][2]++;
}

// Sets a bit for each pixel but the first that differs from the one before it. Eight pixels before and after the row
// can be read.
static void find_changes(const uint32_t *pixels, uint64_t *changes) {
    memset(changes, 0, WORDS * sizeof *changes);
    int x = 1;
#if __AVX2__
    for (x = 0; x < WIDTH; x += 8) {
        __m256i one = _mm256_loadu_si256((const __m256i *)(pixels + x));
        __m256i before = _mm256_loadu_si256((const __m256i *)(pixels + x - 1));
        unsigned equal = (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpeq_epi32(one, before)));
        changes[x / 64] |= (uint64_t)(~equal & 255) << x % 64;
    }
#endif
    for (; x < WIDTH; x++) { changes[x / 64] |= (uint64_t)(pixels[x] != pixels[x - 1]) << x % 64; }
    changes[0] &= ~(uint64_t)1;
    if (WIDTH % 64) { changes[WORDS - 1] &= ((uint64_t)1 << WIDTH % 64) - 1; }
}

static void add_row(struct writer *writer, struct part *part, const uint32_t *row, const uint32_t *above) {
    enum { MARGIN = 8 };
    uint32_t room[WIDTH + 2 * MARGIN], *differences = room + MARGIN;
    memset(room, 0, sizeof room);
    // Each byte's difference on its own: the highest bits neither borrow nor carry.
    const uint32_t high = 0x80808080;
    for (int x = 0; x < WIDTH; x++) {
        uint32_t difference = ((row[x] | high) - (above[x] & ~high)) ^ ((row[x] ^ ~above[x]) & high);
        differences[x] = difference & 0xFFFFFF;
    }
    // The bytes' sum, and their sum with each multiplied by the number of bytes from it to the row's end. Both fit.
    uint32_t row_sum = 0, row_weighted = 0;
    for (int x = 0; x < WIDTH; x++) {
        uint32_t green = differences[x] >> 8 & 255, blue = differences[x] & 255;
        uint32_t total = (differences[x] >> 16) + green + blue;
        row_sum += total;
        row_weighted += total * (3 * (uint32_t)(WIDTH - x)) - green - 2 * blue;
    }
    uint64_t sum = part->sum + 2;
    part->sum_of_sums = (part->sum_of_sums + sum + 3 * WIDTH * sum + row_weighted) % MODULUS;
    part->sum = (sum + row_sum) % MODULUS;
    part->count += 1 + 3 * WIDTH;

    uint64_t changes[WORDS];
    find_changes(differences, changes);
    add_filter(writer);
    int begin = 0;
    for (int word = 0; word < WORDS; word++) {
        for (uint64_t left = changes[word]; left; left &= left - 1) {
            int end = word * 64 + __builtin_ctzll(left);
            add_pixel(writer, differences[begin]);
            if (end > begin + 1) { add_run(writer, end - begin - 1); }
            begin = end;
        }
    }
    add_pixel(writer, differences[begin]);
    add_run(writer, WIDTH - begin - 1);
}

// Adds a row that equals the one above it.
static void add_equal_row(struct writer *writer, struct part *part) {
    add_filter(writer);
    add_pixel(writer, 0);
    add_run(writer, WIDTH - 1);
    uint64_t sum = part->sum + 2;
    part->sum_of_sums = (part->sum_of_sums + sum + 3 * WIDTH * sum) % MODULUS;
    part->sum = sum % MODULUS;
    part->count += 1 + 3 * WIDTH;
}

struct part compress_rows(const struct canvas *canvas, int first, int end, int is_last) {
    static const uint32_t zeros[WIDTH];
    // No byte takes more than 15 bits.
    size_t room = (size_t)(end - first) * (1 + 3 * WIDTH) * 2 + 4096;
    struct part part = {.data = allocate(room), .sum = 1};
    struct writer *writer = calloc(1, sizeof *writer);
    if (!writer) { fail("out of memory"); }
    writer->bits.place = part.data;
    writer->symbols = allocate((MOST_SYMBOLS + 1 + 3 * WIDTH) * sizeof *writer->symbols);
    for (int y = first; y < end; y++) {
        const uint32_t *row = canvas->pixels + (size_t)y * WIDTH, *above = y > 0 ? row - WIDTH : zeros;
        if (y > 0 && memcmp(row, above, WIDTH * 4) == 0) {
            add_equal_row(writer, &part);
        } else {
            add_row(writer, &part, row, above);
        }
        if (writer->count >= MOST_SYMBOLS) { end_block(writer, 0); }
    }
    end_block(writer, is_last);
    struct bits *bits = &writer->bits;
    // A stored block without bytes ends a byte.
    if (!is_last) { put(bits, 0, 3); }
    put(bits, 0, (8 - bits->count) % 8);
    if (!is_last) { put(bits, 0xFFFF0000, 32); }
    part.size = bits->place - part.data;
    free(writer->symbols);
    free(writer);
    return part;
}
