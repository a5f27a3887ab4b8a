import Foundation
import RenderFixtures
import Testing

@testable import ImageDiff
@testable import Render

@Suite("Comparing pictures of different sizes")
struct RowAlignmentTests {
    /// A picture whose rows are given by numbers: equal numbers, equal rows.
    private func rows(_ numbers: [Int], width: Int = 24) -> StraightBitmap {
        ComparisonFixture.opaque(width, numbers.count) { x, y in
            numbers[y] == 0 ? 0xFFFF_FFFF : 0xFF00_0000 | UInt32(numbers[y] * 7919 + x * numbers[y]) & 0xFF_FFFF
        }
    }

    @Test("inserted rows are found, and nothing below them differs")
    func inserted() throws {
        let comparison = try BitmapComparison(
            rows(Array(1...50)), rows(Array(1...20) + [90, 91, 92] + Array(21...50)))
        #expect(comparison.rowEdits == [RowEdit(kind: .inserted, recordedRow: 20, drawnRow: 20, count: 3)])
        #expect(!comparison.passes && comparison.differingPixels == 3 * 24 && comparison.comparedPixels == 53 * 24)
        #expect(comparison.regions.count == 1 && comparison.regions[0].density == 1)
        #expect(comparison.regions[0].box == PixelBox(x: 0, y: 20, width: 24, height: 3))
        #expect(comparison.sweep.description == "no reasonable tolerance would pass")
        #expect(
            comparison.description.hasPrefix(
                "recorded with 24 × 50 pixels, drawn with 24 × 53: 72 of 1272 pixels differ (5.66 %) in 1 region\n"
                    + "3 rows inserted at row 20\n"))
    }

    @Test("removed rows are found; their region lies in the recorded picture")
    func removed() throws {
        let comparison = try BitmapComparison(rows(Array(1...50)), rows(Array(1...10) + Array(15...50)))
        #expect(comparison.rowEdits == [RowEdit(kind: .removed, recordedRow: 10, drawnRow: 10, count: 4)])
        #expect(comparison.differingPixels == 4 * 24 && comparison.comparedPixels == 50 * 24)
        #expect(comparison.regions[0].recordedBox == PixelBox(x: 0, y: 10, width: 24, height: 4))
        #expect(comparison.regions[0].box.area == 0 && comparison.regions[0].description.contains("recorded"))
    }

    @Test("what changed below inserted rows has its place in both pictures")
    func changedBelow() throws {
        let recorded = rows(Array(1...60))
        let below = rows(Array(1...5) + [99, 98] + Array(6...60))
        let drawn = ComparisonFixture.opaque(24, 62) { x, y in
            below.pixel(x: x, y: y) ^ ((40..<43).contains(y) && x < 3 ? 1 : 0)
        }
        let comparison = try BitmapComparison(recorded, drawn)
        #expect(comparison.differingPixels == 2 * 24 + 9)
        let changed = try #require(comparison.regions.last)
        #expect(changed.box == PixelBox(x: 0, y: 40, width: 3, height: 3))
        #expect(changed.recordedBox == PixelBox(x: 0, y: 38, width: 3, height: 3))
    }

    @Test("blank rows and changed rows: the surplus goes where the fewest pixels differ")
    func surplus() throws {
        let blank = [Int](repeating: 0, count: 10)
        let old = rows(blank + Array(1...8) + blank)
        let moved = rows(blank + [0, 0, 0] + Array(1...8) + blank)
        let drawn = ComparisonFixture.opaque(24, 31) { x, y in
            moved.pixel(x: x, y: y) ^ ((13..<21).contains(y) && x < 3 ? 1 : 0)
        }
        let comparison = try BitmapComparison(old, drawn)
        #expect(comparison.rowEdits == [RowEdit(kind: .inserted, recordedRow: 10, drawnRow: 10, count: 3)])
        #expect(comparison.differingPixels == 3 * 24 + 8 * 3)
    }

    @Test("many edits of random rows leave only what was edited", arguments: 0..<25)
    func randomEdits(seed: Int) throws {
        var numbers = ComparisonFixture.Numbers(seed)
        let original = Array(1...200)
        var edited = original
        var next = 1000
        for _ in 0..<Int.random(in: 1...6, using: &numbers) {
            let place = Int.random(in: 0..<edited.count - 12, using: &numbers)
            if Bool.random(using: &numbers) {
                edited.removeSubrange(place..<place + Int.random(in: 1...9, using: &numbers))
            } else {
                let new = Array(next..<next + Int.random(in: 1...9, using: &numbers))
                next += 100
                edited.insert(contentsOf: new, at: place)
            }
        }
        guard edited.count != original.count else { return }
        let comparison = try BitmapComparison(rows(original, width: 5), rows(edited, width: 5))
        let kept = Set(original).intersection(edited).count
        let unmatched = max(original.count, edited.count) + min(original.count, edited.count) - 2 * kept
        #expect(comparison.differingPixels <= unmatched * 5)
        #expect(comparison.comparedPixels >= max(original.count, edited.count) * 5)
        let growth = comparison.rowEdits.reduce(0) { $0 + ($1.kind == .inserted ? $1.count : -$1.count) }
        #expect(growth == edited.count - original.count)
    }

    @Test("other widths: the common part is compared, the rest differs")
    func widths() throws {
        let recorded = ComparisonFixture.flat(10, 8)
        let wide = ComparisonFixture.opaque(14, 6) { x, y in (x, y) == (2, 2) ? 0xFF00_0000 : 0xFFFF_FFFF }
        let comparison = try BitmapComparison(recorded, wide)
        #expect(!comparison.passes && comparison.rowEdits.isEmpty)
        // 4 × 6 only drawn, 10 × 2 only recorded, one changed.
        #expect(comparison.differingPixels == 24 + 20 + 1 && comparison.comparedPixels == 14 * 6 + 20)
        #expect(comparison.regions.map(\.pixels) == [24, 20, 1])
    }

    @Test("any two sizes can be compared, and drawn", arguments: [(1, 1), (1, 9), (9, 1), (3, 2), (2, 33), (40, 1)])
    func sizes(width: Int, height: Int) throws {
        let first = StraightBitmap(PaintFixture.noise(width, height, isOpaque: false))
        let measures: [Tolerance.Measure] = [
            .exact, .perceptual(precision: 0.9), .yiq(threshold: 0.1, countsAntialiasing: false),
        ]
        for (otherWidth, otherHeight) in [(1, 1), (1, 9), (9, 1), (3, 2), (3, 33), (2, 17), (64, 64)] {
            let second = StraightBitmap(PaintFixture.noise(otherWidth, otherHeight))
            for measure in measures {
                let tolerance = Tolerance(measure: measure, allowsShift: true)
                let comparison = try BitmapComparison(first, second, tolerance: tolerance)
                let isEqualSize = width == otherWidth && height == otherHeight
                #expect(isEqualSize || !comparison.passes)
                #expect(comparison.comparedPixels >= max(first.size.area, second.size.area))
                #expect(comparison.differingPixels <= comparison.comparedPixels)
                let picture = try BitmapComparison.differencePicture(first, second, tolerance: tolerance)
                #expect(picture.width >= otherWidth && picture.height >= otherHeight)
            }
        }
    }

    @Test("the difference picture: faded, red, yellow; blue for masks and inserted rows")
    func differencePicture() throws {
        let recorded = rows(Array(1...40))
        let drawn = rows(Array(1...10) + [77, 78] + Array(11...30) + [500] + Array(32...40))
        let mask = PixelBox(x: 0, y: 0, width: 5, height: 4)
        let picture = try BitmapComparison.differencePicture(recorded, drawn, masks: [mask])
        #expect(picture.width == 24 && picture.height == 42)
        #expect(picture.pixel(x: 9, y: 32) == 0xFFFF_0000)
        for y in [20, 38] {
            for x in 0..<24 { #expect(min(picture.red(x, y), picture.green(x, y), picture.blue(x, y)) >= 185) }
        }
        for (x, y) in [(2, 2), (9, 10), (20, 11)] {
            #expect(picture.blue(x, y) > picture.red(x, y) + 40)
        }
        let wider = try BitmapComparison.differencePicture(ComparisonFixture.flat(4, 4), ComparisonFixture.flat(6, 3))
        #expect(wider.width == 6 && wider.height == 4)
        #expect(wider.pixel(x: 5, y: 1) == 0xFFFF_0000 && wider.pixel(x: 1, y: 3) == 0xFFFF_0000)
        #expect(wider.pixel(x: 1, y: 1) == 0xFFFF_FFFF)
    }
}
