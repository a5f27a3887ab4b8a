import Foundation
import RenderFixtures

@testable import ImageDiff
@testable import Render

/// Pictures and random numbers for the tests of comparisons.
enum ComparisonFixture {
    /// Random numbers that are the same in each run (splitmix).
    struct Numbers: RandomNumberGenerator {
        private var state: UInt64

        init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0xD134_2543_DE82_EF95 &+ 1 }

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }

    /// A picture of straight pixels, which a test may choose freely: read back from a PNG file.
    static func straight(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws -> StraightBitmap {
        var rows: [UInt8] = []
        for y in 0..<height {
            rows.append(0)
            for x in 0..<width {
                let value = pixel(x, y)
                rows += [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
            }
        }
        return try StraightBitmap(data: TestPNG.file(width: width, height: height, type: 6, rows: rows))
    }

    static func opaque(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> StraightBitmap {
        StraightBitmap(PaintFixture.bitmap(width, height, pixel))
    }

    static func flat(_ width: Int, _ height: Int, _ color: UInt32 = 0xFFFF_FFFF) -> StraightBitmap {
        opaque(width, height) { _, _ in color }
    }
}
