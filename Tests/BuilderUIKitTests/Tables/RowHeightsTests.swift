import Foundation
import Testing

@testable import BuilderUIKit

@Suite struct RowHeightsTests {
    @Test func nothingMeasured() {
        let heights = RowHeights(count: 10_000, estimate: 44)
        #expect(heights.total == 440_000)
        #expect(heights.offset(of: 5_000) == 220_000)
        #expect(heights.row(at: 220_010) == 5_000)
        #expect(heights.row(at: -5) == 0)
        #expect(heights.row(at: 1e9) == 9_999)
    }

    /// The tree agrees with plain sums, whatever is measured in whatever order.
    @Test func agreesWithSums() {
        var seed: UInt64 = 7
        func random(_ limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % limit
        }
        for count in [1, 2, 3, 17, 64, 100] {
            var heights = RowHeights(count: count, estimate: 20)
            var plain = [CGFloat](repeating: 20, count: count)
            for _ in 0..<count {
                let row = random(count)
                let height = CGFloat(random(90) + 1)
                if random(4) == 0, !heights.isMeasured(row) {
                    heights.setEstimate(height, of: row)
                    #expect(!heights.isMeasured(row))
                } else {
                    heights.setHeight(height, of: row)
                    #expect(heights.isMeasured(row))
                }
                plain[row] = height
            }
            #expect(heights.total == plain.reduce(0, +))
            var sum: CGFloat = 0
            for row in 0..<count {
                #expect(heights.offset(of: row) == sum)
                #expect(heights.height(of: row) == plain[row])
                #expect(heights.row(at: sum) == row)
                #expect(heights.row(at: sum + plain[row] - 0.5) == row)
                sum += plain[row]
            }
        }
    }

    @Test func oddNumbersAreHarmless() {
        var heights = RowHeights(count: -3, estimate: -1)
        #expect(heights.count == 0)
        #expect(heights.total == 0)
        heights.setHeight(5, of: 0)
        #expect(heights.row(at: 10) == 0)
        var huge = RowHeights(count: .max, estimate: 44)
        huge.setHeight(50, of: 1 << 39)
        #expect(huge.isMeasured(1 << 39))
    }
}
