import Foundation
import RenderFixtures
import Testing

@testable import ImageDiff
@testable import Render

@Suite("Comparisons of pictures")
struct BitmapComparisonTests {
    private let white: UInt32 = 0xFFFF_FFFF
    private let black: UInt32 = 0xFF00_0000

    @Test("equal pictures pass without a difference")
    func equal() throws {
        let comparison = try BitmapComparison(
            StraightBitmap(PaintFixture.noise(40, 30)), StraightBitmap(PaintFixture.noise(40, 30)))
        #expect(comparison.passes && comparison.differingPixels == 0 && comparison.comparedPixels == 1200)
        #expect(comparison.regions.isEmpty && comparison.rowEdits.isEmpty && comparison.greatestDifference == 0)
        #expect(comparison.sweep == ToleranceSweep(precision: 1, perceptualPrecision: 1))
        #expect(comparison.description == "no pixel differs")
    }

    @Test("an exact comparison counts every pixel with any other bit, wherever it lies", arguments: 0..<40)
    func exact(seed: Int) throws {
        var numbers = ComparisonFixture.Numbers(seed)
        let (width, height) = (Int.random(in: 1...70, using: &numbers), Int.random(in: 1...40, using: &numbers))
        var changes: [Int: UInt32] = [:]
        for _ in 0..<Int.random(in: 1...9, using: &numbers) {
            changes[Int.random(in: 0..<width * height, using: &numbers)] =
                1 << UInt32.random(in: 0..<24, using: &numbers)
        }
        let noise = PaintFixture.noise(width, height)
        let drawn = PaintFixture.bitmap(width, height) { noise.pixel(x: $0, y: $1) ^ (changes[$1 * width + $0] ?? 0) }
        let comparison = try BitmapComparison(StraightBitmap(noise), StraightBitmap(drawn))
        #expect(!comparison.passes && comparison.differingPixels == changes.count)
        #expect(
            comparison.greatestDifference
                == changes.values.map { Double($0 | $0 >> 8 | $0 >> 16) }.map {
                    Double(UInt32($0) & 255)
                }.max())
        #expect(comparison.regions.reduce(0) { $0 + $1.pixels } == changes.count)
    }

    @Test("wholly transparent pixels are equal whatever colors they hide; alpha counts like a color")
    func transparency() throws {
        let hidden = try ComparisonFixture.straight(2, 1) { x, _ in x == 0 ? 0x00FF_0000 : 0x8000_0000 }
        let other = try ComparisonFixture.straight(2, 1) { x, _ in x == 0 ? 0x0000_00FF : 0x8100_0000 }
        for measure in [
            Tolerance.Measure.exact, .perceptual(precision: 1), .yiq(threshold: 0, countsAntialiasing: true),
        ] {
            #expect(try BitmapComparison(hidden, other, tolerance: Tolerance(measure: measure)).differingPixels == 1)
        }
    }

    @Test("precision is the share of the pixels that must pass")
    func precision() throws {
        let drawn = ComparisonFixture.opaque(20, 10) { x, y in y == 3 && x < 4 ? black : white }
        func passes(_ precision: Double) throws -> Bool {
            let tolerance = Tolerance(precision: precision)
            return try BitmapComparison(ComparisonFixture.flat(20, 10), drawn, tolerance: tolerance).passes
        }
        #expect(try passes(0.98) && passes(0) && !passes(0.981) && !passes(1))
        let comparison = try BitmapComparison(ComparisonFixture.flat(20, 10), drawn)
        #expect(comparison.sweep.precision == 0.98)
        // That black passes for white is no advice.
        #expect(comparison.sweep.perceptualPrecision == 0)
        #expect(comparison.sweep.description == "passes at precision 0.98; 0.9801 fails")
    }

    @Test(
        "ΔE is CIE76 of D65 Lab colors",
        arguments: [
            (0xFFFF_FFFF, 0xFF00_0000, 100.0), (0xFFFF_0000, 0xFF00_FF00, 170.57), (0xFF00_00FF, 0xFF00_FF00, 258.69),
            (0xFF80_8080, 0xFF81_8181, 0.39), (0xFF00_0000, 0xFF01_0101, 0.274), (0xFFFF_0000, 0xFFFE_0000, 0.37),
        ] as [(UInt32, UInt32, Double)])
    func lab(a: UInt32, b: UInt32, expected: Double) {
        let lab = LabDistance()
        #expect(abs(lab.distance(a, b) - expected) < 0.02)
        #expect(lab.distance(a, b) == lab.distance(b, a) && lab.distance(a, a) == 0)
    }

    @Test("a perceptual precision passes what the sweep says, and no more", arguments: 0..<30)
    func perceptual(seed: Int) throws {
        var numbers = ComparisonFixture.Numbers(seed)
        let first = (0..<64).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &numbers) | 0xFF00_0000 }
        let second = first.map { pixel in
            pixel ^ (UInt32.random(in: 0...31, using: &numbers) << (8 * UInt32.random(in: 0...2, using: &numbers)))
        }
        let recorded = ComparisonFixture.opaque(8, 8) { first[$1 * 8 + $0] }
        let drawn = ComparisonFixture.opaque(8, 8) { second[$1 * 8 + $0] }
        let share = [1, 0.9, 0.5][seed % 3]
        func compare(_ precision: Double) throws -> BitmapComparison {
            try BitmapComparison(
                recorded, drawn, tolerance: Tolerance(measure: .perceptual(precision: precision), precision: share))
        }
        let strict = try compare(1)
        let passing = try #require(strict.sweep.perceptualPrecision)
        #expect(try compare(passing).passes)
        #expect(try passing > 0.9999 || !compare(passing + 0.0001).passes)
        // The text, read by its user, holds too.
        let text = strict.sweep.description.prefix { $0 != "\n" }
        let words = text.split(whereSeparator: { " ;".contains($0) })
        if let good = Double(words[3]), words.count > 4, let bad = Double(words[4]) {
            #expect(try compare(good).passes && !compare(bad).passes, "\(text)")
        }
        #expect(try compare(0.5).sweep.perceptualPrecision == passing)
    }

    @Test("masks leave pixels out of both sides and of the count; they may overlap and lie outside")
    func masks() throws {
        let drawn = ComparisonFixture.opaque(30, 20) { x, y in (x, y) == (25, 15) || x < 10 && y < 5 ? black : white }
        let masks = [
            PixelBox(x: -5, y: -5, width: 13, height: 10), PixelBox(x: 4, y: 0, width: 6, height: 5),
            PixelBox(x: 40, y: 0, width: 5, height: 5), PixelBox(x: 3, y: 3, width: 0, height: 9),
            PixelBox(x: 29, y: 19, width: Int.max, height: Int.max),
        ]
        let comparison = try BitmapComparison(ComparisonFixture.flat(30, 20), drawn, masks: masks)
        #expect(comparison.differingPixels == 1 && comparison.comparedPixels == 600 - 50 - 1)
        #expect(comparison.regions.map(\.box) == [PixelBox(x: 25, y: 15, width: 1, height: 1)])
        let all = PixelBox(x: 0, y: 0, width: 30, height: 20)
        #expect(throws: ComparisonError.everythingIsMasked(PixelSize(width: 30, height: 20))) {
            try BitmapComparison(ComparisonFixture.flat(30, 20), drawn, masks: [all])
        }
        let negative = PixelBox(x: 0, y: 0, width: -1, height: 2)
        #expect(throws: ComparisonError.invalidMask(negative)) {
            try BitmapComparison(ComparisonFixture.flat(30, 20), drawn, masks: [negative])
        }
    }

    @Test("random masks give the counts of a test of each pixel", arguments: 0..<20)
    func randomMasks(seed: Int) throws {
        var numbers = ComparisonFixture.Numbers(seed)
        let masks = (0..<5).map { _ in
            PixelBox(
                x: .random(in: -5...50, using: &numbers), y: .random(in: -5...30, using: &numbers),
                width: .random(in: 0...30, using: &numbers), height: .random(in: 0...20, using: &numbers))
        }
        func isOpen(_ x: Int, _ y: Int) -> Bool {
            !masks.contains { $0.x <= x && x < $0.x + $0.width && $0.y <= y && y < $0.y + $0.height }
        }
        let places = (0..<40).flatMap { y in (0..<60).map { (x: $0, y: y) } }
        let drawn = ComparisonFixture.opaque(60, 40) { x, y in (x * 7 + y * 3) % 4 == 0 ? black : white }
        let comparison = try BitmapComparison(ComparisonFixture.flat(60, 40), drawn, masks: masks)
        #expect(comparison.comparedPixels == places.filter { isOpen($0.x, $0.y) }.count)
        #expect(
            comparison.differingPixels == places.filter { isOpen($0.x, $0.y) && ($0.x * 7 + $0.y * 3) % 4 == 0 }.count)
    }

    @Test("a shift of one pixel passes on request, one of two doesn't, and a line may not vanish")
    func shifts() throws {
        func line(_ place: Int?) -> StraightBitmap {
            ComparisonFixture.opaque(20, 20) { x, _ in x == place ? black : white }
        }
        let tolerance = Tolerance(allowsShift: true)
        #expect(try BitmapComparison(line(9), line(10), tolerance: tolerance).passes)
        #expect(try BitmapComparison(line(0), line(1), tolerance: tolerance).passes)
        #expect(try !BitmapComparison(line(9), line(10)).passes)
        #expect(try !BitmapComparison(line(9), line(11), tolerance: tolerance).passes)
        #expect(try BitmapComparison(line(9), line(nil), tolerance: tolerance).differingPixels == 20)
        #expect(try BitmapComparison(line(nil), line(9), tolerance: tolerance).differingPixels == 20)
        #expect(try BitmapComparison(line(9), line(10), tolerance: tolerance).sweep.perceptualPrecision == 1)
    }

    @Test("comparisons survive JSON")
    func json() throws {
        let comparison = try BitmapComparison(ComparisonFixture.flat(20, 30), ComparisonFixture.flat(20, 34, black))
        let data = try JSONEncoder().encode(comparison)
        #expect(try JSONDecoder().decode(BitmapComparison.self, from: data) == comparison)
    }
}
