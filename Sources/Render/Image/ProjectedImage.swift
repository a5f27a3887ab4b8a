import Foundation

/// Draws pixels in perspective; beyond them everything is clear.
///
/// Each new pixel is the average of up to 16 × 16 samples, about one for each source pixel that it covers, interpolated
/// linearly. Only operations that IEEE 754 defines are used, so that the result is the same on each machine.
struct ProjectedImage {
    private let inverse: Projection
    private let source: PixelSource
    /// The number of pixels of a row that have the same number of samples.
    private static let runLength = 16
    /// The largest number of samples along a side of a pixel.
    private static let sampleLimit = 16.0

    /// Creates an image.
    ///
    /// - Parameter inverse: The map from the new image's pixels to the source's; those with w > 0 are visible.
    init(inverse: Projection, source: PixelSource) {
        self.inverse = inverse
        self.source = source
    }

    /// Returns the image of a size in pixels.
    func draw(width: Int, height: Int) -> Bitmap {
        Bitmap(width: width, height: height) { pixels, bytesPerRow in
            for y in 0..<height {
                let row = (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
                for x in stride(from: 0, to: width, by: Self.runLength) {
                    let count = min(Self.runLength, width - x)
                    if isClear(Double(x), Double(y), Double(count)) { continue }
                    let samples = sampleCounts(Double(x) + Double(count) / 2, Double(y) + 0.5)
                    draw(row + x, count: count, x: Double(x), y: Double(y), samples)
                }
            }
        }
    }

    /// Returns a Boolean value that indicates whether a part of a row certainly shows nothing of the source.
    private func isClear(_ x: Double, _ y: Double, _ width: Double) -> Bool {
        var (left, right, above, below, behind) = (0, 0, 0, 0, 0)
        for (atX, atY) in [(x, y), (x + width, y), (x + width, y + 1), (x, y + 1)] {
            let image = inverse.image(of: CGPoint(x: atX, y: atY))
            guard image.w > 0 else {
                behind += 1
                continue
            }
            if image.u < -image.w { left += 1 }
            if image.u > Double(source.width + 1) * image.w { right += 1 }
            if image.v < -image.w { above += 1 }
            if image.v > Double(source.height + 1) * image.w { below += 1 }
        }
        // The area between the corners is convex if it is before the eye.
        return behind == 4 || left == 4 || right == 4 || above == 4 || below == 4
    }

    /// Returns the number of samples along the sides of a pixel.
    private func sampleCounts(_ x: Double, _ y: Double) -> (x: Int, y: Int) {
        guard let map = inverse.affine(near: CGPoint(x: x, y: y)) else { return (1, 1) }
        func count(_ step: CGFloat, _ other: CGFloat) -> Int {
            let length = Double(step * step + other * other).squareRoot()
            return length.isFinite ? Int(max(1, min(Self.sampleLimit, (length - 0.1).rounded(.up)))) : 1
        }
        return (count(map.a, map.b), count(map.c, map.d))
    }

    /// Draws pixels of a row, of which the first one's upper left corner is at (`x`, `y`).
    private func draw(
        _ output: UnsafeMutablePointer<UInt32>, count: Int, x: Double, y: Double, _ samples: (x: Int, y: Int)
    ) {
        let (stepX, stepY) = (1 / Double(samples.x), 1 / Double(samples.y))
        let number = UInt64(samples.x &* samples.y)
        let half = number &>> 1
        let (uX, vX, wX) = (inverse.x.u, inverse.x.v, inverse.x.w)
        var index = 0
        while index < count {
            // The sums of blue and red, and those of green and alpha, 32 bits each.
            var (first, second): (UInt64, UInt64) = (0, 0)
            var sampleY = 0
            while sampleY < samples.y {
                let atY = y + (Double(sampleY) + 0.5) * stepY
                let u = atY * inverse.y.u + inverse.origin.u
                let v = atY * inverse.y.v + inverse.origin.v
                let w = atY * inverse.y.w + inverse.origin.w
                var sampleX = 0
                while sampleX < samples.x {
                    let atX = x + Double(index) + (Double(sampleX) + 0.5) * stepX
                    let depth = w + atX * wX
                    if depth > 0 {
                        let pixel = sample((u + atX * uX) / depth, (v + atX * vX) / depth)
                        first = first &+ UInt64(pixel & 0xFF) &+ UInt64(pixel & 0xFF_0000) &<< 16
                        second = second &+ UInt64((pixel &>> 8) & 0xFF) &+ UInt64(pixel &>> 24) &<< 32
                    }
                    sampleX = sampleX &+ 1
                }
                sampleY = sampleY &+ 1
            }
            if number == 1 {
                output[index] = UInt32(
                    truncatingIfNeeded: first | (first &>> 16) | (second &<< 8) | (second &>> 8) & 0xFF00_0000)
            } else {
                let blue = ((first & 0xFFFF_FFFF) &+ half) / number
                let red = ((first &>> 32) &+ half) / number
                let green = ((second & 0xFFFF_FFFF) &+ half) / number
                let alpha = ((second &>> 32) &+ half) / number
                output[index] = UInt32(truncatingIfNeeded: blue | green &<< 8 | red &<< 16 | alpha &<< 24)
            }
            index = index &+ 1
        }
    }

    /// Returns the source's color at a position in its pixels, interpolated in 256ths.
    private func sample(_ x: Double, _ y: Double) -> UInt32 {
        guard x > -0.5, y > -0.5, x < Double(source.width) + 0.5, y < Double(source.height) + 0.5 else { return 0 }
        let (fixedX, fixedY) = (Int(x * 256 + 128), Int(y * 256 + 128))
        // The pixels to the left and above, beginning with that before the first.
        let (column, row) = ((fixedX &>> 8) &- 1, (fixedY &>> 8) &- 1)
        let (hasLeft, hasRight) = (column >= 0, column &+ 1 < source.width)
        let (hasTop, hasBottom) = (row >= 0, row &+ 1 < source.height)
        let above = source.pixels + (row &* source.bytesPerRow &+ column &* 4)
        let below = above + source.bytesPerRow
        let a = hasTop && hasLeft ? above.load(as: UInt32.self) : 0
        let b = hasTop && hasRight ? above.load(fromByteOffset: 4, as: UInt32.self) : 0
        let c = hasBottom && hasLeft ? below.load(as: UInt32.self) : 0
        let d = hasBottom && hasRight ? below.load(fromByteOffset: 4, as: UInt32.self) : 0
        if a == b, a == c, a == d { return a }
        let partX = UInt32(truncatingIfNeeded: fixedX & 0xFF)
        let partY = UInt32(truncatingIfNeeded: fixedY & 0xFF)
        return Self.mix(Self.mix(a, b, partX), Self.mix(c, d, partX), partY)
    }

    /// Returns a color between two; `part` is that of the second one in 256ths.
    private static func mix(_ one: UInt32, _ other: UInt32, _ part: UInt32) -> UInt32 {
        let mask: UInt32 = 0xFF_00FF
        let half: UInt32 = 0x80_0080
        let rest = 256 &- part
        let low = (((one & mask) &* rest &+ (other & mask) &* part &+ half) &>> 8) & mask
        let high = ((one &>> 8) & mask) &* rest &+ ((other &>> 8) & mask) &* part &+ half
        return low | high & ~mask
    }
}
