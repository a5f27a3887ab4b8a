import BuilderUIKit

/// An image that is scaled, moved, turned or skewed.
struct TransformNode: ImageNode {
    let input: any ImageNode
    let matrix: CGAffineTransform
    let extent: Region
    /// A Boolean value that indicates whether the nearest pixels were asked for, in this or an earlier transform.
    private let asksNearest: Bool
    private let isNearest: Bool

    /// Creates a node; two transforms in a row become one.
    ///
    /// - Parameter isNearest: Pass true to copy the nearest pixels. This is always done if the pixels become whole
    ///   blocks of pixels, so that the edges of codes stay hard.
    init(_ input: any ImageNode, _ matrix: CGAffineTransform, isNearest: Bool) {
        let first = input as? TransformNode
        let matrix = first?.matrix.concatenating(matrix) ?? matrix
        self.input = first?.input ?? input
        self.matrix = matrix
        asksNearest = isNearest || first?.asksNearest == true
        self.isNearest = asksNearest || Self.keepsPixels(matrix)
        let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        let isUsable = numbers.allSatisfy(\.isFinite) && abs(determinant) > 1e-12 && abs(determinant) < 1e12
        extent = isUsable ? self.input.extent.applying(matrix) : .empty
    }

    /// Returns a Boolean value that indicates whether each pixel becomes a whole block of pixels.
    private static func keepsPixels(_ matrix: CGAffineTransform) -> Bool {
        func isWhole(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < 1e-6 }
        guard isAxisAligned(matrix), [matrix.a, matrix.b, matrix.c, matrix.d].allSatisfy(isWhole) else { return false }
        let isEnlarged = abs(matrix.a) + abs(matrix.b) > 1.5 && abs(matrix.c) + abs(matrix.d) > 1.5
        return isEnlarged || (isWhole(matrix.tx) && isWhole(matrix.ty))
    }

    private static func isAxisAligned(_ matrix: CGAffineTransform) -> Bool {
        (abs(matrix.b) < 1e-9 && abs(matrix.c) < 1e-9) || (abs(matrix.a) < 1e-9 && abs(matrix.d) < 1e-9)
    }

    func draw(_ raster: Raster, _ space: WorkingSpace) {
        let region = raster.region
        let inverse = matrix.inverted()
        let needed = region.applying(inverse).outset(by: 2, 2).intersection(input.extent)
        guard needed.isDrawable else { return }
        let sampler = Sampler(input.raster(needed, space), repeatsEdges: Self.isAxisAligned(matrix))
        let shift = isNearest ? Self.fixed(1.0 / 65536) : -Self.fixed(0.5)
        let stepX = Self.fixed(inverse.a)
        let stepY = Self.fixed(inverse.b)
        for y in region.y..<region.maxY {
            let center = CGPoint(x: CGFloat(region.x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
            let start = (
                Self.fixed(center.x - CGFloat(needed.x)) &+ shift,
                Self.fixed(center.y - CGFloat(needed.y)) &+ shift
            )
            if isNearest {
                sampler.copyNearest(from: start, step: (stepX, stepY), to: raster.row(y), count: region.width)
            } else {
                sampler.mix(from: start, step: (stepX, stepY), to: raster.row(y), count: region.width)
            }
        }
    }

    /// Returns a number with 32 bits after the point.
    private static func fixed(_ value: CGFloat) -> Int {
        Int((Double(max(-1e9, min(1e9, value))) * 4_294_967_296).rounded())
    }
}

/// A reader of pixels at any places; coordinates have 32 bits after the point and are relative to the raster.
private struct Sampler {
    private let raster: Raster
    private let width: Int
    private let height: Int
    /// A Boolean value that indicates whether the pixels outside are those at the edges, rather than clear.
    private let repeatsEdges: Bool
    /// The first pixel of the bottom row.
    private let bottom: UnsafeMutablePointer<UInt64>

    init(_ raster: Raster, repeatsEdges: Bool) {
        self.raster = raster
        self.repeatsEdges = repeatsEdges
        width = raster.region.width
        height = raster.region.height
        bottom = raster.pixels + (height - 1) * width
    }

    func copyNearest(
        from start: (x: Int, y: Int), step: (x: Int, y: Int), to target: UnsafeMutablePointer<UInt64>, count: Int
    ) {
        var (x, y) = start
        let (stepX, stepY) = step
        var index = 0
        while index < count {
            target[index] = pixel(x &>> 32, y &>> 32)
            x = x &+ stepX
            y = y &+ stepY
            index = index &+ 1
        }
    }

    /// Stores the mixes of the four pixels around each place.
    func mix(
        from start: (x: Int, y: Int), step: (x: Int, y: Int), to target: UnsafeMutablePointer<UInt64>, count: Int
    ) {
        var (x, y) = start
        let (stepX, stepY) = step
        var index = 0
        while index < count {
            let column = x &>> 32
            let row = y &>> 32
            let shareX = UInt64(truncatingIfNeeded: x &>> 17 & 0x7FFF)
            let shareY = UInt64(truncatingIfNeeded: y &>> 17 & 0x7FFF)
            let low = Pixel.mix(pixel(column, row), pixel(column &+ 1, row), share: shareX)
            let high = Pixel.mix(pixel(column, row &+ 1), pixel(column &+ 1, row &+ 1), share: shareX)
            target[index] = Pixel.mix(low, high, share: shareY)
            x = x &+ stepX
            y = y &+ stepY
            index = index &+ 1
        }
    }

    /// Returns a pixel; rows count from the bottom.
    @inline(__always)
    private func pixel(_ column: Int, _ row: Int) -> UInt64 {
        if column >= 0, column < width, row >= 0, row < height { return bottom[column &- row &* width] }
        guard repeatsEdges else { return 0 }
        let x = column < 0 ? 0 : column < width ? column : width &- 1
        let y = row < 0 ? 0 : row < height ? row : height &- 1
        return bottom[x &- y &* width]
    }
}
