/// An image, halved along each side while it has two or more pixels per new one.
final class HalvedPixels {
    /// The halved image; valid while this object lives.
    let source: PixelSource
    /// The number of the original's pixels per pixel, a power of two.
    let x: Double
    let y: Double
    private let memory: UnsafeMutablePointer<UInt32>?

    /// Creates an image from one whose pixels per new pixel are given.
    init(_ source: PixelSource, x stepX: Double, y stepY: Double) {
        var result = source
        var memory: UnsafeMutablePointer<UInt32>?
        var x = 1.0
        var y = 1.0
        while true {
            let halvesX = abs(stepX) >= 2 * x && result.width > 1
            let halvesY = abs(stepY) >= 2 * y && result.height > 1
            guard halvesX || halvesY else { break }
            let width = halvesX ? (result.width + 1) / 2 : result.width
            let height = halvesY ? (result.height + 1) / 2 : result.height
            // A result may overwrite what it was made from: it never gets ahead of it.
            let target = memory ?? .allocate(capacity: width * height)
            var row = 0
            while row < height {
                let upper = halvesY ? 2 * row : row
                let lower = halvesY ? min(2 * row + 1, result.height - 1) : row
                Self.halve(
                    (result.pixels + upper * result.bytesPerRow).assumingMemoryBound(to: UInt32.self),
                    (result.pixels + lower * result.bytesPerRow).assumingMemoryBound(to: UInt32.self),
                    width: result.width, alongRows: halvesX, into: target + row * width)
                row += 1
            }
            memory = target
            result = PixelSource(
                pixels: UnsafeRawPointer(target), width: width, height: height, bytesPerRow: width * 4,
                isOpaque: source.isOpaque)
            if halvesX { x *= 2 }
            if halvesY { y *= 2 }
        }
        self.source = result
        self.x = x
        self.y = y
        self.memory = memory
    }

    deinit { memory?.deallocate() }

    /// Stores the mean of two or four pixels each; an odd last one counts double.
    private static func halve(
        _ upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>, width: Int, alongRows: Bool,
        into output: UnsafeMutablePointer<UInt32>
    ) {
        let step = alongRows ? 2 : 1
        let count = alongRows ? width / 2 : width
        var next = step &- 1
        var source = 0
        var index = 0
        var end = count
        while true {
            while index < end {
                let a = upper[source]
                let b = upper[source &+ next]
                let c = lower[source]
                let d = lower[source &+ next]
                let even = (a & 0xFF00FF) &+ (b & 0xFF00FF) &+ (c & 0xFF00FF) &+ (d & 0xFF00FF) &+ 0x20002
                let odd =
                    ((a &>> 8) & 0xFF00FF) &+ ((b &>> 8) & 0xFF00FF) &+ ((c &>> 8) & 0xFF00FF)
                    &+ ((d &>> 8) & 0xFF00FF) &+ 0x20002
                output[index] = (even &>> 2) & 0xFF00FF | (odd & 0x3FC_03FC) &<< 6
                source = source &+ step
                index = index &+ 1
            }
            guard source < width else { break }
            next = 0
            end = end &+ 1
        }
    }
}
