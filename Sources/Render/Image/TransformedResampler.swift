import Foundation

/// Turns or shears an image; pixels outside the image are like those at its edge.
///
/// The image is halved along each side until one pixel of it is more than half a new one, and then interpolated
/// linearly, at positions of 1/65,536 pixel.
final class TransformedResampler: Resampler {
    private let halved: HalvedPixels
    private let inverse: CGAffineTransform
    private let left: Int
    private let top: Int
    private let width: Int

    /// Creates a resampler of the part at (`left`, `top`) of a picture, `width` pixels wide.
    ///
    /// - Parameter inverse: The transform from the new picture to the source's pixels.
    init(_ source: PixelSource, inverse: CGAffineTransform, left: Int, top: Int, width: Int) {
        // The number of new pixels' sides per source pixel, along its sides, is the length of the columns of the
        // transform to the new picture.
        let area = abs(inverse.a * inverse.d - inverse.b * inverse.c)
        halved = HalvedPixels(
            source, x: area / (inverse.d * inverse.d + inverse.b * inverse.b).squareRoot(),
            y: area / (inverse.a * inverse.a + inverse.c * inverse.c).squareRoot())
        self.inverse = inverse
        self.left = left
        self.top = top
        self.width = width
    }

    func draw(_ rows: Range<Int>, into target: UnsafeMutableRawPointer, bytesPerRow: Int) {
        let stepX = Self.fixed(inverse.a / halved.x, limit: 1_048_576)
        let stepY = Self.fixed(inverse.b / halved.y, limit: 1_048_576)
        var row = rows.lowerBound
        var output = target
        while row < rows.upperBound {
            let centerX = Double(left) + 0.5
            let centerY = Double(top + row) + 0.5
            let startX = (inverse.a * centerX + inverse.c * centerY + inverse.tx) / halved.x - 0.5
            let startY = (inverse.b * centerX + inverse.d * centerY + inverse.ty) / halved.y - 0.5
            Self.interpolate(
                halved.source, x: Self.fixed(startX, limit: 1e10) &+ 128, y: Self.fixed(startY, limit: 1e10) &+ 128,
                stepX: stepX, stepY: stepY, into: output.assumingMemoryBound(to: UInt32.self), count: width)
            row += 1
            output += bytesPerRow
        }
    }

    /// Returns the number of 16,777,216ths.
    private static func fixed(_ value: Double, limit: Double) -> Int {
        Int((max(-limit, min(limit, value)) * 16_777_216).rounded())
    }

    /// Stores a row of pixels, interpolated at positions that are given in 16,777,216ths of a pixel.
    private static func interpolate(
        _ source: PixelSource, x startX: Int, y startY: Int, stepX: Int, stepY: Int,
        into output: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        let pixels = source.pixels
        let bytesPerRow = source.bytesPerRow
        let right = UInt(bitPattern: source.width &- 1)
        let bottom = UInt(bitPattern: source.height &- 1)
        let opaque: UInt64 = source.isOpaque ? 0xFF00_0000 : 0
        let mask: UInt64 = 0xFF00_0000_00FF
        let half: UInt64 = 0x80_0000_0000_8000
        var x = startX
        var y = startY
        var index = 0
        while index < count {
            var column = x &>> 24
            var row = y &>> 24
            var next = 4
            var below = bytesPerRow
            if UInt(bitPattern: column) >= right {
                column = column < 0 ? 0 : Int(bitPattern: right)
                next = 0
            }
            if UInt(bitPattern: row) >= bottom {
                row = row < 0 ? 0 : Int(bitPattern: bottom)
                below = 0
            }
            let first = pixels + (row &* bytesPerRow &+ column &* 4)
            let second = first + below
            var a = UInt64(truncatingIfNeeded: first.load(as: UInt32.self))
            var b = UInt64(truncatingIfNeeded: (first + next).load(as: UInt32.self))
            var c = UInt64(truncatingIfNeeded: second.load(as: UInt32.self))
            var d = UInt64(truncatingIfNeeded: (second + next).load(as: UInt32.self))
            var pixel = a
            if (a ^ b) | (a ^ c) | (a ^ d) != 0 {
                // Each pixel twice in a word: that way green is 40 bits from blue, and alpha from red.
                a |= a &<< 32
                b |= b &<< 32
                c |= c &<< 32
                d |= d &<< 32
                // The four weights add up to 65,536.
                let fractionX = UInt64(truncatingIfNeeded: x &>> 8) & 0xFFFF
                let fractionY = UInt64(truncatingIfNeeded: y &>> 8) & 0xFFFF
                let weightD = (fractionX &* fractionY &+ 0x8000) &>> 16
                let weightC = fractionY &- weightD
                let weightB = fractionX &- weightD
                let weightA = 0x10000 &- fractionX &- weightC
                let one =
                    ((a & mask) &* weightA &+ (b & mask) &* weightB)
                    &+ ((c & mask) &* weightC &+ (d & mask) &* weightD &+ half)
                let two =
                    (((a &>> 16) & mask) &* weightA &+ ((b &>> 16) & mask) &* weightB)
                    &+ (((c &>> 16) & mask) &* weightC &+ ((d &>> 16) & mask) &* weightD &+ half)
                pixel =
                    (one &>> 16) & 0xFF | (one &>> 48) & 0xFF00 | two & 0xFF_0000 | (two &>> 32) & 0xFF00_0000
            }
            output[index] = UInt32(truncatingIfNeeded: pixel | opaque)
            x = x &+ stepX
            y = y &+ stepY
            index = index &+ 1
        }
    }
}
