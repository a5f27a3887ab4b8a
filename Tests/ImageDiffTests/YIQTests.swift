import Foundation
import Testing

@testable import ImageDiff
@testable import Render

@Suite("Comparing by YIQ")
struct YIQTests {
    /// Small pictures with areas, edges and noise; colors from a small palette make equal neighbors likely.
    private func pixels(_ numbers: inout ComparisonFixture.Numbers, _ count: Int, isTranslucent: Bool) -> [UInt32] {
        let palette = (0..<Int.random(in: 2...6, using: &numbers)).map { _ -> UInt32 in
            let color = UInt32.random(in: 0...UInt32.max, using: &numbers)
            return isTranslucent && Bool.random(using: &numbers) ? color : color | 0xFF00_0000
        }
        return (0..<count).map { _ in palette[Int.random(in: 0..<palette.count, using: &numbers)] }
    }

    private func changed(_ pixels: [UInt32], _ numbers: inout ComparisonFixture.Numbers, alpha: Bool) -> [UInt32] {
        let share = Int.random(in: 1...6, using: &numbers)
        return pixels.map { pixel in
            guard Int.random(in: 0..<8, using: &numbers) < share else { return pixel }
            switch Int.random(in: 0..<3, using: &numbers) {
            case 0: return pixels[Int.random(in: 0..<pixels.count, using: &numbers)]
            case 1: return pixel ^ (UInt32.random(in: 0...31, using: &numbers) << 8)
            default: return UInt32.random(in: 0...UInt32.max, using: &numbers) | (alpha ? 0 : 0xFF00_0000)
            }
        }
    }

    @Test("counts are those of the formulas, on random pictures, opaque or not", arguments: 0..<20)
    func reference(seed: Int) throws {
        var numbers = ComparisonFixture.Numbers(seed)
        for turn in 0..<60 {
            let width = Int.random(in: 1...12, using: &numbers)
            let height = Int.random(in: 1...12, using: &numbers)
            let isTranslucent = turn % 2 == 1
            let first = pixels(&numbers, width * height, isTranslucent: isTranslucent)
            let second = changed(first, &numbers, alpha: isTranslucent)
            let threshold = [0, 0.01, 0.05, 0.1, Double.random(in: 0...1, using: &numbers), 1][turn % 6]
            let naive = NaivePixelmatch(width: width, height: height, first: first, second: second)
            let recorded = try ComparisonFixture.straight(width, height) { first[$1 * width + $0] }
            let drawn = try ComparisonFixture.straight(width, height) { second[$1 * width + $0] }
            for counts in [true, false] {
                let expected = naive.count(threshold: threshold, countsAntialiasing: counts)
                let measure = Tolerance.Measure.yiq(threshold: threshold, countsAntialiasing: counts)
                let comparison = try BitmapComparison(recorded, drawn, tolerance: Tolerance(measure: measure))
                #expect(comparison.differingPixels == expected.differing, "\(width) × \(height), \(threshold)")
                #expect(comparison.antialiasedPixels == expected.antialiased, "\(width) × \(height), \(threshold)")
            }
        }
    }

    /// A white picture with a black triangle whose slope is smoothed to gray.
    private func triangle(shade: UInt32) -> StraightBitmap {
        ComparisonFixture.opaque(24, 24) { x, y in
            x < y ? 0xFF00_0000 : x == y ? 0xFF00_0000 | shade * 0x01_0101 : 0xFFFF_FFFF
        }
    }

    @Test("antialiased edges are excluded unless included explicitly")
    func smoothedEdges() throws {
        let left = try BitmapComparison(
            triangle(shade: 0x60), triangle(shade: 0xA0),
            tolerance: Tolerance(measure: .yiq(threshold: 0.1, countsAntialiasing: false)))
        #expect(left.passes && left.differingPixels == 0 && left.antialiasedPixels > 15)
        let counted = try BitmapComparison(
            triangle(shade: 0x60), triangle(shade: 0xA0),
            tolerance: Tolerance(measure: .yiq(threshold: 0.1, countsAntialiasing: true)))
        #expect(!counted.passes && counted.differingPixels == 24 && counted.antialiasedPixels == 0)
    }

    @Test("a failure contains the threshold that passes, and passes with it")
    func sweep() throws {
        let recorded = ComparisonFixture.flat(9, 9, 0xFF80_8080)
        let drawn = ComparisonFixture.opaque(9, 9) { x, _ in x == 4 ? 0xFF9A_8080 : 0xFF80_8080 }
        func compare(_ threshold: Double) throws -> BitmapComparison {
            try BitmapComparison(
                recorded, drawn,
                tolerance: Tolerance(measure: .yiq(threshold: threshold, countsAntialiasing: true)))
        }
        let failed = try compare(0.01)
        let needed = try #require(failed.sweep.threshold)
        #expect(try compare(needed).passes && !compare(needed.nextDown * 0.999_999).passes)
        #expect(failed.greatestDifference == needed)
        #expect(failed.sweep.description.hasPrefix("passes at threshold 0.06; 0.05 fails\n"))
        #expect(try compare(0.06).passes && !compare(0.05).passes)
    }

    @Test("the rank orders opaque pixels as their brightness in doubles does")
    func rank() {
        var numbers = ComparisonFixture.Numbers(7)
        for turn in 0..<20_000 {
            let first = UInt32.random(in: 0...0xFF_FFFF, using: &numbers) | 0xFF00_0000
            // Neighbors in brightness every other time.
            let second =
                turn % 2 == 0
                ? UInt32.random(in: 0...0xFF_FFFF, using: &numbers) | 0xFF00_0000
                : first ^ UInt32.random(in: 0...0x03_0303, using: &numbers) & 0x03_0303
            let difference = AntialiasingDetector.rank(first) - AntialiasingDetector.rank(second)
            let brightness = YIQ.brightness(first, above: second, at: 0)
            #expect(difference.signum() == (brightness > 0 ? 1 : brightness < 0 ? -1 : 0))
        }
    }

    @Test("opaque pixels have the distance that the formula for all pixels gives, to the bit")
    func opaqueDistance() {
        var numbers = ComparisonFixture.Numbers(8)
        for _ in 0..<2000 {
            let first = UInt32.random(in: 0...0xFF_FFFF, using: &numbers) | 0xFF00_0000
            let second = UInt32.random(in: 0...0xFF_FFFF, using: &numbers) | 0xFF00_0000
            #expect(YIQ.opaqueDistance(first, second) == YIQ.distance(first, second, at: 3))
        }
    }
}
