import Foundation

/// The half of the plane in which x · `x` + y · `y` + `origin` isn't negative.
public struct HalfPlane: Hashable, Sendable {
    /// The change per unit to the right.
    public var x: Double
    /// The change per unit down.
    public var y: Double
    /// The value at the origin.
    public var origin: Double

    /// Creates half of the plane from a linear function.
    public init(x: Double, y: Double, origin: Double) {
        self.x = x
        self.y = y
        self.origin = origin
    }

    /// The other half.
    public var complement: HalfPlane { HalfPlane(x: -x, y: -y, origin: -origin) }

    /// Returns the function's value at a point.
    public func value(at point: CGPoint) -> Double { x * Double(point.x) + y * Double(point.y) + origin }

    /// Returns the half in coordinates that a map leads to.
    public func applying(_ map: CGAffineTransform) -> HalfPlane {
        let inverse = map.inverted()
        return HalfPlane(
            x: x * Double(inverse.a) + y * Double(inverse.b), y: x * Double(inverse.c) + y * Double(inverse.d),
            origin: x * Double(inverse.tx) + y * Double(inverse.ty) + origin)
    }
}

extension ImageContent {
    /// Returns the part of an upright image that lies in half of the plane.
    ///
    /// Pixels that the edge cuts have a part of their opacity. The part in front has that of the covered area, a. The
    /// part behind has (1 - a) / (1 - a · opacity), so that both over each other are the whole pixel again: a seam
    /// isn't visible, whatever the opacity is.
    ///
    /// - Parameter isBehind: A Boolean value that indicates whether the other half is drawn over this one.
    package func part(in half: HalfPlane, isBehind: Bool) -> ImageContent {
        guard bitmap.width > 0, bitmap.height > 0, destination.width > 0, destination.height > 0 else { return self }
        let toPixels = CGAffineTransform(translationX: -destination.minX, y: -destination.minY).concatenating(
            CGAffineTransform(
                scaleX: CGFloat(bitmap.width) / destination.width, y: CGFloat(bitmap.height) / destination.height))
        let edge = half.applying(toPixels)
        let length = (edge.x * edge.x + edge.y * edge.y).squareRoot()
        guard length > 0, length.isFinite else { return self }
        var result = self
        result.bitmap = Bitmap(width: bitmap.width, height: bitmap.height) { pixels, bytesPerRow in
            // The change, per pixel to the right, of the covered part: the distance of the pixel's center, and a half.
            let slope = edge.x / length
            for y in 0..<bitmap.height {
                let start = edge.value(at: CGPoint(x: 0.5, y: Double(y) + 0.5)) / length + 0.5
                let (cut, whole) = Self.columns(start: start, slope: slope, width: bitmap.width)
                let source = bitmap.pixels + y * bitmap.bytesPerRow
                let target = pixels + y * bytesPerRow
                memcpy(target + whole.lowerBound * 4, source + whole.lowerBound * 4, whole.count * 4)
                for x in cut {
                    let covered = min(max(0, start + slope * Double(x)), 1)
                    let pixel = source.load(fromByteOffset: x * 4, as: UInt32.self)
                    target.storeBytes(
                        of: Self.part(covered, isBehind: isBehind, of: pixel), toByteOffset: x * 4, as: UInt32.self)
                }
            }
        }
        return result
    }

    /// Returns the columns that the edge may cut in a row, and those that are covered as a whole.
    private static func columns(start: Double, slope: Double, width: Int) -> (cut: Range<Int>, whole: Range<Int>) {
        let isLevel = abs(slope) * Double(width) < 1e-6
        guard !isLevel else {
            return start >= 1 ? (0..<0, 0..<width) : start <= 0 ? (0..<0, 0..<0) : (0..<width, 0..<0)
        }
        let ends = [-start / slope, (1 - start) / slope].map { min(max(0, $0), Double(width)) }.sorted()
        let (first, last) = (Int(ends[0].rounded(.down)), min(Int(ends[1].rounded(.up)), width))
        return (first..<last, slope > 0 ? last..<width : 0..<first)
    }

    private static func part(_ covered: Double, isBehind: Bool, of pixel: UInt32) -> UInt32 {
        let opacity = Double(pixel >> 24) / 255
        let share = isBehind ? covered / (1 - (1 - covered) * opacity) : covered
        return (0..<4).reduce(0) { sum, index in
            let component = Double(pixel >> UInt32(index * 8) & 0xFF)
            return sum | UInt32(min(255, component * share + 0.5)) << UInt32(index * 8)
        }
    }
}
