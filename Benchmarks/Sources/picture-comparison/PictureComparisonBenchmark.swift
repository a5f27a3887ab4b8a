import Foundation
import ImageDiff
import Measuring
import Render

/// Measures the comparison of two bitmaps of 1170 × 2532 pixels: equal ones against `memcmp`, and pairs with 1% of
/// changed pixels by YIQ, ignoring anti-aliasing.
///
///     picture-comparison [--repeat N]
///
/// The limits are those of an optimized build; a debug build may take 15 ms for the changed pairs.
@main
struct PictureComparisonBenchmark {
    private static let width = 1170
    private static let height = 2532
    /// The promised ratio to `memcmp`'s time for equal pairs, and the promised milliseconds for changed ones.
    private static let equalLimit = 1.2
    #if DEBUG
    private static let changedLimit = 15.0
    #else
    private static let changedLimit = 3.0
    #endif

    static func main() throws {
        let count = Options().count("repeat", default: 60)
        let screen = picture { screenPixel($0, $1) }
        let again = picture { screenPixel($0, $1) }
        try report(equal: screen, again, count)
        let scattered = picture { x, y in random(x, y) % 100 == 0 ? screenPixel(x, y) ^ 0x3F_3F3F : screenPixel(x, y) }
        try report(changed: "scattered", screen, scattered, count)
        // A label of 590 × 50 pixels near the end.
        let label = picture { x, y in
            (100..<690).contains(x) && (2400..<2450).contains(y) ? screenPixel(x, y + 3) ^ 0x80_8080 : screenPixel(x, y)
        }
        try report(changed: "in one place", screen, label, count)
    }

    private static func report(equal a: Bitmap, _ b: Bitmap, _ count: Int) throws {
        let recorded = StraightBitmap(a)
        let drawn = StraightBitmap(b)
        var passed = true
        var sum: Int32 = 0
        let runs = try PairedRuns(
            count,
            first: {
                try Stopwatch.milliseconds { passed = try BitmapComparison(recorded, drawn).passes && passed }
            },
            second: { Stopwatch.milliseconds { sum |= memcmp(a.pixels, b.pixels, width * height * 4) } })
        guard passed, sum == 0 else { throw WrongAnswer() }
        let finding = Finding(
            "Comparing equal pictures of 1170 × 2532, against memcmp", ours: "\(runs.first.median.text(2)) ms",
            other: "\(runs.second.median.text(2)) ms", value: runs.ratio, limit: equalLimit)
        print(finding.line)
    }

    private static func report(changed name: String, _ a: Bitmap, _ b: Bitmap, _ count: Int) throws {
        let recorded = StraightBitmap(a)
        let drawn = StraightBitmap(b)
        let tolerance = Tolerance(measure: .yiq(threshold: 0.1, countsAntialiasing: false))
        var times: [Double] = []
        var pixels = 0
        for _ in 0..<count {
            times.append(
                try Stopwatch.milliseconds {
                    let comparison = try BitmapComparison(recorded, drawn, tolerance: tolerance)
                    pixels = comparison.differingPixels + comparison.antialiasedPixels
                })
        }
        guard pixels > 20_000 else { throw WrongAnswer() }
        let finding = Finding(
            "Comparing by YIQ, 1 % of 1170 × 2532 pixels changed, \(name)", ours: "\(times.median.text(2)) ms",
            other: "",
            value: times.median, unit: "ms", limit: changedLimit)
        print(finding.line)
    }

    private static func picture(_ pixel: (Int, Int) -> UInt32) -> Bitmap {
        Bitmap(width: width, height: height, isOpaque: true) { pixels, _ in
            let target = pixels.assumingMemoryBound(to: UInt32.self)
            for y in 0..<height {
                for x in 0..<width { target[y * width + x] = pixel(x, y) }
            }
        }
    }

    /// Returns the pixel of a screen: cards on gray, a gradient at the top, and a photo's noise in the middle.
    private static func screenPixel(_ x: Int, _ y: Int) -> UInt32 {
        if y < 600 { return 0xFF00_0000 | UInt32(y * 255 / 600) << 16 | UInt32(x * 255 / width) << 8 | 0x60 }
        if (900..<1600).contains(y), (100..<1070).contains(x) { return 0xFF00_0000 | random(x, y) & 0xFF_FFFF }
        return y % 200 < 40 || x < 40
            ? 0xFFF2_F2F7 : y % 200 > 80 && (x / 7 + y / 9) % 4 == 0 ? 0xFF1C_1C1E : 0xFFFF_FFFF
    }

    private static func random(_ x: Int, _ y: Int) -> UInt32 {
        var value = UInt32(truncatingIfNeeded: y &* 7919 &+ x) &* 2_654_435_761
        value ^= value >> 15
        value = value &* 2_246_822_519
        return value ^ value >> 13
    }
}

/// An error for an unexpected result of a comparison.
struct WrongAnswer: Error {}
